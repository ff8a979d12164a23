"""Lessons: learned, checked and kept off the interface thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.cards.teaching.lesson_view import OfferedLessons, beside_own, view_lesson
from judgeapp.cards.teaching.school import Schooling, learn_all
from judgeapp.desk.folder import phrases_file
from judgeapp.desk.written.lessons import change_lessons, export_lessons, kept_lessons, lessons_of, with_lessons
from judgeapp.messages.errors import InputError
from judgeapp.ui.widgets.work.background import Worker
from judgeapp.ui.widgets.work.file_watch import FileWatch


class LessonWork(Worker):
    changed = Signal(object, object)  # the Schooling of all lessons, and the lessons
    checked = Signal(object)  # a LessonView
    offered = Signal(object)  # OfferedLessons
    done = Signal(str)  # something was written to the file with this name
    troubled = Signal(object)  # an InputError

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._checking = self._task(self.tr("testing a phrase"))
        self._offering = self._task(self.tr("comparing phrase files"))
        self._exporting = self._every_task(self.tr("writing a phrase file"))
        self._changing = self._every_task(self.tr("saving taught phrases"))
        self.lessons: tuple[Lesson, ...] = ()
        self.phrases: tuple[TaughtPhrase, ...] = ()
        self._rereading = self._task(self.tr("rereading taught phrases"))
        # A command may teach, and so may another judge's file imported with the rulings.
        FileWatch(phrases_file(folder), self).changed.connect(self._read_again)

    def load(self) -> None:
        self._change(self._read)

    def _read(self) -> _Loaded:
        lessons, trouble = kept_lessons(self._folder)
        return _Loaded(lessons, learn_all(lessons), trouble)

    def _read_again(self) -> None:
        """The file has changed on disk; nothing is signalled if this program wrote it."""

        def then(loaded: _Loaded) -> None:
            if loaded.lessons != self.lessons or loaded.trouble is not None:
                self._take(loaded)

        self._rereading.start(self._read, then, self.troubled.emit)

    def keep(self, more: Sequence[Lesson]) -> None:
        """Save lessons, replacing earlier ones on the same wordings."""
        self._keep(lambda own: with_lessons(own, more))

    def forget(self, key: tuple[str, str]) -> None:
        self._keep(lambda own: tuple(lesson for lesson in own if lesson.key != key))

    def _keep(self, change: Callable[[tuple[Lesson, ...]], tuple[Lesson, ...]]) -> None:
        def work() -> _Loaded:
            # What another program has taught meanwhile stays.
            lessons, trouble = change_lessons(self._folder, change)
            return _Loaded(lessons, learn_all(lessons), trouble)

        self._change(work)

    def _change(self, work: Callable[[], _Loaded]) -> None:
        self._changing.start(work, self._take, self.troubled.emit)

    def _take(self, loaded: _Loaded) -> None:
        self.lessons, self.phrases = loaded.lessons, loaded.schooling.phrases
        if loaded.trouble is not None:
            self.troubled.emit(loaded.trouble)
        self.changed.emit(loaded.schooling, loaded.lessons)

    def check(self, lessons: Sequence[Lesson], records: Sequence[CardRecord]) -> None:
        """Find out the effect of a lesson, in the first way to mark it that can be taught; replaces the last check."""
        beside = self.phrases

        self._checking.start(lambda: view_lesson(lessons, beside, records), self.checked.emit, self.troubled.emit)

    def compare(self, files: Sequence[Path]) -> None:
        """Find the lessons of phrase files that differ from those that are taught."""
        own = self.lessons

        def work() -> OfferedLessons:
            return beside_own(own, [(file.name, lessons_of(file)) for file in files])

        self._offering.start(work, self.offered.emit, self.troubled.emit)

    def export(self, file: Path) -> None:
        lessons = self.lessons

        def work() -> str:
            export_lessons(lessons, file)
            return file.name

        self._exporting.start(work, self.done.emit, self.troubled.emit)


class _Loaded(NamedTuple):
    lessons: tuple[Lesson, ...]
    schooling: Schooling
    trouble: InputError | None
