"""Places that name a clause of an edition, and their target in another: whether a judge must look at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from judgeapp.editions.alignment.alignment import Alignment, AlignmentDoubt, Fate
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import Passage


class ReferenceKind(StrEnum):
    BOOKMARK = "bookmark"
    RULING = "ruling"
    WRITTEN = "written"  # the ruling that is being written
    ANSWER = "answer"  # the judge confirmed that it decides an official answer
    TABLE = "table"  # it decided at the table that is kept
    READING = "reading"
    QUESTION = "question"
    SCENE = "scene"
    DIFFERENCE = "difference"
    CONCEPT = "concept"


# What the judge keeps himself; the others come with the program.
OWN = (ReferenceKind.BOOKMARK, ReferenceKind.RULING, ReferenceKind.WRITTEN, ReferenceKind.ANSWER, ReferenceKind.TABLE)

# What the key of a scene of the judge begins with.
OWN_SCENE = "own/"


class Reference(Struct, frozen=True):
    """Reference from a saved record, such as a ruling, to a clause of an edition."""

    kind: ReferenceKind
    id: str  # of the place: a passage, a ruling, an answer, a scene
    told: str  # its line of text: the question of a ruling
    edition: str  # the number of the edition whose clause it names
    number: str  # of the clause
    fingerprint: str = ""  # of the clause's text; empty if unknown

    @property
    def is_own(self) -> bool:
        return self.kind in OWN or (self.kind is ReferenceKind.SCENE and self.id.startswith(OWN_SCENE))


def clause_in(corpus: Corpus, edition: str, number: str) -> Passage | None:
    own = corpus.manifest.source(RULES).edition == edition
    clause = corpus.clause(number if own else f"{number}@{edition}")
    # Clauses that are only cited have no text.
    return clause if clause is not None and "@" not in clause.number else None


class CitationStanding(StrEnum):
    FOLLOWED = "followed"  # it says the same there
    EDITED = "edited"
    MERGED = "merged"
    SPLIT = "split"
    GONE = "gone"
    DOUBTFUL = "doubtful"  # which clause it is, is not settled
    REWRITTEN = "rewritten"  # of the same edition, but the text is a different one by now
    UNKNOWN = "unknown"  # the edition that it names, or the clause in it, is not here


_OF_FATE = {
    Fate.SAME: CitationStanding.FOLLOWED,
    Fate.MOVED: CitationStanding.FOLLOWED,
    Fate.EDITED: CitationStanding.EDITED,
    Fate.MERGED: CitationStanding.MERGED,
    Fate.SPLIT: CitationStanding.SPLIT,
    Fate.GONE: CitationStanding.GONE,
}


class FollowedReference(Struct, frozen=True):
    """Reference followed to another edition, with the numbers of its clause there."""

    reference: Reference
    edition: str
    standing: CitationStanding
    numbers: tuple[str, ...]

    @property
    def to_review(self) -> bool:
        return self.standing is not CitationStanding.FOLLOWED


def followed(
    references: Iterable[Reference],
    edition: str,
    alignments: Mapping[str, Alignment],
    fingerprints: Mapping[tuple[str, str], str],
) -> tuple[FollowedReference, ...]:
    """All in `edition`. `alignments`: to that edition, by the number of the one they come from; `fingerprints`: of the
    available clauses, by edition and number."""
    return tuple(
        FollowedReference(reference, edition, *_standing(reference, edition, alignments, fingerprints))
        for reference in references
    )


def _standing(
    reference: Reference, edition: str, alignments: Mapping[str, Alignment], fingerprints: Mapping[tuple[str, str], str]
) -> tuple[CitationStanding, tuple[str, ...]]:
    fingerprint = fingerprints.get((reference.edition, reference.number))
    if fingerprint is None:
        return CitationStanding.UNKNOWN, ()
    rewritten = bool(reference.fingerprint) and reference.fingerprint != fingerprint
    if reference.edition == edition:
        return (CitationStanding.REWRITTEN if rewritten else CitationStanding.FOLLOWED), (reference.number,)
    alignment = alignments.get(reference.edition)
    line = alignment.of_old.get(reference.number) if alignment is not None else None
    if line is None:
        return CitationStanding.UNKNOWN, ()
    if line.is_doubtful and line.doubts != (AlignmentDoubt.PART,):
        return CitationStanding.DOUBTFUL, line.new
    standing = _OF_FATE[line.fate]
    if rewritten and standing is CitationStanding.FOLLOWED:
        return CitationStanding.REWRITTEN, line.new
    return standing, line.new
