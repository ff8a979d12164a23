"""Deck construction (1-4-1)."""

from __future__ import annotations

from judgeapp.engine.decks import ConstructionFault, check_deck
from judgeapp.engine.lang import Category
from judgeapp.engine.state.cards import Face

FACES = {
    **{f"m{i}": Face(f"Mon {i}", number=f"M-{i}") for i in range(13)},
    "foil": Face("Mon 0", number="M-0"),
    "swarm": Face("Swarm", number="S-1", copies=None),
    "lone": Face("Lone", number="L-1", copies=1),
    "guide": Face("Guide", Category.TAMER, number="T-1"),
    "spell": Face("Spell", Category.OPTION, number="O-1"),
    "egg": Face("Egg", Category.DIGI_EGG, number="E-1"),
    "shell": Face("Shell", Category.DIGI_EGG, number="E-2"),
    "token": Face("Sprite", token=True),
    "nameless": Face("No Number"),
}
DECK = [f"m{i}" for i in range(12)] * 4 + ["m12"] * 2
EGGS = ["egg"] * 4 + ["shell"]


def clauses(deck: list[str], eggs: list[str]) -> list[tuple[str, ...]]:
    return [fault.clauses for fault in check_deck(FACES, deck, eggs)]


def test_a_deck_of_50_with_up_to_5_digi_eggs_is_legal() -> None:
    assert check_deck(FACES, DECK, EGGS) == ()
    assert check_deck(FACES, DECK, []) == ()


def test_a_deck_has_neither_more_nor_fewer_than_50_cards() -> None:
    fewer = check_deck(FACES, DECK[:-1], EGGS)
    assert fewer == (ConstructionFault("size", ("1-4-1-2-1",), found=49, allowed=50),)
    assert str(fewer[0]) == "cards: 49 instead of 50 (1-4-1-2-1)"
    assert clauses([*DECK, "m12"], EGGS) == [("1-4-1-2-1",)]


def test_a_digi_egg_deck_has_at_most_5_cards() -> None:
    assert clauses(DECK, [*EGGS, "shell"]) == [("1-4-1-3-1",)]


def test_four_cards_of_a_number_are_allowed_whatever_their_illustration() -> None:
    faults = check_deck(FACES, [*DECK[:-1], "foil"], EGGS)
    assert faults == (ConstructionFault("copies", ("1-4-1-2-2", "2-11-1"), ("m0", "foil"), 5, 4),)
    assert "m0, foil: 5 cards of the same number" in str(faults[0])
    assert clauses(DECK, ["egg"] * 5) == [("1-4-1-3-2", "2-11-1")]


def test_a_card_may_allow_more_or_fewer_copies_of_itself() -> None:
    assert clauses(["swarm"] * 50, []) == []
    assert clauses(["swarm"] * 48 + ["lone"] * 2, []) == [("1-4-1-2-2", "2-11-1", "2-3-5-2")]


def test_cards_without_a_number_are_distinguished_by_key() -> None:
    assert clauses([*DECK[:46], *["nameless"] * 4], []) == []
    assert clauses([*DECK[:45], *["nameless"] * 5], []) == [("1-4-1-2-2", "2-11-1")]


def test_each_card_belongs_in_one_of_the_decks() -> None:
    assert clauses([*DECK[:-1], "egg"], []) == [("2-2-3",)]
    assert clauses(DECK, ["m12"]) == [("2-2-4",)]
    assert clauses(DECK, ["guide"]) == [("2-2-5",)]
    assert clauses(DECK, ["spell"]) == [("2-2-6",)]


def test_a_deck_contains_no_tokens() -> None:
    assert clauses([*DECK[:-1], "token"], []) == [("1-4-4-2",)]
    assert clauses(DECK, ["token"]) == [("1-4-4-2",)]


def test_an_unknown_card_is_a_fault() -> None:
    faults = check_deck(FACES, [*DECK[:-1], "?"], [])
    assert [(f.kind, f.cards) for f in faults] == [("unknown", ("?",))]


def test_all_faults_are_reported_at_once() -> None:
    kinds = [f.kind for f in check_deck(FACES, [*DECK, "token", "foil"], ["egg"] * 6)]
    assert kinds == ["size", "size", "token", "copies", "copies"]
