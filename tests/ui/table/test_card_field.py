"""The card field: a typed player or area for a card, and the word that makes a text invalid."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.cards.facts import read_entry
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.engine.identity import Seat
from judgeapp.table.setup import position as at
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.board.drag import Dragged, DragSource, packed, unpacked
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.table import Table
from tests.cards.made import entry
from tests.ui.conftest import NEVER_MS
from tests.ui.table.conftest import pause, press_key, send, window_of

A, B = Seat.A, Seat.B
KEY, HELD = Qt.Key, Qt.KeyboardModifier
CONTROL, ALT = HELD.ControlModifier, HELD.AltModifier


def test_player_and_area_are_typed_with_a_card(setup: PositionEditor) -> None:
    send(setup, "hand Gaia Force option red")
    assert at.side(setup.scenario, A).hand == ("Gaia Force",)
    QTest.keyClicks(setup.field, "B: Wolf Lv.4 blue 5000 suspended")
    assert setup.target.text() == "Enter: Wolf to B's battle area"
    press_key(KEY.Key_Return)
    assert at.units(setup.scenario)["Wolf"][0] is B
    assert at.units(setup.scenario)["Wolf"][2].suspended
    send(setup, "2x B hand wolf")
    setup.field.put("手札 wolf")
    press_key(KEY.Key_Return)
    assert at.side(setup.scenario, B).hand == ("Wolf", "Wolf")
    assert at.side(setup.scenario, A).hand == ("Gaia Force", "Wolf")
    # The next card goes to the same area.
    assert (setup.places.seat, setup.places.area) == (A, "battle")
    send(setup, "Rex Lv.4 red 5000")
    assert at.units(setup.scenario)["Rex"][:2] == (A, "battle")
    send(setup, "hand wolf suspended")
    assert setup.trouble.text() == "Only a card in the battle or breeding area is suspended"


def test_a_card_that_came_this_turn_is_typed_as_new_where_it_can_be(setup: PositionEditor) -> None:
    assert "came this turn" in setup.field.toolTip()
    send(setup, "Rex Lv.4 red 5000 played this turn")
    send(setup, "Wolf Lv.4 blue 5000")
    assert [placed.new for _, _, placed in at.units(setup.scenario).values()] == [True, False]
    send(setup, "hand wolf came this turn")
    assert setup.trouble.text() == "Only a card in the battle or breeding area can be new this turn"


def test_a_card_dragged_from_the_list_keeps_its_typed_state() -> None:
    for suspended, new in ((True, False), (False, True), (True, True), (False, False)):
        card = Dragged(DragSource.TYPED, "Rex\nLv.4", suspended, new=new)
        assert unpacked(packed(card)) == card


def test_the_way_to_cards_is_in_the_language_of_the_window(
    setup: PositionEditor, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: set_language("en"))
    for language in ("ja", "zh-Hans", "zh-Hant", "de"):
        set_language(language)
        setup.field.put("WarGreymon")
        pause(setup)
        assert "WarGreymon" in setup.target.text()
        assert "imported" not in setup.target.text()
        assert "Import them" not in setup.target.text()


def test_a_refusal_in_a_low_window_begins_at_its_top_and_has_the_room_of_the_list(
    setup: PositionEditor, qtbot: QtBot
) -> None:
    setup.window().resize(1024, 300)
    setup.field.put("Rex")
    qtbot.waitUntil(lambda: setup.choices.minimumHeight() == 0)
    setup.field.put("Rex Lv.4 red 5000")
    assert setup.choices.minimumHeight() > 0, "cards to choose from keep theirs"
    setup.field.put("Rex on Wolf red 5000")
    pause(setup)
    assert setup.target.text().startswith("'on' isn't understood")
    assert setup.target.toolTip() == setup.target.text()
    assert setup.target.alignment() & Qt.AlignmentFlag.AlignTop
    press_key(KEY.Key_Return)
    assert setup.trouble.text().startswith("'on' isn't understood")
    assert not setup.target.isVisible(), "the refusal has its room too"
    setup.field.clear()
    assert setup.target.isVisible()


def below(upper: QWidget, lower: QWidget) -> bool:
    """True if a part ends before the next one begins."""
    return upper.mapToGlobal(upper.rect().bottomLeft()).y() < lower.mapToGlobal(lower.rect().topLeft()).y()


@pytest.fixture
def double_size(setup: PositionEditor) -> Iterator[PositionEditor]:
    """The position editor with letters of double size in a small window."""
    window = window_of(setup)
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    window.resize(1024, 640)
    yield setup
    window.appearance.normal_text()


def test_a_refused_card_has_the_room_of_its_whole_refusal(double_size: PositionEditor, qtbot: QtBot) -> None:
    setup = double_size
    send(setup, "red 5000")
    QTest.keyClicks(setup.field, "B hand: red 5000")
    press_key(KEY.Key_Return, CONTROL)
    refusal = setup.trouble
    qtbot.waitUntil(lambda: refusal.height() >= refusal.heightForWidth(refusal.width()))
    assert refusal.text().endswith("Leave out the player and the area.")
    assert below(setup.choices, setup.play)


def test_faults_in_a_low_window_leave_a_field_of_several_lines_its_border(
    double_size: PositionEditor, qtbot: QtBot
) -> None:
    setup = double_size
    for seat in ("A", "B", "A"):
        send(setup, f"{seat} breeding: red 5000 Tamer")
    setup.field.setPlaceholderText("Card, or so many in a hand as hand 5, or what else")
    setup.fit()
    assert setup.wrong.isVisible()
    qtbot.waitUntil(lambda: below(setup.field, setup.choices) and below(setup.wrong, setup.play))


def test_a_card_under_another_one_has_no_place_of_its_own(setup: PositionEditor) -> None:
    send(setup, "Rex Lv.4 red 5000")
    QTest.keyClicks(setup.field, "B: Chick Lv.3 red 2000")
    assert "Ctrl+Enter" not in setup.target.text()
    press_key(KEY.Key_Return, CONTROL)
    assert setup.trouble.text().endswith("Leave out the player and the area.")
    assert at.units(setup.scenario)["Rex"][2].under == ()


def test_a_refusal_names_its_word_in_a_pause_and_after_enter(setup: PositionEditor) -> None:
    for text, word in (
        ("hand five", "five"),
        ("opponent Wolf Lv.4 blue", "opponent"),
        ("hand Gaia Force: option red", "hand"),
        ("Bigmon over Midmon over Lowmon", "over"),
        ("gren Lv.4 5000", "gren"),
        ("Sorrow Blue Lv.4 5000", "Blue"),
        ("Lv.4 shiny 5000", "shiny"),
    ):
        setup.field.clear()
        QTest.keyClicks(setup.field, text)
        pause(setup)
        refusal = setup.target.text()
        assert word in refusal
        assert not setup.trouble.text(), "the one of the text before is gone"
        press_key(KEY.Key_Return)
        assert f"'{word}'" in setup.trouble.text() or f'"{word} ' in setup.trouble.text()
        assert setup.target.text() != refusal, "it is said once"
        assert setup.scenario.cards == {}
        assert setup.field.text == text


def test_a_name_without_imported_cards_leads_to_their_import(
    setup: PositionEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not setup.import_cards.isVisible()
    QTest.keyClicks(setup.field, "WarGreymon")
    assert not setup.import_cards.isVisible(), "the name is still being typed"
    pause(setup)
    assert 'No cards are imported. Import them, or describe the card: "WarGreymon Lv.4' in setup.target.text()
    assert setup.import_cards.isVisible()
    asked: list[str] = []

    def choose(_: object, title: str, *more: str) -> tuple[list[str], str]:
        asked.append(title)
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    QTest.mouseClick(setup.import_cards, Qt.MouseButton.LeftButton)
    assert asked
    for more in (" Lv.6", " shiny"):
        QTest.keyClicks(setup.field, more)
        assert not setup.import_cards.isVisible(), "importing doesn't help"


def test_a_text_is_refused_in_a_pause_or_on_enter_but_what_is_right_shows_at_once(setup: PositionEditor) -> None:
    setup.pause.setInterval(NEVER_MS)
    QTest.keyClicks(setup.field, "Gatek")
    assert setup.target.text() == "A's battle area: type a card, or choose one with ↓"
    assert not setup.import_cards.isVisible()
    QTest.keyClicks(setup.field, "eeper red 5000")
    assert setup.target.text() == "Enter: Gatekeeper to A's battle area"
    QTest.keyClicks(setup.field, " shi")
    assert "shi" not in setup.target.text()
    pause(setup)
    assert "'shi'" in setup.target.text()
    QTest.keyClicks(setup.field, "ny")
    assert "'shiny'" in setup.target.text(), "it doesn't come and go"
    setup.field.put("hand five")
    press_key(KEY.Key_Return)
    assert setup.trouble.text().startswith("No cards are imported.")
    assert setup.import_cards.isVisible()


def test_with_imported_cards_their_names_are_names(
    open_table: Callable[[Path], Table], data: Path, qtbot: QtBot
) -> None:
    library, _ = open_cards(cards_file(data))
    for number, name in (("TS1-010", "Sorrow Blue"), ("TS1-011", "Gren"), ("TS1-012", "A Delicate Plan")):
        library.put(read_entry(entry(number, name=name, level=4, dp=4000)).record, "own.jsonl")
    library.close()
    table = open_table(data)
    qtbot.waitUntil(lambda: window_of(table).is_idle)
    table.setup_controller.go_on()
    setup = table.setup
    send(setup, "Sorrow Blue Lv.4 5000")
    send(setup, "gren Lv.4 5000")
    assert setup.scenario.cards["Sorrow Blue"] == {"level": 4, "dp": 5000, "colors": []}
    assert setup.scenario.cards["gren"] == {"level": 4, "dp": 5000, "colors": []}
    send(setup, "A Delicate Plan")
    assert setup.scenario.cards["A Delicate Plan"]["number"] == "TS1-012"
    send(setup, "B hand: delicate")
    assert at.side(setup.scenario, B).hand == ("A Delicate Plan",)
    QTest.keyClicks(setup.field, "Nobody")
    pause(setup)
    assert setup.target.text().startswith("There is no card 'Nobody' here.")
    assert not setup.import_cards.isVisible()


def test_a_known_security_card_is_announced_in_place_of_an_unknown_one(setup: PositionEditor) -> None:
    QTest.keyClicks(setup.field, "B security: Wolf Lv.3 blue 2000")
    assert setup.target.text() == "Enter: Wolf to B's security, in place of an unknown card"
    press_key(KEY.Key_Return)
    assert at.side(setup.scenario, B).security == ("Wolf", *["blank"] * 4)
    setup.undo()
    assert at.side(setup.scenario, B).security == 5
    send(setup, "security 0")
    QTest.keyClicks(setup.field, "security: Wolf Lv.3 blue 2000")
    assert setup.target.text() == "Enter: Wolf to A's security"
