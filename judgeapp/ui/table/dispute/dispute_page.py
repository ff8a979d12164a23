"""Two accounts from one position, each played on its own board: which steps weren't legal, why, and where they part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QThreadPool
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from judgeapp.messages.errors import InputError
from judgeapp.rulings.players import player_names
from judgeapp.table.dispute import disputed_accounts as intents
from judgeapp.table.dispute.account import Account, judge_account, read_steps
from judgeapp.table.dispute.dispute import Dispute
from judgeapp.table.dispute.disputed_accounts import DisputeState, after, line_of, rules_on
from judgeapp.table.dispute.reachability import Reach, Reachability
from judgeapp.table.rendering.texts import option_text
from judgeapp.table.results import Results
from judgeapp.ui.faults import fault_context
from judgeapp.ui.localization import translate
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.board.measures import has_two_boards
from judgeapp.ui.table.dispute.account_parts import AccountSide, NextPanel
from judgeapp.ui.table.dispute.dispute_view import DisputeView, report_text, view_of
from judgeapp.ui.table.intents import AddBranches, AddToReport, PlayLine, TableIntent
from judgeapp.ui.table.line_follower import LineFollower
from judgeapp.ui.table.lines.line_list import LineList, figure_of
from judgeapp.ui.table.wording import play_tip
from judgeapp.ui.widgets.box import box, spaced, split
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.forms.buttons import ButtonRow
from judgeapp.ui.widgets.page_stack import RoomyArea
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.background import LatestTask, ignore_result
from judgeapp.ui.widgets.work.lifetime import when_over

# In heights of the font: so wide must the page be for the steps of two accounts; and so wide is the column beside them,
# as far as that leaves room.
_TWO_LISTS = 50.0
_BESIDE, _MAX_BESIDE, _HALF = 19.0, 0.42, 0.49
# Shares of the height: of the boards and the steps, of the next step and the part below.
_LEFT, _RIGHT = (0.74, 0.26), (0.62, 0.38)
# Where only one board has room, there is little height too: it gets more of that.
_LEFT_OF_ONE = 0.79, 0.21
# In heights of the font: in a window that is lower the page is scrolled; the lists and a board are so high that they
# can be read.
_LOW, _ROW, _LEGIBLE = 28, 10, 17
_MAX_OF_NAME = 20
# The verdict has larger letters than the rest; in heights of the font, and of the height of the page.
_SIZE_OF_VERDICT, _MIN_OF_VERDICT, _MAX_OF_VERDICT = 1.2, 6.0, 0.3


class DisputePage(QWidget):
    """Page with the verdict on top; at the left both accounts, boards above steps; at the right the next step, and
    below it how the boards differ. All intents come to `dispatch`."""

    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self._send = send
        self._whose = player_names()
        self.state = DisputeState(self._whose)
        self.view: DisputeView | None = None
        self._results = Results()
        self._pool = QThreadPool(self, maxThreadCount=1)
        self._judging = LatestTask(self._pool, self, self.tr("comparing two accounts"))
        self.is_exploring = False
        self._following = LineFollower(self.tr("searching for a legal line"), self)
        for come in (self._following.progressed, self._following.explored):
            come.connect(lambda result: self.dispatch(intents.Explored(result)))
        self._following.refused.connect(lambda _: self.dispatch(intents.Explored(None)))
        self.sides = tuple(AccountSide(column, self._whose[column], self.dispatch, self) for column in (0, 1))
        self.next = NextPanel(self.dispatch)
        self.verdict = _Verdict(translate("dispute", "What the rules say about both"))
        self.verdict.offers = self._offers_of_answer
        self.differing = LineList(self.tr("Different on the two boards"))
        self.differences = self._button("", self.differing.accessibleName(), self._share_rules)
        self.differences.setCheckable(True)
        self._count_differences(0)
        self.differences.toggled.connect(self.differing.setVisible)
        self.rule = self._button(
            self.tr("Write the ruling"),
            self.tr("Write the ruling of these accounts into the notebook (Ctrl+Shift+R)"),
            self.write_ruling,
        )
        self.followed = QMenu(self)
        self.reach = self._button(self.tr("Could this happen?"), "", self._explore_or_stop)
        self.hand = self._button(
            self.tr("Add to report"),
            self.tr("Add the verdict, or the answer to “Could this happen?”, to the ruling in the report"),
            lambda: send(AddToReport(report_text(self.state, self._results))),
        )
        self.enter = self._button(
            self.tr("Keep both as branches"),
            self.tr("Add both accounts to the table, each as a branch"),
            lambda: send(AddBranches(self.dispute)) if self.dispute is not None else None,
        )
        self.other = self._button("", self.tr("Switch to the other account (Ctrl+Tab)"), self.go_on_with_other)
        self._name_other(self._whose[1])
        self.back = self._button(self.tr("Board"), "", lambda: send(PlainIntent.LEAVE))
        for lines in (self.verdict, self.differing):
            lines.glanced.connect(lambda thing: self.dispatch(intents.See(thing)))
            lines.opened.connect(self._open)
        for column, side in enumerate(self.sides):
            side.view.offers = partial(self._offers, column)
        self._lay_out()
        when_over(self, self._judging.cancel)

    def _button(self, text: str, tip: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.clicked.connect(lambda: do())
        return button

    # -- intents ----------------------------------------------------------------------------------

    def dispatch(self, intent: intents.AccountIntent) -> None:
        """Carry out an intent. A failure changes nothing."""
        before, view, shows = self.state, None, self.isVisible() or not isinstance(intent, intents.ShowFor)
        with fault_context(self.tr("checking a step of an account")):
            state = after(before, intent, self._results)
            if state.is_judged and state is not before and shows:
                view = view_of(state, self._results)
        self.state = state
        if (state.accounts, state.followed) != (before.accounts, before.followed):
            self._send(PlainIntent.KEEP_NOTES)
        if view is not None:
            self._draw(view)
        if isinstance(intent, intents.Begin | intents.ShowAccounts):
            self._judge(begins=isinstance(intent, intents.Begin))
        if before.progress is not None and state.progress is None:
            self._following.drop()
        if isinstance(intent, intents.Explore) and state.progress is not None and state.request is not None:
            self._following.start(state.request.start, state.request.asked)
            self.reach.setFocus()
        elif isinstance(intent, intents.Aim) and intent.by == "activate" and state.given is before.given:
            self.next.options.setFocus()

    def _judge(self, *, begins: bool) -> None:
        """Check both accounts off the interface thread, as they may be long."""
        self.enter.setEnabled(False)
        self._judging.cancel()
        if self.state.tree is None or not (begins or self.isVisible()):
            return
        work = partial(_judged, self.state, self._judging.check())
        self._judging.start(work, lambda accounts: self.dispatch(intents.Judge(accounts)), ignore_result)

    @property
    def dispute(self) -> Dispute | None:
        """Both accounts, as the rules judge them; None until they have, and while one can't be read."""
        return self.view.dispute if self.view is not None and self.state.is_judged else None

    def show_accounts(self, accounts: Sequence[tuple[str, str]], followed: int = -1) -> None:
        """Show the accounts of another table, or clear them. `followed`: the one that the ruling follows."""
        given = tuple(accounts[:2])
        named = (*given, *((who, "") for who in self._whose[len(given) :]))
        self.dispatch(intents.ShowAccounts(named, followed))

    def go_on_with_other(self) -> None:
        """Continue with the other account, for the next keys."""
        self.dispatch(intents.GoOnWith(1 - self.state.active))
        self.next.setFocus()

    def _open(self, thing: Any) -> None:
        """Play the line of play that an account needs, or highlight the things in a line."""
        line = line_of(self.state, thing) if isinstance(thing, Reachability) else None
        if line is not None:
            self._send(PlayLine(line))
        else:
            self.dispatch(intents.See(thing))

    def _offers_of_answer(self, thing: Any) -> list[Offer]:
        if isinstance(thing, Reachability) and thing.can_be_played:
            return [Offer(play_tip(), partial(self._open, thing))]
        return []

    def _offers(self, column: int, name: str) -> Iterator[Offer]:
        """Context menu of a card: the steps that can be stated of it."""
        self.dispatch(intents.GoOnWith(column))
        side = self.sides[column]
        if not side.is_at_end or not self.state.is_judged:
            return
        coming = rules_on(self.state, self._results).upcoming
        for thing in coming.offered(side.view.ref_of(name), name):
            text = option_text(thing.explanation)
            if thing in coming.claims:
                text = self.tr("Not legal: {step}").format(step=text)
            yield Offer(text, partial(self.dispatch, intents.Take(thing)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the next step by its figure, wherever the focus is."""
        if figure := figure_of(event):
            self.next.options.take_figure(figure)
        elif event.key() == Qt.Key.Key_Backspace:
            self.dispatch(intents.TakeBack(self.state.active))
        elif event.key() == Qt.Key.Key_Tab and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.go_on_with_other()
        else:
            super().keyPressEvent(event)

    @property
    def is_idle(self) -> bool:
        return self._judging.is_idle and self._following.is_idle

    # -- appearance -------------------------------------------------------------------------------

    def _draw(self, view: DisputeView) -> None:
        self.view = view
        for side, side_view in zip(self.sides, view.sides, strict=True):
            side.draw(side_view)
        self.next.draw(view.next)
        row, before = self.verdict.currentIndex().row(), self.verdict.texts
        self.verdict.show_lines(view.verdict, row if row < len(view.verdict) else -1)
        self.differing.show_lines(view.different)
        self._count_differences(sum(thing is not None for _, thing in view.different))
        self.enter.setEnabled(view.dispute is not None)
        for part in (self.rule, self.reach, self._said):
            part.setVisible(any(steps for _, steps in self.state.accounts))
        self._name_other(self.state.players[1 - self.state.active])
        had_focus, has_stopped = self.reach.hasFocus(), self.is_exploring and self.state.progress is None
        self._draw_reach(view)
        if had_focus and has_stopped:
            self._focus_answers(view)
        self._arrange()
        if self._is_low and self.verdict.texts != before:
            self._keep_verdict_in_view()

    def _count_differences(self, count: int) -> None:
        self.differences.setText(self.tr("Differences ({number})").format(number=count))
        self.differences.setEnabled(count > 0)
        self.differing.setVisible(count > 0 and self.differences.isChecked())

    def _draw_reach(self, view: DisputeView) -> None:
        """Buttons keep their places; a disabled one says when it will work."""
        self.is_exploring = explores = self.state.progress is not None
        self.reach.setMinimumWidth(self.reach.width() if explores else 0)
        self.reach.setText(self.tr("Stop") if explores else self.tr("Could this happen?"))
        self.reach.setEnabled(explores or view.can_explore)
        self.hand.setEnabled(view.can_be_reported)
        tip = self.tr("Search every legal line from the point up to which both accounts agree: could either be true?")
        if explores:
            tip = self.tr("Stop the search")
        elif not view.can_explore:
            tip = self.tr(
                "Available once a step isn't legal or a number isn't true; other claims are checked right away"
            )
        self.reach.setToolTip(tip)

    def _explore_or_stop(self) -> None:
        if self.is_exploring:
            self._following.stop()
        else:
            self.dispatch(intents.Explore())

    def write_ruling(self) -> None:
        """Write the ruling; of two legal accounts, first ask which one it follows."""
        if self.view is None or not self.view.can_be_followed:
            self._send(PlainIntent.WRITE_RULING)
            return
        self.followed.clear()
        names = [self.tr("It happened as {who} says").format(who=who) for who in self.state.players]
        for column, text in zip((0, 1, -1), (*names, self.tr("Not decided yet")), strict=True):
            self.followed.addAction(text, partial(self._rule_by, column))
        self.followed.popup(self.rule.mapToGlobal(self.rule.rect().topLeft()))

    def _rule_by(self, column: int) -> None:
        self.dispatch(intents.FollowAccount(column))
        self._send(PlainIntent.WRITE_RULING)

    def _keep_verdict_in_view(self) -> None:
        """Show a new verdict, though the keys stay in the options."""
        area = self.parentWidget()
        while area is not None and not isinstance(area, RoomyArea):
            area = area.parentWidget()
        if area is not None:
            area.keep_in_view(self.verdict)

    def _name_other(self, who: str) -> None:
        self.other.setText(self.tr("Switch to {who}").format(who=who[:_MAX_OF_NAME]))

    def _focus_answers(self, view: DisputeView) -> None:
        """Lead the focus, which waited for the answers, to the first of interest."""
        things = [thing for _, thing in view.verdict]
        asked_for = [t for t in things if isinstance(t, Reachability) and t.reached is not Reach.AS_TOLD]
        (self.verdict if asked_for else self.next).setFocus()
        if asked_for:
            first = next((answer for answer in asked_for if answer.can_be_played), asked_for[0])
            self.verdict.choose(things.index(first))

    def _lay_out(self) -> None:
        self._seen, self._said = QWidget(), QWidget()
        self._boards, self._steps = spaced(QGridLayout(self._seen), 0, 0.4), spaced(QHBoxLayout(self._said), 0, 0.4)
        for column, side in enumerate(self.sides):
            self._boards.addWidget(side.head, 0, column)
            self._boards.addWidget(side.view, 1, column)
            self._boards.setColumnStretch(column, 1)
            self._steps.addWidget(side.steps, 1)
        self._boards.setRowStretch(1, 1)
        self._accounts = split(Qt.Orientation.Vertical, self._seen, self._said)
        self._rules = split(Qt.Orientation.Vertical, self.next, self.differing)
        self._whole = split(Qt.Orientation.Horizontal, self._accounts, self._rules)
        self._whole.setStretchFactor(0, 1)
        buttons = (self.rule, self.reach, self.differences, self.other, self.hand, self.enter, self.back)
        self.foot = ButtonRow(
            *buttons, last=1, rare=(self.other, self.differences), folded=(self.hand, self.enter), spacing=0.4
        )
        self._column = box(QVBoxLayout(self), self.verdict, (self._whole, 1), self.foot, margin=0.4, spacing=0.4)
        self._swaps = False
        # Splitters that the judge has moved stay as they are.
        self._moved: set[QSplitter] = set()
        for moved in (self._whole, self._accounts):
            moved.splitterMoved.connect(partial(self._moved.add, moved))

    @property
    def has_two_boards(self) -> bool:
        """True if both boards have room side by side."""
        return has_two_boards(round(self.width() - fonts.em() * _BESIDE))

    @property
    def _is_low(self) -> bool:
        return not self.has_two_boards and self.window().height() < fonts.em() * _LOW

    def _arrange(self) -> None:
        """Show both boards and lists of steps side by side if they fit; otherwise those of the current account."""
        both, lists = self.has_two_boards, self.width() >= fonts.em() * _TWO_LISTS
        is_low = self._is_low
        self.setFocusProxy(self.verdict if is_low else self.next)
        if self.view is not None and not any(side.who.hasFocus() for side in self.sides):
            # Player A's account is at the left; not while the name that says so is being typed.
            self._swaps = self.view.sides[0].letter == "B"
        for place, side in enumerate(reversed(self.sides) if self._swaps else self.sides):
            is_active = side is self.sides[self.state.active]
            self._boards.addWidget(side.head, 0, place)
            self._steps.addWidget(side.steps, 1)
            side.steps.setVisible(lists or is_active)
            side.view.setVisible(both or is_active)
            side.view.setMinimumHeight(round(fonts.em() * _LEGIBLE) if is_low else 0)
            self._boards.addWidget(side.view, 1, place if both else 0, 1, 1 if both else 2)
        self._whole.setMinimumHeight(round(fonts.em() * _ROW) if is_low else 0)
        if is_low and self._rules.count() > 1:
            # Below the verdict, its buttons and the next step, a board has the whole width.
            self._column.insertWidget(1, self.foot)
            self._column.addWidget(self._seen)
            self._accounts.addWidget(self.differing)
        elif not is_low and self._rules.count() == 1:
            self._accounts.insertWidget(0, self._seen)
            self._rules.addWidget(self.differing)
            self._column.addWidget(self.foot)
        self.verdict.take_room(round(self.height() * _MAX_OF_VERDICT), is_whole=is_low)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw changes from the time when the page was hidden."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        if self.state.is_judged:
            self._draw(view_of(self.state, self._results))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the height of the window: a scrolled page keeps its own."""
        if event.type() is QEvent.Type.Resize and watched is self.window():
            self._share_out()
            self._arrange()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()
        self._arrange()

    def _share_out(self) -> None:
        """Give each column its width, and the boards their height."""
        if self._whole not in self._moved:
            share = _HALF if self._is_low else _MAX_BESIDE
            beside = round(min(fonts.em() * _BESIDE, self.width() * share))
            self._whole.setSizes([max(1, self.width() - beside), beside])
        if self._accounts not in self._moved:
            shares = _RIGHT if self._is_low else _LEFT if self.has_two_boards else _LEFT_OF_ONE
            self._accounts.setSizes([round(self.height() * share) for share in shares])

    def fit(self) -> None:
        for account in self.sides:
            account.fit()
        self._moved.discard(self._whole)
        self._share_out()
        self._share_rules()
        self._arrange()

    def _share_rules(self) -> None:
        self._rules.setSizes([round(self.height() * share) for share in _RIGHT])


class _Verdict(LineList):
    """List of the verdict, as high as its text."""

    def __init__(self, name: str) -> None:
        super().__init__(name, size=_SIZE_OF_VERDICT)
        self.has_quiet_remarks = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        self._wanted = self._least = 0

    def take_room(self, most: int, *, is_whole: bool) -> None:
        """Take the height needed, from that of an answer with its clauses, so that what is below mostly stays where it
        is, up to `most`; everything if the page is scrolled."""
        needed = sum(self.sizeHintForRow(row) for row in range(self.model_of_lines.rowCount())) + 2
        usual = round(fonts.em() * _MIN_OF_VERDICT)
        self._least = min(usual * (1 + is_whole), needed)
        self._wanted = max(min(most, needed), self._least if is_whole else min(most, usual))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width(), max(least.height(), self._least))

    def sizeHint(self) -> QSize:
        """Height that is needed; no window grows by it, the rest is scrolled to."""
        return QSize(super().sizeHint().width(), max(self._wanted, self.minimumSizeHint().height()))


def _judged(state: DisputeState, go_on: Callable[[], None]) -> tuple[Account | InputError, ...]:
    """Both accounts as the rules judge them."""
    accounts: list[Account | InputError] = []
    for who, text in state.accounts:
        try:
            steps = read_steps(text, who)
            accounts.append(judge_account(state.beginning, state.names, steps, who, state.language, go_on))
        except InputError as error:
            accounts.append(error)
    return tuple(accounts)
