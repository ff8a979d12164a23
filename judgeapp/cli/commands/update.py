"""`judgeapp update`: files on the web are fetched and imported again."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any

from judgeapp.cli.command import Command
from judgeapp.cli.importing import REPORTS, percents, print_reports
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.opening import opened_answers, opened_cards
from judgeapp.cli.terminal import print_json, print_worded, warn
from judgeapp.desk.folder import data_folder
from judgeapp.desk.imported.kinds import EntriesKind, kind_to_import
from judgeapp.desk.imported.lists import ListStore, load_lists, own_shapes
from judgeapp.entries.importing import EntryKind, ImportReport, compare_file, read_file, store_file
from judgeapp.messages.errors import InputError

_COUNTED = for_later("entries: {taken}")


def add(parser: Command) -> None:
    parser.epilog = (
        in_words(REPORTS)
        + "\n"
        + worded("With --list: files (name, address, imported) and offline. Files that didn't change are left out.")
        + " "
        + worded("If an address fails, the others are still updated; the exit status is 2.")
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    doing = parser.add_mutually_exclusive_group()
    parser.arguments += [
        doing.add_argument("--add", nargs=2, metavar=("NAME", "ADDRESS")),
        doing.add_argument("--remove", metavar="NAME"),
        doing.add_argument("--list", action="store_true"),
        doing.add_argument("--take-back", metavar="NAME"),
        doing.add_argument("--off", action="store_true"),
        doing.add_argument("--on", action="store_true"),
        doing.add_argument("--try", action="store_true", dest="trying"),
    ]
    parser.set_run(_run)


def _run(chosen: argparse.Namespace) -> int:
    from judgeapp.desk.imported import web_files as web

    folder = data_folder(chosen.data)
    named = (chosen.add, chosen.remove, chosen.take_back)
    is_other = chosen.list or chosen.off or chosen.on or any(value is not None for value in named)
    if chosen.names and is_other:
        raise InputError("a NAME chooses what to download", mend="Leave it out", where=chosen.names[0][:80])
    warn(load_lists(folder)[1])
    if not is_other:
        return _update(chosen, folder)
    if chosen.add is not None:
        web.add_web_file(folder, *chosen.add)
    elif chosen.remove is not None:
        web.remove_web_file(folder, chosen.remove)
    elif chosen.take_back is not None:
        from judgeapp.desk.upkeep.restoring import restore_copy
        from judgeapp.desk.upkeep.updating import take_back

        if copy := take_back(folder, chosen.take_back):
            restore_copy(folder, copy)
    elif chosen.off or chosen.on:
        web.switch_off(folder, offline=chosen.off)
    files, offline = web.web_files(folder), web.is_offline(folder)
    if chosen.json:
        rows = [{"name": file.name, "address": file.address, "imported": file.imported} for file in files]
        print_json({"files": rows, "offline": offline})
        return 0
    for file in files:
        without = worded("not downloaded yet") if file.kind is None else worded("last import undone")
        print(f"{file.name}  {file.address}  {file.imported[:10] or without}")
    if offline:
        print_worded("Updates are switched off.")
    return 0


def _update(chosen: argparse.Namespace, folder: Path) -> int:
    from judgeapp.desk.imported import web_files as web

    names = chosen.names or [file.name for file in web.web_files(folder)]
    if not names:
        raise InputError("you have no addresses", mend="Add one: judgeapp update --add NAME https://...")
    reports: list[ImportReport] = []
    wrong: list[InputError] = []
    for name in names:
        try:
            with percents(name) as show:
                fetched = web.fetch(folder, name, show)
            if fetched is not None:
                reports.append(_import(chosen, folder, fetched))
            elif not chosen.json:
                print_worded("{name}: unchanged", name=name)
        except InputError as error:
            wrong.append(error)
    status = print_reports(reports, _COUNTED, json=chosen.json) if reports or not wrong else 0
    warn(*wrong)
    return 2 if wrong else status


def _import(chosen: argparse.Namespace, folder: Path, file: Path) -> ImportReport:
    """Import a file by its kind, or with --try report what that would change."""
    from judgeapp.desk.imported.web_files import drop_download
    from judgeapp.desk.upkeep.updating import noting_import

    kind = kind_to_import(file, folder)
    entries, opened = _opened(chosen, folder, kind)
    read = read_file(file, entries, own=own_shapes(folder, entries.fields))
    if not chosen.trying:
        with opened as store, noting_import(folder, kind, file):
            return store_file(read, store)
    with opened as store:
        report = compare_file(read, store)
    drop_download(file)
    return report


def _opened(
    chosen: argparse.Namespace, folder: Path, kind: EntriesKind
) -> tuple[EntryKind[Any], AbstractContextManager[Any]]:
    match kind:
        case EntriesKind.CARDS:
            from judgeapp.cards.facts import CARDS

            return CARDS, opened_cards(chosen, to_change=True)
        case EntriesKind.ANSWERS:
            from judgeapp.rulings.answer_importing import ANSWERS

            return ANSWERS, opened_answers(chosen, to_change=True)
        case EntriesKind.RESTRICTIONS:
            from judgeapp.cards.lists.restrictions import RESTRICTIONS

            return RESTRICTIONS, closing(ListStore[Any](folder, "restrictions"))
        case EntriesKind.ERRATA:
            from judgeapp.cards.lists.errata import ERRATA

            return ERRATA, closing(ListStore[Any](folder, "errata"))
