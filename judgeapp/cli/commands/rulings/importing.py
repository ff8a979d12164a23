"""`judgeapp rulings import`."""

from __future__ import annotations

import argparse

from judgeapp.cli.command import Command
from judgeapp.cli.importing import add_import, import_all
from judgeapp.cli.localization import for_later, worded
from judgeapp.cli.stores.opening import opened_answers
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulings.answer_importing import ANSWERS, FIELDS


def add(parser: Command) -> None:
    parser.description = worded(
        "Import official questions and answers from JSON files in a known fan format, or with the fields {fields} "
        "(also id, lang, card_or_topic). Importing again updates them; earlier texts of an answer stay. Entries that "
        "aren't answers are reported on stderr and left out; the exit status is then 1.",
        fields=comma_list(FIELDS),
    )
    add_import(parser)
    parser.set_run(_import)


def _import(chosen: argparse.Namespace) -> int:
    with opened_answers(chosen, to_change=True) as library:
        return import_all(chosen, ANSWERS, library, for_later("answers: {taken}"))
