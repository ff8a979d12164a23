"""`judgeapp bench memory`."""

from __future__ import annotations

import argparse
import sys

from judgeapp.bench.window import memory as bench
from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import tell_machine, warn
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json, print_json
from judgeapp.messages.errors import InputError


def add(parser: Command) -> None:
    parser.description = worded(
        "Work for a long time in one window: searches, steps at the table with undo and"
        " branches, tables that are opened, each in {rounds} rounds, and print after each"
        " round how much memory is resident, and how many threads and timers there are. Exit"
        " status 1 when it was ever more than {most} MB, when it did not stay flat (after the"
        " last round of a kind of work more than {growth} MB above what it was after the"
        " middle one), or when a thread or a timer was left behind.",
        rounds=bench.ROUNDS,
        most=bench.MOST,
        growth=bench.GROWTH,
    )
    parser.epilog = worded("JSON: samples (what, done, megabytes, threads, timers), faults (a sentence each).")
    for name, usual in (("searches", bench.SEARCHES), ("steps", bench.STEPS), ("tables", bench.TABLES)):
        parser.add_argument(
            f"--{name}", type=int, default=usual, help=worded("how many (default {usual:,})", usual=usual)
        )
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """Status 1 when it is not as it must be."""

    def tell(sample: bench.MemorySample) -> None:
        out = sys.stderr if chosen.json else sys.stdout
        told = f"{sample.done:,} {sample.what}" if sample.done else sample.what
        print(
            worded(
                "{told}: {megabytes} MB, {threads} threads, {timers} timers",
                told=told,
                megabytes=sample.megabytes,
                threads=sample.threads,
                timers=sample.timers,
            ),
            file=out,
            flush=True,
        )

    for name in ("searches", "steps", "tables"):
        if getattr(chosen, name) < 1:
            raise InputError("at least 1 is needed", where=f"--{name}")
    tell_machine()
    used = bench.bench_memory(tell, chosen.searches, chosen.steps, chosen.tables)
    if chosen.json:
        print_json(used)
    for fault in used.faults:
        warn(fault)
    return 1 if used.faults else 0
