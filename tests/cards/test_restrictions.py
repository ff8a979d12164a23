"""Banned and restricted cards: lists as files have them, by day, and in a deck."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from judgeapp.cards.decklist import check_list
from judgeapp.cards.restrictions import Restriction, import_restrictions, standing
from judgeapp.desk.folder import lists_file
from judgeapp.desk.imported.lists import ListStore, load_lists
from tests.cards.test_decklist import CARDS, FIFTY

EVENTS = {
    "source": "a page",
    "events": [
        {"cardId": "TS1-010", "name": "Lampmon a", "status": "banned", "count": 0, "effectiveDate": "2026-04-01"},
        {"cardId": "TS1-011", "status": "restricted", "count": 1, "effectiveDate": "2026-04-01", "action": "added"},
        {"cardId": "TS1-011", "status": "unrestricted", "count": 4, "effectiveDate": "2026-09-01", "action": "removed"},
        {"cardId": "TS1-012", "status": "pair", "partnerId": "TS1-013", "effectiveDate": "2026-04-01"},
    ],
}


def imported(folder: Path, content: str) -> tuple[Restriction, ...]:
    file = folder / "list.json"
    file.write_text(content, encoding="utf-8")
    report = import_restrictions(file, ListStore[Restriction](folder, "restrictions"))
    assert report.bad == 0, report.troubles
    assert import_restrictions(file, ListStore[Restriction](folder, "restrictions")).unchanged == report.taken > 0
    return tuple(listed.record for listed in load_lists(folder)[0].restrictions)


def faults(folder: Path, content: str, day: str, deck: list[str] | None = None) -> list[str]:
    restrictions = standing(imported(folder, content), date.fromisoformat(day))
    checked = check_list("\n".join(deck or FIFTY), CARDS, restrictions)
    return [str(fault) for fault in checked.faults]


def test_a_list_holds_from_its_day_on(tmp_path: Path) -> None:
    content = json.dumps(EVENTS)
    assert faults(tmp_path, content, "2026-03-31") == []
    assert faults(tmp_path, content, "2026-04-01") == [
        "TS1-010 is banned, since 2026-04-01: 4 in the deck",
        "TS1-011 is restricted to 1, since 2026-04-01: 4 in the deck",
        "TS1-012 and TS1-013 may not be in one deck, since 2026-04-01",
    ]
    # One of them is allowed again.
    assert [text[:7] for text in faults(tmp_path, content, "2026-09-01")] == ["TS1-010", "TS1-012"]


def test_one_card_of_a_pair_may_be_there(tmp_path: Path) -> None:
    deck = [*FIFTY[:3], "4 TS1-050", *FIFTY[4:]]
    assert deck[2] == "4 TS1-012"
    assert faults(tmp_path, json.dumps({"events": EVENTS["events"][3:]}), "2026-05-01", deck) == []


@pytest.mark.parametrize(
    "content",
    [
        "TS1-010 banned",
        "# a list\nTS1-010: banned 2026-04-01",
        '[{"number": "TS1-010", "limit": 0, "from": "2026-04-01"}]',
        '[{"number": "TS1-010", "status": "Banned"}]',
    ],
)
def test_every_form_of_a_list_bans(tmp_path: Path, content: str) -> None:
    (fault,) = faults(tmp_path, content, "2026-05-01")
    assert fault.startswith("TS1-010 is banned")


@pytest.mark.parametrize(
    ("line", "reason"),
    [("TS1-010", "no line such as"), ("010 banned", "no card number"), ("TS1-010 lost", "none of banned")],
)
def test_a_line_that_is_none_is_named(tmp_path: Path, line: str, reason: str) -> None:
    file = tmp_path / "list.txt"
    file.write_text(f"TS1-011 banned\n{line}\n", encoding="utf-8")
    report = import_restrictions(file, ListStore[Restriction](tmp_path, "restrictions"))
    assert (report.new, report.bad, report.troubles[0].place) == (1, 1, 2)
    assert reason in report.troubles[0].reason


def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path) -> None:
    lists_file(tmp_path).write_text("{", encoding="utf-8")
    lists, trouble = load_lists(tmp_path)
    assert lists.restrictions == ()
    assert trouble is not None
