"""What is true in a state: derived, never stored.

A View reads one state. Persistent effects (15-8-2) and granted ones (15-13) are gathered as
gifts of each unit; DP, colors, names, keywords and what is forbidden follow from them.
Because a persistent effect may ask for what another one gives, gifts are worked out in
rounds until nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from judgeapp.engine import lang
from judgeapp.engine.asking import (
    FIELD,
    MEMORY,
    OFF_FIELD,
    PILES,
    SUSPENDED,
    asked_by,
    asked_in,
    asks_for_information,
    asks_for_numbers,
    is_same_for_all,
    read_by,
    read_by_filter,
    speaks_off_field,
)
from judgeapp.engine.cards import Face
from judgeapp.engine.identity import NO_UNIT, CardId, Seat, Source, UnitId
from judgeapp.engine.lang import (
    Area,
    Category,
    Color,
    Deed,
    Effect,
    EffectKind,
    Filter,
    Gift,
    Property,
    Range,
    Timing,
    Whose,
)
from judgeapp.engine.state import Grant, State, Unit, replace

_OF_KIND = {
    Category.DIGIMON: "15-2-1-1",
    Category.DIGI_EGG: "15-2-1-1",
    Category.TAMER: "15-2-1-2",
    Category.OPTION: "15-2-1-3",
}


T = TypeVar("T")
G = TypeVar("G", bound=Gift)

# What comes and goes without end: an effect (by key) that is active by turns (unit 0), or gives
# something to a unit by turns.
_ByTurns: TypeAlias = tuple[str, UnitId]


class Given(NamedTuple):
    """A gift that holds for a unit: from which effect, and since when. `key` tells it from
    others of the same effect."""

    gift: Gift
    source: Source
    since: int
    key: str = ""
    over: bool = False


class Held(NamedTuple):
    """An effect that a unit has, and where it hangs."""

    source: Source
    effect: Effect


class Scope(NamedTuple):
    """From where something is read: whose effect, in which unit, on which card, and what has
    been named so far (15-8-3-8)."""

    seat: Seat
    unit: UnitId = NO_UNIT
    card: CardId = CardId(0)
    names: Mapping[str, tuple[int, ...]] = MappingProxyType({})


class _Round(NamedTuple):
    """Who is given what, and by which active effects."""

    gifts: dict[UnitId, tuple[Given, ...]]
    active: tuple[Held, ...]


class Printed:
    """The effects that cards have by what is printed on them, wherever they are."""

    def __init__(self, state: State) -> None:
        self.on_field = {unit.id: tuple(_held_by(state, unit)) for unit in state.units.values()}
        self.off_field = tuple(_held_off_field(state))

    @cached_property
    def read(self) -> frozenset[type]:
        """The kinds of gifts that may change whether persistent ones of them are active, or
        for whom."""
        effects = (e for some in (*self.on_field.values(), self.off_field) for _, e in some)
        return frozenset(kind for e in effects if e.gifts for kind in read_by(e))


class Derivation:
    """What effects give in a state, and what follows from that and from the field alone. It
    holds for every state that is the same in all that `holds_for` looks at."""

    def __init__(
        self, state: State, printed: Printed, found: _Round, unsettled: frozenset[_ByTurns]
    ) -> None:
        self.state = state
        self.printed = printed
        self.gifts, self.active = found
        self.unsettled = unsettled
        self.dp: dict[UnitId, int | None] = {}
        self.kept: dict[object, Any] = {}

    @cached_property
    def held(self) -> dict[UnitId, tuple[Held, ...]]:
        """What is printed and what was gained (15-13-1). A unit that an effect doesn't affect
        does not have what the effect gives it (15-15-6-4)."""
        held = dict(self.printed.on_field)
        for unit, given in self.by_kind.get(lang.Has, {}).items():
            held[unit] = (*held.get(unit, ()), *(_gained(self.state.units[unit], g) for g in given))
        return held

    @cached_property
    def triggers(self) -> dict[UnitId, tuple[Held, ...]]:
        return {
            unit: tuple(h for h in held if h.effect.kind is EffectKind.TRIGGER)
            for unit, held in self.held.items()
        }

    @cached_property
    def by_kind(self) -> dict[type, dict[UnitId, list[Given]]]:
        """The gifts of each unit, by their kind."""
        sorted_out: dict[type, dict[UnitId, list[Given]]] = {}
        for unit, some in self.gifts.items():
            for given in some:
                of_kind = sorted_out.setdefault(type(given.gift), {})
                of_kind.setdefault(unit, []).append(given)
        return sorted_out

    @cached_property
    def categories(self) -> dict[UnitId, frozenset[Category]]:
        own = {
            unit.id: _ON_FIELD[self.state.face(unit.top).category]
            for unit in self.state.units.values()
        }
        for unit, given in self.by_kind.get(lang.AlsoIs, _NOTHING).items():
            added = (g.gift.categories for g in given if isinstance(g.gift, lang.AlsoIs))
            own[unit] = own[unit].union(*added)
        return own

    @cached_property
    def informing(self) -> dict[UnitId, tuple[lang.AlsoIs | lang.Becomes, ...]]:
        """The gifts that add to the information of a unit or change it (15-12-1, 15-12-2-2)."""
        if self.by_kind.keys().isdisjoint((lang.AlsoIs, lang.Becomes)):
            return {}
        return {
            unit: tuple(g.gift for g in given if isinstance(g.gift, lang.AlsoIs | lang.Becomes))
            for unit, given in self.gifts.items()
        }

    @cached_property
    def to_players(self) -> dict[Seat, tuple[Given, ...]]:
        return {seat: self._given_to(seat) for seat in Seat}

    def _given_to(self, seat: Seat) -> tuple[Given, ...]:
        given: list[Given] = []
        for source, effect in self.active:
            if isinstance(effect.to, lang.Player) and _is_whose(effect.to.whose, seat, source.seat):
                since = self.state.since.get(source.key, 0)
                given += (Given(gift, source, since, source.key) for gift in effect.gifts)
        for grant in self.state.grants:
            if grant.seat is seat:
                given += (Given(g, grant.by, grant.since, str(grant.id)) for g in grant.gifts)
        return tuple(sorted(given, key=lambda g: g.since))

    @cached_property
    def reads(self) -> frozenset[str]:
        """What of the state, besides the field itself, the persistent effects there and what
        was granted ask for."""
        effects = [e for held in self.held.values() for _, e in held if e.gifts]
        effects += (e for _, e in self.printed.off_field if e.gifts)
        granted = ((grant.over, *grant.gifts) for grant in self.state.grants)
        return frozenset(
            (
                *(name for effect in effects for name in asked_by(effect)),
                *(name for parts in granted for part in parts for name in asked_in(part)),
            )
        )

    def holds_for(self, state: State) -> bool:
        """Whether another state is the same where it matters. Most steps of a procedure change
        nothing of that, and many only turn a card or move one in the piles."""
        known = self.state
        if (
            known.grants is not state.grants
            or known.faces is not state.faces
            or known.since is not state.since
            or known.turn_seat is not state.turn_seat
            or not _has_same_units(known, state, self.reads)
        ):
            return False
        if known.memory != state.memory and MEMORY in self.reads:
            return False
        reads_piles = PILES in self.reads or speaks_off_field(state.faces)
        return (not reads_piles or _has_same_piles(known, state)) and _has_same_givers(known, state)


class View:
    """Everything that can be asked about one state. `work_out` finds what effects give in it,
    when that is asked for first."""

    def __init__(self, state: State, work_out: Callable[[State], Derivation]) -> None:
        self.state = state
        self._work_out = work_out

    @cached_property
    def _derived(self) -> Derivation:
        return self._work_out(self.state)

    def once(self, find: Callable[[View], T]) -> T:
        """What `find` tells of this state, found once for all states for which the derivation
        holds. It may ask for what effects give and for the cards on the field, but not for
        what a derivation need not know: which of them are suspended or when they arrived, the
        piles, the memory."""
        kept: dict[object, T] = self._derived.kept
        if find not in kept:
            kept[find] = find(self)
        return kept[find]

    # -- the field --------------------------------------------------------------------------

    def units_in(self, area: Area, seat: Seat | None = None) -> tuple[Unit, ...]:
        return tuple(
            u
            for u in self.state.units.values()
            if u.area is area and (seat is None or u.seat is seat)
        )

    def is_a(self, unit: UnitId, category: Category) -> bool:
        """Whether a unit counts as a Digimon (4-2-1, 4-2-2), Tamer (4-3-1) or Option."""
        return category in self.categories(unit)

    def categories(self, unit: UnitId) -> frozenset[Category]:
        return self._derived.categories[unit]

    def face_of(self, unit: UnitId) -> Face:
        return self.state.face(self.state.units[unit].top)

    def sources(self, unit: UnitId) -> tuple[CardId, ...]:
        """The digivolution cards of a Digimon, the top first (4-6-1)."""
        return self.state.units[unit].stack[1:]

    def held(self, unit: UnitId) -> tuple[Held, ...]:
        """The effects that a unit has: those of its top card, the inherited effects of its
        digivolution cards (4-2-4), and what it gained (15-13)."""
        return self._derived.held.get(unit, ())

    def triggers(self, unit: UnitId) -> tuple[Held, ...]:
        """The trigger-type effects (15-8-3) among those that a unit has."""
        return self._derived.triggers.get(unit, ())

    def off_field(self, area: Area) -> tuple[Held, ...]:
        """The effects that cards have in the hand, trash or security stack: those that say
        {Hand} (15-14-2-1), {Trash} (15-14-3-1), {Security} and lie face up (15-14-5-1)."""
        return tuple(h for h in self._derived.printed.off_field if h.effect.area is area)

    def timings(self, held: Held) -> frozenset[Timing]:
        """The effect timings of an effect, with those that it has been given."""
        own = frozenset(held.effect.timings)
        if not own:
            return own
        given = self._given(held.source.unit, lang.AlsoTiming)
        return own.union(gift.also for gift in given if gift.of in own) if given else own

    # -- gifts ------------------------------------------------------------------------------

    def gifts(self, unit: UnitId) -> tuple[Given, ...]:
        """What persistent and granted effects give a unit now, the oldest first."""
        return self._derived.gifts.get(unit, ())

    def _of_kind(self, unit: UnitId, kind: type) -> Sequence[Given]:
        return self._derived.by_kind.get(kind, _NOTHING).get(unit, ())

    def _given(self, unit: UnitId, kind: type[G]) -> Sequence[G]:
        """The gifts of a kind that a unit has, the oldest first."""
        found = self._of_kind(unit, kind)
        return [g.gift for g in found if isinstance(g.gift, kind)] if found else ()

    def _informing(self, unit: UnitId) -> Sequence[lang.AlsoIs | lang.Becomes]:
        """What adds to or changes the information of a unit (15-12-1, 15-12-2-2), in order."""
        return self._derived.informing.get(unit, ())

    @property
    def unsettled(self) -> frozenset[str]:
        """The effects that stop themselves or each other without end: what they give changes
        whether they are active, or for whom (15-8-2-6-1, 15-8-2-6-2). They count as not
        active as far as they come and go."""
        return frozenset(key for key, _ in self._derived.unsettled)

    def player_gifts(self, seat: Seat) -> tuple[Given, ...]:
        """What effects give a player himself (15-10-1)."""
        return self._derived.to_players[seat]

    def player_forbidden(self, seat: Seat, deed: Deed, by: Source | None = None) -> Given | None:
        """What forbids a player a deed, or forbids an effect to do it for him."""
        return self.forbidden_among(self.player_gifts(seat), deed, by)

    @property
    def active(self) -> tuple[Held, ...]:
        """Persistent effects that are active (15-8-2-2): where they must be, in the turn they
        say, while their condition holds (15-8-2-6)."""
        return self._derived.active

    def is_active_off_field(self, source: Source, effect: Effect) -> bool:
        """Whether an effect of a card in its {Hand}, {Trash} or {Security} can be active now."""
        scope = Scope(source.seat, NO_UNIT, source.card)
        return self.state.in_turn(source.seat, effect.during) and (
            effect.condition is None or self.holds(effect.condition, scope)
        )

    def given_beside(self, source: Source) -> Iterator[Gift]:
        """What other persistent effects give to those that an effect gives something."""
        for given in self._derived.gifts.values():
            if any(g.source == source for g in given):
                yield from (g.gift for g in given if g.source != source)

    def is_active(self, unit: UnitId, source: Source, effect: Effect) -> bool:
        """Whether an effect on the field is active: in its place, while its condition holds."""
        scope = Scope(source.seat, unit, source.card)
        return self.is_in_place(unit, source, effect) and (
            effect.condition is None or self.holds(effect.condition, scope)
        )

    def is_in_place(self, unit: UnitId, source: Source, effect: Effect) -> bool:
        """Whether an effect on the field is where and when it can trigger or be active."""
        body = self.state.units[unit]
        # 3-4-5-4: effects of a card in the breeding area do nothing unless they say {Breeding}.
        if body.area is not (effect.area or Area.BATTLE):
            return False
        return self.state.in_turn(source.seat, effect.during)

    def is_unaffected(self, unit: UnitId, by: Source) -> bool:
        """Whether a unit isn't affected by an effect (15-15-6)."""
        seat = self.state.units[unit].seat
        for given in self._of_kind(unit, lang.Unaffected):
            gift = given.gift
            assert isinstance(gift, lang.Unaffected)
            if given.source.key == by.key:
                continue
            if not _is_whose(gift.by, by.seat, seat):
                continue
            if not gift.categories or self.categories_of_source(by).intersection(gift.categories):
                return True
        return False

    def categories_of_source(self, source: Source) -> frozenset[Category]:
        """What kind of card an effect is of (15-2); inherited effects are the Digimon's
        (15-3-2), and those of a Tamer that is also a Digimon are of both (15-12-1-6). One that
        has been activated stays what it was then, wherever its card is now."""
        if source.kinds:
            return frozenset(map(Category, source.kinds))
        if source.unit in self.state.units:
            return self.categories(source.unit)
        card = self.state.cards.get(source.card)
        return frozenset((self.state.faces[card.face].category,)) if card else frozenset()

    def with_kinds(self, source: Source) -> Source:
        """A source that keeps what kind of card its effect is of now."""
        if source.kinds:
            return source
        kinds = sorted(kind.value for kind in self.categories_of_source(source))
        return replace(source, kinds=tuple(kinds))

    def rules_of_kind(self, source: Source) -> tuple[str, ...]:
        """The clauses by which an effect is of its kind."""
        kinds = dict.fromkeys(_OF_KIND[c] for c in sorted(self.categories_of_source(source)))
        inherited = ("15-3-2",) if source.index.startswith("inherited") else ()
        return (*kinds, *inherited)

    # -- properties -------------------------------------------------------------------------

    def dp(self, unit: UnitId) -> int | None:
        """DP now; never below 0. None for what has no DP (2-5-3)."""
        known = self._derived.dp
        if unit not in known:
            known[unit] = self._worked_out_dp(unit)
        return known[unit]

    def _worked_out_dp(self, unit: UnitId) -> int | None:
        base = self.original_dp(unit)
        if base is None:
            return None
        added = sum(
            self.number(g.gift.amount, Scope(g.source.seat, g.source.unit, g.source.card))
            for g in self._of_kind(unit, lang.AddDP)
            if isinstance(g.gift, lang.AddDP)
        )
        # 1-3-8: the changes are summed up first.
        return max(0, base + added)

    def security_dp(self, card: CardId) -> int:
        """DP of a Security Digimon (4-4-1), with what effects give to Security Digimon, which
        they mean by Digimon of the security stack (15-1-8)."""
        seat = self.state.cards[card].owner
        dp = self.state.face(card).dp or 0
        persistent = ((h.source, h.effect.to, h.effect.gifts) for h in self.active)
        granted = ((g.by, lang.All(g.over), g.gifts) for g in self.state.grants if g.over)
        for source, to, gifts in (*persistent, *granted):
            scope = Scope(source.seat, source.unit, source.card)
            if (
                isinstance(to, lang.All)
                and Area.SECURITY in to.of.areas
                and _is_whose(to.of.whose, seat, source.seat)
                and self.fits(card, to.of, scope)
            ):
                dp += sum(self.number(g.amount, scope) for g in gifts if isinstance(g, lang.AddDP))
        return max(0, dp)

    def original_dp(self, unit: UnitId) -> int | None:
        """The DP that the card has or was changed to (2-5-2); the last one wins (15-12-1-3)."""
        dp = self.face_of(unit).dp
        for gift in self._informing(unit):
            # 15-12-2-2: what a card does not have is not changed.
            if gift.dp is not None and (isinstance(gift, lang.AlsoIs) or dp is not None):
                dp = gift.dp
        return dp

    def level(self, unit: UnitId) -> int | None:
        level = self.face_of(unit).level
        for gift in self._informing(unit):
            if gift.level is not None and (isinstance(gift, lang.AlsoIs) or level is not None):
                level = gift.level
        return level

    def play_cost(self, unit: UnitId) -> int | None:
        """The play cost that a card has, or was given last (15-12-1-3)."""
        cost = self.face_of(unit).play_cost
        for gift in self._given(unit, lang.AlsoIs):
            if gift.play_cost is not None:
                cost = gift.play_cost
        return cost

    def colors(self, unit: UnitId) -> frozenset[Color]:
        """All colors of a card (2-4-3-1)."""
        colors = self.face_of(unit).all_colors
        for gift in self._informing(unit):
            if isinstance(gift, lang.AlsoIs):
                colors = colors.union(gift.colors)
            elif gift.colors is not None:
                colors = frozenset(gift.colors)
        return colors

    def names(self, unit: UnitId) -> tuple[str, ...]:
        names = self.face_of(unit).names
        for gift in self._informing(unit):
            if isinstance(gift, lang.AlsoIs):
                names = (*names, *gift.names)
            elif gift.name is not None:
                names = (gift.name,)
        return names

    def traits(self, unit: UnitId) -> tuple[str, ...]:
        traits = self.face_of(unit).all_traits
        for gift in self._given(unit, lang.AlsoIs):
            traits = (*traits, *gift.traits)
        return traits

    def keywords(self, unit: UnitId) -> tuple[lang.Keyword, ...]:
        """Keyword effects that a unit has, each as often as it has it (16-3-3)."""
        return tuple(self._given(unit, lang.Keyword))

    def has_keyword(self, unit: UnitId, name: str) -> bool:
        return any(k.name == name for k in self.keywords(unit))

    def checks(self, unit: UnitId) -> int:
        """How many security cards a Digimon checks (4-2-9, 16-3-1, 16-3-4)."""
        changed = sum(k.amount for k in self.keywords(unit) if k.name == "Security A.")
        return max(0, 1 + changed)

    def forbidding(self, unit: UnitId, deed: Deed, by: Source | None = None) -> Given | None:
        """What forbids a unit a deed, or forbids an effect to do it to the unit; a
        prohibition goes before a permission (15-1-3)."""
        return self.forbidden_among(self._of_kind(unit, lang.Forbid), deed, by)

    def forbidden_among(
        self, gifts: Sequence[Given], deed: Deed, by: Source | None
    ) -> Given | None:
        """The gift that forbids a deed, unless it excepts effects of the kind of `by`."""
        if not gifts:
            return None
        kinds = self.categories_of_source(by) if by is not None else frozenset()
        return next(
            (
                g
                for g in gifts
                if isinstance(g.gift, lang.Forbid)
                and g.gift.deed is deed
                # 15-12-1-6: an effect of a Tamer that is also a Digimon is one of both.
                and not kinds.intersection(g.gift.except_by)
            ),
            None,
        )

    def permits(self, unit: UnitId, deed: Deed) -> bool:
        return any(gift.deed is deed for gift in self._given(unit, lang.Permit))

    # -- numbers and conditions ---------------------------------------------------------------

    def number(self, number: lang.Number, scope: Scope) -> int:
        if isinstance(number, int):
            return number
        if isinstance(number, lang.Count):
            return number.each * self.count(number.of, scope)
        if isinstance(number, lang.Happened):
            return number.each * len(scope.names.get("subject", ()))
        value = self._named_property(number, scope)
        return value or 0

    def _named_property(self, number: lang.PropertyOf, scope: Scope) -> int | None:
        # A value frozen when the effect triggered stands under its own name (15-8-3-8).
        frozen = scope.names.get(f"{number.card}.{number.property.value}")
        if frozen:
            return frozen[0]
        for ref in self.named(number.card, scope):
            return self.property_of(ref, number.property)
        return None

    def named(self, name: str, scope: Scope) -> tuple[int, ...]:
        """Units or cards called `name` that are still there."""
        if name == "this":
            found: tuple[int, ...] = (scope.unit,) if scope.unit else (scope.card,)
        elif name == "this-card":
            found = (scope.card,)
        else:
            found = scope.names.get(name, ())
        return tuple(i for i in found if i in self.state.units or i in self.state.cards)

    def property_of(self, ref: int, of: Property) -> int | None:
        """A number of a unit, or of a card that is no unit."""
        unit = UnitId(ref)
        if ref in self.state.units:
            if of is Property.LEVEL:
                return self.level(unit)
            if of is Property.DP:
                return self.dp(unit)
            if of is Property.SOURCES:
                return len(self.sources(unit))
            if of is Property.ORIGINAL_DP:
                return self.original_dp(unit)
            if of is Property.COLORS:
                return len(self.colors(unit))
            return self.play_cost(unit)
        face = self.state.face(ref)
        if of is Property.SOURCES:
            return 0
        if of is Property.COLORS:
            return len(face.all_colors)
        dp = face.dp
        return {Property.LEVEL: face.level, Property.DP: dp, Property.ORIGINAL_DP: dp}.get(
            of, face.play_cost
        )

    def in_range(self, value: int | None, range_: Range, scope: Scope) -> bool:
        if value is None:
            return False
        low = None if range_.at_least is None else self.number(range_.at_least, scope)
        high = None if range_.at_most is None else self.number(range_.at_most, scope)
        return (low is None or value >= low) and (high is None or value <= high)

    def holds(self, condition: lang.Condition, scope: Scope) -> bool:
        if isinstance(condition, lang.Exists):
            return self.in_range(self.count(condition.of, scope), condition.count, scope)
        if isinstance(condition, lang.MemoryIs):
            return self.in_range(self.state.memory_of(scope.seat), condition.is_, scope)
        if isinstance(condition, lang.Is):
            if (frozen := scope.names.get(frozen_name(condition))) is not None:
                return bool(frozen)  # 15-8-3-9-4
            refs = self.named(condition.card, scope)
            return bool(refs) and all(self.fits(r, condition.fits, scope) for r in refs)
        if isinstance(condition, lang.DidIt):
            return bool(scope.names.get(f"did.{condition.action}"))
        if isinstance(condition, lang.Not):
            return not self.holds(condition.condition, scope)
        return all(self.holds(c, scope) for c in condition.conditions)

    # -- filters ------------------------------------------------------------------------------

    def count(self, of: Filter, scope: Scope) -> int:
        return len(self.that_fit(of, scope))

    def that_fit(self, of: Filter, scope: Scope) -> tuple[int, ...]:
        """Units of the field areas and cards of the other areas that fit, in a fixed order."""
        fitting = [ref for ref in self.candidates(of, scope) if self.fits(ref, of, scope)]
        for extreme, best in ((of.lowest, min), (of.highest, max)):
            if extreme is None:
                continue
            values = {r: v for r in fitting if (v := self.property_of(r, extreme)) is not None}
            if values:
                limit = best(values.values())
                fitting = [r for r in fitting if values.get(r) == limit]
        return tuple(fitting)

    def units_that_fit(self, of: Filter, scope: Scope) -> tuple[UnitId, ...]:
        return tuple(UnitId(r) for r in self.that_fit(of, scope) if r in self.state.units)

    def candidates(self, of: Filter, scope: Scope) -> Iterator[int]:
        state = self.state
        if of.among:
            yield from self.named(of.among, scope)
            return
        for area in of.areas:
            if area in FIELD:
                yield from (u.id for u in state.units.values() if u.area is area)
            elif area is Area.UNDER:
                # "From its digivolution cards": those of the unit of the effect, unless a
                # filter says whose units are meant.
                units = [state.units[scope.unit]] if scope.unit in state.units else []
                yield from (c for u in units for c in u.stack[1:])
            elif area is Area.NOWHERE:
                yield from scope.names.get("revealed", ())
            else:
                for seat in Seat:
                    yield from getattr(state.areas[seat], area.value.replace("-", "_"))

    def fits(self, ref: int, of: Filter, scope: Scope) -> bool:
        """Whether a unit or card fits a filter (areas and extremes apart)."""
        unit = self.state.units.get(ref)
        card = self.state.cards.get(unit.top if unit else ref)
        if card is None:
            return False
        owner = unit.seat if unit else card.owner
        if not _is_whose(of.whose, owner, scope.seat):
            return False
        if of.other and ref in (scope.unit, scope.card):
            return False
        if of.suspended is not None and (unit is None or unit.suspended is not of.suspended):
            return False
        if of.token is not None and card.token is not of.token:
            return False
        if card.area is Area.UNDER and not card.face_up and asks_for_information(of):
            return False  # 4-5-9
        return (
            self._fits_kind(ref, of)
            and self._fits_words(ref, of)
            and self._fits_numbers(ref, of, scope)
            and (not of.either or any(self.fits(ref, some, scope) for some in of.either))
        )

    def _fits_kind(self, ref: int, of: Filter) -> bool:
        state = self.state
        on_field = ref in state.units
        if of.categories:
            own = (
                self.categories(UnitId(ref)) if on_field else frozenset((state.face(ref).category,))
            )
            if not own.intersection(of.categories):
                return False
        if of.colors or of.not_colors:
            colors = self.colors(UnitId(ref)) if on_field else state.face(ref).all_colors
            if of.colors and not colors.intersection(of.colors):
                return False
            if colors.intersection(of.not_colors):
                return False  # 2-4-3-2
        return not of.keyword or (on_field and self.has_keyword(UnitId(ref), of.keyword))

    def _fits_words(self, ref: int, of: Filter) -> bool:
        if not (of.has_name or of.name_has or of.has_trait or of.trait_has or of.text_has):
            return True
        on_field = ref in self.state.units
        face = self.face_of(UnitId(ref)) if on_field else self.state.face(ref)
        names = self.names(UnitId(ref)) if on_field else face.names
        traits = self.traits(UnitId(ref)) if on_field else face.all_traits
        return (
            (not of.has_name or any(n in of.has_name for n in names))
            and (not of.name_has or any(part in n for n in names for part in of.name_has))
            and (not of.has_trait or any(t in of.has_trait for t in traits))
            and (not of.trait_has or any(part in t for t in traits for part in of.trait_has))
            and (not of.text_has or any(face.mentions(word) for word in of.text_has))
        )

    def _fits_numbers(self, ref: int, of: Filter, scope: Scope) -> bool:
        if not asks_for_numbers(of):
            return True
        for wanted, of_what in (
            (of.level, Property.LEVEL),
            (of.dp, Property.DP),
            (of.original_dp, Property.ORIGINAL_DP),
            (of.play_cost, Property.PLAY_COST),
            (of.sources, Property.SOURCES),
        ):
            if wanted is not None and not self.in_range(
                self.property_of(ref, of_what), wanted, scope
            ):
                return False
        return all(self.property_of(ref, missing) is None for missing in of.without)


