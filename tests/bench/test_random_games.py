"""Random games with legal decks of cards of our own, in which everything must hold."""

from __future__ import annotations

import random
from functools import cache

import pytest

from judgeapp.bench.decks import Pool, pool_of, random_deck
from judgeapp.bench.soak import SoakFault, soak
from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.compiler import Understanding
from judgeapp.cards.understanding import read_card
from judgeapp.engine.decks import DECK_SIZE, check_deck
from judgeapp.engine.lang import Category
from tests.bench.cards import entries

# So many games in each of the parts, which run side by side.
GAMES, PARTS = 25, 8


@cache
def pool() -> Pool:
    readings = [read_card(read_entry(entry, "en").record) for entry in entries()]
    assert [r.record.number for r in readings if r.state is not Understanding.UNDERSTOOD] == []
    return pool_of(reading.face for reading in readings)


def test_random_decks_may_be_played_with() -> None:
    dice = random.Random(1)
    for _ in range(50):
        deck = random_deck(pool(), dice)
        eggs = [n for n in deck if pool().faces[n].category is Category.DIGI_EGG]
        cards = [n for n in deck if pool().faces[n].category is not Category.DIGI_EGG]
        assert len(cards) == DECK_SIZE
        assert check_deck(pool().faces, cards, eggs) == ()


@pytest.mark.parametrize("part", range(PARTS))
def test_everything_holds_in_random_games(part: int) -> None:
    faults: list[SoakFault] = []
    played = soak(pool(), 1, range(part * GAMES, (part + 1) * GAMES), faults.append)
    assert faults == []
    assert played.stuck == 0
    assert sum(played.endings.values()) == GAMES
