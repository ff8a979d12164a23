"""Activating effects (15-4-1-1), whatever lets them: told of, counted and resolved next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from judgeapp.engine.derive import Held
from judgeapp.engine.events import EffectDescription, Event, EventKind
from judgeapp.engine.lang import Action
from judgeapp.engine.moment import Moment
from judgeapp.engine.procedures.per_turn import count, count_or_wait
from judgeapp.engine.state.frames import Value

_NOTHING: Mapping[str, Value] = {}


def activate(
    moment: Moment,
    held: Held,
    *clauses: str,
    declared: Sequence[Action] | None = None,
    facts: Mapping[str, Value] = _NOTHING,
    cause: int | None = None,
    occurrence: int | None = None,
    name: str = "",
    told: EffectDescription | None = None,
) -> Event:
    """Activate an effect; it is resolved before the procedure goes on.

    declared   -- a player has said that he does it: what is done then. One of the times of
                  [X Per Turn] is used up with that (15-14-1-1)
    facts      -- what it may ask about what it triggered on
    occurrence -- of a triggered effect: which one
    name       -- what its card was called, where that is gone
    told       -- how events tell of it, where its card can't be asked any more
    """
    source, effect = held
    said = told or moment.said(source, effect, name)
    counting: Mapping[str, Value] = _NOTHING
    if declared is None:
        counting = count_or_wait(moment, source, effect)
    elif effect.per_turn:
        count(moment, source.key)
    event = moment.tell(
        EventKind.ACTIVATED,
        *clauses,
        cause=cause,
        card=source.card,
        unit=source.unit,
        index=source.index,
        keyword=effect.keyword,
        occurrence=occurrence,
        said=said,
    )
    actions = effect.actions if declared is None else declared
    moment.call("resolve", source=source, actions=actions, cause=event.number, said=said, **counting, **facts)
    return event


def tell_not_activated(
    moment: Moment, held: Held, *clauses: str, cause: int | None = None, occurrence: int | None = None, name: str = ""
) -> None:
    """An effect that dies leaves an event that says why."""
    source, effect = held
    moment.tell(
        EventKind.NOT_ACTIVATED,
        *clauses,
        cause=cause,
        card=source.card,
        unit=source.unit,
        index=source.index,
        occurrence=occurrence,
        said=moment.said(source, effect, name),
    )
