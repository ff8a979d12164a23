"""Random games with legal decks of invented cards, checked for faults."""

from __future__ import annotations

import random

import pytest

from judgeapp.engine.decks import DECK_SIZE, check_deck
from judgeapp.engine.lang import Category
from tests.bench.random_games.decks import random_deck
from tests.bench.random_games.pool import pool
from tests.bench.random_games.soak import SoakFault, soak
from tests.nightly import mostly_nightly

# GAMES in each of PARTS, which run in parallel.
GAMES, PARTS = 15, 12


def test_random_decks_are_legal() -> None:
    dice = random.Random(1)
    for _ in range(50):
        deck = random_deck(pool(), dice)
        eggs = [n for n in deck if pool().faces[n].category is Category.DIGI_EGG]
        cards = [n for n in deck if pool().faces[n].category is not Category.DIGI_EGG]
        assert len(cards) == DECK_SIZE
        assert check_deck(pool().faces, cards, eggs) == ()


@pytest.mark.parametrize("part", mostly_nightly(range(PARTS)))
def test_everything_holds_in_random_games(part: int) -> None:
    faults: list[SoakFault] = []
    numbers = range(part * GAMES, (part + 1) * GAMES)
    played = soak(pool(), 1, numbers, lambda fault, failing: faults.append(fault))
    assert faults == []
    assert played.stuck == 0
    assert sum(played.endings.values()) == GAMES
