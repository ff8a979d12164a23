"""Two accounts, entered on their own boards by mouse and keyboard, without a file."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from judgeapp.engine.state.state import replace
from judgeapp.table.dispute.disputed_accounts import GoOnWith, SeeStep, TakeBack, Undo
from judgeapp.table.tree.tree import ReportHeading
from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.style import fonts
from tests.ui.first_sight import controls_of
from tests.ui.table.accounts import (
    LEGAL,
    NARROW,
    NOT_LEGAL,
    WIDE,
    answered,
    click,
    click_line,
    key,
    middle,
    number,
    steps,
    written,
)
from tests.ui.table.conftest import CONTROL, SHIFT, pick, press, report_on, window_of

# -- giving accounts ------------------------------------------------------------------------------


class Counted:
    """Counts a judge's clicks and keys."""

    def __init__(self, page: DisputePage) -> None:
        self.page, self.actions = page, 0

    def click(self, column: int, name: str) -> None:
        self.actions += 1
        click(self.page, column, name)

    def line(self, text: str) -> None:
        self.actions += 1
        click_line(self.page, text)

    def button(self, button: QWidget) -> None:
        self.actions += 1
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def key(self, which: Any, held: Any = Qt.KeyboardModifier.NoModifier) -> None:
        self.actions += 1
        key(which, held)

    def figure(self, text: str) -> None:
        """Type the number of a step in the list."""
        for figure in number(self.page, text):
            self.actions += 1
            focus = QApplication.focusWidget()
            assert focus is not None
            QTest.keyClicks(focus, figure)
            QApplication.processEvents()


_GIVEN = (
    [
        "✓ A: Attack the player with First",
        "✓ A: First: [When Attacking] Gain 1 memory.",
        "✓ B: Block with Guard",
        "✓ A: Pass the turn",
    ],
    [
        "✓ A: Attack the player with First",
        "✓ A: First: [When Attacking] Gain 1 memory.",
        "× B: Block with Theirs",
        "✓ B: No block",
    ],
)


def test_buttons_for_accounts_appear_with_the_first_step(table: Table) -> None:
    table.window().resize(*WIDE)
    table.pages_controller.argue()
    page = table.pages.dispute.part
    answered(page)
    assert [button.text() for button in page.foot.findChildren(QPushButton) if button.isVisible()] == [
        "Switch to Player B",
        "Board",
    ]
    assert not any(side.steps.isVisible() for side in page.sides), "the boards have the room of empty lists"
    assert page.next.head.text() == "Player A, step 1\nWhat to do in the main phase?"
    page.other.click()
    assert page.next.head.text() == "Player B, step 1\nA: What to do in the main phase?"
    page.other.click()
    click(page, 0, "First")
    click(page, 0, "B.player")
    answered(page)
    assert all(part.isVisible() for part in (page.rule, page.reach, page.sides[0].steps))


def test_two_accounts_of_four_steps_take_14_mouse_actions(table: Table) -> None:
    """One step is illegal. The button of the table counts as an action."""
    table.window().resize(*WIDE)
    table.pages_controller.argue()
    page = table.pages.dispute.part
    answered(page)
    judge = Counted(page)
    judge.actions += 1
    judge.click(0, "First")
    judge.click(0, "B.player")
    judge.line("First: [When Attacking] Gain 1 memory.")
    judge.click(0, "Guard")
    judge.line("Pass the turn")
    judge.click(1, "First")
    judge.click(1, "B.player")
    judge.line("First: [When Attacking] Gain 1 memory.")
    judge.click(1, "Theirs")
    judge.line("Block with Theirs")
    judge.line("No block")
    assert (steps(page, 0), steps(page, 1)) == _GIVEN
    assert judge.actions <= 14


