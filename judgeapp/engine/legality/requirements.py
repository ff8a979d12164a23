"""Requirements of a card, regardless of the cost: for digivolving into it (2-3-6), for linking it (2-3-12-2), and its
colors (4-19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View, clauses_of_condition, counting_as
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import clauses_of, with_keywords
from judgeapp.engine.lang import Area, Category, Color, Deed, Filter, MayDigivolve
from judgeapp.engine.legality.obstacles import to_affecting
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.state.cards import Face, Requirement
from judgeapp.engine.state.frames import Frame


def meets(view: View, unit: UnitId, requirement: Requirement, *, any_level: bool = False) -> bool:
    """True if a unit meets a requirement. One of nothing fits nothing. any_level: levels do not count."""
    if requirement.level is None:
        if not requirement.colors and requirement.of is None:
            return False
    elif not any_level and view.level(unit) != requirement.level:
        return False
    if requirement.colors and not view.colors(unit).intersection(requirement.colors):
        return False
    scope = Scope(view.state.units[unit].seat)
    if requirement.condition is not None and not view.holds(requirement.condition, scope):
        return False
    if requirement.of is None:
        return True
    return view.fits(unit, _of_any_level(requirement.of) if any_level else requirement.of, scope)


def _of_any_level(filter_: Filter) -> Filter:
    """The filter without its level, including levels in `either`."""
    return replace(filter_, level=None, either=tuple(map(_of_any_level, filter_.either)))


def requirements_of(view: View, card: CardId, unit: UnitId) -> tuple[Requirement, ...]:
    """Digivolution requirements of a card, and their substitutes if an effect says that a Digimon may digivolve into it
    for a cost, ignoring them (8-1-2-2). Each keeps its index; one that does not hold where the card or unit is fits
    nothing."""
    face = view.state.face(card)
    requirements = face.requirements
    if face.has_requirement_as_if:
        requirements = tuple(r if _holds_there(view, card, r) else _of_nothing(r) for r in requirements)
        requirements = (*requirements, *_named_and_as_if(view, requirements, card, unit))
    requirements = tuple(with_counted_cost(view, card, requirement) for requirement in requirements)
    if not face.instead_of_requirements and not view.gifts_of(unit, MayDigivolve):
        return requirements
    return (*requirements, *_instead_of_requirements(view, card, unit))


def with_counted_cost(view: View, card: CardId, requirement: Requirement) -> Requirement:
    """A requirement with the cost that it has now, if that is counted."""
    if requirement.times is None:
        return requirement
    times = view.number(requirement.times, Scope(view.state.cards[card].owner, NO_UNIT, card))
    return replace(requirement, cost=requirement.cost * times, times=None)


def _holds_there(view: View, card: CardId, requirement: Requirement) -> bool:
    """True if a requirement holds where the card is: "this card from your hand onto one of your Tamers as if ..." means
    a card in the hand (official answer Q5002 on a similar text)."""
    return requirement.as_level is None or view.state.cards[card].counted_area is Area.HAND


def _named_and_as_if(
    view: View, requirements: Iterable[Requirement], card: CardId, unit: UnitId
) -> Iterator[Requirement]:
    """Requirements that name the digivolving card, each combined with a text by which it digivolves as if it were a
    Digimon (official answers Q2755 and Q2764). One that equals such a text alone fits nothing."""
    printed = view.state.face(card).requirements
    texts = dict.fromkeys(replace(r, cost=0, colors=()) for r in printed if r.as_level is not None)
    alone = [(r.cost, r.as_level, r.as_colors) for r in requirements if meets(view, unit, r)]
    for text in texts:
        holds = _holds_there(view, card, text) and meets(view, unit, text)
        for named in printed:
            if named.of is None or named.as_level is not None:
                continue
            both = replace(named, as_level=text.as_level, as_colors=text.as_colors)
            is_new = (both.cost, both.as_level, both.as_colors) not in alone
            yield both if holds and is_new else _of_nothing(both)


def _of_nothing(requirement: Requirement) -> Requirement:
    return replace(requirement, level=None, colors=(), of=None)


def _instead_of_requirements(view: View, card: CardId, unit: UnitId) -> Iterator[Requirement]:
    body = view.state.units[unit]
    own = Scope(body.seat, NO_UNIT, card)
    # "Your [X] can digivolve into this card in your hand": an effect on Digimon of the battle area (4-3-1; so the
    # official answers Q1042, Q1342 and Q1385), and of a card in the hand (Q4999, Q5002).
    holds = body.area is Area.BATTLE and view.state.cards[card].counted_area is Area.HAND
    for effect, gift in view.state.face(card).instead_of_requirements:
        if view.state.in_turn(body.seat, effect.during):
            requirement = Requirement(gift.cost, of=gift.of, condition=effect.condition)
            yield requirement if holds else _of_nothing(requirement)
    for given in view.gifts_of(unit, MayDigivolve):
        may = given.gift
        if isinstance(may, MayDigivolve) and may.into and view.fits(card, may.into, own):
            there = Area.HAND not in may.into.areas or view.state.cards[card].counted_area is Area.HAND
            yield Requirement(may.cost, of=Filter() if there else None)


def is_substitute(view: View, card: CardId, requirements: Sequence[Requirement], requirement: int) -> bool:
    """True if one of a card's requirements stands for its own, which are ignored (8-1-2-2)."""
    own = len(view.state.face(card).requirements)
    return own <= requirement < len(requirements) and requirements[requirement].as_level is None


