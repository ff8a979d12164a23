"""Effects that trigger on events (15-4-2, 15-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal, NamedTuple

from judgeapp.engine.dependencies import OFF_FIELD, cached_for_effect
from judgeapp.engine.derive import (
    Held,
    Scope,
    View,
    asked_of_its_face,
    counted_name,
    counted_with,
    frozen_answers,
    referred,
    trigger_name,
)
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import NO_CARD, NO_UNIT, CardId, EffectSource, UnitId
from judgeapp.engine.lang import (
    AlsoTiming,
    Area,
    CameAbout,
    Count,
    Effect,
    EffectKind,
    Exists,
    Is,
    Kinds,
    Named,
    Property,
    PropertyOf,
    Timing,
    parts,
)
from judgeapp.engine.state.state import Occurrence, State, Unit, replace
from judgeapp.engine.triggering.timings import END_OF_TURN, OF_TIMING, TIMED, attack_asked, by_timing, event_of, icons
from judgeapp.engine.triggering.trigger_conditions import (
    LEAVING,
    TRASHING,
    area_left,
    events_of,
    meets,
    seen_otherwise,
    subjects_of,
)


class Match(NamedTuple):
    """Reason why an effect triggers: an event, the cards that it means, how often its condition is met at that moment,
    and the effect timing."""

    event: Event
    subjects: tuple[int, ...]
    times: int = 1
    timing: Timing | None = None


def triggered(now: View, then: View, events: Sequence[Event], first_id: int) -> tuple[Occurrence, ...]:
    """Occurrences that events cause. All happened at the same time, so one trigger condition triggers once (15-5-2)."""
    before, after = then.state, now.state
    occurrences: list[Occurrence] = []
    for held, match, host in _matches(now, then, events):
        facts = _facts(then if match.event.kind in LEAVING else now, match)
        source = held.source
        facts |= _trigger_answers(now, then, held, match)
        if gone := _gone(after, held, match):
            facts |= _last_known(then, held, match, gone)
            facts["subject"] = _current_refs(after, events, match.subjects)
        silenced = match.event.kind in LEAVING and match.timing
        if silenced and then.silencing(source.unit, silenced):
            facts["silenced"] = (1,)
        facts |= _as_it_lay(then, held, match)
        if _has_left(held, after):
            source = then.with_kinds(source)
        occurrences.append(
            Occurrence(
                id=first_id + len(occurrences),
                host=host,
                source=source,
                effect=held.effect,
                cause=match.event.number,
                facts=facts,
                timing=match.timing.value if match.timing else "",
                rules=_rules(now, then, held, match),
                name=after.source_label(held.source) or before.label(source.card) or before.source_label(held.source),
            )
        )
    return tuple(occurrences)


class NearMiss(NamedTuple):
    """An effect that does not trigger on an event as one might expect, and the clauses by which it does not."""

    held: Held
    event: Event
    clauses: tuple[str, ...]
    # The reason: the digivolving card is seen as it "was", or the result as it "is".
    seen: Literal["was", "is"] | None = None


def seen_at_another_time(now: View, then: View, events: Sequence[Event]) -> Iterator[NearMiss]:
    """Effects that would trigger if the digivolving card or its result were seen at another time (15-8-3-4)."""
    digivolved = [event for event in events if event.kind is EventKind.DIGIVOLVED]
    for held in _awaiting(now, digivolved):
        if _first_match(held, now, then, events) is not None:
            continue
        for when, event in product(held.effect.when, digivolved):
            if seen := seen_otherwise(when, held.source, event, now, then):
                yield NearMiss(held, event, ("15-8-3-4",), seen)
                break


def withheld(now: View, then: View, events: Sequence[Event]) -> Iterator[NearMiss]:
    """Effects that a unit would have if their giver affected it (15-15-6-4)."""
    for some in now.withheld().values():
        for held in some:
            if _may_trigger(held, now) and (match := _first_match(held, now, then, events)):
                yield NearMiss(held, match.event, ("15-15-6-4",))


def unanswered(then: View, events: Sequence[Event]) -> Iterator[NearMiss]:
    """Effects of units that leave: those that they would have if their giver affected them (15-15-6-4), and those that
    answer the leaving of others, which leave with them (3-1-3-3)."""
    leaving = [event for event in events if event.kind in LEAVING]
    for event in leaving:
        for unit in map(UnitId, event.ids("unit")):
            others = [other for other in leaving if unit not in other.ids("unit")]
            for held in then.withheld().get(unit, ()):
                if _may_trigger(held, then) and (match := _first_match(held, then, then, [event])):
                    yield NearMiss(held, match.event, ("15-15-6-4",))
            for held in then.held(unit) if others else ():
                if (
                    _may_trigger(held, then)
                    and (match := _first_match(held, then, then, others))
                    and not _first_match(held, then, then, [event])
                ):
                    yield NearMiss(held, match.event, ("3-1-3-3", "4-13-2"))


CHANGING = frozenset(EventKind) - {
    EventKind.TRIGGERED,
    EventKind.ACTIVATED,
    EventKind.NOT_ACTIVATED,
    EventKind.RESOLVED,
    EventKind.CHOSEN,
    EventKind.RULE_CHECK,
    EventKind.TIMING,
    EventKind.WAITING,
    EventKind.BECAME_ACTIVE,
    EventKind.BECAME_INACTIVE,
    EventKind.CONDITION_MET,
    EventKind.MEANT,
    EventKind.UNSETTLED,
    EventKind.UNREAD,
}


def _matches(now: View, then: View, events: Sequence[Event]) -> Iterator[tuple[Held, Match, CardId]]:
    for held in _awaiting(now, events):
        if match := _first_match(held, now, then, events):
            # 15-3-3: an inherited effect that says "this card" belongs to that card.
            own = held.source.unit == NO_UNIT or is_of_its_card(held)
            yield held, match, held.source.card if own else now.state.units[held.source.unit].top
    # Effects of cards that have left trigger too, from where they were (4-13-2), and wait where they went.
    for event in events:
        if event.kind not in LEAVING:
            continue
        for unit in map(UnitId, event.ids("unit")):
            for held in then.held(unit):
                # Only on that: it no longer answers what happens to others at the same time.
                if _may_trigger(held, then) and (match := _first_match(held, then, then, [event])):
                    yield held, match, _waiting_card(then, held, event)
    yield from _trashed(then, events)


def _trashed(then: View, events: Sequence[Event]) -> Iterator[tuple[Held, Match, CardId]]:
    """4-14-2: an effect on its card's trashing triggers where the card was, and waits in the trash."""
    for event in events:
        if event.kind not in TRASHING:
            continue
        became = tuple(zip(event.ids("cards"), event.ids("became"), strict=False))
        # 17-1-3-2 to 17-1-3-5: the card on top was not trashed from where it was.
        for old, new in became[1:] if event.facts.get("of_no_area") else became:
            if goes_along(event, then.state, CardId(old)):
                continue
            for held, area in trashed_effects(then, CardId(old)):
                in_turn = then.state.in_turn(held.source.seat, held.effect.during)
                if (
                    in_turn
                    and any(area in when.origin or held.effect.area for when in held.effect.when)
                    and (match := _first_match(held, then, then, [event]))
                ):
                    source = replace(held.source, card=CardId(new))
                    yield Held(source, held.effect), match, CardId(new)


