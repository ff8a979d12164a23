"""Every way from a position, followed by other processes than that of the window."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from judgeapp.engine.game import Game
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.outcomes import WhatComes, outcomes
from judgeapp.exploring.ways import ExploringProgress, explore

_TOLD_EACH_S = 0.2
# What a judge waits for, and what fits into the memory of a small machine.
_LONGEST_S, _MOST_POSITIONS = 120.0, 100_000


def followed(game: Game, asked: ExploringAsked, told: Callable[[ExploringProgress], bool]) -> WhatComes:
    """What comes of all ways. `told` is told how far it is now and then; where it is False what was
    found so far is all. What it raises gives it up."""
    last = time.monotonic()

    def tell(progress: ExploringProgress) -> bool:
        nonlocal last
        if time.monotonic() - last < _TOLD_EACH_S:
            return True
        last = time.monotonic()
        return told(progress)

    cores = max(1, (os.cpu_count() or 2) - 1)
    explored = explore(game, asked, most=_MOST_POSITIONS, seconds=_LONGEST_S, told=tell, processes=cores, apart=True)
    return outcomes(explored)
