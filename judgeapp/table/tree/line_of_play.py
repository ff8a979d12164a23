"""An explored line of play, played at the table: a branch of the tree, and the moment of it at which the line ends."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.exploring.board import board_of
from judgeapp.exploring.horizon import Horizon
from judgeapp.table.tree.tree import Tree


class LineOfPlay(Struct, frozen=True):
    """Choices that lead from a node of a tree to an outcome. horizon -- how far they were followed; None up to the
    decision after them"""

    node: int
    choices: tuple[str, ...]
    horizon: Horizon | None = None


def play_line(tree: Tree, line: LineOfPlay) -> tuple[Tree, int | None]:
    """The tree with a line as a branch, at its end; and the index of the event there after which the line ends, if the
    table goes on by itself to another board; otherwise None. Raises RefusedError if one of the choices is not open."""
    tree = tree.go(line.node)
    for key in line.choices:
        before = tree.game
        tree = tree.choose(key)
    if not line.choices or line.horizon is None:
        return tree, None
    ended = before.after(line.choices[-1], line.horizon.stops)
    if not ended.events or board_of(ended.state) == board_of(tree.game.state):
        return tree, None
    return tree, len(ended.events) - 1
