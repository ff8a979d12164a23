"""The columns of the table: what happened and what was tried, the board, what is to be decided."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from judgeapp.ui.widgets.style import fonts

# Shares of the width, before the judge has chosen any.
_SHARES = (0.22, 0.54, 0.24)
# Widths of columns that were closed when the judge left, and the least in heights of the font.
_OPENED = 300
_LEAST_LEFT, _LEAST_RIGHT = 8, 9


class TableColumns(QSplitter):
    """Three columns as wide as the judge wants them; a closed one has no width.

    changed -- the widths are others
    """

    changed = Signal()

    def __init__(self, left: QWidget, middle: QWidget, right: QWidget, widths: tuple[int, ...]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._left, self._right = left, right
        for column in (left, middle, right):
            self.addWidget(column)
            column.setMinimumWidth(1)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.setStretchFactor(1, 1)
        # Whether the judge wants them open.
        self.wants_left, self.wants_right = (not widths or bool(widths[at]) for at in (0, 2))
        self._widths = tuple(width or _OPENED for width in widths)
        self.splitterMoved.connect(self._take_widths)

    @property
    def widths(self) -> tuple[int, ...]:
        """The widths that the judge gave the columns; 0 for one that is closed."""
        left, middle, right = self._widths or (1, 1, 1)
        return (left if self.wants_left else 0, middle, right if self.wants_right else 0)

    def show_beside(self, *, left: bool, right: bool) -> None:
        """Which of the outer columns are seen."""
        self._left.setVisible(left)
        self._right.setVisible(right)
        self.fit()

    def share_out(self, whole: int) -> None:
        """Give each its width of the whole."""
        whole = max(whole, 600)
        if not self._widths:
            self._widths = tuple(round(whole * share) for share in _SHARES)
        left, _, right = self._widths
        left, right = min(left, whole // 2), min(right, whole // 2)
        self.setSizes([left, max(1, whole - left - right), right])

    def fit(self) -> None:
        """Take new measures from the font, and from what stands in the columns: none is narrower
        than what its buttons say, as long as that leaves half of the room."""
        em = fonts.em()
        for column, least in ((self._left, _LEAST_LEFT), (self._right, _LEAST_RIGHT)):
            needed = min(column.minimumSizeHint().width(), self.width() // 2)
            column.setMinimumWidth(max(round(em * least), needed))

    def _take_widths(self) -> None:
        sizes = self.sizes()
        before = self._widths or sizes
        self._widths = tuple(now or was for now, was in zip(sizes, before, strict=True))
        self.changed.emit()
