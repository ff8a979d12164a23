"""`judgeapp rulings import`."""

from __future__ import annotations

import argparse

from judgeapp.cli.command import Command
from judgeapp.cli.importing import add_import, import_all
from judgeapp.cli.localization import for_later
from judgeapp.cli.stores.opening import opened_answers
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulings.answer_importing import ANSWERS, FIELDS


def add(parser: Command) -> None:
    parser.words = {"fields": comma_list(FIELDS)}
    add_import(parser)
    parser.set_run(_import)


def _import(chosen: argparse.Namespace) -> int:
    with opened_answers(chosen, to_change=True) as library:
        return import_all(chosen, ANSWERS, library, for_later("answers: {taken}"))
