"""Speed of the start: from the process to a window that can be typed in."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from judgeapp.bench.figures import Figures, figures
from judgeapp.desk.folder import cache_folder, index_folder, settings_file
from judgeapp.library import open_library
from judgeapp.rulebook.corpus import Corpus
from judgeapp.runtime.python_command import python_command

_UNTIL = ("a window that can be typed in", "the answer of the first key", "a window that has nothing left to do")


def bench_startup(runs: int, fill: Callable[[Path, Corpus], None] | None = None) -> tuple[Figures, ...]:
    """Start the program `runs` times on an empty data folder, in turns with one that `fill` fills, after warm-ups."""
    measured: dict[str, list[float]] = {}
    with TemporaryDirectory() as name:
        folders = {"": Path(name)}
        library = open_library(index_folder(cache_folder()))
        if fill is not None:
            folders[", everything in it"] = Path(name) / "full"
            folders[", everything in it"].mkdir()
            fill(folders[", everything in it"], library.corpus)
        for turn, (what, folder) in product(range(runs + 1), folders.items()):
            settings_file(folder).unlink(missing_ok=True)
            for until, seconds in zip(_UNTIL, _start(folder), strict=True):
                if turn:
                    measured.setdefault(f"startup to {until}{what}", []).append(seconds)
    return tuple(figures(what, seconds) for what, seconds in measured.items())


def _start(folder: Path) -> tuple[float, ...]:
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
    return tuple(map(float, result.stdout.split()))


def screen() -> dict[str, str]:
    """Without a screen the window is drawn into memory."""
    has_screen = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    )
    return {} if has_screen else {"QT_QPA_PLATFORM": "offscreen"}
