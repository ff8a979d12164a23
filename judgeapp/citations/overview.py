"""The editions of the rules available: which is in force, what changed between them, and what of a
judge's must be looked at."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from msgspec import Struct

from judgeapp.citations.review import Review, newest, review
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.editions.alignment.alignment import Alignment
from judgeapp.editions.cached_alignment import clauses_of
from judgeapp.editions.in_force import InForce, dates_of, in_force, may_be_newer
from judgeapp.editions.touched import Touched, touched_by
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import Corpus, editions_of_rules
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Passage


class EditionPair(Struct, frozen=True):
    """Two editions lined up, with what they say by number."""

    old: Rulebook
    new: Rulebook
    alignment: Alignment
    of_old: dict[str, Passage]
    of_new: dict[str, Passage]

    @property
    def key(self) -> str:
        return f"{self.old.key} {self.new.key}"


class EditionsOverview(Struct, frozen=True):
    """table    -- since when each edition is in force, the newest first; own -- the judge's own
    here       -- the editions whose text is available, the oldest first
    pairs      -- each older one with the newest
    """

    table: tuple[InForce, ...]
    own: bool
    current: str
    may_be_newer: bool
    here: tuple[Rulebook, ...]
    pairs: tuple[EditionPair, ...]
    review: Review
    touched: Touched | None

    def pair(self, key: str) -> EditionPair | None:
        return next((pair for pair in self.pairs if pair.key == key), None)


def overview(corpus: Corpus, glossary: Glossary, folder: Path, kept_in: Path, day: date) -> EditionsOverview:
    """Takes seconds when editions were not lined up before."""
    kept, _ = load_alignments(folder)
    table = dates_of(corpus.manifest, kept.in_force)
    target = newest(corpus)
    here = editions_of_rules(corpus)
    reviewed = Review(target, (), {})
    if len(here) > 1:  # else all is of the one that there is
        reviewed = review(corpus, glossary, folder, target, all_=True, kept_in=kept_in)
    pairs = tuple(_pair(corpus, alignment, here) for alignment in reviewed.alignments.values())
    return EditionsOverview(
        table,
        kept.in_force is not None,
        in_force(table, day),
        may_be_newer(table, day),
        here,
        pairs,
        reviewed,
        touched_by((pair.old, pair.new, pair.alignment) for pair in pairs),
    )


def _pair(corpus: Corpus, alignment: Alignment, here: tuple[Rulebook, ...]) -> EditionPair:
    by_key = {source.key: source for source in here}
    old, new = by_key[alignment.old], by_key[alignment.new]
    mine, theirs = clauses_of(corpus, old, new.language), clauses_of(corpus, new, old.language)
    return EditionPair(old, new, alignment, {c.number: c for c in mine}, {c.number: c for c in theirs})
