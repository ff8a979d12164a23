"""Many cards read at once, by as many readers as the machine has cores."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from judgeapp.cards.reading.bracketed import NO_WORDS_KNOWN, KnownWords
from judgeapp.cards.reading.compiler import printer
from judgeapp.cards.reading.grammar.phrases import LANGUAGES, TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import CardReading, read_card

# Fewer are read before the readers are there.
_WORTH_IT = 400
_AT_A_TIME = 50


def read_cards(
    records: Sequence[CardRecord],
    taught: tuple[TaughtPhrase, ...] = (),
    known: KnownWords = NO_WORDS_KNOWN,
) -> Iterator[CardReading]:
    """Each card as `read_card` reads it, in their order."""
    cores = os.cpu_count() or 1
    read = partial(read_card, taught=taught, known=known)
    if cores == 1 or len(records) < _WORTH_IT:
        yield from map(read, records)
        return
    for language in {record.language for record in records} & {*LANGUAGES}:
        printer(language)  # readers that come out of this process have it as well
    with ProcessPoolExecutor(cores) as readers:
        yield from readers.map(read, records, chunksize=_AT_A_TIME)
