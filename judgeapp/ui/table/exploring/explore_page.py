"""Page of every line of play from a decision: the request at the top, then the answer, then each outcome with the
shortest line to it, and the boards of some side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSplitter, QVBoxLayout, QWidget

from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.table.board.snapshot import Board
from judgeapp.table.comparing.compare import differences, marks_of
from judgeapp.table.exploring.outcomes import DescribedClaim, DescribedOutcome
from judgeapp.table.tree.tree import LineOfPlay
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.exploring.asked_form import AskedForm
from judgeapp.ui.table.exploring.explore_view import ExploreView
from judgeapp.ui.table.intents import Cite, ExploreLines, PlayLine, Read, TableIntent
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.wording import play_tip
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.plain_text import ElidedLine, PlainLabel
from judgeapp.ui.widgets.style import fonts

_LARGE = 1.35  # size of the answer relative to the window's text
# Shares of the width: of the list of outcomes, and of their boards.
_SHARES = (0.36, 0.64)
_MINIMUM = 11.0  # least height of the outcomes in heights of the font: one outcome with its line of play


class ExplorePage(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self.view: ExploreView | None = None
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.form = AskedForm(send)
        self.where = PlainLabel(wraps=True)
        self.answer = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.answer.hide()
        self.lines = LineList(self.tr("Results"))
        self.boards = OutcomeBoards()
        self._split = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        for part, share in ((self.lines, 2), (self.boards, 3)):
            self._split.addWidget(part)
            self._split.setStretchFactor(self._split.count() - 1, share)
        self._column = box(QVBoxLayout(self), self.form, self.where, self.answer, (self._split, 1))
        self.setFocusProxy(self.form)
        self.form.explored.connect(lambda: self._explore(self._claims))
        self.form.asked.connect(lambda claim: self._explore((*self._claims, claim)))
        self.lines.opened.connect(self._open)
        self.lines.glanced.connect(self._see)
        self.lines.cited.connect(lambda cited: send(Cite(cited)))
        self.boards.followed.connect(lambda address: send(Read(address)))
        self.lines.offers = self._offered

    @property
    def _claims(self) -> tuple[OutcomeClaim, ...]:
        return self.view.explored.claims if self.view is not None else ()

    def _explore(self, claims: tuple[OutcomeClaim, ...]) -> None:
        """A repeated question isn't asked twice."""
        self._send(ExploreLines(self.form.horizon, self.form.choices_of, tuple(dict.fromkeys(claims))))

    def draw(self, view: ExploreView) -> None:
        """Draw a view. The outcomes stay unchanged while only the current step differs."""
        before, self.view, explored = self.view, view, view.explored
        if before is None or any(now is not was for now, was in zip(view.offered, before.offered, strict=True)):
            self.form.show_game(*view.offered)
        self.where.setText(view.where)
        # Without an answer it takes no room.
        self.answer.setText(view.answer)
        self.answer.setVisible(bool(view.answer))
        had, is_new = self._has_focus, before is None or before.explored is not explored
        if is_new:
            self.form.show_running(runs=explored.progress is not None, has_result=explored.outcomes is not None)
        self.form.explore.setEnabled(view.can_explore)
        read_before = before is not None and (before.lines, before.seat, *before.offered[1:])
        if is_new or (view.lines, view.seat, *view.offered[1:]) != read_before:
            self._draw_outcomes(view, is_new=is_new)
        runs, ran = explored.progress is not None, before is not None and before.explored.progress is not None
        if had and runs != ran:
            (self.form.stop if runs else self.lines).setFocus()

    def _draw_outcomes(self, view: ExploreView, *, is_new: bool) -> None:
        row = self.lines.currentIndex().row()
        self.lines.show_lines(view.lines)
        if not view.titles:
            self.boards.forget()
            return
        self.boards.show_outcomes(view.titles, view.board_of, view.shared, view.seat)
        if is_new:
            self._split.setSizes([round(self.width() * share) for share in _SHARES])
            self.lines.scrollToTop()
        else:
            self.lines.setCurrentIndex(self.lines.model_of_lines.index(row, 0))

    def _see(self, thing: Any) -> None:
        """Show the board of the outcome to which a line belongs."""
        if isinstance(thing, DescribedOutcome):
            self.boards.choose(thing.number - 1)

    @property
    def _has_focus(self) -> bool:
        """True if the keys are in the form."""
        focus = self.window().focusWidget()
        return focus is not None and self.form.isAncestorOf(focus)

    def _open(self, thing: Any) -> None:
        """Open the way to an outcome; for a question, a way against it, or for it."""
        if isinstance(thing, DescribedClaim):
            self._go_to(thing.against or thing.for_)
        elif isinstance(thing, DescribedOutcome) and self.view is not None:
            of = self.view.explored
            self._send(PlayLine(LineOfPlay(of.node, thing.outcome.choices, of.asked.horizon)))

    def _go_to(self, number: int) -> None:
        for row, (line, thing) in enumerate(self.lines.model_of_lines.numbered()):
            if isinstance(thing, DescribedOutcome) and thing.number == number and line.number:
                self.lines.choose(row)
                self.lines.scrollTo(self.lines.currentIndex())
                return

    def _offered(self, thing: Any) -> list[Offer]:
        if isinstance(thing, DescribedOutcome):
            return [Offer(play_tip(), lambda: self._open(thing))]
        if isinstance(thing, DescribedClaim):
            offers = []
            if thing.for_:
                label = self.tr("Where it is true")
                offers.append(Offer(label, lambda: self._go_to(thing.for_)))
            if thing.against:
                label = self.tr("Where it is false")
                offers.append(Offer(label, lambda: self._go_to(thing.against)))
            return [*offers, Offer(self.tr("Remove this question"), lambda: self._drop(thing))]
        return []

    def _drop(self, thing: DescribedClaim) -> None:
        self._explore(tuple(claim for claim in self._claims if claim != thing.of))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove a question on Del."""
        thing = self.lines.chosen
        if event.key() == Qt.Key.Key_Delete and isinstance(thing, DescribedClaim):
            self._drop(thing)
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        em = fonts.em()
        side = round(em * 0.4)
        self._column.setSpacing(side)
        for label in (self.where, self.answer):
            label.setContentsMargins(side, 0, side, 0)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _LARGE)
        font.setBold(True)
        self.answer.setFont(font)
        self.form.fit()
        self.lines.setMinimumHeight(round(em * _MINIMUM))
        self.lines.fit()
        self.boards.fit()


_MAXIMUM = 3
_MIN_WIDTH = 17.0  # of a board, in heights of the font


class OutcomeBoards(QWidget):
    followed = Signal(object)  # the Address that was chosen in a card's details

    def __init__(self) -> None:
        super().__init__()
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
        """Show an outcome next to the first one."""
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
        self._grid.setSpacing(round(fonts.em() * 0.3))
        for view, title in zip(self.views, self.titles, strict=True):
            view.fit()
            title.fit()
