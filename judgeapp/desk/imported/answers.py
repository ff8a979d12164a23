"""The official answers of a judge: as they were imported, and what they said before."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from judgeapp.desk.storage.database import disk_errors_reported, open_readable, taken_together
from judgeapp.desk.storage.schema import Schema
from judgeapp.entries.importing import ImportOutcome
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.rulings.answer import AnswerText, DecidedBy, FormerText, answers_of
from judgeapp.rulings.precedent import Precedent, precedent_of_answer

_ANSWER = """CREATE TABLE answer (
    number TEXT NOT NULL,
    language TEXT NOT NULL,
    content BLOB NOT NULL,
    origin TEXT NOT NULL,
    taken TEXT NOT NULL,
    sum TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (number, language)
) STRICT"""
_FORMER = """CREATE TABLE former (
    number TEXT NOT NULL,
    language TEXT NOT NULL,
    replaced TEXT NOT NULL,
    content BLOB NOT NULL,
    taken TEXT NOT NULL,
    sum TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (number, language, replaced)
) STRICT"""
_DECIDED = """CREATE TABLE decided (
    number TEXT PRIMARY KEY,
    clauses TEXT NOT NULL,
    edition TEXT NOT NULL,
    made TEXT NOT NULL,
    sum TEXT NOT NULL DEFAULT ''
) STRICT"""
SCHEMA = Schema(message("the official answers"), first=1, steps=((_ANSWER, _FORMER, _DECIDED),))


class AnswerLibrary:
    """An open database. Every change is on the disk when its method returns, or, within
    `taking`, when that ends.

    Its methods raise InputError when the disk refuses.
    """

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self._connection = connection
        self._file = file

    def all(self) -> tuple[AnswerText, ...]:
        """By number and language. Those that can't be read are left out."""
        return tuple(text for text in self._read() if text is not None)

    def unreadable(self) -> int:
        """Number of those that can't be read."""
        return sum(text is None for text in self._read())

    def count(self) -> int:
        """Number of texts."""
        with disk_errors_reported(self._file, SCHEMA.what):
            return int(self._connection.execute("SELECT count(*) FROM answer").fetchone()[0])

    def former(self, number: str) -> tuple[FormerText, ...]:
        """Earlier texts of an answer, the newest first."""
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute(
                "SELECT content, taken, replaced FROM former WHERE number = ? ORDER BY replaced DESC, language",
                (number,),
            ).fetchall()
        decoded = ((_decoded(content), taken, replaced) for content, taken, replaced in rows)
        return tuple(
            FormerText(text, _letters(taken), _letters(replaced))
            for text, taken, replaced in decoded
            if text is not None
        )

    def changed(self) -> dict[str, tuple[FormerText, ...]]:
        """Earlier texts of answers, by their numbers."""
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute("SELECT DISTINCT number FROM former").fetchall()
        return {number: self.former(number) for number in (_letters(row[0]) for row in rows)}

    def taking(self) -> AbstractContextManager[None]:
        """Everything that is put within is taken together, or, where an error comes out or the
        program ends, nothing of it."""
        return taken_together(self._connection, self._file, SCHEMA.what)

    def put(self, text: AnswerText, origin: str) -> ImportOutcome:
        """Keep an imported answer. One that answers otherwise than before leaves what it said."""
        written = _ENCODER.encode(text)
        with disk_errors_reported(self._file, SCHEMA.what):
            row = self._connection.execute(
                "SELECT content, taken FROM answer WHERE number = ? AND language = ?", text.key
            ).fetchone()
            if row is not None and row[0] == written:
                return ImportOutcome.UNCHANGED
            now = _now()
            before = _decoded(row[0]) if row is not None else None
            if before is not None and _texts(before) != _texts(text):
                self._connection.execute(
                    "INSERT OR IGNORE INTO former (number, language, replaced, content, taken, sum)"
                    " VALUES (?1, ?2, ?3, ?4, ?5, row_sum(?1, ?2, ?3, ?4, ?5))",
                    (*text.key, now, row[0], _letters(row[1])),
                )
            self._connection.execute(
                "REPLACE INTO answer (number, language, content, origin, taken, sum)"
                " VALUES (?1, ?2, ?3, ?4, ?5, row_sum(?1, ?2, ?3, ?4, ?5))",
                (*text.key, written, origin, now),
            )
        return ImportOutcome.NEW if row is None else ImportOutcome.UPDATED

    def decide(self, number: str, clauses: Sequence[str], edition: str, also: Sequence[str] = ()) -> None:
        """Keep which clauses, of an edition of the Comprehensive Rules, decide an answer; none
        takes back what was said.

        also -- the other numbers of the same answer: what was said of these is taken back
        """
        with self.taking(), disk_errors_reported(self._file, SCHEMA.what):
            for decided in (number, *also):
                self._connection.execute("DELETE FROM decided WHERE number = ?", (decided,))
            if clauses:
                self._connection.execute(
                    "INSERT INTO decided (number, clauses, edition, made, sum)"
                    " VALUES (?1, ?2, ?3, ?4, row_sum(?1, ?2, ?3, ?4))",
                    (number, " ".join(dict.fromkeys(clauses)), edition, _now()),
                )

    def decided(self) -> dict[str, DecidedBy]:
        """Clauses that the judge confirmed to decide an answer, by its number."""
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute("SELECT number, clauses, edition FROM decided").fetchall()
        return {
            _letters(number): DecidedBy(tuple(_letters(clauses).split()), (_letters(edition),))
            for number, clauses, edition in rows
        }

    def close(self) -> None:
        self._connection.close()

    def _read(self) -> Iterator[AnswerText | None]:
        with disk_errors_reported(self._file, SCHEMA.what):
            rows = self._connection.execute("SELECT content FROM answer ORDER BY number, language").fetchall()
        return (_decoded(content) for (content,) in rows)


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(AnswerText)


def open_answers(file: Path) -> tuple[AnswerLibrary, InputError | None]:
    """Open the library, making it if need be: see desk.storage.database.open_readable."""
    return open_readable(
        file,
        SCHEMA,
        AnswerLibrary,
        lost=message("of the official answers can't be read, so they are not found"),
        mend=message("Import their file again; the others are unchanged"),
    )


def precedents_of(library: AnswerLibrary) -> tuple[Precedent, ...]:
    """The answers as they are found, with the clauses that the judge confirmed."""
    decided = library.decided()
    return tuple(precedent_of_answer(answer, answer.decided_by(decided)) for answer in answers_of(library.all()))


def _decoded(content: bytes) -> AnswerText | None:
    try:
        return _DECODER.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _letters(content: bytes) -> str:
    """A text of a row. What is damaged of it was told when the file was opened."""
    return content.decode(errors="replace")


def _texts(text: AnswerText) -> tuple[str, str]:
    return text.question, text.answer


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