# -- what effects give ------------------------------------------------------------------------


def work_out(state: State) -> Derivation:
    """What effects give in a state. What comes and goes without end is left out."""
    printed, unsettled = Printed(state), frozenset[_ByTurns]()
    while True:
        rounds = _rounds(state, printed, unsettled)
        last = rounds[-1]
        if last not in rounds[:-1]:
            return Derivation(state, printed, last, unsettled)
        unsettled |= _come_and_go(rounds[rounds.index(last) + 1 :])


def _rounds(state: State, printed: Printed, unsettled: frozenset[_ByTurns]) -> list[_Round]:
    """Who is given what, again and again until it stays so. When it never does, the last
    round is one that has been before."""
    rounds = [_Round({}, ())]
    while True:
        known = Derivation(state, printed, rounds[-1], unsettled)
        given = _Gathering(View(state, lambda _: known), known).round()  # noqa: B023
        if given.gifts == known.gifts:
            return [given]
        if not any(_feeds_back(some.gifts, printed, state) for some in (rounds[-1], given)):
            return [given]
        rounds.append(given)
        if given in rounds[:-1]:
            return rounds


def _feeds_back(
    gathered: Mapping[UnitId, tuple[Given, ...]], printed: Printed, state: State
) -> bool:
    """Whether what was given may change who is given what: then another round is due."""
    kinds = {type(given.gift) for some in gathered.values() for given in some}
    return bool(kinds) and (
        not kinds.isdisjoint((lang.Unaffected, lang.Has))
        or not kinds.isdisjoint(printed.read)
        or any(
            not kinds.isdisjoint(read_by_filter(grant.over))
            for grant in state.grants
            if grant.over is not None
        )
    )


