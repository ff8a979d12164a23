"""Time of a command from a cold start, in a new process each time."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from judgeapp.bench.figures import Figures, figures
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.library import open_library
from judgeapp.runtime.python_command import python_command
from judgeapp.table.scenes import ready_scenes

# Scenes with cards in the effect language, and with printed card texts.
_SCENES = {"play": "dispute-target-gone", "play, with card texts": "keyword-succession"}
_CALLED = {
    "--help": ("--help",),
    "show": ("show", "11-3-2"),
    "search": ("search", "blocker"),
    "cards explain": ("cards", "explain", "[On Play] Delete 1 of your opponent's Digimon."),
}


def bench_commands(runs: int) -> tuple[Figures, ...]:
    """Run each command `runs` times, in turns, after a warm-up. Raises RuntimeError if one fails."""
    open_library(index_folder(cache_folder()))
    scenes = {scene.key: scene.text for scene in ready_scenes()}
    with TemporaryDirectory() as name:
        called = dict(_CALLED)
        for what, key in _SCENES.items():
            file = Path(name, f"{key}.yaml")
            file.write_text(scenes[key], encoding="utf-8")
            called[what] = ("play", str(file))
        taken: dict[str, list[float]] = {what: [] for what in called}
        for turn in range(runs + 1):
            for what, arguments in called.items():
                seconds = _run(*arguments, "--data", name)
                if turn:
                    taken[what].append(seconds)
    return tuple(figures(what, seconds) for what, seconds in taken.items())


def _run(*arguments: str) -> float:
    started = time.perf_counter()
    done = subprocess.run(
        python_command("-m", "judgeapp", *arguments),
        env={k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"},
        capture_output=True,
        text=True,
        check=False,
    )
    taken = time.perf_counter() - started
    if done.returncode:
        raise RuntimeError(f"judgeapp {' '.join(arguments)} failed:\n{done.stderr}")
    return taken
