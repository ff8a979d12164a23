"""Setting up by mouse and menus, and its first sight."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication
from pytestqt.qtbot import QtBot

from judgeapp.engine.identity import Seat
from judgeapp.scenario.placing import Placed
from judgeapp.table.setup import position as at
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.board.drag import Dragged, DragSource, packed
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.setup.setup_parts import AREAS, Places
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import press_key, send, take, walk_to, window_of

A, B = Seat.A, Seat.B
KEY, HELD = Qt.Key, Qt.KeyboardModifier
CONTROL, SHIFT, ALT = HELD.ControlModifier, HELD.ShiftModifier, HELD.AltModifier


def drop(table: Table, data: QMimeData, onto: str, held: Qt.KeyboardModifier = HELD.NoModifier) -> None:
    point = QPointF(table.view.where(onto).center())
    assert not point.isNull()
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    for event in (
        QDragEnterEvent(point.toPoint(), copy, data, left, held),
        QDragMoveEvent(point.toPoint(), copy, data, left, held),
        QDropEvent(point, copy, data, left, held),
    ):
        QApplication.sendEvent(table.view.viewport(), event)


def test_cards_are_dropped_onto_areas_and_cards(table: Table, setup: PositionEditor) -> None:
    rex = packed(Dragged(DragSource.TYPED, "Rex: Lv.4 red 5000"))
    drop(table, rex, "B.battle")
    drop(table, rex, "A.battle")
    drop(table, packed(Dragged(DragSource.TYPED, "Chick: Lv.3 red 2000")), "Rex 2")
    drop(table, packed(Dragged(DragSource.TYPED, "Chick")), "A.hand")
    units = at.units(setup.scenario)
    assert units["Rex"][:2] == (B, "battle")
    assert units["Rex 2"] == (A, "battle", Placed("Rex", as_="Rex 2", under=("Chick",)))
    assert at.side(setup.scenario, A).hand == ("Chick",)


def test_the_memory_is_set_by_a_click_on_its_gauge(table: Table, setup: PositionEditor) -> None:
    def click(share: float) -> int:
        gauge = table.view.where("memory")
        point = QPoint(round(gauge.left() + gauge.width() * share), gauge.center().y())
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        return at.position(setup.scenario).memory

    assert click(0.75) == 6, "the right half is that of A, below"
    assert click(0.25) == -6
    assert click(0.5) == 0
    assert click(0.94) == 10
    assert click(0.995) == 10, "the letter of the player is no number"
    setup.undo()
    assert at.position(setup.scenario).memory == 0
    send(setup, "turn B")
    assert click(0.75) == -6, "of the turn player, now above"
    table.flip()
    assert click(0.75) == 6
    # A game in progress can't be edited.
    setup.use()
    memory = table.seen.board.memory
    click(0.25)
    assert table.seen.board.memory == memory


def test_a_click_on_an_area_chooses_no_card(table: Table, setup: PositionEditor) -> None:
    for text in ("Rex: Lv.4 red 5000", "Tim: Tamer red cost 3"):
        send(setup, text)
    setup.field.put("Chick: Lv.3 red 2000")
    for area, under in (("A.breeding", "Ctrl+Enter: under Tim"), ("B.battle", ""), ("A.breeding", "")):
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.where(area).center())
        assert setup.target.text().partition(" · ")[2] == under
    setup.field.setFocus()
    press_key(KEY.Key_Return, CONTROL)
    assert not [unit for unit in at.units(setup.scenario).values() if unit[2].under], "under no card that isn't named"


def test_cards_on_the_board_are_dragged_elsewhere(table: Table, setup: PositionEditor) -> None:
    for text in ("Rex: Lv.4 red 5000", "Big: Lv.5 red 8000"):
        send(setup, text)
    drop(table, packed(Dragged(DragSource.THING, "Rex")), "Big")
    assert at.units(setup.scenario)["Big"][2].under == ("Rex",)
    drop(table, packed(Dragged(DragSource.THING, "Big")), "A.breeding")
    assert at.units(setup.scenario)["Big"][1] == "breeding"
    drop(table, packed(Dragged(DragSource.THING, "Big")), "A.trash")
    assert at.side(setup.scenario, A).trash == ("Big", "Rex")
    drop(table, packed(Dragged(DragSource.THING, "A.trash:1")), "B.security")
    assert at.side(setup.scenario, B).security[0] == "Rex"  # type: ignore[index]


def test_a_board_in_play_takes_no_drops(table: Table) -> None:
    before = table.session.tree
    drop(table, packed(Dragged(DragSource.TYPED, "Rex: Lv.4 red 5000")), "A.hand")
    assert table.session.tree is before


def test_text_typed_on_an_area_goes_to_the_field(table: Table, setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    for name, typed in (("B.battle", "hugo"), ("A.deck", "best"), ("Rex", "Tim")):
        table.view.setFocus()
        table.view.point_at(name)
        for letter in typed:
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClicks(focus, letter, SHIFT if letter.isupper() else HELD.NoModifier)
        assert setup.field.hasFocus()
        assert setup.field.text == typed
        setup.field.clear()
    assert at.units(setup.scenario)["Rex"][1] == "battle", "a capital letter is no key of the card"


def test_a_click_on_an_area_sends_the_next_card_there(table: Table, setup: PositionEditor) -> None:
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.where("B.trash").center())
    assert (setup.places.seat, setup.places.area) == (B, "trash")
    assert setup.places.area_button("trash").isChecked()


def test_a_click_on_a_card_sends_the_next_one_to_its_area(table: Table, setup: PositionEditor) -> None:
    setup.do(partial(at.add, seat=B, area="battle", text="Rex: Lv.4 red 5000"))
    setup.do(partial(at.add, seat=B, area="hand", text="Tai Tamer red"))
    for name, place in (("Rex", (B, "battle")), ("B.hand:0", (B, "hand")), ("A.security", (A, "security"))):
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.where(name).center())
        assert (setup.places.seat, setup.places.area) == place
    setup.aim(seat=A, area="trash")
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.where("memory").center())
    assert (setup.places.seat, setup.places.area) == (A, "trash"), "no cards go to the memory gauge"


def test_the_area_buttons_stay_in_place_while_typing(table: Table, setup: PositionEditor) -> None:
    send(setup, "A card with quite a long name: Lv.4 red 5000")
    button = setup.places.area_button("hand")
    before, hints = button.mapTo(setup, QPoint()), set()
    for text in ("hand 2", "Rex Lv.3", "Another card with quite a long name: Lv.3 red 2000", "and more"):
        setup.field.put(text)
        QApplication.processEvents()
        hints.add(setup.target.height())
        assert button.mapTo(setup, QPoint()) == before
    assert len(hints) > 1, "the hint above them takes more lines"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_players_button_is_as_high_as_its_neighbours(language: str, qtbot: QtBot) -> None:
    set_language(language)
    try:
        places = Places()
        qtbot.addWidget(places)
        places.fit()
        places.show()
        heights = {button.height() for button in (places.whose, *map(places.area_button, AREAS))}
        assert len(heights) == 1
    finally:
        set_language("en")


def test_a_wrapped_text_is_shown_from_its_beginning(setup: PositionEditor) -> None:
    bar = setup.field.verticalScrollBar()
    for text in ("Long named card of the tenth set: Lv.4 red 5000 blocker rush ", "reboot jamming piercing"):
        QTest.keyClicks(setup.field, text)
        QApplication.processEvents()
        assert setup.field.document().size().height() > 1
        assert (bar.value(), bar.maximum()) == (0, 0)
    setup.field.put("\n".join(map(str, range(20))))
    QApplication.processEvents()
    assert bar.value() > 10, "of a longer one its end, where it is typed"


def test_keypad_enter_acts_like_return(table: Table, setup: PositionEditor) -> None:
    enter, keypad = KEY.Key_Enter, HELD.KeypadModifier
    QTest.keyClicks(setup.field, "Rex: Lv.4 red 5000")
    press_key(enter, keypad)
    assert list(at.units(setup.scenario)) == ["Rex"]
    QTest.keyClicks(setup.field, "Chick: Lv.3 red 2000")
    press_key(enter, CONTROL | keypad)
    assert at.units(setup.scenario)["Rex"][2].under == ("Chick",)
    table.view.setFocus()
    table.view.point_at("B.trash")
    press_key(enter, keypad)
    assert (setup.places.seat, setup.places.area) == (B, "trash")
    press_key(enter, CONTROL | ALT | keypad)
    assert not table.room.sets_up
    options = table.decision.options
    options.setFocus()
    walk_to(options, "Pass the turn")
    press_key(enter, keypad)
    assert table.session.question is not None
    assert table.session.question.seat == "B"


def test_the_first_card_of_a_new_position_goes_to_player_as_battle_area(table: Table, setup: PositionEditor) -> None:
    setup.aim(seat=B, area="trash")
    press_key(KEY.Key_N, CONTROL | ALT)
    assert (setup.places.seat, setup.places.area) == (A, "battle")
    assert "A's battle area" in setup.target.text()


def test_a_double_click_on_a_hit_adds_one(setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    ground, place = setup.choices.viewport(), setup.choices.visualRect(setup.choices.rows.index(0)).center()
    # Real mice send the second press as a double click.
    QTest.mouseClick(ground, Qt.MouseButton.LeftButton, pos=place)
    left, kinds = Qt.MouseButton.LeftButton, (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease)
    for kind in kinds:
        point = QPointF(place)
        QApplication.sendEvent(ground, QMouseEvent(kind, point, ground.mapToGlobal(point), left, left, HELD.NoModifier))
    assert list(at.units(setup.scenario)) == ["Rex", "Rex 2"]


def test_typed_text_is_attached_to_a_card_by_its_menu(setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    QTest.keyClicks(setup.field, "Chick: Lv.3 red 2000")
    take(setup, "Rex", "Place Chick under it")
    assert at.units(setup.scenario)["Rex"][2].under == ("Chick",)
    QTest.keyClicks(setup.field, "Old one")
    take(setup, "Rex", "Name it “Old one”")
    assert list(at.units(setup.scenario)) == ["Old one"]
    take(setup, "Old one", "Trash")
    assert at.side(setup.scenario, A).trash == ("Rex", "Chick")
    take(setup, "A.deck", "Set how many …")
    assert setup.field.text == "A deck "
    setup.field.clear()
    take(setup, "B.player", "B's turn")
    assert at.position(setup.scenario).turn == "B"
    for title in ("Two Blocks", "What both players said of it. " * 4, ""):
        send(setup, f"title: {title}")
        assert setup.scenario.title == title.strip()
    send(setup, "Title Holdermon: Lv.4 red 5000")
    assert setup.scenario.title == ""
    assert "Title Holdermon" in at.units(setup.scenario)


def test_few_controls_are_visible_and_the_list_has_room_at_large_text(
    table: Table, setup: PositionEditor, qtbot: QtBot
) -> None:
    for number in range(5):
        setup.do(partial(at.add, seat=A, area="hand", text=f"Rex {number}: Lv.4 red 5000"))
    controls = [*setup.findChildren(QAbstractButton), *setup.findChildren(QAbstractSpinBox)]
    assert len([control for control in controls if control.isVisible()]) <= 11
    window = window_of(table)
    window.resize(1280, 720)
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    QTest.keyClicks(setup.field, "rex")
    QApplication.processEvents()
    ground = setup.choices.viewport().rect()
    assert ground.contains(setup.choices.visualRect(setup.choices.rows.index(3)).center())
    assert setup.rect().contains(setup.play.geometry())
    assert not setup.choices.geometry().intersects(setup.target.geometry())
