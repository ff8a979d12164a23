"""Bars, arrows and drop-down lists scale with the font size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QScrollBar, QWidget

from judgeapp.ui.table.panels.bar import FIRST
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.forms.fields import ChoiceBox, FittedBox
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox, bar_width
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import pick, window_of


def enlarge(window: Window) -> None:
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    QApplication.processEvents()


def test_scroll_bars_are_wider_at_larger_text(window: Window) -> None:
    def widths() -> set[int]:
        bars = window.columns.findChildren(QScrollBar)
        return {bar.width() for bar in bars if bar.isVisible() and bar.height() > bar.width()}

    before = widths()
    assert before == {bar_width()}
    enlarge(window)
    assert {bar_width()} == widths() != before
    assert min(widths()) >= 1.4 * max(before)
    window.appearance.normal_text()
    QApplication.processEvents()
    assert widths() == before


def test_the_tables_buttons_return_after_larger_text(table: Table) -> None:
    def seen() -> list[str]:
        return [button.text() for button in table.bar.first if button.isVisible()]

    before, window = seen(), table.window()
    assert isinstance(window, Window)
    assert len(before) == FIRST
    enlarge(window)
    window.appearance.normal_text()
    QApplication.processEvents()
    assert seen() == before


def test_at_large_text_the_history_gives_its_room_to_the_board(table: Table) -> None:
    window, left, columns = window_of(table), table.room.left, table.room.columns
    pick(table, "Pass the turn")
    window.resize(1024, 700)
    QApplication.processEvents()
    before = columns.sizes()
    assert left.isVisible()
    enlarge(window)
    QApplication.processEvents()
    assert not left.isVisible()
    assert table.view.width() >= 22 * fonts.em()
    # The key still shows it.
    table.room.toggle_left()
    assert left.isVisible()
    window.appearance.normal_text()
    QApplication.processEvents()
    assert columns.sizes() == before
    assert left.isVisible()


def _arrow(widget: QWidget) -> int:
    """Width in pixels of the arrow at the right end of a combo box."""
    widget.ensurePolished()
    widget.resize(widget.sizeHint())
    high = widget.height()
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    half = picture.copy(picture.width() - high + 6, 4, high - 12, high - 8)
    dark = [
        x
        for x in range(half.width())
        if any(half.pixelColor(QPoint(x, y)).lightness() < 150 for y in range(half.height()))
    ]
    return len(dark)


def test_arrows_are_larger_at_larger_text(window: Window) -> None:
    kinds: tuple[Callable[[], FittedBox | QAbstractSpinBox], ...] = (FittedBox, ChoiceBox, ScaledSpinBox)
    small = [_arrow(make()) for make in kinds]
    enlarge(window)
    assert all(_arrow(make()) >= 1.5 * before > 0 for make, before in zip(kinds, small, strict=True))


def test_at_the_platforms_text_size_the_style_is_unchanged(window: Window) -> None:
    assert bar_width() == QScrollBar().sizeHint().width()


def test_the_tables_columns_grow_with_the_window_until_the_judge_sets_widths(table: Table) -> None:
    window, columns = window_of(table), table.room.columns
    pick(table, "Pass the turn")
    window.resize(1280, 720)
    QApplication.processEvents()
    narrow = columns.sizes()
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert all(now > before for now, before in zip(columns.sizes(), narrow, strict=True))
    assert not table.room.columns.widths
    columns.wants_right = False
    assert table.room.columns.widths == (1, 1, 0), "that it is closed is kept alone"
    columns.wants_right = True
    columns.setSizes([400, 1000, 400])
    columns.splitterMoved.emit(400, 1)
    chosen = table.room.columns.widths
    window.resize(2200, 1080)
    QApplication.processEvents()
    assert table.room.columns.widths == chosen
    assert columns.sizes()[0] == chosen[0]
