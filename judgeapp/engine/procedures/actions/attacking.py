"""Attacking by an effect, switching the target of an attack, ending it."""

from __future__ import annotations

from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.derive import View
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, Seat, UnitId
from judgeapp.engine.lang import Area
from judgeapp.engine.legality.attack import can_attack, is_attacked_player, is_digimon_in_battle_area, targets_of_attack
from judgeapp.engine.legality.conditions import is_vain
from judgeapp.engine.legality.needs import Finder, Needs
from judgeapp.engine.legality.obstacles import to_switching
from judgeapp.engine.moment import Decision, Moment, Option, unique_name, yes_or_no
from judgeapp.engine.procedures.actions.processing import finish
from judgeapp.engine.procedures.actions.rule import rule
from judgeapp.engine.procedures.actions.targets import affected, targets_of, units_among
from judgeapp.engine.state.state import replace


def attack(moment: Moment, action: lang.Attack) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    # A player is made to attack: being unaffected does not matter for the Digimon (official answers 3008, 4919).
    units = units_among(moment, refs if action.by_player else affected(moment, refs))
    # 11-1-2: the attack is that of the Digimon's player, whoever's effect it is.
    seat = moment.state.units[units[0]].seat if units else moment.source.seat
    targets = list(targets_of_attack(moment.view, seat, units[0], action)) if units else []
    if not targets:
        if units:
            moment.record(EventKind.IMPOSSIBLE, *_refusing_clauses(moment.view, seat, units[0], action), unit=units[0])
        finish(moment, did=False)
        return None
    target = targets[0]
    if len(targets) > 1:
        answer = moment.take_answer()
        named = {f"at:{unique_name(moment, t)}": t for t in targets}
        if answer is None:
            options = tuple(Option(k, {"target": t}) for k, t in named.items())
            return Decision("attack-target", seat, options, ("11-2-7-1", "11-2-2"))
        target = named[answer]
    finish(moment)
    blitz = bool(moment.frame.values.get("blitz"))
    suspends = not action.without_suspending
    moment.call("declare-attack", source=moment.source, unit=units[0], target=target, suspends=suspends, blitz=blitz)
    return None


def _refusing_clauses(view: View, seat: Seat, unit: UnitId, action: lang.Attack) -> tuple[str, ...]:
    """Clauses by which an effect can't have a Digimon attack: against each one if it may attack only those."""
    others = [u.id for u in view.units_in(Area.BATTLE, seat.other) if is_digimon_in_battle_area(view, u.id)]
    targets = others if action.digimon_only and others else [NO_UNIT]
    verdicts = (can_attack(view, seat, unit, target, by_effect=action) for target in targets)
    return tuple(dict.fromkeys(clause for verdict in verdicts for clause in verdict.clauses))


def blitz(moment: Moment, action: lang.Blitz) -> Decision | None:
    """16-15-4: once the attack is declared, memory no longer matters."""
    if not moment.view.holds(lang.BLITZ_CONDITION, moment.scope):
        moment.record(EventKind.IMPOSSIBLE, "16-15-5", "16-15-3", memory=moment.state.memory)
        finish(moment, did=False)
        return None
    answer = moment.take_answer()
    if answer is None:
        options = yes_or_no(vain=is_vain(moment.view, action, moment.scope))
        return Decision("may", moment.source.seat, options, ("16-15-3", "15-9-2-2"))
    moment.record(EventKind.DECLARED, "16-15-1", "16-15-2", "16-15-3", kind=lang.KeywordName.BLITZ, answer=answer)
    if answer == "yes":
        finish(moment, lang.Attack(action.target))
        moment.remember(blitz=True)
    else:
        finish(moment, did=False)
    return None


def battle(moment: Moment, action: lang.Battle) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    against = targets_of(moment, action.against, "against") if refs else ()
    if isinstance(against, Decision):
        return against
    # The effect only lets them battle; comparing and deleting are the rules' (14-1, 14-2-2), so being unaffected does
    # not matter.
    ones, others = (
        [u for u in units_among(moment, r) if is_digimon_in_battle_area(moment.view, u)] for r in (refs, against)
    )
    finish(moment, did=bool(ones and others))
    if not (ones and others):
        moment.record(EventKind.IMPOSSIBLE, "14-1", "1-3-2")
    else:
        moment.call("battle", source=moment.source, attacker=ones[0], defender=others[0])
    return None


