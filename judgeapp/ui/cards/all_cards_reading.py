"""Reading of all cards of the library, to know which are understood: minutes for thousands, in the background."""

from __future__ import annotations

import threading
import time
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgeapp.messages.errors import InputError
from judgeapp.ui.widgets.work.background import Worker
from judgeapp.ui.widgets.work.lifetime import hand_over

if TYPE_CHECKING:
    from judgeapp.cards.finding.cards import Cards

_PROGRESS_EVERY_S = 0.2  # seconds


class AllCardsReading(Worker):
    """Reads the texts of all cards in the background."""

    progressed = Signal(int, int)  # (cards read, of how many)
    ended = Signal()  # it is done or was cancelled: cards read so far stay known

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reading = self._task(self.tr("reading all cards"))
        self._stop = threading.Event()

    def start(self, cards: Cards) -> None:
        """Read what of these cards was not read yet; nothing while others are read."""
        if not self.is_idle:
            return
        self._stop = stop = threading.Event()

        def work() -> None:
            self._read_all(cards, stop)

        self._reading.start(work, lambda _: self.ended.emit(), _never, self.ended.emit)

    def cancel(self) -> None:
        if not self.is_idle:
            self._stop.set()
            self._reading.cancel()
            self.ended.emit()

    def close(self) -> None:
        self._stop.set()
        super().close()

    def _read_all(self, cards: Cards, stop: threading.Event) -> None:
        from judgeapp.cards.readers import read_cards
        from judgeapp.cards.reading.caching import flush

        records = cards.unread()
        text = 0.0
        with closing(read_cards(records, known=cards.words)) as readings:
            hand_over(self, partial(self._emit_progress, stop, 0, len(records)))
            for done, reading in enumerate(readings, 1):
                cards.learn(records[done - 1], understood=reading.is_understood_untaught)
                if stop.is_set():
                    break
                if time.monotonic() - text > _PROGRESS_EVERY_S:
                    text = time.monotonic()
                    hand_over(self, partial(self._emit_progress, stop, done, len(records)))
        flush()

    def _emit_progress(self, stop: threading.Event, done: int, total: int) -> None:
        # A cancelled task reports nothing more.
        if not stop.is_set():
            self.progressed.emit(done, total)


def _never(error: InputError) -> None:
    """Reading reads no file: nothing the user could mend goes wrong."""
    raise error
