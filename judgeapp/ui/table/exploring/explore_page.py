"""Page of every line of play from a decision: the request at the top, then the answer, then each outcome with the
shortest line to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QSplitter, QVBoxLayout, QWidget

from judgeapp.engine.game import Game
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.exploring.varying import PlayedDecision, Variation, decisions_between
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import capitalized, semicolon_list
from judgeapp.scenario.table import BLANKS
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.deciding.options import Question, question
from judgeapp.table.exploring.outcomes import (
    DescribedClaim,
    DescribedOutcome,
    DescribedOutcomes,
    LineStep,
    describe_line,
    describe_outcomes,
    end_of_line,
)
from judgeapp.table.exploring.printed_outcomes import print_claim, print_outcomes
from judgeapp.table.printing import Printing
from judgeapp.table.tree.line_of_play import LineOfPlay
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.signs import DONE, NOT, UNDECIDED
from judgeapp.ui.table.exploring.asked_form import AskedForm
from judgeapp.ui.table.exploring.outcome_boards import OutcomeBoards
from judgeapp.ui.table.intents import AddToReport, Cite, PlayLine, Read, Refuse, TableIntent
from judgeapp.ui.table.line_follower import LineFollower
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.wording import (
    choice_text,
    claim_text,
    horizon_text,
    line_step_text,
    outcome_text,
    play_tip,
    progress_text,
)
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

_LARGE = 1.35  # the answer, beside the letters of the window
# Shares of the width: of the list of outcomes, and of their boards.
_SHARES = (0.36, 0.64)
_MINIMUM = 11.0  # height of the outcomes in heights of the font: an outcome with its line of play


class ExploredFrom(NamedTuple):
    """A decision whose lines of play are all explored, and the questions on them."""

    tree: Tree
    node: int
    asked: ExploringRequest


class ExplorePage(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self._follower = LineFollower(self.tr("exploring every line"), self)
        self._follower.progressed.connect(self.show_progress)
        self._follower.explored.connect(self.show_found)
        self._follower.refused.connect(self._show_refused)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.form = AskedForm()
        self.where = PlainLabel(wraps=True)
        self.answer = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.answer.hide()
        self.lines = LineList(self.tr("Results"))
        self.boards = OutcomeBoards()
        self._seat = "A"
        self._split = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        for part, share in ((self.lines, 2), (self.boards, 3)):
            self._split.addWidget(part)
            self._split.setStretchFactor(self._split.count() - 1, share)
        self._column = box(QVBoxLayout(self), self.form, self.where, self.answer, (self._split, 1))
        self.setFocusProxy(self.form)
        # The reader's language, for texts not printed on a card.
        self.language = ""
        # In which the cards are shown; None: as they lie there.
        self._printing: Printing | None = None
        self.claims: tuple[OutcomeClaim, ...] = ()
        self.found: ExploredOutcomes | None = None
        self._of: ExploredFrom | None = None
        self._tree: Tree | None = None
        self.form.explored.connect(self._explore)
        self.form.asked.connect(self._ask)
        self.form.stopped.connect(self._follower.stop)
        self.form.handed.connect(self._hand_over)
        self.form.left.connect(lambda: send(PlainIntent.LEAVE))
        self.lines.opened.connect(self._open)
        self.lines.glanced.connect(self._see)
        self.lines.cited.connect(lambda cited: send(Cite(cited)))
        self.boards.followed.connect(lambda address: send(Read(address)))
        self.lines.offers = self._offered

    # -- from where -------------------------------------------------------------------------------

    def show_tree(self, tree: Tree, seat: str, printing: Printing | None, language: str) -> None:
        """Show the current node of a tree, from a seat, the cards as they are printed in a language, or as they lie
        there; `language` is that of texts not printed on them. Outcomes of another decision stay, and say of which.
        """
        is_same = printing is self._printing and (seat, language) == (self._seat, self.language)
        self._seat, self._printing, self.language = seat, printing, language
        if self._of is not None and self._of.tree.beginning is not tree.beginning:
            self._forget()
        self._tree = tree
        self.form.show_game(tree.game, self.language, self._printing)
        self.form.explore.setEnabled(tree.game.decision is not None and not self.is_running)
        self._show_where()
        if self._of is None:
            self._show_asked()
        elif self.found is not None and not is_same:
            row = self.lines.currentIndex().row()
            self._tell(self.found)
            self.lines.setCurrentIndex(self.lines.model_of_lines.index(row, 0))

    @property
    def _shown(self) -> Callable[[Game], Game]:
        """A game as it is read."""
        return self._printing.game if self._printing is not None else lambda game: game

    def _claim_shown(self, claim: OutcomeClaim) -> OutcomeClaim:
        return print_claim(claim, self._printing) if self._printing is not None else claim

    def _choice_text(self, tree: Tree, node: int) -> str:
        def asked_at(above: int, only: str) -> Question | None:
            return question(self._shown(tree.nodes[above].game), tree.beginning.names, self.language, only)

        return choice_text(tree, node, asked_at)

    def _described_answer(self, explored: ExploredOutcomes, asked: ExploringRequest) -> DescribedOutcomes:
        shown = print_outcomes(explored, self._printing) if self._printing is not None else explored
        return describe_outcomes(shown, asked.varying.whose)

    def _forget(self) -> None:
        self._follower.drop()
        self.claims, self.found, self._of = (), None, None
        self._say("")
        self.boards.forget()
        self._end()

    @property
    def is_running(self) -> bool:
        return not self.form.stop.isHidden()

    def _show_where(self) -> None:
        tree = self._tree
        assert tree is not None
        if tree.game.decision is None:
            self.where.setText(self.tr("The game is over: nothing can follow."))
            return
        asked = self._of
        choice = self._choice_text(tree, tree.current)
        text = self.tr("From here, after: {choice}").format(choice=choice)
        if asked is not None and asked.node != tree.current:
            before = self._choice_text(asked.tree, asked.node)
            text = self.tr("These results start after: {choice}. The table is at another step now.").format(
                choice=before
            )
        self.where.setText(text)

    # -- questions --------------------------------------------------------------------------------

    def _explore(self) -> None:
        tree = self._tree
        if tree is None or tree.game.decision is None:
            return
        varying = Variation(self.form.choices_of, _line(tree), tuple(BLANKS))
        asked = ExploringRequest(self.form.horizon, varying, self.claims)
        self._of = ExploredFrom(tree, tree.current, asked)
        self.found = None
        self._show_where()
        self._say(self.tr("Exploring every line …"))
        self.boards.forget()
        self.show_progress(ExploringProgress(1, 1, 0))
        has_focus = self._has_focus
        self.form.show_running(runs=True)
        if has_focus:
            self.form.stop.setFocus()
        self._follower.start(tree.game, asked)

    def _ask(self, claim: OutcomeClaim) -> None:
        """Asked again it is not asked twice."""
        if claim not in self.claims:
            self.claims = (*self.claims, claim)
        self._explore()

    def _show_asked(self) -> None:
        """Show the questions, before any results."""
        hint = self.tr(
            "Explores every choice from here, as far as set above. It shows whether the order matters, which "
            "boards can result, and the shortest line to each."
        )
        self.lines.show_lines([(CitedLine(hint, kind=LineKind.MUTED), None)])

    # -- outcomes ---------------------------------------------------------------------------------

    def show_progress(self, progress: ExploringProgress) -> None:
        self.lines.show_lines([(CitedLine(progress_text(progress), kind=LineKind.MUTED), None)])

    def show_found(self, explored: ExploredOutcomes) -> None:
        """The answer first, then the rest."""
        self.found = explored
        self._tell(explored)
        self._split.setSizes([round(self.width() * share) for share in _SHARES])
        self.lines.scrollToTop()
        has_focus = self._has_focus
        self._end(has_result=True)
        if has_focus:
            self.lines.setFocus()

    def _tell(self, explored: ExploredOutcomes) -> None:
        asked = self._of
        assert asked is not None
        described = self._described_answer(explored, asked.asked)
        self._say(outcome_text(described.answer))
        game, names = asked.tree.nodes[asked.node].game, asked.tree.beginning.names
        lines_of_play = [
            describe_line(game, outcome.choices, names, asked.asked.horizon, self.language, self._shown)
            for outcome in explored.outcomes[:MAX_OUTCOMES]
        ]
        self.lines.show_lines([*answer_lines(described, lines_of_play, self._claim_shown)])
        some = explored.outcomes[:MAX_OUTCOMES]
        facts = [_facts(outcome) for outcome in described.outcomes[:MAX_OUTCOMES]]

        @cache
        def board_of(place: int) -> Board:
            end = end_of_line(game, some[place].choices, asked.asked.horizon)
            return board(self._shown(end).state, names, self.language)

        self.boards.show_outcomes(facts, board_of, game.state.next_id, self._seat)

    def _see(self, thing: Any) -> None:
        """Show the board of the outcome to which a line belongs."""
        if isinstance(thing, DescribedOutcome):
            self.boards.choose(thing.number - 1)

    @property
    def _has_focus(self) -> bool:
        """True if the keys are in the form."""
        focus = self.window().focusWidget()
        return focus is not None and self.form.isAncestorOf(focus)

    def _say(self, answer: str) -> None:
        """The answer; without one it takes no room."""
        self.answer.setText(answer)
        self.answer.setVisible(bool(answer))

    def _show_refused(self, error: InputError | None) -> None:
        """Show that it could not be explored, and nothing is known of it."""
        if error is not None:
            self._send(Refuse(error))
        self._say("")
        self.boards.forget()
        self._of = None
        self._show_asked()
        self._end()
        self._show_where()

    def _end(self, *, has_result: bool = False) -> None:
        self.form.show_running(runs=False, has_result=has_result)

    def _hand_over(self) -> None:
        """Hand over the outcomes, with their starting point and horizon, as they stand in a ruling."""
        asked = self._of
        if asked is None or self.found is None:
            return
        described = self._described_answer(self.found, asked.asked)
        choice = self._choice_text(asked.tree, asked.node)
        summary = self.tr("Every line after “{choice}”, {until}: {answer}").format(
            choice=choice, until=horizon_text(asked.asked.horizon), answer=outcome_text(described.answer)
        )
        self._send(AddToReport("\n".join((summary, *answer_text(described, self._claim_shown)))))

    def _open(self, thing: Any) -> None:
        """Open the way to an outcome; for a question, a way against it, or for it."""
        if isinstance(thing, DescribedClaim):
            self._go_to(thing.against or thing.for_)
        elif isinstance(thing, DescribedOutcome) and self._of is not None:
            of = self._of
            self._send(PlayLine(LineOfPlay(of.node, thing.outcome.choices, of.asked.horizon)))

    def _go_to(self, number: int) -> None:
        """Go to the line of an outcome."""
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
        self.claims = tuple(claim for claim in self.claims if claim != thing.of)
        self._explore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove a question on Del."""
        thing = self.lines.chosen
        if event.key() == Qt.Key.Key_Delete and isinstance(thing, DescribedClaim):
            self._drop(thing)
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Take new measures from the font."""
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


def _line(tree: Tree) -> tuple[PlayedDecision, ...]:
    """Decisions after the current node, where any were made."""
    number = tree.current
    while number in tree.latest and tree.latest[number] in tree.below[number]:
        number = tree.latest[number]
    return decisions_between(tree.nodes[number].game, tree.game)


translate = QCoreApplication.translate

MAX_OUTCOMES = 40
_MAX_REPORTED = 6
# Signs of answers; UNDECIDED if the rules alone don't decide.
_SIGNS = {"always": DONE, "never": NOT, "sometimes": "≈", "open": UNDECIDED}


def answer_lines(
    described: DescribedOutcomes,
    lines_of_play: Sequence[Sequence[LineStep]],
    shown: Callable[[OutcomeClaim], OutcomeClaim] = lambda claim: claim,
) -> Iterator[tuple[CitedLine, Any]]:
    """Each with the outcome to whose line of play it leads, or the claim. `shown` renders a claim for the reader."""
    for left_open in described.open:
        yield CitedLine(capitalized(outcome_text(left_open)), kind=LineKind.MUTED, sign="!"), None
    if described.claims:
        yield CitedLine(translate("outcomes", "Question"), kind=LineKind.HEAD), None
    for claim in described.claims:
        yield _of_claim(claim, shown(claim.of)), claim
    yield CitedLine(translate("outcomes", "Results"), kind=LineKind.HEAD), None
    for outcome_, line in zip(described.outcomes[:MAX_OUTCOMES], lines_of_play, strict=False):
        yield _of_outcome(outcome_), outcome_
        for step in line:
            if not step.alone:
                yield _of_step(step), outcome_
    if (more := len(described.outcomes) - MAX_OUTCOMES) > 0:
        text = translate("outcomes", "%n more: ask for less to see them", "", more)
        yield CitedLine(text, kind=LineKind.MUTED), None


def answer_text(
    described: DescribedOutcomes, shown: Callable[[OutcomeClaim], OutcomeClaim] = lambda claim: claim
) -> Iterator[str]:
    """Claims and outcomes as they stand in a report: the first few outcomes."""
    yield from (f"- {_of_claim(claim, shown(claim.of)).text}" for claim in described.claims)
    if len(described.outcomes) > 1:
        few = described.outcomes[:_MAX_REPORTED]
        yield from (f"{outcome.number}. {_of_outcome(outcome).text}" for outcome in few)
        if (more := len(described.outcomes) - len(few)) > 0:
            yield translate("outcomes", "And %n more outcome(s).", "", more)
    yield from (capitalized(outcome_text(left_open)) for left_open in described.open)


def _of_claim(claim: DescribedClaim, shown: OutcomeClaim) -> CitedLine:
    text = translate("outcomes", "{claim}: {answer}").format(claim=claim_text(shown), answer=outcome_text(claim.answer))
    seen: list[str] = []
    if claim.for_ and claim.against:
        seen.append(translate("outcomes", "true in {number}").format(number=claim.for_))
        seen.append(translate("outcomes", "false in {number}").format(number=claim.against))
    return CitedLine(text, 1, kind=LineKind.STRONG, sign=_SIGNS[claim.answer.code], remark=semicolon_list(seen))


def _facts(described: DescribedOutcome) -> str:
    """Facts that distinguish an outcome from the others, in words."""
    return semicolon_list(map(outcome_text, described.facts)) or translate("outcomes", "the only board")


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
