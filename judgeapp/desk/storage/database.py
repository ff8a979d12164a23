"""Opening of the judge's databases: created, migrated, repaired, or, if read-only, read.

Each is on the disk as soon as a change returns, and outlives a power cut."""

from __future__ import annotations

import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from judgeapp.desk.folder import can_be_written, read_only
from judgeapp.desk.storage.lock import MAX_WAIT_S, BusyError, Lock, holding, take
from judgeapp.desk.storage.recovery import read_damaged, recover_rows, repair_database, unfinished
from judgeapp.desk.storage.salvage import Value
from judgeapp.desk.storage.schema import (
    SPACE,
    WRITABLE,
    DamageError,
    Schema,
    check_log,
    in_memory,
    mend_at,
    open_checked,
)
from judgeapp.messages.errors import InputError, ReadOnlyError
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import semicolon_message

T = TypeVar("T")

_START_AGAIN = message("Restart the program: it sets a damaged file aside")


def open_database(file: Path, schema: Schema) -> tuple[sqlite3.Connection, InputError | None]:
    """Open a database, creating it if needed. Its text arrives as bytes. One of an older release is upgraded,
    completely or, on an error, not at all. One of a newer release is left as it is, and InputError is raised. One that
    is damaged or not ours is set aside; the new one gets its readable rows, and the rest from the newest copy, and the
    error says so. A read-only one can still be read, which the error says. Raises InputError if there can't be any
    database."""
    trouble: InputError | None = None
    while True:
        if (not file.exists() and not file.is_symlink()) or unfinished(file):
            try:
                with exclusive(file, schema.what):
                    repair_database(file, schema, None)
            except (OSError, sqlite3.Error) as error:
                return _read_only(file, schema, error)
        if file.is_file() and not is_writable(file):
            return _read_only(file, schema)
        lock: Lock | None = None
        try:
            _check_log(file)
            lock = take(file.parent, file.name, shared=True, wait=MAX_WAIT_S)
            connection = open_checked(file, schema)
        except DamageError as damage:
            _release(lock)
            if trouble is not None:
                raise _unusable(file, schema.what, damage) from damage
            try:
                with exclusive(file, schema.what):
                    trouble = repair_database(file, schema, _damage_of(file, schema))
            except (OSError, sqlite3.Error) as error:
                raise _unusable(file, schema.what, error) from damage
        except sqlite3.Error as error:
            _release(lock)
            return _read_only(file, schema, error)
        except BaseException:
            _release(lock)
            raise
        else:
            connection.lock = lock
            return connection, trouble


class OpenDatabase(ABC):
    """An open database. Every change is on the disk when its method returns, or, within `transaction`, when that ends.

    Its methods raise InputError when the disk refuses."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._connection = connection
        self._file = file

    @property
    @abstractmethod
    def schema(self) -> Schema:
        """Schema of all databases of the class."""

    def transaction(self) -> AbstractContextManager[None]:
        """Context in which all changes are committed together, or, after an error or the end of the program, none."""
        return _transaction(self._connection, self._file, self.schema.what)

    def close(self) -> None:
        self._connection.close()

    def _execute(self, statement: str, values: Sequence[Value] = ()) -> list[Any]:
        return list(self._rows(statement, values))

    def _rows(self, statement: str, values: Sequence[Value] = ()) -> Iterator[Any]:
        """Rows of a statement, one after the other: thousands are not in memory at once."""
        with disk_errors_reported(self._file, self.schema.what):
            yield from self._connection.execute(statement, values)


class RecordDatabase(OpenDatabase, Generic[T]):
    """Database of records, some of them maybe unreadable."""

    def all(self) -> tuple[T, ...]:
        """Records that can be read, in their order."""
        return tuple(record for record in self._read() if record is not None)

    def unreadable(self) -> int:
        """Number of those that can't be read."""
        return sum(record is None for record in self._read())

    @abstractmethod
    def _read(self) -> Iterable[T | None]:
        """All records in their order; None for each that can't be read."""


R = TypeVar("R", bound=RecordDatabase[Any])


