"""The list of dated copies, and restoring one in place of the present file, which is set aside."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from judgeapp.cards.teaching.phrase_file import read_phrases
from judgeapp.desk import folder, settings
from judgeapp.desk.imported.editions import read_editions
from judgeapp.desk.imported.lists import parse_lists
from judgeapp.desk.imported.web_files import note_brought_back
from judgeapp.desk.storage.backup import BackupCopy, copies_folder, copies_of
from judgeapp.desk.storage.checksums import matches_checksum
from judgeapp.desk.storage.database import exclusive
from judgeapp.desk.storage.lock import writing
from judgeapp.desk.storage.recovery import is_sound, put_in_place
from judgeapp.desk.storage.saved import write_saved
from judgeapp.desk.storage.schema import DamageError, Schema, in_memory
from judgeapp.desk.team import read_team
from judgeapp.desk.upkeep.copying import DataFile, data_files
from judgeapp.desk.written.alignments import parse_alignments
from judgeapp.desk.written.typed import read_typed
from judgeapp.desk.written.unfinished import read_unfinished
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.message import message

_MAX_BYTES = 64_000_000
_REPLACED = "replaced"  # in the name of a file set aside


class DatedCopy(NamedTuple):
    """Backup of a file, as far as it can be read."""

    data_file: DataFile
    copy: BackupCopy
    number: int  # of bookmarks, records of cards, revisions of rulings, phrases, nodes of the table; 1 of anything else
    wrong: str  # why it can't be restored; empty if it is sound

    @property
    def name(self) -> str:
        return self.copy.file.name


class RestoredCopy(NamedTuple):
    """Restored backup. `aside`: where the file that it replaced is now; None if there was none."""

    copy: DatedCopy
    aside: Path | None


def dated_copies(data: Path) -> tuple[DatedCopy, ...]:
    """All copies of a data folder, by subject, the newest first; also files that a copy replaced, as they were then."""
    return tuple(
        _looked_at(data_file, copy)
        for data_file in data_files(data)
        for copy in sorted((*copies_of(data_file.file), *_replaced(data_file.file)), key=lambda c: c.made, reverse=True)
    )


def restore_copy(data: Path, name: str) -> RestoredCopy:
    """Restore a copy in place of its original: on disk when this returns. Raises NotFoundError if there is none of this
    name, and InputError if it is damaged, another program uses it, or the disk refuses; then nothing changes."""
    chosen = next((copy for copy in dated_copies(data) if copy.name == name), None)
    if chosen is None:
        raise NotFoundError(
            "there is no backup {name!r}",
            where=str(copies_folder(data)),
            mend="judgeapp desk copies lists them",
            name=name[:200],
        )
    if chosen.wrong:
        raise InputError(
            "the backup is damaged ({wrong}), so nothing was changed",
            where=str(chosen.copy.file),
            mend="Choose another one",
            wrong=chosen.wrong,
        )
    if not folder.can_be_written(data):
        raise folder.read_only(data)
    data_file = chosen.data_file
    try:
        with writing(data):
            if data_file.schema is None:
                aside = _put_file(data_file, chosen.copy.file)
            else:
                with exclusive(data_file.file, data_file.what):
                    aside = _put_database(data_file.file, data_file.schema, chosen.copy.file)
    except (OSError, sqlite3.Error) as error:
        raise InputError(
            "can't restore {what} ({error})",
            where=str(data_file.file),
            mend="Free up disk space, or check the disk",
            what=data_file.what,
            error=error,
        ) from error
    note_brought_back(data, name)
    return RestoredCopy(chosen, aside)


def _put_file(data_file: DataFile, copy: Path) -> Path | None:
    content = read_untrusted_bytes(copy, _MAX_BYTES)
    aside = None
    if data_file.file.is_file():
        aside = folder.free_name(data_file.file, _REPLACED)
        folder.write_whole(aside, read_untrusted_bytes(data_file.file, _MAX_BYTES), message("the previous data"))
    write_saved(data_file.file, content, data_file.what)
    return aside


def _put_database(file: Path, schema: Schema, copy: Path) -> Path | None:
    fresh = folder.unused(file)
    aside = folder.free_name(file, _REPLACED) if file.exists() else None
    try:
        with closing(in_memory(copy, schema)) as content, closing(sqlite3.connect(fresh)) as target:
            content.backup(target)
        put_in_place(fresh, file, aside)
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
    return aside


def _replaced(file: Path) -> Iterator[BackupCopy]:
    """Files that a copy replaced, with when each was written last."""
    name = re.compile(rf"{re.escape(file.stem)}\.{_REPLACED}(-\d+)?{re.escape(file.suffix)}")
    with suppress(OSError):
        for path in file.parent.iterdir():
            if name.fullmatch(path.name) and path.is_file():
                yield BackupCopy(path, datetime.fromtimestamp(path.stat().st_mtime, UTC))


def _looked_at(data_file: DataFile, copy: BackupCopy) -> DatedCopy:
    try:
        if data_file.schema is not None:
            return DatedCopy(data_file, copy, _rows(copy.file, data_file.schema), "")
        content = read_untrusted_bytes(copy.file, _MAX_BYTES)
        if not matches_checksum(copy.file, content):
            raise InputError("it has been changed")
        return DatedCopy(data_file, copy, _COUNTS[data_file.file.name](content), "")
    except InputError as error:
        return DatedCopy(data_file, copy, 0, error.what)
    except (OSError, sqlite3.Error, DamageError) as error:
        return DatedCopy(data_file, copy, 0, str(error))


def _rows(file: Path, schema: Schema) -> int:
    with closing(in_memory(file, schema)) as connection:
        if not is_sound(connection):
            raise DamageError("rows in it have been changed")
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = [name.decode() for (name,) in tables.fetchall()]
        counts = (connection.execute(f"SELECT count(*) FROM {name}").fetchone() for name in names)
        return sum(int(count) for (count,) in counts)


class _Nodes(msgspec.Struct):
    """Size of a saved table; whether it plays is seen when it is opened."""

    format: str
    nodes: tuple[msgspec.Raw, ...]


def _settings(content: bytes) -> int:
    if wrong := settings.decode(content)[1]:
        raise InputError("{wrong}", wrong=wrong)
    return 1


def _table(content: bytes) -> int:
    try:
        return len(msgspec.json.decode(content, type=_Nodes).nodes) + 1
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError("{error}", error=error) from error


def _position(content: bytes) -> int:
    try:
        _, position = read_yaml(content.decode(), "the copy")
    except UnicodeDecodeError as error:
        raise InputError("not UTF-8 text") from error
    if not isinstance(position, dict):
        raise InputError("not a position")
    return 1


def _lists(content: bytes) -> int:
    lists = parse_lists(content)
    return len(lists.restrictions) + len(lists.errata) + sum(map(len, lists.shapes.values()))


def _once(read: Callable[[bytes], object]) -> Callable[[bytes], int]:
    """Counter for a file that is there once, if readable."""

    def count(content: bytes) -> int:
        read(content)
        return 1

    return count


_HERE = Path()
_COUNTS: dict[str, Callable[[bytes], int]] = {
    folder.settings_file(_HERE).name: _settings,
    folder.team_file(_HERE).name: _once(lambda content: read_team(content, "the copy")),
    folder.phrases_file(_HERE).name: lambda content: len(read_phrases(content, "the copy")),
    folder.autosave_file(_HERE).name: _table,
    folder.draft_file(_HERE).name: _position,
    folder.unfinished_file(_HERE).name: _once(read_unfinished),
    folder.typed_file(_HERE).name: lambda content: len(read_typed(content).forms),
    folder.editions_file(_HERE).name: lambda content: len(read_editions(content)),
    folder.alignments_file(_HERE).name: lambda content: parse_alignments(content).answers,
    folder.lists_file(_HERE).name: _lists,
}
