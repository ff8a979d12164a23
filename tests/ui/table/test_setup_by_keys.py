"""Setting up a position by keys on the board: they act on the thing pointed at, or begin a name."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgeapp.engine.identity import Seat
from judgeapp.scenario.placing import Placed
from judgeapp.table.setup import position as at
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import named, press_key, send, take

A, B = Seat.A, Seat.B
KEY, HELD = Qt.Key, Qt.KeyboardModifier
CONTROL, SHIFT, ALT = HELD.ControlModifier, HELD.ShiftModifier, HELD.AltModifier


def test_keys_on_the_board_act_on_the_thing_pointed_at(table: Table, setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    view = table.view
    view.setFocus()
    view.point_at("Rex")
    press_key(KEY.Key_U)
    assert at.units(setup.scenario)["Rex"][2].suspended
    press_key(KEY.Key_N)
    assert at.units(setup.scenario)["Rex"][2].new
    press_key(KEY.Key_R)
    assert at.units(setup.scenario)["Rex"][1] == "breeding"
    press_key(KEY.Key_T)
    assert at.side(setup.scenario, A).trash == ("Rex",)
    view.point_at("A.trash:0")
    press_key(KEY.Key_H)
    assert at.side(setup.scenario, A).hand == ("Rex",)
    view.point_at("A.hand:0")
    press_key(KEY.Key_Delete)
    assert at.side(setup.scenario, A).hand == 0
    view.point_at("memory")
    press_key(KEY.Key_Plus)
    press_key(KEY.Key_Plus)
    press_key(KEY.Key_Minus)
    assert at.position(setup.scenario).memory == 1
    view.point_at("B.deck")
    press_key(KEY.Key_Minus)
    assert at.side(setup.scenario, B).deck == 29


def test_letters_after_a_click_on_a_card_begin_a_name_and_act_with_alt(table: Table, setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    view = table.view
    at_rex = view.mapFromScene(view._things.things()["Rex"].center())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at_rex)
    press_key(KEY.Key_T)
    assert setup.field.text == "t"
    assert setup.field.hasFocus()
    assert "Rex" in at.units(setup.scenario)
    setup.field.clear()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at_rex)
    press_key(KEY.Key_U, ALT)
    assert at.units(setup.scenario)["Rex"][2].suspended
    press_key(KEY.Key_Up)
    view.point_at("Rex")
    press_key(KEY.Key_T)
    assert at.side(setup.scenario, A).trash == ("Rex",), "keys led there"


def test_a_digit_on_a_pile_begins_its_count_in_the_field(table: Table, setup: PositionEditor) -> None:
    table.view.setFocus()
    table.view.point_at("B.deck")
    press_key(KEY.Key_1)
    assert setup.field.hasFocus()
    press_key(KEY.Key_2)
    press_key(KEY.Key_Return)
    assert at.side(setup.scenario, B).deck == 12


def test_enter_on_an_area_sends_the_next_card_there(table: Table, setup: PositionEditor) -> None:
    table.view.setFocus()
    table.view.point_at("B.breeding")
    press_key(KEY.Key_Return)
    assert setup.field.hasFocus()
    send(setup, "Lv.3 red 2000")
    assert at.units(setup.scenario)["Lv.3 red 2000 DP"][:2] == (B, "breeding")


def test_a_stack_loses_its_top_card_and_a_link_card_by_keys(setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    assert "Remove its top card" not in named(setup, "Rex"), "nothing lies under it"
    send(setup, "Chick: Lv.3 red 2000", CONTROL)
    send(setup, "chick", ALT)
    send(setup, "Secret: Lv.3 red 1000", ALT | SHIFT)
    (placed,) = at.side(setup.scenario, A).battle
    assert placed == Placed("Rex", under=("Chick",), under_face_down=("Secret",), links=("Chick",))
    press_key(KEY.Key_K, ALT)
    assert at.units(setup.scenario)["Rex"][2].links == ()
    assert "Remove its last link card" not in named(setup, "Rex")
    press_key(KEY.Key_O, ALT)
    assert at.units(setup.scenario)["Rex"][2] == Placed("Chick", as_="Rex", under_face_down=("Secret",))
    assert "Remove its top card" not in named(setup, "Rex"), "what lies face down does not become a Digimon"
    setup.undo()
    take(setup, "Rex", "Remove its top card")
    assert at.units(setup.scenario)["Rex"][2].card == "Chick"


def test_minus_on_a_stack_removes_its_top_card(table: Table, setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    send(setup, "Chick: Lv.3 red 2000", CONTROL)
    table.view.setFocus()
    table.view.point_at("Rex")
    press_key(KEY.Key_Minus)
    assert at.units(setup.scenario)["Rex"][2].card == "Chick"
