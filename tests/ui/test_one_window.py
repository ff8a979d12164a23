"""One window per data folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judgeapp.desk.storage.lock import BusyError, ask_to_front, front_file, take_window
from judgeapp.messages.errors import InputError
from judgeapp.ui.application import Front, run
from judgeapp.ui.window.window import Window

# The program as the command starts it; prints when the window is shown and when it comes to the front.
_WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from judgeapp.ui.application import run

def shown(window):
    window.activateWindow = lambda: (print("in front", flush=True), window.close())
    print("open", flush=True)

raise SystemExit(run(Path(sys.argv[1]), shown))
"""

# Prints the table that it opens, and closes.
_OPENS = """
import sys
from pathlib import Path
from judgeapp.ui.application import run

def shown(window):
    window.dropped.sorted.connect(lambda kind, files: (print(*files, flush=True), window.close()))

raise SystemExit(run(Path(sys.argv[1]), shown, [Path(sys.argv[2])]))
"""


def test_starting_another_window_raises_the_first(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _WINDOW, str(tmp_path)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        second = subprocess.run(
            [sys.executable, "-m", "judgeapp", "--data", str(tmp_path)],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (second.returncode, second.stderr) == (0, "")
        assert "the window is already open" in second.stdout
        assert first.stdout.readline() == "in front\n"
    assert first.returncode == 0
    # After closing, the next window may open.
    take_window(tmp_path).release()


def test_a_file_on_the_command_line_opens_in_the_window(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "scene.yaml"
    file.write_text("title: A scene\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", _OPENS, str(data), str(file)], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == f"{file}\n"


def test_a_file_for_an_open_window_is_reported(tmp_path: Path) -> None:
    lock = take_window(tmp_path)
    with pytest.raises(InputError, match=r"already open\. Drop the file onto its window"):
        run(tmp_path, files=[tmp_path / "scene.yaml"])
    lock.release()


def test_a_killed_window_blocks_nobody(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _WINDOW, str(tmp_path)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(BusyError):
            take_window(tmp_path)
        first.kill()
    take_window(tmp_path).release()


def test_requests_to_an_earlier_window_are_dropped(qtbot: QtBot, window: Window, data: Path) -> None:
    take_window(data).release()
    ask_to_front(data)
    Front(data, window)
    assert not front_file(data).exists()


@pytest.mark.qt_log_ignore("propagateSizeHints", r"does not support raise", extend=True)
def test_a_minimized_window_is_restored(qtbot: QtBot, window: Window, data: Path) -> None:
    lock = take_window(data)
    Front(data, window)
    window.showMinimized()
    ask_to_front(data)
    qtbot.waitUntil(lambda: not window.isMinimized())
    assert not front_file(data).exists()
    lock.release()
