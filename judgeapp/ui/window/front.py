"""One window a data folder: whoever starts another brings the first to the front."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt
from PySide6.QtWidgets import QWidget

from judgeapp.desk.storage.lock import front_file, locks_folder


class Front(QObject):
    """Brings a window to the front when it is asked to: see desk.storage.lock.ask_to_front."""

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self._asked = front_file(folder)
        self._window = window
        self._asked.unlink(missing_ok=True)
        self._watcher = QFileSystemWatcher([str(locks_folder(folder))], self)
        self._watcher.directoryChanged.connect(self._look)

    def _look(self) -> None:
        try:
            self._asked.unlink()
        except OSError:
            return
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
