"""The notebook of rulings as saved: revisions that are only added to, and marks of permanent deletions, which must not
come back."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple
from uuid import uuid4

import msgspec
from msgspec.structs import replace

from judgeapp.desk.storage.database import OpenDatabase, disk_errors_reported, open_database, together
from judgeapp.desk.storage.recovery import recover_rows
from judgeapp.desk.storage.schema import Schema
from judgeapp.files.packaged import packaged_steps
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.message import message
from judgeapp.rulings.notebook.revision import (
    NotedRuling,
    Proposal,
    ProposalState,
    Revision,
    check_revision,
    heads,
    history,
    in_order,
    new_of,
    sealed_id,
    short,
)
from judgeapp.rulings.notebook.ruling import Ruling, Status, is_id, refuse_circle, tidied, with_status

SCHEMA = Schema(message("the rulings"), 1, packaged_steps(__package__, "notebook.sql"))
_COLUMNS = "id, ruling, parents, at, judge, device, content"
_STAYS = "ruling NOT IN (SELECT ruling FROM gone)"
# Parameters in one statement.
_BATCH_SIZE = 500


class Gone(NamedTuple):
    """A ruling deleted permanently: when (an ISO time in UTC), and by whom."""

    ruling: str
    at: str
    by: str


class KnownLogin(NamedTuple):
    """A login of a team's server, as far as it is known."""

    until: str = ""  # until when its password is valid, as an ISO time; empty if there is no end
    advised: str = ""  # the advice that was shown last; empty for none


