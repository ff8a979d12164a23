"""Actions done to cards of the field: deleted, suspended, trashed, returned, moved, placed."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, UnitId
from judgeapp.engine.lang import Area, Deed
from judgeapp.engine.legality.limits import deletion_limit
from judgeapp.engine.legality.needs import Finder, Needs, Use
from judgeapp.engine.legality.obstacles import (
    to_deleting,
    to_moving,
    to_sending,
    to_suspending,
    to_trashing,
    to_unsuspending,
)
from judgeapp.engine.moment import Decision, Moment
from judgeapp.engine.procedures.actions.piles import move_loose
from judgeapp.engine.procedures.actions.processing import finish
from judgeapp.engine.procedures.actions.rule import rule
from judgeapp.engine.procedures.actions.targets import affected, how_many, in_order, targets_of, units_among
from judgeapp.engine.procedures.moving import move_over
from judgeapp.engine.procedures.outcome import counted
from judgeapp.engine.state import atoms

_HIDDEN = (Area.HAND, Area.DECK, Area.DIGI_EGG_DECK, Area.SECURITY)


def delete(moment: Moment, action: lang.Delete) -> Decision | None:
    of = Scope(moment.source.seat, moment.source.unit, moment.source.card)
    target, by, changed = deletion_limit(moment.view, action.target, of)
    refs = targets_of(moment, target)
    if isinstance(refs, Decision):
        return refs
    if changed:
        moment.record(EventKind.COUNTED, changed, count=by)
    units = units_among(moment, refs)
    finish(moment, did=False, wholly=len(units) >= how_many(moment, target, refs))
    if units:
        moment.call("delete", source=moment.source, units=tuple(units), clause="4-13-1")
    return None


def turn(moment: Moment, action: lang.Suspend | lang.Unsuspend) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    suspend = isinstance(action, lang.Suspend)
    stops, deed = (to_suspending, Deed.SUSPEND) if suspend else (to_unsuspending, Deed.UNSUSPEND)
    turned, asked = 0, how_many(moment, action.target, refs)
    for unit in units_among(moment, refs):
        if not moment.stopped_by(stops(moment.view, unit, moment.source)):
            moment.apply(
                atoms.set_suspended(moment.state, unit, suspended=suspend),
                EventKind.SUSPENDED if suspend else EventKind.UNSUSPENDED,
                "4-11-1-2-1" if suspend else "4-11-1-1-1",
                **moment.cause_facts,
            )
            turned += 1
            if suspend:
                moment.remember(suspended=(*moment.frame.numbers("suspended"), int(unit)))
            card = moment.state.units[unit].seat, moment.view.categories(unit)
            moment.remember(**counted(moment.frame, deed.value, (card,)))
    finish(moment, did=turned > 0, wholly=turned >= asked)
    return None


def trash(moment: Moment, action: lang.Trash) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    if (hosts := _hosts(moment, refs)) and not moment.frame.values.get("pick.asked"):
        # 15-8-5-2: they would be trashed; then this goes on.
        moment.call("would-trash-sources", source=moment.source, units=hosts)
        return None
    asked = how_many(moment, action.target, refs)
    view, cards, stayed = moment.view, moment.state.cards, moment.frame.numbers("pick.stayed")
    left = [r for r in refs if r in moment.state.units or (r in cards and cards[CardId(r)].unit not in stayed)]
    reached = [r for r in left if not moment.stopped_by(to_trashing(view, r, moment.source))]
    units = tuple(map(int, units_among(moment, reached)))
    loose = [CardId(r) for r in reached if r in moment.state.cards]
    move_loose(moment, loose, Area.TRASH, EventKind.TRASHED, "4-14-1", keyword=action.keyword)
    finish(moment, did=bool(loose), wholly=len(units) + len(loose) >= asked)
    if units:
        moment.call("leave", source=moment.source, units=units, to=Area.TRASH.value, top=True)
    return None


def _hosts(moment: Moment, refs: Sequence[int]) -> tuple[int, ...]:
    """Digimon with digivolution cards that an effect would trash (4-6)."""
    copies = (moment.state.cards[CardId(r)] for r in refs if r in moment.state.cards)
    under = (copy for copy in copies if copy.area is Area.UNDER)
    hosts = (c.unit for c in under if to_trashing(moment.view, c.id, moment.source) is None)
    return tuple(dict.fromkeys(int(host) for host in hosts if moment.view.is_a(host, lang.Category.DIGIMON)))


def _send(moment: Moment, target: lang.Target, to: Area, *, top: bool, face_up: bool | None = None) -> Decision | None:
    refs = targets_of(moment, target)
    if isinstance(refs, Decision):
        return refs
    reached = [r for r in refs if not moment.stopped_by(to_sending(moment.view, r, to, moment.source))]
    clauses: tuple[str, ...] = ("3-1-3-1-1",)
    if to in (Area.DECK, Area.SECURITY) and len(reached) > 1:
        ordered = in_order(moment, reached)
        if isinstance(ordered, Decision):
            return ordered
        reached = ordered
        clauses = (*clauses, "3-1-3-4", "3-1-3-6")
    asked = how_many(moment, target, refs)
    # One after the other, so the uppermost comes last to the top.
    units = tuple(map(int, units_among(moment, reached[::-1] if top else reached)))
    loose = [CardId(r) for r in reached if r in moment.state.cards]
    _show_what_was_asked_for(moment, target, loose, to)
    move_loose(moment, loose, to, EventKind.CARD_MOVED, *clauses, top=top, face_up=face_up)
    if to is Area.SECURITY:
        moment.remember(placed=moment.frame.numbers("moved") if loose else ())
    finish(moment, did=bool(loose), wholly=len(reached) >= asked)
    if units:
        moment.call("leave", source=moment.source, units=units, to=to.value, top=top, face_up=face_up)
    return None


def _show_what_was_asked_for(moment: Moment, target: lang.Target, cards: Sequence[CardId], to: Area) -> None:
    """3-1-3-7: a card of a kind that goes from one hidden place to another is shown first."""
    if to not in _HIDDEN:
        return
    hidden = [c for c in cards if moment.state.cards[c].area in _HIDDEN]
    chosen = (p for p in lang.parts(target) if isinstance(p, lang.Choose | lang.All))
    if hidden and any(part.of.asks_for_information() for part in chosen):
        moment.record(EventKind.REVEALED, "3-1-3-7", cards=tuple(map(int, hidden)), **moment.cause_facts)


def to_hand(moment: Moment, action: lang.ToHand) -> Decision | None:
    return _send(moment, action.target, Area.HAND, top=True)


def to_deck(moment: Moment, action: lang.ToDeck) -> Decision | None:
    return _send(moment, action.target, Area.DECK, top=action.top)


def to_security(moment: Moment, action: lang.ToSecurity) -> Decision | None:
    return _send(moment, action.target, Area.SECURITY, top=action.top, face_up=True if action.face_up else None)


def flip(moment: Moment, action: lang.Flip) -> Decision | None:
    """1-3-3: a card lying so already is not turned."""
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    asked = how_many(moment, action.target, refs)
    cards = moment.state.cards
    flipped = [
        CardId(ref)
        for ref in affected(moment, refs)
        if ref in cards
        and cards[CardId(ref)].area is Area.SECURITY
        and cards[CardId(ref)].face_up is not action.face_up
    ]
    if flipped:
        changed = atoms.flip_cards(moment.state, flipped, face_up=action.face_up)
        moment.apply(changed, EventKind.FLIPPED, "3-7-4" if action.face_up else "3-7-2", **moment.cause_facts)
    elif refs:
        moment.record(EventKind.IMPOSSIBLE, "1-3-3", refs=refs)
    finish(moment, did=bool(flipped), wholly=len(flipped) >= asked)
    return None


def place_in_battle(moment: Moment, action: lang.PlaceInBattle) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    asked = how_many(moment, action.target, refs)
    placed = [ref for ref in affected(moment, refs) if ref in moment.state.cards]
    for ref in placed:
        changed = atoms.new_unit(moment.state, CardId(ref), Area.BATTLE, placed=True)
        moment.apply(changed, EventKind.CARD_MOVED, "17-1-3-3", "3-4-3", in_battle_area=True, **moment.cause_facts)
    finish(moment, did=bool(placed), wholly=len(placed) >= asked)
    return None


def move(moment: Moment, action: lang.Move) -> Decision | None:
    refs = targets_of(moment, action.target)
    if isinstance(refs, Decision):
        return refs
    view = moment.view
    # No unit moves to its own area.
    units = [u for u in units_among(moment, refs) if view.state.units[u].area.value != action.to]
    leaving = [
        int(u) for u in units if view.state.units[u].area is Area.BATTLE and to_moving(view, u, moment.source) is None
    ]
    if leaving and not moment.frame.values.get("pick.asked"):
        # 15-8-5-2: a move to the breeding area would be leaving; then this goes on.
        moment.call("would-leave", source=moment.source, units=tuple(leaving))
        return None
    stayed = moment.frame.numbers("pick.stayed")
    moved = [u for u in units_among(moment, units) if u not in stayed and _moves(moment, u)]
    finish(moment, did=bool(moved), wholly=len(moved) >= how_many(moment, action.target, refs))
    return None


def _moves(moment: Moment, unit: UnitId) -> bool:
    if moment.stopped_by(to_moving(moment.view, unit, moment.source)):
        return False
    in_battle = moment.state.units[unit].area is Area.BATTLE
    to = Area.BREEDING if in_battle else Area.BATTLE
    move_over(moment, unit, to, "4-15-4", **moment.cause_facts)
    return True


# -- needs ------------------------------------------------------------------------------------------


def _deleting(find: Finder, action: lang.Delete) -> Needs:
    target = deletion_limit(find.view, action.target, find.scope).target
    return find.units(target, find.free(to_deleting), Use.GOING)


def _flipping(find: Finder, action: lang.Flip) -> Needs:
    """Security cards that lie the other way (1-3-3)."""
    cards = find.view.state.cards

    def can_flip(ref: int) -> bool:
        card = cards.get(CardId(ref))
        lies_otherwise = card is not None and card.area is Area.SECURITY and card.face_up is not action.face_up
        return lies_otherwise and find.is_reached(ref)

    return find.cards(action.target, can_flip)._replace(piles=())


def _moving(find: Finder, action: lang.Move) -> Needs:
    units = find.view.state.units

    def can_move(ref: int) -> bool:
        there = units[UnitId(ref)].area.value == action.to
        return not there and to_moving(find.view, UnitId(ref), find.by) is None

    return find.units(action.target, can_move)


RULES = (
    rule(lang.Delete, needs=_deleting, does=delete)
    | rule(lang.Trash, needs=lambda find, action: find.trashable(action.target), does=trash)
    | rule(lang.ToHand, needs=lambda find, action: find.sent(action.target, Area.HAND), does=to_hand)
    | rule(lang.ToDeck, needs=lambda find, action: find.sent(action.target, Area.DECK), does=to_deck)
    | rule(lang.ToSecurity, needs=lambda find, action: find.sent(action.target, Area.SECURITY), does=to_security)
    | rule(lang.Flip, needs=_flipping, does=flip)
    | rule(
        lang.PlaceInBattle,
        needs=lambda find, action: find.cards(action.target, find.is_loose, Use.GOING),
        does=place_in_battle,
    )
    | rule(
        lang.Suspend,
        needs=lambda find, action: find.units(action.target, find.free(to_suspending), Use.SUSPENDING),
        does=turn,
    )
    | rule(
        lang.Unsuspend,
        needs=lambda find, action: find.units(action.target, find.free(to_unsuspending), Use.UNSUSPENDING),
        does=turn,
    )
    | rule(lang.Move, needs=_moving, does=move)
)
