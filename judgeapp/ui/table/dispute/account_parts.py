"""Parts of the page of two accounts: an account with its player, its board and its steps; and its next step: legal
options, illegal ones, and further claims."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from judgeapp.engine import derive
from judgeapp.engine.identity import UnitId
from judgeapp.rulings.players import player_names
from judgeapp.table.board.board import clauses_of
from judgeapp.table.deciding.options import names_of
from judgeapp.table.dispute.disputed_accounts import (
    AccountIntent,
    AddStep,
    Aim,
    GoOnWith,
    Rename,
    SeeNext,
    SeeStep,
    Take,
    TakeBack,
)
from judgeapp.table.dispute.statement import Legality, current_number, legalities, number_statement
from judgeapp.table.rendering.rendering import card_name_text
from judgeapp.table.rendering.texts import statement_text
from judgeapp.ui import signs
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.dispute.dispute_view import NextView, SideView
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind, first_of
from judgeapp.ui.table.lines.line_list import LineList, OptionList
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import SignButton, UnfoldingButton
from judgeapp.ui.widgets.forms.fields import FittedBox
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox

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
        row = box(QHBoxLayout(), self.letter, (self.who, 1), self.back, margin=(0.3, 0.2, 0, 0.2), spacing=0.3)
        box(QVBoxLayout(self.head), self.bar, row, margin=0, spacing=0)
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
        view.dragged.connect(lambda name, onto: send(Aim(column, view.ref_of(onto), onto, "drag", view.ref_of(name))))
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
        """Make the account active that gets the focus, or a key where Tab led; Backspace takes its last step back."""
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
        self.bar.setFixedHeight(max(3, round(fonts.em() * 0.2)))


_MAX_DP, _MAX_MEMORY = 1_000_000, 10


class NextPanel(QWidget):
    def __init__(self, send: Callable[[AccountIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.head = PlainLabel(wraps=True)
        self.options = OptionList(self.tr("What happened next in this account"))
        self.stated = FittedBox()
        self.stated.setAccessibleName(self.tr("Claim"))
        self.stated.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.stated.setMinimumContentsLength(8)
        self.number = ScaledSpinBox()
        self.number.setAccessibleName(self.tr("Number"))
        self.state = QPushButton(self.tr("Add"))
        is_so = PlainLabel(self.tr("is"))
        parts = self.stated, is_so, self.number, self.state
        self._of_numbers = is_so, self.number
        self.claims = UnfoldingButton(self.tr("The player also claims …"), *parts)
        row = spaced(QGridLayout(), (0.5, 0, 0.5, 0), 0.3)
        row.addWidget(self.claims, 0, 0, 1, 3)
        row.addWidget(self.stated, 1, 0, 1, 2)
        row.addWidget(is_so, 1, 2)
        row.addWidget(self.number, 2, 0)
        row.addWidget(self.state, 2, 1, 1, 2)
        self.claims.toggled.connect(self._draw_range)
        row.setColumnStretch(0, 1)
        for part in (self.claims, self.stated, self.number, self.state):
            part.setToolTip(self.tr("Add this claim to the account"))
        spaced(self.head, (0.5, 0, 0.5, 0))
        box(QVBoxLayout(self), self.head, (self.options, 1), row, margin=(0, 0.5, 0, 0.5), spacing=0.4)
        self.setFocusProxy(self.options)
        self._shown: NextView | None = None
        self._send = send
        self.options.opened.connect(lambda thing: send(Take(thing)))
        self.options.glanced.connect(lambda thing: send(SeeNext(thing)))
        self.stated.currentIndexChanged.connect(self._draw_range)
        self.number.lineEdit().returnPressed.connect(self._state)
        self.state.clicked.connect(self._state)

    def draw(self, view: NextView) -> None:
        before, self._shown = self._shown, view
        self.head.setText(view.head)
        is_gone_to = before is not None and (before.chosen is view.chosen or self.options.chosen is view.chosen)
        if before is None or before.lines != view.lines or not is_gone_to:
            self._draw_lines(view)
        if before is None or before.upcoming is not view.upcoming or before.players != view.players:
            self._draw_claims(view)
        if (row := self.stated.findData(view.source)) >= 0 and (before is None or before.source != view.source):
            self.stated.setCurrentIndex(row)

    def _draw_lines(self, view: NextView) -> None:
        lines = [*view.lines]
        if view.upcoming.account is None:
            text = self.tr("This account can't be read. Undo its last step to restart it.")
            lines.append((CitedLine(text, kind=LineKind.MUTED), None))
        things = [thing for _, thing in lines]
        is_there = view.chosen is not None and view.chosen in things
        self.options.show_lines(lines, things.index(view.chosen) if is_there else first_of(lines))
        if is_there:
            self.options.scrollTo(self.options.currentIndex())
        else:
            self.options.scrollToTop()

    def _draw_claims(self, view: NextView) -> None:
        """Claims that can be added: numbers, and abilities of a Digimon."""
        chosen, seen = self.stated.currentData(), view.upcoming.seen
        self.stated.blockSignals(True)
        self.stated.clear()
        if seen is not None:
            for seat in seen.state.areas:
                whose = view.players.get(str(seat), str(seat))
                self.stated.addItem(self.tr("{seat}'s memory").format(seat=whose), str(seat))
            known = derive.view(seen.state)
            with_dp = [int(unit) for unit in seen.state.units if known.dp(UnitId(unit)) is not None]
            names = names_of(seen.state, with_dp)
            for ref, name in ((ref, names[ref]) for ref in names if ref in with_dp):
                self.stated.addItem(self.tr("DP of {card}").format(card=card_name_text(name)), ref)
            for legality in legalities(seen):
                self.stated.addItem(statement_text(legality.explanation(seen)), legality)
        self.stated.setCurrentIndex(max(0, self.stated.findData(chosen)))
        self.stated.blockSignals(False)
        for part in (self.stated, self.number, self.state):
            part.setEnabled(seen is not None)
        self._draw_range()

    def _draw_range(self) -> None:
        """Range of the numbers that can be stated, beginning with the actual one."""
        about, account = self.stated.currentData(), self._shown.upcoming.account if self._shown is not None else None
        for part in self._of_numbers:
            part.setVisible(self.claims.isChecked() and not isinstance(about, Legality))
        if account is not None and about is not None and not isinstance(about, Legality):
            is_memory = isinstance(about, str)
            self.number.setRange(-_MAX_MEMORY if is_memory else 0, _MAX_MEMORY if is_memory else _MAX_DP)
            self.number.setSingleStep(1 if is_memory else 1000)
            self.number.setValue(current_number(account.game, about))
            self.number.selectAll()

    def _state(self) -> None:
        self.number.interpretText()
        about, account = self.stated.currentData(), self._shown.upcoming.account if self._shown is not None else None
        if account is None:
            return
        label, number = account.game.state.label, self.number.value()
        match about:
            case Legality():
                step = about.step(label(about.ref))
            case str():
                step = number_statement("memory", about, number)
            case _:
                step = number_statement("dp", label(about), number)
        self._send(AddStep(step))
