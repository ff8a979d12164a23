"""The field: its text is the question, and its keys walk through the results."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from judgeapp.ui.localization import format_number
from judgeapp.ui.widgets.forms.fields import ClearSign, show_status

_STEPS = {
    Qt.Key.Key_Down: (1, False),
    Qt.Key.Key_Up: (-1, False),
    Qt.Key.Key_PageDown: (1, True),
    Qt.Key.Key_PageUp: (-1, True),
}
COMMAND = ">"
# A card text may be pasted; none is longer.
_MAX_LENGTH = 3000
# Line edits claim these for themselves on some platforms.
_LEFT_TO_THE_WINDOW = (QKeySequence("Ctrl+K"), QKeySequence("Ctrl+D"), QKeySequence("Ctrl+E"))


class Omnibox(QLineEdit):
    """Field: `asked` on every committed change, not on text still being composed."""

    asked = Signal(str)
    command_typed = Signal(str)  # ">" was typed first: the rest of it asks for a command
    walked = Signal(int, bool)  # (step, whether by pages), by the arrow keys
    chosen = Signal()  # Enter

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Rule, term, card or clause number"))
        self.setPlaceholderText(self.tr("Clause number, rule, term or card, in any language: 16-5, blocker, 阻挡者 …"))
        self.clear_sign = ClearSign(self)
        self.setMaxLength(_MAX_LENGTH)
        self._asked_last = ""
        self.textChanged.connect(self._check_command)
        self.inputRejected.connect(self._announce_longest)

    def _check_command(self, text: str) -> None:
        """Ask for a command if the text begins with ">", and restore the question before."""
        if not text.startswith(COMMAND):
            self._asked_last = text
            self.asked.emit(text)
            return
        typed = text.removeprefix(COMMAND)
        self.blockSignals(True)
        self.setText(self._asked_last)
        self.blockSignals(False)
        self.command_typed.emit(typed.strip() if typed != self._asked_last else "")

    def _announce_longest(self) -> None:
        text = self.tr("At most {most} characters fit here; the rest was cut.")
        show_status(self, text.format(most=format_number(_MAX_LENGTH)))

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and QKeySequence(event.keyCombination()) in _LEFT_TO_THE_WINDOW
        ):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() in _STEPS:
            self.walked.emit(*_STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
