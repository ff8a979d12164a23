"""The position editor is restored as it was, however it was closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.table.setup import position as at
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import CONTROL, pause, pick, press

ALT = Qt.KeyboardModifier.AltModifier


def begin(table: Table) -> None:
    """Set up two cards, select one, and type a third one for B's trash, with the pause after which it is refused."""
    press(table, Qt.Key.Key_N, CONTROL | ALT)
    for text in ("Cub: Lv.3 red 2000", "Rex: Lv.4 red 5000", "memory 4"):
        QTest.keyClicks(table.setup.field, text)
        QTest.keyClick(table.setup.field, Qt.Key.Key_Return)
    table.setup.choose("Cub")
    QTest.keyClick(table.setup.field, Qt.Key.Key_B, ALT)
    QTest.keyClick(table.setup.field, Qt.Key.Key_5, ALT)
    QTest.keyClicks(table.setup.field, "Big: Lv.6 bl")
    pause(table.setup)


def held(table: Table) -> tuple[object, ...]:
    """Complete content of the form."""
    form = table.setup
    return (
        form.scenario,
        form.field.text,
        form.target.text(),
        form.draft.past,
        form.places.whose.text(),
        form.places.area_button("trash").isChecked(),
    )


def by_button(table: Table) -> None:
    table.setup.leave.click()


def by_another_table(table: Table) -> None:
    table.seating.play_scene(table.scenes.all[0])


def from_the_menu(table: Table) -> None:
    press(table, Qt.Key.Key_P, CONTROL | ALT)


def as_a_new_one(table: Table) -> None:
    press(table, Qt.Key.Key_N, CONTROL | ALT)


@pytest.mark.parametrize("close", [by_button, by_another_table])
def test_a_closed_form_returns_with_its_contents(table: Table, close: Callable[[Table], None]) -> None:
    begin(table)
    before = held(table)
    close(table)
    assert not table.room.sets_up
    from_the_menu(table)
    assert table.room.sets_up
    assert held(table) == before


def test_escape_clears_the_field_then_closes_the_form(qtbot: QtBot, table: Table) -> None:
    begin(table)
    press(table, Qt.Key.Key_Escape)
    assert table.room.sets_up
    before = held(table)
    assert table.setup.field.text == ""
    with qtbot.waitSignal(table.announced) as announced:
        press(table, Qt.Key.Key_Escape)
    assert announced.args == ["The position stays. Ctrl+Alt+P continues it."]
    assert not table.room.sets_up
    from_the_menu(table)
    assert held(table) == before


def test_a_position_without_cards_and_a_played_one_are_left_without_a_word(table: Table) -> None:
    announced: list[str] = []
    table.announced.connect(announced.append)
    press(table, Qt.Key.Key_N, CONTROL | ALT)
    by_button(table)
    begin(table)
    table.setup.use()
    from_the_menu(table)
    by_button(table)
    assert not [text for text in announced if "Ctrl+Alt+P" in text]


def test_a_new_position_is_empty_and_undo_returns_to_the_former(table: Table) -> None:
    begin(table)
    before = table.setup.scenario
    by_button(table)
    as_a_new_one(table)
    assert at.units(table.setup.scenario) == {}
    press(table, Qt.Key.Key_Z, CONTROL)
    assert table.setup.scenario == before


def test_a_played_position_can_be_edited_further(table: Table) -> None:
    begin(table)
    before = table.setup.scenario
    table.setup.use()
    from_the_menu(table)
    assert table.setup.scenario == before


def test_it_comes_back_after_a_restart(table: Table, open_table: Callable[[Path], Table], data: Path) -> None:
    begin(table)
    before = table.setup.scenario
    by_button(table)
    pick(table, "Pass the turn")
    table.window().close()
    again = open_table(data)
    if not again.room.sets_up:
        from_the_menu(again)
    assert again.room.sets_up
    assert again.setup.scenario == before
