"""Files as their entries: JSON Lines, a JSON array, or a table that holds lists.

A file is read piece by piece, never run, and may be hostile: anything too large, too deep, or not JSON is named and
left."""

from __future__ import annotations

import codecs
import json
import re
import stat
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import BinaryIO, NamedTuple, NoReturn

from judgeapp.entries.outline import KEY, entry_under
from judgeapp.messages.errors import InputError, MessageError, describe_os_error
from judgeapp.messages.library_errors import describe_library_error
from judgeapp.messages.message import Message, message

MAX_FILE = 1 << 30  # bytes
MAX_ENTRY = 1 << 20  # bytes or letters
# More than all cards in all languages, and no more than fits into memory beside the window.
MAX_ENTRIES = 200_000
_CHUNK_BYTES = 1 << 18
_MAX_DEPTH_PASSED = 8  # nesting of values that are too long to read and are skipped
_SPACE = " \t\r\n"
_SPACES = re.compile(f"[{_SPACE}]*")
_OTHER_ENCODINGS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)
_NO_TEXT = message("not UTF-8 text")
_DEEP = message("it is nested too deeply")
_LONG = message("it is longer than {most:,} characters", most=MAX_ENTRY)


class _BrokenError(MessageError, ValueError):
    """Text that is not JSON."""


class _LongError(_BrokenError):
    """A value that has more letters than an entry may have."""


class FileEntry(NamedTuple):
    place: int  # its line, or its index in an array, both from 1
    value: object
    problem: str  # why it can't be read; empty if it can
    done: int  # bytes of the file that have been read so far


class EntryFile(NamedTuple):
    """File of entries, recognized as such."""

    file: Path
    size: int
    by_line: bool  # whether entries are counted by lines
    within: str  # the path to the list, in a file that is one table

    def entries(self) -> Iterator[FileEntry]:
        """Every entry, in order. An unreadable one is an entry with a problem, and the last one if nothing after it can
        be read either. Raises InputError if there is no list, too much in it, or the file is gone."""
        try:
            with self.file.open("rb") as source:
                if source.read(len(codecs.BOM_UTF8)) != codecs.BOM_UTF8:
                    source.seek(0)
                yield from self._entries(source)
        except OSError as error:
            raise _unreadable(self.file, error) from error

    def _entries(self, source: BinaryIO) -> Iterator[FileEntry]:
        values = _Values(source)
        for entry in _lines(source) if self.by_line else values.entries(self.within):
            if entry.place > MAX_ENTRIES:
                raise InputError(
                    "the file has more than {most:,} entries", where=str(self.file), mend="Split it", most=MAX_ENTRIES
                )
            yield entry
        if self.within and not values.reached:
            raise InputError("there is no list at {within!r}", where=str(self.file), within=self.within)


def entry_file(file: Path, within: str = "") -> EntryFile:
    """Inspect a file: whether it is by lines, and may be read. `within`: the path to the entries in a file that is one
    table: "data.cards"; * is every value of a table. Raises InputError for anything but a file of UTF-8 text with JSON
    in it."""
    try:
        status = file.stat()
        if not stat.S_ISREG(status.st_mode):
            raise InputError("not a file", where=str(file))
        if status.st_size > MAX_FILE:
            most = MAX_FILE >> 20
            raise InputError("the file is larger than {most} MB", where=str(file), mend="Split it", most=most)
        with file.open("rb") as source:
            by_line = _is_by_line(source, file) and not within
            return EntryFile(file, status.st_size, by_line, within)
    except OSError as error:
        raise _unreadable(file, error) from error


def _unreadable(file: Path, error: OSError) -> InputError:
    return InputError("the file can't be read ({reason})", where=str(file), reason=describe_os_error(error))


