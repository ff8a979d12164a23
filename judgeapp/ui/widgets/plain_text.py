"""Texts as they are: Qt takes what looks like HTML for it, and loads what stands in it, wherever it is not told
otherwise. Names of cards, files and tables are anybody's."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import QLabel, QWidget


def tip(text: str) -> str:
    """A text for a tool tip, which can't be told that it is plain."""
    if not QtText.mightBeRichText(text):
        return text
    return f'<qt><span style="white-space:pre-wrap">{escape(text)}</span></qt>'


class PlainLabel(QLabel):
    """A label that shows its text as it is."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
