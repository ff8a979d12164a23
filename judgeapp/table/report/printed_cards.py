"""The cards of a report as they are printed: number, facts, texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.record import CardRecord
from judgeapp.engine.state.cards import Face
from judgeapp.language.folding import fold
from judgeapp.scenario.table import BLANKS
from judgeapp.table import words
from judgeapp.table.board.text import facts_line
from judgeapp.table.report.wording import ReportWording

# Parts of a card whose effects get a label in a report.
_PARTS = ("inherited", "link_effects")


class PrintedText(Struct, frozen=True):
    """Printed texts of a card in a language; empty for the one on the table."""

    language: str
    name: str
    lines: tuple[str, ...]


class CardOfReport(Struct, frozen=True):
    """Card of a report; its texts as on the table first, then from the library in other languages."""

    number: str
    facts: str
    texts: tuple[PrintedText, ...]


def printed_cards(
    faces: Mapping[str, Face],
    keys: Sequence[str],
    cards: Cards | None,
    languages: Sequence[str],
    wording: ReportWording,
) -> tuple[CardOfReport, ...]:
    """The cards with these faces. `languages`: those of the reader; the library gives those it has."""
    printing = _Printing(languages, wording)
    return tuple(
        printing.card(faces[key], _records(faces[key], cards)) for key in keys if key in faces and key not in BLANKS
    )


def _records(face: Face, cards: Cards | None) -> Sequence[CardRecord]:
    card = cards.get(face.number) if cards is not None and face.number else None
    return card.records if card is not None else ()


class _Printing(NamedTuple):
    """Languages in which cards are read, and the words that label them."""

    languages: Sequence[str]
    wording: ReportWording

    def card(self, face: Face, records: Sequence[CardRecord]) -> CardOfReport:
        on_table = PrintedText("", words.name_on(face), tuple(self._lines(face, records)))
        facts = self.wording.line(facts_line(face).explanation)
        return CardOfReport(face.number, facts, (on_table, *self._of_library(face, records)))

    def _lines(self, face: Face, records: Sequence[CardRecord]) -> Iterator[str]:
        language = (self.languages[0] if self.languages else "") or "en"
        if text := words.text_on(face):
            inherited = " ".join(
                words.printed_on(face, f"inherited.{place}", language) for place in range(len(face.inherited))
            )
            below = (*(record.inherited for record in records), inherited)
            yield from self._with_inherited(_split(text), below if face.inherited else ())
            return
        for part in words.PARTS:
            for place in range(len(getattr(face, part))):
                yield self._named(part, words.printed_on(face, f"{part}.{place}", language))

    def _of_library(self, face: Face, records: Sequence[CardRecord]) -> Iterator[PrintedText]:
        for record in records:
            if record.language in self.languages and record.name != words.name_on(face):
                text = _split("\n".join(record.texts()))
                lines = self._with_inherited(text, (record.inherited,))
                yield PrintedText(record.language, record.name, lines)

    def _named(self, part: str, text: str) -> str:
        return self.wording.words[part].format(text=text) if part in _PARTS else text

    def _with_inherited(self, lines: Sequence[str], inherited: Sequence[str]) -> tuple[str, ...]:
        """The lines, with a word before the inherited effect: the Digimon itself does not have it (15-3-1).
        `inherited`: how that may be written. It stands after the effects, so that the last lines that say it are it."""
        letters = {_letters(text) for text in inherited} - {""}
        for first in reversed(range(len(lines))):
            if any(_letters(" ".join(lines[first:end])) in letters for end in range(first + 1, len(lines) + 1)):
                marked = self._named("inherited", lines[first])
                return (*lines[:first], marked, *lines[first + 1 :])
        return tuple(lines)


def _split(text: str) -> list[str]:
    return [line for line in map(str.strip, text.splitlines()) if line]


def _letters(text: str) -> str:
    """Letters of a text, ignoring its spacing and brackets."""
    return "".join(fold(text).split())