class Notebook(OpenDatabase):
    """An open database of rulings. Every change is on the disk when its method returns, completely or, on an error, not
    at all. `by` is the judge who makes it. Methods raise InputError for invalid values, and if the disk refuses."""

    schema = SCHEMA

    # -- reading ----------------------------------------------------------------------------------

    def all(self) -> tuple[NotedRuling, ...]:
        """Every current ruling, the last changed first, including deleted ones."""
        every = self._read(f"WHERE {_STAYS} ORDER BY ruling")
        proposed = self.proposals()
        noted = (NotedRuling(r, heads(own), proposed.get(r)) for r, own in groupby(every, attrgetter("ruling")))
        return tuple(sorted(noted, key=lambda ruling: (ruling.at, ruling.id), reverse=True))

    def of(self, ruling: str) -> NotedRuling:
        """Ruling of an id. Raises NotFoundError if there is none."""
        return NotedRuling(ruling, heads(self._revisions(ruling)), self.proposals().get(ruling))

    def has(self, ruling: str) -> bool:
        """True if a ruling is here, deleted or not."""
        return bool(self._execute(f"SELECT 1 FROM revision WHERE ruling = ? AND {_STAYS}", (ruling,)))

    def history(self, ruling: str) -> tuple[Revision, ...]:
        """All its revisions, the newest first. Raises NotFoundError."""
        return history(self._revisions(ruling))

    def named(self, beginning: str) -> str:
        """The id with this prefix. Raises NotFoundError if there is none, or more than one."""
        if beginning and all(letter in "0123456789abcdef" for letter in beginning):
            rows = self._execute(
                f"SELECT DISTINCT ruling FROM revision WHERE {_STAYS} AND substr(ruling, 1, ?) = ?",
                (len(beginning), beginning),
            )
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
            mend="judgeapp notebook list lists them",
            beginning=beginning[:40],
        )

    def replaced(self, ruling: str) -> tuple[NotedRuling, ...]:
        """Rulings that a ruling has overturned or superseded."""
        return tuple(o for o in self.all() if o.content and o.content.replaced_by == ruling)

    def gone(self) -> tuple[Gone, ...]:
        """Rulings deleted permanently, newest first."""
        rows = self._execute("SELECT ruling, at, judge FROM gone ORDER BY at DESC, ruling")
        return tuple(Gone(*(text.decode(errors="replace") for text in row)) for row in rows)

    def proposals(self) -> dict[str, Proposal]:
        """Permanent deletions by other judges, by ruling."""
        rows = self._execute(f"SELECT ruling, at, judge, login, state FROM proposed WHERE {_STAYS} ORDER BY at, ruling")
        proposals = (_proposal(*(text.decode(errors="replace") for text in row)) for row in rows)
        return {proposal.ruling: proposal for proposal in proposals}

    def stamps(self, ruling: str) -> dict[str, str]:
        """Logins of the team's server through which the revisions of a ruling arrived; none for revisions written here
        or imported otherwise."""
        rows = self._execute(
            "SELECT s.revision, s.login FROM stamp s JOIN revision r ON r.id = s.revision WHERE r.ruling = ?", (ruling,)
        )
        return {r.decode(errors="replace"): login.decode(errors="replace") for r, login in rows}

    def known_login(self, server: str, user: str) -> KnownLogin:
        rows = self._execute("SELECT until, advised FROM login WHERE server = ? AND user = ?", (server, user))
        return KnownLogin(*(text.decode(errors="replace") for text in rows[0])) if rows else KnownLogin()

    @property
    def device(self) -> str:
        """Name of this notebook in its revisions; empty before the first."""
        device = self._execute("SELECT min(id) FROM device")[0][0]
        return "" if device is None else bytes(device).decode(errors="replace")

    def ids(self) -> tuple[str, ...]:
        """Ids of all revisions, as they were written down."""
        rows = self._execute(f"SELECT id FROM revision WHERE {_STAYS} ORDER BY rowid")
        return tuple(bytes(identity).decode(errors="replace") for (identity,) in rows)

    def revisions(self, ids: Iterable[str]) -> tuple[Revision, ...]:
        """The revisions of some ids that are here, each after its parents."""
        return in_order(self._all_of("id", set(ids)).values())

    def count(self) -> int:
        """Number of revisions."""
        return int(self._execute("SELECT count(*) FROM revision")[0][0])

    def unreadable(self) -> int:
        """Number of revisions that can't be read."""
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute(f"SELECT {_COLUMNS} FROM revision")
            return sum(_decoded(row) is None for row in rows)

    # -- writing ----------------------------------------------------------------------------------

    def add(self, ruling: Ruling, by: str) -> Revision:
        with self.transaction():
            return self._write(uuid4().hex, (), tidied(ruling), by)

    def change(self, ruling: str, content: Ruling, by: str, after: Collection[str]) -> Revision:
        """Record new content of a ruling; the old stays in its history. Raises NotFoundError. `after`: ids of the heads
        seen: if it was changed otherwise meanwhile, that conflicts with this, and both stay. A change after several
        heads settles their conflict."""
        return self._change(ruling, tidied(content), by, after)

    def set_status(self, ruling: str, status: Status, by: str, replaced_by: str = "") -> Revision | None:
        """Set the status of a ruling; `replaced_by` is the ruling that overturned or superseded it. None if it is so
        already. A conflict stays one: this follows the shown head. Raises InputError if the status can't follow."""
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

    def restore(self, ruling: str, revision: str, by: str) -> Revision | None:
        """Restore the content of a revision, which settles a conflict too. None if unchanged. Raises NotFoundError."""
        every = self._revisions(ruling)
        before = next((known for known in every if known.id == revision), None)
        if before is None:
            raise NotFoundError("the ruling has no revision {revision!r}", revision=revision[:40])
        self.keep(ruling)
        now = heads(every)
        if len(now) == 1 and now[0].content == before.content:
            return None
        return self._change(ruling, before.content, by, [head.id for head in now])

    def delete(self, ruling: str, by: str) -> Revision | None:
        """Delete a ruling: it can be restored from its history. None if it is deleted."""
        noted = self.of(ruling)
        if all(head.content is None for head in noted.heads):
            return None
        return self._change(ruling, None, by, noted.head_ids)

    def delete_for_good(self, ruling: str, by: str) -> None:
        """Delete a ruling with all of its history. Nothing brings it back but a dated copy, and no
        file of another judge. Raises NotFoundError."""
        self._revisions(ruling)
        with self.transaction():
            self._connection.execute(
                "INSERT OR IGNORE INTO gone (ruling, at, judge, sum) VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))",
                (ruling, _now(), by),
            )
            for table, column in (
                ("stamp", "revision IN (SELECT id FROM revision WHERE ruling = ?)"),
                ("revision", "ruling = ?"),
                ("proposed", "ruling = ?"),
            ):
                self._connection.execute(f"DELETE FROM {table} WHERE {column}", (ruling,))

    def take(self, revisions: Iterable[Revision]) -> tuple[Revision, ...]:
        """Import revisions written elsewhere, all or none of them, but those of rulings deleted here permanently;
        existing ones don't change. Returns the new ones. Raises InputError if they can't be joined to those here."""
        with self.transaction():
            left_out = {deleted.ruling for deleted in self.gone()}
            new = self.check([revision for revision in revisions if revision.ruling not in left_out])
            for revision in new:
                self._insert(revision)
        return new

    def propose(self, proposals: Iterable[Proposal]) -> None:
        """Record deletions by others; rulings that a judge decided to keep stay."""
        with self.transaction():
            for proposal in proposals:
                self._connection.execute(
                    "INSERT INTO proposed (ruling, at, judge, login, state, sum) VALUES (?1, ?2, ?3, ?4, ?5, "
                    "row_sum(?1, ?2, ?3, ?4, ?5)) ON CONFLICT (ruling) DO UPDATE SET at = ?2, judge = ?3, login = ?4, "
                    "state = ?5, sum = row_sum(?1, ?2, ?3, ?4, ?5) WHERE state <> 'kept'",
                    (proposal.ruling, proposal.at, proposal.by, proposal.login, proposal.state.value),
                )

    def keep(self, ruling: str) -> bool:
        """Keep a ruling that another judge has deleted permanently, and show it again. False if nobody has."""
        with self.transaction():
            return bool(
                self._connection.execute(
                    "UPDATE proposed SET state = 'kept', sum = row_sum(ruling, at, judge, login, 'kept')"
                    " WHERE ruling = ? AND state <> 'kept'",
                    (ruling,),
                ).rowcount
            )

    def stamp(self, logins: Iterable[tuple[str, str]]) -> None:
        """Record through which logins of the team's server revisions arrived: pairs of id and login."""
        if pairs := tuple(logins):
            with self.transaction():
                self._connection.executemany(
                    "INSERT OR IGNORE INTO stamp (revision, login, sum) VALUES (?1, ?2, row_sum(?1, ?2))", pairs
                )

    def remember_login(self, server: str, user: str, known: KnownLogin) -> None:
        with self.transaction():
            self._connection.execute(
                "INSERT OR REPLACE INTO login (server, user, until, advised, sum)"
                " VALUES (?1, ?2, ?3, ?4, row_sum(?1, ?2, ?3, ?4))",
                (server, user, *known),
            )

    def check(self, revisions: Iterable[Revision]) -> tuple[Revision, ...]:
        """Revisions that are new here, each after its parents. Raises InputError for invalid revisions, and for those
        that can't be joined to those here."""
        every = tuple(revisions)
        for revision in every:
            check_revision(revision, f"revision {short(revision.id)}")
        own = {
            **self._all_of("ruling", {revision.ruling for revision in every}),
            **self._all_of("id", {revision.id for revision in every}),
        }
        return new_of(own.values(), every)

    def _change(self, ruling: str, content: Ruling | None, by: str, after: Collection[str]) -> Revision:
        with self.transaction():
            own = self._revisions(ruling)  # it may just have been deleted permanently
            if self.of(ruling).is_hidden:
                raise _deleted(ruling)
            if unknown := set(after) - {known.id for known in own}:
                raise NotFoundError("the ruling has no revision {unknown!r}", unknown=min(unknown)[:40])
            return self._write(ruling, tuple(after), content, by)

    def _write(self, ruling: str, parents: tuple[str, ...], content: Ruling | None, by: str) -> Revision:
        made = Revision("", ruling, parents, _now(), by.strip(), self._device(), content)
        made = replace(made, id=sealed_id(made))
        # Even the same change at the same moment is another revision.
        while self._all_of("id", {made.id}):
            later = datetime.fromisoformat(made.at) + timedelta(microseconds=1)
            made = replace(made, at=_iso(later))
            made = replace(made, id=sealed_id(made))
        check_revision(made)
        self._insert(made)
        return made

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

    def _device(self) -> str:
        if device := self.device:
            return device
        made = token_hex(4)
        self._connection.execute("INSERT INTO device (id, sum) VALUES (?1, row_sum(?1))", (made,))
        return made

    def _revisions(self, ruling: str) -> tuple[Revision, ...]:
        revisions = tuple(self._read(f"WHERE ruling = ? AND {_STAYS}", ruling))
        if not revisions:
            raise NotFoundError("there is no ruling {ruling!r}", where=str(self._file), ruling=short(ruling))
        return revisions

    def _all_of(self, column: str, values: set[str]) -> dict[str, Revision]:
        ordered = sorted(values)
        revisions: dict[str, Revision] = {}
        for at in range(0, len(ordered), _BATCH_SIZE):
            batch = ordered[at : at + _BATCH_SIZE]
            slots = ", ".join("?" * len(batch))
            revisions |= {revision.id: revision for revision in self._read(f"WHERE {column} IN ({slots})", *batch)}
        return revisions

    def _read(self, where: str, *values: str) -> Iterator[Revision]:
        rows = self._execute(f"SELECT {_COLUMNS} FROM revision {where}", values)
        return (revision for row in rows if (revision := _decoded(row)) is not None)


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Ruling)


