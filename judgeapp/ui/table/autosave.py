"""Autosave of the table: it comes back as it was, whatever happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.cards.reading import words
from judgeapp.desk.folder import autosave_file, draft_file
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import ready_scenes
from judgeapp.table.tree import file
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.faults import report_fault
from judgeapp.ui.widgets.work.background import Cancelled, LatestTask, ignore_result
from judgeapp.ui.widgets.work.lifetime import timer

_AFTER_MS = 20  # ms; the screen is updated before the disk

_Kept = TypeVar("_Kept")


class RestoredTable(NamedTuple):
    """The ready scenes, the saved table and position, and the faults of either."""

    scenes: tuple[Scene, ...]
    tree: Tree | None
    position: Scenario | None
    sets_up: bool  # the position was shown or changed after the table
    wrong: tuple[InputError, ...]


class Autosave(QObject):
    """Reads and writes off the interface thread: a disk may take its time."""

    opened = Signal(object)  # the RestoredTable
    troubled = Signal(object)  # an InputError

    def __init__(
        self, folder: Path, tree: Callable[[], Tree], position: Callable[[], Scenario], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._folder, self._tree, self._position = folder, tree, position
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._opening = LatestTask(self._pool, self, self.tr("opening the table"))
        self._readying = LatestTask(self._pool, self, self.tr("reading the phrase book"))
        self._writing_tree = LatestTask(self._pool, self, self.tr("saving the table"))
        self._writing_position = LatestTask(self._pool, self, self.tr("saving the position"))
        self._tree_due = timer(self, _AFTER_MS, self._keep_tree)
        self._position_due = timer(self, _AFTER_MS, self._keep_position)

    def open(self) -> None:
        """Start reading the saved table; then the phrase book, for the first effect shown."""
        work = partial(_kept, self._folder, self._opening.check())
        self._opening.start(work, self.opened.emit, self.troubled.emit)
        self._readying.start(words.ready, ignore_result, self.troubled.emit)

    def keep_tree(self) -> None:
        """Save the tree, once the screen is drawn."""
        self._tree_due.start()

    def keep_position(self) -> None:
        """Save the position being set up in the same way."""
        self._position_due.start()

    def is_kept(self) -> None:
        """Stop pending saves: the shown table came from the disk."""
        self._tree_due.stop()
        self._position_due.stop()

    @property
    def is_idle(self) -> bool:
        tasks = (self._opening, self._writing_tree, self._writing_position)
        due = (self._tree_due, self._position_due)
        return all(task.is_idle for task in tasks) and not any(timer.isActive() for timer in due)

    def close_down(self) -> None:
        """Save unsaved work and end running tasks."""
        self._opening.cancel()
        self._readying.cancel()
        if self._tree_due.isActive():
            self._keep_tree()
        if self._position_due.isActive():
            self._keep_position()
        self._pool.waitForDone()

    def set_tree_aside(self) -> InputError:
        """Set aside a saved table that can't be shown; the returned error names its new place."""
        return file.not_restored(autosave_file(self._folder))

    def set_position_aside(self) -> InputError:
        return file.not_restored(draft_file(self._folder))

    def _keep_tree(self) -> None:
        keep = partial(file.autosave, self._tree(), self._folder)
        self._writing_tree.start(keep, ignore_result, self.troubled.emit)

    def _keep_position(self) -> None:
        keep = partial(file.save_draft, self._position(), self._folder)
        self._writing_position.start(keep, ignore_result, self.troubled.emit)


def _kept(folder: Path, go_on: Callable[[], None]) -> RestoredTable:
    tree, tree_wrong = _restored(partial(file.load_autosave, go_on=go_on), autosave_file(folder))
    position, position_wrong = _restored(file.load_draft, draft_file(folder))
    if tree is not None or position is not None:
        words.ready()
    troubles = tuple(filter(None, (tree_wrong, position_wrong)))
    sets_up = position is not None and (tree is None or _is_newer(draft_file(folder), autosave_file(folder)))
    return RestoredTable(ready_scenes(), tree, position, sets_up, troubles)


def _restored(
    read: Callable[[Path], tuple[_Kept | None, InputError | None]], kept: Path
) -> tuple[_Kept | None, InputError | None]:
    """Autosaved content of a file. One on which the program fails is set aside too: it would fail at every start."""
    try:
        return read(kept.parent)
    except Cancelled:
        raise
    except Exception as error:
        report_fault(error)
        return None, file.not_restored(kept)


def _is_newer(file: Path, other: Path) -> bool:
    try:
        return file.stat().st_mtime_ns > other.stat().st_mtime_ns
    except OSError:
        return False
