"""The notebook of rulings as it is kept: revisions that are only added to, and of what was deleted
for good the mark that it must not come back."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple
from uuid import uuid4

import msgspec

from judgeapp.desk.storage.database import disk_errors_reported, open_database, together
from judgeapp.desk.storage.recovery import recover_rows
from judgeapp.desk.storage.schema import Schema
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.revision import (
    NotedRuling,
    Revision,
    check_revision,
    heads,
    history,
    in_order,
    new_of,
    short,
)
from judgeapp.rulings.notebook.ruling import Ruling, Status, is_id, tidied
from judgeapp.rulings.notebook.statuses import refuse_circle, with_status

_FIRST = (
    """CREATE TABLE revision (
    id TEXT PRIMARY KEY,
    ruling TEXT NOT NULL,
    parents TEXT NOT NULL,
    at TEXT NOT NULL,
    judge TEXT NOT NULL,
    device TEXT NOT NULL,
    content BLOB,
    sum TEXT NOT NULL
) STRICT""",
    "CREATE INDEX revision_of ON revision (ruling)",
    # What was deleted for good.
    """CREATE TABLE gone (
    ruling TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    judge TEXT NOT NULL,
    sum TEXT NOT NULL
) STRICT""",
    # What this notebook is called by in the revisions that are written in it.
    """CREATE TABLE device (
    id TEXT PRIMARY KEY,
    sum TEXT NOT NULL
) STRICT""",
)
# A ruling with a field more, or with a status or authority that is new, is a version too, with a
# step that has nothing to do: an older edition can't read it.
SCHEMA = Schema(message("the rulings"), first=1, steps=(_FIRST,))
_COLUMNS = "id, ruling, parents, at, judge, device, content"
_STAYS = "ruling NOT IN (SELECT ruling FROM gone)"
# As many are asked for at once; more than a statement may name.
_MANY = 500


class Took(NamedTuple):
    """Result of taking revisions: new ones, how many were there already, and the rulings left out as they were deleted
    here for good."""

    new: tuple[Revision, ...]
    known: int
    gone: tuple[str, ...]


class Gone(NamedTuple):
    """A ruling that was deleted for good: when (an ISO time in UTC), and by whom."""

    ruling: str
    at: str
    by: str


class Notebook:
    """An open database. Every change is on the disk when its method returns, completely or, where an
    error comes out, not at all. `by` is always the judge who makes it.

    Its methods raise InputError for what can't be, and when the disk refuses.
    """

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._connection = connection
        self._file = file

    # -- reading ----------------------------------------------------------------------------------

    def all(self) -> tuple[NotedRuling, ...]:
        """Every ruling as it is now, what was changed last first; those that were deleted too."""
        every = self._read(f"WHERE {_STAYS} ORDER BY ruling")
        noted = (NotedRuling(r, heads(own)) for r, own in groupby(every, attrgetter("ruling")))
        return tuple(sorted(noted, key=lambda ruling: (ruling.at, ruling.id), reverse=True))

    def of(self, ruling: str) -> NotedRuling:
        """Raises NotFoundError where there is none of this id."""
        return NotedRuling(ruling, heads(self._revisions(ruling)))

    def history(self, ruling: str) -> tuple[Revision, ...]:
        """All its revisions, the newest first. Raises NotFoundError."""
        return history(self._revisions(ruling))

    def named(self, beginning: str) -> str:
        """The id that begins so. Raises NotFoundError where there is none, or more than one."""
        if beginning and all(letter in "0123456789abcdef" for letter in beginning):
            with disk_errors_reported(self._file, SCHEMA.what):
                rows = self._connection.execute(
                    f"SELECT DISTINCT ruling FROM revision WHERE {_STAYS} AND substr(ruling, 1, ?) = ?",
                    (len(beginning), beginning),
                ).fetchall()
            if len(rows) == 1:
                return bytes(rows[0][0]).decode()
            if rows:
                raise NotFoundError(
                    "{number} rulings begin with {beginning!r}",
                    mend="Write more of the id",
                    number=len(rows),
                    beginning=beginning,
                )
        raise NotFoundError(
            "there is no ruling {beginning!r}",
            where=str(self._file),
            mend="judgeapp notebook list names them",
            beginning=beginning[:40],
        )

    def replaced(self, ruling: str) -> tuple[NotedRuling, ...]:
        """Those that a ruling has overturned or superseded."""
        return tuple(o for o in self.all() if o.content and o.content.replaced_by == ruling)

    def gone(self) -> tuple[Gone, ...]:
        """Rulings deleted for good, the newest first."""
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute("SELECT ruling, at, judge FROM gone ORDER BY at DESC, ruling").fetchall()
        return tuple(Gone(*(text.decode(errors="replace") for text in row)) for row in rows)

    def ids(self) -> tuple[str, ...]:
        """Those of all revisions, as they were written down."""
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute(f"SELECT id FROM revision WHERE {_STAYS} ORDER BY rowid").fetchall()
        return tuple(bytes(identity).decode(errors="replace") for (identity,) in rows)

    def revisions(self, ids: Iterable[str]) -> tuple[Revision, ...]:
        """The revisions of some ids that are here, each behind what it came after."""
        return in_order(self._all_of("id", set(ids)).values())

    def count(self) -> int:
        """Number of revisions."""
        with disk_errors_reported(self._file, SCHEMA.what):
            return int(self._connection.execute("SELECT count(*) FROM revision").fetchone()[0])

    def unreadable(self) -> int:
        """Number of revisions that can't be read."""
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute(f"SELECT {_COLUMNS} FROM revision")
            return sum(_decoded(row) is None for row in rows)

    # -- writing ----------------------------------------------------------------------------------

    def add(self, ruling: Ruling, by: str) -> Revision:
        """Write down a new ruling."""
        with self._together():
            return self._write(uuid4().hex, (), tidied(ruling), by)

    def change(self, ruling: str, content: Ruling, by: str, after: Collection[str]) -> Revision:
        """Write down what a ruling is from now on; what it was stays in its history. Raises
        NotFoundError.

        after -- ids of the heads that were looked at: where it was changed otherwise meanwhile,
                 that is in conflict with this, and both stay. A change after several heads settles
                 their conflict.
        """
        return self._change(ruling, tidied(content), by, after)

    def set_status(self, ruling: str, status: Status, by: str, replaced_by: str = "") -> Revision | None:
        """Set what became of a ruling; `replaced_by` is the ruling that overturned or superseded it.
        None where it is so already. A conflict stays one: this comes after what is shown. Raises
        InputError where that can't become of it."""
        noted = self.of(ruling)
        if noted.content is None:
            raise _deleted(ruling)
        if (noted.content.status, noted.content.replaced_by) == (status, replaced_by):
            return None
        if replaced_by:
            known = {other.id: other.content for other in self.all() if other.content is not None}
            if replaced_by not in known:
                raise NotFoundError(
                    "there is no ruling {replaced_by!r}", where="status", replaced_by=short(replaced_by)
                )
            refuse_circle(ruling, replaced_by, known)
        changed = with_status(noted.content, status, replaced_by)
        shown = next(head.id for head in noted.heads if head.content is not None)
        return self._change(ruling, changed, by, (shown,))

    def bring_back(self, ruling: str, revision: str, by: str) -> Revision | None:
        """Make a ruling again what it was in a revision, which settles a conflict as well. None
        where it is that already. Raises NotFoundError."""
        every = self._revisions(ruling)
        before = next((known for known in every if known.id == revision), None)
        if before is None:
            raise NotFoundError("the ruling has no revision {revision!r}", revision=revision[:40])
        now = heads(every)
        if len(now) == 1 and now[0].content == before.content:
            return None
        return self._change(ruling, before.content, by, [head.id for head in now])

    def delete(self, ruling: str, by: str) -> Revision | None:
        """Delete a ruling: it can be brought back out of its history. None where it is deleted."""
        noted = self.of(ruling)
        if all(head.content is None for head in noted.heads):
            return None
        return self._change(ruling, None, by, noted.head_ids)

    def delete_for_good(self, ruling: str, by: str) -> None:
        """Delete a ruling with all of its history. Nothing brings it back but a dated copy, and no
        file of another judge. Raises NotFoundError."""
        self._revisions(ruling)
        with self._together():
            self._insert_gone(Gone(ruling, _now(), by))
            self._connection.execute("DELETE FROM revision WHERE ruling = ?", (ruling,))

    def take(self, revisions: Iterable[Revision]) -> Took:
        """Take revisions that were written elsewhere, together or none of them; what is there
        already stays as it is. Raises InputError for what can't be joined to what is there."""
        every = tuple(revisions)
        with self._together():
            left_out = {item.ruling for item in self.gone()}
            wanted = [item for item in every if item.ruling not in left_out]
            new = self.check(wanted)
            for item in new:
                self._insert(item)
        gone = sorted({item.ruling for item in every} & left_out)
        return Took(new, len({item.id for item in wanted}) - len(new), tuple(gone))

    def take_gone(self, gone: Iterable[Gone]) -> tuple[str, ...]:
        """Delete for good what was deleted so elsewhere. Returns the rulings that were here."""
        rulings: list[str] = []
        with self._together():
            for item in gone:
                self._insert_gone(item)
                deleted = self._connection.execute("DELETE FROM revision WHERE ruling = ?", (item.ruling,))
                rulings += [item.ruling] if deleted.rowcount else []
        return tuple(rulings)

    def check(self, revisions: Iterable[Revision]) -> tuple[Revision, ...]:
        """Those that are new here, each behind what it came after. Raises InputError for what can
        be no revision, and what can't be joined to what is there."""
        every = tuple(revisions)
        for item in every:
            check_revision(item, f"revision {short(item.id)}")
        own = {
            **self._all_of("ruling", {item.ruling for item in every}),
            **self._all_of("id", {item.id for item in every}),
        }
        return new_of(own.values(), every)

    def close(self) -> None:
        self._connection.close()

    def _change(self, ruling: str, content: Ruling | None, by: str, after: Collection[str]) -> Revision:
        with self._together():
            own = self._revisions(ruling)  # it may just have been deleted for good
            if unknown := set(after) - {known.id for known in own}:
                raise NotFoundError("the ruling has no revision {unknown!r}", unknown=min(unknown)[:40])
            return self._write(ruling, tuple(after), content, by)

    def _write(self, ruling: str, parents: tuple[str, ...], content: Ruling | None, by: str) -> Revision:
        made = Revision(uuid4().hex, ruling, parents, _now(), by.strip(), self._device(), content)
        check_revision(made)
        self._insert(made)
        return made

    @contextmanager
    def _together(self) -> Iterator[None]:
        with disk_errors_reported(self._file, SCHEMA.what):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def _insert(self, revision: Revision) -> None:
        content = None if revision.content is None else _ENCODER.encode(revision.content)
        self._connection.execute(
            f"INSERT INTO revision ({_COLUMNS}, sum)"
            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, row_sum(?1, ?2, ?3, ?4, ?5, ?6, ?7))",
            (
                revision.id,
                revision.ruling,
                " ".join(revision.parents),
                revision.at,
                revision.by,
                revision.device,
                content,
            ),
        )

    def _insert_gone(self, deleted: Gone) -> None:
        self._connection.execute(
            "INSERT OR IGNORE INTO gone (ruling, at, judge, sum) VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))", deleted
        )

    def _device(self) -> str:
        device = self._connection.execute("SELECT min(id) FROM device").fetchone()[0]
        if device is not None:
            return bytes(device).decode(errors="replace")
        made = token_hex(4)
        self._connection.execute("INSERT INTO device (id, sum) VALUES (?1, row_sum(?1))", (made,))
        return made

    def _revisions(self, ruling: str) -> tuple[Revision, ...]:
        revisions = tuple(self._read(f"WHERE ruling = ? AND {_STAYS}", ruling))
        if not revisions:
            raise NotFoundError("there is no ruling {ruling!r}", where=str(self._file), ruling=short(ruling))
        return revisions

    def _all_of(self, column: str, values: set[str]) -> dict[str, Revision]:
        every = sorted(values)
        revisions: dict[str, Revision] = {}
        for at in range(0, len(every), _MANY):
            some = every[at : at + _MANY]
            slots = ", ".join("?" * len(some))
            revisions |= {item.id: item for item in self._read(f"WHERE {column} IN ({slots})", *some)}
        return revisions

    def _read(self, where: str, *values: str) -> Iterator[Revision]:
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute(f"SELECT {_COLUMNS} FROM revision {where}", values).fetchall()
        return (revision for row in rows if (revision := _decoded(row)) is not None)


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Ruling)


