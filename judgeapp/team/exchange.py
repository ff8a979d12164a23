"""Two-way synchronisation of a notebook with the team's: each gets the revisions that it lacks.
Both are append-only, so an exchange may be interrupted anywhere and started again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple, TypeVar

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.upkeep.copying import make_copies
from judgeapp.desk.written.notebook import Gone, Notebook, open_notebook
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.rulings.notebook.revision import Revision, short
from judgeapp.rulings.notebook.ruling import is_id
from judgeapp.team.rows import GoneRow, RevisionRow, gone_of, revision_of, row_of
from judgeapp.team.server import MOST_NUMBERS, Server, ServerRefusedError

T = TypeVar("T")

# Limits of what a server may hold: many times what judges write in a season.
MOST_CHANGES = 300_000
MOST_GONE = 50_000
MOST_BYTES = 1_000_000_000  # size limit of the local notebook
_FETCH_COUNT = 250  # revisions per request
_SEND_COUNT, _SEND_CHARACTERS = 1_000, 8_000_000  # limits of one upload


class Exchanged(NamedTuple):
    """Result of a step.

    sent    -- number of revisions uploaded
    taken   -- revisions downloaded
    deleted -- rulings that others had deleted for good, now deleted here too
    refused -- revisions on the server that were not taken, and why
    trouble -- what was wrong with the local notebook
    """

    sent: int = 0
    taken: tuple[Revision, ...] = ()
    deleted: tuple[Gone, ...] = ()
    refused: tuple[InputError, ...] = ()
    trouble: InputError | None = None

    @property
    def has_changed(self) -> bool:
        """True if the local notebook has changed."""
        return bool(self.taken or self.deleted)


class Waiting(NamedTuple):
    """Counts of changes that are known to be on one side only."""

    to_send: int
    to_take: int


class Exchange:
    """Exchange over one connection: the first request fetches everything, later ones only what is new."""

    def __init__(self, folder: Path, server: Server) -> None:
        self._folder = folder
        self._file = notebook_file(folder)
        self._server = server
        # The last numbers that were fetched, and the ids on the server.
        self._seen, self._seen_gone = 0, 0
        self._there: dict[str, None] = {}
        self._gone: set[str] = set()
        # Ids that are only on the server, with the reason why the last attempt did not take them.
        self._missing: dict[str, InputError | None] = {}
        self._gone_refused: dict[str, InputError] = {}
        self._written: tuple[float, ...] | None = None

    @property
    def there(self) -> frozenset[str]:
        """Ids of the revisions known to be on the server."""
        return frozenset(self._there)

    def waiting(self) -> Waiting:
        """Number of changes to exchange; nothing is exchanged."""
        self._ask()
        notebook, _ = open_notebook(self._file)
        with closing(notebook):
            ids, gone = set(notebook.ids()), {deleted.ruling for deleted in notebook.gone()}
        there = set(self._there)
        return Waiting(len(ids - there) + len(gone - self._gone), len(there - ids) + len(self._gone - gone))

    def step(self) -> Exchanged:
        """Synchronise both. Raises what the server raises, and InputError if the local notebook can't be written;
        nothing is rolled back."""
        is_new, gone = self._ask()
        written = written_at(self._folder)
        if not is_new and written == self._written:
            return Exchanged(refused=self._refused)
        notebook, trouble = open_notebook(self._file)
        with closing(notebook):
            deleted = self._take_gone(notebook, gone)
            taken = tuple(self._take(notebook))
            sent = self._send(notebook)
        self._written = written
        return Exchanged(sent, taken, deleted, self._refused, trouble)

    @property
    def _refused(self) -> tuple[InputError, ...]:
        missing = (error for error in self._missing.values() if error is not None)
        return (*missing, *self._gone_refused.values())

    def _ask(self) -> tuple[bool, tuple[GoneRow, ...]]:
        """Fetch news from the server: whether there are any, and the rulings deleted for good."""
        gone: list[GoneRow] = []
        while rows := self._server.gone(self._seen_gone):
            gone += (row for _, row in rows)
            self._seen_gone = rows[-1][0]
            if len(self._gone) + len(gone) > MOST_GONE:
                raise self._too_much(
                    message(
                        "the server has more than {most:,} rulings that were deleted for good, so"
                        " nothing more of it was taken",
                        most=MOST_GONE,
                    )
                )
            if len(rows) < MOST_NUMBERS:
                break
        self._gone |= {row.ruling for row in gone}
        before = self._seen
        while numbers := self._server.numbers(self._seen):
            self._there |= dict.fromkeys(identity for _, identity in numbers)
            self._missing |= dict.fromkeys(identity for _, identity in numbers)
            self._seen = numbers[-1][0]
            if len(self._there) > MOST_CHANGES:
                raise self._too_much(
                    message(
                        "the server has more than {most:,} changes, so nothing more of it was taken", most=MOST_CHANGES
                    )
                )
            if len(numbers) < MOST_NUMBERS:
                break
        return self._seen > before or bool(gone), tuple(gone)

    def _too_much(self, error: Message) -> ServerRefusedError:
        return ServerRefusedError(
            error,
            where=self._server.address,
            mend="Ask whoever looks after the server whether it is the right database",
        )

    def _take_gone(self, notebook: Notebook, rows: Sequence[GoneRow]) -> tuple[Gone, ...]:
        known = {item.ruling for item in notebook.gone()}
        new: list[Gone] = []
        for row in rows:
            if row.ruling in known:
                continue
            try:
                new.append(gone_of(row))
            except InputError as error:
                self._gone_refused[row.ruling] = error
        if not new:
            return ()
        # Back up before deleting: nobody here has confirmed it.
        for trouble in make_copies(self._folder, at_once=True).troubles:
            if Path(trouble.where).name.startswith(f"{self._file.stem}."):
                raise trouble
        deleted = set(notebook.take_gone(new))
        return tuple(item for item in new if item.ruling in deleted)

    def _take(self, notebook: Notebook) -> Iterator[Revision]:
        """Download the missing revisions that fit onto the local ones."""
        here, gone = set(notebook.ids()), {item.ruling for item in notebook.gone()}
        missing = [item for item in self._missing if item not in here]
        invalid = InputError("the server has a revision whose id is none")
        self._missing = {item: invalid for item in missing if not is_id(item)}
        for chunk in _chunks([item for item in missing if is_id(item)], _FETCH_COUNT):
            if size_of(self._folder) > MOST_BYTES:
                raise self._too_much(
                    message(
                        "the server has more than a notebook of {most:,} bytes can take, so nothing"
                        " more of it was taken",
                        most=MOST_BYTES,
                    )
                )
            read: list[Revision] = []
            for row in self._server.revisions(chunk):
                if row.ruling in gone:
                    continue
                try:
                    read.append(revision_of(row))
                except InputError as error:
                    self._missing[row.id] = error
            yield from self._store(notebook, read)

    def _store(self, notebook: Notebook, revisions: Sequence[Revision]) -> tuple[Revision, ...]:
        """Store revisions; if one of a ruling can't be stored, none of that ruling is."""
        try:
            return notebook.take(revisions).new
        except InputError:
            new: list[Revision] = []
            by_ruling = sorted(revisions, key=attrgetter("ruling"))
            for _, own in groupby(by_ruling, attrgetter("ruling")):
                chunk = tuple(own)
                try:
                    notebook.check(chunk)
                except InputError as error:
                    self._missing |= dict.fromkeys((item.id for item in chunk), error)
                else:
                    new += notebook.take(chunk).new
            return tuple(new)

    def _send(self, notebook: Notebook) -> int:
        """Upload what the server lacks."""
        gone = [item for item in notebook.gone() if item.ruling not in self._gone]
        for chunk in _chunks(gone, _SEND_COUNT):
            self._server.put((), [GoneRow(*item) for item in chunk])
            self._gone |= {item.ruling for item in chunk}
        unsent = [item for item in notebook.ids() if item not in self._there]
        sent = 0
        for ids in _chunks(unsent, _SEND_COUNT):
            for rows in _batches(row_of(item) for item in notebook.revisions(ids)):
                self._server.put(rows)
                self._there |= dict.fromkeys(row.id for row in rows)
                sent += len(rows)
        return sent


