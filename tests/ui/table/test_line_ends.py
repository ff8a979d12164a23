"""No line ends with an opening bracket or begins with a closing one: in lists, on cards and on paper."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QTextLine
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.ui.table.board.measures import Measures
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.lines.line_layout import LineLayouts
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.report.paper import Paper
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.lists.rows import Row, RowModel, Run
from judgeapp.ui.widgets.sheets.sheet import Sheet
from judgeapp.ui.widgets.style.line_ends import copied, held

TEXT = "このデジモンは＜ブロッカー＞を得る。≪貫通≫と＜再起動＞も得る。"
WIDTHS = range(60, 260, 7)


def check(lines: list[str]) -> None:
    for line in lines:
        assert line[-1] not in "＜≪", lines
        assert line[0] not in "＞≫。", lines
    assert "".join(lines) == TEXT


@pytest.mark.parametrize("width", WIDTHS)
def test_in_a_list(qapp: QApplication, width: int) -> None:
    (layout, _), *_ = LineLayouts().of(CitedLine(TEXT), width).texts
    lines: list[QTextLine] = [layout.lineAt(n) for n in range(layout.lineCount())]
    check([copied(layout.text()[line.textStart() : line.textStart() + line.textLength()]) for line in lines])
    assert CitedLine(TEXT).spoken == TEXT, "what is copied has nothing in it"


@pytest.mark.parametrize("width", WIDTHS)
def test_no_bracket_stands_alone_behind_a_name_that_is_longer_than_a_line(qapp: QApplication, width: int) -> None:
    (layout, _), *_ = LineLayouts().of(CitedLine("Rex (VenomMyotismonundAndromon) wird"), width).texts
    lines = [layout.lineAt(n) for n in range(layout.lineCount())]
    parts = [layout.text()[line.textStart() : line.textStart() + line.textLength()] for line in lines]
    assert not any(part[0] == ")" or part.rstrip()[-1] == "(" for part in parts), parts
    assert "".join(parts) == layout.text()


def test_a_copied_sentence_has_one_full_stop() -> None:
    line = CitedLine("Player B says nothing further.", aside="B: block?", remark="so far")
    assert line.spoken == "Player B says nothing further. B: block? so far"


@pytest.mark.parametrize("width", WIDTHS)
def test_dots_for_more_clauses_begin_no_line(qapp: QApplication, width: int) -> None:
    line = CitedLine("Counter timing", clauses=("11-1-3", "11-1-4", "11-3-1"), brief=True)
    first, dots = LineLayouts().of(line, width).links
    assert line.written[1] == "…"
    assert dots.top() == first.top()
    assert dots.left() >= first.right()


@pytest.mark.parametrize("width", WIDTHS)
def test_on_a_card(qapp: QApplication, width: int) -> None:
    check([*Measures().small.lines(TEXT, float(width), 40)])


@pytest.mark.parametrize("width", WIDTHS[3:])
def test_on_a_page(qtbot: QtBot, width: int) -> None:
    page = Sheet("page")
    qtbot.addWidget(page)
    page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    page.resize(width, 600)
    page.show_html(f"<p>{TEXT}</p>", QApplication.font())
    page.grab()
    block = page.document().begin()
    laid, text = block.layout(), block.text()
    lines = (laid.lineAt(n) for n in range(laid.lineCount()))
    check([copied(text[line.textStart() : line.textStart() + line.textLength()]) for line in lines])
    assert page.toPlainText() == TEXT
    page.selectAll()
    assert page.createMimeDataFromSelection().text() == TEXT, "what is copied has nothing in it"


class _OneText(Paper):
    def __init__(self) -> None:
        super().__init__("", "ja")
        self._document = self._fill(self._empty(8.0), f"<p>{TEXT * 20}</p>")

    @property
    def lines(self) -> list[str]:
        block = self._document.begin()
        layout = block.layout()
        lines = [layout.lineAt(n) for n in range(layout.lineCount())]
        return [copied(block.text()[line.textStart() : line.textStart() + line.textLength()]) for line in lines]


def test_on_paper(qapp: QApplication) -> None:
    lines = _OneText().lines
    assert len(lines) > 2
    assert not any(line[-1] in "＜≪" or line[0] in "＞≫" for line in lines)
    assert "".join(lines) == TEXT * 20


EMOJI = "🐉🐉 Dragon (🐉) and 🐉🐉🐉🐉🐉🐉🐉🐉🐉 <Blocker> 🐉"


@pytest.mark.parametrize("width", WIDTHS)
def test_letters_for_which_qt_counts_two_places(qtbot: QtBot, width: int) -> None:
    assert "".join(Measures().small.lines(EMOJI, float(width), 40)).replace(" ", "") == EMOJI.replace(" ", "")
    (layout, _), *_ = LineLayouts().of(CitedLine(EMOJI), width).texts
    (underlined,) = layout.formats()
    units = layout.text().encode("utf-16-le")
    assert units[2 * underlined.start :][: 2 * underlined.length].decode("utf-16-le") == "<Blocker>"
    rows = RowModel()
    listing = Listing(rows, "some")
    qtbot.addWidget(listing)
    listing.resize(width, 300)
    rows.show([(Row(title=(Run(EMOJI, "en"),), body=(Run(EMOJI, "en"),)), None)])
    listing.choose(0)
    listing.grab()
    assert listing.visualRect(rows.index(0)).height() > QFontMetricsF(QApplication.font()).height()


def test_html_and_plain_english_stay_unchanged() -> None:
    assert held("<b>Blocker</b>") == "<b>Blocker</b>"
    assert copied(held("<p>" + TEXT)) == "<p>" + TEXT


def test_a_list_is_laid_out_when_it_becomes_visible(qtbot: QtBot) -> None:
    lines = LineList("some")
    qtbot.addWidget(lines)
    lines.show_lines([(CitedLine(TEXT * 4), None), (CitedLine("a short one"), None)])
    lines.fit()
    assert not lines.layouts._kept
    lines.resize(240, 400)
    lines.show()
    long, short = (lines.visualRect(lines.model_of_lines.index(row, 0)) for row in range(2))
    assert (long.width(), long.height() > 3 * short.height()) == (lines.room, True)


def test_only_the_visible_part_of_a_long_list_stays_laid_out(qtbot: QtBot) -> None:
    """A layout takes kilobytes, and a tree may have thousands of lines."""
    layouts, lines = LineLayouts(), [CitedLine(f"Pass {number}\n" * (number % 3 + 1)) for number in range(600)]
    sizes = [layouts.size_of(line, 200) for line in lines]
    assert len(layouts._kept) < 300
    assert sizes == [layouts.size_of(line, 200) for line in lines] == [layouts.of(line, 200).size for line in lines]
    assert len({size.height() for size in sizes}) == 3


@pytest.mark.parametrize(("narrow", "below"), [(True, True), (False, False)])
def test_a_cost_at_the_right_end_parts_no_word(qapp: QApplication, narrow: bool, below: bool) -> None:
    text, aside = "Play Lanternmon 3", "cost 5"
    metrics = QFontMetricsF(QApplication.font())
    beside = 2 * metrics.height() + metrics.horizontalAdvance(aside)
    width = metrics.horizontalAdvance("Lanternmon" if narrow else text) + beside * (0.7 if narrow else 1.5)
    laid = LineLayouts().of(CitedLine(text, number="1", aside=aside), round(width))
    ((layout, at),) = laid.texts
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    shown = [layout.text()[line.textStart() : line.textStart() + line.textLength()].strip() for line in lines]
    assert {word for line in shown for word in line.split()} == {*text.split()}
    bottom = at.y() + layout.boundingRect().height()
    assert (laid.aside.y() > bottom) is below
    assert laid.size.height() > laid.aside.y()
