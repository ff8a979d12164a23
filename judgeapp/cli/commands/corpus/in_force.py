"""`judgeapp corpus in-force`: which edition of the rules is in force at a date."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable
from datetime import date

import msgspec

from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.concordance import opened_editions
from judgeapp.cli.terminal import print_json, print_worded, reported
from judgeapp.desk.folder import data_folder
from judgeapp.desk.written.alignments import load_alignments, save_alignments
from judgeapp.editions.in_force import InForce, dates_of, in_force, may_be_newer, with_edition, without_edition
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import editions_of_rules


def add(parser: Command) -> None:
    parser.add_argument("--on", default="", metavar="DATE")
    parser.add_argument("--add", nargs=2, metavar=("EDITION", "DATE"))
    parser.add_argument("--take-out", metavar="EDITION")
    parser.add_flag("--as-printed")
    parser.set_run(_in_force)


def _in_force(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    corpus = opened_editions(folder).corpus
    alignments = reported(load_alignments(folder))
    table = dates_of(corpus.manifest, alignments.in_force)
    changed = table
    if chosen.add:
        changed = with_edition(changed, InForce(*chosen.add))
    if chosen.take_out:
        changed = without_edition(changed, chosen.take_out)
    if chosen.add or chosen.take_out or chosen.as_printed:
        rows = None if chosen.as_printed else changed
        alignments = save_alignments(folder, lambda saved: msgspec.structs.replace(saved, in_force=rows))
        table = dates_of(corpus.manifest, alignments.in_force)
    try:
        day = date.fromisoformat(chosen.on) if chosen.on else date.today()
    except ValueError as error:
        raise InputError("{on!r} isn't a date", mend="Write it as 2026-08-18", on=chosen.on[:40]) from error
    here = {s.edition for s in editions_of_rules(corpus)}
    current = in_force(table, day)
    if chosen.json:
        rows_json = [{"edition": r.edition, "since": r.since, "here": r.edition in here} for r in table]
        print_json(
            {
                "table": rows_json,
                "on": day.isoformat(),
                "in_force": current,
                "own": alignments.in_force is not None,
                "may_be_newer": may_be_newer(table, day),
            }
        )
        return 0
    _print(table, current, here)
    print_worded("On {date} {edition} is in force.", date=day.isoformat(), edition=current or worded("none of them"))
    if may_be_newer(table, day):
        print_worded("There may be a newer edition: the publisher revises the rules every few weeks.")
    return 0


def _print(table: Iterable[InForce], current: str, here: Collection[str]) -> None:
    for row in table:
        mark = "*" if row.edition == current else " "
        text = "" if row.edition in here else worded("  (text not available)")
        print_worded(
            "{mark} {edition:<6} since {since}{text}", mark=mark, edition=row.edition, since=row.since, text=text
        )
