"""Reasons for derived values: the clauses they rest on, and those by which effects reach or miss a unit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgeapp.engine import lang
from judgeapp.engine.derive import Given, Scope, View, clauses_of_condition, clauses_of_filter, left_out, once
from judgeapp.engine.identity import EffectSource, UnitId
from judgeapp.engine.lang import Area, Category, Filter
from judgeapp.engine.state.state import Grant

Clauses = tuple[str, ...]

# Clauses on the icons of areas: the card of the effect must be there (15-14-2 to 15-14-5).
OF_AREA = {Area.HAND: "15-14-2-1", Area.TRASH: "15-14-3-1", Area.BREEDING: "15-14-4-1", Area.SECURITY: "15-14-5-1"}


# -- a unit itself --------------------------------------------------------------------------------


def clauses_of_dp(view: View, unit: UnitId) -> Clauses:
    given = view.gifts(unit)
    added = [g for g in given if isinstance(g.gift, lang.AddDP | lang.LeastDP)]
    clauses = ["2-5-2"]
    if added and view.dp(unit) is None:
        clauses.append("2-5-3")
    elif len(added) > 1 or any(isinstance(g.gift, lang.LeastDP) for g in added):
        clauses.append("1-3-8")
    if any(view.state.face(card).link_dp for card in view.link_cards(unit)):
        clauses += ["4-2-5", "2-3-12-5"] if view.dp(unit) is not None else ["2-5-3"]
    return once((*clauses, *_given_clauses(view, unit, added), *_breeding_clause(view, unit)))


def clauses_of_keywords(view: View, unit: UnitId) -> Clauses:
    given = [g for g in view.gifts(unit) if isinstance(g.gift, lang.Keyword)]
    return once((*_given_clauses(view, unit, given), *_breeding_clause(view, unit)))


def clauses_of_names(view: View, unit: UnitId) -> Clauses:
    face = view.face_of(unit)
    clauses = ["2-3-1-4"] if face.bare_name != face.name else []
    if any(rule.names for rule in face.rules):
        clauses.append("2-3-5-1")
    return tuple(clauses)


def clauses_of_colors(view: View, unit: UnitId) -> Clauses:
    return ("2-4-3-1",) if len(view.colors(unit)) > 1 else ()


def clauses_of_categories(view: View, unit: UnitId) -> Clauses:
    printed = view.face_of(unit).category
    return {Category.DIGI_EGG: ("4-2-2",), Category.DIGIMON: ("4-2-1",), Category.TAMER: ("4-3-1",)}.get(printed, ())


def _given_clauses(view: View, unit: UnitId, given: Iterable[Given]) -> Iterator[str]:
    """Clauses on the words, and the cards of a unit, that give it gifts."""
    for gift in given:
        if gift.source.unit == unit and gift.source.index.startswith("inherited"):
            yield "4-2-4"
        if gift.source.unit == unit and gift.source.index.startswith("link_effects"):
            yield "4-2-6"
        for of, scope in _gift_filters(view, gift):
            yield from (c for c in clauses_of_filter(view, of, scope) if c != "3-4-5-5")
        for source, effect in view.active:
            if source == gift.source and effect.condition is not None:
                scope = Scope(source.seat, source.unit, source.card)
                yield from clauses_of_condition(view, effect.condition, scope)


def _gift_filters(view: View, gift: Given) -> Iterator[tuple[Filter, Scope]]:
    scope = Scope(gift.source.seat, gift.source.unit, gift.source.card)
    for source, effect in view.active:
        if source == gift.source and isinstance(effect.to, lang.All) and gift.gift in effect.gifts:
            yield effect.to.of, scope
    for grant in view.state.grants:
        if grant.over is not None and grant.by == gift.source and gift.gift in grant.gifts:
            yield grant.over, scope


def _breeding_clause(view: View, unit: UnitId) -> Iterator[str]:
    """Clause on a unit of the breeding area that overall effects leave out (3-4-5-3)."""
    filters = [
        (effect.to.of, Scope(source.seat, source.unit, source.card))
        for source, effect in view.active
        if isinstance(effect.to, lang.All)
    ]
    filters += [
        (grant.over, Scope(grant.by.seat, grant.by.unit)) for grant in view.state.grants if grant.over is not None
    ]
    if any(unit in left_out(view, of, scope) for of, scope in filters):
        yield "3-4-5-3"


# -- effects on a card of the field ----------------------------------------------------------------


def clauses_of_reach(view: View, unit: UnitId, then: View | None = None) -> tuple[str, ...]:
    """Clauses by which gifts of effects hold for a unit now. `then` is the earlier view, to find gifts that have
    reached it since."""
    clauses = [c for given in view.gifts(unit) for c in _gift_clauses(view, unit, given)]
    if then is not None and any(_reaches_now(then, unit, given) for given in view.gifts(unit)):
        clauses.append("15-11-2-3-3")
    return tuple(dict.fromkeys(clauses))


def _reaches_now(then: View, unit: UnitId, given: Given) -> bool:
    """True if an overall effect was there before, without meaning a unit that was."""
    was_there = _grant_of(then, given) is not None or any(s == given.source for s, _ in then.active)
    if not given.over or not was_there or unit not in then.state.units:
        return False
    return all((g.source, g.key) != (given.source, given.key) for g in then.gifts(unit))


def clauses_of_missing(view: View, unit: UnitId) -> tuple[str, ...]:
    """Clauses by which active effects do not reach a unit now."""
    return tuple(dict.fromkeys(_out_of_reach(view, unit)))


def _gift_clauses(view: View, unit: UnitId, given: Given) -> Iterator[str]:
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


def _misses(view: View, unit: UnitId, filter_: lang.Filter, source: EffectSource) -> Iterator[str]:
    """Clauses by which an overall effect about cards like this one does not mean it now."""
    scope = Scope(source.seat, source.unit, source.card)
    plain = lang.Filter(whose=filter_.whose, categories=filter_.categories, areas=filter_.areas, other=filter_.other)
    if not view.fits(unit, plain, scope):
        return
    if not view.fits(unit, filter_, scope):
        yield "15-11-2-3-2"
    elif view.is_unaffected(unit, source):
        yield "15-15-6-1"
