"""Burst digivolution (8-3)."""

from __future__ import annotations

from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, Effect, EndBurst
from judgeapp.engine.legality.fusing import kept_from_bursting, tamers_for_burst
from judgeapp.engine.legality.utilizing.digivolve import burst_cost
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, unique_name
from judgeapp.engine.procedures.utilizing import declaring, digivolving
from judgeapp.engine.state.state import Occurrence, Reserved, replace

BURST = Procedure("burst-digivolve")


@BURST.step("8-3-3-1")
def declare(moment: Moment) -> None:
    """Declare. Values: card, unit, seat, requirement, paid (False: without paying the cost), and for effects less."""
    frame = moment.frame
    declaring.declare(
        moment,
        "digivolve",
        [CardId(frame.number("card"))],
        "8-3-3-1",
        *(("8-3-2-4",) if frame.source else ()),
        answered="8-1-2-5",
        seat=Seat(frame.word("seat")),
        units=(frame.number("unit"),),
        how="burst",
    )


@BURST.step("8-3-3-2")
def return_tamer(moment: Moment) -> Decision | None:
    frame, view = moment.frame, moment.view
    card, unit = CardId(frame.number("card")), UnitId(frame.number("unit"))
    seat, requirement = Seat(frame.word("seat")), frame.number("requirement")
    is_stopped = declaring.is_stopped(moment, card) or declaring.is_stopped(moment, unit)
    kept = is_stopped or kept_from_bursting(view, seat, card, unit, frame.source)
    tamers = tamers_for_burst(view, seat, card, requirement)
    if kept or not tamers:
        declaring.put_back(moment, "8-1-2-7", [card])
        return None
    chosen = tamers[0]
    if len(tamers) > 1:
        answer = moment.take_answer()
        named = {unique_name(moment, tamer): tamer for tamer in tamers}
        if answer is None:
            options = tuple(Option(key, {"ref": tamer}) for key, tamer in named.items())
            return Decision("choose", seat, options, ("8-3-3-2",))
        chosen = named[answer]
    moment.remember(tamer=int(chosen))
    moment.record(EventKind.CHOSEN, "8-3-3-2", refs=(int(chosen),))
    moment.call("leave", units=(int(chosen),), to=Area.HAND.value)
    return None


@BURST.step("8-3-3-3")
def pay(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    card, unit = CardId(frame.number("card")), UnitId(frame.number("unit"))
    requirement = frame.number("requirement")
    seat = Seat(frame.word("seat"))
    tamer_is_there = frame.number("tamer") in moment.state.units
    if tamer_is_there or kept_from_bursting(view, seat, card, unit, frame.source):
        # The Tamer did not go to the hand, or its going keeps the Digimon from digivolving.
        declaring.put_back(moment, "8-1-2-7", [card])
        return
    if frame.values.get("paid"):
        cost = burst_cost(view, card, unit, requirement)
        printed = moment.state.face(card).burst[requirement].cost
        digivolving.pay(moment, card, cost, printed, "8-3-3-3", "2-3-9-1", "8-3-2-5")


@BURST.step("8-3-3-4")
def stack(moment: Moment) -> None:
    frame = moment.frame
    card, unit = CardId(frame.number("card")), UnitId(frame.number("unit"))
    event = digivolving.stack(moment, unit, card, "8-3-3-4", "8-3-1", how="burst")
    seat = Seat(frame.word("seat"))
    _leave_for_the_end_of_turn(moment, unit, seat, event.number)


def _leave_for_the_end_of_turn(moment: Moment, unit: UnitId, seat: Seat, cause: int) -> None:
    """Reserve pending processing (18-1) of this Digimon, whatever is on top of it then (8-3-2-1)."""
    state = moment.state
    top = state.units[unit].top
    waiting = Occurrence(
        id=state.next_id,
        host=top,
        source=EffectSource(top, unit, seat, "pending"),
        effect=Effect(actions=(EndBurst(),)),
        cause=cause,
        facts={},
        name=state.face(top).name,
    )
    moment.state = replace(
        state, next_id=state.next_id + 1, reserved=(*state.reserved, Reserved("end-of-turn", state.turn, waiting))
    )
    moment.record(EventKind.RESERVED, "8-3-2-1", "18-1-1", timing="end-of-turn", unit=unit)


PROCEDURES = (BURST,)
