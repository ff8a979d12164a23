"""Files as their entries: JSON Lines, a JSON array, or a table that holds an array.

A file is read piece by piece, is never run, and may be hostile: what is too large, too deep, or no JSON is named and
left.
"""

from __future__ import annotations

import codecs
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple, NoReturn

from judgeapp.entries.outline import KEY, keyed
from judgeapp.messages.errors import InputError, MessageError
from judgeapp.messages.library_errors import describe_library_error
from judgeapp.messages.message import Message, message
from judgeapp.messages.os_errors import describe_os_error

LARGEST_FILE = 1 << 30  # bytes
LARGEST_WHOLE = 64 << 20  # bytes of a file that must be read as a whole
LARGEST_ENTRY = 1 << 20  # bytes or letters
_PIECE = 1 << 18
_SPACE = " \t\r\n"
_OTHER_ENCODINGS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)
_NO_TEXT = message("it is no UTF-8 text")
_DEEP = message("it is nested too deeply")
_LONG = message("it is longer than {most:,} letters", most=LARGEST_ENTRY)


class _BrokenError(MessageError, ValueError):
    """Text that is no JSON."""


class FileEntry(NamedTuple):
    """One entry of a file.

    place   -- its line, or in an array which one it is, both from 1
    problem -- why it can't be read; empty if it can
    done    -- bytes of the file that have been read so far
    """

    place: int
    value: object
    problem: str
    done: int


class EntryFile(NamedTuple):
    """by_line -- whether entries are counted by lines
    within  -- the path to the array, in a file that is one table
    """

    file: Path
    size: int
    by_line: bool
    within: str

    def entries(self) -> Iterator[FileEntry]:
        """Every entry in order. What can't be read is an entry with a problem; where nothing behind it can be read
        either, it is the last one. Raises InputError where there is nothing to be read at all."""
        with self.file.open("rb") as source:
            if source.read(len(codecs.BOM_UTF8)) != codecs.BOM_UTF8:
                source.seek(0)
            if self.within:
                yield from _within(source, self.within, self.file)
            else:
                yield from _lines(source) if self.by_line else _Values(source)


def entry_file(file: Path, within: str = "") -> EntryFile:
    """Look at a file: whether it is by lines, and that it may be read.

    within -- the path to the entries in a file that is one table: "data.cards"; * is every value of a table
    Raises InputError for what is no file of UTF-8 text with JSON in it.
    """
    try:
        status = file.stat()
        if not stat.S_ISREG(status.st_mode):
            raise InputError("this is no file", where=str(file))
        most = LARGEST_WHOLE if within else LARGEST_FILE
        if status.st_size > most:
            raise InputError("the file is larger than {most} MB", where=str(file), mend="Divide it", most=most >> 20)
        with file.open("rb") as source:
            by_line = _is_by_line(source, file) and not within
            return EntryFile(file, status.st_size, by_line, within)
    except OSError as error:
        raise InputError(
            "the file can't be read ({reason})", where=str(file), reason=describe_os_error(error)
        ) from error


def _is_by_line(source: BinaryIO, file: Path) -> bool:
    start = source.read(4)
    if start.startswith(_OTHER_ENCODINGS) or b"\0" in start:
        raise InputError("the file is no UTF-8 text", where=str(file), mend="Save it as UTF-8 and try again")
    source.seek(len(codecs.BOM_UTF8) if start.startswith(codecs.BOM_UTF8) else 0)
    heads: list[bytes] = []
    while len(heads) < 2 and (line := source.readline(LARGEST_ENTRY + 1)):
        if line.strip():
            heads.append(line.strip())
    if not heads:
        raise InputError("the file is empty", where=str(file))
    if heads[0].startswith(b"["):
        return False
    if not heads[0].startswith(b"{"):
        raise InputError(
            "this is neither a JSON array nor JSON Lines", where=str(file), mend="Such a file begins with [ or {{"
        )
    if len(heads[0]) >= LARGEST_ENTRY:
        return True
    # A table over several lines goes on with a field, JSON Lines with the next table.
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
    while line := source.readline(LARGEST_ENTRY + 1):
        place += 1
        done += len(line)
        if len(line) > LARGEST_ENTRY:
            while line and not line.endswith(b"\n"):
                line = source.readline(_PIECE)
                done += len(line)
            yield FileEntry(place, None, str(_LONG), done)
        elif line.strip():
            yield FileEntry(place, *_read_line(line), done)


