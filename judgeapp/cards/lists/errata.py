"""Errata: changed texts or facts of a card, with the day of the change."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.facts import MAX_TEXT_LENGTH, read_number
from judgeapp.cards.fields import (
    FIELDS,
    LineField,
    LinesField,
    SpecialField,
    TagsField,
    TextField,
    value_at,
    with_values,
)
from judgeapp.cards.record import CardRecord
from judgeapp.entries.importing import EntryKind, ReadEntry
from judgeapp.entries.shape import ShapeFields
from judgeapp.entries.values import FactError, describe_kind, entry_text, read_day
from judgeapp.language.folding import guessed_language

SHAPED = ShapeFields(
    "errata",
    names=frozenset(("number", "since", "changes", "before", "after", "source")),
    needed=(("number",), ("changes", "before")),
    each=frozenset(("before", "after")),
)
_MAX_LENGTH = 500  # letters of a source
_MAX_CHANGES = 50


class TextChange(Struct, frozen=True):
    """A text, or part of one, with its new version."""

    before: str
    after: str


class Erratum(Struct, frozen=True, omit_defaults=True):
    """Correction of a card."""

    number: str
    changes: tuple[TextChange, ...]
    since: str = ""  # first day, as an ISO date; empty if the list does not say: always
    source: str = ""  # who says so

    @property
    def language(self) -> str:
        return ""

    @property
    def key(self) -> tuple[str, str]:
        return self.number, self.since


class Corrected(NamedTuple):
    """Record of a card with its errata applied."""

    record: CardRecord
    made: tuple[tuple[Erratum, TextChange], ...]  # changes that were made in the record, each with its erratum
    open: tuple[tuple[Erratum, TextChange], ...]  # those whose text before and after are both not in it


def corrected(record: CardRecord, errata: Iterable[Erratum], day: date) -> Corrected:
    made: list[tuple[Erratum, TextChange]] = []
    left: list[tuple[Erratum, TextChange]] = []
    for erratum in sorted(errata, key=lambda e: e.since):
        if erratum.since > day.isoformat():
            continue
        for change in erratum.changes:
            changed = _changed(record, change)
            if changed is not None:
                record = changed
                made.append((erratum, change))
            elif _is_in_its_letters(record, change) and not _has(record, change.after):
                left.append((erratum, change))
    return Corrected(record, tuple(made), tuple(left))


def read_erratum(entry: object, language: str = "") -> ReadEntry[Erratum]:
    """The erratum of an entry: a list of changes, or one. Raises FactError."""
    if not isinstance(entry, dict):
        raise FactError("an erratum must be a mapping of fields, not {entry}", entry=describe_kind(entry))
    changes = entry.get("changes")
    if changes is None:
        changes = [{"before": entry.get("before"), "after": entry.get("after")}]
    if not isinstance(changes, list) or not 0 < len(changes) <= _MAX_CHANGES:
        raise FactError("changes: must be a list with 1 to {most} entries", most=_MAX_CHANGES)
    erratum = Erratum(
        read_number(entry_text(entry.get("number"), "number", _MAX_LENGTH)),
        tuple(_change(change) for change in changes),
        read_day(entry_text(entry.get("since"), "since", _MAX_LENGTH), "since"),
        entry_text(entry.get("source"), "source", _MAX_LENGTH),
    )
    return ReadEntry(erratum, (), tuple(str(field) for field in entry if field not in SHAPED.names))


def _joined(known: Erratum, other: Erratum) -> Erratum | None:
    """Two errata of one card and day are one, with the changes of both."""
    return replace(known, changes=tuple(dict.fromkeys((*known.changes, *other.changes))))


ERRATA: EntryKind[Erratum] = EntryKind(SHAPED, read_erratum, read_number, _joined)


def _change(change: object) -> TextChange:
    if not isinstance(change, dict):
        raise FactError(
            "changes: each must be a mapping of before and after, not {change}", change=describe_kind(change)
        )
    before, after = (entry_text(change.get(side), side, MAX_TEXT_LENGTH) for side in ("before", "after"))
    if not before or not after:
        raise FactError("{field}: is missing", field="after" if before else "before")
    return TextChange(before, after)


def _changed(record: CardRecord, change: TextChange) -> CardRecord | None:
    """The record with a text in place of the one before, wherever that is; None if it is nowhere."""
    values: dict[str, object] = {}
    for field in FIELDS:
        value = value_at(record, field.path)
        match field.kind:
            case TextField() | LineField():
                new: object = _replaced(value, change)
            case LinesField():
                new = tuple(_replaced(line, change) for line in value)
            case TagsField() | SpecialField.NAME:
                # A name or trait changes as a whole.
                new = change.after if value == change.before else value
                if isinstance(value, tuple):
                    new = tuple(change.after if word == change.before else word for word in value)
            case _:
                continue
        if new != value:
            values[field.path] = new
    return with_values(record, values) if values else None


def _is_in_its_letters(record: CardRecord, change: TextChange) -> bool:
    """True if a change can be of a record's language: one in Latin letters is of no Japanese record."""
    return (guessed_language((change.before,)) == "en") != record.language.startswith(("ja", "zh", "ko"))


def _replaced(text: str, change: TextChange) -> str:
    """A text after a change; unchanged if it would get longer than any card's."""
    pattern = _pattern(change.before)
    if re.search(pattern, change.after):
        # A text that is already corrected may contain the old one.
        pattern = f"(?P<corrected>{_pattern(change.after)})|{pattern}"
    places = [match for match in re.finditer(pattern, text) if not match.groupdict().get("corrected")]
    if len(text) + len(places) * len(change.after) > MAX_TEXT_LENGTH:
        return text
    for match in reversed(places):
        text = f"{text[: match.start()]}{change.after}{text[match.end() :]}"
    return text


def _pattern(text: str) -> str:
    """Pattern for a text, however it is broken into lines."""
    return r"\s*".join(map(re.escape, text.split()))


def _has(record: CardRecord, text: str) -> bool:
    words = "".join(text.split())
    printed = (record.name, *record.all_traits, *record.texts())
    return any(words in "".join(part.split()) for part in printed)
