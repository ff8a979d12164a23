"""Memory, threads and timers during long use of one window with everything in it: searches, steps with undo and
branches, opening tables."""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from judgeapp.bench.startup import screen
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.library import open_library
from judgeapp.table.setup.position import beginning
from judgeapp.table.tree.file import write
from judgeapp.table.tree.tree import plant
from tests.bench.full_folder import fill
from tests.bench.process import CHECKOUT, command_of
from tests.bench.search import QUERIES
from tests.bench.table import crowded, random_choice

if TYPE_CHECKING:
    from PySide6.QtCore import QTimer

SEARCHES, STEPS, TABLES = 10_000, 2_000, 200
# Each kind of work is done in this many equal rounds, with a measurement after each. The steps of a round are played at
# one table, then a new table is opened.
ROUNDS = 10
MAXIMUM = 500  # MB, at any time
# Maximum growth in MB from the middle round of a kind of work to its last. In the first half the caches fill (pages,
# text layouts, effect wordings); a leak keeps growing in the second half.
GROWTH = 12


class MemorySample(Struct, frozen=True):
    """Resources used after some rounds of a kind of work, measured while idle.

    megabytes -- resident memory
    threads, timers -- how many there were
    """

    what: str
    done: int
    megabytes: float
    threads: int
    timers: int


class MemoryUse(Struct, frozen=True):
    """faults -- violated limits, as sentences"""

    samples: tuple[MemorySample, ...]
    faults: tuple[str, ...]


def bench_memory(
    report: Callable[[MemorySample], None], searches: int = SEARCHES, steps: int = STEPS, tables: int = TABLES
) -> MemoryUse:
    """Work for a long time in one window. Raises RuntimeError if it doesn't start or finish.

    The numbers are rounded down to full rounds, of one deed at least.
    """
    rounds = [str(max(1, number // ROUNDS)) for number in (searches, steps, tables)]
    samples: list[MemorySample] = []
    with TemporaryDirectory() as name, TemporaryFile("w+") as errors:
        library = open_library(index_folder(cache_folder()))
        (folder := Path(name) / "data").mkdir()
        fill(folder, library.corpus)
        with subprocess.Popen(
            command_of(__name__, name, str(ROUNDS), *rounds),
            cwd=CHECKOUT,
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
    """Faults as sentences. The first sample is the start, the last one the end."""
    most = max(samples, key=lambda sample: sample.megabytes)
    if most.megabytes > MAXIMUM:
        yield f"memory: {most.megabytes:.0f} MB after {most.done} {most.what}, more than {MAXIMUM}"
    for what in dict.fromkeys(sample.what for sample in samples):
        of_it = [sample for sample in samples if sample.what == what]
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


class _LongUse:
    """A window driven from its event loop, so that deferred deletions happen. Each kind of work is a generator that
    yields to the loop."""

    def __init__(self, folder: Path, rounds: int, searches: int, steps: int, tables: int) -> None:
        from judgeapp.runtime.memory import freeze_loaded_objects
        from judgeapp.ui.application import application
        from judgeapp.ui.window.window import Window

        self._rounds = rounds
        self._searches, self._steps, self._tables = searches, steps, tables
        self._dice = random.Random(5)
        self._app = application()
        self._window = Window(folder / "data")
        self._window.opened.connect(freeze_loaded_objects)
        self._window.resize(1280, 720)
        self._window.show()
        self._saved = folder / "saved.json"

    def run(self) -> int:
        from PySide6.QtCore import QTimer

        going = self._work()

        def drive() -> None:
            try:
                next(going)
            except StopIteration:
                self._window.close()
                self._app.quit()
            except BaseException:
                sys.excepthook(*sys.exc_info())
                self._app.exit(1)
            else:
                QTimer.singleShot(0, drive)

        QTimer.singleShot(0, drive)
        return self._app.exec()

    def _work(self) -> Iterator[None]:
        window = self._window
        yield from self._idle()
        window.navigator.show_view("table")
        while window.table is None or not window.table.is_open or not window.table.scenes.all:
            yield
        # Fill what is created lazily before the first measurement.
        yield from self._search(min(self._searches, 60))
        yield from self._play(min(self._steps, 60))
        write(window.table.session.tree, self._saved)
        yield from self._open_tables(2)
        yield from self._settle()
        yield from self._look("at the beginning", 0)
        for what, do, number in (
            ("searches", self._search, self._searches),
            ("steps at the table", self._play, self._steps),
            ("tables opened", self._open_tables, self._tables),
        ):
            for turn in range(self._rounds):
                yield from do(number)
                yield from self._look(what, (turn + 1) * number)
        yield from self._settle()
        yield from self._look("at the end", 0)

    def _search(self, number: int) -> Iterator[None]:
        window = self._window
        window.navigator.show_view("search")
        assert window.navigation is not None
        for turn in range(number):
            if turn % 50 == 0:  # every 50th search is typed
                window.omnibox.setText(self._dice.choice(QUERIES) + " " * (turn // 50 % 2))
                yield
                yield from self._idle()
            window.navigation.pages.library.answer(self._dice.choice(QUERIES))

    def _play(self, number: int) -> Iterator[None]:
        self._window.navigator.show_view("table")
        table = self._window.table
        assert table is not None
        session = table.session
        table.seating.sit_down(plant(beginning(crowded())))
        for turn in range(number):
            tree = session.tree
            if tree.game.decision is None or len(tree.path(tree.current)) > 40:
                for _ in range(20):
                    table.seating.undo()
            session.choose(random_choice(session.tree.game, self._dice))
            yield
            for _ in range(3 if turn % 5 == 0 else 0):
                if session.tree.can_undo:  # the next choice starts a branch
                    table.seating.undo()
                    yield

    def _open_tables(self, number: int) -> Iterator[None]:
        self._window.navigator.show_view("table")
        table = self._window.table
        assert table is not None
        for turn in range(number):
            if turn % 2:
                table.seating.open_path(self._saved)
            else:
                table.seating.play_scene(self._dice.choice(table.scenes.all))
            yield
            yield from self._idle()

    def _idle(self) -> Iterator[None]:
        while not self._window.is_idle:
            yield

    def _settle(self) -> Iterator[None]:
        # Notices time out, and changes are saved after a delay.
        until = time.monotonic() + 20
        while time.monotonic() < until and any(t.isActive() and t.interval() < 60_000 for t in self._timers()):
            yield

    def _look(self, what: str, done: int) -> Iterator[None]:
        yield from self._idle()
        yield
        gc.collect()
        sample = MemorySample(what, done, round(_megabytes(), 1), _threads(), len(self._timers()))
        print(msgspec.json.encode(sample).decode(), flush=True)

    def _timers(self) -> list[QTimer]:
        from PySide6.QtCore import QTimer

        return [timer for root in (self._app, *self._app.topLevelWidgets()) for timer in root.findChildren(QTimer)]


def _megabytes() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        command = ["ps", "-o", "rss=", "-p", str(os.getpid())]
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout) / 1e3


def _threads() -> int:
    try:
        return sum(1 for _ in Path("/proc/self/task").iterdir())
    except OSError:
        return threading.active_count()


if __name__ == "__main__":
    sys.exit(_LongUse(Path(sys.argv[1]), *map(int, sys.argv[2:])).run())
