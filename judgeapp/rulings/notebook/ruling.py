"""A ruling as it is in the notebook, the checks of every entry, and its statuses."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.messages.errors import InputError
from judgeapp.messages.message import Message, message

# Characters that no text may have.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f]")
_SURROGATE = re.compile("[\ud800-\udfff]")
# A number as in the rules, with its edition: 16-44@4.2.
_CLAUSE = re.compile(r"\d{1,3}(-\d{1,3}){0,6}(@\d{1,3}(\.\d{1,3}){0,2})?")
_ID = re.compile(r"[0-9a-f]{32}")


class Authority(StrEnum):
    """Person whose word a ruling is."""

    OFFICIAL = "official"
    HEAD_JUDGE = "head judge"
    FLOOR_JUDGE = "floor judge"
    OWN_NOTE = "own note"


class Status(StrEnum):
    """Status of a ruling. OVERTURNED and SUPERSEDED are by another ruling."""

    DRAFT = "draft"
    GIVEN = "given"
    APPEALED = "appealed"
    UPHELD = "upheld"
    OVERTURNED = "overturned"
    SUPERSEDED = "superseded"

    @property
    def is_replaced(self) -> bool:
        return self in (Status.OVERTURNED, Status.SUPERSEDED)


class Ruling(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A question and its answer. Empty fields are unknown."""

    question: str
    answer: str = ""  # Markdown, as the judge wrote it
    cards: tuple[str, ...] = ()  # their numbers
    # Numbers, with their edition unless it is that of the available rules: "16-4", "16-44@4.2".
    clauses: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()  # numbers of the official answers that it follows
    authority: Authority = Authority.OWN_NOTE
    status: Status = Status.DRAFT
    replaced_by: str = ""  # the id of the ruling that overturned or superseded it; empty in any other status
    event: str = ""
    round: str = ""
    table: str = ""
    players: tuple[str, ...] = ()
    judge: str = ""
    date: str = ""  # of the ruling, ISO
    tags: tuple[str, ...] = ()
    rests_on: str = ""  # its basis: a scenario as text, or a position as a line
    record: str = ""  # the line played, as text
    # account_a, account_b: the players' accounts
    account_a: str = ""
    account_b: str = ""


class Bound(NamedTuple):
    """Size limit of a field: `letters` of a text or of each of a list, `number` of a list's entries, and whether a text
    may have several `lines`."""

    letters: int
    number: int = 0
    lines: bool = False


BOUNDS = {
    "question": Bound(2_000, lines=True),
    "answer": Bound(20_000, lines=True),
    "cards": Bound(40, 60),
    "clauses": Bound(30, 60),
    "answers": Bound(40, 40),
    "event": Bound(120),
    "round": Bound(120),
    "table": Bound(120),
    "players": Bound(120, 8),
    "judge": Bound(120),
    "date": Bound(10),
    "tags": Bound(40, 30),
    "rests_on": Bound(200_000, lines=True),
    "record": Bound(200_000, lines=True),
    "account_a": Bound(20_000, lines=True),
    "account_b": Bound(20_000, lines=True),
}


def check(ruling: Ruling, name: str = "") -> None:
    """Check a ruling. Raises InputError if no notebook can have it. `name` is its place, for the error."""
    fault = next(_faults(ruling), None)
    if fault is not None:
        field, wrong, mending = fault
        raise InputError(wrong, where=f"{name}: {field}" if name else field, mend=mending)


def tidied(ruling: Ruling) -> Ruling:
    """Ruling as saved: without blanks around its texts, and with no list entry twice."""
    values: dict[str, object] = {}
    for field in BOUNDS:
        value: str | tuple[str, ...] = getattr(ruling, field)
        if isinstance(value, str):
            values[field] = value.replace("\r\n", "\n").strip()
        else:
            values[field] = tuple(dict.fromkeys(filter(None, (text.strip() for text in value))))
    return replace(ruling, **values)


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


def _faults(ruling: Ruling) -> Iterator[tuple[str, Message, Message]]:
    """(field, fault, remedy)."""
    if not ruling.question.strip():
        yield "question", message("there is none"), message("Enter a question")
    for field, bound in BOUNDS.items():
        value: str | tuple[str, ...] = getattr(ruling, field)
        if isinstance(value, str):
            yield from _faults_of_text(field, value, bound)
            continue
        if len(value) > bound.number:
            yield (
                field,
                message("{number} is too many", number=len(value)),
                message("At most {most} are allowed", most=bound.number),
            )
        for index, text in enumerate(value):
            if not text.strip():
                yield f"{field}[{index}]", message("it is empty"), message("Leave it out")
            yield from _faults_of_text(f"{field}[{index}]", text, bound)
    for index, number in enumerate(ruling.clauses):
        if not _CLAUSE.fullmatch(number):
            wrong = message("{number!r} isn't a clause number", number=number[:30])
            yield (f"clauses[{index}]", wrong, message("Write it as 16-4, or as 16-44@4.2 with its edition"))
    for index, number in enumerate(ruling.cards):
        if any(letter.isspace() for letter in number):
            wrong = message("{number!r} isn't a card number", number=number[:40])
            yield f"cards[{index}]", wrong, message("Write it as it is printed: BT1-010")
    if ruling.date and not is_date(ruling.date):
        yield "date", message("{date!r} isn't a date", date=ruling.date), message("Write it as 2026-01-31")
    if ruling.status.is_replaced and not is_id(ruling.replaced_by):
        wrong = message("name the ruling by which this one is {status}", status=ruling.status)
        yield "replaced_by", wrong, message("Name the ruling")
    if ruling.replaced_by and not ruling.status.is_replaced:
        wrong = message("a ruling that is {status} can't be replaced by another", status=ruling.status)
        yield "replaced_by", wrong, message("Leave it out")


