"""The cards of a report as they are printed: number, facts, texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.record import CardRecord
from judgeapp.engine.state.cards import Face
from judgeapp.language.folding import fold
from judgeapp.scenario.table import BLANKS
from judgeapp.table import words
from judgeapp.table.board.text import facts_line
from judgeapp.table.rendering.texts import board_text
from judgeapp.table.report.wording import word

# Parts of a card whose effects get a label in a report.
_LABELLED = ("inherited", "link_effects")


class PrintedText(Struct, frozen=True):
    """Printed texts of a card in a language; empty for the one on the table if a reader has asked for that."""

    language: str
    name: str
    lines: tuple[str, ...]


class CardOfReport(Struct, frozen=True):
    """Card of a report; its texts as on the table first, then from the library in other languages."""

    number: str
    facts: str
    texts: tuple[PrintedText, ...]


def printed_cards(
    faces: Mapping[str, Face], keys: Sequence[str], cards: Cards | None, languages: Sequence[str]
) -> tuple[CardOfReport, ...]:
    """The cards with these faces. `languages`: those of the reader; the library gives those it has."""
    return tuple(_card(faces[key], cards, languages) for key in keys if key in faces and key not in BLANKS)


def _card(face: Face, cards: Cards | None, languages: Sequence[str]) -> CardOfReport:
    card = cards.get(face.number) if cards is not None and face.number else None
    records = card.records if card is not None else ()
    name = words.name_on(face)
    language = next((record.language for record in records if record.name == name), "")
    asked = [language_ or "en" for language_ in languages] or ["en"]
    lines = tuple(_lines(face, records, asked[0]))
    on_table = PrintedText("" if language in asked else language, name, lines)
    others = (
        PrintedText(record.language, record.name, _with_inherited("\n".join(record.texts()), (record.inherited,)))
        for record in records
        if record.language in languages and record.name != name
    )
    return CardOfReport(face.number, board_text(facts_line(face).explanation), (on_table, *others))


def _lines(face: Face, records: Sequence[CardRecord], language: str) -> Iterator[str]:
    def printed(part: str) -> list[str]:
        return [words.printed_on(face, f"{part}.{place}", language) for place in range(len(getattr(face, part)))]

    if text := words.text_on(face):
        inherited = (*(record.inherited for record in records), " ".join(printed("inherited")))
        yield from _with_inherited(text, inherited if face.inherited else ())
        return
    for part in words.PARTS:
        yield from (word(part, text=text) if part in _LABELLED else text for text in printed(part))


def _with_inherited(text: str, inherited: Sequence[str]) -> tuple[str, ...]:
    """The lines of a text, with a word before the inherited effect: the Digimon itself does not have it (15-3-1).
    `inherited`: how that may be written. It stands after the effects, so that the last lines that say it are it."""
    lines = tuple(line for line in map(str.strip, text.splitlines()) if line)
    letters = {_letters(text) for text in inherited} - {""}
    for first in reversed(range(len(lines))):
        if any(_letters(" ".join(lines[first:end])) in letters for end in range(first + 1, len(lines) + 1)):
            return (*lines[:first], word("inherited", text=lines[first]), *lines[first + 1 :])
    return lines


def _letters(text: str) -> str:
    """Letters of a text, ignoring its spacing and brackets."""
    return "".join(fold(text).split())
