"""Markup: plain text is escaped, HTML is kept, numbers get a column."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import strong
from judgeapp.ui.markup.page_style import PageStyle

PIERCING = "<Piercing> & 1 more"


@pytest.fixture
def style(qapp: QApplication) -> PageStyle:
    return PageStyle.of_application()


def laid_out(inner: str, style: PageStyle) -> QTextDocument:
    document = QTextDocument()
    document.setHtml(style.page(inner))
    return document


def cells(document: QTextDocument) -> list[list[str]]:
    """Texts of the page's only table, row by row."""
    (table,) = (f for f in document.rootFrame().childFrames() if isinstance(f, QTextTable))
    return [
        [table.cellAt(row, column).firstCursorPosition().block().text() for column in range(table.columns())]
        for row in range(table.rows())
    ]


def chapter(number: str) -> parts.Numbered:
    return parts.Numbered(number, Address(Kind.PASSAGE, f"rules:{number}"), "Attacking", "en")


def test_words_are_shown_as_written(style: PageStyle) -> None:
    for part in (parts.label(PIERCING, style), parts.hint(PIERCING, style)):
        assert laid_out(part, style).toPlainText() == PIERCING


def test_html_is_not_escaped_again(style: PageStyle) -> None:
    inner = strong("A &amp; B")
    made = (
        parts.title(inner, style),
        parts.heading(inner, style),
        parts.text(inner, style),
        parts.caption(inner, style),
        parts.item(inner, style),
        parts.links([inner], style),
    )
    for part in made:
        assert laid_out(part, style).toPlainText() == "A & B"


def test_a_table_has_all_cells(style: PageStyle) -> None:
    rows = [["4.", "TS1-004", "no level"], ["17.", "", "not a number"]]
    assert cells(laid_out(parts.table(rows, style), style)) == rows


def test_numbers_are_in_a_column_before_the_rows(style: PageStyle) -> None:
    rows = [chapter("11"), chapter("")]
    assert cells(laid_out(parts.numbered(rows, style), style)) == [["11", "Attacking"], ["", "Attacking"]]


def test_rows_without_numbers_have_no_number_column(style: PageStyle) -> None:
    rows = [chapter(""), chapter("")]
    assert cells(laid_out(parts.numbered(rows, style), style)) == [["Attacking"], ["Attacking"]]


def test_an_empty_list_of_numbered_rows_is_laid_out(style: PageStyle) -> None:
    assert not laid_out(parts.numbered([], style), style).toPlainText().strip()


@pytest.mark.parametrize("make", [parts.note, parts.our_note])
def test_a_note_contains_its_parts(style: PageStyle, make: Callable[[str, PageStyle], str]) -> None:
    inner = parts.label("Example", style, apart=False) + parts.text("A block.", style)
    assert laid_out(make(inner, style), style).toPlainText().split() == ["Example", "A", "block."]


def test_the_purpose_of_a_large_link_leads_there_too(style: PageStyle) -> None:
    address = Address(Kind.DO, "omnibox")
    document = laid_out(parts.large_links([(address, "Ask", "A rule, a term")], style), style)
    hues = {}
    for words in ("Ask", "A rule, a term"):
        letters = document.find(words).charFormat()
        assert letters.anchorHref() == address.url
        hues[words] = letters.foreground().color().name()
    assert hues == {"Ask": style.colours.link, "A rule, a term": style.colours.muted}
