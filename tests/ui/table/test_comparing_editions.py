"""The same choices under both editions of the rules: their first difference, its reason, and both boards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.engine.state.state import replace
from judgeapp.table.comparing import editions
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import table_of
from judgeapp.table.tree import file
from judgeapp.table.tree.tree import ROOT
from judgeapp.ui.actions import MENUS, TABLE
from judgeapp.ui.table.dispute.comparison_page import anew_text
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.table import Table
from judgeapp.ui.table.wording import choice_text

HATCHED = """\
title: A Digimon hatched in this turn is moved
edition: "3.6"
cards:
  Egg: {category: digi-egg, level: 2}
  Cub: {level: 3, dp: 2000, play_cost: 1, requirements: [{cost: 0, level: 2}]}
  Door:
    category: tamer
    effects: "[Main] Move 1 of your Digimon from the breeding area to the battle area."
position:
  phase: start
  memory: 3
  A: {battle: [Door], hand: [Cub], digi_egg_deck: [Egg]}
  B: {security: 2}
steps:
  - hatch: {}
  - digivolve: {from: Egg, into: Cub}
  - activate: Door
  - attack: {with: Cub, at: player}
"""


def compared(qtbot: QtBot, table: Table, steps: int) -> tuple[CitedLine, ...]:
    """Lines of a comparison after `steps`, opened by keyboard."""
    for _ in range(steps):
        table.seating.redo()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    QTest.keyClick(table, Qt.Key.Key_J, both)
    page = table.pages.comparison.part
    qtbot.waitUntil(lambda: table.room.stack.currentWidget() is page)
    assert page.lines.hasFocus()
    assert [title.text() for title in page.titles] == ["Under rules 3.6", "Under rules 4.2"]
    return tuple(page.lines.model_of_lines.lines())


def test_the_point_where_editions_part_is_shown_with_fact_and_clauses(
    qtbot: QtBot, sit_at: Callable[[str], Table]
) -> None:
    table = sit_at(HATCHED)
    lines = compared(qtbot, table, 4)
    texts = [line.text for line in lines]
    assert texts[0].startswith("The editions differ after: A: Activate an effect of Door")
    first, later = lines[1:3]
    assert first.remark == "only possible under this edition: Attack the player with Cub"
    assert not later.remark
    because = texts.index("Because")
    assert [line.clauses for line in lines[because + 1 : because + 3]] == [("7-1-2-1",), ("7-1-2-1@4.2",)]
    assert "Cards in B's security stack: 1 on the first board, 2 on the second board" in texts
    assert texts[-1] == "Rules 4.2: attack: {with: Cub, at: player}"
    page = table.pages.comparison.part
    assert page.boards[0].board != page.boards[1].board

    # Enter goes to the last shared choice.
    page.lines.choose(1)
    QTest.keyClick(page.lines, Qt.Key.Key_Return)
    assert table.room.stack.currentWidget() is table.board
    assert len(table.session.tree.path(table.session.tree.current)) == 4


def test_without_differences_the_editions_agree(qtbot: QtBot, sit_at: Callable[[str], Table]) -> None:
    (line,) = compared(qtbot, sit_at(HATCHED), 1)
    assert line.text == "Rules 3.6 and 4.2 give the same result."


def play_anew(qtbot: QtBot, table: Table) -> str:
    """Replay the table under the edition in force with the offered button. Returns the notice."""
    assert table.bar.by_leading.text() == "Replay under 4.2"
    qtbot.mouseClick(table.bar.by_leading, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(table.noticed) as sentence:
        pass
    return str(sentence.args[0])


def test_a_table_is_replayed_by_the_edition_in_force_until_undone(qtbot: QtBot, sit_at: Callable[[str], Table]) -> None:
    table = sit_at(HATCHED)
    for _ in range(4):
        table.seating.redo()
    before = table.session.tree
    text = play_anew(qtbot, table)
    # A Digimon hatched this turn can't attack (7-1-2-1).
    assert text.startswith("Replayed under rules 4.2 as far as possible. First difference: not possible: ")
    assert text.endswith("Attack the player with Cub (7-1-2-1)")
    assert table.session.tree.beginning.state.rules == "4.2"
    assert len(table.session.tree.path(table.session.tree.current)) == 4
    assert table.bar.by_leading.isHidden()
    table.seating.undo()
    assert table.session.tree is before
    assert not table.bar.by_leading.isHidden()

    # Undo returns to the table before, even after replaying twice.
    table.seating.sit_down(table.session.tree.go(ROOT))
    play_anew(qtbot, table)
    for _ in range(2):
        table.seating.undo()
    assert table.session.tree is before
    table.seating.undo()
    assert table.session.tree.current == before.here.above, "no table is before the first"

    # A table without a scenario isn't offered a replay.
    beginning = replace(before.beginning, scenario="")
    table.seating.sit_down(replace(before, beginning=beginning))
    assert table.bar.by_leading.isHidden()
    with qtbot.waitSignal(table.announced) as text_of_it:
        table.pages_controller.play_anew()
    assert text_of_it.args == ["A table opened from a replay can't be replayed under other rules."]


def test_a_replayed_table_with_the_same_result_keeps_branches_and_names_and_lists_omissions(
    qtbot: QtBot, sit_at: Callable[[str], Table]
) -> None:
    table = sit_at(HATCHED)
    table.seating.redo()
    table.session.call(table.session.tree.current, "Hatched")
    same = "Replayed under rules 4.2. Same result up to here. · Choices left out: 1. First: "
    assert play_anew(qtbot, table) == f"{same}A: Attack the player with Cub (7-1-2-1)"
    tree = table.session.tree
    assert (tree.here.name, len(tree.nodes)) == ("Hatched", 4)  # all but the attack
    assert tree.can_redo
    table.seating.undo()
    assert table.session.tree.beginning.state.rules == "3.6"


def test_only_a_complete_replay_counts_as_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("", "", (), (), HATCHED.partition("  - activate")[0], own=True)
    tree = table_of(scene).redo().redo()
    # Also with more steps than a scenario file may have.
    monkeypatch.setattr(file, "MAX_STEPS", 1)
    played = editions.play_anew(tree, "4.2")
    assert (len(played.tree.nodes), played.left_out) == (3, {})
    assert anew_text(tree, played, "en") == "Replayed under rules 4.2. Same result."
    # Without a known clause there are no empty brackets.
    choice = choice_text(tree, 2, language="en")
    stuck = replace(played, stuck=2, left_out={2: ()})
    assert anew_text(tree, stuck, "en").endswith(f"First difference: not possible: {choice}")
    assert anew_text(tree, replace(stuck, stuck=None), "en").endswith(f"Choices left out: 1. First: {choice}")


def test_both_commands_for_another_edition_are_in_the_table_menu() -> None:
    entries = MENUS[TABLE]
    assert entries[entries.index("compare-editions") + 1] == "play-anew"
