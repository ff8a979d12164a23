"""All lessons together: each beside the others, with its effects on cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.reading.normal import normalised
from judgeapp.cards.reading.parts import Part, ReadText, Understanding
from judgeapp.cards.reading.words import part_words
from judgeapp.cards.record import CardRecord
from judgeapp.cards.teaching.learning import learn
from judgeapp.cards.teaching.refusal import RefusedLessonError
from judgeapp.cards.understanding import read_card, speaker


class Schooling(NamedTuple):
    """Phrases learnt of several lessons, and lessons that were refused, with the reason."""

    phrases: tuple[TaughtPhrase, ...]
    refused: tuple[tuple[Lesson, RefusedLessonError], ...]


@lru_cache(maxsize=32)
def learn_all(lessons: tuple[Lesson, ...]) -> Schooling:
    """Learns lessons in their order, each beside those before it."""
    phrases: list[TaughtPhrase] = []
    refused: list[tuple[Lesson, RefusedLessonError]] = []
    for lesson in lessons:
        try:
            phrases.append(learn(lesson, phrases).phrase)
        except RefusedLessonError as error:
            refused.append((lesson, error))
    return Schooling(tuple(phrases), tuple(refused))


class CardReached(NamedTuple):
    """An effect of a card that a lesson changes."""

    number: str
    name: str
    where: str
    # before, after: how much of it is understood without the lesson, and with it
    before: Understanding
    after: Understanding
    text: str  # the print
    says: str  # its reading, in today's words, if it was read in full


def reached(
    records: Iterable[CardRecord], phrase: TaughtPhrase, beside: Sequence[TaughtPhrase] = ()
) -> Iterator[CardReached]:
    """The effects of cards that are better understood with a phrase than with those beside it."""
    others = tuple(taught for taught in beside if taught.lesson.key != phrase.lesson.key)
    for record in records:
        if record.language == phrase.lesson.language and _may_be_on(record, phrase):
            yield from _reached(record, phrase.lesson, others, (*others, phrase))


def _may_be_on(record: CardRecord, phrase: TaughtPhrase) -> bool:
    linked = record.special.link.effect if record.special.link is not None else ""
    texts = (record.effect, record.inherited, record.security, linked, record.option_effect)
    return any(phrase.may_be_in(normalised(text, record.language).text) for text in texts)


def _reached(
    record: CardRecord, lesson: Lesson, before: tuple[TaughtPhrase, ...], after: tuple[TaughtPhrase, ...]
) -> Iterator[CardReached]:
    without, with_it = read_card(record, before), read_card(record, after)
    known = dict(without.readings)
    for where, reading in with_it.readings:
        for part in reading.parts:
            if lesson in part.taught:
                says = part_words(reading, part, speaker(record.category, where))
                text = reading.text[part.start : part.end].strip()
                state = _state_at(known.get(where), part)
                yield CardReached(record.number, record.name, where, state, part.state, text, says)


def _state_at(reading: ReadText | None, part: Part) -> Understanding:
    parts = reading.parts if reading is not None else ()
    there = (other.state for other in parts if other.start < part.end and part.start < other.end)
    return next((state for state in there if state is not Understanding.UNDERSTOOD), Understanding.NOT)
