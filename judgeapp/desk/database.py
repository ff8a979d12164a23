"""The databases of the judge: opened with care, as files may be damaged or another program's.

Each is on the disk as soon as a change returns, and outlives a power cut.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from judgeapp.desk.folder import set_aside
from judgeapp.errors import InputError

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


class _ForeignError(Exception):
    """It is a database, but none that this program made."""


def open_database(
    file: Path, what: str, tables: Sequence[str], version: int = 0
) -> tuple[sqlite3.Connection, InputError | None]:
    """Open the database, making it if need be. Text comes out of it as bytes.

    what    -- what is in it, with its article, for errors: "the bookmarks"
    tables  -- each as it stands behind CREATE TABLE
    version -- of these tables; a file of a later one is left alone

    One that is damaged or not ours is set aside, a new one is begun, and the error says so.
    Raises InputError when there can be none at all.
    """
    try:
        return _connect(file, what, tables, version), None
    except (sqlite3.Error, _ForeignError) as wrong:
        if mend_of(wrong):
            raise _unusable(file, what, wrong) from wrong
        damage = wrong
    try:
        aside = set_aside(file)
        # What the database had not yet taken in belongs to the damaged file, not to the new.
        for ending in ("-wal", "-shm"):
            if (beside := file.with_name(file.name + ending)).exists():
                beside.replace(aside.with_name(aside.name + ending))
        connection = _connect(file, what, tables, version)
    except (OSError, sqlite3.Error) as wrong:
        raise _unusable(file, what, wrong) from wrong
    return connection, InputError(
        f"{what} are damaged ({damage}), so a new list was begun",
        where=str(file),
        mend=f"The damaged file is kept as {aside.name}",
    )


@contextmanager
def told(file: Path, what: str) -> Iterator[None]:
    """Around work with an open database: what the disk refuses becomes an InputError."""
    try:
        yield
    except sqlite3.Error as error:
        raise InputError(
            f"{what} can't be read or written ({error})",
            where=str(file),
            mend=mend_of(error) or _START_AGAIN,
        ) from error


def mend_of(error: Exception) -> str:
    """What helps against what is no damage; empty for damage."""
    return _MENDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "")


def _connect(file: Path, what: str, tables: Sequence[str], version: int) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        # Letters that are no UTF-8 are met row by row.
        connection.text_factory = bytes
        connection.execute("PRAGMA trusted_schema = OFF")
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        if found > version:
            raise InputError(
                f"{what} were kept by a newer edition of this program",
                where=str(file),
                mend="Use that edition",
            )
        # Looked at before anything is written or any trigger or view could be run.
        _check_tables(connection, tables, version)
        connection.execute("PRAGMA journal_mode = WAL")
        # What was entered must outlive a power cut right after.
        connection.execute("PRAGMA synchronous = FULL")
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if state != b"ok":
            raise sqlite3.DatabaseError(state.decode(errors="replace"))
    except BaseException:
        connection.close()
        raise
    return connection


def _check_tables(connection: sqlite3.Connection, tables: Sequence[str], version: int) -> None:
    """Make our tables where there is nothing; raise _ForeignError where there is anything
    else."""
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    if not found:
        connection.execute("BEGIN IMMEDIATE")
        for table in tables:
            # Another window may have made it in the meantime.
            connection.execute(f"CREATE TABLE IF NOT EXISTS {table}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    elif found != [(f"CREATE TABLE {table}".encode(),) for table in tables]:
        raise _ForeignError("these are not the tables that this program makes")


def _unusable(file: Path, what: str, error: Exception) -> InputError:
    return InputError(
        f"{what} can't be opened ({error})",
        where=str(file),
        mend=mend_of(error) or _WRITABLE,
    )
