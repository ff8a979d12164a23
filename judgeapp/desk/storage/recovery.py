"""Repair of a damaged database: all that can be read of it, and the rest from its newest copy, go into a new one; the
damaged file is kept."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from judgeapp.desk.folder import free_name, move, sync_folder, unused, write_whole
from judgeapp.desk.storage.backup import copies_of
from judgeapp.desk.storage.checksums import row_sum
from judgeapp.desk.storage.salvage import Value, salvaged
from judgeapp.desk.storage.schema import DamageError, ForeignError, Schema, beside, in_memory, new_database
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import comma_message

_MAX_NAMED_ROWS = 10  # rows named in a report
_PARTS = ("", "-wal", "-shm")
_NOTHING = message("If you have another copy of the file, put it there")


class _Table(NamedTuple):
    """A table of today's version: its columns, which of them are text, which are its key, and
    whether its last one is the checksum of the others."""

    name: str
    columns: tuple[str, ...]
    texts: tuple[bool, ...]
    key: tuple[int, ...]
    summed: bool

    def is_sound(self, values: tuple[Value, ...]) -> bool:
        """True if a row's checksum shows that it is as it was written."""
        if not self.summed or len(values) != len(self.columns):
            return False
        return values[-1] == row_sum(*map(_stored, values[:-1]))

    def key_of(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        return tuple(values[at] for at in self.key)


def repair_database(file: Path, schema: Schema, damage: Exception | None) -> InputError | None:
    """Replace a damaged or missing database with a sound one; the caller ensures that nobody has it open. None if there
    was no damage. Raises OSError and sqlite3.Error if the disk refuses; then nothing has changed."""
    _take_back(file)
    if damage is None and os.path.lexists(file):
        return None
    fresh = unused(file)
    result = Message("")
    try:
        with closing(new_database(fresh, schema)) as connection:
            if damage is not None:
                result = _restore(connection, file, schema, damage)
        has_content = any(_has_content(beside(file, part)) for part in _PARTS)
        aside = free_name(file) if has_content else None
        put_in_place(fresh, file, aside)
    finally:
        for part in _PARTS:
            beside(fresh, part).unlink(missing_ok=True)
    if damage is None:
        return None
    return InputError(
        "{what} are damaged ({damage}), {result}",
        where=str(file),
        mend="The damaged file is saved as {name}" if aside else _NOTHING,
        what=schema.what,
        damage=damage,
        result=result or message("so a new list was started"),
        name=aside.name if aside else "",
    )


def read_damaged(file: Path, schema: Schema, damage: Exception) -> tuple[sqlite3.Connection, InputError]:
    """Readable content of a damaged read-only database, in memory; the error says how much that is. Nothing is
    repaired. Raises OSError and sqlite3.Error."""
    connection = new_database(Path(":memory:"), schema)
    try:
        result = _restore(connection, file, schema, damage)
    except BaseException:
        connection.close()
        raise
    return connection, InputError(
        "{what} are damaged ({damage}) and read-only: {result}; the file is unchanged",
        where=str(file),
        what=schema.what,
        damage=damage,
        result=result or message("none of them was found"),
    )


def _restore(connection: sqlite3.Connection, file: Path, schema: Schema, damage: Exception) -> Message:
    """Copy all that can be read of a damaged database and its newest copy into an empty one. Returns how much that is;
    empty if nothing."""
    foreign = isinstance(damage, ForeignError)
    read = _fill(connection, _rows_of(file), fits=not foreign)
    copied, from_copy = _fill_from_copy(connection, file, schema)
    # Possibly altered rows are better than none, and their checksums mark them.
    if not foreign:
        read += _fill(connection, _rows_of(file), sound=False)
    parts = (
        message("{read} could be read", read=read) if read else "",
        message("{number} restored from the backup of {copy}", number=copied, copy=from_copy) if copied else "",
    )
    return comma_message(filter(None, parts))


def unfinished(file: Path) -> bool:
    """True if a program was killed while it put a mended database in its place."""
    return _journal(file).exists()


def recover_rows(connection: sqlite3.Connection, file: Path, schema: Schema) -> InputError | None:
    """Restore altered rows from the newest copy that has them unaltered. Returns which. Raises sqlite3.Error."""
    broken = _unsound(connection)
    if not broken:
        return None
    back: dict[_Row, str] = {}
    with suppress(sqlite3.Error):  # reported even if nothing can be written
        for copy in copies_of(file):
            with suppress(OSError, DamageError, InputError), closing(in_memory(copy.file, schema)) as backup:
                for row in broken:
                    if row not in back and _replaced(connection, backup, row):
                        back[row] = copy.date_text
    changed = [row.name for row in broken if row not in back]
    words: dict[str, object] = {
        "number": len(broken),
        "what": schema.what,
        "back": len(back),
        "names": _few([row.name for row in back]),
        "when": comma_message(dict.fromkeys(back.values())),
        "lost": len(changed),
        "lost_names": _few(changed),
    }
    wrong = message(
        "{number} of {what} have changed since they were saved; {lost} have no backup: {lost_names}", **words
    )
    if back and changed:
        wrong = message(
            "{number} of {what} had changed since they were saved; {back} restored from the backup of "
            "{when}: {names}; {lost} have no backup: {lost_names}",
            **words,
        )
    elif back:
        wrong = message(
            "{number} of {what} had changed since they were saved; {back} restored from the backup of {when}: {names}",
            **words,
        )
    return InputError(wrong, where=str(file), mend="Check them" if changed else "")


def is_sound(connection: sqlite3.Connection) -> bool:
    """True if every row is as it was written. Raises sqlite3.Error."""
    return not _unsound(connection)


class _Row(NamedTuple):
    """A row whose checksum is wrong; the values of its key identify it."""

    table: _Table
    rowid: int
    key: tuple[bytes, ...]

    @property
    def name(self) -> str:
        return " ".join(part.decode(errors="replace") for part in self.key)


def _few(names: list[str]) -> Message:
    return comma_message((*names[:_MAX_NAMED_ROWS], *("…" for _ in names[_MAX_NAMED_ROWS : _MAX_NAMED_ROWS + 1])))


def _unsound(connection: sqlite3.Connection) -> tuple[_Row, ...]:
    rows: list[_Row] = []
    for table in _tables(connection):
        if table.summed:
            names = ", ".join(table.columns)
            for row, *values in connection.execute(f"SELECT rowid, {names} FROM {table.name}"):
                if values[-1] != row_sum(*values[:-1]).encode():
                    rows.append(_Row(table, row, tuple(values[at] for at in table.key)))
    return tuple(rows)


def _replaced(connection: sqlite3.Connection, backup: sqlite3.Connection, row: _Row) -> bool:
    """Replace a row by that of a copy, if the copy's is unaltered."""
    table = row.table
    where = " AND ".join(f"{table.columns[at]} = CAST(? AS TEXT)" for at in table.key)
    values = backup.execute(f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {where}", row.key).fetchone()
    if values is None or values[-1] != row_sum(*values[:-1]).encode():
        return False
    into = ", ".join(
        f"{name} = {_slot(text and value is not None)}"
        for name, text, value in zip(table.columns, table.texts, values, strict=True)
    )
    connection.execute(f"UPDATE {table.name} SET {into} WHERE rowid = ?", (*values, row.rowid))
    return True


def _tables(connection: sqlite3.Connection) -> tuple[_Table, ...]:
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return tuple(_table(connection, name.decode()) for (name,) in names)


def _table(connection: sqlite3.Connection, name: str) -> _Table:
    info = connection.execute(f"PRAGMA table_info({name})").fetchall()
    columns = tuple(column.decode() for _, column, *_ in info)
    return _Table(
        name,
        columns,
        tuple(kind == b"TEXT" for _, _, kind, *_ in info),
        tuple(index for index, (*_, key) in enumerate(info) if key),
        columns[-1] == "sum",
    )


def _fill(
    connection: sqlite3.Connection,
    rows: Iterable[tuple[tuple[Value, ...], bool]],
    *,
    sound: bool = True,
    fits: bool = True,
) -> int:
    """Put in the rows that are not there yet; how many these were. `sound`: only those whose checksum is right, of a
    table that has checksums; `fits`: whichever fits into a table that has none."""
    tables = _tables(connection)
    inserted = 0
    connection.execute("BEGIN")
    for values, loose in rows:
        for table in tables:
            belongs = table.is_sound(values) if table.summed and sound else fits and not loose
            if belongs and _put(connection, table, values):
                inserted += 1
                break
    connection.execute("COMMIT")
    return inserted


def _put(connection: sqlite3.Connection, table: _Table, values: tuple[Value, ...]) -> bool:
    """Insert a row, if it fits and its key is new. A row of an older version is shorter."""
    if not len(table.key) <= len(values) <= len(table.columns):
        return False
    if any(not isinstance(value, str) or not value for value in table.key_of(values)):
        return False
    columns = ", ".join(table.columns[: len(values)])
    slots = ", ".join(_slot(text and value is not None) for text, value in zip(table.texts, values, strict=False))
    try:
        done = connection.execute(
            f"INSERT OR IGNORE INTO {table.name} ({columns}) VALUES ({slots})", tuple(map(_stored, values))
        )
    except (sqlite3.Error, OverflowError):
        return False
    return done.rowcount > 0


def _slot(is_text: bool) -> str:
    # Text that isn't UTF-8 passes only as bytes.
    return "CAST(? AS TEXT)" if is_text else "?"


def _stored(value: Value) -> Value:
    return value.encode("utf-8", "surrogateescape") if isinstance(value, str) else value


def _rows_of(file: Path) -> Iterator[tuple[tuple[Value, ...], bool]]:
    """Rows that can be read out of a damaged file: those that its pages list first."""
    parts = []
    for ending in ("", "-wal"):
        part = beside(file, ending)
        try:
            parts.append(part.read_bytes() if part.is_file() else b"")
        except OSError:
            parts.append(b"")
    return ((row.values, row.loose) for row in salvaged(*parts))


def _fill_from_copy(connection: sqlite3.Connection, file: Path, schema: Schema) -> tuple[int, str]:
    """Insert rows that only the newest readable copy has; returns how many, and its date."""
    for copy in copies_of(file):
        with suppress(OSError, sqlite3.Error, DamageError, InputError):
            with closing(in_memory(copy.file, schema)) as backup:
                rows = [
                    (tuple(map(_read, row, table.texts)), False)
                    for table in _tables(backup)
                    for row in backup.execute(f"SELECT {', '.join(table.columns)} FROM {table.name}")
                ]
            return _fill(connection, rows), copy.date_text
    return 0, ""


def _read(value: Value, is_text: bool) -> Value:
    if is_text and isinstance(value, bytes):
        return value.decode("utf-8", "surrogateescape")
    return value


# -- putting in place -----------------------------------------------------------------------------


def put_in_place(fresh: Path, file: Path, aside: Path | None) -> None:
    """Set the file aside that is there, with its database's log, and put a new one in its place: each step can be
    undone. `aside` is its new name; None if it is empty. Raises OSError."""
    with fresh.open("rb+") as made:
        os.fsync(made.fileno())
    if aside is not None:
        write_whole(_journal(file), aside.name.encode(), message("the mended file"))
        move(file, aside)
        for part in _PARTS[1:]:
            if beside(file, part).exists():
                move(beside(file, part), beside(aside, part))
    move(fresh, file)
    sync_folder(file.parent)
    _journal(file).unlink(missing_ok=True)


def _has_content(part: Path) -> bool:
    """True if something is there that is not an empty file."""
    if not os.path.lexists(part):
        return False
    status = part.lstat()
    return status.st_size > 0 or not stat.S_ISREG(status.st_mode)


def _take_back(file: Path) -> None:
    """Undo a replacement that a killed program had begun."""
    try:
        aside = file.with_name(Path(_journal(file).read_text(encoding="utf-8")).name)
    except (OSError, UnicodeDecodeError, ValueError):
        _journal(file).unlink(missing_ok=True)
        return
    if not os.path.lexists(file) and os.path.lexists(aside):
        for part in reversed(_PARTS):
            if os.path.lexists(beside(aside, part)):
                move(beside(aside, part), beside(file, part))
        sync_folder(file.parent)
    _journal(file).unlink(missing_ok=True)


def _journal(file: Path) -> Path:
    return file.with_name(f"{file.name}.mending")
