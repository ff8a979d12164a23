"""Near misses of trigger conditions: what happens to a card and is not called so, although one might call it so. An
effect that waits for that word does not trigger, and the clause says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from msgspec import structs

from judgeapp.engine.derive import Held, Scope, View
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import CardId, EffectSource, UnitId
from judgeapp.engine.lang import Area, Happening, When
from judgeapp.engine.state.state import Occurrence, State, replace
from judgeapp.engine.triggering.causes import cause_from, is_cause
from judgeapp.engine.triggering.trigger_conditions import LEAVING, TRASHING, meets
from judgeapp.engine.triggering.triggers import (
    NearMiss,
    awaiting,
    goes_along,
    seen_at_another_time,
    trashed_effects,
    unanswered,
    withheld,
)


class _Taken(NamedTuple):
    """Cards or units that meet an event not called by a word, and the area required of them."""

    refs: Sequence[int]
    area: Area


# The things that such an event happens to.
_Finder = Callable[[Event, State, State], Iterator[_Taken]]


class _NotCalled(NamedTuple):
    """An event that is not called by a word. It is not a change of that sort at all (`finds`), or it is, but no effect
    brings it about (`by_rule`)."""

    word: Happening
    kinds: tuple[EventKind, ...]
    clauses: tuple[str, ...]
    finds: _Finder | None = None
    by_rule: Callable[[Event, State], bool] | None = None


def _shown(event: Event, before: State, _after: State) -> Iterator[_Taken]:
    """Revealed cards that go to the trash."""
    if event.facts.get("to") == Area.TRASH.value:
        for card in event.ids("cards"):
            if (copy := before.cards.get(CardId(card))) is not None and copy.shown_from is not None:
                yield _Taken((card,), copy.shown_from)


def _checked(event: Event, before: State, _after: State) -> Iterator[_Taken]:
    """The security card that was checked."""
    frame = before.frames[-1] if before.frames else None
    if frame is not None and frame.procedure == "check":
        yield _Taken([card for card in event.ids("cards") if card == frame.card], Area.SECURITY)


def _gone_along(area: Area) -> _Finder:
    """Finder of cards that were under a card that left, or linked to it."""

    def find(event: Event, before: State, _after: State) -> Iterator[_Taken]:
        cards = [before.cards[card] for card, _ in _trashed(event, before)]
        yield _Taken([card.id for card in cards if card.area is area], area)

    return find


def _trashed(event: Event, before: State) -> Iterator[tuple[CardId, CardId]]:
    """Cards that an event puts into the trash without trashing them from their area: as they were, and are there."""
    if event.kind is EventKind.DELETED:
        bodies = (before.units[unit] for unit in map(UnitId, event.ids("unit")) if unit in before.units)
        under = (card for body in bodies for card in (*body.stack[1:], *body.links))
        yield from zip(under, map(CardId, event.ids("rest")), strict=False)
    elif event.kind in TRASHING or event.facts.get("to") == Area.TRASH.value:
        for old, new in zip(map(CardId, event.ids("cards")), map(CardId, event.ids("became")), strict=False):
            if old in before.cards and (
                before.cards[old].area is Area.NOWHERE or (event.kind in TRASHING and goes_along(event, before, old))
            ):
                yield old, new


def _host_that_left(event: Event, before: State, _after: State) -> Iterator[_Taken]:
    """Digimon or Tamer that left, and with it the cards under it."""
    units = (before.units.get(UnitId(ref)) for ref in event.ids("unit"))
    yield from (_Taken((body.id,), body.area) for body in units if body is not None and len(body.stack) > 1)


def _linked_that_left(event: Event, before: State, _after: State) -> Iterator[_Taken]:
    units = (before.units.get(UnitId(ref)) for ref in event.ids("unit"))
    yield from (_Taken((body.id,), body.area) for body in units if body is not None and body.links)


def _units_now(event: Event, _before: State, after: State) -> Iterator[_Taken]:
    units = (after.units.get(UnitId(ref)) for ref in event.ids("unit"))
    yield from (_Taken((body.id,), body.area) for body in units if body is not None)


def _moved_to_battle(event: Event, before: State, after: State) -> Iterator[_Taken]:
    if event.facts.get("to") == Area.BATTLE.value:
        yield from _units_now(event, before, after)


def _uncovered(event: Event, before: State, after: State) -> Iterator[_Taken]:
    """Digimon whose top card was trashed, so that another card is on top now."""
    for ref in map(UnitId, event.ids("unit")):
        if ref in before.units and ref in after.units and before.units[ref].top != after.units[ref].top:
            yield _Taken((ref,), after.units[ref].area)


def _trashed_whole(event: Event, before: State, _after: State) -> Iterator[_Taken]:
    if event.facts.get("to") == Area.TRASH.value:
        units = (before.units.get(UnitId(ref)) for ref in event.ids("unit"))
        yield from (_Taken((body.id,), body.area) for body in units if body is not None)


def _sent_to(area: Area) -> _Finder:
    """Finder of cards that were to go to an area and did not come there."""

    def find(event: Event, _before: State, after: State) -> Iterator[_Taken]:
        if event.facts.get("to") == area.value:
            cards = (after.cards.get(CardId(ref)) for ref in event.ids("became"))
            yield _Taken([card.id for card in cards if card is not None and card.area is not area], area)

    return find


def _makes_room(_event: Event, before: State) -> bool:
    """True if a link card is trashed because another one is linked."""
    return bool(before.frames) and before.frames[-1].procedure == "link"


def _without_dp(event: Event, _before: State) -> bool:
    return bool(event.facts.get("without_dp"))


def _always(_event: Event, _before: State) -> bool:
    return True


def _of_digivolution(_event: Event, before: State) -> bool:
    """True if a card is drawn for a digivolution."""
    return bool(before.frames) and before.frames[-1].procedure in _DIGIVOLVING


_DIGIVOLVING = ("digivolve", "dna-digivolve", "burst-digivolve", "app-fusion")

_NOT_CALLED = (
    _NotCalled("trashed", (EventKind.TRASHED,), ("13-1-5",), finds=_checked),
    _NotCalled("trashed", (EventKind.TRASHED, EventKind.CARD_MOVED), ("15-15-3-2",), finds=_shown),
    _NotCalled("trashed", (EventKind.TRASHED, EventKind.DELETED), ("4-5-8",), finds=_gone_along(Area.UNDER)),
    _NotCalled("trashed", (EventKind.TRASHED, EventKind.DELETED), ("4-7-6",), finds=_gone_along(Area.LINK)),
    _NotCalled("sources-trashed", (EventKind.DELETED, EventKind.LEFT), ("4-5-8",), finds=_host_that_left),
    _NotCalled("links-trashed", (EventKind.DELETED, EventKind.LEFT), ("4-7-6",), finds=_linked_that_left),
    # Of these there are official answers: Q1504, Q736 and Q1548 of 2024-03-28.
    _NotCalled("sources-added", (EventKind.DIGIVOLVED,), ("8-1-1",), finds=_units_now),
    _NotCalled("played", (EventKind.MOVED,), ("4-15-1",), finds=_moved_to_battle),
    _NotCalled("played", (EventKind.STACK_TRASHED,), ("4-5-6",), finds=_uncovered),
    _NotCalled("deleted", (EventKind.LEFT,), ("4-14-3",), finds=_trashed_whole),
    _NotCalled("hand-increased", (EventKind.CARD_MOVED,), ("15-1-10",), finds=_sent_to(Area.HAND)),
    _NotCalled("security-increased", (EventKind.CARD_MOVED,), ("15-1-10",), finds=_sent_to(Area.SECURITY)),
    _NotCalled("security-reduced", (EventKind.CHECKED,), ("13-1-1",), by_rule=_always),
    _NotCalled("hand-increased", (EventKind.DREW,), ("8-1-3-3",), by_rule=_of_digivolution),
    _NotCalled("links-trashed", (EventKind.TRASHED,), ("4-7-5",), by_rule=_makes_room),
    _NotCalled("left", (EventKind.DELETED,), ("17-1-3-1",), by_rule=_without_dp),
    _NotCalled("deleted", (EventKind.DELETED,), ("17-1-3-1",), by_rule=_without_dp),
)
_KINDS = frozenset(kind for row in _NOT_CALLED for kind in row.kinds)
_WORDS = frozenset(row.word for row in _NOT_CALLED)


def near_misses(now: View, then: View, events: Sequence[Event], triggered: Sequence[Occurrence]) -> Iterator[NearMiss]:
    """Effects that one might expect to trigger on some events that happened at the same time, and that do not."""
    kinds = {event.kind for event in events}
    if EventKind.DIGIVOLVED in kinds:
        yield from seen_at_another_time(now, then, events)
    if now.withheld():
        yield from withheld(now, then, events)
    if not kinds.isdisjoint(LEAVING):
        yield from unanswered(then, events)
    if not kinds.isdisjoint(_KINDS):
        yield from _not_called(now, then, events, {occurrence.source.key for occurrence in triggered})


def _not_called(now: View, then: View, events: Sequence[Event], seen: set[str]) -> Iterator[NearMiss]:
    """Effects that wait for a word that fits none of the events; those whose keys are `seen` have triggered, and
    used-up ones would not in any case."""
    concerned = [event for event in events if event.kind in _KINDS]
    for held in (*now.once(_waiting), *_of_cards(then, concerned)):
        # Not by `is_used_up`, which keeps account of being asked: nothing but the explanation hangs on it.
        per_turn = held.effect.per_turn
        if held.source.key in seen or (per_turn and now.state.used.get(held.source.key, 0) >= per_turn):
            continue
        miss = next(_missed(held, now, then, concerned), None)
        if miss is not None:
            seen.add(held.source.key)
            yield miss


def _waiting(now: View) -> tuple[Held, ...]:
    """Effects that wait for something that other happenings are taken for."""
    return tuple(held for held in awaiting(now) if any(when.event in _WORDS for when in held.effect.when))


def _of_cards(then: View, events: Sequence[Event]) -> Iterator[Held]:
    """Effects of cards in the trash that refer to being trashed (4-14-2)."""
    for event in events:
        for old, new in _trashed(event, then.state):
            for held, _ in trashed_effects(then, old):
                if then.state.in_turn(held.source.seat, held.effect.during):
                    yield held._replace(source=replace(held.source, card=new))


def _missed(held: Held, now: View, then: View, events: Sequence[Event]) -> Iterator[NearMiss]:
    for event in events:
        for row in _NOT_CALLED:
            if event.kind in row.kinds and any(
                _is_missed(row, when, held, event, now, then) for when in held.effect.when
            ):
                yield NearMiss(held, event, ("15-5-1", *row.clauses))


def _is_missed(row: _NotCalled, when: When, held: Held, event: Event, now: View, then: View) -> bool:
    source = held.source
    if when.event != row.word:
        return False
    if row.by_rule is not None:
        free = structs.replace(when, by=None)
        return when.by is not None and row.by_rule(event, then.state) and meets(free, source, event, now, then)
    # Further conditions apply to nothing that happens here.
    if row.finds is None or when.object is not None or when.keyword or when.how or when.single:
        return False
    if not is_cause(when, source.seat, cause_from(event, then, now)):
        return False
    return any(
        _is_meant(when, source, ref, taken.area, event, now, then)
        for taken in row.finds(event, then.state, now.state)
        for ref in taken.refs
    )


def _is_meant(when: When, source: EffectSource, ref: int, area: Area, event: Event, now: View, then: View) -> bool:
    """True if a trigger condition would mean a card if it were called so."""
    if when.this:
        became = dict(_trashed(event, then.state)).get(CardId(ref))
        if (source.unit or source.card) not in (ref, became):
            return False
    if when.origin and area not in when.origin:
        return False
    subject = when.subject
    if subject is None:
        return when.this
    known = now if ref in now.state.units or ref in now.state.cards else then
    scope = Scope(source.seat, source.unit, source.card)
    return area in subject.areas and known.is_among_that_fit(ref, subject, scope)
