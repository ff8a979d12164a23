"""Panel of the judge's own actions, on the board or for an effect; and what it offers, made from the table's state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from judgeapp.engine.lang import Until
from judgeapp.messages.punctuation import with_note
from judgeapp.table.board.board import board
from judgeapp.table.judge_actions import (
    BY_HAND_ACTIONS,
    CORRECTIONS,
    PLACES,
    RULINGS,
    ActionParams,
    cards_of,
    effects_to_rule,
)
from judgeapp.table.rendering.rendering import card_name_text
from judgeapp.table.results import Results
from judgeapp.table.sentences import render_sentence
from judgeapp.ui.localization import translate
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import Act, FillPalette, TableIntent
from judgeapp.ui.table.table_state import NodeTexts, Palette, TableState
from judgeapp.ui.table.wording import card_effect_text, until_text
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.fields import ChoiceBox, ScrolledForm, add_named
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox

_MAXIMUM = 99_999


class ByHandView(Struct, frozen=True):
    effect: str  # text of the effect that is resolved by hand, if any
    palette: Palette  # who acts, and how
    choices: Mapping[str, Mapping[Any, str]]  # those of each field
    fields: frozenset[str]  # the ones that the action needs


def by_hand_view(state: TableState, texts: NodeTexts, results: Results) -> ByHandView:
    """The view of a state. Where an effect begins or ends to be resolved by hand, the first actor is chosen."""
    asked, game, chosen = texts.question(state), state.shown.game, state.palette
    resolves = asked is not None and asked.kind == "by-hand"
    effect = card_effect_text(asked.card, asked.about) if asked is not None and resolves else ""
    actors = {"effect": translate("ByHandPanel", "By the effect")} if effect else {}
    actors["correction"] = translate("ByHandPanel", "The judge corrects the board")
    actors["ruling"] = translate("ByHandPanel", "By an effect, as you rule")
    who = chosen.who if chosen.who in actors and chosen.resolves == resolves else next(iter(actors))
    actions = {"effect": BY_HAND_ACTIONS, "ruling": RULINGS, "correction": CORRECTIONS}[who]
    action = chosen.action if chosen.action in actions else next(iter(actions))
    needs = {*actions[action], "who", "action", *(("card",) if "unit" in actions[action] else ())}
    cards = [*cards_of(results.of(board, game.state, state.spoken))]
    every = {
        card.id: with_note(card_name_text(card.name), render_sentence("table", f"area-{card.area}", seat=card.seat))
        for card in cards
    }
    units = {card.id: every[card.id] for card in cards if card.is_unit}
    by = chosen.by if chosen.by in every else next(iter(every), 0)
    kind = "correct" if who == "correction" else "effect"
    choices: dict[str, Mapping[Any, str]] = {
        "who": actors,
        "action": {name: render_sentence("table", f"{kind}-{name}") for name in actions},
        "by": every,
        "effect": effects_to_rule(game.state, by, state.spoken) if "effect" in needs else {},
        "card": units if "unit" in needs else every,
        "onto": units,
        "into": every,
    }
    return ByHandView(effect, Palette(who, action, by, resolves), choices, frozenset(needs))


class ByHandPanel(QWidget):
    """Panel to correct the board, where nothing triggers, to carry out an effect resolved by hand, or to let an effect
    of a card do something by a ruling, at any decision."""

    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self._send = send
        self.effect = PlainLabel(wraps=True)
        self.who, self.action, self.by, self.which, self.card = (ChoiceBox() for _ in range(5))
        self.onto, self.into, self.place, self.seat, self.until = (ChoiceBox() for _ in range(5))
        self.number = ScaledSpinBox(minimum=-_MAXIMUM, maximum=_MAXIMUM, value=1)
        self.keyword = QLineEdit(placeholderText=self.tr("Blocker, or Security A. +1"))
        self.words = QLineEdit(placeholderText=self.tr("Delete 1 of your opponent's Digimon."))
        self.do = QPushButton(self.tr("Apply"))
        self.back = QPushButton(self.tr("Back to the decision"))
        self._form = spaced(QVBoxLayout(), 0.5, 0.25)
        self._form.addWidget(self.effect)
        self._fields = {name: (add_named(self._form, label, field), field) for name, label, field in self._named()}
        for _, field in self._fields.values():
            if isinstance(field, QComboBox):
                field.installEventFilter(self)
        box(self._form, self.do, 1)
        foot = box(QVBoxLayout(), self.back, margin=0.5)
        box(QVBoxLayout(self), (ScrolledForm(self._form), 1), foot, margin=0)
        self.setFocusProxy(self.action)
        self.place.fill({place: render_sentence("table", f"place-{place}") for place in PLACES})
        self.until.fill({until.value: until_text(until) for until in Until})
        self.seat.fill({"": self.tr("the owner"), "A": "A", "B": "B"})
        self._boxes = {"who": self.who, "action": self.action, "by": self.by, "effect": self.which}
        self._boxes |= {"card": self.card, "onto": self.onto, "into": self.into}
        self._resolves = False
        self._asking = (self.who, self.action, self.by)
        for choice in self._asking:
            choice.currentIndexChanged.connect(lambda: send(FillPalette(self._palette)))
        self.do.clicked.connect(self._do)
        self.back.clicked.connect(lambda: send(PlainIntent.BY_HAND))
        for line in (self.keyword, self.words, self.number.lineEdit()):
            line.returnPressed.connect(self._do)

    def _named(self) -> tuple[tuple[str, str, QWidget], ...]:
        """Fields in their order, each with its name and its label."""
        return (
            ("who", self.tr("Who does it"), self.who),
            ("action", self.tr("What"), self.action),
            ("by", self.tr("An effect of"), self.by),
            ("effect", self.tr("Which effect"), self.which),
            ("words", self.tr("In card wording"), self.words),
            ("card", self.tr("Card"), self.card),
            ("area", self.tr("Where to"), self.place),
            ("onto", self.tr("Under, on or linked to"), self.onto),
            ("into", self.tr("Into which card"), self.into),
            ("seat", self.tr("Whose"), self.seat),
            ("number", self.tr("How many"), self.number),
            ("keyword", self.tr("Keyword effect"), self.keyword),
            ("until", self.tr("Duration"), self.until),
        )

    def draw(self, view: ByHandView) -> None:
        self.effect.setText(view.effect)
        self.effect.setVisible(bool(view.effect))
        palette = view.palette
        self._resolves, chosen = palette.resolves, {"who": palette.who, "action": palette.action, "by": palette.by}
        for name, field in self._boxes.items():
            field.blockSignals(field in self._asking)
            field.fill(view.choices[name], chosen.get(name, field.currentData()))
            field.blockSignals(False)
        for name, parts in self._fields.items():
            for part in parts:
                part.setVisible(name in view.fields)

    def choose_card(self, ref: int) -> None:
        """The card that was meant on the board."""
        at = self.card.findData(ref)
        if at >= 0:
            self.card.setCurrentIndex(at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter does it from a list of choices, as from the other fields."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        ):
            self._do()
            return True
        return super().eventFilter(watched, event)

    @property
    def _palette(self) -> Palette:
        by = self.by.currentData() or 0
        return Palette(self.who.currentData(), self.action.currentData(), by, self._resolves)

    def _do(self) -> None:
        params = ActionParams(
            card=self.card.currentData() or 0,
            onto=self.onto.currentData() or 0,
            into=self.into.currentData() or 0,
            by=self.by.currentData() or 0,
            effect=self.which.currentData() or "",
            place=self.place.currentData(),
            seat=self.seat.currentData(),
            number=self.number.value(),
            keyword=self.keyword.text(),
            words=self.words.text(),
            until=Until(self.until.currentData()),
        )
        self._send(Act(self._palette, params))
