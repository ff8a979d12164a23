"""The rules can be read before the other views are loaded; requests for these wait and aren't lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.ui.actions import ACTIONS
from judgeapp.ui.address import PAGES, Address, Kind
from judgeapp.ui.pages.rulings.ruling_page import ruling_command
from judgeapp.ui.window.commands import commands_of
from judgeapp.ui.window.rules_opening import RulesOpening
from judgeapp.ui.window.window import Window
from tests.rulings.made import EVERYTHING
from tests.table.conftest import DUEL
from tests.ui.dropping import drop, of_files
from tests.ui.notebook import add, noted

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """Delay opening the views."""
    waiting: list[Callable[[], None]] = []
    bring = RulesOpening.preload_views

    def hold(opening: RulesOpening, then: Callable[[], None]) -> None:
        waiting.append(partial(bring, opening, then))

    monkeypatch.setattr(RulesOpening, "preload_views", hold)
    return waiting


@pytest.fixture
def early(qtbot: QtBot, data: Path, held: list[Callable[[], None]]) -> Iterator[Window]:
    """A window with readable rules, whose other views aren't loaded yet."""
    add(data, EVERYTHING)
    window = Window(data, lacking=lambda: ())
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: bool(held))
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def test_each_action_has_a_command(window: Window) -> None:
    assert commands_of(window).keys() == {action.id for action in ACTIONS}


def test_each_command_link_is_handled_by_a_view(window: Window) -> None:
    assert window.navigation is not None
    assert window.navigation.commands.keys() == set(Kind) - PAGES - {Kind.ASK, Kind.TERM}


def follow(window: Window, address: Address) -> None:
    assert window.navigation is not None
    window.navigation.open(address)


def play_scene(window: Window, _: Path) -> None:
    follow(window, Address(Kind.PLAY, "12-blocking/a-suspended-digimon-cannot-block"))


def write_card(window: Window, _: Path) -> None:
    follow(window, Address(Kind.WRITE, "[Main] <Draw 1>."))


def change_ruling(window: Window, folder: Path) -> None:
    follow(window, ruling_command("edit", noted(folder)[0].id))


def write_ruling(window: Window, _: Path) -> None:
    QTest.keyClick(window, Qt.Key.Key_R, CONTROL | SHIFT)


def press_new_ruling(window: Window, _: Path) -> None:
    QTest.keyClick(window, Qt.Key.Key_6, CONTROL)
    window.columns.rulings.list.buttons["write-ruling"].click()


def list_scenes(window: Window, _: Path) -> None:
    QTest.keyClick(window, Qt.Key.Key_S, CONTROL | ALT)


def tell_board(window: Window, _: Path) -> None:
    QTest.keyClick(window, Qt.Key.Key_5, CONTROL)
    QTest.keyClick(window, Qt.Key.Key_F3, NONE)


def drop_table(window: Window, folder: Path) -> None:
    file = folder / "duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    drop(of_files([file]), window.omnibox)


def sits_at(title: str) -> Callable[[Window], bool]:
    def check(window: Window) -> bool:
        table = window.table
        return table is not None and table.is_open and title in table.title.whole

    return check


def writes_card(window: Window) -> bool:
    return window.columns.form.written["effect"] == "[Main] <Draw 1>."


def writes_ruling(question: str) -> Callable[[Window], bool]:
    def check(window: Window) -> bool:
        column = window.columns.rulings
        return column.writes and column.form.written["question"] == question

    return check


def lists_scenes(window: Window) -> bool:
    table = window.table
    return table is not None and table.is_open and table.scenes.isVisible()


def tells_board(window: Window) -> bool:
    return window.table is not None and window.table.text.isVisibleTo(window.table.board)


@pytest.mark.parametrize(
    ("ask", "is_done"),
    [
        pytest.param(play_scene, sits_at("suspended Digimon can't block"), id="see it played"),
        pytest.param(write_card, writes_card, id="a link of a card"),
        pytest.param(change_ruling, writes_ruling(EVERYTHING.question), id="a link of a ruling"),
        pytest.param(write_ruling, writes_ruling(""), id="write a ruling of what is seen"),
        pytest.param(press_new_ruling, writes_ruling(""), id="a button beside the rulings"),
        pytest.param(list_scenes, lists_scenes, id="ready scenes"),
        pytest.param(tell_board, tells_board, id="a key of the table"),
        pytest.param(drop_table, sits_at("A turn with something of everything"), id="a table that is dropped"),
    ],
)
def test_calls_to_a_view_wait_until_it_exists(
    ask: Callable[[Window, Path], None],
    is_done: Callable[[Window], bool],
    early: Window,
    held: list[Callable[[], None]],
    qtbot: QtBot,
    data: Path,
) -> None:
    ask(early, data)
    QApplication.processEvents()
    assert not is_done(early)
    assert not early.is_idle
    held.pop()()
    qtbot.waitUntil(lambda: early.is_idle)
    qtbot.waitUntil(lambda: is_done(early))


def test_the_hidden_table_takes_no_focus(early: Window, held: list[Callable[[], None]], qtbot: QtBot) -> None:
    held.pop()()
    qtbot.waitUntil(lambda: early.is_idle)
    for key in (Qt.Key.Key_5, Qt.Key.Key_6):
        QTest.keyClick(early, key, CONTROL)
    qtbot.waitUntil(lambda: early.table is not None and early.table.is_open)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.isVisible()
    assert early.columns.rulings.isAncestorOf(focus)


def test_the_reader_waits_for_no_view(early: Window, held: list[Callable[[], None]], qtbot: QtBot) -> None:
    follow(early, Address(Kind.PASSAGE, "rules:12-1-4"))
    QTest.keyClick(early, Qt.Key.Key_D, CONTROL)
    assert early.navigation is not None
    assert early.navigation.is_marked
    QTest.keyClick(early, Qt.Key.Key_Left, ALT)
    assert early.navigation.address != Address(Kind.PASSAGE, "rules:12-1-4")
    held.pop()()
    qtbot.waitUntil(lambda: early.is_idle)
    assert early.navigation.address != Address(Kind.PASSAGE, "rules:12-1-4")
