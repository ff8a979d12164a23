"""All references of a judge and of the program, followed to an edition of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from judgeapp.citations.reference import FollowedReference, followed
from judgeapp.citations.saved import SavedReferences
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.desk.written.alignments import SavedAlignments, load_alignments
from judgeapp.editions.alignment.alignment import Alignment
from judgeapp.editions.alignment.wording import fingerprint
from judgeapp.editions.cached_alignment import cached_alignment, clauses_of
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.questions.opening import open_questions
from judgeapp.questions.question import load_questions
from judgeapp.rulebook.corpus import Corpus, editions_of_rules
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import ready_scenes


class Review(Struct, frozen=True):
    """Result of following all references to an edition."""

    target: Rulebook  # the edition that all was followed to
    followed: tuple[FollowedReference, ...]  # every reference
    alignments: dict[str, Alignment]
    troubles: tuple[InputError, ...] = ()  # what could not be read of the data folder

    @property
    def to_review(self) -> tuple[FollowedReference, ...]:
        return tuple(reference for reference in self.followed if reference.to_review)


def newest(corpus: Corpus) -> Rulebook:
    return editions_of_rules(corpus)[-1]


def review(
    corpus: Corpus,
    glossary: Glossary,
    folder: Path,
    target: Rulebook,
    *,
    all_: bool = False,
    scenes: Iterable[Scene] = (),
    cache_folder: Path | None = None,
) -> Review:
    """References in the judge's data, and in his `scenes`; with `all_` also in the program's own, if not settled: for
    an edition that the program knows, all of it is."""
    saved_alignments, trouble = load_alignments(folder)
    saved = SavedReferences(corpus, saved_alignments)
    references = (*saved.own(folder), *saved.of_scenes(scenes))
    if all_ and target.edition not in EDITIONS:
        concepts = glossary.concepts.values()
        here = {edition.edition for edition in editions_of_rules(corpus)}
        questions = (
            open_questions(cache_folder / "questions", glossary).by_id.values() if cache_folder else load_questions()
        )
        built_in = saved.built_in_references(questions, ready_scenes(), concepts)
        # Built-in citations of an edition not here use our own words.
        references += tuple(reference for reference in built_in if reference.edition in here)
    alignments = alignments_to(corpus, glossary, target, saved_alignments, cache_folder)
    fingerprints: dict[tuple[str, str], str] = {}
    for edition in editions_of_rules(corpus):
        for clause in clauses_of(corpus, edition):
            fingerprints.setdefault((edition.edition, clause.number), fingerprint(clause))
    troubles = (*saved.troubles, *((trouble,) if trouble is not None else ()))
    return Review(target, followed(references, target.edition, alignments, fingerprints), alignments, troubles)


def alignments_to(
    corpus: Corpus, glossary: Glossary, target: Rulebook, saved: SavedAlignments, cache_folder: Path | None
) -> dict[str, Alignment]:
    """Alignments from all other editions, by their numbers; of one in several languages from that in the
    language of the target, or the first."""
    alignments: dict[str, Alignment] = {}
    others = [s for s in editions_of_rules(corpus) if s.edition != target.edition]
    for source in sorted(others, key=lambda s: s.language != target.language):
        if source.edition not in alignments:
            between = saved.between(source.key, target.key)
            alignments[source.edition] = cached_alignment(corpus, glossary, source, target, between, cache_folder)
    return alignments
