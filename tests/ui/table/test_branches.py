"""The tree of what was tried, as it is seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from judgeapp.ui.table.panels.branches import brief
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import open_file, pick, written

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


def test_what_follows_stands_below_what_it_follows(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    """Two ways from the beginning; on the second one again two."""
    table = open_table(data)
    open_file(table, written(tmp_path, THREE))
    one, two = "Attack the player with One", "Attack the player with Two"
    pick(table, one)
    pick(table, two)
    table.undo()
    table.undo()
    pick(table, two)
    pick(table, one)
    table.undo()
    pick(table, "Pass the turn")
    assert shown(table) == [
        (0, "", "The beginning"),
        (1, "↳", f"A: {one}"),
        (1, "", f"A: {two}"),
        (1, "↳", f"A: {two}"),
        (2, "↳", f"A: {one}"),
        (2, "↳", "A: Pass the turn"),
    ]


def test_a_branch_is_called_by_the_beginning_of_a_long_choice() -> None:
    long = "A: Activate an effect of Rex: [Main] Delete 1 of your opponent's Digimon with 5000 DP"
    assert brief(long) == "A: Activate an effect of Rex: [Main] Delete 1…"
    assert brief("A: Pass the turn") == "A: Pass the turn"
    assert brief("字" * 60) == "字" * 48 + "…"
