"""How long it takes from the start of the process to a window that can be typed in."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from judgeapp.bench.figures import Figures, figures
from judgeapp.desk.folder import cache_folder, index_folder, settings_file
from judgeapp.library import open_library
from judgeapp.runtime.python_command import python_command

# The program as the command starts it. A key is pressed on the shown window; the clock stops
# when it stands in the field, and again when it is answered.
_CHILD = """
import sys, time
from pathlib import Path
from judgeapp.cli.main import parser
chosen = parser().parse_args(["--data", sys.argv[1]])
from judgeapp.ui.application import run
started = float(sys.argv[2])

def press(window):
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication
    if not window.omnibox.hasFocus():
        QTimer.singleShot(0, window, lambda: press(window))
        return
    kinds = (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease)
    for kind in kinds:
        key = QKeyEvent(kind, Qt.Key.Key_B, Qt.KeyboardModifier.NoModifier, "b")
        QApplication.sendEvent(window.omnibox, key)
    assert window.omnibox.text() == "b", window.omnibox.text()
    print(time.time() - started, flush=True)
    wait(window)

def wait(window):
    from PySide6.QtCore import QTimer
    if window.navigation is not None and window.columns.results.model.rowCount():
        print(time.time() - started, flush=True)
        window.close()
    else:
        QTimer.singleShot(1, window, lambda: wait(window))

raise SystemExit(run(chosen.data, shown=press))
"""


def bench_startup(runs: int) -> tuple[Figures, ...]:
    """Start the program `runs` times on a data folder with an index, after one to warm up."""
    typed: list[float] = []
    answered: list[float] = []
    with TemporaryDirectory() as name:
        folder = Path(name)
        open_library(index_folder(cache_folder()))
        for turn in range(runs + 1):
            settings_file(folder).unlink(missing_ok=True)
            first, second = _start(folder)
            if turn:
                typed.append(first)
                answered.append(second)
    return (
        figures("startup to a window that can be typed in", typed),
        figures("startup to the answer of the first key", answered),
    )


def _start(folder: Path) -> tuple[float, float]:
    done = subprocess.run(
        python_command("-c", _CHILD, str(folder), str(time.time())),
        # An installed program is not translated from its source at each start.
        env={k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | screen(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the window did not start:\n{done.stderr}")
    first, second = map(float, done.stdout.split())
    return first, second


def screen() -> dict[str, str]:
    """Without a screen the window is drawn into memory."""
    has_screen = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    )
    return {} if has_screen else {"QT_QPA_PLATFORM": "offscreen"}
