"""The text of a clause as rule and examples, apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgeapp.rulebook.passage import Block, BlockKind

_EXAMPLE = re.compile(r"[(（\[［【]?\s*(?:例|examples?|e\.g\.|ex\.|beispiele?|z\.\s?b\.)\s*\d*\s*[:：.]", re.IGNORECASE)
_OPENING, _CLOSING = "(（[［", ")）]］"


def blocks_of(text: str) -> Iterator[Block]:
    """The rule and its examples, apart. An example in brackets runs to the one that closes it, any
    other to the end of its paragraph."""
    at = 0
    for match in _EXAMPLE.finditer(text):
        start = match.start()
        if start < at or not _opens_example(text, match):
            continue
        bracket = match[0][0] in _OPENING
        end = _closing(text, start) if bracket else (text.find("\n", start) % (len(text) + 1))
        yield from _block(BlockKind.TEXT, text[at:start])
        yield from _block(BlockKind.EXAMPLE, text[start:end])
        at = end
    yield from _block(BlockKind.TEXT, text[at:])


def _opens_example(text: str, match: re.Match[str]) -> bool:
    """Only a bracket opens one inside a line: "for example:" does not."""
    begins = match.start() == 0 or text[match.start() - 1] == "\n"
    return begins or match[0][0] in _OPENING


def _block(kind: BlockKind, text: str) -> Iterator[Block]:
    if text := text.strip():
        yield Block(kind, text)


def _closing(text: str, start: int) -> int:
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] in _OPENING) - (text[at] in _CLOSING)
        if depth == 0:
            return at + 1
    return len(text)
