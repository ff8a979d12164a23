"""Pool of processes of this program that run its functions, ended at once when nobody waits for them."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

_Params = ParamSpec("_Params")
_Result = TypeVar("_Result")

__all__ = ["BrokenProcessPool", "WorkerPool"]


class WorkerPool:
    """Processes that start with the first task. `initializer` runs once in each, before its tasks.

    Import this where it is used: few commands need what it loads."""

    def __init__(self, size: int, initializer: Callable[..., None], *initargs: object) -> None:
        self.size = size
        self._initializer, self._initargs = initializer, initargs
        self._executor: ProcessPoolExecutor | None = None

    def submit(
        self, task: Callable[_Params, _Result], /, *args: _Params.args, **kwargs: _Params.kwargs
    ) -> Future[_Result]:
        """Future of a call of a module's function. Raises BrokenProcessPool, as the future does, if no process can be
        started or one has ended."""
        try:
            if self._executor is None:
                self._start()
            assert self._executor is not None
            return self._executor.submit(task, *args, **kwargs)
        except (OSError, NotImplementedError) as error:
            raise BrokenProcessPool("no process can be started") from error

    def _start(self) -> None:
        # Forked processes would have locks that other threads were holding.
        context = get_context("spawn")
        self._open_end, self._alive = context.Pipe(duplex=False)
        arguments = (self._open_end, self._initializer, self._initargs)
        self._executor = ProcessPoolExecutor(self.size, context, _begin, arguments)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._executor is not None:
            self._alive.close()
            self._executor.shutdown(cancel_futures=True)
            self._open_end.close()


# -- in a worker ----------------------------------------------------------------------------------


def _begin(alive: Connection, initializer: Callable[..., None], initargs: tuple[object, ...]) -> None:
    import signal
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal sends it to the pool's owner too
    Thread(target=_end_with_owner, args=(alive,), daemon=True).start()
    initializer(*initargs)


def _end_with_owner(alive: Connection) -> None:
    """End this process, whatever it is doing, when the owner closes the pool or is killed."""
    try:
        alive.recv_bytes()
    finally:
        os._exit(1)
