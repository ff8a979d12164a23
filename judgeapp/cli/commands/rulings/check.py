"""`judgeapp rulings check`."""

from __future__ import annotations

import argparse

from judgeapp.clauses.citing import written
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.opening import opened_notebook
from judgeapp.cli.terminal import print_json, print_worded, warn_worded
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulings.notebook.revision import short


def add(parser: Command) -> None:
    parser.set_run(_check)


def _check(chosen: argparse.Namespace) -> int:
    from judgeapp.table.rulings.rest_check import check_rests

    with opened_notebook(chosen) as notebook:
        checked = tuple(check_rests(notebook.all()))
    if chosen.json:
        print_json(checked)
    else:
        for ruling in checked:
            state = worded("FAILED") if ruling.failure else worded("passed")
            print(f"{state}  {short(ruling.ruling)}  {' '.join(ruling.question.split())}")
            if ruling.unapplied:
                print_worded("    its scene doesn't apply {unapplied}", unapplied=comma_list(written(ruling.unapplied)))
        failed = sum(bool(ruling.failure) for ruling in checked)
        print_worded(
            "rulings that rest on a scene or a position: {count}, with a different result: {failed}",
            count=len(checked),
            failed=failed,
        )
    for ruling in checked:
        if ruling.failure:
            warn_worded("judgeapp: ruling {ruling}: {failure}", ruling=short(ruling.ruling), failure=ruling.failure)
    return 1 if any(ruling.failure for ruling in checked) else 0
