"""Numbers in the text of an effect that the effect itself raises or lowers (15-15-5)."""

from __future__ import annotations

from judgeapp.engine import lang
from judgeapp.engine.events import EventKind
from judgeapp.engine.legality import raised
from judgeapp.engine.moment import Moment
from judgeapp.engine.procedures.actions.processing import done, number_of


def raise_limits(moment: Moment, action: lang.Raise) -> None:
    if action.condition is not None and not moment.view.holds(action.condition, moment.scope):
        moment.tell(EventKind.IMPOSSIBLE, "15-6-1", "15-6-2", why="condition")
        done(moment, *action.then)
        return
    amount = number_of(moment, action.amount)
    moment.tell(EventKind.COUNTED, "15-15-5-1" if amount >= 0 else "15-15-5-2", count=amount)
    done(moment, *raised(action.then, action.of, amount))
