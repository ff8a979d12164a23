"""Parts of the position editor: the field, and the destinations of cards."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QGridLayout, QToolButton, QWidget

from judgeapp.engine.identity import Seat
from judgeapp.table.setup.facts import MAX_LENGTH
from judgeapp.ui.table.board.pile_item import pile_text
from judgeapp.ui.widgets.box import spaced
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.forms.fields import BoundedField
from judgeapp.ui.widgets.plain_text import PlainLabel, tip

translate = QCoreApplication.translate

AREAS = ("battle", "breeding", "hand", "security", "trash", "deck", "digi_egg_deck")
_SHIFT, _NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LINES = 5


class CardField(BoundedField):
    """Field whose text may have several lines, if a card's text is pasted."""

    entered = Signal(object)  # Enter, with the keys that were held
    walked = Signal(int)  # through its meanings, by so many rows

    def __init__(self) -> None:
        super().__init__(MAX_LENGTH)
        self.setAccessibleName(translate("SetupForm", "Card, or another part of the position"))
        self.setPlaceholderText(translate("CardField", 'Card, or "hand 5"'))
        examples = translate(
            "SetupForm",
            'Card name, number or text; "3x Lv.4 red 5000", "Tai Tamer red", "red 5000 blocker suspended"; "hand 5", '
            '"memory 3"; before a card, player or area: "B: red 5000 came this turn", "B hand: Tai Tamer red"',
        )
        printed = translate(
            "SetupForm",
            "A whole card: its name, then one fact per line (Shift+Enter): “Lv.4 red 5000 cost 5”, “Red Lv.3: 2”, "
            "“Traits: …”, “[DigiXros -2] …”, “Link DP +1000”, “Inherited effect: …”",
        )
        self.setToolTip(f"{examples}\n\n{printed}")
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
        """Make it as high as its text, up to some lines; a shorter text is seen from its beginning."""
        lines = round(self.document().size().height()) if self.text else self._lines_of_placeholder()
        around = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        high = self.blockBoundingGeometry(self.document().firstBlock()).height()
        line = high / max(1, self.document().firstBlock().lineCount())
        self.setFixedHeight(ceil(max(1, min(_LINES, lines)) * line) + around)
        if lines <= _LINES:
            self.verticalScrollBar().setValue(0)

    def _lines_of_placeholder(self) -> int:
        metrics = self.fontMetrics()
        width = self.viewport().width() - round(self.document().documentMargin() * 2)
        room = QRect(0, 0, max(1, width), 1)
        wraps = Qt.TextFlag.TextWordWrap
        high = metrics.boundingRect(room, int(wraps), self.placeholderText()).height()
        return max(1, min(_LINES, round(high / metrics.lineSpacing())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()


class WrappedText(PlainLabel):
    """Text from its beginning in as many lines as there is room for, and whole as its tool tip."""

    def __init__(self, *, bold: bool = False) -> None:
        super().__init__(wraps=True, shrinks=True, bold=bold)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(tip(text))


class Places(QWidget):
    """Destinations of cards: the player and seven areas, one of them selected."""

    aimed = Signal(object, str)  # the Seat and the area, if another one was pressed

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.area = Seat.A, AREAS[0]
        self.whose = _toggle("", translate("SetupForm", "Whose card it is (Alt+A, Alt+B)"))
        self.whose.clicked.connect(lambda: self.aimed.emit(self.seat.other, self.area))
        self._group = QButtonGroup(self)
        for place, area in enumerate(AREAS):
            tip = translate("SetupForm", "{area} (Alt+{key})").format(area=pile_text(area), key=place + 1)
            self._group.addButton(_toggle(_short(area), tip), place)
        self._group.idClicked.connect(lambda place: self.aimed.emit(self.seat, AREAS[place]))
        self._grid = spaced(QGridLayout(self), 0, 0.2)
        self._columns = 0
        self.show_aim(self.seat, self.area)

    def area_button(self, area: str) -> QToolButton:
        button = self._group.button(AREAS.index(area))
        assert isinstance(button, QToolButton)
        return button

    @property
    def _buttons(self) -> list[QToolButton]:
        return [self.whose, *map(self.area_button, AREAS)]

    def show_aim(self, seat: Seat, area: str) -> None:
        self.seat, self.area = seat, area
        self.whose.setText(seat.value)
        self.area_button(area).setChecked(True)
        self._colour()

    def fit(self) -> None:
        self._columns = 0
        self._colour()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        widest = max(button.sizeHint().width() for button in self._buttons)
        # Letters of another script are higher.
        high = max(button.sizeHint().height() for button in self._buttons)
        for button in self._buttons:
            button.setMinimumHeight(high)
        columns = max(2, min(4, self.width() // (widest + self._grid.spacing())))
        if columns != self._columns:
            self._columns = columns
            for place, button in enumerate(self._buttons):
                self._grid.addWidget(button, *divmod(place, columns))

    def _colour(self) -> None:
        """Make the pressed button visible in light and dark."""
        own = QApplication.palette()
        down = QPalette(own)
        # The style draws it lighter than it is said to be.
        down.setColor(QPalette.ColorRole.Button, own.color(QPalette.ColorRole.Highlight).darker(120))
        down.setColor(QPalette.ColorRole.ButtonText, own.color(QPalette.ColorRole.BrightText))
        self.whose.setChecked(True)
        for button in self._buttons:
            button.setPalette(down if button.isChecked() else own)


def _short(area: str) -> str:
    return {"battle": translate("setup_form", "Battle"), "breeding": translate("setup_form", "Breeding")}.get(
        area
    ) or pile_text(area)


def _toggle(text: str, name: str) -> QToolButton:
    button = tool_button(text, name)
    button.setCheckable(True)
    button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
    return button
