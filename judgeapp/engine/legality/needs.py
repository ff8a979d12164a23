"""Needs of actions: the cards that an action of an effect is done to, and other conditions of its possibility. The rule
of each action finds them (judgeapp.engine.procedures.actions) by the common parts here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.identity import NO_UNIT, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Action, Area, Target, Whose
from judgeapp.engine.lang.record import ActionRecord
from judgeapp.engine.legality import obstacles
from judgeapp.engine.state.playing import being_declared

_Able: TypeAlias = Callable[[int], bool]


class Use(Enum):
    """Uses for which the parts of one condition can't take the same card twice."""

    SUSPENDING = "suspending"
    UNSUSPENDING = "unsuspending"
    GOING = "going"  # to wherever


class CardsNeeded(NamedTuple):
    """Number of cards that an action asks for, and those that it can be done to."""

    asked: int
    able: tuple[int, ...]
    chosen: bool  # they are chosen, so another part's cards are no longer there for it


class Needs(NamedTuple):
    so: bool = True  # its conditions besides cards and memory are met
    cards: tuple[CardsNeeded, ...] = ()  # the cards that it is done to, of each of its targets
    use: Use | None = None  # the use that takes them up
    piles: tuple[tuple[Seat, Area, int], ...] = ()  # how many cards it takes from the top of a pile
    memory: int = 0  # by how much it changes the memory of its player
    one_of: tuple[tuple[Action, ...], ...] = ()  # it comes to one of these lists of actions, and has their needs


# It can always be done, and is done to no card.
NOTHING = Needs()

# Filled by the rules of all actions, which are above. They are loaded with the game.
_OF_KIND: dict[type[ActionRecord], Callable[[Finder, Any], Needs]] = {}


def register_needs(of_kind: Mapping[type[ActionRecord], Callable[[Finder, Any], Needs]]) -> None:
    _OF_KIND.update(of_kind)


def needs_of(view: View, action: Action, scope: Scope) -> Needs:
    """Needs of an action of an effect. Whether the cost of playing, using, digivolving or linking can be paid is
    checked at its declaration (1-3-11-1)."""
    by = EffectSource(scope.card, scope.unit, scope.seat, "")
    return _OF_KIND[type(action)](Finder(view, scope_after_leaving(view, action, scope), by), action)


def scope_after_leaving(view: View, action: Action, scope: Scope) -> Scope:
    """ "[On Deletion] Place this Digimon as the bottom security card": the Digimon is now the card that waits where it
    went for its effect (15-8-3-5)."""
    left = scope.unit != NO_UNIT and scope.unit not in view.state.units
    return scope._replace(unit=NO_UNIT) if left and action.follows_its_card else scope


def scope_of_choice(scope: Scope, target: Target, ref: int) -> Scope:
    """Scope in which a card is the one that is chosen for a target."""
    if not isinstance(target, lang.Choose):
        return scope
    return scope._replace(names={**scope.names, target.name: (ref,)})


def asked_of(view: View, target: Target, scope: Scope, there: int) -> int:
    """Number of cards that an action asks for, at least one: a choice for its number, also if there are fewer to choose
    from; else as many as are `there`."""
    if isinstance(target, lang.Choose) and not target.up_to and target.limit is None:
        if target.by is Whose.ANY and isinstance(target.count, lang.Beyond):
            return sum(view.number_of_each(target.count, scope, seat) for seat in Seat)
        return max(1, view.number(target.count, scope))
    if isinstance(target, lang.Top):
        return max(1, view.number(target.count, scope))
    if isinstance(target, lang.Together):
        return sum(asked_of(view, part, scope, 0) for part in target.targets)
    return max(1, there)


def number_of(view: View, number: lang.Number, whose: Whose, scope: Scope, seat: Seat) -> int:
    """Amount of something that each player does, if an effect has one or both do it."""
    if whose is Whose.ANY:
        return view.number_of_each(number, scope, seat)
    return view.number(number, scope)


