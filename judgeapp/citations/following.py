"""References followed into another edition: where their clause is there, and whether a judge must look at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from judgeapp.citations.reference import Reference
from judgeapp.editions.alignment.alignment import Alignment, AlignmentDoubt, Fate


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
    """numbers -- in the edition that it was followed to"""

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
    """All of them in `edition`.

    linings      -- to that edition, by the number of the one they come from
    fingerprints -- of what is available, by edition and number
    """
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
