"""Burst digivolution (8-3)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import CardId, Seat, Source, UnitId
from judgeapp.engine.immediate import Prospect
from judgeapp.engine.lang import Area, Category
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.digivolve import kept_from_digivolving
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.verdict import Verdict, no, yes


def can_burst_digivolve(
    view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int = 0
) -> Verdict:
    if wrong := wrong_in_main_phase(view, seat):
        return wrong
    if not is_in_hand(view, seat, card):
        return no("6-5-1-2-3", card=card)
    fitting = fits_burst(view, seat, card, unit, requirement)
    if not fitting.ok:
        return fitting
    cost = burst_cost(view, card, unit, requirement)
    declared = can_declare(
        view, seat, card, cost, Prospect("digivolved", (unit,), card, how="burst")
    )
    if not declared.ok:
        return declared
    return yes("6-5-1-2-3", "8-3-1", "2-3-9-1", *declared.clauses)


def burst_digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's Digimon that can burst digivolve into a card now, with the requirement by
    which."""
    for unit, index in bursting(view, seat, card):
        if can_burst_digivolve(view, seat, card, unit, index).ok:
            yield unit, index


def bursting(
    view: View, seat: Seat, card: CardId, by: Source | None = None
) -> Iterator[tuple[UnitId, int]]:
    """Those that can, the cost apart."""
    for index in range(len(view.state.face(card).burst)):
        for unit in view.state.units.values():
            if unit.seat is seat and fits_burst(view, seat, card, unit.id, index, by).ok:
                yield unit.id, index


def fits_burst(
    view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int, by: Source | None = None
) -> Verdict:
    """Whether a Digimon can burst digivolve into a card, the cost apart (8-3-3-1), and there is a
    Tamer that can go back to the hand for it (8-3-3-2). `by`: an effect lets it."""
    wanted = view.state.face(card).burst
    if requirement >= len(wanted):
        return no("8-3-3-1", "2-3-9-1", card=card)
    if kept := kept_from_digivolving(view, seat, card, unit, by):
        return kept
    if not view.is_a(unit, Category.DIGIMON) or not view.fits(
        unit, wanted[requirement].of, Scope(seat)
    ):
        return no("8-3-3-1", "2-3-9-1", card=card, unit=unit)
    if not tamers_for_burst(view, seat, card, requirement):
        return no("8-3-3-2", "8-3-1", card=card, unit=unit)
    return yes("8-3-3-1")


def tamers_for_burst(view: View, seat: Seat, card: CardId, requirement: int) -> tuple[UnitId, ...]:
    """The player's Tamers of the battle area that a card names for it (8-3-3-2)."""
    wanted = view.state.face(card).burst[requirement].tamer
    return tuple(
        unit.id
        for unit in view.units_in(Area.BATTLE, seat)
        if view.is_a(unit.id, Category.TAMER) and view.fits(unit.id, wanted, Scope(seat))
    )


def burst_cost(view: View, card: CardId, unit: UnitId, requirement: int) -> int:
    """8-3-2-5: what changes the cost of digivolving changes that of this as well."""
    return view.state.face(card).burst[requirement].cost + cost_change(view, "digivolve", unit)
