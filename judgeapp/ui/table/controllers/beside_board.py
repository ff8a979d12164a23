"""Beside the board: reading cited clauses and the help, and asking what led to an event or a pending effect."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.tree.tree import Beginning
from judgeapp.ui.address import Address
from judgeapp.ui.table.dispute.comparison_page import ComparisonPage
from judgeapp.ui.table.exploring.explore_page import ExplorePage
from judgeapp.ui.table.session import ExplainedEvent
from judgeapp.ui.table.table_display import TableDisplay


class ReadingBeside(QObject):
    """Opens beside the board what is cited in any part of the table."""

    def __init__(self, table: TableDisplay) -> None:
        super().__init__(table)
        self._table, self._card = table, table.cited_card
        table.view.followed.connect(self.open)
        self._card.changed.connect(table.show_columns)
        for citing in (
            table.scenes,
            table.timeline,
            table.decision,
            table.pending,
            table.setup,
            table.board,
            table.causes,
        ):
            citing.cited.connect(self.cite)
        table.pages.comparison.when_made(self._follow)
        table.pages.explore.when_made(self._follow)

    def _follow(self, page: ComparisonPage | ExplorePage) -> None:
        page.cited.connect(self.cite)
        (page.boards if isinstance(page, ExplorePage) else page).followed.connect(self.open)

    def cite(self, cited: str) -> None:
        """A clause, or what a keyword effect is, beside the board."""
        self._card.cite(cited)
        self._go_to_it()

    def open(self, address: Address) -> None:
        """A page beside the board."""
        self._card.open(address)
        self._go_to_it()

    def put_away(self) -> bool:
        """Close what is read, and return to what is worked with. True if anything was open."""
        was_open = self._card.is_open
        if was_open:
            self._card.put_away()
            self._table.take_focus()
        return was_open

    def _go_to_it(self) -> None:
        if self._card.is_open:
            self._card.setFocus()


class CausesController(QObject):
    """announced -- that there is nothing to ask about"""

    announced = Signal(str)

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
            self.announced.emit(self.tr("Nothing has happened yet."))

    def ask_of(self, asked: ExplainedEvent | WaitingSnapshot) -> None:
        self._of, self._words = self._session.tree.beginning, self._session.spoken
        self._chain.show_causes(self._session, asked)
        self._chain.setFocus()

    def put_away(self) -> bool:
        """Close the chain, and return to what is worked with. True if it was open."""
        was_open = self._chain.is_open
        if was_open:
            self._chain.put_away()
            self._table.take_focus()
        return was_open

    def _meant(self) -> ExplainedEvent | WaitingSnapshot | None:
        pending = self._table.pending
        if pending.lines.hasFocus() and isinstance(pending.lines.chosen, WaitingSnapshot):
            return pending.lines.chosen
        happened = self._session.happened
        return self._session.looks_at or (happened[-1] if happened else None)

    def _before(self, number: int) -> None:
        """Go to the position of the choice that began it."""
        above = self._session.tree.nodes[number].above
        if above is not None:
            self._session.go(above)

    def _follow(self) -> None:
        """Put away the causes of another table, or in another language."""
        if self._chain.is_open and (
            self._session.tree.beginning is not self._of or self._session.spoken != self._words
        ):
            self._chain.put_away()
