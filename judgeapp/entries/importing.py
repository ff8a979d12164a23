"""Entries of a file read, and then saved among the judge's own: all that can be read, with a list of the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.entries.files import FileEntry, entry_file
from judgeapp.entries.recognition import shape_of
from judgeapp.entries.shape import Shape, ShapeFields
from judgeapp.entries.values import FactError, PassedOverError, is_language
from judgeapp.files.untrusted import printable_name
from judgeapp.messages.errors import InputError

MAX_LISTED = 1_000  # bad entries and doubts that are listed; all are counted
_REPORT_EVERY = 250  # entries


class ImportedRecord(Protocol):
    """Record that an entry is read as."""

    @property
    def number(self) -> str: ...

    @property
    def language(self) -> str: ...

    @property
    def key(self) -> tuple[str, str]: ...


R = TypeVar("R", bound=ImportedRecord)
R_contra = TypeVar("R_contra", bound=ImportedRecord, contravariant=True)


class ImportOutcome(StrEnum):
    """Result of putting a record into a store."""

    NEW = "new"
    UPDATED = "updated"
    UNCHANGED = "unchanged"


class RecordStore(Protocol[R_contra]):
    def transaction(self) -> AbstractContextManager[None]:
        """Transaction of an import: all of it, or nothing if an error comes out."""

    def put(self, record: R_contra, origin: str) -> ImportOutcome: ...


class ReadEntry(NamedTuple, Generic[R]):
    """Record read from an entry, with what is doubtful about it."""

    record: R
    doubts: tuple[str, ...] = ()  # facts left out as impossible, or that only this one lacks
    unknown: tuple[str, ...] = ()  # fields of the entry that mean nothing here
    mended: tuple[str, ...] = ()  # clear slips of the file, put right


class EntryKind(NamedTuple, Generic[R]):
    fields: ShapeFields  # that a shape can fill
    # An entry in a language, or in its own where that is empty; raises FactError.
    read: Callable[[object, str], ReadEntry[R]]
    read_number: Callable[[str], str]  # raises FactError for anything else
    joined: Callable[[R, R], R | None]  # two records of one file with one key as one; None if they contradict
    # Reads a file of lines, which is not JSON; None for any other.
    read_plain: Callable[[Path], ReadFile[R] | None] = lambda file: None


class ImportTrouble(Struct, frozen=True):
    """Fault of one entry."""

    place: int  # its line, or its index in an array, both from 1
    number: str  # of the card or answer, if readable
    reason: str


class ImportReport(Struct, frozen=True):
    file: str
    by_line: bool  # whether places are lines
    new: int = 0
    updated: int = 0
    unchanged: int = 0  # also those that are in the file once more
    bad: int = 0  # number of entries not taken; `troubles` lists the first of them
    troubles: tuple[ImportTrouble, ...] = ()
    doubtful: int = 0  # number of facts left out of entries taken; `doubts` lists the first
    doubts: tuple[ImportTrouble, ...] = ()
    languages: dict[str, int] = {}  # number of entries taken, by language
    left_out: dict[str, int] = {}  # fields that mean nothing here, with their counts
    shape: str = ""  # name of the entries' form; empty for our own
    lacks: str = ""  # facts of cards that this form lacks
    mended: dict[str, int] = {}  # slips of the file put right, with their counts

    @property
    def taken(self) -> int:
        return self.new + self.updated + self.unchanged


class ImportProgress(NamedTuple):
    """Bytes of the file."""

    done: int
    size: int


class ReadFile(NamedTuple, Generic[R]):
    """A file whose entries were read, before any is saved."""

    report: ImportReport  # with nothing new or updated
    records: tuple[R, ...]
    size: int  # of the file, in bytes


def import_file(
    file: Path,
    store: RecordStore[R],
    kind: EntryKind[R],
    *,
    language: str = "",
    shape: Shape | None = None,
    own: Iterable[Shape] = (),
    progress: Callable[[ImportProgress], None] = lambda _: None,
) -> ImportReport:
    """Put every entry of a file into a store, or none if an error comes out. See read_file."""
    read = read_file(file, kind, language=language, shape=shape, own=own, progress=progress)
    return store_file(read, store, progress)


def read_file(
    file: Path,
    kind: EntryKind[R],
    *,
    language: str = "",
    shape: Shape | None = None,
    own: Iterable[Shape] = (),
    progress: Callable[[ImportProgress], None] = lambda _: None,
) -> ReadFile[R]:
    """Read every entry of a file.

    language -- of the texts; by default the shape or the file tells
    shape -- shape of its entries; by default it is recognized, also as one of the judge's `own`
    progress -- called now and then; any exception it raises ends the import

    Raises InputError for a file that can't be read at all, UnknownShapeError for one of no known shape."""
    if (plain := kind.read_plain(file)) is not None:
        return plain
    shape = shape_of(file, kind.fields, shape, own)
    language = language or shape.language
    if language and not is_language(language):
        raise InputError("{language!r} isn't a language tag", mend="Write it as en or zh-Hans", language=language[:40])
    entries = entry_file(file, shape.records or "")
    reading = _Reading(kind, language, shape, by_line=entries.by_line)
    for index, entry in enumerate(entries.entries()):
        if index % _REPORT_EVERY == 0:
            progress(ImportProgress(entry.done, entries.size))
        reading.add(entry)
    records = tuple(record for _, record in reading.read.values())
    return ReadFile(reading.report(str(file), records), records, entries.size)


