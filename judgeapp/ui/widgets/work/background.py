"""Work off the interface thread: of some kinds only the newest counts, of others each is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QThreadPool

from judgeapp.messages.errors import InputError
from judgeapp.ui.faults import fault_context
from judgeapp.ui.widgets.work.lifetime import hand_over, hand_over_always, is_alive

T = TypeVar("T")


class Cancelled(Exception):  # noqa: N818 -- it is no error
    """Raised inside a task to give it up; nobody hears of it."""


def ignore_result(_: object) -> None:
    """End a task of whose result nobody has to hear."""


def raise_error(error: InputError) -> None:
    """End a task that reads no file: nothing that the user could mend goes wrong."""
    raise error


class LatestTask(QObject):
    """Runs tasks on a pool. Starting one makes earlier ones stale: if it still waits it never runs, and if it runs its
    result is dropped. In a window that was closed nothing is started, and every result is dropped.

    A fault of the program in a task is raised again on the interface thread."""

    def __init__(self, pool: QThreadPool, parent: QObject | None = None, activity: str = "") -> None:
        """`activity` names what its tasks do, in words of the window."""
        super().__init__(parent)
        self._pool = pool
        self._activity = activity
        self._newest = 0
        self._then: Callable[[Any], None] = ignore_result
        self._failed: Callable[[InputError], object] = ignore_result
        self._faulted: Callable[[], None] = _nothing
        self._due = False

    def start(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        failed: Callable[[InputError], object],
        faulted: Callable[[], None] | None = None,
    ) -> None:
        """Run `work` on the pool, then one of the others on the interface thread: `faulted` when it was the program
        that failed, which is raised besides, for nobody waits in vain."""
        self.cancel()
        if not is_alive(self):
            return
        self._then, self._failed, self._faulted = then, failed, faulted or _nothing
        self._due = True
        number = self._newest

        def run() -> None:
            if self.is_stale(number):
                return
            try:
                with fault_context(self._activity):
                    result: object = work()
                error: BaseException | None = None
            except Cancelled:
                return
            except BaseException as raised:
                result, error = None, raised
            hand_over_always(partial(self._deliver, number, result, error))

        self._pool.start(run)

    def cancel(self) -> None:
        self._newest += 1
        self._due = False

    def awaits(self) -> Callable[[], bool]:
        """For the work that is started next: whether anybody waits for its result."""
        number = self._newest + 1
        return lambda: not self.is_stale(number)

    def check(self) -> Callable[[], None]:
        """Check for the work that is started next: raises Cancelled there once nobody waits for its result."""
        awaits = self.awaits()

        def check() -> None:
            if not awaits():
                raise Cancelled

        return check

    def progress_reporter(self, show: Callable[..., object]) -> Callable[..., None]:
        """For the work that is started next: shows on the interface thread how far it is, and is its check."""
        awaits, check = self.awaits(), self.check()

        def show_awaited(*progress: object) -> None:
            if awaits():
                show(*progress)

        def report(*progress: object) -> None:
            check()
            hand_over(self, partial(show_awaited, *progress))

        return report

    @property
    def is_idle(self) -> bool:
        return not self._due

    def is_stale(self, number: int) -> bool:
        return number != self._newest

    def _deliver(self, number: int, result: object, error: BaseException | None) -> None:
        is_newest = not self.is_stale(number)
        is_wanted = is_newest and is_alive(self)
        if is_newest:
            # In a closed window too: whoever waits for it to be idle waits for the running task.
            self._due = False
        if isinstance(error, InputError):
            if is_wanted:
                self._failed(error)
        elif error is not None:
            if is_wanted:
                self._faulted()
            raise error
        elif is_wanted:
            self._then(result)


class EveryTask(QObject):
    """Runs tasks on a pool, each to its result, whatever comes after it."""

    def __init__(self, pool: QThreadPool, parent: QObject, activity: str) -> None:
        """`activity` names what its tasks do, in words of the window."""
        super().__init__(parent)
        self._pool = pool
        self._activity = activity
        self._running: list[LatestTask] = []

    def start(self, work: Callable[[], T], then: Callable[[T], None], failed: Callable[[InputError], object]) -> None:
        """Queue a call; arguments as for LatestTask.start."""
        task = LatestTask(self._pool, self, self._activity)
        self._running.append(task)

        def end() -> None:
            self._running.remove(task)
            task.deleteLater()

        def done(result: T) -> None:
            end()
            then(result)

        def refused(error: InputError) -> None:
            end()
            failed(error)

        task.start(work, done, refused, end)

    @property
    def is_idle(self) -> bool:
        return all(task.is_idle for task in self._running)


class Worker(QObject):
    """Its own thread, and tasks run on it one after the other."""

    def __init__(self, parent: QObject | None, *, threads: int = 1) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self, maxThreadCount=threads)
        self._given_up: list[LatestTask] = []

    def _task(self, activity: str, *, ends: bool = False) -> LatestTask:
        """Task that is given up when this is closed, unless it `ends` even then."""
        task = LatestTask(self._pool, self, activity)
        if not ends:
            self._given_up.append(task)
        return task

    def _every_task(self, activity: str) -> EveryTask:
        """Tasks that end even when this is closed."""
        return EveryTask(self._pool, self, activity)

    @property
    def is_idle(self) -> bool:
        """True if no task of this or of any part of it runs."""
        return all(task.is_idle for task in self.findChildren(LatestTask))

    def close(self) -> None:
        """Cancel tasks nobody waits for, and wait for the rest."""
        for task in self._given_up:
            task.cancel()
        self._pool.waitForDone()


def _nothing() -> None:
    pass