def open_notebook(file: Path) -> tuple[Notebook, InputError | None]:
    """Open the notebook, creating it if needed: see desk.storage.database.open_database. The error also says if single
    revisions can't be read: then earlier ones are shown."""
    connection, trouble = open_database(file, SCHEMA)
    notebook = Notebook(connection, file)
    with disk_errors_reported(file, SCHEMA.what):
        changed = recover_rows(connection, file, SCHEMA)
        _delete_gone(connection)
    unreadable = None
    if lost := notebook.unreadable():
        unreadable = InputError(
            "revisions of the rulings that can't be read: {lost}; the ones before them are shown",
            where=str(file),
            mend="Check the history of the newest rulings; nothing was deleted",
            lost=lost,
        )
    return notebook, together(trouble, unreadable, changed)


def _delete_gone(connection: sqlite3.Connection) -> None:
    """Delete again rulings restored from a copy though since deleted permanently."""
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
    return InputError("ruling {ruling} is deleted", mend="Restore it from its history first", ruling=short(ruling))


def _now() -> str:
    return _iso(datetime.now(UTC))


def _iso(at: datetime) -> str:
    return at.isoformat(timespec="microseconds")


def _proposal(ruling: str, at: str, by: str, login: str, state: str) -> Proposal:
    # A state that can't be read deletes nothing.
    known = ProposalState(state) if state in [*ProposalState] else ProposalState.ASKED
    return Proposal(ruling, at, by, login, known)
