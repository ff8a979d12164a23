"""The rail of places at the left."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QButtonGroup, QToolButton, QVBoxLayout, QWidget

from judgeapp.desk.settings import RAILS
from judgeapp.ui import fonts
from judgeapp.ui.icons import icon


class Rail(QWidget):
    """One button per place; `chosen` names the place."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = {
            "search": self.tr("Search"),
            "sources": self.tr("Sources"),
            "glossary": self.tr("Glossary"),
            "bookmarks": self.tr("Bookmarks"),
        }
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QToolButton] = {}
        self._column = QVBoxLayout(self)
        for number, place in enumerate(RAILS, 1):
            button = QToolButton()
            button.setText(self._titles[place])
            button.setAccessibleName(self._titles[place])
            button.setToolTip(f"{self._titles[place]} (Ctrl+{number})")
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setSizePolicy(
                button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed
            )
            button.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
            self._group.addButton(button)
            self._buttons[place] = button
            self._column.addWidget(button)
        self._column.addStretch(1)

    def show_chosen(self, place: str) -> None:
        self._buttons[place].setChecked(True)

    def fit(self) -> None:
        """Take new measures from the font and new colours from the palette."""
        em = fonts.em()
        self._column.setContentsMargins(round(em * 0.3), 0, round(em * 0.3), 0)
        self._column.setSpacing(round(em * 0.2))
        for place, button in self._buttons.items():
            button.setIcon(
                icon(place, QApplication.palette(), round(em * 1.5), self.devicePixelRatioF())
            )
            button.setIconSize(button.icon().availableSizes()[0] / self.devicePixelRatioF())
