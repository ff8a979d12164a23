"""Files that the program saves by itself: written whole, read or set aside, and restored from a copy if damaged."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from judgeapp.desk.folder import can_be_written, read_only, read_only_reported, set_aside, write_whole
from judgeapp.desk.storage.backup import copies_of
from judgeapp.desk.storage.checksums import matches_checksum, note, sum_file
from judgeapp.desk.storage.lock import writing
from judgeapp.files.untrusted import read_untrusted_bytes
from judgeapp.messages.errors import InputError, describe_os_error
from judgeapp.messages.message import Message, message

T = TypeVar("T")


def write_saved(file: Path, content: bytes, what: str | Message) -> None:
    """Write a saved file: on the disk when this returns. Raises InputError when the disk refuses."""
    with read_only_reported(file):
        note(file, content, what)
        write_whole(file, content, what)


def save_json(file: Path, value: Struct, what: str | Message) -> None:
    """Write a JSON file with typed text. Half a letter, left by a broken input method, must not prevent saving."""
    write_saved(file, json.dumps(msgspec.to_builtins(value), ensure_ascii=False).encode(errors="replace"), what)


def change_saved(
    folder: Path,
    load: Callable[[Path], tuple[T, InputError | None]],
    change: Callable[[T], T],
    write: Callable[[T], None],
) -> T:
    """Change the contents of a file while no other program does; returns the new contents. Raises InputError if the
    folder is read-only, or if the file is damaged and nothing in it could be read."""
    if not can_be_written(folder):
        raise read_only(folder)
    with writing(folder):
        before, trouble = load(folder)
        if trouble is not None and before == type(before)():
            raise trouble
        after = change(before)
        if after != before:
            write(after)
    return after


def remove_saved(file: Path) -> None:
    """Remove a saved file that is not needed any more, as far as the disk lets it go."""
    for path in (file, sum_file(file)):
        with suppress(OSError):
            path.unlink(missing_ok=True)


def read_saved(
    file: Path, what: str | Message, read: Callable[[bytes], T], most: int
) -> tuple[T | None, InputError | None]:
    """Content of a saved file; None if there is none.

    An unreadable one is set aside, the newest readable copy takes its place, and the error says so. A readable one that
    was altered is accepted, and reported as well.

    what -- its name, with the article, for errors: "the table"
    read -- raises InputError if it is damaged
    most -- bytes; more is damage"""
    if not os.path.lexists(file):
        return None, None
    try:
        content = read_untrusted_bytes(file, most)
        value = read(content)
    except InputError as error:
        return _recover(file, what, read, most, error)
    if matches_checksum(file, content):
        return value, None
    return value, _accepted(file, content, what)


def read_json(content: bytes, type_: type[T], none_such: str | Message) -> T:
    """Record saved as JSON. Raises InputError, with text `none_such`, for anything else: "these are no editions"."""
    try:
        return msgspec.json.decode(content, type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError("{none_such} ({error})", none_such=none_such, error=error) from error


def set_aside_and_report(file: Path, what: str | Message, why: str | Message, where: str = "") -> InputError:
    """Set aside a file that can't be used; the error says so."""
    try:
        mending = message("The file is saved as {name}", name=set_aside(file).name)
    except OSError as error:
        mending = message("It can't be set aside ({reason})", reason=describe_os_error(error))
    return InputError("can't restore {what} ({why})", where=where or str(file), mend=mending, what=what, why=why)


def _recover(
    file: Path, what: str | Message, read: Callable[[bytes], T], most: int, wrong: InputError
) -> tuple[T | None, InputError]:
    trouble = set_aside_and_report(file, what, wrong.wrong, wrong.where)
    for copy in copies_of(file):
        try:
            content = read_untrusted_bytes(copy.file, most)
            if not matches_checksum(copy.file, content):
                continue
            value = read(content)
        except InputError:
            continue
        if not os.path.lexists(file):
            with suppress(InputError):  # the copy is still there the next time
                write_saved(file, content, what)
        return value, InputError(
            "{fault}, so the backup of {copy} was restored",
            where=trouble.where,
            mend=trouble.mending,
            fault=trouble.wrong,
            copy=copy.date_text,
        )
    return None, trouble


def _accepted(file: Path, content: bytes, what: str | Message) -> InputError:
    """Report that it was accepted, once."""
    mending = message("Check it")
    if copies := copies_of(file):
        mending = message(
            "Check it; the version of {date} is saved as {file}", date=copies[0].date_text, file=copies[0].file
        )
    trouble = InputError(
        "{what} can be read, but something other than this program has changed the file",
        where=str(file),
        mend=mending,
        what=what,
    )
    with suppress(InputError):  # then it is reported again
        note(file, content, what)
    return trouble
