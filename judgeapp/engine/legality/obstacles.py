"""Obstacles to an effect on a card or for a player, shared by legality checks and code that performs and records it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from judgeapp.engine.derive import View
from judgeapp.engine.events import EventKind, Fact
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keywords import keyword_clauses
from judgeapp.engine.lang import Area, Deed, KeywordName
from judgeapp.engine.legality.attack import is_digimon_in_battle_area
from judgeapp.engine.legality.costs import has_play_cost
from judgeapp.engine.state.state import Phase

_LOWEST_STRIPPED = 3  # 16-11-4: Lv.3 cards and what follows stay
# Cards that belong to one of the field, and the clause for it.
_BELONGING = {Area.UNDER: "4-5-7", Area.LINK: "4-8-1"}


class Obstacle(NamedTuple):
    """Reason why something is not done: the kind of event that records it, its clauses, and its facts."""

    kind: EventKind
    clauses: tuple[str, ...]
    facts: Mapping[str, Fact] = MappingProxyType({})


def to_affecting(view: View, ref: int, by: EffectSource) -> Obstacle | None:
    """15-15-6-1: it isn't affected. A card that lies under another (4-5-7) or is linked to it (4-8-1) is reached with
    that card."""
    card = view.state.cards.get(CardId(ref))
    of = _BELONGING.get(card.area) if card is not None else None
    unit = card.unit if card is not None and of else UnitId(ref)
    if unit not in view.state.units or not view.is_unaffected(unit, by):
        return None
    clauses = ("15-15-6-1", *view.rules_of_kind(by), *((of,) if of else ()))
    return Obstacle(EventKind.UNAFFECTED, clauses, {"unit": unit})


def to_suspending(view: View, unit: UnitId, by: EffectSource) -> Obstacle | None:
    """4-11-1-2-1."""
    if unaffected := to_affecting(view, unit, by):
        return unaffected
    if view.state.units[unit].suspended:
        return Obstacle(EventKind.IMPOSSIBLE, ("1-3-3",), {"unit": unit})
    return _forbidden(view, unit, Deed.SUSPEND, by)


def to_unsuspending(view: View, unit: UnitId, by: EffectSource) -> Obstacle | None:
    """4-11-1-1-1."""
    if unaffected := to_affecting(view, unit, by):
        return unaffected
    if not view.state.units[unit].suspended:
        return Obstacle(EventKind.IMPOSSIBLE, ("1-3-3",), {"unit": unit})
    if view.state.running_phase is Phase.UNSUSPEND and view.forbidding(unit, Deed.UNSUSPEND_IN_PHASE, by):
        # The effects of the start of the turn are part of that phase, and those of its end if it ends in it.
        clause = "6-6-2" if view.state.phase is Phase.END else "15-16-11-1"
        return Obstacle(EventKind.PREVENTED, ("15-1-3", clause), {"unit": unit})
    return _forbidden(view, unit, Deed.UNSUSPEND, by)


def to_deleting(view: View, unit: UnitId, by: EffectSource) -> Obstacle | None:
    """Deleting (4-13)."""
    return (
        to_affecting(view, unit, by)
        or _forbidden(view, unit, Deed.BE_DELETED_BY_EFFECTS, by)
        or _forbidden(view, unit, Deed.BE_DELETED, by)
    )


def to_deleting_in_battle(view: View, unit: UnitId, *, in_check: bool) -> Obstacle | None:
    """Deleting the loser of a battle (14-2-2); `in_check`: a battle with a Security Digimon."""
    if in_check and (jams := keyword_clauses(view, unit, KeywordName.JAMMING)):
        return Obstacle(EventKind.PREVENTED, jams, {"unit": unit})
    in_battle, at_all = Deed.BE_DELETED_IN_BATTLE, Deed.BE_DELETED
    if forbidden := view.forbidding(unit, in_battle) or view.forbidding(unit, at_all):
        return Obstacle(EventKind.PREVENTED, ("15-1-3",), {"unit": unit, "by": forbidden.source.card})
    return None


def to_reaching(view: View, unit: UnitId) -> Obstacle | None:
    """3-4-5-3: a unit has moved to the breeding area since an effect has spoken of it."""
    if view.state.units[unit].area is not Area.BREEDING:
        return None
    return Obstacle(EventKind.UNAFFECTED, ("3-4-5-3", "15-15-6-1"), {"unit": unit})


def to_sending(view: View, ref: int, to: Area, by: EffectSource) -> Obstacle | None:
    """Returning to the hand or the deck, and adding to the security stack."""
    if unaffected := to_affecting(view, ref, by):
        return unaffected
    on_field = ref in view.state.units
    card = view.state.units[UnitId(ref)].top if on_field else CardId(ref)
    if closed := to_adding(view, view.state.cards[card].owner, to, by):
        return closed
    if on_field and to in (Area.HAND, Area.DECK) and (obstacle := _forbidden(view, UnitId(ref), Deed.BE_RETURNED, by)):
        return obstacle
    return to_leaving(view, UnitId(ref), by) if on_field else None


def to_leaving(view: View, unit: UnitId, by: EffectSource | None) -> Obstacle | None:
    """Leaving the battle area other than by deletion; `by`: not as the material of a DigiXros."""
    return _forbidden(view, unit, Deed.LEAVE_UNDELETED, by)


def to_moving(view: View, unit: UnitId, by: EffectSource) -> Obstacle | None:
    """Moving between the breeding area and the battle area (4-15)."""
    return to_affecting(view, unit, by) or to_any_moving(view, unit, by.seat, by)


def to_any_moving(view: View, unit: UnitId, seat: Seat, by: EffectSource | None = None) -> Obstacle | None:
    """Obstacle to moving a unit by a player, or by an effect of that player."""
    body = view.state.units[unit]
    if view.dp(unit) is None:
        return Obstacle(EventKind.IMPOSSIBLE, ("4-15-2",), {"unit": unit})
    if body.area is Area.BATTLE and view.units_in(Area.BREEDING, body.seat):
        return Obstacle(EventKind.IMPOSSIBLE, ("3-4-5-2",), {"unit": unit})
    if forbidden := view.player_forbidden(seat, Deed.MOVE, by, unit):
        return Obstacle(EventKind.PREVENTED, ("15-1-3",), {"unit": unit, "by": forbidden.source.card})
    return None


def to_de_digivolving(view: View, unit: UnitId, by: EffectSource) -> Obstacle | None:
    """<De-Digivolve> (16-11)."""
    if view.is_unaffected(unit, by):
        # 16-11-8: whether the effect still reaches it is asked each time.
        return Obstacle(EventKind.UNAFFECTED, ("15-15-6-1", "16-11-8"), {"unit": unit})
    for deed in (Deed.BE_DE_DIGIVOLVED, Deed.HAVE_STACKED_TRASHED):
        if forbidden := _forbidden(view, unit, deed, by):
            return forbidden
    if not strippable(view, unit):
        # It trashes stacked cards (16-11-1), and one card alone is none.
        top = view.state.units[unit].stack[0]
        clauses = ("16-11-4",) if _stays_stripped(view, top) else ("4-5-2", "16-11-1")
        return Obstacle(EventKind.IMPOSSIBLE, clauses, {"unit": unit})
    return None


def strippable(view: View, unit: UnitId) -> int:
    """Number of cards that can be trashed from the top until a Lv.3 card or the last one. A card that lies face down
    has no level (4-5-9)."""
    count = 0
    for card in view.state.units[unit].stack[:-1]:
        if _stays_stripped(view, card):
            break
        count += 1
    return count


def _stays_stripped(view: View, card: CardId) -> bool:
    return view.state.cards[card].face_up and view.state.face(card).level == _LOWEST_STRIPPED


def to_taking(view: View, unit: UnitId, to: str, by: EffectSource) -> Obstacle | None:
    """Taking cards from the top of a stack to somewhere. One card alone is not stacked (4-6-1)."""
    if unaffected := to_affecting(view, unit, by):
        return unaffected
    if not view.sources(unit):
        return Obstacle(EventKind.IMPOSSIBLE, ("1-3-2",), {"unit": unit})
    return _forbidden(view, unit, Deed.HAVE_STACKED_TRASHED, by) if to == "trash" else None


def to_trashing(view: View, ref: int, by: EffectSource) -> Obstacle | None:
    """Trashing a card. One that lies under another is trashed from among its digivolution cards."""
    if unaffected := to_affecting(view, ref, by):
        return unaffected
    card = view.state.cards.get(CardId(ref))
    if card is None:
        return to_leaving(view, UnitId(ref), by)
    if card.area is not Area.UNDER:
        return None
    return to_trashing_under(view, card.unit, by, card.id)


def to_trashing_under(view: View, unit: UnitId, by: EffectSource, card: int = 0) -> Obstacle | None:
    """Trashing digivolution cards (4-6), or one of them."""
    return (
        to_affecting(view, unit, by)
        or _forbidden(view, unit, Deed.HAVE_SOURCES_TRASHED, by, card)
        or _forbidden(view, unit, Deed.HAVE_STACKED_TRASHED, by)
    )


def to_placing_under(view: View, host: UnitId, by: EffectSource) -> Obstacle | None:
    """Placing cards under one of the field (4-5-4)."""
    if view.state.is_token(host):
        return Obstacle(EventKind.IMPOSSIBLE, ("4-18-3", "1-3-2"))
    return to_affecting(view, host, by)


def to_playing(view: View, card: CardId, *, breeding: bool) -> Obstacle | None:
    """Playing (7-1), with `breeding` to the empty breeding area (3-4-5-2). Prohibitions are checked when played."""
    if not has_play_cost(view.state, card):
        return Obstacle(EventKind.IMPOSSIBLE, ("7-1-1",), {"card": card})
    if breeding and view.units_in(Area.BREEDING, view.state.cards[card].owner):
        return Obstacle(EventKind.IMPOSSIBLE, ("3-4-5-2",), {"card": card})
    return None


def to_switching(view: View, to: UnitId, by: EffectSource | None) -> Obstacle | None:
    """Making a unit, or with 0 the player, the target of the attack (11-2-7-2). This is about the attacking player, so
    being unaffected does not matter for the Digimon (11-2-7-5)."""
    attack = view.state.attack
    if attack is None:
        return Obstacle(EventKind.IMPOSSIBLE, ("11-2-7-2",), {"unit": to})
    if not is_digimon_in_battle_area(view, attack.attacker):
        return Obstacle(EventKind.IMPOSSIBLE, ("11-2-7-4",), {"unit": to})
    if to in view.state.units and view.state.units[to].seat is attack.seat:
        return Obstacle(EventKind.IMPOSSIBLE, ("11-2-7-1",), {"unit": to})
    if attack.at_player if to == NO_UNIT else attack.target == to:
        return Obstacle(EventKind.IMPOSSIBLE, ("11-2-7-3",), {"unit": to})
    if view.forbidding(attack.attacker, Deed.SWITCH_TARGET, by):
        return Obstacle(EventKind.PREVENTED, ("15-1-3",), {"unit": to})
    return None


def to_adding(view: View, seat: Seat, area: Area, by: EffectSource) -> Obstacle | None:
    """15-15-3-4, 15-15-4-5: while a whole area is revealed or looked at, no other effect adds
    cards to it; 15-1-3: nor does any to a security stack if that is forbidden."""
    if area is Area.SECURITY and (forbidden := view.player_forbidden(seat, Deed.ADD_TO_SECURITY, by)):
        facts: dict[str, Fact] = {"seat": seat.value, "by": forbidden.source.card}
        return Obstacle(EventKind.IMPOSSIBLE, ("15-1-3",), facts)
    for frame in view.state.frames:
        clause = frame.values.get(f"whole.{seat.value}.{area.value}")
        if isinstance(clause, str) and clause and frame.source != by:
            facts = {"seat": seat.value, "area": area.value}
            return Obstacle(EventKind.IMPOSSIBLE, (clause,), facts)
    return None


def to_gaining_memory(view: View, seat: Seat, by: EffectSource) -> Obstacle | None:
    if forbidden := view.player_forbidden(seat, Deed.GAIN_MEMORY, by):
        return Obstacle(EventKind.PREVENTED, ("15-1-3",), {"seat": seat.value, "by": forbidden.source.card})
    return None


def to_hatching(view: View, seat: Seat) -> Obstacle | None:
    """Hatching (4-16-1), by an effect or not."""
    if view.units_in(Area.BREEDING, seat):
        return Obstacle(EventKind.IMPOSSIBLE, ("4-16-3", "3-4-5-2"), {"seat": seat.value})
    if not view.state.areas[seat].digi_egg_deck:
        return Obstacle(EventKind.IMPOSSIBLE, ("4-16-2",), {"seat": seat.value})
    return None


def _forbidden(view: View, unit: UnitId, deed: Deed, by: EffectSource | None, card: int = 0) -> Obstacle | None:
    """15-1-3: a prohibition goes before an effect."""
    if view.forbidding(unit, deed, by, card):
        return Obstacle(EventKind.PREVENTED, ("15-1-3",), {"unit": unit})
    return None
