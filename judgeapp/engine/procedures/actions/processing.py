"""What the processing of every action has in common: how much, by whose effect, and what
comes next."""

from __future__ import annotations

from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.events import What
from judgeapp.engine.lang import Action
from judgeapp.engine.moment import Moment


def done(moment: Moment, *then: Action, did: bool = True, wholly: bool = True) -> None:
    """The action is done; `then` comes next, before what was to come. `did`: anything at all
    ("if you did"); `wholly`: all that was asked for (15-7-3)."""
    moment.forget("pick.")
    moment.remember(**{"did.it": (1,) if did else (), "wholly": wholly})
    moment.put_actions((*then, *moment.frame.actions[1:]))


def by_source(moment: Moment) -> dict[str, Any]:
    return {"by_seat": moment.source.seat.value, "by_card": moment.source.card}


def number_of(moment: Moment, number: lang.Number) -> int:
    value = moment.view.number(number, moment.scope)
    if isinstance(number, lang.Count):
        moment.tell(What.COUNTED, "15-15-7-1", count=value)
    elif isinstance(number, lang.Happened):
        moment.tell(What.COUNTED, "15-15-7-1", "15-15-7-4", count=value)
    return value


def times_of(moment: Moment, number: lang.Number) -> int:
    """How often something is done: 0 times or fewer is not at all (1-3-4)."""
    times = number_of(moment, number)
    if times <= 0:
        moment.tell(What.IMPOSSIBLE, "1-3-4", times=times)
    return max(0, times)
