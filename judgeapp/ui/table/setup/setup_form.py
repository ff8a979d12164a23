"""The form in which a position is set up: the field, where cards go, what is done with them, how
many there are of those that nobody knows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.decks import DECK_SIZE
from judgeapp.engine.identity import Seat
from judgeapp.table.setup import position as at
from judgeapp.table.setup.facts import LONGEST
from judgeapp.ui import signs
from judgeapp.ui.table.board.middle_items import MOST_MEMORY
from judgeapp.ui.table.board.pile_item import pile_text
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.setup.card_choices import CardChoices, start_text
from judgeapp.ui.widgets.forms.buttons import SignButton, tool_button
from judgeapp.ui.widgets.forms.choice_box import ChoiceBox, FittedBox
from judgeapp.ui.widgets.forms.fields import BoundedField
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox, scale_scroll_bars

translate = QCoreApplication.translate

AREAS = ("battle", "breeding", "hand", "security", "trash", "deck", "digi_egg_deck")
# Piles of which it can be said how many cards they have.
COUNTED = ("hand", "security", "deck", "digi_egg_deck", "trash")
_SHIFT, _NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
# More than can be so, for the judge knows what he saw.
_MORE = 9
_MOST_TURN = 999
_LINES = 5
# Heights of the font: in what is lower only one of several lists has room.
_LOW = 22


class SetupForm(QWidget):
    """Fields and layout of the form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self._make()
        self._lay_out()
        self.field.textChanged.connect(self._fit_asked)

    # -- how it is put together -------------------------------------------------------------------

    def _make(self) -> None:
        self.field = _Field(self.tr("Card, or what else lies there"))
        self.field.setPlaceholderText(
            self.tr('Name, number or text of a card; "3x Lv.4 red 5000"; "hand 5", "memory 3"')
        )
        self.field.setToolTip(
            self.tr(
                "The text of a card as it is printed: its name, “Lv.4 red 5000 cost 5”, then,"
                " in a line each (Shift+Enter), what stands beside its effects: “Red Lv.3: 2”,"
                " “Traits: …”, “[Link] [Wisp] trait: Cost 1”, “Link DP +1000”,"
                " “[DNA Digivolve] …: Cost 0”, “[DigiXros -2] …”, “Overflow <-3>”; its effects,"
                " “Inherited effect: …”, “Link effect: …”, “Security effect: …”"
            )
        )
        self.trouble = _label(bold=True)
        self.trouble.hide()
        self.choices = CardChoices()
        self.seats = _Group(self)
        for place, seat in enumerate(Seat):
            tip = self.tr("Cards of {seat} (Alt+{key})").format(seat=seat.value, key=seat.value)
            self.seats.add(_toggle(seat.value, tip), place)
        self.areas = _Group(self)
        for place, area in enumerate(AREAS):
            tip = self.tr("{area} (Alt+{key})").format(area=pile_text(area), key=place + 1)
            self.areas.add(_toggle(_short(area), tip), place)
        self.target = _label(muted=True)
        self.about = _label(bold=True, wraps=False)
        self.under = _button(self.tr("Under"), self.tr("Place the card under it (Ctrl+Enter)"))
        face_down = self.tr("Place the card under it, face down (Alt+Shift+Enter)")
        self.face_down = _button(self.tr("Face down"), face_down)
        on_top = self.tr("Place the card on top, as in digivolution (Ctrl+Shift+Enter)")
        self.on_top = _button(self.tr("On top"), on_top)
        self.link = _button(self.tr("Link"), self.tr("Link the card to it (Alt+Enter)"))
        unlink = self.tr("Remove its last link card (Alt+K)")
        self.unlink = _button(self.tr("Unlink"), unlink)
        uncover = self.tr("Remove its top card only (Alt+O)")
        self.uncover = _button(self.tr("Top off"), uncover)
        self.suspend = _button(self.tr("Suspend"), self.tr("Suspend or unsuspend it (Alt+U)"))
        self.fresh = _button(self.tr("New"), self.tr("Came this turn, or not (Alt+N)"))
        more = self.tr("Other circumstances: effects used this turn, temporary effects (Alt+M)")
        self.more = _button(self.tr("More"), more)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        self.away = _button(self.tr("Away"), self.tr("Remove it (Alt+Delete)"))
        # What is done with the chosen card on the field.
        self.does = (
            self.under,
            self.face_down,
            self.on_top,
            self.link,
            self.unlink,
            self.uncover,
            self.suspend,
            self.fresh,
            self.more,
            self.away,
        )
        self.suspend.setCheckable(True)
        self.fresh.setCheckable(True)
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the chosen card"))
        self.name.setToolTip(self.name.accessibleName())
        self.counts: dict[tuple[Seat, str], QSpinBox] = {}
        for pile in COUNTED:
            for seat in Seat:
                spin = ScaledSpinBox()
                spin.setMaximum(DECK_SIZE + _MORE)
                label = self.tr("{pile} of {seat}").format(pile=pile_text(pile), seat=seat.value)
                spin.setAccessibleName(label)
                spin.setToolTip(self.tr("Number of cards; known cards stay"))
                spin.setKeyboardTracking(False)
                self.counts[seat, pile] = spin
        self.title = QLineEdit()
        self.title.setAccessibleName(self.tr("Title of the position"))
        self.title.setPlaceholderText(self.tr("Title"))
        self.memory = ScaledSpinBox()
        self.memory.setRange(-MOST_MEMORY, MOST_MEMORY)
        self.memory.setKeyboardTracking(False)
        self.memory.setAccessibleName(self.tr("Memory of the turn player"))
        self.turn = ScaledSpinBox()
        self.turn.setRange(1, _MOST_TURN)
        self.turn.setKeyboardTracking(False)
        self.turn.setAccessibleName(self.tr("Number of the turn"))
        self.turn_seat = FittedBox()
        self.turn_seat.addItems([seat.value for seat in Seat])
        self.turn_seat.setAccessibleName(self.tr("Whose turn it is"))
        self.phase = ChoiceBox()
        for phase in at.PHASES:
            self.phase.addItem(start_text(phase), phase)
        self.phase.setAccessibleName(self.tr("Start of the position"))
        self.edition = ChoiceBox()
        for edition in EDITIONS:
            self.edition.addItem(self.tr("rules {edition}").format(edition=edition), edition)
        self.edition.setAccessibleName(self.tr("Edition of the rules"))
        self.edition.setToolTip(self.tr("Rules edition to play by"))
        self.also = LineList(self.tr("Other circumstances"))
        self.also.setToolTip(self.tr("Delete removes it; Alt+Up moves it before the one above"))
        self.wrong = LineList(self.tr("Not possible under the rules"))
        self.undo_button = SignButton(signs.undo, self.tr("Undo the last step (Ctrl+Z)"))
        self.redo_button = SignButton(signs.redo, self.tr("Do it again (Ctrl+Y)"))
        self.clear = SignButton(signs.nothing, self.tr("Start from an empty table"))
        self.leave = QPushButton(self.tr("Close"))
        self.leave.setToolTip(self.tr("Back to the game; the position stays (Esc)"))
        self.play = QPushButton()
        self.play.setToolTip(self.tr("Play from this position (Ctrl+Alt+Enter)"))

    def _lay_out(self) -> None:
        self._inside = QWidget()
        self._inside.setMinimumWidth(1)
        self._to, self._does = QGridLayout(), QGridLayout()
        self._column = QVBoxLayout(self._inside)
        self._column.addWidget(self.field)
        self._column.addWidget(self.trouble)
        self._column.addWidget(self.choices, 1)
        self._column.addLayout(self._to)
        self._column.addWidget(self.target)
        self._named = QHBoxLayout()
        self._named.addWidget(self.about)
        self._named.addWidget(self.name, 1)
        self._column.addLayout(self._named)
        self._column.addLayout(self._does)
        self._arrange(4)
        self._grid = QGridLayout()
        for column, seat in enumerate(Seat, 1):
            head = _label(muted=True, wraps=False)
            head.setText(seat.value)
            self._grid.addWidget(head, 0, column)
        for row, pile in enumerate(COUNTED, 1):
            named = _label(muted=True, wraps=False)
            named.setText(pile_text(pile))
            self._grid.addWidget(named, row, 0)
            for column, seat in enumerate(Seat, 1):
                self._grid.addWidget(self.counts[seat, pile], row, column)
        rows = (
            (self.tr("Memory"), self.memory, None),
            (self.tr("Turn"), self.turn, self.turn_seat),
            (self.tr("Starts with"), self.phase, None),
        )
        for row, (label, first, second) in enumerate(rows, len(COUNTED) + 1):
            named = _label(muted=True, wraps=False)
            named.setText(label)
            named.setBuddy(first)
            self._grid.addWidget(named, row, 0)
            self._grid.addWidget(first, row, 1, 1, 1 if second is not None else 2)
            if second is not None:
                self._grid.addWidget(second, row, 2)
        last = self._grid.rowCount()
        self._grid.addWidget(self.title, last, 0, 1, 2)
        self._grid.addWidget(self.edition, last, 2)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        self._column.addLayout(self._grid)
        self._area_of_all = QScrollArea()
        scale_scroll_bars(self._area_of_all)
        self._area_of_all.setWidget(self._inside)
        self._area_of_all.setWidgetResizable(True)
        self._area_of_all.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area_of_all.setFrameShape(QFrame.Shape.NoFrame)
        self._area_of_all.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside.setBackgroundRole(self.backgroundRole().Base)
        self._area_of_all.viewport().setBackgroundRole(self.backgroundRole().Base)
        self._foot = QHBoxLayout()
        for part in (self.undo_button, self.redo_button, self.clear):
            self._foot.addWidget(part)
        self._foot.addStretch(1)
        self._foot.addWidget(self.leave)
        self._last = QHBoxLayout()
        self._last.addWidget(self.play)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._area_of_all, 1)
        self._outer.addWidget(self.also)
        self._outer.addWidget(self.wrong)
        self._outer.addLayout(self._foot)
        self._outer.addLayout(self._last)
        self.setFocusProxy(self.field)

    def _arrange(self, columns: int) -> None:
        """Buttons in so many columns; the seats before the areas."""
        self._columns = columns
        for place, button in enumerate((*self.seats.buttons, *self.areas.buttons)):
            self._to.addWidget(button, *divmod(place, columns))
        for place, button in enumerate(self.does):
            self._does.addWidget(button, *divmod(place, min(3, columns)))

    # -- how it looks -----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        button_width = max(button.sizeHint().width() for button in self.areas.buttons)
        columns = max(2, min(5, (self.width() - fonts.em() * 2) // (button_width + self._to.spacing())))
        if columns != self._columns:
            self._arrange(columns)
        self._fit_asked()

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.5)
        self._column.setContentsMargins(side, side, side, side)
        self._column.setSpacing(round(em * 0.25))
        self._foot.setContentsMargins(side, round(em * 0.3), side, 0)
        self._last.setContentsMargins(side, round(em * 0.3), side, side)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        for grid in (self._to, self._does, self._grid):
            grid.setSpacing(round(em * 0.2))
        self.field.fit()
        self.seats.fit()
        self.areas.fit()
        self._fit_asked()

    @property
    def _asks(self) -> bool:
        return bool(self.field.text.strip())

    def _fit_asked(self) -> None:
        """Share the room out by what is typed."""
        self.choices.fit(self.height(), asked=self._asks)
        self.fit_faults()

    def fit_faults(self) -> None:
        """Give the lists as much room as they need, up to a third of all. In a low window the cards that are meant have
        it, as long as something is typed; that something is wrong the button still says."""
        is_low = self._asks and self.height() < fonts.em() * _LOW
        for lines, most in ((self.wrong, self.height() // 3), (self.also, self.height() // 4)):
            lines.setVisible(not is_low and lines.model_of_lines.rowCount() > 0)
            needed = sum(map(lines.sizeHintForRow, range(lines.model_of_lines.rowCount())))
            lines.setFixedHeight(max(1, min(needed + 2, most)))


def _short(area: str) -> str:
    return {"battle": translate("setup_form", "Battle"), "breeding": translate("setup_form", "Breeding")}.get(
        area
    ) or pile_text(area)


class _Field(BoundedField):
    """A text that may have several lines, when the text of a card is pasted.

    entered -- Enter, with the keys that were held
    walked  -- through what it can mean, by so many rows
    """

    entered = Signal(object)
    walked = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__(LONGEST)
        self.setAccessibleName(name)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.textChanged.connect(self.fit)

    @property
    def text(self) -> str:
        return self.toPlainText()

    def put(self, text: str) -> None:
        self.setPlainText(text)
        self.moveCursor(self.textCursor().MoveOperation.End)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _ENTER and held != _SHIFT:
            self.entered.emit(held)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and held == _NONE and self.blockCount() == 1:
            self.walked.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Make it as high as its text, up to some lines."""
        em = fonts.em()
        lines = max(1, min(_LINES, round(self.document().size().height())))
        if not self.text:
            lines = self._lines_of_placeholder()
        self.setFixedHeight(round(lines * em + em * 0.7))

    def _lines_of_placeholder(self) -> int:
        metrics = self.fontMetrics()
        width = self.viewport().width() - round(self.document().documentMargin() * 2)
        room = QRect(0, 0, max(1, width), 1)
        wraps = Qt.TextFlag.TextWordWrap
        high = metrics.boundingRect(room, int(wraps), self.placeholderText()).height()
        return max(2, min(_LINES, -(-high // metrics.lineSpacing())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()


class _Group(QObject):
    """Buttons of which one is down.

    picked -- the place of the one that was pressed
    """

    picked = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.picked)

    def add(self, button: QToolButton, place: int) -> None:
        self._group.addButton(button, place)

    @property
    def buttons(self) -> list[QToolButton]:
        return [b for b in self._group.buttons() if isinstance(b, QToolButton)]

    def pick(self, place: int) -> None:
        self._group.button(place).setChecked(True)
        self.fit()

    def fit(self) -> None:
        """Let the one that is down be seen in any scheme."""
        own = QApplication.palette()
        chosen = QPalette(own)
        # The style draws it lighter than it is said to be.
        ground = own.color(QPalette.ColorRole.Highlight).darker(120)
        chosen.setColor(QPalette.ColorRole.Button, ground)
        chosen.setColor(QPalette.ColorRole.ButtonText, own.color(QPalette.ColorRole.BrightText))
        for button in self.buttons:
            button.setPalette(chosen if button.isChecked() else own)


def _toggle(text: str, name: str) -> QToolButton:
    button = _button(text, name)
    button.setCheckable(True)
    return button


def _button(text: str, name: str) -> QToolButton:
    button = tool_button(text, name)
    button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
    return button


def _label(*, bold: bool = False, muted: bool = False, wraps: bool = True) -> QLabel:
    label = PlainLabel()
    if wraps:
        label.setWordWrap(True)
        label.setMinimumWidth(1)
    if bold:
        font = label.font()
        font.setBold(True)
        label.setFont(font)
    if muted:
        label.setForegroundRole(label.foregroundRole().PlaceholderText)
    return label
