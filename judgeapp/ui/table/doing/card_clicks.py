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
        elif not self._table.sets_up and not self._table.decision.activate(ref):
            self._refuse(self._table.view.pointed_at, ref)

    def _click(self, ref: int, place: str) -> None:
        """A card or a place of the board was clicked: what can be done with it, or to it; or why
        nothing can be."""
        if self._decides_now:
            source = self._table.decision.source
            if not self._table.decision.click(ref, place):
                self._refuse(place, source, ref)

    def _draw(self, ref: int, onto: int, place: str) -> None:
        """From one card to another, as from the attacker to what it attacks."""
        if self._decides_now and not self._table.decision.draw(ref, onto, place):
            self._refuse(place, ref, onto)

    def _refuse(self, place: str, *refs: int) -> None:
        """Say at a thing of the board why nothing can be done that is about these cards, or about
        one of them."""
        meant = tuple(dict.fromkeys(filter(None, refs)))
        told = self._table.decision.refusals_of
        for some in (meant, meant[-1:], meant[:1]):
            if some and (refusals := told(*some)):
                self._table.view.show_refusal(place, refusals)
                return

    def _point(self, ref: int) -> None:
        if self._by_hand:
            self._table.by_hand.choose_card(ref)
