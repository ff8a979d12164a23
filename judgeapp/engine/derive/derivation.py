"""Gifts of effects in a state, derived once for all states alike in all that matters."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from operator import itemgetter
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from judgeapp.engine import lang
from judgeapp.engine.dependencies import OFF_FIELD, dependencies_in, dependencies_of, speaks_off_field
from judgeapp.engine.derive.given import Given, Held, is_whose
from judgeapp.engine.derive.lazy import lazy_property
from judgeapp.engine.derive.printed import Printed, effects_of_kind
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.identity import NO_UNIT, EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import effects_of, keyword_index
from judgeapp.engine.lang import Category, EffectKind, StatePart
from judgeapp.engine.state.state import State, Unit

# Something that comes and goes without end: an effect (by key) that is active by turns (unit 0), or its gift to a unit.
ByTurns: TypeAlias = tuple[str, UnitId]

NOTHING: Mapping[UnitId, Sequence[Given]] = MappingProxyType({})


class Round(NamedTuple):
    """One round of gathering: the gifts of each unit, the active effects that give them, and the gifts that a unit
    lacks because their giver doesn't affect it (15-15-6-4)."""

    gifts: dict[UnitId, tuple[Given, ...]]
    active: tuple[Held, ...]
    withheld: dict[UnitId, tuple[Given, ...]]


def since_when(state: State, key: str) -> int:
    """Time since which a persistent effect is active. One that has just become active is not noted yet: no other began
    later. If a board has no notes, all were there before."""
    return state.since.get(key, sys.maxsize if state.since else 0)


def in_order(gifts: Iterable[tuple[int, Given]]) -> tuple[Given, ...]:
    """Gifts, each with its time, in order: the oldest first (15-8-2-5)."""
    return tuple([gift for _, gift in sorted(gifts, key=itemgetter(0))])


