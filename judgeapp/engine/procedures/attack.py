"""Chapters 11 and 12: attacking and blocking.

DECLARE declares an attack, and ATTACK goes on with it. In between, everything that the declaration triggered is
resolved (11-1-4); then the procedure "settle" calls "attack" for the other timings (11-1-5), and that calls "battle" or
"check". An effect that ends the attack calls END at once (15-15-1-1), wherever the attack was; otherwise ATTACK does.
"""

from __future__ import annotations

from judgeapp.engine.derive import Held, Scope
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, UnitId
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.keyword_rules import clauses_of, keyword_of, rule_clauses
from judgeapp.engine.keywords import check_clauses, keyword_clauses
from judgeapp.engine.lang import Area, By, Deed, Effect, KeywordName, May, Until
from judgeapp.engine.legality.activate import can_counter, counter_effects, to_carry_out, with_counter
from judgeapp.engine.legality.attack import can_block, is_digimon_in_battle_area, targets_of_attack
from judgeapp.engine.moment import Decision, Moment, Option, Procedure, about_effect, effects_by_key, unique_name
from judgeapp.engine.procedures.actions.attacking import switch_target
from judgeapp.engine.procedures.actions.structure import step_by_step
from judgeapp.engine.procedures.activation import activate
from judgeapp.engine.procedures.effects import expire, let_lapse, reserve_due
from judgeapp.engine.procedures.ending import win
from judgeapp.engine.procedures.stopping import is_stopped, take_meant
from judgeapp.engine.state import atoms
from judgeapp.engine.state.state import Attack, AttackStage, replace
from judgeapp.engine.triggering.timings import icons

DECLARE = Procedure("declare-attack")


@DECLARE.step("11-2-8-1")
def declare(moment: Moment) -> None:
    """Declare the attack. Values: unit, target (0: the opponent), suspends, blitz."""
    frame = moment.frame
    unit, target = frame.unit, UnitId(frame.number("target"))
    seat = moment.state.units[unit].seat
    alone = ("11-2-3",) if _could_others_attack(moment, unit) else ()
    if frame.values.get("suspends"):
        moment.apply(atoms.set_suspended(moment.state, unit, suspended=True), EventKind.SUSPENDED, "11-2-8-1", "11-2-1")
    moment.state = replace(
        moment.state,
        attack=Attack(unit, seat, target, at_player=target == NO_UNIT, blitz=bool(frame.values.get("blitz"))),
    ).with_done(seat, "attack")
    clauses = ("11-1-3", "11-2-8-1", "11-2-2", *alone, "11-2-7-1")
    moment.record(EventKind.ATTACK_DECLARED, *clauses, unit=unit, target=target, seat=seat.value, **moment.cause_facts)


def _could_others_attack(moment: Moment, unit: UnitId) -> bool:
    """True if another Digimon could have attacked, but not in this attack (11-2-3)."""
    if moment.frame.source is not None:
        return False  # an effect says which one attacks
    view, seat = moment.view, moment.state.units[unit].seat
    others = (u.id for u in view.units_in(Area.BATTLE, seat) if u.id != unit)
    return any(True for other in others for _ in targets_of_attack(view, seat, other))


ATTACK = Procedure("attack")


def _ongoing(moment: Moment) -> Attack:
    attack = moment.state.attack
    assert attack is not None, "no attack is going on"
    return attack


def _reach(moment: Moment, stage: AttackStage, *clauses: str) -> None:
    """Note and record that the next timing of the attack has been reached (11-1-3)."""
    moment.state = replace(moment.state, attack=replace(_ongoing(moment), stage=stage))
    moment.record(EventKind.TIMING, "11-1-3", *clauses, timing=stage)


@ATTACK.step("11-3-1")
def counter_timing(moment: Moment) -> Decision | None:
    """Reach the counter timing; then, taken again, let the attacked player activate a [Counter] effect."""
    attack = _ongoing(moment)
    if attack.ended:
        moment.goto(ATTACK.place(end_of_attack))
        return None
    if attack.stage == "declared":
        _reach(moment, "counter", "11-1-4", "11-1-5", "11-3-1")
        _record_unusable_counters(moment)
        moment.stay()
        return None
    defender = attack.seat.other
    lost = moment.frame.words("lost")
    usable = (h for h in counter_effects(moment.view, defender) if h.source.key not in lost)
    named = effects_by_key(moment, "counter", usable)
    if not named:
        return None
    answer = take_meant(moment, named)
    if answer is None:
        options = [Option(key, about_effect(h.source)) for key, h in named.items()]
        declared = moment.state.plays(EditionFact.COUNTER_DECLARED)
        if declared or all(_is_optional(h.effect) for h in named.values()):
            options.append(Option("no-counter"))  # 15-9-2-2; 15-9-1-2 leaves no such choice
        return Decision("counter", defender, tuple(options), ("11-3-1", "11-3-2"))
    if answer != "no-counter":
        stopped = is_stopped(moment, named[answer], meant=answer)
        if stopped is not False:
            moment.stay()
        if stopped:
            moment.remember(lost=(*lost, named[answer].source.key))
            moment.record_effect(EventKind.NOT_ACTIVATED, named[answer], JUDGE)
        if stopped is not False:
            return None
        # 11-3-2: only one. The step is not taken again.
        _activate_counter(moment, named[answer], ("11-3-2",) if len(named) > 1 else ())
        moment.call("settle")
    return None


