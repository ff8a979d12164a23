"""Filtering cards by facts, with filters or in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.cards import Cards, CardWhy
from judgeapp.cards.finding.filtering import CardFilterKey, card_criteria, facts_in
from judgeapp.cards.reading.caching import caching_in
from judgeapp.cards.understanding import read_card
from judgeapp.desk.reading_cache import open_reading_cache
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.search.filters import filtered

CARDS = (
    {
        "number": "TS1-001",
        "name": "Emberlord",
        "category": "Digimon",
        "colors": ["Red"],
        "level": 6,
        "dp": 11000,
        "play_cost": 12,
        "traits": ["Fire Dragon"],
        "effect": "＜Blocker＞",
    },
    {
        "number": "TS1-002",
        "name": "Emberling",
        "category": "Digimon",
        "colors": ["Red", "Blue"],
        "level": 3,
        "dp": 2000,
        "play_cost": 3,
        "traits": ["Mini Dragon"],
        "effect": "",
    },
    {
        "number": "TS1-003",
        "name": "Tidelord",
        "category": "Digimon",
        "colors": ["Blue"],
        "level": 6,
        "dp": 12000,
        "play_cost": 12,
        "traits": ["Sea Beast"],
        "effect": "＜Blocker＞ [On Play] Choose 1 red Digimon.",
    },
    {
        "number": "TS1-004",
        "name": "Red Boost!",
        "category": "Option",
        "colors": ["Red"],
        "play_cost": 2,
        "effect": "[Main] ＜Draw 1＞",
    },
    {
        "number": "TS1-005",
        "name": "Mira Sol",
        "category": "Tamer",
        "colors": ["Yellow"],
        "play_cost": 4,
        "effect": "[Main] A Digimon gains ＜Blocker＞.",
    },
)


@pytest.fixture(scope="module")
def cards() -> Cards:
    return Cards((read_entry(entry).record for entry in CARDS), Glossary.load())


def numbers(cards: Cards, question: str) -> list[str]:
    asked = filtered(question, tuple(CardFilterKey))
    criteria = card_criteria(asked.filters) if asked.filters else None
    return [hit.card.number[-1] for hit in cards.find(asked.words, criteria=criteria).hits]


BY_FACTS = (
    ("color:red", "124"),
    ("color:赤", "124"),
    ("color:red color:blue", "2"),
    ("level:6", "13"),
    ("level:3-5", "2"),
    ("level:4+", "13"),
    ("level:<=3", "2"),
    ("level:<3", ""),
    ("dp:>11000", "3"),
    ("dp:>=11000", "13"),
    ("cost:2", "4"),
    ("trait:dragon", "12"),
    ("trait:dragon level:6", "1"),
    ("keyword:blocker", "135"),
    ("keyword:block type:tamer", "5"),
    ("type:option", "4"),
    ("type:テイマー", "5"),
    ("color:blue blocker", "3"),
    ("ember color:blue", "2"),
)


@pytest.mark.parametrize(("question", "expected"), BY_FACTS)
def test_filters_keep_cards_by_their_facts(cards: Cards, question: str, expected: str) -> None:
    assert numbers(cards, question) == list(expected)


def test_every_filter_has_an_example() -> None:
    """Cards that haven't been read are neither understood nor not understood."""
    examples = " ".join(question for question, _ in BY_FACTS)
    assert [key for key in CardFilterKey if f"{key}:" not in examples] == [CardFilterKey.UNDERSTOOD]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("red level 6 blocker", "1"),
        ("Lv.6 blocker", "13"),
        ("blue 12000 DP", "3"),
        ("level 6", "13"),
        ("play cost 12", "13"),
        ("rot level 3", "2"),
    ],
)
def test_facts_may_be_written_in_words(cards: Cards, question: str, expected: str) -> None:
    assert numbers(cards, question) == list(expected)


def test_a_number_beside_words_asks_for_cards_and_a_color_may_ask_for_rules(cards: Cards) -> None:
    assert cards.find("red level 6 blocker").by_facts
    assert not cards.find("red blocker").by_facts
    assert not cards.find("level 6").by_facts
    assert not cards.find("level 7 blocker").by_facts


