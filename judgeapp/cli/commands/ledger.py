"""`judgeapp ledger`: which clauses the engine enforces, and how that was proved."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from judgeapp.cli.command import Command
from judgeapp.cli.commands.play import scenario_files
from judgeapp.cli.letters import letters
from judgeapp.cli.output import add_json, print_json
from judgeapp.incoming import incoming_text
from judgeapp.ledger.examples import Example, examples, without_example
from judgeapp.ledger.ledger import (
    LedgerEntry,
    Standing,
    changed_texts,
    entries,
    said,
    troubles,
)
from judgeapp.rulebook.corpus import load_corpus
from judgeapp.scenario.file import read_scenarios
from judgeapp.scenario.limits import MOST_BYTES
from judgeapp.scenario.playing.play import play


def add(parser: Command) -> None:
    parser.description = (
        "Play the scenarios of a folder and list for each leaf clause of the"
        " Comprehensive Rules: enforced (by which scenarios), definition (which concept),"
        " outside (why), or open; and which of its examples are played. Only scenarios that"
        " pass count."
    )
    parser.add_argument(
        "folder", type=Path, metavar="FOLDER", help="the scenarios, such as tests/scenarios"
    )
    parser.add_argument("--open", action="store_true", help="list the open clauses only")
    parser.add_argument(
        "--chapter", type=letters, default="", help="only this chapter or section, such as 15-8"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    files = scenario_files([chosen.folder])
    proved: dict[str, list[str]] = {}
    played: dict[str, list[str]] = {}
    failed: list[str] = []
    for file in files:
        read = read_scenarios(incoming_text(file, MOST_BYTES), str(file))
        passes = all(play(*one).failure is None for one in read)
        if example := read[0].scenario.example:
            played.setdefault(example, []).extend([file.stem] * passes)
        if not passes:
            failed.append(str(file))
            continue
        for clause in dict.fromkeys(clause for one in read for clause in one.scenario.proves):
            proved.setdefault(clause, []).append(file.stem)
    corpus, known = load_corpus(), said()
    wrong = (
        *troubles(corpus, proved, known),
        *without_example(corpus, played),
        *changed_texts(corpus, proved),
    )
    listed = [e for e in entries(corpus, proved, known) if _is_in(e, chosen.chapter)]
    printed = [e for e in examples(corpus, played) if _is_in(e, chosen.chapter)]
    if chosen.json:
        print_json({"entries": listed, "examples": printed, "failed": failed, "troubles": wrong})
    else:
        _print(listed, only_open=chosen.open)
        _print_examples(printed)
    for name in failed:
        print(f"judgeapp: {name}: the scenario fails and proves nothing", file=sys.stderr)
    for trouble in wrong:
        print(f"judgeapp: {trouble.clause}: {trouble.what}", file=sys.stderr)
    return 1 if failed or wrong else 0


def _is_in(entry: LedgerEntry | Example, chapter: str) -> bool:
    return not chapter or entry.clause == chapter or entry.clause.startswith(f"{chapter}-")


def _print(listed: list[LedgerEntry], *, only_open: bool) -> None:
    for entry in listed:
        if not only_open or entry.standing is Standing.OPEN:
            print(f"{entry.clause:<14} {entry.standing.value:<11} {', '.join(entry.because)}")
    counts = Counter(entry.standing for entry in listed)
    told = ", ".join(f"{counts[standing]} {standing.value}" for standing in Standing)
    print(f"{len(listed)} leaf clauses: {told}")


def _print_examples(printed: list[Example]) -> None:
    left = [example.clause for example in printed if not example.scenarios]
    print(f"examples: {len(printed) - len(left)} of {len(printed)} played")
    if left:
        print(f"not played: {', '.join(left)}")
