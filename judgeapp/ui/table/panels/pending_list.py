"""Pending effects: batches in the order in which they will go, with why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgeapp.table.board.snapshot import Board, WaitingSnapshot
from judgeapp.ui.table.intents import Cite, Mark, TableIntent
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.lines.waiting_lines import waiting_lines
from judgeapp.ui.widgets.style import fonts

# In heights of the font; more can be scrolled to.
_MAX_HEIGHT = 8


class PendingList(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.lines = LineList(self.tr("Pending effects, in order"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.lines)
        self.setFocusProxy(self.lines)
        self.lines.cited.connect(lambda cited: send(Cite(cited)))
        self.lines.glanced.connect(self._mark)
        self.lines.opened.connect(self._mark)
        self._belongs = True
        self.hide()

    def belong(self, *, belongs: bool) -> None:
        """Set whether the board is seen, whose effects are pending."""
        self._belongs = belongs
        self.setVisible(belongs and bool(self.lines.shown))

    def show_board(self, board: Board) -> None:
        """Show the pending effects; nothing when there are none."""
        lines = [*waiting_lines(board)]
        self.lines.show_lines(lines)
        self.setVisible(self._belongs and bool(lines))
        self._measure(len(lines))

    def _mark(self, waiting: Any) -> None:
        if isinstance(waiting, WaitingSnapshot):
            self._send(Mark((waiting.ref,)))

    def _measure(self, lines: int) -> None:
        self.setFixedHeight(round(fonts.em() * min(_MAX_HEIGHT, 0.6 + 1.6 * lines)))

    def fit(self) -> None:
        """Take new measures from the font."""
        self.lines.fit()
        self._measure(len(self.lines.shown))
