"""Cards that an event takes from one area to another, whatever it is called: a card that is played from the security
stack is removed from it as well (15-5-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judgeapp.engine.events import Event
from judgeapp.engine.identity import CardId
from judgeapp.engine.lang import Area
from judgeapp.engine.state.state import State


class Transfer(NamedTuple):
    """Card that changes its area: as it was, as it became, the area it left, and where it is now. A card only shown has
    changed no area (15-15-3-2)."""

    card: int
    became: int
    left: Area
    reached: Area


def transfers(event: Event, before: State, after: State) -> Iterator[Transfer]:
    """Transfers that an event is. The actual area counts, by the rules of Digi-Eggs and tokens, not the intended one
    (15-1-10)."""
    became = event.ids("became")
    if not became:
        return
    left, to = event.facts.get("from"), event.facts.get("to")
    known = left if isinstance(left, tuple) else ()
    for index, (old, new) in enumerate(zip(event.ids("cards") or event.ids("card"), became, strict=False)):
        was, now = before.cards.get(CardId(old)), after.cards.get(CardId(new))
        # In one step a card can go on at once: then the event alone says from where, or to where.
        origin = was.counted_area if was is not None else Area(str(known[index])) if index < len(known) else None
        end = now.counted_area if now is not None else Area(to) if isinstance(to, str) else None
        if origin is not None and end is not None and origin is not end:
            yield Transfer(old, new, origin, end)
