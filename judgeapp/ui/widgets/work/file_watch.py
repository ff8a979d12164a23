"""Notices when another program writes a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from judgeapp.ui.widgets.work.lifetime import timer

_SETTLED_AFTER_MS = 150  # a file is written several times in a row: look at it once that is over

_Stamp = tuple[int, int, int]  # time of writing, size, and identity of a file


class FileWatch(QObject):
    """Watches a file. `changed`: it is another one than at the last signal or at the beginning; or new, or gone."""

    changed = Signal()

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file
        self._seen = _stamp(file)
        self._settling = timer(self, _SETTLED_AFTER_MS, self._look)
        # Watch the folder too: a file that replaces another one isn't watched any more.
        self._watcher = QFileSystemWatcher([str(file.parent)], self)
        self._watcher.directoryChanged.connect(self._settling.start)
        self._watcher.fileChanged.connect(self._settling.start)
        self._watch()

    def _watch(self) -> None:
        if str(self._file) not in self._watcher.files() and self._file.is_file():
            self._watcher.addPath(str(self._file))

    def _look(self) -> None:
        self._watch()
        seen = _stamp(self._file)
        if seen != self._seen:
            self._seen = seen
            self.changed.emit()


def _stamp(file: Path) -> _Stamp | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