def open_notebook(file: Path) -> tuple[Notebook, InputError | None]:
    """Open the notebook, making it if need be: see desk.storage.database.open_database. The
    error tells too when single revisions can't be read: then what was before them is shown."""
    connection, trouble = open_database(file, SCHEMA)
    notebook = Notebook(connection, file)
    with disk_errors_reported(file, SCHEMA.what):
        changed = recover_rows(connection, file, SCHEMA)
        _delete_gone(connection)
    unreadable = None
    if lost := notebook.unreadable():
        unreadable = InputError(
            "revisions of the rulings that can't be read: {lost}; what was before them is shown",
            where=str(file),
            mend="Look through the history of the newest rulings; nothing was deleted",
            lost=lost,
        )
    return notebook, together(trouble, unreadable, changed)


def _delete_gone(connection: sqlite3.Connection) -> None:
    """Delete again what came back out of a copy, though it was deleted for good since."""
    back = "FROM revision WHERE ruling IN (SELECT ruling FROM gone)"
    is_back = connection.execute(f"SELECT 1 {back} LIMIT 1").fetchone()
    if is_back and not connection.execute("PRAGMA query_only").fetchone()[0]:
        connection.execute(f"DELETE {back}")


def _decoded(row: tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes | None]) -> Revision | None:
    *texts, content = row
    try:
        identity, ruling, parents, at, by, device = (bytes(text).decode() for text in texts)
        plain = None if content is None else _DECODER.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    if not is_id(identity) or not is_id(ruling):
        return None
    return Revision(identity, ruling, tuple(parents.split()), at, by, device, plain)


def _deleted(ruling: str) -> InputError:
    return InputError(
        "ruling {ruling} is deleted", mend="Bring it back out of its history before", ruling=short(ruling)
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
