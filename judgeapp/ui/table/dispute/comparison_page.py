"""Two branches side by side, or the results of the same choices by two editions of the rules: where they part, the
differences, the boards, and effects pending on each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from judgeapp.table.board.board import clauses_of
from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.comparing.compare import BoardDifference, marks_of
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.dispute.comparison_view import ComparisonView
from judgeapp.ui.table.intents import Cite, GoTo, Read, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind, first_of
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.plain_text import ElidedLine
from judgeapp.ui.widgets.style import fonts

# In heights of the font: what waits below the boards.
_WAITING = 3.6
# The largest share of the height for the text above them.
_SAID = 0.33


class ComparisonPage(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.lines = LineList(self.tr("Differences"))
        self.boards = (BoardView(), BoardView())
        self.titles = (ElidedLine(self.tr("First board")), ElidedLine(self.tr("Second board")))
        self.waiting = (
            LineList(self.tr("Pending on the first board")),
            LineList(self.tr("Pending on the second board")),
        )
        for board in self.boards:
            board.fits = True
        self.boards[0].setAccessibleName(self.tr("First board"))
        self.boards[1].setAccessibleName(self.tr("Second board"))
        self.back = QPushButton(self.tr("Back to the board"))
        sides = QWidget()
        self._grid = QGridLayout(sides)
        for column in (0, 1):
            head = box(QHBoxLayout(), (self.titles[column], 1))
            self._grid.addLayout(head, 0, column)
            self._grid.addWidget(self.boards[column], 1, column)
            self._grid.addWidget(self.waiting[column], 2, column)
            self._grid.setColumnStretch(column, 1)
        self._grid.setRowStretch(1, 1)
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.lines)
        self._split.addWidget(sides)
        self._split.setChildrenCollapsible(False)
        self._split.setStretchFactor(1, 1)
        head.addWidget(self.back)
        box(QVBoxLayout(self), self._split, margin=0)
        self.setFocusProxy(self.lines)
        self.view: ComparisonView | None = None
        self.lines.glanced.connect(self._mark)
        self.lines.opened.connect(self._open)
        for lines in (self.lines, *self.waiting):
            lines.cited.connect(lambda cited: send(Cite(cited)))
        self.back.clicked.connect(lambda: send(PlainIntent.LEAVE))
        for side, (view, waiting) in enumerate(zip(self.boards, self.waiting, strict=True)):
            view.pointed.connect(partial(self._point, side))
            view.followed.connect(lambda address: send(Read(address)))
            waiting.glanced.connect(partial(self._mark_waiting, side))

    def draw(self, view: ComparisonView, *, again: bool = False) -> None:
        """Draw both boards; all that differs is marked. `again`: the same in other words, with the same line chosen."""
        row = self.lines.currentIndex().row() if again else first_of(view.lines)
        self.view, waits = view, any(side.pending for side in view.sides)
        for side, title, board, pending in zip(view.sides, self.titles, self.boards, self.waiting, strict=True):
            title.show_text(side.title)
            board.clauses = partial(clauses_of, side.state)
            board.show_board(side.board, view.seat)
            none = CitedLine(self.tr("Nothing is pending"), kind=LineKind.MUTED)
            pending.show_lines(side.pending or [(none, None)])
            pending.setVisible(waits)
        self.lines.show_lines(view.lines, row)
        self._share_out()
        self.lines.scrollToTop()
        self._mark(self.lines.chosen if again else None)

    def _mark(self, thing: Any) -> None:
        """Mark the subject of a difference; all differences for any other line."""
        if self.view is None:
            return
        differences = [thing] if isinstance(thing, BoardDifference) else self.view.differences
        for board, marks in zip(self.boards, marks_of(differences), strict=True):
            board.mark(marks)

    def _mark_waiting(self, side: int, thing: Any) -> None:
        if isinstance(thing, WaitingSnapshot):
            self.boards[side].mark((thing.ref,))

    def _point(self, side: int, name: str) -> None:
        """Go to the line about a card or place that was pointed at."""
        ref = self.boards[side].ref_of(name)
        pile = name.partition(":")[0]
        for row, (_, thing) in enumerate(self.lines.model_of_lines.numbered()):
            if isinstance(thing, BoardDifference) and {ref or name, name, pile}.intersection(thing.marks[side]):
                self.lines.choose(row)
                return

    def _open(self, thing: Any) -> None:
        if isinstance(thing, int):
            self._send(GoTo(thing))
        else:
            self._mark(thing)

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.4)
        self._grid.setContentsMargins(*[side] * 4)
        self._grid.setSpacing(side)
        for title in self.titles:
            title.fit()
        for board in self.boards:
            board.fit()
        self.lines.fit()
        for waiting in self.waiting:
            waiting.setFixedHeight(round(em * _WAITING))
            waiting.fit()
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Give the text the height that it needs, as far as the boards keep most of it."""
        needed = sum(map(self.lines.sizeHintForRow, range(self.lines.model_of_lines.rowCount()))) + 2
        height = min(needed, round(self.height() * _SAID))
        self._split.setSizes([height, max(1, self.height() - height)])
