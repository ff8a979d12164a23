"""Editions of the rules available: which is in force, what changed between them, and what of a judge's needs a look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from msgspec import Struct

from judgeapp.citations.review import Review, newest, review
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment
from judgeapp.editions.cached_alignment import clauses_of
from judgeapp.editions.changes import EditionChanges, changes_between, changes_by_news, doubts_that_matter
from judgeapp.editions.in_force import InForce, dates_of, in_force, may_be_newer
from judgeapp.editions.taught import TaughtFact, Touched, still_touched, touched_by
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import RULES, Corpus, editions_of_rules
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Passage


class ComparedEditions(Struct, frozen=True):
    """Two editions, and the changes of the newer one, whose text need not be here."""

    old: Rulebook
    new: Rulebook
    changes: EditionChanges

    @property
    def key(self) -> str:
        return f"{self.old.key} {self.new.key}"


class EditionPair(ComparedEditions, frozen=True):
    """Two aligned editions, with their texts by number."""

    alignment: Alignment
    of_old: dict[str, Passage]
    of_new: dict[str, Passage]
    asked: tuple[AlignedClauses, ...]  # doubtful lines on which something rests


class EditionsOverview(Struct, frozen=True):
    """Known editions of the rules, for the page of editions."""

    table: tuple[InForce, ...]  # since when each edition is in force, the newest first
    own: bool  # the judge's own
    current: str
    may_be_newer: bool
    here: tuple[Rulebook, ...]  # the editions whose text is available, the oldest first
    pairs: tuple[EditionPair, ...]  # each older one with the newest
    cited: tuple[ComparedEditions, ...]  # each known one whose text is not here, with the one before it
    review: Review
    touched: Touched | None
    taught: tuple[TaughtFact, ...]

    def pair(self, key: str) -> EditionPair | None:
        return next((pair for pair in self.pairs if pair.key == key), None)

    def compared(self, key: str) -> ComparedEditions | None:
        return next((pair for pair in self.all_compared if pair.key == key), None)

    @property
    def all_compared(self) -> tuple[ComparedEditions, ...]:
        """All compared pairs, the aligned ones first."""
        return (*self.pairs, *self.cited)


def overview(corpus: Corpus, glossary: Glossary, folder: Path, cache_folder: Path, day: date) -> EditionsOverview:
    """Takes seconds when editions were not aligned before."""
    alignments, _ = load_alignments(folder)
    table = dates_of(corpus.manifest, alignments.in_force)
    target = newest(corpus)
    here = editions_of_rules(corpus)
    reviewed = Review(target, (), {})
    if len(here) > 1:  # else all is of the one that there is
        reviewed = review(corpus, glossary, folder, target, all_=True, cache_folder=cache_folder)
    own = [
        (followed.reference.edition, followed.reference.number)
        for followed in reviewed.followed
        if followed.reference.is_own
    ]
    pairs = tuple(_pair(corpus, alignment, here, own) for alignment in reviewed.alignments.values())
    return EditionsOverview(
        table,
        alignments.in_force is not None,
        in_force(table, day),
        may_be_newer(table, day),
        here,
        pairs,
        tuple(_cited_pairs(corpus, here)),
        reviewed,
        still_touched(touched_by((pair.old, pair.new, pair.alignment) for pair in pairs), alignments.taught_facts),
        alignments.taught_facts,
    )


def _pair(
    corpus: Corpus, alignment: Alignment, here: tuple[Rulebook, ...], own: Sequence[tuple[str, str]]
) -> EditionPair:
    by_key = {source.key: source for source in here}
    old, new = by_key[alignment.old], by_key[alignment.new]
    mine, theirs = clauses_of(corpus, old, new.language), clauses_of(corpus, new, old.language)
    changes = changes_between(old, new, alignment, (p for p in corpus if p.source == new.key))
    asked = doubts_that_matter(changes, alignment, old.edition, new.edition, own)
    return EditionPair(old, new, changes, alignment, {c.number: c for c in mine}, {c.number: c for c in theirs}, asked)


def _cited_pairs(corpus: Corpus, here: tuple[Rulebook, ...]) -> Iterator[ComparedEditions]:
    at_hand = {source.edition for source in here}
    for cited in corpus.manifest.cited:
        if cited.edition in EDITIONS and cited.edition not in at_hand:
            old, new = corpus.manifest.source(RULES), corpus.manifest.source(cited.key)
            yield ComparedEditions(old, new, changes_by_news(old, new))
