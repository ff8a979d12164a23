"""Processing conditions (15-6) and optional ones (15-7): whether an effect has anything to do and can meet them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Action, Area, By
from judgeapp.engine.lang.actions import SimpleAction
from judgeapp.engine.legality.costs import can_pay
from judgeapp.engine.legality.needs import CardsNeeded, Needs, Use, needs_of
from judgeapp.engine.matching import has_perfect_matching
from judgeapp.engine.state.atoms import pile


def can_be_processed(view: View, effect: lang.Effect, scope: Scope) -> bool:
    """15-6-3: an effect none of whose processing conditions is met can't be activated."""
    if effect.condition is not None and not view.holds(effect.condition, scope):
        return False
    return not effect.actions or _any_is_open(view, effect.actions, scope)


def _any_is_open(view: View, actions: Sequence[Action], scope: Scope) -> bool:
    lacking: set[str] = set()  # names that only actions under an unmet condition would have given
    for action in actions:
        if _is_open(view, action, scope):
            if not _is_about(action, lacking):
                return True
        elif leads_to_by(action):
            return False
        else:
            lacking |= {*_names_given(action)} - {*scope.names}
    return False


def _names_given(action: Action) -> Iterator[str]:
    for part in lang.parts(action):
        if isinstance(part, lang.ActionRecord):
            yield from part.binds
        elif isinstance(part, lang.Choose):
            yield part.name


def _is_about(action: Action, names: Collection[str]) -> bool:
    """True if an action is done to nothing but cards of these names, now or later, or may be."""
    if isinstance(action, lang.Later | lang.May):
        return all(_is_about(part, names) for part in action.actions)
    target = getattr(action, "target", None)
    return isinstance(target, lang.Named) and target.name in names


def leads_to_by(action: Action) -> bool:
    """True if an action is a processing condition of an optional processing condition: "if ..., by ...ing, ...". If it
    isn't met, neither that nor anything after it is done (15-7-2)."""
    if not isinstance(action, lang.If) or action.otherwise:
        return False
    return any(isinstance(part, By) for part in action.then)


def _is_open(view: View, action: Action, scope: Scope) -> bool:
    """True if an action, or one of those in it, has no processing condition that is not met."""
    match action:
        case lang.If():
            met = view.holds(action.condition, scope)
            return _any_is_open(view, action.then if met else action.otherwise, scope)
        case lang.DigiBurst():
            return can_do_all(view, action.condition, scope)  # 16-13-2
        case lang.May():
            return _any_is_open(view, action.actions, scope)
        case lang.Repeat():
            often = view.number(action.times, scope) > 0
            return often and _any_is_open(view, action.actions, scope)
        case lang.Raise():
            return _any_is_open(view, action.then, scope)
        case lang.Modes():
            return any(_any_is_open(view, mode, scope) for mode in action.modes)
        case By():
            return _any_is_open(view, action.doing, scope)
        case lang.Instead():
            met = view.holds(action.condition, scope)
            kept = action.of if not met or action.optional else ()
            return _any_is_open(view, (*(action.do_instead if met else ()), *kept), scope)
        case lang.InsteadBy():
            return _any_is_open(view, (*action.doing, *action.of), scope)
        case lang.Reveal() | lang.Look() | lang.Overwrite() | lang.Later():
            return True  # its actions come after something else
        case lang.Give() | lang.PlayToken():
            return True  # the gift has conditions of its own
        case lang.Blitz():
            return view.holds(lang.BLITZ_CONDITION, scope)  # 16-15-3
        case _:
            # Actions that hold others are listed above, or this does not pass the type check.
            _holds_none: SimpleAction = action
            return True


def can_do_all(view: View, by: By, scope: Scope) -> bool:
    """True if an optional processing condition can be fulfilled wholly (15-7-3): each part, and all together."""
    return any(_can_all_be_met(view, way, scope) for way in _ways(view, by.doing, scope))


def leaves_enough(view: View, parts: Sequence[Action], scope: Scope, chosen: Sequence[int]) -> bool:
    """True if all parts of a condition can still be carried out when the first is done to these cards (15-7-3)."""
    return any(_can_all_be_met(view, way, scope) for way in _ways(view, parts, scope, chosen))


def _done_to(needs: Needs, chosen: Sequence[int]) -> Needs:
    """Needs that are left when some of the cards are chosen."""
    if not needs.cards:
        return needs
    fixed = tuple(CardsNeeded(1, (ref,), chosen=True) for ref in chosen)
    first, *others = needs.cards
    left = tuple(ref for ref in first.able if ref not in chosen)
    rest = CardsNeeded(max(0, first.asked - len(chosen)), left, chosen=True)
    return needs._replace(cards=(*fixed, rest, *others))


def is_vain(view: View, action: Action, scope: Scope) -> bool:
    """True if nothing at all can come of an action: it can't be done, and there is not even a card for it."""
    needs = needs_of(view, action, scope)
    if needs.one_of and needs.so:
        return all(is_vain(view, part, scope) for part in chain.from_iterable(needs.one_of))
    return not can_be_done(view, action, scope) and not any(of.able for of in needs.cards)


