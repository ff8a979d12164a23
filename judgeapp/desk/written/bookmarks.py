"""The bookmarks: passages that the judge marked, with a note, in a database of their own.

They are kept by passage id, so they outlive a new index; a passage that is no more stays listed with its id."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from judgeapp.desk.storage.database import RecordDatabase, open_readable
from judgeapp.desk.storage.schema import Schema
from judgeapp.files.packaged import packaged_steps
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

SCHEMA = Schema(message("the bookmarks"), 0, packaged_steps(__package__, "bookmarks.sql"))


@dataclass(frozen=True)
class Bookmark:
    """Bookmark with its note. `made` is when, as an ISO time in UTC."""

    passage: str
    made: str
    note: str = ""


class Bookmarks(RecordDatabase[Bookmark]):
    schema = SCHEMA

    def _read(self) -> list[Bookmark | None]:
        rows = self._execute("SELECT passage, made, note FROM bookmark ORDER BY made DESC, rowid DESC")
        return [_decoded(row) for row in rows]

    def add(self, passage: str, note: str = "", made: str = "") -> None:
        """`made` is now unless it is given. A passage that is marked already keeps its time and note."""
        made = made or datetime.now(UTC).isoformat(timespec="microseconds")
        self._execute(
            "INSERT OR IGNORE INTO bookmark (passage, made, note, sum) VALUES (?1, ?2, ?3, row_sum(?1, ?2, ?3))",
            (passage, made, note),
        )

    def remove(self, passage: str) -> None:
        self._execute("DELETE FROM bookmark WHERE passage = ?", (passage,))

    def write_note(self, passage: str, note: str) -> None:
        self._execute(
            "UPDATE bookmark SET note = ?1, sum = row_sum(passage, made, ?1) WHERE passage = ?2", (note, passage)
        )


def open_bookmarks(file: Path) -> tuple[Bookmarks, InputError | None]:
    """Open the database, making it if need be: see desk.storage.database.open_readable."""
    return open_readable(
        file,
        SCHEMA,
        Bookmarks,
        lost=message("of the bookmarks can't be read, so they aren't listed"),
        mend=message("The others are unchanged, and nothing was deleted"),
    )


def _decoded(row: tuple[bytes, bytes, bytes]) -> Bookmark | None:
    try:
        return Bookmark(*(text.decode() for text in row))
    except UnicodeDecodeError:
        return None
