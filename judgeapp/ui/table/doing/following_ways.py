"""Every way from a decision, as the page of it asks."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgeapp.ui.table.exploring.explore_page import ExploredFrom, ExplorePage
from judgeapp.ui.table.ways_follower import WaysFollower


class FollowingWays(QObject):
    """troubled -- an InputError: what was wanted can't be done"""

    troubled = Signal(object)

    def __init__(self, page: ExplorePage) -> None:
        super().__init__(page)
        self._page = page
        self._follower = WaysFollower(self.tr("following every way"), self)
        page.explored.connect(self._start)
        page.stopped.connect(self._follower.stop)
        page.forgotten.connect(self._follower.drop)
        self._follower.progressed.connect(page.show_progress)
        self._follower.found.connect(page.show_found)
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
