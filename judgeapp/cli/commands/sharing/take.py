"""`judgeapp notebook take`."""

from __future__ import annotations

import argparse

from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.opening import opened_notebook
from judgeapp.cli.terminal import print_json, warn
from judgeapp.desk.folder import data_folder
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import NotFoundError
from judgeapp.rulings.notebook.sharing import MAX_BYTES, read_shared
from judgeapp.table.rulings.sharing import (
    SharedItem,
    SharedState,
    compare_shared,
    conflict_text,
    describe_item,
    find_items,
    import_shared,
)

ALL, NEW = "all", "new"
_MAX_LINES = 12  # lines printed of a text


def add(parser: Command) -> None:
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
