"""Setting up a position: typing, sending, dragging and counting make a scenario, whose every step can be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Until
from judgeapp.engine.state.state import State
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.punctuation import capitalized
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.table import is_blank
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.sentences import render_sentence
from judgeapp.table.setup import by_label
from judgeapp.table.setup import position as at
from judgeapp.table.setup.circumstances import Circumstance, circumstances, drop, earlier, give, is_gift
from judgeapp.table.setup.commands import Command, SetEdition, SetPhase, apply_command
from judgeapp.table.setup.facts import card_text
from judgeapp.table.setup.faults import faults
from judgeapp.table.setup.position import PositionDraft, begin
from judgeapp.table.setup.words import word
from judgeapp.ui import signs
from judgeapp.ui.faults import fault_context, note_undone
from judgeapp.ui.localization import current_language
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.board.drag import Dragged, DragSource
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.setup.card_choices import CardChoices, choices, name_test, placed, refusal, typed_text
from judgeapp.ui.table.setup.edit_offers import ALT_KEYS, edit_by_key, edit_text, key_text
from judgeapp.ui.table.setup.setup_parts import AREAS, CardField, Places, WrappedText
from judgeapp.ui.table.wording import circumstance_text, fault_text, until_text
from judgeapp.ui.widgets.box import spaced
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.widgets.forms.buttons import ButtonRow, SignButton, push_button, tool_button
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.work.lifetime import timer

translate = QCoreApplication.translate

_CONTROL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_SHIFT, _NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
_Edit = Callable[[Scenario], Scenario]
# In heights of the font: below this only one of several lists has room.
_LOW = 22
# Below this, without the field, the places leave their room to the cards.
_LOWEST = 13.8
# The least that the list of cards has, in heights of the font and as a share of the height.
_MINIMUM, _MIN_UNASKED, _SHARE = 6.4, 2.5, 0.45
_PAUSE_MS = 400  # without a key, until a text is refused


class PositionEditor(QWidget):
    """Editor of a position: one field, one list, and the places where cards go. Actions on a thing of the board are in
    its menu there, and on keys. The given board shows the position while this is visible."""

    position_changed = Signal(object)  # the current Scenario
    used = Signal(object)  # the Scenario to play
    left = Signal()  # leave without playing

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self._view = view
        self._cards: Cards | None = None
        self._language = ""
        self.draft = begin()
        # The card on the field that others come under.
        self._chosen = ""
        # Label of the card that the field describes anew, as long as the position stays as it is.
        self._edited = ""
        # What is right shows at once; a refusal not while a name is still being typed.
        self.pause = timer(self, _PAUSE_MS, self._say_target)
        self._is_refused = False
        # Phrases by which texts of cards are read here.
        self.taught: tuple[TaughtPhrase, ...] = ()
        self._make()
        self._connect()
        self._say_target()

    def _make(self) -> None:
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.field = CardField()
        self.trouble, self.target = WrappedText(bold=True), WrappedText()
        self.trouble.hide()
        self.target.setForegroundRole(self.target.foregroundRole().PlaceholderText)
        self.import_cards = push_button(self.tr("Import cards …"), self.tr("Import files of cards (Ctrl+I)"))
        self.import_cards.hide()
        self.choices = CardChoices()
        self.places = Places()
        self.also = LineList(translate("SetupForm", "Other details"))
        self.also.setToolTip(translate("SetupForm", "Delete removes it; Alt+Up moves it up one place"))
        self.wrong = LineList(translate("SetupForm", "Not possible under the rules"))
        for lines in (self.also, self.wrong):
            lines.setSizeAdjustPolicy(LineList.SizeAdjustPolicy.AdjustToContents)
            lines.setMinimumHeight(1)
        self.more = tool_button("…", self.tr("Set turn, phase, title and rules (Alt+M)"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        tip = translate("SetupForm", "Back to the game; the position stays (Esc)")
        self.leave = SignButton(signs.refused, tip)
        self.play = QPushButton()
        self.play.setToolTip(translate("SetupForm", "Play from this position (Ctrl+Alt+Enter)"))
        self._column = spaced(QVBoxLayout(self), 0.5, 0.3)
        self._foot = ButtonRow(self.more, self.leave, self.play, last=1, spacing=0.3)
        # What changes with each key is above the places, which so stay where they are.
        moving: tuple[QWidget, ...] = (self.field, self.trouble, self.choices, self.target, self.import_cards)
        for part in (*moving, self.places, self.also, self.wrong, self._foot):
            self._column.addWidget(part, 1 if part is self.choices else 0)
        self._column.setAlignment(self.import_cards, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(self.field)

    def _connect(self) -> None:
        self.field.textChanged.connect(self._on_typed)
        self.field.entered.connect(self._enter)
        self.field.walked.connect(self.choices.walk)
        self.choices.glanced.connect(lambda _: self._tell_choice())
        self.choices.opened.connect(lambda _: self._enter(_NONE))
        self.places.aimed.connect(lambda seat, area: self.aim(seat=seat, area=area))
        self.more.menu().aboutToShow.connect(self._offer_more)
        self.also.installEventFilter(self)
        self.leave.clicked.connect(self.left)
        self.play.clicked.connect(self.use)
        for text, do in (
            *((f"Alt+{seat.value}", partial(self.aim, seat=seat)) for seat in Seat),
            *((f"Alt+{n}", partial(self.aim, area=area)) for n, area in enumerate(AREAS, 1)),
            ("Alt+M", self.more.showMenu),
            ("Ctrl+Alt+Return", self.use),
            ("Ctrl+Alt+Enter", self.use),
        ):
            QShortcut(QKeySequence(text), self).activated.connect(do)
        for key in ALT_KEYS:
            QShortcut(QKeySequence(_ALT | key), self).activated.connect(partial(self._edit_chosen, key))

    # -- the position -----------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return board(at.state_of(self.scenario), self._language)

    @property
    def state(self) -> State:
        return at.state_of(self.scenario)

    def take(self, scenario: Scenario) -> None:
        """Continue with another position, whose next cards go to the default place; undo restores the previous one."""
        self._chosen = ""
        self.aim(seat=Seat.A, area=AREAS[0])
        self._take(self.draft.then(scenario))

    def clear_table(self) -> None:
        """Start with an empty table; undo restores the cards. Text left in the field is replaced by the next input."""
        self.take(begin().now)
        self.field.selectAll()
        self.field.setFocus()

    @property
    def scenario(self) -> Scenario:
        return self.draft.now

    def prefer(self, language: str) -> None:
        """Name cards in this language first, and use it for unprinted texts."""
        self._language = language

    def set_cards(self, cards: Cards) -> None:
        self._cards = cards
        self._find()

    def undo(self) -> None:
        self._take(self.draft.undo())

    def redo(self) -> None:
        self._take(self.draft.redo())

    def use(self) -> None:
        """Play from this position, whatever its faults: the judge knows what happened."""
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
        text = "" if error is None else error.sentences(error.what) if error.mend else error.what
        self.trouble.setText(capitalized(text))
        self.trouble.setVisible(bool(text))
        self._say_target()

    def _take(self, draft: PositionDraft) -> None:
        before, self.draft = self.draft, draft
        if draft.now == before.now:
            return
        if self._edited:
            # Its label may be another card's now.
            self._edited = ""
            self.field.clear()
        there = at.units(before.now)
        if new := [name for name in at.units(self.scenario) if name not in there]:
            self._chosen = new[-1]
        try:
            with fault_context(self.tr("showing a position")):
                self._show()
        except Exception as error:
            # A position that can't be shown is left for the last one that could.
            self.draft = before
            self._show()
            note_undone(error)
            raise
        self.position_changed.emit(self.scenario)

    # -- drawing ----------------------------------------------------------------------------------

    def _show(self) -> None:
        self._view.show_board(self.board, self._view.seat)
        self.choose(self._chosen if self._chosen in at.units(self.scenario) else "")
        self._show_circumstances()
        self._show_faults()
        self._find()

    def _show_circumstances(self) -> None:
        shown = circumstances(self.scenario, self._language or "en")
        lines_: list[Line] = [(CitedLine(circumstance_text(item.explanation)), item) for item in shown]
        self.also.show_lines(_headed(self.tr("Other details"), lines_))

    def _show_faults(self) -> None:
        present = faults(self.scenario)
        broken, gaps = ([fault for fault in present if fault.is_gap is is_gap] for is_gap in (False, True))
        shown: list[Line] = []
        for head, some in ((self.tr("Not possible under the rules"), broken), (self.tr("Not checked"), gaps)):
            lines_ = [(CitedLine(fault_text(fault.explanation), clauses=fault.clauses), fault.card) for fault in some]
            shown += _headed(head, lines_)
        self.wrong.show_lines(shown)
        self.play.setText(self.tr("Use it anyway") if broken else self.tr("Play"))
        self._share_out()

    def _say_target(self) -> None:
        """Show the effect of Enter and the destination of cards, or once typing has paused why a text means nothing."""
        choice, typed = self.choices.chosen, self.field.text.strip()
        if not typed:
            self._edited = ""
        is_refused = choice is None and bool(typed) and (self._is_refused or not self.pause.isActive())
        error = self._refusal() if is_refused else None
        self._is_refused = is_refused
        self.import_cards.setVisible(isinstance(error, NotFoundError) and not self._cards)
        is_said = not self.trouble.isHidden()
        refusal = capitalized(error.sentences(error.what)) if error is not None and not is_said else ""
        self.target.setText(refusal or self._deed(choice))
        self.target.setVisible(not is_said or not self._is_low)
        self._share_out()

    def _deed(self, choice: object) -> str:
        """Effect of Enter in words."""
        seat, area = self._place_of(choice)
        place = render_sentence("table", f"area-{area}", seat=seat.value)
        named = self.choices.named
        if self._edited and isinstance(choice, Dragged):
            card = by_label.card_of(self.scenario, self._edited)
            is_several = named == card and at.copies(self.scenario, card) > 1
            template = self.tr("Enter: change all copies of {card}") if is_several else self.tr("Enter: change {card}")
            return template.format(card=card)
        if self._is_low:
            return place
        if choice is None:
            return self.tr("{place}: type a card, or choose one with ↓").format(place=place)
        if not isinstance(choice, Dragged):
            return self.tr("Enter: {deed}").format(deed=named)
        text = self.tr("Enter: {card} to {place}").format(card=named, place=place)
        if area == "security" and any(map(is_blank, at.lying_in(self.scenario, seat, area))):
            text = self.tr("{text}, in place of an unknown card").format(text=text)
        chosen = at.units(self.scenario).get(self._chosen)
        if chosen and chosen[0] is self.places.seat and not (choice.seat or choice.area):
            under = self.tr("Ctrl+Enter: under {card}").format(card=self._chosen)
            text = f"{text} · {under}"
        return text

    def _on_typed(self) -> None:
        self.pause.start()
        self._complain(None)
        self._find()

    def _find(self, *, keeps: bool = False) -> None:
        """Show the possible meanings of the field's text; the likeliest is chosen. Without a text none is, so that no
        extra key puts anything down. `keeps`: the choice stays."""
        text, row, places = self.field.text, self.choices.currentIndex().row(), not self._edited
        rows = choices(text, self.places.seat, self.scenario, self._cards, self._language, places=places)
        first = 0 if text.strip() else -1
        self.choices.show_choices(list(rows), row if keeps and row >= 0 else first)
        self._tell_choice()

    def _tell_choice(self) -> None:
        """Show the effect of Enter, also to screen readers."""
        row = self.choices.chosen_row
        self.field.setAccessibleDescription(row.text if row is not None else "")
        self._say_target()

    # -- commands of the field --------------------------------------------------------------------

    def choose(self, name: str) -> None:
        """Others come under this card on the field."""
        self._chosen = name
        self._view.mark([name] if name else [])
        self._say_target()

    def aim(self, *, seat: Seat | None = None, area: str | None = None) -> None:
        if seat not in (None, self.places.seat):
            self.choose("")
        self.places.show_aim(seat or self.places.seat, area or self.places.area)
        self._find(keeps=True)

    def _enter(self, held: Qt.KeyboardModifier) -> None:
        """Run the field's command, or send the chosen card to its target."""
        choice, has_text = self.choices.chosen, bool(self.field.text.strip())
        if choice is None:
            self.pause.stop()
            self._complain(self._refusal() if has_text else InputError("type a card, or choose one with ↓"))
            return
        if isinstance(choice, Dragged) and self._edited and held == _NONE:
            ok = self.do(partial(self._exchanged, name=self._edited, card=choice))
        elif isinstance(choice, Dragged):
            ok = self.bring(choice, held)
        else:
            assert isinstance(choice, Command)
            ok = self.do(partial(apply_command, command=choice))
        if ok:
            self.field.clear()
        self.field.setFocus()

    def _refusal(self) -> InputError:
        """Reason for which the typed text means nothing."""
        return refusal(self.field.text, self.scenario, self._cards, places=not self._edited)

    def _place_of(self, choice: object) -> tuple[Seat, str]:
        """Destination of a card: the typed player and area, otherwise the selected ones."""
        seat, area = (choice.seat, choice.area) if isinstance(choice, Dragged) else (None, "")
        return seat or self.places.seat, area or self.places.area

    def bring(self, card: Dragged, held: Qt.KeyboardModifier) -> bool:
        """Put copies of a card by the keys."""
        return self.do(partial(self._brought, card=card, held=held))

    def _brought(self, scenario: Scenario, card: Dragged, held: Qt.KeyboardModifier) -> Scenario:
        (seat, area), onto = self._place_of(card), self._chosen
        is_joined = bool(held & (_CONTROL | _ALT))
        if is_joined and not onto:
            raise InputError("no card on the field is chosen")
        if is_joined and (card.seat or card.area):
            raise InputError(
                "a card on, under or linked to another card is wherever that card is",
                mend="Leave out the player and the area",
            )
        for _ in range(card.number):
            if is_joined:
                scenario = self.joined(scenario, card, onto, held)
            else:
                scenario, name = placed(scenario, card, self._cards, self._language, on_field=area in at.FIELD)
                scenario = at.add(scenario, seat, area, name, suspended=card.suspended, new=card.new)
        return scenario

    def _exchanged(self, scenario: Scenario, name: str, card: Dragged) -> Scenario:
        """Position in which a card is replaced by another with a new description."""
        if card.suspended:
            scenario = at.turn_card(scenario, name, suspended=True)
        if card.new:
            scenario = at.came_now(scenario, name, new=True)
        if card.kind is DragSource.NUMBER:
            scenario, called = placed(scenario, card, self._cards, self._language, on_field=True)
        else:
            former = by_label.card_of(scenario, name)
            is_name = name_test(scenario, self._cards)
            scenario, called = at.redescribed(scenario, former, card.key, current_language(), is_name)
        return by_label.exchange(scenario, name, called)

    def joined(self, scenario: Scenario, card: Dragged, onto: str, held: Qt.KeyboardModifier) -> Scenario:
        """Position with a card under another one, face up or down, on it, or linked to it."""
        scenario, name = placed(scenario, card, self._cards, self._language)
        if held & _ALT and not held & _SHIFT:
            return at.link(scenario, onto, name)
        if held & _SHIFT and not held & _ALT:
            return at.cover(scenario, onto, name)
        return at.stack(scenario, onto, name, face_down=bool(held & _ALT))

    # -- edits of things on the board ---------------------------------------------------------------

    def offered(self, name: str) -> Iterator[Offer]:
        """Menu of a card, pile, player or gauge of the board."""
        if name in at.units(self.scenario):
            self.choose(name)
            yield from self._offered_of_typed(name)
        described = self.scenario.cards.get(card := by_label.card_of(self.scenario, name))
        if described and "number" not in described and (text := card_text(card, described, current_language())):
            yield Offer(self.tr("Edit …"), partial(self._edit, name, text))
        for edit in by_label.edits(self.scenario, name):
            within = self.tr("Move it to") if edit.code == "send" else ""
            key = key_text(edit, letters_act=self._view.is_led_by_keys)
            yield Offer(edit_text(edit), partial(self.do, edit.do), key, within)
        if typed := by_label.count_typed(self.scenario, name, "", current_language()):
            yield Offer(self.tr("Set how many …"), partial(self._begin, typed))

    def _offered_of_typed(self, name: str) -> Iterator[Offer]:
        """Edits of a card on the field by the typed text."""
        choice, typed = self.choices.chosen, self.field.text.strip()
        if typed and isinstance(choice, Dragged):
            card = self.choices.named
            for template, held in (
                (self.tr("Place {card} under it"), _CONTROL),
                (self.tr("Place {card} under it, face down"), _ALT | _SHIFT),
                (self.tr("Place {card} on top"), _CONTROL | _SHIFT),
                (self.tr("Link {card} to it"), _ALT),
            ):
                key = QKeySequence(held | Qt.Key.Key_Return).toString(QKeySequence.SequenceFormat.NativeText)
                yield Offer(template.format(card=card), partial(self._enter, held), key)
        if typed and is_gift(typed):
            within = self.tr("Give it “{typed}”").format(typed=typed)
            for until in Until:
                gift = partial(give, name=name, typed=typed, until=until)
                yield Offer(until_text(until), partial(self._take_typed, gift), "", within)
        elif typed:
            call = partial(at.call, name=name, to=typed)
            yield Offer(self.tr("Name it “{typed}”").format(typed=typed), partial(self._take_typed, call))
        else:
            yield Offer(self.tr("Type what to give it …"), self.field.setFocus)

    def _take_typed(self, edit: _Edit) -> None:
        if self.do(edit):
            self.field.clear()

    def _edit(self, name: str, text: str) -> None:
        self._begin(text)
        self._edited = name
        self._say_target()

    @property
    def typed(self) -> dict[str, str]:
        """The text of the field, and label and name of the card that it describes anew."""
        line = {"line": self.field.text} if self.field.text.strip() else {}
        if not line or not self._edited:
            return line
        return line | {"edited": self._edited, "card": by_label.card_of(self.scenario, self._edited)}

    def restore_typed(self, fields: Mapping[str, str]) -> None:
        """Continue a text, as that of the same card if this is still there."""
        self.field.put(fields.get("line", ""))
        label, card = fields.get("edited", ""), fields.get("card", "")
        with suppress(ValueError, IndexError):
            if card and by_label.card_of(self.scenario, label) == card:
                self._edited = label
                self._find()

    def _begin(self, typed: str) -> None:
        self.field.put(typed)
        self.field.setFocus()

    def _edit_chosen(self, key: Qt.Key) -> None:
        if edit := edit_by_key(self.scenario, self._chosen, key):
            self.do(edit.do)

    def _offer_more(self) -> None:
        menu, now = self.more.menu(), at.position(self.scenario)
        menu.clear()
        so: dict[Command, bool] = {SetPhase(phase): now.phase == phase for phase in at.PHASES}
        so |= {SetEdition(edition): self.scenario.edition == edition for edition in EDITIONS}
        for command, is_so in so.items():
            action = menu.addAction(typed_text(command))
            action.setCheckable(True)
            action.setChecked(is_so)
            action.triggered.connect(partial(self.do, partial(apply_command, command=command)))
        for text, typed in (
            (self.tr("Set the turn …"), f"{word('turn', current_language())} {now.turn} {now.turn_number}"),
            (self.tr("Set the title …"), f"{word('title', current_language())}: {self.scenario.title}"),
        ):
            menu.addAction(text).triggered.connect(partial(self._begin, typed))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys on circumstances."""
        is_press = watched is self.also and event.type() is QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and isinstance(chosen := self.also.chosen, Circumstance):
            return self._change(chosen, event)
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

    # -- appearance --------------------------------------------------------------------------------

    def fit(self) -> None:
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()
        self._say_target()

    def minimumSizeHint(self) -> QSize:
        """Field, some of the list, and the buttons below: the rest gives way."""
        needed = sum(part.minimumSizeHint().height() for part in (self.field, self._foot))
        needed += self.choices.minimumHeight() + 4 * self._column.spacing()
        return QSize(super().minimumSizeHint().width(), needed)

    @property
    def _is_low(self) -> bool:
        return self.height() < fonts.em() * _LOW

    def _share_out(self) -> None:
        """Give the lists as much room as they need, up to a quarter. A low window leaves the places to the board and
        the keys, and as long as something is typed its room to the cards that are meant: that something is wrong the
        button still says."""
        is_low, asks = self._is_low, bool(self.field.text.strip())
        has_room = self.height() - self.field.height() >= fonts.em() * _LOWEST
        self.places.setVisible(not is_low or (not asks and has_room))
        least = _MINIMUM if asks or not is_low else _MIN_UNASKED
        if not self.trouble.isHidden() or (asks and is_low and not self.choices.rows.rowCount()):
            least = 0  # a refusal is longer
        self.choices.setMinimumHeight(round(min(fonts.em() * least, self.height() * _SHARE)))
        for lines, most in ((self.wrong, self.height() // 4), (self.also, self.height() // 5)):
            lines.setVisible(not (is_low and asks) and lines.model_of_lines.rowCount() > 0)
            lines.setMaximumHeight(most)

    # -- when it is seen ---------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._view.let_edit(editable=True)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._view.let_edit(editable=False)


def _headed(head: str, lines: list[Line]) -> list[Line]:
    """Lines below their head; none if there are no lines."""
    return [(CitedLine(head, kind=LineKind.HEAD), None), *lines] if lines else []