def _is_by_line(source: BinaryIO, file: Path) -> bool:
    start = source.read(4)
    if start.startswith(_OTHER_ENCODINGS) or b"\0" in start:
        raise InputError("the file isn't UTF-8 text", where=str(file), mend="Save it as UTF-8 and try again")
    source.seek(len(codecs.BOM_UTF8) if start.startswith(codecs.BOM_UTF8) else 0)
    heads: list[bytes] = []
    for line in islice(iter(lambda: source.readline(MAX_ENTRY + 1), b""), MAX_ENTRIES):
        if line.strip():
            heads.append(line.strip())
        if len(heads) == 2:
            break
    if not heads:
        raise InputError("the file is empty", where=str(file))
    if heads[0].startswith(b"["):
        return False
    if not heads[0].startswith(b"{"):
        raise InputError(
            "neither a JSON array nor JSON Lines", where=str(file), mend="The file must begin with [ or {{"
        )
    if len(heads[0]) >= MAX_ENTRY:
        return True
    # A table over several lines continues with a field, JSON Lines with the next table.
    return _is_json(heads[0]) or all(head.startswith(b"{") for head in heads[1:])


def _is_json(line: bytes) -> bool:
    try:
        _parsed(line.decode())
    except (ValueError, RecursionError):
        return False
    return True


# -- by lines -----------------------------------------------------------------------------


def _lines(source: BinaryIO) -> Iterator[FileEntry]:
    place = done = 0
    while line := source.readline(MAX_ENTRY + 1):
        place += 1
        done += len(line)
        if len(line) > MAX_ENTRY:
            while line and not line.endswith(b"\n"):
                line = source.readline(_CHUNK_BYTES)
                done += len(line)
            yield FileEntry(place, None, str(_LONG), done)
        elif line.strip():
            yield FileEntry(place, *_read_line(line), done)
        elif place > MAX_ENTRIES:
            yield FileEntry(place, None, "", done)


def _read_line(line: bytes) -> tuple[object, str]:
    try:
        return _parsed(line.decode()), ""
    except UnicodeDecodeError:
        return None, str(_NO_TEXT)
    except ValueError as error:
        return None, str(message("not JSON ({error})", error=_describe(error)))
    except RecursionError:
        return None, str(_DEEP)


# -- an array, tables one after the other, or lists in a table ----------------------------


