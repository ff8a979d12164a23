"""Card texts read off the interface thread: a card takes milliseconds, but the first waits for the phrase book, and a
nonsense text may take longer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN
from judgeapp.cards.record import CardRecord
from judgeapp.ui.widgets.work.background import Worker, raise_error

if TYPE_CHECKING:
    from judgeapp.cards.reading.bracketed import KnownWords
    from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
    from judgeapp.cards.understanding import CardReading

_MAX_CACHED = 200  # records with a cached reading


class CardTexts(Worker):
    """Reads card texts for pages in the background; `read`: the last requested ones are there."""

    read = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Its own thread: searches don't wait for the phrase book.
        self._latest = self._task(self.tr("reading a card"))
        self._asked: tuple[CardRecord, ...] = ()
        self._known: dict[CardRecord, CardReading] = {}
        self._taught: tuple[TaughtPhrase, ...] = ()
        self._words = NO_WORDS_KNOWN

    def set_taught(self, taught: tuple[TaughtPhrase, ...]) -> None:
        """Read by these lessons from now on."""
        if taught != self._taught:
            self._taught = taught
            self._forget()

    def set_known(self, known: KnownWords) -> None:
        """Read by the names and traits of these cards from now on."""
        if known != self._words:
            self._words = known
            self._forget()

    def of(self, records: Sequence[CardRecord]) -> dict[CardRecord, CardReading]:
        """The readings made already. The others are started, replacing an earlier request."""
        missing = tuple(record for record in records if record not in self._known)
        if missing and (missing != self._asked or self._latest.is_idle):
            self._asked = missing
            taught, words = self._taught, self._words

            def work() -> tuple[CardReading, ...]:
                from judgeapp.cards.reading.words import ready
                from judgeapp.cards.understanding import read_card

                # Pages show readings in words, which need the phrase book.
                ready({record.language for record in missing})
                return tuple(read_card(record, taught, words) for record in missing)

            self._latest.start(work, self._take, raise_error)
        return {record: self._known[record] for record in records if record in self._known}

    def _forget(self) -> None:
        self._known.clear()
        self._latest.cancel()
        self._asked = ()

    def _take(self, readings: tuple[CardReading, ...]) -> None:
        self._known |= dict(zip(self._asked, readings, strict=True))
        for record in [*self._known][:-_MAX_CACHED]:
            del self._known[record]
        self.read.emit()
