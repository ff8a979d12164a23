"""A field of several lines, for as much text as anybody has a use for."""

from __future__ import annotations

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QStatusTipEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from judgeapp.ui.localization import format_number
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars

# Letters; no card has that many.
MOST = 20_000


class BoundedField(QPlainTextEdit):
    """What is pasted or dropped is cut where it is more than `most` letters, as millions of them would hold up the
    window; the status bar says so. Tab leads on."""

    def __init__(self, most: int = MOST, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scale_scroll_bars(self)
        self._most = most
        self.setTabChangesFocus(True)

    def insertFromMimeData(self, source: QMimeData) -> None:
        text, cursor = source.text(), self.textCursor()
        selected = cursor.selectionEnd() - cursor.selectionStart()
        room = max(0, self._most - (self.document().characterCount() - 1 - selected))
        if len(text) <= room:
            super().insertFromMimeData(source)
            return
        cursor.insertText(text[:room])
        told = self.tr("This field takes {most} letters; what was more is left out.")
        show_status(self, told.format(most=format_number(self._most)))


def show_status(widget: QWidget, told: str) -> None:
    """Say something in the status bar of the window that a widget is in."""
    QApplication.sendEvent(widget, QStatusTipEvent(told))
