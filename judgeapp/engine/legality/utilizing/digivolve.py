"""Digivolving (8-1), DNA digivolution (8-2), burst digivolution (8-3) and app fusion (8-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from judgeapp.engine.derive import View, counting_as
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.fusing import (
    AppFusing,
    Fusion,
    app_fusing,
    bursting,
    fits_app_fusion,
    fits_burst,
    fits_dna,
    fusions,
    in_battle,
)
from judgeapp.engine.legality.requirements import fits_requirement, meets, obstacle_to_digivolving, requirements_of
from judgeapp.engine.legality.utilizing.declaring import can_declare, is_in_hand, refusal_from_hand
from judgeapp.engine.legality.verdict import Verdict, no, refusal_in_main_phase
from judgeapp.engine.state.cards import Requirement
from judgeapp.engine.triggering.immediate import Prospect


def can_digivolve(view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int = 0) -> Verdict:
    if refusal := refusal_from_hand(view, seat, card, "6-5-1-2-1"):
        return refusal
    fitting = fits_requirement(view, seat, card, unit, requirement)
    if not fitting.ok:
        return fitting
    chosen = requirements_of(view, card, unit)[requirement]
    counted = counting_as(view, unit, chosen.as_level, chosen.as_colors)
    cost = partial(changed_cost, view, card, unit, requirement)
    dual = ("4-6-2@4.2",) if view.state.face(card).is_dual else ()
    about, rules = Prospect("digivolved", (unit,), card), (*dual, *_requirement_clauses(chosen))
    return can_declare(counted, seat, card, cost, about, "6-5-1-2-1", "8-1-1", *rules)


def digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's Digimon that can digivolve into a card now, with the requirement."""
    for unit in view.state.units.values():
        if unit.seat is seat:
            for index, requirement in enumerate(requirements_of(view, card, unit.id)):
                # Most of them fail by that, and it is known at once.
                if meets(view, unit.id, requirement) and (can_digivolve(view, seat, card, unit.id, index).ok):
                    yield unit.id, index


def digivolutions_of_used(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's cards on the field that can digivolve into a card that was used, with the first requirement: its
    requirements apply, but no cost is paid (4-20-1@4.2)."""
    for unit in view.state.units.values():
        if unit.seat is not seat or obstacle_to_digivolving(view, seat, card, unit.id):
            continue
        for index, requirement in enumerate(requirements_of(view, card, unit.id)):
            counted = counting_as(view, unit.id, requirement.as_level, requirement.as_colors)
            if meets(view, unit.id, requirement) and not (
                counted is not view and obstacle_to_digivolving(counted, seat, card, unit.id)
            ):
                yield unit.id, index
                break


def _requirement_clauses(requirement: Requirement) -> tuple[str, ...]:
    """2-3-6-3: "[Digivolve]" texts are digivolution requirements too."""
    return ("2-3-6-1", "2-3-6-3") if requirement.of is not None else ("2-3-6-1",)


def digivolution_cost(view: View, card: CardId, unit: UnitId, requirement: int) -> int:
    return requirements_of(view, card, unit)[requirement].cost


def changed_cost(view: View, card: CardId, unit: UnitId, requirement: int, set_to: int | None = None) -> int:
    """Cost of digivolving by a requirement, or the one `set_to`, as changed by effects (8-1-3-2)."""
    chosen = requirements_of(view, card, unit)[requirement]
    counted = counting_as(view, unit, chosen.as_level, chosen.as_colors)
    return _basic(chosen.cost, set_to) + cost_change(counted, "digivolve", unit)


def can_dna_digivolve(view: View, seat: Seat, card: CardId, of: Sequence[int], requirement: int = 0) -> Verdict:
    """Verdict on a DNA digivolution of units, in the order in which the requirement names them (8-2-2-2)."""
    if refusal := refusal_in_main_phase(view, seat):
        return refusal
    if not is_in_hand(view, seat, card) or any(ref not in view.state.units for ref in of):
        return no("6-5-1-2-2", card=card)
    fitting = fits_dna(view, seat, card, of, requirement)
    if not fitting.ok:
        return fitting
    cost = partial(dna_cost, view, card, of, requirement)
    about = Prospect("digivolved", tuple(of), card, how="dna")
    return can_declare(view, seat, card, cost, about, "6-5-1-2-2", "8-2-1", "2-3-7-1")


def dna_digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[Fusion]:
    """The ways in which the player's Digimon can DNA digivolve into a card now."""
    for of, requirement in fusions(view, seat, card, in_battle(view, seat)):
        if can_dna_digivolve(view, seat, card, of, requirement).ok:
            yield of, requirement


def dna_cost(view: View, card: CardId, of: Sequence[int], requirement: int, set_to: int | None = None) -> int:
    """8-2-2-5: changes of the cost of digivolving also apply here."""
    units = (ref for ref in of if ref in view.state.units)
    return _basic(view.state.face(card).dna[requirement].cost, set_to) + cost_change(view, "digivolve", *units)


def can_burst_digivolve(view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int = 0) -> Verdict:
    if refusal := refusal_from_hand(view, seat, card, "6-5-1-2-3"):
        return refusal
    fitting = fits_burst(view, seat, card, unit, requirement)
    if not fitting.ok:
        return fitting
    cost = partial(burst_cost, view, card, unit, requirement)
    about = Prospect("digivolved", (unit,), card, how="burst")
    return can_declare(view, seat, card, cost, about, "6-5-1-2-3", "8-3-1", "2-3-9-1")


def burst_digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's Digimon that can burst digivolve into a card now, with the requirement used."""
    for unit, index in bursting(view, seat, card):
        if can_burst_digivolve(view, seat, card, unit, index).ok:
            yield unit, index


def burst_cost(view: View, card: CardId, unit: UnitId, requirement: int, set_to: int | None = None) -> int:
    """8-3-2-5: changes of the cost of digivolving also apply here."""
    return _basic(view.state.face(card).burst[requirement].cost, set_to) + cost_change(view, "digivolve", unit)


def can_app_fuse(view: View, seat: Seat, card: CardId, way: AppFusing) -> Verdict:
    if refusal := refusal_from_hand(view, seat, card, "6-5-1-2-4"):
        return refusal
    fitting = fits_app_fusion(view, seat, card, way)
    if not fitting.ok:
        return fitting
    cost = partial(app_fusion_cost, view, card, way)
    about = Prospect("digivolved", (way.unit,), card, how="app-fusion")
    return can_declare(view, seat, card, cost, about, "6-5-1-2-4", "8-4-1", "2-3-10-1")


def app_fusions(view: View, seat: Seat, card: CardId) -> Iterator[AppFusing]:
    """The ways in which the player's Digimon can app fuse into a card now."""
    return (w for w in app_fusing(view, seat, card) if can_app_fuse(view, seat, card, w).ok)


def app_fusion_cost(view: View, card: CardId, way: AppFusing, set_to: int | None = None) -> int:
    """8-4-2-3: changes of the cost of digivolving also apply here."""
    cost = view.state.face(card).app_fusion[way.requirement].cost
    return _basic(cost, set_to) + cost_change(view, "digivolve", way.unit)


def _basic(printed: int, set_to: int | None) -> int:
    return printed if set_to is None else set_to