def _come_and_go(rounds: Sequence[_Round]) -> frozenset[_ByTurns]:
    """What is so in some rounds of a cycle and not in others: effects that are active by
    turns; if there are none, what is given to a unit by turns."""
    active = [frozenset(held.source.key for held in r.active) for r in rounds]
    if by_turns := frozenset.union(*active) - frozenset.intersection(*active):
        return frozenset((key, NO_UNIT) for key in by_turns)
    given = [
        frozenset((g.key, unit) for unit, some in r.gifts.items() for g in some) for r in rounds
    ]
    return frozenset.union(*given) - frozenset.intersection(*given)


class _Gathering:
    """One round: what effects give while what the round before gave holds."""

    def __init__(self, view: View, known: Derivation) -> None:
        self._view = view
        self._known = known
        self._state = view.state

    def round(self) -> _Round:
        active = tuple(self._active())
        return _Round(self._gather(active), active)

    def _active(self) -> Iterator[Held]:
        view, unsettled = self._view, self._known.unsettled
        for unit, some in self._known.held.items():
            for held in some:
                source, effect = held
                if (
                    effect.kind is EffectKind.PERSISTENT
                    and view.is_active(unit, source, effect)
                    and (source.key, NO_UNIT) not in unsettled
                ):
                    yield held
        for held in self._known.printed.off_field:
            source, effect = held
            if (
                effect.kind is EffectKind.PERSISTENT
                and view.is_active_off_field(source, effect)
                and (source.key, NO_UNIT) not in unsettled
            ):
                yield held

    def _gather(self, active: Iterable[Held]) -> dict[UnitId, tuple[Given, ...]]:
        gathered: dict[UnitId, list[Given]] = {}
        meant: dict[tuple[int, Seat], Iterable[UnitId]] = {}
        for source, effect in active:
            key, over = source.key, isinstance(effect.to, lang.All)
            since = self._state.since.get(key, 0)
            given = [Given(gift, source, since, key, over) for gift in effect.gifts]
            # The same effect on several cards of a player means the same cards.
            shared = (id(effect), source.seat) if is_same_for_all(effect) else None
            units = meant.get(shared) if shared else None
            if units is None:
                units = self._meant(effect.to, source)
                if shared:
                    meant[shared] = units
            for unit in units:
                gathered.setdefault(unit, []).extend(given)
        for grant in self._state.grants:
            for unit in self._granted(grant):
                gathered.setdefault(unit, []).extend(
                    Given(gift, grant.by, grant.since, f"{grant.id}.{n}", grant.over is not None)
                    for n, gift in enumerate(grant.gifts)
                )
        return {
            unit: tuple(sorted(self._let_through(unit, given), key=lambda g: g.since))
            for unit, given in gathered.items()
        }

    def _meant(self, to: lang.Target | None, source: Source) -> Iterable[UnitId]:
        if to is None or isinstance(to, lang.Named):
            return (source.unit,) if source.unit in self._state.units else ()
        if isinstance(to, lang.All):
            scope = Scope(source.seat, source.unit, source.card)
            return self._view.units_that_fit(to.of, scope)
        return ()

    def _granted(self, grant: Grant) -> Iterable[UnitId]:
        if grant.over is not None:
            return self._view.units_that_fit(grant.over, Scope(grant.by.seat, grant.by.unit))
        return (grant.unit,) if grant.unit in self._state.units else ()

    def _let_through(self, unit: UnitId, given: Iterable[Given]) -> Iterable[Given]:
        """15-15-6-1: what does not affect a unit gives it nothing."""
        unsettled = self._known.unsettled
        if unsettled:
            given = [g for g in given if (g.key, unit) not in unsettled]
        if unit not in self._known.by_kind.get(lang.Unaffected, _NOTHING):
            return given
        return [g for g in given if not self._view.is_unaffected(unit, g.source)]


