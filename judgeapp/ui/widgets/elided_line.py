"""A text in one line, cut where there is no room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from judgeapp.ui.widgets.plain_text import PlainLabel, tip


class ElidedLine(PlainLabel):
    """A text in one line, cut at its end where there is no room; whole as its tool tip."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._name = name
        self._whole = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    @property
    def whole(self) -> str:
        return self._whole

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(f"{self._name}: {text}" if text else self._name)
        self.setToolTip(tip(text))
        self.fit()

    def fit(self) -> None:
        metrics = QFontMetrics(QApplication.font())
        self.setText(
            metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, max(0, self.width() - 2))
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
