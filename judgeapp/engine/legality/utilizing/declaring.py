"""Declaring the use of a card of the hand: its cost can be paid, or the cost that takes its
place (1-3-11-1 to 1-3-11-3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgeapp.engine import lang
from judgeapp.engine.derive import Held, Scope, View, done_name
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area, By
from judgeapp.engine.legality.conditions import can_do_all
from judgeapp.engine.legality.costs import can_pay, can_reduce, paid
from judgeapp.engine.legality.limits import raised
from judgeapp.engine.legality.materials import NOTHING, Saving
from judgeapp.engine.legality.needs import needs_of
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


# What an effect counts to how many it was done.
_COUNTED: Mapping[type[object], str] = {
    lang.Delete: "delete", lang.Suspend: "suspend", lang.Unsuspend: "unsuspend",
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


Doable = tuple[lang.Action, Scope]


def offered(view: View, seat: Seat, about: Prospect) -> Iterator[tuple[Held, Iterator[Doable]]]:
    """The player's immediate effects, each with what it can do before something happens."""
    for held in answering(view, about):
        if held.source.seat is seat:
            yield held, doable(view, held.effect.actions, scope_of(view, held, about))


def _answers(view: View, seat: Seat, about: Prospect) -> Iterator[Doable]:
    """What the player's immediate effects can do before something happens."""
    for _, actions in offered(view, seat, about):
        yield from actions


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


def doable(view: View, actions: tuple[lang.Action, ...], scope: Scope) -> Iterator[Doable]:
    """Actions and those in them, as far as what they hang on is so or can be done; each with what
    is known then."""
    for action in actions:
        if isinstance(action, lang.May):
            yield from doable(view, action.actions, scope)
        elif isinstance(action, lang.If):
            met = view.holds(action.condition, scope)
            yield from doable(view, action.then if met else action.otherwise, scope)
        elif isinstance(action, lang.Raise):
            counts = action.condition is None or view.holds(action.condition, scope)
            by = view.number(action.amount, scope) if counts else 0
            yield from doable(view, raised(action.then, action.of, by), scope)
        elif isinstance(action, By):
            if can_do_all(view, action, scope):
                yield from doable(view, action.then, _after(view, action.doing, scope))
        else:
            yield action, scope
            scope = _after(view, (action,), scope)


def _after(view: View, doing: tuple[lang.Action, ...], scope: Scope) -> Scope:
    """What can be known at most when something has been done to as many cards as it can: "for each
    card placed by this effect"."""
    names = dict(scope.names)
    for action in doing:
        for needed in needs_of(view, action, scope).cards:
            cards = tuple(ref for ref in needed.able if ref != scope.card)
            target = getattr(action, "target", None)
            if isinstance(target, lang.Choose):
                wanted = target.of.different
                apart = view.told_apart(wanted, cards) if wanted else len(cards)
                most = apart if target.limit else min(apart, view.number(target.count, scope))
                cards = cards[:most]
            names |= done_to(view, action, scope._replace(names=names), cards).names
    return scope._replace(names=names)


def done_to(view: View, action: lang.Action, scope: Scope, cards: tuple[int, ...]) -> Scope:
    """What is known when an action has been done to some cards."""
    names = {**scope.names, **dict.fromkeys(lang.named_by(action), cards)}
    if kind := _COUNTED.get(type(action)):
        for name in _done_names(view, kind, cards):
            names[name] = (*names.get(name, ()), 1)
    return scope._replace(names=names)


def _done_names(view: View, kind: str, units: tuple[int, ...]) -> Iterator[str]:
    """What an effect calls that it has done something to some units, once for each."""
    for unit in map(UnitId, units):
        seat = view.state.units[unit].seat
        yield done_name(kind, seat)
        yield from (done_name(kind, seat, category) for category in view.categories(unit))