class Derivation:
    """Everything that effects give in a state, and its consequences, from the field alone. Valid for every state with
    the same values in `holds_for`."""

    def __init__(self, state: State, printed: Printed, final_round: Round, unsettled: frozenset[ByTurns]) -> None:
        self.state = state
        # The last state for which it was found to hold: from one to the next most parts are the same objects.
        self._latest = state
        self.printed = printed
        self.gifts, self.active, self._withheld = final_round
        self.unsettled = unsettled
        self.dp: dict[UnitId, int | None] = {}
        # DP that a gift adds, by its identity: it adds the same to all to whom it is given.
        self.added: dict[tuple[int, UnitId], int] = {}
        self.level: dict[UnitId, int | None] = {}
        self.kept: dict[object, Any] = {}

    @lazy_property
    def active_by_key(self) -> dict[str, Held]:
        return {held.source.key: held for held in self.active}

    @lazy_property
    def held(self) -> dict[UnitId, tuple[Held, ...]]:
        """Effects of each unit: printed, gained (15-13-1), and those that its keyword effects stand for. A unit that an
        effect doesn't affect does not have what the effect gives it (15-15-6-4)."""
        held = dict(self.printed.on_field)
        for unit, gained in self.printed.dormant.items():
            if Category.DIGIMON in self.categories[unit]:  # 15-12-1-4
                held[unit] = (*held[unit], *gained)
        for unit, given in self.by_kind.get(lang.Has, {}).items():
            held[unit] = (*held.get(unit, ()), *(_gained(self.state.units[unit], g) for g in given))
        for unit, given in self.by_kind.get(lang.Keyword, {}).items():
            held[unit] = (*held.get(unit, ()), *_keyword_effects(self.state.units[unit], given))
        return held

    @lazy_property
    def withheld(self) -> dict[UnitId, tuple[Held, ...]]:
        """Effects of each unit that it is not regarded as having, since their giver doesn't affect it (15-15-6-4)."""
        held: dict[UnitId, tuple[Held, ...]] = {}
        for unit, withheld in self._withheld.items():
            body = self.state.units[unit]
            gained = (_gained(body, given) for given in withheld if isinstance(given.gift, lang.Has))
            keywords = _keyword_effects(body, (given for given in withheld if isinstance(given.gift, lang.Keyword)))
            held[unit] = (*gained, *keywords)
        return held

    @lazy_property
    def triggers(self) -> dict[UnitId, tuple[Held, ...]]:
        return self._held_of_kind(EffectKind.TRIGGER, self.printed.triggers)

    @lazy_property
    def persistent(self) -> dict[UnitId, tuple[Held, ...]]:
        return self._held_of_kind(EffectKind.PERSISTENT, self.printed.persistent)

    def _held_of_kind(
        self, kind: EffectKind, printed: Mapping[UnitId, tuple[Held, ...]]
    ) -> dict[UnitId, tuple[Held, ...]]:
        held = dict(printed)
        changed = (self.by_kind.get(gift, NOTHING) for gift in (lang.Has, lang.Keyword))
        for unit in chain(self.printed.dormant, *changed):
            held[unit] = effects_of_kind(kind, self.held[unit])
        return held

    @lazy_property
    def by_kind(self) -> dict[type, dict[UnitId, list[Given]]]:
        by_kind: defaultdict[type, dict[UnitId, list[Given]]] = defaultdict(lambda: defaultdict(list))
        for unit, some in self.gifts.items():
            for given in some:
                by_kind[type(given.gift)][unit].append(given)
        return by_kind

    @lazy_property
    def categories(self) -> dict[UnitId, frozenset[Category]]:
        state = self.state
        tops = {unit.id: state.cards[unit.top] for unit in state.units.values()}
        own = {
            unit: state.faces[top.face].categories_on_field if top.face_up else frozenset()  # 4-5-9
            for unit, top in tops.items()
        }
        for unit, given in self.by_kind.get(lang.AlsoIs, NOTHING).items():
            added = (g.gift.categories for g in given if isinstance(g.gift, lang.AlsoIs))
            own[unit] = own[unit].union(*added)
        return own

    @lazy_property
    def informing(self) -> dict[UnitId, tuple[lang.AlsoIs | lang.Becomes, ...]]:
        """Gifts that add to the information of a unit or change it (15-12-1, 15-12-2-2), those that prevail after the
        others: the last one wins (15-12-1-3, 15-12-2-3)."""
        if self.by_kind.keys().isdisjoint((lang.AlsoIs, lang.Becomes)):
            return {}
        above = self.state.plays(EditionFact.PERSISTENT_ABOVE)
        informing = dict[UnitId, tuple[lang.AlsoIs | lang.Becomes, ...]]()
        for unit, given in self.gifts.items():
            among = [g for g in given if isinstance(g.gift, lang.AlsoIs | lang.Becomes)]
            ordered = _persistent_above(among) if above else among
            informing[unit] = tuple(g.gift for g in ordered if isinstance(g.gift, lang.AlsoIs | lang.Becomes))
        return informing

    @lazy_property
    def spared(self) -> dict[UnitId, dict[lang.Unaffected, set[str]]]:
        """Effects that don't affect a unit (15-15-6), with the keys of the effects that spare it."""
        spared: dict[UnitId, dict[lang.Unaffected, set[str]]] = {}
        for unit, given in self.by_kind.get(lang.Unaffected, NOTHING).items():
            kinds = spared.setdefault(unit, {})
            for gift in given:
                assert isinstance(gift.gift, lang.Unaffected)
                kinds.setdefault(gift.gift, set()).add(gift.source.key)
        return spared

    @lazy_property
    def to_players(self) -> dict[Seat, tuple[Given, ...]]:
        return {seat: self._given_to(seat) for seat in Seat}

    def _given_to(self, seat: Seat) -> tuple[Given, ...]:
        given: list[tuple[int, Given]] = []
        for source, effect in self.active:
            if isinstance(effect.to, lang.Player) and is_whose(effect.to.whose, seat, source.seat):
                since = since_when(self.state, source.key)
                given += ((since, Given(gift, source, source.key)) for gift in effect.gifts)
        for grant in self.state.grants:
            if grant.seat is seat:
                given += ((grant.since, Given(g, grant.by, str(grant.id))) for g in grant.gifts)
        return in_order(given)

    @lazy_property
    def reads(self) -> frozenset[StatePart]:
        """Parts of the state, besides the field, for which the persistent effects there and the granted ones ask."""
        effects = [e for held in self.held.values() for _, e in held if e.gifts]
        effects += (e for _, e in self.printed.off_field if e.gifts)
        granted = tuple((grant.over, grant.gifts) for grant in self.state.grants)
        return dependencies_in(granted).union(*map(dependencies_of, effects))

    def holds_for(self, state: State) -> bool:
        """True if another state is the same in all that matters. Most steps of a procedure change none of that, and
        many only turn a card or move one in the piles."""
        same = _is_same(self._latest, state, self.reads) and self._is_noted_in(state)
        if same:
            self._latest = state
        return same

    def _is_noted_in(self, state: State) -> bool:
        """True if another state has noted the start of the same effects, or only of those that had just become active
        here (15-8-2-5)."""
        old, new = self._latest.since, state.since
        if old is new:
            return True
        active = self.active_by_key.keys()
        if self.unsettled or new.keys() != active:
            return False
        if not old and state.grants:
            return False  # effects that were there from the beginning are later than grants once they are noted
        begun = {new[key] for key in active - old.keys()}
        later = max(
            (*(since for key, since in new.items() if key in old), *(grant.since for grant in state.grants)), default=-1
        )
        return all(new[key] == old[key] for key in active & old.keys()) and (
            not begun or (len(begun) == 1 and min(begun) > later)
        )


