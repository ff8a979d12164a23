"""Parts of printed pages as HTML, and their styles: in a browser, light or dark as the system is and light on paper;
and on the pages that the window itself prints, whose layout knows less, and where Qt takes margins for dots of the page
and padding for pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import zip_longest

from judgeapp.clauses.citing import citation
from judgeapp.table.report.clause_texts import ClauseText, foreign_signs, language_sign
from judgeapp.table.report.ruling import ruling_html
from judgeapp.table.report.wording import word

SCREEN, PAPER = ((files(__package__) / f"{style}.css").read_text(encoding="utf-8") for style in ("screen", "paper"))


def html_page(title: str, body: str, *, language: str, style: str, safe: str) -> str:
    """Document of a title and escaped body, in which nothing is run or fetched unless the policy `safe` allows it."""
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{safe}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def line_html(text: str) -> str:
    """A text on one line."""
    return escape(" ".join(text.split()))


def text_html(text: str) -> str:
    """A text with its lines."""
    return escape(text).replace("\n", "<br>")


def heading_html(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph_html(kind: str, text: str) -> str:
    """A paragraph of a kind of the style, from an escaped text."""
    return f'<p class="{kind}">{text}</p>'


def table_html(kind: str, rows: str) -> str:
    """Table as wide as its page."""
    return f'<table class="{kind}" width="100%" cellspacing="0" cellpadding="0">{rows}</table>'


def position_html(lines: Sequence[tuple[str, int]]) -> str:
    """A board as indented lines of text, from lines with their depth."""
    return "".join(
        paragraph_html(f"in{min(depth, 4)}{' zone' if is_zone else ''}", line_html(text))
        for text, depth, is_zone in with_zones(lines)
    )


def with_zones(lines: Sequence[tuple[str, int]]) -> Iterator[tuple[str, int, bool]]:
    """Lines with their depth, and true for a zone: the heading of its cards; a card is no heading of those under it."""
    for (text, depth), below in zip_longest(lines, lines[1:]):
        yield text, depth, below is not None and depth < min(below[1], 2)


def lines_of_record(text: str) -> list[tuple[str, int]]:
    """Lines of a record, set in by two spaces a step, with their depth."""
    return [(line.strip(), (len(line) - len(line.lstrip(" "))) // 2) for line in text.splitlines() if line.strip()]


def decided_html(ruling: str) -> str:
    """A ruling below its label, or that none is written."""
    text = ruling_html(ruling) if ruling.strip() else paragraph_html("none", escape(word("no-ruling")))
    label = paragraph_html("label", escape(word("ruling")))
    return table_html("ruling", f'<tr><td class="said">{label}\n{text}</td></tr>')


def clauses_html(clauses: Sequence[ClauseText], languages: Sequence[str]) -> str:
    """Clauses in their words, for a reader of these languages."""
    rows = []
    for clause in clauses:
        paragraphs = []
        for index, quote in enumerate(clause.words):
            language = escape(quote.language)
            signs = filter(None, (quote.place, language_sign(quote.language, languages)))
            where = "".join(f' <span class="where">{line_html(sign)}</span>' for sign in signs)
            kind = f"{'other' if index else 'first'} {language}"
            paragraphs.append(f'<p class="{kind}" lang="{language}">{line_html(quote.text)}{where}</p>')
        cell = "".join(paragraphs) or paragraph_html("first", escape(word("none")))
        rows.append(f'<tr><td class="number">{line_html(citation(clause.number))}</td><td>{cell}</td></tr>')
    notes = (word("untranslated", sign=sign) for sign in foreign_signs(clauses, languages))
    return table_html("clauses", "".join(rows)) + "".join(paragraph_html("note", escape(note)) for note in notes)
