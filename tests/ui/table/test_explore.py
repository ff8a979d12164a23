"""Exploring all lines of play at the table, by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from judgeapp.engine.identity import Seat
from judgeapp.engine.state.state import replace
from judgeapp.exploring.horizon import HorizonKind
from judgeapp.table.board.snapshot import Board
from judgeapp.table.exploring.outcomes import DescribedClaim, DescribedOutcome
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.exploring.asked_form import AskedForm
from judgeapp.ui.table.exploring.explore_page import ExplorePage
from judgeapp.ui.table.lines.cited_line import LineKind
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.style import fonts
from tests.ui.table.accounts import key
from tests.ui.table.conftest import CONTROL, open_file, pick, press, window_of, written
from tests.ui.waiting import wait

ALT = Qt.KeyboardModifier.AltModifier
SCENE = """\
title: Two that may be deleted
cards:
  Hero:
    level: 4
    dp: 5000
    effects: "[When Attacking] Gain 1 memory.\\n[When Attacking] Delete 1 of your opponent's
      Digimon with 3000 DP or less."
  Wall: {level: 3, dp: 3000}
  Cub: {level: 3, dp: 3000}
  Plain: {level: 3, dp: 1000}
position:
  memory: 2
  A: {battle: [Hero], security: [Plain], deck: [Plain, Plain]}
  B: {battle: [Wall, Cub], security: [Plain], deck: [Plain, Plain]}
steps:
  - attack: {with: Hero, at: player}
