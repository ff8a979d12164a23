"""Every way from a decision, followed by other processes, so that the window does not wait."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.exploring.ways import ExploringProgress
from judgeapp.table.tree import Tree
from judgeapp.ui.table.exploring.explore_page import ExploredFrom, ExplorePage
from judgeapp.ui.table.followed import followed
from judgeapp.ui.table.session import Session
from judgeapp.ui.widgets.background import LatestTask


class FollowingWays(QObject):
    """branched -- the Tree with the way to an outcome as a branch"""

    branched = Signal(object)
    troubled = Signal(object)
    _progressed = Signal(int, object)

    def __init__(self, session: Session, page: ExplorePage) -> None:
        super().__init__(session)
        self._session, self._page = session, page
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._following = LatestTask(self._pool, self, self.tr("following every way"))
        self._number = 0
        page.explored.connect(self._start)
        page.stopped.connect(self.stop)
        page.went.connect(self._branch)
        self._progressed.connect(self._tell)

    @property
    def is_idle(self) -> bool:
        return self._following.is_idle

    def stop(self) -> None:
        """Give up what runs."""
        if not self._following.is_idle:
            self._following.cancel()
            self._number += 1
            self._page.show_stopped()

    def close_down(self) -> None:
        self._following.cancel()
        self._number += 1
        self._pool.waitForDone()

    def _start(self, of: ExploredFrom) -> None:
        self._number += 1
        game, wanted = of.tree.nodes[of.node].game, partial(self._is_wanted, self._number)
        work = partial(followed, game, of.asked, wanted)
        self._following.start(work, self._page.show_found, self._refuse, self._page.show_stopped)

    def _is_wanted(self, number: int, progress: ExploringProgress) -> bool:
        """Tells how far it is, on the thread that works; whether somebody still waits for it."""
        if number != self._number:
            return False
        self._progressed.emit(number, progress)
        return True

    def _tell(self, number: int, progress: ExploringProgress) -> None:
        if number == self._number and not self._following.is_idle:
            self._page.show_progress(progress)

    def _refuse(self, error: object) -> None:
        self._page.show_stopped()
        self.troubled.emit(error)

    def _branch(self, of: ExploredFrom, choices: tuple[str, ...]) -> None:
        """The way to an outcome as a branch of the table, from the decision where it was asked."""
        tree: Tree = self._session.tree.go(of.node)
        for key in choices:
            tree = tree.choose(key)
        self.branched.emit(tree)
