"""Calls to views that are not open yet."""

from __future__ import annotations

from collections.abc import Callable

from judgeapp.ui.faults import report_fault

Call = Callable[[], object]


class DeferredCalls:
    """The rules are read before the other places are open. What is asked of these meanwhile waits until they have what
    they keep, and is done in the order in which it was asked."""

    def __init__(self) -> None:
        self._waiting: list[Call] = []
        self._places_are_there = False

    def begin(self) -> None:
        """The places are there: what is asked from now on is done at once, if nothing waits."""
        self._places_are_there = True

    @property
    def is_over(self) -> bool:
        """True once the views are open and nothing waits for them."""
        return self._places_are_there and not self._waiting

    def do(self, call: Call) -> None:
        """Do it now, or when its turn comes."""
        if self.is_over:
            call()
        else:
            self._waiting.append(call)

    def do_waiting(self) -> None:
        """Make the waiting calls; a fault of one prevents none of the others."""
        waiting, self._waiting = self._waiting, []
        for call in waiting:
            try:
                call()
            except Exception as error:
                report_fault(error)
