"""Taking the cards of a file into the judge's own: all that can be read, and a list of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Protocol

from msgspec import Struct

from judgeapp.cards.facts import FactError, ReadFacts, is_language, read_entry, read_number
from judgeapp.cards.files import FileEntry, card_file
from judgeapp.cards.mapping import SAME, Translation
from judgeapp.cards.record import CardRecord
from judgeapp.errors import InputError

MOST_LISTED = 1_000  # of bad entries and of doubts; all are counted
_REPORT_EVERY = 250  # entries


class ImportOutcome(StrEnum):
    """What became of a record that was put into the library."""

    NEW = "new"
    UPDATED = "updated"
    UNCHANGED = "unchanged"


class Shelf(Protocol):
    """Where cards are put."""

    def taking(self) -> AbstractContextManager[None]:
        """Around what is put together: all of it, or nothing where an error comes out."""

    def put(self, record: CardRecord, origin: str) -> ImportOutcome: ...


class ImportTrouble(Struct, frozen=True):
    """What is wrong with one entry.

    place  -- its line, or in an array which one it is, both from 1
    number -- the card number, where it can be read
    """

    place: int
    number: str
    reason: str


class ImportReport(Struct, frozen=True):
    """What came of a file.

    by_line   -- whether places are lines
    bad       -- how many entries were not taken; `troubles` lists the first of them
    doubtful  -- how many facts were left out of cards that were taken; `doubts` lists the first
    languages -- how many of the cards taken are in which language
    left_out  -- fields that mean nothing here, and how often they came
    """

    file: str
    by_line: bool
    new: int
    updated: int
    unchanged: int
    bad: int
    troubles: tuple[ImportTrouble, ...]
    doubtful: int
    doubts: tuple[ImportTrouble, ...]
    languages: dict[str, int]
    left_out: dict[str, int]

    @property
    def taken(self) -> int:
        return self.new + self.updated + self.unchanged


class ImportProgress(NamedTuple):
    """Bytes of the file."""

    done: int
    size: int


def import_file(
    file: Path,
    shelf: Shelf,
    *,
    language: str = "",
    translation: Translation = SAME,
    progress: Callable[[ImportProgress], None] = lambda _: None,
) -> ImportReport:
    """Put every card of a file on a shelf, or none where an error comes out.

    language -- of the cards; where nothing is said the file tells: see facts.read_entry
    progress -- called now and then; what it raises ends the import
    Raises InputError for a file that can't be read at all.
    """
    cards = card_file(file, translation.records)
    counts: Counter[ImportOutcome] = Counter()
    languages: Counter[str] = Counter()
    left_out: Counter[str] = Counter()
    bad, doubtful = _List(), _List()
    # Where each card of this file stands, to tell when another one has its number.
    seen: dict[tuple[str, str], tuple[int, int]] = {}
    language = language or translation.language
    if language and not is_language(language):
        raise InputError(f"{language[:40]!r} is no language tag", mend="Write it as en or zh-Hans")
    with shelf.taking():
        for at, entry in enumerate(cards.entries()):
            if at % _REPORT_EVERY == 0:
                progress(ImportProgress(entry.done, cards.size))
            try:
                read = _read(entry, language, translation)
                record = read.record
                first, mark = seen.setdefault(record.key, (entry.place, hash(record)))
                if first != entry.place and mark != hash(record):
                    where = "line" if cards.by_line else "entry"
                    raise FactError(f"number: {where} {first} has it too, with other facts")
            except FactError as error:
                bad.add(ImportTrouble(entry.place, _number_of(entry, translation), str(error)))
                continue
            counts[shelf.put(record, file.name)] += 1
            languages[record.language] += 1
            for doubt in read.doubts:
                doubtful.add(ImportTrouble(entry.place, record.number, doubt))
            for field in read.unknown:
                if field in left_out or len(left_out) < MOST_LISTED:
                    left_out[field[:40]] += 1
        progress(ImportProgress(cards.size, cards.size))
    return ImportReport(
        str(file), cards.by_line, counts[ImportOutcome.NEW], counts[ImportOutcome.UPDATED],
        counts[ImportOutcome.UNCHANGED], bad.count, tuple(bad.first), doubtful.count,
        tuple(doubtful.first), dict(languages.most_common()), dict(left_out.most_common()),
    )  # fmt: skip


class _List:
    """Counts all, keeps the first."""

    def __init__(self) -> None:
        self.count = 0
        self.first: list[ImportTrouble] = []

    def add(self, trouble: ImportTrouble) -> None:
        self.count += 1
        if len(self.first) < MOST_LISTED:
            self.first.append(trouble)


def _read(entry: FileEntry, language: str, translation: Translation) -> ReadFacts:
    if entry.problem:
        raise FactError(entry.problem)
    return read_entry(translation.entry(entry.value), language)


def _number_of(entry: FileEntry, translation: Translation) -> str:
    """The number of a bad entry, so that it can be found; empty where it has none."""
    ours = translation.entry(entry.value)
    number = ours.get("number") if isinstance(ours, dict) else None
    try:
        return read_number(number) if isinstance(number, str) else ""
    except FactError:
        return ""