"""
# Exploring the whole turn takes minutes.
_HAND = [f"Extra{number}" for number in range(12)]
_CARDS = "".join(f"  {name}: {{level: 3, dp: 1000, play_cost: 1}}\n" for name in _HAND)
CROWDED = (
    SCENE.partition("steps:")[0]
    .replace("position:\n", _CARDS + "position:\n")
    .replace("memory: 2", "memory: 10")
    .replace("{battle: [Hero]", "{battle: [Hero], hand: [" + ", ".join(_HAND) + "]")
) + "steps: []\n"


@pytest.fixture
def sit(sit_at: Callable[[str], Table]) -> Callable[[str], Table]:
    """Sit at a scenario, at its last step."""

    def sat_down(scenario: str) -> Table:
        table = sit_at(scenario)
        table.seating.redo()
        return table

    return sat_down


def asked(table: Table) -> ExplorePage:
    """The explore page, opened by keyboard."""
    press(table, Qt.Key.Key_W, CONTROL | ALT)
    page = table.pages.explore.part
    assert table.room.stack.currentWidget() is page
    return page


def answered(table: Table) -> ExplorePage:
    while not table.is_idle:
        wait(1)
    return table.pages.explore.part


def chosen(page: ExplorePage, field: str, data: object) -> None:
    box = getattr(page.form, field)
    box.setCurrentIndex(box.findData(data))


def outcome_rows(page: ExplorePage) -> list[int]:
    lines = page.lines.model_of_lines.numbered()
    return [row for row, (line, _) in enumerate(lines) if line.number]


def test_in_a_narrow_page_the_boards_are_below_the_list(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    page.form.explore.click()
    answered(table)
    for text_size, is_below in ((100, False), (200, True)):
        window_of(table).resize(1024, 700)
        while window_of(table).settings.text_size < text_size:
            window_of(table).appearance.larger_text()
        QApplication.processEvents()
        assert (page.boards.mapTo(page, QPoint()).y() > page.lines.mapTo(page, QPoint()).y()) is is_below
        assert page.lines.width() > fonts.em() * 18
        assert page.boards.height() >= fonts.em() * 11


def test_outcomes_are_boards_side_by_side_with_differences_marked(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    table.window().resize(1280, 720)
    page = asked(table)
    page.form.explore.click()
    answered(table)
    form = page.form
    (always,) = (label for label in form.findChildren(QLabel) if label.text() == "Is this always true?")
    assert abs(always.geometry().center().y() - form.kind.geometry().center().y()) <= 1, "on one line"
    begins = [part.mapTo(page, part.contentsRect().topLeft()).x() for part in (form.until, always, page.where)]
    assert len({*begins}) == 1, "all begins below each other"
    boards = page.boards
    assert boards.shown == [0, 1]
    first, second = (view.board for view in boards.views[:2] if view.isVisible())
    assert first is not None
    assert second is not None
    fields = [[unit.label for unit in shown.seats["B"].battle] for shown in (first, second)]
    assert sorted(fields) == [["Cub"], ["Wall"]]
    for view in boards.views[:2]:
        assert "B.battle" in view._marked
        assert "B.trash" in view._marked
        assert all(view.rect().contains(view.where(name).center()) for name in view.names)
    row = outcome_rows(page)[1]
    page.lines.setCurrentIndex(page.lines.model_of_lines.index(row, 0))
    press(table, Qt.Key.Key_F4)
    window_of(table).languages.prefer("ja")
    assert [view.seat for view in boards.views[:2]] == ["B", "B"]
    assert (table.session.now.language, page.lines.currentIndex().row(), boards._chosen) == ("ja", row, 1)


def test_boards_are_redrawn_in_another_language_even_if_the_lines_are_equal(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    page.form.explore.click()
    answered(table)
    view, drawn = page.view, list[int]()
    assert view is not None

    def board_of(place: int) -> Board:
        drawn.append(place)
        return view.board_of(place)

    page.draw(replace(view, board_of=board_of))
    assert not drawn, "nothing else is read"
    game, _, printing = view.offered
    page.draw(replace(view, board_of=board_of, offered=(game, "ja", printing)))
    assert {*drawn} == {*page.boards.shown}


def test_the_answer_comes_first_and_a_line_becomes_a_branch(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    chosen(page, "until", HorizonKind.SETTLED)
    QTest.keyClick(page.form.explore, Qt.Key.Key_Return)  # has the focus
    assert not page.form.explore.isEnabled()
    answered(table)
    assert page.answer.text() == "2 outcomes."
    assert page.form.explore.isEnabled()
    first, second = outcome_rows(page)
    lines = page.lines.model_of_lines
    assert "Wall isn't on B's field" in lines.line(first).text
    assert "Cub isn't on B's field" in lines.line(second).text
    assert lines.line(second).remark == "by 2 lines"
    # Enter plays the line of play.
    before = table.session.tree.current
    page.lines.setFocus()
    page.lines.choose(second)
    QTest.keyClick(page.lines, Qt.Key.Key_Return)
    tree = table.session.tree
    assert table.room.stack.currentWidget() is table.board
    assert tree.path(tree.current)[-3].number == before
    assert [unit for unit in tree.game.state.units if tree.game.state.label(unit) == "Cub"] == []
    # The outcomes stay, with the step that they belong to.
    asked(table)
    assert "The table is now at another step" in page.where.text()
    assert page.answer.text() == "2 outcomes."


def test_exploring_an_attack_goes_to_its_end_unless_chosen_otherwise(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    form = asked(table).form
    at_first = form.horizon.until
    assert at_first is HorizonKind.ATTACK_OVER
    # With the keyboard, like a judge.
    form.until.setFocus()
    QTest.keyClick(form.until, Qt.Key.Key_Up)
    assert form.horizon.until is HorizonKind.SETTLED
    press(table, Qt.Key.Key_Escape)
    assert asked(table).form.horizon.until is HorizonKind.SETTLED


def test_outside_an_attack_exploring_goes_until_nothing_is_pending(sit: Callable[[str], Table]) -> None:
    form = asked(sit(SCENE.partition("steps:")[0] + "steps: []\n")).form
    assert form.horizon.until is HorizonKind.SETTLED


def test_the_number_of_decisions_is_asked_only_if_that_is_the_limit(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    form = asked(table).form
    assert form.decisions.isHidden()
    chosen(table.pages.explore.part, "until", HorizonKind.DECISIONS)
    assert not form.decisions.isHidden()
    form.decisions.setValue(2)
    assert form.horizon.decisions == 2


def test_varying_only_the_order_keeps_the_other_choices(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    pick(table, table.decision.options.texts[1])
    pick(table, "Wall")
    table.seating.undo()
    table.seating.undo()
    page = asked(table)
    page.form.whose.setCurrentIndex(3)
    page.form.explore.click()
    answered(table)
    assert page.answer.text() == "The order doesn't matter: every order ends on the same board."


def test_a_claim_is_answered_with_a_counterexample(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    page.form.subject.setCurrentText("Wall")
    page.form.ask.click()
    answered(table)
    (claim,) = [t for _, t in page.lines.model_of_lines.numbered() if isinstance(t, DescribedClaim)]
    line = page.lines.shown[page.lines.model_of_lines.things().index(claim)]
    assert line.text == "Wall is deleted: in some cases"
    assert line.remark == "true in 1; false in 2"
    # A click leads to a counterexample.
    page.lines.opened.emit(claim)
    assert isinstance(page.lines.chosen, DescribedOutcome)
    assert page.lines.chosen.number == claim.against
    # A repeated question is asked once, and can be removed.
    page.form.ask.click()
    answered(table)
    assert len(table.session.now.explored.claims) == 1
    page.lines.setFocus()
    page.lines.choose(page.lines.shown.index(line))
    QTest.keyClick(page.lines, Qt.Key.Key_Delete)
    answered(table)
    assert not table.session.now.explored.claims
    assert not any(isinstance(t, DescribedClaim) for t in page.lines.model_of_lines.things())


def test_claims_can_be_about_numbers_and_players(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    for kind, number, text in (
        ("memory", 3, "A's memory: at least 3: always"),
        ("memory", 4, "A's memory: at least 4: never"),
        ("wins", 0, "A wins: never"),
    ):
        chosen(page, "kind", kind)
        page.form.number.setValue(number)
        page.form.ask.click()
        answered(table)
        assert text in page.lines.texts
    chosen(page, "kind", "wins")
    assert page.form.number.isHidden()


def test_stopping_shows_the_results_so_far_and_what_is_open(sit: Callable[[str], Table]) -> None:
    table = sit(CROWDED)
    page = asked(table)
    chosen(page, "until", HorizonKind.TURN_ENDS)
    page.form.explore.setFocus()
    key(Qt.Key.Key_Space)
    assert page.form.stop.hasFocus()
    while page.lines.texts[0].startswith("1 positions"):
        wait(1)
    key(Qt.Key.Key_Space)
    answered(table)
    outcomes = table.session.now.explored.outcomes
    assert outcomes is not None
    assert outcomes.stopped == "asked"
    assert page.lines.texts[0].startswith("Stopped before every line was explored.")
    assert page.lines.hasFocus()
    assert page.lines.currentIndex().row() == outcome_rows(page)[0], "a remark is no choice"
    assert page.form.stop.isHidden()
    assert page.form.explore.isEnabled()


def test_the_focus_stays_in_the_form_while_lines_are_explored(sit: Callable[[str], Table]) -> None:
    page = asked(sit(CROWDED))
    chosen(page, "until", HorizonKind.TURN_ENDS)
    page.form.explore.click()
    assert page.form.stop.hasFocus(), "it begins"
    page.form.whose.setFocus()
    before = page.lines.texts
    while page.lines.texts == before:
        wait(1)
    assert page.form.whose.hasFocus()
    page.form.stop.click()
    while not page.form.stop.isHidden():
        wait(1)
    assert page.lines.hasFocus(), "it ends"


def test_opening_another_table_cancels_exploring(sit: Callable[[str], Table], tmp_path: Path) -> None:
    table = sit(CROWDED)
    page = asked(table)
    chosen(page, "until", HorizonKind.TURN_ENDS)
    page.form.explore.click()
    press(table, Qt.Key.Key_Escape)
    table.seating.open_path(written(tmp_path, SCENE.replace("Two that", "Both that")))
    while not table.reader.is_idle:
        wait(1)
    asked(table)
    answered(table)
    assert table.session.now.explored.outcomes is None
    assert page.answer.text() == ""
    assert page.form.stop.isHidden()
    assert page.form.explore.isEnabled()


def test_a_line_is_shown_at_its_end_even_if_the_turn_passes(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE.replace("Gain 1 memory", "Lose 4 memory"))
    page = asked(table)
    page.form.explore.click()
    answered(table)
    page.lines.setFocus()
    page.lines.choose(outcome_rows(page)[0])
    key(Qt.Key.Key_Return)
    session = table.session
    assert session.looks_at is not None
    assert (session.now.board_state.turn_seat, session.now.board_state.memory) == (Seat.A, -2)
    assert session.tree.game.state.turn_seat is Seat.B


def test_nothing_can_follow_when_the_duel_is_over(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    assert page.form.explore.isEnabled()
    table.dispatch(PlainIntent.CONCEDE_A)
    asked(table)
    assert not page.form.explore.isEnabled()
    assert page.where.text() == "The game is over: nothing can follow."
    chosen(page, "kind", "wins")
    page.form.ask.click()
    table.seating.undo()
    asked(table).form.explore.click()
    answered(table)
    assert "A wins: never" in page.lines.texts, "the question is asked where it can be answered"


def test_another_table_forgets_it_and_escape_goes_back(sit: Callable[[str], Table], tmp_path: Path) -> None:
    table = sit(SCENE)
    page = asked(table)
    page.form.explore.click()
    answered(table)
    QTest.keyClick(page.lines, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert table.room.stack.currentWidget() is table.board
    open_file(table, written(tmp_path, SCENE.replace("Two that", "Both that")))
    asked(table)
    assert page.answer.text() == ""
    assert [line.kind for line in page.lines.shown] == [LineKind.MUTED]


def test_the_result_is_in_the_report(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    assert page.form.hand.isHidden()
    page.form.subject.setCurrentText("Wall")
    page.form.ask.click()
    answered(table)
    page.form.hand.click()
    first, claim, first_fact, other = table.pages.report.part.ruling.toPlainText().splitlines()
    assert first.startswith("Every line after “A: Attack the player with Hero”, until ")
    assert first.endswith(": 2 outcomes.")
    assert claim == "- Wall is deleted: in some cases"
    assert first_fact.startswith("1. ")
    assert other.startswith("2. ")
    # Added below the judge's own text.
    page.form.hand.click()
    assert table.pages.report.part.ruling.toPlainText().count("2 outcomes.") == 2


def joining(form: AskedForm) -> list[str]:
    """Ways to join the question with another, which are in a menu at first."""
    assert form.also.isHidden()
    assert form.either.isHidden()
    menu = form._asks.more.menu()
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.isEnabled()]


def test_several_are_asked_together_by_keys_alone(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    form = page.form
    form.subject.setFocus()
    QTest.keyClick(form.subject, Qt.Key.Key_Down)
    assert joining(form) == ["… and …", "… or …"]
    form.also.click()
    assert form.first_claims.text() == "Wall is deleted and …"
    assert joining(form) == ["… and …"]
    QTest.keyClick(form.subject, Qt.Key.Key_Down)
    QTest.keyClick(form.ask, Qt.Key.Key_Space)
    answered(table)
    assert "Wall is deleted and Cub is deleted: never" in page.lines.texts
    assert form.first_claims.isHidden()
    assert joining(form) == ["… and …", "… or …"]


def test_an_exploration_can_be_restarted(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    form = page.form
    form.either.click()
    assert joining(form) == ["… or …"]
    QTest.mouseClick(form.anew, Qt.MouseButton.LeftButton)
    assert form.first_claims.isHidden()
    chosen(page, "kind", "loses")
    chosen(page, "subject", "B")
    QTest.mouseClick(form.ask, Qt.MouseButton.LeftButton)
    answered(table)
    assert "B loses: never" in page.lines.texts


def test_which_effect_is_asked_for(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    chosen(page, "kind", "activated")
    offered = [page.form.subject.itemText(n) for n in range(page.form.subject.count())]
    assert offered == [
        "Hero: any effect",
        "Hero: [When Attacking] Gain 1 memory.",
        "Hero: [When Attacking] Delete 1 of your…",
    ]
    page.form.subject.setCurrentIndex(1)
    page.form.ask.click()
    answered(table)
    assert "“[When Attacking] Gain 1 memory.” of Hero is activated: always" in page.lines.texts


def test_an_exact_number_is_asked_for(sit: Callable[[str], Table]) -> None:
    table = sit(SCENE)
    page = asked(table)
    chosen(page, "kind", "memory")
    chosen(page, "bound", "exactly")
    page.form.number.setValue(3)
    page.form.ask.click()
    answered(table)
    assert "A's memory: 3: always" in page.lines.texts


def test_a_button_of_a_row_is_seen_to_have_the_focus_and_enter_does_it(sit: Callable[[str], Table]) -> None:
    form = asked(sit(SCENE)).form
    for button in (form.explore, form.ask):
        form.back.setFocus()
        without = button.grab().toImage()
        button.setFocus()
        assert button.grab().toImage() != without
    form.also.click()
    form.anew.setFocus()
    assert form.first_claims.isVisible()
    key(Qt.Key.Key_Return)
    assert form.first_claims.isHidden()
