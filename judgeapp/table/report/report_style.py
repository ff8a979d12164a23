"""Styles of a report: in a browser, light or dark as the system is and light on paper; and on the pages that the window
itself prints, whose layout knows less, and where Qt takes margins for dots of the page and padding for pixels."""

from __future__ import annotations

from importlib.resources import files

SCREEN, PAPER = ((files(__package__) / f"{style}.css").read_text(encoding="utf-8") for style in ("screen", "paper"))


def table_html(kind: str, rows: str) -> str:
    """Table as wide as its page."""
    return f'<table class="{kind}" width="100%" cellspacing="0" cellpadding="0">{rows}</table>'
