"""Immediate effects (15-8-5) that answer a coming event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from judgeapp.engine.dependencies import OFF_FIELD
from judgeapp.engine.derive import Held, Scope, View
from judgeapp.engine.identity import NO_CARD, NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import clauses_of, effects_of, keyword_index
from judgeapp.engine.lang import Area, Effect, EffectKind, Has, Overwrite, Special, When, Whose, Would, parts
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import Card
from judgeapp.engine.triggering.causes import cause_of, is_cause


class Prospect(NamedTuple):
    """An event that is about to happen."""

    event: Would
    refs: tuple[int, ...]  # its units, or cards that are not units (those played or used)
    # The card that has been revealed for it: to be used or digivolved into, or to be played, perhaps with others.
    card: CardId = NO_CARD
    in_battle: bool = False
    by: EffectSource | None = None  # the effect that causes it; None for a rule or a player's own action
    how: Special | Literal[""] = ""  # of a digivolution: which kind, if an effect must name it
    to: Area | Literal[""] = ""  # of a unit that would leave: its destination; "" if not asked for
    by_digixros: bool = False  # a DigiXros does (7-2-2-7)
    cards: tuple[int, ...] = ()  # all of these, if several are linked at once

    def revealed(self, view: View) -> tuple[CardId, ...]:
        """The cards that have been revealed for it, those that are still there."""
        cards = dict.fromkeys((int(self.card), *self.cards, *self.refs))
        return tuple(CardId(c) for c in cards if c in view.state.cards)


def answering(view: View, about: Prospect) -> Iterator[Held]:
    """Immediate effects that trigger on it."""
    return (h for h in concerned(view, about) if not view.state.is_used_up(h.source, h.effect))


def concerned(view: View, about: Prospect) -> Iterator[Held]:
    """Immediate effects whose trigger condition it meets, used up or not (15-14-1-2)."""
    for held in in_place(view, about):
        if any(_triggers(view, held, when, about) for when in held.effect.when):
            yield held


class Missed(NamedTuple):
    """An immediate effect that does not trigger although a player could expect it."""

    held: Held
    clauses: tuple[str, ...]  # the clauses that say so
    why: str = ""  # a code of what of its trigger condition is not met; empty if the clauses say it all


_LEAVING: tuple[Would, ...] = ("left", "deleted")


def missed(view: View, about: Prospect) -> Iterator[Missed]:
    """Immediate effects of those concerned that do not trigger: those a unit would have if their giver affected it
    (15-15-6-4); and those that answer its leaving, but not by this, or not as it is."""
    for unit in (UnitId(ref) for ref in about.refs if ref in view.state.units):
        for held in view.withheld().get(unit, ()):
            if _answers(view, held, about):
                yield Missed(held, ("15-15-6-4",))
        if about.event not in _LEAVING:
            continue
        for held in view.held(unit):
            source, effect = held
            if effect.kind is not EffectKind.IMMEDIATE or not view.is_in_place(unit, source, effect):
                continue
            near = next((when for when in effect.when if when.this and _is_of_event(when, about)), None)
            if near is not None and not _answers(view, held, about):
                yield Missed(held, ("15-8-5-1", *clauses_of(effect)), _missing(view, held, near, about))


def _missing(view: View, held: Held, when: When, about: Prospect) -> str:
    """Part of a trigger condition that is not met."""
    seat = held.source.seat
    cause = cause_of(view, about.by, in_battle=about.in_battle, by_digixros=about.by_digixros)
    if when.to and about.to not in when.to:
        return "destination"
    if is_cause(when, seat, cause):
        return "subject"
    if when.in_battle and not about.in_battle:
        return "only-in-battle"
    if when.outside_battle and about.in_battle:
        return "not-in-battle"
    return "not-by-own-effects" if when.except_by is Whose.YOURS and cause.seat is seat else "cause"


def _answers(view: View, held: Held, about: Prospect) -> bool:
    return any(_triggers(view, held, when, about) for when in held.effect.when)


def in_place(view: View, about: Prospect) -> Iterator[Held]:
    """The immediate effects of the field, of the revealed cards, and of other cards with a stated area (15-14)."""
    yield from _on_field(view)
    revealed = tuple(_revealed_effects(view, about))
    yield from revealed
    known = {held.source for held in revealed}
    yield from (held for held in _off_field(view) if held.source not in known)
    for seat in Seat:
        yield from _player_effects(view, seat)


def known_as(held: Held) -> str:
    """Key of an immediate effect. A keyword effect is the unit's, whatever card lies on top."""
    source = held.source
    return f"{source.unit}/{source.index}" if held.effect.keyword else source.key


def overwrites(held: Held) -> bool:
    """True if an immediate effect replaces the event with other processing."""
    return any(isinstance(part, Overwrite) for part in parts(held.effect.actions))


def meant(view: View, held: Held, about: Prospect) -> tuple[int, ...]:
    """Units and cards that an immediate effect means."""
    return tuple(ref for ref in about.refs if any(_matches(view, held, when, ref) for when in held.effect.when))


