"""Declaring the use of a card of the hand: its cost can be paid, or the cost that takes its
place (1-3-11-1 to 1-3-11-3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Area, By
from judgeapp.engine.legality.conditions import can_do_all
from judgeapp.engine.legality.costs import can_pay, can_reduce, paid
from judgeapp.engine.legality.limits import raised
from judgeapp.engine.legality.materials import NOTHING, Saving
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.triggering.immediate import Prospect, answering, scope_of


def can_declare(
    view: View, seat: Seat, card: CardId, cost: int, about: Prospect, saved: Saving = NOTHING
) -> Verdict:
    """Whether the cost, or the one that takes its place, can be paid. A verdict that turns on
    the latter names what that one asks for. `saved`: what cards that are placed under it take
    off."""
    if can_pay(view, seat, cost):
        return yes()
    another = (*_of_another_cost(view, seat, about), *saved.clauses)
    if can_pay(view, seat, cost - _takes_off(view, seat, about, saved)):
        return yes(*another)
    return no("1-3-11-1", "1-4-2-2", *another, card=card, cost=paid(cost),
              memory=view.state.memory_of(seat))  # fmt: skip


def is_in_hand(view: View, seat: Seat, card: CardId) -> bool:
    """Whether a card is one of the player's hand: from there cards are played, digivolved into
    and used."""
    held = view.state.cards.get(card)
    return held is not None and held.area is Area.HAND and held.owner is seat


def opening(view: View, seat: Seat, about: Prospect) -> tuple[lang.MaterialsFrom, ...]:
    """From where the player's immediate effects can let cards be placed (1-3-11-4)."""
    return tuple(
        place
        for action, _ in _answers(view, seat, about)
        if isinstance(action, lang.OpenPlaces)
        for place in action.places
    )


_COSTS: Mapping[lang.Would, lang.Cost] = {
    "played": "play", "digivolved": "digivolve", "used": "use",
}  # fmt: skip


def _takes_off(view: View, seat: Seat, about: Prospect, saved: Saving) -> int:
    """What the player's immediate effects and the cards that are placed can take off a cost; a
    cost that can't be reduced is not reduced by either (15-1-3; so the official answer Q1757)."""
    if not can_reduce(view, seat, _COSTS.get(about.event)):
        return 0
    return saved.amount + sum(
        view.number(action.amount, scope)
        for action, scope in _answers(view, seat, about)
        if isinstance(action, lang.ReduceCost)
    )


def _answers(view: View, seat: Seat, about: Prospect) -> Iterator[tuple[lang.Action, Scope]]:
    """What the player's immediate effects can do before something happens."""
    for held in answering(view, about):
        if held.source.seat is seat:
            scope = scope_of(view, held, about)
            yield from ((a, scope) for a in _doable(view, held.effect.actions, scope))


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


def _doable(view: View, actions: tuple[lang.Action, ...], scope: Scope) -> Iterator[lang.Action]:
    """Actions and those in them, as far as what they hang on is so or can be done."""
    for action in actions:
        if isinstance(action, lang.May):
            yield from _doable(view, action.actions, scope)
        elif isinstance(action, lang.If):
            met = view.holds(action.condition, scope)
            yield from _doable(view, action.then if met else action.otherwise, scope)
        elif isinstance(action, By):
            if can_do_all(view, action, scope):
                yield from _doable(view, action.then, scope)
        elif isinstance(action, lang.Raise):
            counts = action.condition is None or view.holds(action.condition, scope)
            amount = view.number(action.amount, scope) if counts else 0
            yield from _doable(view, raised(action.then, action.of, amount), scope)
        else:
            yield action
