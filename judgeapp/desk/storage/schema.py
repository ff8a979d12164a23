"""Databases of the judge: their schemas from release to release, and careful connections, as files may be damaged,
another program's, or of another edition of this one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory
from typing import NamedTuple

from judgeapp.desk.storage.checksums import row_sum
from judgeapp.desk.storage.lock import MAX_WAIT_S, Lock
from judgeapp.desk.storage.salvage import is_whole_log
from judgeapp.messages.errors import InputError, MessageError, NewerEditionError
from judgeapp.messages.library_errors import describe_library_error
from judgeapp.messages.message import Message, message

# Errors that mean that the disk or another program is in the way, not that the file is damaged.
_CLOSE = message("Close the other program that uses it")
WRITABLE = message("Make the file and its folder writable")
_DISK = message("Check the disk")
SPACE = message("Free up disk space")
_MIN_FREE_BYTES = 1_000_000  # bytes; with less the system refuses the files that go with an open database
# highest version a release may reach; more means flipped bits, and the tables tell the real version
_MAX_VERSION = 1_000
# The system's folder in memory, to read databases from a full disk.
_MEMORY = Path("/dev/shm")
_MENDS = {
    sqlite3.SQLITE_BUSY: _CLOSE,
    sqlite3.SQLITE_LOCKED: _CLOSE,
    sqlite3.SQLITE_CANTOPEN: WRITABLE,
    sqlite3.SQLITE_READONLY: WRITABLE,
    sqlite3.SQLITE_PERM: WRITABLE,
    sqlite3.SQLITE_AUTH: WRITABLE,
    sqlite3.SQLITE_FULL: SPACE,
    sqlite3.SQLITE_IOERR: _DISK,
    sqlite3.SQLITE_NOMEM: message("Close other programs: the memory is full"),
}


class Schema(NamedTuple):
    """Schema of a database, as it grew from release to release.

    A released step is never changed: any change is one more step. A new database takes all the steps as well, so that
    there is one schema for a version and no other. A step may be empty: then the contents of the tables have changed,
    and an older edition must leave it alone."""

    what: str | Message  # its contents, with the article, for errors: "the bookmarks"
    first: int  # the version of the first release, as in PRAGMA user_version
    steps: tuple[tuple[str, ...], ...]  # the statements that led to each version, the first release first

    @property
    def version(self) -> int:
        """Today's."""
        return self.first + len(self.steps) - 1

    def after(self, version: int) -> tuple[str, ...]:
        """The statements that lead from a version to today's; all of them if there is no database yet, which is a
        version before the first."""
        return tuple(statement for step in self.steps[version - self.first + 1 :] for statement in step)


class DamageError(MessageError):
    """The file is no whole database."""


class ForeignError(DamageError):
    """Error: the database is not of this program."""


class Connection(sqlite3.Connection):
    """Connection; while it is open, no other program sets the file aside."""

    lock: Lock | None = None

    def close(self) -> None:
        super().close()
        if self.lock is not None:
            self.lock.release()


def open_checked(file: Path, schema: Schema) -> Connection:
    """Connect. Raises DamageError, InputError for one of another edition, and sqlite3.Error for other obstacles."""
    if not file.is_file():
        raise DamageError("not a file")
    _refuse_newer(file, schema)
    if _size(file) == 0:
        raise DamageError("the file is empty")
    try:
        return _connect(file, schema)
    except UnicodeDecodeError as error:
        # Its message about the damage quotes letters from the file.
        raise DamageError("its tables have been changed") from error
    except sqlite3.Error as error:
        if mend_of(error):
            raise
        raise DamageError("{wrong}", wrong=describe_library_error(str(error))) from error


def check_log(file: Path) -> None:
    """Check a log before opening a database that nobody has open: SQLite would silently discard the unusable part of a
    damaged log. Raises DamageError for one."""
    log = beside(file, "-wal")
    if _size(file) and _size(log) and log.is_file() and not is_whole_log(log.read_bytes()):
        raise DamageError("the last entry written is damaged")


def in_memory(file: Path, schema: Schema) -> Connection:
    """Copy of a database in memory, upgraded to the current version, without writing a byte beside it; empty if there
    is no file. Raises OSError, sqlite3.Error, DamageError, and InputError for a file of another edition."""
    connection = sqlite3.connect(":memory:", isolation_level=None, factory=Connection)
    with _closed_if_it_fails(connection):
        with TemporaryDirectory(dir=_MEMORY if os.access(_MEMORY, os.W_OK) else None) as folder:
            copy = Path(folder) / file.name
            for ending in ("", "-wal"):
                if (part := beside(file, ending)).is_file():
                    beside(copy, ending).write_bytes(part.read_bytes())
            if copy.exists():
                with closing(open_checked(copy, schema)) as read:
                    read.backup(connection)
        prepare(connection)
        _migrate(connection, file, schema)
        # Here, while nobody else has it open: two that open a new one at once would refuse each other the change.
        connection.execute("PRAGMA journal_mode = WAL")
    return connection


@contextmanager
def _closed_if_it_fails(connection: Connection) -> Iterator[None]:
    """Context for the first steps with a connection, which is closed if they fail."""
    try:
        yield
    except BaseException:
        connection.close()
        raise


