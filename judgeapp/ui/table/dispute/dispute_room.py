"""The parts of the page of two accounts, and how they share its room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from judgeapp.ui.table.dispute.account_side import AccountSide
from judgeapp.ui.table.dispute.dispute_verdict import DisputeVerdict
from judgeapp.ui.table.dispute.next_panel import NextPanel
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.widgets.forms.buttons import ButtonRow
from judgeapp.ui.widgets.style import fonts

# In heights of the font: so wide must the page be for two boards side by side, and for the steps of
# two accounts; and so wide is the column beside them, as far as that leaves room.
_TWO_BOARDS, _TWO_LISTS = 76.0, 50.0
_BESIDE, _MOST_BESIDE = 19.0, 0.42
# Shares of the height: of the boards and the steps, of what comes next and what the rules say.
_LEFT, _RIGHT = (0.74, 0.26), (0.62, 0.38)
# Where only one board has room, there is little height too: it gets more of that.
_LEFT_OF_ONE = 0.79, 0.21
# What the rules say has so much of it at most.
_MOST_OF_VERDICT = 0.3


class DisputeRoom(QWidget):
    """Above all what the rules say of both; at the left both accounts, boards above steps; at the
    right what comes next, and below it every step that is not legal, and how the boards differ."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.sides = (
            AccountSide(self.tr("first account"), self.tr("Player A"), "1", self),
            AccountSide(self.tr("second account"), self.tr("Player B"), "2", self),
        )
        self.next = NextPanel()
        self.verdict = DisputeVerdict()
        self.found = LineList(self.tr("Different on the two boards"))
        self.enter = QPushButton(self.tr("Add both as branches"))
        self.enter.setToolTip(self.tr("Add both accounts to the table, each as a branch"))
        self.reach = QPushButton(self.tr("Could this happen?"))
        self.reach.setToolTip(
            self.tr("Search every legal line from where both accounts still agree: could an account be true?")
        )
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setToolTip(self.tr("Stop the search"))
        self.hand = QPushButton(self.tr("Add to report"))
        self.hand.setToolTip(self.tr("Add to the ruling in the report whether each account could happen"))
        for button in (self.reach, self.stop, self.hand):
            button.hide()
        self.rule = QPushButton(self.tr("Write the ruling"))
        self.rule.setToolTip(self.tr("Write the ruling of these accounts into the notebook (Ctrl+Shift+R)"))
        self.other = QPushButton(self.tr("The other account"))
        self.other.setToolTip(self.tr("Switch to the other account (Ctrl+Tab)"))
        self.back = QPushButton(self.tr("Back to the board"))
        self._lay_out()
        self.setFocusProxy(self.next)
        # The account to which what is chosen is added.
        self.active = 0
        # Whether the judge has said how wide the columns are.
        self._is_shared = False
        self._whole.splitterMoved.connect(self._take_widths)
        # Whether he has said how high the boards are.
        self._is_divided = False
        self._accounts.splitterMoved.connect(self._take_heights)

    def _lay_out(self) -> None:
        boards, steps = QWidget(), QWidget()
        self._boards, self._steps = QGridLayout(boards), QHBoxLayout(steps)
        for column, side in enumerate(self.sides):
            self._boards.addWidget(side.head, 0, column)
            self._boards.addWidget(side.view, 1, column)
            self._boards.setColumnStretch(column, 1)
            self._steps.addWidget(side.steps, 1)
        self._boards.setRowStretch(1, 1)
        self._accounts = _split(Qt.Orientation.Vertical, boards, steps)
        self._rules = _split(Qt.Orientation.Vertical, self.next, self.found)
        self._whole = _split(Qt.Orientation.Horizontal, self._accounts, self._rules)
        self._whole.setStretchFactor(0, 1)
        self._foot = ButtonRow(self.rule, self.reach, self.stop, self.hand, self.enter, self.other, self.back, last=1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.verdict)
        self._column.addWidget(self._whole, 1)
        self._column.addWidget(self._foot)

    # -- how it looks -----------------------------------------------------------------------------

    @property
    def has_two_boards(self) -> bool:
        """True where both boards have room side by side."""
        return self.width() >= fonts.em() * _TWO_BOARDS

    def arrange(self) -> None:
        """Both boards side by side where they have room, and both lists of steps; else those of the
        account that is given."""
        both, lists = self.has_two_boards, self.width() >= fonts.em() * _TWO_LISTS
        for column, side in enumerate(self.sides):
            side.steps.setVisible(lists or column == self.active)
            side.view.setVisible(both or column == self.active)
            place = column if both else 0
            self._boards.addWidget(side.view, 1, place, 1, 1 if both else 2)
        self.verdict.take_room(round(self.height() * _MOST_OF_VERDICT))

    def lay_out_foot(self) -> None:
        """Only buttons that mean something are seen."""
        self._foot.fit(round(fonts.em() * 0.4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_shared:
            self._share_out()
        self._divide()
        self.arrange()

    def _share_out(self) -> None:
        """Give each column its width."""
        beside = round(min(fonts.em() * _BESIDE, self.width() * _MOST_BESIDE))
        self._whole.setSizes([max(1, self.width() - beside), beside])

    def _take_widths(self) -> None:
        self._is_shared = True

    def _divide(self) -> None:
        """Give the boards their height."""
        if not self._is_divided:
            shares = _LEFT if self.has_two_boards else _LEFT_OF_ONE
            self._accounts.setSizes([round(self.height() * share) for share in shares])

    def _take_heights(self) -> None:
        self._is_divided = True

    def fit(self) -> None:
        """Take new measures from the font."""
        side = round(fonts.em() * 0.4)
        self._column.setContentsMargins(side, side, side, side)
        self._column.setSpacing(side)
        self._foot.fit(side)
        for room in (self._boards, self._steps):
            room.setContentsMargins(0, 0, 0, 0)
            room.setSpacing(side)
        self.next.fit()
        self.found.fit()
        self.verdict.fit()
        for account_side in self.sides:
            account_side.fit()
        self._share_out()
        self._rules.setSizes([round(self.height() * share) for share in _RIGHT])
        self._divide()
        self.arrange()


def _split(orientation: Qt.Orientation, first: QWidget, second: QWidget) -> QSplitter:
    split = QSplitter(orientation)
    split.addWidget(first)
    split.addWidget(second)
    split.setChildrenCollapsible(False)
    split.setHandleWidth(max(3, split.handleWidth()))
    return split
