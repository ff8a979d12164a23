"""A notebook and the team's brought into step: what one of them has and the other lacks goes there,
and nothing else. Both are only ever added to, so it may end anywhere and begin again."""

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

# As much as a server may have in all: many times what the judges of a season write down.
MOST_CHANGES = 300_000
MOST_GONE = 50_000
MOST_BYTES = 1_000_000_000  # that the own notebook grows to by it
_ASKED = 250  # revisions asked for at once
_GIVEN, _GIVEN_LETTERS = 1_000, 8_000_000  # given at once, at most


class Exchanged(NamedTuple):
    """Result of a step.

    sent, taken -- revisions
    deleted -- the rulings that others have deleted for good, and are deleted here now
    refused -- what the server has and was not taken, and why
    trouble -- what was wrong with the own notebook
    """

    sent: int = 0
    taken: tuple[Revision, ...] = ()
    deleted: tuple[Gone, ...] = ()
    refused: tuple[InputError, ...] = ()
    trouble: InputError | None = None

    @property
    def has_come(self) -> bool:
        """Tell whether the own notebook has changed."""
        return bool(self.taken or self.deleted)


class Waiting(NamedTuple):
    """Numbers of changes known to be in one of the two only."""

    to_send: int
    to_take: int


class Exchange:
    """Exchange during one connection. The server is asked for all once, and then for what is new."""

    def __init__(self, folder: Path, server: Server) -> None:
        self._folder = folder
        self._file = notebook_file(folder)
        self._server = server
        # The numbers that were asked for, and the ids that the server has.
        self._seen, self._seen_gone = 0, 0
        self._there: dict[str, None] = {}
        self._gone: set[str] = set()
        # What the server has that is not here, with why it was not taken the last time.
        self._lacking: dict[str, InputError | None] = {}
        self._gone_refused: dict[str, InputError] = {}
        self._written: tuple[float, ...] | None = None

    @property
    def there(self) -> frozenset[str]:
        """The ids of the revisions that the server is known to have."""
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
        """Bring both into step. Raises what the server raises, and InputError where the own
        notebook can't be written; what was done by then is done."""
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
        lacking = (wrong for wrong in self._lacking.values() if wrong is not None)
        return (*lacking, *self._gone_refused.values())

    def _ask(self) -> tuple[bool, tuple[GoneRow, ...]]:
        """Ask for what is new on the server: whether anything is, and what was deleted for good."""
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
            self._lacking |= dict.fromkeys(identity for _, identity in numbers)
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

    def _too_much(self, wrong: Message) -> ServerRefusedError:
        return ServerRefusedError(
            wrong,
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
            except InputError as wrong:
                self._gone_refused[row.ruling] = wrong
        if not new:
            return ()
        # What others delete is in a copy here: nobody here was asked twice.
        for trouble in make_copies(self._folder, at_once=True).troubles:
            if Path(trouble.where).name.startswith(f"{self._file.stem}."):
                raise trouble
        deleted = set(notebook.take_gone(new))
        return tuple(item for item in new if item.ruling in deleted)

    def _take(self, notebook: Notebook) -> Iterator[Revision]:
        """Take what is lacking here, all that can be joined to what is here."""
        here, gone = set(notebook.ids()), {item.ruling for item in notebook.gone()}
        lacking = [item for item in self._lacking if item not in here]
        strange = InputError("the server has a revision whose id is none")
        self._lacking = {item: strange for item in lacking if not is_id(item)}
        for some in _cut([item for item in lacking if is_id(item)], _ASKED):
            if size_of(self._folder) > MOST_BYTES:
                raise self._too_much(
                    message(
                        "the server has more than a notebook of {most:,} bytes can take, so nothing"
                        " more of it was taken",
                        most=MOST_BYTES,
                    )
                )
            read: list[Revision] = []
            for row in self._server.revisions(some):
                if row.ruling in gone:
                    continue
                try:
                    read.append(revision_of(row))
                except InputError as wrong:
                    self._lacking[row.id] = wrong
            yield from self._joined(notebook, read)

    def _joined(self, notebook: Notebook, revisions: Sequence[Revision]) -> tuple[Revision, ...]:
        """Take revisions; of a ruling of which one can't be taken none is."""
        try:
            return notebook.take(revisions).new
        except InputError:
            new: list[Revision] = []
            by_ruling = sorted(revisions, key=attrgetter("ruling"))
            for _, own in groupby(by_ruling, attrgetter("ruling")):
                some = tuple(own)
                try:
                    notebook.check(some)
                except InputError as wrong:
                    self._lacking |= dict.fromkeys((item.id for item in some), wrong)
                else:
                    new += notebook.take(some).new
            return tuple(new)

    def _send(self, notebook: Notebook) -> int:
        """Give the server what it lacks."""
        gone = [item for item in notebook.gone() if item.ruling not in self._gone]
        for some in _cut(gone, _GIVEN):
            self._server.put((), [GoneRow(*item) for item in some])
            self._gone |= {item.ruling for item in some}
        unsent = [item for item in notebook.ids() if item not in self._there]
        sent = 0
        for ids in _cut(unsent, _GIVEN):
            for rows in _batches(row_of(item) for item in notebook.those(ids)):
                self._server.put(rows)
                self._there |= dict.fromkeys(row.id for row in rows)
                sent += len(rows)
        return sent


def written_at(folder: Path) -> tuple[float, ...]:
    """Is another one after the notebook was written."""
    file = notebook_file(folder)
    marks: list[float] = []
    for path in (file, file.with_name(f"{file.name}-wal")):
        try:
            status = path.stat()
        except OSError:
            continue
        # A log that is empty is made and deleted by whoever only reads.
        marks += (status.st_mtime_ns, status.st_size) if status.st_size else ()
    return tuple(marks)


def size_of(folder: Path) -> int:
    """Bytes of the notebook."""
    file = notebook_file(folder)
    files = (file, file.with_name(f"{file.name}-wal"))
    return sum(path.stat().st_size for path in files if path.exists())


def unsent(folder: Path, there: frozenset[str]) -> int:
    """Number of revisions that wait for the server, by what it was last known to have."""
    notebook, _ = open_notebook(notebook_file(folder))
    with closing(notebook):
        return sum(identity not in there for identity in notebook.ids())


def describe_refused(wrong: InputError) -> str:
    """Line about a revision of the server that was not taken, and why."""
    return f"{wrong.where}: {wrong.what}" if wrong.where else wrong.what


def describe_deleted(deleted: Gone) -> str:
    return f"{short(deleted.ruling)} by {deleted.by}" if deleted.by else short(deleted.ruling)


def _batches(rows: Iterable[RevisionRow]) -> Iterator[list[RevisionRow]]:
    """Rows in batches to send at once: of long ones fewer."""
    batch: list[RevisionRow] = []
    letters = 0
    for row in rows:
        if batch and letters + len(row.content or "") > _GIVEN_LETTERS:
            yield batch
            batch, letters = [], 0
        batch.append(row)
        letters += len(row.content or "")
    if batch:
        yield batch


def _cut(things: Sequence[T], number: int) -> Iterator[Sequence[T]]:
    for at in range(0, len(things), number):
        yield things[at : at + number]
