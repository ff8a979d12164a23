"""`judgeapp bench reading`."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import beside, print_figures, tell_machine
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json


def add(parser: Command) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help=worded("language of the texts"))
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.reading import bench_reading

    tell_machine()
    told = bench_reading(chosen.file, chosen.lang, beside)
    return print_figures(told, chosen.json)
