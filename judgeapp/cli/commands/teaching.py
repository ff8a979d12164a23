"""`judgeapp cards teach` and `judgeapp cards taught`: phrase files, and what they do to cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.teaching.phrase_file import (
    PhraseComparison,
    compared,
    plain_lesson,
    write_phrases,
)
from judgeapp.cards.teaching.refusal import RefusedLessonError
from judgeapp.cards.teaching.school import CardReached, learn_all, reached
from judgeapp.cli.output import add_json, print_json
from judgeapp.cli.shelf import copy_before, opened_cards
from judgeapp.desk.folder import data_folder
from judgeapp.desk.lessons import (
    change_lessons,
    export_lessons,
    keep_lessons,
    kept_lessons,
    lessons_of,
    with_lessons,
)
from judgeapp.desk.storage.lock import writing

_FEW = 10  # cards that are printed of a phrase


def add(subjects: Any) -> None:
    """Adds both to the subjects of `judgeapp cards`."""
    teaching = subjects.add_parser(
        "teach",
        help="take the phrases of phrase files into your own",
        description="Take phrase files: wordings that mean the same as words that are understood."
        " Each phrase passes the gates of the phrase book, or is refused with the reason; what is"
        " understood without it stays as it was. What is taught already is compared: what is new"
        " is taken, what is the same stays, and of what is taught otherwise yours stays, unless"
        " --replace says so. Exit status 1 when one was refused or left out.",
        epilog="JSON: a list with, for each file, file, taken, same, different (own, other),"
        " refused (phrase, why, reason), each a phrase with language, wording, same, by, date,"
        " note; taken with means (the same in today's words) and cards (number, name, where,"
        " before, after, text, says: what is read there now).",
    )
    teaching.add_argument("files", nargs="+", type=Path, metavar="FILE")
    teaching.add_argument("--try", dest="tries", action="store_true", help="only say what it does")
    teaching.add_argument(
        "--replace", action="store_true", help="take what is taught otherwise in place of yours"
    )
    add_json(teaching)
    teaching.set_defaults(run=_teach)
    listing = subjects.add_parser(
        "taught",
        help="list what was taught, write it to a file, or forget one of it",
        description="What was taught, as a phrase file that others can take.",
        epilog="JSON: a list of phrases, each with language, wording, same, by, date, note, means"
        " (in today's words; empty if it is refused) and reason (why it is refused).",
    )
    listing.add_argument("--to", type=Path, metavar="FILE", help="write it to a file")
    listing.add_argument("--forget", metavar="WORDING", help="forget what was taught of a wording")
    add_json(listing)
    listing.set_defaults(run=_taught)


def taught_in(chosen: argparse.Namespace) -> tuple[TaughtPhrase, ...]:
    """What was taught in the data folder; says on stderr what can't be read or learnt of it."""
    lessons, trouble = kept_lessons(data_folder(chosen.data))
    schooling = learn_all(lessons)
    for error in [trouble] if trouble else []:
        print(f"judgeapp: {error}", file=sys.stderr)
    _tell_refused(schooling.refused, "")
    return schooling.phrases


def taught_of(file: Path) -> tuple[TaughtPhrase, ...]:
    """What a phrase file teaches; says on stderr what is refused of it."""
    schooling = learn_all(lessons_of(file))
    _tell_refused(schooling.refused, str(file))
    return schooling.phrases


def _tell_refused(refused: Iterable[tuple[Lesson, RefusedLessonError]], where: str) -> None:
    for lesson, error in refused:
        place = f"{where}: " if where else ""
        print(f"judgeapp: {place}{lesson.wording!r} is not taken: {error}", file=sys.stderr)


def _teach(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    if not chosen.tries:
        copy_before(folder)
    # What another program teaches meanwhile is not lost: it waits until this is kept.
    with nullcontext() if chosen.tries else writing(folder):
        return _teach_files(chosen, folder)


def _teach_files(chosen: argparse.Namespace, folder: Path) -> int:
    own, trouble = kept_lessons(folder)
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    with opened_cards(chosen) as library:
        records = [kept.record for kept in library.all()]
    told, is_whole = [], True
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
        told.append(_json(file, taken, comparison, left, refused))
        if not chosen.json:
            _print(file, taken, comparison, left)
        _tell_refused(refused, str(file))
    if not chosen.tries:
        keep_lessons(own, folder)
    if chosen.json:
        print_json(told)
    return 0 if is_whole else 1


def _json(
    file: Path,
    taken: list[tuple[Lesson, str, list[CardReached]]],
    comparison: PhraseComparison,
    left: Iterable[tuple[Lesson, Lesson]],
    refused: Iterable[tuple[Lesson, RefusedLessonError]],
) -> dict[str, Any]:
    return {
        "file": str(file),
        "taken": [
            {**plain_lesson(lesson), "means": means, "cards": [one._asdict() for one in cards]}
            for lesson, means, cards in taken
        ],
        "same": [plain_lesson(lesson) for lesson in comparison.same],
        "different": [
            {"own": plain_lesson(own), "other": plain_lesson(other)} for own, other in left
        ],
        "refused": [
            {"phrase": plain_lesson(lesson), "why": error.why.value, "reason": str(error)}
            for lesson, error in refused
        ],
    }


def _print(
    file: Path,
    taken: list[tuple[Lesson, str, list[CardReached]]],
    comparison: PhraseComparison,
    left: Iterable[tuple[Lesson, Lesson]],
) -> None:
    print(f"{file}: {len(taken)} taken, {len(comparison.same)} taught already")
    for lesson, means, cards in taken:
        print(f"  {lesson.told}\n    printed: {means}")
        for one in cards[:_FEW]:
            print(f"    {one.number} {one.name} ({one.where}): {one.says or one.after.value}")
        if len(cards) > _FEW:
            print(f"    and {len(cards) - _FEW} more (--json lists them)")
    for own, other in left:
        print(f"  taught otherwise, left out: {other.told}; yours: {own.told}")


def _taught(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    lessons, trouble = kept_lessons(folder)
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    if chosen.forget is not None:
        wanted = " ".join(chosen.forget.casefold().split())
        if all(lesson.key[1] != wanted for lesson in lessons):
            print(f"judgeapp: nothing was taught of {chosen.forget!r}.", file=sys.stderr)
            return 1
        copy_before(folder)
        lessons, _ = change_lessons(
            folder, lambda own: tuple(lesson for lesson in own if lesson.key[1] != wanted)
        )
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
