"""What a procedure that an effect has called tells the effect: whether it was done ("if you
did"), and whether wholly (15-7-3)."""

from __future__ import annotations

from collections.abc import Iterable

from judgeapp.engine.identity import Seat
from judgeapp.engine.moment import Moment
from judgeapp.engine.state import replace


def tell_outcome(moment: Moment, done: int, asked: int, seats: Iterable[Seat] = ()) -> None:
    """So many of so many were done, besides what the effect has done in the same action; to
    cards of which players, where that is asked for."""
    *outer, own = moment.state.frames
    place = next((i for i in reversed(range(len(outer))) if outer[i].procedure == "resolve"), None)
    if place is None or own.source is None or outer[place].source != own.source:
        return  # It happens by the rules, or because a player does it.
    values = dict(outer[place].values)
    if done:
        values["did.it"] = (1,)
        for deed in outer[place].words("doing"):
            values[f"did.{deed}"] = (1,)
            values |= {f"did.{deed}.{seat.value}": (1,) for seat in seats}
    values["wholly"] = bool(values.get("wholly", True)) and done >= asked
    outer[place] = replace(outer[place], values=values)
    moment.state = replace(moment.state, frames=(*outer, own))
