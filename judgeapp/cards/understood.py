"""Cards known to be understood, from earlier readings: nothing is read for it."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from judgeapp.cards.card import PrintedCard
from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN, KnownWords
from judgeapp.cards.reading.caching import cached, cached_value
from judgeapp.cards.record import CardRecord

_RETRY_AFTER_S = 5.0  # seconds until an unknown card is looked up again


def remember(record: CardRecord, known: KnownWords, *, understood: bool) -> None:
    """Remember whether everything printed on a card is understood without lessons."""
    cached(bool, lambda: understood, *_cache_key(record, known))


def _remembered(record: CardRecord, known: KnownWords) -> bool | None:
    """Cached answer; None if the card was never read."""
    understood: bool | None = cached_value(bool, *_cache_key(record, known))
    return understood


def _cache_key(record: CardRecord, known: KnownWords) -> tuple[str, ...]:
    """All that a reading depends on."""
    printed = (record.effect, record.inherited, record.security, record.option_effect, record.is_dual, record.special)
    here = known.in_question("\n".join(record.texts()), record.language)
    return ("card", record.language, msgspec.json.encode(printed).decode(), *here.key)


class UnderstoodCards:
    """Knowledge of which cards are understood: one understood in any language can be played."""

    def __init__(self, known: KnownWords = NO_WORDS_KNOWN) -> None:
        self._known = known
        self._understood: dict[str, bool] = {}
        # Results by record, for when readings aren't cached.
        self._heard: dict[CardRecord, bool] = {}
        # Cards that nobody had read, and the time of the question.
        self._unread: dict[str, float] = {}

    def learn(self, record: CardRecord, *, understood: bool) -> None:
        self._heard[record] = understood
        self._unread.pop(record.number, None)

    def of(self, card: PrintedCard) -> bool | None:
        """None if unknown."""
        if (understood := self._understood.get(card.number)) is not None:
            return understood
        now = time.monotonic()
        if now - self._unread.get(card.number, -_RETRY_AFTER_S) < _RETRY_AFTER_S:
            return None
        understood = self._asked(card)
        if understood is None:
            self._unread[card.number] = now
        else:
            self._understood[card.number] = understood
        return understood

    def unread(self, cards: Iterable[PrintedCard]) -> list[CardRecord]:
        """Records that would have to be read to know it of all of them."""
        return [r for card in cards if self._asked(card) is None for r in _readable(card)]

    def _asked(self, card: PrintedCard) -> bool | None:
        states = [self._state(record) for record in _readable(card)]
        return True if any(states) else None if None in states else False

    def _state(self, record: CardRecord) -> bool | None:
        heard = self._heard.get(record)
        return _remembered(record, self._known) if heard is None else heard


def _readable(card: PrintedCard) -> list[CardRecord]:
    # Imported here: the phrase book isn't opened before somebody asks.
    from judgeapp.cards.reading.grammar.phrases import LANGUAGES

    return [record for record in card.records if record.language in LANGUAGES]
