"""The paper of a report: whole texts, and headings that stay with what is below them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from judgeapp.library import Library
from judgeapp.table.report.table_report import ReportRequest, report
from judgeapp.ui.table.report.paper import Paper, ReportPaper
from tests.table.conftest import chosen, planted
from tests.table.tables import LONG
from tests.ui.table.conftest import iter_blocks


def test_every_printed_text_is_complete_on_paper_too(qapp: QApplication, library: Library) -> None:
    tree = planted(LONG)
    for number in range(6):
        tree = chosen(tree, f"attack:Long{number}>player")
        while (asked := tree.game.decision) is not None and asked.kind != "main":
            tree = tree.choose(asked.options[0].key)
        if number not in (0, 5):
            continue
        page_report = report(tree, tree.current, ReportRequest(), library)
        paper = ReportPaper(page_report)
        seen = " ".join(paper._document.toPlainText().split())
        for card in page_report.cards:
            assert " ".join(card.texts[0].lines[0].split()) in seen


def test_on_paper_a_pictures_heading_is_above_it(qapp: QApplication, tmp_path: Path) -> None:
    image = QImage(300, 600, QImage.Format.Format_RGB32)
    image.save(str(tmp_path / "board.png"))
    pages = []
    for lines in range(0, 56, 4):
        paper = Paper("", "en")
        html = "<p>Line</p>" * lines + f'<h2>Position</h2><p><img src="{tmp_path}/board.png"></p>'
        document = paper._fill(paper._empty(9), html)
        heading, picture = document.lastBlock().previous(), document.lastBlock()
        ends = (document.documentLayout().blockBoundingRect(block).bottom() - 1 for block in (heading, picture))
        pages.append([int(end // document.pageSize().height()) for end in ends])
    assert {first == last for first, last in pages} == {True}
    assert {first for first, _ in pages} == {0, 1}


def test_on_paper_no_heading_ends_a_page_with_one_line_below_it(qapp: QApplication) -> None:
    """Outside of tables and at the top of one, where several columns begin."""
    lines = "<h2>Head</h2><p>one</p><p>" + "word " * 60 + "</p>"
    for below in (lines.replace("<p>one</p>", ""), f"<table><tr><td>{lines}</td><td>{lines}</td></tr></table>"):
        places = set()
        for count in range(36, 60):
            paper = Paper("", "en")
            document = paper._fill(paper._empty(9), "<p>Line</p>" * count + below)
            layout, page = document.documentLayout(), document.pageSize().height()
            head = next(block for block in iter_blocks(document) if block.text() == "Head")
            rect, lines_below = layout.blockBoundingRect(head.next()), head.next().layout()
            end = rect.top() + lines_below.lineAt(min(1, lines_below.lineCount() - 1)).rect().bottom()
            top = int(layout.blockBoundingRect(head).top() // page)
            assert top == int((end - 1) // page), count
            places.add(top)
        assert places == {0, 1}
