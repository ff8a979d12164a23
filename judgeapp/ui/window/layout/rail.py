"""The rail of places at the left."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QToolButton, QVBoxLayout, QWidget

from judgeapp.ui.localization import with_note
from judgeapp.ui.signs import icon
from judgeapp.ui.views import VIEWS, ViewSpec
from judgeapp.ui.widgets.style import fonts


class Rail(QWidget):
    """One button for each of PLACES; `chosen` gives the key of one."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._buttons: dict[ViewSpec, QToolButton] = {}
        self._column = QVBoxLayout(self)
        self._narrow = False
        self._arranged: tuple[object, ...] = ()
        for place in VIEWS:
            button = QToolButton()
            button.setText(place.title)
            button.setAccessibleName(place.title)
            button.setToolTip(with_note(place.title, place.shortcut))
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setSizePolicy(button.sizePolicy().Policy.Expanding, button.sizePolicy().Policy.Fixed)
            button.clicked.connect(lambda _=False, key=place.key: self.chosen.emit(key))
            self._group.addButton(button)
            self._buttons[place] = button
            self._column.addWidget(button)
        self._column.addStretch(1)

    def show_chosen(self, place: ViewSpec) -> None:
        self._buttons[place].setChecked(True)

    def fit(self, *, narrow: bool = False) -> None:
        """Take new measures from the font and new colours from the palette.

        narrow -- leave the words out
        """
        self._narrow = narrow
        em = fonts.em()
        self._column.setContentsMargins(round(em * 0.3), 0, round(em * 0.3), 0)
        self._column.setSpacing(round(em * 0.2))
        self._arrange()

    def _arrange(self) -> None:
        em = fonts.em()
        each = self.height() / len(self._buttons) - em * 0.2
        worded = not self._narrow and each >= em * 3.4
        size = round(min(em * 1.5, max(em * 0.5, each - em * 0.6)))
        style = Qt.ToolButtonStyle
        now = (worded, size, em, QApplication.palette().cacheKey())
        if now == self._arranged:
            return
        self._arranged = now
        for place, button in self._buttons.items():
            button.setToolButtonStyle(style.ToolButtonTextUnderIcon if worded else style.ToolButtonIconOnly)
            sign = icon(place.sign(), QApplication.palette(), size, self.devicePixelRatioF())
            button.setIcon(sign)
            button.setIconSize(button.icon().availableSizes()[0] / self.devicePixelRatioF())

    def minimumSizeHint(self) -> QSize:
        """As low as it must be: its signs grow smaller."""
        return QSize(super().minimumSizeHint().width(), fonts.em() * 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
