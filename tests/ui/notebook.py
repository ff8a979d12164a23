"""Helpers for the notebook of a window: its content, and a judge's actions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.rulings.notebook.revision import NotedRuling
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.rulings.ruling_page import ruling_command
from judgeapp.ui.widgets.lists.rows import joined
from judgeapp.ui.window.window import Window
from tests.rulings.made import EVERYTHING
from tests.ui.driving import go, links, settle

Start = Callable[[Path], Window]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NEW = replace(EVERYTHING, question="Does it count?", answer="Yes.", tags=())


def notebook_of(folder: Path) -> Notebook:
    notebook, trouble = open_notebook(notebook_file(folder))
    assert trouble is None, trouble
    return notebook


def noted(folder: Path) -> tuple[NotedRuling, ...]:
    with closing(notebook_of(folder)) as notebook:
        return notebook.all()


def content_of(folder: Path, ruling: str = "") -> Ruling:
    noted_ruling = next(entry for entry in noted(folder) if not ruling or entry.id == ruling)
    assert noted_ruling.content is not None
    return noted_ruling.content


def add(folder: Path, *rulings: Ruling) -> list[str]:
    with closing(notebook_of(folder)) as notebook:
        return [notebook.add(item, "Ken").ruling for item in rulings]


def press(qtbot: QtBot, window: Window, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    QTest.keyClick(window, key, held)
    settle(qtbot, window)


def write_here(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, Qt.Key.Key_R, CONTROL | SHIFT)


def follow(qtbot: QtBot, window: Window, verb: str, *about: str) -> str:
    """Follow a link of the current page."""
    address = ruling_command(verb, *about)
    assert address.url in links(window), verb
    return go(qtbot, window, address)


def open_ruling(qtbot: QtBot, window: Window, ruling: str) -> str:
    return go(qtbot, window, Address(Kind.RULING, ruling))


def listed(window: Window) -> list[str]:
    model = window.columns.rulings.list.model
    return [joined(model.row(model.index(at)).title) for at in range(model.rowCount())]


def filter_by(qtbot: QtBot, window: Window, words: str) -> list[str]:
    window.columns.rulings.list.filter.setText(words)
    settle(qtbot, window)
    return listed(window)
