"""The notebook, read and written off the interface thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.desk.folder import notebook_file, write_whole
from judgeapp.desk.notebook import Notebook, open_notebook
from judgeapp.errors import InputError
from judgeapp.incoming import incoming_bytes
from judgeapp.rulings.notebook.revision import NotedRuling, Revision
from judgeapp.rulings.notebook.sharing import MOST_BYTES, Shared, read_shared, write_shared
from judgeapp.table.rulings.sharing import SharedItem, gathered, looked_at, take
from judgeapp.ui.widgets.background import EveryTask, LatestTask


class LoadedNotebook(NamedTuple):
    """noted -- all rulings, those that were changed last first; trouble -- of the file
    ruling -- the one that was changed, with its history; empty where none was
    """

    noted: tuple[NotedRuling, ...]
    trouble: InputError | None
    ruling: str = ""
    history: tuple[Revision, ...] = ()


class SharedLook(NamedTuple):
    """A file of others beside what is here."""

    file: str
    shared: Shared
    items: tuple[SharedItem, ...]


class NotebookWork(QObject):
    """loaded    -- a LoadedNotebook, at the beginning and after every change
    remembered -- (id, revisions): the history of a ruling
    looked   -- a SharedLook
    took     -- the SharedItems that were taken
    written  -- the name of a file that was written
    troubled -- an InputError
    """

    loaded = Signal(object)
    remembered = Signal(str, object)
    looked = Signal(object)
    took = Signal(object)
    written = Signal(str)
    troubled = Signal(object)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._reading = LatestTask(self._pool, self, self.tr("reading the history of a ruling"))
        self._sharing = LatestTask(self._pool, self, self.tr("comparing a file of others"))
        self._changing = EveryTask(self._pool, self, self.tr("keeping a ruling"))
        self._exporting = EveryTask(self._pool, self, self.tr("writing rulings to a file"))

    def load(self) -> None:
        self.change(lambda _: "")

    def change(
        self, change: Callable[[Notebook], str], done: Callable[[], None] = lambda: None
    ) -> None:
        """Change something; `change` gives the id of the ruling that was changed, and runs on a
        thread of its own. `done` is called when it is on the disk."""

        def work() -> LoadedNotebook:
            notebook, trouble = open_notebook(notebook_file(self._folder))
            try:
                ruling = change(notebook)
                history = notebook.history(ruling) if ruling else ()
                return LoadedNotebook(notebook.all(), trouble, ruling, history)
            finally:
                notebook.close()

        def then(loaded: LoadedNotebook) -> None:
            self.loaded.emit(loaded)
            done()

        self._changing.start(work, then, self.troubled.emit)

    def read_history(self, ruling: str) -> None:
        def work() -> tuple[Revision, ...]:
            notebook, _ = open_notebook(notebook_file(self._folder))
            try:
                return notebook.history(ruling)
            finally:
                notebook.close()

        def then(history: tuple[Revision, ...]) -> None:
            self.remembered.emit(ruling, history)

        self._reading.start(work, then, self.troubled.emit)

    def look(self, file: Path) -> None:
        """What of a file is new, the same, or otherwise here."""

        def work() -> SharedLook:
            shared = read_shared(incoming_bytes(file, MOST_BYTES), str(file))
            notebook, _ = open_notebook(notebook_file(self._folder))
            try:
                return SharedLook(file.name, shared, looked_at(shared, notebook, self._folder))
            finally:
                notebook.close()

        self._sharing.start(work, self.looked.emit, self.troubled.emit)

    def take(self, shared: Shared, items: Sequence[SharedItem]) -> None:
        """Take things of a file that was looked at."""
        found: list[tuple[SharedItem, ...]] = []

        def change(notebook: Notebook) -> str:
            found.append(take(shared, items, notebook, self._folder))
            return ""

        self.change(change, lambda: self.took.emit(found[0]))

    def export(self, rulings: Sequence[str], file: Path) -> None:
        """Write rulings with their history to a file."""

        def work() -> str:
            notebook, _ = open_notebook(notebook_file(self._folder))
            try:
                shared = gathered(notebook, rulings, self._folder)
            finally:
                notebook.close()
            write_whole(file, write_shared(shared).encode(), "the file")
            return file.name

        self._exporting.start(work, self.written.emit, self.troubled.emit)

    @property
    def is_idle(self) -> bool:
        tasks = (self._reading, self._sharing, self._changing, self._exporting)
        return all(task.is_idle for task in tasks)

    def close(self) -> None:
        self._reading.cancel()
        self._sharing.cancel()
        self._pool.waitForDone()
