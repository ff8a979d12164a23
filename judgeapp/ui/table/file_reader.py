"""What comes from files to the table, read off the interface thread: a file may be as large as it
likes, and its steps may be many."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.messages.errors import InputError
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import own_scenes, table_of
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.file_formats import has_control, open_table
from judgeapp.ui.widgets.work.background import Cancelled, LatestTask

# The judge's scenes, and beside them the file that he waits for.
_THREADS = 2


class FileReader(QObject):
    """is_given_up -- whether nobody waits for anything any more
    found    -- the scenes of the judge, and the InputErrors of those that are none
    troubled -- an InputError
    """

    found = Signal(object, object)
    troubled = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self, maxThreadCount=_THREADS)
        self._finding = LatestTask(self._pool, self, self.tr("reading your scenes"))
        self._reading = LatestTask(self._pool, self, self.tr("opening a file"))
        self.is_given_up = False
        self._newest = 0

    def find_scenes(self, folder: Path) -> None:
        """Read the scenes that the judge has in his data folder."""

        def work() -> tuple[tuple[Scene, ...], tuple[InputError, ...]]:
            return own_scenes(folder, lambda: self.is_given_up)

        self._finding.start(work, lambda found: self.found.emit(*found), self.troubled.emit)

    def read_file(self, path: Path, then: Callable[[tuple[Tree, bool]], None]) -> None:
        """Read the table of a file, and whether it leaves a control out; in place of what was
        begun before."""

        go_on = self._wanted()

        def work() -> tuple[Tree, bool]:
            return open_table(path, go_on), has_control(path)

        self._reading.start(work, then, self.troubled.emit)

    def read_scene(self, scene: Scene, then: Callable[[Tree], None]) -> None:
        """Build the table of a scene, likewise."""
        self._reading.start(partial(table_of, scene, self._wanted()), then, self.troubled.emit)

    def _wanted(self) -> Callable[[], None]:
        """For one that is to be read: raises Cancelled as soon as nobody waits for it any more."""
        self._newest += 1
        newest = self._newest

        def go_on() -> None:
            if self.is_given_up or newest != self._newest:
                raise Cancelled

        return go_on

    @property
    def is_idle(self) -> bool:
        return self._finding.is_idle and self._reading.is_idle

    def close_down(self) -> None:
        self.is_given_up = True
        self._finding.cancel()
        self._reading.cancel()
        self._pool.waitForDone()
