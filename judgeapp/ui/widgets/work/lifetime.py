"""Lives of windows: whatever comes late, from a thread, a timer or what outlives them all, reaches no part of a window
that was closed. All that is late goes through here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary, WeakMethod, WeakSet

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal, SignalInstance
from shiboken6 import isValid

Call = Callable[[], object]

_ended: WeakSet[QObject] = WeakSet()
_at_end: WeakKeyDictionary[QObject, list[Call]] = WeakKeyDictionary()  # none of the calls keeps its part alive


class _Delivery(QObject):
    """Way from any thread to that of the interface. It outlives every window, so no thread touches a part of one."""

    sent = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.sent.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def _take(self, call: Call) -> None:
        call()


_delivery = _Delivery()


def is_alive(part: QObject) -> bool:
    """Return true if it is there, and the window around it was not closed. Asked on the thread of the interface."""
    return isValid(part) and _window_of(part) not in _ended


def hand_over(receiver: QObject, call: Call) -> None:
    """Make a call on the thread of the interface, from whichever thread this is, if its receiver is alive then."""
    _delivery.sent.emit(partial(_call_alive, receiver, call))


def hand_over_always(call: Call) -> None:
    """Likewise for calls that handle a receiver that is gone."""
    _delivery.sent.emit(call)


def later(receiver: QObject, ms: int, call: Call) -> None:
    """Make a call after so long, if its receiver is alive then."""
    QTimer.singleShot(ms, receiver, partial(_call_alive, receiver, call))


def timer(owner: QObject, ms: int, call: Call, *, repeats: bool = False) -> QTimer:
    """Timer that makes a call so long after each start as long as its owner is alive."""
    made = QTimer(owner, singleShot=not repeats, interval=ms)
    made.timeout.connect(partial(_call_alive, owner, call))
    return made


def connect_until_closed(signal: SignalInstance, receiver: QObject, slot: Callable[..., Any]) -> None:
    """Connect a method of a receiver to a signal of what outlives windows; it ends with the receiver's."""
    signal.connect(slot)
    _at_end.setdefault(receiver, []).append(partial(_disconnect, signal, WeakMethod(slot)))


def when_over(part: QObject, method: Call) -> None:
    """Call a method of a part when the window around it ends."""
    weak = WeakMethod(method)
    _at_end.setdefault(part, []).append(lambda: _call(weak))


def end(window: QObject) -> None:
    """End the life of a window, before any of it is deleted. Waits for its threads."""
    _ended.add(window)
    for part, calls in [*_at_end.items()]:
        if isValid(part) and _window_of(part) is window:
            del _at_end[part]
            for call in calls:
                call()
    for pool in window.findChildren(QThreadPool):
        pool.waitForDone()


def _disconnect(signal: SignalInstance, weak: WeakMethod[Callable[..., Any]]) -> None:
    if (slot := weak()) is not None:
        signal.disconnect(slot)


def _call(weak: WeakMethod[Call]) -> None:
    if (method := weak()) is not None:
        method()


def _call_alive(receiver: QObject, call: Call) -> None:
    if is_alive(receiver):
        call()


def _window_of(part: QObject) -> QObject:
    """The outermost widget around it."""
    while (around := part.parent()) is not None:
        part = around
    return part
