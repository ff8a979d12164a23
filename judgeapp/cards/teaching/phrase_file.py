"""Phrase files: judges' lessons, as plain YAML to share. They are data from others: nothing in them is run, and faults
are named with line and field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any, NamedTuple

import msgspec
import yaml

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.marks import MAX_LENGTH
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

FORMAT = "judgeapp-phrases-1"
MAX_BYTES = 1_000_000
MAX_LESSONS = 1_000
_MAX_LENGTH = {"language": 20, "wording": MAX_LENGTH, "same": MAX_LENGTH, "by": 80, "date": 20, "note": 500}
_MAX_CLAUSES = 5
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_MEND = message(
    'Write each phrase as {{language: en, wording: "wipe out {{2}} enemies",'
    ' same: "delete {{2}} of your opponent\'s Digimon"}}'
)


class PhraseComparison(NamedTuple):
    """Lessons of a phrase file beside those taught already; of those that are taught otherwise both, the own first."""

    new: tuple[Lesson, ...]
    same: tuple[Lesson, ...]
    different: tuple[tuple[Lesson, Lesson], ...]


def read_phrases(content: bytes, name: str) -> tuple[Lesson, ...]:
    """The lessons of a phrase file. Raises InputError that names file, line and field."""
    if len(content) > MAX_BYTES:
        raise InputError("the file is too large for a phrase file", where=name)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("not UTF-8 text", where=name) from error
    node, plain = read_yaml(text, name)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise InputError("not a phrase file", where=name, mend="It must begin with: format: {format}", format=FORMAT)
    if unknown := sorted(map(str, plain.keys() - {"format", "phrases"})):
        raise InputError("a phrase file has no field {unknown!r}", where=name, unknown=unknown[0])
    return read_lessons(plain.get("phrases", []), lines_of(node, "phrases"), name)


def read_lessons(listed: Any, lines: Sequence[int], name: str) -> tuple[Lesson, ...]:
    """The lessons of a list in a file, each with its line. Raises InputError."""
    if not isinstance(listed, list):
        raise InputError("the phrases aren't a list", where=name, mend=_MEND)
    if len(listed) > MAX_LESSONS:
        raise InputError(
            "too many phrases: {number}; the limit is {most}", where=name, number=len(listed), most=MAX_LESSONS
        )
    lessons: dict[tuple[str, str], Lesson] = {}
    for index, plain in enumerate(listed):
        where = f"{name}:{lines[index]}" if index < len(lines) else f"{name}: phrase {index + 1}"
        lesson = _lesson(plain, where)
        if lesson.key in lessons:
            raise InputError("{wording!r} appears twice", where=where, wording=lesson.wording)
        lessons[lesson.key] = lesson
    return tuple(lessons.values())


def _lesson(plain: Any, where: str) -> Lesson:
    if isinstance(plain, dict) and isinstance(plain.get("date"), date):
        plain = {**plain, "date": plain["date"].isoformat()}
    try:
        lesson = msgspec.convert(plain, type=Lesson)
    except msgspec.ValidationError as error:
        raise InputError("not a phrase ({error})", where=where, mend=_MEND, error=error) from error
    for field, longest in _MAX_LENGTH.items():
        text = getattr(lesson, field)
        if len(text) > longest:
            raise InputError("{field}: more than {longest} characters", where=where, field=field, longest=longest)
        if any(ord(letter) < 32 and letter not in "\n\t" for letter in text):
            raise InputError("{field}: has invisible characters", where=where, field=field)
    if len(lesson.clauses) > _MAX_CLAUSES or any(
        len(clause) > _MAX_LENGTH["by"] or not clause.isprintable() for clause in lesson.clauses
    ):
        raise InputError("clauses: there are too many, or they are too long", where=where)
    if lesson.date and not _DATE.fullmatch(lesson.date):
        raise InputError("date: {date!r} isn't a date", where=where, mend="Write it as 2026-01-31", date=lesson.date)
    return lesson


def lines_of(node: yaml.Node | None, field: str) -> tuple[int, ...]:
    """Line of each element of a list in a file, from 1."""
    if not isinstance(node, yaml.MappingNode):
        return ()
    for key, value in node.value:
        if key.value == field and isinstance(value, yaml.SequenceNode):
            return tuple(item.start_mark.line + 1 for item in value.value)
    return ()


def write_phrases(lessons: Iterable[Lesson]) -> str:
    """The phrase file with these lessons: read again, they are the same."""
    plain = {"format": FORMAT, "phrases": [plain_lesson(lesson) for lesson in lessons]}
    written: str = yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, width=96)
    return written


def plain_lesson(lesson: Lesson) -> dict[str, Any]:
    """A lesson as in a file: unset fields are left out."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(lesson))
    return plain


def compared(own: Iterable[Lesson], others: Iterable[Lesson]) -> PhraseComparison:
    known = {lesson.key: lesson for lesson in own}
    new, same, different = [], [], []
    for lesson in others:
        mine = known.get(lesson.key)
        if mine is None:
            new.append(lesson)
        elif mine.meaning == lesson.meaning:
            same.append(lesson)
        else:
            different.append((mine, lesson))
    return PhraseComparison(tuple(new), tuple(same), tuple(different))
