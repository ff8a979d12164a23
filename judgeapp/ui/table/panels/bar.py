"""The bar above the table: what is played, back and forth, the seat, and what can be done with it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolBar, QToolButton, QWidget

from judgeapp.ui import signs
from judgeapp.ui.table.intents import Deed, TableIntent
from judgeapp.ui.widgets.forms.buttons import SignButton, tool_button
from judgeapp.ui.widgets.plain_text import ElidedLine
from judgeapp.ui.widgets.style import fonts

# Actions that have a button of their own.
FIRST = 3


class Bar(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self.title = ElidedLine(self.tr("What is played"))
        self.undo = SignButton(signs.undo, self.tr("Undo (Ctrl+Z)"), flat=True)
        self.redo = SignButton(signs.redo, self.tr("Redo (Ctrl+Y)"), flat=True)
        self.back = SignButton(signs.step_back, self.tr("Previous event (Shift+F8)"), flat=True)
        self.step = SignButton(signs.step_on, self.tr("Next event (F8)"), flat=True)
        self.seat = tool_button("", self.tr("View from the other seat (F4)"), flat=True)
        self.by_leading = tool_button("", self.tr("Replay under the rules in force (Ctrl+Alt+Shift+J)"), flat=True)
        self.by_leading.hide()
        deeds = {
            self.undo: Deed.UNDO,
            self.redo: Deed.REDO,
            self.back: Deed.STEP_BACK,
            self.step: Deed.STEP,
            self.seat: Deed.FLIP,
            self.by_leading: Deed.PLAY_ANEW,
        }
        for button, deed in deeds.items():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(send, deed))
        # What is not among the first, and what finds no room, is behind a button at its end.
        self.does = QToolBar()
        self.does.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.does.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.does.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._row = QHBoxLayout(self)
        for button in (self.undo, self.redo, self.back, self.step):
            self._row.addWidget(button)
        self._row.addWidget(self.title, 2)
        self._row.addWidget(self.by_leading)
        self._row.addWidget(self.does, 5, Qt.AlignmentFlag.AlignRight)
        self._row.addWidget(self.seat)

    def offer(self, actions: Sequence[QAction]) -> None:
        """Buttons for the first that can be done, and one for the rest."""
        self.does.addActions(actions)
        # The sign of the style can't be seen on a dark ground.
        more = self.does.findChild(QToolButton, "qt_toolbar_ext_button")
        if more is not None:
            more.setIcon(QIcon())
            more.setText("»")
            more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            more.setAccessibleName(self.tr("More"))
        self.fit()

    def show_seat(self, seat: str) -> None:
        """Show the seat from which the board is seen."""
        self.seat.setText(self.tr("Seat {seat}").format(seat=seat))

    def offer_edition(self, edition: str) -> None:
        """Offer to play what is played by this edition; nothing where it is empty."""
        self.by_leading.setText(self.tr("Replay under {edition}").format(edition=edition))
        self.by_leading.setVisible(bool(edition))

    def show_history(self, *, undoes: bool, steps: bool, board: bool) -> None:
        """Show the buttons of the history, and whether there is a board at all."""
        for button in (self.undo, self.redo):
            button.setVisible(undoes)
        for button in (self.back, self.step):
            button.setVisible(steps)
        self.title.setVisible(board)
        self.seat.setVisible(board)

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.4)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(em * 0.2))
        self.title.fit()
        self._fold()

    def event(self, event: QEvent) -> bool:
        # The buttons get their letters after the bar.
        if event.type() is QEvent.Type.LayoutRequest:
            self._fold()
        return super().event(event)

    def _fold(self) -> None:
        """Leave room for the first buttons."""
        first = [self.does.widgetForAction(action) for action in self.does.actions()[:FIRST]]
        if first:
            self.does.setMaximumWidth(
                sum(button.sizeHint().width() + fonts.em() // 3 for button in first) + 2 * fonts.em()
            )
