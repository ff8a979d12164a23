"""The bookmarks: passages that the judge marked, with a note, in a database of their own.

They are kept by passage id, so they outlive a new index; a passage that is no more stays
listed with its id.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from judgeapp.desk.folder import set_aside
from judgeapp.errors import InputError

_TABLE = """bookmark (
    passage TEXT PRIMARY KEY,
    made TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT ''
) STRICT"""
# What says that the disk or another program is in the way, and not that the file is damaged.
_CLOSE = "Close the other program that uses it"
_WRITABLE = "Make the file and its folder writable"
_SPACE = "Free some space on the disk"
_MENDS = {
    sqlite3.SQLITE_BUSY: _CLOSE,
    sqlite3.SQLITE_LOCKED: _CLOSE,
    sqlite3.SQLITE_CANTOPEN: _WRITABLE,
    sqlite3.SQLITE_READONLY: _WRITABLE,
    sqlite3.SQLITE_PERM: _WRITABLE,
    sqlite3.SQLITE_AUTH: _WRITABLE,
    sqlite3.SQLITE_FULL: _SPACE,
    sqlite3.SQLITE_IOERR: "Look after the disk",
    sqlite3.SQLITE_NOMEM: "Close other programs: the memory is full",
}
_START_AGAIN = "Start the program again: it sets a damaged file aside"


@dataclass(frozen=True)
class Bookmark:
    """`made` is when, as an ISO time in UTC."""

    passage: str
    made: str
    note: str = ""


class Bookmarks:
    """An open database. Every change is on the disk when its method returns.

    Its methods raise InputError when the disk refuses.
    """

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._connection = connection
        self._file = file

    def all(self) -> tuple[Bookmark, ...]:
        """The newest first. Those that can't be read are left out."""
        return tuple(mark for mark in self._read() if mark is not None)

    def unreadable(self) -> int:
        """How many there are that can't be read."""
        return sum(mark is None for mark in self._read())

    def _read(self) -> list[Bookmark | None]:
        with self._told():
            rows = self._connection.execute(
                "SELECT passage, made, note FROM bookmark ORDER BY made DESC, rowid DESC"
            ).fetchall()
        return [_decoded(row) for row in rows]

    def add(self, passage: str, note: str = "", made: str = "") -> None:
        """`made` is now unless it is given. A passage that is marked already keeps its time
        and note."""
        made = made or datetime.now(UTC).isoformat(timespec="microseconds")
        with self._told():
            self._connection.execute(
                "INSERT OR IGNORE INTO bookmark VALUES (?, ?, ?)", (passage, made, note)
            )

    def remove(self, passage: str) -> None:
        with self._told():
            self._connection.execute("DELETE FROM bookmark WHERE passage = ?", (passage,))

    def write_note(self, passage: str, note: str) -> None:
        with self._told():
            self._connection.execute(
                "UPDATE bookmark SET note = ? WHERE passage = ?", (note, passage)
            )

    def close(self) -> None:
        self._connection.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise InputError(
                f"the bookmarks can't be read or written ({error})",
                where=str(self._file),
                mend=_mend(error) or _START_AGAIN,
            ) from error


class _ForeignError(Exception):
    """It is a database, but none that this program made."""


def open_bookmarks(file: Path) -> tuple[Bookmarks, InputError | None]:
    """Open the database, making it if need be.

    One that is damaged or not ours is set aside, a new one is begun, and the error says so;
    it also tells of single bookmarks that can't be read. Raises InputError when there can be
    none at all.
    """
    try:
        bookmarks = Bookmarks(_connect(file), file)
        return bookmarks, _trouble(bookmarks, file)
    except (sqlite3.Error, _ForeignError) as wrong:
        if _mend(wrong):
            raise _unusable(file, wrong) from wrong
        damage = wrong
    try:
        aside = set_aside(file)
        # What the database had not yet taken in belongs to the damaged file, not to the new.
        for ending in ("-wal", "-shm"):
            if (beside := file.with_name(file.name + ending)).exists():
                beside.replace(aside.with_name(aside.name + ending))
        bookmarks = Bookmarks(_connect(file), file)
    except (OSError, sqlite3.Error) as wrong:
        raise _unusable(file, wrong) from wrong
    return bookmarks, InputError(
        f"the bookmarks are damaged ({damage}), so a new list was begun",
        where=str(file),
        mend=f"The damaged file is kept as {aside.name}",
    )


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        # Letters that are no UTF-8 are met row by row: see _decoded.
        connection.text_factory = bytes
        connection.execute("PRAGMA trusted_schema = OFF")
        # Looked at before anything is written or any trigger or view could be run.
        _check_tables(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        # A bookmark must outlive a power cut right after it was made.
        connection.execute("PRAGMA synchronous = FULL")
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if state != b"ok":
            raise sqlite3.DatabaseError(state.decode(errors="replace"))
    except BaseException:
        connection.close()
        raise
    return connection


def _check_tables(connection: sqlite3.Connection) -> None:
    """Make our table where there is nothing; raise _ForeignError where there is anything else."""
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    if not found:
        # Another window may have made it in the meantime.
        connection.execute(f"CREATE TABLE IF NOT EXISTS {_TABLE}")
    elif found != [(f"CREATE TABLE {_TABLE}".encode(),)]:
        raise _ForeignError("these are not the tables that this program makes")


def _decoded(row: tuple[bytes, bytes, bytes]) -> Bookmark | None:
    try:
        return Bookmark(*(text.decode() for text in row))
    except UnicodeDecodeError:
        return None


def _trouble(bookmarks: Bookmarks, file: Path) -> InputError | None:
    lost = bookmarks.unreadable()
    if not lost:
        return None
    return InputError(
        f"{lost} of the bookmarks can't be read, so they are not listed",
        where=str(file),
        mend="The others are as they were, and nothing was deleted",
    )


def _mend(error: Exception) -> str:
    """What helps against what is no damage; empty for damage."""
    return _MENDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "")


def _unusable(file: Path, error: Exception) -> InputError:
    return InputError(
        f"the bookmarks can't be opened ({error})",
        where=str(file),
        mend=_mend(error) or _WRITABLE,
    )
