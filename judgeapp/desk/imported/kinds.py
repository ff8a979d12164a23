"""Kinds of entries that files can hold, recognized by content."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from enum import Enum
from hashlib import blake2b
from pathlib import Path

import msgspec

from judgeapp.desk.folder import answers_file, cards_file, lists_file
from judgeapp.files.untrusted import read_untrusted_start

_SNIFFED_BYTES = 1 << 16  # bytes read to tell answers from cards
_SNIFFED_LINES = 20  # lines read for the same


class EntriesKind(Enum):
    CARDS = "cards"
    ANSWERS = "answers"
    RESTRICTIONS = "restrictions"
    ERRATA = "errata"

    def file_in(self, folder: Path) -> Path:
        match self:
            case EntriesKind.CARDS:
                return cards_file(folder)
            case EntriesKind.ANSWERS:
                return answers_file(folder)
        return lists_file(folder)

    def state(self, folder: Path, origin: str = "") -> str:
        """Digest of the saved entries of the kind, or of those from a file of this name; empty if none can be read."""
        from judgeapp.desk.imported.lists import load_lists

        if self in _SUMS:
            rows = _sums(self.file_in(folder), _SUMS[self], origin)
        else:
            listed = getattr(load_lists(folder)[0], self.value)
            rows = [msgspec.json.encode(entry) for entry in listed if origin in ("", entry.origin)]
        return blake2b(b"\0".join(sorted(rows)), digest_size=16).hexdigest() if rows else ""


def kind_to_import(file: Path, folder: Path) -> EntriesKind:
    """Kind of a file, cards if no known form fits. Raises InputError."""
    return entries_kind(file, folder) or EntriesKind.CARDS


def entries_kind(file: Path, folder: Path) -> EntriesKind | None:
    """Kind of a file's entries, recognized also by a data folder's shapes; None if none fits. Raises InputError."""
    if is_plain_list(file):
        return EntriesKind.RESTRICTIONS
    # Most windows and commands import nothing.
    from judgeapp.cards import fields as cards
    from judgeapp.cards.lists import errata, restrictions
    from judgeapp.desk.imported.lists import own_shapes
    from judgeapp.entries.recognition import kind_of
    from judgeapp.rulings import answer_importing

    kinds = {
        cards.SHAPED: EntriesKind.CARDS,
        answer_importing.SHAPED: EntriesKind.ANSWERS,
        restrictions.SHAPED: EntriesKind.RESTRICTIONS,
        errata.SHAPED: EntriesKind.ERRATA,
    }
    fields = kind_of(file, {fields: own_shapes(folder, fields) for fields in kinds})
    if fields is not None:
        return kinds[fields]
    return EntriesKind.ANSWERS if _holds_answers(file) else None


def is_plain_list(file: Path) -> bool:
    """True for lines such as "TS1-010 banned". Raises InputError."""
    from judgeapp.cards.lists.restrictions import is_line_of_a_list

    lines = read_untrusted_start(file, _SNIFFED_BYTES).decode("utf-8-sig", errors="replace").splitlines()
    return any(map(is_line_of_a_list, lines[:_SNIFFED_LINES]))


_SUMS = {
    EntriesKind.CARDS: "SELECT sum FROM card WHERE ?1 IN ('', origin)",
    EntriesKind.ANSWERS: (
        "SELECT sum FROM answer WHERE ?1 IN ('', origin) UNION ALL SELECT sum FROM decided WHERE ?1 = ''"
    ),
}


def _sums(database: Path, query: str, origin: str) -> list[bytes]:
    """Checksums of rows of a database, which is not created if missing."""
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return [str(row[0]).encode() for row in connection.execute(query, (origin,))]
    except sqlite3.Error:
        return []


def _holds_answers(file: Path) -> bool:
    """True if a file begins with questions and answers. Raises InputError."""
    start = read_untrusted_start(file, _SNIFFED_BYTES)
    return all(f'"{field}"'.encode() in start for field in ("question", "answer"))
