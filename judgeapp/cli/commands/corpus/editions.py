"""`judgeapp corpus editions` and `judgeapp corpus remove`: list the imported rulebooks, and remove one."""

from __future__ import annotations

import argparse
from typing import Any

from judgeapp.cli.command import Command
from judgeapp.cli.stores.concordance import load_editions
from judgeapp.cli.terminal import json_fields, print_json, print_worded, warn
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.editions import edition_called, remove
from judgeapp.editions.edition import ImportedEdition


def add(parser: Command) -> None:
    parser.set_run(_list)


def add_remove(parser: Command) -> None:
    parser.add_argument("name", metavar="EDITION")
    parser.set_run(_remove)


def _list(chosen: argparse.Namespace) -> int:
    editions = load_editions(data_folder(chosen.data))
    if chosen.json:
        print_json([imported_json(edition) | {"settled": len(edition.settled)} for edition in editions])
        return 0
    for edition in editions:
        facts, provenance = edition.facts, edition.provenance
        dated = f", {facts.date}" if facts.date else ""
        print(f"{edition.key}  {facts.title} {facts.edition}{dated}, {facts.language}")
        print_worded(
            "  from {file} (pages: {pages:,}) on {imported}",
            file=provenance.file,
            pages=provenance.pages,
            imported=provenance.imported[:10],
        )
    if not editions:
        print_worded("You have imported no edition.")
    return 0


def _remove(chosen: argparse.Namespace) -> int:
    # Imported here: the list needs neither.
    from judgeapp.citations.saved import note_cited
    from judgeapp.cli.stores.rules import opened_library

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


def imported_json(edition: ImportedEdition) -> dict[str, Any]:
    facts = json_fields(edition.facts, "title", "edition", "date", "language", "kind")
    return {"key": edition.key, **facts, "provenance": edition.provenance}
