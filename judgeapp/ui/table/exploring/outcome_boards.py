"""Boards of outcomes, small and side by side, with what differs from the first one marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from judgeapp.table.board.snapshot import Board
from judgeapp.table.comparing.compare import differences, marks_of
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.widgets.plain_text import ElidedLine
from judgeapp.ui.widgets.style import fonts

_MAXIMUM = 3
_MIN_WIDTH = 17.0  # of a board, in heights of the font


class OutcomeBoards(QWidget):
    followed = Signal(object)  # an Address that was chosen in the details of a card

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.views = tuple(BoardView() for _ in range(_MAXIMUM))
        self.titles = tuple(ElidedLine(self.tr("Result")) for _ in range(_MAXIMUM))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column, (view, title) in enumerate(zip(self.views, self.titles, strict=True)):
            view.fits = True
            view.followed.connect(self.followed)
            self._grid.addWidget(title, 0, column)
            self._grid.addWidget(view, 1, column)
        self._grid.setRowStretch(1, 1)
        self.setMinimumWidth(1)
        self._count, self._chosen, self._shared, self._seat = 0, 0, 0, "A"
        self._board_of: Callable[[int], Board] | None = None
        self._texts: Sequence[str] = ()
        self.hide()

    def show_outcomes(self, texts: Sequence[str], board_of: Callable[[int], Board], shared: int, seat: str) -> None:
        """Show the first of several outcomes from a seat, each with its differences. `board_of`: the board of one, from
        0; `shared`: ids of cards below it are those of the same cards on all boards."""
        self._texts, self._board_of, self._shared, self._seat = texts, board_of, shared, seat
        self._count, self._chosen = len(texts), 0
        self.setVisible(self._count > 0)
        self._show()

    def forget(self) -> None:
        self._count = 0
        self.hide()

    def choose(self, place: int) -> None:
        """Show an outcome beside the first one."""
        if self._count and place != self._chosen:
            self._chosen = place
            self._show()

    @property
    def shown(self) -> list[int]:
        """Indexes of the outcomes that are shown."""
        room = max(1, min(_MAXIMUM, self._count, int(self.width() // (fonts.em() * _MIN_WIDTH))))
        first = [*range(room)]
        return first if self._chosen in first else [*first[:-1], self._chosen]

    def _show(self) -> None:
        if self._board_of is None or not self._count:
            return
        boards = [(place, self._board_of(place)) for place in self.shown]
        compared = [differences(boards[0][1], other, self._shared) for _, other in boards[1:]]
        of_first = dict.fromkeys(mark for pair in compared for mark in marks_of(pair)[0])
        marks = [tuple(of_first), *(marks_of(pair)[1] for pair in compared)]
        for column, (view, title) in enumerate(zip(self.views, self.titles, strict=True)):
            is_shown = column < len(boards)
            self._grid.setColumnStretch(column, int(is_shown))
            view.setVisible(is_shown)
            title.setVisible(is_shown)
            if is_shown:
                place, board = boards[column]
                title.show_text(f"{place + 1}. {self._texts[place]}")
                view.show_board(board, self._seat)
                view.mark(marks[column])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()

    def fit(self) -> None:
        """Take new measures from the font."""
        self._grid.setSpacing(round(fonts.em() * 0.3))
        for view, title in zip(self.views, self.titles, strict=True):
            view.fit()
            title.fit()