class Finder(NamedTuple):
    """Finder of an action's needs on the current board."""

    view: View
    scope: Scope
    by: EffectSource

    def cards(self, target: Target, able: _Able | None = None, use: Use | None = None) -> Needs:
        """Needs of an action on the cards that a target means; `able`: only on those that are."""
        return Needs(cards=tuple(self._each(target, able)), use=use, piles=tuple(self._tops(target)))

    def units(self, target: Target, able: _Able, use: Use | None = None) -> Needs:
        """Needs of an action on cards of the field only."""
        return self.cards(target, lambda ref: ref in self.view.state.units and able(ref), use)

    def sent(self, target: Target, to: Area) -> Needs:
        return self.cards(target, lambda ref: obstacles.to_sending(self.view, ref, to, self.by) is None, Use.GOING)

    def _each(self, target: Target, able: _Able | None) -> Iterator[CardsNeeded]:
        if isinstance(target, lang.Together):
            for part in target.targets:
                yield from self._each(part, able)
        elif not isinstance(target, lang.Player):
            meant = self.view.meant(target, self.scope)
            if isinstance(target, lang.Choose | lang.All) and not target.of.among:
                declared = being_declared(self.view.state)
                meant = tuple(ref for ref in meant if ref not in declared)  # 15-15-3-2
            is_choice = isinstance(target, lang.Choose)
            asked = asked_of(self.view, target, self.scope, 0 if is_choice else len(meant))
            free = tuple(r for r in meant if able is None or able(r))
            if isinstance(target, lang.Choose):
                free = self._together(target.of, free, asked)
                if target.limit is None and self._wants_none(target):
                    free = ()  # 1-3-4
            yield CardsNeeded(asked, free, is_choice)

    def _wants_none(self, target: lang.Choose) -> bool:
        seats = self.players(target.by)
        return all(number_of(self.view, target.count, target.by, self.scope, seat) <= 0 for seat in seats)

    def _together(self, of: lang.Filter, refs: tuple[int, ...], asked: int) -> tuple[int, ...]:
        """Cards among which this many can be chosen if all have to be alike or to differ (4-22-1); otherwise the most
        that go together."""
        if of.alike:
            groups = sorted(self.view.groups(of.alike, refs), key=len)
            enough = [group for group in groups if len(group) >= asked] or groups[-1:]
            refs = tuple(ref for ref in refs if any(ref in group for group in enough))
        if of.different and (most := self.view.count_distinct(of.different, refs)) < asked:
            refs = refs[:most]
        return refs

    def _tops(self, target: Target) -> Iterator[tuple[Seat, Area, int]]:
        if isinstance(target, lang.Together):
            for part in target.targets:
                yield from self._tops(part)
        elif isinstance(target, lang.Top):
            count = self.view.number(target.count, self.scope)
            yield from ((seat, target.of, count) for seat in self.players(target.whose))

    def free(self, stops: Callable[[View, UnitId, EffectSource], obstacles.Obstacle | None]) -> _Able:
        """Cards of the field that nothing stops it from being done to."""
        return lambda ref: stops(self.view, UnitId(ref), self.by) is None

    def is_reached(self, ref: int) -> bool:
        return obstacles.to_affecting(self.view, ref, self.by) is None

    def trashable(self, target: Target) -> Needs:
        return self.cards(target, lambda ref: obstacles.to_trashing(self.view, ref, self.by) is None, Use.GOING)

    def is_loose(self, ref: int) -> bool:
        """True if it is a card outside the field, and the effect reaches it."""
        return ref in self.view.state.cards and self.is_reached(ref)

    def reached_units(self, target: Target) -> list[UnitId]:
        """The cards of the field that a target is about, which the effect reaches."""
        meant = self.view.meant(target, self.scope)
        return [UnitId(r) for r in meant if r in self.view.state.units and self.is_reached(r)]

    def from_top(self, of: Area, count: lang.Number, whose: Whose, to: Area | None = None) -> Needs:
        """Cards from the top of a pile; `to`: where they go."""
        seats = self.players(whose)
        numbers = [number_of(self.view, count, whose, self.scope, seat) for seat in seats]
        closed = to is not None and any(obstacles.to_adding(self.view, seat, to, self.by) for seat in seats)
        piles = tuple((seat, of, number) for seat, number in zip(seats, numbers, strict=True))
        return Needs(max(numbers) > 0 and not closed, piles=piles)  # 1-3-4

    def players(self, whose: Whose) -> tuple[Seat, ...]:
        own = self.scope.seat
        if whose is Whose.ANY:
            return tuple(Seat)
        return (own.other if whose is Whose.OPPONENTS else own,)
