"""Why what is derived is so: the clauses by which effects reach a card of the field, or don't."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine import lang
from judgeapp.engine.derive import Given, Scope, View
from judgeapp.engine.identity import EffectSource, UnitId
from judgeapp.engine.state.state import Grant


def why(view: View, unit: UnitId, then: View | None = None) -> tuple[str, ...]:
    """The clauses by which what effects give a unit holds for it now. `then` is how it was
    before, to tell what has come to reach it since."""
    found = [c for given in view.gifts(unit) for c in _of_gift(view, unit, given)]
    if then is not None and any(_reaches_now(then, unit, given) for given in view.gifts(unit)):
        found.append("15-11-2-3-3")
    return tuple(dict.fromkeys(found))


def _reaches_now(then: View, unit: UnitId, given: Given) -> bool:
    """Whether an overall effect was there before, but did not mean a unit that was."""
    was_there = _grant_of(then, given) is not None or any(s == given.source for s, _ in then.active)
    if not given.over or not was_there or unit not in then.state.units:
        return False
    return all((g.source, g.key) != (given.source, given.key) for g in then.gifts(unit))


def why_not(view: View, unit: UnitId) -> tuple[str, ...]:
    """The clauses by which effects that are active do not reach a unit now."""
    return tuple(dict.fromkeys(_out_of_reach(view, unit)))


def _of_gift(view: View, unit: UnitId, given: Given) -> Iterator[str]:
    if given.over:
        yield from ("15-11-2-1", "15-11-2-3-1")
    grant = _grant_of(view, given)
    if grant is None:
        return
    yield "15-15-2-2"
    if not given.over and grant.id < view.state.units[unit].top:
        yield "15-13-2"  # the card on top came later
    sleeping = [
        h
        for h in view.held(unit)
        if any(isinstance(g, lang.Unaffected) for g in h.effect.gifts) and not view.is_active(unit, h.source, h.effect)
    ]
    if sleeping:
        yield "15-15-6-2"


def _grant_of(view: View, given: Given) -> Grant | None:
    number = given.key.partition(".")[0]
    return next((g for g in view.state.grants if str(g.id) == number), None)


def _out_of_reach(view: View, unit: UnitId) -> Iterator[str]:
    for source, effect in view.active:
        if isinstance(effect.to, lang.All):
            yield from _misses(view, unit, effect.to.of, source)
    for grant in view.state.grants:
        if grant.over is not None:
            yield from _misses(view, unit, grant.over, grant.by)
        elif grant.unit == unit and not view.reaches(grant):
            yield "3-4-5-3"
        elif grant.unit == unit and view.is_unaffected(unit, grant.by):
            yield from ("15-15-6-1", "15-15-6-4")


def _misses(view: View, unit: UnitId, of: lang.Filter, source: EffectSource) -> Iterator[str]:
    """An overall effect about cards such as this one that does not mean it now."""
    scope = Scope(source.seat, source.unit, source.card)
    plain = lang.Filter(whose=of.whose, categories=of.categories, areas=of.areas, other=of.other)
    if not view.fits(unit, plain, scope):
        return
    if not view.fits(unit, of, scope):
        yield "15-11-2-3-2"
    elif view.is_unaffected(unit, source):
        yield "15-15-6-1"
