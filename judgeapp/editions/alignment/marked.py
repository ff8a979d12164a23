"""The words that changed between two texts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from judgeapp.rulebook.passage import Passage

# A word, a Chinese or Japanese letter, a sign; numbers of clauses are words.
_PART = re.compile(r"\d+(?:-\d+)+|[^\W\d_\u3041-\u30ff\u3400-\u9fff]+(?:['’][a-z]+)?|\d+|\S", re.UNICODE)
_MOST = 4_000  # parts of a text; of longer ones all is marked


Span = tuple[int, int]


class MarkedTexts(NamedTuple):
    """Where `old[start:end]` and `new[start:end]` are not in the other."""

    old: tuple[tuple[int, int], ...]
    new: tuple[tuple[int, int], ...]


def marked(old: str, new: str, old_links: Sequence[Span] = (), new_links: Sequence[Span] = ()) -> MarkedTexts:
    """`old_links` and `new_links` are where numbers of clauses stand: they change with every
    edition, and that is no change of what is said."""
    one = [(m.start(), m.end()) for m in _PART.finditer(old)]
    other = [(m.start(), m.end()) for m in _PART.finditer(new)]
    if len(one) > _MOST or len(other) > _MOST:
        return MarkedTexts(((0, len(old)),), ((0, len(new)),))
    words = _words(old, one, old_links), _words(new, other, new_links)
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


def links_in(passage: Passage) -> tuple[Span, ...]:
    """Where numbers of clauses stand in its text."""
    found: list[Span] = []
    at = len(passage.heading) + 1 if passage.heading else 0
    for block in passage.blocks:
        found += ((at + link.start, at + link.end) for link in block.links)
        at += len(block.text) + 1
    return tuple(found)


def _words(text: str, parts: Sequence[Span], links: Sequence[Span]) -> list[str]:
    return ["§" if any(a <= start and end <= b for a, b in links) else text[start:end] for start, end in parts]


def told_together(
    old: str,
    new: str,
    went: tuple[str, str],
    came: tuple[str, str],
    old_links: Sequence[Span] = (),
    new_links: Sequence[Span] = (),
) -> str:
    """The new text, what came between two signs, and before it what went in its place."""
    one = [(m.start(), m.end()) for m in _PART.finditer(old)]
    other = [(m.start(), m.end()) for m in _PART.finditer(new)]
    words = _words(old, one, old_links), _words(new, other, new_links)
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
