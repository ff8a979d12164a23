"""Burst digivolution (8-3)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.fusing import bursting, fits_burst
from judgeapp.engine.legality.turn import wrong_in_main_phase
from judgeapp.engine.legality.utilizing.declaring import can_declare, is_in_hand
from judgeapp.engine.legality.verdict import Verdict, no, yes
from judgeapp.engine.triggering.immediate import Prospect


def can_burst_digivolve(view: View, seat: Seat, card: CardId, unit: UnitId, requirement: int = 0) -> Verdict:
    if wrong := wrong_in_main_phase(view, seat):
        return wrong
    if not is_in_hand(view, seat, card):
        return no("6-5-1-2-3", card=card)
    fitting = fits_burst(view, seat, card, unit, requirement)
    if not fitting.ok:
        return fitting
    cost = burst_cost(view, card, unit, requirement)
    declared = can_declare(view, seat, card, cost, Prospect("digivolved", (unit,), card, how="burst"))
    if not declared.ok:
        return declared
    return yes("6-5-1-2-3", "8-3-1", "2-3-9-1", *declared.clauses)


def burst_digivolutions(view: View, seat: Seat, card: CardId) -> Iterator[tuple[UnitId, int]]:
    """The player's Digimon that can burst digivolve into a card now, with the requirement by
    which."""
    for unit, index in bursting(view, seat, card):
        if can_burst_digivolve(view, seat, card, unit, index).ok:
            yield unit, index


def burst_cost(view: View, card: CardId, unit: UnitId, requirement: int) -> int:
    """8-3-2-5: what changes the cost of digivolving changes that of this as well."""
    return view.state.face(card).burst[requirement].cost + cost_change(view, "digivolve", unit)
