"""`judgeapp update`: files on the web are fetched and imported again."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from judgeapp.cli.command import Command
from judgeapp.cli.importing import REPORTS, percents, print_reports
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.answers import changed_answers
from judgeapp.cli.stores.cards import changed_cards
from judgeapp.cli.terminal import add_json, print_json
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.kinds import EntriesKind, kind_to_import
from judgeapp.desk.imported.lists import ListStore, own_shapes
from judgeapp.desk.upkeep.copying import copy_before_update
from judgeapp.entries.importing import EntryKind, ImportReport, compare_file, keep_file, read_file
from judgeapp.messages.errors import InputError

_COUNTED = for_later("entries: {taken}")


def add(parser: Command) -> None:
    parser.description = worded(
        "Fetch the files whose addresses you gave, all or those named, and import what has changed; nothing is fetched"
        " without this command. --add gives an address a name, --remove forgets it, --list prints all. --try tells"
        " what would change and keeps nothing. --take-back brings back what was there before the last import of a file."
        " --off forbids fetching, as at an event, until --on."
    )
    parser.epilog = (
        in_words(REPORTS)
        + "\n"
        + worded("With --list: files (name, address, imported) and offline. Files that did not change are left out.")
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    doing = parser.add_mutually_exclusive_group()
    doing.add_argument("--add", nargs=2, metavar=("NAME", "ADDRESS"), help=worded("keep an https:// address"))
    doing.add_argument("--remove", metavar="NAME", help=worded("forget an address; what was imported stays"))
    doing.add_argument("--list", action="store_true", help=worded("print the addresses"))
    doing.add_argument("--take-back", metavar="NAME", help=worded("undo the last import of a file"))
    doing.add_argument("--off", action="store_true", help=worded("forbid fetching"))
    doing.add_argument("--on", action="store_true", help=worded("allow it again"))
    doing.add_argument("--try", action="store_true", dest="trying", help=worded("keep nothing"))
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    from judgeapp.desk.imported import web_files as web

    folder = data_folder(chosen.data)
    asked = chosen.add or chosen.remove or chosen.list or chosen.take_back or chosen.off or chosen.on
    if chosen.names and asked:
        raise InputError("a NAME says what is fetched", mend="Leave it out", where=chosen.names[0][:80])
    if chosen.add:
        web.add_web_file(folder, *chosen.add)
    elif chosen.remove:
        web.remove_web_file(folder, chosen.remove)
    elif chosen.take_back:
        from judgeapp.desk.upkeep.restoring import bring_back

        bring_back(folder, web.note_taken_back(folder, chosen.take_back))
    elif chosen.off or chosen.on:
        web.switch_off(folder, offline=chosen.off)
    elif not chosen.list:
        return _update(chosen, folder)
    files, offline = web.web_files(folder), web.is_offline(folder)
    if chosen.json:
        rows = [{"name": file.name, "address": file.address, "imported": file.imported} for file in files]
        print_json({"files": rows, "offline": offline})
        return 0
    for file in files:
        print(f"{file.name}  {file.address}  {file.imported[:10] or worded('not fetched yet')}")
    if offline:
        print(worded("Updates are switched off."))
    return 0


def _update(chosen: argparse.Namespace, folder: Path) -> int:
    from judgeapp.desk.imported import web_files as web

    names = chosen.names or [file.name for file in web.web_files(folder)]
    if not names:
        raise InputError("no address is here", mend="Give one: judgeapp update --add NAME https://...")
    reports: list[ImportReport] = []
    for name in names:
        with percents(name) as show:
            fetched = web.fetch(folder, name, show)
        if fetched is None:
            if not chosen.json:
                print(worded("{name}: as it was", name=name))
            continue
        reports.append(_import(chosen, folder, name, fetched))
    return print_reports(reports, _COUNTED, json=chosen.json)


def _import(chosen: argparse.Namespace, folder: Path, name: str, file: Path) -> ImportReport:
    """Import a file as what it holds, or with --try tell what that would change."""
    from judgeapp.desk.imported.web_files import note_imported

    kind = kind_to_import(file)
    before = None if chosen.trying else copy_before_update(kind.kept_in(folder))
    with ExitStack() as stack:
        entries, store = _opened(chosen, folder, kind, stack)
        read = read_file(file, entries, own=own_shapes(folder, entries.fields))
        if chosen.trying:
            return compare_file(read, store)
        report = keep_file(read, store)
    note_imported(folder, name, before.name if before is not None else "")
    return report


def _opened(
    chosen: argparse.Namespace, folder: Path, kind: EntriesKind, stack: ExitStack
) -> tuple[EntryKind[Any], Any]:
    match kind:
        case EntriesKind.CARDS:
            from judgeapp.cards.importing import CARDS

            return CARDS, stack.enter_context(changed_cards(chosen))
        case EntriesKind.ANSWERS:
            from judgeapp.rulings.answer_importing import ANSWERS

            return ANSWERS, stack.enter_context(changed_answers(chosen))
        case EntriesKind.RESTRICTIONS:
            from judgeapp.cards.lists.restrictions import RESTRICTIONS

            return RESTRICTIONS, ListStore[Any](folder, "restrictions")
        case EntriesKind.ERRATA:
            from judgeapp.cards.lists.errata import ERRATA

            return ERRATA, ListStore[Any](folder, "errata")