def _held_by(state: State, unit: Unit) -> Iterator[Held]:
    yield from _printed(state, unit, unit.top, "effects")
    for card in unit.stack[1:]:
        # 4-5-9: a card that lies face down has no information. 15-3-1: a Digimon gains
        # the inherited effects of its digivolution cards; a Tamer has no such cards.
        if state.cards[card].face_up and state.face(unit.top).category is not Category.TAMER:
            yield from _printed(state, unit, card, "inherited")


def _printed(state: State, unit: Unit, card: CardId, part: str) -> Iterator[Held]:
    for index, effect in enumerate(getattr(state.face(card), part)):
        yield Held(Source(card, unit.id, unit.seat, f"{part}.{index}"), effect)


def _held_off_field(state: State) -> Iterator[Held]:
    if not speaks_off_field(state.faces):
        return
    for seat in Seat:
        for area in OFF_FIELD:
            for card in getattr(state.areas[seat], area.value):
                if area is Area.SECURITY and not state.cards[card].face_up:
                    continue
                for index, effect in enumerate(state.face(card).effects):
                    if effect.area is area:
                        yield Held(Source(card, NO_UNIT, seat, f"effects.{index}"), effect)


def _gained(unit: Unit, given: Given) -> Held:
    assert isinstance(given.gift, lang.Has)
    return Held(Source(unit.top, unit.id, unit.seat, f"gained.{given.key}"), given.gift.effect)


