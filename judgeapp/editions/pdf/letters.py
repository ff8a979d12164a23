"""Letters of a page as they are on it, upright: x from the left, y from the top."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple


class Letter(NamedTuple):
    """Letter at its place on a page. `spaced`: white space precedes it, as far as the file says."""

    text: str
    x0: float
    x1: float
    y: float
    size: float
    bold: bool
    spaced: bool


class PageLetters(NamedTuple):
    """Letters of a page; `slanted` are those at an angle to the others, such as a stamp."""

    width: float
    height: float
    letters: tuple[Letter, ...]
    slanted: str


_INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff"


def as_written(code: int) -> str:
    """A letter as people write it: ligatures and radicals of fonts become plain letters. Empty if invisible; a mark if
    the file does not name it."""
    if code in (0, 0xFFFD, 0xFFFE, 0xFFFF) or 0xD800 <= code <= 0xDFFF or code > 0x10FFFF:
        return "\ufffd"
    letter = chr(code)
    if code == 2:  # the library's code for a hyphen that breaks a word
        return "-"
    if letter in _INVISIBLE or unicodedata.category(letter) in ("Cc", "Cs"):
        return ""
    # Only the font itself knows its private letters.
    if unicodedata.category(letter) in ("Co", "Cn"):
        return "\ufffd"
    is_ligature = 0xFB00 <= code <= 0xFB06
    is_radical = 0x2E80 <= code <= 0x2FDF
    return unicodedata.normalize("NFKC", letter) if is_ligature or is_radical else letter
