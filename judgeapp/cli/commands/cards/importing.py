"""`judgeapp cards import`."""

from __future__ import annotations

import argparse

from judgeapp.cards.facts import CARDS
from judgeapp.cards.fields import ENTRY
from judgeapp.cli.command import Command
from judgeapp.cli.importing import add_import, import_all
from judgeapp.cli.localization import for_later
from judgeapp.cli.stores.opening import opened_cards
from judgeapp.desk.imported.cards import Corrections
from judgeapp.messages.punctuation import comma_list


def add(parser: Command) -> None:
    parser.words = {"entry": comma_list(ENTRY)}
    add_import(parser)
    parser.add_flag("--by-hand")
    parser.set_run(_import)


def _import(chosen: argparse.Namespace) -> int:
    with opened_cards(chosen, to_change=True) as library:
        shelf = Corrections(library) if chosen.by_hand else library
        return import_all(chosen, CARDS, shelf, for_later("cards: {taken}"))
