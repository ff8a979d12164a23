"""One of two accounts as it is seen: who gives it, the board that it has come to, and its steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from judgeapp.engine.game import Game
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.state import State
from judgeapp.messages.errors import InputError
from judgeapp.table.board.board import board, clauses_of
from judgeapp.table.board.snapshot import Board
from judgeapp.table.dispute.account import Account
from judgeapp.ui import signs
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.dispute.account_lines import lines_of
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.widgets.context_menu import Offers
from judgeapp.ui.widgets.forms.buttons import SignButton
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts


class AccountSide(QObject):
    """Parts of an account, which stand in the page: the `head`, the `view` of the board, and the `steps`.

    wanted   -- the judge goes on with this account
    renamed  -- somebody else gives it
    undoes   -- its last step is to be taken back
    clicked  -- (the id of the card that was clicked, or 0; the name of what was clicked)
    activated -- the same by Enter or a double click
    drawn    -- (the card that the mouse came from, what was clicked likewise where it was let go)
    looked   -- the board after another step is to be seen; its place
    """

    wanted = Signal()
    renamed = Signal()
    undoes = Signal()
    clicked = Signal(int, str)
    activated = Signal(int, str)
    drawn = Signal(int, int, str)
    looked = Signal(int)

    def __init__(self, name: str, whose: str, number: str, parent: QObject) -> None:
        super().__init__(parent)
        self.head = QWidget()
        self.bar = QFrame()
        self.number = PlainLabel(number)
        self.who = QLineEdit()
        self.who.setAccessibleName(self.tr("Whose account: {name}").format(name=name))
        self.who.setText(whose)
        self.back = SignButton(signs.take_back, self.tr("Undo the last step (Backspace)"), flat=True)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row = QHBoxLayout()
        self._row.addWidget(self.number)
        self._row.addWidget(self.who, 1)
        self._row.addWidget(self.back)
        column = QVBoxLayout(self.head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._row)
        self.view = BoardView()
        self.view.fits = True
        self.view.setAccessibleName(self.tr("Board of the {name}").format(name=name))
        self.steps = LineList(self.tr("Steps of the {name}").format(name=name))
        # After which step the board is seen; the last one for -1.
        self.at = -1
        self.account: Account | InputError | None = None
        self._explained: frozenset[int] = frozenset()
        self.board: Board | None = None
        # The state that the board shows, and for a reader of which language.
        self._of: tuple[State, str] | None = None
        self.view.clauses = self._clauses_of
        for part in (self.who, self.view, self.steps):
            part.installEventFilter(self)
        self.who.textEdited.connect(lambda _: self.renamed.emit())
        self.back.clicked.connect(self.undoes)
        self.view.clicked.connect(lambda name: self.clicked.emit(self.view.ref_of(name), name))
        self.view.activated.connect(lambda name: self.activated.emit(self.view.ref_of(name), name))
        self.view.drawn.connect(self._draw)
        self.steps.glanced.connect(self._look)
        self.steps.opened.connect(self._look)

    def show_account(
        self,
        account: Account | InputError,
        start: Game,
        names: Mapping[str, UnitId],
        seat: str,
        language: str,
        explained: frozenset[int] = frozenset(),
    ) -> None:
        """The account with the board after the step that is looked at; of one that can't be read where it begins.
        `explained`: the steps of which the verdict says why."""
        self._show_steps(account, explained)
        last = len(account.judged_steps) - 1 if isinstance(account, Account) else -1
        if not 0 <= self.at < last:
            self.at = -1
        row = last if self.at < 0 else self.at
        if self.steps.currentIndex().row() != row:
            self.steps.choose(row)
        state = account.game_after(row).state if isinstance(account, Account) else start.state
        was = self._of
        if self.board is None or was is None or was[0] is not state or was[1] != language:
            self._of = state, language
            self.board = board(state, names, language)
        self.view.show_board(self.board, seat)
        self.back.setEnabled(last >= 0 or isinstance(account, InputError))

    def _show_steps(self, account: Account | InputError, explained: frozenset[int]) -> None:
        """Lines that are the same stay where they are."""
        if account is self.account and explained == self._explained:
            return
        self._explained = explained
        lines = [*lines_of(account, explained)]
        is_longer = len(lines) > len(self.steps.shown)
        if lines != self.steps.model_of_lines.numbered():
            self.steps.show_lines(lines)
        if is_longer:
            self.steps.scrollToBottom()
        self.account = account

    def _clauses_of(self, unit: int) -> dict[str, tuple[str, ...]]:
        """Clauses by which a card on the board is what it is."""
        return clauses_of(self._of[0], UnitId(unit)) if self._of is not None else {}

    def look_from(self, seat: str) -> None:
        if self.board is not None:
            self.view.show_board(self.board, seat)

    @property
    def is_at_end(self) -> bool:
        """True where the board is that at the end of the account."""
        return self.at < 0

    @property
    def refs_of_step(self) -> tuple[int, ...]:
        """Cards of the step after which the board is seen, if it was not legal."""
        if not isinstance(self.account, Account) or not self.account.judged_steps:
            return ()
        step = self.account.judged_steps[self.at]
        return step.refs if step in self.account.refused else ()

    def mark(self, marks: Collection[int | str]) -> None:
        self.view.mark(marks)

    def offer(self, offers: Callable[[str], Offers]) -> None:
        """Set the menu of things on the board."""
        self.view.offers = offers

    def show_active(self, *, active: bool) -> None:
        """Mark the account to which what is chosen is added."""
        role = self.bar.foregroundRole().Highlight if active else self.bar.foregroundRole().Window
        self.bar.setBackgroundRole(role)
        self.bar.setAutoFillBackground(True)
        font = self.who.font()
        font.setBold(active)
        self.who.setFont(font)

    def _look(self, place: object) -> None:
        if isinstance(place, int):
            self.looked.emit(place)

    def _draw(self, name: str, onto: str) -> None:
        ref_of = self.view.ref_of
        self.drawn.emit(ref_of(name), ref_of(onto), onto)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make the account active that gets the focus; Backspace takes its last step back."""
        if event.type() is QEvent.Type.FocusIn:
            self.wanted.emit()
        elif (
            watched is not self.who
            and event.type() is QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Backspace
        ):
            self.undoes.emit()
            return True
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        self.bar.setFixedHeight(max(3, round(em * 0.2)))
        self._row.setContentsMargins(round(em * 0.3), round(em * 0.2), 0, round(em * 0.2))
        self._row.setSpacing(round(em * 0.3))
        self.view.fit()
        self.steps.fit()
