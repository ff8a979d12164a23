"""Clauses on the words of filters, as far as they matter in a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgeapp.engine import lang
from judgeapp.engine.dependencies import FIELD
from judgeapp.engine.derive.filters import Filters
from judgeapp.engine.derive.given import Scope
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Area, Category, Filter
from judgeapp.engine.state.cards import Face


def once(clauses: Iterable[str]) -> tuple[str, ...]:
    """Each clause once, in order of first mention."""
    return tuple(dict.fromkeys(clauses))


def clauses_of_filter(view: Filters, filter_: Filter, scope: Scope) -> tuple[str, ...]:
    """Clauses on the words that a filter is made of, as far as they matter now."""
    parts = (_clauses_on_names, _clauses_on_information, _clauses_on_categories, _clauses_on_areas)
    return once(clause for part in parts for clause in part(view, filter_, scope))


def _clauses_on_names(view: Filters, filter_: Filter, scope: Scope) -> Iterator[str]:
    """Clauses on names, traits and colors."""
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


def _clauses_on_information(view: Filters, filter_: Filter, scope: Scope) -> Iterator[str]:
    """Clauses on what else is printed on cards."""
    if filter_.inherited:
        yield "2-3-4-2"
    if filter_.use_cost is not None:
        yield "2-7-1"
    if filter_.text_has:
        yield from _text_clauses(view, filter_, scope)
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
    if filter_.asks_for_information() and any(face.rules for face in _faces(view, filter_, scope)):
        yield "2-3-5-1"
    if (filter_.name_has or filter_.has_name) and view.state.plays(EditionFact.RULE_IN_NAME):
        yield from ("2-3-4-4-1@4.2" for face in _faces(view, filter_, scope) if face.name_parts)


def _clauses_on_categories(view: Filters, filter_: Filter, scope: Scope) -> Iterator[str]:
    if Category.DIGIMON in filter_.categories and set(filter_.areas) & set(FIELD):
        yield "4-2-1"
        if any(_is_egg(view, ref) for ref in view.candidates(filter_, scope)):
            yield "4-2-2"
    if Category.TAMER in filter_.categories and set(filter_.areas) & set(FIELD):
        yield "4-3-1"
    yield from _dual_clauses(view, filter_, scope)
    if _means_options_of_the_field(view, filter_):
        yield "4-28-1@4.2"
    if any(len(words) > 1 for words in (filter_.categories, filter_.has_name, filter_.has_trait, filter_.colors)):
        yield "4-21-1"


def _clauses_on_areas(view: Filters, filter_: Filter, scope: Scope) -> Iterator[str]:
    """Clauses on cards under others, linked cards, and the breeding area."""
    if Area.UNDER in filter_.areas or filter_.over is not None:
        yield "4-6-2"
        hidden = (c for c in view.candidates(filter_, scope) if c not in view.state.units)
        if filter_.asks_for_information() and any(not view.state.cards[_id].face_up for _id in hidden):
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


def _dual_clauses(view: Filters, filter_: Filter, scope: Scope) -> Iterator[str]:
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


def _means_options_of_the_field(view: Filters, filter_: Filter) -> bool:
    """True if only Option cards are meant that effects have put on the field."""
    on_field = Category.OPTION in filter_.categories and bool(set(filter_.areas) & set(FIELD))
    return on_field and view.state.plays(EditionFact.OPTION_PLACED_BY_EFFECT)


def _is_only_under(view: Filters, ref: int, filter_: Filter) -> bool:
    """True if a text is printed on a digivolution card of a Digimon, but not on itself."""
    unit = view.state.units.get(UnitId(ref))
    if unit is None or any(view.face_of(unit.id).mentions(word) for word in filter_.text_has):
        return False
    return any(view.state.face(c).mentions(word) for c in unit.stack[1:] for word in filter_.text_has)


def _text_clauses(view: Filters, filter_: Filter, scope: Scope) -> Iterator[str]:
    yield "4-20-1"
    # Text written where it can't trigger counts; text written in a note does not.
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


def left_out(view: Filters, filter_: Filter, scope: Scope) -> tuple[UnitId, ...]:
    """Cards of the breeding area that would fit, but the effect does not say the breeding area (3-4-5)."""
    if Area.BREEDING in filter_.areas or Area.BATTLE not in filter_.areas:
        return ()
    return tuple(u.id for u in view.units_in(Area.BREEDING) if view.fits(u.id, filter_, scope))


def _faces(view: Filters, filter_: Filter, scope: Scope) -> Iterator[Face]:
    for ref in view.candidates(filter_, scope):
        yield view.state.face(_card(view, ref))


def _card(view: Filters, ref: int) -> int:
    return view.state.units[UnitId(ref)].top if ref in view.state.units else ref


def _is_egg(view: Filters, ref: int) -> bool:
    return view.state.face(_card(view, ref)).category is Category.DIGI_EGG