def scope_of(view: View, held: Held, about: Prospect) -> Scope:
    """Scope of an immediate effect: it may refer to those that it answers, and to the revealed card."""
    into = (about.card,) if about.card else ()
    return Scope.of(held.source, {"subject": meant(view, held, about), "into": into})


def _on_field(view: View) -> Iterator[Held]:
    for body in view.state.units.values():
        for held in view.held(body.id):
            if held.effect.kind is EffectKind.IMMEDIATE and view.is_in_place(body.id, held.source, held.effect):
                yield held


def _off_field(view: View) -> Iterator[Held]:
    """Immediate effects of cards with {Hand}, {Trash} or {Security} and lie there (15-14-2-1, 15-14-3-1, 15-14-5-1)."""
    for area in OFF_FIELD:
        for held in view.off_field(area):
            if held.effect.kind is EffectKind.IMMEDIATE and view.state.in_turn(held.source.seat, held.effect.during):
                yield held


def _player_effects(view: View, seat: Seat) -> Iterator[Held]:
    """Immediate effects that a player has been given himself (15-10-1): "the next time 1 of your Digimon would
    digivolve". They depend on no card of the field."""
    for given in view.player_gifts(seat):
        if isinstance(given.gift, Has) and given.gift.effect.kind is EffectKind.IMMEDIATE:
            by = given.source
            index = f"gained.{given.key}"
            yield Held(EffectSource(by.card, NO_UNIT, seat, index, by.kinds), given.gift.effect)


def _revealed_effects(view: View, about: Prospect) -> Iterator[Held]:
    """Effects of the revealed cards: "when this card would be played", or used; if one is digivolved into or linked,
    those that state its area ({Hand})."""
    for card in about.revealed(view):
        yield from _card_effects(view, view.state.cards[card], about.event)


def _card_effects(view: View, card: Card, event: Would) -> Iterator[Held]:
    for index, effect in _effects_of(view.state.face(card.id), card.id, event):
        source = EffectSource(card.id, NO_UNIT, card.owner, index)
        speaks = any(when.this or when.event == "digivolved-into" for when in effect.when)
        into = any(when.event == "digivolved-into" for when in effect.when)
        if effect.area is not card.area and (
            effect.area is not None or (event in ("digivolved", "linked") and not into)
        ):
            continue
        if effect.kind is EffectKind.IMMEDIATE and speaks and view.state.in_turn(source.seat, effect.during):
            yield Held(source, effect)


def _effects_of(face: Face, card: CardId, event: Would) -> Iterator[tuple[str, Effect]]:
    """The effects of a card that is not a unit, and those that its keyword effects stand for; of a DUAL card those of
    the relevant part (4-6-5-1@4.2, 4-6-6-1@4.2)."""
    if event == "used":
        for index, effect in enumerate(face.used_effects):
            yield f"{face.used_part}.{index}", effect
        if face.is_dual:
            return
    else:
        for index, effect in enumerate(face.effects):
            yield f"effects.{index}", effect
    for number, (index, keyword) in enumerate(face.printed_keywords(), 1):
        for effect in effects_of(keyword):
            yield keyword_index(keyword.name, f"{card}/effects.{index}.{number}"), effect


def _triggers(view: View, held: Held, when: When, about: Prospect) -> bool:
    if not _is_of_event(when, about):
        return False
    if when.how and when.how != about.how:
        return False
    if when.to and about.to not in when.to:
        return False
    cause = cause_of(view, about.by, in_battle=about.in_battle, by_digixros=about.by_digixros)
    if not is_cause(when, held.source.seat, cause):
        return False
    if when.origin and not any(view.state.cards[card].counted_area in when.origin for card in about.revealed(view)):
        return False
    # The card digivolved into, or the one linked.
    for wanted in (when.into, when.object):
        scope = Scope(held.source.seat, held.source.unit, held.source.card)
        if wanted is not None and not any(view.fits(card, wanted, scope) for card in about.revealed(view)):
            return False
    if when.single and len(about.refs) != 1:
        return False
    if when.event == "digivolved-into" and held.source.card not in about.revealed(view):
        return False
    if when.this and held.source.unit == NO_UNIT:
        return held.source.card in about.revealed(view)
    return any(_matches(view, held, when, ref) for ref in about.refs)


def _is_of_event(when: When, about: Prospect) -> bool:
    """True if a trigger condition is about this event: a card that would be deleted would leave."""
    also = (("left", "deleted"), ("digivolved-into", "digivolved"))
    return when.event == about.event or (when.event, about.event) in also


def _matches(view: View, held: Held, when: When, ref: int) -> bool:
    source = held.source
    if when.this and ref != (source.unit or source.card):
        return False
    if when.subject is None:
        # "When you would digivolve into this card" means whatever digivolves into it.
        return when.this or when.event == "digivolved-into"
    body = view.state.units.get(UnitId(ref))
    # 3-4-5-6: a card in the breeding area is not meant unless the effect says so.
    if body is not None and body.area not in when.subject.areas:
        return False
    scope = Scope(source.seat, source.unit, source.card)
    return view.is_among_that_fit(ref, when.subject, scope)
