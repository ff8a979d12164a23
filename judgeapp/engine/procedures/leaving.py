"""Leaving the field: deletion (4-13), other ways to leave, and overflow (4-17)."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.lang import Area, Category, Joining
from judgeapp.engine.legality.obstacles import Obstacle, to_deleting, to_deleting_in_battle, to_sending, to_trashing
from judgeapp.engine.moment import Decision, Moment, Option, Procedure
from judgeapp.engine.procedures.outcome import report_outcome
from judgeapp.engine.procedures.reaching import note_where_they_are, to_reaching_still
from judgeapp.engine.state import atoms
from judgeapp.engine.state.frames import Value
from judgeapp.engine.state.playing import being_played, release
from judgeapp.engine.state.state import Card, State, Unit

DELETE = Procedure("delete")


@DELETE.step("15-8-5-2")
def let_immediate_effects_in(moment: Moment) -> None:
    """Open the window for immediate effects. Values: units, in_battle, clause, opponents (of a battle). Units that an
    effect deletes must first be reached by it (15-15-6-1)."""
    frame, view = moment.frame, moment.view
    kept: list[int] = []
    for ref in frame.numbers("units"):
        unit = UnitId(ref)
        if unit not in moment.state.units:
            continue
        if frame.source is None or not moment.stopped_by(to_deleting(view, unit, frame.source)):
            kept.append(ref)
    moment.remember(units=tuple(kept), asked=len(frame.numbers("units")))
    note_where_they_are(moment, moment.frame.numbers("units"))
    moment.call(
        "window", event="deleted", units=tuple(kept), source=frame.source, in_battle=bool(frame.values.get("in_battle"))
    )


@DELETE.step("4-13-1")
def delete(moment: Moment) -> None:
    """Delete all units that are still to be deleted at the same time (3-1-3-3)."""
    frame = moment.frame
    prevented = frame.numbers("prevented")
    units = [
        UnitId(ref)
        for ref in frame.numbers("units")
        if ref in moment.state.units
        and ref not in prevented
        and not moment.stopped_by(_to_deleting_still(moment, UnitId(ref)))
    ]
    cards = [(moment.state.units[unit].seat, moment.view.categories(unit)) for unit in units]
    delete_now(moment, units, frame.word("clause") or "4-13-1")
    moment.hand_back(deleted=tuple(map(int, units)))
    report_outcome(moment, len(units), frame.number("asked"), cards)


def _to_deleting_still(moment: Moment, unit: UnitId) -> Obstacle | None:
    """Obstacle to deleting after immediate effects: by then a card may be one that isn't affected (15-15-6-1) or can't
    be deleted (15-1-3)."""
    frame, view = moment.frame, moment.view
    if frame.source is not None:
        return to_reaching_still(moment, unit) or to_deleting(view, unit, frame.source)
    *_, other = frame.numbers("opponents")
    return to_deleting_in_battle(view, unit, in_check=not other)


def _to_leaving_still(moment: Moment, unit: UnitId, to: Area) -> Obstacle | None:
    """Obstacle to leaving for another area after immediate effects."""
    view, source = moment.view, moment.frame.source
    if source is None:
        return None
    stops = to_reaching_still(moment, unit)
    if to is Area.TRASH:
        return stops or to_trashing(view, unit, source)
    return stops or to_sending(view, unit, to, source)


def delete_now(moment: Moment, units: Sequence[UnitId], *clauses: str, without_dp: bool = False) -> None:
    """Delete units at the same time; of a battle the frame knows both (`opponents`).
    without_dp -- because their DP has come to 0 (17-1-3-1)"""
    frame = moment.frame
    pair = frame.numbers("opponents")
    in_battle = bool(frame.values.get("in_battle"))
    for unit in units:
        opponent = next((p for p in pair if p and p != unit), 0)
        body = moment.state.units[unit]
        of_cards = moving_clauses(moment, (*body.stack, *body.links), Area.TRASH, None)
        together = ("3-1-3-3",) if len(units) > 1 else ()
        more = (*of_cards, *under_cards_clauses(body), *together)
        top_became, rest = to_trash(moment, unit)
        moment.record(
            EventKind.DELETED,
            *dict.fromkeys((*clauses, "4-13-1", *more)),
            unit=unit,
            top_became=top_became,
            in_battle=in_battle,
            alone=in_battle and opponent not in units,
            opponent=opponent or None,
            had_sources=len(body.stack) > 1,
            seat=body.seat.value,
            rest=rest,
            without_dp=without_dp,
            **moment.cause_facts,
        )


def to_trash(moment: Moment, unit: UnitId) -> tuple[int, tuple[int, ...]]:
    """Trash a unit with all that is stacked under it (4-5-8) and its link cards (4-7-6). Returns the new ids of the top
    card and of the others."""
    cards = _leave(moment, unit)
    moment.state, facts = atoms.move_cards(moment.state, cards, Area.TRASH)
    became = facts["became"]
    assert isinstance(became, tuple)
    new = [i for i in became if isinstance(i, int)]
    return (new[0] if new else 0), tuple(new[1:])


def leave_for(
    moment: Moment, unit: UnitId, to: Area, *further: str, top: bool = True, face_up: bool | None = None
) -> int:
    """Move the top card of a unit to another area and trash the cards under it (4-5-8, and the clauses `further`).
    Returns the new id."""
    seat = moment.state.units[unit].seat
    by = {**moment.cause_facts}
    if moment.frame.procedure == Joining.DIGIXROS:
        by["by_digixros"] = True
    clauses = moving_clauses(moment, (moment.state.units[unit].top,), to, face_up)
    along = under_cards_clauses(moment.state.units[unit])
    first, *rest = _leave(moment, unit)
    if rest:
        trashed = atoms.move_cards(moment.state, rest, Area.TRASH)
        moment.apply(trashed, EventKind.TRASHED, *along, *further)
    moved = atoms.move_cards(moment.state, (first,), to, top=top, face_up=face_up)
    event = moment.apply(
        moved, EventKind.CARD_MOVED, "3-1-3-1-1", "3-1-3-8", *clauses, *(("4-14-3",) if to is Area.TRASH else ()), **by
    )
    (became,) = event.facts["became"] if isinstance(event.facts["became"], tuple) else (0,)
    moment.record(EventKind.LEFT, "3-1-3-1-1", unit=unit, top_became=became, seat=seat.value, to=to.value, **by)
    return became if isinstance(became, int) else 0


def moving_clauses(moment: Moment, cards: Sequence[CardId], to: Area, face_up: bool | None) -> tuple[str, ...]:
    """Clauses on cards that go to an area, by their kind and how they lie."""
    clauses = []
    moved = [moment.state.cards[card] for card in cards]
    if any(moment.state.faces[c.face].category is Category.DIGI_EGG for c in moved):
        if to in (Area.DECK, Area.DIGI_EGG_DECK):
            clauses.append("3-1-3-9-1")
        elif to in (Area.HAND, Area.SECURITY):
            clauses.append("3-1-3-9-2")
    if to is Area.SECURITY and face_up is None:
        clauses.append("3-1-3-5")
    if to is Area.TRASH:
        clauses.append("4-14-1")
    if any(key.partition("/")[0] in map(str, cards) for key in moment.state.used):
        clauses.append("15-14-1-4")  # as a new card it counts again
    if any(c.token for c in moved):
        clauses.append("4-18-5")
    if any(c.token for c in moved) or {"3-1-3-9-1", "3-1-3-9-2"}.intersection(clauses):
        # It counts as placed where it was to go, but nothing arrived there.
        clauses += ["15-1-9", "15-1-10"]
    if any(c.owner is not _holder(moment, c) for c in moved):
        clauses.append("4-9-2")
    return tuple(clauses)


def _holder(moment: Moment, card: Card) -> Seat:
    """Player of the unit of a card; its owner if it is elsewhere."""
    unit = moment.state.units.get(card.unit)
    return unit.seat if unit else card.owner


def under_cards_clauses(body: Unit) -> tuple[str, ...]:
    """Clauses on the cards that are trashed when a unit leaves: those under it, and its link cards."""
    return (*(("4-5-8",) if len(body.stack) > 1 else ()), *(("4-7-6",) if body.links else ()))


def _leave(moment: Moment, unit: UnitId) -> list[CardId]:
    """Dissolve a unit. Returns its cards, without those that are being played out of it."""
    body = moment.state.units[unit]
    cards, being_played_now = (*body.stack, *body.links), being_played(moment.state)
    moment.state, _ = atoms.take_off(moment.state, unit)
    moment.state = release(moment.state, *(card for card in cards if card in being_played_now))
    return [card for card in cards if card not in being_played_now]


OVERFLOW = Procedure("overflow")


def _overflowing(state: State, face: str) -> Option:
    card = state.faces[face]
    return Option(f"overflow:{face}", {"name": card.name, "amount": card.overflow})


@OVERFLOW.step("4-17-1")
def overflow(moment: Moment) -> Decision | None:
    """Reduce memory by <Overflow>. Values: left, the cards that have left as "owner:face". The kernel calls this at
    once, whatever is going on (4-17-2). Of several the turn player's come first (4-17-5-1), then the opponent's
    (4-17-5-2), in the order that each chooses."""
    left = _left(moment)
    own = [card for card in left if _owner(card) is moment.state.turn_seat]
    side = own or left
    clause = "4-17-5-1" if own else "4-17-5-2"
    kinds = tuple(dict.fromkeys(side))
    chosen = kinds[0]
    if len(kinds) > 1:
        answer = moment.take_answer()
        if answer is None:
            options = tuple(_overflowing(moment.state, k.partition(":")[2]) for k in kinds)
            return Decision("overflow", _owner(chosen), options, (clause,))
        chosen = next(k for k in kinds if answer == f"overflow:{k.partition(':')[2]}")
    several = bool(moment.frame.values.get("several")) or len(left) > 1
    seat, face = _owner(chosen), moment.state.faces[chosen.partition(":")[2]]
    changed = atoms.set_memory(moment.state, seat, moment.state.memory_of(seat) - face.overflow)
    clauses = ("4-17-1", "4-17-2", *((clause,) if several else ()))
    moment.apply(changed, EventKind.OVERFLOWED, *clauses, amount=face.overflow, name=face.name)
    left.remove(chosen)
    if left:
        moment.remember(left=tuple(left), several=True)
        moment.stay()
    return None


def _left(moment: Moment) -> list[str]:
    left = moment.frame.values["left"]
    assert isinstance(left, tuple)
    return [str(card) for card in left]


def _owner(card: str) -> Seat:
    return Seat(card.partition(":")[0])


LEAVE = Procedure("leave")


@LEAVE.step("15-8-5-2")
def let_immediate_effects_in_first(moment: Moment) -> None:
    """Open the window for immediate effects. Values: units, to, top, face_up. An effect lets cards leave undeleted."""
    frame = moment.frame
    note_where_they_are(moment, moment.frame.numbers("units"))
    moment.call("window", event="left", units=frame.numbers("units"), source=frame.source, to=frame.word("to"))


@LEAVE.step("3-1-3-1-1")
def leave(moment: Moment) -> None:
    frame = moment.frame
    prevented, asked = frame.numbers("prevented"), frame.numbers("units")
    face_up = frame.values.get("face_up")
    to = Area(frame.word("to"))
    units = [
        UnitId(u)
        for u in asked
        if u in moment.state.units
        and u not in prevented
        and not moment.stopped_by(_to_leaving_still(moment, UnitId(u), to))
    ]
    became = tuple(
        leave_for(
            moment, unit, to, top=bool(frame.values.get("top")), face_up=None if face_up is None else bool(face_up)
        )
        for unit in units
    )
    _name_what_came(moment, to, became)
    report_outcome(moment, len(units), len(asked))


def _name_what_came(moment: Moment, to: Area, cards: tuple[int, ...]) -> None:
    """Name cards as "the placed card", or "each card trashed by this effect"."""
    if to is Area.SECURITY:
        moment.hand_back(placed=cards)
    elif to is Area.TRASH:
        moment.hand_back(trashed=(*moment.state.frames[-2].numbers("trashed"), *cards))


WOULD_LEAVE = Procedure("would-leave")


@WOULD_LEAVE.step("15-8-5-2")
def ask_before_leaving(moment: Moment) -> None:
    """Open the window for immediate effects on leaving, for an action that then goes on with the units that did not
    stay. Values: units."""
    frame = moment.frame
    note_where_they_are(moment, frame.numbers("units"))
    units = (u for u in frame.numbers("units") if _to_leaving_still(moment, UnitId(u), Area.NOWHERE) is None)
    moment.call("window", event="left", units=tuple(units), source=frame.source)


@WOULD_LEAVE.step("15-8-5-2")
def hand_back_who_stays(moment: Moment) -> None:
    """Hand back the units that stay. One that an immediate effect has taken away, or made another Digimon, is gone."""
    stayed: tuple[int, ...] = moment.frame.numbers("prevented")
    for unit in map(UnitId, moment.frame.numbers("units")):
        if unit not in moment.state.units:
            moment.record(EventKind.IMPOSSIBLE, "1-3-2", "3-1-3-1-2", ref=unit)
        elif moment.stopped_by(_to_leaving_still(moment, unit, Area.NOWHERE)):
            stayed = (*stayed, int(unit))
    asked: dict[str, Value] = {"pick.asked": True, "pick.stayed": stayed}
    moment.hand_back(**asked)


PROCEDURES = (DELETE, LEAVE, WOULD_LEAVE, OVERFLOW)
