"""Attacking (11-2) and blocking (12-1)."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View, is_whose
from judgeapp.engine.identity import NO_UNIT, Seat, UnitId
from judgeapp.engine.keywords import keyword_clauses
from judgeapp.engine.lang import Area, Category, Deed, KeywordName
from judgeapp.engine.legality.verdict import Verdict, no, refusal_in_main_phase, yes
from judgeapp.engine.state.state import Unit

_BY_PLAYER = lang.Attack(lang.Named("this"))  # an attack as the rules let a player declare it


def is_digimon_in_battle_area(view: View, unit: UnitId) -> bool:
    """True if it is a Digimon of the battle area, as an attacker or attack target must be (11-1-1, 11-2-7-1). One that
    has become a Tamer by losing its top cards no longer is."""
    body = view.state.units.get(unit)
    return body is not None and body.area is Area.BATTLE and view.is_a(unit, Category.DIGIMON)


def is_attacked_player(view: View, player: lang.Player, scope: Scope) -> bool:
    """True if a player whom an effect names is the one under attack (11-2-7-1)."""
    attack = view.state.attack
    return attack is not None and is_whose(player.whose, attack.seat.other, scope.seat)


def can_attack(
    view: View, seat: Seat, unit: UnitId, target: UnitId = NO_UNIT, *, by_effect: lang.Attack | None = None
) -> Verdict:
    """Verdict on an attack of a unit on a target, 0 for the opponent; `targets_of_attack` finds the open ones by the
    same predicates. `by_effect`: an effect lets the Digimon attack."""
    if by_effect is None:
        if view.state.attack is not None:  # said first: during an attack it is not the time of the main phase either
            return no("11-2-4", unit=unit)
        if refusal := refusal_in_main_phase(view, seat):
            return refusal
    attacker = _can_declare(view, seat, unit, by_effect)
    if not attacker.ok:
        return attacker
    attacked = _can_be_target(view, seat, unit, target, by_effect)
    if not attacked.ok:
        return attacked
    action = ("6-5-1-5-1",) if by_effect is None else ()
    return yes(*action, *attacker.clauses, *attacked.clauses)


def _can_declare(view: View, seat: Seat, unit: UnitId, by_effect: lang.Attack | None) -> Verdict:
    """Verdict on a unit as an attacker, whatever it would attack (11-2-1)."""
    body = view.state.units.get(unit)
    if view.state.turn_seat is not seat or (body is not None and body.seat is not seat):
        return no("11-1-2", unit=unit)
    if body is None or body.area is not Area.BATTLE:
        return no("11-1-1", "11-2-1", unit=unit)
    if not view.is_a(unit, Category.DIGIMON):
        return no("11-1-1", "4-2-7", unit=unit)
    if view.state.attack is not None:
        return no("11-2-4", unit=unit)
    attack = by_effect or _BY_PLAYER
    rushes = view.has_keyword(unit, KeywordName.RUSH) or attack.turn_played_too
    is_too_new = body.arrived == view.state.turn and not rushes
    if not attack.without_suspending:
        if body.suspended:
            return no("11-2-5", "11-2-1", *(("7-1-2-1",) if is_too_new and by_effect is None else ()), unit=unit)
        if forbidden := view.forbidding(unit, Deed.SUSPEND):
            return no("11-2-5", unit=unit, by=forbidden.source.card)
    if forbidden := view.forbidding(unit, Deed.ATTACK):
        return no("15-1-3", unit=unit, by=forbidden.source.card)
    if is_too_new:
        return no("7-1-2-1", unit=unit)
    # 1-3-1: a card's text goes before the rules.
    text_first = ("1-3-1",) if body.arrived == view.state.turn else ()
    rush = (*keyword_clauses(view, unit, KeywordName.RUSH), *text_first) if text_first else ()
    return yes("11-1-1", "11-2-1", "4-2-7", *rush)


def _can_be_target(view: View, seat: Seat, unit: UnitId, target: UnitId, by_effect: lang.Attack | None) -> Verdict:
    """Verdict on a unit's attack target (11-2-7-1)."""
    attack = by_effect or _BY_PLAYER
    if target == NO_UNIT:
        # Of what attacks Digimon only, <Vortex> alone lets a Digimon attack in the turn it came (16-32-1).
        if attack.digimon_only and not (attack.turn_played_too and view.permits(unit, Deed.VORTEX_PLAYER)):
            return no("15-1-2", unit=unit)
        if forbidden := view.forbidding(unit, Deed.ATTACK_PLAYER):
            return no("15-1-3", unit=unit, by=forbidden.source.card)
        return yes("11-2-7-1")
    body = view.state.units.get(target)
    if attack.player_only:
        return no("15-1-2", unit=unit)
    if body is None or body.seat is seat or body.area is not Area.BATTLE:
        return no("11-2-7-1", unit=target)
    if not view.is_a(target, Category.DIGIMON):
        return no("11-2-7-1", unit=target)
    if forbidden := view.forbidding(target, Deed.BE_ATTACKED) or view.forbidding(
        unit, Deed.ATTACK_DIGIMON, card=target
    ):
        return no("15-1-3", unit=target, by=forbidden.source.card)
    if not _is_exposed(view, unit, body, by_effect):
        return no("11-2-7-1", unit=target)
    return yes("11-2-7-1")


