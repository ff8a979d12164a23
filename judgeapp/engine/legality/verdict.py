"""Answer of the rules on whether something may be done, and refusals of actions outside of their phase."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.engine.derive import View
from judgeapp.engine.events import Fact
from judgeapp.engine.identity import Seat
from judgeapp.engine.state.state import Phase
from judgeapp.engine.triggering.unread import UnreadText


class Verdict(Struct, frozen=True):
    """Verdict on an action: whether it may be done, and the clauses that allow or refuse it. `facts` name the
    obstacles. `unread`: texts not understood that might change it, on which the judge rules first."""

    ok: bool
    clauses: tuple[str, ...]
    facts: dict[str, Fact] = {}
    unread: tuple[UnreadText, ...] = ()


def no(*clauses: str, **facts: Fact) -> Verdict:
    return Verdict(False, clauses, facts)


def yes(*clauses: str) -> Verdict:
    return Verdict(True, clauses)


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
