"""Lessons in a scenario: those in its file, and where they decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.engine.events import Event
from judgeapp.messages.errors import InputError

if TYPE_CHECKING:
    from judgeapp.cards.reading.grammar.phrases import TaughtPhrase

# The learner is imported only for files with lessons.


class AppliedLesson(NamedTuple):
    """An effect that was read as a judge taught it, and the lesson."""

    card: str
    taught: str

    @property
    def text(self) -> str:
        return f"{self.card}: {self.taught}"


def applied_lessons(events: Iterable[Event]) -> tuple[AppliedLesson, ...]:
    """The effects of a duel that were read as taught and triggered, were activated or were active, each once."""
    effects = (event.effect for event in events if event.effect is not None and event.effect.taught)
    return tuple(dict.fromkeys(AppliedLesson(effect.card, effect.taught) for effect in effects))


def checked_lessons(content: Any, node: yaml.Node | None, name: str) -> Any:
    """Content of a file, with its lessons as they are read. Raises InputError that names the line."""
    if not isinstance(content, dict) or "taught" not in content:
        return content
    from judgeapp.cards.teaching.phrase_file import lines_of, plain_lesson, read_lessons

    lessons = read_lessons(content["taught"], lines_of(node, "taught"), name)
    return {**content, "taught": [plain_lesson(lesson) for lesson in lessons]}


def phrases_of(lessons: tuple[Lesson, ...], name: str) -> tuple[TaughtPhrase, ...]:
    """Taught phrases of lessons. Raises InputError if one can't be learnt: the text that needs it would be read as
    something else, or not at all."""
    if not lessons:
        return ()
    from judgeapp.cards.teaching.school import learn_all

    schooling = learn_all(lessons)
    for lesson, error in schooling.refused:
        raise InputError(
            "{wording!r}: {what}", where=f"{name}: taught", mend=error.mending, wording=lesson.wording, what=error.wrong
        )
    return schooling.phrases


def lesson_texts(taught: Mapping[str, Iterable[Lesson]]) -> dict[str, str]:
    """Lessons in words, by the place of the effect that is read so."""
    texts = {place: "; ".join(lesson.summary for lesson in of) for place, of in taught.items()}
    return {place: text for place, text in texts.items() if text}
