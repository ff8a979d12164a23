"""A judge at the table: the real window with its table open."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlock, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.table.report.table_report import TableReport
from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.report.report_page import ReportPage
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.ui.table.accounts import WIDE, answered
from tests.ui.waiting import wait

Start = Callable[[Path], Window]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
_NUMBER = re.compile(r"#\d+")


def open_file(table: Table, path: Path) -> None:
    """Open a file and wait for the table or an error."""
    table.seating.open_path(path)
    while not table.is_idle:
        wait(1)


def window_of(widget: QWidget) -> Window:
    """Window of a table or page."""
    window = widget.window()
    assert isinstance(window, Window)
    return window


def written(folder: Path, scenario: str) -> Path:
    file = folder / "a-scenario.yaml"
    file.write_text(scenario, encoding="utf-8")
    return file


def options(table: Table) -> list[str]:
    """Options of the decision panel."""
    return [line.text for line in table.decision.options.shown if line.number]


def pick(table: Table, text: str) -> None:
    """Go to an option by keys and choose it."""
    lines = table.decision.options
    lines.setFocus()
    walk_to(lines, text)
    QTest.keyClick(lines, Qt.Key.Key_Return)


def walk_to(lines: LineList, text: str) -> None:
    """Move down to the line with this text, by keys."""
    QTest.keyClick(lines, Qt.Key.Key_Home)
    for _ in lines.shown:
        index = lines.currentIndex()
        if index.isValid() and lines.model_of_lines.line(index.row()).text == text:
            return
        QTest.keyClick(lines, Qt.Key.Key_Down)
    raise AssertionError(f"{text!r} is not one of {lines.texts}")


def press(table: Table, key: Any, modifier: Any = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a shortcut of the window."""
    QTest.keyClick(table.window(), key, modifier)
    QApplication.processEvents()


def board_text(table: Table) -> str:
    """Text of the board."""
    if not table.text.isVisibleTo(table.board):
        table.board.toggle_text()
    return "\n".join(table.text.texts)


def report_on(page: ReportPage) -> TableReport:
    """Current report of a page."""
    made = page.make()
    assert made is not None
    return made


@pytest.fixture
def page(table: Table) -> DisputePage:
    """Page of two accounts, still empty, with both boards visible."""
    table.window().resize(*WIDE)
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(table.pages.dispute.part)
    return table.pages.dispute.part


@pytest.fixture
def setup(table: Table, qtbot: QtBot) -> PositionEditor:
    """Position editor, opened from an empty table."""
    QTest.keyClick(table.window(), Qt.Key.Key_P, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert table.room.sets_up
    qtbot.waitUntil(table.setup.field.hasFocus)
    return table.setup


def send(setup: PositionEditor, text: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Type and press Enter."""
    for number, line in enumerate(text.split("\n")):
        if number:
            QTest.keyClick(setup.field, Qt.Key.Key_Return, SHIFT)
        QTest.keyClicks(setup.field, line)
    QTest.keyClick(setup.field, Qt.Key.Key_Return, held)


def pause(setup: PositionEditor) -> None:
    """Pause in typing, for as long as it takes until a text is refused."""
    setup.pause.stop()
    setup.pause.timeout.emit()


def press_key(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, held)


def take(setup: PositionEditor, name: str, text: str) -> None:
    """Choose an item of the menu of a thing on the board."""
    next(offer for offer in setup.offered(name) if offer.text == text).do()


def named(setup: PositionEditor, name: str) -> list[str]:
    """Menu items of a thing on the board."""
    return [offer.text for offer in setup.offered(name)]


def iter_blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """The paragraphs of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()
