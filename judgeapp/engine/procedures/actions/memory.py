"""Memory that is gained, lost or set, and costs that are reduced or set."""

from __future__ import annotations

from judgeapp.engine import lang
from judgeapp.engine.events import EventKind
from judgeapp.engine.lang import Deed
from judgeapp.engine.legality.costs import can_pay
from judgeapp.engine.legality.needs import Finder, Needs
from judgeapp.engine.legality.obstacles import to_gaining_memory
from judgeapp.engine.moment import Moment
from judgeapp.engine.procedures.actions.processing import finish, number_of
from judgeapp.engine.procedures.actions.rule import needs_nothing, rule
from judgeapp.engine.state import atoms


def change_memory(moment: Moment, action: lang.Memory) -> None:
    amount = number_of(moment, action.amount)
    seat = moment.source.seat
    if amount > 0 and moment.stopped_by(to_gaining_memory(moment.view, seat, moment.source)):
        finish(moment, did=False)
        return
    # 15-12-1-6: one also a Tamer may do what Tamers may.
    both = (
        ("15-12-1-6",)
        if amount > 0
        and (
            len(moment.view.categories_of_source(moment.source)) > 1
            and moment.view.player_forbidden(seat, Deed.GAIN_MEMORY)
        )
        else ()
    )
    wanted = 0
    if amount:
        wanted = moment.state.memory_of(seat) + amount
        ends = ("1-4-2-2",) if abs(wanted) > atoms.MEMORY_END else ()
        before = moment.state.memory_of(seat)
        moment.apply(
            atoms.set_memory(moment.state, seat, wanted), EventKind.MEMORY, "4-1-4", *ends, *both, **moment.cause_facts
        )
        gained = max(0, moment.state.memory_of(seat) - before)
        moment.remember(gained=(sum(moment.frame.numbers("gained")) + gained,))
    finish(moment, did=bool(amount), wholly=abs(wanted) <= atoms.MEMORY_END)


def pay(moment: Moment, action: lang.Pay) -> None:
    """1-3-9: no cost is below 0."""
    seat = moment.source.seat
    asked = number_of(moment, action.cost)
    cost = max(0, asked)
    payable = can_pay(moment.view, seat, cost)
    if payable:
        changed = atoms.set_memory(moment.state, seat, moment.state.memory_of(seat) - cost)
        moment.apply(
            changed, EventKind.PAID, "4-1-1", *(("1-3-9",) if cost != asked else ()), cost=cost, **moment.cause_facts
        )
    else:
        moment.record(EventKind.IMPOSSIBLE, "1-3-11-1", "1-4-2-2", cost=cost)
    finish(moment, did=payable, wholly=payable)


def set_memory(moment: Moment, action: lang.SetMemory) -> None:
    moment.apply(
        atoms.set_memory(moment.state, moment.source.seat, action.to), EventKind.MEMORY, "4-1-2", **moment.cause_facts
    )
    finish(moment)


def reduce_cost(moment: Moment, action: lang.ReduceCost) -> None:
    amount = number_of(moment, action.amount)
    finish(moment)
    # Prevention of reductions prevents no increase: they are counted apart (15-1-3).
    kind = "reduced" if amount >= 0 else "raised"
    moment.remember(**{kind: moment.frame.number(kind) + abs(amount)})
    moment.record(EventKind.DECLARED, "15-8-5-1", kind=kind, amount=abs(amount), **moment.cause_facts)


def set_cost(moment: Moment, action: lang.SetCost) -> None:
    amount = number_of(moment, action.to)
    finish(moment)
    moment.remember(cost=amount)
    moment.record(EventKind.DECLARED, "15-8-5-1", "1-3-8", kind="set", amount=amount, **moment.cause_facts)


def _changing_memory(find: Finder, action: lang.Memory) -> Needs:
    amount = find.view.number(action.amount, find.scope)
    stopped = amount > 0 and to_gaining_memory(find.view, find.scope.seat, find.by) is not None
    return Needs(amount != 0 and not stopped, memory=amount)


def _paying(find: Finder, action: lang.Pay) -> Needs:
    return Needs(memory=-max(0, find.view.number(action.cost, find.scope)))


RULES = (
    rule(lang.Memory, needs=_changing_memory, does=change_memory)
    | rule(lang.Pay, needs=_paying, does=pay)
    | rule(lang.SetMemory, needs=needs_nothing, does=set_memory)
    | rule(lang.ReduceCost, needs=needs_nothing, does=reduce_cost)
    | rule(lang.SetCost, needs=needs_nothing, does=set_cost)
)
