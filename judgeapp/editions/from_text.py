"""Plain text and Markdown as lines. Form feeds part its pages."""

from __future__ import annotations

import re

from judgeapp.editions.edition import PrintedLine
from judgeapp.messages.errors import InputError

MOST_LINES = 60_000
_LONGEST_LINE = 20_000
_HEADING = re.compile(r"(?P<marks>#{1,6})\s+\S")
# What no rulebook has, and a terminal or a page would stumble over.
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ufeff\u200b-\u200d\u2060]|\u00ad(?!\s*$)")


def lines_of_text(text: str, *, markdown: bool = False) -> tuple[PrintedLine, ...]:
    """The lines that are not blank. Raises InputError for a text that no rulebook can be."""
    lines: list[PrintedLine] = []
    # A text of which another program has wrapped the lines has no blank ones in between.
    for page, printed in enumerate(_plain(text).split("\f"), start=1):
        opens = True
        for raw in printed.split("\n"):
            if not raw.strip():
                opens = True
                continue
            level = len(match["marks"]) if markdown and (match := _HEADING.match(raw)) else 0
            lines.append(PrintedLine(page, _line(raw), level=level, opens=opens))
            opens = False
            if len(lines) > MOST_LINES:
                raise InputError("the text has more than {most:,} lines", most=MOST_LINES)
    if not lines:
        raise InputError("there is no text in it")
    return tuple(lines)


def _plain(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return re.sub("[\u2028\u2029\x0b\x85]", "\n", text)


def _line(raw: str) -> str:
    if len(raw) > _LONGEST_LINE:
        raise InputError("a line of the text has more than {most:,} characters", most=_LONGEST_LINE)
    return _CONTROL.sub("", raw).strip()
