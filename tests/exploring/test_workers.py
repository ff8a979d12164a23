"""Several processes find the same outcomes as one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from judgeapp.engine.game import Game
from judgeapp.exploring import explore as exploring
from judgeapp.exploring import workers
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import ExploredOutcomes, collect_outcomes
from judgeapp.runtime.worker_pool import WorkerPool
from tests.exploring.folding import TURN, boards, positions

HORIZON = Horizon(HorizonKind.DECISIONS, 3)


def explored_with(processes: int, root: Game | None = None, horizon: Horizon = HORIZON) -> ExploredOutcomes:
    return collect_outcomes(explore(root or positions(7), ExploringRequest(horizon), processes=processes))


@pytest.fixture(scope="module")
def alone() -> ExploredOutcomes:
    """Outcomes that one process finds."""
    return explored_with(1)


@pytest.fixture(autouse=True)
def much_to_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploring, "_FEW", 20)


@pytest.fixture(autouse=True)
def nobody_is_left_over() -> Iterator[None]:
    yield
    assert not active_children()


def test_two_processes_find_the_same_as_one(alone: ExploredOutcomes) -> None:
    assert alone.positions > 100
    assert explored_with(2) == alone


def test_two_processes_share_the_questions() -> None:
    alone = explored_with(1, boards(1), TURN)
    assert alone.positions > 40
    assert explored_with(2, boards(1), TURN) == alone


def end_process(_: bytes) -> bytes:
    os._exit(1)


def test_after_losing_workers_one_process_continues(alone: ExploredOutcomes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_follow", end_process)
    assert explored_with(2) == alone


def test_without_workers_one_process_continues(alone: ExploredOutcomes, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: WorkerPool) -> None:
        raise OSError

    monkeypatch.setattr(WorkerPool, "_start", refuse)
    assert explored_with(2) == alone


def test_all_lines_can_be_followed_separately(alone: ExploredOutcomes) -> None:
    here = explore(positions(7), ExploringRequest(HORIZON), apart=True)
    assert collect_outcomes(here) == alone
