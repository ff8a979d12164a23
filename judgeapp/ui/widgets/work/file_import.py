"""Files taken into a library off the interface thread, one after the other."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.entries.importing import ImportProgress, ImportReport
from judgeapp.messages.errors import InputError
from judgeapp.ui.widgets.work.background import Cancelled, LatestTask


class _Closable(Protocol):
    def close(self) -> None: ...


L = TypeVar("L", bound=_Closable)


class Importer(NamedTuple, Generic[L]):
    """`opened` gives the library and what was wrong with it; `take` takes a file into it."""

    opened: Callable[[], tuple[L, InputError | None]]
    take: Callable[[Path, L, Callable[[ImportProgress], None]], ImportReport]


class _Imported(NamedTuple):
    reports: tuple[ImportReport, ...]
    troubles: tuple[InputError, ...]


class FileImport(QObject, Generic[L]):
    """progressed -- (name of the file, share of it that was read)
    ended      -- the ImportReports of an import; none when it was given up
    changed    -- files were taken: what is shown is to be loaded again
    troubled   -- an InputError
    """

    progressed = Signal(str, float)
    ended = Signal(object)
    changed = Signal()
    troubled = Signal(object)
    _read = Signal(object, str, float)

    def __init__(self, importer: Importer[L], pool: QThreadPool, activity: str, parent: QObject) -> None:
        """`activity` names it where it fails: "an import of cards"."""
        super().__init__(parent)
        self._importer = importer
        self._importing = LatestTask(pool, self, activity)
        self._stop = threading.Event()
        # What was asked for while others are taken.
        self._waiting: tuple[Path, ...] = ()
        self._read.connect(self._emit_progress)

    def take(self, files: Sequence[Path]) -> None:
        """Import files one after the other, after those that are being imported. What is wrong with one does not keep
        the others."""
        self._waiting += tuple(files)
        if self._importing.is_idle:
            self._go_on()

    def _go_on(self) -> None:
        files, self._waiting = self._waiting, ()
        if not files:
            return
        self._stop = stop = threading.Event()

        def work() -> _Imported:
            return self._import(files, stop)

        self._importing.start(work, self._imported, self._failed, lambda: self._end(()))

    def give_up(self) -> None:
        """Of the file that is being read, and of those that wait, nothing is taken."""
        self._waiting = ()
        if not self._importing.is_idle:
            self._stop.set()
            self._importing.cancel()
            self.ended.emit(())
            # Files before that one were taken.
            self.changed.emit()

    @property
    def is_idle(self) -> bool:
        return self._importing.is_idle

    def close(self) -> None:
        self._waiting = ()
        self._stop.set()
        self._importing.cancel()

    def _import(self, files: Sequence[Path], stop: threading.Event) -> _Imported:
        reports: list[ImportReport] = []
        troubles: list[InputError] = []
        library, trouble = self._importer.opened()
        troubles += [trouble] if trouble else []
        try:
            for file in files:

                def on_progress(progress: ImportProgress, name: str = file.name) -> None:
                    if stop.is_set():
                        raise Cancelled
                    self._read.emit(stop, name, progress.done / max(1, progress.size))

                try:
                    reports.append(self._importer.take(file, library, on_progress))
                except InputError as error:
                    troubles.append(error)
        finally:
            library.close()
        return _Imported(tuple(reports), tuple(troubles))

    def _emit_progress(self, stop: threading.Event, name: str, share: float) -> None:
        # An import that was cancelled reports nothing more.
        if not stop.is_set():
            self.progressed.emit(name, share)

    def _imported(self, imported: _Imported) -> None:
        for trouble in imported.troubles:
            self.troubled.emit(trouble)
        self._end(imported.reports)
        self.changed.emit()

    def _failed(self, error: InputError) -> None:
        self.troubled.emit(error)
        self._end(())

    def _end(self, reports: tuple[ImportReport, ...]) -> None:
        self.ended.emit(reports)
        self._go_on()
