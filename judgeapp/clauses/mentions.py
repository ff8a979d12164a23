"""Mentions of clause numbers in running text: 16-4, 16-44@4.2, 4.2:16-44."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_NAMED = re.compile(
    r"(?<![\w.@-])(?:(?P<before>\d{1,3}\.\d{1,3}):)?(?P<number>\d{1,2}(?:-\d{1,2})+)"
    r"(?:@(?P<behind>\d{1,3}\.\d{1,3}))?(?![\w@-])"
)


class ClauseMention(NamedTuple):
    """Position in the text, and the clause: 16-4, or with its edition 16-44@4.2."""

    start: int
    end: int
    clause: str


def mentioned_clauses(text: str) -> Iterator[ClauseMention]:
    """Numbers in a text that may be clauses; whether they exist is not checked."""
    for match in _NAMED.finditer(text):
        number, edition = match["number"], match["behind"] or match["before"]
        clause = f"{number}@{edition}" if edition else number
        yield ClauseMention(match.start(), match.end(), clause)


def by_edition(clause: str, edition: str) -> str:
    """A clause that is mentioned, with its edition; `edition` is that of what names none."""
    return clause if "@" in clause else f"{clause}@{edition}"
