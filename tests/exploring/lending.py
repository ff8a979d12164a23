"""Worker processes that explorations borrow one after the other, as starting one takes a fifth of a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial

from judgeapp.exploring import workers
from judgeapp.exploring.following import Following
from judgeapp.exploring.workers import Workers, started_workers
from judgeapp.runtime.memory import freeze_loaded_objects
from judgeapp.runtime.worker_pool import WorkerPool

Lend = Callable[..., AbstractContextManager[Workers | None]]


@contextmanager
def lending() -> Iterator[Lend]:
    """Lends workers in place of `started_workers`; at the end their processes end."""
    with ExitStack() as processes:
        yield partial(_lent, [], processes)


@contextmanager
def _lent(
    idle: list[WorkerPool], processes: ExitStack, following: Following, number: int, *, apart: bool
) -> Iterator[Workers | None]:
    if not apart:
        with started_workers(following, number, apart=apart) as own:
            yield own
        return
    pools = [_idle_or_new(idle, processes) for _ in range(number)]
    for pool in pools:
        pool.submit(_begin, workers._encode(following))
    yield Workers(pools)
    # A worker that an exploration left in an error is not lent again.
    idle += pools


def _idle_or_new(idle: list[WorkerPool], processes: ExitStack) -> WorkerPool:
    return idle.pop() if idle else processes.enter_context(WorkerPool(1, freeze_loaded_objects))


# -- in a worker ----------------------------------------------------------------------------------


def _begin(following: bytes) -> None:
    # Positions are sent without their cards, so games of an earlier exploration could be mistaken for these.
    workers._explorer = workers._Explorer()
    workers._begin(following)
