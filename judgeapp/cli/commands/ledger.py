"""`judgeapp ledger`: which clauses the engine enforces, and how that was proved."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from judgeapp.clauses.citing import citation
from judgeapp.clauses.renumbering import EDITIONS, NEWEST, in_edition
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.commands.play import scenario_files
from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.terminal import print_json, print_worded, warn, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.ledger.ledger import (
    Example,
    LedgerEntry,
    Standing,
    changed_texts,
    entries,
    examples,
    statement,
    troubles,
    without_example,
)
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.corpus import load_corpus
from judgeapp.scenario.file import for_edition, read_scenarios
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.playing.play import play


def add(parser: Command) -> None:
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("--edition", choices=EDITIONS)
    parser.add_flag("--open")
    parser.add_argument("--chapter", type=letters, default="")
    parser.set_run(run)


def run(chosen: argparse.Namespace) -> int:
    leading = load_leading(data_folder(chosen.data))
    edition: str = chosen.edition or leading.plays
    played = played_by(scenario_files(chosen.folders), edition)
    corpus, known = load_corpus(), statement(edition)
    of_first = edition == EDITIONS[0]
    wrong = (
        *(troubles(corpus, played.proved, known) if of_first else ()),
        *without_example(corpus, played.examples),
        *(changed_texts(corpus, played.proved) if of_first else ()),
    )
    listed = [entry for entry in entries(corpus, played.proved, known, edition) if _is_in(entry, chosen.chapter)]
    # Another edition's examples aren't available.
    shown = examples(corpus, played.examples) if of_first else ()
    printed = [e for e in shown if _is_in(e, chosen.chapter)]
    if chosen.json:
        print_json(
            {
                "edition": edition,
                "entries": listed,
                "examples": printed,
                "otherwise": played.otherwise,
                "failed": [*played.failed, *played.broken],
                "troubles": wrong,
            }
        )
    else:
        _print(listed, only_open=chosen.open)
        if of_first:
            _print_examples(printed)
        if played.otherwise:
            print_worded(
                "scenarios with a different result under {edition}, proving nothing: {count}",
                edition=edition,
                count=len(played.otherwise),
            )
    warn(*played.broken.values())
    for name in played.failed:
        warn_worded("judgeapp: {name}: the scenario fails and proves nothing", name=name)
    warn(*(f"{trouble.clause}: {trouble.what}" for trouble in wrong))
    return 1 if played.failed or played.broken or wrong else 0


class PlayedFolder(NamedTuple):
    """Results of the scenarios of a folder, by one edition."""

    proved: dict[str, list[str]]  # by clause the scenarios that pass and prove it
    examples: dict[str, list[str]]  # by clause those that play its example
    failed: list[str]
    otherwise: list[str]
    broken: dict[str, str]  # by file why it can't be read


def played_by(files: Iterable[Path], edition: str) -> PlayedFolder:
    """Play scenarios by an edition: those written for it, and those that name none, which prove the same fact under its
    number there."""
    done = PlayedFolder({}, {}, [], [], {})
    for file in files:
        try:
            read = read_scenarios(read_untrusted_text(file, MAX_BYTES), str(file))
        except InputError as error:
            done.broken[str(file)] = str(error)
            continue
        written_for = read[0].scenario.edition
        if written_for not in ("", edition):
            continue
        passes = all(
            play(for_edition(scenario, edition), faces, lines).failure is None for scenario, faces, lines in read
        )
        name = file.stem if file.stem not in EDITIONS else f"{file.parent.name} {file.stem}"
        if example := read[0].scenario.example:
            done.examples.setdefault(example, []).extend([name] * passes)
        if not passes:
            # A scenario without an edition is written for the newest.
            (done.failed if (written_for or NEWEST) == edition else done.otherwise).append(str(file))
            continue
        clauses = (clause for scenario_file in read for clause in scenario_file.scenario.proves)
        cited = tuple(dict.fromkeys(clauses))
        for clause in cited if edition == EDITIONS[0] else in_edition(cited, edition):
            done.proved.setdefault(clause, []).append(name)
    return done


def _is_in(entry: LedgerEntry | Example, chapter: str) -> bool:
    return not chapter or f"{entry.clause.partition('@')[0]}-".startswith(f"{chapter}-")


def _print(listed: list[LedgerEntry], *, only_open: bool) -> None:
    for entry in listed:
        if not only_open or entry.standing is Standing.OPEN:
            print(f"{citation(entry.clause):<14} {entry.standing.value:<11} {comma_list(entry.because)}")
    counts = Counter(entry.standing for entry in listed)
    totals = comma_list(f"{counts[standing]} {standing.value}" for standing in Standing)
    print_worded("{listed} leaf clauses: {totals}", listed=len(listed), totals=totals)


def _print_examples(printed: list[Example]) -> None:
    left = [example.clause for example in printed if not example.scenarios]
    print_worded("examples: {played} of {count} played", played=len(printed) - len(left), count=len(printed))
    if left:
        print_worded("not played: {left}", left=comma_list(left))
