"""The words that changed between two texts."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from typing import NamedTuple

# A word, a Chinese or Japanese letter, a sign; numbers of clauses are words.
_PART = re.compile(
    r"\d+(?:-\d+)+|[^\W\d_\u3041-\u30ff\u3400-\u9fff]+(?:['’][a-z]+)?|\d+|\S", re.UNICODE
)
_MOST = 4_000  # parts of a text; of longer ones all is marked


class MarkedTexts(NamedTuple):
    """Where `old[start:end]` and `new[start:end]` are not in the other."""

    old: tuple[tuple[int, int], ...]
    new: tuple[tuple[int, int], ...]


def marked(old: str, new: str) -> MarkedTexts:
    one = [(m.start(), m.end()) for m in _PART.finditer(old)]
    other = [(m.start(), m.end()) for m in _PART.finditer(new)]
    if len(one) > _MOST or len(other) > _MOST:
        return MarkedTexts(((0, len(old)),), ((0, len(new)),))
    words = [old[a:b] for a, b in one], [new[a:b] for a, b in other]
    of_old: list[tuple[int, int]] = []
    of_new: list[tuple[int, int]] = []
    for tag, a, b, c, d in SequenceMatcher(None, *words, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        if b > a:
            of_old.append((one[a][0], one[b - 1][1]))
        if d > c:
            of_new.append((other[c][0], other[d - 1][1]))
    return MarkedTexts(tuple(of_old), tuple(of_new))


def told_together(old: str, new: str, went: tuple[str, str], came: tuple[str, str]) -> str:
    """The new text, what came between two signs, and before it what went in its place."""
    one = [(m.start(), m.end()) for m in _PART.finditer(old)]
    other = [(m.start(), m.end()) for m in _PART.finditer(new)]
    words = [old[a:b] for a, b in one], [new[a:b] for a, b in other]
    told, at = "", 0
    for tag, a, b, c, d in SequenceMatcher(None, *words, autojunk=False).get_opcodes():
        start = other[c][0] if c < len(other) else len(new)
        if tag == "equal":
            end = other[d - 1][1]
            told += new[at:end]
            at = end
            continue
        # The space before what changed stays where it is.
        told += new[at:start]
        if b > a:
            told += f"{went[0]}{old[one[a][0] : one[b - 1][1]]}{went[1]}"
            told += " " if d > c or (not told[-1:].isspace() and start < len(new)) else ""
        at = start
        if d > c:
            end = other[d - 1][1]
            told += f"{came[0]}{new[start:end]}{came[1]}"
            at = end
    return told + new[at:]
