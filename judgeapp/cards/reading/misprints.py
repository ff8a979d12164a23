"""Misprints of cards, and their corrections: faults of print, and lost icons. Both are in the phrase book as data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.files.packaged import packaged_documents


class PrintFault(StrEnum):
    """Reason for reading a text differently from its print."""

    WORD_MISSPELLED = "word-misspelled"
    WORD_TWICE = "word-twice"
    WORD_LEFT_OUT = "word-left-out"
    SPACE_LEFT_OUT = "space-left-out"
    SIGN_WRONG = "sign-wrong"
    APOSTROPHE_WRONG = "apostrophe-wrong"
    ICON_LOST = "icon-lost"


class PrintCorrection(Struct, frozen=True):
    """Correction of a print: its span in the original text, the words there, their replacement and why."""

    start: int
    end: int
    printed: str
    read: str
    why: PrintFault


class FaultyPrint(Struct, frozen=True, forbid_unknown_fields=True):
    """Misprint on cards: `printed`, a regular expression, is read as `read`; `seen` is an example."""

    printed: str
    read: str
    seen: str

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self.printed, re.IGNORECASE)

    def mended(self, match: re.Match[str]) -> str:
        """Corrected text; the printed one if the correction would change the meaning."""
        read = match.expand(self.read)
        return read if _says(read) == _says(match[0]) else match[0]


class LostIcon(Struct, frozen=True, forbid_unknown_fields=True):
    """Icon missing before its reminder text: a regular expression for the start of the text, and the replacement."""

    note: str
    icon: str

    @property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self.note, re.IGNORECASE)


# Made ready by the one thread that imports it, as the effect language is.
msgspec.json.Decoder(FaultyPrint)
msgspec.json.Decoder(LostIcon)

_NAMES = re.compile(r"[^\[\].\n]+(?=\])|「[^「」]*」|<[^<>]*>")
_NUMBERS = re.compile(r"\d+")
# Who is spoken of, and whether something may, must or can't be done.
_WHO = re.compile(
    r"\b(?:you|opponent|they|their|players?|other|may|can(?!')|can't|must|would|don't|not|no|instead)"
    r"(?![a-z])|自分|相手|お互い|他の|でき|できない|られる|ない"
)


def _says(text: str) -> tuple[object, ...]:
    """Content that no correction may change."""
    plain = text.lower().replace("opponents", "opponent").replace("your", "you")
    names = [name.lower() for name in _NAMES.findall(text)]
    return names, _NUMBERS.findall(text), set(_WHO.findall(plain))


@cache
def misprints(language: str) -> tuple[tuple[PrintFault, FaultyPrint], ...]:
    """Known faults of print in a language, in the order of their mending."""
    return tuple(
        (PrintFault(section["misprints"]), fault)
        for section in sections("misprints")
        for fault in msgspec.convert(section.get(language, ()), type=tuple[FaultyPrint, ...])
    )


@cache
def lost_icons(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """The notes that identify a lost icon, and the icons."""
    (document,) = sections("lost-icons")
    by_language = msgspec.convert(document["lost-icons"], type=dict[str, tuple[LostIcon, ...]])
    return tuple((icon.pattern, icon.icon) for icon in by_language.get(language, ()))


@cache
def sections(name: str) -> tuple[Mapping[str, Any], ...]:
    """Documents of a file of the phrase book."""
    return packaged_documents(__package__, f"phrasebook/{name}.yaml")
