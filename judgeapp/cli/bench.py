"""`judgeapp bench`: measure speed on this machine."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from judgeapp.bench.figures import Figures
from judgeapp.cli.output import add_json, print_json
from judgeapp.errors import InputError


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure speed on this machine",
        description="Measure speed on this machine and print medians and percentiles.",
    )
    subjects = parser.add_subparsers(title="subjects", metavar="SUBJECT", required=True)
    search = subjects.add_parser(
        "search", help="searches with snippets, on the corpus and repeated to 30,000 passages"
    )
    search.set_defaults(run=_search)
    startup = subjects.add_parser(
        "startup", help="from the start of the process to a window that can be typed in"
    )
    startup.add_argument("--runs", type=int, default=11, help="how often (default 11)")
    startup.set_defaults(run=_startup)
    for subject in (search, startup):
        add_json(subject)


def _search(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.search import bench_search

    return _print(bench_search(lambda line: print(line, file=sys.stderr)), chosen.json)


def _startup(chosen: argparse.Namespace) -> int:
    if chosen.runs < 2:
        raise InputError("a median needs at least 2 runs", where="--runs")
    from judgeapp.bench.startup import bench_startup

    return _print(bench_startup(chosen.runs), chosen.json)


def _print(results: Sequence[Figures], as_json: bool) -> int:
    if as_json:
        print_json(results)
    else:
        for r in results:
            print(
                f"{r.what}: median {r.median} ms, p95 {r.p95} ms, slowest {r.slowest} ms"
                f" ({r.runs} runs)"
            )
    return 0
