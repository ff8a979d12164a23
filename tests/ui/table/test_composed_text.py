"""Input method text that starts elsewhere reaches the field, and Enter then applies to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QInputMethodQueryEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.engine.identity import Seat
from judgeapp.table.setup import position as at
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import press_key

Start = Callable[[Path], Window]
ENABLED = Qt.InputMethodQuery.ImEnabled


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def composed(preedit: str, committed: str = "") -> None:
    """Send input method text to the focused widget."""
    event = QInputMethodEvent(preedit, [])
    event.setCommitString(committed)
    QApplication.sendEvent(focused(), event)


def is_composed_in(widget: QWidget) -> bool:
    """True if an input method is composing in the widget."""
    query = QInputMethodQueryEvent(ENABLED)
    QApplication.sendEvent(widget, query)
    return widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled) and bool(query.value(ENABLED))


@pytest.mark.parametrize("name", ["A.battle", "A.hand", "Rex"])
def test_composed_text_on_the_board_reaches_the_card_field(table: Table, setup: PositionEditor, name: str) -> None:
    setup.do(lambda scenario: at.add(scenario, Seat.B, "battle", "Rex: Lv.4 red 5000"))
    table.view.setFocus()
    table.view.point_at(name)
    assert is_composed_in(table.view)
    composed("がいあ")
    assert focused() is table.view, "an input method commits what is half composed when the focus leaves"
    composed("", "ガイアフォース")
    composed("", " オプション 赤")
    assert setup.field.hasFocus()
    assert setup.field.text == "ガイアフォース オプション 赤"
    press_key(Qt.Key.Key_Return)
    assert setup.scenario.cards["ガイアフォース"]["category"] == "option"
    assert setup.field.text == ""


def test_the_candidate_window_is_at_the_card_field(table: Table, setup: PositionEditor) -> None:
    table.view.setFocus()
    rectangle = Qt.InputMethodQuery.ImCursorRectangle
    query = QInputMethodQueryEvent(rectangle)
    QApplication.sendEvent(table.view, query)
    at_field = table.view.mapFromGlobal(setup.field.mapToGlobal(setup.field.rect().center()))
    assert abs(query.value(rectangle).center().y() - at_field.y()) < setup.field.height()


def test_no_text_is_composed_on_a_board_in_play(table: Table) -> None:
    table.view.setFocus()
    assert not is_composed_in(table.view)


def test_composed_text_on_a_page_and_in_the_results_begins_a_question(start: Start, data: Path, qtbot: QtBot) -> None:
    window = start(data)
    field, columns = window.omnibox, window.columns
    for widget in (columns.reader.sheet, columns.results.listing):
        field.setText("blocker")
        qtbot.waitUntil(lambda: window.is_idle and columns.results.listing.isVisible())
        widget.setFocus()
        assert focused() is widget
        assert is_composed_in(widget)
        for _ in range(2):
            composed("ぶろ")
            composed("")
            assert field.text() == "blocker", "it was given up"
        composed("ぶろ")
        composed("", "ブロッカー")
        assert field.hasFocus()
        assert field.text() == "ブロッカー"