def test_two_accounts_of_four_steps_take_14_key_actions(table: Table) -> None:
    table.window().resize(*NARROW)
    judge = Counted(table.pages.dispute.part)
    judge.actions += 1
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(table.pages.dispute.part)
    judge.figure("Attack the player with First")
    judge.figure("First: [When Attacking] Gain 1 memory.")
    judge.figure("Block with Guard")
    judge.figure("Pass the turn")
    judge.key(Qt.Key.Key_Tab, CONTROL)
    judge.figure("Attack the player with First")
    judge.figure("First: [When Attacking] Gain 1 memory.")
    judge.figure("Not legal, but claimed")
    judge.figure("Block with Theirs")
    judge.figure("No block")
    assert (steps(table.pages.dispute.part, 0), steps(table.pages.dispute.part, 1)) == _GIVEN
    assert judge.actions <= 14


def test_an_account_is_saved_in_the_words_of_a_file(page: DisputePage, table: Table) -> None:
    click(page, 0, "First")
    click(page, 0, "B.player")
    assert page.state.accounts == (("Player A", "- attack: {with: First, at: player}"), ("Player B", ""))
    assert table.session.tree.notes.accounts == page.state.accounts


def test_a_digit_chooses_the_next_step_wherever_the_focus_is(page: DisputePage) -> None:
    for part in (page.next.options, page.sides[0].view, page.sides[0].steps, page.verdict):
        figure = number(page, "Pass the turn")
        part.setFocus()
        QTest.keyClicks(part, figure)
        assert steps(page, 0) == ["✓ A: Pass the turn"], part
        page.dispatch(Undo())
    page.sides[0].who.setFocus()
    QTest.keyClicks(page.sides[0].who, "2")
    assert page.sides[0].who.text() == "Player A2"
    assert steps(page, 0) == []


def test_the_first_key_works_in_every_focused_list(page: DisputePage) -> None:
    """Enter works without moving to a line first."""
    options = page.next.options
    assert options.hasFocus()
    assert options.shown[options.currentIndex().row()].number == "1"
    first = options.texts[0]
    key(Qt.Key.Key_Return)
    assert [text.partition(": ")[2] for text in steps(page, 0)] == [first]
    # The next step has a current option, and so do lists that never had the focus.
    assert options.currentIndex().row() == 0
    for lines in (page.sides[0].steps, page.sides[1].steps, page.verdict, page.differing):
        lines.setFocus()
        assert lines.currentIndex().isValid() is bool(lines.shown), lines.accessibleName()


def test_a_card_is_dragged_onto_its_target(page: DisputePage) -> None:
    ground, left = page.sides[1].view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(ground, left, pos=middle(page, 1, "First"))
    QTest.mouseMove(ground, middle(page, 1, "Theirs"))
    QTest.mouseRelease(ground, left, pos=middle(page, 1, "Theirs"))
    assert steps(page, 1) == ["✓ A: Attack Theirs with First"]
    assert steps(page, 0) == []


def test_an_illegal_action_is_claimed_for_the_clicked_card(page: DisputePage) -> None:
    sprout = page.sides[0].view.board.seats["A"].battle[1].label  # type: ignore[union-attr]
    click(page, 0, sprout)
    # Legal options come first and are selected.
    line = page.next.options.shown[page.next.options.currentIndex().row()]
    assert (line.sign, line.text) == ("", "Digivolve Sprout into Striker")
    line = next(option for option in page.next.options.shown if option.sign == "×")
    assert line.text == "Attack the player with Sprout"
    assert "can't suspend" in line.tip
    click_line(page, "Attack the player with Sprout")
    (step,) = page.sides[0].steps.shown
    assert (step.sign, step.text) == ("×", "A: Attack the player with Sprout"), "with the player, as a legal one"
    assert "11-2-5@4.2" in step.clauses
    assert "Sprout – a Digimon that can't suspend can't attack" in page.verdict.shown[0].remark
    assert "Legal instead: Play Riddle; Play Sprout 3; " in step.tip


