"""Numbers: DP with everything added to it, and the quantities that effects mention."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import UNSET
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.derive.given import Given, Scope, done_name, number_before, referred
from judgeapp.engine.derive.information import Information
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, Effect, Filter, Property, Range, Whose


class Numbers(Information, ABC):
    """Numbers of units, cards and effects. Counting the cards that fit is left to Filters."""

    @abstractmethod
    def count(self, filter_: Filter, scope: Scope) -> int:
        """Number of units and cards that fit; of those that differ, or are alike, if the filter asks for it."""

    @abstractmethod
    def count_sets(self, filter_: Filter, size: int, scope: Scope) -> int:
        """Number of sets of so many of those that fit; in each, they differ or are alike if the filter asks for it."""

    @abstractmethod
    def kinds(self, by: lang.Mark, filter_: Filter, scope: Scope) -> int:
        """Number of colors (names, traits, levels) that those that fit have together."""

    @abstractmethod
    def highest(self, filter_: Filter, property_: Property, scope: Scope) -> int | None:
        """The highest number of a sort that any of those that fit has; None if none has one."""

    @abstractmethod
    def total(self, filter_: Filter, property_: Property, scope: Scope) -> int:
        """The numbers of a sort of all that fit, added up."""

    @abstractmethod
    def is_active_off_field(self, source: EffectSource, effect: Effect) -> bool:
        """True if an effect of a card in its {Hand}, {Trash} or {Security} can be active now."""

    def dp(self, unit: UnitId) -> int | None:
        """DP now; never below 0. None without DP (2-5-3)."""
        cached = self._derived.dp
        if unit not in cached:
            cached[unit] = self._derive_dp(unit)
        return cached[unit]

    def _derive_dp(self, unit: UnitId) -> int | None:
        base = self.original_dp(unit)
        if base is None:
            return None
        added = sum(self._added(unit, given) for given in self.gifts_of(unit, lang.AddDP))
        # 4-2-5: with the link DP of its link cards.
        for card in self.link_cards(unit):
            added += self.state.face(card).link_dp
        # 1-3-8: the changes are summed up first.
        return max(0, base + added, *self._least_dp(unit))

    def _least_dp(self, unit: UnitId) -> Iterator[int]:
        """Lower limits of its DP."""
        for given in self.gifts_of(unit, lang.LeastDP):
            assert isinstance(given.gift, lang.LeastDP)
            yield given.gift.amount

    def _added(self, unit: UnitId, given: Given) -> int:
        """DP that an effect adds; nothing is taken if it can't be reduced (15-1-3)."""
        assert isinstance(given.gift, lang.AddDP)
        cached = self._derived.added
        number = given.gift.amount
        key = (id(given), unit if _is_of_each(number) else NO_UNIT)
        amount = cached.get(key)
        if amount is None:
            scope = Scope.of(given.source)._replace(names={lang.RECEIVER: (unit,)})
            amount = cached[key] = self.number(number, scope)
        spared = amount < 0 and self.forbidding(unit, lang.Deed.HAVE_DP_REDUCED, given.source)
        return 0 if spared else amount

    def property_of(self, ref: int, property_: Property) -> int | None:
        """A number of a unit, or of a card that is not a unit."""
        unit = UnitId(ref)
        if ref in self.state.units:
            if property_ is Property.LEVEL:
                return self.level(unit)
            if property_ is Property.DP:
                return self.dp(unit)
            if property_ is Property.SOURCES:
                return len(self.sources(unit))
            if property_ is Property.ORIGINAL_DP:
                return self.original_dp(unit)
            if property_ is Property.COLORS:
                return len(self.colors(unit))
            if property_ is Property.DIGIXROSED:
                return self.state.units[unit].digixrosed
            if property_ is Property.ASSEMBLED:
                return self.state.units[unit].assembled
            if property_ is Property.USE_COST:
                face = self.face_of(unit)
                # There it is a Digimon only (4-6-3@4.2).
                return None if face.is_dual else _changed_cost(face.use_cost, self._cost_changes(unit))
            return _changed_cost(self.play_cost(unit), self._cost_changes(unit))
        face = self.state.face(ref)
        if property_ in (Property.SOURCES, Property.DIGIXROSED, Property.ASSEMBLED):
            return 0
        if property_ is Property.COLORS:
            return len(face.all_colors)
        if property_ in (Property.USE_COST, Property.PLAY_COST):
            return self._cost_of_card(CardId(ref), property_)
        return face.level if property_ is Property.LEVEL else face.dp

    def _cost_of_card(self, ref: CardId, property_: Property) -> int | None:
        """Cost of a card that is not a unit. A card being used has the use cost with which it was declared; the amount
        paid does not count (official answers 1956, 1957)."""
        card, face = self.state.cards[ref], self.state.face(ref)
        if property_ is Property.USE_COST and card.used_for is not UNSET:
            return card.used_for
        printed = face.use_cost if property_ is Property.USE_COST else face.play_cost
        if not face.own_costs or card.counted_area is not Area.HAND:
            return printed
        changes = [
            self.number(gift.amount, Scope.of(source))
            for place, effect, gift in face.own_costs
            if self.is_active_off_field(source := EffectSource(ref, NO_UNIT, card.owner, place), effect)
        ]
        return _changed_cost(printed, changes)

    def _cost_changes(self, unit: UnitId) -> Iterator[int]:
        for given in self.gifts_of(unit, lang.CardCost):
            assert isinstance(given.gift, lang.CardCost)
            yield self.number(given.gift.amount, Scope.of(given.source))

    def number(self, number: lang.Number, scope: Scope) -> int:
        """A quantity of an effect; 0 for a number that its card does not have."""
        if isinstance(number, int):
            return number
        if isinstance(number, lang.Count):
            return number.each * self.count_sets(number.of, number.per, scope)
        if isinstance(number, lang.Kinds):
            return number.each * (self.kinds(number.by, number.of, scope) // number.per)
        if isinstance(number, lang.Highest):
            return self.highest(number.of, number.property, scope) or 0
        if isinstance(number, lang.Total):
            return self.total(number.of, number.property, scope)
        if isinstance(number, lang.Happened):
            return number.each * len(scope.names.get("subject", ()))
        if isinstance(number, lang.DoneTo):
            return number.each * (self._done_to(number, scope) // number.per)
        if isinstance(number, lang.MemoryOn):
            seat = scope.seat if number.whose is Whose.YOURS else scope.seat.other
            return number.each * (max(0, self.state.memory_of(seat)) // number.per)
        if isinstance(number, lang.Gained):
            return sum(scope.names.get("gained", ()))
        if isinstance(number, lang.Missing):
            return max(0, number.to - self.count(number.of, scope))
        if isinstance(number, lang.Beyond):
            return max(0, self.count(number.of, scope) - number.to)
        value = self._named_property(number, scope)
        return 0 if value is None else value + number.plus

    def can_be_compared_with(self, number: lang.Number, scope: Scope) -> bool:
        """True if a number exists. With a card that was never chosen, or has no level, nothing is compared (1-3-2)."""
        if isinstance(number, lang.PropertyOf):
            return self._named_property(number, scope) is not None
        if isinstance(number, lang.Highest):
            return self.highest(number.of, number.property, scope) is not None
        return True

    def number_of_each(self, number: lang.Number, scope: Scope, seat: Seat) -> int:
        """A quantity for both players' actions: how many more than the number to be left one of them has counts for him
        alone."""
        if not isinstance(number, lang.Beyond):
            return self.number(number, scope)
        own = replace(number, of=replace(number.of, whose=Whose.YOURS))
        return self.number(own, scope._replace(seat=seat))

    def _done_to(self, number: lang.DoneTo, scope: Scope) -> int:
        seats = {
            Whose.YOURS: (scope.seat,),
            Whose.OPPONENTS: (scope.seat.other,),
            Whose.ANY: (scope.seat, scope.seat.other),
        }[number.whose]
        return sum(len(scope.names.get(done_name(number.action, seat, number.category), ())) for seat in seats)

    def _named_property(self, number: lang.PropertyOf, scope: Scope) -> int | None:
        # A value frozen when the effect triggered is under its own name (15-8-3-8).
        card = referred(number.card, scope)
        frozen = scope.names.get(f"{card}.{number.property.value}")
        if frozen:
            return frozen[0]
        for ref in self.named(number.card, scope):
            return self.property_of(ref, number.property)
        before = scope.names.get(number_before(number))
        return before[0] if before else None

    def named(self, name: str, scope: Scope) -> tuple[int, ...]:
        """Units or cards called `name` that are still there."""
        name = referred(name, scope)
        if name == "this":
            refs: tuple[int, ...] = (scope.unit,) if scope.unit else (scope.card,)
        elif name == "this-card":
            refs = (self._lying(scope.card),)
        elif name == "stack":
            refs = self._stack_of(scope.unit)
        else:
            refs = scope.names.get(name, ())
        return tuple(i for i in refs if i in self.state.units or i in self.state.cards)

    def _lying(self, card: CardId) -> int:
        """Ref of a card by its place: on top of a stack it is the unit (4-5-7: the cards below belong to it)."""
        copy = self.state.cards.get(card)
        body = self.state.units.get(copy.unit) if copy is not None else None
        return card if body is None or body.top != card else body.id

    def _stack_of(self, unit: UnitId) -> tuple[int, ...]:
        """A unit, which is its top card, and the cards under it."""
        body = self.state.units.get(unit)
        return () if body is None else (unit, *body.stack[1:])

    def are_ends_known(self, range_: Range, scope: Scope) -> bool:
        """True if both of its ends can be compared with."""
        return all(end is None or self.can_be_compared_with(end, scope) for end in (range_.at_least, range_.at_most))

    def in_range(self, value: int | None, range_: Range, scope: Scope) -> bool:
        if value is None or not self.are_ends_known(range_, scope):
            return False
        low = None if range_.at_least is None else self.number(range_.at_least, scope)
        high = None if range_.at_most is None else self.number(range_.at_most, scope)
        return (low is None or value >= low) and (high is None or value <= high)


@cache
def _is_of_each(number: lang.Number) -> bool:
    """True if a number is another one for each card that it is given to."""
    return any(lang.RECEIVER in part.speaks_of() for part in lang.parts(number))


def _changed_cost(cost: int | None, changes: Iterable[int]) -> int | None:
    """A cost with its changes, which are summed up first (1-3-8) and leave none below 0 (1-3-9)."""
    return None if cost is None else max(0, cost + sum(changes))
