"""Deck lists as handed in by players, checked by 1-4-1."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.cards.lists.decklist import check_list, read_list
from tests.cards.decks import CARDS, FIFTY


def check(lines: list[str]) -> list[str]:
    return [str(fault) for fault in check_list("\n".join(lines), CARDS).faults]


def test_fifty_cards_and_up_to_five_digi_eggs_are_legal() -> None:
    checked = check_list("\n".join(["4 TS1-001", *FIFTY]), CARDS)
    assert checked.faults == ()
    assert sum(n for _, n in checked.deck) == 50
    assert checked.digi_eggs == (("TS1-001", 4),)
    assert check(FIFTY) == []  # 1-4-1-3-1: a Digi-Egg deck may be empty


@pytest.mark.parametrize(
    "line",
    [
        "4 TS1-010",
        "4x TS1-010",
        "4 x TS1-010",
        "4×TS1-010",
        "TS1-010 x4",
        "TS1-010 4",
        "TS1-010, 4",
        "4,TS1-010",
        "4\tTS1-010\tLampmon a",
        "4x Lampmon a (TS1-010)",
        "4 Lampmon a TS1-010",
        "4 Lampmon a [ts1-010]",
        "Lampmon a TS1-010 x4",
        "4 TS1-010_P1",
        "(TS1-010) x 4",
        "４　ＴＳ１－０１０",
        "4 ts1-010",
        "4 Lampmon a",
        "Lampmon a x4",
    ],
)
def test_a_line_gives_a_count_and_a_card(line: str) -> None:
    assert check_list(line, CARDS).deck == (("TS1-010", 4),)


def test_comments_blank_lines_and_headings_are_not_cards() -> None:
    text = """// Digimon Deck List
# by nobody

Digi-Egg Deck (4):
4 TS1-001
Main Deck:
// Digimon
""" + "\n".join(FIFTY)
    checked = check_list(text, CARDS)
    assert checked.faults == ()
    assert checked.digi_eggs == (("TS1-001", 4),)


def test_an_array_lists_a_number_for_each_copy() -> None:
    numbers = [f"TS1-{n:03}" for n in range(10, 22)] * 4 + ["TS1-022"] * 2
    checked = check_list(json.dumps(["Exported from nowhere", *numbers]), CARDS)
    assert checked.faults == ()
    assert dict(checked.deck)["TS1-010"] == 4
    assert "isn't a card number" in str(check_list('["TS1-010", 7]', CARDS).faults[0])


def test_forty_nine_and_fifty_one_cards_are_wrong() -> None:
    assert check([*FIFTY, "1 TS2-010"]) == ["cards: 51 instead of 50 (1-4-1-2-1)"]
    assert check([*FIFTY[:-1], "1 TS1-022"]) == ["cards: 49 instead of 50 (1-4-1-2-1)"]


def test_six_eggs_or_five_of_one_are_wrong() -> None:
    (five,) = check(["5 TS1-001", *FIFTY])
    assert five.endswith("5 cards of the same number, allowed: 4 (1-4-1-3-2, 2-12-1)")
    assert "cards: 6 instead of 5 (1-4-1-3-1)" in check(["6 TS1-001", *FIFTY])


def test_five_of_a_number_are_wrong_even_on_several_lines_unless_a_rule_allows_them() -> None:
    checked = check_list("\n".join(["1 TS1-010", *FIFTY[:-1], "1 TS1-022"]), CARDS)
    (fault,) = checked.faults
    assert (fault.kind, fault.lines) == ("copies", (1, 2))
    assert fault.clauses == ("1-4-1-2-2", "2-11-1")
    assert check(["50 TS1-050"]) == []  # 2-3-5-2: up to 50 copies
    assert "51 cards of the same number, allowed: 50" in " ".join(check(["51 TS1-050"]))


def test_an_egg_in_the_main_deck_is_wrong_and_so_is_a_digimon_among_the_eggs() -> None:
    (fault,) = check_list("\n".join(["Main Deck", "2 TS1-001", *FIFTY[:-1]]), CARDS).faults
    assert (fault.kind, fault.clauses, fault.lines) == ("category", ("2-2-3",), (2,))
    (fault,) = check_list("\n".join([*FIFTY, "Egg Deck", "1 TS2-010"]), CARDS).faults
    assert (fault.kind, fault.clauses) == ("category", ("2-2-4",))


def test_an_unknown_card_is_named_with_suggestions() -> None:
    (fault,) = check_list("\n".join([*FIFTY[:-1], "2 TS9-010"]), CARDS).faults
    assert (fault.kind, fault.lines, fault.cards) == ("unknown", (13,), ("TS9-010",))
    assert fault.near[0].startswith("TS1-010 ")
    (fault,) = check_list("\n".join([*FIFTY[:-1], "2 Swarn"]), CARDS).faults
    assert fault.near == ("Swarm",)


def test_a_name_of_several_cards_needs_the_number() -> None:
    (fault,) = check_list("\n".join([*FIFTY[:-1], "2 Twin"]), CARDS).faults
    assert fault.what == "2 cards have the name Twin: the list must give the number"
    assert fault.near == ("TS2-010", "TS2-011")
    assert check([*FIFTY[:-1], "2 Twin TS2-011"]) == []


def test_a_number_with_the_name_of_another_card_is_wrong() -> None:
    (fault,) = check_list("\n".join([*FIFTY[:-1], "2 Swarm TS2-010"]), CARDS).faults
    assert fault.what == "TS2-010 is Twin, not Swarm"
    assert fault.near == ("TS1-050",)
    # A nickname isn't the name of another card.
    assert check([*FIFTY[:-1], "2 my best friend TS2-010"]) == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("nonsense", "'nonsense' doesn't say how many"),
        ("0 TS1-010", "0 copies aren't possible"),
        ("100 TS1-010", "100 copies aren't possible"),
        ("4 " + "x" * 300, "more than 200 characters"),
        ("[4 TS1-010", "begins like a JSON array"),
    ],
)
def test_a_line_without_meaning_is_named(line: str, wrong: str) -> None:
    faults = check_list("\n".join([line, *FIFTY]), CARDS).faults
    assert wrong in str(faults[0])


@given(st.text(max_size=200) | st.text(alphabet='[]"4x TS1-0\n', max_size=80))
def test_a_list_with_any_content_is_read(text: str) -> None:
    lines, faults = read_list(text)
    assert all(line.count > 0 for line in lines)
    assert all(fault.what for fault in faults)
    check_list(text, CARDS)


def test_under_a_heading_for_the_whole_list_the_cards_tell_which_are_digi_eggs() -> None:
    lines = ["// DeckList", "", "Name: Lamps", "Key Card: -1", "Sort Index: 0", "4 TS1-001", *FIFTY]
    checked = check_list("\n".join(lines), CARDS)
    assert checked.faults == ()
    assert checked.digi_eggs == (("TS1-001", 4),)
    # If Digi-Eggs have a heading of their own, a Digi-Egg in the main deck is misplaced.
    apart = ["// Main Deck", "4 TS1-001", *FIFTY[1:], "// Egg Deck"]
    assert any("can't be in this deck" in str(fault) for fault in check_list("\n".join(apart), CARDS).faults)


@pytest.mark.parametrize("number", ["TS1-010-P2", "TS1-010_P1", "TS1-010-Errata"])
def test_another_illustration_or_corrected_print_is_the_same_card(number: str) -> None:
    assert check([f"4 {number} Lampmon a", *FIFTY[1:]]) == []
