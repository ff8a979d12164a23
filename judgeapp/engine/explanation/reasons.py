"""Reasons for what is derived: the clauses that it rests on, and those by which effects reach a card of the field or
don't."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from judgeapp.engine import lang
from judgeapp.engine.asking import FIELD, asks_for_information
from judgeapp.engine.derive import Given, Scope, View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.identity import EffectSource, UnitId
from judgeapp.engine.lang import Area, Category, Filter
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import Grant

Clauses = tuple[str, ...]

# What an effect says by the icon of an area: its card must be there (15-14-2 to 15-14-5).
OF_AREA = {Area.HAND: "15-14-2-1", Area.TRASH: "15-14-3-1", Area.BREEDING: "15-14-4-1", Area.SECURITY: "15-14-5-1"}


def _once(clauses: Iterable[str]) -> Clauses:
    return tuple(dict.fromkeys(clauses))


# -- which cards are meant ----------------------------------------------------------------------


def clauses_of_filter(view: View, filter_: Filter, scope: Scope) -> Clauses:
    """Clauses on the words that a filter is made of, as far as they matter now."""
    return _once(_of_filter(view, filter_, scope))


def _of_filter(view: View, filter_: Filter, scope: Scope) -> Iterator[str]:
    if filter_.has_name or filter_.same == "name":
        yield "2-3-1-2"
    if filter_.name_has:
        yield "2-3-1-3"
    if (filter_.has_name or filter_.name_has) and any(
        face.bare_name != face.name for face in _faces(view, filter_, scope)
    ):
        yield "2-3-1-4"
    if filter_.has_trait:
        yield "2-3-2-3"
    if filter_.trait_has:
        yield "2-3-2-4"
    if filter_.colors:
        yield "2-4-3-1"
    if filter_.not_colors:
        yield "2-4-3-2"
    if filter_.color_count is not None:
        yield "2-4-3"
    if filter_.inherited:
        yield "2-3-4-2"
    if filter_.use_cost is not None:
        yield "2-7-1"
    if filter_.text_has:
        yield from _of_text(view, filter_, scope)
        if any(_is_only_under(view, ref, filter_) for ref in view.candidates(filter_, scope)):
            yield "4-20-2"
    if filter_.keyword:
        yield "2-3-3-3"
    if filter_.has_digixros:
        yield "2-3-8-1"
    if filter_.digixrosed is not None:
        yield "7-2-2-9" if filter_.digixrosed == lang.Range(at_least=1) else "7-2-2-10"
    if filter_.assembled is not None:
        yield "7-3-2-7"
    if filter_.original_dp is not None:
        yield "2-5-2"
    if filter_.level is not None and any(
        view.property_of(ref, lang.Property.LEVEL) is None for ref in view.candidates(filter_, scope)
    ):
        yield "2-9-2"
    if asks_for_information(filter_) and any(face.rules for face in _faces(view, filter_, scope)):
        yield "2-3-5-1"
    if (filter_.name_has or filter_.has_name) and view.state.plays(EditionFact.RULE_IN_NAME):
        yield from ("2-3-4-4-1@4.2" for face in _faces(view, filter_, scope) if face.name_parts)
    if Category.DIGIMON in filter_.categories and set(filter_.areas) & set(FIELD):
        yield "4-2-1"
        if any(_is_egg(view, ref) for ref in view.candidates(filter_, scope)):
            yield "4-2-2"
    if Category.TAMER in filter_.categories and set(filter_.areas) & set(FIELD):
        yield "4-3-1"
    yield from _of_dual(view, filter_, scope)
    if _means_options_of_the_field(view, filter_):
        yield "4-28-1@4.2"
    if any(len(words) > 1 for words in (filter_.categories, filter_.has_name, filter_.has_trait, filter_.colors)):
        yield "4-21-1"
    if Area.UNDER in filter_.areas or filter_.over is not None:
        yield "4-6-2"
        hidden = (c for c in view.candidates(filter_, scope) if c not in view.state.units)
        if asks_for_information(filter_) and any(not view.state.cards[_id].face_up for _id in hidden):
            yield "4-5-9"
    if Area.UNDER in filter_.areas and any(view.link_cards(u) for u in view.hosts(filter_, scope)):
        yield "4-7-2"
    if Area.LINK not in filter_.areas and any(
        view.fits(card, filter_, scope)
        for area in set(filter_.areas) & set(FIELD)
        for unit in view.units_in(area)
        for card in unit.links
    ):
        yield "4-7-4"
    if filter_.over is not None and filter_.over.different:
        yield from ("4-22-1", "4-22-2")
    if filter_.linked is not None or filter_.linked_with is not None:
        yield "4-8-1"
    if filter_.linked_with is not None:
        yield "4-7-1"
    if Area.LINK in filter_.areas:
        yield "4-7-1"
    if left_out(view, filter_, scope):
        yield "3-4-5-5"


def _of_dual(view: View, filter_: Filter, scope: Scope) -> Iterator[str]:
    """Clauses on the part of the DUAL cards that a filter reads."""
    as_option = Category.OPTION in filter_.categories
    if not filter_.categories or not any(face.is_dual for face in _faces(view, filter_, scope)):
        return
    if as_option and set(filter_.areas) & set(FIELD):
        yield "4-6-3@4.2"
    elif as_option and Category.DIGIMON not in filter_.categories:
        yield "4-6-6-1@4.2"
    elif Category.DIGIMON in filter_.categories and not as_option:
        yield "4-6-5-1@4.2"


def _means_options_of_the_field(view: View, filter_: Filter) -> bool:
    """Are only Option cards meant that effects have put on the field?"""
    on_field = Category.OPTION in filter_.categories and bool(set(filter_.areas) & set(FIELD))
    return on_field and view.state.plays(EditionFact.OPTION_PLACED_BY_EFFECT)


def _is_only_under(view: View, ref: int, filter_: Filter) -> bool:
    """Is a text printed on a digivolution card of a Digimon, but not on itself?"""
    unit = view.state.units.get(UnitId(ref))
    if unit is None or any(view.face_of(unit.id).mentions(word) for word in filter_.text_has):
        return False
    return any(view.state.face(c).mentions(word) for c in unit.stack[1:] for word in filter_.text_has)


def _of_text(view: View, filter_: Filter, scope: Scope) -> Iterator[str]:
    yield "4-20-1"
    # What is written counts where it can't trigger; what is written in a note does not.
    away = [view.state.face(r) for r in view.candidates(filter_, scope) if r not in view.state.units]
    if any(face.mentions(word) for face in away for word in filter_.text_has):
        yield "4-20-3"
    if any(
        face.notes(word) and not face.mentions(word)
        for face in _faces(view, filter_, scope)
        for word in filter_.text_has
    ):
        yield "4-20-5"
    if any(word.startswith("<") for word in filter_.text_has):
        yield "4-20-4"


def left_out(view: View, filter_: Filter, scope: Scope) -> tuple[UnitId, ...]:
    """Cards of the breeding area that would fit, but the effect does not say the breeding area (3-4-5)."""
    if Area.BREEDING in filter_.areas or Area.BATTLE not in filter_.areas:
        return ()
    return tuple(u.id for u in view.units_in(Area.BREEDING) if view.fits(u.id, filter_, scope))


def _faces(view: View, filter_: Filter, scope: Scope) -> Iterator[Face]:
    for ref in view.candidates(filter_, scope):
        yield view.state.face(_card(view, ref))


def _card(view: View, ref: int) -> int:
    return view.state.units[UnitId(ref)].top if ref in view.state.units else ref


def _is_egg(view: View, ref: int) -> bool:
    return view.state.face(_card(view, ref)).category is Category.DIGI_EGG


# -- conditions ----------------------------------------------------------------------------------


def clauses_of_condition(view: View, condition: lang.Condition, scope: Scope) -> Clauses:
    """Clauses on the words of a condition."""
    return _once(_of_condition(view, condition, scope))


def _of_condition(view: View, condition: lang.Condition, scope: Scope) -> Iterator[str]:
    if isinstance(condition, lang.Exists):
        yield "4-23-1"
        yield from (c for c in clauses_of_filter(view, condition.of, scope) if c != "3-4-5-5")
        if left_out(view, condition.of, scope):
            yield "3-4-5-7"
            yield "3-4-5-8"
    elif isinstance(condition, lang.NumberIs):
        for part in lang.parts(condition):
            if isinstance(part, lang.Filter):
                yield from clauses_of_filter(view, part, scope)
    elif isinstance(condition, lang.MemoryIs):
        bounds = [b for b in (condition.is_.at_least, condition.is_.at_most) if b is not None]
        theirs = any(view.number(b, scope) < 0 for b in bounds)
        yield "4-1-3" if theirs else "4-1-2"
    elif isinstance(condition, lang.Is):
        yield from clauses_of_filter(view, condition.fits, scope)
        if condition.fits.sources is not None:
            yield "4-23-1"
    elif isinstance(condition, lang.Not):
        yield from clauses_of_condition(view, condition.condition, scope)
    elif isinstance(condition, lang.TurnIs):
        yield "4-10-1"
    elif isinstance(condition, lang.Both | lang.AnyOf):
        for operand in condition.conditions:
            yield from clauses_of_condition(view, operand, scope)
    elif not isinstance(
        condition, lang.DidIt | lang.Attacking | lang.Digivolved | lang.CameAbout
    ):  # of whose words no clause says more than that they are conditions
        assert_never(condition)


# -- what a unit is --------------------------------------------------------------------------------


def clauses_of_dp(view: View, unit: UnitId) -> Clauses:
    """Clauses on the DP of a unit."""
    given = view.gifts(unit)
    added = [g for g in given if isinstance(g.gift, lang.AddDP | lang.LeastDP)]
    clauses = ["2-5-2"]
    if added and view.dp(unit) is None:
        clauses.append("2-5-3")
    elif len(added) > 1 or any(isinstance(g.gift, lang.LeastDP) for g in added):
        clauses.append("1-3-8")
    if any(view.state.face(card).link_dp for card in view.link_cards(unit)):
        clauses += ["4-2-5", "2-3-12-5"] if view.dp(unit) is not None else ["2-5-3"]
    return _once((*clauses, *_of_given(view, unit, added), *_of_neighbours(view, unit)))


def clauses_of_keywords(view: View, unit: UnitId) -> Clauses:
    """Clauses on the keyword effects of a unit."""
    given = [g for g in view.gifts(unit) if isinstance(g.gift, lang.Keyword)]
    return _once((*_of_given(view, unit, given), *_of_neighbours(view, unit)))


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


def _of_given(view: View, unit: UnitId, given: Iterable[Given]) -> Iterator[str]:
    """Clauses on the words, and the cards of a unit, by which it has gifts."""
    for gift in given:
        if gift.source.unit == unit and gift.source.index.startswith("inherited"):
            yield "4-2-4"
        if gift.source.unit == unit and gift.source.index.startswith("link_effects"):
            yield "4-2-6"
        for of, scope in _meant_by(view, gift):
            yield from (c for c in clauses_of_filter(view, of, scope) if c != "3-4-5-5")
        for source, effect in view.active:
            if source == gift.source and effect.condition is not None:
                scope = Scope(source.seat, source.unit, source.card)
                yield from clauses_of_condition(view, effect.condition, scope)


def _meant_by(view: View, gift: Given) -> Iterator[tuple[Filter, Scope]]:
    scope = Scope(gift.source.seat, gift.source.unit, gift.source.card)
    for source, effect in view.active:
        if source == gift.source and isinstance(effect.to, lang.All) and gift.gift in effect.gifts:
            yield effect.to.of, scope
    for grant in view.state.grants:
        if grant.over is not None and grant.by == gift.source and gift.gift in grant.gifts:
            yield grant.over, scope


def _of_neighbours(view: View, unit: UnitId) -> Iterator[str]:
    """Clause on a unit of the breeding area that is left out of what is said of all (3-4-5-3)."""
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


# -- how effects reach a card of the field, or don't ------------------------------------------------


def clauses_of_reach(view: View, unit: UnitId, then: View | None = None) -> tuple[str, ...]:
    """Clauses by which the gifts of effects to a unit hold for it now. `then` is the view before, to find what has come
    to reach it since."""
    clauses = [c for given in view.gifts(unit) for c in _of_gift(view, unit, given)]
    if then is not None and any(_reaches_now(then, unit, given) for given in view.gifts(unit)):
        clauses.append("15-11-2-3-3")
    return tuple(dict.fromkeys(clauses))


def _reaches_now(then: View, unit: UnitId, given: Given) -> bool:
    """Was an overall effect there before, without meaning a unit that was?"""
    was_there = _grant_of(then, given) is not None or any(s == given.source for s, _ in then.active)
    if not given.over or not was_there or unit not in then.state.units:
        return False
    return all((g.source, g.key) != (given.source, given.key) for g in then.gifts(unit))


def clauses_of_missing(view: View, unit: UnitId) -> tuple[str, ...]:
    """Clauses by which active effects do not reach a unit now."""
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


def _misses(view: View, unit: UnitId, filter_: lang.Filter, source: EffectSource) -> Iterator[str]:
    """Clauses by which an overall effect about cards such as this one does not mean it now."""
    scope = Scope(source.seat, source.unit, source.card)
    plain = lang.Filter(whose=filter_.whose, categories=filter_.categories, areas=filter_.areas, other=filter_.other)
    if not view.fits(unit, plain, scope):
        return
    if not view.fits(unit, filter_, scope):
        yield "15-11-2-3-2"
    elif view.is_unaffected(unit, source):
        yield "15-15-6-1"
