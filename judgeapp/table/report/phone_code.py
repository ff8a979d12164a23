"""The ruling as a QR code: plain text that a player's phone shows, with no address in it and nothing to open."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from judgeapp.clauses.citing import citation, cited_list
from judgeapp.messages.punctuation import fact_list
from judgeapp.table.report.clause_texts import ClauseText
from judgeapp.table.report.ruling import plain
from judgeapp.table.report.table_report import TableReport
from judgeapp.table.report.wording import word

# Bytes that a phone still reads from paper: a code could hold 2,953, in squares too small for a camera.
MAX_BYTES = 640
_MAX_HEAD = 240  # bytes
SQUARE_PX = 6  # pixels of a square
_QUIET_ZONE = 4  # squares of margin that readers need
_CUT = " …"


class PhoneCode(Struct, frozen=True):
    """Text that a phone shows for a ruling's QR code, and the parts without room, in words."""

    text: str
    left_out: tuple[str, ...] = ()


def phone_code(report: TableReport) -> PhoneCode:
    """Question, ruling and clauses, as much of them as has room: first the words of clauses go,
    the last one's first, then the end of the ruling."""
    heading = report.heading
    where = fact_list((heading.event, heading.date, heading.judge))
    question = "\n".join(filter(None, (where, report.question.strip())))
    head = question if len(question.encode()) <= _MAX_HEAD else _first_bytes(question, _MAX_HEAD) + _CUT
    ruling = plain(report.ruling).strip()
    numbers = cited_list(clause.number for clause in report.clauses)
    for count in range(len(report.clauses), -1, -1):
        text = _joined(head, ruling, report.clauses[:count], report.clauses[count:])
        if len(text.encode()) <= MAX_BYTES:
            left = tuple(clause.number for clause in report.clauses[count:])
            return PhoneCode(text, (word("left-out-clauses", clauses=cited_list(left)),) if left else ())
    left_out = [word("left-out-ruling")]
    if numbers:
        left_out.append(word("left-out-clauses", clauses=numbers))
    room = max(0, MAX_BYTES - len(_joined(head, _CUT, (), report.clauses).encode()))
    text = _joined(head, _first_bytes(ruling, room) + _CUT, (), report.clauses)
    return PhoneCode(_first_bytes(text, MAX_BYTES), tuple(left_out))


@lru_cache(maxsize=4)
def png_of(code: PhoneCode) -> bytes:
    """The code as a picture, black on white."""
    import segno

    made = segno.make(code.text, encoding="utf-8", error="l", boost_error=True, micro=False)
    out = io.BytesIO()
    made.save(out, kind="png", scale=SQUARE_PX, border=_QUIET_ZONE)
    return out.getvalue()


def _joined(head: str, ruling: str, quoted: Sequence[ClauseText], numbered: Sequence[ClauseText]) -> str:
    return "\n\n".join(filter(None, (head, ruling, "\n".join(_clauses(quoted, numbered)))))


def _clauses(quoted: Sequence[ClauseText], numbered: Sequence[ClauseText]) -> Iterator[str]:
    for clause in quoted:
        # In the player's language, if the rules exist in it.
        own = [words.text for words in clause.words if not words.place]
        yield " ".join((citation(clause.number), *own[-1:]))
    if numbered:
        yield cited_list(clause.number for clause in numbered)


def _first_bytes(text: str, most: int) -> str:
    return text.encode()[:most].decode(errors="ignore").rstrip()
