"""Waiting that lets others work: QTest.qWait holds the lock of Python, so that a thread which is waited for comes to
nothing meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer


def wait(ms: int) -> None:
    """Take events for so long."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
