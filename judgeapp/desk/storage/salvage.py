"""Rows out of a database file that SQLite can't read, page by page: all rows on whole pages are found, whatever became
of the others. (https://www.sqlite.org/fileformat2.html)"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

_MAGIC = b"SQLite format 3\0"
_HEADER_BYTES = 100  # bytes of the file's header, on page 1
_DEFAULT_PAGE_SIZE = 4096
_LEAF = 0x0D
_TREE = (0x02, 0x05, 0x0A, _LEAF)
_MAX_PAYLOAD = 64_000_000
_WAL_HEADER, _FRAME_HEADER = 32, 24
_WAL_MAGIC = (0x377F0682, 0x377F0683)

Value = str | bytes | int | float | None


class SalvagedRow(NamedTuple):
    """The values of a row, in the order of its columns; text that is not UTF-8 has surrogates."""

    values: tuple[Value, ...]
    loose: bool  # it was found by looking for anything that could be a row: only a checksum tells whether it is one


class _NoneError(Exception):
    """Error: no row is there."""


def salvaged(content: bytes, log: bytes) -> Iterator[SalvagedRow]:
    """All rows that can be found in a database and its write-ahead log, of whichever table."""
    pages = _Pages(content, log)
    doubtful: list[int] = []
    for number in pages:
        rows, whole = pages.listed(number)
        yield from (SalvagedRow(values, False) for values in rows)
        doubtful += () if whole else (number,)
    for number in [number for number in doubtful if number not in pages.behind]:
        yield from (SalvagedRow(values, True) for values in pages.strewn(number))


def is_whole_log(log: bytes) -> bool:
    """True if a write-ahead log can be applied up to its last complete transaction. SQLite silently skips all frames
    after a damaged one."""
    if not log:
        return True
    magic = int.from_bytes(log[:4], "big")
    if len(log) < _WAL_HEADER or magic not in _WAL_MAGIC:
        return False
    order = ">" if magic == _WAL_MAGIC[1] else "<"
    (size,) = struct.unpack_from(">I", log, 8)
    summed = _log_sum(order, log[:24], (0, 0))
    if summed != struct.unpack_from(">II", log, 24) or size < 512:
        return False
    damaged = False
    for at in range(_WAL_HEADER, len(log) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        if log[at + 8 : at + 16] != log[16:24]:
            break
        page = log[at + _FRAME_HEADER : at + _FRAME_HEADER + size]
        summed = _log_sum(order, log[at : at + 8] + page, summed)
        damaged = damaged or summed != struct.unpack_from(">II", log, at + 16)
        if damaged and struct.unpack_from(">I", log, at + 4) != (0,):
            return False
    return True


def _log_sum(order: str, part: bytes, before: tuple[int, int]) -> tuple[int, int]:
    first_sum, second_sum = before
    words = struct.unpack(f"{order}{len(part) // 4}I", part)
    for first, second in zip(words[::2], words[1::2], strict=True):
        first_sum = (first_sum + first + second_sum) & 0xFFFFFFFF
        second_sum = (second_sum + second + first_sum) & 0xFFFFFFFF
    return first_sum, second_sum


class _Pages:
    """Every page at its newest: as in the log, or the file."""

    def __init__(self, content: bytes, log: bytes) -> None:
        self._size = _page_size(content, log)
        reserved = content[20] if content.startswith(_MAGIC) else 0
        self._usable = self._size - reserved
        count = -(-len(content) // self._size)
        self._pages = {
            number: content[(number - 1) * self._size : number * self._size] for number in range(1, count + 1)
        }
        self._pages |= _logged(log, self._size)
        self._free = self._freed()
        # Pages that only continue a row of another page.
        self.behind: set[int] = set()

    def __iter__(self) -> Iterator[int]:
        return (number for number in sorted(self._pages) if number not in self._free)

    def listed(self, number: int) -> tuple[list[tuple[Value, ...]], bool]:
        """The rows that a page lists, and whether these are all that it has."""
        page = self._pages[number]
        start = _HEADER_BYTES if number == 1 else 0
        if len(page) < start + 8:
            return [], True
        if page[start] != _LEAF:
            return [], page[start] in _TREE or number == 1
        _, freed, cells, content_at, scraps = struct.unpack_from(">BHHHB", page, start)
        head_end = start + 8 + 2 * cells
        rows: list[tuple[Value, ...]] = []
        filled = 0
        for at in range(start + 8, head_end, 2):
            try:
                (cell,) = struct.unpack_from(">H", page, at)
                values, length = self._cell(page, cell)
            except (_NoneError, struct.error):
                continue
            rows.append(values)
            filled += length
        try:
            while freed:
                freed, length = struct.unpack_from(">HH", page, freed)
                filled += length
                if filled > self._usable:
                    break
        except struct.error:
            return rows, False
        # Every byte after the list and the gap belongs to a row or is known to be free.
        return rows, filled + scraps == self._usable - (content_at or 65536)

    def strewn(self, number: int) -> Iterator[tuple[Value, ...]]:
        """Whatever on a damaged page could be a row."""
        page = self._pages[number]
        for at in range(len(page) - 4):
            if not page[at]:
                continue  # an empty row
            try:
                values, _ = self._cell(page, at)
            except (_NoneError, struct.error):
                continue
            yield values

    def _cell(self, page: bytes, at: int) -> tuple[tuple[Value, ...], int]:
        """The row at a place of a page, and how many bytes of the page it takes. Raises _NoneError."""
        size, behind = _varint(page, at)
        _, behind = _varint(page, behind)
        if not 0 < size <= _MAX_PAYLOAD:
            raise _NoneError
        largest = self._usable - 35
        if size <= largest:
            payload, end = page[behind : behind + size], behind + size
        else:
            least = (self._usable - 12) * 32 // 255 - 23
            here = least + (size - least) % (self._usable - 4)
            here = here if here <= largest else least
            (further,) = struct.unpack_from(">I", page, behind + here)
            payload = page[behind : behind + here] + self._overflow(further, size - here)
            end = behind + here + 4
        if end > self._usable or len(payload) != size:
            raise _NoneError
        return _values(payload), max(4, end - at)

    def _overflow(self, number: int, size: int) -> bytes:
        parts: list[bytes] = []
        numbers: set[int] = set()
        while size > 0:
            numbers.add(number)
            page = self._pages.get(number, b"")
            if len(page) < self._usable:
                raise _NoneError
            part = page[4 : min(self._usable, size + 4)]
            parts.append(part)
            size -= len(part)
            (number,) = struct.unpack_from(">I", page)
        self.behind |= numbers
        return b"".join(parts)

    def _freed(self) -> set[int]:
        """The pages that are in no table: their contents were deleted."""
        first = self._pages.get(1, b"")
        if not first.startswith(_MAGIC) or len(first) < _HEADER_BYTES:
            return set()
        freed: set[int] = set()
        (trunk,) = struct.unpack_from(">I", first, 32)
        while trunk and trunk not in freed and trunk in self._pages:
            page = self._pages[trunk]
            if len(page) < 8 or page[0] in _TREE:
                break
            freed.add(trunk)
            after, count = struct.unpack_from(">II", page)
            if count > self._usable // 4 - 2 or len(page) < 8 + 4 * count:
                break
            freed |= set(struct.unpack_from(f">{count}I", page, 8))
            trunk = after
        return freed


def _page_size(content: bytes, log: bytes) -> int:
    size = 0
    if content.startswith(_MAGIC) and len(content) >= _HEADER_BYTES:
        (size,) = struct.unpack_from(">H", content, 16)
        size = 65536 if size == 1 else size
    elif len(log) >= _WAL_HEADER:
        (size,) = struct.unpack_from(">I", log, 8)
    is_one = 512 <= size <= 65536 and size & (size - 1) == 0
    return size if is_one else _DEFAULT_PAGE_SIZE


def _logged(log: bytes, size: int) -> dict[int, bytes]:
    """The pages that the log has, as the last change that was made whole left them."""
    if len(log) < _WAL_HEADER:
        return {}
    salts = log[16:24]
    whole: dict[int, bytes] = {}
    begun: dict[int, bytes] = {}
    for at in range(_WAL_HEADER, len(log) - _FRAME_HEADER - size + 1, _FRAME_HEADER + size):
        number, pages_after = struct.unpack_from(">II", log, at)
        if log[at + 8 : at + 16] != salts:
            break  # frames written before the log was restarted
        begun[number] = log[at + _FRAME_HEADER : at + _FRAME_HEADER + size]
        if pages_after:
            whole |= begun
            begun = {}
    return whole


def _values(payload: bytes) -> tuple[Value, ...]:
    head, at = _varint(payload, 0)
    if not at <= head <= len(payload):
        raise _NoneError
    kinds: list[int] = []
    while at < head:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Value] = []
    at = head
    for kind in kinds:
        length = _length(kind)
        part = payload[at : at + length]
        if len(part) != length:
            raise _NoneError
        values.append(_value(kind, part))
        at += length
    if at != len(payload):
        raise _NoneError
    return tuple(values)


def _length(kind: int) -> int:
    if kind in (10, 11):
        raise _NoneError
    return (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[kind] if kind < 12 else (kind - 12) // 2


def _value(kind: int, part: bytes) -> Value:
    if kind == 0:
        return None
    if kind == 7:
        (real,) = struct.unpack(">d", part)
        return float(real)
    if kind >= 12:
        return part.decode("utf-8", "surrogateescape") if kind % 2 else part
    return kind - 8 if kind in (8, 9) else int.from_bytes(part, "big", signed=True)


def _varint(page: bytes, at: int) -> tuple[int, int]:
    """A number, and where it ends."""
    if at < len(page) and page[at] < 0x80:
        return page[at], at + 1  # the usual case
    value = 0
    for count in range(9):
        if at >= len(page):
            raise _NoneError
        byte = page[at]
        at += 1
        if count == 8:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return value, at
