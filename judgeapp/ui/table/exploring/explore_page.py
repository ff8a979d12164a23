"""Page of every line of play from a decision: the request at the top, then the answer, then each outcome with the
shortest line to it, and the boards of some side by side. What it shows is made from the state of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from judgeapp.engine.game import Game
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.messages.punctuation import capitalized, semicolon_list
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.comparing.compare import differences, marks_of
from judgeapp.table.exploring.outcomes import (
    DescribedClaim,
    DescribedOutcome,
    DescribedOutcomes,
    LineStep,
    describe_line,
    describe_outcomes,
    end_of_line,
)
from judgeapp.table.printing import Printing, print_claim, print_game, print_outcomes
from judgeapp.table.rendering.texts import render_outcome
from judgeapp.table.results import Results
from judgeapp.table.tree.tree import LineOfPlay, Tree
from judgeapp.ui.localization import translate
from judgeapp.ui.signs import DONE, NOT, UNDECIDED
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.exploring.asked_form import AskedForm
from judgeapp.ui.table.intents import ExploreLines, PlayLine, TableIntent
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table_state import Explored, TableState
from judgeapp.ui.table.wording import choice_text, claim_text, horizon_text, line_step_text, play_tip, progress_text
from judgeapp.ui.widgets.box import box, spaced, split
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.plain_text import ElidedLine, PlainLabel
from judgeapp.ui.widgets.style import fonts

MAX_OUTCOMES = 40
_MAX_REPORTED = 6
# Signs of answers; UNDECIDED if the rules alone don't decide.
_SIGNS = {"always": DONE, "never": NOT, "sometimes": "≈", "open": UNDECIDED}


class ExploreView(Struct, frozen=True):
    explored: Explored  # the outcomes, as far as they are known
    offered: tuple[Game, str, Printing | None]  # game, language and printing for the questions of the form
    where: str  # the decision where they begin
    answer: str
    lines: tuple[Line, ...]
    titles: tuple[str, ...]  # titles of the outcomes' boards
    board_of: Callable[[int], Board]  # returns the board of an outcome, from 0
    shared: int  # ids below it mean the same cards on all boards
    seat: str
    can_explore: bool  # there is a decision, and nothing is running


def explore_view(state: TableState, results: Results) -> ExploreView:
    explored, tree, printing, answer = state.explored, state.tree, state.printing, ""
    titles: tuple[str, ...] = ()
    if explored.progress is not None:
        answer = translate("ExplorePage", "Exploring every line …")
        lines: tuple[Line, ...] = ((CitedLine(progress_text(explored.progress), kind=LineKind.MUTED), None),)
    elif explored.outcomes is not None:
        described = results.of(_described, explored, printing)
        answer = render_outcome(described.answer)
        lines = results.all_of(_answer_lines, explored, described, printing, state.spoken)
        titles = tuple(map(_facts, described.outcomes[:MAX_OUTCOMES]))
    else:
        hint = translate(
            "ExplorePage",
            "Explores every choice from here, as far as set above. It shows whether the order matters, which "
            "boards can result, and the shortest line to each.",
        )
        lines = ((CitedLine(hint, kind=LineKind.MUTED), None),)
    return ExploreView(
        explored,
        (tree.game, state.spoken, printing),
        _where(state),
        answer,
        lines,
        titles,
        lambda place: results.of(_board_of, explored, printing, state.spoken, place),
        explored.tree.nodes[explored.node].game.state.next_id if explored.tree is not None else 0,
        state.seat,
        tree.game.decision is not None and explored.progress is None,
    )


def outcomes_text(state: TableState, results: Results) -> str:
    """The outcomes, with their starting point and horizon, as they stand in a ruling."""
    explored = state.explored
    assert explored.tree is not None
    described = results.of(_described, explored, state.printing)
    summary = translate("ExplorePage", "Every line after “{choice}”, {until}: {answer}").format(
        choice=_choice_text(state, explored.tree, explored.node),
        until=horizon_text(explored.asked.horizon),
        answer=render_outcome(described.answer),
    )
    return "\n".join((summary, *answer_text(described, state.printing)))


def _where(state: TableState) -> str:
    tree, explored = state.tree, state.explored
    if tree.game.decision is None:
        return translate("ExplorePage", "The game is over: nothing can follow.")
    if explored.tree is None or explored.node == tree.current:
        here = translate("ExplorePage", "From here, after: {choice}")
        return here.format(choice=_choice_text(state, tree, tree.current))
    there = translate("ExplorePage", "These results start after: {choice}. The table is now at another step.")
    return there.format(choice=_choice_text(state, explored.tree, explored.node))


def _choice_text(state: TableState, tree: Tree, node: int) -> str:
    return choice_text(tree, node, state.spoken, state.printing)


def _described(explored: Explored, printing: Printing | None) -> DescribedOutcomes:
    assert explored.outcomes is not None
    return describe_outcomes(print_outcomes(explored.outcomes, printing), explored.asked.varying.whose)


def _board_of(explored: Explored, printing: Printing | None, language: str, place: int) -> Board:
    assert explored.tree is not None
    assert explored.outcomes is not None
    root = explored.tree.nodes[explored.node].game
    end = end_of_line(root, explored.outcomes.outcomes[place].choices, explored.asked.horizon)
    return board(print_game(end, printing).state, language)


def _answer_lines(
    explored: Explored, described: DescribedOutcomes, printing: Printing | None, language: str
) -> Iterator[Line]:
    """Each with the outcome to whose line of play it leads, or the claim."""
    assert explored.tree is not None
    root, horizon = explored.tree.nodes[explored.node].game, explored.asked.horizon
    names, shown = explored.tree.beginning.names, partial(print_game, printing=printing)
    for left_open in described.open:
        yield CitedLine(capitalized(render_outcome(left_open)), kind=LineKind.MUTED, sign="!"), None
    if described.claims:
        yield CitedLine(translate("outcomes", "Question"), kind=LineKind.HEAD), None
    for claim in described.claims:
        yield _of_claim(claim, printing), claim
    yield CitedLine(translate("outcomes", "Results"), kind=LineKind.HEAD), None
    for outcome_ in described.outcomes[:MAX_OUTCOMES]:
        yield _of_outcome(outcome_), outcome_
        for step in describe_line(root, outcome_.outcome.choices, names, horizon, language, shown):
            if not step.alone:
                yield _of_step(step), outcome_
    if (more := len(described.outcomes) - MAX_OUTCOMES) > 0:
        text = translate("outcomes", "%n more: narrow the question to see them", "", more)
        yield CitedLine(text, kind=LineKind.MUTED), None


def answer_text(described: DescribedOutcomes, printing: Printing | None = None) -> Iterator[str]:
    """Claims and outcomes as they stand in a report: the first few outcomes."""
    yield from (f"- {_of_claim(claim, printing).text}" for claim in described.claims)
    if len(described.outcomes) > 1:
        few = described.outcomes[:_MAX_REPORTED]
        yield from (f"{outcome.number}. {_of_outcome(outcome).text}" for outcome in few)
        if (more := len(described.outcomes) - len(few)) > 0:
            yield translate("outcomes", "And %n more outcome(s).", "", more)
    yield from (capitalized(render_outcome(left_open)) for left_open in described.open)


def _of_claim(claim: DescribedClaim, printing: Printing | None) -> CitedLine:
    text = translate("outcomes", "{claim}: {answer}").format(
        claim=claim_text(print_claim(claim.of, printing)), answer=render_outcome(claim.answer)
    )
    seen: list[str] = []
    if claim.for_ and claim.against:
        seen.append(translate("outcomes", "true in {number}").format(number=claim.for_))
        seen.append(translate("outcomes", "false in {number}").format(number=claim.against))
    return CitedLine(text, 1, kind=LineKind.STRONG, sign=_SIGNS[claim.answer.code], remark=semicolon_list(seen))


def _facts(described: DescribedOutcome) -> str:
    """Facts that distinguish an outcome from the others, in words."""
    return semicolon_list(map(render_outcome, described.facts)) or translate("outcomes", "the only outcome")


def _of_outcome(described: DescribedOutcome) -> CitedLine:
    facts = _facts(described)
    count = described.outcome.line_count
    remark = (
        translate("outcomes", "by endless lines")
        if count is None
        else translate("outcomes", "by %n line(s)", "", count)
    )
    sign = "" if described.outcome.is_certain else UNDECIDED
    return CitedLine(
        capitalized(facts), 0, f"{described.number}.", kind=LineKind.STRONG, sign=sign, remark=remark, tip=play_tip()
    )


def _of_step(step: LineStep) -> CitedLine:
    return CitedLine(line_step_text(step), 2, clauses=step.clauses, kind=LineKind.MUTED, quiet=True)


_LARGE = 1.35  # size of the answer relative to the window's text
# Shares of the width: of the list of outcomes, and of their boards.
_SHARES = (0.36, 0.64)
# In heights of the font: in a narrower page the boards are below the list, so high that they can be read.
_NARROW, _LEGIBLE = 40.0, 17.0
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
        self._split = split(Qt.Orientation.Horizontal, (self.lines, 2), (self.boards, 3))
        for label in (self.where, self.answer):
            spaced(label, (0.4, 0, 0.4, 0))
        box(QVBoxLayout(self), self.form, self.where, self.answer, (self._split, 1), spacing=0.4)
        self.setFocusProxy(self.form)
        self.form.explored.connect(lambda: self._explore(self._claims))
        self.form.asked.connect(lambda claim: self._explore((*self._claims, claim)))
        self.lines.opened.connect(self._open)
        self.lines.glanced.connect(self._see)
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
        focus = self.window().focusWidget()
        had_focus = focus is not None and self.form.isAncestorOf(focus)
        is_new = before is None or before.explored is not explored
        if is_new:
            self.form.show_running(runs=explored.progress is not None, has_result=explored.outcomes is not None)
        self.form.explore.setEnabled(view.can_explore)
        read_before = before is not None and (before.lines, before.seat, *before.offered[1:])
        if is_new or (view.lines, view.seat, *view.offered[1:]) != read_before:
            self._draw_outcomes(view, is_new=is_new)
        runs, ran = explored.progress is not None, before is not None and before.explored.progress is not None
        if had_focus and runs != ran:
            (self.form.stop if runs else self.lines).setFocus()

    def _draw_outcomes(self, view: ExploreView, *, is_new: bool) -> None:
        row = self.lines.currentIndex().row()
        self.lines.show_lines(view.lines)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < fonts.em() * _NARROW
        self._split.setOrientation(Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal)
        self.boards.setMinimumHeight(round(fonts.em() * _LEGIBLE) if is_narrow else 0)

    def fit(self) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _LARGE)
        font.setBold(True)
        self.answer.setFont(font)
        self.lines.setMinimumHeight(round(fonts.em() * _MINIMUM))


_MAXIMUM = 3
_MIN_WIDTH = 17.0  # of a board, in heights of the font


class OutcomeBoards(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.views = tuple(BoardView() for _ in range(_MAXIMUM))
        self.titles = tuple(ElidedLine(self.tr("Result")) for _ in range(_MAXIMUM))
        self._grid = spaced(QGridLayout(self), 0, 0.3)
        for column, (view, title) in enumerate(zip(self.views, self.titles, strict=True)):
            view.fits = True
            self._grid.addWidget(title, 0, column)
            self._grid.addWidget(view, 1, column)
        self._grid.setRowStretch(1, 1)
        self.setMinimumWidth(1)
        self._chosen, self._shared, self._seat = 0, 0, "A"
        self._board_of: Callable[[int], Board] | None = None
        self._texts: Sequence[str] = ()
        self.hide()

    def show_outcomes(self, texts: Sequence[str], board_of: Callable[[int], Board], shared: int, seat: str) -> None:
        """Show the first of several outcomes from a seat, each with its differences. `board_of`: the board of one, from
        0; `shared`: ids of cards below it are those of the same cards on all boards."""
        self._texts, self._board_of, self._shared, self._seat = texts, board_of, shared, seat
        self._chosen = 0
        self.setVisible(bool(texts))
        self._show()

    def choose(self, place: int) -> None:
        """Show an outcome next to the first one."""
        if self._texts and place != self._chosen:
            self._chosen = place
            self._show()

    @property
    def shown(self) -> list[int]:
        """Indexes of the outcomes that are shown."""
        room = max(1, min(_MAXIMUM, len(self._texts), int(self.width() // (fonts.em() * _MIN_WIDTH))))
        first = [*range(room)]
        return first if self._chosen in first else [*first[:-1], self._chosen]

    def _show(self) -> None:
        if self._board_of is None or not self._texts:
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
