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

_TABLE = """
CREATE TABLE IF NOT EXISTS bookmark (
    passage TEXT PRIMARY KEY,
    made TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT ''
) STRICT
"""
_COLUMNS = {"passage", "made", "note"}


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

    def __contains__(self, passage: str) -> bool:
        return any(b.passage == passage for b in self.all())

    def all(self) -> tuple[Bookmark, ...]:
        """The newest first."""
        with self._told():
            rows = self._connection.execute(
                "SELECT passage, made, note FROM bookmark ORDER BY made DESC, rowid DESC"
            ).fetchall()
        return tuple(Bookmark(*row) for row in rows)

    def add(self, passage: str, note: str = "") -> None:
        """A passage that is marked already keeps its time and note."""
        made = datetime.now(UTC).isoformat(timespec="microseconds")
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
                mend="Make the folder writable or free some space",
            ) from error


def open_bookmarks(file: Path) -> tuple[Bookmarks, InputError | None]:
    """Open the database, making it if need be.

    A damaged one is set aside, a new one is begun, and the error says so. Raises InputError
    when there can be none at all.
    """
    try:
        return Bookmarks(_connect(file), file), None
    except sqlite3.DatabaseError as wrong:
        if isinstance(wrong, sqlite3.OperationalError):
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
        connection.execute("PRAGMA journal_mode = WAL")
        # A bookmark must outlive a power cut right after it was made.
        connection.execute("PRAGMA synchronous = FULL")
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise sqlite3.DatabaseError(state)
        connection.execute(_TABLE)
        columns = {row[1] for row in connection.execute("PRAGMA table_info(bookmark)")}
        if columns != _COLUMNS:
            raise sqlite3.DatabaseError("its table is another one")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _unusable(file: Path, error: Exception) -> InputError:
    return InputError(
        f"the bookmarks can't be opened ({error})",
        where=str(file),
        mend="Make the folder writable or free some space",
    )
