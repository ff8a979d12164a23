"""A page below a row with its title."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.sheets.sheet import Sheet


class HeadedSheet(QWidget):
    """The buttons that stand beside the title are added to `row`."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is what the page is called by screen readers."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.title = PlainLabel()
        self.sheet = Sheet(name)
        self.row = QHBoxLayout()
        self.row.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.row)
        column.addWidget(self.sheet, 1)
        self.setFocusProxy(self.sheet)

    def fit(self) -> None:
        """Take new measures from the font."""
        font = QApplication.font()
        font.setBold(True)
        self.title.setFont(font)
