"""Recognizing card names in free text, without false matches."""

from __future__ import annotations

import pytest

from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.cards import Cards
from judgeapp.glossary.glossary import Glossary

CARDS = (
    {"number": "TS1-001", "name": "Emberlord", "names": {"ja": "エンバロード"}},
    {"number": "TS1-002", "name": "Emberlord: Dawn Form"},
    {"number": "TS1-003", "name": "Tidal"},
    {"number": "TS1-004", "name": "Blocker"},
    {"number": "TS1-005", "name": "Mira Sol"},
    {"number": "TS1-006", "name": "Seraph"},
    {"number": "TS1-007", "name": "Mira Sol"},
    {"number": "TS1-008", "name": "Digmon"},
)


@pytest.fixture(scope="module")
def cards() -> Cards:
    facts = {"category": "Digimon", "colors": ["Red"], "level": 3, "dp": 2000, "play_cost": 3}
    entries = [facts | {"number": card["number"], "name": card["name"], "traits": ["Seraph"]} for card in CARDS]
    japanese = facts | {"number": "TS1-001", "name": "エンバロード", "lang": "ja"}
    records = [read_entry(entry).record for entry in (*entries, japanese)]
    return Cards(records, Glossary.load())


def names_in(cards: Cards, text: str, language: str = "en") -> list[str]:
    named = list(cards.names.found_in(text, language))
    assert all(text[name.start : name.end] == name.name for name in named)
    return [name.name for name in named]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("I play [Tidal].", ["Tidal"]),
        ("I play “Tidal”.", ["Tidal"]),
        ('I play "Tidal".', ["Tidal"]),
        ("Is [Blocker] played?", ["Blocker"]),  # a card has exactly this name
        ("Does my Emberlord attack?", ["Emberlord"]),
        ("If Emberlord attacks", ["Emberlord"]),
        ("my Emberlord: Dawn Form attacks", ["Emberlord: Dawn Form"]),  # longest match
        ("[Emberlord] and [Emberlord: Dawn Form]", ["Emberlord", "Emberlord: Dawn Form"]),
        ("Mira Sol is suspended", ["Mira Sol"]),
        ("I delete [Digmon].", ["Digmon"]),
        ("the [Emberlord] or a [Tidal] trait Digimon", ["Emberlord"]),
        ("I have [Mira Sol] and my Emberlord.", ["Mira Sol", "Emberlord"]),
    ],
)
def test_a_name_may_be_found(cards: Cards, text: str, names: list[str]) -> None:
    assert names_in(cards, text) == names


@pytest.mark.parametrize(
    "text",
    [
        "a tidal wave, Tidal or not",  # too short
        "my Digimon with Blocker",  # a term of the game
        "with the Seraph trait",  # a trait
        "[Seraph] or [Emberlord] trait",
        "a Digmon that attacks",  # a misspelled term of the game
        "[Emberlord Ace]",  # another card's name
        "my Emberlord (Dawn)",
        "my Emberlord: Dusk Form",
        "my Emberlord Ace",
        "my Dark Emberlord",
        "my Emberlords",
        "my emberlord",
        "Emberlord, which",  # capitalized only as the first word
        "私のエンバロードがアタックする",  # another language
    ],
)
def test_an_ordinary_word_is_not_found_as_a_name(cards: Cards, text: str) -> None:
    assert names_in(cards, text) == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("「エンバロード」がアタックする", ["エンバロード"]),
        ("自分のエンバロードがアタックする", ["エンバロード"]),
        ("自分のダークエンバロードがアタックする", []),
        ("自分のエンバロードエースがアタックする", []),
        ("自分のEmberlordがアタックする", []),
    ],
)
def test_names_are_those_of_the_language(cards: Cards, text: str, names: list[str]) -> None:
    assert names_in(cards, text, "ja") == names


def test_several_cards_may_have_a_name(cards: Cards) -> None:
    (named,) = cards.names.found_in("[Mira Sol]", "en")
    assert named.numbers == ("TS1-005", "TS1-007")
