"""Playing the table by both editions of the rules, off the interface thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from judgeapp.clauses.citing import leading_played
from judgeapp.messages.errors import InputError
from judgeapp.table.comparing.anew import PlayedAnew, play_anew
from judgeapp.table.comparing.editions import EditionComparison, compare_line
from judgeapp.ui.table.session import Session
from judgeapp.ui.widgets.work.background import Worker

T = TypeVar("T")


class EditionComparisonController(Worker):
    """Plays a session's table by both editions; `hinder` is for the error by which one can't."""

    def __init__(self, session: Session, hinder: Callable[[InputError], None]) -> None:
        super().__init__(session)
        self._session, self._hinder = session, hinder
        self._comparing = self._task(self.tr("comparing editions of the rules"))

    def compare(self, then: Callable[[EditionComparison], None]) -> None:
        """Compare what was chosen up to where one is."""
        tree = self._session.tree
        self._start(partial(compare_line, tree, tree.current, self._session.now.spoken), then)

    def play_anew(self, then: Callable[[PlayedAnew], None]) -> None:
        """Play the table by the edition that leads."""
        self._start(partial(play_anew, self._session.tree, leading_played(), self._session.now.spoken), then)

    def _start(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        tree = self._session.tree

        def tell(result: T) -> None:
            # Whoever has gone on meanwhile compares something else.
            if self._session.tree is tree:
                then(result)

        self._comparing.start(work, tell, self._hinder)
