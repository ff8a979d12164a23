"""Buttons as they stand everywhere: what they say, and what they are called by screen readers and
told of under the mouse."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QToolButton


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
