"""Keys have the same meaning anywhere on the table, and a click on the board is a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.engine.identity import Seat
from judgeapp.table.setup import position as at
from judgeapp.ui.table.table import Table
from tests.table.conftest import blocked
from tests.ui.table.conftest import CONTROL, open_file, options, pick, press, written

BLOCK = blocked("{card: Guard, as: Guard}", "{card: Guard, as: Wall}")


def number_of(table: Table, text: str) -> str:
    return next(line.number for line in table.decision.options.shown if line.text == text)


def last(table: Table) -> str:
    return table.session.texts.choice_text(table.session.now, table.session.tree.current)


def middle(table: Table, name: str) -> QPoint:
    view = table.board.view
    return view.where(name).intersected(view.viewport().rect()).center()


def click(table: Table, name: str) -> None:
    QTest.mouseClick(table.board.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, name))


def draw(table: Table, name: str, to: QPoint) -> None:
    """Drag a thing on the board with the mouse."""
    ground, left = table.board.view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(ground, left, pos=middle(table, name))
    QTest.mouseMove(ground, to)
    QTest.mouseRelease(ground, left, pos=to)


def test_a_digit_is_the_number_of_an_option_wherever_the_focus_is(table: Table) -> None:
    number = number_of(table, "Pass the turn")
    parts: tuple[QWidget, ...] = (table.board, table.timeline, table.branches, table.decision, table.bar.undo)
    for focus in parts:
        focus.setFocus()
        while (proxy := focus.focusProxy()) is not None:
            focus = proxy
        QTest.keyClicks(focus, number)
        assert table.session.tree.here.choice == "pass"
        assert table.session.looks_at is None
        table.seating.undo()
        assert table.session.tree.here.choice != "pass"


def test_a_digit_in_a_field_is_text(table: Table) -> None:
    table.name_branch()
    QTest.keyClicks(table.branches.name, "1")
    assert table.branches.name.text() == "1"
    assert table.session.tree.here.above is None


def test_escape_stays_at_the_table(table: Table) -> None:
    window = table.window()
    for _ in range(3):
        press(table, Qt.Key.Key_Escape)
        assert window.focusWidget() is table.decision.options
    press(table, Qt.Key.Key_L, CONTROL)
    assert window.focusWidget() is window.omnibox  # type: ignore[attr-defined]
    press(table, Qt.Key.Key_Escape)
    assert window.focusWidget() is table.decision.options
    assert table.isVisible()


def test_the_search_field_is_always_in_the_same_place(table: Table) -> None:
    for key in (Qt.Key.Key_L, Qt.Key.Key_K):
        press(table, key, CONTROL)
        assert isinstance(table.window().focusWidget(), type(table.window().omnibox))  # type: ignore[attr-defined]
        press(table, Qt.Key.Key_Escape)


def test_ctrl_z_undoes_the_last_action_wherever_the_focus_is(table: Table) -> None:
    pick(table, "Pass the turn")
    table.toggle_by_hand()
    field: QWidget = table.pages.by_hand.part.words
    field.show()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert table.session.tree.here.above is None
    QTest.keyClick(field, Qt.Key.Key_Y, CONTROL)
    assert table.session.tree.here.choice == "pass"


def test_ctrl_z_in_a_field_undoes_typing_first(table: Table) -> None:
    pick(table, "Pass the turn")
    table.name_branch()
    QTest.keyClicks(table.branches.name, "x")
    QTest.keyClick(table.branches.name, Qt.Key.Key_Z, CONTROL)
    assert table.branches.name.text() == ""
    assert table.session.tree.here.choice == "pass"


def test_ctrl_z_undoes_a_card_just_set_up(table: Table) -> None:
    table.setup_controller.restart()
    QTest.keyClicks(table.setup.field, "hand 3")
    QTest.keyClick(table.setup.field, Qt.Key.Key_Return)
    assert table.setup.draft.past
    QTest.keyClick(table.setup.field, Qt.Key.Key_Z, CONTROL)
    assert not table.setup.draft.past


def test_ctrl_z_returns_to_the_table_left_for_another(table: Table, tmp_path: Path) -> None:
    pick(table, "Pass the turn")
    before = table.session.tree
    open_file(table, written(tmp_path, BLOCK))
    press(table, Qt.Key.Key_Z, CONTROL)
    assert table.session.tree.nodes == before.nodes


def test_a_click_selects_a_cards_options_and_the_next_one_aims(table: Table) -> None:
    click(table, "First")
    assert table.decision.options.chosen.refs[0] == table.board.view.ref_of("First")
    assert table.session.tree.here.above is None
    click(table, "Theirs")
    assert "Attack Theirs with First" in last(table)


def test_a_card_that_can_not_be_attacked_is_not_aimed_at(table: Table) -> None:
    click(table, "First")
    click(table, "Guard")
    assert table.session.tree.here.above is None


@pytest.mark.parametrize("place", ["B.player", "B.security"])
def test_the_player_is_attacked_by_a_click(table: Table, place: str) -> None:
    click(table, "First")
    click(table, place)
    assert "Attack the player with First" in last(table)


def test_dragging_from_card_to_card_attacks(table: Table) -> None:
    draw(table, "First", middle(table, "Theirs"))
    assert "Attack Theirs with First" in last(table)


def test_dragging_a_card_from_hand_to_field_plays_it(sit_at: Callable[[str], Table]) -> None:
    lone = BLOCK.replace("deck: 5}", "deck: 5, hand: [Cheap]}", 1)
    lone = lone.replace("cards:\n", "cards:\n  Cheap: {level: 3, dp: 1000, play_cost: 1}\n")
    table = sit_at(lone)
    free = table.board.view.where("Striker").topRight() + QPoint(20, 20)
    assert table.board.view.name_at(free) == "A.battle"
    draw(table, "A.hand:0", free)
    assert "Play Cheap" in last(table)


def test_a_click_chooses_a_requested_card_and_a_double_click_chooses_no_second(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(BLOCK)
    pick(table, "Attack the player with Striker")
    assert "Block with Wall" in options(table)
    at = middle(table, "Wall")
    ground = table.board.view.viewport()
    QTest.mouseClick(ground, Qt.MouseButton.LeftButton, pos=at)
    assert "Block with Wall" in last(table)
    node = table.session.tree.current
    QTest.mouseDClick(ground, Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()
    assert table.session.tree.current == node


def test_a_click_on_an_earlier_board_does_nothing(table: Table) -> None:
    pick(table, "Attack the player with First")
    table.session.step_back()
    node = table.session.tree.current
    click(table, "Guard")
    assert table.session.tree.current == node


def test_memory_belongs_to_the_turn_player_whosever_cards_are_typed(table: Table) -> None:
    table.setup_controller.restart()
    setup = table.setup
    for seat in Seat:
        setup.aim(seat=seat)
        QTest.keyClicks(setup.field, "memory 3")
        QTest.keyClick(setup.field, Qt.Key.Key_Return)
        assert at.position(setup.scenario).memory == 3


def test_more_memory_than_the_gauge_has_is_refused(table: Table) -> None:
    table.setup_controller.restart()
    before = at.position(table.setup.scenario).memory
    QTest.keyClicks(table.setup.field, "memory 99")
    QTest.keyClick(table.setup.field, Qt.Key.Key_Return)
    assert "1-4-2-2" in table.setup.trouble.text()
    assert at.position(table.setup.scenario).memory == before