def mend_of(error: Exception) -> Message:
    """Remedy for an error of SQLite; empty for damage."""
    return _MENDS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, Message(""))


def mend_at(error: Exception, file: Path) -> Message:
    """Remedy for an error with a file; on a full disk it is always to free space, whatever couldn't be written."""
    mending = mend_of(error)
    if mending in (WRITABLE, _DISK):
        with suppress(OSError):
            return SPACE if disk_usage(file.parent).free < _MIN_FREE_BYTES else mending
    return mending


def _refuse_newer(file: Path, schema: Schema) -> None:
    """Raises InputError for a database of a newer release, in which nothing is written: not even its log, as closing a
    writable connection would do."""
    if not _size(file):
        return
    # The writable connection reports faults of the file itself.
    with (
        suppress(sqlite3.Error, UnicodeDecodeError),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection,
    ):
        _check_version(connection, file, schema)


def _check_version(connection: sqlite3.Connection, file: Path, schema: Schema) -> int:
    """The version stored in a database; 0 if there is none. Raises InputError for a newer one than the current."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if not 0 <= version <= _MAX_VERSION:
        return 0
    if version > schema.version:
        raise NewerEditionError(
            "{what} were saved by a newer version of this program (version {version}; this one reads up to {known})",
            where=str(file),
            mend="Use that version; the file is unchanged",
            what=schema.what,
            version=version,
            known=schema.version,
        )
    return int(version)


def _size(file: Path) -> int | None:
    """Size in bytes; None if no file is seen."""
    try:
        return file.stat().st_size
    except OSError:
        return None


def _connect(file: Path, schema: Schema) -> Connection:
    """The database at today's version. Raises sqlite3.Error and DamageError."""
    connection = sqlite3.connect(file, isolation_level=None, factory=Connection, timeout=MAX_WAIT_S)
    with _closed_if_it_fails(connection):
        prepare(connection)
        # Checked before anything is written or a trigger or view could run, and in one transaction: another window may
        # be upgrading the file.
        connection.execute("BEGIN")
        version = _check_tables(connection, file, schema)
        (state,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if state != b"ok":
            raise DamageError("{state}", state=state.decode(errors="replace"))
        connection.execute("COMMIT")
        if version != schema.version:
            _migrate(connection, file, schema)
        connection.execute("PRAGMA journal_mode = WAL")
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """Set what holds for every connection to a database of ours."""
    # Letters that aren't UTF-8 are handled row by row.
    connection.text_factory = bytes
    connection.create_function("row_sum", -1, row_sum, deterministic=True)
    connection.execute("PRAGMA trusted_schema = OFF")
    # An entry must survive a power cut right after it.
    connection.execute("PRAGMA synchronous = FULL")
    # A restarted log is truncated: a killed writer then leaves half a write at its end, not before an older one.
    connection.execute("PRAGMA journal_size_limit = 0")
    # Deleted data is overwritten, so none of it can come back from a damaged file.
    connection.execute("PRAGMA secure_delete = ON")


def new_database(file: Path, schema: Schema) -> Connection:
    """A database at today's version, with nothing in it, in a file that is not there yet."""
    connection = sqlite3.connect(file, isolation_level=None, factory=Connection)
    with _closed_if_it_fails(connection):
        prepare(connection)
        _migrate(connection, file, schema)
        # Here, while nobody else has it open: two that open a new one at once would refuse each other the change.
        connection.execute("PRAGMA journal_mode = WAL")
    return connection


def _check_tables(connection: sqlite3.Connection, file: Path, schema: Schema) -> int:
    """The version of the tables; the one before the first if there are none. Raises ForeignError for anything else."""
    version = _check_version(connection, file, schema)
    tables = _tables(connection)
    if not tables:
        return schema.first - 1
    # A database dumped as SQL and read in again has lost its version.
    first = max(version, schema.first)
    for possible in range(first, (first if version else schema.version) + 1):
        with closing(sqlite3.connect(":memory:")) as made:
            prepare(made)
            for step in schema.steps[: possible - schema.first + 1]:
                for statement in step:
                    made.execute(statement)
            if tables == _tables(made):
                return possible
    raise ForeignError("its tables weren't made by this program")


def _tables(connection: sqlite3.Connection) -> list[bytes]:
    rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    # The first release stored its statement with a line break.
    return sorted(sql.strip() for (sql,) in rows)


def _migrate(connection: sqlite3.Connection, file: Path, schema: Schema) -> None:
    """Migrate the tables to today's version. Raises InputError if an older release's can't be: that is not damage."""
    connection.execute("BEGIN IMMEDIATE")
    # Another window may have done it meanwhile.
    version = _check_tables(connection, file, schema)
    try:
        for statement in schema.after(version):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {schema.version}")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if mend_of(error) or version < schema.first:
            raise
        raise InputError(
            "can't convert {what} of an older version ({wrong})",
            where=str(file),
            mend="Use that version; the file is unchanged",
            what=schema.what,
            wrong=error,
        ) from error


def beside(file: Path, ending: str) -> Path:
    """Files that SQLite keeps beside a database file."""
    return file.with_name(file.name + ending)