def _faults_of_text(field: str, text: str, bound: Bound) -> Iterator[tuple[str, Message, Message]]:
    if len(text) > bound.letters:
        wrong = message("too many characters: {number:,}", number=len(text))
        yield field, wrong, message("At most {most:,} are allowed", most=bound.letters)
    seen = "\n\t" if bound.lines else ""
    if any(letter not in seen for letter in _UNSEEN.findall(text)):
        yield field, message("it has invisible characters"), message("Remove them")
    if _SURROGATE.search(text):
        yield field, message("a character in it is cut in half"), message("Remove it")


def is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


# Searchable fields of a ruling, without the long texts of its play.
_FOUND_BY = tuple(field for field in BOUNDS if field not in ("rests_on", "record", "account_a", "account_b"))


def has_words(ruling: Ruling, words: str) -> bool:
    """True if each of some words, or the beginning of a number, stands anywhere in a ruling, whatever the case and
    width of its letters."""
    text = _in_one_case(" ".join((*_texts_of(ruling), ruling.status, ruling.authority)))
    return all(word in text for word in _in_one_case(words).split())


def changed_fields(before: Ruling | None, after: Ruling | None) -> tuple[str, ...]:
    """Fields that differ between two rulings, in their order; all non-empty ones if one of the two is None."""
    return tuple(
        field
        for field in Ruling.__struct_fields__
        if getattr(before, field, None) != getattr(after, field, None)
        and (getattr(before, field, None) or getattr(after, field, None))
    )


def _texts_of(ruling: Ruling) -> list[str]:
    texts: list[str] = []
    for field in _FOUND_BY:
        value: str | tuple[str, ...] = getattr(ruling, field)
        texts += (value,) if isinstance(value, str) else value
    return texts


def _in_one_case(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


# A replaced ruling stays so; a mistake is restored from the history.
_FROM: dict[Status, tuple[Status, ...]] = {
    Status.DRAFT: (),
    Status.GIVEN: (Status.DRAFT,),
    Status.APPEALED: (Status.GIVEN, Status.UPHELD),
    Status.UPHELD: (Status.APPEALED,),
    Status.OVERTURNED: (Status.GIVEN, Status.APPEALED, Status.UPHELD),
    Status.SUPERSEDED: (Status.GIVEN, Status.APPEALED, Status.UPHELD),
}


def possible_statuses(ruling: Ruling) -> tuple[Status, ...]:
    """Statuses that a ruling can be given now."""
    return tuple(status for status, before in _FROM.items() if ruling.status in before)


def with_status(ruling: Ruling, status: Status, replaced_by: str = "") -> Ruling:
    """Ruling with another status; `replaced_by` is the id of the ruling that overturned or superseded it. Raises
    InputError where that can't be."""
    if status not in possible_statuses(ruling):
        become = ", ".join(possible_statuses(ruling)) or "nothing else"
        raise InputError(
            "a ruling that is {status} can't become {other}",
            where="status",
            mend="It can become: {become}. If that was a mistake, restore an older version from the history",
            status=ruling.status,
            other=status,
            become=become,
        )
    if status.is_replaced and not replaced_by:
        raise InputError(
            "name the ruling by which this one is {status}", where="status", mend="Name that ruling", status=status
        )
    if replaced_by and not status.is_replaced:
        raise InputError("a ruling can't be {status} by another", where="status", status=status)
    return replace(ruling, status=status, replaced_by=replaced_by)


def refuse_circle(ruling: str, replaced_by: str, all_of_them: Mapping[str, Ruling]) -> None:
    """Raises InputError if a ruling would, by others or at once, be replaced by itself."""
    at = replaced_by
    for _ in range(len(all_of_them) + 1):
        if at == ruling:
            raise InputError(
                "a ruling can't be replaced by one that it has itself replaced",
                where="status",
                mend="Write a new ruling that replaces both",
            )
        replaced = all_of_them.get(at)
        if replaced is None or not replaced.replaced_by:
            return
        at = replaced.replaced_by
