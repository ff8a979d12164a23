"""Play actions on the program in as many processes as needed, record faults, and reduce the actions."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from judgeapp.desk.folder import CACHE_VARIABLE
from tests.monkey.actions import Action

_ROOT = Path(__file__).parents[2]
_FRAME = re.compile(r'File ".*?([\w/]+)\.py", line (\d+),? in (\w+)')


class Fault(NamedTuple):
    """what  -- kind and place, by which a fault is recognized
    story -- printed traceback
    """

    what: str
    story: str


class Played(NamedTuple):
    """begun -- number of actions that were started"""

    begun: int
    fault: Fault | None


def play(actions: Sequence[Action], cache: Path, food: Path, until: float = float("inf")) -> Played:
    """Play them on an empty data folder, until the first fault or a time (of time.monotonic)."""
    with TemporaryDirectory(prefix="judgeapp-monkey-") as made:
        folder = Path(made)
        (folder / "data").mkdir()
        shutil.copytree(cache, folder / "cache")
        shutil.copytree(food, folder / "food")
        (folder / "actions.json").write_bytes(msgspec.json.encode(actions))
        begun = 0
        while begun < len(actions) and time.monotonic() < until:
            fault = _run(folder, begun)
            lines = (folder / "begun").read_text().split() if (folder / "begun").exists() else []
            before, begun = begun, int(lines[-1]) if lines else 0
            if fault is not None:
                return Played(begun, fault)
            if begun == before:
                return Played(begun, Fault("nothing was begun", ""))
        return Played(begun, None)


def _run(folder: Path, skipped: int) -> Fault | None:
    env = os.environ | {
        CACHE_VARIABLE: str(folder / "cache"),
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "PYTHONPATH": str(_ROOT),
    }
    command = [sys.executable, "-m", "tests.monkey.session", str(folder), str(skipped)]
    with (folder / "output.txt").open("w", encoding="utf-8") as output:
        status = subprocess.run(command, cwd=folder, env=env, stdout=output, stderr=output, check=False).returncode
    if (folder / "fault.json").exists():
        report = msgspec.json.decode((folder / "fault.json").read_bytes(), type=dict[str, str])
        return Fault(f"{report['kind']} {_place(report['story'], last=True)}", report["story"])
    if status:
        # A process that crashes early leaves only its output.
        crash = folder / "crash.txt"
        story = crash.read_text(encoding="utf-8", errors="replace") if crash.exists() else ""
        hangs = status == -signal.SIGPROF or "Timeout" in story
        kind = "hangs" if hangs else signal.Signals(-status).name if status < 0 else f"exit {status}"
        story = story or (folder / "output.txt").read_text(encoding="utf-8", errors="replace")
        return Fault(f"{kind} {_place(story, last=False)}", story)
    return None


def _place(story: str, *, last: bool) -> str:
    """Place of a fault: the innermost frame of our code."""
    frames = [match for match in _FRAME.finditer(story) if "judgeapp/" in match[1] or "tests/monkey" in match[1]]
    frames = frames[::-1] if last else frames
    return f"{frames[0][1]}.{frames[0][3]}" if frames else ""


def cut_down(
    actions: Sequence[Action], fault: Fault, again: Callable[[Sequence[Action]], Fault | None], until: float
) -> list[Action]:
    """Fewest actions with the same fault, as far as time allows."""
    kept = list(actions)
    # The last actions are usually enough.
    for count in (5, 12, 30, 80):
        if count < len(kept) and time.monotonic() < until and _is_same(again(kept[-count:]), fault):
            kept = kept[-count:]
            break
    size = len(kept) // 2
    while size and time.monotonic() < until:
        at = 0
        while at < len(kept) and time.monotonic() < until:
            fewer = kept[:at] + kept[at + size :]
            if fewer and _is_same(again(fewer), fault):
                kept = fewer
            else:
                at += size
        size //= 2
    return kept


def _is_same(seen: Fault | None, fault: Fault) -> bool:
    return seen is not None and seen.what == fault.what


@contextmanager
def provisions() -> Iterator[tuple[Path, Path]]:
    """A cache folder with an index and the built-in scenes, and the files to drop."""
    from judgeapp.desk.folder import index_folder
    from judgeapp.library import open_library
    from judgeapp.table.scenes import ready_scenes

    with TemporaryDirectory(prefix="judgeapp-monkey-") as made:
        cache, food = Path(made) / "cache", Path(made) / "food"
        before = os.environ.get(CACHE_VARIABLE)
        os.environ[CACHE_VARIABLE] = str(cache)
        open_library(index_folder(cache))
        ready_scenes()
        if before is not None:
            os.environ[CACHE_VARIABLE] = before
        serve(food)
        yield cache, food


def serve(food: Path) -> None:
    """Write the files of tests.monkey.actions.FOOD."""
    from tests.fuzz.ways import CARDS, PHRASES, RULEBOOK, replays, scenarios, shared, tables

    answers = '{"id": "Q1", "question": "Who goes first?", "answer": "The one who won the roll."}\n'
    food.mkdir()
    files: dict[str, str | bytes] = {
        "cards.jsonl": CARDS,
        "answers.jsonl": answers,
        "phrases.yaml": PHRASES,
        "scenario.yaml": scenarios()[0],
        "table.json": tables()[0],
        "replay.json": replays()[0],
        "shared.yaml": shared()[0],
        "rulebook.md": RULEBOOK,
        "garbage.bin": bytes(range(256)) * 40,
        "empty.json": b"",
    }
    for name, content in files.items():
        (food / name).write_bytes(content if isinstance(content, bytes) else content.encode())
