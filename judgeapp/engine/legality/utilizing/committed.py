"""Commitments of a declaration, by an edition that has them: steps needed for payment must be done, not only be
possible (1-3-11-3@4.2, 1-3-11-4@4.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.identity import CardId, Seat
from judgeapp.engine.lang import Action, Joining
from judgeapp.engine.legality.costs import can_pay, can_reduce
from judgeapp.engine.legality.materials import saving
from judgeapp.engine.legality.utilizing.action_cost import action_cost
from judgeapp.engine.legality.utilizing.declaring import COSTS, offered, taken_off
from judgeapp.engine.legality.utilizing.reducing import Doing, best_ways
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.triggering.immediate import Prospect, known_as

BY_CONDITION, BY_MATERIALS = "1-3-11-3@4.2", "1-3-11-4@4.2"
_END = lang.EndOfPart()
# Procedures above a declaration while immediate effects wait, and while one is resolved.
_WAITING, _RESOLVING = ("window",), ("window", "resolve")


def _card(frame: Frame) -> CardId:
    return CardId(next(iter(frame.numbers("cards")), frame.card))


# Declarations of a player, by the names of their procedures: the event that immediate effects answer.
_DECLARED: Mapping[str, lang.Would] = {
    "play": "played",
    "use": "used",
    "link": "linked",
    "digivolve": "digivolved",
    "dna-digivolve": "digivolved",
    "burst-digivolve": "digivolved",
    "app-fusion": "digivolved",
}
_HOW: Mapping[str, lang.Special] = {"dna-digivolve": "dna", "burst-digivolve": "burst", "app-fusion": "app-fusion"}


def only_answer(view: View, actions: Sequence[Action], scope: Scope) -> Literal["yes", "no", ""]:
    """The only answer to the first action of an immediate effect that may be done: with the other answer the declared
    action can't be paid for. Empty if both are open."""
    first, *rest = actions
    if isinstance(first, lang.By):
        part_by_part = (step for part in first.doing for step in (part, lang.Fulfilled()))
        done = (*part_by_part, *first.then, *rest)
        left = rest[rest.index(_END) :] if _END in rest else []
    else:
        done = (*(first.actions if isinstance(first, lang.May) else (first,)), *rest)
        left = rest
    with_it = _can_be_paid_for(view, Doing(done, scope))
    if with_it is _can_be_paid_for(view, Doing(left, scope)):
        return ""
    return "yes" if with_it else "no"


def must_go_on(view: View, actions: Sequence[Action], done: Sequence[int], scope: Scope) -> bool:
    """True if the first of the actions must be done to more cards than these."""
    chosen = tuple(done)
    return not _can_be_paid_for(view, Doing(actions, scope, chosen, only=True)) and (
        _can_be_paid_for(view, Doing(actions, scope, chosen))
    )


def fit_to_pay(
    view: View, actions: Sequence[Action], chosen: Sequence[int], able: Sequence[int], scope: Scope
) -> list[int]:
    """Cards, besides those chosen, on which the first action lets the declared one be paid for; all if none does."""
    if _committing(view, scope) is None:
        return list(able)
    fit = [r for r in able if _can_be_paid_for(view, Doing(actions, scope, (*chosen, r)))]
    return fit or list(able)


def can_come_next(view: View, key: str, actions: Sequence[Action], scope: Scope) -> bool:
    """True if a waiting immediate effect, known by its key, can be the next one."""
    return _can_be_paid_for(view, Doing(actions, scope), (key,), _WAITING)


def _can_be_paid_for(view: View, doing: Doing, done: tuple[str, ...] = (), above: tuple[str, ...] = _RESOLVING) -> bool:
    """True if the declared action can still be paid for when an immediate effect does this much and no more. Always
    true if no player is committed."""
    frame = _committing(view, doing.scope, above)
    if frame is None:
        return True
    seat, card = doing.scope.seat, _card(frame)
    event = _DECLARED[frame.procedure]
    refs = frame.numbers("of") or tuple(n for n in (frame.unit,) if n)
    about = Prospect(event, refs or (card,), card, how=_HOW.get(frame.procedure, ""))
    used = (*view.state.frames[-len(above)].words("used"), *done)
    others = (
        Doing(offer.actions, offer.scope) for offer in offered(view, seat, about) if known_as(offer.held) not in used
    )
    ways = best_ways(view, others, doing)
    return any(_pays(view, frame, taken_off(view, seat, card, about, way), way.set_to) for way in ways)


def _committing(view: View, scope: Scope, above: tuple[str, ...] = _RESOLVING) -> Frame | None:
    """Frame of a player's own declaration that can't be paid for as things are, while one of his immediate effects
    answers it; None by an edition that commits him to nothing."""
    if not view.state.plays(EditionFact.COMMITTED_TO_CONDITIONS):
        return None
    frame = _declaration(view, above)
    if frame is None or scope.seat is not _seat(view, frame) or _pays(view, frame, 0):
        return None
    return frame


def can_place_so_few(view: View, by: Joining, placed: int) -> bool:
    """True if the declared action can be paid for with so few cards placed under it, or with no number of them."""
    if not view.state.plays(EditionFact.COMMITTED_TO_MATERIALS):
        return True
    frame = _declaration(view, (by.value,))
    if frame is None:
        return True
    face, seat = view.state.face(_card(frame)), _seat(view, frame)
    requirements = face.joining(by)
    assert requirements is not None
    less = requirements.less * (placed if by is Joining.DIGIXROS else 0)
    if by is Joining.DIGIXROS and face.assembly is not None:
        less += saving(view, seat, _card(frame), only=Joining.ASSEMBLY).amount
    if not can_reduce(view, seat, "play"):
        return True
    only = None if by is Joining.DIGIXROS else by
    most = saving(view, seat, _card(frame), only=only).amount
    return _pays(view, frame, less) or not _pays(view, frame, most)


def _declaration(view: View, above: tuple[str, ...]) -> Frame | None:
    """Frame of a player's own declaration, with these procedures running in its course."""
    frames = view.state.frames
    if len(frames) <= len(above):
        return None
    frame, *rest = frames[-len(above) - 1 :]
    is_own = frame.source is None and bool(frame.values.get("paid"))
    in_course = tuple(inner.procedure for inner in rest) == above
    return frame if frame.procedure in _DECLARED and is_own and in_course else None


def _seat(view: View, frame: Frame) -> Seat:
    word = frame.word("seat")
    return Seat(word) if word else view.state.cards[_card(frame)].owner


def _pays(view: View, frame: Frame, less: int, set_to: int | None = None) -> bool:
    """True if the cost can be paid with so much less than has been taken off it by now, or than one set now. One that
    can't be reduced is still set, and increased (15-1-3)."""
    above = view.state.frames[view.state.frames.index(frame) :]
    known = frame.number("saved") + sum(inner.number("reduced") for inner in above)
    if not can_reduce(view, _seat(view, frame), COSTS.get(_DECLARED[frame.procedure])):
        known = 0
    known -= sum(inner.number("raised") for inner in above)
    if set_to is None:
        set_to = next((inner.number("cost") for inner in reversed(above) if "cost" in inner.values), None)
    verb = _HOW.get(frame.procedure, frame.procedure)
    cost = action_cost(view, verb, {**frame.values, "card": _card(frame)}, set_to) or 0
    return can_pay(view, _seat(view, frame), cost - known - less)
