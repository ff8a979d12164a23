"""Steps that the processing of every action has in common: amounts, outcomes, the next action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope
from judgeapp.engine.events import EventKind
from judgeapp.engine.lang import Action
from judgeapp.engine.moment import Moment


def finish(moment: Moment, *then: Action, did: bool = True, wholly: bool = True) -> None:
    """Finish the action; `then` comes next, before the rest. `did`: anything at all ("if you did"); `wholly`:
    everything required (15-7-3)."""
    moment.forget("pick.")
    moment.remember(**{"did.it": (1,) if did else (), "wholly": wholly})
    _keep_result(moment, did=did)
    moment.put_actions((*then, *moment.frame.actions[1:]))


def _keep_result(moment: Moment, *, did: bool) -> None:
    """Remember how the action counts, and whether anything was done."""
    action = moment.frame.actions[0]
    moment.remember(doing=action.counts_as)
    if did:
        moment.remember(**{f"did.{kind}": (1,) for kind in action.counts_as})


def next_of(moment: Moment, refs: Sequence[int]) -> int | None:
    """The next of those that an action is done with one at a time (8-1-2-6, 9-1-7); None if there is none. Before the
    first, nothing is done yet."""
    if "pick.handled" not in moment.frame.values:
        moment.remember(wholly=True)
        moment.remember(**{"pick.handled": (), "did.it": ()})
        _keep_result(moment, did=False)
    return next((r for r in refs if r not in moment.frame.numbers("pick.handled")), None)


def finish_with(moment: Moment, ref: int, refs: Sequence[int]) -> None:
    """The action is done with one of them, and with the last of them at all. Whether anything
    was done of any counts ("if you did"), and whether all of each."""
    handled = (*moment.frame.numbers("pick.handled"), ref)
    if set(refs) <= set(handled):
        did, wholly = moment.frame.numbers("did.it"), moment.frame.values.get("wholly")
        finish(moment, did=bool(did), wholly=bool(wholly))
        return
    moment.forget("pick.into")
    moment.remember(**{"pick.handled": handled})


def reduction(less: lang.Number) -> dict[str, Any]:
    """Reduction by an effect itself, for the procedure by which a cost is paid: counted only then, after what the
    immediate effects change (15-15-7-1, official answer 4276)."""
    return {"less": less} if isinstance(less, int) else {"actions": (lang.ReduceCost(less),)}


def number_of(moment: Moment, number: lang.Number, scope: Scope | None = None) -> int:
    value = moment.view.number(number, scope or moment.scope)
    if isinstance(number, lang.Count | lang.Kinds | lang.DoneTo):
        moment.record(EventKind.COUNTED, "15-15-7-1", count=value)
    elif isinstance(number, lang.MemoryOn):
        side = "4-1-2" if number.whose is lang.Whose.YOURS else "4-1-3"
        moment.record(EventKind.COUNTED, "15-15-7-1", side, count=value)
    elif isinstance(number, lang.Happened):
        moment.record(EventKind.COUNTED, "15-15-7-1", "15-15-7-4", count=value)
    return value


def times_of(moment: Moment, number: lang.Number) -> int:
    """Number of times that something is done: 0 times or fewer is not at all (1-3-4)."""
    times = number_of(moment, number)
    if times <= 0:
        moment.record(EventKind.IMPOSSIBLE, "1-3-4", times=times)
    return max(0, times)