def goes_along(event: Event, before: State, card: CardId) -> bool:
    """True if a card is trashed because the card it was under or linked to has left (4-5-8, 4-7-6). It is not trashed
    from there (official answers Q1399 and Q4113 of 2024-03-28)."""
    hosts = (*event.ids("unit"), *event.ids("hosts"), *event.ids("linked_to"))
    return before.cards[card].area in (Area.UNDER, Area.LINK) and not hosts


def trashed_effects(then: View, card: CardId) -> Iterator[tuple[Held, Area]]:
    """Effects of a trashed card that may refer to that, and where it was: its inherited effects if it was under
    another, its link effects if it was linked to one, else those of its text."""
    copy = then.state.cards[card]
    area, face = area_left(then.state, copy), then.state.face(card)
    part = {Area.UNDER: "inherited", Area.LINK: "link_effects"}.get(area, "effects")
    for index, effect in enumerate(getattr(face, part)):
        speaks = any(when.event == "trashed" and when.this for when in effect.when)
        if speaks and effect.kind is EffectKind.TRIGGER and effect.area in (None, area):
            yield Held(EffectSource(card, NO_UNIT, copy.owner, f"{part}.{index}"), effect), area


def is_of_its_card(held: Held) -> bool:
    """True if an inherited effect says "this card". Then the digivolution card triggers and activates it (15-3-3)."""
    return held.source.index.startswith("inherited") and any(
        isinstance(part, Named) and part.name == "this-card" for part in parts(held.effect)
    )


def _waiting_card(then: View, held: Held, event: Event) -> CardId:
    """New card that waits for an effect of a card that has left (15-8-3-5); for a token, the card out of the game."""
    body = then.state.units[held.source.unit]
    became = (*event.ids("top_became"), *event.ids("rest"))
    if is_of_its_card(held):
        place = (*body.stack, *body.links).index(held.source.card)
        return CardId(became[place]) if place < len(became) else NO_CARD
    return CardId(became[0]) if became else NO_CARD


