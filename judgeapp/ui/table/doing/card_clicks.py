"""What a click, a drag or a key on a card of the board comes to."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgeapp.ui.table.table_display import TableDisplay


class CardClicks(QObject):
    """Leads what is done with the cards of the board to what stands at the right."""

    def __init__(self, table: TableDisplay) -> None:
        super().__init__(table)
        self._table = table
        table.board.activated.connect(self._activate)
        table.board.pointed.connect(self._point)
        table.board.clicked.connect(self._click)
        table.board.drawn.connect(self._draw)

    @property
    def _by_hand(self) -> bool:
        return self._table.right.currentWidget() is self._table.by_hand

    @property
    def _decides_now(self) -> bool:
        return self._table.decides and self._table.session.looks_at is None

    def do_by_hand(self, ref: int) -> None:
        """The palette, with a card chosen."""
        if not self._by_hand:
            self._table.toggle_by_hand()
        self._table.by_hand.choose_card(ref)

    def _activate(self, ref: int) -> None:
        """A card of the board was activated: its option is picked."""
        if self._by_hand:
            self._table.by_hand.choose_card(ref)
        elif not self._table.sets_up:
            self._table.decision.activate(ref)

    def _click(self, ref: int, place: str) -> None:
        """A card or a place of the board was clicked: what can be done with it, or to it."""
        if self._decides_now:
            self._table.decision.click(ref, place)

    def _draw(self, ref: int, onto: int, place: str) -> None:
        """From one card to another, as from the attacker to what it attacks."""
        if self._decides_now:
            self._table.decision.draw(ref, onto, place)

    def _point(self, ref: int) -> None:
        if self._by_hand:
            self._table.by_hand.choose_card(ref)
