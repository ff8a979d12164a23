"""Two accounts of what happened, from one position, each played on a board of its own: which steps
were not legal and why, and where the accounts part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, QThreadPool, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import replace
from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Step
from judgeapp.table.comparing.compare import BoardDifference, differences, marks_of
from judgeapp.table.deciding.options import question
from judgeapp.table.dispute.account import Account, judge_account, read_steps, with_step, write_steps
from judgeapp.table.dispute.dispute import Dispute, dispute
from judgeapp.table.dispute.printed_accounts import PrintedAccounts
from judgeapp.table.dispute.reachability import (
    Reach,
    Reachability,
    ReachabilityRequest,
    judge_reachability,
    request_reachability,
)
from judgeapp.table.exploring.outcomes import LineStep, describe_line
from judgeapp.table.exploring.printed_outcomes import print_claim
from judgeapp.table.printing import Printing
from judgeapp.table.tree.file import steps_below
from judgeapp.table.tree.line_of_play import LineOfPlay
from judgeapp.table.tree.tree import Tree
from judgeapp.ui.faults import fault_context
from judgeapp.ui.table.dispute.account_lines import difference_lines
from judgeapp.ui.table.dispute.dispute_room import DisputeRoom
from judgeapp.ui.table.dispute.dispute_verdict import (
    PARTING,
    explained_steps,
    looking_line,
    reachability_lines,
    reachability_report,
    verdict_lines,
)
from judgeapp.ui.table.line_follower import LineFollower
from judgeapp.ui.table.lines.line_list import figure_of
from judgeapp.ui.table.wording import chosen_text, option_text, play_tip
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.work.background import Cancelled, LatestTask

Names = Mapping[str, UnitId]
_Accounts = tuple[Account | InputError, ...]

_MOST_PAST = 1_000


class _Past(NamedTuple):
    """Both accounts, and as they are written; for undo."""

    accounts: _Accounts
    texts: tuple[str, ...]


class DisputePage(DisputeRoom):
    """entered -- a Dispute: both accounts are to be branches of the table
    went -- a LineOfPlay by which an account can come about
    ruled -- the ruling is to be written
    handed -- the answers about reachability, in words for the report
    written -- an account has changed
    cited -- a clause was clicked
    followed -- an Address that was chosen in the details of a card
    left -- back to the board
    """

    entered = Signal(object)
    went = Signal(object)
    ruled = Signal()
    handed = Signal(str)
    written = Signal()
    cited = Signal(str)
    followed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree: Tree | None = None
        self._start = 0
        self._chosen = 0
        self._seat = "A"
        self._place = ""
        self._judged: list[Account | InputError] = []
        self._texts = ["", ""]
        self._past: list[_Past] = []
        self._future: list[_Past] = []
        self.dispute: Dispute | None = None
        self._differences: tuple[BoardDifference, ...] = ()
        # Of the reader, for what is not printed on a card.
        self.language = ""
        # In which the cards are shown; None: as they lie there.
        self._printing: Printing | None = None
        self._printed: PrintedAccounts | None = None
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._looking = LatestTask(self._pool, self, self.tr("looking at two accounts"))
        self._newest = 0
        # Whether the accounts can come about: what is asked, how far it is, what came of it.
        self._asked: ReachabilityRequest | None = None
        self._progress: ExploringProgress | None = None
        self._answers: tuple[Reachability, ...] = ()
        self._following = LineFollower(self.tr("searching for a legal line"), self)
        self._connect()

    def _connect(self) -> None:
        for column, side in enumerate(self.sides):
            side.wanted.connect(partial(self.go_on_with, column))
            side.renamed.connect(self._rename)
            side.undoes.connect(partial(self.take_back, column))
            side.clicked.connect(partial(self._click, column))
            side.activated.connect(partial(self._activate, column))
            side.drawn.connect(partial(self._draw, column))
            side.looked.connect(partial(self.look, column))
            side.offer(partial(self._offers, column))
            side.steps.cited.connect(self.cited)
            side.view.followed.connect(self.followed)
        self.next.step_added.connect(self.say)
        self.next.played.connect(self._take_played)
        self.next.marked.connect(lambda marks: self.sides[self.active].mark(marks))
        self.next.cited.connect(self.cited)
        for lines in (self.verdict, self.found):
            lines.cited.connect(self.cited)
            lines.glanced.connect(self._see)
            lines.opened.connect(self._open)
        self.verdict.offers = self._offered
        self.enter.clicked.connect(lambda: self.entered.emit(self.dispute))
        self.reach.clicked.connect(self._explore)
        self.stop.clicked.connect(self._following.stop)
        self._following.progressed.connect(self._show_progress)
        self._following.explored.connect(self._take_outcomes)
        self._following.refused.connect(lambda _: self._forget_outcomes())
        self.hand.clicked.connect(self._hand_over)
        self.rule.clicked.connect(self.ruled)
        self.other.clicked.connect(self.go_on_with_other)
        self.back.clicked.connect(self.left)

    # -- which accounts ---------------------------------------------------------------------------

    def show_tree(self, tree: Tree, start: int, chosen: int, place_name: str, seat: str) -> None:
        """Both accounts begin at a node of the tree; `chosen` is the one that can be taken as
        what was played, `place_name` says where they begin; seen from a seat."""
        self._tree, self._start, self._chosen, self._seat = tree, start, chosen, seat
        self._place = place_name
        self.settle()

    @property
    def accounts(self) -> tuple[tuple[str, str], ...]:
        """Names of both accounts, and their steps as a file has them."""
        return tuple((side.who.text(), text) for side, text in zip(self.sides, self._texts, strict=True))

    def show_accounts(self, accounts: Sequence[tuple[str, str]]) -> None:
        """Show the accounts that were given at another table; empty ones for none."""
        named = ((self.tr("Player A"), ""), (self.tr("Player B"), ""))
        for column, (who, text) in enumerate((*accounts[:2], *named[len(accounts[:2]) :])):
            self.sides[column].who.setText(who)
            self._texts[column] = text
        self._past.clear()
        self._future.clear()
        self.active = 0
        self.written.emit()
        if self.isVisible():
            self.settle()

    def settle(self) -> None:
        """Ask the rules about both accounts as they are written, off the interface thread: it may
        be much. Until they have answered, nothing can be made of it."""
        tree = self._tree
        if tree is None:
            return
        self.dispute = None
        self.enter.setEnabled(False)
        game, names = tree.nodes[self._start].game, tree.beginning.names
        accounts, language = self.accounts, self.language
        self._newest += 1
        newest = self._newest

        def go_on() -> None:
            if newest != self._newest:
                raise Cancelled

        def work() -> _Accounts:
            return tuple(_read(accounts, game, names, language, go_on))

        self._looking.start(work, self._take, lambda _: None)

    def _take(self, accounts: _Accounts) -> None:
        self._judged = [*accounts]
        self._show()
        self._show_next()

    @property
    def is_idle(self) -> bool:
        return self._looking.is_idle and self._following.is_idle

    def close_down(self) -> None:
        self._newest += 1
        self._following.close_down()
        self._looking.cancel()
        self._pool.waitForDone()

    # -- what is said -----------------------------------------------------------------------------

    def say(self, step: Step) -> None:
        """A step is added to the account that is given."""
        account = self._active_account
        if account is None or self._tree is None or not self._looking.is_idle:
            return
        with fault_context(self.tr("looking at a step of an account")):
            self._change(self.active, with_step(account, self._tree.beginning.names, step, self.language))

    def take_back(self, column: int) -> None:
        """Take the last step of an account back; an account that can't be read wholly."""
        if not self._judged or not self._looking.is_idle or self._tree is None:
            return
        account = self._judged[column]
        if isinstance(account, InputError):
            game = self._tree.nodes[self._start].game
            self._change(column, Account(self.sides[column].who.text(), game))
        elif account.judged_steps:
            self._change(column, account.without_last())

    def _take_played(self) -> None:
        """Take what was played at the table."""
        tree = self._tree
        if tree is None:
            return
        game, names = tree.nodes[self._start].game, tree.beginning.names
        steps = steps_below(tree, self._start, self._chosen)
        who = self.sides[self.active].who.text()
        self._change(self.active, judge_account(game, names, steps, who, self.language))

    def _change(self, column: int, account: Account) -> None:
        self._past.append(_Past(tuple(self._judged), tuple(self._texts)))
        del self._past[:-_MOST_PAST]
        self._future.clear()
        self._judged[column], self._texts[column] = account, write_steps(account.steps)
        self.sides[column].at = -1
        self.active = column
        self._changed()

    def undo(self) -> None:
        """Take back what was said last."""
        self._go(self._past, self._future)

    def redo(self) -> None:
        self._go(self._future, self._past)

    def _go(self, back: list[_Past], forth: list[_Past]) -> None:
        if back and self._looking.is_idle and self._judged:
            forth.append(_Past(tuple(self._judged), tuple(self._texts)))
            accounts, texts = back.pop()
            self._judged, self._texts = [*accounts], [*texts]
            self._changed()

    def _changed(self) -> None:
        self._rename()
        self._show_next()

    def _rename(self) -> None:
        """Update the names of who gives the accounts."""
        named = zip(self._judged, self.sides, strict=False)
        self._judged = [
            replace(account, who=side.who.text()) if isinstance(account, Account) else account
            for account, side in named
        ]
        self.written.emit()
        self._show()

    # -- what is seen -----------------------------------------------------------------------------

    @property
    def _active_account(self) -> Account | None:
        account = self._judged[self.active] if self._judged else None
        return account if isinstance(account, Account) else None

    def _show(self) -> None:
        """Show both accounts, their boards, and the verdict on them."""
        if self._tree is None or not self._judged:
            return
        names, start = self._tree.beginning.names, self._tree.nodes[self._start].game
        if self._printing is not None:
            start = self._printing.game(start)
        shown = [self._as_printed(first) for first in self._judged]
        first, other = shown
        both = isinstance(first, Account) and isinstance(other, Account)
        self.dispute = dispute(first, other) if both else None  # type: ignore[arg-type]
        explained = explained_steps(self.dispute) if self.dispute is not None else (frozenset[int](), frozenset[int]())
        for column, side in enumerate(self.sides):
            side.show_account(shown[column], start, names, self._seat, self._spoken, explained[column])
            side.show_active(active=column == self.active)
        self.enter.setEnabled(self.dispute is not None)
        self._compare_boards()
        self._request_reachability()
        self._show_verdict()
        self.found.show_lines([*difference_lines(self._differences)])
        self.found.setVisible(bool(self.found.shown))
        for column, side in enumerate(self.sides):
            parts = self.dispute.parting if self.dispute is not None else None
            side.steps.link_rows(frozenset((parts.steps[column],) if parts is not None else ()))
        self._mark_differences()
        self.arrange()

    def _show_verdict(self) -> None:
        """Show the rules' verdict on both, and the reachability of each, if that was asked."""
        lines = [*verdict_lines(self.dispute, self._place)]
        runs = self._progress is not None
        if self._progress is not None:
            lines.append((looking_line(self._progress), None))
        elif self._answers and self._asked is not None:
            lines += reachability_lines(self._shown_answers(), self._described_lines(self._asked))
        row = self.verdict.currentIndex().row()
        self.verdict.show_lines(lines, row if row < len(lines) else -1)
        self.reach.setVisible(self._asked is not None and self._asked.is_needed and not runs)
        if self.stop.hasFocus() and not runs:
            self.next.setFocus()
        self.stop.setVisible(runs)
        self.hand.setVisible(bool(self._answers))
        self.arrange()
        self.lay_out_foot()

    # -- reachability -----------------------------------------------------------------------------

    def _request_reachability(self) -> None:
        """Set what could be asked of the accounts as they are now: answers about others are dropped."""
        accounts = [account for account in self._judged if isinstance(account, Account)]
        names = self._tree.beginning.names if self._tree is not None else {}
        asked = request_reachability(accounts, names) if self.dispute is not None else None
        if asked is None or self._asked is None or not asked.is_as(self._asked):
            self._following.drop()
            self._progress, self._answers = None, ()
        elif self._answers:
            named = zip(self._answers, asked.accounts, strict=True)
            self._answers = tuple(replace(answer, who=account.who) for answer, account in named)
        self._asked = asked

    def _explore(self) -> None:
        asked = self._asked
        if asked is None or not asked.is_needed:
            return
        self._answers = ()
        if not asked.asked.claims:
            self._take_outcomes(None)
            return
        self._following.start(asked.start, asked.asked)
        self._show_progress(ExploringProgress(1, 1, 0))
        self.stop.setFocus()

    def _show_progress(self, progress: ExploringProgress) -> None:
        self._progress = progress
        self._show_verdict()

    def _take_outcomes(self, outcomes: ExploredOutcomes | None) -> None:
        """Show the answers, and focus the first of interest if the focus waits for it."""
        assert self._asked is not None
        self._progress, self._answers = None, judge_reachability(self._asked, outcomes)
        waits = self.stop.hasFocus()
        self._show_verdict()
        if waits:
            things = self.verdict.model_of_lines.things()
            answers = self._shown_answers()
            asked_for = [reachability for reachability in answers if reachability.reached is not Reach.AS_TOLD]
            first = next((reachability for reachability in asked_for if reachability.can_be_played), asked_for[0])
            self.verdict.setFocus()
            self.verdict.choose(things.index(first))

    def _forget_outcomes(self) -> None:
        self._progress = None
        self._show_verdict()

    def _described_lines(self, asked: ReachabilityRequest) -> list[tuple[LineStep, ...]]:
        """Lines of play by which an account can come about otherwise than it is told; empty for the others."""
        assert self._tree is not None
        names, horizon = self._tree.beginning.names, asked.asked.horizon
        shown = self._printing.game if self._printing is not None else lambda game: game
        return [
            describe_line(
                asked.start, reachability.choices, names, reachability.horizon or horizon, self._spoken, shown
            )
            if reachability.reached is Reach.OTHERWISE
            else ()
            for reachability in self._answers
        ]

    def _shown_answers(self) -> list[Reachability]:
        """Answers with the cards as they are shown."""
        printing = self._printing
        if printing is None or self._printed is None:
            return [*self._answers]
        printed = self._printed
        return [
            replace(
                reachability,
                claim=reachability.claim and print_claim(reachability.claim, printing),
                refused_step=reachability.refused_step and printed.wrong(reachability.refused_step),
            )
            for reachability in self._answers
        ]

    def _hand_over(self) -> None:
        """Hand over the answers, with their starting point and horizon, as they stand in a ruling."""
        asked = self._asked
        if asked is None or not self._answers:
            return
        place, horizon = self._place, asked.asked.horizon
        if asked.shared and asked.start.before is not None and self._tree is not None:
            before = asked.start.before
            if self._printing is not None:
                before = self._printing.game(before)
            decided = question(before, self._tree.beginning.names, self._spoken)
            place = chosen_text(decided, asked.start.choice)
        text = reachability_report(self._shown_answers(), self._described_lines(asked), place, horizon)
        self.handed.emit("\n".join(text))

    def _open(self, thing: Any) -> None:
        """Play the line by which an account can come about, or show the things a line of text is about."""
        if isinstance(thing, Reachability):
            self._play(thing)
        else:
            self._see(thing)

    def _play(self, reachability: Reachability) -> None:
        if self._asked is not None and reachability.can_be_played:
            choices = (*self._asked.shared, *reachability.choices)
            horizon_of_all = None if reachability.reached is Reach.AS_TOLD else self._asked.asked.horizon
            horizon = None if reachability.refused_step is not None else horizon_of_all
            self.went.emit(LineOfPlay(self._start, choices, horizon))

    def _offered(self, thing: Any) -> list[Offer]:
        if isinstance(thing, Reachability) and thing.can_be_played:
            return [Offer(play_tip(), partial(self._play, thing))]
        return []

    def show_printing(self, printing: Printing | None) -> None:
        """Show the cards as they are printed in a language, or as they lie there."""
        if printing is not self._printing:
            self._printing, self._printed = printing, None
            if self.isVisible():
                self._show()
                self._show_next()

    @property
    def _spoken(self) -> str:
        """The language of what is not printed on a card."""
        return self._printing.language if self._printing is not None else self.language

    def _as_printed(self, account: Account | InputError) -> Account | InputError:
        if self._printing is None or self._tree is None or isinstance(account, InputError):
            return account
        if self._printed is None:
            self._printed = PrintedAccounts(self._printing, self._tree.beginning.names)
        return self._printed.account(account)

    def _compare_boards(self) -> None:
        """Compare the boards as they are seen, where the accounts say two things of one moment."""
        self._differences = ()
        boards = [side.board for side in self.sides]
        if self.dispute is None or not self.dispute.contradicts or self._tree is None:
            return
        if boards[0] is not None and boards[1] is not None:
            shared = self._tree.nodes[self._start].game.state.next_id
            self._differences = differences(boards[0], boards[1], shared)

    def _mark_differences(self) -> None:
        for side, marks in zip(self.sides, marks_of(self._differences), strict=True):
            side.mark((*marks, *side.refs_of_step))

    def _show_next(self) -> None:
        if self._tree is None or not self._judged:
            return
        account = self._active_account
        is_empty = not self._texts[self.active].strip()
        played = (
            is_empty
            and self._chosen != self._start
            and any(node.number == self._start for node in self._tree.path(self._chosen))
        )
        self.next.language = self._spoken
        names = self._tree.beginning.names
        self.next.show_account(account, names, played=played, printing=self._printing)

    def go_on_with(self, column: int) -> None:
        """Make this the account that is continued."""
        if column == self.active or not self._judged:
            return
        self.active = column
        for at, side in enumerate(self.sides):
            side.show_active(active=at == column)
        self._show_next()
        self._mark_differences()
        self.arrange()

    def go_on_with_other(self) -> None:
        """Go on with the other account; the keys choose what happened next by it."""
        self.go_on_with(1 - self.active)
        self.next.setFocus()

    def look(self, column: int, place: int) -> None:
        """See the board after a step of an account; after its last one it is gone on with."""
        if isinstance(self._judged[column], Account):
            self.sides[column].at = place
            self._show()

    def look_from(self, seat: str) -> None:
        """Show both boards from a seat."""
        self._seat = seat
        for side in self.sides:
            side.look_from(seat)

    def _see(self, thing: Any) -> None:
        """Show on the boards the things a line of the verdict is about."""
        if isinstance(thing, BoardDifference):
            for side, marks in zip(self.sides, thing.marks, strict=True):
                side.mark(marks)
        elif isinstance(thing, tuple):
            self.look(*thing)
            self.go_on_with(thing[0])
        elif thing is PARTING and self.dispute is not None and self.dispute.parting is not None:
            self._see_parting(self.dispute)

    def _see_parting(self, disputed: Dispute) -> None:
        """Show both boards where the accounts part, with the step of each."""
        assert disputed.parting is not None
        for place, side in zip(disputed.parting.steps, self.sides, strict=True):
            side.at = place
        self._show()
        for column, side in enumerate(self.sides):
            if (there := disputed.at_parting(column)) is not None:
                side.mark((*marks_of(self._differences)[column], *there.refs))

    # -- clicks and keys --------------------------------------------------------------------------

    def _click(self, column: int, ref: int, place: str) -> None:
        """A card or a place of a board was clicked: what can be said of it."""
        if self._comes_to_end(column):
            self.next.click(ref, place)

    def _activate(self, column: int, ref: int, place: str) -> None:
        if self._comes_to_end(column):
            self.next.activate(ref, place)

    def _draw(self, column: int, ref: int, onto: int, place: str) -> None:
        if self._comes_to_end(column):
            self.next.draw(ref, onto, place)

    def _comes_to_end(self, column: int) -> bool:
        """Go on with an account. Whether its board was that which it has come to: a click on an
        earlier one leads there first."""
        self.go_on_with(column)
        side = self.sides[column]
        was_at_end = side.is_at_end
        if not was_at_end:
            side.at = -1
            self._show()
        return was_at_end

    def _offers(self, column: int, name: str) -> Iterator[Offer]:
        """Context menu of a card: the steps that can be stated of it."""
        self.go_on_with(column)
        side = self.sides[column]
        if not side.is_at_end:
            return
        for thing in self.next.offered(side.view.ref_of(name), name):
            text = option_text(thing.explanation)
            if thing in self.next.claimed:
                text = self.tr("Not legal: {step}").format(step=text)
            yield Offer(text, partial(self.next.say, thing))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A figure is that of what happened next, wherever the focus is."""
        if figure := figure_of(event):
            self.next.take_figure(figure)
        elif event.key() == Qt.Key.Key_Backspace:
            self.take_back(self.active)
        elif event.key() == Qt.Key.Key_Tab and event.modifiers() & (Qt.KeyboardModifier.ControlModifier):
            self.go_on_with_other()
        else:
            super().keyPressEvent(event)


def _read(
    accounts: Sequence[tuple[str, str]], game: Game, names: Names, language: str, go_on: Callable[[], None]
) -> Iterator[Account | InputError]:
    for who, text in accounts:
        try:
            yield judge_account(game, names, read_steps(text, who), who, language, go_on)
        except InputError as error:
            yield error