def _is_exposed(view: View, unit: UnitId, target: Unit, by_effect: lang.Attack | None) -> bool:
    """True if a Digimon is suspended, or can be attacked though it is not."""
    unsuspended_too = by_effect is not None and by_effect.unsuspended_too
    return target.suspended or unsuspended_too or view.permits(unit, Deed.ATTACK_UNSUSPENDED, target.id)


def targets_of_attack(view: View, seat: Seat, unit: UnitId, by_effect: lang.Attack | None = None) -> Iterator[UnitId]:
    """The targets that an attack of a unit can have, the player (0) first: the options of a player in his main phase,
    and of an effect."""
    if not _can_declare(view, seat, unit, by_effect).ok:
        return
    # Most of the others are not suspended, and that is known at once.
    others = view.units_in(Area.BATTLE, seat.other)
    exposed = (u.id for u in others if _is_exposed(view, unit, u, by_effect))
    for target in (NO_UNIT, *exposed):
        if _can_be_target(view, seat, unit, target, by_effect).ok:
            yield target


def can_block(view: View, unit: UnitId) -> Verdict:
    """Verdict on blocking the attack that is going on with a unit (12-1-1)."""
    attack = view.state.attack
    body = view.state.units.get(unit)
    if attack is None or attack.stage != "block":
        return no("11-4-1", unit=unit)
    if attack.blocked:
        return no("12-1-2", "12-1-3", unit=unit)
    if body is None or body.seat is attack.seat:
        return no("11-4-1", unit=unit)
    if not is_digimon_in_battle_area(view, unit):
        return no("12-1-1", unit=unit)
    if not view.has_keyword(unit, KeywordName.BLOCKER):
        return no("12-1-1", "16-4-1", *(("12-1-4",) if body.suspended else ()), unit=unit)
    if not is_digimon_in_battle_area(view, attack.attacker):
        return no("12-1-6", unit=unit)
    # 12-1-1: to block is to switch the target.
    for deed in (Deed.BE_BLOCKED, Deed.SWITCH_TARGET):
        if forbidden := view.forbidding(attack.attacker, deed, card=unit):
            return no("15-1-3", unit=unit, by=forbidden.source.card)
    if attack.target == unit:
        return no("12-1-5", unit=unit)
    if body.suspended:
        return no("12-1-4", unit=unit)
    for deed in (Deed.SUSPEND, Deed.BLOCK):
        if forbidden := view.forbidding(unit, deed):
            clause = "12-1-4" if deed is Deed.SUSPEND else "15-1-3"
            return no(clause, unit=unit, by=forbidden.source.card)
    return yes("11-4-1", "12-1-1", "4-2-8")
