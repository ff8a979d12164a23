"""Banned and restricted cards: formats of lists, dates, and checks of decks."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from judgeapp.cards.lists.decklist import check_list
from judgeapp.cards.lists.restrictions import RESTRICTIONS, Restriction, read_restriction, standing
from judgeapp.desk.folder import lists_file
from judgeapp.desk.imported.lists import ListStore, load_lists
from judgeapp.entries.importing import import_file
from judgeapp.entries.values import FactError
from judgeapp.messages.errors import InputError
from tests.cards.decks import CARDS, FIFTY
from tests.cards.restricted import EVENTS


def imported(folder: Path, content: str) -> tuple[Restriction, ...]:
    file = folder / "list.json"
    file.write_text(content, encoding="utf-8")
    report = import_file(file, ListStore[Restriction](folder, "restrictions"), RESTRICTIONS)
    assert report.bad == 0, report.troubles
    assert import_file(file, ListStore[Restriction](folder, "restrictions"), RESTRICTIONS).unchanged == report.taken > 0
    return tuple(listed.record for listed in load_lists(folder)[0].restrictions)


def faults(folder: Path, content: str, day: str, deck: list[str] | None = None) -> list[str]:
    restrictions = standing(imported(folder, content), date.fromisoformat(day))
    checked = check_list("\n".join(deck or FIFTY), CARDS, restrictions)
    return [str(fault) for fault in checked.faults]


def test_a_list_is_in_force_from_its_day(tmp_path: Path) -> None:
    content = json.dumps(EVENTS)
    assert faults(tmp_path, content, "2026-03-31") == []
    assert faults(tmp_path, content, "2026-04-01") == [
        "TS1-010 is banned, since 2026-04-01: 4 in the deck",
        "TS1-011 is restricted to 1, since 2026-04-01: 4 in the deck",
        "TS1-012 and TS1-013 may not be in one deck, since 2026-04-01",
    ]
    # One of the cards is allowed again.
    assert [text[:7] for text in faults(tmp_path, content, "2026-09-01")] == ["TS1-010", "TS1-012"]


def test_one_card_of_a_pair_is_allowed(tmp_path: Path) -> None:
    deck = [*FIFTY[:3], "4 TS1-050", *FIFTY[4:]]
    assert deck[2] == "4 TS1-012"
    assert faults(tmp_path, json.dumps({"events": EVENTS["events"][3:]}), "2026-05-01", deck) == []


def test_a_pair_may_be_allowed_again_in_either_order(tmp_path: Path) -> None:
    pair = EVENTS["events"][3]
    lifted = {**pair, "status": "unrestricted", "effectiveDate": "2026-09-01"}
    turned = {**lifted, "cardId": pair["partnerId"], "partnerId": pair["cardId"]}
    for end in (lifted, turned):
        content = json.dumps({"events": [pair, end]})
        assert len(faults(tmp_path, content, "2026-08-31")) == 1
        assert faults(tmp_path, content, "2026-09-01") == []


@pytest.mark.parametrize(
    ("limit", "copies"), [("1", 1), ("max 1", 1), ("2 copies", 2), (1.0, 1), (0, 0), (-1, None), ("100", None)]
)
def test_a_limit_is_a_number_of_copies(limit: object, copies: int | None) -> None:
    entry = {"number": "TS1-010", "limit": limit}
    if copies is None:
        with pytest.raises(FactError):
            read_restriction(entry)
    else:
        assert read_restriction(entry).record.limit == copies


def test_a_list_of_lines_is_read_whole_or_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text(f"TS1-011 banned\n{'#' * (1 << 20)}\nTS1-010 banned\n", encoding="utf-8")
    with pytest.raises(InputError, match="more than"):
        import_file(file, ListStore[Restriction](tmp_path, "restrictions"), RESTRICTIONS)


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
    [
        ("TS1-010", "not a line such as"),
        ("010 banned", "n't a card number"),
        ("TS1-010 lost", "n't banned"),
        ("TS1-010 banned 2026", "n't banned"),
        ("TS1-011 restricted", "line 1 has it too"),
    ],
)
def test_an_invalid_line_is_named(tmp_path: Path, line: str, reason: str) -> None:
    file = tmp_path / "list.txt"
    file.write_text(f"TS1-011 banned\n{line}\n", encoding="utf-8")
    report = import_file(file, ListStore[Restriction](tmp_path, "restrictions"), RESTRICTIONS)
    assert (report.new, report.bad, report.troubles[0].place) == (1, 1, 2)
    assert reason in report.troubles[0].reason


def test_a_damaged_file_is_set_aside_and_reported(tmp_path: Path) -> None:
    lists_file(tmp_path).write_text("{", encoding="utf-8")
    lists, trouble = load_lists(tmp_path)
    assert lists.restrictions == ()
    assert trouble is not None
