"""The notebook, read and written off the interface thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from judgeapp.desk.folder import notebook_file, write_whole
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.desk.written.unfinished import UnfinishedRuling, load_unfinished, remove_unfinished, save_unfinished
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.revision import NotedRuling, Revision
from judgeapp.rulings.notebook.sharing import MAX_BYTES, Shared, read_shared, written_shared
from judgeapp.table.rulings.sharing import (
    Exported,
    SharedItem,
    collect_shared,
    compare_shared,
    count_shared,
    import_shared,
)
from judgeapp.ui.widgets.work.background import Worker, ignore_result
from judgeapp.ui.widgets.work.file_watch import FileWatch


class RulingHistory(NamedTuple):
    """Revisions of a ruling, the newest first, and by which logins of the team's server they came in."""

    revisions: tuple[Revision, ...] = ()
    stamps: Mapping[str, str] = {}


class LoadedNotebook(NamedTuple):
    noted: tuple[NotedRuling, ...]  # all rulings, those that were changed last first
    trouble: InputError | None  # of the file
    ruling: str = ""  # the one that was changed; empty if none was
    history: RulingHistory = RulingHistory()  # of that


class SharedLook(NamedTuple):
    file: str
    shared: Shared
    items: tuple[SharedItem, ...]


class NotebookWork(Worker):
    loaded = Signal(object)  # a LoadedNotebook: first, and after every change, another program's too
    resumed = Signal(object)  # the UnfinishedRuling in the form when the window closed
    history_read = Signal(str, object)  # (id of a ruling, its RulingHistory)
    looked = Signal(object)  # a SharedLook
    imported = Signal(object)  # the imported SharedItems
    written = Signal(Path, object)  # (a written file, Exported: its contents)
    troubled = Signal(object)  # an InputError

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        # The rulings as they were last read.
        self.noted: tuple[NotedRuling, ...] = ()
        self._reading = self._task(self.tr("reading the history of a ruling"))
        self._sharing = self._task(self.tr("comparing a shared file"))
        self._changing = self._every_task(self.tr("saving a ruling"))
        self._writing_down = self._task(self.tr("saving what you write"), ends=True)
        self._comparing = self._task(self.tr("reloading the rulings"))
        self._exporting = self._every_task(self.tr("exporting rulings"))
        FileWatch(notebook_file(folder), self).changed.connect(self._read_again)

    def load(self) -> None:
        self.change(lambda _: "")

    def _read_again(self) -> None:
        """The file has changed on disk; nothing is signalled if this program wrote it."""

        def work() -> LoadedNotebook:
            notebook, trouble = open_notebook(notebook_file(self._folder))
            with closing(notebook):
                return LoadedNotebook(notebook.all(), trouble)

        def then(loaded: LoadedNotebook) -> None:
            if loaded.noted != self.noted or loaded.trouble is not None:
                self.noted = loaded.noted
                self.loaded.emit(loaded)

        self._comparing.start(work, then, self.troubled.emit)

    def change(
        self,
        change: Callable[[Notebook], str],
        done: Callable[[str], None] = lambda _: None,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        """Change the notebook; `change` returns the id of the changed ruling, empty for none, and runs on its own
        thread. `done` is called with it once it is on disk, `failed` if it was refused."""

        def work() -> LoadedNotebook:
            notebook, trouble = open_notebook(notebook_file(self._folder))
            with closing(notebook):
                ruling = change(notebook)
                history = _history(notebook, ruling) if ruling else RulingHistory()
                return LoadedNotebook(notebook.all(), trouble, ruling, history)

        def then(loaded: LoadedNotebook) -> None:
            self.noted = loaded.noted
            self.loaded.emit(loaded)
            done(loaded.ruling)

        def refused(error: InputError) -> None:
            self.troubled.emit(error)
            failed()

        self._changing.start(work, then, refused)

    def read_history(self, ruling: str) -> None:
        def work() -> RulingHistory:
            with closing(open_notebook(notebook_file(self._folder))[0]) as notebook:
                return _history(notebook, ruling)

        self._reading.start(work, partial(self.history_read.emit, ruling), self.troubled.emit)

    def look(self, file: Path) -> None:
        def work() -> SharedLook:
            shared = read_shared(read_untrusted_bytes(file, MAX_BYTES), str(file))
            with closing(open_notebook(notebook_file(self._folder))[0]) as notebook:
                return SharedLook(file.name, shared, compare_shared(shared, notebook, self._folder))

        self._sharing.start(work, self.looked.emit, self.troubled.emit)

    def take(self, shared: Shared, items: Sequence[SharedItem]) -> None:
        taken: list[tuple[SharedItem, ...]] = []

        def change(notebook: Notebook) -> str:
            taken.append(import_shared(shared, items, notebook, self._folder))
            return ""

        self.change(change, lambda _: self.imported.emit(taken[0]))

    def resume(self) -> None:
        """Find the ruling being written when the window closed, unless it is in the notebook."""

        def work() -> tuple[UnfinishedRuling | None, InputError | None]:
            unfinished, trouble = load_unfinished(self._folder)
            if unfinished is not None:
                with closing(open_notebook(notebook_file(self._folder))[0]) as notebook:
                    is_kept = any(unfinished.written == noted.content for noted in notebook.all())
                if is_kept:
                    remove_unfinished(self._folder)
                    return None, trouble
            return unfinished, trouble

        def then(result: tuple[UnfinishedRuling | None, InputError | None]) -> None:
            unfinished, trouble = result
            if trouble is not None:
                self.troubled.emit(trouble)
            if unfinished is not None:
                self.resumed.emit(unfinished)

        self._writing_down.start(work, then, self.troubled.emit)

    def save_unfinished(self, unfinished: UnfinishedRuling) -> None:
        self._writing_down.start(partial(save_unfinished, unfinished, self._folder), ignore_result, self.troubled.emit)

    def remove_unfinished(self) -> None:
        self._writing_down.start(partial(remove_unfinished, self._folder), ignore_result, self.troubled.emit)

    def export(
        self,
        rulings: Sequence[str],
        file: Path,
        *,
        phrases: bool = False,
        scenes: bool = False,
        tables: Sequence[Path] = (),
    ) -> None:
        """Write rulings with their history to a file, and the things that go with them."""

        def work() -> Exported:
            with closing(open_notebook(notebook_file(self._folder))[0]) as notebook:
                shared = collect_shared(notebook, rulings, self._folder, phrases=phrases, scenes=scenes, tables=tables)
            write_whole(file, written_shared(shared), message("the file"))
            return count_shared(shared)

        self._exporting.start(work, partial(self.written.emit, file), self.troubled.emit)


def _history(notebook: Notebook, ruling: str) -> RulingHistory:
    return RulingHistory(notebook.history(ruling), notebook.stamps(ruling))
