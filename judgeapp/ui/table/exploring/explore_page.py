"""Every way it could go from a decision: what is asked at the top, then the answer, then each
outcome with the shortest way to it."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.outcomes import WhatComes
from judgeapp.exploring.varying import Made, Varying, line_of
from judgeapp.exploring.ways import ExploringProgress
from judgeapp.scenario.table import BLANKS
from judgeapp.table.exploring.outcomes import ClaimTold, OutcomeTold, answer_told, way_told
from judgeapp.table.tree.played_way import WayToPlay
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.exploring.asked_form import AskedForm
from judgeapp.ui.table.exploring.outcome_lines import (
    MOST_OUTCOMES,
    answer_lines,
    answer_text,
)
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.wording import (
    choice_told,
    horizon_told,
    outcome_told,
    play_told,
    progress_told,
)
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

_LARGE = 1.35  # the answer, beside the letters of the window
_LEAST = 11.0  # heights of the font that what comes of it has: an outcome with its way


class ExploredFrom(NamedTuple):
    """A decision of a tree from which all ways are followed, and what is asked of them."""

    tree: Tree
    node: int
    asked: ExploringAsked


class ExplorePage(QWidget):
    """explored -- an ExploredFrom is to be found out
    stopped  -- what runs is to go no further
    forgotten -- nobody waits any more for what runs
    went     -- a WayToPlay: that to an outcome
    handed   -- what was found, in words for the report
    cited    -- a clause was clicked
    left     -- back to the board
    """

    explored = Signal(object)
    handed = Signal(str)
    stopped = Signal()
    forgotten = Signal()
    went = Signal(object)
    cited = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.form = AskedForm()
        self.where = PlainLabel()
        self.where.setWordWrap(True)
        self.answer = QLabel()
        self.answer.setTextFormat(Qt.TextFormat.PlainText)
        self.answer.setWordWrap(True)
        self.answer.hide()
        self.lines = LineList(self.tr("What comes of it"))
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.form)
        self._column.addWidget(self.where)
        self._column.addWidget(self.answer)
        self._column.addWidget(self.lines, 1)
        self.setFocusProxy(self.form)
        # Of the reader, for what is not printed on a card.
        self.language = ""
        self.claims: tuple[OutcomeClaim, ...] = ()
        self.found: WhatComes | None = None
        self._of: ExploredFrom | None = None
        self._tree: Tree | None = None
        self.form.explored.connect(self._explore)
        self.form.asked.connect(self._ask)
        self.form.stopped.connect(self.stopped)
        self.form.handed.connect(self._hand_over)
        self.form.left.connect(self.left)
        self.lines.opened.connect(self._open)
        self.lines.cited.connect(self.cited)
        self.lines.offers = self._offered

    # -- from where -------------------------------------------------------------------------------

    def show_tree(self, tree: Tree) -> None:
        """Where one is in a tree. What was found of another decision stays, and says of which."""
        if self._of is not None and self._of.tree.beginning is not tree.beginning:
            self._forget()
        self._tree = tree
        self.form.show_game(tree.game, self.language)
        self.form.explore.setEnabled(tree.game.decision is not None and not self.is_running)
        self._show_where()
        if self._of is None:
            self._show_asked()

    def _forget(self) -> None:
        self.forgotten.emit()
        self.claims, self.found, self._of = (), None, None
        self._say("")
        self._end()

    @property
    def is_running(self) -> bool:
        return not self.form.stop.isHidden()

    def _show_where(self) -> None:
        tree = self._tree
        assert tree is not None
        if tree.game.decision is None:
            self.where.setText(self.tr("The duel is over: nothing can follow."))
            return
        asked = self._of
        told = choice_told(tree, tree.current, language=self.language)
        text = self.tr("From here, after: {choice}").format(choice=told)
        if asked is not None and asked.node != tree.current:
            before = choice_told(asked.tree, asked.node, language=self.language)
            text = self.tr("This is what comes after: {choice}. You are elsewhere now.").format(
                choice=before
            )
        self.where.setText(text)

    # -- what is asked ----------------------------------------------------------------------------

    def _explore(self) -> None:
        tree = self._tree
        if tree is None or tree.game.decision is None:
            return
        varying = Varying(self.form.choices_of, _line(tree), tuple(BLANKS))
        asked = ExploringAsked(self.form.horizon, varying, self.claims)
        self._of = ExploredFrom(tree, tree.current, asked)
        self.found = None
        self._show_where()
        self._say(self.tr("Following every way …"))
        self.show_progress(ExploringProgress(1, 1, 0))
        has_focus = self._has_focus
        self.form.show_running(runs=True)
        if has_focus:
            self.form.stop.setFocus()
        self.explored.emit(self._of)

    def _ask(self, claim: OutcomeClaim) -> None:
        """Asked again it is not asked twice."""
        if claim not in self.claims:
            self.claims = (*self.claims, claim)
        self._explore()

    def _show_asked(self) -> None:
        """What will be asked, before anything was found."""
        told = self.tr(
            "All choices that are open from here are followed, as far as is said above. What comes"
            " of them is told here: whether the order matters, how many boards there are, and the"
            " shortest way to each."
        )
        self.lines.show_lines([(CitedLine(told, kind=LineKind.MUTED), None)])

    # -- what comes of it -------------------------------------------------------------------------

    def show_progress(self, progress: ExploringProgress) -> None:
        self.lines.show_lines([(CitedLine(progress_told(progress), kind=LineKind.MUTED), None)])

    def show_found(self, found: WhatComes) -> None:
        """The answer first, then the rest."""
        asked = self._of
        assert asked is not None
        self.found = found
        told = answer_told(found, asked.asked.varying.whose)
        self._say(outcome_told(told.answer))
        game, names = asked.tree.nodes[asked.node].game, asked.tree.beginning.names
        ways = [
            way_told(game, one.choices, names, asked.asked.horizon, self.language)
            for one in found.outcomes[:MOST_OUTCOMES]
        ]
        lines = [*answer_lines(told, ways)]
        self.lines.show_lines(lines)
        self.lines.scrollToTop()
        has_focus = self._has_focus
        self._end(found=True)
        if has_focus:
            self.lines.setFocus()

    @property
    def _has_focus(self) -> bool:
        """Whether the keys are in the form."""
        return self.form.isAncestorOf(self.window().focusWidget() or self)

    def _say(self, answer: str) -> None:
        """The answer; without one it takes no room."""
        self.answer.setText(answer)
        self.answer.setVisible(bool(answer))

    def show_refused(self) -> None:
        """It could not be followed, and nothing is known of it."""
        self._say("")
        self._of = None
        self._show_asked()
        self._end()
        self._show_where()

    def _end(self, *, found: bool = False) -> None:
        self.form.show_running(runs=False, found=found)

    def _hand_over(self) -> None:
        """What was found, with from where and how far, as it stands in a ruling."""
        asked = self._of
        if asked is None or self.found is None:
            return
        told = answer_told(self.found, asked.asked.varying.whose)
        choice = choice_told(asked.tree, asked.node, language=self.language)
        said = self.tr("Every way after “{choice}”, {until}: {answer}").format(
            choice=choice, until=horizon_told(asked.asked.horizon), answer=outcome_told(told.answer)
        )
        self.handed.emit("\n".join((said, *answer_text(told))))

    def _open(self, thing: Any) -> None:
        """The way to an outcome; of what was asked, a way against it, or for it."""
        if isinstance(thing, ClaimTold):
            self._go_to(thing.against or thing.for_)
        elif isinstance(thing, OutcomeTold) and self._of is not None:
            of = self._of
            self.went.emit(WayToPlay(of.node, thing.outcome.choices, of.asked.horizon))

    def _go_to(self, number: int) -> None:
        """To the line of an outcome."""
        for row, (line, thing) in enumerate(self.lines.model_of_lines.numbered()):
            if isinstance(thing, OutcomeTold) and thing.number == number and line.number:
                self.lines.choose(row)
                self.lines.scrollTo(self.lines.currentIndex())
                return

    def _offered(self, thing: Any) -> list[Offer]:
        if isinstance(thing, OutcomeTold):
            return [Offer(play_told(), lambda: self._open(thing))]
        if isinstance(thing, ClaimTold):
            offers = []
            if thing.for_:
                told = self.tr("Where it is so")
                offers.append(Offer(told, lambda: self._go_to(thing.for_)))
            if thing.against:
                told = self.tr("Where it is not so")
                offers.append(Offer(told, lambda: self._go_to(thing.against)))
            return [*offers, Offer(self.tr("Do not ask that any more"), lambda: self._drop(thing))]
        return []

    def _drop(self, thing: ClaimTold) -> None:
        self.claims = tuple(claim for claim in self.claims if claim != thing.of)
        self._explore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del takes back what was asked."""
        thing = self.lines.chosen
        if event.key() == Qt.Key.Key_Delete and isinstance(thing, ClaimTold):
            self._drop(thing)
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.4)
        self._column.setSpacing(side)
        for label in (self.where, self.answer):
            label.setContentsMargins(side * 2, 0, side * 2, 0)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _LARGE)
        font.setBold(True)
        self.answer.setFont(font)
        self.form.fit()
        self.lines.setMinimumHeight(round(em * _LEAST))
        self.lines.fit()


def _line(tree: Tree) -> tuple[Made, ...]:
    """What was chosen after where one is, where anything was."""
    number = tree.current
    while number in tree.latest and tree.latest[number] in tree.below[number]:
        number = tree.latest[number]
    return line_of(tree.nodes[number].game, tree.game)
