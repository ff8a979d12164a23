"""Common steps of digivolutions of several kinds: payment, stacking, and the draw of the player (8-1-3-3)."""

from __future__ import annotations

from typing import Literal

from judgeapp.engine.events import Event, EventKind, Fact
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area, Special
from judgeapp.engine.moment import Moment
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.procedures.setup import draw_cards
from judgeapp.engine.procedures.utilizing import declaring
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import State


def pay(moment: Moment, card: CardId, cost: int, printed: int, step: str, requirement: str, changed: str) -> None:
    """Pay the cost of a DNA digivolution, burst digivolution or app fusion; `changed` is the clause by which it is
    another than the `printed` one of the requirement."""
    is_changed = cost != printed or moment.frame.number("reduced") != moment.frame.number("raised")
    clauses = (step, requirement, *((changed,) if is_changed else ()))
    seat = Seat(moment.frame.word("seat"))
    declaring.pay(moment, seat, "digivolve", cost, *clauses, card=card, unpaid="8-1-2-7")


def stack(
    moment: Moment,
    unit: UnitId,
    card: CardId,
    step: str,
    *clauses: str,
    then: tuple[str, ...] = (),
    how: Special | Literal[""] = "",
    link: CardId | None = None,
) -> Event:
    """Lay the card on the Digimon, which stays the same one (8-1-2-3), suspended if it was (8-1-2-4); with a link card
    of it between the two in an app fusion.

    step, clauses, then -- the clauses of this kind of digivolution, before and after the common
    """
    body = moment.state.units[unit]
    suspended = ("8-1-2-4",) if body.suspended else ()
    changed = atoms.stack_on_top(moment.state, unit, card, link=link)
    common = (*clauses, "8-1-2-3", *suspended, *then)
    return complete(moment, changed, step, *common, area=body.area, how=how)


def complete(
    moment: Moment,
    changed: tuple[State, dict[str, Fact]],
    step: str,
    *clauses: str,
    area: Area,
    how: Special | Literal[""],
) -> Event:
    """Complete the digivolution. The result of a DNA or burst digivolution or app fusion by an effect is named
    "digivolved" from then on.

    step -- the clause of the step, also for the card that is drawn
    how  -- which kind, if an effect must name it
    """
    by, seat = moment.frame.source, Seat(moment.frame.word("seat"))
    event = moment.apply(
        changed,
        EventKind.DIGIVOLVED,
        step,
        *clauses,
        seat=seat.value,
        area=area.value,
        how=how or None,
        as_level=moment.frame.number("as_level") or None,
        as_colors=moment.frame.words("as_colors") or None,
        **moment.cause_facts,
    )
    if how and by is not None:
        moment.hand_back(digivolved=event.ids("unit"))
    report_outcome(moment, 1, 1)
    if not draw_cards(moment, seat, 1, step):
        # The Digimon has digivolved all the same.
        moment.record(EventKind.IMPOSSIBLE, "8-1-2-10", seat=seat.value)
    return event