def _awaiting(now: View, events: Sequence[Event]) -> Iterator[Held]:
    """Effects that such events can trigger: those of the field, then those elsewhere."""
    by_kind = now.once(_group_by_event)
    effects = {n: held for kind in {e.kind for e in events} for n, held in by_kind.get(kind, ())}
    return (effects[place] for place in sorted(effects))


def _group_by_event(now: View) -> dict[EventKind, list[tuple[int, Held]]]:
    """The effects that can trigger, grouped by the events they wait for and numbered in order."""
    by_kind: dict[EventKind, list[tuple[int, Held]]] = {}
    for index, held in enumerate(awaiting(now)):
        awaited = _awaited_by(held.effect)
        also = now.gifts_of(held.source.unit, AlsoTiming)
        for kind in awaited.union(map(event_of, now.timings(held))) if also else awaited:
            by_kind.setdefault(kind, []).append((index, held))
    return by_kind


@cached_for_effect
def _awaited_by(effect: Effect) -> frozenset[EventKind]:
    named = (kind for when in effect.when for kind in events_of(when.event))
    return frozenset((*map(event_of, effect.timings), *named))


def awaiting(now: View) -> tuple[Held, ...]:
    """The trigger-type effects that can trigger now, on the field and elsewhere."""
    return (*triggering(now), *_off_field(now))


def triggering(now: View) -> tuple[Held, ...]:
    """The trigger-type effects on the field that can trigger now."""
    return now.once(_on_field)


def _on_field(now: View) -> tuple[Held, ...]:
    return tuple(
        held for body in now.state.units.values() for held in now.triggers(body.id) if _is_in_place(held, body, now)
    )


def _off_field(now: View) -> tuple[Held, ...]:
    """Effects elsewhere that say {Hand}, {Trash} or {Security} (15-14)."""
    return tuple(
        held
        for area in OFF_FIELD
        for held in now.off_field(area)
        if held.effect.kind is EffectKind.TRIGGER and now.state.in_turn(held.source.seat, held.effect.during)
    )


def _may_trigger(held: Held, now: View) -> bool:
    effect = held.effect
    if effect.kind is not EffectKind.TRIGGER or held.source.unit not in now.state.units:
        return False
    return _is_in_place(held, now.state.units[held.source.unit], now)


def _is_in_place(held: Held, body: Unit, now: View) -> bool:
    """True if it can trigger where and when it is (3-4-5-4)."""
    effect = held.effect
    return body.area is (effect.area or Area.BATTLE) and now.state.in_turn(held.source.seat, effect.during)


def _first_match(held: Held, now: View, then: View, events: Sequence[Event]) -> Match | None:
    """First event that triggers an effect, with all cards to which it happened."""
    source, effect = held
    if effect.timings and (timed := [e for e in events if e.kind in TIMED]):
        timings = now.timings(held)
        for event in timed:
            timing = by_timing(timings, source, event)
            if (attack := attack_asked(effect, timing)) and not meets(attack, source, event, now, then):
                continue  # 11-2-7-6
            if timing:
                return Match(event, (source.unit,), 1, timing)
    for when in effect.when:
        met = [e for e in events if meets(when, source, e, now, then)]
        if met:
            subjects = tuple(i for e in met for i in subjects_of(when, source, e, now, then))
            return Match(met[0], subjects, max(len(met), len(subjects)))
    return None


def _rules(now: View, then: View, held: Held, match: Match) -> tuple[str, ...]:
    """Clauses on this triggering, besides those on any triggering."""
    after = now.state
    rules = ["15-5-1", "15-8-3-1", "15-8-3-3", *_timing_clauses(match), *icons(held.effect)]
    waiting = (*after.fresh, *(o for b in after.batches for o in b.occurrences))
    if any(o.source.key == held.source.key for o in waiting):
        rules.append("15-4-2-4")
    if attack_asked(held.effect, match.timing):
        rules.append("11-2-7-6")
    if match.times > 1:
        rules.append("15-5-2")
    if held.source.index.startswith("link_effects"):
        rules += ["4-2-6", "2-3-12-6"]
    if held.source.unit == NO_UNIT:
        if match.event.kind is EventKind.TRASHED and held.source.card in match.event.ids("became"):
            rules.append("4-14-2")
        return tuple(rules)
    if _has_left(held, after):
        rules += ["4-13-2", "15-8-3-5"]
        if is_of_its_card(held):
            rules.append("15-3-3")
    elif held.source not in [h.source for h in then.held(held.source.unit)]:
        rules.append("15-5-3")
    if match.timing in END_OF_TURN:
        rules.append("15-8-3-6")
    return tuple(rules)