def _record_unusable_counters(moment: Moment) -> None:
    """Record the reason against each [Counter] effect of the attacked player when none can be activated."""
    view, defender = moment.view, _ongoing(moment).seat.other
    if counter_effects(view, defender):
        return
    for held in with_counter(view, defender):
        verdict = can_counter(view, held)
        source, by = held.source, verdict.facts.get("by")
        effect, card, index = moment.describe_effect(*held), source.card, source.index
        moment.record(EventKind.CANNOT, *verdict.clauses, kind="counter", card=card, index=index, by=by, effect=effect)


def _record_unable_blockers(moment: Moment) -> None:
    """Record the reason against each Digimon with <Blocker> that can't block (12-1)."""
    view, attack = moment.view, _ongoing(moment)
    if not is_digimon_in_battle_area(view, attack.attacker):
        return  # 12-1-6: told of the attack itself
    for body in view.units_in(Area.BATTLE, attack.seat.other):
        verdict = can_block(view, body.id)
        if not verdict.ok and view.has_keyword(body.id, KeywordName.BLOCKER):
            by = verdict.facts.get("by")
            moment.record(EventKind.CANNOT, *verdict.clauses, kind="block", unit=body.id, by=by)


def _is_optional(effect: Effect) -> bool:
    """True if an entire effect is optional, or comes after a condition "by ...ing" (15-7-2)."""
    first, *_ = effect.actions
    return isinstance(first, By) or all(isinstance(a, May | By) for a in effect.actions)


def _activate_counter(moment: Moment, held: Held, only_one: tuple[str, ...]) -> None:
    """Trigger and activate a [Counter] effect that its player chose (15-1-6); or carry out its "by ...ing", if it is
    declared. `only_one`: the clause by which it is the only one of several."""
    effect = held.effect
    moment.state = replace(moment.state, attack=replace(_ongoing(moment), countered=True))
    is_declared, must = moment.state.plays(EditionFact.COUNTER_DECLARED), False
    first, *rest = to_carry_out(moment.view, effect, Scope.of(held.source)) if is_declared else effect.actions
    actions = effect.actions
    if is_declared and isinstance(first, By):
        must, actions = True, (*step_by_step(first), *rest)
    elif isinstance(first, May) and not rest:
        # If more follows, the player is also asked whether to do the first part (15-9-2-2).
        actions = first.actions
    declaring = ("15-8-4-1",) if is_declared else ()
    clauses = ("11-3-1", *only_one, *icons(effect), "15-16-14-1", *declaring, *clauses_of(effect))
    event = activate(moment, held, *clauses, declared=actions)
    if must:
        clauses = ("15-8-4-4-1", "15-7-1")
        moment.record(EventKind.DECLARED, *clauses, cause=event.number, effect=event.effect, answer="yes")


@ATTACK.step("11-4-1")
def block_timing(moment: Moment) -> Decision | None:
    """Reach the block timing; then, taken again, let the attacked player block (12-1)."""
    attack = _ongoing(moment)
    if attack.ended:
        moment.goto(ATTACK.place(end_of_attack))
        return None
    if attack.stage != "block":
        _reach(moment, "block", "11-1-4", "11-1-5", "11-4-1")
        _record_unable_blockers(moment)
        moment.stay()
        return None
    view = moment.view
    defender = attack.seat.other
    able = [u for u in view.units_in(Area.BATTLE, defender) if can_block(view, u.id).ok]
    if not able:
        if not is_digimon_in_battle_area(view, attack.attacker):
            moment.record(EventKind.IMPOSSIBLE, "12-1-6", unit=attack.attacker, kind="block")
        return None
    answer = moment.take_answer()
    if answer is None:
        options = tuple(Option(f"block:{unique_name(moment, u.id)}", {"unit": u.id}) for u in able)
        if must := view.player_must(defender, Deed.BLOCK):
            # 16-29-1: he blocks if he can.
            clauses = rule_clauses(keyword_of(must.source.index))
            return Decision("block", defender, options, ("11-4-1", *clauses))
        none = Option("no-block")
        return Decision("block", defender, (*options, none), ("11-4-1",))
    if answer == "no-block":
        return None
    blocker = next(u.id for u in able if answer == f"block:{unique_name(moment, u.id)}")
    moment.apply(atoms.set_suspended(moment.state, blocker, suspended=True), EventKind.SUSPENDED, "12-1-7-1")
    moment.state = replace(moment.state, attack=replace(_ongoing(moment), blocked=True))
    only_one = ("12-1-2",) if len(able) > 1 else ()
    clauses = ("12-1-1", *only_one, "12-1-7-1", *keyword_clauses(moment.view, blocker, KeywordName.BLOCKER))
    moment.record(EventKind.BLOCKED, *clauses, unit=blocker, attacker=attack.attacker)
    # 12-1-1: the target is the blocker now.
    switch_target(moment, blocker, "12-1-1")
    moment.call("settle")
    return None


