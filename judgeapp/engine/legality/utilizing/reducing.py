"""Reduction of a cost by immediate effects before it is paid: by conditions (1-3-11-2), by their processing (1-3-11-3),
and by places they open for DigiXros and Assembly (1-3-11-4). Together they use no card twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, permutations, product
from typing import NamedTuple

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View, done_name
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Action
from judgeapp.engine.legality.conditions import can_do_all, leads_to_by
from judgeapp.engine.legality.limits import raised
from judgeapp.engine.legality.needs import CardsNeeded, Needs, Use, needs_of
from judgeapp.engine.state.atoms import pile

# Limits of the search: choices of cards, ways to carry effects out, effects tried in every order.
_MAX_CHOICES, _MAX_WAYS, _MAX_ORDERED = 500, 60, 3
_END = lang.EndOfPart()


class Doing(NamedTuple):
    """Actions of an effect, and the scope from which they are read; `chosen`: cards that the first of them is done to
    in any case, `only`: and to no others."""

    actions: Sequence[Action]
    scope: Scope
    chosen: tuple[int, ...] = ()
    only: bool = False


class Reduction(NamedTuple):
    """A way in which effects can be carried out."""

    less: int = 0  # by how much the cost is reduced
    more: int = 0  # by how much it is increased, or memory is paid meanwhile
    set_to: int | None = None  # the number set in its place
    places: tuple[lang.MaterialsFrom, ...] = ()  # places whose cards can also be placed
    used: frozenset[tuple[Use, int]] = frozenset()  # the cards that were used, each for what
    # Those of them that can no longer be placed under another; from the hand they can.
    lost: frozenset[int] = frozenset()
    scope: Scope | None = None  # what the current effect knows by then
    # chosen, only: the cards already chosen for its next action, and whether those are all
    chosen: tuple[int, ...] = ()
    only: bool = False
    ended: bool = False  # an optional condition was left, and everything after it (15-7-2)


def best_ways(view: View, effects: Iterable[Doing], first: Doing | None = None) -> list[Reduction]:
    """Ways to carry out some effects, in any order (15-4-3-5), without those no better than another; `first`: the one
    in progress."""
    known = tuple(effects)
    begun = [Reduction()] if first is None else _carried_out(view, first, Reduction())
    orders = permutations(known) if len(known) <= _MAX_ORDERED else (known, known[::-1])
    return _worthwhile(chain.from_iterable(_in_turn(view, order, begun) for order in orders))


def _in_turn(view: View, effects: Sequence[Doing], begun: list[Reduction]) -> list[Reduction]:
    ways = begun
    for effect in effects:
        further = (_carried_out(view, effect, way) for way in ways)
        ways = _worthwhile((*ways, *chain.from_iterable(further)))
    return ways


def _carried_out(view: View, doing: Doing, way: Reduction) -> list[Reduction]:
    if not _is_free(None, doing.scope.unit or doing.scope.card, way):
        return []  # 15-4-4-3: it went with its card
    *_, scope, chosen, only = doing
    begun = way._replace(scope=scope, chosen=chosen, only=only, ended=False)
    return list(islice(_ways(view, doing.actions, begun), _MAX_WAYS))


def _done_to(view: View, action: Action, scope: Scope, cards: Sequence[int]) -> Scope:
    """Scope after an action has been done to some cards."""
    names = {**scope.names, **dict.fromkeys(action.binds, _named(view, action, cards))}
    if isinstance(target := getattr(action, "target", None), lang.Choose):
        names[target.name] = tuple(cards)
    if kind := _COUNTED.get(type(action)):
        for name in _done_names(view, kind, cards):
            names[name] = (*names.get(name, ()), 1)
    return scope._replace(names=names)


# Actions for which an effect counts the cards they were done to.
_COUNTED: Mapping[type[object], str] = {lang.Delete: "delete", lang.Suspend: "suspend", lang.Unsuspend: "unsuspend"}


def _done_names(view: View, kind: str, units: Sequence[int]) -> Iterator[str]:
    """Names under which an effect counts that it has done something to some units, once for each."""
    for unit in map(UnitId, units):
        seat = view.state.units[unit].seat
        yield done_name(kind, seat)
        yield from (done_name(kind, seat, category) for category in view.categories(unit))


def _named(view: View, action: Action, cards: Sequence[int]) -> tuple[int, ...]:
    """Cards that are named when an action has been done to some: the cards taken, if it takes cards out of stacks."""
    if isinstance(action, lang.TrashSources | lang.TakeTopCards):
        return tuple(c for unit in cards for c in _taken(view, action, UnitId(unit)))
    return tuple(cards)


def _taken(view: View, action: lang.TrashSources | lang.TakeTopCards, unit: UnitId) -> tuple[CardId, ...]:
    stack, under = view.state.units[unit].stack, view.sources(unit)
    if isinstance(action, lang.TrashSources):
        cards = view.state.cards
        stack = tuple(c for c in under if not (action.face_down and cards[c].face_up))
    count = action.count if isinstance(action.count, int) else len(under)
    return stack[: min(count, len(under))]


def _worthwhile(ways: Iterable[Reduction]) -> list[Reduction]:
    kept: list[Reduction] = []
    for way in sorted(ways, key=lambda w: (w.more - w.less, len(w.used))):
        if not any(
            better.used <= way.used
            and better.less >= way.less
            and better.more <= way.more
            and better.set_to == way.set_to
            and Counter(better.places) >= Counter(way.places)  # as many cards from each of them
            for better in kept
        ):
            kept.append(way)
    return kept[:_MAX_WAYS]


def _ways(view: View, actions: Sequence[Action], way: Reduction) -> Iterator[Reduction]:
    """The ways to carry out the actions of an effect, one after the other."""
    if way.ended and _END in actions:
        actions = actions[actions.index(_END) :]
        way = way._replace(ended=False)
    if way.ended or not actions:
        yield way
        return
    first, *left = actions
    if left and isinstance(left[0], lang.Fulfilled):
        reached = list(_fulfilled(view, first, way)) or [way._replace(ended=True)]
    else:
        reached = list(_ways_of(view, first, way))
    for next_way in reached:
        yield from _ways(view, left, next_way)


def _ways_of(view: View, action: Action, way: Reduction) -> Iterator[Reduction]:
    scope = way.scope
    assert scope is not None
    match action:
        case lang.ReduceCost():
            amount = view.number(action.amount, scope)
            yield way._replace(less=way.less + max(0, amount), more=way.more + max(0, -amount))
        case lang.SetCost():
            yield way._replace(set_to=view.number(action.to, scope))
        case lang.OpenPlaces():
            yield way._replace(places=(*way.places, *action.places))
        case lang.May():
            yield from _ways(view, action.actions, way)
            yield way
        case lang.If():
            met = view.holds(action.condition, scope)
            ended = not met and leads_to_by(action)
            actions = action.then if met else action.otherwise
            yield from _ways(view, actions, way._replace(ended=ended))
        case lang.Raise():
            counts = action.condition is None or view.holds(action.condition, scope)
            by = view.number(action.amount, scope) if counts else 0
            yield from _ways(view, raised(action.then, action.of, by), way)
        case lang.By():
            yield from _paid_for(view, action, way)
            yield way._replace(ended=True)
        case lang.DigiBurst():
            yield from _ways_of(view, action.condition, way)
        case lang.Instead():
            met = view.holds(action.condition, scope)
            if met:
                yield from _ways(view, action.do_instead, way)
            if not met or action.optional:
                yield from _ways(view, action.of, way)
        case lang.InsteadBy():
            yield from _paid_for(view, lang.By(action.doing, action.do_instead), way)
            yield from _ways(view, action.of, way)
        case lang.Modes():
            count = len(action.modes) if action.count is None else action.count
            for modes in combinations(action.modes, min(count, len(action.modes))):
                yield from _ways(view, [a for mode in modes for a in (*mode, _END)], way)
        case lang.Repeat():
            once = (*action.actions, _END)
            yield from _ways(view, once * max(0, view.number(action.times, scope)), way)
        case lang.Reveal() | lang.Look():
            yield from _ways(view, (*action.then, _END), way)
        case _:
            yield from _ways_after(view, action, way, wholly=False)


def _paid_for(view: View, by: lang.By, way: Reduction) -> Iterator[Reduction]:
    """15-7-1: all of the condition, and then the rest."""
    assert way.scope is not None
    if not can_do_all(view, by, way.scope):
        return
    reached = [way]
    for part in by.doing:
        reached = [w for before in reached for w in _fulfilled(view, part, before)]
    for fulfilled in reached:
        yield from _ways(view, by.then, fulfilled)


def _fulfilled(view: View, part: Action, way: Reduction) -> Iterator[Reduction]:
    if isinstance(part, lang.Modes):
        for mode in part.modes:
            for action in mode:
                yield from _ways_after(view, action, way, wholly=True)
    else:
        yield from _ways_after(view, part, way, wholly=True)


def _ways_after(view: View, action: Action, way: Reduction, *, wholly: bool) -> Iterator[Reduction]:
    """An action done to some of the cards that it can be done to and that are not used by now."""
    assert way.scope is not None
    needs = needs_of(view, action, way.scope)
    for cards in islice(_choices(view, action, needs, way, wholly=wholly), _MAX_WAYS):
        use = Use.GOING if needs.piles else needs.use
        used = way.used if use is None else way.used | {(use, c) for c in cards}
        stays = use is not Use.GOING or isinstance(action, lang.ToHand)
        lost = way.lost if stays else way.lost | {*cards}
        # Gained memory changes no cost; paid memory is gone for this one.
        more = way.more + max(0, -needs.memory)
        scope = _done_to(view, action, way.scope, cards)
        yield way._replace(more=more, used=used, lost=lost, scope=scope, chosen=(), only=False)


def _choices(view: View, action: Action, needs: Needs, way: Reduction, *, wholly: bool) -> Iterator[tuple[int, ...]]:
    """Choices of cards to which an action may be done."""
    if needs.piles:
        cards: list[int] = []
        for seat, area, count in needs.piles:
            left = (c for c in pile(view.state, seat, area) if _is_free(Use.GOING, c, way))
            cards += islice(left, count)
        if not wholly or len(cards) == sum(count for *_, count in needs.piles):
            yield tuple(cards)
        return
    targets = tuple(_each_of(getattr(action, "target", None))) or (None,) * len(needs.cards)
    each = [
        tuple(_choices_of(view, target, of, needs.use, way, wholly=wholly))
        for target, of in zip(targets, needs.cards, strict=False)
    ]
    for refs in product(*each):
        chosen = tuple(chain.from_iterable(refs))
        if len({*chosen}) == len(chosen) and {*way.chosen} <= {*chosen}:  # 15-10-2-3
            yield chosen


def _each_of(target: lang.Target | None) -> Iterator[lang.Target]:
    """Targets that each ask for cards."""
    if isinstance(target, lang.Together):
        for part in target.targets:
            yield from _each_of(part)
    elif target is not None and not isinstance(target, lang.Player):
        yield target


def _choices_of(
    view: View, target: lang.Target | None, needed: CardsNeeded, use: Use | None, way: Reduction, *, wholly: bool
) -> Iterator[tuple[int, ...]]:
    """Choices of cards for one target of an action, as many as possible first."""
    assert way.scope is not None
    # The declared card, or the card that answers it, lies revealed by then (15-15-3-2).
    shown = (way.scope.card, *way.scope.names.get("into", ()))
    able = [r for r in needed.able if r not in shown and _is_free(use, r, way)]
    if wholly and len(able) < needed.asked:
        return
    if not isinstance(target, lang.Choose):
        yield tuple(able)
        return
    is_open = target.up_to or target.limit or target.of.different or target.of.alike
    most = len(able) if target.limit else min(len(able), view.number(target.count, way.scope))
    least = needed.asked if wholly else 1 if is_open else most
    fixed = tuple(ref for ref in way.chosen if ref in able)
    others = [ref for ref in able if ref not in fixed]
    least = max(1, least, len(fixed))
    sizes = (len(fixed),) if way.only else range(most, least - 1, -1)
    more = chain.from_iterable(combinations(others, size - len(fixed)) for size in sizes)
    some = ((*fixed, *cards) for cards in more)
    fitting = (c for c in islice(some, _MAX_CHOICES) if _go_together(view, target, c, way.scope))
    chosen = tuple(islice(fitting, _MAX_WAYS))
    yield from chosen or (() if wholly else ((),))


def _go_together(view: View, target: lang.Choose, cards: Sequence[int], scope: Scope) -> bool:
    """True if cards differ, or are alike, as they must (4-22), and not too much together."""
    if (apart := target.of.different) and view.count_distinct(apart, cards) < len(cards):
        return False
    if (alike := target.of.alike) and len(view.groups(alike, cards)) > 1:
        return False
    if target.limit is None:
        return True
    property_, most = target.limit
    worth = sum(view.property_of(card, property_) or 0 for card in cards)
    return worth <= view.number(most, scope)


def _is_free(use: Use | None, ref: int, way: Reduction) -> bool:
    """True if a card has neither gone nor been used for the same."""
    return (Use.GOING, ref) not in way.used and (use is None or (use, ref) not in way.used)
