"""The judge's cards: brought in, and imported, off the interface thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.cards.finding import Cards
from judgeapp.cards.importing import ImportProgress, ImportReport, import_file
from judgeapp.cards.record import CardRecord
from judgeapp.desk.cards import CardLibrary, Kept, open_cards
from judgeapp.errors import InputError
from judgeapp.glossary.glossary import Glossary
from judgeapp.ui.widgets.background import Cancelled, EveryTask, LatestTask


class LoadedCards(NamedTuple):
    """All cards, to be found and as they are kept; and what was wrong with the file."""

    cards: Cards
    kept: tuple[Kept, ...]
    trouble: InputError | None


class _Imported(NamedTuple):
    reports: tuple[ImportReport, ...]
    troubles: tuple[InputError, ...]


class CardCollection(QObject):
    """loaded     -- the LoadedCards: at the beginning and after every import and change
    changed    -- the number of a card that was corrected or restored, after it was loaded
    progressed -- (name of the file, share of it that was read)
    ended      -- the ImportReports of an import; none when it was given up
    troubled   -- an InputError
    """

    loaded = Signal(object)
    changed = Signal(str)
    progressed = Signal(str, float)
    ended = Signal(object)
    troubled = Signal(object)
    _read = Signal(object, str, float)

    def __init__(self, file: Path, glossary: Glossary, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        self._glossary = glossary
        # A thread of its own: what is asked does not wait for an import.
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._loading = LatestTask(self._pool, self, self.tr("opening the cards"))
        self._importing = LatestTask(self._pool, self, self.tr("an import of cards"))
        self._changing = EveryTask(self._pool, self, self.tr("keeping a card"))
        self._stop = threading.Event()
        self._read.connect(self._tell)

    def load(self) -> None:
        self._loading.start(self._load, self.loaded.emit, self.troubled.emit)

    def take(self, files: Sequence[Path]) -> None:
        """Import files one after the other. What is wrong with one does not keep the others."""
        self.give_up()
        self._stop = stop = threading.Event()

        def work() -> _Imported:
            return self._import(files, stop)

        self._importing.start(work, self._imported, self._failed, lambda: self.ended.emit(()))

    def give_up(self) -> None:
        """Of the file that is being read nothing is taken."""
        if not self._importing.is_idle:
            self._stop.set()
            self._importing.cancel()
            self.ended.emit(())
            # Files before that one were taken.
            self.load()

    def correct(self, record: CardRecord) -> None:
        """Add a card by hand, or correct the one that is there."""
        self._change(record.number, lambda library: library.correct(record))

    def restore(self, number: str, language: str) -> None:
        """Take back what was done to a record by hand."""
        self._change(number, lambda library: library.restore(number, language))

    def _change(self, number: str, change: Callable[[CardLibrary], object]) -> None:
        def then(loaded: LoadedCards) -> None:
            self.loaded.emit(loaded)
            self.changed.emit(number)

        self._changing.start(lambda: self._load(change), then, self.troubled.emit)

    @property
    def is_idle(self) -> bool:
        tasks = (self._loading, self._importing, self._changing)
        return all(task.is_idle for task in tasks)

    def close(self) -> None:
        self._stop.set()
        self._importing.cancel()
        self._loading.cancel()
        self._pool.waitForDone()

    def _load(self, change: Callable[[CardLibrary], object] = lambda _: None) -> LoadedCards:
        library, trouble = open_cards(self._file)
        try:
            change(library)
            kept = library.all()
        finally:
            library.close()
        return LoadedCards(Cards((one.record for one in kept), self._glossary), kept, trouble)

    def _import(self, files: Sequence[Path], stop: threading.Event) -> _Imported:
        reports: list[ImportReport] = []
        troubles: list[InputError] = []
        library, trouble = open_cards(self._file)
        troubles += [trouble] if trouble else []
        try:
            for file in files:

                def tell(progress: ImportProgress, name: str = file.name) -> None:
                    if stop.is_set():
                        raise Cancelled
                    self._read.emit(stop, name, progress.done / max(1, progress.size))

                try:
                    reports.append(import_file(file, library, progress=tell))
                except InputError as error:
                    troubles.append(error)
        finally:
            library.close()
        return _Imported(tuple(reports), tuple(troubles))

    def _tell(self, stop: threading.Event, name: str, share: float) -> None:
        # Of an import that was given up nothing more is told.
        if not stop.is_set():
            self.progressed.emit(name, share)

    def _imported(self, imported: _Imported) -> None:
        for trouble in imported.troubles:
            self.troubled.emit(trouble)
        self.ended.emit(imported.reports)
        self.load()

    def _failed(self, error: InputError) -> None:
        self.troubled.emit(error)
        self.ended.emit(())
