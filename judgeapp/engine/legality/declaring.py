"""Declaring the use of a card of the hand: its cost can be paid, or the cost that takes its
place (1-3-11-1 to 1-3-11-3)."""

from __future__ import annotations

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.immediate import Prospect, answering, scope_of
from judgeapp.engine.lang import Area, By
from judgeapp.engine.legality.conditions import can_do_all
from judgeapp.engine.legality.costs import can_pay, paid
from judgeapp.engine.legality.verdict import Verdict, no, yes


def can_declare(view: View, seat: Seat, card: CardId, cost: int, about: Prospect) -> Verdict:
    """Whether the cost, or the one that takes its place, can be paid. A verdict that turns on
    the latter names what that one asks for."""
    if can_pay(view, seat, cost):
        return yes()
    another = _of_another_cost(view, seat, about)
    if can_pay(view, seat, cost - _takes_off(view, seat, about)):
        return yes(*another)
    return no("1-3-11-1", "1-4-2-2", *another, card=card, cost=paid(cost),
              memory=view.state.memory_of(seat))  # fmt: skip


def is_in_hand(view: View, seat: Seat, card: CardId) -> bool:
    """Whether a card is one of the player's hand: from there cards are played, digivolved into
    and used."""
    held = view.state.cards.get(card)
    return held is not None and held.area is Area.HAND and held.owner is seat


def _takes_off(view: View, seat: Seat, about: Prospect) -> int:
    """What the player's immediate effects can take off a cost."""
    return sum(
        _reduces(view, held.effect.actions, scope_of(view, held, about))
        for held in answering(view, about)
        if held.source.seat is seat
    )


def _of_another_cost(view: View, seat: Seat, about: Prospect) -> tuple[str, ...]:
    """What a cost that takes its place asks for: a condition that is met (1-3-11-2), something
    that can be done (1-3-11-3)."""
    parts = [
        part
        for held in answering(view, about)
        if held.source.seat is seat
        for part in lang.parts(held.effect.actions)
    ]
    kinds = (("1-3-11-2", lang.If), ("1-3-11-3", By))
    return tuple(c for c, kind in kinds if any(isinstance(p, kind) for p in parts))


def _reduces(view: View, actions: tuple[lang.Action, ...], scope: Scope) -> int:
    total = 0
    for action in actions:
        if isinstance(action, lang.ReduceCost):
            total += view.number(action.amount, scope)
        elif isinstance(action, lang.May):
            total += _reduces(view, action.actions, scope)
        elif isinstance(action, lang.If):
            met = view.holds(action.condition, scope)
            total += _reduces(view, action.then if met else action.otherwise, scope)
        elif isinstance(action, By) and can_do_all(view, action, scope):
            total += _reduces(view, action.then, scope)
    return total
