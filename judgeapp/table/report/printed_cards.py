"""The cards of a report as they are printed: number, facts, texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp.cards.finding import Cards
from judgeapp.cards.record import CardRecord
from judgeapp.engine.cards import Face
from judgeapp.engine.lang import Category
from judgeapp.language.folding import fold
from judgeapp.scenario.table import BLANKS
from judgeapp.table import words

# What a part is called where a text is put together from its effects.
_PARTS = {"inherited": "Inherited: ", "security": "", "link_effects": "Link: "}


class PrintedText(Struct, frozen=True):
    """What is printed on a card in a language; empty for the one that lies on the table."""

    language: str
    name: str
    lines: tuple[str, ...]


class CardOfReport(Struct, frozen=True):
    """texts -- as it lies on the table first, then from the library in other languages"""

    number: str
    facts: tuple[str, ...]
    texts: tuple[PrintedText, ...]


def printed_cards(
    faces: Mapping[str, Face], keys: Sequence[str], cards: Cards | None, languages: Sequence[str]
) -> tuple[CardOfReport, ...]:
    """The cards with these faces. `languages`: those that who reads it reads; the library says what
    it has of them."""
    first = (languages[0] if languages else "") or "en"
    return tuple(
        _printed(faces[key], _records(faces[key], cards), languages, first)
        for key in keys
        if key in faces and key not in BLANKS
    )


def _printed(
    face: Face, records: Sequence[CardRecord], languages: Sequence[str], first: str
) -> CardOfReport:
    on_table = PrintedText("", words.name_on(face), tuple(_lines(face, records, first)))
    return CardOfReport(
        face.number, tuple(_facts(face)), (on_table, *_of_library(face, records, languages))
    )


def _records(face: Face, cards: Cards | None) -> Sequence[CardRecord]:
    card = cards.get(face.number) if cards is not None and face.number else None
    return card.records if card is not None else ()


def _facts(face: Face) -> Iterator[str]:
    if face.category is not Category.DIGIMON:
        yield face.category.value
    if face.level is not None:
        yield f"Lv.{face.level}"
    if face.dp is not None:
        yield f"{face.dp} DP"
    yield from ("/".join(color.value for color in face.colors),)


def _lines(face: Face, records: Sequence[CardRecord], language: str) -> Iterator[str]:
    if text := words.text_on(face):
        inherited = " ".join(
            words.printed_on(face, f"inherited.{place}", language)
            for place in range(len(face.inherited))
        )
        below = (*(record.inherited for record in records), inherited) if face.inherited else ()
        yield from _with_inherited(_split(text), below)
        return
    for part in words.PARTS:
        for place in range(len(getattr(face, part))):
            yield _PARTS.get(part, "") + words.printed_on(face, f"{part}.{place}", language)


def _of_library(
    face: Face, records: Sequence[CardRecord], languages: Sequence[str]
) -> Iterator[PrintedText]:
    for record in records:
        if record.language in languages and record.name != words.name_on(face):
            lines = _with_inherited(_split("\n".join(record.texts())), (record.inherited,))
            yield PrintedText(record.language, record.name, lines)


def _split(text: str) -> list[str]:
    return [line for line in map(str.strip, text.splitlines()) if line]


def _with_inherited(lines: Sequence[str], inherited: Sequence[str]) -> tuple[str, ...]:
    """The lines, with a word before the inherited effect: the Digimon itself does not have it
    (15-3-1). `inherited`: how that may be written. It stands after the effects, so that the last
    lines that say it are it."""
    wanted = {_letters(one) for one in inherited} - {""}
    for first in reversed(range(len(lines))):
        if any(_letters(" ".join(lines[first:end])) in wanted
               for end in range(first + 1, len(lines) + 1)):  # fmt: skip
            marked = _PARTS["inherited"] + lines[first]
            return (*lines[:first], marked, *lines[first + 1 :])
    return tuple(lines)


def _letters(text: str) -> str:
    """What is said, however it is spaced and whatever brackets it has."""
    return "".join(fold(text).split())
