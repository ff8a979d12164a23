"""[X Per Turn] (15-14-1): one of the times is used up whenever it is chosen to activate the
effect (15-14-1-1), even if nothing comes of it (15-14-1-5)."""

from __future__ import annotations

from judgeapp.engine.identity import EffectSource
from judgeapp.engine.lang import Action, By, ByHand, Effect, If, May, Raise
from judgeapp.engine.moment import Moment
from judgeapp.engine.state.frames import Value
from judgeapp.engine.state.state import replace


def count_or_wait(moment: Moment, source: EffectSource, effect: Effect) -> dict[str, Value]:
    """An effect is activated that nobody has declared. If it begins with a choice whether to
    do it, the time is counted with the choice: values for the frame of the effect say so."""
    if not effect.per_turn:
        return {}
    if begins_with_choice(effect):
        return {"counts": source.key}
    count(moment, source.key)
    return {}


def begins_with_choice(effect: Effect) -> bool:
    """Whether the first that is asked of an effect is whether to do it."""
    return bool(effect.actions) and _asks_whether(effect.actions[0])


def is_choice(action: Action) -> bool:
    """Whether an action does nothing itself: it is asked whether to do it, or looked at whether
    it is to be done."""
    return isinstance(action, If) or _asks_whether(action)


def _asks_whether(action: Action) -> bool:
    if isinstance(action, Raise):
        return _asks_whether(action.then[0])  # it only says by how much
    return isinstance(action, May | By) or (isinstance(action, ByHand) and action.perhaps)


def count_now(moment: Moment) -> None:
    """What the running effect does is done: if its time is not yet counted, it is now."""
    if key := moment.frame.word("counts"):
        moment.remember(counts="")
        count(moment, key)


def count(moment: Moment, key: str) -> None:
    used = {**moment.state.used, key: moment.state.used.get(key, 0) + 1}
    moment.state = replace(moment.state, used=used)
