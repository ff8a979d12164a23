"""Styles of a report: in a browser, light or dark as the system is and light on paper; and on the pages that the window
itself prints, whose layout knows less, and where Qt takes margins for dots of the page and padding for pixels."""

from __future__ import annotations

import html
from collections.abc import Sequence
from importlib.resources import files
from itertools import zip_longest

SCREEN, PAPER = ((files(__package__) / f"{style}.css").read_text(encoding="utf-8") for style in ("screen", "paper"))


def html_page(title: str, body: str, *, language: str, style: str, safe: str) -> str:
    """Document of escaped parts, in which nothing is run or fetched unless the policy `safe` allows it."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{safe}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def table_html(kind: str, rows: str) -> str:
    """Table as wide as its page."""
    return f'<table class="{kind}" width="100%" cellspacing="0" cellpadding="0">{rows}</table>'


def position_html(lines: Sequence[tuple[str, int]]) -> str:
    """A board as indented lines of text, from lines with their depth. A zone is the heading of its cards; a card is no
    heading of those under it."""
    rows = []
    for (text, depth), below in zip_longest(lines, lines[1:]):
        is_zone = below is not None and depth < min(below[1], 2)
        of = f"in{min(depth, 4)}{' zone' if is_zone else ''}"
        rows.append(f'<p class="{of}">{html.escape(" ".join(text.split()))}</p>')
    return "".join(rows)
