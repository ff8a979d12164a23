"""Lessons as a judge looks at them: his own that is being taught, and those that others offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.cards.teaching.gap import GapPiece, nearest, pieces, with_parts_marked
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.teaching.marks import with_marks
from judgeapp.cards.teaching.phrase_file import compared
from judgeapp.cards.teaching.refusal import LessonFault, RefusedLessonError
from judgeapp.cards.teaching.school import CardReached, learn_all, reached

# Reasons to refuse a lesson that concern its intended meaning.
_OF_THE_KNOWN = (LessonFault.KNOWN_NOT_READ, LessonFault.KNOWN_IN_TWO_WAYS, LessonFault.NO_WHOLE_EFFECT)


class LessonView(NamedTuple):
    lesson: Lesson
    around: tuple[GapPiece, ...] = ()  # the wording in its pieces, those that could be read by themselves distinguished
    near: tuple[str, ...] = ()  # examples of phrases that are most like it
    refused: RefusedLessonError | None = None  # the obstacle to teaching it; None if there is none
    known: tuple[GapPiece, ...] = ()  # the text of its intended meaning in pieces, if that is not understood
    means: str = ""  # the same in today's words
    cards: tuple[CardReached, ...] = ()  # the cards read with it


class OfferedLessons(NamedTuple):
    """Lessons in others' phrase files: the new ones, some of which may be refused, those already taught, and those
    taught differently, the own first."""

    files: tuple[str, ...]
    new: tuple[Lesson, ...]
    refused: tuple[tuple[Lesson, RefusedLessonError], ...]
    same: tuple[Lesson, ...]
    different: tuple[tuple[Lesson, Lesson], ...]


def view_lesson(
    lessons: Sequence[Lesson], beside: tuple[TaughtPhrase, ...], records: Sequence[CardRecord]
) -> LessonView:
    """A lesson beside those already taught, with its effects on cards. Of several ways to mark the variable parts the
    first that can be taught counts; of none the first."""
    refused: RefusedLessonError | None = None
    for lesson in lessons:
        if not lesson.wording or not lesson.same:
            continue
        try:
            learnt = learn(lesson, beside)
        except RefusedLessonError as error:
            refused = refused or error
            continue
        cards = tuple(reached(records, learnt.phrase, beside))
        return _view(lesson, beside)._replace(means=learnt.means, cards=cards)
    view = _view(lessons[0], beside)._replace(refused=refused)
    if refused is not None and refused.why in _OF_THE_KNOWN:
        view = view._replace(known=pieces(_plain(view.lesson.same), view.lesson.language))
    return view


def _view(lesson: Lesson, beside: tuple[TaughtPhrase, ...]) -> LessonView:
    plain = _plain(lesson.wording)
    others = tuple(phrase for phrase in beside if phrase.lesson.key != lesson.key)
    return LessonView(lesson, pieces(plain, lesson.language, others), nearest(plain, lesson.language))


def _plain(text: str) -> str:
    """A text without its marks."""
    return text.replace("{", "").replace("}", "")


def ways_to_mark(text: str, language: str, beside: tuple[TaughtPhrase, ...] = ()) -> tuple[str, ...]:
    """A text with variable parts marked: whole parts; numbers, names and colors; nothing."""
    plain = " ".join(text.split()).rstrip(".。")
    ways = (with_parts_marked(plain, language, beside), with_marks(plain, language), plain)
    return tuple(dict.fromkeys(ways))


def beside_own(own: tuple[Lesson, ...], files: Iterable[tuple[str, tuple[Lesson, ...]]]) -> OfferedLessons:
    """Lessons of phrase files, each with its name, beside those that are taught already."""
    names: list[str] = []
    new: tuple[Lesson, ...] = ()
    same: list[Lesson] = []
    different: list[tuple[Lesson, Lesson]] = []
    for name, lessons in files:
        names.append(name)
        comparison = compared((*own, *new), lessons)
        new = (*new, *comparison.new)
        same += comparison.same
        different += comparison.different
    refused = tuple(entry for entry in learn_all((*own, *new)).refused if entry[0] in new)
    left_out = {lesson.key for lesson, _ in refused}
    taken = tuple(lesson for lesson in new if lesson.key not in left_out)
    return OfferedLessons(tuple(names), taken, refused, tuple(same), tuple(different))
