"""Forms and their fields: bounded, cleared by a sign, below their names, and scrolled if they have no room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QPalette, QResizeEvent, QStatusTipEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from judgeapp.ui import signs
from judgeapp.ui.localization import format_number, translate
from judgeapp.ui.widgets.forms.buttons import SignButton
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_option, scale_scroll_bars

MAX_LETTERS = 20_000  # letters; no card has as many


class BoundedField(QPlainTextEdit):
    """Text field that cuts pasted and dropped text at `most` letters, as millions of them would freeze the window, and
    says so in the status bar. Tab leads on."""

    def __init__(self, most: int = MAX_LETTERS) -> None:
        super().__init__(tabChangesFocus=True)
        scale_scroll_bars(self)
        self._most = most

    def insertFromMimeData(self, source: QMimeData) -> None:
        text, cursor = source.text(), self.textCursor()
        selected = cursor.selectionEnd() - cursor.selectionStart()
        room = max(0, self._most - (self.document().characterCount() - 1 - selected))
        if len(text) <= room:
            super().insertFromMimeData(source)
            return
        cursor.insertText(text[:room])
        sentence = self.tr("At most {most} characters fit here; the rest was cut.")
        show_status(self, sentence.format(most=format_number(self._most)))


class GrowingField(BoundedField):
    """Field as high as its text, and as some lines at least: only the form around it is scrolled."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().documentLayout().documentSizeChanged.connect(self.fit)

    def fit(self) -> None:
        least = round(fonts.em() * (self._lines + 1.2))
        first, last = self.document().firstBlock(), self.document().lastBlock()
        text = self.blockBoundingGeometry(last).bottom() - self.blockBoundingGeometry(first).top()
        around = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        self.setFixedHeight(max(least, ceil(text) + around))


def show_status(widget: QWidget, text: str) -> None:
    QApplication.sendEvent(widget, QStatusTipEvent(text))


class ClearSign(SignButton):
    """Stands at the end of a field while anything is in it, behind other signs of it; the keys stay in the field."""

    def __init__(self, line: QLineEdit) -> None:
        super().__init__(signs.refused, translate("clear_sign", "Clear the field"), flat=True)
        self._line = line
        self._signs: list[QWidget] = [self]
        self.setParent(line)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self._clear)
        line.textChanged.connect(self.fit)
        line.installEventFilter(self)
        self.fit()

    def fit(self) -> None:
        """Take new measures from the font: its position, and the text margin that it needs."""
        self.setVisible(bool(self._line.text()))
        taken = 0
        for sign in self._signs:
            if not sign.isHidden():
                size = sign.sizeHint()
                taken += size.width()
                # If the field is lower than the sign, the sign shrinks.
                high = min(size.height(), self._line.height() - 2)
                x, y = self._line.rect().right() - taken, (self._line.height() - high) // 2
                sign.setGeometry(x, y, size.width(), high)
        around = self._line.textMargins()
        if around.right() != taken:
            around.setRight(taken)
            self._line.setTextMargins(around)

    def add(self, sign: QWidget) -> None:
        """Let another sign stand before this one, while it is shown."""
        self._signs.append(sign)
        sign.setParent(self._line)
        sign.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent) or (
            watched is self._line and event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange)
        ):
            self.fit()
        return False

    def _clear(self) -> None:
        self._line.clear()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)


class TypedForm(QWidget):
    """Form that signals what is typed into it, and nothing while it is filled."""

    changed = Signal()  # something was typed
    filled = Signal()  # other texts are shown
    save_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        # So its fields stand out from the window, and its frame shows, in light and dark.
        self.setAutoFillBackground(True)
        self.is_changed = False  # whether anything was typed since the form was filled
        self._silent = False

    @contextmanager
    def _filling(self) -> Iterator[None]:
        self._silent = True
        yield
        self._silent = False

    def _emit_changed(self) -> None:
        if not self._silent:
            self.is_changed = True
            self.changed.emit()


class ScrolledForm(QScrollArea):
    """Scroll area of a layout, as wide as itself. The focus is for its fields."""

    def __init__(self, form: QLayout) -> None:
        super().__init__(widgetResizable=True)
        scale_scroll_bars(self)
        inner = QWidget()
        inner.setLayout(form)
        self.setWidget(inner)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def minimumSizeHint(self) -> QSize:
        """Height of a field with its name and its fault."""
        return QSize(1, fonts.em() * 5)


def add_named(column: QVBoxLayout, name: str, field: QWidget) -> PlainLabel:
    """Add a field below its name, in which "&" marks the key that leads to it. Returns the name."""
    label = PlainLabel(name, wraps=True)
    label.setBuddy(field)
    field.setAccessibleName(name.replace("&", ""))
    column.addWidget(label)
    column.addWidget(field)
    return label


_MIN_LETTERS = 6
_MAX_LINES = 3
_WRAPPED = Qt.TextFlag.TextWordWrap
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FittedBox(QComboBox):
    """Its arrow grows with the letters."""

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        scale_option(option, self)

    def minimumSizeHint(self) -> QSize:
        # Qt keeps the minimum size of the former font.
        return self.sizeHint()

    def fill(self, choices: Mapping[Any, str], chosen: object = None) -> None:
        """Replace the choices; `chosen` is selected if it is among them, otherwise the first."""
        self.clear()
        for value, label in choices.items():
            self.addItem(label, value)
        self.setCurrentIndex(max(0, self.findData(chosen)))
        # Its height follows the text, also while signals are blocked.
        self.updateGeometry()


class ChoiceBox(FittedBox):
    """Narrow combo box that grows in height with the chosen text."""

    def __init__(self) -> None:
        super().__init__(minimumContentsLength=_MIN_LETTERS)
        # A wheel that scrolls the form changes no choice.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.currentTextChanged.connect(lambda _: self.updateGeometry())

    def showPopup(self) -> None:
        """The choices are read whole too, as far as the window is wide."""
        view = self.view()
        scale_scroll_bars(view)
        bar = view.verticalScrollBar().sizeHint().width()
        needed = view.sizeHintForColumn(0) + bar + 2 * view.frameWidth()
        view.setMinimumWidth(min(needed, self.window().width()))
        super().showPopup()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), hint.height() + self._more())

    def _more(self) -> int:
        """Pixels by which the text is higher than one line."""
        metrics = QFontMetrics(self.font())
        room = QRect(0, 0, max(1, self.text_room.width()), 1)
        high = metrics.boundingRect(room, int(_WRAPPED), self.currentText()).height()
        return min(high, _MAX_LINES * metrics.lineSpacing()) - metrics.height()

    @property
    def text_room(self) -> QRect:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        side = round(fonts.em() * 0.15)
        inner = self.style().subControlRect(control, option, part, self)
        return inner.adjusted(side, 0, -side, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        painter.drawItemText(
            self.text_room,
            int(_LEFT) | int(_WRAPPED),
            self.palette(),
            enabled,
            self.currentText(),
            QPalette.ColorRole.ButtonText,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()
