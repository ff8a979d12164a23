"""Clicks, drags, keys and menus on the parts of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.deciding.options import Choice
from judgeapp.table.tree.tree import Node
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.session import ExplainedEvent
from judgeapp.ui.table.table_display import TableDisplay
from judgeapp.ui.table.wording import option_text
from judgeapp.ui.widgets.context_menu import Offer


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
    def _decides_now(self) -> bool:
        return self._table.decides and self._table.session.looks_at is None

    def do_by_hand(self, ref: int) -> None:
        """The palette, with a card chosen."""
        if not self._table.changes_by_hand:
            self._table.toggle_by_hand()
        self._table.by_hand.choose_card(ref)

    def _activate(self, ref: int) -> None:
        """A card of the board was activated: its option is picked."""
        if self._table.changes_by_hand:
            self._table.by_hand.choose_card(ref)
        elif not self._table.sets_up and not self._table.decision.activate(ref):
            self._refuse(self._table.view.pointed_at, ref)

    def _click(self, ref: int, place: str) -> None:
        """A card or a place of the board was clicked: what can be done with it, or to it; or why nothing can be."""
        if self._decides_now:
            source = self._table.decision.source
            if not self._table.decision.click(ref, place):
                self._refuse(place, source, ref)

    def _draw(self, ref: int, onto: int, place: str) -> None:
        """Choose by a drag from one card to another, as from the attacker to its target."""
        if self._decides_now and not self._table.decision.draw(ref, onto, place):
            self._refuse(place, ref, onto)

    def _refuse(self, place: str, *refs: int) -> None:
        """Say at a thing of the board why nothing can be done that is about these cards, or about one of them."""
        meant = tuple(dict.fromkeys(filter(None, refs)))
        find_refusals = self._table.decision.refusals_of
        for some in (meant, meant[-1:], meant[:1]):
            if some and (refusals := find_refusals(*some)):
                self._table.view.show_refusal(place, refusals)
                return

    def _point(self, ref: int) -> None:
        if self._table.changes_by_hand:
            self._table.by_hand.choose_card(ref)


def about_cards(numbers: Iterable[str]) -> Address:
    """Address of the answers about any of these cards."""
    return Address(Kind.ASK, f"card:{','.join(numbers)}")


class ContextMenus(QObject):
    """Gives the parts of a table what they offer.

    compared -- the number of a node, to be compared with where one is
    by_hand  -- the id of a card with which something is done by hand
    followed -- an Address that is to be read
    asked    -- the event, or the effect that waits, of which is asked what led to it
    """

    compared = Signal(int)
    by_hand = Signal(int)
    followed = Signal(object)
    asked = Signal(object)

    def __init__(self, table: TableDisplay) -> None:
        super().__init__(table)
        self._table = table
        table.view.offers = self._of_thing
        table.timeline.lines.offers = self._of_the_past
        table.pending.lines.offers = self._of_waiting
        table.branches.lines.offers = self._of_node
        table.decision.options.offers = self._of_option

    def _of_thing(self, name: str) -> Iterator[Offer]:
        """Choices of a card or place, or its edits while a position is set up."""
        table = self._table
        if table.sets_up:
            yield from table.setup.offered(name)
            return
        ref, session = table.view.ref_of(name), table.session
        if table.decides and session.looks_at is None:
            for choice in table.decision.choices_of(ref, name):
                yield Offer(option_text(choice.explanation), partial(session.choose, choice.key))
        if ref and (number := session.number_of(ref)):
            template = self.tr("Answers about {number}").format(number=number)
            yield Offer(template, partial(self.followed.emit, about_cards([number])))
        if ref:
            yield Offer(self.tr("Change it by hand"), partial(self.by_hand.emit, ref))

    def _of_the_past(self, thing: Any) -> Iterator[Offer]:
        session = self._table.session
        if isinstance(thing, ExplainedEvent):
            yield Offer(self.tr("Show the board right after it"), partial(session.look_at, thing))
            yield Offer(self.tr("What led to this"), partial(self.asked.emit, thing))
            yield Offer(self.tr("Why was nothing else possible then?"), partial(self._ask, thing))
        elif isinstance(thing, Node) and thing.above is not None:
            back = partial(session.go, thing.above)
            yield Offer(self.tr("Go back to before this choice"), back)

    def _of_waiting(self, thing: Any) -> Iterator[Offer]:
        if isinstance(thing, WaitingSnapshot):
            yield Offer(self.tr("What led to this"), partial(self.asked.emit, thing))

    def _ask(self, event: ExplainedEvent) -> None:
        self._table.session.look_at(event)
        self._table.decision.why.setChecked(True)

    def _of_node(self, number: Any) -> Iterator[Offer]:
        table = self._table
        yield Offer(self.tr("Go there"), partial(table.session.go, number))
        if number != table.session.tree.current:
            compare = partial(self.compared.emit, number)
            yield Offer(self.tr("Compare with the current board"), compare)
        yield Offer(self.tr("Name this branch"), partial(self._name, number))

    def _name(self, number: int) -> None:
        self._table.session.go(number)
        self._table.name_branch()

    def _of_option(self, thing: Any) -> Iterator[Offer]:
        if isinstance(thing, Choice):
            yield Offer(self.tr("Choose it"), partial(self._table.session.choose, thing.key))
