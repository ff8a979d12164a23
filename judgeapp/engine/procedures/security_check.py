"""Chapter 13: security checks."""

from __future__ import annotations

from judgeapp.engine.derive import Held, Scope, asked_of_its_face, frozen_answers, frozen_name
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.keywords import check_clauses
from judgeapp.engine.lang import Area, Category, Timing
from judgeapp.engine.legality.attack import is_digimon_in_battle_area
from judgeapp.engine.legality.conditions import can_be_processed
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.procedures.activation import activate
from judgeapp.engine.procedures.effects import let_lapse, let_wait
from judgeapp.engine.procedures.stopping import is_stopped, take_meant
from judgeapp.engine.state import atoms
from judgeapp.engine.state.cards import BLANK
from judgeapp.engine.state.state import State

CHECK = Procedure("check")


def _checked_seat(state: State) -> Seat:
    assert state.attack is not None
    return state.attack.seat.other


def _attack_ended(state: State) -> bool:
    """True if an effect has ended the attack: nothing of its confirmation follows (15-15-1-1)."""
    return state.attack is None or state.attack.ended


def _is_digimon(state: State, card: CardId) -> bool:
    return state.face(card).category is Category.DIGIMON


def _is_of_piercing(state: State) -> bool:
    """True if <Piercing> itself makes the one check of the attack, so that no attack on the player succeeds by it."""
    attack = state.attack
    of_piercing = attack is not None and attack.pierced and not attack.at_player
    return of_piercing and state.plays(EditionFact.PIERCING_CHECKS)


@CHECK.step("13-1-7-1-1")
def reveal(moment: Moment) -> None:
    """Reveal the top security card. Values: unit, done (cards checked so far); it remembers card, seat,
    effects (its [Security] effects that are still to be activated), checked (the event), called (its label); of a card
    whose effects ask how it lay, the answers (3-7-4)."""
    unit = moment.frame.unit
    seat = _checked_seat(moment.state)
    security = moment.state.areas[seat].security
    done = moment.frame.number("done")
    if _attack_ended(moment.state):
        moment.finish()
        return
    if not is_digimon_in_battle_area(moment.view, unit):
        moment.record(EventKind.IMPOSSIBLE, "13-1-4", unit=unit, kind="check")
        moment.finish()
        return
    if not security or moment.view.checks(unit) <= done:
        moment.finish()
        return
    clauses = ["4-2-9", "13-1-1", "13-1-5", "13-1-7-1-1"]
    if moment.view.checks(unit) > 1:
        clauses.append("13-1-2")
    if done:
        clauses.append("13-1-7-5")
    elif _is_of_piercing(moment.state):
        clauses += ["16-7-1@4.2", "16-7-3@4.2", "16-7-4@4.2", "13-1-2@4.2"]
    if _is_digimon(moment.state, security[0]):
        clauses += ["13-1-6", "4-4-1"]
    checked = moment.state.cards[security[0]]
    of_its_face = (asked for effect in moment.state.face(checked.id).security for asked in asked_of_its_face(effect))
    as_it_lay = frozen_answers(moment.view, of_its_face, Scope(seat, NO_UNIT, checked.id))
    clauses += check_clauses(moment.view, unit)
    dp = moment.state.face(security[0]).dp if checked.face == BLANK else None
    moved = atoms.move_cards(moment.state, security[:1], Area.NOWHERE, face_up=True)
    event = moment.apply(moved, EventKind.CHECKED, *clauses, unit=unit, seat=seat.value, dp=dp)
    (card,) = event.ids("became")
    effects = tuple(range(len(moment.state.face(card).security)))
    called = moment.state.label(card)
    moment.remember(
        **as_it_lay, card=card, seat=seat.value, done=done + 1, checked=event.number, effects=effects, called=called
    )


