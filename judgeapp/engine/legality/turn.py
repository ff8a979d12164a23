"""Times at which a player may act in his turn: the main phase (6-5-1) and the breeding phase (6-4-1)."""

from __future__ import annotations

from judgeapp.engine.derive import View
from judgeapp.engine.identity import Seat
from judgeapp.engine.legality.verdict import Verdict, no
from judgeapp.engine.state.state import Phase


def wrong_in_main_phase(view: View, seat: Seat) -> Verdict | None:
    if view.state.turn_seat is not seat:
        return no("6-5-1", seat=seat.value)
    if view.state.phase is not Phase.MAIN:
        return no("6-5-1", phase=view.state.phase.value)
    if len(view.state.frames) > 1:
        # Something else than the turn itself is running.
        return no("6-5-1", unresolved=True)
    return None


def wrong_in_breeding_phase(view: View, seat: Seat) -> Verdict | None:
    if view.state.turn_seat is not seat or view.state.phase is not Phase.BREEDING:
        return no("6-4-1", seat=seat.value, phase=view.state.phase.value)
    return None
