"""Chapters 13 and 14: security checks and battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judgeapp.engine.derive import Held, Scope, View
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keywords import check_clauses, keyword_clauses
from judgeapp.engine.lang import Area, Category, KeywordName
from judgeapp.engine.legality.attack import is_battling_digimon
from judgeapp.engine.legality.conditions import can_be_processed
from judgeapp.engine.legality.obstacles import to_losing
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.procedures.activation import activate, record_not_activated
from judgeapp.engine.procedures.effects import let_lapse, let_wait, reserve_due
from judgeapp.engine.state import atoms
from judgeapp.engine.state.cards import BLANK
from judgeapp.engine.state.state import State, replace

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
    """Values: unit, done (cards checked so far), and once revealed card and seat."""
    unit = UnitId(moment.frame.number("unit"))
    seat = _checked_seat(moment.state)
    security = moment.state.areas[seat].security
    done = moment.frame.number("done")
    if _attack_ended(moment.state):
        moment.finish()
        return
    if not is_battling_digimon(moment.view, unit):
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
    event = moment.apply(
        atoms.move_cards(moment.state, security[:1], Area.NOWHERE, face_up=True),
        EventKind.CHECKED,
        *clauses,
        *check_clauses(moment.view, unit),
        unit=unit,
        seat=seat.value,
        dp=moment.state.face(security[0]).dp if checked.face == BLANK else None,
    )
    (card,) = event.ids("became")
    effects = tuple(range(len(moment.state.face(card).security)))
    moment.remember(
        card=card,
        seat=seat.value,
        done=done + 1,
        checked=event.number,
        effects=effects,
        called=moment.state.called(card),
    )


@CHECK.step("15-16-10-2")
def activate_security_effects(moment: Moment) -> Decision | None:
    """Activate [Security] effects one by one: they do not wait and go before all that triggered with them; of several
    the player chooses the next (15-4-3-4)."""
    frame = moment.frame
    card, seat = CardId(frame.number("card")), Seat(frame.word("seat"))
    left = list(frame.numbers("effects"))
    if not left:
        return None
    if card not in moment.state.cards:
        moment.record(EventKind.NOT_ACTIVATED, "15-4-4-3", card=card, name=frame.word("called"))
        return None
    face = moment.state.face(card)
    answer = moment.take_answer()
    keys = {f"{face.name}/security.{i}": i for i in left}
    if len(left) > 1 and answer is None:
        clause = "15-4-3-5-1" if seat is moment.state.turn_seat else "15-4-3-5-2"
        options = (Option(k, {"card": card, "index": f"security.{i}"}) for k, i in keys.items())
        return Decision("order", seat, tuple(options), (clause, "15-4-3-4"))
    index = keys[answer] if answer else left[0]
    left.remove(index)
    moment.remember(effects=tuple(left))
    moment.stay()
    effect, cause = face.security[index], frame.number("checked")
    source = EffectSource(card, NO_UNIT, seat, f"security.{index}")
    if moment.view.silencing_checked(UnitId(frame.number("unit")), card):
        record_not_activated(moment, Held(source, effect), "15-1-3", cause=cause)
        return None
    if not can_be_processed(moment.view, effect, Scope(seat, NO_UNIT, card)):
        record_not_activated(moment, Held(source, effect), "15-6-3", cause=cause)
        return None
    if moment.state.fresh:
        # 15-4-5-1: what this effect triggers is derived from it and goes before what the check
        # has triggered (15-4-5-2).
        let_wait(moment)
    activate(moment, Held(source, effect), "13-1-7-2-1", "15-16-10-1", "15-16-10-2", cause=cause)
    return None


@CHECK.step("13-1-7-2-1")
def resolve_what_triggered(moment: Moment) -> None:
    if moment.state.fresh or moment.state.batches:
        moment.record(EventKind.TIMING, "13-1-7-2-1", timing="effects-of-check")
    moment.call("settle")


@CHECK.step("13-1-7-3-1")
def battle_security_digimon(moment: Moment) -> None:
    unit, card = UnitId(moment.frame.number("unit")), CardId(moment.frame.number("card"))
    held = moment.state.cards.get(card)
    if _attack_ended(moment.state):
        return
    if held is None or held.area is not Area.NOWHERE or not _is_digimon(moment.state, card):
        moment.record(EventKind.TIMING, "13-1-7-3-2", timing="no-security-digimon")
        return
    if is_battling_digimon(moment.view, unit):
        moment.call("battle", attacker=unit, security=card)
        moment.call("settle")


@CHECK.step("13-1-7-4")
def trash(moment: Moment) -> None:
    card = CardId(moment.frame.number("card"))
    let_lapse(moment, "end-of-battle", card)
    held = moment.state.cards.get(card)
    if held is not None and held.area is Area.NOWHERE:
        moment.apply(atoms.move_cards(moment.state, (card,), Area.TRASH), EventKind.TRASHED, "13-1-7-4")


@CHECK.step("13-1-7-5")
def check_again(moment: Moment) -> None:
    moment.call("settle")
    moment.goto(0)


BATTLE = Procedure("battle")


@BATTLE.step("14-2-1")
def compare(moment: Moment) -> None:
    """Compare DP. Values: attacker; defender (a unit) or security (a card). With a source an effect has them battle."""
    frame, view = moment.frame, moment.view
    attacker = UnitId(frame.number("attacker"))
    security = frame.number("security")
    defender = UnitId(frame.number("defender"))
    iceclad = () if security else _iceclad(view, (attacker, defender))
    if iceclad:
        own, other = (len(view.sources(unit)) for unit in (attacker, defender))
        clauses = [*iceclad, *(("16-34-4-3",) if own == other else ("16-34-4-1", "16-34-4-2"))]
    else:
        own = view.dp(attacker) or 0
        other = view.security_dp(CardId(security)) if security else view.dp(defender) or 0
        clauses = ["14-2-1-3"] if own == other else ["14-2-1-1", "14-2-1-2"]
    if security:
        clauses += ["13-1-7-3-1", "4-4-1", *(("14-2-3",) if other <= own else ())]
        if other != (moment.state.face(security).dp or 0):
            clauses.append("15-1-8")
    loses = tuple(
        int(unit) for unit, lost in ((attacker, own <= other), (defender, other <= own and not security)) if lost
    )
    compared: dict[str, Any] = {"sources": own, "other_sources": other} if iceclad else {"dp": own, "other_dp": other}
    moment.record(
        EventKind.BATTLE,
        "14-1",
        "14-2-1",
        *clauses,
        unit=attacker,
        defender=defender or None,
        security=security or None,
        loses=loses,
        **compared,
    )
    left = tuple(r.occurrence.id for r in moment.state.reserved)
    moment.remember(loses=loses, left=left)


def _iceclad(view: View, units: Sequence[UnitId]) -> tuple[str, ...]:
    """Clauses by which digivolution cards are compared and not DP: whichever of the two has <Iceclad>, it changes the
    battle (16-34-3). None if neither has it."""
    iceclad = KeywordName.ICECLAD
    return tuple(dict.fromkeys(c for u in units for c in keyword_clauses(view, u, iceclad)))


@BATTLE.step("14-2-2")
def delete_losers(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    in_check = bool(frame.number("security"))
    losers = [
        ref for ref in frame.numbers("loses") if not moment.stopped_by(to_losing(view, UnitId(ref), in_check=in_check))
    ]
    # A Digimon that is deleted itself has <Piercing> if it had it until then (4-13-2).
    moment.remember(pierced_before=_piercing(moment, UnitId(frame.number("attacker"))))
    if losers:
        pair = (frame.number("attacker"), frame.number("defender"))
        moment.call("delete", units=tuple(losers), in_battle=True, clause="14-2-2", opponents=pair)


@BATTLE.step("14-2-4")
def resolve_after_battle(moment: Moment) -> None:
    frame = moment.frame
    attacker, defender = UnitId(frame.number("attacker")), frame.number("defender")
    attack = moment.state.attack
    # 16-6-2: <Piercing> triggers when the battle deleted the opponent's Digimon, so it is asked
    # for after the deletion (15-5-3); what it does is pending until before the end of the
    # attack (16-6-4).
    is_there = attacker in moment.state.units
    pierces = _piercing(moment, attacker) if is_there else frame.number("pierced_before")
    if attack is not None and attack.attacker == attacker and defender in frame.numbers("deleted") and pierces:
        moment.state = replace(moment.state, attack=replace(attack, pierced=True))
        # 16-6-5: only one of several leads to a check.
        several = ("16-6-5",) if pierces > 1 else ()
        moment.record(
            EventKind.RESERVED, "16-6-2", "16-6-4", *several, "18-1-1", unit=attacker, kind=KeywordName.PIERCING
        )
    if frame.source is not None:
        return  # 15-4-3-2: what triggered waits until the effect is resolved
    if moment.state.fresh:
        moment.record(EventKind.TIMING, "14-2-4", timing="effects-of-battle")
    moment.call("settle")


@BATTLE.step("14-2-5")
def battle_ends(moment: Moment) -> None:
    pair = (moment.frame.number("attacker"), moment.frame.number("defender"))
    moment.record(EventKind.BATTLE_ENDED, "14-2-5", units=tuple(u for u in pair if u))
    if moment.frame.source is None:
        reserve_due(moment, "end-of-battle")
        moment.call("settle")
    else:
        # Processing left before an effect had them battle waits for the battle that it spoke of.
        reserve_due(moment, "end-of-battle", but=moment.frame.numbers("left"))


def _piercing(moment: Moment, unit: UnitId) -> int:
    """Number of <Piercing> that a Digimon has."""
    return sum(k.name == KeywordName.PIERCING for k in moment.view.keywords(unit))


PROCEDURES = (CHECK, BATTLE)
