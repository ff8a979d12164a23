"""Files imported into a library off the interface thread, one after the other; a file of another form is shown before
any of it is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.entries.importing import (
    EntryKind,
    ImportProgress,
    ImportReport,
    ReadFile,
    RecordStore,
    compare_file,
    read_file,
    store_file,
)
from judgeapp.entries.outline import Outline, outlines_of
from judgeapp.entries.recognition import UnknownShapeError
from judgeapp.entries.shape import Shape
from judgeapp.messages.errors import InputError
from judgeapp.ui.widgets.work.background import LatestTask
from judgeapp.ui.widgets.work.lifetime import hand_over


class _Library(RecordStore[Any], Protocol):
    def close(self) -> None: ...


L = TypeVar("L", bound=_Library)


class Importer(NamedTuple, Generic[L]):
    """Library that entries are imported into."""

    open_library: Callable[[], tuple[L, InputError | None]]  # returns the library and its fault
    kind: EntryKind[Any]  # of the entries in its files
    own: Callable[[], Sequence[Shape]] = tuple  # returns the judge's own shapes of such files
    saving: Callable[[Path], AbstractContextManager[None]] = lambda file: nullcontext()


class ProposedImport(NamedTuple):
    """A file of another form than ours, before any of it is saved."""

    file: Path
    read: ReadFile[Any] | None  # read by a known shape; None if none fits
    outline: Outline | None  # of its entries, if no shape fits or only one of the judge's own
    own: Shape | None = None  # the judge's own shape that fits
    changes: ImportReport | None = None  # what would be new and changed; None if no shape fits


class FileImport(QObject, Generic[L]):
    progressed = Signal(str, float)  # (name of the file, share read)
    proposed = Signal(object)  # a ProposedImport: `save`, `save_as` or `dismiss` answers it
    compared = Signal(object, object)  # (Shape, ImportReport): the result of reading the proposed file by a shape
    ended = Signal(object)  # the ImportReports of an import; none if cancelled
    changed = Signal()  # files were imported: reload the shown pages
    troubled = Signal(object)  # an InputError

    def __init__(self, importer: Importer[L], pool: QThreadPool, activity: str, parent: QObject) -> None:
        """`activity` names it in errors: "an import of cards"."""
        super().__init__(parent)
        self._importer = importer
        self._importing = LatestTask(pool, self, activity)
        self._comparing = LatestTask(pool, self, activity)
        # Files requested during another import.
        self._waiting: tuple[Path, ...] = ()
        self._reports: tuple[ImportReport, ...] = ()
        self._asked = False

    def import_files(self, files: Sequence[Path]) -> None:
        """Import files one after the other, after those being imported. A fault of one does not stop the others."""
        self._waiting += tuple(files)
        if self.is_idle and not self._asked:
            self._go_on()

    def compare(self, file: Path, shape: Shape) -> None:
        """Report what would be new and changed if the proposed file were saved in this shape."""
        check = self._comparing.check()

        def work() -> ImportReport:
            return self._changes(read_file(file, self._importer.kind, shape=shape, progress=lambda _: check()))

        # Its faults are reported when it is saved.
        self._comparing.start(work, lambda report: self.compared.emit(shape, report), lambda _: None)

    def _answer(self) -> None:
        self._asked = False
        self._comparing.cancel()

    def save(self, read: ReadFile[Any]) -> None:
        self._answer()
        self._start(read.report.file, lambda progress: self._store(read, progress), self._end_one)

    def save_as(self, file: Path, shape: Shape) -> None:
        """Read the file that was proposed in this shape, and save it."""
        self._answer()

        def work(progress: Callable[[ImportProgress], None]) -> ImportReport:
            return self._store(read_file(file, self._importer.kind, shape=shape, progress=progress), progress)

        self._start(file, work, self._end_one)

    def dismiss(self) -> None:
        """Import nothing of the file that was proposed."""
        self._answer()
        self._go_on()

    def cancel(self) -> None:
        """Cancel the file being read, and those that wait: nothing is imported."""
        self._waiting = ()
        if not self._importing.is_idle:
            self._importing.cancel()
            self._reports = ()
            self.ended.emit(())
            # Earlier files were imported.
            self.changed.emit()

    @property
    def is_idle(self) -> bool:
        """True if nothing is being read or saved; a file may wait for an answer."""
        return self._importing.is_idle and self._comparing.is_idle

    def close(self) -> None:
        self._comparing.cancel()
        self._waiting = ()
        self._importing.cancel()

    def _go_on(self) -> None:
        if not self._waiting:
            reports, self._reports = self._reports, ()
            self.ended.emit(reports)
            self.changed.emit()
            return
        file, *waiting = self._waiting
        self._waiting = tuple(waiting)

        def work(progress: Callable[[ImportProgress], None]) -> ImportReport | ProposedImport:
            shapes = self._importer.own()
            try:
                read = read_file(file, self._importer.kind, own=shapes, progress=progress)
            except UnknownShapeError as unknown:
                return ProposedImport(file, None, unknown.outline)
            for own in shapes:
                if own.called == read.report.shape:
                    outlines = {outline.records: outline for outline in outlines_of(file)}
                    return ProposedImport(file, read, outlines.get(own.records or ""), own, self._changes(read))
            if read.report.shape:
                return ProposedImport(file, read, None, changes=self._changes(read))
            # Our own format needs no question.
            return self._store(read, progress)

        self._start(file, work, self._end_one)

    def _start(
        self, file: Path | str, work: Callable[[Callable[[ImportProgress], None]], object], then: Callable[[Any], None]
    ) -> None:
        """Run a part of an import on the pool, with its progress."""
        report = self._importing.progress_reporter(self.progressed.emit)

        def on_progress(progress: ImportProgress) -> None:
            report(Path(file).name, progress.done / max(1, progress.size))

        self._importing.start(lambda: work(on_progress), then, self._on_failed, self._go_on)

    def _store(self, read: ReadFile[Any], progress: Callable[[ImportProgress], None]) -> ImportReport:
        library, trouble = self._importer.open_library()
        with closing(library), self._importer.saving(Path(read.report.file)):
            if trouble is not None:
                hand_over(self, partial(self.troubled.emit, trouble))
            return store_file(read, library, progress)

    def _changes(self, read: ReadFile[Any]) -> ImportReport:
        library, _ = self._importer.open_library()
        with closing(library):
            return compare_file(read, library)

    def _end_one(self, result: ImportReport | ProposedImport) -> None:
        if isinstance(result, ProposedImport):
            self._asked = True
            self.proposed.emit(result)
        else:
            self._reports += (result,)
            self._go_on()

    def _on_failed(self, error: InputError) -> None:
        self.troubled.emit(error)
        self._go_on()
