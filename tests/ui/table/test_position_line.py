"""A position as a line of text for a chat."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from judgeapp.messages.errors import InputError
from judgeapp.table.position_line import position_of
from judgeapp.ui.table.table import Table
from tests.ui import waiting
from tests.ui.table.conftest import CONTROL, board_text, open_file, pick, written
from tests.ui.table.test_branches import THREE


def wait(table: Table) -> None:
    while not table.is_idle:
        waiting.wait(1)


def test_a_position_is_copied_from_the_board_and_opened_from_a_chat(table: Table, tmp_path: Path) -> None:
    before = board_text(table)
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_C, CONTROL)
    line = QGuiApplication.clipboard().text()
    assert "\n" not in line
    assert len(line) < 2000
    open_file(table, written(tmp_path, THREE))
    assert board_text(table) != before
    QGuiApplication.clipboard().setText(f"look at this: {line} what happens?")
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_V, CONTROL)
    wait(table)
    assert board_text(table) == before


def test_a_position_is_copied_during_setup(table: Table) -> None:
    table.setup_controller.begin_here()
    QTest.keyClicks(table.setup.field, "memory 7")
    QTest.keyClick(table.setup.field, Qt.Key.Key_Return)
    table.setup_controller.copy()
    assert "memory: 7" in position_of(QGuiApplication.clipboard().text())


def test_the_copied_position_has_no_history(table: Table) -> None:
    pick(table, "Pass the turn")
    table.setup_controller.copy()
    table.setup_controller.paste()
    wait(table)
    assert table.session.tree.here.above is None


def test_copying_in_a_field_copies_its_text(table: Table) -> None:
    QGuiApplication.clipboard().setText("as B says")
    table.name_branch()
    QTest.keyClick(table.branches.name, Qt.Key.Key_V, CONTROL)
    assert table.branches.name.text() == "as B says"


def test_pasting_nothing_opens_nothing(table: Table) -> None:
    troubles: list[InputError] = []
    table.hindered.connect(troubles.append)
    tree = table.session.tree
    QGuiApplication.clipboard().setText("hello")
    table.setup_controller.paste()
    assert "no position" in troubles[0].what
    assert table.session.tree is tree


BOMB = "judgeapp-position-1:" + urlsafe_b64encode(zlib.compress(b"x" * 60_000_000, 9)).decode()


@pytest.mark.parametrize(
    "line",
    [
        "judgeapp-position-1:AAAA",
        "judgeapp-position-1:eJw",
        BOMB,
        "judgeapp-position-1:" + urlsafe_b64encode(zlib.compress(b"\xff\xfe")).decode(),
    ],
    ids=["damaged", "incomplete", "a bomb", "no text"],
)
def test_a_damaged_line_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(InputError):
        position_of(line)


def test_an_impossible_position_is_refused_like_a_file(table: Table) -> None:
    troubles: list[InputError] = []
    table.hindered.connect(troubles.append)
    bad = zlib.compress(b"title: x\nposition: {turn: Q}\nsteps: []\n")
    line = "judgeapp-position-1:" + urlsafe_b64encode(bad).decode()
    QGuiApplication.clipboard().setText(line)
    table.setup_controller.paste()
    wait(table)
    assert troubles
