"""The board and, on demand, the same board as text below it; the two go along with each other."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter

from judgeapp.table.board.snapshot import Board
from judgeapp.table.board.text import lines as board_lines
from judgeapp.table.rendering.texts import board_text
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.intents import Activate, Click, Drag, Point, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.table.lines.line_list import LineList


class BoardPane(QSplitter):
    """The board above its text. Cards are sent by their ids, places by their names."""

    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(Qt.Orientation.Vertical, childrenCollapsible=False, handleWidth=1)
        self._send = send
        self.view = BoardView()
        self.text = LineList(self.tr("The board as text"))
        self.text.hide()
        self._shown: Board | None = None
        self.addWidget(self.view)
        self.addWidget(self.text)
        self.setFocusProxy(self.view)
        ref_of = self.view.ref_of
        self.text.opened.connect(lambda ref: send(Activate(ref, self.view.pointed_at)))
        self.text.glanced.connect(self._point_from_text)
        self.view.activated.connect(self._activate)
        self.view.pointed.connect(self._point)
        self.view.clicked.connect(lambda name: send(Click(ref_of(name), name)))
        self.view.dragged.connect(lambda name, onto: send(Drag(ref_of(name), ref_of(onto), onto)))

    def show_board(self, shown: Board, seat: str) -> None:
        self._shown = shown
        self.view.show_board(shown, seat)
        if self.shows_text:
            self._show_text()

    def mark(self, refs: Collection[int | str]) -> None:
        """Mark the cards of an option or a pending effect."""
        self.view.mark(refs)
        things = self.text.model_of_lines.things()
        self.text.link_rows(frozenset(row for row, ref in enumerate(things) if ref in refs))

    @property
    def shows_text(self) -> bool:
        return self.text.isVisibleTo(self)

    def toggle_text(self) -> None:
        """The board as text below the board, or not."""
        self.text.setVisible(not self.shows_text)
        if self.shows_text:
            self._show_text()
            self.text.setFocus()

    def _show_text(self) -> None:
        if self._shown is not None:
            self.text.show_lines(
                [
                    (CitedLine(board_text(line.explanation), line.depth, "", line.clauses), line.ref)
                    for line in board_lines(self._shown, first=self.view.seat)
                ]
            )

    def _activate(self, name: str) -> None:
        if ref := self.view.ref_of(name):
            self._send(Activate(ref, self.view.pointed_at))

    def _point(self, name: str) -> None:
        """Point the text of the board at the same card."""
        ref = self.view.ref_of(name)
        things = self.text.model_of_lines.things()
        if ref in things and self.text.chosen != ref:
            self.text.choose(things.index(ref))
        if ref:
            self._send(Point(ref))

    def _point_from_text(self, ref: int) -> None:
        """And the board at its card."""
        for name in self.view.names:
            if ref and self.view.ref_of(name) == ref:
                self.view.point_at(name)
                return
