"""Reading many cards in several processes has the same result as in one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from judgeapp.cards.readers import read_cards
from judgeapp.cards.reading.caching import caching_in
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import is_card_read, read_card
from judgeapp.desk.reading_cache import open_reading_cache
from tests.cards.made import JAPANESE, OPTION, record

TEXTS = (
    "[On Play] <Draw 1>. Then, gain 1 memory.",
    "<Blocker> [When Attacking] You may light 1 lamp.",
    "[Your Turn] This Digimon gets +1000 DP.",
    "",
)


@pytest.fixture
def records() -> list[CardRecord]:
    english = [record(f"TS1-{index:03}", effect=text) for index, text in enumerate(TEXTS * 20, 100)]
    return [*english, record(**OPTION), record(**JAPANESE)]


@pytest.fixture(autouse=True)
def nobody_is_left_over() -> Iterator[None]:
    yield
    assert not active_children()


def test_several_readers_give_the_same_readings_as_one(records: list[CardRecord]) -> None:
    one_by_one = [read_card(record) for record in records]
    assert [*read_cards(records, worth_it=1)] == one_by_one
    assert [*read_cards(records)] == one_by_one


def test_stopping_early_leaves_no_readers(records: list[CardRecord]) -> None:
    readings = read_cards(records, worth_it=1)
    assert next(iter(readings)) == read_card(records[0])
    readings.close()


def test_readings_of_all_readers_are_cached(records: list[CardRecord], tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    with caching_in(partial(open_reading_cache, file)):
        assert not is_card_read(records[0])
        read = [*read_cards(records, worth_it=1)]
    with caching_in(partial(open_reading_cache, file)):
        assert all(map(is_card_read, records))
        # All cards are cached, so no reader processes are started.
        assert [*read_cards(records, worth_it=1)] == read
