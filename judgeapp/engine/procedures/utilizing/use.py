"""Chapter 9: using Option cards."""

from __future__ import annotations

from judgeapp.engine.derive import Held, Scope
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.lang import Area, By, Deed, Effect, If, Named, Property, Timing, ToSecurity, TrashUsed
from judgeapp.engine.legality.conditions import can_be_processed
from judgeapp.engine.legality.utilizing.digivolve import digivolutions_of_used
from judgeapp.engine.legality.utilizing.use import use_cost
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, unique_name
from judgeapp.engine.procedures.activation import activate
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.procedures.stopping import is_stopped
from judgeapp.engine.procedures.utilizing import declaring
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import Occurrence, State, replace

USE = Procedure("use")


@USE.step("9-1-9-1")
def declare(moment: Moment) -> None:
    """Declare. Values: card, seat, paid (False: without paying the cost)."""
    card, seat = moment.frame.card, moment.frame.seat
    # 9-1-6: immediate effects on using it apply as soon as the card is revealed.
    declaring.declare(moment, "use", [card], "9-1-9-1", answered="9-1-6", seat=seat)


@USE.step("9-1-9-2")
def pay(moment: Moment) -> None:
    frame = moment.frame
    card, seat = frame.card, frame.seat
    if declaring.is_stopped(moment, card) or declaring.is_forbidden(moment, seat, card, Deed.USE_OPTIONS, frame.source):
        declaring.put_back(moment, "9-1-8", [card])
        return
    if not frame.values.get("paid"):
        return
    cost = use_cost(moment.view, card, declaring.set_cost(moment))
    declaring.pay(moment, seat, "use", cost, "9-1-9-2", "2-7-1", card=card, unpaid="9-1-8")


@USE.step("9-1-9-3")
def activate_main(moment: Moment) -> None:
    """Activate the card's first [Main] effect. Until that is resolved the card is in no area (9-1-4); nothing can
    happen between using and activating (9-1-2)."""
    frame = moment.frame
    card, seat = frame.card, frame.seat
    changed = atoms.use_card(moment.state, card, moment.view.property_of(card, Property.USE_COST))
    event = moment.apply(changed, EventKind.USED, "9-1-9-3", "9-1-4", seat=seat.value, card=card, **moment.cause_facts)
    (used,) = (CardId(ref) for ref in event.ids("became"))
    moment.remember(card=used, used=event.number)
    report_outcome(moment, 1, 1)
    face = moment.state.face(used)
    at_once = _is_trashed_at_once(moment.state, used)
    later = ("9-1-5@4.2",) if at_once else ("9-1-5", "18-1-1")
    moment.record(EventKind.RESERVED, *later, cause=event.number, card=used, seat=seat.value)
    first = next((i for i, e in enumerate(face.used_effects) if e.is_declared), None)
    if first is not None:
        moment.remember(first=first)
        _activate_or_ask(moment)


@USE.step("9-1-2")
def activate_when_ruled(moment: Moment) -> None:
    """Activate the effect for which the judge had to say whether an unread text stops it."""
    if moment.frame.values.get("asked") and moment.frame.card in moment.state.cards:
        _activate_or_ask(moment)
        moment.stay()


def _activate_or_ask(moment: Moment) -> None:
    """Activate the effect of the used card, or ask the judge first whether a text stops it."""
    frame = moment.frame
    used, seat, first = frame.card, frame.seat, frame.number("first")
    face = moment.state.face(used)
    source, effect = EffectSource(used, NO_UNIT, seat, f"{face.used_part}.{first}"), face.used_effects[first]
    stopped = is_stopped(moment, Held(source, effect), (Timing.MAIN,))
    if stopped is None:
        moment.remember(asked=True)
        return
    moment.forget("asked")
    if stopped:
        moment.record_effect(EventKind.NOT_ACTIVATED, Held(source, effect), JUDGE, cause=frame.number("used"))
    else:
        _activate(moment, source, effect, frame.number("used"))


