"""Form of questions on all lines of play: the horizon, whose choices are tried, and the claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget

from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat
from judgeapp.exploring.claim import ClaimKind, OutcomeClaim
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.varying import WhoseChoices
from judgeapp.messages.punctuation import brief
from judgeapp.table.exploring.outcomes import claimable_effects
from judgeapp.table.printing import Printing, print_claim
from judgeapp.table.rendering.rendering import card_name_text
from judgeapp.ui.localization import translate
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import TableIntent
from judgeapp.ui.table.wording import card_effect_text, claim_text, effect_text, horizon_text
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import ButtonRow
from judgeapp.ui.widgets.forms.fields import FittedBox
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox

_OF_CARDS: tuple[ClaimKind, ...] = ("deleted", "survives")
_OF_NUMBERS: tuple[ClaimKind, ...] = ("memory", "hand", "security")
_MAX_DECISIONS, _MAX_NUMBER = 12, 60
_MAX_LENGTH = 44  # letters of an effect in the list; its tip shows the rest


class AskedForm(QWidget):
    explored = Signal()  # explore with these questions
    asked = Signal(object)  # add an OutcomeClaim to the questions

    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        horizons = (HorizonKind.SETTLED, HorizonKind.ATTACK_OVER, HorizonKind.TURN_ENDS)
        until = {kind: horizon_text(Horizon(kind)) for kind in horizons}
        until[HorizonKind.DECISIONS] = self.tr("this many decisions:")
        self.until = _combo(self.tr("How far"), until)
        self.decisions = ScaledSpinBox(minimum=1, maximum=_MAX_DECISIONS, value=3)
        self.decisions.setAccessibleName(self.tr("Number of decisions"))
        whose = {
            WhoseChoices.BOTH: self.tr("both players' choices"),
            WhoseChoices.A: self.tr("A's choices; B's as played"),
            WhoseChoices.B: self.tr("B's choices; A's as played"),
            WhoseChoices.ORDER: self.tr("only the order of pending effects"),
        }
        self.whose = _combo(self.tr("Whose choices"), whose)
        self._make_claim()
        self._lay_out_rows()
        # Whether the judge chose how far.
        self._is_until_chosen = False
        # The cards on the field: their names, and as shown.
        self._units: tuple[tuple[str, str, int], ...] = ()
        self._printing: Printing | None = None
        self._effects: tuple[OutcomeClaim, ...] = ()
        # The claims of an unfinished joint question, and how they are joined.
        self._begun: tuple[OutcomeClaim, ...] = ()
        self._joined: ClaimKind = "all"
        self._connect(send)
        self._fit_fields()
        self.show_running(runs=False)
        self._show_begun()

    def _make_claim(self) -> None:
        kinds: dict[ClaimKind, str] = {
            "deleted": self.tr("a card is deleted"),
            "survives": self.tr("a card stays on the field"),
            "activated": self.tr("an effect of a card is activated"),
            "wins": self.tr("a player wins"),
            "loses": self.tr("a player loses"),
            "memory": self.tr("a player's memory is"),
            "hand": self.tr("cards in a player's hand:"),
            "security": self.tr("a player's security cards:"),
        }
        self.kind = _combo(self.tr("Question"), kinds)
        self.subject = _combo(self.tr("Which card or player"), {})
        bounds = {"least": self.tr("at least"), "most": self.tr("at most"), "exactly": self.tr("exactly")}
        self.bound = _combo(self.tr("At least or at most"), bounds)
        self.number = ScaledSpinBox(minimum=-_MAX_NUMBER, maximum=_MAX_NUMBER)
        self.number.setAccessibleName(self.tr("Number"))

    def _lay_out_rows(self) -> None:
        self.explore = QPushButton(self.tr("Explore every line"))
        self.stop = QPushButton(self.tr("Stop"))
        self.ask = QPushButton(self.tr("Ask"))
        self.also = QPushButton(self.tr("… and …"))
        self.either = QPushButton(self.tr("… or …"))
        self.anew = QPushButton(self.tr("Start over"))
        self.anew.setToolTip(self.tr("Clear the combined question"))
        self.hand = QPushButton(self.tr("Add to report"))
        self.hand.setToolTip(self.tr("Add the result to the ruling in the report"))
        self.back = QPushButton(self.tr("Board"))
        self._goes = ButtonRow(
            self.until, self.decisions, self.whose, self.explore, self.stop, self.hand, self.back, last=1, spacing=0.4
        )
        self._is_so = PlainLabel(self.tr("Is this always true?"))
        self.first_claims = PlainLabel(wraps=True)
        fields = (self._is_so, self.kind, self.subject, self.bound, self.number)
        joining = (self.also, self.either)
        self._asks = ButtonRow(*fields, *joining, self.ask, self.anew, folded=joining, spacing=0.4)
        box(QVBoxLayout(self), self._goes, self.first_claims, self._asks, margin=0.4, spacing=0.4)
        self.setFocusProxy(self.explore)

    def _connect(self, send: Callable[[TableIntent], None]) -> None:
        self.until.currentIndexChanged.connect(self._fit_fields)
        self.until.activated.connect(self._keep_until)
        self.kind.currentIndexChanged.connect(self._show_subjects)
        self.explore.clicked.connect(self.explored)
        self.stop.clicked.connect(lambda: send(PlainIntent.STOP_EXPLORING))
        self.hand.clicked.connect(lambda: send(PlainIntent.ADD_OUTCOMES))
        self.back.clicked.connect(lambda: send(PlainIntent.LEAVE))
        self.ask.clicked.connect(self._ask)
        self.also.clicked.connect(lambda: self._go_on("all"))
        self.either.clicked.connect(lambda: self._go_on("any"))
        self.anew.clicked.connect(self._restart)

    def show_game(self, game: Game, language: str, printing: Printing | None = None) -> None:
        """Offer the questions at a decision, with the cards as shown."""
        state, self._printing = game.state, printing
        self._effects = tuple(claimable_effects(state, language))
        shown = printing.state(state) if printing is not None else state
        self._units = tuple((state.label(unit), shown.label(unit), int(unit)) for unit in state.units)
        if not self._is_until_chosen:
            attacks = state.attack is not None
            until = HorizonKind.ATTACK_OVER if attacks else HorizonKind.SETTLED
            self.until.setCurrentIndex(self.until.findData(until))
        self._show_subjects()

    def show_running(self, *, runs: bool, has_result: bool = False) -> None:
        self.explore.setEnabled(not runs)
        self.stop.setVisible(runs)
        self.hand.setVisible(has_result)
        self._lay_out()

    @property
    def horizon(self) -> Horizon:
        until = HorizonKind(self.until.currentData())
        return Horizon(until, self.decisions.value() if until is HorizonKind.DECISIONS else 0)

    @property
    def choices_of(self) -> WhoseChoices:
        return WhoseChoices(self.whose.currentData())

    @property
    def _subjects(self) -> Sequence[tuple[str, object]]:
        kind = self.kind.currentData()
        if kind in _OF_CARDS:
            return [(card_name_text(label), ref) for _, label, ref in self._units]
        if kind == "activated":
            offered = (_effect_offered(print_claim(effect, self._printing)) for effect in self._effects)
            return [(label, place) for place, label in enumerate(offered)]
        return [(self.tr("Player {seat}").format(seat=seat), seat) for seat in Seat]

    def _show_subjects(self) -> None:
        self.subject.clear()
        for label, subject in self._subjects:
            self.subject.addItem(brief(label, _MAX_LENGTH), subject)
            self.subject.setItemData(self.subject.count() - 1, label, Qt.ItemDataRole.ToolTipRole)
        self._show_begun()
        self._fit_fields()

    def _keep_until(self) -> None:
        """Keep the horizon that the judge chose."""
        self._is_until_chosen = True

    def _fit_fields(self) -> None:
        """Show only fields that mean something."""
        self.decisions.setVisible(self.horizon.until is HorizonKind.DECISIONS)
        counts = self.kind.currentData() in _OF_NUMBERS
        self.bound.setVisible(counts)
        self.number.setVisible(counts)
        self._lay_out()

    @property
    def _claim(self) -> OutcomeClaim:
        kind: ClaimKind = self.kind.currentData()
        subject = self.subject.currentData()
        if kind == "activated":
            return self._effects[int(subject)]
        if kind in _OF_CARDS:
            name = next(called for called, _, ref in self._units if ref == subject)
            return OutcomeClaim(kind, name, int(subject))
        if kind not in _OF_NUMBERS:
            return OutcomeClaim(kind, seat=Seat(subject))
        bound, number = self.bound.currentData(), self.number.value()
        return OutcomeClaim(
            kind,
            seat=Seat(subject),
            at_least=None if bound == "most" else number,
            at_most=None if bound == "least" else number,
        )

    def _ask(self) -> None:
        claims = tuple(dict.fromkeys((*self._begun, self._claim)))
        self._restart()
        self.asked.emit(claims[0] if len(claims) == 1 else OutcomeClaim(self._joined, of=claims))

    def _go_on(self, joined: ClaimKind) -> None:
        """Join the claim of the fields with the next one."""
        self._joined = joined
        self._begun = tuple(dict.fromkeys((*self._begun, self._claim)))
        self._show_begun()
        self.kind.setFocus()

    def _restart(self) -> None:
        self._begun = ()
        self._show_begun()

    def _show_begun(self) -> None:
        if self._begun:
            pair = self.tr("{begun} and …") if self._joined == "all" else self.tr("{begun} or …")
            first = self._begun[0]
            claim = first if len(self._begun) == 1 else OutcomeClaim(self._joined, of=self._begun)
            self.first_claims.setText(pair.format(begun=claim_text(print_claim(claim, self._printing))))
        self.first_claims.setVisible(bool(self._begun))
        for button, joined in ((self.ask, self._joined), (self.also, "all"), (self.either, "any")):
            button.setEnabled(self.subject.count() > 0 and (not self._begun or self._joined == joined))
        self.anew.setVisible(bool(self._begun))
        self._lay_out()

    def _lay_out(self) -> None:
        for row in (self._goes, self._asks):
            row.fit()


def _combo(name: str, choices: Mapping[Any, str]) -> FittedBox:
    combo = FittedBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToContents)
    combo.fill(choices)
    combo.setAccessibleName(name)
    combo.setToolTip(name)
    return combo


def _effect_offered(claim: OutcomeClaim) -> str:
    """An effect of a card, or any of it, as it can be chosen."""
    if not claim.index:
        return translate("asking", "{card}: any effect").format(card=card_name_text(claim.name))
    return card_effect_text(claim.name, claim.words or effect_text(claim.index))
