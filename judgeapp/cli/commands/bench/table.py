"""`judgeapp bench table`."""

from __future__ import annotations

import argparse

from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import print_figures, tell_machine
from judgeapp.cli.terminal.output import add_json


def add(parser: Command) -> None:
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.table import bench_table
    from judgeapp.bench.window.table import bench_table_window

    tell_machine()
    return print_figures((*bench_table(), *bench_table_window()), chosen.json)
