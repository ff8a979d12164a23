"""One run of the program under the monkey, in its own process: any fault ends it.

Called by tests.monkey.playing with a folder that has the actions, and what may be dropped.
"""

from __future__ import annotations

import faulthandler
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from traceback import format_exception, format_stack
from types import TracebackType
from typing import Any, NoReturn

import msgspec
from PySide6.QtCore import QMessageLogContext, QObject, QThread, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QFileDialog

from judgeapp.messages.errors import InputError
from judgeapp.ui.application import run
from judgeapp.ui.faults import FaultHook
from judgeapp.ui.widgets.work.background import LatestTask
from judgeapp.ui.window.window import Window
from tests.monkey.actions import Action
from tests.monkey.hand import Hand
from tests.ui.conftest import freed_items

# An action hangs if it takes this much CPU time, or waits this long; a busy machine only makes actions slow.
_HANGS_CPU_S = 90
_WAITS_S = 900
# Attempts before an open dialog is closed.
_PATIENCE = 12
_FAULT = 3
_KNOWN = (
    "This plugin does not support",
    "Detected locale",
    "QFont::setPointSizeF",
    "Could not connect to display",
    "Mouse event at",
    "stat() failed for",  # a file name too long for the file system, typed in a file dialog
)
_CANNOT_BE_RENAMED = "edit: editing failed"  # of a file in Qt's own file dialog


class PlannedFault(Exception):  # noqa: N818 -- it is none of the program
    """A planned fault of a job: it is reported in the window and isn't one of the program."""


class PlannedRefusal(InputError):  # noqa: N818 -- likewise
    """A planned error about the judge's input."""


class Jobs:
    """Outcomes of the next jobs: `mode` is of tests.monkey.actions.JOBS."""

    def __init__(self) -> None:
        self._mode = ""
        self._left = 0

    def spoil(self, mode: str, count: int) -> None:
        self._mode, self._left = mode, count

    def install(self) -> None:
        begin = LatestTask.start

        def start(task: LatestTask, work: Callable[[], Any], *then: Any) -> None:
            mode = self._mode if self._left > 0 else ""
            self._left -= 1
            begin(task, partial(self._spoiled, mode, work), *then)

        LatestTask.start = start  # type: ignore[method-assign, assignment]

    def _spoiled(self, mode: str, work: Callable[[], Any]) -> Any:
        what, _, late = mode.partition(" ")
        if what.isdigit() or late:
            time.sleep(int(what) / 1000 if what.isdigit() else 0.2)
        if what == "refused":
            raise PlannedRefusal("the monkey refused")
        if what == "faulty":
            raise PlannedFault
        return work()


class Session(QObject):
    """Does one action after the other, in whichever event loop is running."""

    def __init__(self, folder: Path, actions: list[Action], skipped: int) -> None:
        super().__init__()
        self._folder = folder
        self._actions = actions
        self._next = skipped
        self._hand = Hand(folder / "food")
        self._jobs = Jobs()
        self._begun = (folder / "begun").open("a", encoding="ascii")
        self._crash = (folder / "crash.txt").open("a", encoding="utf-8")
        self._busy_at = -1
        self._blocked = 0
        self._wants_end = False

    def run(self) -> int:
        faulthandler.enable(self._crash)
        faulthandler.register(signal.SIGPROF, self._crash, chain=True)
        self._hear()
        self._jobs.install()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)
        return run(self._folder / "data", self._take_window)

    def _take_window(self, window: Window) -> None:
        if freed := freed_items():
            self._end("freed layout items", repr(freed))
        self._hand.window = window
        window.activateWindow()
        if not self._timer.isActive():
            self._timer.start(0)

    def _step(self) -> None:
        loop = QThread.currentThread().loopLevel()
        if self._busy_at >= loop:
            self._timer.start(1)
            return
        signal.setitimer(signal.ITIMER_PROF, _HANGS_CPU_S)
        faulthandler.cancel_dump_traceback_later()
        faulthandler.dump_traceback_later(_WAITS_S, exit=True, file=self._crash)
        before, self._busy_at = self._busy_at, loop
        try:
            self._do()
        finally:
            self._busy_at = before

    def _do(self) -> None:
        hand = self._hand
        self._blocked = 0 if hand.is_free else self._blocked + 1
        if self._blocked > _PATIENCE or (self._next == len(self._actions) and not hand.is_free):
            self._timer.start(5)
            hand.key("Esc")
            return
        if self._next == len(self._actions):
            self._timer.start(50)
            hand.close()
            return
        action = self._actions[self._next]
        self._next += 1
        self._begun.write(f"{self._next}\n")
        self._begun.flush()
        following = self._actions[self._next : self._next + 1]
        self._timer.start(following[0].pause if following else 0)
        if action.kind == "jobs":
            mode, count = action.values
            self._jobs.spoil(str(mode), int(count))
        elif action.kind == "settle":
            self._settle(time.monotonic() + 3)
        else:
            getattr(hand, action.kind)(*action.values)

    def _settle(self, until: float) -> None:
        window = self._hand.window
        if window is not None and window.isVisible() and not window.is_idle and time.monotonic() < until:
            self._timer.stop()
            QTimer.singleShot(5, self, partial(self._settle, until))
        elif not self._timer.isActive():
            self._timer.start(0)

    # -- faults --------------------------------------------------------------------------------

    def _hear(self) -> None:
        take = FaultHook._take

        def taken(
            hook: FaultHook, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
        ) -> None:
            if not isinstance(error, PlannedFault | PlannedRefusal):
                self._end(kind.__name__, "".join(format_exception(kind, error, trace)))
            take(hook, kind, error, trace)

        FaultHook._take = taken  # type: ignore[method-assign, assignment]
        sys.excepthook = lambda kind, error, trace: self._end(
            kind.__name__, "".join(format_exception(kind, error, trace))
        )
        qInstallMessageHandler(self._hear_qt)

    def _hear_qt(self, kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        warned = kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
        of_dialog = text == _CANNOT_BE_RENAMED and isinstance(QApplication.activeModalWidget(), QFileDialog)
        if warned and not of_dialog and not text.startswith(_KNOWN):
            self._end("Qt", "".join(format_stack()) + text)

    def _end(self, kind: str, story: str) -> NoReturn:
        report = {"kind": kind, "story": story, "thread": threading.current_thread().name}
        (self._folder / "fault.json").write_bytes(msgspec.json.encode(report))
        os._exit(_FAULT)


def main() -> int:
    folder = Path(sys.argv[1])
    actions = msgspec.json.decode((folder / "actions.json").read_bytes(), type=list[Action])
    return Session(folder, actions, int(sys.argv[2])).run()


if __name__ == "__main__":
    random.seed(0)
    sys.exit(main())
