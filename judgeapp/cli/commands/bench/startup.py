"""`judgeapp bench startup`."""

from __future__ import annotations

import argparse

from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import print_figures, tell_machine
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json
from judgeapp.messages.errors import InputError


def add(parser: Command) -> None:
    parser.add_argument("--runs", type=int, default=11, help=worded("how often (default 11)"))
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.runs < 2:
        raise InputError("a median needs at least 2 runs", where="--runs")
    from judgeapp.bench.window.startup import bench_startup

    tell_machine()
    return print_figures(bench_startup(chosen.runs), chosen.json)
