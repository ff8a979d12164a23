"""`judgeapp notebook export`, `take` and `report`: what judges hand to each other, and others."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from judgeapp.cli.output import add_json, print_json
from judgeapp.cli.passages import opened_library
from judgeapp.cli.shelf import changed_notebook, opened_notebook
from judgeapp.desk.folder import data_folder, write_whole
from judgeapp.desk.languages import LANGUAGES
from judgeapp.desk.notebook import Notebook
from judgeapp.errors import InputError, NotFoundError
from judgeapp.incoming import incoming_bytes
from judgeapp.rulings.notebook.sharing import MOST_BYTES, read_shared, write_shared
from judgeapp.table.report.rulings_log import log_as_html, log_as_markdown, rulings_log
from judgeapp.table.rulings.sharing import (
    SharedItem,
    SharedState,
    counted,
    gathered,
    looked_at,
    named,
    take,
    told,
)

ALL, NEW = "all", "new"
_FEW = 12  # lines of a text that are printed


def add(subjects: Any) -> None:
    """Adds them to the commands of `judgeapp notebook`."""
    exporting = subjects.add_parser(
        "export",
        help="write rulings with their history to a file for others",
        description="Write rulings, with all of their history, to one file of plain text that"
        " others can take; all of them unless some are named. The same is written alike, so that"
        " two files can be compared line by line.",
        epilog="JSON: file, and how many rulings, phrases, scenes, tables are in it.",
    )
    exporting.add_argument("file", type=Path, metavar="FILE")
    exporting.add_argument("ids", nargs="*", metavar="ID")
    exporting.add_argument("--phrases", action="store_true", help="with what was taught")
    exporting.add_argument(
        "--scenes", action="store_true", help="with the scenes of the data folder"
    )
    exporting.add_argument(
        "--table", type=Path, action="append", default=[], metavar="FILE",
        help="with a table that was saved; once for each",
    )  # fmt: skip
    exporting.add_argument("--overwrite", action="store_true", help="write over a file")
    add_json(exporting)
    exporting.set_defaults(run=_export)

    reporting = subjects.add_parser(
        "report",
        help="write rulings as a page for others to read",
        description="Write rulings as they are read: one, or the log of an event. Markdown, or one"
        " HTML file where the name ends in .html. All of them unless some are named, those that"
        " were changed last first; without those that are deleted.",
        epilog="JSON: file, and how many rulings are in it.",
    )
    reporting.add_argument("file", type=Path, metavar="FILE")
    reporting.add_argument("ids", nargs="*", metavar="ID")
    reporting.add_argument(
        "--lang", choices=tuple(LANGUAGES), default="en",
        help="the language of the clauses, where they are in it",
    )  # fmt: skip
    reporting.add_argument("--overwrite", action="store_true", help="write over a file")
    add_json(reporting)
    reporting.set_defaults(run=_report)

    taking = subjects.add_parser(
        "take",
        help="look at a file of another judge, and take what you decide on",
        description="Look at a file that another judge has exported: what of it is new, newer than"
        " yours, the same, in conflict with yours, deleted here for good, or refused and why."
        " Nothing is taken unless --take says so, and nothing of yours is lost: of a ruling in"
        " conflict both texts are kept and shown; a scene or table whose name is taken gets"
        " another one. Only a phrase that was taught otherwise takes the place of yours. Exit"
        " status 1 when something of the file is not here afterwards.",
        epilog="JSON: file, and items: a list with kind (ruling, phrase, scene, table), key, title,"
        " state (new, newer, same, conflict, gone, refused), own and theirs (both texts of a"
        " conflict), wrong (why it is refused), taken.",
    )
    taking.add_argument("file", type=Path, metavar="FILE")
    taking.add_argument(
        "--take", dest="wishes", action="append", default=[], metavar="WHAT",
        help="new (and newer), all (conflicts too), or the id of a ruling, the name of a scene or"
        " table, a phrase as it is listed; once for each",
    )  # fmt: skip
    add_json(taking)
    taking.set_defaults(run=_take)


def _export(chosen: argparse.Namespace) -> int:
    _refuse_file(chosen)
    with opened_notebook(chosen) as notebook:
        rulings = _named(chosen, notebook)
        shared = gathered(
            notebook, rulings, data_folder(chosen.data),
            phrases=chosen.phrases, scenes=chosen.scenes, tables=chosen.table,
        )  # fmt: skip
    write_whole(chosen.file.resolve(), write_shared(shared).encode(), "the file")
    parts = counted(shared)._asdict()
    if chosen.json:
        print_json({"file": str(chosen.file)} | parts)
    else:
        print(f"{chosen.file}: {', '.join(f'{number} {what}' for what, number in parts.items())}")
    return 0


def _report(chosen: argparse.Namespace) -> int:
    _refuse_file(chosen)
    with opened_notebook(chosen) as notebook:
        known = {one.id: one for one in notebook.all()}
        noted = [known[ruling] for ruling in _named(chosen, notebook)]
    log = rulings_log(noted, known, opened_library(), (chosen.lang,))
    is_page = chosen.file.suffix.casefold() in (".html", ".htm")
    text = log_as_html(log) if is_page else log_as_markdown(log)
    write_whole(chosen.file.resolve(), text.encode(errors="replace"), "the report")
    if chosen.json:
        print_json({"file": str(chosen.file), "rulings": len(log.rulings)})
    else:
        print(f"{chosen.file}: {len(log.rulings)} rulings")
    return 0


def _refuse_file(chosen: argparse.Namespace) -> None:
    """Raises InputError for a file that is there, unless it may be written over."""
    if chosen.file.exists() and not chosen.overwrite:
        raise InputError(
            "there is a file already", where=str(chosen.file),
            mend="Choose another name, or write over it with --overwrite",
        )  # fmt: skip


def _named(chosen: argparse.Namespace, notebook: Notebook) -> tuple[str, ...]:
    """The ids of the rulings that are named; of all where none are."""
    found = [notebook.named(one) for one in chosen.ids] or [one.id for one in notebook.all()]
    return tuple(dict.fromkeys(found))


def _take(chosen: argparse.Namespace) -> int:
    shared = read_shared(incoming_bytes(chosen.file, MOST_BYTES), str(chosen.file))
    folder = data_folder(chosen.data)
    opened = changed_notebook if chosen.wishes else opened_notebook
    with opened(chosen) as notebook:
        items = looked_at(shared, notebook, folder)
        wanted = _wanted(items, chosen.wishes)
        taken = take(shared, wanted, notebook, folder)
    if chosen.json:
        listed = [{**item._asdict(), "taken": item in taken} for item in items]
        print_json({"file": str(chosen.file), "items": listed})
    else:
        for item in items:
            print(told(item) + ("  TAKEN" if item in taken else ""))
            _print_both(item)
    for item in items:
        if item.wrong:
            print(f"judgeapp: {chosen.file}: {item.wrong}", file=sys.stderr)
    is_here = all(item in taken or item.state is SharedState.SAME for item in items)
    return 0 if is_here else 1


def _wanted(items: tuple[SharedItem, ...], wishes: list[str]) -> list[SharedItem]:
    found: list[SharedItem] = []
    for wish in wishes:
        if wish == ALL:
            found += (item for item in items if item.state.can_be_taken)
        elif wish == NEW:
            found += (i for i in items if i.state in (SharedState.NEW, SharedState.NEWER))
        elif some := named(items, wish):
            found += some
        else:
            raise NotFoundError(f"the file has no {wish[:40]!r}", where="--take")
    return [item for item in items if item in found]


def _print_both(item: SharedItem) -> None:
    if item.state is SharedState.CONFLICT:
        for whose, text in (("yours", item.own), ("theirs", item.theirs)):
            for line in text.splitlines()[:_FEW]:
                print(f"    {whose}: {line}")