def written_at(folder: Path) -> tuple[float, ...]:
    """Modification times and sizes of the notebook's files, to notice that it was written."""
    file = notebook_file(folder)
    marks: list[float] = []
    for path in (file, file.with_name(f"{file.name}-wal")):
        try:
            status = path.stat()
        except OSError:
            continue
        # An empty log is created and deleted by mere readers.
        marks += (status.st_mtime_ns, status.st_size) if status.st_size else ()
    return tuple(marks)


def size_of(folder: Path) -> int:
    """Size of the notebook in bytes, its log included."""
    file = notebook_file(folder)
    files = (file, file.with_name(f"{file.name}-wal"))
    return sum(path.stat().st_size for path in files if path.exists())


def unsent(folder: Path, there: frozenset[str]) -> int:
    """Number of local revisions missing from `there`, the ids last known to be on the server."""
    notebook, _ = open_notebook(notebook_file(folder))
    with closing(notebook):
        return sum(identity not in there for identity in notebook.ids())


def describe_refused(error: InputError) -> str:
    """Line about a revision of the server that was not taken, and why."""
    return f"{error.where}: {error.what}" if error.where else error.what


def describe_deleted(deleted: Gone) -> str:
    return f"{short(deleted.ruling)} by {deleted.by}" if deleted.by else short(deleted.ruling)


def _batches(rows: Iterable[RevisionRow]) -> Iterator[list[RevisionRow]]:
    """Rows in batches for one upload, fewer where they are long."""
    batch: list[RevisionRow] = []
    characters = 0
    for row in rows:
        if batch and characters + len(row.content or "") > _SEND_CHARACTERS:
            yield batch
            batch, characters = [], 0
        batch.append(row)
        characters += len(row.content or "")
    if batch:
        yield batch


def _chunks(things: Sequence[T], number: int) -> Iterator[Sequence[T]]:
    for at in range(0, len(things), number):
        yield things[at : at + number]