def test_the_name_of_a_card_is_its_name(cards: Cards) -> None:
    """Even if it begins with a color."""
    (hit,) = cards.find("red boost").hits
    assert (hit.card.number, hit.why) == ("TS1-004", CardWhy.NAME)


def test_a_color_alone_is_a_word_like_any_other(cards: Cards) -> None:
    """It may be part of a name, and occurs in texts."""
    assert facts_in("red") is None
    assert numbers(cards, "red")[0] == "4"
    assert facts_in("red blocker") is not None


@pytest.mark.parametrize(
    ("question", "wrong"),
    [
        ("color:pink", "color:pink isn't possible"),
        ("level:six", "level:six isn't a number"),
        (f"level:{'9' * 5000}", "level:9+ isn't a number"),
        ("type:creature", "type:creature isn't possible"),
        ("understood:maybe", "understood:maybe isn't possible"),
    ],
)
def test_a_filter_without_meaning_is_refused(cards: Cards, question: str, wrong: str) -> None:
    with pytest.raises(InputError, match=wrong):
        numbers(cards, question)


# -- whether they are understood -----------------------------------------------------------------

READABLE = (
    {
        "number": "TS2-001",
        "name": "Plainling",
        "category": "Digimon",
        "colors": ["Red"],
        "level": 6,
        "dp": 11000,
        "play_cost": 12,
        "effect": "＜Blocker＞",
    },
    {
        "number": "TS2-002",
        "name": "Riddler",
        "category": "Digimon",
        "colors": ["Red"],
        "level": 3,
        "dp": 2000,
        "play_cost": 3,
        "effect": "[On Play] Fnord the frobs.",
    },
    {
        "number": "TS2-003",
        "name": "Untouched",
        "category": "Digimon",
        "colors": ["Blue"],
        "level": 6,
        "dp": 2000,
        "play_cost": 3,
        "effect": "＜Rush＞",
    },
)


@pytest.fixture
def read(tmp_path: Path) -> Iterator[Cards]:
    """A library whose first two cards have been read."""
    cards = Cards((read_entry(entry).record for entry in READABLE), Glossary.load())
    with caching_in(lambda: open_reading_cache(tmp_path / "readings")):
        for number in ("TS2-001", "TS2-002"):
            card = cards.get(number)
            assert card is not None
            read_card(card.records[0], known=cards.words)
        yield cards


@pytest.mark.parametrize(
    ("question", "expected", "unread"),
    [
        ("understood:yes", "1", 1),
        ("understood:no", "2", 1),
        ("understood:yes understood:no", "", 0),
        ("not understood", "2", 1),
        ("red not understood", "2", 0),
        ("level 6 understood", "1", 1),
        ("blocker understood", "1", 0),
        ("understood:no level:6", "", 1),
    ],
)
def test_understanding_is_known_for_cards_that_were_read(
    read: Cards, question: str, expected: str, unread: int
) -> None:
    assert numbers(read, question) == list(expected)
    asked = filtered(question, tuple(CardFilterKey))
    criteria = card_criteria(asked.filters) if asked.filters else None
    assert read.find(asked.words, criteria=criteria).unread == unread


def test_nothing_is_read_to_find_out(read: Cards) -> None:
    """Unread cards aren't guessed, so they match neither way."""
    assert [record.number for record in read.unread()] == ["TS2-003"]
    for question in ("understood:yes", "understood:no"):
        numbers(read, question)
    assert [record.number for record in read.unread()] == ["TS2-003"]


def test_cards_read_meanwhile_are_known(read: Cards, monkeypatch: Any) -> None:
    now = [100.0]
    monkeypatch.setattr("judgeapp.cards.understood.time.monotonic", lambda: now[0])
    assert numbers(read, "understood:yes") == ["1"]
    (record,) = read.unread()
    read_card(record, known=read.words)
    now[0] += 10
    assert numbers(read, "understood:yes") == ["1", "3"]


def test_understood_alone_is_a_word(read: Cards) -> None:
    assert facts_in("understood") is None
    assert facts_in("not understood") is not None
