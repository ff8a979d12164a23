"""Chapter 14: battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from judgeapp.engine.derive import View
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.keywords import keyword_clauses
from judgeapp.engine.lang import KeywordName
from judgeapp.engine.legality.obstacles import to_deleting_in_battle
from judgeapp.engine.moment import Moment, Procedure
from judgeapp.engine.procedures.effects import reserve_due
from judgeapp.engine.state.state import replace

BATTLE = Procedure("battle")


@BATTLE.step("14-2-1")
def compare(moment: Moment) -> None:
    """Compare DP. Values: attacker; defender (a unit) or security (a card); it remembers loses (units that lose), left
    (processing deferred earlier). With a source, an effect has them battle."""
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
    """Clauses by which digivolution cards, not DP, are compared: whichever of the two has <Iceclad>, it changes the
    battle (16-34-3). None if neither has it."""
    iceclad = KeywordName.ICECLAD
    return tuple(dict.fromkeys(c for u in units for c in keyword_clauses(view, u, iceclad)))


@BATTLE.step("14-2-2")
def delete_losers(moment: Moment) -> None:
    frame, view = moment.frame, moment.view
    in_check = bool(frame.number("security"))
    losers = [
        ref
        for ref in frame.numbers("loses")
        if not moment.stopped_by(to_deleting_in_battle(view, UnitId(ref), in_check=in_check))
    ]
    # A Digimon that is itself deleted has <Piercing> if it had it until then (4-13-2).
    moment.remember(pierced_before=_count_of_piercing(moment, UnitId(frame.number("attacker"))))
    if losers:
        pair = (frame.number("attacker"), frame.number("defender"))
        moment.call("delete", units=tuple(losers), in_battle=True, clause="14-2-2", opponents=pair)


@BATTLE.step("14-2-4")
def resolve_after_battle(moment: Moment) -> None:
    frame = moment.frame
    attacker, defender = UnitId(frame.number("attacker")), frame.number("defender")
    attack = moment.state.attack
    # 16-6-2: <Piercing> triggers when the battle deleted the opponent's Digimon, so it is checked after the deletion
    # (15-5-3), which hands back `deleted`; its processing is pending until before the end of the attack (16-6-4).
    is_there = attacker in moment.state.units
    pierces = _count_of_piercing(moment, attacker) if is_there else frame.number("pierced_before")
    if attack is not None and attack.attacker == attacker and defender in frame.numbers("deleted") and pierces:
        moment.state = replace(moment.state, attack=replace(attack, pierced=True))
        # 16-6-5: several lead to only one check.
        several = ("16-6-5",) if pierces > 1 else ()
        moment.record(
            EventKind.RESERVED, "16-6-2", "16-6-4", *several, "18-1-1", unit=attacker, kind=KeywordName.PIERCING
        )
    if frame.source is not None:
        return  # 15-4-3-2: triggered effects wait until the effect is resolved
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
        # Processing left before an effect had them battle waits for the battle it referred to.
        reserve_due(moment, "end-of-battle", but=moment.frame.numbers("left"))


def _count_of_piercing(moment: Moment, unit: UnitId) -> int:
    return sum(k.name == KeywordName.PIERCING for k in moment.view.keywords(unit))


PROCEDURES = (BATTLE,)
