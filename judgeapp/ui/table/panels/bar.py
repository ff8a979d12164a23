"""The bar above the table: its title, back and forth, and actions on all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from judgeapp.ui import signs
from judgeapp.ui.actions import SENDING
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import TableIntent
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.forms.buttons import SignButton, tool_button
from judgeapp.ui.widgets.plain_text import ElidedLine
from judgeapp.ui.widgets.style import fonts

FIRST = 3  # actions that have a button of their own beside the board
_MIN_TITLE = 5  # in heights of the font


class Bar(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__()
        self.title = ElidedLine(self.tr("Current game"))
        self.undo = SignButton(signs.undo, SENDING[PlainIntent.UNDO].tip, flat=True)
        self.redo = SignButton(signs.redo, SENDING[PlainIntent.REDO].tip, flat=True)
        self.back = SignButton(signs.step_back, SENDING[PlainIntent.STEP_BACK].tip, flat=True)
        self.step = SignButton(signs.step_on, SENDING[PlainIntent.STEP].tip, flat=True)
        self.by_leading = tool_button("", SENDING[PlainIntent.PLAY_ANEW].tip, flat=True)
        self.by_leading.hide()
        buttons = {
            self.undo: PlainIntent.UNDO,
            self.redo: PlainIntent.REDO,
            self.back: PlainIntent.STEP_BACK,
            self.step: PlainIntent.STEP,
            self.by_leading: PlainIntent.PLAY_ANEW,
        }
        for button, intent in buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(send, intent))
        # Actions after the first ones, and those without room, are behind a button at its end.
        self.more = tool_button("»", self.tr("More"), flat=True)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.first: list[QToolButton] = []
        self._shows_first = True
        history = (self.undo, self.redo, self.back, self.step)
        self._row = box(QHBoxLayout(self), *history, (self.title, 1), self.by_leading, self.more)
        spaced(self._row, (0.4, 0, 0.4, 0), 0.2)
        # Where there is no title the buttons stand at the end all the same.
        self._row.insertStretch(self._row.indexOf(self.title) + 1, 0)

    def offer(self, actions: Sequence[QAction]) -> None:
        """Buttons for the first that can be done, and one for the rest."""
        for action in actions[:FIRST]:
            button = QToolButton(autoRaise=True)
            button.setDefaultAction(action)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.insertWidget(self._row.count() - 1, button)
            self.first.append(button)
        self.more.menu().aboutToShow.connect(partial(self._fill, actions))
        self.fit()

    def _fill(self, actions: Sequence[QAction]) -> None:
        self.more.menu().clear()
        self.more.menu().addActions([*actions[sum(not button.isHidden() for button in self.first) :]])

    def offer_edition(self, edition: str) -> None:
        """Offer to replay the table by this edition; nothing if it is empty."""
        self.by_leading.setText(self.tr("Replay under {edition}").format(edition=edition))
        self.by_leading.setVisible(bool(edition))

    def show_history(self, *, undoes: bool, steps: bool, board: bool) -> None:
        """Show the buttons of the history, and whether there is a board at all. Where nothing is played the first
        actions are behind the button at the end too."""
        for button in (self.undo, self.redo):
            button.setVisible(undoes)
        for button in (self.back, self.step):
            button.setVisible(steps)
        self.title.setVisible(board)
        self._shows_first = steps
        self.fit()

    def event(self, event: QEvent) -> bool:
        # The buttons get their letters after the bar.
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.fit()
        return super().event(event)

    def fit(self) -> None:
        """Show as many of the first buttons as fit next to the title."""
        beside = (self.undo, self.redo, self.back, self.step, self.by_leading, self.more)
        room = self.width() - _MIN_TITLE * fonts.em() - sum(b.sizeHint().width() for b in beside if not b.isHidden())
        for button in self.first:
            room -= button.sizeHint().width() + self._row.spacing()
            button.setVisible(self._shows_first and room >= 0)