def contradict(one: Gift, other: Gift) -> bool:
    """Whether two gifts change the same information to something else (15-8-2-5)."""
    return (
        isinstance(one, lang.Becomes)
        and isinstance(other, lang.Becomes)
        and any(
            None not in (mine := getattr(one, field), its := getattr(other, field)) and mine != its
            for field in one.__struct_fields__
        )
    )


def frozen_name(condition: lang.Is) -> str:
    """The name under which the answer to a condition is kept that must be given as it was
    when the effect triggered (15-8-3-9-4)."""
    return f"is {condition.card}: {msgspec.json.encode(condition.fits).decode()}"


def _is_whose(whose: Whose, seat: Seat, you: Seat) -> bool:
    return whose is Whose.ANY or (seat is you) == (whose is Whose.YOURS)


# What a card counts as on the field: a Digi-Egg card is a Digimon (4-2-2).
_ON_FIELD = {c: frozenset((c,)) for c in Category} | {
    Category.DIGI_EGG: frozenset((Category.DIGIMON,))
}

_NOTHING: Mapping[UnitId, Sequence[Given]] = MappingProxyType({})

_MOST_VIEWS, _MOST_DERIVATIONS = 64, 4
_views: dict[int, View] = {}
_derivations: list[Derivation] = []


def view(state: State) -> View:
    """The view of a state; the last ones are kept, because a state is asked many times."""
    known = _views.get(id(state))
    if known is not None and known.state is state:
        return known
    if len(_views) >= _MOST_VIEWS:
        _views.clear()
    made = _views[id(state)] = View(state, _known_or_worked_out)
    return made


