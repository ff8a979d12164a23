"""Speed of the start: from the process to a window that can be typed in."""

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
    result = subprocess.run(
        python_command("-m", "judgeapp.cli.first_key", str(folder), str(time.time())),
        # An installed program is not translated from its source at each start.
        env={k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | screen(),
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode:
        raise RuntimeError(f"the window did not start:\n{result.stderr}")
    first, second = map(float, result.stdout.split())
    return first, second


def screen() -> dict[str, str]:
    """Without a screen the window is drawn into memory."""
    has_screen = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    )
    return {} if has_screen else {"QT_QPA_PLATFORM": "offscreen"}
