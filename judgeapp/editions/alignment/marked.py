"""The words that changed between two texts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from judgeapp.rulebook.passage import Passage

# A word, a Chinese or Japanese character, or a sign; a clause number is one word.
_PART = re.compile(r"\d+(?:-\d+)+|[^\W\d_\u3041-\u30ff\u3400-\u9fff]+(?:['’][a-z]+)?|\d+|\S", re.UNICODE)
_MAX_PARTS = 4_000  # parts of a text; a longer one is marked as a whole

Span = tuple[int, int]


class MarkedTexts(NamedTuple):
    """Spans of both texts that are not in the other: `old[start:end]` and `new[start:end]`."""

    old: tuple[Span, ...]
    new: tuple[Span, ...]


def marked(old: str, new: str, old_links: Sequence[Span] = (), new_links: Sequence[Span] = ()) -> MarkedTexts:
    """`old_links` and `new_links` are positions of clause numbers: they change with every edition, which doesn't change
    the content."""
    old_parts, old_words = _parts(old, old_links)
    new_parts, new_words = _parts(new, new_links)
    if len(old_parts) > _MAX_PARTS or len(new_parts) > _MAX_PARTS:
        return MarkedTexts(((0, len(old)),), ((0, len(new)),))
    of_old: list[Span] = []
    of_new: list[Span] = []
    for tag, a, b, c, d in SequenceMatcher(None, old_words, new_words, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        if b > a:
            of_old.append((old_parts[a][0], old_parts[b - 1][1]))
        if d > c:
            of_new.append((new_parts[c][0], new_parts[d - 1][1]))
    return MarkedTexts(tuple(of_old), tuple(of_new))


def links_in(passage: Passage) -> tuple[Span, ...]:
    """Spans of clause numbers in a passage's text."""
    spans: list[Span] = []
    at = len(passage.heading) + 1 if passage.heading else 0
    for block in passage.blocks:
        spans += ((at + link.start, at + link.end) for link in block.links)
        at += len(block.text) + 1
    return tuple(spans)


def _parts(text: str, links: Sequence[Span]) -> tuple[list[Span], list[str]]:
    """The spans of a text's parts, and the parts to compare."""
    spans = [match.span() for match in _PART.finditer(text)]
    words = ["§" if any(a <= start and end <= b for a, b in links) else text[start:end] for start, end in spans]
    return spans, words


def merged_texts(old: str, new: str, old_links: Sequence[Span], new_links: Sequence[Span]) -> str:
    """The new text with {+additions+}, each after the [-text-] that it replaces."""
    old_parts, old_words = _parts(old, old_links)
    new_parts, new_words = _parts(new, new_links)
    merged, at = "", 0
    for tag, a, b, c, d in SequenceMatcher(None, old_words, new_words, autojunk=False).get_opcodes():
        start = new_parts[c][0] if c < len(new_parts) else len(new)
        if tag == "equal":
            end = new_parts[d - 1][1]
            merged += new[at:end]
            at = end
            continue
        # Keep the space before a change.
        merged += new[at:start]
        if b > a:
            merged += f"[-{old[old_parts[a][0] : old_parts[b - 1][1]]}-]"
            merged += " " if d > c or (not merged[-1:].isspace() and start < len(new)) else ""
        at = start
        if d > c:
            end = new_parts[d - 1][1]
            merged += f"{{+{new[start:end]}+}}"
            at = end
    return merged + new[at:]
