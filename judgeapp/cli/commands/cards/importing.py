"""`judgeapp cards import` and `judgeapp cards errata`."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cards.facts import CARDS
from judgeapp.cards.fields import ENTRY
from judgeapp.cards.lists.errata import ERRATA, Erratum
from judgeapp.cli.command import Command
from judgeapp.cli.importing import add_import, import_all
from judgeapp.cli.localization import for_later
from judgeapp.cli.stores.opening import copy_before, opened_cards
from judgeapp.cli.terminal import warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.cards import Corrections
from judgeapp.desk.imported.lists import ListStore, load_lists
from judgeapp.messages.punctuation import comma_list


def add(parser: Command) -> None:
    parser.words = {"entry": comma_list(ENTRY)}
    add_import(parser)
    parser.add_flag("--by-hand")
    parser.set_run(_import)


def add_errata(parser: Command) -> None:
    add_import(parser, has_texts=False)
    parser.set_run(_import_errata)


def _import(chosen: argparse.Namespace) -> int:
    with opened_cards(chosen, to_change=True) as library:
        store = Corrections(library) if chosen.by_hand else library
        return import_all(chosen, CARDS, store, for_later("cards: {taken}"))


def _import_errata(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    copy_before(folder)
    status = import_all(chosen, ERRATA, ListStore[Erratum](folder, "errata"), for_later("errata: {taken}"))
    if absent := _without_cards(chosen, folder):
        text = for_later(
            "judgeapp: {number} cards with errata aren't in your library, such as {card}; their errata are saved "
            "for later."
        )
        warn_worded(text, number=len(absent), card=absent[0])
    return status


def _without_cards(chosen: argparse.Namespace, folder: Path) -> list[str]:
    """Numbers of the errata whose cards are not in the library."""
    with opened_cards(chosen) as library:
        numbers = {stored.record.number for stored in library.all()}
    errata = (listed.record.number for listed in load_lists(folder)[0].errata)
    return sorted({number for number in errata if number not in numbers})
