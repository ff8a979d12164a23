"""What was taught, in a scenario: which lessons its file carries, and where they decided."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.engine.events import Event
from judgeapp.messages.errors import InputError

if TYPE_CHECKING:
    from judgeapp.cards.reading.grammar.phrases import TaughtPhrase

# What learns them is loaded only where a file carries any.


class TaughtTold(NamedTuple):
    """An effect that was read as a judge has taught it, and what was taught."""

    card: str
    taught: str

    @property
    def told(self) -> str:
        return f"{self.card}: {self.taught}"


def taught_told(events: Iterable[Event]) -> tuple[TaughtTold, ...]:
    """The effects of a duel that were read as taught and triggered, were activated or were active,
    each once."""
    said = (event.effect for event in events if event.effect is not None and event.effect.taught)
    return tuple(dict.fromkeys(TaughtTold(one.card, one.taught) for one in said))


def checked_lessons(content: Any, node: yaml.Node | None, name: str) -> Any:
    """What a file says, with its lessons as they are read. Raises InputError that names the
    line."""
    if not isinstance(content, dict) or "taught" not in content:
        return content
    from judgeapp.cards.teaching.phrase_file import lines_of, plain_lesson, read_lessons

    lessons = read_lessons(content["taught"], lines_of(node, "taught"), name)
    return {**content, "taught": [plain_lesson(lesson) for lesson in lessons]}


def phrases_of(lessons: tuple[Lesson, ...], name: str) -> tuple[TaughtPhrase, ...]:
    """What lessons come to. Raises InputError where one can't be learnt: what it was needed for
    would be read as something else, or not at all."""
    if not lessons:
        return ()
    from judgeapp.cards.teaching.school import learn_all

    schooling = learn_all(lessons)
    for lesson, error in schooling.refused:
        raise InputError(
            "{wording!r}: {what}", where=f"{name}: taught", mend=error.mending, wording=lesson.wording, what=error.wrong
        )
    return schooling.phrases


def told_by_place(taught: Mapping[str, Iterable[Lesson]]) -> dict[str, str]:
    """What was taught, in words, by the place of the effect that is read so."""
    told = {place: "; ".join(lesson.told for lesson in of) for place, of in taught.items()}
    return {place: said for place, said in told.items() if said}