def _read_line(line: bytes) -> tuple[object, str]:
    try:
        return _parsed(line.decode()), ""
    except UnicodeDecodeError:
        return None, str(_NO_TEXT)
    except ValueError as error:
        return None, str(message("it is no JSON ({error})", error=_describe(error)))
    except RecursionError:
        return None, str(_DEEP)


# -- an array, or tables one after the other ----------------------------------------------


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

    def __iter__(self) -> Iterator[FileEntry]:
        place = 1
        try:
            if self._next() != "[":
                while self._next():
                    yield FileEntry(place, self._value(), "", self._done)
                    place += 1
                return
            letter = "," if self._behind() != "]" else "]"
            while letter == ",":
                yield FileEntry(place, self._value(), "", self._done)
                place += 1
                if (letter := self._next()) == ",":
                    self._behind()
            if letter != "]":
                raise _BrokenError("the array breaks off here" if not letter else "a , is missing")
            if self._behind():
                raise _BrokenError("more stands behind the array")
        except UnicodeDecodeError:
            yield self._broken(place, _NO_TEXT)
        except RecursionError:
            yield self._broken(place, _DEEP)
        except ValueError as error:
            yield self._broken(place, _describe(error))

    def _broken(self, place: int, why: Message | str) -> FileEntry:
        problem = message("line {line}: {why}; what stands behind it can't be read", line=self._line, why=why)
        return FileEntry(place, None, str(problem), self._done)

    def _next(self) -> str:
        """The next letter that is no space, which stays; empty at the end."""
        while True:
            while self._at < len(self._text):
                letter = self._text[self._at]
                if letter not in _SPACE:
                    return letter
                self._line += letter == "\n"
                self._at += 1
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
                # A number at the end of what was read may go on.
                if end < len(self._text) or not self._read():
                    self._line += self._text.count("\n", self._at, end)
                    self._at = end
                    return value
            except json.JSONDecodeError as error:
                if len(self._text) - self._at > LARGEST_ENTRY:
                    raise _BrokenError(_LONG) from error
                if not self._read():
                    self._line += self._text.count("\n", self._at, error.pos)
                    raise _BrokenError("it is no JSON ({error})", error=_describe(error)) from error

    def _read(self) -> bool:
        if self._ended:
            return False
        piece = self._source.read(_PIECE)
        self._done += len(piece)
        self._ended = not piece
        text = self._decode(piece, self._ended)
        self._text = self._text[self._at :] + text
        self._at = 0
        return bool(text) or not self._ended


# -- a table that holds an array ----------------------------------------------------------


def _within(source: BinaryIO, within: str, file: Path) -> Iterator[FileEntry]:
    try:
        value = _parsed(source.read(LARGEST_WHOLE).decode())
    except UnicodeDecodeError as error:
        raise InputError("the file is no UTF-8 text", where=str(file)) from error
    except ValueError as error:
        raise InputError("the file is no JSON ({error})", where=str(file), error=_describe(error)) from error
    except RecursionError as error:
        raise InputError("the file can't be read: it is nested too deeply", where=str(file)) from error
    for step in within.split("."):
        if step == KEY and isinstance(value, dict):
            value = [entry for key, entries in value.items() for entry in keyed(key, entries)]
        else:
            value = value.get(step) if isinstance(value, dict) else None
    if not isinstance(value, list):
        raise InputError("there is no list at {within!r}", where=str(file), within=within)
    done = source.tell()
    for place, element in enumerate(value, 1):
        yield FileEntry(place, element, "", done)


def _refuse(constant: str) -> NoReturn:
    raise _BrokenError("{constant} is no JSON", constant=constant)


_DECODER = json.JSONDecoder(parse_constant=_refuse)


def _parsed(text: str) -> object:
    value, end = _DECODER.raw_decode(text, len(text) - len(text.lstrip(_SPACE)))
    if text[end:].strip(_SPACE):
        raise _BrokenError("more behind the value, at letter {place}", place=end + 1)
    return value


def _describe(error: ValueError) -> Message | str:
    if isinstance(error, json.JSONDecodeError):
        why = describe_library_error(error.msg)
        return message("{why}, at letter {place}", why=why, place=error.colno)
    return error.wrong if isinstance(error, _BrokenError) else str(error)[:100]
