"""Late results never reach a closed window, whichever job they are from."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThreadPool, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.messages.errors import InputError
from judgeapp.ui.widgets.work import lifetime
from judgeapp.ui.widgets.work.background import EveryTask, LatestTask
from judgeapp.ui.window.window import Window
from tests.nightly import sampled
from tests.ui.waiting import wait

ROOT = Path(__file__).parents[2]


class Part(QObject):
    """A part of a window with its own thread pool, recording its results."""

    def __init__(self, window: QObject) -> None:
        super().__init__(window)
        self.pool = QThreadPool(self, maxThreadCount=1)
        self.results: list[object] = []

    def take(self, result: object = None) -> None:
        self.results.append(result)

    def refuse(self, error: InputError) -> None:
        self.results.append(error)


class Lasting(QObject):
    """An object that outlives windows."""

    came = Signal(object)


@pytest.fixture
def window(qapp: QApplication) -> QObject:
    return QObject()


@pytest.fixture
def part(window: QObject) -> Part:
    return Part(window)


def is_over(window: QObject, *, deleted: bool) -> None:
    lifetime.end(window)
    if deleted:
        window.deleteLater()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    wait(20)


def refused() -> None:
    raise InputError("it is wrong")


@pytest.mark.parametrize("deleted", [False, True])
@pytest.mark.parametrize("kind", [LatestTask, EveryTask])
@pytest.mark.parametrize("work", [lambda: "done", refused])
def test_a_jobs_result_is_dropped_after_the_window_ends(
    window: QObject, part: Part, work: Callable[[], object], kind: type[Any], deleted: bool
) -> None:
    job = kind(part.pool, part, "something")
    job.start(work, part.take, part.refuse)
    part.pool.waitForDone()
    is_over(window, deleted=deleted)
    assert part.results == []
    # Waiting for the window to become idle ends.
    assert job.is_idle


def test_a_running_job_is_awaited_and_its_result_dropped(window: QObject, part: Part) -> None:
    running, goes_on, ended = threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        running.set()
        goes_on.wait()
        lifetime.hand_over(part, part.take)
        ended.set()

    LatestTask(part.pool, part).start(work, part.take, part.refuse)
    running.wait()
    threading.Timer(0.02, goes_on.set).start()
    is_over(window, deleted=True)
    assert ended.is_set()
    assert part.results == []


@pytest.mark.parametrize("kind", [LatestTask, EveryTask])
def test_a_closed_window_starts_no_job(window: QObject, part: Part, kind: type[Any]) -> None:
    is_over(window, deleted=False)
    job = kind(part.pool, part, "something")
    job.start(part.take, part.take, part.refuse)
    part.pool.waitForDone()
    assert job.is_idle
    assert part.results == []


def test_a_fault_in_a_job_is_reported_even_if_nobody_waits(qtbot: QtBot, window: QObject, part: Part) -> None:
    LatestTask(part.pool, part).start(lambda: 1 / 0, part.take, part.refuse)
    with qtbot.captureExceptions() as raised:
        is_over(window, deleted=True)
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]


@pytest.mark.parametrize("deleted", [False, True])
@pytest.mark.parametrize("ends", [False, True])
def test_timers_calls_and_signals_end_with_the_window(
    qtbot: QtBot, window: QObject, part: Part, ends: bool, deleted: bool
) -> None:
    lasting = Lasting()
    lifetime.connect_until_closed(lasting.came, part, part.take)
    lifetime.timer(part, 0, partial(part.take, "timer")).start()
    lifetime.later(part, 0, partial(part.take, "later"))
    threading.Thread(target=lifetime.hand_over, args=(part, partial(part.take, "thread"))).start()
    if ends:
        is_over(window, deleted=deleted)
    lasting.came.emit("signal")
    wait(20)
    # Control: while the window exists, all of them arrive.
    assert set(map(str, part.results)) == (set() if ends else {"timer", "later", "thread", "signal"})


def test_end_callbacks_run_once_and_keep_nothing_alive(window: QObject, part: Part) -> None:
    lifetime.when_over(part, part.take)
    other = QObject()
    lifetime.when_over(other, part.take)
    lifetime.end(window)
    lifetime.end(window)
    assert part.results == [None]


def test_the_window_has_no_other_timers() -> None:
    files = [file for file in (ROOT / "judgeapp" / "ui").rglob("*.py") if file.name != "lifetime.py"]
    others = [file.name for file in files if re.search(r"QTimer\(|singleShot\(", file.read_text(encoding="utf-8"))]
    assert others == []
    starters = [file.name for file in files if re.search(r"pool\.start\(", file.read_text(encoding="utf-8"))]
    assert starters == ["background.py"]


# -- the real window ------------------------------------------------------------------------------


class Moment:
    """Closes and deletes the window at a moment of its n-th job; later jobs are counted."""

    def __init__(self, patch: pytest.MonkeyPatch, name: str, number: int) -> None:
        self.name, self.number = name, number
        self.begun = 0
        self.begun_after = 0
        self.window: Window | None = None
        self.over = threading.Event()
        begin, deliver = LatestTask.start, LatestTask._deliver

        def start(task: LatestTask, work: Callable[[], Any], *then: Any) -> None:
            self.begun += 1
            number = self.begun
            begin(task, partial(self._run, number, work), *then)
            if self.over.is_set() and not task.is_idle:
                self.begun_after += 1
            if name == "begun" and number == self.number:
                self._close()

        def delivered(task: LatestTask, *result: Any) -> None:
            if name == "done" and self.begun >= self.number:
                self._close()
            deliver(task, *result)

        patch.setattr(LatestTask, "start", start)
        patch.setattr(LatestTask, "_deliver", delivered)

    def _run(self, number: int, work: Callable[[], Any]) -> Any:
        if self.name == "running" and number == self.number and self.window is not None:
            lifetime.hand_over(self.window, self._close)
            self.over.wait(0.1)
        return work()

    def _close(self) -> None:
        if self.window is not None and not self.over.is_set():
            self.window.close()
            self.over.set()


@pytest.mark.parametrize(("name", "number"), sampled(product(("begun", "running", "done"), range(1, 18)), every=12))
def test_a_window_can_be_closed_at_any_moment_of_any_job(
    qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch, name: str, number: int
) -> None:
    monkeypatch.setattr("judgeapp.ui.window.window._SCENES_AFTER_MS", 0)
    moment = Moment(monkeypatch, name, number)
    moment.window = window = Window(data, lacking=lambda: ())
    window.show()
    window.navigator.show_view("table")
    qtbot.waitUntil(moment.over.is_set)
    # The event loop may run on, as under a dialog.
    wait(30)
    assert moment.begun_after == 0
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    wait(10)
