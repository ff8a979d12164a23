"""Work of the window's thread that takes longer than a frame, in a scripted run."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.library import open_library
from tests.bench.full_folder import fill
from tests.bench.process import output_of
from tests.bench.search import ASKED, QUERIES
from tests.bench.table import random_choice

if TYPE_CHECKING:
    from judgeapp.ui.window.window import Window

FRAME_MS = 8.0
_LOOKED_EVERY_S = 0.001
_LOOP = 2  # stack frames of the event loop itself
_HOME = str(Path(__file__).parents[2] / "judgeapp")
_CARDS = 300  # imported cards


class LongWork(Struct, frozen=True):
    """what         -- part of the run
    milliseconds -- processor time
    where        -- places of the program, most frequent first
    """

    what: str
    milliseconds: float
    where: tuple[str, ...]


class WindowWork(Struct, frozen=True):
    """turns -- iterations of the event loop
    long  -- iterations that took too long, longest first
    """

    turns: int
    long: tuple[LongWork, ...]


def bench_window() -> WindowWork:
    """Raises RuntimeError if the window doesn't finish."""
    with TemporaryDirectory() as name:
        folder = Path(name) / "data"
        folder.mkdir()
        corpus = open_library(index_folder(cache_folder())).corpus
        fill(folder, corpus)
        # GLib's event loop doesn't signal the start of an iteration.
        printed = output_of(__name__, str(folder), QT_NO_GLIB="1")
    return msgspec.json.decode(printed.splitlines()[-1], type=WindowWork)


class _Watch:
    """Measures each iteration of the event loop in processor time of this thread, and samples its stack."""

    def __init__(self) -> None:
        self.what = ""
        self._turns = 0
        self._long: list[LongWork] = []
        self._began = time.thread_time()
        self._seen: Counter[str] = Counter()
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGPROF, lambda _, frame: self._look(frame))
            signal.setitimer(signal.ITIMER_PROF, _LOOKED_EVERY_S, _LOOKED_EVERY_S)

    def turn(self) -> None:
        """End of one iteration and start of the next."""
        now = time.thread_time()
        taken, self._began, self._turns = (now - self._began) * 1e3, now, self._turns + 1
        if taken > FRAME_MS:
            where = tuple(place for place, _ in self._seen.most_common(3))
            self._long.append(LongWork(self.what, round(taken, 1), where))
        self._seen = Counter()

    def end(self) -> WindowWork:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)
        return WindowWork(self._turns, tuple(sorted(self._long, key=lambda work: -work.milliseconds)))

    def _look(self, frame: FrameType | None) -> None:
        places = _places(frame)
        self._seen[" < ".join(places[:3]) if len(places) > _LOOP else "Qt"] += 1


def _places(frame: FrameType | None) -> list[str]:
    """Places of the program in a thread's stack, innermost first."""
    places: list[str] = []
    while frame is not None:
        file = frame.f_code.co_filename
        if file.startswith(_HOME):
            places.append(f"{file.removeprefix(_HOME).lstrip('/')}:{frame.f_lineno}")
        frame = frame.f_back
    return places


