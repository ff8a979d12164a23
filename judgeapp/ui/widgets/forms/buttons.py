"""Buttons as they stand everywhere: what they say, and what they are called by screen readers and told of under the
mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionToolButton, QToolButton, QWidget

from judgeapp.ui.signs import draw
from judgeapp.ui.widgets.style import fonts

# Of a box that is ticked, and of a sign, in heights of the font.
_TICK = 0.72
_SIGN = 0.92


class SignButton(QToolButton):
    """A button with a sign, as large as the letters beside it."""

    def __init__(self, sign: Callable[[], QPainterPath], name: str, *, flat: bool = False) -> None:
        super().__init__()
        self._sign = sign()
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setAutoRaise(flat)

    def sizeHint(self) -> QSize:
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        room = QSize(fonts.em(), fonts.em())
        kind = QStyle.ContentsType.CT_ToolButton
        return self.style().sizeFromContents(kind, option, room, self)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        square = QRectF(0, 0, fonts.em() * _SIGN, fonts.em() * _SIGN)
        square.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        draw(painter, self._sign, square, self.palette().color(self.foregroundRole()))
        painter.end()


def fit_ticks(widget: QWidget) -> None:
    """Let the boxes of a widget that are ticked grow with the letters beside them: in the style they have one size."""
    side = round(fonts.em() * _TICK)
    boxes = "QCheckBox::indicator, QListWidget::indicator"
    widget.setStyleSheet(f"{boxes} {{ width: {side}px; height: {side}px; }}")


def push_button(text: str, name: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(name)
    button.setAccessibleName(name)
    return button


def tool_button(text: str, name: str, *, flat: bool = False) -> QToolButton:
    """`flat` has no edge until the mouse is on it."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.setAutoRaise(flat)
    return button