@CHECK.step("15-16-10-2")
def activate_security_effects(moment: Moment) -> Decision | None:
    """Activate [Security] effects one by one: they do not wait and go before all that triggered with them; of several
    the player chooses the next (15-4-3-4)."""
    frame = moment.frame
    card, seat = frame.card, frame.seat
    left = list(frame.numbers("effects"))
    if not left:
        return None
    if card not in moment.state.cards:
        moment.record(EventKind.NOT_ACTIVATED, "15-4-4-3", card=card, name=frame.word("called"))
        return None
    face = moment.state.face(card)
    keys = {f"{face.name}/security.{i}": i for i in left}
    answer = take_meant(moment, keys)
    if len(left) > 1 and answer is None:
        clause = "15-4-3-5-1" if seat is moment.state.turn_seat else "15-4-3-5-2"
        options = (Option(k, {"card": card, "index": f"security.{i}"}) for k, i in keys.items())
        return Decision("order", seat, tuple(options), (clause, "15-4-3-4"))
    index = keys[answer] if answer else left[0]
    left.remove(index)
    moment.stay()
    effect, cause = face.security[index], frame.number("checked")
    source = EffectSource(card, NO_UNIT, seat, f"security.{index}")
    silenced = moment.view.silencing_checked(frame.unit, card)
    # Whether it lay face up is asked of the security stack: the check has turned it.
    scope = Scope(seat, NO_UNIT, card)
    names = (frozen_name(asked, scope) for asked in asked_of_its_face(effect))
    facts = {name: frame.numbers(name) for name in names}
    is_possible = not silenced and can_be_processed(moment.view, effect, scope._replace(names=facts))
    timings = (Timing.SECURITY,)
    stopped = is_possible and is_stopped(moment, Held(source, effect), timings, meant=answer or "")
    if stopped is None:
        return None
    moment.remember(effects=tuple(left))
    if silenced:
        moment.record_effect(EventKind.NOT_ACTIVATED, Held(source, effect), "15-1-3", cause=cause)
        return None
    if not is_possible:
        turned = ("3-7-2", "13-1-7-1-1") if facts and not any(facts.values()) else ()
        moment.record_effect(EventKind.NOT_ACTIVATED, Held(source, effect), "15-6-3", *turned, cause=cause)
        return None
    if stopped:
        moment.record_effect(EventKind.NOT_ACTIVATED, Held(source, effect), JUDGE, cause=cause)
        return None
    if moment.state.fresh:
        # 15-4-5-1: what this effect triggers is derived from it and goes before what the check triggered (15-4-5-2).
        let_wait(moment)
    activate(moment, Held(source, effect), "13-1-7-2-1", "15-16-10-1", "15-16-10-2", cause=cause, facts=facts)
    return None


@CHECK.step("13-1-7-2-1")
def resolve_what_triggered(moment: Moment) -> None:
    # Triggers at the end of an attack that the card has ended are not of the check.
    if any(waiting.timing != Timing.END_OF_ATTACK for waiting in moment.state.pending()):
        moment.record(EventKind.TIMING, "13-1-7-2-1", timing="effects-of-check")
    moment.call("settle")


@CHECK.step("13-1-7-3-1")
def battle_security_digimon(moment: Moment) -> None:
    unit, card = moment.frame.unit, moment.frame.card
    checked = moment.state.cards.get(card)
    if _attack_ended(moment.state):
        return
    # A card that is being checked lies in no area.
    if checked is None or checked.area is not Area.NOWHERE or not _is_digimon(moment.state, card):
        moment.record(EventKind.TIMING, "13-1-7-3-2", timing="no-security-digimon")
        return
    if is_digimon_in_battle_area(moment.view, unit):
        moment.call("battle", attacker=unit, security=card)
        moment.call("settle")


@CHECK.step("13-1-7-4")
def trash(moment: Moment) -> None:
    card = moment.frame.card
    let_lapse(moment, "end-of-battle", card)
    checked = moment.state.cards.get(card)
    if checked is not None and checked.area is Area.NOWHERE:
        moment.apply(atoms.move_cards(moment.state, (card,), Area.TRASH), EventKind.TRASHED, "13-1-7-4")


@CHECK.step("13-1-7-5")
def check_again(moment: Moment) -> None:
    moment.call("settle")
    moment.goto(CHECK.place(reveal))


PROCEDURES = (CHECK,)
