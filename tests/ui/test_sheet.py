"""A page of the reader alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.ui.widgets.sheets.sheet import Sheet


@pytest.fixture
def sheet(qtbot: QtBot) -> Sheet:
    sheet = Sheet("A sheet")
    qtbot.addWidget(sheet)
    sheet.resize(400, 200)
    sheet.show()
    return sheet


@pytest.mark.parametrize("lines", [1, 3])
def test_a_short_page_after_a_scrolled_one_starts_at_its_top(sheet: Sheet, lines: int) -> None:
    bar = sheet.verticalScrollBar()
    long = "".join(f'<p><a name="{at}">Line {at} of this page.</a></p>' for at in range(80))
    for anchor in ("", "60"):
        sheet.show_html(long, QApplication.font(), anchor)
        bar.setValue(bar.maximum())
        assert bar.value() > 0
        sheet.show_html("<p>Short.</p>" * lines, QApplication.font())
        assert (bar.value(), bar.maximum()) == (0, 0)


def test_a_reloaded_page_that_became_short_starts_at_its_top(sheet: Sheet) -> None:
    bar = sheet.verticalScrollBar()
    sheet.show_html("<p>Line of this page.</p>" * 80, QApplication.font())
    bar.setValue(bar.maximum())
    sheet.show_html("<p>Short.</p>", QApplication.font(), again=True)
    assert (bar.value(), bar.maximum()) == (0, 0)


def test_the_same_page_is_shown_from_its_top_or_anchor_and_not_laid_out_anew(sheet: Sheet) -> None:
    bar = sheet.verticalScrollBar()
    page = "".join(f'<p><a name="{at}">Line {at} of this page.</a></p>' for at in range(80))
    set_anew: list[bool] = []
    for anchor in ("", "60"):
        sheet.show_html(page, QApplication.font(), anchor)
        first = bar.value()
        set_anew.clear()
        sheet.document().contentsChanged.connect(lambda: set_anew.append(True))
        bar.setValue(bar.maximum())
        sheet.selectAll()
        sheet.show_html(page, QApplication.font(), anchor)
        assert (bar.value(), sheet.textCursor().hasSelection(), set_anew) == (first, False, [])
        sheet.show_html(f"{page}<p>Another.</p>", QApplication.font(), anchor)
        assert set_anew
