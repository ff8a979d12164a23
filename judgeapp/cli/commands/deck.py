"""`judgeapp deck`: check deck lists."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import Any

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.lists.decklist import Checked, check_list
from judgeapp.cards.lists.restrictions import RESTRICTIONS, Restriction, standing
from judgeapp.cli.command import Command
from judgeapp.cli.importing import add_import, import_all
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.found_cards import known_cards
from judgeapp.cli.stores.opening import copy_before
from judgeapp.cli.terminal import print_json, print_worded, read_stdin, reported, warn
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.lists import ListStore, load_lists
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.message import message

MAX_DECK_BYTES = 1 << 20  # bytes


def add(parser: Command) -> None:
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    checking = subjects.add_parser("check", help=worded("check whether a deck is legal"))
    checking.add_file("file")
    checking.add_argument("--on", type=_day, default=None, metavar="DATE")
    checking.add_argument("--region", default="")
    checking.set_run(_check)
    restricting = subjects.add_parser("restrict", help=worded("import lists of banned and restricted cards"))
    add_import(restricting, has_texts=False)
    restricting.set_run(_restrict)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(worded("{text!r} isn't a date such as 2026-08-01", text=text)) from error


def _restrict(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    copy_before(folder)
    store = ListStore[Restriction](folder, "restrictions")
    return import_all(chosen, RESTRICTIONS, store, for_later("restrictions: {taken}"))


def _check(chosen: argparse.Namespace) -> int:
    text = _read(chosen.file)
    cards = known_cards(chosen)
    listed = [entry.record for entry in reported(load_lists(data_folder(chosen.data))).restrictions]
    day = chosen.on or date.today()
    checked = check_list(text, cards, standing(listed, day, chosen.region))
    if chosen.json:
        print_json(_json(checked, cards))
    else:
        deck, eggs = _count(checked.deck), _count(checked.digi_eggs)
        verdict = for_later("{file}: legal (cards: {deck}, Digi-Eggs: {eggs})")
        if checked.faults:
            verdict = for_later("{file}: NOT LEGAL (cards: {deck}, Digi-Eggs: {eggs})")
        print(in_words(verdict, file=chosen.file, deck=deck, eggs=eggs))
        if listed:
            newest = max((entry.since for entry in listed if entry.since <= day.isoformat()), default="")
            print_worded("  banned and restricted cards: as of {day}, by lists up to {newest}", day=day, newest=newest)
        else:
            print_worded("  banned and restricted cards: not checked, you have imported no list")
    for fault in checked.faults:
        lines = f":{','.join(map(str, fault.lines))}" if fault.lines else ""
        warn(f"{chosen.file}{lines}: {fault}.")
    return 1 if checked.faults else 0


def _read(file: Path) -> str:
    if str(file) != "-":
        return read_untrusted_text(file, MAX_DECK_BYTES)
    return read_stdin(MAX_DECK_BYTES, message("a deck list"))


def _count(deck: tuple[tuple[str, int], ...]) -> int:
    return sum(count for _, count in deck)


def _json(checked: Checked, cards: Cards) -> dict[str, Any]:
    def listed(deck: tuple[tuple[str, int], ...]) -> list[dict[str, Any]]:
        return [{"number": key, "name": card.name() if (card := cards.get(key)) else "", "count": n} for key, n in deck]

    return {
        "cards": _count(checked.deck),
        "eggs": _count(checked.digi_eggs),
        "deck": listed(checked.deck),
        "digi_eggs": listed(checked.digi_eggs),
        "faults": checked.faults,
    }
