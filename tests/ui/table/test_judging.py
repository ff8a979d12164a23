"""The judge's own steps: two accounts, corrections, effects by hand."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.table.tree import ROOT
from judgeapp.ui.table.dispute import dispute_page
from judgeapp.ui.table.lines.cited_line import LineKind
from judgeapp.ui.table.table import Table
from judgeapp.ui.table.wording import deed_told
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import CONTROL, SHIFT, board_text, options, pick, press, walk_to

LEGAL = '- attack: {with: First, at: player}\n- answer: Striker/effects.0\n- answer: "block:Guard"'
NOT_LEGAL = LEGAL.replace("Guard", "Theirs") + "\n- pass: true"


def texts(table: Table, column: int) -> list[str]:
    return table.dispute_page.found[column].texts


def looked_at(table: Table) -> None:
    """What is written is asked about, and answered."""
    table.dispute_page.settle()
    while not table.is_idle:
        QTest.qWait(1)


def argue(table: Table, one: str, other: str) -> None:
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    table.dispute_page.steps[0].setPlainText(one)
    table.dispute_page.steps[1].setPlainText(other)
    looked_at(table)


def test_the_first_illegal_step_is_marked_and_what_was_legal_instead(table: Table) -> None:
    argue(table, LEGAL, NOT_LEGAL)
    told = {line.text: line for line in table.dispute_page.found[1].shown}
    wrong = told["Block with Theirs"]
    assert wrong.sign == "✗"
    assert wrong.kind is LineKind.STRONG
    assert told["A: Attack the player with First"].sign == "✓"
    assert {"12-1-1", "16-4-1"} <= set(wrong.clauses)
    assert "Legal instead:" in texts(table, 1)
    assert "Block with Guard" in texts(table, 1)
    assert told["pass: true"].kind is LineKind.MUTED
    assert all(line.sign != "✗" or line.kind is LineKind.NOT
               for line in table.dispute_page.found[0].shown)  # fmt: skip
    assert "Here the accounts part" in texts(table, 0)
    assert "Here the accounts part" in texts(table, 1)


def test_accounts_become_branches_under_the_names_of_who_gave_them(table: Table) -> None:
    argue(table, LEGAL, NOT_LEGAL)
    table.dispute_page.who[0].setText("Ann")
    table.dispute_page.who[1].setText("Ben")
    looked_at(table)
    table.dispute_page.enter.click()
    assert table.stack.currentWidget() is table.board
    tree = table.session.tree
    names = [node.name for node in tree.nodes.values() if node.name]
    assert names == ["Ann, Ben"]
    assert any("not open" in node.comment for node in tree.nodes.values())


def test_an_account_is_put_together_from_what_can_be_said(table: Table) -> None:
    argue(table, "", "")
    found = table.dispute_page.found[0]
    found.setFocus()
    walk_to(found, "Attack the player with Sprout")
    assert found.shown[found.currentIndex().row()].sign == "✗"
    QTest.keyClick(found, Qt.Key.Key_Return)
    looked_at(table)
    assert table.dispute_page.steps[0].toPlainText() == "- attack: {with: Sprout, at: player}"
    assert any("11-2-5" in line.clauses for line in found.shown if line.kind is LineKind.STRONG)


def test_accounts_are_looked_at_off_the_interface_thread(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long they are: the window goes on, and nothing is made of what is not answered."""
    argue(table, LEGAL, LEGAL)
    assert table.dispute_page.enter.isEnabled()
    go, sound, threads = threading.Event(), dispute_page.account, []

    def slowly(*about: Any) -> Any:
        threads.append(threading.current_thread())
        go.wait()
        return sound(*about)

    with monkeypatch.context() as patch:
        patch.setattr(dispute_page, "account", slowly)
        table.dispute_page.steps[0].setPlainText("- pass: true")
        table.dispute_page.settle()
        QTest.qWait(20)
        assert not table.dispute_page.enter.isEnabled()
        assert table.dispute_page.dispute is None
        go.set()
        while not table.is_idle:
            QTest.qWait(1)
    assert threading.main_thread() not in threads
    assert table.dispute_page.enter.isEnabled()
    assert table.dispute_page.dispute is not None
    assert table.dispute_page.dispute.parting is not None


def test_what_was_played_is_taken_as_an_account(table: Table) -> None:
    pick(table, "Attack the player with First")
    argue(table, "", "")
    table.dispute_page.take[0].click()
    assert table.dispute_page.steps[0].toPlainText() == "- attack: {with: First, at: player}"


def test_steps_that_can_not_be_read_are_told(table: Table) -> None:
    argue(table, "- {", LEGAL)
    assert table.dispute_page.found[0].shown[0].sign == "✗"
    assert not table.dispute_page.enter.isEnabled()
    table.dispute_page.steps[0].setPlainText("- pass: true")
    looked_at(table)
    assert table.dispute_page.enter.isEnabled()


