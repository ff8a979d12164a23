"""What is printed while it is measured, and what it came to."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from judgeapp.bench.figures import Figures
from judgeapp.bench.machine import this_machine
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import print_json


def tell_machine() -> None:
    """On which machine it is measured: a figure says nothing without it."""
    machine = this_machine()
    beside(
        worded(
            "measured on {processor}, {cores} cores, {memory} GB, {system}, Python {python}; commit {commit}",
            processor=machine.processor,
            cores=machine.cores,
            memory=machine.memory,
            system=machine.system,
            python=machine.python,
            commit=machine.commit or worded("unknown"),
        )
    )


def beside(line: str) -> None:
    """How far it is, where no script reads."""
    print(line, file=sys.stderr)


def warn(line: str) -> None:
    print(f"judgeapp: {line}", file=sys.stderr)


def print_figures(results: Sequence[Figures], as_json: bool) -> int:
    if as_json:
        print_json(results)
    else:
        for r in results:
            print(
                worded(
                    "{what}: median {median} ms, p95 {p95} ms, slowest {slowest} ms ({runs} runs)",
                    what=r.what,
                    median=r.median,
                    p95=r.p95,
                    slowest=r.slowest,
                    runs=r.runs,
                )
            )
    return 0
