"""Expiry of what was given for a time."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.engine.events import EventKind
from judgeapp.engine.moment import Moment
from judgeapp.engine.state.state import Grant, replace


def expire(moment: Moment, gone: Sequence[Grant], clause: str) -> None:
    """End grants, and record whose and what they were."""
    if not gone:
        return
    state = moment.state
    moment.state = replace(state, grants=tuple(g for g in state.grants if g not in gone))
    moment.tell(
        EventKind.EXPIRED,
        clause,
        grants=tuple(g.id for g in gone),
        units=tuple(dict.fromkeys(int(g.unit) for g in gone if g.unit)) or None,
        gifts=tuple(dict.fromkeys(gift for g in gone for gift in g.gifts)),
    )
