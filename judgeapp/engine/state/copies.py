"""What every copy of a card is called, by one name from the beginning of a table to its end: a card
gets a new id wherever it goes (3-1-3-1-1), for whoever looks at the table it is the same. The first
copy of a card is called by its name, each other one with a number: "Wall", "Wall 2"."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.state.state import State, replace


def name_copies(
    state: State, given: Mapping[CardId, str], plain: Mapping[str, str], alike: Collection[str] = ()
) -> State:
    """The state with a name for every card.

    given -- the cards that have one already
    plain -- what the first copy of a face is called, by the key of the face
    alike -- keys of faces whose copies nobody tells apart
    """
    taken, cards = set(given.values()), dict(state.cards)
    for card in _in_order(state, given):
        base = plain[cards[card].face]
        called = given.get(card) or (base if cards[card].face in alike else free(base, taken))
        taken.add(called)
        cards[card] = replace(cards[card], called=called)
    return replace(state, cards=cards)


def name_of_new(state: State, name: str) -> str:
    """What a card of a name is called that comes into the game now."""
    return free(name, {card.called for card in state.cards.values()})


def free(base: str, taken: Collection[str]) -> str:
    """A name, with a number behind it where others are called so already."""
    called, number = base, 1
    while called in taken:
        number += 1
        called = f"{base} {number}"
    return called


def _in_order(state: State, first: Iterable[CardId]) -> Iterable[CardId]:
    """The cards of a table: those with a name, those on top on the field, what belongs to them, and
    then the piles of each player as the rules name them, each from its top."""
    units = state.units.values()
    piles = (
        pile
        for seat in Seat
        for areas in (state.areas[seat],)
        for pile in (areas.hand, areas.security, areas.trash, areas.deck, areas.digi_egg_deck)
    )
    found = [*first, *(unit.top for unit in units)]
    found += [card for unit in units for card in (*unit.stack[:0:-1], *unit.links)]
    found += [card for pile in piles for card in pile]
    return dict.fromkeys((*found, *map(CardId, state.cards)))
