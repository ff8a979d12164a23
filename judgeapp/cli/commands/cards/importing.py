"""`judgeapp cards import`."""

from __future__ import annotations

import argparse

from judgeapp.cards.facts import CARDS
from judgeapp.cards.fields import ENTRY
from judgeapp.cli.command import Command
from judgeapp.cli.importing import add_import, import_all
from judgeapp.cli.localization import for_later, worded
from judgeapp.cli.stores.opening import opened_cards
from judgeapp.desk.imported.cards import Corrections
from judgeapp.messages.punctuation import comma_list


def add(parser: Command) -> None:
    parser.description = worded(
        "Import cards from JSON files in a known fan format, or with the fields {entry}. "
        "Importing again updates them; corrections by hand stay. Entries that aren't cards are "
        "reported on stderr and left out; the exit status is then 1.",
        entry=comma_list(ENTRY),
    )
    add_import(parser)
    parser.add_flag("--by-hand", worded("import them as corrections, which other imports don't overwrite"))
    parser.set_run(_import)


def _import(chosen: argparse.Namespace) -> int:
    with opened_cards(chosen, to_change=True) as library:
        shelf = Corrections(library) if chosen.by_hand else library
        return import_all(chosen, CARDS, shelf, for_later("cards: {taken}"))
