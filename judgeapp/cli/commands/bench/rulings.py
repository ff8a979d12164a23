"""`judgeapp bench rulings`."""

from __future__ import annotations

import argparse

from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import beside, print_figures, tell_machine
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json
from judgeapp.messages.errors import InputError


def add(parser: Command) -> None:
    parser.description = worded(
        "Start a PostgreSQL server of its own (Debian: apt install postgresql) and bring"
        " notebooks into step with it by TLS: 5,000 rulings up, as many down, and one that is"
        " changed from one judge to the other."
    )
    parser.add_argument("--rulings", type=int, default=5_000, help=worded("how many (default 5,000)"))
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.rulings < 1:
        raise InputError("at least 1 is needed", where="--rulings")
    from judgeapp.bench.team.rulings import bench_rulings

    tell_machine()
    return print_figures(bench_rulings(chosen.rulings, beside), chosen.json)
