"""Judge actions at the table: corrections, effects by hand, and comparing by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.table.sentences import render_sentence
from judgeapp.table.tree.tree import ROOT
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import CONTROL, board_text, options, pick, press, walk_to, window_of


def test_a_correction_of_the_board_is_marked_as_the_judges(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    assert table.room.right.currentWidget() is palette
    palette.action.setCurrentIndex(palette.action.findData("memory"))
    palette.seat.setCurrentIndex(palette.seat.findData("A"))
    palette.number.setValue(7)
    assert palette.number.isVisible()
    assert not palette.card.isVisible()
    palette.do.click()
    assert "Memory: 7 for A" in board_text(table)
    assert table.session.tree.here.is_of_the_judge
    lines = table.timeline.shown
    assert any(line.sign == "✎" and line.text == "The judge corrects the board" for line in lines)
    # The card clicked on the board is selected.
    palette.action.setCurrentIndex(palette.action.findData("suspend"))
    table.view.pointed.emit("First")
    assert palette.card.currentText() == "First (A's battle area)"
    palette.do.click()
    unit = table.seen.board.unit(table.session.tree.beginning.names["First"])
    assert unit is not None
    assert unit.suspended
    press(table, Qt.Key.Key_Escape)
    assert table.room.right.currentWidget() is table.decision


def test_an_unread_effect_is_resolved_by_hand(table: Table) -> None:
    pick(table, "Play Riddle")
    assert "What does the effect do?" in table.decision.head.text()
    assert options(table) == ["The effect is resolved"]
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    assert "Solve the riddle." in palette.effect.text()
    hand = len(table.seen.board.seats["A"].hand)
    palette.action.setCurrentIndex(palette.action.findData("draw"))
    palette.number.setValue(2)
    palette.do.click()
    assert len(table.seen.board.seats["A"].hand) == hand + 2
    palette.action.setCurrentIndex(palette.action.findData("words"))
    QTest.keyClicks(palette.words, "Delete 1 of your opponent's Digimon.")
    QTest.keyClick(palette.words, Qt.Key.Key_Return)
    # The effect needs a choice, so the decision panel is back.
    assert table.room.right.currentWidget() is table.decision
    pick(table, "Guard")
    assert options(table) == ["The effect is resolved"]
    pick(table, "The effect is resolved")
    assert "main phase" in table.decision.head.text()


def test_a_ruling_can_be_applied_at_any_moment(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    palette.who.setCurrentIndex(palette.who.findData("ruling"))
    palette.action.setCurrentIndex(palette.action.findData("delete"))
    table.view.pointed.emit("Guard")
    assert palette.by.isVisible()
    palette.do.click()
    assert "Guard" not in [unit.name for unit in table.seen.board.units()]
    assert table.session.tree.here.is_of_the_judge
    lines = table.timeline.shown
    assert any(line.sign == "✎" and line.text == "The judge rules that it happens" for line in lines)
    # A selected card shows which of its effects can be activated.
    palette.action.setCurrentIndex(palette.action.findData("activate"))
    palette.by.setCurrentIndex(palette.by.findText("First", Qt.MatchFlag.MatchStartsWith))
    assert palette.which.isVisible()
    assert palette.which.count() == 2
    palette.do.click()
    assert "Memory: 4 for A" in board_text(table)


def test_the_named_effect_is_the_one_activated(table: Table) -> None:
    pick(table, "Play Riddle")
    table.seating.undo()
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    palette.who.setCurrentIndex(palette.who.findData("ruling"))
    palette.action.setCurrentIndex(palette.action.findData("activate"))
    palette.by.setCurrentIndex(palette.by.findText("Riddle", Qt.MatchFlag.MatchStartsWith))
    named = palette.by.currentText(), palette.which.currentText()
    table.seating.redo()
    table.seating.undo()
    palette.who.setCurrentIndex(palette.who.findData("ruling"))
    palette.action.setCurrentIndex(palette.action.findData("activate"))
    assert (palette.by.currentText(), palette.which.currentText()) == named


def test_after_an_effect_by_hand_the_former_actor_does_not_return(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    palette.who.setCurrentIndex(palette.who.findData("ruling"))
    table.flip()
    assert palette.who.currentData() == "ruling", "it stays while no effect begins or ends"
    pick(table, "Play Riddle")
    assert palette.who.currentData() == "effect"
    pick(table, "The effect is resolved")
    assert palette.who.currentData() == "correction"


def test_words_that_are_not_understood_are_named(table: Table) -> None:
    pick(table, "Play Riddle")
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    before = table.session.tree
    palette.words.setText("Juggle three lanterns.")
    palette.do.click()
    assert table.session.tree is before
    window = window_of(table)
    assert any("isn't understood" in text for text in window.notices.texts)


def test_an_impossible_correction_is_reported(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    palette.action.setCurrentIndex(palette.action.findData("keyword"))
    palette.do.click()
    assert table.session.tree.current == ROOT
    window = window_of(table)
    assert any("keyword is missing" in text for text in window.notices.texts)
    palette.keyword.setText("<Blocker>")
    palette.do.click()
    assert table.session.tree.current != ROOT
    assert "<Blocker>" in board_text(table)


# -- by keyboard alone ----------------------------------------------------------------------------


def key(which: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, which, held)
    QApplication.processEvents()


def tab_to(part: QWidget) -> None:
    """Reach a widget with Tab, in at most a dozen presses."""
    for _ in range(12):
        if QApplication.focusWidget() is part:
            return
        key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {part.accessibleName()!r}")


def test_the_board_is_corrected_by_keyboard_alone(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.pages.by_hand.part
    assert palette.action.hasFocus()
    QTest.keyClicks(palette.action, render_sentence("table", "correct-memory").split()[0])
    assert palette.action.currentData() == "memory"
    tab_to(palette.number)
    palette.number.selectAll()
    QTest.keyClicks(palette.number, "5")
    key(Qt.Key.Key_Return)
    assert table.seen.board.memory == 5
    assert palette.action.hasFocus(), "the next correction follows"
    for _ in range(palette.action.count()):
        if palette.action.currentData() != "suspend":
            key(Qt.Key.Key_Up)
    tab_to(palette.card)
    first = table.session.tree.beginning.names["First"]
    while palette.card.currentData() != first:
        key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Return)
    assert next(u for u in table.seen.board.units() if u.id == first).suspended
    tab_to(palette.back)
    key(Qt.Key.Key_Return)
    assert table.room.right.currentWidget() is table.decision


def test_two_branches_are_compared_by_keyboard_alone_from_either_seat(table: Table) -> None:
    pick(table, "Play Sprout 3")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Pass the turn")
    table.branches.lines.setFocus()
    walk_to(table.branches.lines, "A: Play Sprout 3")
    press(table, Qt.Key.Key_M, CONTROL)
    assert table.room.stack.currentWidget() is table.pages.comparison.part
    page = table.pages.comparison.part
    assert page.lines.hasFocus()
    page.lines.setCurrentIndex(page.lines.model_of_lines.index(5, 0))
    marked = [view._marked for view in page.boards]
    press(table, Qt.Key.Key_F4)
    assert [view.seat for view in page.boards] == [table.session.now.seat] * 2 == ["B", "B"]
    window_of(table).languages.prefer("ja")
    assert table.session.now.language == "ja"
    assert page.lines.currentIndex().row() == 5, "the line that is gone to stays"
    assert [view._marked for view in page.boards] == marked
    key(Qt.Key.Key_Escape)
    assert table.room.stack.currentWidget() is table.board


@pytest.mark.parametrize("leaves", ["step", "choice", "event"])
def test_leaving_a_node_ends_its_comparison(table: Table, leaves: str) -> None:
    session, page = table.session, table.pages.comparison
    pick(table, "Attack the player with First")
    elsewhere = session.texts.explain(session.now, session.tree.current)[0]
    table.seating.undo()
    session.toggle_stepwise()
    table.pages_controller.compare()
    assert table.room.stack.currentWidget() is page.part
    table.flip()
    assert table.room.stack.currentWidget() is page.part, "the same node from the other seat"
    if leaves == "step":
        table.dispatch(PlainIntent.STEP)
    elif leaves == "choice":
        table.dispatch(PlainIntent.CONCEDE_A)
    else:
        session.look_at(elsewhere)
    assert session.tree.current != ROOT
    assert session.now.compared is None
    assert table.room.stack.currentWidget() is table.board
