"""Trigger conditions "when ..." (15-5): whether an event meets one, and which of its cards are meant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, assert_never

from msgspec.structs import replace

from judgeapp.engine.dependencies import FIELD
from judgeapp.engine.derive import Scope, View, counting_as
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import CardId, EffectSource, UnitId
from judgeapp.engine.lang import Area, Color, Filter, Happening, Property, When, Whose
from judgeapp.engine.state.state import Card, State
from judgeapp.engine.triggering.causes import cause_from, is_cause

# Events after which the unit is no more; its effects are read from before (4-13-2).
LEAVING = (EventKind.DELETED, EventKind.LEFT)

TRASHING = (EventKind.TRASHED, EventKind.STACK_TRASHED)


def meets(when: When, source: EffectSource, event: Event, now: View, then: View) -> bool:
    """True if an event meets a trigger condition of an effect. `then` is before it, `now` after."""
    if not is_event(event, when.event, now.state, then.state):
        return False
    if not is_cause(when, source.seat, cause_from(event, then, now)):
        return False
    if when.how and when.how != event.facts.get("how"):
        return False
    if when.to and event.facts.get("to") not in when.to:
        return False
    came = (*event.ids("card"), *event.ids("cards"), *event.ids("unit"))
    if event.kind is EventKind.DIGIVOLVED:
        # The others of a DNA digivolution lie under the card that it came to (8-2-3-3).
        came = event.ids("card")
    if when.origin and not any(_area_of(then.state, card) in when.origin for card in came):
        return False
    turn_of = Whose.YOURS if then.state.turn_seat is source.seat else Whose.OPPONENTS
    if when.phase and (
        when.phase_of not in (turn_of, Whose.ANY) or when.phase not in (then.state.running_phase, then.state.phase)
    ):
        return False
    if when.keyword and when.keyword != event.facts.get("by_keyword"):
        return False
    # 11-2-7-6: the target of the declaration counts, whatever it becomes.
    if when.at and when.at != ("digimon" if event.facts.get("target") else "player"):
        return False
    if when.into is not None and not any(
        known.fits(ref, when.into, Scope(source.seat, source.unit, source.card))
        for known, ref in results_seen(when, event, now, then)
    ):
        return False
    if when.same_level and not _keeps_its_level(event, now, then):
        return False
    if when.object is not None and not any(
        _is_there_and_fits(known, ref, when.object, source)
        for known, ref in objects_seen(when.event, _objects(event), now, then)
    ):
        return False
    if when.single and len(_refs(when.event, event, now.state, then.state)) != 1:
        return False
    return not _needs_subject(when) or bool(list(subjects_of(when, source, event, now, then)))


def _keeps_its_level(event: Event, now: View, then: View) -> bool:
    """True if a digivolution results in the level that one of its cards had; without a level none is the same."""
    (unit,) = event.ids("unit")
    seen = subjects_seen("digivolved", unit, event, now, then)
    levels = {known.property_of(ref, Property.LEVEL) for known, ref in seen} - {None}
    return now.property_of(unit, Property.LEVEL) in levels


def seen_otherwise(when: When, source: EffectSource, event: Event, now: View, then: View) -> Literal["", "was", "is"]:
    """Sight that keeps a digivolution from meeting a trigger condition: the digivolving card as it "was" instead of its
    result, or the result as it "is" instead of the card before. "" if neither does."""
    if meets(when, source, event, now, then):
        return ""
    if meets(when, source, event, now, now):
        return "was"
    scope = Scope(source.seat, source.unit, source.card)
    was_fitting = when.into is not None and any(then.fits(card, when.into, scope) for card in event.ids("card"))
    return "is" if was_fitting and meets(replace(when, into=None), source, event, now, then) else ""


def _objects(event: Event) -> Iterator[int]:
    """Objects of an event, beside the cards to which it happens."""
    if event.kind is EventKind.ATTACK_DECLARED:
        yield from event.ids("target")
    elif event.kind is EventKind.CHECKED:
        yield from event.ids("cards")
    elif event.kind in TRASHING:
        yield from (*event.ids("unit"), *event.ids("hosts"), *event.ids("linked_to"))
    elif event.kind in (EventKind.PLACED_UNDER, EventKind.LINKED):
        yield from event.ids("became")
    else:
        yield from event.ids("unit")


def _is_there_and_fits(known: View, ref: int, filter_: Filter, source: EffectSource) -> bool:
    scope = Scope(source.seat, source.unit, source.card)
    return _area_of(known.state, ref) in filter_.areas and known.fits(ref, filter_, scope)


# Events that each name of a trigger condition can be; others are known by their facts alone.
_CALLED: Mapping[Happening, tuple[EventKind, ...]] = {
    "attack-declared": (EventKind.ATTACK_DECLARED,),
    "battle-ended": (EventKind.BATTLE_ENDED,),
    "battle-won": (EventKind.BATTLE,),
    "blocked": (EventKind.BLOCKED,),
    "checked": (EventKind.CHECKED,),
    "deleted": (EventKind.DELETED,),
    "deleted-alone-in-battle": (EventKind.DELETED,),
    "deleted-with-sources": (EventKind.DELETED,),
    "deleted-without-dp": (EventKind.DELETED,),
    "deletes-in-battle": (EventKind.DELETED,),
    "deletes-in-battle-and-survives": (EventKind.DELETED,),
    "digivolved": (EventKind.DIGIVOLVED,),
    "digivolved-into": (),  # only what answers a digivolution that is about to happen is about it
    "drew": (EventKind.DREW,),
    "hatched": (EventKind.HATCHED,),
    "is-blocked": (EventKind.BLOCKED,),
    # A Digimon that moves to the breeding area leaves the battle area as well (4-15-1).
    "left": (*LEAVING, EventKind.MOVED),
    "linked": (EventKind.LINKED,),
    "links-trashed": (EventKind.TRASHED,),
    "memory": (EventKind.MEMORY,),
    "moved": (EventKind.MOVED,),
    "placed-in-battle": (EventKind.CARD_MOVED,),
    "placed-under": (EventKind.PLACED_UNDER,),
    "played": (EventKind.PLAYED,),
    "returned": (EventKind.CARD_MOVED,),
    "sources-added": (EventKind.PLACED_UNDER,),
    "suspended": (EventKind.SUSPENDED,),
    "switches-target": (EventKind.TARGET_SWITCHED,),
    "target-switched": (EventKind.TARGET_SWITCHED,),
    "top-card-placed": (EventKind.PLACED_UNDER,),
    "top-card-trashed": (EventKind.STACK_TRASHED,),
    # A card of the field that is trashed leaves for the trash.
    "trashed": (*TRASHING, EventKind.LEFT),
    "unsuspended": (EventKind.UNSUSPENDED,),
    "used": (EventKind.USED,),
}
_ANY = tuple(EventKind)


def events_of(name: Happening) -> tuple[EventKind, ...]:
    return _CALLED.get(name, _ANY)


def is_event(event: Event, name: Happening, after: State, before: State) -> bool:
    """True if an event matches a trigger condition's name for it."""
    kind, facts = event.kind, event.facts
    if kind not in events_of(name):
        return False
    match name:
        case (
            "attack-declared"
            | "battle-ended"
            | "blocked"
            | "checked"
            | "deleted"
            | "digivolved"
            | "drew"
            | "hatched"
            | "linked"
            | "memory"
            | "moved"
            | "placed-under"
            | "played"
            | "suspended"
            | "target-switched"
            | "unsuspended"
            | "used"
            | "is-blocked"
            | "switches-target"
            | "sources-added"
        ):
            return True
        case "deleted-alone-in-battle" | "deletes-in-battle-and-survives":
            return bool(facts.get("alone"))
        case "deleted-without-dp":
            return bool(facts.get("without_dp"))
        case "deletes-in-battle":
            return bool(facts.get("opponent"))
        case "deleted-with-sources":
            return bool(facts.get("had_sources"))
        case "deck-increased" | "hand-increased" | "security-increased" | "security-reduced":
            return bool(_transferred(name, event, after, before))
        case "trashed":
            return kind is not EventKind.LEFT or facts.get("to") == Area.TRASH.value
        case "sources-trashed":
            hosts = kind is EventKind.TRASHED and bool(event.ids("hosts"))
            return bool(facts.get("sources")) or hosts
        case "links-trashed":
            return bool(event.ids("linked_to"))
        case "left":
            return kind is not EventKind.MOVED or facts.get("to") == Area.BREEDING.value
        case "returned":
            # 15-1-9: the intended area, even if the rules of Digi-Eggs and tokens put it elsewhere.
            return facts.get("to") in (Area.HAND.value, Area.DECK.value)
        case "top-card-placed":
            return bool(facts.get("of_itself"))
        case "top-card-trashed":
            return not facts.get("sources")
        case "placed-in-battle":
            return bool(facts.get("in_battle_area"))
        case "battle-won":
            return bool(_winners(event))
        case "digivolved-into":
            return False
        case _:
            assert_never(name)


