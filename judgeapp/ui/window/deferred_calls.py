"""Calls to views that are not open yet."""

from __future__ import annotations

from collections.abc import Callable

from judgeapp.ui.faults import report_fault

Call = Callable[[], object]


class DeferredCalls:
    """Calls that wait for a view: the rules open before the other views. Earlier calls to these wait until their data
    is loaded, and are then made in order."""

    def __init__(self) -> None:
        self._waiting: list[Call] = []
        self._is_open = False

    def begin(self) -> None:
        """The views are ready: from now on calls are made at once, if none waits."""
        self._is_open = True

    @property
    def is_over(self) -> bool:
        """True once the views are open and nothing waits for them."""
        return self._is_open and not self._waiting

    def do(self, call: Call) -> None:
        """Do it now, or when its turn comes."""
        if self.is_over:
            call()
        else:
            self._waiting.append(call)

    def do_waiting(self) -> None:
        """Make the waiting calls; a fault of one doesn't stop the others."""
        waiting, self._waiting = self._waiting, []
        for call in waiting:
            try:
                call()
            except Exception as error:
                report_fault(error)
