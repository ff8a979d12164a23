"""Faults of the program: none is silent. An uncaught error is reported with its activity, whichever thread, slot or
method of Qt it comes from."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

# Prefix of the activity in an error's notes.
_DOING = "while: "
_UNDONE = "the table is as it was before"


class ProgramFault(NamedTuple):
    activity: str  # activity of the innermost `fault_context`; empty if none
    is_undone: bool  # whether the table was put back
    error: BaseException


@contextmanager
def fault_context(activity: str) -> Iterator[None]:
    """Name the activity, in words of the window, in errors raised in here."""
    try:
        yield
    except Exception as error:
        if activity:
            error.add_note(f"{_DOING}{activity}")
        raise


def note_undone(error: Exception) -> None:
    """An error that left the table as it was before says so."""
    error.add_note(_UNDONE)


def report_fault(error: BaseException) -> None:
    """Report an error as if uncaught, for callers that go on."""
    sys.excepthook(type(error), error, error.__traceback__)


class FaultHook(QObject):
    """Catches every uncaught error. `raised` carries a ProgramFault, always on the thread of the interface."""

    raised = Signal(object)
    _caught = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Queued, so not in the middle of the failed call.
        self._caught.connect(self.raised, Qt.ConnectionType.QueuedConnection)

    def install(self) -> Callable[[], None]:
        """Report every uncaught error from now on. Returns the function that undoes this."""
        before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._take
        threading.excepthook = lambda raised: self._take(raised.exc_type, raised.exc_value, raised.exc_traceback)
        sys.unraisablehook = lambda raised: self._take(raised.exc_type, raised.exc_value, raised.exc_traceback)

        def uninstall() -> None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = before

        return uninstall

    def _take(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        error = error or kind()
        sys.__excepthook__(kind, error, trace)
        if isinstance(error, Exception):
            notes: list[str] = getattr(error, "__notes__", [])
            activities = (note.removeprefix(_DOING) for note in notes if note.startswith(_DOING))
            self._caught.emit(ProgramFault(next(activities, ""), _UNDONE in notes, error))
