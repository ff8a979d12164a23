"""Every way it could go from a decision: what is asked at the top, then the answer, then each
outcome with the shortest way to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from judgeapp.engine.game import Game
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.following import ExploringAsked
from judgeapp.exploring.outcomes import WhatComes
from judgeapp.exploring.varying import Made, Varying, line_of
from judgeapp.exploring.ways import ExploringProgress
from judgeapp.scenario.table import BLANKS
from judgeapp.table.deciding.options import question
from judgeapp.table.exploring.outcomes import AnswerTold, ClaimTold, OutcomeTold, answer_told, way_told
from judgeapp.table.exploring.printed_outcomes import printed_claim, printed_found
from judgeapp.table.printing import Printing
from judgeapp.table.tree.played_way import WayToPlay
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.table.exploring.asked_form import AskedForm
from judgeapp.ui.table.exploring.outcome_lines import MOST_OUTCOMES, answer_lines, answer_text
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.wording import choice_told, horizon_told, outcome_told, play_told, progress_told
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
        # In which the cards are shown; None: as they lie there.
        self._printing: Printing | None = None
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
        self.form.show_game(tree.game, self.language, self._printing)
        self.form.explore.setEnabled(tree.game.decision is not None and not self.is_running)
        self._show_where()
        if self._of is None:
            self._show_asked()

    def show_printing(self, printing: Printing | None, language: str) -> None:
        """Show the cards as they are printed in a language, or as they lie there; what is not
        printed on them is said in a language."""
        is_other = printing is not self._printing
        self._printing, self.language = printing, language
        if is_other and self._tree is not None and self._of is not None and self.found is not None:
            self._tell(self.found)

    @property
    def _shown(self) -> Callable[[Game], Game]:
        """A game as it is read."""
        return self._printing.game if self._printing is not None else lambda game: game

    def _claim_shown(self, claim: OutcomeClaim) -> OutcomeClaim:
        return printed_claim(claim, self._printing) if self._printing is not None else claim

    def _choice_told(self, tree: Tree, node: int) -> str:
        above = tree.nodes[node].above
        if above is None:
            return choice_told(tree, node)
        asked = question(self._shown(tree.nodes[above].game), tree.beginning.names, self.language)
        return choice_told(tree, node, lambda _: asked)

    def _answer_told(self, found: WhatComes, asked: ExploringAsked) -> AnswerTold:
        shown = printed_found(found, self._printing) if self._printing is not None else found
        return answer_told(shown, asked.varying.whose)

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
        told = self._choice_told(tree, tree.current)
        text = self.tr("From here, after: {choice}").format(choice=told)
        if asked is not None and asked.node != tree.current:
            before = self._choice_told(asked.tree, asked.node)
            text = self.tr("This is what comes after: {choice}. You are elsewhere now.").format(choice=before)
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
        self.found = found
        self._tell(found)
        self.lines.scrollToTop()
        has_focus = self._has_focus
        self._end(found=True)
        if has_focus:
            self.lines.setFocus()

    def _tell(self, found: WhatComes) -> None:
        asked = self._of
        assert asked is not None
        told = self._answer_told(found, asked.asked)
        self._say(outcome_told(told.answer))
        game, names = asked.tree.nodes[asked.node].game, asked.tree.beginning.names
        ways = [
            way_told(game, one.choices, names, asked.asked.horizon, self.language, self._shown)
            for one in found.outcomes[:MOST_OUTCOMES]
        ]
        self.lines.show_lines([*answer_lines(told, ways, self._claim_shown)])

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
        told = self._answer_told(self.found, asked.asked)
        choice = self._choice_told(asked.tree, asked.node)
        said = self.tr("Every way after “{choice}”, {until}: {answer}").format(
            choice=choice, until=horizon_told(asked.asked.horizon), answer=outcome_told(told.answer)
        )
        self.handed.emit("\n".join((said, *answer_text(told, self._claim_shown))))

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