def _timing_clauses(match: Match) -> tuple[str, ...]:
    clause = OF_TIMING.get(match.timing) if match.timing else None
    return (clause,) if clause else ()


def _has_left(held: Held, after: State) -> bool:
    """True if the unit that had the effect is gone."""
    return held.source.unit != NO_UNIT and held.source.unit not in after.units


def _gone(after: State, held: Held, match: Match) -> tuple[str, ...]:
    """Names of those no longer where they were when the effect triggered: its own Digimon, the trigger's subject."""
    meant = {"this": (held.source.unit,), "subject": match.subjects}
    return tuple(
        name
        for name, refs in meant.items()
        if any(ref and ref not in after.units and ref not in after.cards for ref in refs)
    )


def _current_refs(after: State, events: Sequence[Event], refs: Sequence[int]) -> tuple[int, ...]:
    """Current refs of cards: those that moved are new cards there (3-1-3-1-1), and "that card" means those: "when a
    card is trashed from your hand, play that card"."""
    moved = {old: new for event in events for old, new in zip(event.ids("cards"), event.ids("became"), strict=False)}
    there = (*after.units, *after.cards)
    return tuple(ref if ref in there else moved.get(ref, ref) for ref in refs)


def _faced(event: Event) -> tuple[int, ...]:
    """The other Digimon of a battle, or the one that an attack was declared on."""
    return event.ids("opponent") or (event.ids("target") if event.kind is EventKind.ATTACK_DECLARED else ())


def _last_known(then: View, held: Held, match: Match, gone: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Answers about a card that has left, as when it left (15-8-3-9-4): conditions it fits, counts, and its numbers."""
    source = held.source
    names = {"subject": match.subjects, "opponent": _faced(match.event)}
    scope = Scope(source.seat, source.unit, source.card, names)
    meant = {"this": source.unit, "subject": next(iter(match.subjects), 0)}
    asked = [
        part
        for part in parts((held.effect.condition, held.effect.actions))
        if isinstance(part, Is | PropertyOf) and referred(part.card, scope) in gone
    ]
    known = frozen_answers(then, (part for part in asked if isinstance(part, Is)), scope)
    for part in asked:
        card = referred(part.card, scope)
        if isinstance(part, PropertyOf) and (value := then.property_of(meant[card], part.property)) is not None:
            known[f"{card}.{part.property.value}"] = (value,)
    return known | _counted_then(then, held, scope, gone)


def _as_it_lay(then: View, held: Held, match: Match) -> dict[str, tuple[int, ...]]:
    """Answers to how the card of an effect lay when it was trashed, which turned it (15-8-3-9-4, 4-14-2)."""
    source, became = held.source, match.event.ids("became")
    if source.unit != NO_UNIT or source.card not in became or match.event.kind not in TRASHING:
        return {}
    old = CardId(match.event.ids("cards")[became.index(source.card)])
    return frozen_answers(then, asked_of_its_face(held.effect), Scope(source.seat, NO_UNIT, old))


def _counted_then(then: View, held: Held, scope: Scope, gone: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """Counts of cards among those that left, or under or linked to the unit that left, if the effect asks for them."""
    known: dict[str, tuple[int, ...]] = {}
    for part in parts((held.effect.condition, held.effect.actions)):
        if isinstance(part, Exists | Count) and counted_with(part.of, scope) in gone:
            known[counted_name(part.of)] = (then.count(part.of, scope),)
        elif isinstance(part, Kinds) and counted_with(part.of, scope) in gone:
            known[counted_name(part.of, part.by)] = (then.kinds(part.by, part.of, scope),)
    return known


def _trigger_answers(now: View, then: View, held: Held, match: Match) -> dict[str, tuple[int, ...]]:
    """Answers to an effect's questions about its trigger."""
    asked = (part for part in parts((held.effect.condition, held.effect.actions)) if isinstance(part, CameAbout))
    return {
        trigger_name(condition): (1,)
        for condition in asked
        if meets(condition.when, held.source, match.event, now, then)
    }


def _facts(known: View, match: Match) -> dict[str, tuple[int, ...]]:
    """Facts of its trigger for which an effect may ask, frozen as they were then (15-8-3-8)."""
    event, ids = match.event, match.subjects
    facts: dict[str, tuple[int, ...]] = {"subject": ids}
    for of in Property:
        values = [known.property_of(i, of) for i in ids if i in known.state.units]
        if values and values[0] is not None:
            facts[f"subject.{of.value}"] = (values[0],)
    if faced := _faced(event):
        facts["opponent"] = faced
    if how := event.facts.get("how"):
        facts[f"how.{how}"] = (1,)
    return facts
