"""Combinations of parts of the effect language: printed as card text, a pair reads back the same.

Not every pair has words. `HOLD` keeps what was reached: `python -m tests.cards.test_composition` counts the pairs that
hold, and with `--list` prints the others, to be compared with those of another commit.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec
import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.grammar.printing import UnsayableError
from judgeapp.cards.reading.meaning.canonical import canonical
from judgeapp.cards.reading.meaning.meaning import meaning_of
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.reading.words import effect_text
from judgeapp.engine.lang import Effect
from tests.cards.pairs import Pair, pairs
from tests.cards.wordings import same
from tests.nightly import mostly_nightly

# Minimum number of pairs with a wording. Raise it; fewer pairs mean that wordings were lost.
HOLD = {"en": 13_607, "ja": 11_579}


class Tried(NamedTuple):
    """A pair and its text, which is empty if there is no wording."""

    pair: Pair
    text: str
    holds: bool


def tried(pair: Pair, language: str) -> Tried:
    try:
        text = effect_text(pair.effect, language)
    except UnsayableError:
        return Tried(pair, "", holds=False)
    reading = read_text(text, language)
    understood = reading.state is Understanding.UNDERSTOOD
    return Tried(pair, text, understood and _says(reading.effects, pair.effect))


def _says(read: Sequence[Effect], effect: Effect) -> bool:
    """Tell whether a reading is exactly this effect."""
    if len(read) != 1:
        return False
    if read[0] == effect:
        return True  # most are equal as they are, which saves making them canonical
    meant = msgspec.convert(canonical(meaning_of(effect)), type=Effect)
    return same(read[0]) in (same(meant), same(effect))


@cache
def all_tried(language: str) -> tuple[Tried, ...]:
    return tuple(tried(pair, language) for pair in pairs())


@pytest.mark.parametrize("language", mostly_nightly(LANGUAGES))
def test_a_sample_of_all_pairs_is_read_as_the_same(language: str) -> None:
    sample = [tried(pair, language) for pair in random.Random(1).sample(list(pairs()), 150)]
    assert [f"{attempt.pair.name}: {attempt.text}" for attempt in sample if attempt.text and not attempt.holds] == []
    assert sum(attempt.holds for attempt in sample) > 60


@pytest.mark.nightly
@pytest.mark.lengthy
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_text_reads_back_the_same(language: str) -> None:
    misread = [
        f"{attempt.pair.name}: {attempt.text}" for attempt in all_tried(language) if attempt.text and not attempt.holds
    ]
    assert misread == []
    assert sum(attempt.holds for attempt in all_tried(language)) >= HOLD[language]


def main() -> None:
    for language in LANGUAGES:
        attempts = all_tried(language)
        print(f"{language}: {sum(attempt.holds for attempt in attempts):,} of {len(attempts):,} pairs hold")
        if "--list" in sys.argv:
            print(*(f"  {attempt.pair.name}" for attempt in attempts if not attempt.holds), sep="\n")


if __name__ == "__main__":
    main()
