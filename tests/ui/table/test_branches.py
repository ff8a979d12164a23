"""The tree of branches on the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgeapp.messages.punctuation import brief
from judgeapp.ui.table.table import Table
from tests.ui.first_sight import controls_of
from tests.ui.table.conftest import CONTROL, pick, press, walk_to, window_of

THREE = """\
title: Three can attack
cards:
  Striker: {level: 4, dp: 5000}
position:
  memory: 5
  A: {battle: [{card: Striker, as: One}, {card: Striker, as: Two}], deck: 5}
  B: {security: 4, deck: 5}
steps: []
"""


def shown(table: Table) -> list[tuple[int, str, str]]:
    return [(line.depth, line.sign, line.text) for line in table.branches.lines.shown]


def test_consequences_are_listed_below_their_cause(sit_at: Callable[[str], Table]) -> None:
    """Two branches at the start, the second of which splits again."""
    table = sit_at(THREE)
    first, two = "Attack the player with One", "Attack the player with Two"
    pick(table, first)
    pick(table, two)
    table.seating.undo()
    table.seating.undo()
    pick(table, two)
    pick(table, first)
    table.seating.undo()
    pick(table, "Pass the turn")
    assert shown(table) == [
        (0, "", "The beginning"),
        (1, "↳", f"A: {first}"),
        (1, "", f"A: {two}"),
        (1, "↳", f"A: {two}"),
        (2, "↳", f"A: {first}"),
        (2, "↳", "A: Pass the turn"),
    ]


def test_until_anything_has_happened_the_board_has_the_historys_room(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(THREE)
    assert not table.room.left.isVisible()
    table.room.toggle_left()
    assert table.room.left.isVisible(), "by its key"
    table.room.toggle_left()
    table.room.toggle_left()
    pick(table, "Attack the player with One")
    assert table.room.left.isVisible()
    table.seating.undo()
    assert table.room.left.isVisible(), "the branch is there"
    table = sit_at(THREE.replace("Three", "Both"))
    assert not table.room.left.isVisible()


def test_a_branch_is_named_by_the_beginning_of_a_long_choice() -> None:
    long = "A: Activate an effect of Rex: [Main] Delete 1 of your opponent's Digimon with 5000 DP"
    assert brief(long, 48) == "A: Activate an effect of Rex: [Main] Delete 1…"
    assert brief("A: Pass the turn", 48) == "A: Pass the turn"
    assert brief("字" * 60, 48) == "字" * 48 + "…"


def test_another_choice_after_going_back_makes_a_branch(table: Table) -> None:
    pick(table, "Play Riddle")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Play Sprout 3")
    tree = table.session.tree
    assert len(tree.ends) == 2
    texts = table.branches.lines.texts
    assert texts == ["The beginning", "A: Play Riddle", "A: Play Sprout 3"]
    assert len([*controls_of(table.window())]) <= 19
    assert not table.branches.name.isVisible()
    press(table, Qt.Key.Key_F2)
    assert table.branches.name.hasFocus()
    assert table.branches.comment.isVisible()
    QTest.keyClicks(table.branches.name, "cheap")
    assert "cheap: A: Play Sprout 3" in table.branches.lines.texts
    assert table.session.tree.here.name == "cheap"
    table.branches.comment.setFocus()
    QTest.keyClicks(table.branches.comment, "as B says")
    assert table.session.tree.here.comment == "as B says"
    # Every node can be continued.
    lines = table.branches.lines
    lines.setFocus()
    walk_to(lines, "A: Play Riddle")
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert table.session.tree.here.choice.startswith("play:Riddle")
    assert not table.branches.name.isVisible()
    press(table, Qt.Key.Key_Z, CONTROL)
    press(table, Qt.Key.Key_Y, CONTROL)
    assert table.session.tree.here.choice.startswith("play:Riddle")


def test_two_branches_are_compared_side_by_side(table: Table) -> None:
    pick(table, "Play Riddle")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Play Sprout 3")
    press(table, Qt.Key.Key_M, CONTROL)
    page = table.pages.comparison.part
    assert table.room.stack.currentWidget() is page
    texts = page.lines.texts
    assert texts[0] == "The branches split after: The beginning"
    assert texts[1:3] == ["First board: A: Play Sprout 3", "Second board: A: Play Riddle"]
    assert "Riddle is in A's battle area only on the second board" in texts
    assert page.view is not None
    assert [view.board for view in page.boards] == [side.board for side in page.view.sides]
    for size in ((1280, 720), (1024, 700)):
        table.window().resize(*size)
        QApplication.processEvents()
        last = page.lines.visualRect(page.lines.model_of_lines.index(len(texts) - 1, 0))
        assert page.lines.viewport().rect().contains(last), "all that is said of it is seen"
        for view in page.boards:
            places = [view.where(name) for name in view.names]
            assert all(view.rect().adjusted(-1, -1, 1, 1).contains(place) for place in places), "nothing is cut"
    press(table, Qt.Key.Key_Escape)
    assert table.room.stack.currentWidget() is table.board


def test_differences_are_marked_on_both_boards_and_in_words(table: Table) -> None:
    """Cards, areas, piles, memory and pending effects; a line highlights only its own subject, and a card leads to its
    line."""
    pick(table, "Attack the player with First")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Play Sprout 3")
    press(table, Qt.Key.Key_M, CONTROL)
    page = table.pages.comparison.part
    texts = page.lines.texts
    assert "Memory: 0 for A (on the first board), 3 for A (on the second board)" in texts
    assert "Sprout 3 is in A's battle area only on the first board" in texts
    assert "First is suspended only on the second board" in texts
    assert "Pending only on the second board: First: [When Attacking] Gain 1 memory." in texts
    first, second = (view._marked for view in page.boards)
    assert {"memory", "A.hand"} <= first & second
    assert "A.battle" in second
    assert {"First", "B.player"} <= second
    # Pending effects are listed below each board.
    assert page.waiting[0].texts == ["Nothing is pending"]
    assert page.waiting[1].texts[1] == "First: [When Attacking] Gain 1 memory. (because\u00a0of\u00a02)"
    row = texts.index("Memory: 0 for A (on the first board), 3 for A (on the second board)")
    page.lines.setCurrentIndex(page.lines.model_of_lines.index(row, 0))
    assert [view._marked for view in page.boards] == [{"memory"}, {"memory"}]
    page.boards[0].point_at("A.hand")
    line = page.lines.texts[page.lines.currentIndex().row()]
    assert line.startswith("Cards in A's hand: ")


def test_comparing_is_left_by_key_and_by_mouse(table: Table) -> None:
    pick(table, "Pass the turn")
    press(table, Qt.Key.Key_Z, CONTROL)
    ways: tuple[Callable[[], None], ...] = (
        lambda: press(table, Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(table.pages.comparison.part.back, Qt.MouseButton.LeftButton),
    )
    for leave in ways:
        press(table, Qt.Key.Key_M, CONTROL)
        assert table.room.stack.currentWidget() is table.pages.comparison.part
        leave()
        assert table.room.stack.currentWidget() is table.board


def test_one_board_is_compared_where_two_cant_be_read(table: Table) -> None:
    window = window_of(table)
    window.resize(1280, 720)
    pick(table, "Pass the turn")
    press(table, Qt.Key.Key_Z, CONTROL)
    press(table, Qt.Key.Key_M, CONTROL)
    page = table.pages.comparison.part
    assert all(board.isVisible() for board in page.boards)
    assert not page.other.isVisible()
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    assert [board.isVisible() for board in page.boards] == [True, False]
    QTest.mouseClick(page.other, Qt.MouseButton.LeftButton)
    assert [board.isVisible() for board in page.boards] == [False, True]
    assert (page.other.text(), page.titles[1].isVisible(), page.back.isVisible()) == ("First board", True, True)


def test_at_first_there_is_nothing_to_compare(table: Table) -> None:
    press(table, Qt.Key.Key_M, CONTROL)
    assert table.room.stack.currentWidget() is table.board


def test_the_tree_has_room_once_it_shows_more_than_the_timeline(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(THREE)
    pick(table, "Attack the player with One")
    assert table.timeline.isVisible()
    assert not table.branches.isVisible(), "its only way is in the timeline"
    table.seating.undo()
    pick(table, "Attack the player with Two")
    assert table.branches.isVisible()


def test_the_tree_is_there_while_a_branch_is_named(sit_at: Callable[[str], Table]) -> None:
    table = sit_at(THREE)
    pick(table, "Attack the player with One")
    table.branches.write()
    QTest.keyClicks(table.branches.name, "so says A")
    table.branches.name.clear()
    assert table.branches.name.isVisible(), "nothing goes away below the keys"
    table.seating.undo()
    assert not table.branches.isVisible()