def test_the_judge_corrects_the_board_and_it_is_marked_as_his(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.by_hand
    assert table.right.currentWidget() is palette
    palette.deed.setCurrentIndex(palette.deed.findData("memory"))
    palette.seat.setCurrentIndex(palette.seat.findData("A"))
    palette.number.setValue(7)
    assert palette.number.isVisible()
    assert not palette.card.isVisible()
    palette.do.click()
    assert "Memory: 7 for A" in board_text(table)
    assert table.session.tree.here.is_of_the_judge
    told = table.timeline.lines.shown
    assert any(line.sign == "✎" and line.text == "The judge corrects the board" for line in told)
    # The card that is pointed at on the board is the one that is meant.
    palette.deed.setCurrentIndex(palette.deed.findData("suspend"))
    table.view.pointed.emit("First")
    assert palette.card.currentText() == "First (battle area of A)"
    palette.do.click()
    unit = table.session.board.unit(table.session.tree.beginning.names["First"])
    assert unit is not None
    assert unit.suspended
    press(table, Qt.Key.Key_Escape)
    assert table.right.currentWidget() is table.decision


def test_an_effect_that_nobody_compiled_is_resolved_by_hand(table: Table) -> None:
    pick(table, "Play Riddle")
    assert "What does the effect do?" in table.decision.head.text()
    assert options(table) == ["The effect is resolved"]
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.by_hand
    assert "Solve the riddle." in palette.effect.text()
    hand = len(table.session.board.seats["A"].hand)
    palette.deed.setCurrentIndex(palette.deed.findData("draw"))
    palette.number.setValue(2)
    palette.do.click()
    assert len(table.session.board.seats["A"].hand) == hand + 2
    palette.deed.setCurrentIndex(palette.deed.findData("words"))
    QTest.keyClicks(palette.words, "Delete 1 of your opponent's Digimon.")
    QTest.keyClick(palette.words, Qt.Key.Key_Return)
    # The effect asks something: the decision is there again.
    assert table.right.currentWidget() is table.decision
    pick(table, "Guard")
    assert options(table) == ["The effect is resolved"]
    pick(table, "The effect is resolved")
    assert "main phase" in table.decision.head.text()


def test_words_that_are_not_understood_are_told(table: Table) -> None:
    pick(table, "Play Riddle")
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.by_hand
    before = table.session.tree
    palette.words.setText("Juggle three lanterns.")
    palette.do.click()
    assert table.session.tree is before
    window = table.window()
    assert isinstance(window, Window)
    assert any("is not understood" in text for text in window.notices.texts)


def test_what_can_not_be_corrected_is_told(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.by_hand
    palette.deed.setCurrentIndex(palette.deed.findData("keyword"))
    palette.do.click()
    assert table.session.tree.current == ROOT
    window = table.window()
    assert isinstance(window, Window)
    assert any("keyword is missing" in text for text in window.notices.texts)
    palette.keyword.setText("<Blocker>")
    palette.do.click()
    assert table.session.tree.current != ROOT
    assert "<Blocker>" in board_text(table)


# -- by keyboard alone ----------------------------------------------------------------------------


def key(which: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, which, held)
    QApplication.processEvents()


def tab_to(part: QWidget) -> None:
    """With Tab alone; a judge presses it a dozen times at most."""
    for _ in range(12):
        if QApplication.focusWidget() is part:
            return
        key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {part.accessibleName()!r}")


def test_two_accounts_are_given_by_keyboard_alone(table: Table) -> None:
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    looked_at(table)
    disputing = table.dispute_page
    tab_to(disputing.found[0])
    walk_to(disputing.found[0], "Attack the player with First")
    key(Qt.Key.Key_Return)
    looked_at(table)
    walk_to(disputing.found[0], "First: [When Attacking] Gain 1 memory.")
    key(Qt.Key.Key_Return)
    looked_at(table)
    assert len(disputing.steps[0].toPlainText().splitlines()) == 2
    key(Qt.Key.Key_Backspace)
    looked_at(table)
    assert disputing.steps[0].toPlainText() == "- attack: {with: First, at: player}"
    key(Qt.Key.Key_Tab, SHIFT)
    assert disputing.steps[0].hasFocus()
    key(Qt.Key.Key_Z, CONTROL)
    looked_at(table)
    assert len(disputing.steps[0].toPlainText().splitlines()) == 2, "what was taken back is there"
    tab_to(disputing.found[1])
    walk_to(disputing.found[1], "Attack the player with Sprout")
    key(Qt.Key.Key_Return)
    looked_at(table)
    tab_to(disputing.enter)
    key(Qt.Key.Key_Return)
    assert table.stack.currentWidget() is table.board
    names = [node.name for node in table.session.tree.nodes.values() if node.name]
    assert names == ["Player A"], "the other account has no legal step"


def test_the_board_is_corrected_by_keyboard_alone(table: Table) -> None:
    press(table, Qt.Key.Key_H, CONTROL)
    palette = table.by_hand
    assert palette.deed.hasFocus()
    QTest.keyClicks(palette.deed, deed_told("memory", by_effect=False).split()[0])
    assert palette.deed.currentData() == "memory"
    tab_to(palette.number)
    palette.number.selectAll()
    QTest.keyClicks(palette.number, "5")
    key(Qt.Key.Key_Return)
    assert table.session.board.memory == 5
    assert palette.deed.hasFocus(), "the next correction follows"
    for _ in range(palette.deed.count()):
        if palette.deed.currentData() != "suspend":
            key(Qt.Key.Key_Up)
    tab_to(palette.card)
    first = table.session.tree.beginning.names["First"]
    while palette.card.currentData() != first:
        key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Return)
    assert next(u for u in table.session.board.units() if u.id == first).suspended
    tab_to(palette.back)
    key(Qt.Key.Key_Return)
    assert table.right.currentWidget() is table.decision


def test_two_branches_are_compared_by_keyboard_alone_from_either_seat(table: Table) -> None:
    pick(table, "Play Sprout 3")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Pass the turn")
    table.branches.lines.setFocus()
    walk_to(table.branches.lines, "A: Play Sprout 3")
    press(table, Qt.Key.Key_M, CONTROL)
    assert table.stack.currentWidget() is table.comparison_page
    assert table.comparison_page.lines.hasFocus()
    press(table, Qt.Key.Key_F4)
    assert [view.seat for view in table.comparison_page.boards] == [table.seat] * 2 == ["B", "B"]
    key(Qt.Key.Key_Escape)
    assert table.stack.currentWidget() is table.board
