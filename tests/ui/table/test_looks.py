"""The table on a small screen, in large type, in light and dark; and its parts as lists."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QPlainTextEdit,
)
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from judgeapp.ui.table.lines.cited_line import CitedLine, CitedLineModel, LineKind
from judgeapp.ui.table.lines.line_layout import keyword_at
from judgeapp.ui.table.lines.line_list import LineList, OptionList
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import press, window_of


def test_the_table_fits_a_small_screen_at_large_text(qtbot: QtBot, table: Table) -> None:
    window = window_of(table)
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    QApplication.processEvents()
    window.resize(1280, 720)
    for show in (
        table.show_board,
        table.pages_controller.argue,
        table.pages_controller.report,
        table.seating.show_scenes,
    ):
        show()
        QApplication.processEvents()
        assert window.minimumSizeHint().height() <= 720, show.__name__
        assert window.minimumSizeHint().width() <= 1280, show.__name__
    window.appearance.normal_text()


def test_choices_regain_their_height_when_text_is_small_again(qtbot: QtBot, table: Table) -> None:
    window = window_of(table)

    def heights() -> list[tuple[int, int]]:
        sizes = []
        for show in (table.pages_controller.argue, table.pages_controller.explore, table.toggle_by_hand):
            show()
            qtbot.waitUntil(lambda: window.is_idle)
            QApplication.processEvents()
            boxes = window.findChildren(QComboBox)
            sizes += [(box.height(), box.width()) for box in boxes if box.isVisible()]
        table.toggle_by_hand()
        table.show_board()
        return sizes

    before = heights()
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    assert heights() != before
    window.appearance.normal_text()
    assert heights() == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_follows_the_scheme(table: Table, scheme: str) -> None:
    window = window_of(table)
    window.appearance.use_scheme(scheme)
    press(table, Qt.Key.Key_F5)
    shown = table.decision.options.grab().toImage()
    light = [
        shown.pixelColor(x, y).lightness() > 128
        for x in range(0, shown.width(), 4)
        for y in range(0, shown.height(), 4)
    ]
    assert (sum(light) > len(light) / 2) == (scheme == "light")
    window.appearance.use_scheme("system")


def test_every_control_of_the_table_has_a_name(table: Table) -> None:
    kinds = (QLineEdit, QPlainTextEdit, QComboBox, QAbstractItemView, QAbstractButton, QGraphicsView)
    for page in (table.show_board, table.pages_controller.argue, table.pages_controller.report, table.toggle_by_hand):
        page()
        for kind in kinds:
            for control in table.findChildren(kind):
                internal = control.objectName().startswith("qt_") or not control.isVisible()
                text = control.text() if isinstance(control, QAbstractButton) else ""
                assert internal or control.accessibleName() or text, (page.__name__, control)


def test_the_line_model_passes_the_model_tester(qtmodeltester: ModelTester) -> None:
    model = CitedLineModel(lambda _: QSize(80, 20))
    model.show([(CitedLine("head", kind=LineKind.HEAD), None), (CitedLine("one", 1, "1", ("1-1@4.2",)), 1)])
    qtmodeltester.check(model)
    model.show([(CitedLine("head", kind=LineKind.HEAD), None), (CitedLine("two"), 2), (CitedLine("three"), 3)])
    assert model.things() == [None, 2, 3]
    model.show([])
    assert model.rowCount() == 0


def test_a_screen_reader_hears_the_whole_line() -> None:
    line = CitedLine("Guard blocks", 1, "8", ("12-1-1@4.2", "16-5-1@4.2"), sign="✎", remark="so says B")
    assert line.spoken == "8 ✎ Guard blocks. so says B. (12-1-1, 16-5-1)"


def test_keys_reach_the_clauses_of_a_line_and_skip_headings(qtbot: QtBot) -> None:
    lines = LineList("lines")
    qtbot.addWidget(lines)
    lines.resize(300, 200)
    lines.show()
    lines.show_lines(
        [
            (CitedLine("head", kind=LineKind.HEAD, clauses=("1-1@4.2",)), None),
            (CitedLine("one", clauses=("2-1@4.2", "2-2@4.2")), "one"),
            (CitedLine("head", kind=LineKind.HEAD), None),
            (CitedLine("two"), "two"),
        ]
    )
    lines.choose(1)
    assert lines.chosen == "one"
    cited: list[str] = []
    opened: list[object] = []
    lines.cited.connect(cited.append)
    lines.opened.connect(opened.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(lines, key)
    assert cited == ["2-2@4.2"]
    QTest.keyClick(lines, Qt.Key.Key_Left)
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert cited == ["2-2@4.2", "2-1@4.2"]
    QTest.keyClick(lines, Qt.Key.Key_Down)
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert lines.chosen == "two"
    assert opened == ["two"]
    rect = lines.visualRect(lines.model_of_lines.index(0, 0))
    assert lines.lead_at(rect.topLeft()) == ""
    box = lines.layouts.of(lines.shown[0], rect.width()).links[0]
    assert lines.lead_at(rect.topLeft() + box.center().toPoint()) == "1-1@4.2"
    QApplication.sendEvent(lines.viewport(), QEvent(QEvent.Type.Leave))


def test_buttons_regain_their_height_after_large_text(table: Table) -> None:
    window, setup = table.window(), table.setup
    assert isinstance(window, Window)
    table.setup_controller.go_on()
    before = setup.play.height()
    table.show_decision()
    for change in (window.appearance.larger_text, window.appearance.larger_text, window.appearance.normal_text):
        change()
        QApplication.processEvents()
    table.setup_controller.go_on()
    assert setup.play.height() == before


def test_an_option_is_chosen_by_a_click_on_its_keyword(qtbot: QtBot) -> None:
    options = OptionList("options")
    qtbot.addWidget(options)
    options.resize(300, 100)
    options.show()
    options.activateWindow()
    options.setFocus()
    qtbot.waitUntil(options.hasFocus)
    options.show_lines([(CitedLine("Attack with <Blocker>", number="1"), "attack")], 0)
    rect = options.visualRect(options.model_of_lines.index(0, 0))
    laid = options.layouts.of(options.shown[0], options.room)
    text, at = laid.texts[0]
    words = text.lineAt(0).naturalTextRect()
    name = (at + QPointF(words.right() - 20, words.center().y())).toPoint()
    assert keyword_at(laid, QPointF(name)) == "<Blocker>"
    with qtbot.waitSignal(options.opened), qtbot.assertNotEmitted(options.cited):
        QTest.mouseClick(options.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + name)
    assert any("<Blocker>" in str(offer) for offer in options.offered(0))


def test_a_line_of_any_length_is_cut_before_layout(qtbot: QtBot) -> None:
    lines = LineList("lines")
    qtbot.addWidget(lines)
    lines.resize(200, 200)
    lines.show_lines([(CitedLine("word " * 100_000), 1), (CitedLine("字" * 100_000), 2)])
    lines.grab()
    assert lines.sizeHintForRow(0) < 10_000


def test_after_resizing_every_clause_is_within_its_list(qtbot: QtBot) -> None:
    lines = LineList("lines")
    qtbot.addWidget(lines)
    clauses = ("15-10-1-1-1@4.2", "16-8-2@4.2", "4-14-2@4.2")
    lines.show_lines([(CitedLine("word " * n, clauses=clauses), n) for n in range(1, 30)])
    lines.resize(600, 300)
    lines.show()
    for width, is_seen in ((120, True), (600, True), (150, False), (600, False), (90, True)):
        lines.setVisible(is_seen)
        lines.resize(width, 300)
        lines.show()
        QApplication.processEvents()
        for row, line in enumerate(lines.shown):
            rect = lines.visualRect(lines.model_of_lines.index(row, 0))
            laid = lines.layouts.of(line, lines.room)
            assert len(laid.links) == len(clauses)
            assert rect.height() >= laid.size.height()
            # A single number may be wider than a narrow list.
            assert all(box.right() <= lines.viewport().width() or box.width() > width / 2 for box in laid.links)
