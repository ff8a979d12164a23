"""The saved files of a data folder; copies of those that changed, at most one an hour, and deletion of old copies."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from judgeapp.desk import folder
from judgeapp.desk.folder import can_be_written, make_within, move, sync_folder, unused, write_whole
from judgeapp.desk.imported import answers, cards, editions, lists
from judgeapp.desk.imported.lists import copies_named
from judgeapp.desk.storage.backup import copies_of, copy_file, is_due, spare
from judgeapp.desk.storage.checksums import matches_checksum, note, sum_file
from judgeapp.desk.storage.database import open_database
from judgeapp.desk.storage.lock import writing
from judgeapp.desk.storage.recovery import is_sound
from judgeapp.desk.storage.schema import Schema, beside
from judgeapp.desk.written import alignments, bookmarks, notebook, typed, unfinished
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message


class DataFile(NamedTuple):
    """File of the data folder that is backed up. `what` is its name with its article; `schema` that of a database, None
    for a file that is written as a whole."""

    what: str | Message
    file: Path
    schema: Schema | None = None


def data_files(data: Path) -> tuple[DataFile, ...]:
    return (
        DataFile(message("the settings"), folder.settings_file(data)),
        DataFile(message("the bookmarks"), folder.bookmarks_file(data), bookmarks.SCHEMA),
        DataFile(message("the cards"), folder.cards_file(data), cards.SCHEMA),
        DataFile(message("the rulings"), folder.notebook_file(data), notebook.SCHEMA),
        DataFile(message("the team"), folder.team_file(data)),
        DataFile(message("the official answers"), folder.answers_file(data), answers.SCHEMA),
        DataFile(message("taught phrases"), folder.phrases_file(data)),
        DataFile(message("the table"), folder.autosave_file(data)),
        DataFile(message("the position"), folder.draft_file(data)),
        DataFile(unfinished.WHAT, folder.unfinished_file(data)),
        DataFile(typed.WHAT, folder.typed_file(data)),
        DataFile(editions.WHAT, folder.editions_file(data)),
        DataFile(alignments.WHAT, folder.alignments_file(data)),
        DataFile(lists.WHAT, folder.lists_file(data)),
    )


_MAX_BYTES = 64_000_000


class CopiesMade(NamedTuple):
    """The copies made, and the faulty files found: of those no copy is made."""

    files: tuple[Path, ...]
    troubles: tuple[InputError, ...]


def make_copies(folder: Path, now: datetime | None = None) -> CopiesMade:
    """Copy what has changed since its last copy, if that is more than an hour old, and delete the copies that are not
    needed any more. A read-only folder has nothing new to copy. Raises InputError if another program is writing."""
    now = now or datetime.now(UTC)
    made: list[Path] = []
    troubles: list[InputError] = []
    if can_be_written(folder):
        with writing(folder):
            for data_file in data_files(folder):
                try:
                    made += [copy] if (copy := _copied(data_file, now)) else []
                except InputError as error:
                    troubles.append(error)
    return CopiesMade(tuple(made), tuple(troubles))


def copy_before_deletion(file: Path, now: datetime | None = None) -> Path:
    """Copy a saved file before a permanent deletion in it; each such copy stays for backup.KEPT_FOR. Raises InputError
    if it can't be made: then nothing may be deleted."""
    data_file = next(data_file for data_file in data_files(file.parent) if data_file.file == file)
    with writing(file.parent):
        copy = _copied(data_file, now or datetime.now(UTC), before_deletion=True)
    if copy is None:
        raise InputError("can't back up {what}, so nothing was deleted", where=str(file), what=data_file.what)
    return copy


def copy_before_update(file: Path) -> Path | None:
    """Copy a saved file before it is updated from elsewhere, whether or not a copy is due; None if there is nothing to
    copy. Raises InputError if it can't be."""
    data_file = next(data_file for data_file in data_files(file.parent) if data_file.file == file)
    with writing(file.parent):
        return _copied(data_file, datetime.now(UTC), is_wanted=True)


def _copied(source: DataFile, now: datetime, *, before_deletion: bool = False, is_wanted: bool = False) -> Path | None:
    """Path of the copy that was due or is wanted; None if none was made. Raises InputError."""
    file, schema = source.file, source.schema
    is_asked = before_deletion or is_wanted
    if not file.is_file() or not (is_asked or is_due(file, (beside(file, "-wal"),), now)):
        return None
    copy = copy_file(file, now, before_deletion=before_deletion)
    try:
        make_within(copy.parent)
        made = _copy_file(file, copy, source.what) if schema is None else _copy_database(file, copy, schema)
        if made:
            _thin_out(file, copy, now)
    except (OSError, sqlite3.Error) as error:
        raise InputError(
            "can't back up {what} ({error})",
            where=str(copy),
            mend="Make the folder writable or free some space",
            what=source.what,
            error=error,
        ) from error
    return copy if made else None


def _thin_out(file: Path, newest: Path, now: datetime) -> None:
    """Delete spare copies, except those that can undo imports from the web; none while these aren't known."""
    try:
        stay = {newest.name, *copies_named(file.parent)}
    except InputError:
        return
    for old in spare(copies_of(file), now):
        if old.file.name not in stay:
            old.file.unlink(missing_ok=True)
            sum_file(old.file).unlink(missing_ok=True)


def _copy_file(file: Path, copy: Path, what: str | Message) -> bool:
    content = read_untrusted_bytes(file, _MAX_BYTES)
    if not content or not matches_checksum(file, content):
        return False
    note(copy, content, message("a backup of {what}", what=what))
    write_whole(copy, content, message("a backup of {what}", what=what))
    return True


def _copy_database(file: Path, copy: Path, schema: Schema) -> bool:
    connection, trouble = open_database(file, schema)
    with closing(connection):
        if trouble is not None:
            raise trouble
        if not is_sound(connection):
            return False
        fresh = unused(copy)
        try:
            with closing(sqlite3.connect(fresh)) as target:
                connection.backup(target)
            with fresh.open("rb+") as written:
                os.fsync(written.fileno())
            move(fresh, copy)
            sync_folder(copy.parent)
        finally:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
    return True
