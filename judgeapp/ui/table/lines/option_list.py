"""Options, of which one is taken by typing its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QKeyEvent

from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.lines.figure import figure_of
from judgeapp.ui.table.lines.line_list import LineList


class OptionList(LineList):
    """Lines that have numbers can be taken by them."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._figures = ""

    def show_lines(self, lines: Sequence[tuple[CitedLine, Any]], chosen: int = -1) -> None:
        self._figures = ""
        super().show_lines(lines, chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not figure_of(event):
            self._figures = ""
        super().keyPressEvent(event)

    def take_figure(self, figure: str) -> None:
        """A figure of the number of an option was typed."""
        numbers = [line.number for line in self.shown]
        for typed in (self._figures + figure, figure):
            if typed in numbers:
                self._figures = typed
                self._go_to(numbers.index(typed), numbers)
                return

    def go_to(self, thing: Any) -> None:
        """Go to the line of something."""
        self.choose(self.model_of_lines.things().index(thing))

    def _go_to(self, row: int, numbers: Sequence[str]) -> None:
        """Take it, or only go there as long as a longer number can be meant."""
        self.setCurrentIndex(self.model_of_lines.index(row, 0))
        if sum(number.startswith(self._figures) for number in numbers) == 1:
            self.opened.emit(self.model_of_lines.thing(row))
