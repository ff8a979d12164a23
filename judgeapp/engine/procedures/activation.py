"""Activation of effects (15-4-1-1), whatever lets them: recorded, counted and resolved next. One of the times of [X Per
Turn] (15-14-1) is used up whenever it is chosen to activate the effect (15-14-1-1), even if nothing comes of it
(15-14-1-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judgeapp.engine.derive import Held
from judgeapp.engine.events import EffectDescription, Event, EventKind
from judgeapp.engine.identity import EffectSource
from judgeapp.engine.lang import Action, By, ByHand, Effect, If, May, Raise
from judgeapp.engine.moment import Moment
from judgeapp.engine.state.frames import Value
from judgeapp.engine.state.state import replace

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
    description: EffectDescription | None = None,
) -> Event:
    """Activate an effect; it is resolved before the procedure goes on.

    declared   -- a player has declared it: the processing. That uses up one of the times of [X Per Turn] (15-14-1-1)
    facts      -- facts of its trigger for which it may ask
    occurrence -- of a triggered effect: which one
    name       -- label of its card, if that is gone
    description -- that of the effect for events, if its card can no longer be asked"""
    source, effect = held
    description = description or moment.describe_effect(source, effect, name)
    counting: Mapping[str, Value] = _NOTHING
    if declared is None:
        counting = count_or_wait(moment, source, effect)
    elif effect.per_turn:
        count(moment, source.key)
    about: dict[str, Any] = {"keyword": effect.keyword, "occurrence": occurrence, "description": description}
    event = moment.record_effect(EventKind.ACTIVATED, held, *clauses, cause=cause, **about)
    actions = effect.actions if declared is None else declared
    moment.call("resolve", source=source, actions=actions, cause=event.number, effect=description, **counting, **facts)
    return event


def count_or_wait(moment: Moment, source: EffectSource, effect: Effect) -> dict[str, Value]:
    """Count the activation of an effect that nobody has declared. If it begins with a choice whether to do it, the time
    is counted with the choice: values for the frame of the effect say so."""
    if not effect.per_turn:
        return {}
    if begins_with_choice(effect):
        return {"counts": source.key}
    count(moment, source.key)
    return {}


def begins_with_choice(effect: Effect) -> bool:
    """True if the first question of an effect is whether to do it."""
    return bool(effect.actions) and _asks_whether(effect.actions[0])


def is_choice(action: Action) -> bool:
    """True if an action does nothing itself: it is a question whether to do it, or a condition for doing it."""
    return isinstance(action, If) or _asks_whether(action)


def _asks_whether(action: Action) -> bool:
    if isinstance(action, Raise):
        return _asks_whether(action.then[0])  # it only says by how much
    return isinstance(action, May | By) or (isinstance(action, ByHand) and action.perhaps)


def count_now(moment: Moment) -> None:
    """Count the use of the running effect, if it is not yet counted: it does something now."""
    if moment.frame.values.get("undecided"):
        moment.remember(undecided=False)
    if key := moment.frame.word("counts"):
        moment.remember(counts="")
        count(moment, key)


def count(moment: Moment, key: str) -> None:
    used = {**moment.state.used, key: moment.state.used.get(key, 0) + 1}
    moment.state = replace(moment.state, used=used)
