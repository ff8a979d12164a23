"""`judgeapp cards taught`: the lessons, as a phrase file."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.teaching.phrase_file import plain_lesson, write_phrases
from judgeapp.cards.teaching.refusal import RefusedLessonError
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.opening import copy_before
from judgeapp.cli.terminal import print_json, warn, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.desk.written.lessons import change_lessons, export_lessons, kept_lessons


def add(parser: Command) -> None:
    parser.description = worded("Print what you taught, as a phrase file that others can import.")
    parser.epilog = worded(
        "JSON: a list of phrases, each with language, wording, same, by, date, note, means"
        " (in today's words; empty if it is refused) and reason (why it is refused)."
    )
    parser.add_file("--to", worded("write it to a file"))
    parser.add_argument("--forget", metavar="WORDING", help=worded("forget a taught wording"))
    parser.set_run(_taught)


def _taught(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    lessons, trouble = kept_lessons(folder)
    warn(trouble)
    if chosen.forget is not None:
        wanted = " ".join(chosen.forget.casefold().split())
        if all(lesson.key[1] != wanted for lesson in lessons):
            warn_worded("judgeapp: you have taught nothing for {forget!r}.", forget=chosen.forget)
            return 1
        copy_before(folder)
        lessons, _ = change_lessons(folder, lambda own: tuple(lesson for lesson in own if lesson.key[1] != wanted))
    if chosen.to is not None:
        export_lessons(lessons, chosen.to)
    if chosen.json:
        print_json([*_listed(lessons)])
    elif chosen.to is None:
        print(write_phrases(lessons), end="")
    return 0


def _listed(lessons: Iterable[Lesson]) -> Iterable[dict[str, str]]:
    before: list[TaughtPhrase] = []
    for lesson in lessons:
        try:
            learnt = learn(lesson, before)
        except RefusedLessonError as error:
            yield {**plain_lesson(lesson), "means": "", "reason": str(error)}
        else:
            before.append(learnt.phrase)
            yield {**plain_lesson(lesson), "means": learnt.means, "reason": ""}
