"""What the menus at the table offer: what can be done with what lies under the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from judgeapp.table.board.shown import WaitingShown
from judgeapp.table.deciding.options import Choice
from judgeapp.table.setup import position as at
from judgeapp.table.tree.tree import Node
from judgeapp.ui.address import ASK, Address
from judgeapp.ui.table.session import ToldEvent
from judgeapp.ui.table.table_display import TableDisplay
from judgeapp.ui.table.wording import option_told
from judgeapp.ui.widgets.context_menu import Offer


def about_cards(numbers: Iterable[str]) -> Address:
    """What was answered about any of these cards."""
    return Address(ASK, f"card:{','.join(numbers)}")


class TableOffers(QObject):
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
        """What can be chosen of a card or place, or set up of it."""
        table = self._table
        if table.sets_up:
            if name in at.units(table.setup.scenario):
                table.setup.choose(name)
                yield from table.setup.offered()
            return
        ref, session = table.view.ref_of(name), table.session
        if table.decides and session.looks_at is None:
            for choice in table.decision.choices_of(ref, name):
                yield Offer(option_told(choice.told), partial(session.choose, choice.key))
        if ref and (number := session.number_of(ref)):
            told = self.tr("What was answered about {number}").format(number=number)
            yield Offer(told, partial(self.followed.emit, about_cards([number])))
        if ref:
            yield Offer(self.tr("Do something with it by hand"), partial(self.by_hand.emit, ref))

    def _of_the_past(self, thing: Any) -> Iterator[Offer]:
        session = self._table.session
        if isinstance(thing, ToldEvent):
            yield Offer(self.tr("See the board right after it"), partial(session.look_at, thing))
            yield Offer(self.tr("What led to it"), partial(self.asked.emit, thing))
            yield Offer(self.tr("Why was something else not open then?"), partial(self._ask, thing))
        elif isinstance(thing, Node) and thing.above is not None:
            back = partial(session.go, thing.above)
            yield Offer(self.tr("Go back to before this choice"), back)

    def _of_waiting(self, thing: Any) -> Iterator[Offer]:
        if isinstance(thing, WaitingShown):
            yield Offer(self.tr("What led to it"), partial(self.asked.emit, thing))

    def _ask(self, event: ToldEvent) -> None:
        self._table.session.look_at(event)
        self._table.decision.why.setChecked(True)

    def _of_node(self, number: Any) -> Iterator[Offer]:
        table = self._table
        yield Offer(self.tr("Go there"), partial(table.session.go, number))
        if number != table.session.tree.current:
            compare = partial(self.compared.emit, number)
            yield Offer(self.tr("Compare with where you are"), compare)
        yield Offer(self.tr("Name the branch that begins there"), partial(self._name, number))

    def _name(self, number: int) -> None:
        self._table.session.go(number)
        self._table.name_branch()

    def _of_option(self, thing: Any) -> Iterator[Offer]:
        if isinstance(thing, Choice):
            yield Offer(self.tr("Take it"), partial(self._table.session.choose, thing.key))
