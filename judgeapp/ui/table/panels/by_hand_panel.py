"""Panel of the judge's own actions, on the board or for an effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from judgeapp.engine.lang import Until
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import with_note
from judgeapp.table.board.board import board
from judgeapp.table.judge_actions import (
    BY_HAND_ACTIONS,
    CORRECTIONS,
    PLACES,
    RULINGS,
    ActionParams,
    CardOnTable,
    by_hand_action,
    cards_of,
    correction,
    effects_to_rule,
    ruling_action,
)
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import Refuse, TableIntent
from judgeapp.ui.table.session import Session
from judgeapp.ui.table.wording import area_text, by_hand_text, card_effect_text, card_name_text, place_text, until_text
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.choice_box import ChoiceBox
from judgeapp.ui.widgets.forms.fields import ScrolledForm, add_named
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox

_MAXIMUM = 99_999


class ByHandPanel(QWidget):
    """Panel to correct the board, where nothing triggers, to carry out an effect resolved by hand, or to let an effect
    of a card do something by a ruling, at any decision."""

    def __init__(self, session: Session, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self._send = send
        self._session = session
        self.setAutoFillBackground(True)
        self.effect = PlainLabel(wraps=True)
        self.who, self.action, self.by, self.which, self.card = (ChoiceBox() for _ in range(5))
        self.onto, self.into, self.place, self.seat, self.until = (ChoiceBox() for _ in range(5))
        self.number = ScaledSpinBox()
        self.number.setRange(-_MAXIMUM, _MAXIMUM)
        self.number.setValue(1)
        self.keyword = QLineEdit(placeholderText=self.tr("Blocker, or Security A. +1"))
        self.words = QLineEdit(placeholderText=self.tr("Delete 1 of your opponent's Digimon."))
        self.do = QPushButton(self.tr("Apply"))
        self.back = QPushButton(self.tr("Back to the decision"))
        named: dict[str, tuple[str, QWidget]] = {
            "who": (self.tr("Who does it"), self.who),
            "deed": (self.tr("What"), self.action),
            "by": (self.tr("An effect of"), self.by),
            "effect": (self.tr("Which effect"), self.which),
            "words": (self.tr("In card wording"), self.words),
            "card": (self.tr("Card"), self.card),
            "area": (self.tr("Where to"), self.place),
            "onto": (self.tr("Under, on or linked to"), self.onto),
            "into": (self.tr("Into which card"), self.into),
            "seat": (self.tr("Whose"), self.seat),
            "number": (self.tr("How many"), self.number),
            "keyword": (self.tr("Keyword effect"), self.keyword),
            "until": (self.tr("Duration"), self.until),
        }
        self._form = QVBoxLayout()
        self._form.addWidget(self.effect)
        # Each field with its label.
        self._fields = {name: (add_named(self._form, label, field), field) for name, (label, field) in named.items()}
        for _, field in self._fields.values():
            if isinstance(field, QComboBox):
                field.installEventFilter(self)
        box(self._form, self.do, 1)
        self._column = box(QVBoxLayout(self), (ScrolledForm(self._form), 1), margin=0)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.back)
        self._column.addLayout(self._foot)
        self.setFocusProxy(self.action)
        _fill(self.place, {place: place_text(place) for place in PLACES})
        _fill(self.until, {until.value: until_text(until) for until in Until})
        _fill(self.seat, {"": self.tr("the owner"), "A": "A", "B": "B"})
        _fill(self.who, {"correction": self.tr("The judge corrects the board")})
        self._cards: tuple[CardOnTable, ...] = ()
        self._list_actions()
        self.who.currentIndexChanged.connect(self._list_actions)
        self.action.currentIndexChanged.connect(self._ask)
        self.by.currentIndexChanged.connect(self._list_effects)
        self.do.clicked.connect(self._do)
        self.back.clicked.connect(lambda: send(PlainIntent.BY_HAND))
        for line in (self.keyword, self.words):
            line.returnPressed.connect(self._do)
        self.number.lineEdit().returnPressed.connect(self._do)

    def show_session(self) -> None:
        """Show the existing cards, and the text of the effect being resolved by hand, if any."""
        asked, tree, effect = self._session.question, self._session.now.shown, ""
        if asked is not None and asked.kind == "by-hand":
            effect = card_effect_text(asked.card, asked.about)
        self._cards = tuple(cards_of(board(tree.game.state, tree.beginning.names, self._session.now.spoken)))
        self.effect.setText(effect)
        self.effect.setVisible(bool(effect))
        who = {"effect": self.tr("The effect does it")} if effect else {}
        who["correction"] = self.tr("The judge corrects the board")
        who["ruling"] = self.tr("An effect does it, by your ruling")
        if [self.who.itemData(at) for at in range(self.who.count())] != list(who):
            self.who.blockSignals(True)
            _fill(self.who, who)
            self.who.setCurrentIndex(0)
            self.who.blockSignals(False)
            self._list_actions()
        else:
            self._list_cards()

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
    def _by_effect(self) -> bool:
        return self.who.currentData() in ("effect", "ruling")

    @property
    def _actions(self) -> Mapping[str, tuple[str, ...]]:
        """Actions open to the chosen actor, and the needs of each."""
        by_whom = {"effect": BY_HAND_ACTIONS, "ruling": RULINGS}
        return by_whom.get(self.who.currentData(), CORRECTIONS)

    def _list_actions(self) -> None:
        self.action.blockSignals(True)
        _fill(self.action, {action: by_hand_text(action, by_effect=self._by_effect) for action in self._actions})
        self.action.blockSignals(False)
        self._ask()

    def _ask(self) -> None:
        """Show the fields that the action needs."""
        needs = set(self._actions[self.action.currentData()])
        if "unit" in needs:
            needs.add("card")
        needs |= {"who", "deed"}
        for name, parts in self._fields.items():
            for part in parts:
                part.setVisible(name in needs)
        self._list_cards()

    def _list_cards(self) -> None:
        needs = self._actions[self.action.currentData()]
        some = [c for c in self._cards if c.is_unit or "unit" not in needs]
        _fill(self.card, {card.id: _card_text(card) for card in some})
        _fill(self.onto, {card.id: _card_text(card) for card in self._cards if card.is_unit})
        every = {card.id: _card_text(card) for card in self._cards}
        _fill(self.into, every)
        self.by.blockSignals(True)
        _fill(self.by, every)
        self.by.blockSignals(False)
        self._list_effects()

    def _list_effects(self) -> None:
        """The effects of the card that can be activated by a ruling."""
        state = self._session.now.shown.game.state
        by = self.by.currentData() or 0
        _fill(self.which, effects_to_rule(state, by, self._session.now.spoken) if "effect" in self._needed() else {})

    def _needed(self) -> tuple[str, ...]:
        return self._actions.get(self.action.currentData(), ())

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
        try:
            done = self._play(self.action.currentData(), params)
        except InputError as error:
            self._send(Refuse(error))
            return
        asked = self._session.question
        if done and asked is not None and asked.kind not in ("by-hand", "main", "breeding"):
            self._send(PlainIntent.DECIDE)
        elif done:
            self.action.setFocus()

    def _play(self, action: str, params: ActionParams) -> bool:
        """Do an action; False if it could not be done. Raises InputError when a parameter is missing."""
        if self.who.currentData() == "ruling":
            return self._session.rule(ruling_action(action, params))
        if self._by_effect:
            return self._session.resolve_by_hand(by_hand_action(action, params))
        return self._session.correct(correction(action, params))

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        self._form.setContentsMargins(*[round(em * 0.5)] * 4)
        self._foot.setContentsMargins(*[round(em * 0.5)] * 4)
        self._form.setSpacing(round(em * 0.25))


def _fill(box: QComboBox, choices: Mapping[str, str] | Mapping[int, str]) -> None:
    """Other choices; the one that was chosen stays so, if it is there still."""
    before = box.currentData()
    box.clear()
    for value, label in choices.items():
        box.addItem(label, value)
    box.setCurrentIndex(max(0, box.findData(before)))


def _card_text(card: CardOnTable) -> str:
    return with_note(card_name_text(card.name), area_text(card.area, card.seat))
