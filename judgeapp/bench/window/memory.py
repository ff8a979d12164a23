"""Whether long use leaves anything behind: searches, steps at the table with undo and branches, and
tables that are opened, all in one window. Memory, threads and timers."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from tempfile import TemporaryDirectory, TemporaryFile

import msgspec
from msgspec import Struct

from judgeapp.bench.window.startup import screen
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.library import open_library
from judgeapp.runtime.python_command import python_command

SEARCHES, STEPS, TABLES = 10_000, 2_000, 200
# Each kind of work is done in so many rounds of the same, and looked at after each of them. The
# steps of a round are those of one table, which is left for another one then.
ROUNDS = 10
MOST = 500  # MB, at any time
# Flat means: after the last round of a kind of work there are at most so many MB more than after
# the middle one. Until then what is kept to be found again (pages, texts as they were laid out,
# effects in words) is filled; what grows on for ever grows through the second half as well.
GROWTH = 12


class MemorySample(Struct, frozen=True):
    """What there was when so much of a kind of work was done and nothing went on any more.

    megabytes -- resident memory
    threads, timers -- how many there were
    """

    what: str
    done: int
    megabytes: float
    threads: int
    timers: int


class MemoryUse(Struct, frozen=True):
    """faults -- why it is not as it must be, a sentence each"""

    samples: tuple[MemorySample, ...]
    faults: tuple[str, ...]


def bench_memory(
    report: Callable[[MemorySample], None], searches: int = SEARCHES, steps: int = STEPS, tables: int = TABLES
) -> MemoryUse:
    """Work for a long time in one window. Raises RuntimeError when it did not start or broke off.

    The numbers are rounded down to full rounds, of one deed at least.
    """
    rounds = [str(max(1, number // ROUNDS)) for number in (searches, steps, tables)]
    samples: list[MemorySample] = []
    with TemporaryDirectory() as name, TemporaryFile("w+") as errors:
        open_library(index_folder(cache_folder()))
        with subprocess.Popen(
            python_command("-c", _CHILD, name, str(ROUNDS), *rounds),
            env=os.environ | screen(),
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as child:
            assert child.stdout is not None
            for line in child.stdout:
                samples.append(msgspec.convert(json.loads(line), MemorySample))
                report(samples[-1])
        if child.returncode:
            errors.seek(0)
            raise RuntimeError(f"the window did not come to the end:\n{errors.read()}")
    return MemoryUse(tuple(samples), tuple(faults_of(samples)))


def faults_of(samples: Sequence[MemorySample]) -> Iterator[str]:
    """What is not as it must be. The first sample is the beginning, the last one the end."""
    most = max(samples, key=lambda one: one.megabytes)
    if most.megabytes > MOST:
        yield f"memory: {most.megabytes:.0f} MB after {most.done} {most.what}, more than {MOST}"
    for what in dict.fromkeys(one.what for one in samples):
        of_it = [one for one in samples if one.what == what]
        middle, last = of_it[(len(of_it) - 1) // 2], of_it[-1]
        grown = last.megabytes - middle.megabytes
        if grown > GROWTH:
            yield (
                f"memory: {grown:.0f} MB more after {last.done} {what} than after {middle.done},"
                f" where {GROWTH} are flat"
            )
    first, last = samples[0], samples[-1]
    for name, before, after in (("threads", first.threads, last.threads), ("timers", first.timers, last.timers)):
        if after > before:
            yield f"{name}: {after} at the end, and {before} at the beginning"


# All is done from the event loop, as everything in a window is: what is deleted later is deleted.
# One round of each kind of work comes before the beginning is looked at: what is made when it is
# needed first is there then.
_CHILD = """
import gc, json, os, random, subprocess, sys, threading, time
from pathlib import Path
from PySide6.QtCore import QTimer
from judgeapp.bench.policies import random_choice
from judgeapp.bench.search import QUERIES
from judgeapp.bench.table import crowded
from judgeapp.table.tree.file import write
from judgeapp.table.setup.position import beginning
from judgeapp.table.tree.tree import plant
from judgeapp.runtime.garbage_collection import spare_what_is_loaded
from judgeapp.ui.application import application
from judgeapp.ui.window.window import Window

folder, rounds = Path(sys.argv[1]), int(sys.argv[2])
searches, steps, tables = map(int, sys.argv[3:])
dice = random.Random(5)
app = application()
window = Window(folder / "data")
window.opened.connect(spare_what_is_loaded)
window.resize(1280, 720)
window.show()
kept = folder / "kept.json"

def search(number):
    window.navigator.show_view("search")
    for turn in range(number):
        if turn % 50 == 0:  # one of them is typed
            window.omnibox.setText(dice.choice(QUERIES) + " " * (turn // 50 % 2))
            yield
            yield from idle()
        window.navigation.pages.library.answer(dice.choice(QUERIES))

def play(number):
    window.navigator.show_view("table")
    table, playing = window.table, window.table.session
    table.sit_down(plant(beginning(crowded())))
    for turn in range(number):
        tree = playing.tree
        if tree.game.decision is None or len(tree.path(tree.current)) > 40:
            for _ in range(20):
                table.undo()
        playing.choose(random_choice(playing.tree.game, dice))
        yield
        for _ in range(3 if turn % 5 == 0 else 0):
            if playing.tree.can_undo:  # what follows is a branch of this table
                table.undo()
                yield

def open_tables(number):
    window.navigator.show_view("table")
    table = window.table
    for turn in range(number):
        if turn % 2:
            table.open_path(kept)
        else:
            table.play_scene(dice.choice(table.scenes.all))
        yield
        yield from idle()

def idle():
    while not window.is_idle:
        yield

def megabytes():
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(os.getpid())],
                              capture_output=True, text=True, check=True)
        return int(told.stdout) / 1e3

def threads():
    try:
        return len(os.listdir("/proc/self/task"))
    except OSError:
        return threading.active_count()

def timers():
    roots = app, *app.topLevelWidgets()
    return [timer for root in roots for timer in root.findChildren(QTimer)]

def settle():
    # Messages go by themselves, and what was changed is written after a moment.
    ends = time.monotonic() + 20
    while time.monotonic() < ends and any(
        timer.isActive() and timer.interval() < 60_000 for timer in timers()
    ):
        yield

def look(what, done):
    yield from idle()
    yield
    gc.collect()
    print(json.dumps({"what": what, "done": done, "megabytes": round(megabytes(), 1),
                      "threads": threads(), "timers": len(timers())}), flush=True)

def work():
    while not window.is_idle:
        yield
    window.navigator.show_view("table")
    while not window.table.is_open or not window.table.scenes.all:
        yield
    yield from search(min(searches, 60))
    yield from play(min(steps, 60))
    write(window.table.session.tree, kept)
    yield from open_tables(2)
    yield from settle()
    yield from look("at the beginning", 0)
    for what, do, number in (
        ("searches", search, searches), ("steps at the table", play, steps),
        ("tables opened", open_tables, tables),
    ):
        for turn in range(rounds):
            yield from do(number)
            yield from look(what, (turn + 1) * number)
    yield from settle()
    yield from look("at the end", 0)

def drive():
    try:
        next(going)
    except StopIteration:
        window.close()
        app.quit()
    except BaseException:
        sys.excepthook(*sys.exc_info())
        app.exit(1)
    else:
        QTimer.singleShot(0, drive)

going = work()
QTimer.singleShot(0, drive)
sys.exit(app.exec())
"""
