"""Digivolving (8-1)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.cards import Requirement
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, Source, UnitId
from judgeapp.engine.immediate import Prospect
from judgeapp.engine.lang import Area, Category, Deed, Filter, MayDigivolve
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.requirements import meets
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.verdict import Verdict, no, yes


def can_digivolve(
    view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int = 0
) -> Verdict:
    if wrong := wrong_in_main_phase(view, seat):
        return wrong
    if not is_in_hand(view, seat, card):
        return no("6-5-1-2-1", card=card)
    fitting = fits_requirement(view, seat, card, unit, requirement)
    if not fitting.ok:
        return fitting
    cost = digivolution_cost(view, card, unit, requirement)
    cost += cost_change(view, "digivolve", unit)
    declared = can_declare(view, seat, card, cost, Prospect("digivolved", (unit,), card))
    if not declared.ok:
        return declared
    wanted = requirements_of(view, card, unit)[requirement]
    return yes("6-5-1-2-1", "8-1-1", *_of_requirement(wanted), *declared.clauses)


def digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's Digimon that can digivolve into a card now, with the requirement by which."""
    for unit in view.state.units.values():
        if unit.seat is seat:
            for index, requirement in enumerate(requirements_of(view, card, unit.id)):
                # Most of them fail by that, and it is known at once.
                if meets(view, unit.id, requirement) and (
                    can_digivolve(view, seat, card, unit.id, index).ok
                ):
                    yield unit.id, index


def digivolving_by_blast(view: View, source: Source) -> tuple[UnitId, ...]:
    """The player's Digimon of the battle area that can digivolve into the card of an effect
    that is <Blast Digivolve> (16-25-1, 16-25-4)."""
    card, seat = source.card, source.seat
    return tuple(
        unit.id
        for unit in view.units_in(Area.BATTLE, seat)
        if any(
            fits_requirement(view, seat, card, unit.id, index, source).ok
            for index in range(len(view.state.face(card).requirements))
        )
    )


def kept_from_digivolving(
    view: View, seat: Seat, card: CardId, unit: UnitId, by: Source | None = None
) -> Verdict | None:
    """What keeps a unit from digivolving into a card, whatever the card asks for; None if
    nothing does."""
    body = view.state.units.get(unit)
    if body is None or body.seat is not seat:
        return no("8-1-1", card=card)
    face = view.state.face(card)
    if face.category is not Category.DIGIMON:
        return no("8-1-1", card=card, category=face.category.value)
    if view.state.cards[body.top].token:
        return no("4-18-3", unit=unit)
    if forbidden := view.forbidding(unit, Deed.DIGIVOLVE, by, card) or view.player_forbidden(
        seat, Deed.DIGIVOLVE, by, card
    ):
        return no("15-1-3", unit=unit, by=forbidden.source.card)
    return None


def fits_requirement(
    view: View,
    seat: Seat,
    card: CardId,
    unit: UnitId,
    requirement: int | None,
    by: Source | None = None,
) -> Verdict:
    """Whether a unit can digivolve into a card, the cost apart (8-1-3-1). Without a
    requirement they are all ignored (8-1-2-2). `by`: an effect lets it digivolve."""
    if kept := kept_from_digivolving(view, seat, card, unit, by):
        return kept
    if requirement is None:
        return yes("8-1-2-2")
    # An effect that lets it digivolve sets the cost itself, or has the printed one paid.
    wanted = view.state.face(card).requirements if by else requirements_of(view, card, unit)
    if requirement >= len(wanted) or not meets(view, unit, wanted[requirement]):
        return no("8-1-3-1", "2-3-6-1", card=card, unit=unit)
    return yes("8-1-3-1")


def _of_requirement(wanted: Requirement) -> tuple[str, ...]:
    """2-3-6-3: "[Digivolve]" texts are digivolution requirements too."""
    return ("2-3-6-1", "2-3-6-3") if wanted.of is not None else ("2-3-6-1",)


def digivolution_cost(view: View, card: CardId, unit: UnitId, requirement: int) -> int:
    return requirements_of(view, card, unit)[requirement].cost


def requirements_of(view: View, card: CardId, unit: UnitId) -> tuple[Requirement, ...]:
    """The digivolution requirements of a card, and what stands in for them where an effect says
    that a Digimon may digivolve into it for a cost, ignoring them (8-1-2-2)."""
    face = view.state.face(card)
    if not face.instead_of_requirements and not view.gifts_of(unit, MayDigivolve):
        return face.requirements
    return (*face.requirements, *_instead_of_requirements(view, card, unit))


def _instead_of_requirements(view: View, card: CardId, unit: UnitId) -> Iterator[Requirement]:
    body = view.state.units[unit]
    own = Scope(body.seat, NO_UNIT, card)
    for effect, gift in view.state.face(card).instead_of_requirements:
        if view.state.in_turn(body.seat, effect.during):
            yield Requirement(gift.cost, of=gift.of, condition=effect.condition)
    for given in view.gifts_of(unit, MayDigivolve):
        may = given.gift
        if isinstance(may, MayDigivolve) and may.into and view.fits(card, may.into, own):
            yield Requirement(may.cost, of=Filter())
