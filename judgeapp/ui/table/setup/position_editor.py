"""Setting up a position: what is typed, sent, dragged and counted becomes a scenario, of which
every step can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Until
from judgeapp.engine.state.state import State, replace
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.filling import facts_of
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.setup import position as at
from judgeapp.table.setup.circumstances import (
    Circumstance,
    circumstances,
    drop,
    earlier,
    give,
    per_turn_effects,
    use_up,
)
from judgeapp.table.setup.commands import SetCount, SetMemory, SetPhase, SetTurn, apply_command, parse_count
from judgeapp.table.setup.draft import PositionDraft, begin
from judgeapp.table.setup.faults import faults
from judgeapp.ui.faults import fault_context, note_undone
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.board.drag import Dragged, DragSource
from judgeapp.ui.table.board.pile_item import pile_text
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.setup.card_choices import choices
from judgeapp.ui.table.setup.setup_form import AREAS, SetupForm
from judgeapp.ui.table.wording import circumstance_text, effect_text, fault_text, until_text
from judgeapp.ui.widgets.context_menu import Offer

_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_SHIFT, _NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
_Edit = Callable[[Scenario], Scenario]


class PositionEditor(SetupForm):
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
        # What the texts of cards are read by that come here.
        self.taught: tuple[TaughtPhrase, ...] = ()
        self._connect()
        self._say_target()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._find)
        self.field.textChanged.connect(lambda: self._complain(None))
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
        self.more.menu().aboutToShow.connect(self._offer_more)
        self.also.installEventFilter(self)
        self.away.clicked.connect(self.take_chosen_away)
        self.name.editingFinished.connect(self._call)
        for (seat, pile), spin in self.counts.items():
            spin.valueChanged.connect(partial(self._count, seat, pile))
        self.memory.valueChanged.connect(self._remember)
        self.turn.valueChanged.connect(self._number_turn)
        self.turn_seat.activated.connect(self._give_turn)
        self.phase.activated.connect(self._begin_with)
        self.edition.activated.connect(self._play_by)
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
            ("Alt+M", self.more.showMenu),
            ("Alt+Del", self.take_chosen_away),
            ("Ctrl+Alt+Return", self.use),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(do)

    # -- what is set up ---------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The position as it is shown."""
        return board(*at.build_state(self.scenario), self._language)

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

    def prefer(self, language: str) -> None:
        """Name cards in this language first, and say in it what is not printed on them."""
        self._language = language

    def take_cards(self, cards: Cards) -> None:
        """Offer these cards."""
        self._cards = cards
        self._find()

    def undo(self) -> None:
        self._take(self.draft.undo())

    def redo(self) -> None:
        self._take(self.draft.redo())

    def use(self) -> None:
        """Play from this position, whatever its faults: the judge knows what he saw."""
        self.used.emit(self.scenario)

    def do(self, edit: _Edit) -> bool:
        """Edit the position, or say why that can't be done. True if it was."""
        try:
            with fault_context(self.tr("changing the position")):
                scenario = at.with_taught(edit(self.scenario), self.taught)
                # It must be one that can be shown.
                at.state_of(scenario)
        except InputError as error:
            self._complain(error)
            return False
        self._complain(None)
        self._take(self.draft.then(scenario))
        return True

    def _complain(self, error: InputError | None) -> None:
        text = " ".join(filter(None, (error.what, error.mend))) if error is not None else ""
        self.trouble.setText(text[:1].upper() + text[1:])
        self.trouble.setVisible(bool(text))

    def _take(self, draft: PositionDraft) -> None:
        if draft.now != self.scenario:
            before = self.draft
            there = set(at.units(self.scenario))
            self.draft = draft
            new = [name for name in at.units(self.scenario) if name not in there]
            if new:
                self._chosen = new[-1]
            try:
                with fault_context(self.tr("showing a position")):
                    self._show()
            except Exception as error:
                # What can't be shown is left for what could be.
                self.draft = before
                self._show()
                note_undone(error)
                raise
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
        self.edition.setCurrentIndex(self.edition.findData(scenario.edition))
        self._show_chosen()
        self._show_circumstances()
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

    def _show_circumstances(self) -> None:
        shown = circumstances(self.scenario, self._language or "en")
        head = [(CitedLine(self.tr("Other circumstances"), kind=LineKind.HEAD), None)]
        lines_ = [(CitedLine(circumstance_text(circumstance.explanation)), circumstance) for circumstance in shown]
        self.also.show_lines([*(head if lines_ else []), *lines_])

    def _show_faults(self) -> None:
        present = faults(self.scenario)
        head = [(CitedLine(self.tr("Not possible by the rules"), kind=LineKind.HEAD), None)]
        lines_ = [(CitedLine(fault_text(fault.explanation), clauses=fault.clauses), fault.card) for fault in present]
        self.wrong.show_lines([*(head if lines_ else []), *lines_])
        self.play.setText(self.tr("Use it anyway") if present else self.tr("Play"))
        self.fit_faults()

    def _show_steps(self) -> None:
        self.undo_button.setEnabled(bool(self.draft.past))
        self.redo_button.setEnabled(bool(self.draft.future))

    def _say_target(self) -> None:
        """Show what Enter would do, and where cards go."""
        self.seats.pick(list(Seat).index(self._seat))
        self.areas.pick(AREAS.index(self._area))
        place = self.tr("{area} of {seat}").format(area=pile_text(self._area), seat=self._seat.value)
        choice, named = self.choices.chosen, self.choices.named
        if choice is None:
            text = self.tr("{place}: type a card, or choose one with ↓").format(place=place)
        elif isinstance(choice, Dragged):
            text = self.tr("Enter: {card}, {place}").format(card=named, place=place)
            if self._chosen:
                under = self.tr("Ctrl+Enter: under {card}").format(card=self._chosen)
                text = f"{text} · {under}"
        else:
            text = self.tr("Enter: {deed}").format(deed=named)
        self.target.setText(text)

    def _find(self, *, keeps: bool = False) -> None:
        """Show what the text in the field can mean; the likeliest is chosen. Without a text nothing is, so that no key
        too much puts anything down. `keeps`: what was chosen stays so."""
        if not self._showing:
            text, row = self.field.text, self.choices.currentIndex().row()
            rows = choices(text, self._seat, self.scenario, self._cards, self._language)
            first = 0 if text.strip() else -1
            self.choices.show_choices(list(rows), row if keeps and row >= 0 else first)
            self._tell_choice()

    def _tell_choice(self) -> None:
        """Show what Enter would send, also for who hears it."""
        self.field.setAccessibleDescription(self.choices.chosen_text)
        self._say_target()

    # -- what the field sends ---------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Others come under this card on the field."""
        self._chosen = name
        self._show_chosen()

    def aim(self, *, seat: Seat | None = None, area: str | None = None) -> None:
        """Set where Enter sends cards."""
        self._seat, self._area = seat or self._seat, area or self._area
        self._find(keeps=True)

    def _enter(self, held: Qt.KeyboardModifier) -> None:
        """Do what the field says, or send the chosen card to the chosen target."""
        choice = self.choices.chosen
        if choice is None:
            if self.field.text.strip():
                # It says nothing: let it be told why.
                _, text = parse_count(self.field.text)
                self.do(lambda scenario: at.card(scenario, text)[0])
            else:
                self._complain(InputError("Nothing is chosen: type a card, or choose one with ↓"))
            return
        if isinstance(choice, Dragged):
            ok = self.bring(choice, held, parse_count(self.field.text)[0])
        else:
            assert isinstance(choice, SetCount | SetMemory | SetTurn | SetPhase)
            command = choice
            ok = self.do(lambda scenario: apply_command(scenario, command))
        if ok:
            self.field.clear()
        self.field.setFocus()

    def bring(self, card: Dragged, held: Qt.KeyboardModifier, number: int = 1) -> bool:
        """Put copies of a card where the keys say."""
        seat, area, onto = self._seat, self._area, self._chosen
        if held & (_CONTROL | _ALT) and not onto:
            self._complain(InputError("no card on the field is chosen"))
            return False

        def bring(scenario: Scenario) -> Scenario:
            for _ in range(number):
                if held & (_CONTROL | _ALT):
                    scenario = self.joined(scenario, card, onto, held)
                else:
                    scenario, name = self._known(scenario, card)
                    scenario = at.add(scenario, seat, area, name)
            return scenario

        return self.do(bring)

    def joined(self, scenario: Scenario, card: Dragged, onto: str, held: Qt.KeyboardModifier) -> Scenario:
        """Position with a card under another one, face up or down, on it, or linked to it."""
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
        if card.kind is not DragSource.NUMBER:
            return at.card(scenario, card.key)
        card_ = self._cards.get(card.key) if self._cards is not None else None
        if self._cards is None or card_ is None:
            raise InputError("the library has no such card", where=card.key)
        record = card_.completed(self._language)
        fields, name = facts_of(record, self._cards.words), record.name
        if scenario.cards.get(name, fields) != fields:
            # Another card is called the same.
            fields, name = {"name": name, **fields}, f"{name} {record.number}"
        return at.described_as(scenario, name, fields), name

    # -- what is done with the chosen card --------------------------------------------------------

    def offered(self) -> Iterator[Offer]:
        """Menu of the chosen card on the field."""
        for button in self.does:
            if button.isEnabled() and button is not self.more:
                yield Offer(button.text(), button.click)

    def turn_chosen(self) -> None:
        """Suspend it, or unsuspend it."""
        name = self._chosen
        if placed := at.units(self.scenario).get(name):
            self.do(lambda s: at.turn_card(s, name, suspended=not placed[2].suspended))

    def renew_chosen(self) -> None:
        """Set whether it came this turn (7-1-2-1)."""
        name = self._chosen
        if placed := at.units(self.scenario).get(name):
            self.do(lambda s: at.came_now(s, name, new=not placed[2].new))

    def _offer_more(self) -> None:
        """Offer what else can be said of the chosen card."""
        menu, name, typed = self.more.menu(), self._chosen, self.field.text.strip()
        menu.clear()
        used = at.units(self.scenario)[name][2].used if name else {}
        for effect, most in per_turn_effects(self.scenario, name).items():
            for times in range(1, most + 1):
                template = self.tr("{effect} used %n time(s) this turn", "", times)
                label = template.format(effect=effect_text(effect))
                action = menu.addAction(label)
                action.setCheckable(True)
                action.setChecked(used.get(effect) == times)
                to = 0 if used.get(effect) == times else times
                action.triggered.connect(partial(self.use_up, effect, to))
        if not typed:
            # A menu shows no tips: what is to be done first stands in it.
            template = self.tr("To give it a keyword effect or DP, type “Blocker” or “+1000 DP” first")
            menu.addAction(template).setEnabled(False)
            return
        submenu = menu.addMenu(self.tr("It has “{typed}” for a time").format(typed=typed))
        for until in Until:
            submenu.addAction(until_text(until)).triggered.connect(partial(self.give, typed, until))

    def use_up(self, effect: str, times: int) -> None:
        """Set how often an effect of the chosen card was used this turn (15-14-1-2)."""
        if name := self._chosen:
            self.do(lambda s: use_up(s, name, effect, times))

    def give(self, typed: str, until: Until) -> None:
        """The chosen card has a keyword effect or DP for a time."""
        name = self._chosen
        if name and self.do(lambda s: give(s, name, typed, until)):
            self.field.clear()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys on what else is so."""
        if watched is self.also and isinstance(event, QKeyEvent):
            row = self.also.currentIndex().row()
            chosen_thing = self.also.model_of_lines.thing(row) if row >= 0 else None
            if event.type() is QEvent.Type.KeyPress and isinstance(chosen_thing, Circumstance):
                return self._change(chosen_thing, event)
        return super().eventFilter(watched, event)

    def _change(self, circumstance: Circumstance, event: QKeyEvent) -> bool:
        row = self.also.currentIndex().row()
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            changed = self.do(lambda s: drop(s, circumstance))
        elif event.key() == Qt.Key.Key_Up and event.modifiers() & _ALT:
            changed, row = self.do(lambda s: earlier(s, circumstance)), row - 1
        else:
            return False
        if changed:
            rows = self.also.model_of_lines.rowCount()
            self.also.setCurrentIndex(self.also.model_of_lines.index(min(row, rows - 1), 0))
        return True

    def uncover_chosen(self) -> None:
        """Take the top card away; the cards under it stay."""
        if name := self._chosen:
            self.do(lambda s: at.uncover(s, name))

    def unlink_chosen(self) -> None:
        """The card that was linked to it last goes."""
        name = self._chosen
        if (placed := at.units(self.scenario).get(name)) and placed[2].links:
            self.do(lambda s: at.unlink(s, name, len(placed[2].links) - 1))

    def take_chosen_away(self) -> None:
        if name := self._chosen:
            self.do(lambda s: at.take_off(s, name))

    def _call(self) -> None:
        name, to = self._chosen, self.name.text().strip()
        if name and to and to != name and self.do(lambda s: at.call(s, name, to)):
            self._chosen = to
            self._show_chosen()

    # -- counts, memory, turn ---------------------------------------------------------------------

    def _count(self, seat: Seat, pile: str, number: int) -> None:
        if not self._showing and not self.do(lambda s: at.count(s, seat, pile, number)):
            self._put_back()

    def _remember(self, number: int) -> None:
        if not self._showing:
            turn = Seat(at.position(self.scenario).turn)
            self.do(lambda s: at.memory(s, turn, number))

    def _number_turn(self, number: int) -> None:
        if not self._showing:
            turn = Seat(at.position(self.scenario).turn)
            self.do(lambda s: at.turn(s, turn, number))

    def _give_turn(self) -> None:
        seat = Seat(self.turn_seat.currentText())
        self.do(lambda s: at.turn(s, seat))

    def _begin_with(self) -> None:
        phase = str(self.phase.currentData())
        self.do(lambda s: at.phase(s, phase))

    def _play_by(self) -> None:
        edition = str(self.edition.currentData())
        self.do(lambda s: at.edition(s, edition))

    def _entitle(self) -> None:
        title = self.title.text().strip()
        self.do(lambda s: replace(s, title=title))

    def _put_back(self) -> None:
        """Show what the position says after something that can't be."""
        text = self.trouble.text()
        self._show()
        self.trouble.setText(text)

    # -- keys -------------------------------------------------------------------------------------

    def _key_seat(self, seat: Seat) -> None:
        self.aim(seat=seat)

    def _key_area(self, area: str) -> None:
        self.aim(area=area)

    # -- when it is seen ---------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._view.let_edit(editable=True)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._view.let_edit(editable=False)
