"""The cards of our own that random games are played with."""

from __future__ import annotations

from functools import cache

from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.compiler import Understanding
from judgeapp.cards.understanding import read_card
from tests.bench.random_games.decks import Pool, pool_of
from tests.bench.random_games.made_cards import entries


@cache
def pool() -> Pool:
    readings = [read_card(read_entry(entry, "en").record) for entry in entries()]
    assert [r.record.number for r in readings if r.state is not Understanding.UNDERSTOOD] == []
    return pool_of(reading.face for reading in readings)
