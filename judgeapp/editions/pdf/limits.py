"""How much a PDF may be, and what the process that reads it ends with where it is more."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.editions.edition import PrintedLine

MOST_PAGES = 800
MOST_LETTERS = 40_000  # of a page
MOST_IN_ALL = 4_000_000
PAGE_S, WHOLE_S = 6.0, 40.0
MOST_MEMORY = 400_000_000  # bytes
MOST_ANSWER = 64_000_000  # bytes

TOO_LONG, TOO_MUCH = 91, 92  # exit statuses


class PdfLines(Struct, frozen=True):
    """What was read; or what is wrong with its words, and how to mend it, as they are looked up in
    the language that is spoken."""

    lines: tuple[PrintedLine, ...] = ()
    wrong: str = ""
    words: dict[str, int] = {}
    mend: str = ""
