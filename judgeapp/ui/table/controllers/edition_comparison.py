"""Playing the table by both editions of the rules, off the interface thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal, SignalInstance

from judgeapp.clauses.citing import leading_played
from judgeapp.table.comparing.anew import play_anew
from judgeapp.table.comparing.editions import compare_line
from judgeapp.ui.table.session import Session
from judgeapp.ui.widgets.work.background import LatestTask


class EditionComparisonController(QObject):
    """compared -- an EditionComparison of the way to where one is
    played   -- a PlayedAnew of the table
    troubled -- an InputError: the table can't be played by both
    """

    compared = Signal(object)
    played = Signal(object)
    troubled = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._comparing = LatestTask(self._pool, self, self.tr("comparing editions of the rules"))

    @property
    def is_idle(self) -> bool:
        return self._comparing.is_idle

    def compare(self) -> None:
        """Compare what was chosen up to where one is."""
        tree = self._session.tree
        self._start(partial(compare_line, tree, tree.current, self._session.spoken), self.compared)

    def play_anew(self) -> None:
        """Play the table by the edition that leads."""
        self._start(partial(play_anew, self._session.tree, leading_played(), self._session.spoken), self.played)

    def close_down(self) -> None:
        self._comparing.cancel()
        self._pool.waitForDone()

    def _start(self, work: Callable[[], object], ended: SignalInstance) -> None:
        tree = self._session.tree

        def tell(result: object) -> None:
            # Whoever has gone on meanwhile compares something else.
            if self._session.tree is tree:
                ended.emit(result)

        self._comparing.start(work, tell, self.troubled.emit)
