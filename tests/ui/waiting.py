"""Waiting that lets threads run: QTest.qWait holds Python's lock, so that an awaited thread makes no progress."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer


def wait(ms: int) -> None:
    """Process events for `ms` milliseconds."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
