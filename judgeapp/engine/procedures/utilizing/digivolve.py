"""Chapter 8: digivolution, DNA digivolution (8-2), burst digivolution (8-3) and app fusion (8-4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from judgeapp.engine.derive import View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import Event, EventKind, Fact
from judgeapp.engine.identity import CardId, EffectSource, UnitId
from judgeapp.engine.lang import Area, Effect, EndBurst, Special
from judgeapp.engine.legality.costs import cost_change
from judgeapp.engine.legality.fusing import (
    AppFusing,
    obstacle_to_app_fusing,
    obstacle_to_bursting,
    obstacle_to_fusing,
    tamers_for_burst,
)
from judgeapp.engine.legality.requirements import counted_in, is_substitute, obstacle_to_digivolving, requirements_of
from judgeapp.engine.legality.utilizing.action_cost import action_cost
from judgeapp.engine.legality.utilizing.digivolve import digivolution_cost
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, unique_name
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.procedures.setup import draw_cards
from judgeapp.engine.procedures.utilizing import declaring
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import Occurrence, Reserved, State, replace

DIGIVOLVE = Procedure("digivolve")


@DIGIVOLVE.step("8-1-3-1")
def declare(moment: Moment) -> None:
    """Declare. Values: card, unit, seat, paid (False: without paying the cost), requirement, and for effects cost,
    less, ignoring (the requirements), and as_level, as_colors (what it counts as)."""
    _keep_as_what(moment)
    frame = moment.frame
    # One of several requirements of the card is chosen with it, or they are all ignored.
    chosen = ("8-1-2-1",) if len(moment.state.face(frame.card).requirements) > 1 else ()
    requirements, index = requirements_of(moment.view, frame.card, frame.unit), frame.number("requirement")
    ignoring = frame.values.get("ignoring") or is_substitute(moment.view, frame.card, requirements, index)
    _declare(moment, [frame.unit], "8-1-3-1", *(("8-1-2-2",) if ignoring else chosen))


def _declare(moment: Moment, units: Sequence[int], *clauses: str, how: Special | Literal[""] = "") -> None:
    """Declare a digivolution of a kind. Immediate effects come once card and Digimon are chosen (8-1-2-5)."""
    frame = moment.frame
    declaring.declare(
        moment,
        "digivolve",
        [frame.card],
        *clauses,
        answered="8-1-2-5",
        seat=frame.seat,
        units=units,
        how=how,
        as_level=frame.number("as_level"),
        as_colors=frame.words("as_colors"),
    )


def _keep_as_what(moment: Moment) -> None:
    """Remember the level and colors as which a Tamer digivolves by a requirement."""
    frame = moment.frame
    if "as_level" in frame.values or frame.values.get("ignoring"):
        return
    requirement = requirements_of(moment.view, frame.card, frame.unit)[frame.number("requirement")]
    if requirement.as_level is not None:
        moment.remember(as_level=requirement.as_level, as_colors=requirement.as_colors)


@DIGIVOLVE.step("8-1-3-2")
def pay(moment: Moment) -> None:
    frame = moment.frame
    card, unit, seat = frame.card, frame.unit, frame.seat
    is_stopped = declaring.is_stopped(moment, card) or declaring.is_stopped(moment, unit)
    if is_stopped or obstacle_to_digivolving(counted_in(moment.view, frame, unit), seat, card, unit, frame.source):
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
    unit = moment.frame.unit
    uncounted = ("8-1-2-9",) if _is_adding_watched(moment.view) else ()
    breeding = ("3-4-5-4", "3-4-5-6") if moment.state.units[unit].area is Area.BREEDING else ()
    _stack(moment, unit, "8-1-3-3", then=("8-1-2-8", *uncounted, *breeding))


def _is_adding_watched(view: View) -> bool:
    """True if an effect would trigger when digivolution cards are added (8-1-2-9)."""
    held = (h for u in view.state.units.values() for h in view.triggers(u.id))
    return any(w.event in ("sources-added", "placed-under") for h in held for w in h.effect.when)


# -- common steps ---------------------------------------------------------------------------------


def _pay(moment: Moment, how: Special, step: str, requirement: str, changed: str) -> None:
    """Pay the cost of a DNA digivolution, burst digivolution or app fusion; `changed` is the clause by which it differs
    from the printed one of the requirement."""
    frame, face = moment.frame, moment.state.face(moment.frame.card)
    costs = {
        "dna": [r.cost for r in face.dna],
        "burst": [r.cost for r in face.burst],
        "app-fusion": [r.cost for r in face.app_fusion],
    }
    cost = action_cost(moment.view, how, frame.values, declaring.set_cost(moment)) or 0
    is_changed = cost != costs[how][frame.number("requirement")] or frame.number("reduced") != frame.number("raised")
    clauses = (step, requirement, *((changed,) if is_changed else ()))
    declaring.pay(moment, frame.seat, "digivolve", cost, *clauses, card=frame.card, unpaid="8-1-2-7")


def _stack(
    moment: Moment,
    unit: UnitId,
    step: str,
    *clauses: str,
    then: tuple[str, ...] = (),
    how: Special | Literal[""] = "",
    link: CardId | None = None,
) -> Event:
    """Lay the card on the Digimon, which stays the same one (8-1-2-3), suspended if it was (8-1-2-4); with a link card
    of it between the two in an app fusion. `step`, `clauses`, `then`: the clauses of this kind of digivolution, before
    and after the common."""
    body = moment.state.units[unit]
    suspended = ("8-1-2-4",) if body.suspended else ()
    changed = atoms.stack_on_top(moment.state, unit, moment.frame.card, link=link)
    return _complete(moment, changed, body.area, how, step, *clauses, "8-1-2-3", *suspended, *then)


def _complete(
    moment: Moment, changed: tuple[State, dict[str, Fact]], area: Area, how: Special | Literal[""], *clauses: str
) -> Event:
    """Complete the digivolution. The result of a DNA or burst digivolution or app fusion by an effect is named
    "digivolved" from then on. `how`: which kind, if an effect must name it; `clauses`: that of the step first, also for
    the card that is drawn."""
    frame = moment.frame
    as_what = {"as_level": frame.number("as_level") or None, "as_colors": frame.words("as_colors") or None}
    facts: dict[str, Fact] = {
        "seat": frame.seat.value,
        "area": area.value,
        "how": how or None,
        **as_what,
        **moment.cause_facts,
    }
    event = moment.apply(changed, EventKind.DIGIVOLVED, *clauses, **facts)
    if area is Area.BATTLE:
        moment.state = moment.state.with_done(frame.seat, "digivolve")
    if how and frame.source is not None:
        moment.hand_back(digivolved=event.ids("unit"))
    report_outcome(moment, 1, 1)
    if not draw_cards(moment, frame.seat, 1, clauses[0]):
        # The Digimon has digivolved all the same.
        moment.record(EventKind.IMPOSSIBLE, "8-1-2-10", seat=frame.seat.value)
    return event


# -- DNA digivolution -----------------------------------------------------------------------------

DNA = Procedure("dna-digivolve")


@DNA.step("8-2-3-1")
def declare_dna(moment: Moment) -> None:
    """Declare. Values: card, of (units, and for effects cards, in the order of the requirement), seat, requirement,
    paid (False: without paying the cost), and for effects less."""
    frame = moment.frame
    of, hand = frame.numbers("of"), moment.state.areas[frame.seat].hand
    if shown := tuple(ref for ref in of if ref in hand):
        # Cards of the hand that will lie under the card are revealed when they are chosen.
        moment.record(EventKind.REVEALED, "16-30-6", "8-2-3-1", cards=shown, became=shown)
    units = [ref for ref in of if ref in moment.state.units]
    _declare(moment, units, "8-2-3-1", *(("8-2-2-4",) if frame.source else ()), how="dna")


@DNA.step("8-2-3-2")
def pay_dna(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    card, of = frame.card, frame.numbers("of")
    is_stopped = any(declaring.is_stopped(moment, ref) for ref in (card, *of))
    if is_stopped or obstacle_to_fusing(view, frame.seat, card, of, frame.source):
        declaring.put_back(moment, "8-1-2-7", [card])
    elif frame.values.get("paid"):
        _pay(moment, "dna", "8-2-3-2", "2-3-7-1", "8-2-2-5")


@DNA.step("8-2-3-3")
def stack_dna(moment: Moment) -> None:
    frame = moment.frame
    of = frame.numbers("of")
    units = [UnitId(ref) for ref in of if ref in moment.state.units]
    clauses = tuple(_fusing_clauses(moment, of, units))
    _trash_links(moment, units)
    changed = atoms.fuse(moment.state, frame.card, of, seat=frame.seat)
    _complete(moment, changed, Area.BATTLE, "dna", "8-2-3-3", "8-2-1", *clauses)


def _fusing_clauses(moment: Moment, of: Sequence[int], units: Sequence[UnitId]) -> Iterator[str]:
    """Clauses on Digimon that become one new Digimon."""
    state = moment.state
    bodies = [state.units[unit] for unit in units]
    cards = [*(c for body in bodies for c in body.stack), *of]
    yield "8-2-2-1-1"
    yield "8-2-2-1-2"
    if (attack := state.attack) is not None and attack.attacker in units:
        yield "8-2-2-1-3"
    if attack is not None and attack.target in units:
        yield "8-2-2-1-4"
    if any(grant.unit in units for grant in state.grants):
        yield "8-2-2-1-5"
    if any(body.arrived == state.turn for body in bodies):
        yield "8-2-2-1-6"
    yield "8-2-2-2"
    if any(len(body.stack) > 1 for body in bodies):
        yield "8-2-2-3"
    if any(key.partition("/")[0] in map(str, cards) for key in state.used):
        yield "15-14-1-4"
        if state.plays(EditionFact.MATERIALS_BEGIN_ANEW):
            yield "8-2-2-1-6@4.2"
    if state.plays(EditionFact.MATERIALS_BEGIN_ANEW) and any(
        set(units).intersection(chosen) for r in state.reserved for chosen in r.occurrence.facts.values()
    ):
        yield "8-2-2-1-5@4.2"  # on processing with them that was left for later
    if any(state.face(c).overflow for c in cards if c in state.cards):
        yield "4-17-4"


def _trash_links(moment: Moment, units: Sequence[UnitId]) -> None:
    """Trash link cards right before their Digimon become digivolution cards."""
    for unit in units:
        if links := moment.state.units[unit].links:
            trashed = atoms.move_cards(moment.state, links, Area.TRASH)
            moment.apply(trashed, EventKind.TRASHED, "8-2-2-1-2", "4-7-6", linked_to=(int(unit),))


# -- burst digivolution ---------------------------------------------------------------------------

BURST = Procedure("burst-digivolve")


@BURST.step("8-3-3-1")
def declare_burst(moment: Moment) -> None:
    """Declare. Values: card, unit, seat, requirement, paid (False: without paying the cost), and for effects less."""
    frame = moment.frame
    _declare(moment, [frame.unit], "8-3-3-1", *(("8-3-2-4",) if frame.source else ()), how="burst")


@BURST.step("8-3-3-2")
def return_tamer(moment: Moment) -> Decision | None:
    frame, view = moment.frame, moment.view
    card, unit, seat = frame.card, frame.unit, frame.seat
    is_stopped = declaring.is_stopped(moment, card) or declaring.is_stopped(moment, unit)
    is_prevented = is_stopped or obstacle_to_bursting(view, seat, card, unit, frame.source)
    tamers = tamers_for_burst(view, seat, card, frame.number("requirement"))
    if is_prevented or not tamers:
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
def pay_burst(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    card, unit = frame.card, frame.unit
    tamer_is_there = frame.number("tamer") in moment.state.units
    if tamer_is_there or obstacle_to_bursting(view, frame.seat, card, unit, frame.source):
        # The Tamer did not go to the hand, or its going keeps the Digimon from digivolving.
        declaring.put_back(moment, "8-1-2-7", [card])
    elif frame.values.get("paid"):
        _pay(moment, "burst", "8-3-3-3", "2-3-9-1", "8-3-2-5")


@BURST.step("8-3-3-4")
def stack_burst(moment: Moment) -> None:
    frame = moment.frame
    event = _stack(moment, frame.unit, "8-3-3-4", "8-3-1", how="burst")
    # Pending processing (18-1) of this Digimon, whatever is on top of it then (8-3-2-1).
    state, top = moment.state, moment.state.units[frame.unit].top
    source = EffectSource(top, frame.unit, frame.seat, "pending")
    effect, name = Effect(actions=(EndBurst(),)), state.face(top).name
    waiting = Occurrence(state.next_id, top, source, effect, cause=event.number, facts={}, name=name)
    reserved = (*state.reserved, Reserved("end-of-turn", state.turn, waiting))
    moment.state = replace(state, next_id=state.next_id + 1, reserved=reserved)
    moment.record(EventKind.RESERVED, "8-3-2-1", "18-1-1", timing="end-of-turn", unit=frame.unit)


# -- app fusion -----------------------------------------------------------------------------------

APP_FUSION = Procedure("app-fusion")


@APP_FUSION.step("8-4-3-1")
def declare_app_fusion(moment: Moment) -> None:
    """Declare. Values: card, unit, link, seat, requirement, paid (False: without the cost), and for effects less."""
    frame = moment.frame
    by_effect = ("8-4-2-2",) if frame.source else ()
    _declare(moment, [frame.unit], "8-4-3-1", "8-4-2-1", *by_effect, how="app-fusion")


@APP_FUSION.step("8-4-3-2")
def pay_app_fusion(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    card, way = frame.card, _way(moment)
    is_stopped = any(declaring.is_stopped(moment, ref) for ref in (card, way.unit, way.link))
    if is_stopped or obstacle_to_app_fusing(view, frame.seat, card, way, frame.source):
        declaring.put_back(moment, "8-1-2-7", [card])
    elif frame.values.get("paid"):
        _pay(moment, "app-fusion", "8-4-3-2", "2-3-10-1", "8-4-2-3")


@APP_FUSION.step("8-4-3-3")
def stack_app_fusion(moment: Moment) -> None:
    way = _way(moment)
    _stack(moment, way.unit, "8-4-3-3", "8-4-1", how="app-fusion", link=way.link)


def _way(moment: Moment) -> AppFusing:
    frame = moment.frame
    return AppFusing(frame.unit, CardId(frame.number("link")), frame.number("requirement"))


PROCEDURES = (DIGIVOLVE, DNA, BURST, APP_FUSION)
