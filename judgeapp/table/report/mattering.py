"""What of a way matters for a ruling: which events, which clauses decided, which cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgeapp.engine.events import Event, What
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.state import State
from judgeapp.table.tree import Node

# How near an event is to what is argued about. What is in none of them is on the way: timings,
# what is active, what was counted, what was declared and is then done.
_REFUSED = frozenset(
    (What.CANNOT, What.PREVENTED, What.NOT_ACTIVATED, What.NOT_TRIGGERED, What.UNAFFECTED,
     What.IMPOSSIBLE, What.UNSETTLED, What.UNREAD, What.PUT_BACK, What.LOOP)
)  # fmt: skip
_CAME_OF_IT = frozenset((What.BLOCKED, What.DELETED, What.OVERFLOWED, What.ENDED, What.CHECKED))
_DONE = frozenset(
    (What.BATTLE, What.CONFIRMED, What.TARGET_SWITCHED, What.ACTIVATED, What.GRANTED,
     What.DIGIVOLVED, What.PLAYED, What.LINKED, What.USED, What.ATTACK_DECLARED)
)  # fmt: skip
_ALSO = frozenset(
    (What.TURN_BEGAN, What.MEMORY, What.PAID, What.HATCHED, What.MOVED, What.DREW, What.UNSUSPENDED,
     What.TRASHED, What.LEFT, What.CARD_MOVED, What.STACK_TRASHED, What.PLACED_UNDER, What.REVEALED,
     What.FLIPPED, What.CHOSEN, What.RESERVED, What.CORRECTED)
)  # fmt: skip
_BY_NEARNESS = (_REFUSED, _CAME_OF_IT, _DONE, _ALSO)
# What its cards may stay hidden of.
_HIDDEN = frozenset((What.DREW, What.CARD_MOVED, What.LOOKED))
_WITH_EFFECTS = frozenset((What.BECAME_ACTIVE, What.TRIGGERED, What.ACTIVATED))
_ABOUT = ("unit", "units", "attacker", "defender", "target", "card", "cards", "security", "became")

_MOST_PROPOSED = 4
_OF_EACH = 2


def nearness(event: Event) -> int | None:
    """How near an event is to what is argued about, 0 the nearest; None of what is only on the
    way, and not told on the page of a report."""
    # A cost that is paid by suspending is told by what it was paid for.
    if event.what is What.SUSPENDED:
        return len(_BY_NEARNESS) - 1 if event.cause else None
    return next((near for near, kinds in enumerate(_BY_NEARNESS) if event.what in kinds), None)


def is_clause(cited: str) -> bool:
    """Whether it is a clause of the Comprehensive Rules, and not the judge or a reading."""
    return cited[:1].isdigit()


def cited(nodes: Iterable[Node]) -> tuple[str, ...]:
    """The clauses that were applied on a way, in order, each once."""
    found = (c for node in nodes for event in node.game.events for c in event.clauses)
    return tuple(dict.fromkeys(filter(is_clause, found)))


def proposed(nodes: Sequence[Node], refused: Iterable[str] = ()) -> tuple[str, ...]:
    """The few clauses that seem to have decided, for the judge to choose from: those that refused
    a step of an account, then those of what was refused, what came of it, what was done."""
    found = dict.fromkeys(filter(is_clause, refused))
    events = [event for node in nodes[1:] for event in node.game.events] or [
        event for node in nodes for event in node.game.events
    ]
    for kinds in _BY_NEARNESS[:-1]:
        for event in events:
            if event.what in kinds:
                found |= dict.fromkeys([*filter(is_clause, event.clauses)][:_OF_EACH])
    return tuple(found)[:_MOST_PROPOSED]


def cards_of(nodes: Sequence[Node]) -> tuple[str, ...]:
    """The faces of the cards that what matters is about, by their keys, in the order in which they
    are spoken of. What players may not know of is not among them."""
    found: dict[str, None] = {}
    for node in nodes:
        for event in node.game.events:
            found |= dict.fromkeys(_faces(event, nodes))
    return tuple(found)


def _faces(event: Event, nodes: Sequence[Node]) -> Iterator[str]:
    if nearness(event) is not None and event.what not in _HIDDEN:
        for name in _ABOUT:
            for ref in event.ids(name):
                yield from _face(ref, nodes)
    elif event.what in _WITH_EFFECTS:
        for ref in event.ids("card"):
            yield from _face(ref, nodes)


def _face(ref: int, nodes: Sequence[Node]) -> Iterator[str]:
    """The face of a card, or of the top card of a unit wherever it was there."""
    for node in nodes:
        state: State = node.game.state
        if (unit := state.units.get(UnitId(ref))) is not None:
            yield state.cards[unit.top].face
            return
        if (card := state.cards.get(CardId(ref))) is not None:
            yield card.face
            return
