"""Setting up a position: new, continued, or from the board; and positions on the clipboard as a line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import join_sentences, semicolon_list
from judgeapp.scenario.file import Scenario
from judgeapp.table.position_line import position_line, position_of
from judgeapp.table.scene import Scene
from judgeapp.table.setup.from_state import scenario_from_state
from judgeapp.ui.table.wording import left_out_text

if TYPE_CHECKING:
    from judgeapp.ui.table.table import Table


class SetupController(QObject):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table, self._form = table, table.setup
        self._played: Scenario | None = None  # the position played from last, kept so that nobody waits for it
        self._form.left.connect(self.leave)
        self._form.used.connect(self._play)
        self._form.position_changed.connect(table.show_setup)

    def go_on(self) -> None:
        """Set up a position, continuing the unfinished one."""
        self._table.room.show_page(self._table.board)
        self._table.show_right(self._form)
        self._form.setFocus()

    def restart(self) -> None:
        """Set up a position from an empty table; undo restores the previous one."""
        self._form.clear_table()
        self.go_on()

    def leave(self) -> None:
        """Leave without playing; the position stays."""
        self._table.show_decision()
        if self._form.scenario.cards and self._form.scenario != self._played:
            self._table.announced.emit(self.tr("The position stays. Ctrl+Alt+P continues it."))

    def settle(self) -> bool:
        """Play the position being set up, unless it is already played. Returns whether a game is on the table."""
        if self._table.room.sets_up and self._form.scenario != self._played:
            self._form.use()
        if self._table.room.sets_up and self._form.scenario == self._played:
            self._table.show_decision()
        return not self._table.room.sets_up

    def _play(self, scenario: Scenario) -> None:
        self._played = scenario

    def begin_here(self) -> None:
        """Set up a position from the board."""
        if self._table.room.sets_up:
            return
        scenario, left_out = self.lying()
        self._form.take(scenario)
        self.go_on()
        if left_out:
            self._table.announced.emit(left_out)

    def lying(self) -> tuple[Scenario, str]:
        """Position on the board, and the parts of it that a position can't state."""
        if self._table.room.sets_up:
            return self._form.scenario, ""
        session = self._table.session
        beginning = session.tree.beginning
        scenario, left_out = scenario_from_state(session.now.board_state, beginning.title)
        if not left_out:
            return scenario, ""
        template = self.tr("Not included in the position: {what}.")
        return scenario, template.format(what=semicolon_list(map(left_out_text, left_out)))

    def copy(self) -> None:
        """Copy the position on the board, as a line for a chat."""
        scenario, left_out = self.lying()
        QGuiApplication.clipboard().setText(position_line(scenario))
        text = self.tr("Copied the position as a line of text.")
        self._table.announced.emit(join_sentences((text, left_out)))

    def paste(self) -> None:
        """Sit down at a position that was copied."""
        try:
            text = position_of(QGuiApplication.clipboard().text())
        except InputError as error:
            self._table.hindered.emit(error)
            return
        self._table.seating.read_scene(Scene(self.tr("the copied position"), "", (), (), text))
