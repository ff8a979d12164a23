"""Keyword effects in lines of the table open their concept, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table import Table

KEYWORDS = tuple(c for c in load_concepts() if c.group is ConceptGroup.KEYWORD and c.name("en").startswith("<"))


@pytest.fixture
def lines(qtbot: QtBot) -> LineList:
    lines = LineList("lines")
    qtbot.addWidget(lines)
    lines.resize(500, 300)
    lines.show()
    return lines


def test_a_click_on_a_keyword_opens_it_and_beside_it_does_not(lines: LineList) -> None:
    lines.show_lines([(CitedLine("Guard may block by <Blocker> now", clauses=("12-1@4.2",)), "event")])
    cited: list[str] = []
    opened: list[object] = []
    lines.cited.connect(cited.append)
    lines.opened.connect(opened.append)
    rect = lines.visualRect(lines.model_of_lines.index(0, 0))
    layout, at = lines.layouts.of(lines.shown[0], rect.width()).texts[0]
    line = layout.lineAt(0)
    # cursorToX returns the position on screen and the one in the text.
    x: Any = line.cursorToX(layout.text().index("<") + 3)
    middle = rect.topLeft() + QPoint(
        round(at.x() + (x[0] if isinstance(x, tuple) else x)), round(at.y() + line.height() / 2)
    )
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert cited == ["<Blocker>"]
    assert opened == []
    start = rect.topLeft() + QPoint(round(at.x()) + 4, round(at.y() + line.height() / 2))
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert opened == ["event"]


def test_keys_lead_from_clauses_to_keywords(lines: LineList) -> None:
    lines.show_lines([(CitedLine("<Rush>", clauses=("16-15@4.2",), remark="<Blitz>"), "event")])
    lines.choose(0)
    cited: list[str] = []
    lines.cited.connect(cited.append)
    for _ in range(3):
        QTest.keyClick(lines, Qt.Key.Key_Right)
        QTest.keyClick(lines, Qt.Key.Key_Return)
    assert cited == ["16-15@4.2", "<Rush>", "<Blitz>"]


def test_a_japanese_keyword_has_its_own_brackets(lines: LineList) -> None:
    lines.show_lines([(CitedLine("≪ブロッカー≫を得る"), "event")])
    cited: list[str] = []
    lines.cited.connect(cited.append)
    lines.choose(0)
    QTest.keyClick(lines, Qt.Key.Key_Right)
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert cited == ["≪ブロッカー≫"]
    assert CitedLine("≪リカバリー+1《デッキ》≫と《再起動》").leads == ("≪リカバリー+1《デッキ》≫", "《再起動》")


def test_every_keyword_cited_at_the_table_opens_its_concept(open_table: Callable[[Path], Table], data: Path) -> None:
    table = open_table(data)
    assert len(KEYWORDS) >= 36

    def opened(keyword: Concept) -> Address:
        table.cited_card.cite(keyword.name("en"))
        assert table.cited_card.address is not None
        return table.cited_card.address

    assert [opened(k) for k in KEYWORDS] == [Address(Kind.CONCEPT, k.id) for k in KEYWORDS]
    # With its number, as printed on cards.
    table.cited_card.cite("<Security A. +1>")
    assert table.cited_card.address == Address(Kind.CONCEPT, "security-attack")
    # As printed on Japanese cards.
    table.cited_card.cite("≪ブロッカー≫")
    assert table.cited_card.address == Address(Kind.CONCEPT, "blocker")
    table.cited_card.cite("≪リカバリー+1《デッキ》≫")
    assert table.cited_card.address == Address(Kind.CONCEPT, "recovery")
    table.cited_card.cite("≪再起動≫")
    assert table.cited_card.address == Address(Kind.CONCEPT, "reboot")
