"""`judgeapp bench answers`."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import beside, print_figures, tell_machine
from judgeapp.cli.terminal.output import add_json


def add(parser: Command) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.answers import bench_answers

    tell_machine()
    return print_figures(bench_answers(chosen.file, beside), chosen.json)
