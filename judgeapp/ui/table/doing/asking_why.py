"""Asking what led to something, of an event or of an effect that waits."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgeapp.table.board.shown import WaitingShown
from judgeapp.table.tree.tree import Beginning
from judgeapp.ui.table.session import ToldEvent
from judgeapp.ui.table.table_display import TableDisplay


class AskingWhy(QObject):
    """said -- that there is nothing to ask about"""

    said = Signal(str)

    def __init__(self, table: TableDisplay) -> None:
        super().__init__(table)
        self._table, self._session, self._chain = table, table.session, table.causes
        self._of: Beginning | None = None
        self._words = ""
        self._chain.looked.connect(self._session.look_at)
        self._chain.went.connect(self._before)
        self._chain.changed.connect(table.show_columns)
        self._session.changed.connect(self._follow)

    def ask(self) -> None:
        """Of the effect that is chosen among those that wait, of the event that is looked at, or
        of the last one; asked again, it is put away."""
        if self._chain.is_open and self._chain.asked is self._meant():
            self.put_away()
        elif (meant := self._meant()) is not None:
            self.ask_of(meant)
        else:
            self.said.emit(self.tr("Nothing has happened yet."))

    def ask_of(self, asked: ToldEvent | WaitingShown) -> None:
        self._of, self._words = self._session.tree.beginning, self._session.spoken
        self._chain.show_causes(self._session, asked)
        self._chain.setFocus()

    def put_away(self) -> bool:
        """Back to what is worked with. Whether it was open."""
        was_open = self._chain.is_open
        if was_open:
            self._chain.put_away()
            self._table.take_focus()
        return was_open

    def _meant(self) -> ToldEvent | WaitingShown | None:
        pending = self._table.pending
        if pending.lines.hasFocus() and isinstance(pending.lines.chosen, WaitingShown):
            return pending.lines.chosen
        happened = self._session.happened
        return self._session.looks_at or (happened[-1] if happened else None)

    def _before(self, number: int) -> None:
        """To where the choice was made that began it."""
        above = self._session.tree.nodes[number].above
        if above is not None:
            self._session.go(above)

    def _follow(self) -> None:
        """What was asked of another table, or in other words, is of no use."""
        if self._chain.is_open and (
            self._session.tree.beginning is not self._of or self._session.spoken != self._words
        ):
            self._chain.put_away()
