"""Causes of an event or a pending effect, asked for beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.tree.tree import Beginning
from judgeapp.ui.table.session import ExplainedEvent

if TYPE_CHECKING:
    from judgeapp.ui.table.table import Table


class CausesController(QObject):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table, self._session, self._chain = table, table.session, table.causes
        self._of: Beginning | None = None
        self._words = ""
        self._session.changed.connect(self._follow)

    def ask(self) -> None:
        """Of the effect that is chosen among those that wait, of the event that is looked at, or
        of the last one; asked again, it is put away."""
        if self._chain.is_open and self._chain.asked is self._meant():
            self._chain.put_away()
            self._table.room.take_focus()
        elif (meant := self._meant()) is not None:
            self.ask_of(meant)
        else:
            self._table.announced.emit(self.tr("Nothing has happened yet."))

    def ask_of(self, asked: ExplainedEvent | WaitingSnapshot) -> None:
        self._of, self._words = self._session.tree.beginning, self._session.spoken
        self._chain.show_causes(self._session, asked)
        self._chain.setFocus()

    def _meant(self) -> ExplainedEvent | WaitingSnapshot | None:
        pending = self._table.pending
        if pending.lines.hasFocus() and isinstance(pending.lines.chosen, WaitingSnapshot):
            return pending.lines.chosen
        happened = self._session.happened
        return self._session.looks_at or (happened[-1] if happened else None)

    def _follow(self) -> None:
        """Put away the causes of another table, or in another language."""
        if self._chain.is_open and (
            self._session.tree.beginning is not self._of or self._session.spoken != self._words
        ):
            self._chain.put_away()
