"""The cards of a report as they are printed: number, facts, texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp.cards.finding import Cards
from judgeapp.engine.cards import Face
from judgeapp.engine.lang import Category
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
        CardOfReport(
            faces[key].number, tuple(_facts(faces[key])),
            (PrintedText("", words.name_on(faces[key]), tuple(_lines(faces[key], first))),
             *_of_library(faces[key], cards, languages)),
        )
        for key in keys if key in faces and key not in BLANKS
    )  # fmt: skip


def _facts(face: Face) -> Iterator[str]:
    if face.category is not Category.DIGIMON:
        yield face.category.value
    if face.level is not None:
        yield f"Lv.{face.level}"
    if face.dp is not None:
        yield f"{face.dp} DP"
    yield from ("/".join(color.value for color in face.colors),)


def _lines(face: Face, language: str) -> Iterator[str]:
    if text := words.text_on(face):
        yield from filter(None, map(str.strip, text.splitlines()))
        return
    for part in words.PARTS:
        for place in range(len(getattr(face, part))):
            yield _PARTS.get(part, "") + words.printed_on(face, f"{part}.{place}", language)


def _of_library(face: Face, cards: Cards | None, languages: Sequence[str]) -> Iterator[PrintedText]:
    card = cards.get(face.number) if cards is not None and face.number else None
    if card is None:
        return
    for record in card.records:
        if record.language in languages and record.name != words.name_on(face):
            lines = (line.strip() for text in record.texts() for line in text.splitlines())
            yield PrintedText(record.language, record.name, tuple(filter(None, lines)))
