"""A keyword effect that nobody knows: its icon, and the effect that it stands for, which it carries with it wherever it
goes."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import msgspec

from judgeapp.cards.reading.compiler import Understanding, read_text
from judgeapp.cards.reading.grammar.keywords import keyword_called
from judgeapp.cards.reading.grammar.lesson import ICON, Lesson
from judgeapp.cards.reading.grammar.parsing import Parser
from judgeapp.cards.reading.grammar.phrases import Slot, TaughtPhrase, TaughtWording, phrase_book
from judgeapp.cards.reading.words import part_words
from judgeapp.cards.teaching.marks import LONGEST, marked
from judgeapp.cards.teaching.refusal import LessonFault, RefusedLessonError
from judgeapp.engine.lang import Effect, Keyword
from judgeapp.messages.errors import InputError

_NUMBER = "$part1"


def learn_keyword(lesson: Lesson, taught: tuple[TaughtPhrase, ...]) -> Learnt:
    """The icon of a keyword effect that nobody knows. Raises RefusedLessonError: it is none, or is known; what it
    stands for is not one effect; or its number is not one of that."""
    icon = marked(lesson.wording, lesson.language)
    match = ICON.fullmatch(icon.text)
    if match is None:
        raise RefusedLessonError(LessonFault.NO_ICON, said=icon.text)
    name = match["name"].strip()
    if _is_known(name):
        raise RefusedLessonError(LessonFault.ICON_KNOWN, said=name)
    marks = [*icon.spans]
    if len(marks) > 1 or not all(mark.isdecimal() for mark in marks):
        raise RefusedLessonError(LessonFault.NO_NUMBER, said=marks[-1])
    effect, means = _stands_for(lesson, marks[0] if marks else "")
    gift = {"gives": "keyword", "name": name, "stands_for": [effect], "clauses": list(lesson.clauses)}
    elements = tuple(Slot("part1", "n") if mark else text for text, mark in icon.pieces)
    if marks:
        gift["amount"] = _NUMBER
    wordings = (
        TaughtWording("keyword", elements, json.dumps(gift, ensure_ascii=False)),
        TaughtWording("bare-keyword", (f"<{name}>",), json.dumps(name, ensure_ascii=False)),
        TaughtWording("icon", (f"<{name}>",), json.dumps(f"<{name}>", ensure_ascii=False)),
    )
    phrase = TaughtPhrase(lesson, wordings)
    _check(phrase, icon.text, taught)
    return Learnt(phrase, means, icon.text)


def _is_known(name: str) -> bool:
    try:
        keyword_called(name)
    except InputError:
        return False
    return True


def _stands_for(lesson: Lesson, number: str) -> tuple[Any, str]:
    """The effect, with its number left open if it has one; and what it says in today's words. Raises
    RefusedLessonError."""
    if len(lesson.same) > LONGEST:
        raise RefusedLessonError(LessonFault.TOO_LONG, most=str(LONGEST))
    text = lesson.same.replace(f"{{{number}}}", number)
    if "{" in text or "}" in text or (number and text == lesson.same):
        raise RefusedLessonError(LessonFault.MARK_MISSING, said=number or lesson.same)
    if lesson.same.count("{") > 1:
        raise RefusedLessonError(LessonFault.MARK_TWICE, said=number)
    effect, means = _whole_effect(text, lesson.language)
    if not number:
        return effect, means
    if len(number) > 8:
        raise RefusedLessonError(LessonFault.NO_NUMBER, said=number)
    # What is other with another number is the number.
    next_one = int(number) + 1
    other, _ = _whole_effect(lesson.same.replace(f"{{{number}}}", str(next_one)), lesson.language)
    opened = _opened(effect, other, int(number), next_one)
    if opened is None or opened == effect:
        raise RefusedLessonError(LessonFault.NO_NUMBER, said=number)
    return opened, means


def _whole_effect(text: str, language: str) -> tuple[Any, str]:
    reading = read_text(text, language)
    if reading.state is not Understanding.UNDERSTOOD or len(reading.parts) != 1:
        raise RefusedLessonError(LessonFault.NO_WHOLE_EFFECT, said=text)
    (part,) = reading.parts
    if part.effect == Effect(gifts=part.effect.gifts) and all(isinstance(gift, Keyword) for gift in part.effect.gifts):
        # An icon alone is no meaning, but another name.
        raise RefusedLessonError(LessonFault.NO_WHOLE_EFFECT, said=text)
    plain = msgspec.json.decode(msgspec.json.encode(part.effect))
    return plain, f"{part.effect.kind}: {part_words(reading, part)}"


def _opened(tree: Any, other_tree: Any, number: int, next_one: int) -> Any | None:
    """A tree with its number left open wherever another tree has the next one; None where they differ otherwise."""
    if type(tree) is int and (tree, other_tree) == (number, next_one):
        return _NUMBER
    if isinstance(tree, dict) and isinstance(other_tree, dict) and tree.keys() == other_tree.keys():
        opened = {key: _opened(tree[key], other_tree[key], number, next_one) for key in tree}
        missing = any(opened[key] is None and tree[key] is not None for key in tree)
        return None if missing else opened
    if isinstance(tree, list) and isinstance(other_tree, list) and len(tree) == len(other_tree):
        parts = [_opened(*pair, number, next_one) for pair in zip(tree, other_tree, strict=True)]
        return None if any(part is None for part in parts) else parts
    return tree if tree == other_tree else None


def _check(phrase: TaughtPhrase, icon: str, taught: tuple[TaughtPhrase, ...]) -> None:
    """The icon is read in one way, as this keyword effect. Raises RefusedLessonError."""
    lesson = phrase.lesson
    others = tuple(phrase_taught for phrase_taught in taught if phrase_taught.lesson.key != lesson.key)
    book = phrase_book(lesson.language, (*others, phrase))
    before = phrase_book(lesson.language, others)
    if any(Parser(before, icon).readings(kind) for kind in ("keyword", "bare-keyword", "icon")):
        raise RefusedLessonError(LessonFault.ICON_KNOWN, said=icon.strip("<>"))
    if len(Parser(book, icon).readings("keyword")) != 1:
        raise RefusedLessonError(LessonFault.IN_TWO_WAYS, said=icon)
    reading = read_text(icon, lesson.language, (*others, phrase))
    if reading.state is not Understanding.UNDERSTOOD or reading.taught != (lesson,):
        raise RefusedLessonError(LessonFault.NO_WHOLE_EFFECT, said=lesson.same)


class Learnt(NamedTuple):
    """A phrase that was learnt; what it says in today's words, and an effect that has it."""

    phrase: TaughtPhrase
    means: str
    example: str