class _Values:
    """The values of a text that is read piece by piece."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._decode = codecs.getincrementaldecoder("utf-8")().decode
        self._text = ""
        self._at = 0
        self._line = 1
        self._done = 0
        self._ended = False
        self.reached = False  # the list of entries

    def entries(self, within: str) -> Iterator[FileEntry]:
        """Every entry, and at last what keeps the rest from being read. `within`: path to them; empty for the file
        itself."""
        place = 0
        try:
            for value in self._entries(within):
                place += 1
                yield FileEntry(place, value, "", self._done)
        except UnicodeDecodeError:
            yield self._broken(place + 1, _NO_TEXT)
        except RecursionError:
            yield self._broken(place + 1, _DEEP)
        except ValueError as error:
            yield self._broken(place + 1, _describe(error))

    def _entries(self, within: str) -> Iterator[object]:
        opening = self._next()
        if within:
            yield from self._below(within.split("."))
        elif opening == "[":
            for _ in self._places("]"):
                yield self._value()
        else:
            while self._next():
                yield self._value()
            return
        if self._next():
            raise _BrokenError("unexpected text after the array")

    def _below(self, steps: Sequence[str]) -> Iterator[object]:
        """The elements of the lists at a path."""
        opening = self._next()
        if not steps and opening == "[":
            self.reached = True
            for _ in self._places("]"):
                yield self._value()
        elif steps and opening == "{":
            self.reached |= steps[0] == KEY
            for name in self._fields():
                if steps == [KEY]:
                    yield from self._under(name)
                elif steps[0] in (KEY, name):
                    yield from self._below(steps[1:])
                else:
                    self._pass_over()
        elif len(steps) > 1 and steps[0] == KEY and opening == "[":
            for _ in self._places("]"):
                yield from self._below(steps[1:])
        else:
            self._pass_over()

    def _under(self, name: str) -> Iterator[object]:
        """The entries that stand under a name, in a list or alone."""
        if self._next() == "[":
            for number, _ in enumerate(self._places("]"), 1):
                yield entry_under(name, number, self._value())
        else:
            yield entry_under(name, 1, self._value())

    def _fields(self) -> Iterator[str]:
        """Stop at the value of each field of a table."""
        for _ in self._places("}"):
            name = self._value() if self._next() == '"' else None
            if not isinstance(name, str) or self._next() != ":":
                raise _BrokenError("a field is missing" if self._next() else "the table is cut off here")
            self._behind()
            yield name

    def _places(self, closing: str) -> Iterator[None]:
        """Stop at each element of the value that begins here, then move past its end."""
        letter = self._behind()
        while letter != closing:
            yield
            if (letter := self._next()) == ",":
                self._behind()
            elif letter and letter != closing:
                raise _BrokenError("a , is missing")
            elif not letter:
                raise _BrokenError("the array is cut off here" if closing == "]" else "the table is cut off here")
        self._at += 1

    def _pass_over(self, depth: int = 0) -> None:
        """Skip a value of any length, keeping none of it."""
        letter = self._next()
        try:
            self._value()
        except _LongError:
            if letter not in ("[", "{") or depth == _MAX_DEPTH_PASSED:
                raise
            for _ in self._fields() if letter == "{" else self._places("]"):
                self._pass_over(depth + 1)

    def _broken(self, place: int, why: Message | str) -> FileEntry:
        problem = message("line {line}: {why}; the rest of the line can't be read", line=self._line, why=why)
        return FileEntry(place, None, str(problem), self._done)

    def _next(self) -> str:
        """The next non-space letter, which stays; empty at the end."""
        while True:
            end = _SPACES.match(self._text, self._at).end()  # type: ignore[union-attr]
            self._line += self._text.count("\n", self._at, end)
            self._at = end
            if end < len(self._text):
                return self._text[end]
            if not self._read():
                return ""

    def _behind(self) -> str:
        """Go over a letter; gives the next one."""
        self._at += 1
        return self._next()

    def _value(self) -> object:
        while True:
            try:
                value, end = _DECODER.raw_decode(self._text, self._at)
                # A number at the end of the text read so far may continue.
                if end < len(self._text) or not self._read():
                    self._line += self._text.count("\n", self._at, end)
                    self._at = end
                    return value
            except json.JSONDecodeError as error:
                if len(self._text) - self._at > MAX_ENTRY:
                    raise _LongError("{why}", why=_LONG) from error
                if not self._read():
                    self._line += self._text.count("\n", self._at, error.pos)
                    raise _BrokenError("not JSON ({error})", error=_describe(error)) from error

    def _read(self) -> bool:
        if self._ended:
            return False
        piece = self._source.read(_CHUNK_BYTES)
        self._done += len(piece)
        self._ended = not piece
        text = self._decode(piece, self._ended)
        self._text = self._text[self._at :] + text
        self._at = 0
        return bool(text) or not self._ended


def _refuse(constant: str) -> NoReturn:
    raise _BrokenError("{constant} isn't JSON", constant=constant)


_DECODER = json.JSONDecoder(parse_constant=_refuse)


def _parsed(text: str) -> object:
    value, end = _DECODER.raw_decode(text, len(text) - len(text.lstrip(_SPACE)))
    if text[end:].strip(_SPACE):
        raise _BrokenError("unexpected text after the value, at character {place}", place=end + 1)
    return value


def _describe(error: ValueError) -> Message | str:
    if isinstance(error, json.JSONDecodeError):
        why = describe_library_error(error.msg)
        return message("{why}, at character {place}", why=why, place=error.colno)
    return error.wrong if isinstance(error, _BrokenError) else str(error)[:100]