def _is_same(old: State, new: State, reads: frozenset[StatePart]) -> bool:
    """True if two states are the same in all that effects which ask for `reads` depend on."""
    if (
        old.grants is not new.grants
        or old.faces is not new.faces
        or old.turn_seat is not new.turn_seat
        or old.edition != new.edition
    ):
        return False
    if old.memory != new.memory and "memory" in reads:
        return False
    if "turn" in reads and old.used != new.used:
        return False
    if "attacker" in reads and _attacker(old) != _attacker(new):
        return False
    if old.cards is new.cards and old.units is new.units and old.areas is new.areas:
        return True
    if not _has_same_units(old, new, reads):
        return False
    reads_piles = "piles" in reads or speaks_off_field(new.faces)
    return (not reads_piles or _has_same_piles(old, new)) and _has_same_givers(old, new)


def _attacker(state: State) -> UnitId:
    return state.attack.attacker if state.attack is not None else NO_UNIT


def _is_persistent(given: Given) -> bool:
    """True if a persistent effect gives it, and not one that was activated once."""
    return "/" in given.key


def _persistent_above(given: Sequence[Given]) -> list[Given]:
    """Gifts in order, but what is added once comes under what a persistent effect adds (15-12-1-3@4.2), and so with
    what is changed (15-12-2-3@4.2). A change still comes above what was added before it."""
    ordered = list[Given]()
    for gift in given:
        place = len(ordered)
        if not _is_persistent(gift):
            kind = type(gift.gift)
            above = (i for i, other in enumerate(ordered) if _is_persistent(other) and type(other.gift) is kind)
            place = next(above, place)
        ordered.insert(place, gift)
    return ordered


def _gained(unit: Unit, given: Given) -> Held:
    assert isinstance(given.gift, lang.Has)
    return Held(EffectSource(unit.top, unit.id, unit.seat, f"gained.{given.key}"), given.gift.effect)


def _keyword_effects(unit: Unit, given: Iterable[Given]) -> Iterator[Held]:
    """Effects that keyword effects stand for, each as often as the unit has the keyword: several trigger several times
    (16-12-4, 16-18-4, 16-21-4, 16-24-4, 16-26-4)."""
    seen: Counter[str] = Counter()
    for gift in given:
        assert isinstance(gift.gift, lang.Keyword)
        # The source of the keyword distinguishes it from others, also when the stack changes.
        index = keyword_index(gift.gift.name, gift.source.key)
        for effect in effects_of(gift.gift):
            seen[index] += 1
            yield Held(EffectSource(unit.top, unit.id, unit.seat, f"{index}.{seen[index]}"), effect)


def _has_same_units(old: State, new: State, reads: frozenset[StatePart]) -> bool:
    """True if the field is the same, orientation apart if not asked for."""
    if old.units is not new.units:
        if old.units.keys() != new.units.keys():
            return False
        for unit, before in old.units.items():
            now = new.units[unit]
            if now is not before and (
                now.stack != before.stack
                or now.links != before.links
                or (now.area, now.seat, now.placed) != (before.area, before.seat, before.placed)
                or (now.suspended is not before.suspended and "suspended" in reads)
            ):
                return False
    return old.cards is new.cards or all(
        old.cards[card] is new.cards[card] for u in new.units.values() for card in (*u.stack, *u.links)
    )


def _has_same_piles(old: State, new: State) -> bool:
    """True if the same cards lie in the piles, turned the same way."""
    if old.areas is not new.areas and old.areas != new.areas:
        return False
    return old.cards is new.cards or all(
        old.cards[card] == new.cards[card]
        for areas in new.areas.values()
        for area in OFF_FIELD
        for card in getattr(areas, area.value)
    )


def _has_same_givers(old: State, new: State) -> bool:
    """True if the cards off the field by whose effects something was granted are the same."""
    return old.cards is new.cards or all(
        old.cards.get(grant.by.card) == new.cards.get(grant.by.card) for grant in new.grants
    )
