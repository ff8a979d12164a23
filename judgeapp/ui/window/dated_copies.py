"""The dated copies are made while the window is open, and what killed programs left is swept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, QTimer

from judgeapp.errors import InputError
from judgeapp.ui.widgets.background import LatestTask
from judgeapp.ui.widgets.notice_bar import NoticeBar

_EVERY_MS = 3_600_000


class DatedCopies(QObject):
    """Off the interface thread: a disk may take its time."""

    def __init__(self, folder: Path, notices: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._notices = folder, notices
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._making = LatestTask(self._pool, self, self.tr("copying what is kept"))
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.make)

    def begin(self) -> None:
        """Make copies now, and again every hour."""
        self._timer.start()
        self.make()

    def make(self) -> None:
        folder = self._folder

        def work() -> tuple[InputError, ...]:
            from judgeapp.desk.copying import make_copies
            from judgeapp.desk.folder import cache_folder
            from judgeapp.desk.leftovers import sweep_cache, sweep_data

            sweep_data(folder)
            sweep_cache(cache_folder())
            return make_copies(folder).troubles

        self._making.start(work, self._tell, self._not_made)

    def _tell(self, troubles: tuple[InputError, ...]) -> None:
        for trouble in troubles:
            self._notices.tell_error(trouble)

    def _not_made(self, error: InputError) -> None:
        self._notices.tell_error(error)

    @property
    def is_idle(self) -> bool:
        return self._making.is_idle

    def close(self) -> None:
        self._timer.stop()
        self._making.cancel()
        self._pool.waitForDone()
