"""The column with the other languages, which can be closed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgeapp.ui.widgets import fonts
from judgeapp.ui.widgets.buttons import tool_button
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.sheet import Sheet


class SideColumn(QWidget):
    """A title with a button to close it, and a page."""

    followed = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self._title = PlainLabel(self.tr("Other languages"))
        self._title.setWordWrap(True)
        close = tool_button("×", self.tr("Close the other languages (F9)"), flat=True)
        self.sheet = Sheet(self.tr("Other languages"))
        self._row = QHBoxLayout()
        self._row.addWidget(self._title, 1)
        self._row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(self.sheet, 1)
        self.setFocusProxy(self.sheet)
        self.sheet.followed.connect(self.followed)
        close.clicked.connect(self.closed)

    def entitle(self, pinned: str) -> None:
        """Say what stands here: a term that is pinned, or the other languages."""
        told = self.tr("Pinned: {term}").format(term=pinned)
        self._title.setText(told if pinned else self.tr("Other languages"))

    def fit(self) -> None:
        em = fonts.em()
        self._row.setContentsMargins(round(em * 0.9), round(em * 0.6), round(em * 0.4), 0)
        font = QApplication.font()
        font.setBold(True)
        self._title.setFont(font)
