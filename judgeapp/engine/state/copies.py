"""Labels of card copies, the same from the beginning of a table to its end: a card gets a new id wherever it goes
(3-1-3-1-1), but stays the same for whoever looks at the table. The first copy of a card is called by its name, each
other one with a number: "Wall", "Wall 2"."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.state.state import State, replace


def name_copies(
    state: State, given: Mapping[CardId, str], plain: Mapping[str, str], alike: Collection[str] = ()
) -> State:
    """The state with a name for every card.

    given -- the cards that have one already
    plain -- name of the first copy of a face, by the key of the face
    alike -- keys of faces whose copies nobody tells apart"""
    taken, cards = set(given.values()), dict(state.cards)
    for card in _in_order(state, given):
        base = plain[cards[card].face]
        called = given.get(card) or (base if cards[card].face in alike else free(base, taken))
        taken.add(called)
        cards[card] = replace(cards[card], called=called)
    return replace(state, cards=cards)


def name_of_new(state: State, name: str) -> str:
    """Label of a card of that name that comes into the game now."""
    return free(name, {card.called for card in state.cards.values()})


def free(base: str, taken: Collection[str]) -> str:
    """A label that is not taken: the name itself, or with a number behind it."""
    called, number = base, 1
    while called in taken:
        number += 1
        called = f"{base} {number}"
    return called


def _in_order(state: State, first: Iterable[CardId]) -> Iterable[CardId]:
    """Cards of a table in the order of naming: those with a name, the top cards of the field, the cards below and
    beside them, then the piles of each player as the rules name them, each from its top."""
    units = state.units.values()
    piles = (
        pile
        for seat in Seat
        for areas in (state.areas[seat],)
        for pile in (areas.hand, areas.security, areas.trash, areas.deck, areas.digi_egg_deck)
    )
    cards = [*first, *(unit.top for unit in units)]
    cards += [card for unit in units for card in (*unit.stack[:0:-1], *unit.links)]
    cards += [card for pile in piles for card in pile]
    return dict.fromkeys((*cards, *map(CardId, state.cards)))
