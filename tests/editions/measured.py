"""Share of an alignment that is what truly became of the clauses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from judgeapp.editions.alignment.align import align
from judgeapp.editions.alignment.alignment import Alignment
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import RULES, load_corpus
from judgeapp.rulebook.passage import Passage
from tests.editions.changing import Recipe
from tests.editions.made import Made, made
from tests.editions.other_hands import by_another_hand

# What they are written from.
_OTHER_HANDS = {"ja": "zh-Hans", "other en": "en"}


@dataclass(frozen=True)
class Measured:
    """`right` is the share of the clauses of 3.6 of which it was told rightly what they are now;
    `unseen` are those that are wrong and not doubtful."""

    made: Made
    alignment: Alignment
    right: float
    unseen: tuple[str, ...]


@cache
def measured(seed: int, old: str, new: str, recipe: Recipe) -> Measured:
    """3.6 in language `old` against an edition made in language `new`; "ja" and "other en" are
    those of other hands."""
    if new in _OTHER_HANDS:
        edition = by_another_hand(made(seed, _OTHER_HANDS[new], recipe), new[-2:])
    else:
        edition = made(seed, new, recipe)
    alignment = align(_clauses(old), edition.clauses, _glossary())
    wrong = [
        number for number, became in edition.became.items() if set(alignment.of_old[number].new) != set(became.numbers)
    ]
    unseen = tuple(n for n in wrong if not alignment.of_old[n].is_doubtful)
    return Measured(edition, alignment, 1 - len(wrong) / len(edition.became), unseen)


@cache
def _clauses(language: str) -> tuple[Passage, ...]:
    corpus = load_corpus()
    numbered = (p for p in corpus if p.source == RULES and p.number)
    return tuple(corpus.in_language(p, language) for p in numbered)


@cache
def _glossary() -> Glossary:
    return Glossary.load()
