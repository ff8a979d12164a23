"""Reachability of accounts, on the page of two accounts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgeapp.engine.identity import Seat
from judgeapp.table.dispute.disputed_accounts import TakeBack
from judgeapp.table.dispute.reachability import Reachability
from judgeapp.ui.table.dispute.dispute_page import DisputePage
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.context_menu import Offer
from tests.table.conftest import DUEL, planted
from tests.table.tables import ATTACK, SCENE
from tests.ui.table.accounts import WIDE, answered, key, written
from tests.ui.table.conftest import CONTROL, SHIFT, press, window_of
from tests.ui.waiting import wait

MEMORY = ATTACK + "- expect: {memory: {A: %d}}\n"


@pytest.fixture
def table(sit_at: Callable[[str], Table]) -> Table:
    return sit_at(SCENE.replace("SECURITY", "[Plain]"))


@pytest.fixture
def page(table: Table) -> DisputePage:
    return disputed(table)


@pytest.fixture
def crowded(sit_at: Callable[[str], Table]) -> DisputePage:
    return disputed(sit_at(CROWDED))


def disputed(table: Table) -> DisputePage:
    table.window().resize(*WIDE)
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(table.pages.dispute.part)
    return table.pages.dispute.part


# An unreachable memory value, so the whole turn after the attack is explored, which takes minutes.
LONG = ATTACK + "- attack: {with: Cub2, at: player}\n- expect: {memory: {A: -9}}\n"
_HAND = [f"Extra{number}" for number in range(12)]
_CARDS = "".join(f"  {name}: {{level: 3, dp: 1000, play_cost: 1}}\n" for name in _HAND)
_ATTACKERS = "A: {battle: [Hero, {card: Cub, as: Cub2}], hand: [" + ", ".join(_HAND) + "]"
CROWDED = (
    SCENE.replace("SECURITY", "[Plain]")
    .replace("position:\n", _CARDS + "position:\n")
    .replace("memory: 3", "memory: 10")
    .replace("A: {battle: [Hero]", _ATTACKERS)
)


def click_verdict(page: DisputePage, row: int) -> None:
    """Click a line above both boards."""
    lines = page.verdict
    at = lines.visualRect(lines.model_of_lines.index(row, 0)).topLeft() + QPoint(90, 12)
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()


def offered(page: DisputePage, row: int) -> list[Offer]:
    """Menu offers of such a line."""
    thing = page.verdict.model_of_lines.thing(row)
    return [offer for offer in page.verdict.offers(thing) if isinstance(offer, Offer)]


def coming(page: DisputePage) -> list[tuple[str, str]]:
    """Answers for each account, with their signs."""
    return [(line.sign, line.text) for line in page.verdict.shown[1:]]


def test_both_answers_are_shown_by_mouse_and_a_change_clears_them(page: DisputePage) -> None:
    written(page, ATTACK, MEMORY % 7)
    places = [button.geometry() for button in (page.rule, page.reach, page.other, page.back)]
    assert page.reach.isEnabled()
    assert not coming(page)
    QTest.mouseClick(page.reach, Qt.MouseButton.LeftButton)
    assert page.reach.text() == "Stop"
    answered(page)
    assert coming(page) == [
        ("✓", "Ann: possible under the rules, as described."),
        ("×", "Ben: not possible by any legal line from the shared position. Ann's memory: 7"),
    ]
    written(page, ATTACK, ATTACK)
    assert not coming(page)
    assert not page.reach.isEnabled()
    assert page.reach.toolTip() == (
        "Available once a step isn't legal or a number isn't true; other claims are checked right away"
    )
    assert places == [button.geometry() for button in (page.rule, page.reach, page.other, page.back)]
    assert page.hand.isEnabled(), "the verdict can be added all the same"


def test_a_player_without_an_account_gets_no_answer(page: DisputePage) -> None:
    written(page, "", MEMORY % 7)
    QTest.mouseClick(page.reach, Qt.MouseButton.LeftButton)
    answered(page)
    assert coming(page) == [("×", "Ben: not possible by any legal line from the shared position. Ann's memory: 7")]


def test_the_shortest_other_line_is_shown_by_keys(page: DisputePage) -> None:
    written(page, ATTACK, MEMORY % 1)
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    answered(page)
    assert coming(page)[1] == ("≈", "Ben: possible under the rules, but in another way. Ann's memory: 1")
    assert page.verdict.shown[2].remark == "Ann: Wall"


def test_its_key_stops_it_and_it_says_what_is_open(crowded: DisputePage) -> None:
    page = crowded
    written(page, ATTACK, LONG)
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    assert page.reach.text() == "Stop"
    assert coming(page) == [("", "Searching for a legal line …")]
    begun = page.verdict.shown[1].remark
    assert begun.startswith("positions: 1, ")
    while page.verdict.shown[1].remark == begun:
        wait(1)
    key(Qt.Key.Key_Space)
    answered(page)
    line = page.verdict.shown[2]
    assert line.sign == "?"
    assert line.text.startswith("Ben: undecided whether this could happen.")
    assert line.remark.startswith("Stopped before every line was explored.")
    assert page.reach.text() == "Could this happen?"
    assert page.reach.isEnabled()


def test_another_account_is_another_question(crowded: DisputePage) -> None:
    page = crowded
    written(page, ATTACK, LONG)
    QTest.mouseClick(page.reach, Qt.MouseButton.LeftButton)
    page.dispatch(TakeBack(1))
    answered(page)
    assert not coming(page)
    assert page.reach.text() == "Could this happen?"


def test_leaving_the_table_cancels_the_search(crowded: DisputePage) -> None:
    page, table = crowded, window_of(crowded).table
    assert table is not None
    written(page, ATTACK, LONG)
    QTest.mouseClick(page.reach, Qt.MouseButton.LeftButton)
    assert page.state.progress is not None
    table.seating.sit_down(planted(DUEL))
    assert page.state.progress is None
    assert table.room.stack.currentWidget() is table.board
    answered(page)
    table.seating.undo()
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(page)
    assert not coming(page)
    assert page.reach.text() == "Could this happen?"


def test_a_line_is_played_as_a_branch_by_keys_alone(page: DisputePage, table: Table) -> None:
    """The focus stays where Enter plays the result."""
    written(page, MEMORY % 7, MEMORY % 1)
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    answered(page)
    assert page.verdict.hasFocus()
    assert isinstance(page.verdict.chosen, Reachability)
    assert page.verdict.chosen.who == "Ben"
    key(Qt.Key.Key_Return)
    tree = table.session.tree
    assert table.room.stack.currentWidget() is table.board
    assert [node.choice.partition("#")[0] for node in tree.path(tree.current)] == ["", "attack:Hero", "Wall"]
    assert tree.game.state.memory_of(Seat.A) == 1
    # The results are still there, and renaming the player keeps them.
    press(table, Qt.Key.Key_D, CONTROL | SHIFT)
    answered(page)
    page.sides[1].who.setFocus()
    page.sides[1].who.selectAll()
    QTest.keyClicks(page.sides[1].who, "Eve")
    assert coming(page)[1] == ("≈", "Eve: possible under the rules, but in another way. Ann's memory: 1")


def test_a_number_that_was_true_earlier_leads_there(page: DisputePage, table: Table) -> None:
    """Memory is 1 after Wall was deleted, and was 3 before."""
    wall = ATTACK.replace("Cub", "Wall")
    written(page, wall, wall + "- expect: {memory: {A: 3}}\n")
    QTest.mouseClick(page.reach, Qt.MouseButton.LeftButton)
    answered(page)
    assert page.verdict.shown[2].remark == "already true before the accounts differ"
    page.verdict.choose(2)
    key(Qt.Key.Key_Return)
    game = table.session.tree.game
    assert [choice.partition("#")[0] for choice in game.choices] == ["attack:Hero"]
    assert game.state.memory_of(Seat.A) == 3


def test_a_legal_account_is_played_as_described_by_mouse(page: DisputePage, table: Table) -> None:
    written(page, ATTACK, MEMORY % 7)
    QTest.mouseClick(page.reach, Qt.MouseButton.LeftButton)
    answered(page)
    # An impossible outcome has nothing to play.
    click_verdict(page, 2)
    assert table.room.stack.currentWidget() is page
    assert [offer.text for offer in offered(page, 2)] == []
    assert [offer.text for offer in offered(page, 1)] == ["Play the shortest line to it as a branch"]
    click_verdict(page, 1)
    tree = table.session.tree
    assert table.room.stack.currentWidget() is table.board
    assert [node.choice.partition("#")[0] for node in tree.path(tree.current)] == ["", "attack:Hero", "Cub"]


def test_the_result_is_in_the_report(page: DisputePage, table: Table) -> None:
    written(page, "", "")
    assert not page.hand.isEnabled()
    written(page, ATTACK, MEMORY % 1)
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    answered(page)
    page.hand.click()
    first, ann, ben, way = table.pages.report.part.ruling.toPlainText().splitlines()
    assert first == ("By every legal line after “Ann: Attack the player with Hero”, until the attack is over:")
    assert ann == "- Ann: possible under the rules, as described."
    assert ben.startswith("- Ben: possible under the rules, but in another way. Ann's memory: 1 (")
    assert way == "  Ann: Wall"
    written(page, ATTACK, ATTACK)
    page.hand.click()
    *_, last = table.pages.report.part.ruling.toPlainText().splitlines()
    assert last.startswith("- Both accounts lead to the same result."), "that was not asked of these accounts"


def test_the_verdict_is_in_the_report_if_nothing_was_searched_for(page: DisputePage, table: Table) -> None:
    written(page, ATTACK, MEMORY % 1)
    page.hand.click()
    verdict, untrue = table.pages.report.part.ruling.toPlainText().splitlines()
    assert verdict.startswith("- What Ben says isn't true. (")
    assert untrue.startswith("  × Ben, step 3: Ann's memory is 1 – Not true: ")


def test_an_impossible_action_is_refused_with_its_clause(page: DisputePage, table: Table) -> None:
    """Wall isn't suspended (11-2-7-1)."""
    written(page, ATTACK, "- attack: {with: Hero, at: Wall}\n")
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    answered(page)
    assert coming(page)[1] == (
        "×",
        "Ben: not possible by any legal line from the shared position: Ann: Attack Wall with Hero",
    )
    line = page.verdict.shown[2]
    assert line.clauses == ("11-2-7-1@4.2",)
    assert line.remark.startswith("Not legal as described: ")
    assert [offer.text for offer in offered(page, 2)] == []
    page.hand.click()
    ruling = table.pages.report.part.ruling.toPlainText()
    assert "Attack Wall with Hero (11-2-7-1)\n  Not legal as described: " in ruling


def test_the_line_to_an_action_is_played_up_to_it(page: DisputePage, table: Table) -> None:
    """Hero's effect is still pending, so passing the turn would be too early."""
    early = ATTACK.replace("- answer: Cub\n", "")
    written(page, early, early + "- pass: true\n")
    page.reach.setFocus()
    key(Qt.Key.Key_Space)
    answered(page)
    assert coming(page)[1][0] == "≈"
    assert page.verdict.shown[2].remark.splitlines()[1].endswith(" › Ann: Pass the turn")
    key(Qt.Key.Key_Return)
    tree = table.session.tree
    assert tree.nodes[tree.current].choice == "pass"


def test_an_unreadable_account_asks_nothing(page: DisputePage) -> None:
    written(page, ATTACK, "- attack: {with: Nobody, at: Wall}\n")
    assert not page.reach.isEnabled()
