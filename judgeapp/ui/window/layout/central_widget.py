"""What of the window lies where: the field above, the rail at the side, and the place one is at."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgeapp.ui.cards.import_bar import ImportBar
from judgeapp.ui.search.omnibox import Omnibox
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.widgets.page_stack import PageStack, RoomyArea
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.tab_order import InParts, stops
from judgeapp.ui.window.appearance import Appearance
from judgeapp.ui.window.layout.action_button import ActionButton
from judgeapp.ui.window.layout.columns import Columns
from judgeapp.ui.window.layout.rail import Rail

# Below this width, in heights of the font, the rail has no room for words.
_NARROW = 40


class CentralWidget(QWidget):
    """body -- the columns of the reader, or the table"""

    def __init__(self) -> None:
        super().__init__()
        self.omnibox = Omnibox()
        self.back, self.forward = ActionButton("‹"), ActionButton("›")
        self.notices = NoticeBar()
        self.import_bar = ImportBar()
        self.rail = Rail()
        self.columns = Columns()
        self.body = PageStack()
        self.body.addWidget(self.columns)
        # PySide keeps hold of what lies in a layout that is handed over filled, also when it is taken out again, as the
        # notices are: layouts are joined first, and filled then.
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        self._top, below = QVBoxLayout(), QHBoxLayout()
        page.addLayout(self._top)
        page.addLayout(below, 1)
        self._field = QHBoxLayout()
        self._top.addLayout(self._field)
        self._field.addWidget(self.back)
        self._field.addWidget(self.forward)
        self._field.addWidget(self.omnibox, 1)
        self._top.addWidget(self.notices)
        self._top.addWidget(self.import_bar)
        below.setSpacing(0)
        below.addWidget(self.rail)
        below.addWidget(RoomyArea(self.body), 1)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leads through all that is seen, and round again."""
        shown = self.body.currentWidget()
        if not isinstance(shown, InParts):
            return super().focusNextPrevChild(forward)
        around = [one for one in stops([self]) if not self.body.isAncestorOf(one)]
        ways = [*around, *stops(shown.tab_parts), *stops([self.notices])]
        ways = list(dict.fromkeys(ways if forward else reversed(ways)))
        focus = self.window().focusWidget()
        at = ways.index(focus) if focus in ways else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        ways[(at + 1) % len(ways)].setFocus(reason)
        return True

    def take_notices(self) -> None:
        """Let them stand above what is seen, wherever they stood."""
        if self._top.indexOf(self.notices) < 0:
            self._top.insertWidget(1, self.notices)

    def fit(self, appearance: Appearance) -> None:
        """Take new measures from the font."""
        em, larger = fonts.em(), appearance.font(1.25)
        side = round(em * 0.5)
        self.omnibox.setFont(larger)
        self.omnibox.setTextMargins(round(em * 0.3), round(em * 0.2), 0, round(em * 0.2))
        self.omnibox.clear_sign.fit()
        self._top.setContentsMargins(side, side, side, side)
        self._top.setSpacing(round(em * 0.3))
        self._field.setSpacing(round(em * 0.2))
        for button in (self.back, self.forward):
            button.setFont(larger)

    def fit_rail(self, width: int) -> None:
        """`width` is that of the window, in pixels."""
        self.rail.fit(narrow=width < fonts.em() * _NARROW)
