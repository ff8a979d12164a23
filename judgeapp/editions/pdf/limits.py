"""Limits of a PDF, and the exit statuses of its reader when they are exceeded."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.editions.edition import PrintedLine

MAX_PAGES = 800
MAX_LETTERS = 40_000  # of a page
MAX_IN_ALL = 4_000_000
PAGE_S, WHOLE_S = 6.0, 40.0
MAX_MEMORY = 400_000_000  # bytes
MAX_ANSWER = 64_000_000  # bytes

TOO_LONG, TOO_MUCH = 91, 92  # exit statuses


class PdfLines(Struct, frozen=True):
    """Lines that were read; or the refusal and its mend, as texts to translate."""

    lines: tuple[PrintedLine, ...] = ()
    wrong: str = ""
    words: dict[str, int] = {}
    mend: str = ""
