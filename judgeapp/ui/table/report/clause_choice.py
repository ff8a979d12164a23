"""Which clauses decided: those that were cited, to be ticked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from judgeapp.ui.widgets.forms.buttons import fit_ticks
from judgeapp.ui.widgets.plain_text import tip
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars

_LINES = 6.5
_LONGEST = 300  # letters of a clause in a line


class ClauseChoice(QListWidget):
    """chosen -- a clause was ticked, or is no longer"""

    chosen = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scale_scroll_bars(self)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setUniformItemSizes(True)
        self._shown: tuple[str, ...] = ()
        self.itemChanged.connect(lambda _: self.chosen.emit())

    @property
    def ticked(self) -> tuple[str, ...]:
        """The numbers of those that decided, as they stand."""
        return tuple(
            self._number(row) for row in range(self.count()) if self.item(row).checkState() is Qt.CheckState.Checked
        )

    def show_clauses(self, clauses: Sequence[str], ticked: Sequence[str], words: Callable[[str], str]) -> None:
        """The clauses, those that are ticked first; `words` says what one of them says."""
        order = tuple(dict.fromkeys((*ticked, *clauses)))
        self.blockSignals(True)
        if order != self._shown:
            self._shown = order
            self.clear()
            for number in order:
                item = QListWidgetItem(f"{number}   {words(number)[:_LONGEST]}")
                item.setData(Qt.ItemDataRole.UserRole, number)
                item.setToolTip(tip(item.text()))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                self.addItem(item)
        for row in range(self.count()):
            is_ticked = self._number(row) in ticked
            state = Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked
            self.item(row).setCheckState(state)
        self.blockSignals(False)
        self.viewport().update()

    def _number(self, row: int) -> str:
        return str(self.item(row).data(Qt.ItemDataRole.UserRole))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(fonts.em() * _LINES * 1.15))

    def fit(self) -> None:
        """Take new measures from the font."""
        self.setFixedHeight(self.sizeHint().height())
        fit_ticks(self)
