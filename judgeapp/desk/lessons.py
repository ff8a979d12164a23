"""The judge's phrase file in the data folder: what he has taught, and what he took from others."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from pathlib import Path

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.phrase_file import MOST_BYTES, read_phrases, write_phrases
from judgeapp.desk.folder import phrases_file, set_aside, write_whole
from judgeapp.errors import InputError


def kept_lessons(folder: Path) -> tuple[tuple[Lesson, ...], InputError | None]:
    """What has been taught. A damaged file is set aside, and the error says so."""
    file = phrases_file(folder)
    if not file.exists():
        return (), None
    try:
        return lessons_of(file), None
    except InputError as wrong:
        try:
            mend = f"The file is kept as {set_aside(file).name}; mend it and import it"
        except OSError as error:
            mend = f"It can't be set aside ({error.strerror}) and will be overwritten"
        what = f"what was taught can't be read ({wrong.what})"
        return (), InputError(what, where=wrong.where, mend=mend)


def lessons_of(file: Path) -> tuple[Lesson, ...]:
    """The lessons of a phrase file. Raises InputError that names file, line and field."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise InputError("the file is too large for a phrase file", where=str(file))
        content = file.read_bytes()
    except OSError as error:
        raise InputError(f"the file can't be read ({error.strerror})", where=str(file)) from error
    return read_phrases(content, str(file))


def keep_lessons(lessons: Iterable[Lesson], folder: Path) -> None:
    """Keep all that was taught: on the disk when this returns. Raises InputError when the disk
    refuses."""
    export_lessons(lessons, phrases_file(folder))


def export_lessons(lessons: Iterable[Lesson], file: Path) -> None:
    """Write a phrase file, whole or not at all. Raises InputError when the disk refuses."""
    write_whole(file, write_phrases(lessons).encode(), "the phrases")


def with_lessons(own: Iterable[Lesson], more: Iterable[Lesson]) -> tuple[Lesson, ...]:
    """What is taught with more of it, which stands in place of what was taught of the same
    wording."""
    return tuple({lesson.key: lesson for lesson in (*own, *more)}.values())


def today() -> str:
    """The date of a lesson that is given now."""
    return date.today().isoformat()
