"""`judgeapp bench exploring`."""

from __future__ import annotations

import argparse

from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import tell_machine
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json, print_json
from judgeapp.messages.errors import InputError


def add(parser: Command) -> None:
    parser.description = worded(
        "Follow every way from the middle of random games to the end of the turn, on one core,"
        " and print how many positions are found in a second of its time, and how many ways led"
        " to one that was known."
    )
    parser.add_argument(
        "--from",
        type=int,
        default=10,
        dest="begun_from",
        metavar="N",
        help=worded("from how many positions (default 10)"),
    )
    parser.add_argument("--most", type=int, default=600, help=worded("positions of each (default 600)"))
    parser.epilog = worded("JSON: what, begun_from, positions, folded (of 1), seconds, positions_per_second.")
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.exploring import bench_exploring

    for option in ("begun_from", "most"):
        if getattr(chosen, option) < 1:
            where = "--from" if option == "begun_from" else "--most"
            raise InputError("at least 1 is needed", where=where)
    tell_machine()
    found = bench_exploring(chosen.begun_from, chosen.most)
    if chosen.json:
        print_json(found)
    else:
        print(
            worded(
                "{what}: {positions} positions from {begun_from} in {seconds} s"
                " ({positions_per_second}/s a core), {folded} % of what ways led to was known",
                what=found.what,
                positions=found.positions,
                begun_from=found.begun_from,
                seconds=found.seconds,
                positions_per_second=found.positions_per_second,
                folded=round(found.folded * 100, 1),
            )
        )
    return 0
