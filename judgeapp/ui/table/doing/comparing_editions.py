"""What the table comes to by both editions of the rules, worked out off the interface thread."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.table.comparing.edition_parting import EditionComparison, compare_way
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.session import Session
from judgeapp.ui.widgets.work.background import LatestTask


class ComparingEditions(QObject):
    """found    -- an EditionComparison of the way to where one is
    troubled -- an InputError: the table can't be played by both
    """

    found = Signal(object)
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
        work = partial(compare_way, tree, tree.current, self._session.spoken)
        self._comparing.start(work, partial(self._tell, tree), self.troubled.emit)

    def close_down(self) -> None:
        self._comparing.cancel()
        self._pool.waitForDone()

    def _tell(self, tree: Tree, found: EditionComparison) -> None:
        # Whoever has gone on meanwhile compares something else.
        if self._session.tree is tree:
            self.found.emit(found)