def _winners(event: Event) -> tuple[int, ...]:
    """Winner of a battle (14-2-1-1); no Security Digimon is one."""
    pair = (*event.ids("unit"), *event.ids("defender"))
    return tuple(unit for unit in pair if unit not in event.ids("loses"))


def _needs_subject(when: When) -> bool:
    return when.this or when.subject is not None or when.event.startswith("security-")


def _transferred(name: Happening, event: Event, after: State, before: State) -> tuple[int, ...]:
    """Cards of an event that are removed from an area, as they were, or added to one, as they are there."""
    changed = transfers(event, before, after)
    match name:
        case "security-reduced":
            return tuple(t.card for t in changed if t.left is Area.SECURITY)
        case "security-increased":
            return tuple(t.became for t in changed if t.reached is Area.SECURITY)
        case "deck-increased":
            return tuple(t.became for t in changed if t.reached is Area.DECK)
        case _:
            return tuple(t.became for t in changed if t.reached is Area.HAND)


def subjects_of(when: When, source: EffectSource, event: Event, now: View, then: View) -> Iterator[int]:
    """Cards of an event that a trigger condition means."""
    scope = Scope(source.seat, source.unit, source.card)
    for ref in _refs(when.event, event, now.state, then.state):
        if when.this and ref != (source.unit or source.card):
            continue
        if when.subject is not None and when.subject.other and ref in (source.unit, source.card):
            continue
        seen = subjects_seen(when.event, ref, event, now, then)
        if when.subject is None or any(
            # A used card is in no area (9-1-4).
            (when.event == "used" or _where(when.event, known.state, participant) in when.subject.areas)
            and known.is_among_that_fit(participant, when.subject, scope)
            for known, participant in seen
        ):
            yield ref


