"""Text in place of an empty list: why it is empty, and what to do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea

from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars


class EmptyListText(QScrollArea):
    """Text, scrolled, also by the arrow keys, if it doesn't fit."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        scale_scroll_bars(self)
        self._label = PlainLabel(wraps=True)
        self._label.setForegroundRole(self._label.foregroundRole().PlaceholderText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(self._label)
        self.setWidgetResizable(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # The list behind it has the colors.
        self._label.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setText(text)

    def text(self) -> str:
        return self._label.text()

    def setText(self, text: str) -> None:
        self._label.setText(text)
        self.setAccessibleName(text)

    def fit(self, left: float, top: float, right: float, bottom: float) -> None:
        """Set the margins of the text, in heights of the font."""
        around = [round(fonts.em() * far) for far in (left, top, right, bottom)]
        self._label.setContentsMargins(*around)

    def minimumSizeHint(self) -> QSize:
        return QSize(1, fonts.em() * 3)