class _Run:
    """A judge's work, one step per iteration of the event loop. A change of language continues in another window."""

    def __init__(self, folder: Path, watch: _Watch) -> None:
        self._folder = folder
        self._watch = watch
        self._dice = random.Random(5)
        self._window: Window | None = None
        self._going = self._work()

    def drive(self, window: Window) -> None:
        self._window = window
        self._step(window)

    def _step(self, window: Window) -> None:
        from PySide6.QtCore import QTimer

        if window is not self._window:
            return
        try:
            next(self._going)
        except StopIteration:
            window.close()
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        else:
            QTimer.singleShot(1, window, lambda: self._step(window))

    @property
    def window(self) -> Window:
        assert self._window is not None
        return self._window

    def _work(self) -> Iterator[None]:
        for what, do in (
            ("start", self._idle),
            ("typing", self._type),
            ("reading", self._read),
            ("views", self._look_round),
            ("table", self._play),
            ("dispute", self._argue),
            ("explore", self._explore),
            ("import", self._import),
            ("language", self._speak),
        ):
            self._watch.what = what
            yield from do()
            yield from self._idle()

    def _idle(self) -> Iterator[None]:
        until = time.monotonic() + 0.3
        while not self.window.is_idle or time.monotonic() < until:
            yield

    def _press(self, key: Any, text: str = "") -> None:
        from PySide6.QtCore import QEvent, Qt
        from PySide6.QtGui import QKeyEvent
        from PySide6.QtWidgets import QApplication

        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            receiver = QApplication.focusWidget() or self.window
            QApplication.postEvent(receiver, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))

    def _do(self, action: str) -> Iterator[None]:
        self.window.actions_by_id[action].trigger()
        yield
        yield from self._idle()

    def _type(self) -> Iterator[None]:
        self.window.navigator.show_view("search")
        for query in (*QUERIES[4:12], *QUERIES[13:16], ASKED[0]):
            self.window.omnibox.clear()
            for letter in query:
                self._press(0, letter)
                until = time.monotonic() + 0.06
                while time.monotonic() < until:
                    yield
            yield from self._idle()

    def _read(self) -> Iterator[None]:
        from PySide6.QtCore import Qt

        for _ in range(12):
            self._press(Qt.Key.Key_Down)
            yield from self._idle()

    def _look_round(self) -> Iterator[None]:
        from judgeapp.ui.views import VIEWS

        for _ in range(2):
            for view in VIEWS:
                self.window.navigator.show_view(view.key)
                yield from self._idle()

    def _play(self) -> Iterator[None]:
        self.window.navigator.show_view("table")
        while self.window.table is None or not self.window.table.is_open:
            yield
        yield from self._idle()
        table = self.window.table
        for turn in range(40):
            if table.session.tree.game.decision is None:
                table.seating.undo()
            else:
                table.session.choose(random_choice(table.session.tree.game, self._dice))
            yield from self._idle()
            if turn % 4 == 3:
                table.seating.undo()
                yield from self._idle()

    def _argue(self) -> Iterator[None]:
        yield from self._do("dispute")
        assert self.window.table is not None
        self.window.table.show_board()
        yield from self._idle()

    def _explore(self) -> Iterator[None]:
        yield from self._do("explore")
        assert self.window.table is not None
        self.window.table.pages.explore.part.form.explore.click()
        until = time.monotonic() + 20
        while not self.window.is_idle and time.monotonic() < until:
            yield
        if not self.window.is_idle:
            self.window.table.pages.explore.part.form.stop.click()
        yield from self._idle()

    def _import(self) -> Iterator[None]:
        file = self._folder.parent / "cards.jsonl"
        entries = (
            {"number": f"IM1-{number:03}", "lang": "en", "name": f"Made {number}", "kind": "digimon", "level": 4}
            for number in range(_CARDS)
        )
        file.write_text("".join(json.dumps(entry) + "\n" for entry in entries), encoding="utf-8")
        self.window.dropped.import_files([file])
        yield
        yield from self._idle()

    def _speak(self) -> Iterator[None]:
        for language in ("de", "ja", "en"):
            self.window.actions_by_id[f"window-{language}"].trigger()
            yield


def _watched(folder: Path) -> WindowWork:
    from PySide6.QtCore import QAbstractEventDispatcher

    from judgeapp.ui.application import run

    watch = _Watch()
    work = _Run(folder, watch)

    def shown(window: Window) -> None:
        if not watch.what:
            loop = QAbstractEventDispatcher.instance()
            loop.awake.connect(watch.turn)
            loop.aboutToBlock.connect(watch.turn)
        work.drive(window)

    run(folder, shown=shown)
    return watch.end()


def lines_of(work: WindowWork, most: int) -> Iterator[str]:
    """A line for each part of the run, then the longest work with its origin."""
    yield f"{work.turns:,} turns of the event loop, {len(work.long)} of them over {FRAME_MS:g} ms of processor time"
    by_part: dict[str, list[float]] = {}
    for turn in work.long:
        by_part.setdefault(turn.what, []).append(turn.milliseconds)
    for what, times in by_part.items():
        yield f"  {what}: {len(times)}, {sum(times):.0f} ms, longest {max(times):.0f} ms"
    for turn in work.long[:most]:
        yield f"{turn.milliseconds:.0f} ms, {turn.what}"
        yield from (f"    {place}" for place in turn.where)


def main(arguments: Sequence[str]) -> int:
    print(msgspec.json.encode(_watched(Path(arguments[0]))).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
