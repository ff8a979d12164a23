"""A position as a line of text, which a chat takes: copied from the board, and opened there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from judgeapp.messages.errors import InputError
from judgeapp.table.position_line import position_line, position_of
from judgeapp.table.scene import Scene
from judgeapp.ui.table.doing.setting_up import SettingUp


class PositionClipboard(QObject):
    """said     -- something that was done, in a sentence
    troubled -- an InputError
    pasted   -- the Scene of a position that was copied
    """

    said = Signal(str)
    troubled = Signal(object)
    pasted = Signal(object)

    def __init__(self, setting_up: SettingUp) -> None:
        super().__init__(setting_up)
        self._setting_up = setting_up

    def copy(self) -> None:
        """What lies on the board, as a line for a chat."""
        scenario, left_out = self._setting_up.lying()
        QGuiApplication.clipboard().setText(position_line(scenario))
        told = self.tr("The position is copied as a line of text.")
        self.said.emit(f"{told} {left_out}".strip())

    def paste(self) -> None:
        """Sit down at a position that was copied."""
        try:
            text = position_of(QGuiApplication.clipboard().text())
        except InputError as error:
            self.troubled.emit(error)
            return
        self.pasted.emit(Scene(self.tr("the copied position"), "", (), (), text))
