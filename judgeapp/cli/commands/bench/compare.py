"""`judgeapp bench compare`."""

from __future__ import annotations

import argparse
from pathlib import Path

import judgeapp
from judgeapp.bench.compare import SUBJECTS, THIS, bench_compare
from judgeapp.bench.machine import this_machine
from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import beside, tell_machine
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json, print_json
from judgeapp.messages.errors import InputError


def add(parser: Command) -> None:
    parser.description = worded(
        "Measure the files of this checkout and those of another of its commits in turns, each in"
        " a process of its own and by the measurement that it has, and print the medians of both"
        " and how many times as fast this one is. The files of the commit lie in a temporary"
        " folder meanwhile; both are run by the Python that runs this."
    )
    parser.add_argument("commit", metavar="COMMIT")
    parser.add_argument(
        "--subject", choices=SUBJECTS, default="engine", help=worded("which measurement (default engine)")
    )
    parser.add_argument("--rounds", type=int, default=5, help=worded("how often (default 5)"))
    parser.add_argument("--games", type=int, metavar="N", help=worded("of the engine, of each kind in each round"))
    parser.epilog = worded(
        "JSON: machine (processor, cores, memory in GB, system, python, commit), commit, subject,"
        " rounds, figures (what, unit, other, this, times, least, most: how many times as fast"
        " this checkout is in the median, the slowest and the fastest round)."
    )
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    if chosen.rounds < 1:
        raise InputError("at least 1 is needed", where="--rounds")
    options: tuple[str, ...] = ()
    if chosen.games is not None:
        if chosen.subject != "engine":
            raise InputError("only the engine plays games", where="--games")
        options = ("--games", str(chosen.games))

    def tell(number: int, which: str) -> None:
        told = worded("this checkout") if which == THIS else chosen.commit
        beside(worded("round {number} of {rounds}: {told}", number=number, rounds=chosen.rounds, told=told))

    tell_machine()
    checkout = Path(judgeapp.__file__).parent.parent
    found = bench_compare(checkout, chosen.commit, chosen.subject, chosen.rounds, options, tell)
    if chosen.json:
        print_json(
            {
                "machine": this_machine(),
                "commit": chosen.commit,
                "subject": chosen.subject,
                "rounds": chosen.rounds,
                "figures": found,
            }
        )
    else:
        for one in found:
            print(
                worded(
                    "{what}: {other} -> {this} {unit}, {times} times as fast ({least} to {most} in {rounds} rounds)",
                    what=one.what,
                    other=one.other,
                    this=one.this,
                    unit=one.unit,
                    times=one.times,
                    least=one.least,
                    most=one.most,
                    rounds=chosen.rounds,
                )
            )
    return 0