def _refs(name: Happening, event: Event, after: State, before: State) -> tuple[int, ...]:
    """Units of an event, or the cards that change their area."""
    if name in ("security-reduced", "security-increased", "hand-increased", "deck-increased"):
        return _transferred(name, event, after, before)
    if name.startswith("deletes-in-battle"):
        return event.ids("opponent")
    if name in ("is-blocked", "switches-target"):
        return event.ids("attacker")
    if name == "sources-trashed":
        return (*event.ids("unit"), *event.ids("hosts"))
    if name == "links-trashed":
        return event.ids("linked_to")
    if name == "returned":
        return event.ids("cards")
    if name == "used":
        return event.ids("became")
    if name == "battle-won":
        return _winners(event)
    if name == "trashed" and event.facts.get("of_no_area"):
        # 17-1-3-2 to 17-1-3-5: the card on top was not trashed from where it was.
        return event.ids("cards")[1:]
    if name == "trashed":
        # From the stack of a Digimon only cards are trashed: it stays.
        units = event.ids("unit") if event.kind is EventKind.LEFT else ()
        return (*units, *event.ids("cards"))
    return (*event.ids("unit"), *event.ids("units"))


def _where(name: Happening, state: State, ref: int) -> Area | None:
    """Area of a card that an event is about. 15-15-3-2: one that is trashed while it is revealed is not trashed from
    the area that it comes from, even if that has fewer cards now. The top card of a stack by itself is in none."""
    card = state.cards.get(CardId(ref)) if name == "trashed" else None
    if card is None:
        return _area_of(state, ref)
    return None if card.unit and card.area in FIELD else area_left(state, card)


