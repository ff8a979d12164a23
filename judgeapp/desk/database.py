"""The databases of the judge: opened with care, as files may be damaged, another program's, or of
another edition of this one.

Each is on the disk as soon as a change returns, and outlives a power cut.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

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


class Schema(NamedTuple):
    """What a database holds, as it grew from release to release.

    what  -- what is in it, with its article, for errors: "the bookmarks"
    first -- the version of the first release, as PRAGMA user_version has it
    steps -- the statements that led to each version, the first release first

    A step that was released is never changed: what is to be otherwise comes as one more step. A
    new database takes all the steps as well, so that there is one schema for a version and no
    other. A step may be empty: then what is kept in the tables has changed, and an older edition
    must leave it alone.
    """

    what: str
    first: int
    steps: tuple[tuple[str, ...], ...]

    @property
    def version(self) -> int:
        """Today's."""
        return self.first + len(self.steps) - 1

    def after(self, version: int) -> tuple[str, ...]:
        """The statements that lead from a version to today's; all of them where there is no
        database yet, which is a version before the first."""
        return tuple(one for step in self.steps[version - self.first + 1 :] for one in step)


class _ForeignError(Exception):
    """It is a database, but none that this program made."""


class _CutOffError(Exception):
    """Nothing is left of the file."""


def open_database(file: Path, schema: Schema) -> tuple[sqlite3.Connection, InputError | None]:
    """Open the database, making it if need be. Text comes out of it as bytes.

    One of an older release is brought to today's version, wholly or, where an error comes out,
    not at all. One of a newer release is left as it is, and InputError is raised.

    One that is damaged or not ours is set aside, a new one is begun, and the error says so. Of an
    empty file there is nothing to be set aside; the error says that too. Raises InputError when
    there can be none at all.
    """
    try:
        _refuse_newer(file, schema)
        was_empty = _is_empty(file)
        connection, is_new = _connect(file, schema)
    except (sqlite3.Error, _ForeignError, _CutOffError) as wrong:
        if mend_of(wrong):
            raise _unusable(file, schema.what, wrong) from wrong
        damage = wrong
    else:
        # A file that another window is about to fill is empty too, but not for long.
        return connection, _emptied(file, schema.what) if was_empty and is_new else None
    try:
        aside = set_aside(file)
        # What the database had not yet taken in belongs to the damaged file, not to the new.
        for ending in ("-wal", "-shm"):
            if (beside := _beside(file, ending)).exists():
                beside.replace(_beside(aside, ending))
        connection, _ = _connect(file, schema)
    except (OSError, sqlite3.Error) as wrong:
        raise _unusable(file, schema.what, wrong) from wrong
    return connection, InputError(
        f"{schema.what} are damaged ({damage}), so a new list was begun",
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


def _refuse_newer(file: Path, schema: Schema) -> None:
    """Raises InputError for a database of a newer release, in which nothing is written: not even
    what it had not yet taken in, as it would be when a connection that may write is closed."""
    if not _size(file):
        return
    # What is wrong with the file itself is told by the connection that may write.
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection,
    ):
        _check_version(connection, file, schema)


def _check_version(connection: sqlite3.Connection, file: Path, schema: Schema) -> int:
    """The version of a database. Raises InputError for a newer one than today's."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > schema.version:
        raise InputError(
            f"{schema.what} were kept by a newer edition of this program"
            f" (version {version}; this edition reads up to {schema.version})",
            where=str(file),
            mend="Use that edition; the file was left as it is",
        )
    # Before there were versions none was written.
    return max(int(version), schema.first)


def _is_empty(file: Path) -> bool:
    """Whether the file is there with nothing in it, as a power cut or a full disk may leave it.
    Raises _CutOffError where it was more: with no file to go to, what was not yet taken in would
    be lost."""
    if _size(file) != 0:
        return False
    if _size(_beside(file, "-wal")):
        raise _CutOffError("the file is empty")
    return True


def _size(file: Path) -> int | None:
    """In bytes; None where no file is seen."""
    try:
        return file.stat().st_size
    except OSError:
        return None


def _connect(file: Path, schema: Schema) -> tuple[sqlite3.Connection, bool]:
    """The database at today's version, and whether it was made."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        # Letters that are no UTF-8 are met row by row.
        connection.text_factory = bytes
        connection.execute("PRAGMA trusted_schema = OFF")
        # What was entered must outlive a power cut right after.
        connection.execute("PRAGMA synchronous = FULL")
        # Looked at before anything is written or any trigger or view could be run; all of it at one
        # moment, as another window may just be bringing it up.
        connection.execute("BEGIN")
        version = _check_tables(connection, file, schema)
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if state != b"ok":
            raise sqlite3.DatabaseError(state.decode(errors="replace"))
        connection.execute("COMMIT")
        is_new = version != schema.version and _bring_up(connection, file, schema)
        connection.execute("PRAGMA journal_mode = WAL")
    except BaseException:
        connection.close()
        raise
    return connection, is_new


def _check_tables(connection: sqlite3.Connection, file: Path, schema: Schema) -> int:
    """The version of the tables; the one before the first where there is nothing. Raises
    _ForeignError where there is anything else."""
    version = _check_version(connection, file, schema)
    found = _tables(connection)
    if not found:
        return schema.first - 1
    with closing(sqlite3.connect(":memory:")) as made:
        made.text_factory = bytes
        for step in schema.steps[: version - schema.first + 1]:
            for statement in step:
                made.execute(statement)
        if found != _tables(made):
            raise _ForeignError("these are not the tables that this program makes")
    return version


def _tables(connection: sqlite3.Connection) -> list[bytes]:
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    # The first release wrote its statement with the end of the line.
    return sorted(sql.strip() for (sql,) in found)


def _bring_up(connection: sqlite3.Connection, file: Path, schema: Schema) -> bool:
    """Bring the tables to today's version; whether there were none. Raises InputError where those
    of an older release can't be: that is no damage."""
    connection.execute("BEGIN IMMEDIATE")
    # Another window may have done it in the meantime.
    version = _check_tables(connection, file, schema)
    try:
        for statement in schema.after(version):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {schema.version}")
        connection.execute("COMMIT")
    except sqlite3.Error as wrong:
        if mend_of(wrong) or version < schema.first:
            raise
        raise InputError(
            f"{schema.what} of an older edition can't be taken over ({wrong})",
            where=str(file),
            mend="Use that edition; the file was left as it is",
        ) from wrong
    return version < schema.first


def _beside(file: Path, ending: str) -> Path:
    """What SQLite keeps beside a file."""
    return file.with_name(file.name + ending)


def _emptied(file: Path, what: str) -> InputError:
    return InputError(
        f"{what} are damaged (the file was empty), so a new list was begun",
        where=str(file),
        mend="If there is a copy of the file, put it back",
    )


def _unusable(file: Path, what: str, error: Exception) -> InputError:
    return InputError(
        f"{what} can't be opened ({error})",
        where=str(file),
        mend=mend_of(error) or _WRITABLE,
    )
