"""Buttons as they stand everywhere: what they say, and what they are called by screen readers and
told of under the mouse."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from judgeapp.ui.widgets.style import fonts

# Of a box that is ticked, in heights of the font.
_TICK = 0.72


def fit_ticks(widget: QWidget) -> None:
    """Let the boxes of a widget that are ticked grow with the letters beside them: in the style
    they have one size."""
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
