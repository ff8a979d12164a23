"""Lines of a terminal, whose letters are one cell wide or, of Chinese and Japanese, two."""

from __future__ import annotations

import re
from textwrap import wrap
from unicodedata import combining, east_asian_width

# What does not begin a line, and what does not end one.
_NOT_FIRST = "、。，．：；！？）」』】〉》”’ー々…%"
_NOT_LAST = "（「『【〈《“‘"


def cells(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(_width(letter) for letter in text)


def padded(text: str, wanted: int) -> str:
    """A text with spaces behind it, so that it takes that many cells at least."""
    return text + " " * (wanted - cells(text))


def wrapped_to(text: str, width: int, *, before: str = "", after: str = "") -> list[str]:
    """The lines of a text that are at most `width` cells wide. The first has `before` in front of
    it, each other one has `after`."""
    text = " ".join(text.split())
    if cells(text) == len(text):
        return wrap(text, width, initial_indent=before, subsequent_indent=after)
    lines: list[str] = []
    line = before
    is_empty = True
    for part in _parts(text):
        if not is_empty and cells(line) + cells(part.rstrip()) > width:
            lines.append(line.rstrip())
            line, is_empty = after, True
        line += part.lstrip() if is_empty else part
        is_empty = is_empty and not part.strip()
    return [*lines, line.rstrip()] if not is_empty else lines


def _parts(text: str) -> list[str]:
    """What stays on one line: a word with the space before it, or a wide letter with the signs that
    can't stand alone."""
    parts: list[str] = []
    joins = False
    for piece in re.findall(r"\s*(?:[^\s\u1100-\uffff]+|\S)", text):
        if parts and not piece[0].isspace() and (joins or piece[0] in _NOT_FIRST):
            parts[-1] += piece
        else:
            parts.append(piece)
        joins = piece[-1] in _NOT_LAST
    return parts


def _width(letter: str) -> int:
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1
