"""Figures that are typed at the table: they are the number of an option, wherever the focus is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


def figure_of(event: QKeyEvent) -> str:
    """The figure that was typed; empty for any other key."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    typed = event.text()
    return typed if not held and typed.isascii() and typed.isdecimal() else ""
