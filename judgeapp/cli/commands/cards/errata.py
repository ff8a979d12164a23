"""`judgeapp cards errata`."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cards.lists.errata import ERRATA, SHAPED, Erratum
from judgeapp.cli.command import Command
from judgeapp.cli.importing import REPORTS, add_mapping, print_reports
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.opening import copy_before, opened_cards
from judgeapp.cli.terminal import warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.lists import ListStore, load_lists
from judgeapp.entries.importing import import_file
from judgeapp.entries.shape import read_shape


def add(parser: Command) -> None:
    parser.description = worded(
        "Import errata from JSON files: with number, before, after, since, source, or a list of changes (before, "
        "after); or in a known fan format. From that date on, a card is found, read and played as corrected, and its "
        "page shows the old text. Corrections by hand stay. Exit status 1 when an entry was bad."
    )
    parser.epilog = in_words(REPORTS)
    parser.add_file("files", nargs="+")
    add_mapping(parser)
    parser.set_run(_errata)


def _errata(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    copy_before(folder)
    shape = None if chosen.mapping is None else read_shape(chosen.mapping, SHAPED)
    store = ListStore[Erratum](folder, "errata")
    reports = (import_file(file, store, ERRATA, shape=shape) for file in chosen.files)
    status = print_reports(reports, for_later("errata: {taken}"), json=chosen.json)
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
        numbers = {kept.record.number for kept in library.all()}
    errata = (listed.record.number for listed in load_lists(folder)[0].errata)
    return sorted({number for number in errata if number not in numbers})
