"""Two branches side by side: the first choice that differs, what is not the same, the boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSplitter, QVBoxLayout, QWidget

from judgeapp.table.compare import BoardDifference, Comparison, compare
from judgeapp.table.tree import Tree
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind, first_of
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.wording import choice_told, difference_told
from judgeapp.ui.widgets import fonts
from judgeapp.ui.widgets.elided_line import ElidedLine


class ComparisonPage(QWidget):
    """went -- the number of a node that the judge wants to be at"""

    went = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.lines = LineList(self.tr("What is not the same"))
        self.boards = (BoardView(), BoardView())
        self.titles = (ElidedLine(self.tr("First board")), ElidedLine(self.tr("Second board")))
        self.boards[0].setAccessibleName(self.tr("First board"))
        self.boards[1].setAccessibleName(self.tr("Second board"))
        sides = QWidget()
        self._grid = QGridLayout(sides)
        for column in (0, 1):
            self._grid.addWidget(self.titles[column], 0, column)
            self._grid.addWidget(self.boards[column], 1, column)
            self._grid.setColumnStretch(column, 1)
        self._grid.setRowStretch(1, 1)
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._split.addWidget(self.lines)
        self._split.addWidget(sides)
        self._split.setChildrenCollapsible(False)
        self._split.setStretchFactor(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._split)
        self.setFocusProxy(self.lines)
        self.found: Comparison | None = None
        # Of the reader, for what is not printed on a card.
        self.language = ""
        self.lines.glanced.connect(self._mark)
        self.lines.opened.connect(self._open)

    def show_nodes(self, tree: Tree, one: int, other: int, seat: str) -> None:
        """Two nodes of a tree, seen from a seat."""
        self.found = found = compare(tree, one, other, self.language)
        for number, title, view, shown in zip(
            (one, other), self.titles, self.boards, found.boards, strict=True
        ):
            node = tree.nodes[number]
            told = choice_told(tree, number, language=self.language)
            title.show_text(f"{node.name}: {told}" if node.name else told)
            view.mark(())
            view.show_board(shown, seat)
        lines = [*self._lines(tree, found, (one, other))]
        self.lines.show_lines(lines, first_of(lines))

    def look_from(self, seat: str) -> None:
        """Both boards from a seat."""
        for view in self.boards:
            if view.board is not None:
                view.show_board(view.board, seat)

    def _lines(
        self, tree: Tree, found: Comparison, nodes: tuple[int, int]
    ) -> Iterator[tuple[CitedLine, Any]]:
        told = choice_told(tree, found.common, language=self.language)
        title = self.tr("The branches part after: {choice}").format(choice=told)
        yield CitedLine(title, kind=LineKind.HEAD), None
        for number, sign in zip(nodes, ("◧", "◨"), strict=True):
            first = next((n.number for n in tree.path(number) if n.above == found.common), None)
            told = (
                self.tr("Ends here")
                if first is None
                else choice_told(tree, first, language=self.language)
            )
            yield CitedLine(told, 1, sign=sign), first if first is not None else found.common
        if found.differences:
            yield CitedLine(self.tr("Not the same (first / second)"), kind=LineKind.HEAD), None
        else:
            yield CitedLine(self.tr("The two boards are the same."), kind=LineKind.HEAD), None
        for difference in found.differences:
            yield CitedLine(difference_told(difference.told), 1), difference

    def _mark(self, thing: Any) -> None:
        refs = thing.refs if isinstance(thing, BoardDifference) else (0, 0)
        for view, ref in zip(self.boards, refs, strict=True):
            view.mark((ref,) if ref else ())

    def _open(self, thing: Any) -> None:
        if isinstance(thing, int):
            self.went.emit(thing)
        else:
            self._mark(thing)

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.4)
        self._grid.setContentsMargins(side, side, side, 0)
        self._grid.setSpacing(side)
        self._split.setSizes([round(em * 8), max(1, self.height() - round(em * 8))])
        for title in self.titles:
            title.fit()
        for board in self.boards:
            board.fit()
        self.lines.fit()