@ATTACK.step("11-5-1")
def confirm(moment: Moment) -> None:
    """Confirm the target: a battle, a security check, the victory, or nothing follows."""
    attack = _ongoing(moment)
    if attack.ended:
        return  # the next step does nothing either, then the end is entered
    goes_on = ("16-15-4",) if attack.blitz and moment.state.memory_of(attack.seat) >= 0 else ()
    _reach(moment, "confirm", "11-1-4", "11-1-5", "11-5-1", *goes_on)
    if not is_digimon_in_battle_area(moment.view, attack.attacker):
        moment.record(EventKind.CONFIRMED, "11-5-1-4", "11-2-7-4", outcome="nothing")
        return
    if attack.at_player:
        _against_player(moment, attack)
        return
    if not is_digimon_in_battle_area(moment.view, attack.target):
        moment.record(EventKind.CONFIRMED, "11-5-1-4", "11-2-6", outcome="nothing")
        return
    moment.record(EventKind.CONFIRMED, "11-5-1-3", "11-5-1-3-1", outcome="battle")
    moment.call("battle", attacker=attack.attacker, defender=attack.target)


def _against_player(moment: Moment, attack: Attack) -> None:
    checks = moment.view.checks(attack.attacker)
    if moment.state.areas[attack.seat.other].security:
        if checks == 0:
            moment.record(
                EventKind.CONFIRMED, "11-5-1-1", *check_clauses(moment.view, attack.attacker), outcome="no-check"
            )
            return
        moment.record(EventKind.CONFIRMED, "11-5-1-1", "11-5-1-1-1", "13-1-3", outcome="check")
        moment.call("check", unit=attack.attacker, done=0)
        return
    if checks == 0:
        moment.record(EventKind.CONFIRMED, "11-5-1-2", "11-5-1-2-1", "16-3-4", outcome="no-win")
        return
    moment.record(EventKind.CONFIRMED, "11-5-1-2", "11-5-1-2-1", outcome="win")
    win(moment, attack.seat, "1-2-3-1", "11-5-1-2-1")


@ATTACK.step("16-6-4")
def pierce(moment: Moment) -> None:
    """<Piercing>: pending processing that is done before the end of the attack."""
    attack = _ongoing(moment)
    if not attack.pierced or attack.ended:
        return
    if attack.at_player:
        # 16-6-5: an attack leads to security checks once, and this one has.
        moment.record(EventKind.IMPOSSIBLE, "16-6-5", kind=KeywordName.PIERCING)
        return
    if not is_digimon_in_battle_area(moment.view, attack.attacker):
        moment.record(EventKind.IMPOSSIBLE, "16-6-7", kind=KeywordName.PIERCING)
        return
    only_checks = moment.state.plays(EditionFact.PIERCING_CHECKS)
    if not moment.state.areas[attack.seat.other].security:
        clauses = ("16-6-1", "1-3-2") if only_checks else ("16-6-6",)
        moment.record(EventKind.IMPOSSIBLE, *clauses, kind=KeywordName.PIERCING)
        return
    if moment.view.checks(attack.attacker) == 0:
        moment.record(EventKind.IMPOSSIBLE, "16-3-4", kind=KeywordName.PIERCING)
        return
    if not only_checks:
        moment.record(EventKind.CONFIRMED, "16-6-1", "16-6-3", "11-5-1-1-1", outcome="check")
    moment.call("check", unit=attack.attacker, done=0)


@ATTACK.step("11-6-1")
def end_of_attack(moment: Moment) -> None:
    """Enter the end of the attack, unless an effect already has, and resolve what triggers on it."""
    if _ongoing(moment).stage != "end":
        moment.call("end-of-attack")
    moment.call("settle")


@ATTACK.step("11-6-2")
def over(moment: Moment) -> None:
    """End the attack, now that nothing is left to resolve (11-6-2)."""
    let_lapse(moment, "end-of-battle")
    state = moment.state
    moment.record(EventKind.TIMING, "11-6-1", "11-6-2", timing="over")
    gone = [g for g in state.grants if g.until is Until.END_OF_ATTACK]
    moment.state = replace(moment.state, attack=None)
    expire(moment, gone, "11-6-2")


END = Procedure("end-of-attack")


@END.step("11-6-1")
def enter_end(moment: Moment) -> None:
    """Enter the end of the attack, in its course or by an effect that ends it (15-15-1-1)."""
    attack = _ongoing(moment)
    _reach(moment, "end", "11-6-1")
    moment.record(EventKind.ATTACK_ENDED, "11-6-1", unit=attack.attacker, seat=attack.seat.value)
    reserve_due(moment, "end-of-attack")


PROCEDURES = (DECLARE, ATTACK, END)