def fits_requirement(
    view: View,
    seat: Seat,
    card: CardId,
    unit: UnitId,
    requirement: int | None,
    by: EffectSource | None = None,
    *,
    any_level: bool = False,
    asked_in: View | None = None,
) -> Verdict:
    """Verdict on digivolving a unit into a card, the cost apart (8-1-3-1). Without a requirement they are all ignored
    (8-1-2-2). `by`: an effect lets it digivolve; `any_level`: from any level; `asked_in`: view in which the requirement
    is checked."""
    if obstacle := obstacle_to_digivolving(asked_in or view, seat, card, unit, by):
        return obstacle
    # An effect that lets it digivolve can also go by a substitute for a requirement (official answer Q1454).
    requirements = requirements_of(view, card, unit)
    is_ignoring = requirement is None or any_level or is_substitute(view, card, requirements, requirement)
    if is_ignoring and (forbidden := view.player_forbidden(seat, Deed.IGNORE_REQUIREMENTS, by, card)):
        # That one can't digivolve so at all: official answer 1741.
        return no("15-1-3", card=card, unit=unit, by=forbidden.source.card)
    if requirement is None:
        return yes("8-1-2-2")
    if requirement >= len(requirements) or not meets(
        asked_in or view, unit, requirements[requirement], any_level=any_level
    ):
        return no("8-1-3-1", "2-3-6-1", card=card, unit=unit)
    chosen = requirements[requirement]
    counted = counting_as(view, unit, chosen.as_level, chosen.as_colors)
    if counted is not view and (obstacle := obstacle_to_digivolving(counted, seat, card, unit, by)):
        return obstacle
    return yes("8-1-3-1")


def requirements_by(view: View, action: lang.DigivolveInto, unit: UnitId, card: CardId, by: EffectSource) -> list[int]:
    """Requirements by which an effect can make a unit digivolve into a card; a single 0 if they are ignored (8-1-2-2).
    If the effect sets the cost, one stands for all by which the unit counts as the same."""
    if action.ignore_requirements:
        return [0] if fits_requirement(view, by.seat, card, unit, None, by).ok else []
    requirements = requirements_of(view, card, unit)
    numbers = range(len(requirements))
    known, level = counting_as(view, unit, action.as_level, action.as_colors), action.ignore_level
    fitting = [
        i for i in numbers if fits_requirement(view, by.seat, card, unit, i, by, any_level=level, asked_in=known).ok
    ]
    if not action.free and action.cost is None:
        return fitting
    counting = {(requirements[i].as_level, requirements[i].as_colors): i for i in reversed(fitting)}
    return sorted(counting.values())


def counted_in(known: View, frame: Frame, unit: UnitId) -> View:
    """View of a digivolving card as what it counts as during a digivolution, or in a window for its answers."""
    colors = tuple(map(Color, frame.words("as_colors")))
    return counting_as(known, unit, frame.number("as_level") or None, colors)


def obstacle_to_digivolving(
    view: View, seat: Seat, card: CardId, unit: UnitId, by: EffectSource | None = None
) -> Verdict | None:
    """Verdict that keeps a unit from digivolving into a card, whatever the card asks for; None if nothing does. `by`:
    an effect would do it, which must affect the unit (15-15-6-1)."""
    if by is not None and (unaffected := to_affecting(view, unit, by)):
        return no(*unaffected.clauses, unit=unit)
    return _stopped_from_digivolving(view, seat, card, unit, by)


def _stopped_from_digivolving(
    view: View, seat: Seat, card: CardId, unit: UnitId, by: EffectSource | None
) -> Verdict | None:
    body = view.state.units.get(unit)
    if body is None or body.seat is not seat:
        return no("8-1-1", card=card)
    face = view.state.face(card)
    if face.category is not Category.DIGIMON:
        return no("8-1-1", card=card, category=face.category.value)
    if view.state.is_token(unit):
        return no("4-18-3", unit=unit)
    if forbidden := view.forbidding(unit, Deed.DIGIVOLVE, by, card) or view.player_forbidden(
        seat, Deed.DIGIVOLVE, by, card
    ):
        return no("15-1-3", unit=unit, by=forbidden.source.card)
    return None


