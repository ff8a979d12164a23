"""The official answers of a judge, as imported, and their earlier texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from judgeapp.desk.storage.database import RecordDatabase, open_readable
from judgeapp.desk.storage.schema import Schema
from judgeapp.entries.importing import ImportOutcome
from judgeapp.files.packaged import packaged_steps
from judgeapp.language.folding import fold
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.message import message
from judgeapp.rulings.answer import AnswerText, DecidedBy, FormerText, OfficialAnswer, answers_of
from judgeapp.rulings.precedent import Precedent, precedent_of_answer

SCHEMA = Schema(message("the official answers"), 1, packaged_steps(__package__, "answers.sql"))


class AnswerLibrary(RecordDatabase[AnswerText]):
    """The official answers, by number and language."""

    schema = SCHEMA

    def count(self) -> int:
        """Number of texts."""
        return int(self._execute("SELECT count(*) FROM answer")[0][0])

    def named(self, number: str) -> OfficialAnswer:
        """The answer with a number. Raises NotFoundError."""
        wanted = fold(number)
        for answer in answers_of(self.all()):
            if wanted in map(fold, answer.numbers):
                return answer
        raise NotFoundError("there is no official answer {number!r}", number=number)

    def former(self, number: str) -> tuple[FormerText, ...]:
        """Earlier texts of an answer, the newest first."""
        rows = self._execute(
            "SELECT content, taken, replaced FROM former WHERE number = ? ORDER BY replaced DESC, language", (number,)
        )
        decoded = ((_decoded(content), taken, replaced) for content, taken, replaced in rows)
        return tuple(
            FormerText(text, _letters(taken), _letters(replaced))
            for text, taken, replaced in decoded
            if text is not None
        )

    def changed(self) -> dict[str, tuple[FormerText, ...]]:
        """Earlier texts of answers, by their numbers."""
        rows = self._execute("SELECT DISTINCT number FROM former")
        return {number: self.former(number) for number in (_letters(row[0]) for row in rows)}

    def put(self, text: AnswerText, origin: str) -> ImportOutcome:
        """Save an imported answer. A changed one keeps its earlier text."""
        written = _ENCODER.encode(text)
        rows = self._execute("SELECT content, taken FROM answer WHERE number = ? AND language = ?", text.key)
        content, taken = rows[0] if rows else (None, b"")
        if content == written:
            return ImportOutcome.UNCHANGED
        now = _now()
        before = _decoded(content) if content is not None else None
        if before is not None and _texts(before) != _texts(text):
            self._execute(
                "INSERT OR IGNORE INTO former (number, language, replaced, content, taken, sum)"
                " VALUES (?1, ?2, ?3, ?4, ?5, row_sum(?1, ?2, ?3, ?4, ?5))",
                (*text.key, now, content, _letters(taken)),
            )
        self._execute(
            "REPLACE INTO answer (number, language, content, origin, taken, sum)"
            " VALUES (?1, ?2, ?3, ?4, ?5, row_sum(?1, ?2, ?3, ?4, ?5))",
            (*text.key, written, origin, now),
        )
        return ImportOutcome.UPDATED if rows else ImportOutcome.NEW

    def decide(self, number: str, clauses: Sequence[str], edition: str, also: Sequence[str] = ()) -> None:
        """Save the clauses, of an edition of the Comprehensive Rules, that decide an answer; none removes them. `also`:
        the other numbers of the same answer, whose clauses are removed."""
        with self.transaction():
            for decided in (number, *also):
                self._execute("DELETE FROM decided WHERE number = ?", (decided,))
            if clauses:
                self._execute(
                    "INSERT INTO decided (number, clauses, edition, made, sum)"
                    " VALUES (?1, ?2, ?3, ?4, row_sum(?1, ?2, ?3, ?4))",
                    (number, " ".join(dict.fromkeys(clauses)), edition, _now()),
                )

    def decided(self) -> dict[str, DecidedBy]:
        """Clauses that the judge confirmed to decide an answer, by its number."""
        rows = self._execute("SELECT number, clauses, edition FROM decided")
        return {
            _letters(number): DecidedBy(tuple(_letters(clauses).split()), (_letters(edition),))
            for number, clauses, edition in rows
        }

    def _read(self) -> Iterator[AnswerText | None]:
        rows = self._rows("SELECT content FROM answer ORDER BY number, language")
        return (_decoded(content) for (content,) in rows)


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(AnswerText)


def open_answers(file: Path) -> tuple[AnswerLibrary, InputError | None]:
    """Open the library, making it if need be: see desk.storage.database.open_readable."""
    return open_readable(
        file,
        SCHEMA,
        AnswerLibrary,
        lost=message("of the official answers can't be read, so they aren't found"),
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
    """A text of a row. Damage of it was reported when the file was opened."""
    return content.decode(errors="replace")


def _texts(text: AnswerText) -> tuple[str, str]:
    return text.question, text.answer


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")
