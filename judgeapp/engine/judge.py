"""The judge at the table: he corrects the board at any moment, carries out by hand the text of an effect that the
compiler did not understand, and rules that an effect of a card does something now. These are choices like others, so
that they are undone, branched and replayed; their events cite the judge, for no clause follows them."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from judgeapp.engine.derive import Held, view
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import ALWAYS, CHOSEN, DID, Action, Area, Gift, Until, faults_of_actions, faults_of_gifts
from judgeapp.engine.lang.faults import Fault
from judgeapp.engine.moment import Moment
from judgeapp.engine.state.atoms import (
    link_cards,
    move_cards,
    new_unit,
    set_memory,
    set_suspended,
    stack_on_top,
    stack_under,
    take_off,
)
from judgeapp.engine.state.state import Grant, State, replace
from judgeapp.messages.errors import MessageError
from judgeapp.messages.message import area_message

JUDGE = "judge"  # cited in place of a clause
# Answers of the judge that decide an effect's outcome.
DECIDING = frozenset(("resolved", "not-triggered", "stopped", "not-stopped"))
_CORRECT = "correct:"
_BY_HAND = "by-hand:"
_RULING = "ruling:"
PARTS = ("effects", "inherited", "security", "link_effects", "option_effects")
_PILES = (Area.DECK, Area.DIGI_EGG_DECK, Area.HAND, Area.TRASH, Area.SECURITY)
_FIELD = (Area.BATTLE, Area.BREEDING)
# Procedures that hold a card on its way from one place to another.
_HOLDING = frozenset(
    (
        "play",
        "digixros",
        "assembly",
        "use",
        "digivolve",
        "dna-digivolve",
        "burst-digivolve",
        "app-fusion",
        "link",
        "check",
        "would-leave",
        "would-trash-sources",
        "leave",
        "delete",
    )
)


class _Correction(Struct, frozen=True, tag_field="correct", omit_defaults=True, forbid_unknown_fields=True):
    pass


class Put(_Correction, frozen=True, tag="put"):
    """Put a card, or a unit with all that is stacked under it, to a pile or to the field."""

    ref: int  # id of a card, or of a unit
    to: Area
    seat: Seat | None = None  # whose area; the owner's if nothing is said
    top: bool = True
    face_up: bool | None = None


class Stack(_Correction, frozen=True, tag="stack"):
    """Lay a card on a unit, or under it at the bottom."""

    card: int
    unit: int
    on_top: bool = False


class Plug(_Correction, frozen=True, tag="link"):
    """Make a card a link card of a unit (4-7)."""

    card: int
    unit: int


class TurnUnit(_Correction, frozen=True, tag="turn"):
    """Suspend or unsuspend a unit."""

    unit: int
    suspended: bool


class CorrectMemory(_Correction, frozen=True, tag="memory"):
    """Set the memory as a player sees it."""

    seat: Seat
    to: int


class Granted(_Correction, frozen=True, tag="grant"):
    """Give a unit something that an effect should have given it."""

    unit: int
    gifts: tuple[Gift, ...]
    until: Until = Until.END_OF_TURN


Correction = Put | Stack | Plug | TurnUnit | CorrectMemory | Granted


class ByHandDeed(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Actions that the judge has an effect do; `cards` are those that they call "chosen"."""

    actions: tuple[Action, ...]
    cards: tuple[int, ...] = ()