def test_double_clicking_a_card_claims_its_impossible_action(page: DisputePage) -> None:
    """The first click selects it and says why not; Enter or a double click claims it."""
    written(page, LEGAL.rpartition("\n")[0], "")
    click(page, 0, "Theirs")
    line = page.next.options.shown[page.next.options.currentIndex().row()]
    assert (line.sign, line.text) == ("×", "Block with Theirs")
    assert len(steps(page, 0)) == 2
    key(Qt.Key.Key_Return)
    assert steps(page, 0)[2:] == ["× Ben: Block with Theirs"]


def test_an_action_of_another_timing_is_claimed_by_its_verb(page: DisputePage) -> None:
    assert not any("Block" in text for text in page.next.options.texts)
    click_line(page, "Not legal, but claimed")
    assert "Block with Theirs" not in page.next.options.texts
    click_line(page, "Block with …")
    assert {"Block with Theirs", "Block with Guard"} <= {*page.next.options.texts}
    click_line(page, "Block with …")
    assert "Block with Theirs" not in page.next.options.texts
    click_line(page, "Block with …")
    click_line(page, "Block with Guard")
    (step,) = page.sides[0].steps.shown
    assert step.sign == "×"
    assert "only a Digimon of the attacked player can block, at the block timing" in page.verdict.shown[0].remark
    assert "Block with …" in page.next.options.texts, "it stays open for the next step"
    # The account continues as if the step hadn't happened.
    click_line(page, "Pass the turn")
    assert steps(page, 0)[1] == "✓ A: Pass the turn"
    assert page.sides[0].steps.shown[1].remark


def test_the_page_shows_few_controls_at_first(page: DisputePage, table: Table) -> None:
    assert len([*controls_of(table.window())]) <= 20
    assert [side.steps.accessibleName() for side in page.sides] == ["Player A's steps", "Player B's steps"]
    assert page.other.text() == "Switch to Player B"
    page.other.click()
    assert page.other.text() == "Switch to Player A"
    assert [side.back.isVisible() for side in page.sides] == [False, True]


def test_a_changed_heading_of_the_report_names_the_players_at_once(page: DisputePage, table: Table) -> None:
    written(page, LEGAL, "")
    assert [side.letter.text() for side in page.sides] == ["A", "B"]
    notes = replace(table.session.tree.notes, heading=ReportHeading(player_a="Ben", player_b="Ann"))
    table.session.note(notes)
    assert [side.letter.text() for side in page.sides] == ["B", "A"]
    assert page.sides[0].steps.texts[-1] == "Ann: Block with Guard"


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_player_as_account_is_at_the_left_but_for_the_time_that_a_name_is_typed(
    page: DisputePage, table: Table, size: tuple[int, int]
) -> None:
    window_of(table).resize(*size)
    written(page, LEGAL, LEGAL)

    def left() -> list[int]:
        QApplication.processEvents()
        parts = ["head", "steps", *(["view"] if page.has_two_boards else [])]
        return [*{min((0, 1), key=lambda n: getattr(page.sides[n], part).mapTo(page, QPoint()).x()) for part in parts}]

    assert left() == [0]
    notes = replace(table.session.tree.notes, heading=ReportHeading(player_a="Ben", player_b="Ann"))
    table.session.note(notes)
    assert left() == [1]
    table.session.note(replace(table.session.tree.notes, heading=ReportHeading()))
    assert left() == [0]
    page.sides[0].who.setFocus()
    page.sides[0].who.selectAll()
    QTest.keyClicks(page.sides[0].who, "B")
    assert page.sides[0].letter.text() == "B"
    assert left() == [0]
    QTest.keyClicks(page.sides[0].who, "ea")
    page.next.setFocus()
    assert left() == [0]


def test_only_a_card_with_dp_can_be_claimed_to_have_other_dp(page: DisputePage) -> None:
    stated = [page.next.stated.itemText(row) for row in range(page.next.stated.count())]
    assert {"A's memory", "DP of First", "DP of Guard"} <= set(stated)
    assert "DP of Banner" not in stated


