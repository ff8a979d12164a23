"""Process whose window is timed from its start: `python -m judgeapp.cli.first_key FOLDER STARTED`.

It starts as the command does. A key is pressed on the shown window; printed are the seconds until it is in the field,
until it is answered, and until nothing is left to do: then cards, answers and rulings have answered it too."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from judgeapp.cli.main import parser
from judgeapp.cli.stores.readings import cached_readings

if TYPE_CHECKING:
    from judgeapp.ui.window.window import Window


def main() -> int:
    chosen = parser().parse_args(["--data", sys.argv[1]])
    from judgeapp.ui.application import run

    with cached_readings():
        return run(chosen.data, shown=_press)


def _print_seconds() -> None:
    print(time.time() - float(sys.argv[2]), flush=True)


def _press(window: Window) -> None:
    from PySide6.QtCore import QEvent, Qt, QTimer
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    if not window.omnibox.hasFocus():
        QTimer.singleShot(0, window, lambda: _press(window))
        return
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        key = QKeyEvent(kind, Qt.Key.Key_B, Qt.KeyboardModifier.NoModifier, "b")
        QApplication.sendEvent(window.omnibox, key)
    assert window.omnibox.text() == "b", window.omnibox.text()
    _print_seconds()
    _wait(window)


def _wait(window: Window) -> None:
    from PySide6.QtCore import QTimer

    if window.navigation is not None and window.columns.results.model.rowCount():
        _print_seconds()
        _wait_for_all(window)
    else:
        QTimer.singleShot(1, window, lambda: _wait(window))


def _wait_for_all(window: Window) -> None:
    from PySide6.QtCore import QTimer

    if window.is_idle:
        _print_seconds()
        window.close()
    else:
        QTimer.singleShot(1, window, lambda: _wait_for_all(window))


if __name__ == "__main__":
    sys.exit(main())
