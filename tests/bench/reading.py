"""Time of reading card texts: uncached, cached, while typing, and from a cold start."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from judgeapp.bench.figures import Figures, figures
from judgeapp.cards.facts import read_entry
from judgeapp.cards.readers import read_cards
from judgeapp.cards.reading.caching import caching_in, without_cache
from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import read_card
from judgeapp.desk.folder import CACHE_VARIABLE, VARIABLE, readings_file
from judgeapp.desk.reading_cache import open_reading_cache
from judgeapp.entries.files import entry_file
from judgeapp.entries.values import FactError
from judgeapp.messages.errors import InputError
from judgeapp.runtime.python_command import python_command

_ROUNDS_OF_ALL = 3
_STARTS = 7
# Number of typed texts; each is read again after every _LETTERS letters.
_TYPED = 60
_LETTERS = 3
_EXPLAINED = {
    "en": (
        "[On Play] <Draw 1>. Then, delete 1 of your opponent's Digimon with 3000 DP or less.",
        "[When Attacking] Gain 1 memory.",
    ),
    "ja": ("【登場時】≪1ドロー≫。その後、相手のDP3000以下のデジモン1体を消滅させる。", "【アタック時】メモリー+1。"),
}


def bench_reading(file: Path, language: str, report: Callable[[str], None]) -> tuple[Figures, ...]:
    """Read the texts of a card file, after loading the phrase book: each card uncached and cached, all of them like a
    library, and letter by letter as if typed. Then explain a text from a cold start, cached and uncached. Entries that
    aren't cards are left out.

    Raises InputError for a file that can't be read at all, or has fewer than two cards.
    """
    records = []
    for entry in entry_file(file).entries():
        try:
            records.append(read_entry(entry.value, language).record)
        except FactError:
            continue
    if len(records) < 2:
        raise InputError("there are not even two cards in this file", where=str(file))
    report(f"Reading {len(records):,} cards ...")
    with without_cache():
        _time_of(records[0])  # loads the phrase book
        times = [_time_of(record) for record in records]
        typed = list(_typed(records, language))
        beside = [_time_of_all(records) for _ in range(_ROUNDS_OF_ALL)]
    with TemporaryDirectory() as name:
        folder = Path(name)
        with caching_in(partial(open_reading_cache, readings_file(folder))):
            for _ in range(2):
                kept = [_time_of(record) for record in records]
        known, other = _EXPLAINED[language]
        _time_of_explaining(folder, known)
        again = [_time_of_explaining(folder, known) for _ in range(_STARTS)]
        new = [_time_of_explaining(folder, f"{other}{' ' * n}") for n in range(_STARTS)]
    return (
        figures(f"read a card, {len(records):,} cards in {sum(times):.1f} s", times),
        figures(f"read a card that is kept, {len(records):,} cards in {sum(kept):.1f} s", kept),
        figures(f"read {len(records):,} cards on all cores", beside),
        figures(f"read a text as it is typed, every {_LETTERS} letters", typed),
        figures("explain a text from a cold start", again),
        figures("explain a text that was never read, from a cold start", new),
    )


def _time_of(record: CardRecord) -> float:
    started = time.perf_counter()
    read_card(record)
    return time.perf_counter() - started


def _time_of_all(records: Sequence[CardRecord]) -> float:
    started = time.perf_counter()
    for _ in read_cards(records, worth_it=0):
        pass
    return time.perf_counter() - started


def _typed(records: Sequence[CardRecord], language: str) -> Iterator[float]:
    """Texts from all over the file, letter by letter."""
    texts = [record.effect for record in records if record.effect]
    for text in texts[:: max(1, len(texts) // _TYPED)]:
        for end in (*range(1, len(text), _LETTERS), len(text)):
            started = time.perf_counter()
            read_text(text[:end], language)
            yield time.perf_counter() - started


def _time_of_explaining(folder: Path, text: str) -> float:
    """Time from process start to exit, with a cache folder."""
    started = time.perf_counter()
    subprocess.run(
        python_command("-m", "judgeapp", "cards", "explain", text),
        env=os.environ | {CACHE_VARIABLE: str(folder), VARIABLE: str(folder)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - started
