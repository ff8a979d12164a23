"""Pending effects: batches in the order in which they will go, with why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgeapp.ui.table.intents import Cite, See, TableIntent
from judgeapp.ui.table.lines.cited_line import Line
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.style import fonts

# In heights of the font; more can be scrolled to.
_MAX_HEIGHT = 8


class PendingList(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self.lines = LineList(self.tr("Pending effects, in order"))
        self._column = box(QVBoxLayout(self), self.lines, margin=0)
        self.setFocusProxy(self.lines)
        self.lines.cited.connect(lambda cited: send(Cite(cited)))
        for gone_to in (self.lines.glanced, self.lines.opened):
            gone_to.connect(lambda thing: send(See(thing)))
        self._belongs = True
        self.hide()

    def belong(self, *, belongs: bool) -> None:
        """Set whether the board is seen, whose effects are pending."""
        self._belongs = belongs
        self.setVisible(belongs and bool(self.lines.shown))

    def draw(self, lines: Sequence[Line]) -> None:
        """Show the pending effects; nothing when there are none."""
        self.lines.show_lines(lines)
        self.setVisible(self._belongs and bool(lines))
        self._measure(len(lines))

    def _measure(self, lines: int) -> None:
        self.setFixedHeight(round(fonts.em() * min(_MAX_HEIGHT, 0.6 + 1.6 * lines)))

    def fit(self) -> None:
        """Take new measures from the font."""
        self.lines.fit()
        self._measure(len(self.lines.shown))
