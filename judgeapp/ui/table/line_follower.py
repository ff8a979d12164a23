"""Lines of play from a position, followed by other processes while the window is used."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from judgeapp.engine.game import Game
from judgeapp.exploring.explore import ExploringProgress, explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.outcomes import ExploredOutcomes, collect_outcomes
from judgeapp.ui.widgets.work.background import Worker
from judgeapp.ui.widgets.work.lifetime import when_over


class LineFollower(Worker):
    """Explores the last question; earlier ones are dropped."""

    progressed = Signal(object)  # an ExploringProgress
    explored = Signal(object)  # the ExploredOutcomes
    refused = Signal(object)  # an InputError, or None if unknown

    def __init__(self, task_name: str, parent: QObject) -> None:
        """`task_name`: its activity, in words of the window."""
        super().__init__(parent)
        self._following = self._task(task_name)
        self._ends = False  # whether to stop with the results so far
        when_over(self, self.close)

    def start(self, game: Game, asked: ExploringRequest) -> None:
        self._ends = False
        tell = self._following.progress_reporter(self.progressed.emit)

        def goes_on(progress: ExploringProgress) -> bool:
            tell(progress)
            return not self._ends

        work = partial(followed, game, asked, goes_on)
        self._following.start(work, self.explored.emit, self.refused.emit, lambda: self.refused.emit(None))

    def stop(self) -> None:
        """Stop following; the outcomes so far are emitted."""
        self._ends = True

    def drop(self) -> None:
        """Cancel exploring, as its result is no longer needed."""
        self._following.cancel()


_TOLD_EACH_S = 0.2
_MAX_S, _MAX_POSITIONS = 120.0, 100_000  # limits: a judge's patience, and the memory of a small machine


def followed(game: Game, asked: ExploringRequest, report: Callable[[ExploringProgress], bool]) -> ExploredOutcomes:
    """Outcomes of all lines of play. `report` is called with the progress now and then; if it returns False, the
    outcomes so far are returned. Its errors end it."""
    last = time.monotonic()

    def tell(progress: ExploringProgress) -> bool:
        nonlocal last
        if time.monotonic() - last < _TOLD_EACH_S:
            return True
        last = time.monotonic()
        return report(progress)

    cores = max(1, (os.cpu_count() or 2) - 1)
    explored = explore(game, asked, most=_MAX_POSITIONS, seconds=_MAX_S, report=tell, processes=cores, apart=True)
    return collect_outcomes(explored)
