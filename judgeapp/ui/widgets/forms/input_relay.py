"""Text that an input method composes where letters go on to a field: a board, a page, a list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QInputMethodEvent, QInputMethodQueryEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

_RECTANGLES = (Qt.InputMethodQuery.ImCursorRectangle, Qt.InputMethodQuery.ImAnchorRectangle)


class InputRelay(QObject):
    """Sends to a field what is composed in the watched widgets that have input methods enabled. The focus follows once
    a text is committed: sooner, the input method would commit what is half composed."""

    def __init__(self, field: QLineEdit | QPlainTextEdit) -> None:
        super().__init__(field)
        self._field, self._composes, self._before = field, False, ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        enabled = Qt.WidgetAttribute.WA_InputMethodEnabled
        if not isinstance(watched, QWidget) or not watched.testAttribute(enabled):
            return False
        if isinstance(event, QInputMethodEvent):
            self._relay(event)
            return True
        if isinstance(event, QInputMethodQueryEvent):
            self._answer(watched, event)
            return True
        return False

    def _relay(self, event: QInputMethodEvent) -> None:
        field, committed, began = self._field, bool(event.commitString()), self._composes
        self._composes = bool(event.preeditString())
        if not (self._composes or committed or began):
            return
        if isinstance(field, QLineEdit) and not began:
            # As with a letter, it is another question; nothing changes before it is committed.
            self._before = field.text()
            with QSignalBlocker(field):
                field.clear()
        QApplication.sendEvent(field, event)
        if isinstance(field, QLineEdit) and not (self._composes or committed):
            with QSignalBlocker(field):
                field.setText(self._before)
        if committed and not self._composes:
            field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, watched: QWidget, event: QInputMethodQueryEvent) -> None:
        """Answer as the field does, with its places as the widget has them."""
        QApplication.sendEvent(self._field, event)
        event.setValue(Qt.InputMethodQuery.ImEnabled, True)
        offset = watched.mapFromGlobal(self._field.mapToGlobal(QPoint()))
        for query in _RECTANGLES:
            place: Any = event.value(query)
            if isinstance(place, QRect | QRectF):
                event.setValue(query, place.translated(offset))
