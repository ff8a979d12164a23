"""What is asked of all ways: how far they are followed, whose choices are tried, and what may be so
or not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox, QVBoxLayout, QWidget

from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat
from judgeapp.exploring.claim import ClaimKind, OutcomeClaim
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.varying import WhoseChoices
from judgeapp.ui.widgets.button_row import ButtonRow
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts

translate = QCoreApplication.translate

_OF_CARDS: tuple[ClaimKind, ...] = ("deleted", "survives", "activated")
_OF_NUMBERS: tuple[ClaimKind, ...] = ("memory", "hand", "security")
_MOST_DECISIONS, _MOST_NUMBER = 12, 60


class AskedForm(QWidget):
    """explored -- what is asked is to be found out
    asked    -- an OutcomeClaim is asked for besides
    stopped  -- what runs is to be stopped
    handed   -- what was found is to stand in the report
    left     -- back to the board
    """

    explored = Signal()
    asked = Signal(object)
    stopped = Signal()
    handed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.until = _combo(self.tr("How far"))
        self._is_until_chosen = False
        self.decisions = QSpinBox()
        self.decisions.setRange(1, _MOST_DECISIONS)
        self.decisions.setValue(3)
        self.decisions.setAccessibleName(self.tr("How many decisions"))
        self.whose = _combo(self.tr("Whose choices"))
        self.kind = _combo(self.tr("What is asked"))
        self.subject = _combo(self.tr("Of which card or player"))
        self.bound = _combo(self.tr("At least or at most"))
        self.number = QSpinBox()
        self.number.setRange(-_MOST_NUMBER, _MOST_NUMBER)
        self.number.setAccessibleName(self.tr("Number"))
        self.explore = QPushButton(self.tr("Follow every way"))
        self.explore.setDefault(True)
        self.stop = QPushButton(self.tr("Stop"))
        self.ask = QPushButton(self.tr("Ask that too"))
        self.hand = QPushButton(self.tr("Into the report"))
        self.hand.setToolTip(self.tr("Write what comes of it into the ruling of the report"))
        self.back = QPushButton(self.tr("Back to the board"))
        self._goes = ButtonRow(
            self.until,
            self.decisions,
            self.whose,
            self.explore,
            self.stop,
            self.hand,
            self.back,
            last=1,
        )
        self._is_so = PlainLabel(self.tr("Is it always so?"))
        self._asks = ButtonRow(
            self._is_so, self.kind, self.subject, self.bound, self.number, self.ask
        )
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._goes)
        self._rows.addWidget(self._asks)
        self.setFocusProxy(self.explore)
        self._units: tuple[tuple[str, int], ...] = ()
        self._fill()
        self.until.currentIndexChanged.connect(self._fit_fields)
        self.until.activated.connect(self._keep_until)
        self.kind.currentIndexChanged.connect(self._show_subjects)
        self.explore.clicked.connect(self.explored)
        self.stop.clicked.connect(self.stopped)
        self.hand.clicked.connect(self.handed)
        self.back.clicked.connect(self.left)
        self.ask.clicked.connect(self._ask)
        self.show_running(runs=False)

    def _fill(self) -> None:
        for until, told in (
            (HorizonKind.SETTLED, self.tr("until nothing waits any more")),
            (HorizonKind.ATTACK_OVER, self.tr("until the attack is over")),
            (HorizonKind.TURN_ENDS, self.tr("until the turn ends")),
            (HorizonKind.DECISIONS, self.tr("so many decisions:")),
        ):
            self.until.addItem(told, until)
        for whose, told in (
            (WhoseChoices.BOTH, self.tr("choices of both players")),
            (WhoseChoices.A, self.tr("choices of A; B as it was played")),
            (WhoseChoices.B, self.tr("choices of B; A as it was played")),
            (WhoseChoices.ORDER, self.tr("only the order of waiting effects")),
        ):
            self.whose.addItem(told, whose)
        for kind, told in (
            ("deleted", self.tr("a card is deleted")),
            ("survives", self.tr("a card stays on the field")),
            ("activated", self.tr("an effect of a card is activated")),
            ("wins", self.tr("a player wins")),
            ("memory", self.tr("the memory of a player is")),
            ("hand", self.tr("cards in the hand of a player:")),
            ("security", self.tr("security cards of a player:")),
        ):
            self.kind.addItem(told, kind)
        self.bound.addItem(self.tr("at least"), "least")
        self.bound.addItem(self.tr("at most"), "most")
        self._fit_fields()

    def show_game(self, game: Game) -> None:
        """Offer what can be asked at a decision."""
        state = game.state
        self._units = tuple((state.called(unit), int(unit)) for unit in state.units)
        if not self._is_until_chosen:
            attacks = state.clash is not None
            until = HorizonKind.ATTACK_OVER if attacks else HorizonKind.SETTLED
            self.until.setCurrentIndex(self.until.findData(until))
        self._show_subjects()

    def show_running(self, *, runs: bool, found: bool = False) -> None:
        self.explore.setEnabled(not runs)
        self.stop.setVisible(runs)
        self.hand.setVisible(found)
        self._lay_out()

    @property
    def horizon(self) -> Horizon:
        until = HorizonKind(self.until.currentData())
        return Horizon(until, self.decisions.value() if until is HorizonKind.DECISIONS else 0)

    @property
    def until_told(self) -> str:
        """How far, in words."""
        if self.horizon.decisions:
            return self.tr("%n decision(s)", "", self.horizon.decisions)
        return self.until.currentText()

    @property
    def choices_of(self) -> WhoseChoices:
        return WhoseChoices(self.whose.currentData())

    @property
    def _subjects(self) -> Sequence[tuple[str, object]]:
        if self.kind.currentData() in _OF_CARDS:
            return self._units
        return tuple((self.tr("Player {seat}").format(seat=seat), seat) for seat in Seat)

    def _show_subjects(self) -> None:
        self.subject.clear()
        for told, subject in self._subjects:
            self.subject.addItem(told, subject)
        self.ask.setEnabled(self.subject.count() > 0)
        self._fit_fields()

    def _keep_until(self) -> None:
        """Who has said how far is asked no more."""
        self._is_until_chosen = True

    def _fit_fields(self) -> None:
        """Only fields that mean something are seen."""
        self.decisions.setVisible(self.horizon.until is HorizonKind.DECISIONS)
        counts = self.kind.currentData() in _OF_NUMBERS
        self.bound.setVisible(counts)
        self.number.setVisible(counts)
        self._lay_out()

    def _ask(self) -> None:
        kind: ClaimKind = self.kind.currentData()
        subject = self.subject.currentData()
        if kind in _OF_CARDS:
            ref = int(subject) if kind != "activated" else 0
            claim = OutcomeClaim(kind, self.subject.currentText(), ref)
        elif kind in _OF_NUMBERS:
            least = self.bound.currentData() == "least"
            number = self.number.value()
            claim = OutcomeClaim(
                kind, seat=Seat(subject),
                at_least=number if least else None, at_most=None if least else number,
            )  # fmt: skip
        else:
            claim = OutcomeClaim(kind, seat=Seat(subject))
        self.asked.emit(claim)

    def fit(self) -> None:
        """Take new measures from the font."""
        side = round(fonts.em() * 0.4)
        self._rows.setContentsMargins(*[side] * 4)
        self._rows.setSpacing(side)
        self._is_so.setMinimumHeight(self.kind.sizeHint().height())
        self._lay_out()

    def _lay_out(self) -> None:
        for row in (self._goes, self._asks):
            row.fit(round(fonts.em() * 0.4))


def _combo(name: str) -> QComboBox:
    combo = QComboBox()
    combo.setAccessibleName(name)
    combo.setToolTip(name)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return combo