def test_a_claim_that_a_digimon_can_not_block_is_checked_with_its_clauses(page: DisputePage) -> None:
    """Claims are offered when the rules allow the question: attacks in the main phase, blocks at block timing."""
    claims = page.next.stated
    assert claims.findText("First can't attack") >= 0
    assert claims.findText("Guard can't block") < 0
    written(page, "\n".join(LEGAL.splitlines()[:2]), "\n".join(LEGAL.splitlines()[:2]))
    assert claims.findText("First can't attack") < 0
    for column, claim, sign in ((0, "Guard can't block", "×"), (1, "Guard may block", "✓")):
        page.dispatch(GoOnWith(column))
        if not page.next.claims.isChecked():
            page.next.claims.click()
        claims.setCurrentIndex(claims.findText(claim))
        assert not page.next.number.isVisible()
        page.next.state.click()
        step = page.sides[column].steps.shown[-1]
        assert (step.sign, step.text) == (sign, claim)
        assert "12-1-1@4.2" in step.clauses
    (verdict,) = page.verdict.shown
    assert verdict.text == "What Ben says is true; what Ann says isn't."
    assert "Ann, step 3: Guard can't block – Not true: the rules allow it" in verdict.remark
    assert page.sides[1].steps.shown[-1].remark == "The rules allow it"
    claims.setCurrentIndex(claims.findText("Ann's memory"))
    assert page.next.number.isVisible()


def test_it_is_claimed_that_a_digimon_was_played_this_turn(page: DisputePage) -> None:
    written(page, "", "")
    claims = page.next.stated
    page.dispatch(GoOnWith(0))
    page.next.claims.click()
    for claim, sign in (("First was played this turn", "×"), ("First wasn't played this turn", "✓")):
        claims.setCurrentIndex(claims.findText(claim))
        page.next.state.click()
        step = page.sides[0].steps.shown[-1]
        assert (step.sign, step.text, step.clauses) == (sign, claim, ("7-1-2-1@4.2",))
        if sign == "×":
            page.dispatch(TakeBack(0))
    (verdict,) = page.verdict.shown
    assert (verdict.sign, verdict.text) == ("✓", "What Ann says is true.")
    assert "7-1-2-1@4.2" in verdict.clauses
    assert not page.reach.isEnabled()


def test_a_step_lists_the_security_checks_that_it_leads_to(page: DisputePage) -> None:
    """An unknown card gets a note on what isn't considered; a known one doesn't."""
    written(page, LEGAL.replace('"block:Guard"', "no-block"), "")
    *_, step = page.sides[0].steps.shown
    assert step.text == "Ben: No block"
    assert step.remark == (
        "First checks an unknown card: it counts as a Digimon of 1000 DP, and its security effect, if any, isn't"
        " considered"
    )
    assert not any(step.remark for step in page.sides[0].steps.shown[:-1])


@pytest.mark.parametrize(
    ("name", "about", "claimed", "sign", "remark"),
    [
        ("", "A's memory", "3", "✓", ""),
        ("", "A's memory", "5", "×", "Not true: A's memory is 3"),
        ("First", "DP of First", "6500", "✓", ""),
        ("First", "DP of First", "7000", "×", "Not true: the DP of First is 6500, printed 5000"),
    ],
)
def test_numbers_can_be_claimed_for_memory_or_the_clicked_card(
    page: DisputePage, name: str, about: str, claimed: str, sign: str, remark: str
) -> None:
    if name:
        click(page, 0, name)
    assert page.next.stated.currentText() == about
    assert not page.next.number.isVisible()
    page.next.claims.click()
    assert page.next.number.isVisible()
    page.next.number.setFocus()
    page.next.number.selectAll()
    QTest.keyClicks(page.next.number, claimed)
    key(Qt.Key.Key_Return)
    (step,) = page.sides[0].steps.shown
    assert step.sign == sign
    assert remark in page.verdict.shown[0].remark
    assert bool(step.clauses) is (sign == "×")


