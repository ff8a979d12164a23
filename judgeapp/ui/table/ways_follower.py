"""Every way from a position, followed while the window is used."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QThreadPool, Signal

from judgeapp.engine.game import Game
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.ways import ExploringProgress
from judgeapp.ui.table.followed import followed
from judgeapp.ui.widgets.work.background import Cancelled, LatestTask


class WaysFollower(QObject):
    """Follows what is asked last; what was asked before is dropped.

    progressed -- an ExploringProgress
    found      -- a WhatComes
    refused    -- an InputError, or None: nothing is known of it
    """

    progressed = Signal(object)
    found = Signal(object)
    refused = Signal(object)
    _came = Signal(int, object)

    def __init__(self, told: str, parent: QObject) -> None:
        """`told` is what it does, in words of the window."""
        super().__init__(parent)
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._following = LatestTask(self._pool, self, told)
        # Which question is followed, and whether that is to end with what was found so far.
        self._number = 0
        self._ends = False
        self._came.connect(self._tell)

    @property
    def is_idle(self) -> bool:
        return self._following.is_idle

    def start(self, game: Game, asked: ExploringAsked) -> None:
        self.drop()
        self._ends = False
        work = partial(followed, game, asked, partial(self._goes_on, self._number))
        self._following.start(work, self.found.emit, self.refused.emit, lambda: self.refused.emit(None))

    def stop(self) -> None:
        """No further: what was found so far is told."""
        self._ends = True

    def drop(self) -> None:
        """Nobody waits for it any more."""
        self._number += 1
        self._following.cancel()

    def close_down(self) -> None:
        self.drop()
        self._pool.waitForDone()

    def _goes_on(self, number: int, progress: ExploringProgress) -> bool:
        """On the thread that works: tells how far it is. Raises Cancelled when nobody waits."""
        if number != self._number:
            raise Cancelled
        self._came.emit(number, progress)
        return not self._ends

    def _tell(self, number: int, progress: ExploringProgress) -> None:
        if number == self._number and not self.is_idle:
            self.progressed.emit(progress)
