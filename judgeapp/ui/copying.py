"""Copying what is read, with its citation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from judgeapp.ui.memory import Memory

if TYPE_CHECKING:
    from judgeapp.ui.reading import Reading


class Copying(QObject):
    """said -- what was copied, in a sentence"""

    said = Signal(str)

    def __init__(self, memory: Memory, parent: QObject) -> None:
        super().__init__(parent)
        self._memory = memory
        self._reading: Reading | None = None

    def begin(self, reading: Reading) -> None:
        self._reading = reading

    def copy_text(self) -> None:
        self._copy(markdown=False)

    def copy_markdown(self) -> None:
        self._copy(markdown=True)

    def _copy(self, *, markdown: bool) -> None:
        if self._reading is None or (passage := self._reading.passage) is None:
            return
        from judgeapp.desk import citation

        form = citation.as_markdown if markdown else citation.as_text
        shown = self._memory.settings.shown_text
        text = form(self._reading.library.corpus, passage, shown)
        QGuiApplication.clipboard().setText(text)
        self.said.emit(self.tr("Copied with its citation."))

    def copy_number(self) -> None:
        """What the passage is called by: its number, its edition, or else its id."""
        if self._reading is None or (passage := self._reading.passage) is None:
            return
        from judgeapp.ui.editions import edition_of
        from judgeapp.ui.wording import version_told

        of = edition_of(passage)
        number = version_told(of[0]) if of is not None else passage.number or passage.id
        QGuiApplication.clipboard().setText(number)
        self.said.emit(self.tr("Copied {number}.").format(number=number))
