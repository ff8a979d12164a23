"""Commands: the palette, the buttons, and recent questions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.ui.actions import ACTIONS, AT_THE_TABLE, plain
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.panels.bar import FIRST
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.table.conftest import DUEL
from tests.ui.table.conftest import open_file, window_of, written

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def ask(window: Window, text: str) -> list[str]:
    QTest.keyClick(window, Qt.Key.Key_P, CONTROL | SHIFT)
    assert window.commands.isVisible()
    QTest.keyClicks(window.commands.field, text)
    return listed_texts(window)


def listed_texts(window: Window) -> list[str]:
    items = map(window.commands.list.topLevelItem, range(window.commands.list.topLevelItemCount()))
    return [item.text(0) for item in items if item is not None]


def test_every_action_is_listed_with_its_shortcut(window: Window) -> None:
    commands = ask(window, "")
    assert sorted(commands) == sorted(plain(action.title) for action in ACTIONS)
    items = [window.commands.list.topLevelItem(row) for row in range(len(commands))]
    assert all(item is not None and item.text(1) for item in items)


def test_a_command_is_found_by_any_word_and_carried_out(window: Window) -> None:
    assert "Dark colors" in ask(window, "dark")
    QTest.keyClick(window.commands.field, Qt.Key.Key_Return)
    assert window.settings.scheme == "dark"
    assert not window.commands.isVisible()


def test_no_matching_command_is_announced(window: Window) -> None:
    assert ask(window, "qqq") == []
    assert window.commands.nothing.isVisible()
    window.commands.field.setText("dark")
    assert window.commands.list.isVisible()
    assert not window.commands.nothing.isVisible()


def test_a_disabled_command_is_listed_and_not_carried_out(window: Window) -> None:
    commands = ask(window, "undo")
    item = window.commands.list.topLevelItem(commands.index("Undo"))
    assert item is not None
    assert item.isDisabled()
    QTest.keyClick(window.commands.field, Qt.Key.Key_Return)
    assert window.commands.isVisible()


def test_escape_closes_it_and_returns_the_focus(window: Window) -> None:
    window.columns.reader.setFocus()
    before = window.focusWidget()
    ask(window, "x")
    QTest.keyClick(window.commands.field, Qt.Key.Key_Escape)
    assert not window.commands.isVisible()
    assert window.focusWidget() is before


def test_a_greater_sign_asks_for_a_command_and_keeps_the_question(qtbot: QtBot, window: Window) -> None:
    QTest.keyClicks(window.omnibox, "blocker")
    qtbot.waitUntil(lambda: window.is_idle)
    window.omnibox.setCursorPosition(0)
    QTest.keyClicks(window.omnibox, ">")
    assert window.commands.isVisible()
    assert window.commands.field.text() == ""
    assert window.omnibox.text() == "blocker"
    QTest.keyClick(window.commands.field, Qt.Key.Key_Escape)
    window.omnibox.setText("> dark")
    assert window.commands.field.text() == "dark"


def test_arrow_keys_walk_the_commands(window: Window) -> None:
    commands = ask(window, "colors")
    assert len(commands) > 2
    QTest.keyClick(window.commands.field, Qt.Key.Key_Down)
    current = window.commands.list.currentItem()
    assert current is not None
    assert current.text(0) == commands[1]
    QTest.keyClick(window.commands.field, Qt.Key.Key_PageUp)
    current = window.commands.list.currentItem()
    assert current is not None
    assert current.text(0) == commands[0]


@pytest.mark.parametrize("action", ["scenes", "set-up-anew"])
def test_commands_that_open_a_table_work_from_any_view(qtbot: QtBot, window: Window, action: str) -> None:
    """Actions on the table wait until it is open."""
    assert not window.navigator.at_table
    assert not window.actions_by_id["undo"].isEnabled()
    assert window.actions_by_id[action].isEnabled()
    sequence = window.actions_by_id[action].shortcut()
    QTest.keySequence(window, sequence)
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    qtbot.waitUntil(lambda: window.is_idle)
    table = window.table
    assert table is not None
    assert window.navigator.at_table
    assert window.actions_by_id["undo"].isEnabled()
    shown = {"scenes": table.scenes.filter, "set-up-anew": table.setup.field}[action]
    assert shown.isVisible()
    assert shown.hasFocus()


def test_back_is_a_button_while_there_is_history(qtbot: QtBot, window: Window) -> None:
    assert window.navigation is not None
    back, forward = window._central.back, window.actions_by_id["forward"]
    assert not back.isVisible()
    QTest.keyClicks(window.omnibox, "16-5")
    qtbot.waitUntil(lambda: window.is_idle)
    QTest.keyClick(window.omnibox, Qt.Key.Key_Return)
    window.omnibox.clear()
    QTest.keyClicks(window.omnibox, "11-2-5")
    qtbot.waitUntil(lambda: window.is_idle)
    QTest.keyClick(window.omnibox, Qt.Key.Key_Return)
    there = window.navigation.address
    assert back.isVisible()
    assert not forward.isEnabled()
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert window.navigation.address != there
    forward.trigger()
    assert window.navigation.address == there


def test_recent_questions_and_pages_are_offered(
    qtbot: QtBot, window: Window, start: Callable[[Path], Window], data: Path
) -> None:
    for question in ("blocker", "piercing"):
        window.omnibox.setText(question)
        qtbot.waitUntil(lambda: window.is_idle)
        QTest.keyClick(window.omnibox, Qt.Key.Key_Return)
    window.omnibox.setText("never read")
    window.omnibox.clear()
    qtbot.waitUntil(lambda: window.is_idle)
    window.navigator.show_front()
    shown = window.columns.reader.sheet.toPlainText()
    assert shown.index("piercing") < shown.rindex("blocker")
    assert "never read" not in shown
    window.close()
    again = start(data)
    qtbot.waitUntil(lambda: again.is_idle)
    assert again.settings.recent == ("piercing", "blocker")


def test_the_table_has_buttons_for_its_actions(open_table: Callable[[Path], Table], data: Path, tmp_path: Path) -> None:
    table = open_table(data)
    # The report of an empty table returns to it.
    open_file(table, written(tmp_path, DUEL))
    window = window_of(table)
    bar, actions = table.bar, [window.actions_by_id[key] for key in AT_THE_TABLE]
    for page, first in ((table.pages_controller.report, 0), (table.show_board, FIRST)):
        page()
        QApplication.processEvents()
        shown = [button.defaultAction() for button in bar.first if button.isVisible()]
        bar.more.menu().aboutToShow.emit()
        assert (len(shown), [*shown, *bar.more.menu().actions()]) == (first, actions)
    assert all(action.isEnabled() for action in actions)
    for button in bar.first:
        assert button.text()
        assert button.text() != button.defaultAction().text()


def test_the_table_handles_every_plain_intent(table: Table) -> None:
    assert table.plain_intents.keys() == {*PlainIntent}
    assert {action.intent for action in ACTIONS if action.needs == "table"} < {*PlainIntent}


def test_no_two_actions_share_a_shortcut() -> None:
    """Qt would run neither of them."""
    by_key: dict[str, list[str]] = {}
    for action in ACTIONS:
        for key in action.keys:
            by_key.setdefault(key, []).append(action.id)
    assert {key: ids for key, ids in by_key.items() if len(ids) > 1} == {}