def digivolving_by_blast(view: View, source: EffectSource) -> tuple[UnitId, ...]:
    """The player's Digimon of the battle area that can digivolve into the card of an effect that is <Blast Digivolve>
    (16-25-1, 16-25-4), not a Tamer that meets a requirement (official answer 3056). One that the effect does not affect
    can be chosen all the same (15-15-6-3)."""
    card, seat = source.card, source.seat
    return tuple(
        unit.id
        for unit in view.units_in(Area.BATTLE, seat)
        if view.is_a(unit.id, Category.DIGIMON)
        and not _stopped_from_digivolving(view, seat, card, unit.id, source)
        and any(meets(view, unit.id, requirement) for requirement in requirements_of(view, card, unit.id))
    )


def linkable(view: View, seat: Seat, card: CardId, hosts: Iterable[UnitId]) -> bool:
    """True if a card can be linked to one of several Digimon, the cost apart."""
    numbers = range(len(view.state.face(card).links))
    return any(fits_link(view, seat, card, unit, i).ok for unit in hosts for i in numbers)


def fits_link(view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int) -> Verdict:
    """Verdict on linking a card to a unit by one of its link requirements, the cost apart (10-1-3-1)."""
    face, body = view.state.face(card), view.state.units.get(unit)
    if not face.links:
        return no("10-1-1", "2-3-12-1", card=card)
    if body is None or body.seat is not seat or card == body.top:
        return no("10-1-1", card=card)
    if not view.is_a(unit, Category.DIGIMON):
        return no("10-1-1", unit=unit)
    for linked in (card, body.top):
        if view.state.cards[linked].token:
            return no("4-18-4", card=linked)
    if requirement >= len(face.links) or not meets(view, unit, face.links[requirement]):
        return no("10-1-3-1", "2-3-12-2", card=card, unit=unit)
    return yes("10-1-1", "10-1-3-1", "2-3-12-2")


def fits_colors(view: View, seat: Seat, card: CardId, *, ignored: bool = False) -> Verdict:
    """Verdict on the color requirements of an Option card (4-19), by an effect or not. `ignored`: an effect uses it
    whether they are met or not (1-3-1)."""
    face = view.state.face(card)
    if Category.OPTION not in face.categories:
        return no("6-5-1-3-1", "9-1-1", card=card, category=face.category.value)
    if ignored:
        return yes("9-1-1", "1-3-1")
    missing = _missing_colors(view, seat, face)
    several = ("4-19-3", "4-19-4") if len(face.all_colors) > 1 else ()
    ignoring = _ignoring_colors(view, seat, card)
    if missing and _meets_otherwise(view, seat, face):
        return yes("9-1-1", "4-19-1", "1-3-1")
    if missing and not ignoring.ok:
        return no("9-1-1", "4-19-2", *several[:1], *ignoring.clauses, card=card, colors=tuple(c.value for c in missing))
    colors = ignoring.clauses if missing else ("4-19-2", *several)
    return yes("9-1-1", *colors)


def _ignoring_colors(view: View, seat: Seat, card: CardId) -> Verdict:
    """Verdict on ignoring color requirements by the card's own text, if its condition is met."""
    scope = Scope(seat, NO_UNIT, card)
    unmet: tuple[str, ...] = ()
    for effect in with_keywords(view.state.face(card).used_effects):
        if lang.Permit(Deed.IGNORE_COLORS) not in effect.gifts:
            continue
        words = clauses_of_condition(view, effect.condition, scope) if effect.condition else ()
        if effect.condition is None or view.holds(effect.condition, scope):
            return yes("1-3-1", *clauses_of(effect), *words)
        unmet = (*unmet, *words)
    return Verdict(False, unmet)


def _meets_otherwise(view: View, seat: Seat, face: Face) -> bool:
    """True if the player has a color that also meets the color requirements, according to the card."""
    also = {c for e in face.used_effects for g in e.gifts if isinstance(g, lang.AlsoMeets) for c in g.colors}
    return not also.isdisjoint(_colors_of(view, seat))


def _missing_colors(view: View, seat: Seat, face: Face) -> tuple[Color, ...]:
    """Colors of an Option card that no Digimon or Tamer of the player has (4-19-2, 4-19-3)."""
    have = _colors_of(view, seat)
    return tuple(c for c in Color if c in face.all_colors - have)


def _colors_of(view: View, seat: Seat) -> set[Color]:
    """The colors of a player's Digimon and Tamers."""
    have: set[Color] = set()
    for unit in view.state.units.values():
        if unit.seat is seat and view.categories(unit.id) & {Category.DIGIMON, Category.TAMER}:
            have |= view.colors(unit.id)
    return have