def view_anew(state: State) -> View:
    """A view for which nothing is taken over from other states."""
    return View(state, work_out)


def _known_or_worked_out(state: State) -> Derivation:
    """The last derivations are kept, the one used last first: most states that are asked about
    follow each other."""
    for place, known in enumerate(_derivations):
        if known.holds_for(state):
            if place:
                _derivations.insert(0, _derivations.pop(place))
            return known
    made = work_out(state)
    _derivations.insert(0, made)
    del _derivations[_MOST_DERIVATIONS:]
    return made


def _has_same_piles(old: State, new: State) -> bool:
    """Whether the same cards lie in the piles, turned the same way."""
    if old.areas is not new.areas and old.areas != new.areas:
        return False
    return old.cards is new.cards or all(
        old.cards[card] == new.cards[card]
        for areas in new.areas.values()
        for area in OFF_FIELD
        for card in getattr(areas, area.value)
    )


def _has_same_givers(old: State, new: State) -> bool:
    """Whether the cards off the field by whose effects something was granted are the same."""
    return old.cards is new.cards or all(
        old.cards.get(grant.by.card) == new.cards.get(grant.by.card) for grant in new.grants
    )


def _has_same_units(old: State, new: State, reads: frozenset[str]) -> bool:
    """Whether the field is the same but for how cards are turned, unless that is asked for."""
    if old.units is not new.units:
        if old.units.keys() != new.units.keys():
            return False
        for unit, before in old.units.items():
            now = new.units[unit]
            if now is not before and (
                now.stack != before.stack
                or now.links != before.links
                or (now.area, now.seat, now.placed) != (before.area, before.seat, before.placed)
                or (now.suspended is not before.suspended and SUSPENDED in reads)
            ):
                return False
    return old.cards is new.cards or all(
        old.cards[card] is new.cards[card] for u in new.units.values() for card in u.stack
    )
