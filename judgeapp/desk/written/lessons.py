"""The judge's phrase file in the data folder: what he has taught, and what he took from others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.teaching.phrase_file import MAX_BYTES, read_phrases, write_phrases
from judgeapp.desk.folder import phrases_file, write_whole
from judgeapp.desk.storage.lock import writing
from judgeapp.desk.storage.saved import read_saved, write_saved
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message


def load_lessons(folder: Path) -> tuple[tuple[Lesson, ...], InputError | None]:
    """All lessons. A damaged file is set aside, which the error says."""
    file = phrases_file(folder)
    lessons, trouble = read_saved(file, "what was taught", lambda content: read_phrases(content, str(file)), MAX_BYTES)
    return lessons or (), trouble


def lessons_of(file: Path) -> tuple[Lesson, ...]:
    """The lessons of a phrase file. Raises InputError that names file, line and field."""
    return read_phrases(read_untrusted_bytes(file, MAX_BYTES), str(file))


def save_lessons(lessons: Iterable[Lesson], folder: Path) -> None:
    """Keep all that was taught: on the disk when this returns. Raises InputError when the disk refuses."""
    write_saved(phrases_file(folder), write_phrases(lessons).encode(), message("the phrases"))


def change_lessons(
    folder: Path, change: Callable[[tuple[Lesson, ...]], tuple[Lesson, ...]]
) -> tuple[tuple[Lesson, ...], InputError | None]:
    """Save the result of `change` on all lessons. None that another program teaches meanwhile is lost. Returns the
    lessons now, and the fault of the file, as `load_lessons`; raises InputError as `save_lessons`."""
    with writing(folder):
        before, trouble = load_lessons(folder)
        after = change(before)
        if after != before:
            save_lessons(after, folder)
    return after, trouble


def export_lessons(lessons: Iterable[Lesson], file: Path) -> None:
    """Write a phrase file, whole or not at all. Raises InputError when the disk refuses."""
    write_whole(file, write_phrases(lessons).encode(), message("the phrases"))


def with_lessons(own: Iterable[Lesson], more: Iterable[Lesson]) -> tuple[Lesson, ...]:
    """Lessons with more of them, each in place of the one for the same wording."""
    return tuple({lesson.key: lesson for lesson in (*own, *more)}.values())


def today() -> str:
    """The date of a lesson that is given now."""
    return date.today().isoformat()
