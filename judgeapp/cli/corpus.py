"""`judgeapp corpus check`: prove that nothing of the sources was lost."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from judgeapp.cli.output import add_json, print_json
from judgeapp.errors import InputError
from judgeapp.rulebook.check import SourceReport, check_source
from judgeapp.rulebook.manifest import Source, corpus_file, load_manifest


def add(commands: Any) -> None:
    parser = commands.add_parser("corpus", help="work on the rule texts themselves")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser(
        "check",
        help="prove that nothing of the sources was lost",
        description="Take every source apart and prove that each of its characters is in a"
        " passage or in a named list of residue. Print what was counted; fail on a difference.",
    )
    check.add_argument(
        "--sources",
        type=Path,
        metavar="FOLDER",
        help="check the files of this folder instead of the program's own",
    )
    add_json(check)
    check.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    reports = [
        check_source(source, _text(source, chosen.sources)) for source in load_manifest().sources
    ]
    faults = [(r.source, fault) for r in reports for fault in r.faults]
    if chosen.json:
        print_json({"ok": not faults, "sources": reports})
    else:
        for report in reports:
            _print(report)
    for source, fault in faults:
        print(
            f"judgeapp: {source}: {fault.kind.value}: {fault.where}: {fault.detail}",
            file=sys.stderr,
        )
    return 1 if faults else 0


def _text(source: Source, folder: Path | None) -> str:
    if folder is None:
        return corpus_file(source.file).decode("utf-8")
    file = folder / Path(source.file).name
    try:
        return file.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"the source can't be read ({error})", where=str(file)) from error


def _print(report: SourceReport) -> None:
    print(report.source)
    counted = msgspec.structs.asdict(report.counts)
    print("  " + ", ".join(f"{number:,} {name}" for name, number in counted.items() if number))
    if report.named:
        print(f"  update history: {report.traced} of {report.named} numbers are clauses of today")
    for reason, weight in sorted(report.residue.items()):
        print(f"  residue: {weight:,} characters, {reason or 'NO REASON'}")
    print(f"  {'nothing lost' if not report.faults else f'{len(report.faults)} faults'}")
