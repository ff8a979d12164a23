"""A button that stands for an action: it says a sign, and can do what the action can."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget


class ActionButton(QToolButton):
    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(sign)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def stand_for(self, action: QAction) -> None:
        self.setAccessibleName(action.toolTip())
        self.setToolTip(action.toolTip())
        self.clicked.connect(action.trigger)
        action.changed.connect(lambda: self.setEnabled(action.isEnabled()))
        self.setEnabled(action.isEnabled())
