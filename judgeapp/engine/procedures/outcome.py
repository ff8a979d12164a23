"""Outcome of a procedure that an effect has called: whether it was done ("if you did"), and wholly (15-7-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from judgeapp.engine.derive.given import done_name
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Category
from judgeapp.engine.moment import Moment
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import replace

# Cards that something was done to: the owner and categories of each.
DoneCards: TypeAlias = Sequence[tuple[Seat, frozenset[Category]]]


def report_outcome(moment: Moment, done: int, asked: int, cards: DoneCards = ()) -> None:
    """Report to the effect that `done` of `asked` were done, besides earlier ones of the action; to which cards, if
    that is asked for."""
    *outer, own = moment.state.frames
    place = next((i for i in reversed(range(len(outer))) if outer[i].procedure == "resolve"), None)
    if place is None or own.source is None or outer[place].source != own.source:
        return  # It happens by the rules, or because a player does it.
    values = dict(outer[place].values)
    if done:
        values["did.it"] = (1,)
        for deed in outer[place].words("doing"):
            values[f"did.{deed}"] = (1,)
            values |= counted(outer[place], deed, cards)
    values["wholly"] = bool(values.get("wholly", True)) and done >= asked
    outer[place] = replace(outer[place], values=values)
    moment.state = replace(moment.state, frames=(*outer, own))


def counted(frame: Frame, deed: str, cards: DoneCards) -> dict[str, tuple[int, ...]]:
    """Values of a frame in which its effect counts more cards that something was done to."""
    names = Counter(done_name(deed, seat, category) for seat, categories in cards for category in (None, *categories))
    return {name: (*frame.numbers(name), *(1 for _ in range(names[name]))) for name in sorted(names)}
