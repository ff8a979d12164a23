"""`judgeapp notebook export`."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cli.arguments import add_written, refuse_existing
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.opening import opened_notebook, rulings_named
from judgeapp.cli.terminal import print_json
from judgeapp.desk.folder import data_folder, write_whole
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.sharing import written_shared
from judgeapp.table.rulings.sharing import collect_shared, count_shared


def add(parser: Command) -> None:
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
