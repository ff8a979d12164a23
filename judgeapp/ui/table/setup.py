"""Setting up a position: what is typed, sent, dragged and counted becomes a scenario, of which
every step can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from judgeapp.cards.finding import Cards
from judgeapp.engine.identity import Seat
from judgeapp.engine.state import State, replace
from judgeapp.errors import InputError
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.filling import facts_of
from judgeapp.table import position as at
from judgeapp.table.board import board
from judgeapp.table.draft import Draft, begin
from judgeapp.table.faults import faults
from judgeapp.table.shown import Board
from judgeapp.table.typed import Begun, Counted, Remembered, Turned, done, several
from judgeapp.ui.table.board_view import BoardView
from judgeapp.ui.table.choices import choices
from judgeapp.ui.table.dragging import Dragged, From
from judgeapp.ui.table.line import Kind, Line
from judgeapp.ui.table.pile_item import pile_told
from judgeapp.ui.table.setup_form import AREAS, COUNTED, SetupForm
from judgeapp.ui.table.wording import fault_told

_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_SHIFT, _NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
# Keys on the board that send what is pointed at.
_SENDS = {
    Qt.Key.Key_B: "battle",
    Qt.Key.Key_R: "breeding",
    Qt.Key.Key_H: "hand",
    Qt.Key.Key_S: "security",
    Qt.Key.Key_T: "trash",
    Qt.Key.Key_D: "deck",
    Qt.Key.Key_E: "digi_egg_deck",
}

_Deed = Callable[[Scenario], Scenario]


class Setup(SetupForm):
    """Works on a position; the board that it is given shows it while this is seen.

    position_changed -- the Scenario that it is now
    used             -- the Scenario that is to be played
    left             -- it is not to be played
    cited            -- a clause was clicked
    """

    position_changed = Signal(object)
    used = Signal(object)
    left = Signal()
    cited = Signal(str)

    def __init__(self, view: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._cards: Cards | None = None
        self._language = ""
        self.draft = begin()
        # The card on the field that others come under.
        self._chosen = ""
        self._seat, self._area = Seat.A, AREAS[0]
        self._showing = False
        self._connect()
        self._say_target()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._find)
        self.field.entered.connect(self._enter)
        self.field.walked.connect(self.choices.walk)
        self.choices.glanced.connect(lambda _: self._tell_choice())
        self.choices.opened.connect(lambda _: self._enter(_NONE))
        self.seats.picked.connect(lambda place: self.aim(seat=list(Seat)[place]))
        self.areas.picked.connect(lambda place: self.aim(area=AREAS[place]))
        self.under.clicked.connect(lambda: self._enter(_CONTROL))
        self.on_top.clicked.connect(lambda: self._enter(_CONTROL | _SHIFT))
        self.link.clicked.connect(lambda: self._enter(_ALT))
        self.face_down.clicked.connect(lambda: self._enter(_ALT | _SHIFT))
        self.unlink.clicked.connect(self.unlink_chosen)
        self.uncover.clicked.connect(self.uncover_chosen)
        self.suspend.clicked.connect(self.turn_chosen)
        self.fresh.clicked.connect(self.renew_chosen)
        self.away.clicked.connect(self.take_chosen_away)
        self.name.editingFinished.connect(self._call)
        for (seat, pile), spin in self.counts.items():
            spin.valueChanged.connect(partial(self._count, seat, pile))
        self.memory.valueChanged.connect(self._remember)
        self.turn.valueChanged.connect(self._number_turn)
        self.turn_seat.activated.connect(self._give_turn)
        self.phase.activated.connect(self._begin_with)
        self.wrong.cited.connect(self.cited)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.leave.clicked.connect(self.left)
        self.clear.clicked.connect(self.clear_table)
        self.title.editingFinished.connect(self._entitle)
        self.play.clicked.connect(self.use)
        for key, do in (
            *((f"Alt+{seat.value}", partial(self._key_seat, seat)) for seat in Seat),
            *((f"Alt+{n}", partial(self._key_area, area)) for n, area in enumerate(AREAS, 1)),
            ("Alt+U", self.turn_chosen),
            ("Alt+N", self.renew_chosen),
            ("Alt+K", self.unlink_chosen),
            ("Alt+O", self.uncover_chosen),
            ("Alt+Del", self.take_chosen_away),
            ("Ctrl+Alt+Return", self.use),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(do)
        self._view.installEventFilter(self)
        self._view.pointed.connect(self._point)
        self._view.activated.connect(self._activate)
        self._view.dropped.connect(self._drop)

    # -- what is set up ---------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The position as it is shown."""
        return board(*at.built(self.scenario))

    @property
    def state(self) -> State:
        return at.state_of(self.scenario)

    def take(self, scenario: Scenario) -> None:
        """Go on with another position; the one before can be had back."""
        self._chosen = ""
        self._take(self.draft.then(scenario))

    def clear_table(self) -> None:
        """An empty table; what lay there can be had back."""
        self.take(begin().now)
        self.field.setFocus()

    @property
    def scenario(self) -> Scenario:
        return self.draft.now

    def take_cards(self, cards: Cards, language: str) -> None:
        """Offer these cards, by their names in a language first."""
        self._cards, self._language = cards, language
        self._find()

    def undo(self) -> None:
        self._take(self.draft.undo())

    def redo(self) -> None:
        self._take(self.draft.redo())

    def use(self) -> None:
        """Play from this position, whatever its faults: the judge knows what he saw."""
        self.used.emit(self.scenario)

    def _do(self, deed: _Deed) -> bool:
        """Do something with the position, or say why it can't be done. Whether it was."""
        try:
            scenario = deed(self.scenario)
            # It must be one that can be shown.
            at.state_of(scenario)
        except InputError as error:
            self._complain(error)
            return False
        self._complain(None)
        self._take(self.draft.then(scenario))
        return True

    def _complain(self, error: InputError | None) -> None:
        told = " ".join(filter(None, (error.what, error.mend))) if error is not None else ""
        self.trouble.setText(told[:1].upper() + told[1:])
        self.trouble.setVisible(bool(told))

    def _take(self, draft: Draft) -> None:
        if draft.now != self.scenario:
            before = set(at.units(self.scenario))
            self.draft = draft
            new = [name for name in at.units(self.scenario) if name not in before]
            if new:
                self._chosen = new[-1]
            self._show()
            self.position_changed.emit(self.scenario)
        else:
            self.draft = draft
            self._show_steps()

    # -- what is shown ----------------------------------------------------------------------------

    def _show(self) -> None:
        """The position, on the board and here."""
        self._showing = True
        scenario = self.scenario
        self._view.show_board(self.board, self._view.seat)
        if self._chosen not in at.units(scenario):
            self._chosen = ""
        for (seat, pile), spin in self.counts.items():
            spin.setValue(len(at.pile_of(scenario, seat, pile)))
        now = at.position(scenario)
        self.title.setText(scenario.title)
        self.memory.setValue(now.memory)
        self.turn.setValue(now.turn_number)
        self.turn_seat.setCurrentText(now.turn)
        self.phase.setCurrentIndex(self.phase.findData(now.phase))
        self._show_chosen()
        self._show_faults()
        self._show_steps()
        self._showing = False
        self._find()

    def _show_chosen(self) -> None:
        placed = at.units(self.scenario).get(self._chosen)
        for button in self.does:
            button.setEnabled(placed is not None)
        self.unlink.setEnabled(placed is not None and bool(placed[2].links))
        self.uncover.setEnabled(placed is not None and bool(placed[2].under))
        self.name.setEnabled(placed is not None)
        self.about.setText(self.tr("Chosen:"))
        self.name.setText(self._chosen)
        self.name.setPlaceholderText(self.tr("no card on the field"))
        self.suspend.setChecked(placed is not None and placed[2].suspended)
        self.fresh.setChecked(placed is not None and placed[2].new)
        self._view.mark([self._chosen] if self._chosen else [])
        self._say_target()

    def _show_faults(self) -> None:
        found = faults(self.scenario)
        head = [(Line(self.tr("Not possible by the rules"), kind=Kind.HEAD), None)]
        told = [
            (Line(fault_told(fault.told), clauses=fault.clauses), fault.card) for fault in found
        ]
        self.wrong.show_lines([*(head if told else []), *told])
        self.wrong.setVisible(bool(found))
        self.play.setText(self.tr("Use it anyway") if found else self.tr("Play"))
        self.fit_faults()

    def _show_steps(self) -> None:
        self.undo_button.setEnabled(bool(self.draft.past))
        self.redo_button.setEnabled(bool(self.draft.future))

    def _say_target(self) -> None:
        """Where Enter sends a card."""
        self.seats.pick(list(Seat).index(self._seat))
        self.areas.pick(AREAS.index(self._area))
        told = self.tr("Enter: {area} of {seat}").format(
            area=pile_told(self._area), seat=self._seat.value
        )
        if self._chosen:
            under = self.tr("Ctrl+Enter: under {card}").format(card=self._chosen)
            told = f"{told} · {under}"
        self.target.setText(told)

    def _find(self) -> None:
        """What the text in the field can mean."""
        if not self._showing:
            found = choices(self.field.text, self._seat, self.scenario, self._cards,
                            self._language)  # fmt: skip
            self.choices.show_choices(list(found))
            self._tell_choice()

    def _tell_choice(self) -> None:
        """What Enter would send, for who hears it."""
        self.field.setAccessibleDescription(self.choices.told)

    # -- what the field sends ---------------------------------------------------------------------

    def aim(self, *, seat: Seat | None = None, area: str | None = None) -> None:
        """Where Enter sends cards from now on."""
        self._seat, self._area = seat or self._seat, area or self._area
        self._say_target()
        self._find()

    def _enter(self, held: Qt.KeyboardModifier) -> None:
        """Do what the field says, or send the chosen card where the keys say."""
        choice = self.choices.chosen
        if choice is None:
            if self.field.text.strip():
                # It says nothing: let it be told why.
                _, text = several(self.field.text)
                self._do(lambda scenario: at.card(scenario, text)[0])
            return
        if isinstance(choice, Dragged):
            ok = self._bring(choice, held, several(self.field.text)[0])
        else:
            assert isinstance(choice, Counted | Remembered | Turned | Begun)
            said = choice
            ok = self._do(lambda scenario: done(scenario, said))
        if ok:
            self.field.clear()
        self.field.setFocus()

    def _bring(self, card: Dragged, held: Qt.KeyboardModifier, number: int = 1) -> bool:
        """So many of a card go where the keys say."""
        seat, area, onto = self._seat, self._area, self._chosen
        if held & (_CONTROL | _ALT) and not onto:
            self._complain(InputError(self.tr("no card on the field is chosen")))
            return False

        def bring(scenario: Scenario) -> Scenario:
            for _ in range(number):
                if held & (_CONTROL | _ALT):
                    scenario = self._joined(scenario, card, onto, held)
                else:
                    scenario, name = self._known(scenario, card)
                    scenario = at.add(scenario, seat, area, name)
            return scenario

        return self._do(bring)

    def _joined(
        self, scenario: Scenario, card: Dragged, onto: str, held: Qt.KeyboardModifier
    ) -> Scenario:
        """With a card under another one, face up or down, on it, or linked to it."""
        scenario, name = self._known(scenario, card)
        if held & _ALT and held & _SHIFT:
            return at.stack(scenario, onto, name, face_down=True)
        if held & _ALT:
            return at.link(scenario, onto, name)
        if held & _SHIFT:
            return at.cover(scenario, onto, name)
        return at.stack(scenario, onto, name)

    def _known(self, scenario: Scenario, card: Dragged) -> tuple[Scenario, str]:
        """The position with a card, and what it is called in it."""
        if card.kind is not From.NUMBER:
            return at.card(scenario, card.key)
        found = self._cards.get(card.key) if self._cards is not None else None
        if found is None:
            raise InputError(self.tr("the library has no such card"), where=card.key)
        record = found.completed(self._language)
        fields, name = facts_of(record), record.name
        if scenario.cards.get(name, fields) != fields:
            # Another card is called the same.
            fields, name = {"name": name, **fields}, f"{name} {record.number}"
        return at.described_as(scenario, name, fields), name

    # -- what is done with the chosen card --------------------------------------------------------

    def turn_chosen(self) -> None:
        """Suspend it, or unsuspend it."""
        name = self._chosen
        if placed := at.units(self.scenario).get(name):
            self._do(lambda s: at.turn_card(s, name, suspended=not placed[2].suspended))

    def renew_chosen(self) -> None:
        """It came this turn (7-1-2-1), or not."""
        name = self._chosen
        if placed := at.units(self.scenario).get(name):
            self._do(lambda s: at.came_now(s, name, new=not placed[2].new))

    def uncover_chosen(self) -> None:
        """Its top card goes; what lies under it stays."""
        if name := self._chosen:
            self._do(lambda s: at.uncover(s, name))

    def unlink_chosen(self) -> None:
        """The card that was linked to it last goes."""
        name = self._chosen
        if (placed := at.units(self.scenario).get(name)) and placed[2].links:
            self._do(lambda s: at.unlink(s, name, len(placed[2].links) - 1))

    def take_chosen_away(self) -> None:
        if name := self._chosen:
            self._do(lambda s: at.take_off(s, name))

    def _call(self) -> None:
        name, to = self._chosen, self.name.text().strip()
        if name and to and to != name and self._do(lambda s: at.call(s, name, to)):
            self._chosen = to
            self._show_chosen()

    # -- counts, memory, turn ---------------------------------------------------------------------

    def _count(self, seat: Seat, pile: str, number: int) -> None:
        if not self._showing and not self._do(lambda s: at.count(s, seat, pile, number)):
            self._put_back()

    def _remember(self, number: int) -> None:
        if not self._showing:
            turn = Seat(at.position(self.scenario).turn)
            self._do(lambda s: at.memory(s, turn, number))

    def _number_turn(self, number: int) -> None:
        if not self._showing:
            turn = Seat(at.position(self.scenario).turn)
            self._do(lambda s: at.turn(s, turn, number))

    def _give_turn(self) -> None:
        seat = Seat(self.turn_seat.currentText())
        self._do(lambda s: at.turn(s, seat))

    def _begin_with(self) -> None:
        phase = str(self.phase.currentData())
        self._do(lambda s: at.phase(s, phase))

    def _entitle(self) -> None:
        title = self.title.text().strip()
        self._do(lambda s: replace(s, title=title))

    def _put_back(self) -> None:
        """Show what the position says after something that can't be."""
        told = self.trouble.text()
        self._show()
        self.trouble.setText(told)

    # -- keys -------------------------------------------------------------------------------------

    def _key_seat(self, seat: Seat) -> None:
        self.aim(seat=seat)

    def _key_area(self, area: str) -> None:
        self.aim(area=area)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (watched is self._view and self._is_at_work and isinstance(event, QKeyEvent)
                and event.type() == QEvent.Type.KeyPress):  # fmt: skip
            return self._key_on_board(event)
        return super().eventFilter(watched, event)

    @property
    def _is_at_work(self) -> bool:
        return self.isVisible()

    def _key_on_board(self, event: QKeyEvent) -> bool:
        """Keys on the board act on what is pointed at. Whether it was one of them."""
        name, key = self._view.pointed_at, Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not name:
            return False
        if key in _SENDS:
            self._send(name, _SENDS[key])
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._take_thing_away(name)
        elif key == Qt.Key.Key_U:
            self.turn_chosen()
        elif key == Qt.Key.Key_N:
            self.renew_chosen()
        elif key == Qt.Key.Key_Minus and name in at.units(self.scenario):
            self.uncover_chosen()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self._add_to(name, 1 if key == Qt.Key.Key_Plus else -1)
        elif event.text().isdecimal():
            self._type_count(name, event.text())
        else:
            return False
        return True

    def _send(self, name: str, area: str) -> None:
        if (unit := at.units(self.scenario).get(name)) is not None:
            seat = unit[0]
            self._do(lambda s: at.send(s, name, seat, area))
        elif (lying := _lying(name)) is not None:
            self._move_card(*lying, lying[0], area)
        self._view.point_at(name)

    def _move_card(self, seat: Seat, pile: str, place: int, to: Seat, area: str) -> None:
        """A card of a pile goes elsewhere."""

        def move(scenario: Scenario) -> Scenario:
            card = at.pile_of(scenario, seat, pile)[place]
            return at.add(at.take_away(scenario, seat, pile, place), to, area, card)

        self._do(move)

    def _take_thing_away(self, name: str) -> None:
        if name in at.units(self.scenario):
            self._do(lambda s: at.take_off(s, name))
        elif (lying := _lying(name)) is not None:
            self._do(lambda s: at.take_away(s, *lying))
        else:
            self._add_to(name, -1)

    def _add_to(self, name: str, step: int) -> None:
        """A card more or less in a pile; a memory more or less."""
        seat, _, pile = name.partition(":")[0].partition(".")
        if name == "memory":
            turn, now = Seat(at.position(self.scenario).turn), at.position(self.scenario).memory
            self._do(lambda s: at.memory(s, turn, now + step))
        elif pile in COUNTED:
            count = len(at.pile_of(self.scenario, Seat(seat), pile)) + step
            if count >= 0:
                self._do(lambda s: at.count(s, Seat(seat), pile, count))

    def _type_count(self, name: str, digit: str) -> None:
        """A digit on a pile or the gauge begins its count in the field."""
        seat, _, pile = name.partition(":")[0].partition(".")
        words = {"digi_egg_deck": "eggs"} | {p: p for p in COUNTED if p != "digi_egg_deck"}
        if name == "memory":
            self.field.put(f"{at.position(self.scenario).turn} memory {digit}")
        elif pile in words:
            self.field.put(f"{seat} {words[pile]} {digit}")
        else:
            return
        self.field.setFocus()

    # -- the board --------------------------------------------------------------------------------

    def _point(self, name: str) -> None:
        if self._is_at_work and name in at.units(self.scenario):
            self._chosen = name
            self._show_chosen()

    def _activate(self, name: str) -> None:
        """Enter on an area or pile: cards go there. On a card: cards go under it."""
        if not self._is_at_work:
            return
        unit = at.units(self.scenario).get(name)
        seat, _, area = name.partition(":")[0].partition(".")
        if unit is not None:
            self._point(name)
        elif area in AREAS:
            self.aim(seat=Seat(seat), area=area)
        self.field.setFocus()

    def _drop(self, dragged: Dragged, onto: str, held: Qt.KeyboardModifier) -> None:
        """A card was dropped: on an area or pile it goes there; on a card it comes under it (Ctrl
        and Shift: on top of it, Alt: linked to it, Alt and Shift: under it face down)."""
        if not self._is_at_work:
            return
        target = at.units(self.scenario).get(onto)
        seat, _, area = onto.partition(":")[0].partition(".")
        if dragged.kind is From.THING:
            self._drop_thing(dragged.key, onto, held)
        elif target is not None:
            self._do(lambda s: self._joined(s, dragged, onto, held))
        elif area in AREAS:
            self.aim(seat=Seat(seat), area=area)
            self._bring(dragged, _NONE)

    def _drop_thing(self, name: str, onto: str, held: Qt.KeyboardModifier) -> None:
        units, lying = at.units(self.scenario), _lying(name)
        if name == onto:
            return
        seat, _, area = onto.partition(":")[0].partition(".")
        if onto in units and (name in units or lying is not None):

            def join(scenario: Scenario) -> Scenario:
                """Each card of a stack by itself, the top one first."""
                scenario, cards = _taken(scenario, name)
                for card in cards:
                    scenario = self._joined(scenario, Dragged(From.TYPED, card), onto, held)
                return scenario

            self._do(join)
        elif area in AREAS and name in units:
            self._do(lambda s: at.send(s, name, Seat(seat), area))
        elif area in AREAS and lying is not None:
            self._move_card(*lying, Seat(seat), area)

    # -- when it is seen ---------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._view.let_edit(editable=True)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._view.let_edit(editable=False)


def _lying(name: str) -> tuple[Seat, str, int] | None:
    """Whose pile, which, and which of its cards; None of what is no card of a pile."""
    pile, colon, place = name.partition(":")
    seat, _, kind = pile.partition(".")
    return (Seat(seat), kind, int(place)) if colon and kind in COUNTED else None


def _taken(scenario: Scenario, name: str) -> tuple[Scenario, tuple[str, ...]]:
    """The position without a thing, and its cards, the top one first."""
    if (unit := at.units(scenario).get(name)) is not None:
        placed = unit[2]
        under = (*reversed(placed.under), *reversed(placed.under_face_down))
        return at.take_off(scenario, name), (placed.card, *under, *placed.links)
    lying = _lying(name)
    assert lying is not None
    card = at.pile_of(scenario, lying[0], lying[1])[lying[2]]
    return at.take_away(scenario, *lying), (card,)
