"""Hatching and moving, in the breeding phase (6-4)."""

from __future__ import annotations

from judgeapp.engine.derive import View
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.obstacles import to_any_moving, to_hatching
from judgeapp.engine.legality.verdict import Verdict, no, refusal_in_breeding_phase, yes


def can_hatch(view: View, seat: Seat) -> Verdict:
    if stopped := to_hatching(view, seat):
        return no(*stopped.clauses, **stopped.facts)
    return refusal_in_breeding_phase(view, seat) or yes("6-4-1-1", "4-16-1")


def can_move(view: View, seat: Seat, unit: UnitId) -> Verdict:
    body = view.state.units.get(unit)
    if body is None or body.seat is not seat or body.area is not Area.BREEDING:
        return no("6-4-1-2", unit=unit)
    if stopped := to_any_moving(view, unit, seat):
        return no(*stopped.clauses, **stopped.facts)
    return refusal_in_breeding_phase(view, seat) or yes("6-4-1-2", "4-15-1")