def area_left(state: State, card: Card) -> Area:
    """Area a card is trashed from: none for a revealed one (15-15-3-2), nor for one looked at if an edition says so."""
    if not state.plays(EditionFact.SHOWN_IS_NOT_THERE):
        return card.area
    looked_at = any(card.id in frame.numbers("looking") for frame in state.frames)
    return Area.NOWHERE if looked_at else card.area


def _area_of(state: State, ref: int) -> Area | None:
    if ref in state.units:
        return state.units[UnitId(ref)].area
    card = state.cards.get(CardId(ref))
    return card.counted_area if card else None


class Transfer(NamedTuple):
    """Card that changes its area: as it was, as it became, the area it left, and where it is now. A card only shown has
    changed no area (15-15-3-2)."""

    card: int
    became: int
    left: Area
    reached: Area


def transfers(event: Event, before: State, after: State) -> Iterator[Transfer]:
    """Transfers that an event is, whatever it is called: a card that is played from the security stack is removed from
    it too (15-5-1). The actual area counts, by the rules of Digi-Eggs and tokens, not the intended one (15-1-10)."""
    became = event.ids("became")
    if not became:
        return
    left, to = event.facts.get("from"), event.facts.get("to")
    known = left if isinstance(left, tuple) else ()
    for index, (old, new) in enumerate(zip(event.ids("cards") or event.ids("card"), became, strict=False)):
        was, now = before.cards.get(CardId(old)), after.cards.get(CardId(new))
        # In one step a card can go on at once: then the event alone says from where, or to where.
        origin = was.counted_area if was is not None else Area(str(known[index])) if index < len(known) else None
        end = now.counted_area if now is not None else Area(to) if isinstance(to, str) else None
        if origin is not None and end is not None and origin is not end:
            yield Transfer(old, new, origin, end)


# Participants of an event: its subject, its object, and the card digivolved into. Each is the Digimon, Tamer or card as
# it was right before the event or as it is right after it. One that is still there is seen after it, with all that
# effects give it from then on: an attacking Digimon with all it has for being suspended (official answer Q6262 of
# 2026-05-08), a played one as its own effects make it. One that has left or lost something is seen before it, as an
# effect that triggers on it refers to it (15-8-3-9-4).


class Sight(NamedTuple):
    """Moment at which a participant is seen, and the grounds: clauses and official answers."""

    at: Literal["before", "after"]
    grounds: tuple[str, ...]


def _before(*grounds: str) -> Sight:
    return Sight("before", grounds)


def _after(*grounds: str) -> Sight:
    return Sight("after", grounds)


