"""`judgeapp bench`: measure speed on this machine, where a judge would notice it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.terminal import print_json, print_worded
from judgeapp.messages.errors import InputError

if TYPE_CHECKING:
    from judgeapp.bench.figures import Figures


def add(parser: Command) -> None:
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    startup = subjects.add_parser("startup", help=worded("from the start of the process to a window that takes typing"))
    startup.add_argument("--runs", type=int, default=11)
    startup.set_run(_startup)


def _startup(arguments: argparse.Namespace) -> int:
    from judgeapp.bench.startup import bench_startup

    if arguments.runs < 2:
        raise InputError("a median needs at least 2 runs", where="--runs")
    print_machine()
    print_figures(bench_startup(arguments.runs), arguments.json)
    return 0


def print_machine() -> None:
    """Print the machine that is measured: a figure means nothing without it."""
    from judgeapp.bench.figures import this_machine

    machine = this_machine()
    print_progress(
        worded(
            "measured on {processor}, {cores} cores, {memory} GB, {system}, Python {python}; commit {commit}",
            **asdict(machine) | {"commit": machine.commit or worded("unknown")},
        )
    )


def print_progress(line: str) -> None:
    print(line, file=sys.stderr)


def print_figures(results: Sequence[Figures], as_json: bool) -> None:
    if as_json:
        print_json(results)
        return
    for figures in results:
        print_worded("{what}: median {median} ms, p95 {p95} ms, slowest {slowest} ms ({runs} runs)", **asdict(figures))
