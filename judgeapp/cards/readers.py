"""Many cards read at once, by as many readers as the machine has cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack

from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN, KnownWords
from judgeapp.cards.reading.caching import Cache, cache_in_use, caching_in, flush
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import CardReading, is_card_read, read_card

# With fewer new cards, reading them takes less time than starting readers.
_MIN_CARDS_FOR_WORKERS = 1_000
_BATCH_SIZE = 50


def read_cards(
    records: Sequence[CardRecord],
    taught: tuple[TaughtPhrase, ...] = (),
    known: KnownWords = NO_WORDS_KNOWN,
    *,
    worth_it: int = _MIN_CARDS_FOR_WORKERS,
) -> Generator[CardReading, None, None]:
    """Each card as `read_card` reads it, in order. `worth_it`: so many unread ones are read by several readers."""
    cores = os.cpu_count() or 1
    if cores == 1 or len(records) < worth_it or sum(not is_card_read(record, known) for record in records) < worth_it:
        yield from (read_card(record, taught, known) for record in records)
        return
    # Imported here: few commands read that many cards.
    from judgeapp.runtime.worker_pool import WorkerPool

    batches = [records[at : at + _BATCH_SIZE] for at in range(0, len(records), _BATCH_SIZE)]
    with WorkerPool(cores, _begin, cache_in_use()) as pool:
        for future in [pool.submit(_read, batch, taught, known) for batch in batches]:
            yield from future.result()


# -- in a reader ----------------------------------------------------------------------------------

# Closed when the reader ends.
_UNTIL_THE_END = ExitStack()


def _begin(cache: Callable[[], Cache | None] | None) -> None:
    if cache is not None:
        _UNTIL_THE_END.enter_context(caching_in(cache))


def _read(records: Sequence[CardRecord], taught: tuple[TaughtPhrase, ...], known: KnownWords) -> list[CardReading]:
    readings = [read_card(record, taught, known) for record in records]
    flush()
    return readings
