"""Parts of the window that are made when they are needed: unseen ones cost nothing. Calls to them wait until then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from judgeapp.ui.faults import report_fault

Part = TypeVar("Part")
Call = Callable[[], object]


class OnDemand(Generic[Part]):
    """A part that is made on first use. Calls before that are kept for it."""

    def __init__(self, make: Callable[[], Part]) -> None:
        self._make = make
        self.made: Part | None = None  # None until it is needed
        # True during the deferred calls: those aren't the judge's doing.
        self.is_initializing = False
        self._latest_calls: dict[str, Callable[[Part], object]] = {}
        self._hooks: list[Callable[[Part], object]] = []

    @property
    def part(self) -> Part:
        """The part, made now if it is not there yet."""
        return self.make()

    def make(self) -> Part:
        if self.made is None:
            self.made = part = self._make()
            calls, self._latest_calls, self._hooks = [*self._latest_calls.values(), *self._hooks], {}, []
            self.is_initializing = True
            for call in calls:
                # A fault in one call must not stop the others.
                try:
                    call(part)
                except Exception as error:
                    report_fault(error)
            self.is_initializing = False
        return self.made

    def call_when_made(self, about: str, call: Callable[[Part], object]) -> None:
        """Make a call now, or when the part is made, and then only the last one `about` it."""
        if self.made is not None:
            call(self.made)
        else:
            self._latest_calls[about] = call

    def when_made(self, call: Callable[[Part], object]) -> None:
        """Make a call with the part once it is made and all kept calls are done."""
        if self.made is not None:
            call(self.made)
        else:
            self._hooks.append(call)


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
