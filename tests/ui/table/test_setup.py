"""Setting up a position in the real window: by keyboard, by mouse, and impossible input."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.cards.facts import read_entry
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import open_cards
from judgeapp.engine.identity import Seat
from judgeapp.scenario.placing import Placed
from judgeapp.table.setup import position as at
from judgeapp.table.setup.commands import SetCount, SetMemory, parse_card_line, parse_command
from judgeapp.table.setup.words import LANGUAGES
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.board.drag import DragSource
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.setup.setup_parts import CardField
from judgeapp.ui.table.table import Table
from tests.cards.made import entry
from tests.ui.first_sight import controls_of
from tests.ui.table.conftest import named, open_file, pause, pick, press_key, send, take, window_of
from tests.ui.waiting import wait

A, B = Seat.A, Seat.B
KEY, HELD = Qt.Key, Qt.KeyboardModifier
CONTROL, SHIFT, ALT = HELD.ControlModifier, HELD.ShiftModifier, HELD.AltModifier


@pytest.fixture
def with_cards(data: Path) -> Path:
    library, _ = open_cards(cards_file(data))
    for record in (entry(), entry("TS1-011", name="Dimmon", level=4, dp=4000)):
        library.put(read_entry(record).record, "own.jsonl")
    library.close()
    return data


def offered_names(setup: PositionEditor) -> list[str]:
    rows = setup.choices.rows
    return [rows.row(rows.index(row)).title[0].text for row in range(rows.rowCount())]


# -- by keys alone --------------------------------------------------------------------------------


def test_a_position_is_built_by_keys_alone_and_played(table: Table, setup: PositionEditor) -> None:
    assert len([*controls_of(table.window())]) <= 26
    send(setup, "Rex: Lv.4 red 5000 <Blocker>")
    send(setup, "Chick: Lv.3 red 2000", CONTROL)
    press_key(KEY.Key_U, ALT)
    press_key(KEY.Key_B, ALT)
    send(setup, "Lv.5 blue 7000")
    press_key(KEY.Key_3, ALT)
    send(setup, "rex")
    send(setup, "security 4")
    send(setup, "hand 6")
    press_key(KEY.Key_A, ALT)
    press_key(KEY.Key_2, ALT)
    send(setup, "egg red Lv.2")
    send(setup, "memory 3")
    send(setup, "turn B 6")
    scenario = setup.scenario
    assert at.units(scenario) == {
        "Rex": (A, "battle", Placed("Rex", under=("Chick",), suspended=True)),
        "Digi-egg Lv.2 red": (A, "breeding", Placed("Digi-egg Lv.2 red")),
        "Lv.5 blue 7000 DP": (B, "battle", Placed("Lv.5 blue 7000 DP")),
    }
    assert at.side(scenario, B).security == 4
    assert at.side(scenario, B).hand == ("Rex", *["blank"] * 5)
    now = at.position(scenario)
    assert (now.turn, now.turn_number, now.memory) == ("B", 6, -3), "3 on the side of A"
    assert table.view.describe("Rex").startswith("Rex, Lv.4, 5000 DP, red, suspended, <Blocker>")
    assert table.view.describe("B.hand") == "Hand of B: 6 cards"
    send(setup, "memory B 2")
    press_key(KEY.Key_Return, CONTROL | ALT)
    assert not table.room.sets_up
    assert table.session.question is not None
    assert table.session.question.seat == "B"
    assert "Lv.5 blue 7000 DP" in table.view.names


def test_the_text_of_a_card_is_pasted(setup: PositionEditor) -> None:
    QApplication.clipboard().setText("Lampmon\nLv.4 yellow 4000\n[On Play] Gain 1 memory.")
    press_key(KEY.Key_V, CONTROL)
    press_key(KEY.Key_Return)
    assert setup.scenario.cards["Lampmon"]["effects"] == "[On Play] Gain 1 memory."
    (unit,) = setup.board.seats["A"].battle
    assert [effect.text for effect in unit.stack[0].effects] == ["[On Play] Gain 1 memory."]


def test_a_card_of_the_library_is_added_by_name_or_number(
    open_table: Callable[[Path], Table], with_cards: Path, qtbot: QtBot
) -> None:
    table = open_table(with_cards)
    window = table.window()
    qtbot.waitUntil(lambda: window.is_idle)  # type: ignore[attr-defined]
    table.setup_controller.go_on()
    setup = table.setup
    send(setup, "dimm")
    send(setup, "TS1-010")
    assert list(at.units(setup.scenario)) == ["Dimmon", entry()["name"]]
    assert setup.scenario.cards["Dimmon"]["number"] == "TS1-011"
    assert setup.scenario.cards["Dimmon"]["dp"] == 4000
    assert at.state_of(setup.scenario).cards, "its facts are in the position: it needs no library"


def test_a_card_that_is_called_so_comes_before_one_in_the_position_with_a_longer_name(
    open_table: Callable[[Path], Table], with_cards: Path, qtbot: QtBot
) -> None:
    table = open_table(with_cards)
    window = table.window()
    qtbot.waitUntil(lambda: window.is_idle)  # type: ignore[attr-defined]
    table.setup_controller.go_on()
    setup = table.setup
    send(setup, "Great Dimmon: Lv.6 red 11000")
    for typed, offered in (("Dimmon", "Dimmon"), ("dimm", "Great Dimmon")):
        QTest.keyClicks(setup.field, typed)
        assert offered_names(setup)[0] == offered
        setup.field.clear()
    send(setup, "Dimmon")
    assert list(at.units(setup.scenario)) == ["Great Dimmon", "Dimmon"]
    # Once it is in the position, its name means that one.
    QTest.keyClicks(setup.field, "dimmon")
    assert offered_names(setup)[:2] == ["Dimmon", "Great Dimmon"]


def test_cards_of_the_library_come_before_a_digimon_described_without_dp(
    open_table: Callable[[Path], Table], with_cards: Path, qtbot: QtBot
) -> None:
    table = open_table(with_cards)
    qtbot.waitUntil(lambda: window_of(table).is_idle)
    table.setup_controller.go_on()
    choices = table.setup.choices
    for text, first in (
        ("blocker lv.3", DragSource.NUMBER),
        ("blocker lv.3 2000", DragSource.TYPED),
        ("Wolf lv.4 blocker", DragSource.TYPED),
        ("blocker lv.7", DragSource.TYPED),
    ):
        table.setup.field.put(text)
        kinds = [choices.rows.thing(choices.rows.index(row)).kind for row in range(choices.rows.rowCount())]
        assert kinds[0] is first, text
        assert DragSource.TYPED in kinds, "what was described can be put down too"


def test_enter_on_an_empty_field_adds_nothing_and_says_so(setup: PositionEditor) -> None:
    """An extra press of Enter doesn't add the last card again."""
    assert "type a card" in setup.target.text()
    QTest.keyClicks(setup.field, "Rex: Lv.4 red 5000")
    assert setup.target.text().startswith("Enter: Rex to A's battle area")
    press_key(KEY.Key_Return)
    for held in (HELD.NoModifier, CONTROL, CONTROL | SHIFT, ALT, ALT | SHIFT):
        press_key(KEY.Key_Return, held)
        assert list(at.units(setup.scenario)) == ["Rex"]
        assert at.units(setup.scenario)["Rex"][2] == Placed("Rex")
        assert setup.trouble.text() == "Type a card, or choose one with ↓"
    assert setup.field.accessibleDescription() == ""
    # Another copy can be chosen; the hint says what Enter will do, which happens once.
    press_key(KEY.Key_Down)
    assert setup.target.text().startswith("Enter: Rex to A's battle area")
    press_key(KEY.Key_3, ALT)
    assert setup.target.text().startswith("Enter: Rex to A's hand")
    press_key(KEY.Key_Return)
    press_key(KEY.Key_Return)
    assert at.side(setup.scenario, A).hand == ("Rex",)
    # For other input the hint says what it does.
    QTest.keyClicks(setup.field, "memory 3")
    assert setup.target.text() == "Enter: Memory: 3 for A"


