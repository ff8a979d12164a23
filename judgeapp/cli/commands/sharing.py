"""Further commands of `judgeapp notebook`: what judges hand to each other, and to others."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cli.arguments import add_written, is_page, refuse_existing
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.opening import opened_notebook, rulings_named
from judgeapp.cli.terminal import print_json, print_worded, warn
from judgeapp.desk.folder import data_folder, write_whole
from judgeapp.desk.languages import LANGUAGES
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import NotFoundError
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.sharing import MAX_BYTES, read_shared, written_shared
from judgeapp.table.rulings.sharing import (
    SharedItem,
    SharedState,
    collect_shared,
    compare_shared,
    conflict_text,
    count_shared,
    describe_item,
    find_items,
    import_shared,
)

ALL, NEW = "all", "new"
_MAX_LINES = 12  # lines printed of a text


def add_export(parser: Command) -> None:
    add_written(parser)
    parser.add_flag("--phrases")
    parser.add_flag("--scenes")
    parser.add_repeated("--table", "FILE", type=Path)
    parser.set_run(_export)


def _export(chosen: argparse.Namespace) -> int:
    refuse_existing(chosen.file, overwrite=chosen.overwrite)
    with opened_notebook(chosen) as notebook:
        rulings = rulings_named(chosen.ids, notebook)
        shared = collect_shared(
            notebook,
            rulings,
            data_folder(chosen.data),
            phrases=chosen.phrases,
            scenes=chosen.scenes,
            tables=chosen.table,
        )
    write_whole(chosen.file.resolve(), written_shared(shared), message("the file"))
    parts = count_shared(shared)._asdict()
    if chosen.json:
        print_json({"file": str(chosen.file)} | parts)
    else:
        summary = worded("rulings: {rulings}, phrases: {phrases}, scenes: {scenes}, tables: {tables}", **parts)
        print(f"{chosen.file}: {summary}")
    return 0


def add_report(parser: Command) -> None:
    add_written(parser)
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    parser.set_run(_report)


def _report(chosen: argparse.Namespace) -> int:
    # Imported here: the others need no rules.
    from judgeapp.cli.stores.found_cards import cards_if_any
    from judgeapp.cli.stores.rules import opened_library
    from judgeapp.table.report.rulings_log import log_as_html, log_as_markdown, rulings_log

    refuse_existing(chosen.file, overwrite=chosen.overwrite)
    with opened_notebook(chosen) as notebook:
        known = {ruling.id: ruling for ruling in notebook.all()}
        noted = [known[ruling] for ruling in rulings_named(chosen.ids, notebook)]
    library = opened_library(data_folder(chosen.data))
    printed = cards_if_any(chosen, library.glossary).get
    log = rulings_log(noted, known, library, printed, (chosen.lang,))
    text = log_as_html(log) if is_page(chosen.file) else log_as_markdown(log)
    write_whole(chosen.file.resolve(), text.encode(errors="replace"), message("the report"))
    if chosen.json:
        print_json({"file": str(chosen.file), "rulings": len(log.rulings)})
    else:
        print_worded("{file}: rulings: {rulings}", file=chosen.file, rulings=len(log.rulings))
    return 0


def add_take(parser: Command) -> None:
    parser.add_file("file")
    parser.add_repeated("--take", "WHAT", dest="wanted")
    parser.set_run(_take)


def _take(chosen: argparse.Namespace) -> int:
    shared = read_shared(read_untrusted_bytes(chosen.file, MAX_BYTES), str(chosen.file))
    folder = data_folder(chosen.data)
    with opened_notebook(chosen, to_change=bool(chosen.wanted)) as notebook:
        items = compare_shared(shared, notebook, folder)
        taken = import_shared(shared, _select(items, chosen.wanted), notebook, folder)
    if chosen.json:
        listed = [
            {
                **item._asdict(),
                "own": conflict_text(item.own),
                "theirs": conflict_text(item.theirs),
                "taken": item in taken,
            }
            for item in items
        ]
        print_json({"file": str(chosen.file), "items": listed})
    else:
        for item in items:
            print(describe_item(item) + (worded("  IMPORTED") if item in taken else ""))
            _print_both(item)
    for item in items:
        if item.wrong:
            warn(f"{chosen.file}: {item.wrong}")
    is_here = all(item in taken or item.state is SharedState.SAME for item in items)
    return 0 if is_here else 1


def _select(items: tuple[SharedItem, ...], wanted: list[str]) -> list[SharedItem]:
    matches: list[SharedItem] = []
    for name in wanted:
        if name == ALL:
            matches += (item for item in items if item.state.can_be_taken)
        elif name == NEW:
            matches += (i for i in items if i.state in (SharedState.NEW, SharedState.NEWER))
        elif some := find_items(items, name):
            matches += some
        else:
            raise NotFoundError("the file has no {wish!r}", where="--take", wish=name[:40])
    return [item for item in items if item in matches]


def _print_both(item: SharedItem) -> None:
    if item.state is SharedState.CONFLICT:
        for whose, text in ((worded("yours"), item.own), (worded("theirs"), item.theirs)):
            for line in conflict_text(text).splitlines()[:_MAX_LINES]:
                print(f"    {whose}: {line}")
