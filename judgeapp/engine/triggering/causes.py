"""What a trigger condition says of the cause: whose effects, in battle or not (15-5-1)."""

from __future__ import annotations

from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import When, Whose


def is_cause(when: When, seat: Seat, by: Seat | None, *, in_battle: bool) -> bool:
    """Whether something that came about so is what a trigger condition of a player's effect
    means. `by` is the player whose effect brings it about, if one does."""
    if (when.in_battle and not in_battle) or (when.outside_battle and in_battle):
        return False
    if when.by is not None and not _is_of(when.by, by, seat):
        return False
    return when.except_by is None or not _is_of(when.except_by, by, seat)


def _is_of(whose: Whose, by: Seat | None, seat: Seat) -> bool:
    return by is not None and (whose is Whose.ANY or (by is seat) is (whose is Whose.YOURS))
