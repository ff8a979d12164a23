"""Next step of the current account: legal options, illegal ones, and further claims."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QComboBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from judgeapp.engine import derive
from judgeapp.engine.identity import UnitId
from judgeapp.table.deciding.options import names_of
from judgeapp.table.dispute.disputed_accounts import AccountIntent, AddStep, SeeNext, Take
from judgeapp.table.dispute.statement import Legality, current_number, legalities, number_statement
from judgeapp.table.rendering.rendering import card_name_text
from judgeapp.table.rendering.texts import statement_text
from judgeapp.ui.table.dispute.dispute_view import NextView
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind, first_of
from judgeapp.ui.table.lines.line_list import OptionList
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import unfolding_button
from judgeapp.ui.widgets.forms.fields import FittedBox
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox

_MAX_DP, _MAX_MEMORY = 1_000_000, 10


class NextPanel(QWidget):
    def __init__(self, send: Callable[[AccountIntent], None]) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
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
        self.claims = unfolding_button(self.tr("The player also claims …"), *parts)
        self._row = QGridLayout()
        self._row.addWidget(self.claims, 0, 0, 1, 3)
        self._row.addWidget(self.stated, 1, 0, 1, 2)
        self._row.addWidget(is_so, 1, 2)
        self._row.addWidget(self.number, 2, 0)
        self._row.addWidget(self.state, 2, 1, 1, 2)
        self.claims.toggled.connect(self._draw_range)
        self._row.setColumnStretch(0, 1)
        for part in (self.claims, self.stated, self.number, self.state):
            part.setToolTip(self.tr("Add this claim to the account"))
        self._column = box(QVBoxLayout(self), self.head, (self.options, 1), self._row)
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

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.5)
        self._column.setContentsMargins(0, side, 0, side)
        self._column.setSpacing(round(em * 0.4))
        self.head.setContentsMargins(side, 0, side, 0)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(em * 0.3))
        self.options.fit()
