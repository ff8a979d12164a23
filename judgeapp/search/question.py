"""What a judge types, taken apart: a clause number, or units that are concepts or words."""

from __future__ import annotations

import re
import unicodedata

from msgspec import Struct

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.language.words import STOP_WORDS, words

# 16-4, 16-4., 7.2.2.12, ７－２－２－１２, 16‐4: whatever a keyboard has for a dash.
_NUMBER = re.compile(
    r"(?P<number>\d{1,3}(?:[-.\u2010-\u2015\u2212\u30fc\u3002\u00b7]\d{1,3})*)"
    r"(?P<end>[-.\u2010-\u2015\u2212\u30fc\u3002]?)"
)
_SEPARATOR = re.compile(r"[^\d]")
_FULL_STOPS = ".。"


class Number(Struct, frozen=True):
    """A clause number. `alone`: without what stands below it (written with a full stop)."""

    number: str
    alone: bool


def parse_number(text: str) -> Number | None:
    """The clause number that a text is, or None. Full width digits and dots count too."""
    match = _NUMBER.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if match is None:
        return None
    parts = [str(int(part)) for part in _SEPARATOR.split(match["number"])]
    return Number("-".join(parts), alone=bool(match["end"]) and match["end"] in _FULL_STOPS)


class Unit(Struct, frozen=True):
    """A part of a question that a passage must have.

    text     -- as typed
    folded   -- as compared
    concepts -- ids of the concepts it names; empty for a plain word
    """

    text: str
    folded: str
    concepts: tuple[str, ...] = ()


def units_of(question: str, glossary: Glossary) -> tuple[Unit, ...]:
    """The question as units, in order, each once. Words without meaning are left out as long
    as anything else is there."""
    folded = fold(question)
    units: list[Unit] = []
    at = 0
    for found in glossary.names.find(folded):
        units += _plain(folded, at, found.start)
        text = folded[found.start : found.end]
        units.append(Unit(text, text, found.ids))
        at = found.end
    units += _plain(folded, at, len(folded))
    telling = [u for u in units if u.folded not in STOP_WORDS] or units
    return tuple({u.folded: u for u in telling}.values())


def _plain(folded: str, start: int, end: int) -> list[Unit]:
    """Words that name nothing. A number and the counter behind it are one: "0张"."""
    units: list[Unit] = []
    last_end = -1
    for word in words(folded[start:end]):
        if word.cjk and word.start == last_end and units[-1].text.isdigit():
            counted = units.pop().text + word.text
            units.append(Unit(counted, counted))
        else:
            units.append(Unit(word.text, word.text))
        last_end = word.end
    return units