def _activate(moment: Moment, source: EffectSource, effect: Effect, cause: int) -> None:
    """Activate a [Main] effect if its condition is met (9-1-3)."""
    is_dual = moment.state.face(source.card).is_dual
    dual = ("4-6-6-1@4.2", "4-6-6-3@4.2") if is_dual else ()
    asks = effect.condition is not None or any(isinstance(a, If | By) for a in effect.actions)
    clauses = ("9-1-9-3", "9-1-2", *(("9-1-3",) if asks else ()), *dual)
    if not can_be_processed(moment.view, effect, Scope(source.seat, NO_UNIT, source.card)):
        moment.record_effect(EventKind.NOT_ACTIVATED, Held(source, effect), "9-1-3", cause=cause)
        return
    activate(moment, Held(source, effect), *clauses, cause=cause)


def _is_trashed_at_once(state: State, card: CardId) -> bool:
    """True if a used card is trashed right after its first [Main] effect: in the edition that introduced DUAL cards,
    and with DUAL cards in every edition."""
    return state.face(card).is_dual or state.plays(EditionFact.OPTION_TRASHED_AT_ONCE)


@USE.step("4-20-1@4.2")
def digivolve_into_it(moment: Moment) -> Decision | None:
    """Arts Digivolve: instead of trashing a DUAL card that was used, one of its player's cards on the field may
    digivolve into it without paying the cost. It happens right after the [Main] effect resolved (9-1-5@4.2)."""
    frame, state = moment.frame, moment.state
    card, seat = frame.card, frame.seat
    used = state.cards.get(card)
    if used is None or used.area is not Area.NOWHERE or not state.face(card).is_dual:
        return None
    named = {
        f"digivolve:{unique_name(moment, unit)}>{unique_name(moment, card)}": (unit, requirement)
        for unit, requirement in digivolutions_of_used(moment.view, seat, card)
    }
    if not named:
        return None
    answer = moment.take_answer()
    if answer is None:
        options = (
            Option(key, {"card": int(card), "unit": int(unit), "requirement": requirement})
            for key, (unit, requirement) in named.items()
        )
        return Decision("may", seat, (*options, Option("no")), ("4-20-1@4.2", "9-1-5@4.2"))
    clauses, answered = ("4-20-1@4.2", "4-20-2@4.2", "18-2-1"), "no" if answer == "no" else "yes"
    moment.record(EventKind.DECLARED, *clauses, card=card, kind="Arts Digivolve", seat=seat.value, answer=answered)
    if answer != "no":
        unit, requirement = named[answer]
        moment.call("digivolve", card=int(card), unit=int(unit), requirement=requirement, seat=seat.value, paid=False)
    return None


@USE.step("9-1-5")
def trash(moment: Moment) -> None:
    """Trash the card when its first [Main] effect has resolved: as pending processing among the effects that have
    triggered meanwhile (18-1-1, 18-1-2), or immediately (9-1-5@4.2)."""
    frame, state = moment.frame, moment.state
    card, seat = frame.card, frame.seat
    used = state.cards.get(card)
    if used is None or used.area is not Area.NOWHERE:
        return
    instead = (ToSecurity(Named("this-card")),) if frame.values.get("onto_security") else ()  # 18-2-1
    if not instead and _is_trashed_at_once(state, card):
        atom = atoms.move_cards(state, (card,), Area.TRASH)
        moment.apply(atom, EventKind.TRASHED, "9-1-5@4.2")
        return
    source, effect = EffectSource(card, NO_UNIT, seat, "pending.trash"), Effect(actions=(*instead, TrashUsed()))
    if _is_trashed_at_once(state, card):
        activate(moment, Held(source, effect), "9-1-5@4.2", "18-2-1", cause=frame.number("used"))
        return
    waiting = Occurrence(state.next_id, card, source, effect, frame.number("used"), {}, name=state.label(card))
    moment.state = replace(state, fresh=(*state.fresh, waiting), next_id=state.next_id + 1)
    moment.record_waiting(EventKind.TRIGGERED, waiting, "9-1-5", "18-1-1", "18-1-2")


PROCEDURES = (USE,)