# Sight of the cards and players concerned.
SUBJECTS: Mapping[Happening, Sight] = {
    "attack-declared": _after("15-5-1", "Q6262", "Q1367"),
    "battle-ended": _after("14-2-5"),
    "battle-won": _after("14-2-1-1"),
    "blocked": _after("12-1-7-1", "Q6262"),  # it suspends as it blocks
    "checked": _after("13-1-5"),
    "deck-increased": _after("15-1-10", "Q6949"),
    "deleted": _before("4-13-2", "15-8-3-9-4", "Q4551"),
    "deleted-alone-in-battle": _before("4-13-2", "15-8-3-9-4"),
    "deleted-with-sources": _before("4-13-2", "15-8-3-9-4"),
    "deleted-without-dp": _before("4-13-2", "15-8-3-9-4"),
    "deletes-in-battle": _before("14-2-1"),  # what deletes may be deleted at the same time
    "deletes-in-battle-and-survives": _before("14-2-1"),
    # A unit digivolves as it is: a Tamer that no requirement calls a Digimon is not one (Q2755 of 2026-06-19). In DNA
    # digivolution the stacked Digimon digivolve, not the one they become (8-2-1, 8-2-2-5).
    "digivolved": _before("8-1-1", "8-2-2-5", "Q2755", "Q4634"),
    "digivolved-into": _before("8-1-2-5"),
    "drew": _after("4-12-1"),
    "hand-increased": _after("15-1-10"),
    "hatched": _after("4-16-1"),
    "is-blocked": _after("12-1-1"),
    "left": _before("15-8-3-9-4"),
    "linked": _after("15-5-3", "Q6372"),  # with what the link card gives it
    "links-trashed": _before("4-14-2"),  # as it was when the card was its link card
    "memory": _after("4-1-1"),
    "moved": _after("3-4-5-3", "Q5010"),  # with what counts in the battle area only
    "placed-in-battle": _after("3-4-3"),
    "placed-under": _after("15-5-3"),  # with what the placed card gives it, as the example says
    "played": _after("15-16-2-1", "Q3677"),
    "returned": _before("15-8-3-9-4"),
    "security-increased": _after("15-1-10"),
    "security-reduced": _before("15-8-3-9-4"),
    "sources-added": _after("15-5-3"),
    "sources-trashed": _before("4-14-2"),  # as it was when the card lay under it
    "suspended": _after("15-5-1", "Q6262"),
    "switches-target": _after("11-2-7-2"),
    "target-switched": _after("11-2-7-2"),
    # top-card-placed, top-card-trashed: as it was with that card on top
    "top-card-placed": _before("4-5-6"),
    "top-card-trashed": _before("4-5-6"),
    "trashed": _before("4-14-2"),
    "unsuspended": _after("15-5-1", "Q6262"),
    "used": _after("9-1-4"),
}

# What the subject does it to, or with.
OBJECTS: Mapping[Happening, Sight] = {
    "attack-declared": _after("11-2-7-6", "Q6262", "Q2816"),  # as the attacker is seen
    "checked": _before("13-1-5"),  # the security card as it lay
    "deletes-in-battle": _before("4-13-2", "15-8-3-9-4"),
    "deletes-in-battle-and-survives": _before("4-13-2", "15-8-3-9-4"),
    "is-blocked": _after("12-1-7-1"),
    "linked": _after("10-1-2-2"),
    "placed-under": _after("4-5-4"),
    "sources-added": _after("4-5-4"),
    "trashed": _before("4-14-2"),  # under or at what the card was
}

# Result of a digivolution: the Digimon with all that it has at once (15-8-2-2), as "[X] is played" sees it. A card with
# a stated area, "into a red Digimon card in your hand", is that card as it lay there.
INTO = _after("8-1-1", "15-8-2-2")
INTO_CARD = _before("8-1-3-1", "Q4314")


def subjects_seen(name: Happening, ref: int, event: Event, now: View, then: View) -> Iterator[tuple[View, int]]:
    """A card to which an event happens, as a trigger condition sees it: one is enough; of DNA digivolution, those that
    became one."""
    if SUBJECTS[name].at == "after":
        yield now, ref
    elif name == "digivolved" and ref not in then.state.units:
        stacked = tuple(material for material in event.ids("materials") if material in then.state.units)
        yield from ((then, material) for material in stacked)
        if not stacked:
            yield now, ref
    else:
        yield _as_it_digivolves(event, ref, then), ref


def _as_it_digivolves(event: Event, ref: int, then: View) -> View:
    """View of a card that digivolved as a Digimon of some level, in which it is one."""
    level = event.facts.get("as_level")
    if not isinstance(level, int):
        return then
    colors = event.facts.get("as_colors")
    return counting_as(
        then, UnitId(ref), level, tuple(map(Color, map(str, colors))) if isinstance(colors, tuple) else ()
    )


def objects_seen(name: Happening, refs: Iterator[int], now: View, then: View) -> Iterator[tuple[View, int]]:
    """Objects of an event as a trigger condition sees them."""
    known = now if OBJECTS[name].at == "after" else then
    return ((known, ref) for ref in refs)


def results_seen(when: When, event: Event, now: View, then: View) -> Iterator[tuple[View, int]]:
    """Results of a digivolution as a trigger condition sees them: the Digimon, or the card if its area is stated."""
    if when.origin:
        return ((then, card) for card in event.ids("card") if card in then.state.cards)
    return ((now, unit) for unit in event.ids("unit") if unit in now.state.units)