def test_a_cards_menu_has_everything_that_can_be_claimed(page: DisputePage) -> None:
    view = page.sides[1].view
    offers = [offer for offer in view.offered("First") if isinstance(offer, Offer)]
    texts = [offer.text for offer in offers]
    assert "Attack Theirs with First" in texts
    assert "Not legal: Attack Guard with First" in texts
    next(offer for offer in offers if offer.text == "Not legal: Attack Guard with First").do()
    assert steps(page, 1) == ["× A: Attack Guard with First"]


def test_a_step_is_undone_and_redone(page: DisputePage, table: Table) -> None:
    for text in ("Attack the player with First", "First: [When Attacking] Gain 1 memory."):
        click_line(page, text)
    first = steps(page, 0)
    page.next.options.setFocus()
    key(Qt.Key.Key_Backspace)
    assert steps(page, 0) == first[:1]
    press(table, Qt.Key.Key_Z, CONTROL)
    assert steps(page, 0) == first
    press(table, Qt.Key.Key_Z, CONTROL)
    press(table, Qt.Key.Key_Z, CONTROL)
    assert steps(page, 0) == []
    press(table, Qt.Key.Key_Y, CONTROL)
    assert steps(page, 0) == first[:1]
    QTest.mouseClick(page.sides[0].back, Qt.MouseButton.LeftButton)
    assert steps(page, 0) == []
    assert not page.sides[0].back.isEnabled()
    # Nothing was played at the table.
    assert len(table.session.tree.nodes) == 1


def test_a_played_line_becomes_an_account(table: Table) -> None:
    pick(table, "Attack the player with First")
    table.window().resize(*WIDE)
    table.pages_controller.argue()
    page = table.pages.dispute.part
    answered(page)
    click_line(page, "What was played at the table")
    assert page.state.accounts[0][1] == "- attack: {with: First, at: player}"
    assert "What was played at the table" not in page.next.options.texts


def test_adding_to_one_account_moves_nothing_in_the_other(page: DisputePage) -> None:
    """Its lines, scroll position and selection stay."""
    written(page, NOT_LEGAL + "\n- pass: true" * 12, "")
    steps_of = page.sides[0].steps
    steps_of.verticalScrollBar().setValue(30)
    page.dispatch(SeeStep(0, 4))

    def place() -> tuple[object, ...]:
        rows = range(len(steps_of.shown))
        rects = [steps_of.visualRect(steps_of.model_of_lines.index(row, 0)) for row in rows]
        return rects, steps_of.currentIndex().row(), steps_of.verticalScrollBar().value()

    page.dispatch(GoOnWith(1))
    before = place()
    for text in ("Attack the player with First", "First: [When Attacking] Gain 1 memory.", "No block"):
        click_line(page, text)
        assert place() == before
    assert len(steps(page, 1)) == 3


def test_the_next_step_stays_in_place_while_the_accounts_grow(page: DisputePage) -> None:
    places = set()
    for ben in ("", "- attack: {with: First, at: player}", NOT_LEGAL):
        written(page, LEGAL, ben)
        QApplication.processEvents()
        places.add(page.next.options.mapTo(page, QPoint()).y())
    assert len(places) == 1


def test_the_position_set_up_is_disputed_and_reported(table: Table) -> None:
    """Play isn't needed first."""
    page, setup = table.pages.dispute.part, table.setup
    press(table, Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.AltModifier)
    for text in ("Rex: Lv.4 red 5000", "memory 2"):
        QTest.keyClicks(setup.field, text)
        QTest.keyClick(setup.field, Qt.Key.Key_Return)
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(page)
    assert not table.room.sets_up
    assert "Attack the player with Rex" in page.next.options.texts
    click_line(page, "Attack the player with Rex")
    # Opening the form without changes doesn't start a new table.
    tree = table.session.tree
    press(table, Qt.Key.Key_Escape)
    press(table, Qt.Key.Key_P, CONTROL | Qt.KeyboardModifier.AltModifier)
    assert table.room.sets_up
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(page)
    assert steps(page, 0) == ["✓ A: Attack the player with Rex"]
    assert table.session.tree.beginning is tree.beginning
    # The report shows the visible board, too.
    press(table, Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.AltModifier)
    QTest.keyClicks(setup.field, "Max: Lv.4 red 5000")
    QTest.keyClick(setup.field, Qt.Key.Key_Return)
    table.pages_controller.report()
    assert any("Max" in line.text for line in report_on(table.pages.report.part).position)