def open_readable(
    file: Path, schema: Schema, reader: Callable[[sqlite3.Connection, Path], R], lost: Message, mend: Message
) -> tuple[R, InputError | None]:
    """A reader of a database, which is opened as by `open_database`; the error tells too when single rows can't be
    read, or were altered. `lost`: the predicate of unreadable ones, after their number; `mend`: the remedy then."""
    connection, trouble = open_database(file, schema)
    opened_by = reader(connection, file)
    with disk_errors_reported(file, schema.what):
        changed = recover_rows(connection, file, schema)
    number = opened_by.unreadable()
    unreadable = InputError("{number} {lost}", where=str(file), mend=mend, number=number, lost=lost) if number else None
    return opened_by, together(trouble, unreadable, changed)


def _release(lock: Lock | None) -> None:
    if lock is not None:
        lock.release()


def _check_log(file: Path) -> None:
    """See check_log. A write in progress is not an end of it."""
    with suppress(BusyError):
        lock = take(file.parent, file.name)
        try:
            check_log(file)
        finally:
            lock.release()


def is_writable(file: Path) -> bool:
    """True if a file can be written, and others beside it."""
    return os.access(file, os.W_OK) and can_be_written(file.parent)


def _damage_of(file: Path, schema: Schema) -> DamageError | None:
    """Damage that is still there when nobody else uses the database: another program may have repaired it meanwhile."""
    try:
        check_log(file)
        open_checked(file, schema).close()
    except DamageError as damage:
        return damage
    return None


def exclusive(file: Path, what: str | Message) -> AbstractContextManager[None]:
    """Exclude other programs from the database in here. Raises InputError if one does."""
    busy = message("{what} must be rebuilt, repaired or restored, but another program is using them", what=what)
    return holding(file.parent, file.name, busy, file)


def _read_only(file: Path, schema: Schema, cause: Exception | None = None) -> tuple[sqlite3.Connection, InputError]:
    """A copy in memory of a read-only database; if damaged too, all of it that can be read. Raises InputError for any
    other fault, or if it can't be read either."""
    mending = mend_at(cause, file) if isinstance(cause, sqlite3.Error) else WRITABLE
    is_stuck = mending not in (WRITABLE, SPACE)
    if cause is not None and (is_stuck or not file.parent.is_dir()):
        raise _unusable(file, schema.what, cause) from cause
    notice: InputError = ReadOnlyError(
        "{what} can be read, but not saved", where=str(file), mend=mending, what=schema.what
    )
    if not can_be_written(file.parent):
        notice = read_only(file.parent)
    try:
        try:
            _check_log(file)
            connection: sqlite3.Connection = in_memory(file, schema)
            trouble = recover_rows(connection, file, schema)
        except DamageError as damage:
            connection, trouble = read_damaged(file, schema, damage)
    except (OSError, sqlite3.Error) as error:
        raise _unusable(file, schema.what, error) from error
    connection.execute("PRAGMA query_only = ON")
    return connection, together(trouble, notice) or notice


def together(*troubles: InputError | None) -> InputError | None:
    """Several things that are wrong with one file, as one error."""
    all_of_them = [trouble for trouble in troubles if trouble is not None]
    if len(all_of_them) < 2:
        return all_of_them[0] if all_of_them else None
    mends = dict.fromkeys(trouble.mend for trouble in all_of_them if trouble.mend)
    return InputError(
        "{every}",
        every=semicolon_message(trouble.wrong for trouble in all_of_them),
        where=all_of_them[0].where,
        mend=message("{every}", every=". ".join(mends)) if mends else "",
    )


@contextmanager
def disk_errors_reported(file: Path, what: str | Message) -> Iterator[None]:
    """Context of work with an open database: disk errors become InputError."""
    try:
        yield
    except sqlite3.Error as error:
        mending = mend_at(error, file) or _START_AGAIN
        raise InputError(
            "can't read or save {what} ({error})", where=str(file), mend=mending, what=what, error=error
        ) from error


@contextmanager
def _transaction(connection: sqlite3.Connection, file: Path, what: str | Message) -> Iterator[None]:
    """See OpenDatabase.transaction. Raises InputError when the disk refuses."""
    with disk_errors_reported(file, what):
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _unusable(file: Path, what: str | Message, error: Exception) -> InputError:
    mending = mend_at(error, file) or WRITABLE
    return InputError("can't open {what} ({error})", where=str(file), mend=mending, what=what, error=error)
