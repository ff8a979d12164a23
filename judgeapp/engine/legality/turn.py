"""Refusals of actions at the wrong time: outside of the main phase (6-5-1) or the breeding phase (6-4-1)."""

from __future__ import annotations

from judgeapp.engine.derive import View
from judgeapp.engine.identity import Seat
from judgeapp.engine.legality.verdict import Verdict, no
from judgeapp.engine.state.state import Phase


def refusal_in_main_phase(view: View, seat: Seat) -> Verdict | None:
    """Verdict against any action of the main phase of a player now; None if he may take one."""
    if view.state.turn_seat is not seat:
        return no("6-5-1", seat=seat.value)
    if view.state.phase is not Phase.MAIN:
        return no("6-5-1", phase=view.state.phase.value)
    if len(view.state.frames) > 1:
        # More than the turn itself is running.
        return no("6-5-1", unresolved=True)
    return None


def refusal_in_breeding_phase(view: View, seat: Seat) -> Verdict | None:
    """Verdict against any action of the breeding phase of a player now; None if he may take one."""
    if view.state.turn_seat is not seat or view.state.phase is not Phase.BREEDING:
        return no("6-4-1", seat=seat.value, phase=view.state.phase.value)
    return None