class _Reading(Generic[R]):
    """Entries of a file that have been read, and the faults and doubts of all."""

    def __init__(self, kind: EntryKind[R], language: str, shape: Shape, *, by_line: bool) -> None:
        self._kind, self._language, self._shape, self._by_line = kind, language, shape, by_line
        self._left_out, self._mended = Counter[str](), Counter[str]()
        self._bad, self._doubtful = _List(), _List()
        self._repeated = 0
        # Each with its first place, to report a repeated number.
        self.read: dict[tuple[str, str], tuple[int, R]] = {}

    def add(self, entry: FileEntry) -> None:
        shape = self._shape
        try:
            entry_read = _read(entry, self._kind, self._language, shape)
            first, known = self.read.get(entry_read.record.key, (entry.place, entry_read.record))
            joined = entry_read.record if known == entry_read.record else self._kind.joined(known, entry_read.record)
            if joined is None:
                where = "line" if self._by_line else "entry"
                raise FactError("number: {where} {first} has it too, with other facts", where=where, first=first)
        except PassedOverError as passed:
            self._mended[str(passed)] += 1
            return
        except FactError as error:
            self._bad.add(ImportTrouble(entry.place, _number_of(entry, self._kind, shape), str(error)))
            return
        self._repeated += joined.key in self.read
        self.read[joined.key] = first, joined
        for doubt in entry_read.doubts:
            self._doubtful.add(ImportTrouble(entry.place, joined.number, doubt))
        self._mended.update(entry_read.mended)
        for field in (*shape.left_out(entry.value), *entry_read.unknown):
            if field in self._left_out or len(self._left_out) < MAX_LISTED:
                self._left_out[field[:40]] += 1

    def report(self, file: str, records: Iterable[R]) -> ImportReport:
        languages = Counter(record.language for record in records if record.language)
        return ImportReport(
            file,
            self._by_line,
            unchanged=self._repeated,
            bad=self._bad.count,
            troubles=tuple(self._bad.first),
            doubtful=self._doubtful.count,
            doubts=tuple(self._doubtful.first),
            languages=dict(languages.most_common()),
            left_out=dict(self._left_out.most_common()),
            shape=self._shape.called,
            lacks=self._shape.lacks,
            mended=dict(self._mended.most_common()),
        )


def store_file(
    read: ReadFile[R], store: RecordStore[R], progress: Callable[[ImportProgress], None] = lambda _: None
) -> ImportReport:
    """Put read entries into a store: all of them, or none if an error comes out."""
    with store.transaction():
        return _put(read, store, progress)


def compare_file(read: ReadFile[R], store: RecordStore[R]) -> ImportReport:
    """The report that storing a file would come to; nothing of it is stored."""
    report = read.report
    with suppress(_NothingSavedError), store.transaction():
        report = _put(read, store, lambda _: None)
        raise _NothingSavedError
    return report


class _NothingSavedError(Exception):
    pass


def _put(read: ReadFile[R], store: RecordStore[R], progress: Callable[[ImportProgress], None]) -> ImportReport:
    counts = Counter({ImportOutcome.UNCHANGED: read.report.unchanged})
    origin, end = printable_name(Path(read.report.file)), ImportProgress(read.size, read.size)
    for index, record in enumerate(read.records):
        if index % _REPORT_EVERY == 0:
            progress(end)
        counts[store.put(record, origin)] += 1
    progress(end)
    return replace(read.report, **{outcome.value: counts[outcome] for outcome in ImportOutcome})


class _List:
    """Counts all, keeps the first."""

    def __init__(self) -> None:
        self.count = 0
        self.first: list[ImportTrouble] = []

    def add(self, trouble: ImportTrouble) -> None:
        self.count += 1
        if len(self.first) < MAX_LISTED:
            self.first.append(trouble)


def _read(entry: FileEntry, kind: EntryKind[R], language: str, shape: Shape) -> ReadEntry[R]:
    if entry.problem:
        raise FactError(entry.problem)
    return kind.read(shape.entry(entry.value), language)


def _number_of(entry: FileEntry, kind: EntryKind[R], shape: Shape) -> str:
    """The number of a bad entry, so that it can be found; empty if it has none."""
    ours = shape.entry(entry.value)
    number = ours.get("number") if isinstance(ours, dict) else None
    try:
        return kind.read_number(number) if isinstance(number, str) else ""
    except FactError:
        return ""