def test_at_least_four_hits_are_visible_on_a_small_screen(
    open_table: Callable[[Path], Table], data: Path, qtbot: QtBot
) -> None:
    library, _ = open_cards(cards_file(data))
    for number in range(6):
        record = entry(f"TS1-02{number}", name=f"Long named Lanternmon {number}")
        library.put(read_entry(record).record, "own.jsonl")
    library.close()
    table = open_table(data)
    window = table.window()
    qtbot.waitUntil(lambda: window.is_idle)  # type: ignore[attr-defined]
    window.resize(1280, 720)
    table.setup_controller.go_on()
    setup, choices = table.setup, table.setup.choices
    QTest.keyClicks(setup.field, "lantern")
    QApplication.processEvents()
    seen = QRect(choices.viewport().mapTo(setup, QPoint()), choices.viewport().size())
    assert setup.rect().contains(seen)
    for row in range(4):
        index = choices.rows.index(row)
        assert choices.viewport().rect().contains(choices.visualRect(index)), row
    # Text that doesn't fit is in the tooltip.
    tip = choices.rows.index(3).data(Qt.ItemDataRole.ToolTipRole)
    assert "Long named Lanternmon" in tip
    assert str(entry()["effect"]) in tip


def test_a_card_is_linked_and_laid_on_top(setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    send(setup, "Big: Lv.5 red 8000", CONTROL | SHIFT)
    send(setup, "Tool: Lv.3 red 1000", ALT)
    placed = at.units(setup.scenario)["Rex"][2]
    assert placed == Placed("Big", as_="Rex", under=("Rex",), links=("Tool",))
    texts = setup._view.describe("Rex")
    assert "Linked: Tool" in texts


def test_tab_reads_out_what_enter_would_do(setup: PositionEditor) -> None:
    for text in ("Rex: Lv.4 red 5000", "Rexling: Lv.3 red 1000"):
        send(setup, text)
    QTest.keyClicks(setup.field, "rex")
    assert setup.field.accessibleDescription() == "Rex"
    press_key(KEY.Key_Down)
    assert setup.field.accessibleDescription().startswith("Rexling")
    press_key(KEY.Key_Return)
    assert list(at.units(setup.scenario)) == ["Rex", "Rexling", "Rexling 2"]


def test_text_that_is_not_understood_is_named_and_stays_in_the_field(setup: PositionEditor) -> None:
    send(setup, "Lv.4 shiny 5000")
    assert "'shiny' doesn't describe a card. Write for example" in setup.trouble.text()
    assert setup.field.text == "Lv.4 shiny 5000"
    assert setup.scenario.cards == {}
    setup.field.clear()
    send(setup, "Lv.4 red 5000")
    assert not setup.trouble.isVisible()
    assert setup.field.text == ""


def test_a_removed_card_is_not_offered_but_known_by_its_name(setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000")
    send(setup, "Rexling: Lv.3 red 1000")
    assert offered_names(setup) == ["Rex", "Rexling"]
    assert setup.do(lambda scenario: at.take_off(scenario, "Rexling"))
    assert offered_names(setup) == ["Rex"]
    send(setup, "rexling")
    assert "Rexling" in at.units(setup.scenario)


def test_memory_has_words_of_its_own(setup: PositionEditor, request: pytest.FixtureRequest) -> None:
    assert named(setup, "memory")[:2] == ["Add 1 memory", "Remove 1 memory"]
    assert named(setup, "A.hand")[:2] == ["Add one", "Remove one"]
    request.addfinalizer(lambda: set_language("en"))
    set_language("zh-Hans")
    assert named(setup, "memory")[:2] == ["内存增加1", "内存减少1"]
    assert named(setup, "A.hand")[:2] == ["增加1张", "减少1张"]


def test_a_card_is_suspended_by_a_word(setup: PositionEditor) -> None:
    QTest.keyClicks(setup.field, "2x red 5000 Suspended")
    row = setup.choices.rows.row(setup.choices.rows.index(0))
    assert (row.title[0].text, row.foot) == ("Red 5000 DP", "2 cards · suspended · as described")
    press_key(KEY.Key_Return)
    send(setup, "red 5000")
    send(setup, "tapped red 5000 dp")
    assert [placed.suspended for _, _, placed in at.units(setup.scenario).values()] == [True, True, False, True]
    # Only cards on the field can be suspended: elsewhere the card is refused.
    for held in (CONTROL, ALT, CONTROL | SHIFT):
        send(setup, "red 5000 suspended", held)
        assert setup.trouble.text() == "Only a card in the battle or breeding area is suspended"
        setup.field.clear()
    press_key(KEY.Key_3, ALT)
    send(setup, "red 5000 suspended")
    assert at.side(setup.scenario, A).hand == ()
    setup.field.clear()
    send(setup, "red 5000")
    assert at.side(setup.scenario, A).hand == ("Red 5000 DP",)


def test_the_preview_shows_keyword_effects_and_starts_with_a_capital(setup: PositionEditor) -> None:
    for text, title, foot in (
        ("Wolf: Lv.4 blue 6000 <Blocker>", "Wolf", "Lv.4 blue 6000 DP <Blocker>"),
        ("Wolf lvl 4 blocker", "Wolf", "Lv.4 <Blocker>"),
        ("Tai Tamer red", "Tai", "Tamer red"),
        ("tamer red", "Tamer red", "As described"),
    ):
        setup.field.put(text)
        row = setup.choices.rows.row(setup.choices.rows.index(0))
        assert (row.title[0].text, row.foot) == (title, foot)


def test_only_the_chosen_players_cards_are_offered_to_go_under(setup: PositionEditor) -> None:
    send(setup, "Tai Tamer red")
    QTest.keyClicks(setup.field, "Wolf blue")
    assert setup.target.text().endswith("Ctrl+Enter: under Tai")
    press_key(KEY.Key_B, ALT)
    assert setup.target.text() == "Enter: Wolf to B's battle area"


def test_meaningless_text_is_reported_once_typing_pauses(setup: PositionEditor) -> None:
    QTest.keyClicks(setup.field, "hand five")
    pause(setup)
    assert setup.target.text().startswith("No cards are imported.")
    setup.field.clear()
    assert "type a card" in setup.target.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_each_language_are_understood(language: str, qtbot: QtBot) -> None:
    set_language(language)
    try:
        field = CardField()
        qtbot.addWidget(field)
        examples = re.findall(
            r'["“„「]([^"”“」]+)["”“」]', f"{field.placeholderText()} {field.toolTip().splitlines()[0]}"
        )
        assert len(examples) == 8
        assert sum(parse_command(example, A, at.new()) is not None for example in examples) == 3
        cards = [parse_card_line(e) for e in examples if parse_command(e, A, at.new()) is None]
        assert [line.suspended for line in cards] == [False, False, True, False, False]
        assert [(line.seat, line.area) for line in cards[2:]] == [(None, ""), (B, ""), (B, "hand")]
        for line in cards:
            scenario, name = at.card(at.new(), line.card)
            assert scenario.cards[name]["colors"] == ["red"]
    finally:
        set_language("en")


def test_placing_under_an_empty_area(setup: PositionEditor) -> None:
    send(setup, "Lv.4 red 5000", CONTROL)
    assert "no card on the field is chosen" in setup.trouble.text().casefold()


def test_steps_are_undone_by_key_and_button(table: Table, setup: PositionEditor) -> None:
    send(setup, "Lv.4 red 5000")
    send(setup, "security 2")
    setup._view.setFocus()
    QTest.keyClick(table.window(), KEY.Key_Z, CONTROL)
    assert at.side(setup.scenario, A).security == 5
    table.bar.undo.click()
    assert at.units(setup.scenario) == {}
    assert table.view.describe("A.battle") == "Battle area of A: 0 cards"
    QTest.keyClick(table.window(), KEY.Key_Y, CONTROL)
    assert list(at.units(setup.scenario)) == ["Lv.4 red 5000 DP"]
    table.bar.redo.click()
    assert at.side(setup.scenario, A).security == 2


LINKED = """\
Glimmer
Lv.3 red 2000
[Link] [Wisp] trait: Cost 1
Link DP +1000
Link effect: [When Attacking] Gain 1 memory."""


def paste(setup: PositionEditor, text: str) -> None:
    """Paste from the clipboard."""
    QApplication.clipboard().setText(text)
    QTest.keyClick(setup.field, KEY.Key_V, CONTROL)


def test_a_link_card_is_pasted_linked_and_played(table: Table, setup: PositionEditor) -> None:
    send(setup, "Host: Lv.4 red 5000\nTraits: Wisp")
    paste(setup, LINKED)
    assert setup.choices.chosen_row is not None
    assert "Link DP +1000" in setup.choices.chosen_row.text
    press_key(KEY.Key_Return, ALT)
    assert table.view.board is not None
    (host,) = table.view.board.seats["A"].battle
    assert [link.name for link in host.links] == ["Glimmer"]
    assert host.dp.now == 6000
    # The other card links from the hand as it is played, for its cost.
    send(setup, "Other: Lv.4 red 4000\nTraits: Wisp")
    press_key(KEY.Key_3, ALT)
    send(setup, "Glimmer")
    send(setup, "memory 3")
    press_key(KEY.Key_Return, CONTROL | ALT)
    assert not table.room.sets_up
    pick(table, "Link Glimmer 2 to Other")
    other = next(u for u in table.seen.board.seats["A"].battle if u.label == "Other")
    assert (other.dp.now, [link.name for link in other.links]) == (5000, ["Glimmer 2"])
    assert table.seen.board.memory == 2


def test_a_pasted_line_that_is_not_understood_is_named(table: Table, setup: PositionEditor) -> None:
    paste(setup, LINKED.replace("[Wisp] trait", "whatever shines"))
    press_key(KEY.Key_Return)
    assert "whatever shines" in setup.trouble.text()
    assert not table.setup.scenario.cards
    assert setup.field.text, "nothing that was typed is lost"


# -- what can't be so -----------------------------------------------------------------------------


def test_an_impossible_position_is_named_and_still_usable(table: Table, setup: PositionEditor, qtbot: QtBot) -> None:
    assert setup.play.text() == "Play"
    assert not setup.wrong.isVisible()
    press_key(KEY.Key_2, ALT)
    send(setup, "Rex: Lv.4 red 5000")
    assert not setup.wrong.isVisible()
    send(setup, "rex")
    (fault,) = setup.wrong.shown[1:]
    assert fault.text == "A has 2 cards in the breeding area; only 1 is allowed"
    assert fault.clauses == ("3-4-7-2@4.2",)
    assert setup.play.text() == "Use it anyway"
    assert setup.wrong.isVisible()
    QTest.mouseClick(setup.play, Qt.MouseButton.LeftButton)
    assert not table.room.sets_up
    assert len(table.seen.board.seats["A"].breeding) == 2


def test_missing_facts_are_no_fault(setup: PositionEditor) -> None:
    send(setup, "option cost 3")
    assert setup.wrong.texts[0] == "Not checked"
    assert setup.play.text() == "Play"
    send(setup, "security 99")
    heads = [line.text for line in setup.wrong.shown if not line.clauses]
    assert heads == ["Not possible under the rules", "Not checked"]
    assert setup.play.text() == "Use it anyway"


# -- beginning and leaving ------------------------------------------------------------------------


def test_it_begins_with_the_board(table: Table) -> None:
    before = sorted(u.label for u in table.seen.board.units())
    QTest.keyClick(table.window(), KEY.Key_E, CONTROL | ALT)
    assert table.room.sets_up
    assert sorted(at.units(table.setup.scenario)) == before
    assert sorted(u.label for u in table.setup.board.units()) == before


def test_leaving_it_shows_the_game_and_loses_nothing(table: Table, setup: PositionEditor) -> None:
    send(setup, "Mine: Lv.4 red 5000")
    assert "Mine" in table.view.names
    QTest.keyClicks(setup.field, "Lv.4")
    QTest.keyClick(table.window(), KEY.Key_Escape)
    assert table.room.sets_up
    assert not setup.field.text
    QTest.keyClick(table.window(), KEY.Key_Escape)
    assert not table.room.sets_up
    assert "Mine" not in table.view.names
    assert not table.view.editable
    QTest.keyClick(table.window(), KEY.Key_P, CONTROL | ALT)
    assert "Mine" in table.view.names


def test_words_typed_on_an_empty_board_come_back(
    table: Table, setup: PositionEditor, open_table: Callable[[Path], Table], data: Path
) -> None:
    QTest.keyClicks(setup.field, "Lv.5 blue")
    table.window().close()
    again = open_table(data)
    assert again.room.sets_up
    assert again.setup.field.text == "Lv.5 blue"
    again.setup_controller.restart()
    QTest.keyClicks(again.setup.field, "Lv.4 red")
    assert again.setup.field.text == "Lv.4 red"
    while not again.autosave.is_idle:
        wait(1)
    again.show_decision()
    again.window().close()
    third = open_table(data)
    assert not third.room.sets_up, "who left it finds the game"


def test_it_is_saved_as_a_scenario(table: Table, setup: PositionEditor, tmp_path: Path) -> None:
    send(setup, "Mine: Lv.4 red 5000")
    table.saver.save_to(tmp_path / "mine.yaml")
    open_file(table, tmp_path / "mine.yaml")
    assert not table.room.sets_up
    assert "Mine" in table.view.names


def test_the_seat_can_be_changed_during_setup(table: Table, setup: PositionEditor) -> None:
    send(setup, "Mine: Lv.4 red 5000")
    below = table.view.where("Mine").top()
    QTest.keyClick(table.window(), KEY.Key_F4)
    assert table.view.where("Mine").top() < below
    assert table.view.rect().contains(table.view.where("Mine").center() + QPoint())


# -- what else is so ------------------------------------------------------------------------------


def test_uses_and_lasting_effects_are_entered_shown_and_removed(table: Table, setup: PositionEditor) -> None:
    send(setup, "Rex: Lv.4 red 5000\n[When Attacking] [Once Per Turn] <Draw 1>.")
    used = "effect 1 used 1 time this turn"
    take(setup, "Rex", used)
    assert at.units(setup.scenario)["Rex"][2].used == {"effects.0": 1}
    assert used not in named(setup, "Rex")
    assert "Type what to give it …" in named(setup, "Rex")
    QTest.keyClicks(setup.field, "Blocker")
    (given,) = (o for o in setup.offered("Rex") if o.text == "until the end of the turn")
    assert given.submenu == "Give it “Blocker”"
    given.do()
    assert setup.field.text == ""
    lines = [line.text for line in setup.also.model_of_lines.lines()]
    assert lines == ["Other details", "Rex: effect 1 used 1× this turn", "Rex: gains <Blocker>"]
    setup.also.setCurrentIndex(setup.also.model_of_lines.index(2, 0))
    QTest.keyClick(setup.also, KEY.Key_Delete)
    assert at.position(setup.scenario).lasting == ()
    QTest.keyClick(setup.also, KEY.Key_Delete)
    assert not setup.also.isVisible()


def test_a_security_card_is_turned_face_up_on_the_board(table: Table, setup: PositionEditor) -> None:
    setup.do(lambda scenario: at.add(scenario, A, "security", "Rex: Lv.4 red 5000"))
    view = table.view
    view.point_at("A.security:0")
    QTest.keyClick(view, KEY.Key_F)
    state = setup.state
    assert state.cards[state.areas[A].security[0]].face_up


def test_an_edition_is_chosen_and_shown_at_the_table(setup: PositionEditor, table: Table, qtbot: QtBot) -> None:
    menu = setup.more.menu()
    menu.aboutToShow.emit()
    checked = {action.text(): action.isChecked() for action in menu.actions() if action.isCheckable()}
    assert checked["Played under rules 4.2"]
    assert not checked["Played under rules 3.6"]
    assert setup.board.edition == ""
    send(setup, "rules 3.6")
    assert setup.scenario.edition == "3.6"
    assert setup.board.edition == "3.6"  # not the edition in force
    setup.undo()
    assert setup.scenario.edition == "4.2"
    setup.redo()
    setup.use()
    qtbot.waitUntil(lambda: not table.room.sets_up)
    assert table.session.tree.here.game.state.rules == "3.6"


@pytest.mark.parametrize("text", ["B hand 4", "B hand: 4", "Bの手札：4", "B Hand: 4"])
def test_a_number_may_follow_a_colon_as_a_card_may(text: str) -> None:
    pile = parse_command(text, A, at.new())
    assert pile == SetCount(B, "hand", 4)
    assert parse_command("memory: 3", A, at.new()) == SetMemory(A, 3)
    assert parse_command("B hand: Greymon", A, at.new()) is None, "a card"
