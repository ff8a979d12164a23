"""Declaring the use of a card of the hand: its cost can be paid, or one in its place (1-3-11-1 to 1-3-11-3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from judgeapp.engine import lang
from judgeapp.engine.derive import Held, Scope, View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Action, Area, By
from judgeapp.engine.legality.costs import can_pay, can_reduce, paid
from judgeapp.engine.legality.materials import NOTHING, Saving, saving
from judgeapp.engine.legality.utilizing.reducing import Doing, Reduction, best_ways
from judgeapp.engine.legality.verdict import Verdict, no, refusal_in_main_phase, yes
from judgeapp.engine.state.state import replace
from judgeapp.engine.triggering.immediate import Prospect, answering, scope_of
from judgeapp.engine.triggering.unread import changing_costs

# A cost as increases and reductions leave it: of the printed number (None), or of one set in its place.
CostOf: TypeAlias = Callable[[int | None], int]


class Offered(NamedTuple):
    """An immediate effect, its actions and the scope from which they are read."""

    held: Held
    actions: tuple[Action, ...]
    scope: Scope


def can_declare(view: View, seat: Seat, card: CardId, cost_of: CostOf, about: Prospect, *clauses: str) -> Verdict:
    """Verdict on paying the cost, or one in its place. It names `clauses`, and those of the latter if that decides."""
    cost = cost_of(None)
    if can_pay(view, seat, cost):
        return yes(*clauses)
    joining = _joining(view, seat, card, about, Reduction()).clauses
    another = (*_other_cost_clauses(view, seat, about), *joining)
    if can_pay(view, seat, _least(view, seat, card, cost_of, about)):
        return yes(*clauses, *another)
    refusal = no("1-3-11-1", "1-4-2-2", *another, card=card, cost=paid(cost), memory=view.state.memory_of(seat))
    return replace(refusal, unread=changing_costs(view, card, answering(view, about)))


def refusal_from_hand(view: View, seat: Seat, card: CardId, *clauses: str) -> Verdict | None:
    """Verdict against utilizing a card outside of the main phase, or one that is not in the hand; else None."""
    return refusal_in_main_phase(view, seat) or (None if is_in_hand(view, seat, card) else no(*clauses, card=card))


def is_in_hand(view: View, seat: Seat, card: CardId) -> bool:
    """True if a card is one of the player's hand: from there cards are played, digivolved into and used."""
    copy = view.state.cards.get(card)
    return copy is not None and copy.area is Area.HAND and copy.owner is seat


def opening(view: View, seat: Seat, about: Prospect) -> tuple[lang.MaterialsFrom, ...]:
    """Places from which the player's immediate effects can let cards be placed (1-3-11-4)."""
    effects = (Doing(offer.actions, offer.scope) for offer in offered(view, seat, about))
    return max((way.places for way in best_ways(view, effects)), key=len)


COSTS: Mapping[lang.Would, lang.Cost] = {"played": "play", "digivolved": "digivolve", "used": "use"}


def _least(view: View, seat: Seat, card: CardId, cost_of: CostOf, about: Prospect) -> int:
    """Least cost to which the player's immediate effects and the cards that are placed bring it."""
    effects = (Doing(offer.actions, offer.scope) for offer in offered(view, seat, about))
    ways = best_ways(view, effects)
    return min(cost_of(way.set_to) - taken_off(view, seat, card, about, way) for way in ways)


def taken_off(view: View, seat: Seat, card: CardId, about: Prospect, way: Reduction) -> int:
    """Reduction of a cost by effects that are carried out in one way, and by the cards that can be placed then. A cost
    that can't be reduced is not reduced by either (15-1-3; so the official answer Q1757), and still increased."""
    if not can_reduce(view, seat, COSTS.get(about.event)):
        return -way.more
    return way.less - way.more + _joining(view, seat, card, about, way).amount


def _joining(view: View, seat: Seat, card: CardId, about: Prospect, way: Reduction) -> Saving:
    face = view.state.face(card)
    if about.event != "played" or not (face.digixros or face.assembly):
        return NOTHING
    return saving(view, seat, card, way.places, gone=way.lost)


def offered(view: View, seat: Seat, about: Prospect) -> Iterator[Offered]:
    """The player's immediate effects that answer the coming event."""
    for held in answering(view, about):
        if held.source.seat is seat:
            yield Offered(held, held.effect.actions, scope_of(view, held, about))


def _other_cost_clauses(view: View, seat: Seat, about: Prospect) -> tuple[str, ...]:
    """Clauses on a cost that takes its place: a met condition (1-3-11-2), something that can be done (1-3-11-3)."""
    parts = [
        part for held in answering(view, about) if held.source.seat is seat for part in lang.parts(held.effect.actions)
    ]
    kinds = (("1-3-11-2", lang.If), ("1-3-11-3", By))
    return tuple(c for c, kind in kinds if any(isinstance(p, kind) for p in parts))
