"""`judgeapp cards teach`: phrase files, and their effect on cards; `judgeapp cards taught`: the lessons, as one."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.reading.wording import describe_state
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.teaching.phrase_file import PhraseComparison, compared, plain_lesson, write_phrases
from judgeapp.cards.teaching.refusal import RefusedLessonError
from judgeapp.cards.teaching.school import CardReached, learn_all, reached
from judgeapp.cards.wording import part_name
from judgeapp.cli.command import Command
from judgeapp.cli.stores.lessons import print_refused
from judgeapp.cli.stores.opening import copy_before, opened_cards
from judgeapp.cli.terminal import print_json, print_worded, reported, warn_worded
from judgeapp.desk.folder import data_folder
from judgeapp.desk.storage.lock import writing
from judgeapp.desk.written.lessons import (
    change_lessons,
    export_lessons,
    lessons_of,
    load_lessons,
    save_lessons,
    with_lessons,
)

_MAX_CARDS = 10  # cards printed for a phrase


def add(parser: Command) -> None:
    parser.add_file("files", nargs="+")
    parser.add_flag("--try", dest="tries")
    parser.add_flag("--replace")
    parser.set_run(_teach)


def _teach(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    if not chosen.tries:
        copy_before(folder)
    # Another program's lessons aren't lost: it waits until these are saved.
    with nullcontext() if chosen.tries else writing(folder):
        return _teach_files(chosen, folder)


def _teach_files(chosen: argparse.Namespace, folder: Path) -> int:
    own = reported(load_lessons(folder))
    with opened_cards(chosen) as library:
        records = [stored.record for stored in library.all()]
    results, is_whole = [], True
    for file in chosen.files:
        comparison = compared(own, lessons_of(file))
        wanted = comparison.new
        if chosen.replace:
            wanted = (*wanted, *(theirs for _, theirs in comparison.different))
        taken: list[tuple[Lesson, str, list[CardReached]]] = []
        refused: list[tuple[Lesson, RefusedLessonError]] = []
        for lesson in wanted:
            beside = learn_all(own).phrases
            try:
                learnt = learn(lesson, beside)
            except RefusedLessonError as error:
                refused.append((lesson, error))
                continue
            own = with_lessons(own, (lesson,))
            taken.append((lesson, learnt.means, [*reached(records, learnt.phrase, beside)]))
        left = () if chosen.replace else comparison.different
        is_whole = is_whole and not refused and not left
        if not chosen.json:
            _print(file, taken, comparison, left)
        print_refused(refused, str(file))
        results.append({"file": str(file), **_plain(taken, comparison, left, refused)})
    if not chosen.tries:
        save_lessons(own, folder)
    if chosen.json:
        print_json(results)
    return 0 if is_whole else 1


def _plain(
    taken: list[tuple[Lesson, str, list[CardReached]]],
    comparison: PhraseComparison,
    left: Iterable[tuple[Lesson, Lesson]],
    refused: list[tuple[Lesson, RefusedLessonError]],
) -> dict[str, Any]:
    return {
        "taken": [
            {**plain_lesson(lesson), "means": means, "cards": [card._asdict() for card in cards]}
            for lesson, means, cards in taken
        ],
        "same": [plain_lesson(lesson) for lesson in comparison.same],
        "different": [{"own": plain_lesson(mine), "other": plain_lesson(other)} for mine, other in left],
        "refused": [
            {"phrase": plain_lesson(lesson), "why": error.why.value, "reason": str(error)} for lesson, error in refused
        ],
    }


def _print(
    file: Path,
    taken: list[tuple[Lesson, str, list[CardReached]]],
    comparison: PhraseComparison,
    left: Iterable[tuple[Lesson, Lesson]],
) -> None:
    print_worded(
        "{file}: {taken} imported, {same} already taught", file=file, taken=len(taken), same=len(comparison.same)
    )
    for lesson, means, cards in taken:
        print_worded("  {summary}\n    printed: {means}", summary=lesson.summary, means=means)
        for card in cards[:_MAX_CARDS]:
            print(f"    {card.number} {card.name} ({part_name(card.where)}): {card.says or describe_state(card.after)}")
        if len(cards) > _MAX_CARDS:
            print_worded("    and {more} more (--json lists them)", more=len(cards) - _MAX_CARDS)
    for own, other in left:
        print_worded(
            "  taught differently, left out: {theirs}; yours: {yours}", theirs=other.summary, yours=own.summary
        )


def add_taught(parser: Command) -> None:
    parser.add_file("--to")
    parser.add_argument("--forget", metavar="WORDING")
    parser.set_run(_taught)


def _taught(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    lessons = reported(load_lessons(folder))
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