def can_be_done(view: View, action: Action, scope: Scope) -> bool:
    """True if an action can be done, even in part (1-3-2); all after "by ...ing" only if that can be done in full."""
    if isinstance(action, By | lang.DigiBurst):
        return can_do_all(view, action if isinstance(action, By) else action.condition, scope)
    needs = needs_of(view, action, scope)
    if needs.one_of:
        parts = chain.from_iterable(needs.one_of)
        return needs.so and any(can_be_done(view, part, scope) for part in parts)
    return (
        needs.so
        and (not needs.cards or any(of.able for of in needs.cards))
        and (not needs.piles or any(pile(view.state, seat, area) for seat, area, _ in needs.piles))
        and can_pay(view, scope.seat, -needs.memory)
    )


def _ways(
    view: View, actions: Sequence[Action], scope: Scope, chosen: Sequence[int] = ()
) -> Iterator[tuple[Needs, ...]]:
    """Ways to do some actions, each as its needs; one of them for a choice. If the first action chooses cards for a
    later one, each of them is its own way. `chosen`: the cards that the first is done to, if known."""
    if not actions:
        yield ()
        return
    first, *later = actions
    first = with_none_to_trash(first, later)
    name = _name_used_later(first, later)
    for way in _ways_of(view, needs_of(view, first, scope), scope):
        able = way[0].cards[0].able if name and way[0].cards else ()
        for choice in (chosen,) if chosen or not able else zip(able):
            done = (_done_to(way[0], choice), *way[1:]) if choice else way
            named = {**scope.names, name: tuple(choice)} if name else scope.names
            for rest in _ways(view, later, scope._replace(names=named)):
                yield (*done, *rest)


def with_none_to_trash(action: Action, later: Sequence[Action]) -> Action:
    """Part of an action that it asks for: of "trash all digivolution cards of 1 Digimon and place it under ..." that
    it is chosen, whether it has any or not (official answer 1605)."""
    after = next((part for part in later if not isinstance(part, lang.Fulfilled)), None)
    if (
        isinstance(action, lang.TrashSources)
        and action.count is None
        and isinstance(action.target, lang.Choose)
        and isinstance(after, lang.PlaceUnder)
        and after.target == lang.Named(action.target.name)
    ):
        return lang.Select(action.target)
    return action


def _name_used_later(action: Action, later: Sequence[Action]) -> str:
    """Name of the cards that an action chooses, if a later one refers to them: "by suspending 1 of your Tamers and
    placing it under ...", or to what is under them."""
    target = getattr(action, "target", None)
    if not isinstance(target, lang.Choose):
        return ""
    spoken = {name for part in lang.parts(tuple(later)) for name in part.speaks_of()}
    return target.name if target.name in spoken else ""


def _ways_of(view: View, needs: Needs, scope: Scope) -> Iterator[tuple[Needs, ...]]:
    if not needs.one_of:
        yield (needs,)
    for actions in needs.one_of if needs.so else ():
        yield from _ways(view, actions, scope)


def _can_all_be_met(view: View, way: Sequence[Needs], scope: Scope) -> bool:
    counts: Counter[tuple[Seat, Area]] = Counter()
    for needs in way:
        for seat, area, count in needs.piles:
            counts[seat, area] += count
    return (
        all(needs.so for needs in way)
        and all(len(of.able) >= of.asked for needs in way for of in needs.cards)
        and all(len(pile(view.state, *place)) >= count for place, count in counts.items())
        and can_pay(view, scope.seat, -sum(needs.memory for needs in way))
        and _cards_suffice(way)
    )


class _Slot(NamedTuple):
    """One card that a part of a condition chooses: its use and its candidates."""

    use: Use
    able: tuple[int, ...]


def _cards_suffice(way: Sequence[Needs]) -> bool:
    """True if the parts that choose cards find enough. None is used for two of them, nor by a later part once gone."""
    slots: list[_Slot] = []
    gone: set[int] = set()
    for needs in way:
        if needs.use is None:
            continue
        slots += (
            _Slot(needs.use, tuple(ref for ref in of.able if ref not in gone))
            for of in needs.cards
            if of.chosen
            for _ in range(of.asked)
        )
        if needs.use is Use.GOING:
            gone |= {ref for of in needs.cards if not of.chosen for ref in of.able}
    if not all(has_perfect_matching([slot.able for slot in ([s for s in slots if s.use is use])]) for use in Use):
        return False
    first = next((n for n, slot in enumerate(slots) if slot.use is Use.GOING), len(slots))
    if all(slot.use is Use.GOING for slot in slots[first:]):
        return True
    return _in_turn(slots, (), frozenset())


def _in_turn(slots: Sequence[_Slot], used: Sequence[tuple[Use, int]], gone: frozenset[int]) -> bool:
    """True if the slots, filled in turn, find enough cards among those still there."""
    if not slots:
        return True
    (use, able), *rest = slots
    return any(
        _in_turn(rest, (*used, (use, ref)), gone | ({ref} if use is Use.GOING else set()))
        for ref in able
        if ref not in gone and (use, ref) not in used
    )
