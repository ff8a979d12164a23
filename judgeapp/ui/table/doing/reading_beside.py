"""Reading beside the board: the clauses that are cited at the table, and the help."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgeapp.ui.address import Address
from judgeapp.ui.table.table_display import TableDisplay


class ReadingBeside(QObject):
    """Opens beside the board what is cited in any part of the table."""

    def __init__(self, table: TableDisplay) -> None:
        super().__init__(table)
        self._table, self._card = table, table.cited_card
        for telling in (table.view, table.dispute_page, table.comparison_page):
            telling.followed.connect(self.open)
        self._card.changed.connect(table.show_columns)
        for citing in (
            table.scenes,
            table.timeline,
            table.decision,
            table.pending,
            table.setup,
            table.board,
            table.causes,
            table.dispute_page,
            table.explore_page,
            table.comparison_page,
        ):
            citing.cited.connect(self.cite)

    def cite(self, cited: str) -> None:
        """A clause, or what a keyword effect is, beside the board."""
        self._card.cite(cited)
        self._go_to_it()

    def open(self, address: Address) -> None:
        """A page beside the board."""
        self._card.open(address)
        self._go_to_it()

    def put_away(self) -> bool:
        """Back to what is worked with. Whether anything was open."""
        was_open = self._card.is_open
        if was_open:
            self._card.put_away()
            self._table.take_focus()
        return was_open

    def _go_to_it(self) -> None:
        if self._card.is_open:
            self._card.setFocus()
