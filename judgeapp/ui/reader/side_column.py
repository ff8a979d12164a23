"""The column with the other languages, which can be closed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.sheets.headed_sheet import HeadedSheet
from judgeapp.ui.widgets.style import fonts


class SideColumn(HeadedSheet):
    """followed -- the Address of a link of its page
    closed   -- its button was pressed
    """

    followed = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Other languages"), parent)
        self.title.setText(self.tr("Other languages"))
        self.title.setWordWrap(True)
        close = tool_button("×", self.tr("Close the other languages (F9)"), flat=True)
        self.row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.sheet.followed.connect(self.followed)
        close.clicked.connect(self.closed)

    def entitle(self, pinned: str) -> None:
        """Say what stands here: a term that is pinned, or the other languages."""
        told = self.tr("Pinned: {term}").format(term=pinned)
        self.title.setText(told if pinned else self.tr("Other languages"))

    def fit(self) -> None:
        em = fonts.em()
        self.row.setContentsMargins(round(em * 0.9), round(em * 0.6), round(em * 0.4), 0)
        super().fit()
