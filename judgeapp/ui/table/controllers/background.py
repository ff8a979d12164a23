"""Work off the interface thread: following every line of play, and playing the table by both editions of the rules."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.table.comparing.editions import EditionComparison, compare_line
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.exploring.explore_page import ExploredFrom, ExplorePage
from judgeapp.ui.table.line_follower import LineFollower
from judgeapp.ui.table.session import Session
from judgeapp.ui.widgets.work.background import LatestTask


class ExploreController(QObject):
    """troubled -- an InputError: what was wanted can't be done"""

    troubled = Signal(object)

    def __init__(self, page: ExplorePage) -> None:
        super().__init__(page)
        self._page = page
        self._follower = LineFollower(self.tr("following every way"), self)
        page.explored.connect(self._start)
        page.stopped.connect(self._follower.stop)
        page.forgotten.connect(self._follower.drop)
        self._follower.progressed.connect(page.show_progress)
        self._follower.explored.connect(page.show_found)
        self._follower.refused.connect(self._refuse)

    @property
    def is_idle(self) -> bool:
        return self._follower.is_idle

    def close_down(self) -> None:
        self._follower.close_down()

    def _start(self, of: ExploredFrom) -> None:
        self._follower.start(of.tree.nodes[of.node].game, of.asked)

    def _refuse(self, error: object) -> None:
        self._page.show_refused()
        if error is not None:
            self.troubled.emit(error)


class EditionComparisonController(QObject):
    """compared -- an EditionComparison of the way to where one is
    troubled -- an InputError: the table can't be played by both
    """

    compared = Signal(object)
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
        work = partial(compare_line, tree, tree.current, self._session.spoken)
        self._comparing.start(work, partial(self._tell, tree), self.troubled.emit)

    def close_down(self) -> None:
        self._comparing.cancel()
        self._pool.waitForDone()

    def _tell(self, tree: Tree, comparison: EditionComparison) -> None:
        # Whoever has gone on meanwhile compares something else.
        if self._session.tree is tree:
            self.compared.emit(comparison)