def end_attack(moment: Moment, _: lang.EndAttack) -> None:
    """15-15-1-1: the attack goes no further; its end comes once this effect is processed (official answer 3859)."""
    attack, ends = moment.state.attack, is_attack_on(moment.view)
    if attack is not None and ends:
        moment.state = replace(moment.state, attack=replace(attack, ended=True))
        moment.record(EventKind.TIMING, "15-15-1-1", timing="ends", **moment.cause_facts)
    else:
        moment.record(EventKind.IMPOSSIBLE, "15-15-1-1", "1-3-2", kind="end-attack")
    finish(moment, did=ends)


def switch_by_effect(moment: Moment, action: lang.SwitchTarget) -> Decision | None:
    if isinstance(action.to, lang.Player):
        attacked = is_attacked_player(moment.view, action.to, moment.scope)
        did = attacked and switch_target(moment, NO_UNIT, "11-2-7-5", **moment.cause_facts)
        if not attacked:
            moment.record(EventKind.IMPOSSIBLE, "11-2-7-1", unit=NO_UNIT)
        finish(moment, did=did)
        return None
    refs = targets_of(moment, action.to)
    if isinstance(refs, Decision):
        return refs
    units = units_among(moment, refs)
    did = bool(units) and switch_target(moment, units[0], "11-2-7-5", **moment.cause_facts)
    finish(moment, did=did)
    return None


def switch_target(moment: Moment, to: UnitId, *clauses: str, **by: Any) -> bool:
    """Switch the target of the attack, 0 for the player (11-2-7-1). True if it switched."""
    attack = moment.state.attack
    if moment.stopped_by(to_switching(moment.view, to, moment.frame.source)) or attack is None:
        return False
    moment.state = replace(moment.state, attack=replace(attack, target=to, at_player=to == NO_UNIT))
    moment.record(EventKind.TARGET_SWITCHED, "11-2-7-2", *clauses, unit=to, attacker=attack.attacker, **by)
    return True


# -- needs ------------------------------------------------------------------------------------------


def is_attack_on(view: View) -> bool:
    """True if an attack is going on that an effect can end (15-15-1-1)."""
    attack = view.state.attack
    return attack is not None and not attack.ended and attack.stage != "end"


def _attacking(find: Finder, action: lang.Attack) -> Needs:
    def can_attack_any(unit: int) -> bool:
        seat = find.view.state.units[UnitId(unit)].seat  # 11-1-2: for its own player
        reached = action.by_player or find.is_reached(unit)
        return reached and any(True for _ in targets_of_attack(find.view, seat, UnitId(unit), action))

    return find.units(action.target, can_attack_any)


def _blitzing(find: Finder, action: lang.Blitz) -> Needs:
    met = find.view.holds(lang.BLITZ_CONDITION, find.scope)  # 16-15-3
    return _attacking(find, lang.Attack(action.target))._replace(so=met)


def _battling(find: Finder, action: lang.Battle) -> Needs:
    others = find.view.meant(action.against, find.scope)
    is_met = any(is_digimon_in_battle_area(find.view, UnitId(other)) for other in others)
    return find.units(action.target, lambda unit: is_digimon_in_battle_area(find.view, UnitId(unit)))._replace(
        so=is_met
    )


def _switching(find: Finder, action: lang.SwitchTarget) -> Needs:
    is_free = find.free(to_switching)
    if isinstance(action.to, lang.Player):
        return Needs(is_attacked_player(find.view, action.to, find.scope) and is_free(NO_UNIT))
    return find.units(action.to, is_free)


RULES = (
    rule(lang.Attack, needs=_attacking, does=attack)
    | rule(lang.Blitz, needs=_blitzing, does=blitz)
    | rule(lang.Battle, needs=_battling, does=battle)
    | rule(lang.EndAttack, needs=lambda find, _: Needs(is_attack_on(find.view)), does=end_attack)
    | rule(lang.SwitchTarget, needs=_switching, does=switch_by_effect)
)