class Ruling(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Ruling of the judge, carried out at any decision: an effect of a card is activated, or does something; this can
    trigger others."""

    by: int  # id of the card, or of the unit, whose effect it is
    effect: str = ""  # place of the effect that is activated
    actions: tuple[Action, ...] = ()  # the actions of an effect that nobody has compiled
    cards: tuple[int, ...] = ()  # those that the actions call "chosen", or by which the effect triggers ("it")
    into: tuple[int, ...] = ()  # others that the actions call "it": into which the chosen ones digivolve


class ImpossibleError(MessageError):
    """A correction can't be made on this board."""


def correction_key(correction: Correction) -> str:
    return _CORRECT + msgspec.json.encode(correction).decode()


def by_hand_key(deed: ByHandDeed) -> str:
    """Key of the choice that has an effect do something while resolved by hand."""
    return _BY_HAND + msgspec.json.encode(deed).decode()


def ruling_key(ruling: Ruling) -> str:
    """Key of the choice of something happening by the judge's ruling."""
    return _RULING + msgspec.json.encode(ruling).decode()


def is_correction(key: str) -> bool:
    return key.startswith(_CORRECT)


def is_by_hand(key: str) -> bool:
    return key.startswith(_BY_HAND)


def is_ruling(key: str) -> bool:
    return key.startswith(_RULING)


def is_of_the_judge(key: str) -> bool:
    """True for a choice by which the judge does something himself."""
    return is_correction(key) or is_by_hand(key) or is_ruling(key)


def check(state: State, key: str) -> None:
    """Check a choice of the judge. Raises ImpossibleError if nothing in it is possible."""
    try:
        if is_correction(key):
            _check(state, read_correction(key))
        elif is_ruling(key):
            _check_ruling(state, read_ruling(key))
        else:
            deed = read_deed(key)
            for ref in deed.cards:
                _check_named(state, ref)
            _check_words(deed.actions, Moment(state, None).scope.names)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ImpossibleError("{error}", error=error) from error


def read_correction(key: str) -> Correction:
    correction: Correction = msgspec.json.decode(key.removeprefix(_CORRECT), type=Correction)
    return correction


def read_deed(key: str) -> ByHandDeed:
    return msgspec.json.decode(key.removeprefix(_BY_HAND), type=ByHandDeed)


def read_ruling(key: str) -> Ruling:
    return msgspec.json.decode(key.removeprefix(_RULING), type=Ruling)


def effects_to_rule(state: State, ref: int) -> tuple[Held, ...]:
    """Effects that a ruling can activate: those that a unit has, or that are printed on a card wherever it is; none
    that hold at all times (15-8-2)."""
    body, card = state.units.get(UnitId(ref)), state.cards.get(CardId(ref))
    if body is not None:
        held = view(state).held(body.id)
    elif card is not None:
        holder = state.units.get(card.unit)
        seat, face = holder.seat if holder is not None else card.owner, state.face(ref)
        held = tuple(
            Held(EffectSource(CardId(ref), card.unit, seat, f"{part}.{index}"), effect)
            for part in PARTS
            for index, effect in enumerate(getattr(face, part))
        )
    else:
        held = ()
    return tuple(each for each in held if each.effect.actions)


def ruled_effect(state: State, ruling: Ruling) -> Held | None:
    """The effect that a ruling activates; None if its card has none at the place."""
    return next((held for held in effects_to_rule(state, ruling.by) if held.source.index == ruling.effect), None)


def _check_ruling(state: State, ruling: Ruling) -> None:
    for ref in (ruling.by, *ruling.cards, *ruling.into):
        _check_named(state, ref)
    for ref in (*ruling.cards, *ruling.into):
        _loose(state, ref)
    if not ruling.effect:
        if not ruling.actions:
            raise ImpossibleError("the ruling doesn't say what the effect does")
        _check_words(ruling.actions, {"subject"})
        return
    if ruled_effect(state, ruling) is None:
        raise ImpossibleError(
            "{card} has no effect {index} that can be activated", card=state.label(ruling.by), index=ruling.effect
        )


def _check(state: State, correction: Correction) -> None:
    if isinstance(correction, CorrectMemory):
        return
    if isinstance(correction, TurnUnit | Granted):
        _unit(state, correction.unit)
        gifts = correction.gifts if isinstance(correction, Granted) else ()
        for fault in faults_of_gifts(gifts):
            raise _passed_over(fault)
        return
    if isinstance(correction, Stack | Plug):
        _unit(state, correction.unit)
        if correction.card not in state.cards:
            raise ImpossibleError("{card} isn't a single card; move it to a pile first", card=correction.card)
        _loose(state, correction.card)
        _not_on_top(state, correction.card)
        return
    if correction.to not in (*_PILES, *_FIELD):
        raise ImpossibleError("nothing can be placed in {area}", area=area_message(correction.to.value))
    _loose(state, correction.ref)
    _not_on_top(state, correction.ref)
    if correction.ref in state.units and correction.to in _FIELD:
        raise ImpossibleError("it is on the field; move it by its effect or play it again")
    _has_room(state, correction)


def _has_room(state: State, put: Put) -> None:
    """Check that the breeding area is empty: a card put where one already is can only be a slip (3-4-5-2)."""
    if put.to is not Area.BREEDING:
        return
    seat = put.seat or state.cards[CardId(put.ref)].owner
    there = (u for u in state.units.values() if u.area is Area.BREEDING and u.seat is seat)
    if (unit := next(there, None)) is not None:
        raise ImpossibleError(
            "only 1 card can be in the breeding area (3-4-5-2), and {card} is there", card=state.label(unit.top)
        )


def _check_words(actions: tuple[Action, ...], named: Collection[str]) -> None:
    """Check that no part of the judge's actions would be ignored: they may refer to the effect's names."""
    known = {*ALWAYS, CHOSEN, DID, *named, *(("it",) if "subject" in named else ())}
    for fault in faults_of_actions(actions, known):
        raise _passed_over(fault)


def _passed_over(fault: Fault) -> ImpossibleError:
    template = "{path}: {what}. {mend}"
    return ImpossibleError(template, path=fault.path.lstrip("."), what=fault.what, mend=fault.mend)


def _check_named(state: State, ref: int) -> None:
    if ref not in state.units and ref not in state.cards:
        raise ImpossibleError("there is no card {ref}", ref=ref)


def _unit(state: State, ref: int) -> None:
    if ref not in state.units:
        raise ImpossibleError("there is no card {ref} on the field", ref=ref)


def _not_on_top(state: State, ref: int) -> None:
    card = state.cards.get(ref)
    if card is not None and card.area in _FIELD:
        raise ImpossibleError(
            "it is the top card of {unit}; move that instead, with everything under it", unit=card.unit
        )


def _loose(state: State, ref: int) -> None:
    _check_named(state, ref)
    for frame in state.frames:
        held = frame.procedure in _HOLDING and any(
            ref == v or (isinstance(v, tuple) and ref in v) for v in frame.values.values()
        )
        if held:
            raise ImpossibleError("card {ref} is being moved; finish the step, or undo it", ref=ref)


def correct(moment: Moment, key: str) -> None:
    """Make a correction. Nothing triggers on it: the board should have been so."""
    correction = read_correction(key)
    state = moment.state
    if isinstance(correction, CorrectMemory):
        moment.apply(set_memory(state, correction.seat, correction.to), EventKind.CORRECTED, JUDGE, kind="memory")
    elif isinstance(correction, TurnUnit):
        kind = "suspend" if correction.suspended else "unsuspend"
        turned = set_suspended(state, UnitId(correction.unit), suspended=correction.suspended)
        moment.apply(turned, EventKind.CORRECTED, JUDGE, kind=kind)
    elif isinstance(correction, Stack):
        unit, card = UnitId(correction.unit), CardId(correction.card)
        stacked = stack_on_top(state, unit, card) if correction.on_top else stack_under(state, unit, [card])
        where = "on" if correction.on_top else "under"
        moment.apply(stacked, EventKind.CORRECTED, JUDGE, kind="stack", where=where)
    elif isinstance(correction, Plug):
        linked = link_cards(state, UnitId(correction.unit), [CardId(correction.card)])
        moment.apply(linked, EventKind.CORRECTED, JUDGE, kind="link")
    elif isinstance(correction, Granted):
        _grant(moment, correction)
    else:
        _put(moment, correction)


def _grant(moment: Moment, correction: Granted) -> None:
    body = moment.state.units[UnitId(correction.unit)]
    by = EffectSource(body.top, body.id, body.seat, JUDGE)
    state = moment.state
    breeding = body.area is Area.BREEDING
    grant = Grant(state.next_id, by, correction.gifts, correction.until, state.clock + 1, body.id, breeding=breeding)
    state = replace(state, grants=(*state.grants, grant), next_id=state.next_id + 1)
    moment.state = state
    moment.record(
        EventKind.CORRECTED, JUDGE, kind="grant", unit=body.id, until=correction.until.value, gifts=correction.gifts
    )


def _put(moment: Moment, correction: Put) -> None:
    state = moment.state
    cards: tuple[CardId, ...] = (CardId(correction.ref),)
    if correction.ref in state.units:
        body = state.units[UnitId(correction.ref)]
        cards = (*body.stack, *body.links)
        state, _ = take_off(state, body.id)
    if correction.to in _FIELD:
        placed = new_unit(state, cards[0], correction.to, seat=correction.seat)
        moment.apply(placed, EventKind.CORRECTED, JUDGE, kind=correction.to.value)
        return
    moved = move_cards(
        state, cards, correction.to, seat=correction.seat, top=correction.top, face_up=correction.face_up
    )
    moment.apply(moved, EventKind.CORRECTED, JUDGE, kind=correction.to.value)
