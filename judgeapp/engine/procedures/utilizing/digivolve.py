"""Chapter 8: digivolution."""

from __future__ import annotations

from judgeapp.engine.derive import View
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.requirements import counted_in, kept_from_digivolving, requirements_of
from judgeapp.engine.legality.utilizing.digivolve import digivolution_cost
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures.utilizing import declaring, digivolving

DIGIVOLVE = Procedure("digivolve")


@DIGIVOLVE.step("8-1-3-1")
def declare(moment: Moment) -> None:
    """Declare. Values: card, unit, seat, paid (False: without paying the cost), requirement, and for effects cost,
    less, ignoring (the requirements), and as_level, as_colors (as what it counts)."""
    _keep_as_what(moment)
    frame = moment.frame
    card, unit = CardId(frame.number("card")), frame.number("unit")
    # One of several requirements of the card is chosen with it, or they are all ignored.
    requirements, index = moment.state.face(card).requirements, frame.number("requirement")
    chosen = ("8-1-2-1",) if len(requirements) > 1 else ()
    ignoring = frame.values.get("ignoring") or _stands_in(moment, card, UnitId(unit), index)
    # 8-1-2-5: immediate effects come once card and Digimon are chosen.
    declaring.declare(
        moment,
        "digivolve",
        [card],
        "8-1-3-1",
        *(("8-1-2-2",) if ignoring else chosen),
        answered="8-1-2-5",
        seat=Seat(frame.word("seat")),
        units=(unit,),
        as_level=frame.number("as_level"),
        as_colors=frame.words("as_colors"),
    )


def _stands_in(moment: Moment, card: CardId, unit: UnitId, index: int) -> bool:
    """True if a requirement is not the card's own, but stands in for those (8-1-2-2)."""
    is_own = index < len(moment.state.face(card).requirements)
    return not is_own and requirements_of(moment.view, card, unit)[index].as_level is None


def _keep_as_what(moment: Moment) -> None:
    """Remember the level and colors as which a Tamer digivolves by a requirement."""
    frame = moment.frame
    if "as_level" in frame.values or frame.values.get("ignoring"):
        return
    card, unit = CardId(frame.number("card")), UnitId(frame.number("unit"))
    requirement = requirements_of(moment.view, card, unit)[frame.number("requirement")]
    if requirement.as_level is not None:
        moment.remember(as_level=requirement.as_level, as_colors=requirement.as_colors)


@DIGIVOLVE.step("8-1-3-2")
def pay(moment: Moment) -> None:
    frame = moment.frame
    card, unit = CardId(frame.number("card")), UnitId(frame.number("unit"))
    seat = Seat(frame.word("seat"))
    if (
        declaring.is_stopped(moment, card)
        or declaring.is_stopped(moment, unit)
        or kept_from_digivolving(counted_in(moment.view, frame, unit), seat, card, unit, frame.source)
    ):
        declaring.put_back(moment, "8-1-2-7", [card])
        return
    if not frame.values.get("paid"):
        return
    if "cost" in frame.values or frame.values.get("ignoring"):
        basic = frame.number("cost")
    else:
        basic = digivolution_cost(moment.view, card, unit, frame.number("requirement"))
    cost = basic + cost_change(counted_in(moment.view, frame, unit), "digivolve", unit)
    declaring.pay(moment, seat, "digivolve", cost, "8-1-3-2", "2-3-6-2", card=card, unpaid="8-1-2-7")


@DIGIVOLVE.step("8-1-3-3")
def stack(moment: Moment) -> None:
    frame = moment.frame
    card, unit = CardId(frame.number("card")), UnitId(frame.number("unit"))
    uncounted = ("8-1-2-9",) if _is_adding_watched(moment.view) else ()
    breeding = moment.state.units[unit].area is Area.BREEDING
    digivolving.stack(
        moment, unit, card, "8-1-3-3", then=("8-1-2-8", *uncounted, *(("3-4-5-4", "3-4-5-6") if breeding else ()))
    )


def _is_adding_watched(view: View) -> bool:
    """True if an effect would trigger when digivolution cards are added (8-1-2-9)."""
    held = (h for u in view.state.units.values() for h in view.triggers(u.id))
    return any(w.event in ("sources-added", "placed-under") for h in held for w in h.effect.when)


PROCEDURES = (DIGIVOLVE,)
