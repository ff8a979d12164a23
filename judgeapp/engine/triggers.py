"""Which effects trigger on what happened (15-4-2, 15-5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from judgeapp.engine.causes import is_cause
from judgeapp.engine.derive import (
    Held,
    Scope,
    View,
    counted_name,
    frozen_name,
    is_of_own_stack,
    referred,
    trigger_name,
    view,
)
from judgeapp.engine.events import Event, Fact, What
from judgeapp.engine.identity import NO_CARD, NO_UNIT, CardId, Seat, Source, UnitId
from judgeapp.engine.lang import (
    Area,
    CameAbout,
    Count,
    Effect,
    EffectKind,
    Exists,
    Filter,
    Is,
    Kinds,
    Named,
    Property,
    PropertyOf,
    Timing,
    Turn,
    When,
    parts,
)
from judgeapp.engine.reasons import OF_AREA
from judgeapp.engine.state import Occurrence, State, replace

# The events that the timings of 15-16 stand for, when they happen to the card itself.
_OWN_TIMINGS = {
    What.PLAYED: Timing.ON_PLAY,  # 15-16-2-1
    What.DIGIVOLVED: Timing.WHEN_DIGIVOLVING,  # 15-16-3-1
    What.DELETED: Timing.ON_DELETION,  # 15-16-4-1
    What.ATTACK_DECLARED: Timing.WHEN_ATTACKING,  # 15-16-5-1
    What.MOVED: Timing.WHEN_MOVING,  # 15-16-16-1
}
# All events that a timing can be of.
_TIMED = frozenset((*_OWN_TIMINGS, What.LINKED, What.PHASE_BEGAN, What.ATTACK_ENDED))
# Events after which the unit is no more; its effects are read from before (4-13-2).
LEAVING = (What.DELETED, What.LEFT)


class Match(NamedTuple):
    """Why an effect triggers: an event, which of the cards it means, how often its condition
    is met at the same time, and by which effect timing."""

    event: Event
    subjects: tuple[int, ...]
    times: int = 1
    timing: Timing | None = None


def triggered(
    before: State, after: State, events: Sequence[Event], first_id: int
) -> tuple[Occurrence, ...]:
    """The occurrences that events bring about. All events happened at the same time, so one
    trigger condition triggers once (15-5-2)."""
    if not any(e.what in CHANGING for e in events):
        return ()
    found: list[Occurrence] = []
    for held, match, host in _matches(before, after, events):
        facts = _facts(before if match.event.what in LEAVING else after, match)
        source = held.source
        facts |= _how_it_came_about(before, after, held, match)
        if match.event.what in LEAVING:
            facts |= _last_known(view(before), held, match)
            if match.timing and view(before).silencing(source.unit, match.timing):
                facts["silenced"] = (1,)
        if _has_left(held, after):
            source = view(before).with_kinds(source)
        found.append(
            Occurrence(
                id=first_id + len(found),
                host=host,
                source=source,
                effect=held.effect,
                cause=match.event.number,
                facts=facts,
                timing=match.timing.value if match.timing else "",
                rules=_rules(before, after, held, match),
                name=after.name_of(held.source) or before.name_of(held.source),
            )
        )
    return tuple(found)


CHANGING = frozenset(What) - {
    What.TRIGGERED, What.ACTIVATED, What.NOT_ACTIVATED, What.RESOLVED, What.CHOSEN,
    What.RULE_CHECK, What.TIMING, What.WAITING, What.BECAME_ACTIVE, What.BECAME_INACTIVE,
    What.CONDITION_MET, What.MEANT, What.UNSETTLED,
}  # fmt: skip


def _matches(
    before: State, after: State, events: Sequence[Event]
) -> Iterator[tuple[Held, Match, CardId]]:
    now, then = view(after), view(before)
    for held in triggering(now):
        if found := _first_match(held, now, then, events):
            # 15-3-3: an inherited effect that speaks of "this card" is that card's own.
            own = is_of_its_card(held)
            yield held, found, held.source.card if own else after.units[held.source.unit].top
    for held in _off_field(now):
        if found := _first_match(held, now, then, events):
            yield held, found, held.source.card
    # What has left triggers too, from where it was (4-13-2), and waits where it went.
    for event in events:
        if event.what not in LEAVING:
            continue
        for unit in map(UnitId, event.ids("unit")):
            for held in then.held(unit):
                # What it does itself in the battle in which it is deleted it does as well.
                its = [e for e in events if e is event or unit in e.ids("opponent")]
                if _may_trigger(held, then) and (found := _first_match(held, then, then, its)):
                    yield held, found, _where_it_went(then, held, event)
    yield from _trashed(then, events)


def _trashed(then: View, events: Sequence[Event]) -> Iterator[tuple[Held, Match, CardId]]:
    """4-14-2: what triggers when its card is trashed triggers where the card was, and waits in
    the trash."""
    for event in events:
        if event.what not in _TRASHING:
            continue
        became = dict(zip(event.ids("cards"), event.ids("became"), strict=False))
        for old, new in became.items():
            for held, area in _of_trashed(then, CardId(old)):
                in_turn = then.state.in_turn(held.source.seat, held.effect.during)
                if (
                    in_turn
                    and any(area in when.origin or held.effect.area for when in held.effect.when)
                    and (found := _first_match(held, then, then, [event]))
                ):
                    source = replace(held.source, card=CardId(new))
                    yield Held(source, held.effect), found, CardId(new)


_TRASHING = (What.TRASHED, What.STACK_TRASHED)


def _of_trashed(then: View, card: CardId) -> Iterator[tuple[Held, Area]]:
    """The effects of a card that is trashed that may speak of that, and where it was: its
    inherited effects if it was under another, its link effects if it was linked to one, else
    those of its text."""
    held = then.state.cards[card]
    area, face = held.shown_from or held.area, then.state.face(card)
    part = {Area.UNDER: "inherited", Area.LINK: "link_effects"}.get(area, "effects")
    for index, effect in enumerate(getattr(face, part)):
        speaks = any(when.event == "trashed" and when.this for when in effect.when)
        if speaks and effect.kind is EffectKind.TRIGGER and effect.area in (None, area):
            yield Held(Source(card, NO_UNIT, held.owner, f"{part}.{index}"), effect), area


def is_of_its_card(held: Held) -> bool:
    """15-3-3: whether an inherited effect speaks of "this card"; then the digivolution card
    itself triggers and activates it."""
    return held.source.index.startswith("inherited") and any(
        isinstance(part, Named) and part.name == "this-card" for part in parts(held.effect)
    )


def _where_it_went(then: View, held: Held, event: Event) -> CardId:
    """The new card that waits for an effect of a card that has left (15-8-3-5); of a token the
    card that is out of the game."""
    body = then.state.units[held.source.unit]
    became = (*event.ids("top_became"), *event.ids("rest"))
    if is_of_its_card(held):
        place = (*body.stack, *body.links).index(held.source.card)
        return CardId(became[place]) if place < len(became) else NO_CARD
    return CardId(became[0]) if became else NO_CARD


def triggering(now: View) -> tuple[Held, ...]:
    """The trigger-type effects on the field that can trigger now."""
    return now.once(_on_field)


def _on_field(now: View) -> tuple[Held, ...]:
    return tuple(
        held
        for unit in now.state.units
        for held in now.triggers(UnitId(unit))
        if _may_trigger(held, now)
    )


def _off_field(now: View) -> Iterator[Held]:
    """Effects that say {Hand}, {Trash} or {Security} (15-14)."""
    for area in (Area.HAND, Area.TRASH, Area.SECURITY):
        for held in now.off_field(area):
            if held.effect.kind is EffectKind.TRIGGER and now.state.in_turn(
                held.source.seat, held.effect.during
            ):
                yield held


def _may_trigger(held: Held, now: View) -> bool:
    effect = held.effect
    if effect.kind is not EffectKind.TRIGGER or held.source.unit not in now.state.units:
        return False
    unit = now.state.units[held.source.unit]
    return unit.area is (effect.area or Area.BATTLE) and now.state.in_turn(
        held.source.seat, effect.during
    )


def _first_match(held: Held, now: View, then: View, events: Sequence[Event]) -> Match | None:
    """The event that an effect triggers on, and all that it happened to."""
    source, effect = held
    if effect.timings and (timed := [e for e in events if e.what in _TIMED]):
        timings = now.timings(held)
        for event in timed:
            if timing := _by_timing(timings, source, event):
                return Match(event, (source.unit,), 1, timing)
    for when in effect.when:
        met = [e for e in events if _meets(when, source, e, now, then)]
        if met:
            subjects = tuple(i for e in met for i in _subjects(when, source, e, now, then))
            return Match(met[0], subjects, max(len(met), len(subjects)))
    return None


def _by_timing(timings: Collection[Timing], source: Source, event: Event) -> Timing | None:
    """The timing of an effect that an event is."""
    own = _OWN_TIMINGS.get(event.what)
    if own is not None and own in timings and not event.facts.get("mute"):
        return own if source.unit in event.ids("unit") else None
    if event.what is What.LINKED and Timing.WHEN_LINKING in timings:
        # 15-16-6-1: the card that has the effect becomes a link card.
        return Timing.WHEN_LINKING if source.card in event.ids("became") else None
    if event.what is What.PHASE_BEGAN:
        return next((t for t in _of_phase(event, source.seat) if t in timings), None)
    if event.what is What.ATTACK_ENDED and Timing.END_OF_ATTACK in timings:
        return Timing.END_OF_ATTACK if source.unit in event.ids("unit") else None
    return None


def _rules(before: State, after: State, held: Held, match: Match) -> tuple[str, ...]:
    """What the rules say of this triggering besides that it is one."""
    rules = ["15-5-1", "15-8-3-1", "15-8-3-3", *_of_timing(match), *icons(held.effect)]
    waiting = (*after.fresh, *(o for b in after.batches for o in b.occurrences))
    if any(o.source.key == held.source.key for o in waiting):
        rules.append("15-4-2-4")
    if match.times > 1:
        rules.append("15-5-2")
    if held.source.index.startswith("link_effects"):
        rules += ["4-2-6", "2-3-12-6"]
    if held.source.unit == NO_UNIT:
        if match.event.what is What.TRASHED and held.source.card in match.event.ids("became"):
            rules.append("4-14-2")
        return tuple(rules)
    if _has_left(held, after):
        rules += ["4-13-2", "15-8-3-5"]
        if is_of_its_card(held):
            rules.append("15-3-3")
    elif held.source not in [h.source for h in view(before).held(held.source.unit)]:
        rules.append("15-5-3")
    if match.timing in _END_OF_TURN:
        rules.append("15-8-3-6")
    return tuple(rules)


# The timings that trigger by themselves, each where the rules tell of it.
OF_TIMING: Mapping[Timing, str] = {
    Timing.ON_PLAY: "15-16-2-1",
    Timing.WHEN_DIGIVOLVING: "15-16-3-1",
    Timing.ON_DELETION: "15-16-4-1",
    Timing.WHEN_ATTACKING: "15-16-5-1",
    Timing.WHEN_LINKING: "15-16-6-1",
    Timing.START_OF_YOUR_TURN: "15-16-11-1",
    Timing.START_OF_OPPONENTS_TURN: "15-16-11-2",
    Timing.END_OF_YOUR_TURN: "15-16-12-1",
    Timing.END_OF_OPPONENTS_TURN: "15-16-12-2",
    Timing.END_OF_ALL_TURNS: "15-16-12-3",
    Timing.START_OF_YOUR_MAIN_PHASE: "15-16-13-1",
    Timing.START_OF_OPPONENTS_MAIN_PHASE: "15-16-13-2",
    Timing.END_OF_ATTACK: "15-16-15-1",
    Timing.WHEN_MOVING: "15-16-16-1",
}


def _of_timing(match: Match) -> tuple[str, ...]:
    clause = OF_TIMING.get(match.timing) if match.timing else None
    return (clause,) if clause else ()


def icons(effect: Effect) -> tuple[str, ...]:
    """What the rules say of the icons of an effect: the turns in which it works (15-16-8,
    15-16-9) and the area of its card (15-14-2 to 15-14-5)."""
    clauses = []
    if effect.during is not Turn.ALL:
        clauses.append("15-16-8-1")
    elif effect.when or effect.gifts:
        clauses.append("15-16-9-1")
    if effect.area in OF_AREA:
        clauses.append(OF_AREA[effect.area])
    return tuple(clauses)


_END_OF_TURN = (
    Timing.END_OF_YOUR_TURN, Timing.END_OF_OPPONENTS_TURN, Timing.END_OF_ALL_TURNS,
)  # fmt: skip


def _has_left(held: Held, after: State) -> bool:
    """Whether the unit that had the effect is no more."""
    return held.source.unit != NO_UNIT and held.source.unit not in after.units


def _last_known(then: View, held: Held, match: Match) -> dict[str, tuple[int, ...]]:
    """15-8-3-9-4: what is asked about a card that has left is answered as it was when it left:
    whether it fits a condition, and its numbers."""
    source = held.source
    names = {"subject": match.subjects, "opponent": match.event.ids("opponent")}
    scope = Scope(source.seat, source.unit, source.card, names)
    meant = {"this": source.unit, "subject": next(iter(match.subjects), 0)}
    gone = [name for name, unit in meant.items() if unit in match.event.ids("unit")]
    asked = [
        part for part in parts((held.effect.condition, held.effect.actions))
        if isinstance(part, Is | PropertyOf) and referred(part.card, scope) in gone
    ]  # fmt: skip
    known: dict[str, tuple[int, ...]] = {}
    for part in asked:
        if isinstance(part, Is):
            known[frozen_name(part, scope)] = (1,) if then.holds(part, scope) else ()
            continue
        card = referred(part.card, scope)
        if (value := then.property_of(meant[card], part.property)) is not None:
            known[f"{card}.{part.property.value}"] = (value,)
    return known | _stack_then(then, held, scope) if "this" in gone else known


def _stack_then(then: View, held: Held, scope: Scope) -> dict[str, tuple[int, ...]]:
    """How many cards of a kind were under the unit that has left, or linked to it, as far as its
    effect asks for them."""
    known: dict[str, tuple[int, ...]] = {}
    for part in parts((held.effect.condition, held.effect.actions)):
        if isinstance(part, Exists | Count) and is_of_own_stack(part.of):
            known[counted_name(part.of)] = (then.count(part.of, scope),)
        elif isinstance(part, Kinds) and is_of_own_stack(part.of):
            known[counted_name(part.of, part.by)] = (then.kinds(part.by, part.of, scope),)
    return known


def _how_it_came_about(
    before: State, after: State, held: Held, match: Match
) -> dict[str, tuple[int, ...]]:
    """What the effect asks about how its trigger came about."""
    then = view(before)
    now = then if match.event.what in LEAVING else view(after)
    asked = (
        part
        for part in parts((held.effect.condition, held.effect.actions))
        if isinstance(part, CameAbout)
    )
    return {
        trigger_name(one): (1,)
        for one in asked
        if _meets(one.when, held.source, match.event, now, then)
    }


def _of_phase(event: Event, seat: Seat) -> Iterator[Timing]:
    """The timings that a phase is for the effects of a player (15-16-11 to 15-16-13)."""
    yours = event.facts.get("seat") == seat.value
    phase = event.facts.get("phase")
    if phase == "unsuspend":
        yield Timing.START_OF_YOUR_TURN if yours else Timing.START_OF_OPPONENTS_TURN
    elif phase == "main":
        yield Timing.START_OF_YOUR_MAIN_PHASE if yours else Timing.START_OF_OPPONENTS_MAIN_PHASE
    elif phase == "end":
        yield Timing.END_OF_ALL_TURNS
        yield Timing.END_OF_YOUR_TURN if yours else Timing.END_OF_OPPONENTS_TURN


def _meets(when: When, source: Source, event: Event, now: View, then: View) -> bool:
    if not is_event(event, when.event):
        return False
    by = event.facts.get("by_seat")
    if not is_cause(
        when, source.seat, Seat(str(by)) if by else None,
        in_battle=bool(event.facts.get("in_battle")),
    ):  # fmt: skip
        return False
    if when.how and when.how != event.facts.get("how"):
        return False
    became = event.ids("became")
    came = (*event.ids("card"), *event.ids("cards"), *event.ids("unit"))
    if event.what is What.DIGIVOLVED:
        # The others of a DNA digivolution lie under the card that it came to (8-2-3-3).
        became, came = became[:1], event.ids("card")
    if when.origin and not any(_area_of(then.state, card) in when.origin for card in came):
        return False
    if when.phase and (when.phase, source.seat) != (then.state.phase.value, then.state.turn_seat):
        return False
    if when.keyword and when.keyword != event.facts.get("by_keyword"):
        return False
    # 11-2-7-6: the target of the declaration counts, whatever it becomes.
    if when.at and when.at != ("digimon" if event.facts.get("target") else "player"):
        return False
    if when.into is not None and not any(
        now.fits(card, when.into, Scope(source.seat, source.unit, source.card))
        for card in became
        if card in now.state.cards
    ):
        return False
    if when.object is not None and not any(
        _is_there_and_fits(known, ref, when.object, source)
        for known, ref in _objects(event, now, then)
    ):
        return False
    if when.single and len(list(_subjects(when, source, event, now, then))) != 1:
        return False
    return not _needs_subject(when) or bool(list(_subjects(when, source, event, now, then)))


def _objects(event: Event, now: View, then: View) -> Iterator[tuple[View, int]]:
    """What something is done to or with beside what it happens to."""
    if event.what is What.ATTACK_DECLARED:
        yield from ((then, ref) for ref in event.ids("target"))
    elif event.what is What.CHECKED:
        yield from ((then, ref) for ref in event.ids("cards"))
    elif event.what in _TRASHING:
        hosts = (*event.ids("unit"), *event.ids("hosts"), *event.ids("linked_to"))
        yield from ((then, ref) for ref in hosts)
    elif event.what in (What.PLACED_UNDER, What.LINKED):
        yield from ((now, ref) for ref in event.ids("became"))
    else:
        yield from ((then, ref) for ref in event.ids("unit"))


def _is_there_and_fits(known: View, ref: int, of: Filter, source: Source) -> bool:
    scope = Scope(source.seat, source.unit, source.card)
    return _area_of(known.state, ref) in of.areas and known.fits(ref, of, scope)


# What a trigger condition calls by a name that is no kind of event itself.
NAMES = frozenset(
    (
        "deleted-alone-in-battle", "deleted-with-sources", "deleted-without-dp",
        "deletes-in-battle", "deletes-in-battle-and-survives", "hand-increased", "is-blocked",
        "left", "links-trashed", "placed-in-battle",
        "security-increased", "security-reduced", "sources-added", "sources-trashed",
        "switches-target", "top-card-placed",
    )
)  # fmt: skip


def is_event(event: Event, name: str) -> bool:
    """Whether an event is what a trigger condition calls by a name."""
    if name in ("deleted-alone-in-battle", "deletes-in-battle-and-survives"):
        return event.what is What.DELETED and bool(event.facts.get("alone"))
    if name == "deleted-without-dp":
        return event.what is What.DELETED and bool(event.facts.get("without_dp"))
    if name == "deletes-in-battle":
        return event.what is What.DELETED and bool(event.facts.get("opponent"))
    if name == "is-blocked":
        return event.what is What.BLOCKED
    if name == "switches-target":
        return event.what is What.TARGET_SWITCHED
    if name == "hand-increased":
        return event.facts.get("to") == Area.HAND.value
    if name == "trashed":
        # A card of the field that is trashed leaves for the trash.
        return event.what in _TRASHING or (
            event.what is What.LEFT and event.facts.get("to") == Area.TRASH.value
        )
    if name == "sources-trashed":
        return bool(event.facts.get("sources")) or (
            event.what is What.TRASHED and bool(event.ids("hosts"))
        )
    if name == "links-trashed":
        return event.what is What.TRASHED and bool(event.ids("linked_to"))
    if name == "left":
        # Who moves to the breeding area leaves the battle area as well (4-15-1).
        return event.what in LEAVING or (
            event.what is What.MOVED and event.facts.get("to") == Area.BREEDING.value
        )
    if name == "deleted-with-sources":
        return event.what is What.DELETED and bool(event.facts.get("had_sources"))
    if name == "security-reduced":
        return Area.SECURITY.value in _from(event) and event.facts.get("to") != Area.SECURITY.value
    if name == "security-increased":
        return event.facts.get("to") == Area.SECURITY.value
    if name == "sources-added":
        return event.what is What.PLACED_UNDER
    if name == "top-card-placed":
        return event.what is What.PLACED_UNDER and bool(event.facts.get("of_itself"))
    if name == "placed-in-battle":
        return event.what is What.CARD_MOVED and bool(event.facts.get("in_battle_area"))
    if name == "battle-won":
        return event.what is What.BATTLE and bool(_winners(event))
    return event.what.value == name


def _winners(event: Event) -> tuple[int, ...]:
    """The Digimon that wins a battle (14-2-1-1); a Security Digimon that does is none."""
    pair = (*event.ids("unit"), *event.ids("defender"))
    return tuple(unit for unit in pair if unit not in event.ids("loses"))


def _needs_subject(when: When) -> bool:
    return when.this or when.subject is not None or when.event.startswith("security-")


def _from(event: Event) -> tuple[Fact, ...]:
    came = event.facts.get("from", ())
    return came if isinstance(came, tuple) else (came,)


def _subjects(when: When, source: Source, event: Event, now: View, then: View) -> Iterator[int]:
    """Those of the cards an event is about that a trigger condition means. What has left is
    seen as it was before."""
    left = event.what in LEAVING or when.event in ("left", "security-reduced", "trashed")
    known = then if left else now
    scope = Scope(source.seat, source.unit, source.card)
    for ref in _refs(when.event, event, now.state):
        if when.this and ref != (source.unit or source.card):
            continue
        if when.subject is None or (
            # A used card is in no area (9-1-4).
            (when.event == "used" or _area_of(known.state, ref) in when.subject.areas)
            and known.fits(ref, when.subject, scope)
        ):
            yield ref


def _refs(name: str, event: Event, after: State) -> tuple[int, ...]:
    """The units that an event is about, or the cards of a change of the security stack."""
    if name == "security-reduced":
        return event.ids("cards")
    if name.startswith("deletes-in-battle"):
        return event.ids("opponent")
    if name in ("is-blocked", "switches-target"):
        return event.ids("attacker")
    if name == "sources-trashed":
        return (*event.ids("unit"), *event.ids("hosts"))
    if name == "links-trashed":
        return event.ids("linked_to")
    if name == "hand-increased":
        return tuple(r for r in event.ids("became") if _area_of(after, r) is Area.HAND)
    if name == "used":
        return event.ids("became")
    if name == "battle-won":
        return _winners(event)
    if name == "security-increased":
        # 15-1-10: a card that went elsewhere by the rules of Digi-Eggs and tokens adds nothing.
        return tuple(r for r in event.ids("became") if _area_of(after, r) is Area.SECURITY)
    if name == "trashed":
        return (*event.ids("unit"), *event.ids("units"), *event.ids("cards"))
    return (*event.ids("unit"), *event.ids("units"))


def _area_of(state: State, ref: int) -> Area | None:
    if ref in state.units:
        return state.units[UnitId(ref)].area
    card = state.cards.get(CardId(ref))
    # 15-15-3-3: a revealed card counts for the area that it comes from.
    return (card.shown_from or card.area) if card else None


def _facts(state: State, match: Match) -> dict[str, tuple[int, ...]]:
    """What the effect may ask about its trigger, frozen as it was then (15-8-3-8)."""
    event, ids = match.event, match.subjects
    facts: dict[str, tuple[int, ...]] = {"subject": ids}
    known = view(state)
    for of in Property:
        values = [known.property_of(i, of) for i in ids if i in state.units]
        if values and values[0] is not None:
            facts[f"subject.{of.value}"] = (values[0],)
    if opponent := event.ids("opponent"):
        facts["opponent"] = opponent
    if how := event.facts.get("how"):
        facts[f"how.{how}"] = (1,)
    return facts
