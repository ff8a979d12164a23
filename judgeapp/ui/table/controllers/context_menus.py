"""Context menus of the parts of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.deciding.options import Choice
from judgeapp.table.rendering.texts import option_text
from judgeapp.table.tree.tree import Node
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.table.intents import AskCauses, ByHand, Choose, CompareWith, Follow, GoTo, LookAt, TableIntent
from judgeapp.ui.table.table_state import ExplainedEvent
from judgeapp.ui.table.table_view import choices_of
from judgeapp.ui.widgets.context_menu import Offer

if TYPE_CHECKING:
    from judgeapp.ui.table.table import Table


def about_cards(numbers: Iterable[str]) -> Address:
    """Address of the answers about any of these cards."""
    return Address(Kind.ASK, f"card:{','.join(numbers)}")


class ContextMenus(QObject):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        table.view.offers = self._of_thing
        table.branches.lines.offers = self._of_node
        for lines in (table.timeline, table.pending, table.decision.options):
            lines.offers = self._of_line

    def _sending(self, intent: TableIntent) -> Callable[[], None]:
        return partial(self._table.dispatch, intent)

    def _of_thing(self, name: str) -> Iterator[Offer]:
        """Choices of a card or place, or its edits while a position is set up."""
        table = self._table
        if table.room.sets_up:
            yield from table.setup.offered(name)
            return
        ref, session = table.view.ref_of(name), table.session
        if table.decides_now:
            for choice in choices_of(session.now, session.texts, ref, name):
                yield Offer(option_text(choice.explanation), self._sending(Choose(choice.key)))
        if ref and (number := session.now.number_of(ref)):
            template = self.tr("Answers about {number}").format(number=number)
            yield Offer(template, self._sending(Follow(about_cards([number]))))
        if ref:
            yield Offer(self.tr("Change it by hand"), self._sending(ByHand(ref)))

    def _of_line(self, thing: Any) -> Iterator[Offer]:
        """Offers for an event or a choice of the past, a pending effect, or an option."""
        match thing:
            case ExplainedEvent():
                yield Offer(self.tr("Show the board right after it"), self._sending(LookAt(thing)))
                yield Offer(self.tr("What led to this"), self._sending(AskCauses(thing)))
                yield Offer(self.tr("Why was nothing else possible then?"), partial(self._ask, thing))
            case WaitingSnapshot():
                yield Offer(self.tr("What led to this"), self._sending(AskCauses(thing)))
            case Node(above=int(above)):
                yield Offer(self.tr("Go back to before this choice"), self._sending(GoTo(above)))
            case Choice():
                yield Offer(self.tr("Choose it"), self._sending(Choose(thing.key)))

    def _ask(self, event: ExplainedEvent) -> None:
        self._table.dispatch(LookAt(event))
        if not self._table.session.now.lists_closed:
            self._table.dispatch(PlainIntent.WHY_NOT)

    def _of_node(self, number: Any) -> Iterator[Offer]:
        table = self._table
        yield Offer(self.tr("Go there"), self._sending(GoTo(number)))
        if number != table.session.tree.current:
            yield Offer(self.tr("Compare with the current board"), self._sending(CompareWith(number)))
        yield Offer(self.tr("Name this branch"), partial(self._name, number))

    def _name(self, number: int) -> None:
        self._table.session.go(number)
        self._table.name_branch()
