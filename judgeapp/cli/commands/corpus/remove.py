"""`judgeapp corpus remove`: remove an imported rulebook."""

from __future__ import annotations

import argparse

from judgeapp.citations.kept import note_cited
from judgeapp.cli.command import Command
from judgeapp.cli.stores.concordance import load_editions
from judgeapp.cli.stores.rules import opened_library
from judgeapp.cli.terminal import json_fields, print_json, print_worded, warn
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.editions import edition_called, remove


def add(parser: Command) -> None:
    parser.add_argument("name", metavar="EDITION")
    parser.set_run(_remove)


def _remove(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    edition_called(chosen.name, load_editions(folder))
    # Citations keep the text that they cited.
    warn(*note_cited(folder, opened_library(folder).corpus.plain))
    gone = remove(chosen.name, folder)
    left = [edition.key for edition in load_editions(folder)]
    if chosen.json:
        print_json({"key": gone.key, **json_fields(gone.facts, "title", "edition", "language"), "left": left})
    else:
        print_worded("Removed {key}.", key=gone.key)
    return 0