# -- how it looks ---------------------------------------------------------------------------------


def test_without_room_for_two_boards_the_active_accounts_board_is_shown(page: DisputePage, table: Table) -> None:
    assert all(side.view.isVisible() for side in page.sides)
    table.window().resize(*NARROW)
    QApplication.processEvents()
    assert [side.view.isVisible() for side in page.sides] == [True, False]
    QTest.mouseClick(page.other, Qt.MouseButton.LeftButton)
    assert [side.view.isVisible() for side in page.sides] == [False, True]
    page.sides[0].who.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert page.state.active == 1, "Tab alone changes nothing"
    QTest.keyClick(page.sides[0].who, Qt.Key.Key_End)
    assert [side.view.isVisible() for side in page.sides] == [True, False]
    page.sides[1].who.setFocus()
    assert page.state.active == 1
    page.sides[0].who.setFocus()
    QApplication.processEvents()
    assert [side.view.isVisible() for side in page.sides] == [True, False]
    click(page, 0, "First")
    click(page, 0, "B.player")
    assert all(side.steps.isVisible() for side in page.sides)


def test_two_boards_fit_where_letters_are_as_wide_however_high_the_lines(
    page: DisputePage, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines of a Chinese font are a fifth taller than those of other fonts of the same size."""
    table.window().resize(1280, 720)
    high = round(fonts.em() * 17 / 14)
    monkeypatch.setattr(fonts, "em", lambda: high)
    page.fit()
    QApplication.processEvents()
    assert page.has_two_boards
    assert all(side.view.isVisible() for side in page.sides)


def test_in_large_letters_the_active_accounts_steps_are_shown_and_nothing_is_cut(
    page: DisputePage, table: Table
) -> None:
    table.window().resize(1280, 720)
    window = window_of(table)
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    QApplication.processEvents()
    click(page, 0, "First")
    click(page, 0, "B.player")
    answered(page)
    assert [side.steps.isVisible() for side in page.sides] == [True, False]
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    assert {page.rule, page.reach, page.back} <= {*buttons}
    for button in buttons:
        assert button.width() >= button.minimumSizeHint().width(), button.text()
    assert page.next.width() < 0.5 * page.width()
    # Rarely used buttons are in a menu, so that the boards keep their room.
    menu = page.foot.more.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [page.hand.text(), page.enter.text()]
    assert page.other.isVisible()
    page.other.click()
    assert page.state.active == 1
    window.appearance.normal_text()
    window.resize(*WIDE)
    QApplication.processEvents()
    assert all(side.steps.isVisible() and side.view.isVisible() for side in page.sides)


def test_both_boards_can_be_seen_from_either_seat_and_esc_leads_back(page: DisputePage, table: Table) -> None:
    press(table, Qt.Key.Key_F4)
    assert [side.view.seat for side in page.sides] == [table.session.now.seat] * 2 == ["B", "B"]
    navigator = window_of(table).navigator
    navigator.show_view("search")
    table.flip()
    navigator.show_view("table")
    assert [side.view.seat for side in page.sides] == [table.session.now.seat] * 2 == ["A", "A"]
    page.next.options.setFocus()
    key(Qt.Key.Key_Escape)
    assert table.room.stack.currentWidget() is table.board
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(page)
    QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert table.room.stack.currentWidget() is table.board
