"""One of two accounts on screen: its player, its board, and its steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from judgeapp.rulings.players import player_names
from judgeapp.table.board.board import clauses_of
from judgeapp.table.dispute.disputed_accounts import AccountIntent, Aim, GoOnWith, Rename, SeeStep, TakeBack
from judgeapp.ui import signs
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.dispute.dispute_view import SideView
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import SignButton
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

# Who goes through the page by Tab enters nothing yet.
_PASSING = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
_LEADING_ON = frozenset((Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt))


class AccountSide(QObject):
    """Parts of an account, which stand in the page: the `head`, the `view` of the board, and the `steps`."""

    def __init__(self, column: int, who: str, send: Callable[[AccountIntent], None], parent: QObject) -> None:
        super().__init__(parent)
        self._column, self._send = column, send
        self.head = QWidget()
        self.bar = QFrame()
        self.bar.setAutoFillBackground(True)
        self.who = QLineEdit(who)
        self.who.setAccessibleName(self.tr("Player of account {number}").format(number=column + 1))
        self.back = SignButton(signs.take_back, self.tr("Undo the last step (Backspace)"), flat=True)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Widgets beside it stay in place.
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.who.setPlaceholderText(player_names()[column])
        self.letter = PlainLabel("AB"[column])
        self._row = box(QHBoxLayout(), self.letter, (self.who, 1), self.back)
        box(QVBoxLayout(self.head), self.bar, self._row, margin=0, spacing=0)
        self.view = view = BoardView()
        self.view.fits = True
        self.steps = LineList("")
        self._name_parts(who)
        self.shown: SideView | None = None
        for part in (self.who, self.view, self.steps):
            part.installEventFilter(self)
        self.who.textEdited.connect(lambda text: send(Rename(column, text)))
        self.back.clicked.connect(lambda: send(TakeBack(column)))
        view.clicked.connect(lambda name: send(Aim(column, view.ref_of(name), name)))
        view.activated.connect(lambda name: send(Aim(column, view.ref_of(name), name, "activate")))
        view.drawn.connect(lambda name, onto: send(Aim(column, view.ref_of(onto), onto, "draw", view.ref_of(name))))
        self.steps.glanced.connect(self._look)
        self.steps.opened.connect(self._look)

    @property
    def is_at_end(self) -> bool:
        """True if the board is that at the end of the account."""
        return self.shown is None or self.shown.is_at_end

    def draw(self, view: SideView) -> None:
        """Draw it; unchanged lines stay in place."""
        before, self.shown = self.shown, view
        if self.who.text() != view.who:
            self.who.setText(view.who)
        self.letter.setText(view.letter)
        self._name_parts(view.who)
        if before is None or before.steps is not view.steps:
            is_longer = len(view.steps) > len(self.steps.shown)
            if [*view.steps] != self.steps.model_of_lines.numbered():
                self.steps.show_lines(view.steps)
            if is_longer:
                self.steps.scrollToBottom()
        if self.steps.currentIndex().row() != view.row:
            self.steps.choose(view.row)
        self.steps.link_rows(view.parts)
        self.view.clauses = partial(clauses_of, view.state)
        if before is None or before.board is not view.board or before.seat != view.seat:
            self.view.show_board(view.board, view.seat)
        self.view.mark(view.marks)
        self.back.setEnabled(view.can_take_back)
        self.back.setVisible(view.is_active)
        role = self.bar.foregroundRole().Highlight if view.is_active else self.bar.foregroundRole().Window
        self.bar.setBackgroundRole(role)
        font = self.who.font()
        font.setBold(view.is_active)
        self.who.setFont(font)

    def _name_parts(self, who: str) -> None:
        self.view.setAccessibleName(self.tr("{who}'s board").format(who=who))
        self.steps.setAccessibleName(self.tr("{who}'s steps").format(who=who))

    def _look(self, step: object) -> None:
        if isinstance(step, int):
            self._send(SeeStep(self._column, step))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make the account active that gets the focus, or a key where Tab led to; Backspace takes its last step
        back."""
        if isinstance(event, QFocusEvent):
            if event.gotFocus() and event.reason() not in _PASSING:
                self._send(GoOnWith(self._column))
        elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() not in _LEADING_ON:
            self._send(GoOnWith(self._column))
            if watched is not self.who and event.key() == Qt.Key.Key_Backspace:
                self._send(TakeBack(self._column))
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
