"""Editing a described card in its place through its menu."""

from __future__ import annotations

from PySide6.QtCore import Qt

from judgeapp.engine.identity import Seat
from judgeapp.scenario.placing import Placed
from judgeapp.table.setup import by_label
from judgeapp.table.setup import position as at
from judgeapp.ui.table.setup.position_editor import PositionEditor
from tests.ui.table.conftest import named, pause, press_key, send, take

A = Seat.A
KEY, HELD = Qt.Key, Qt.KeyboardModifier
CONTROL, ALT = HELD.ControlModifier, HELD.AltModifier


def test_a_described_card_is_corrected_in_place(setup: PositionEditor) -> None:
    send(setup, "Wolf: Lv.4 blue 200 <Blocker>\n[On Play] Gain 1 memory.\nRed Lv.3: 2")
    send(setup, "Cub Lv.3", CONTROL)
    send(setup, "Lv.4 red 5000 suspended")
    before = setup.scenario
    take(setup, "Wolf", "Edit …")
    assert setup.target.text() == "Enter: change Wolf"
    assert setup.field.text == "Wolf: Lv.4 blue 200 DP\n<Blocker>\n[On Play] Gain 1 memory."
    setup.field.put(setup.field.text.replace("200", "2000"))
    press_key(KEY.Key_Return)
    assert setup.scenario.cards["Wolf"] == before.cards["Wolf"] | {"dp": 2000}, "its digivolution cost stays too"
    assert setup.scenario.position == before.position
    assert setup.field.text == ""
    setup.undo()
    assert setup.scenario == before
    # An unnamed card is named by its facts, and stays suspended.
    take(setup, "Lv.4 red 5000 DP", "Edit …")
    assert setup.field.text == "Lv.4 red 5000 DP"
    setup.field.put("Lv.4 red 6000 DP")
    press_key(KEY.Key_Return)
    assert at.units(setup.scenario)["Lv.4 red 6000 DP"] == (A, "battle", Placed("Lv.4 red 6000 DP", suspended=True))
    # The same in a pile; clearing the field cancels.
    press_key(KEY.Key_3, ALT)
    send(setup, "Tai Tamer red")
    take(setup, "A.hand:0", "Edit …")
    setup.field.clear()
    send(setup, "Matt Tamer blue")
    assert at.side(setup.scenario, A).hand == ("Tai", "Matt")
    take(setup, "A.hand:0", "Edit …")
    setup.field.put("Izzy: Tamer purple")
    press_key(KEY.Key_Return)
    assert at.side(setup.scenario, A).hand == ("Izzy", "Matt")
    assert "Edit …" not in named(setup, "A.deck")


def test_an_edit_takes_no_player_for_a_part_of_the_name(setup: PositionEditor) -> None:
    send(setup, "Wolf: Lv.4 blue 5000")
    take(setup, "Wolf", "Edit …")
    setup.field.put("B: Wolf: Lv.4 blue 6000")
    pause(setup)
    assert setup.target.text().endswith("A card that is edited stays where it is. Leave out the player and the area.")
    press_key(KEY.Key_Return)
    assert [*setup.scenario.cards] == ["Wolf"]
    setup.field.put("Wolf: Lv.4 blue 6000")
    press_key(KEY.Key_Return)
    assert setup.scenario.cards["Wolf"]["dp"] == 6000


def test_an_edit_ends_with_any_other_change(setup: PositionEditor) -> None:
    send(setup, "Rex Lv.4 red 5000")
    take(setup, "Rex", "Edit …")
    setup.undo()
    assert (setup.field.text, setup.target.text()) == ("", "A's battle area: type a card, or choose one with ↓")
    press_key(KEY.Key_3, ALT)
    for card in ("Tai Tamer red", "Matt Tamer blue", "Sora Tamer red"):
        send(setup, card)
    take(setup, "A.hand:0", "Edit …")
    setup.do(lambda scenario: by_label.take_away(scenario, "A.hand:0"))
    assert setup.field.text == ""
    send(setup, "Izzy Tamer purple")
    assert at.side(setup.scenario, A).hand == ("Matt", "Sora", "Izzy")
    take(setup, "A.hand:2", "Edit …")
    setup.undo()
    assert at.side(setup.scenario, A).hand == ("Matt", "Sora")
    # A refused text changes nothing.
    take(setup, "A.hand:1", "Edit …")
    setup.field.put("Sora: Tamer pinkish")
    press_key(KEY.Key_Return)
    setup.field.put("Sora: Tamer yellow")
    press_key(KEY.Key_Return)
    assert setup.scenario.cards["Sora"]["colors"] == ["yellow"]


def test_an_edit_names_all_copies_it_changes(setup: PositionEditor) -> None:
    send(setup, "2x Rex Lv.4 red 5000")
    take(setup, "Rex 2", "Edit …")
    assert setup.target.text() == "Enter: change all copies of Rex"
    setup.field.put("Bex: Lv.4 red 5000")
    assert setup.target.text() == "Enter: change Rex"
    setup.field.put("Rex: Option red cost 2")
    press_key(KEY.Key_Return)
    # 17-1-3-3: without an effect they couldn't stay.
    assert [placed.by_effect for _, _, placed in at.units(setup.scenario).values()] == [True, True]
    setup.do(lambda scenario: at.described_as(scenario, "Rex", {"level": 3, "dp": 50}))
    assert "Edit …" not in named(setup, "Rex")


def test_a_name_that_begins_like_an_area_is_edited_as_a_name(setup: PositionEditor) -> None:
    send(setup, "battle: Hand Crusher: Lv.4 red 5000")
    take(setup, "Hand Crusher", "Edit …")
    assert setup.field.text == "Hand Crusher: Lv.4 red 5000 DP"
    setup.field.put("Hand Crusher: Lv.4 red 6000 DP")
    assert setup.target.text() == "Enter: change Hand Crusher"
    press_key(KEY.Key_Return)
    assert setup.scenario.cards["Hand Crusher"]["dp"] == 6000
