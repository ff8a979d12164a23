"""Selection of cards: whether a card fits a filter, and which do."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import product
from typing import assert_never

from judgeapp.engine.dependencies import FIELD
from judgeapp.engine.derive.given import Given, Scope, counted_name, counted_with, is_whose
from judgeapp.engine.derive.numbers import Numbers
from judgeapp.engine.edition import EditionFact
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.keyword_rules import has_printed, is_keyword
from judgeapp.engine.lang import (
    All,
    AlsoIs,
    Area,
    Category,
    Choose,
    Deed,
    Filter,
    Forbid,
    Mark,
    Named,
    Player,
    Property,
    PropertyOf,
    Range,
    Target,
    Timing,
    Together,
    Top,
)
from judgeapp.engine.matching import maximum_matching
from judgeapp.engine.spelling import Spelled, has_word, usual
from judgeapp.engine.state.state import State, Unit, replace


class Filters(Numbers):
    """Units and cards that fit a filter, and whether one does."""

    def count(self, filter_: Filter, scope: Scope) -> int:
        known = _known(filter_, scope)
        if known is not None:
            return known
        return self._count_together(filter_, self.that_fit(filter_, scope))

    def count_sets(self, filter_: Filter, size: int, scope: Scope) -> int:
        if filter_.alike and size > 1:
            # Each group of cards of one level gives its own (official answer 4871).
            return sum(len(group) // size for group in self.groups(filter_.alike, self.that_fit(filter_, scope)))
        return self.count(filter_, scope) // size

    def _count_together(self, filter_: Filter, refs: Sequence[int]) -> int:
        """Largest number of cards that differ from, or equal, each other as a filter requires."""
        if filter_.different:
            return self.count_distinct(filter_.different, refs)
        if filter_.alike:
            return max(map(len, self.groups(filter_.alike, refs)), default=0)
        return len(refs)

    # -- likeness and difference (4-22) ----------------------------------------------------------

    def count_distinct(self, by: Mark, refs: Sequence[int]) -> int:
        """Greatest number of cards that can be distinguished, each by a color (name, ...) that distinguishes no other
        (4-22-1); of several that a card has any one will do (4-22-2)."""
        return maximum_matching([self.marks(by, ref) for ref in refs])

    def groups(self, by: Mark, refs: Sequence[int]) -> Sequence[tuple[int, ...]]:
        """Groups of cards that have a mark in common."""
        marks = dict.fromkeys(mark for ref in refs for mark in self.marks(by, ref))
        return [tuple(r for r in refs if mark in self.marks(by, r)) for mark in marks]

    def kinds(self, by: Mark, filter_: Filter, scope: Scope) -> int:
        known = _known(filter_, scope, by)
        if known is not None:
            return known
        return len({mark for ref in self.that_fit(filter_, scope) for mark in self.marks(by, ref)})

    def marks(self, by: Mark, ref: int) -> Sequence[Hashable]:
        """Marks that distinguish a card: its colors, names, traits, level, number, or stack."""
        unit = UnitId(ref)
        on_field = ref in self.state.units
        if not on_field and by != "stack" and _lies_hidden(self.state, ref):
            return ()  # 4-5-9
        face = self.face_of(unit) if on_field else self.state.face(ref)
        match by:
            case "color":
                return sorted(self.colors(unit) if on_field else face.all_colors)
            case "name":
                names = self.names(unit) if on_field else (*face.names, *self._names_revealed(ref))
                return [usual(name, "name") for name in names]
            case "trait":
                traits = self.traits(unit) if on_field else face.all_traits
                return [usual(trait, "trait") for trait in traits]
            case "number":
                return (face.number or face.name,)  # 2-11-1
            case "stack":
                return [u.id for u in self.state.units.values() if ref in u.stack]
            case "level-in-stack":
                return [*product(self.marks("level", ref), self.marks("stack", ref))]
            case "level":
                level = self.property_of(ref, Property.LEVEL)
                return sorted(self._levels_revealed(ref) | (set() if level is None else {level}))
            case _:
                assert_never(by)

    def is_one_of(self, given: Given, filter_: Filter, card: int) -> bool:
        if card in self.state.units:
            return self.fits(card, filter_, Scope.of(given.source))
        # A card revealed to be played is known by the area it comes from.
        copy = self.state.cards.get(CardId(card))
        if copy is None:
            return False
        elsewhere = filter_.areas != (Area.BATTLE,)
        in_place = not elsewhere or copy.counted_area in filter_.areas
        played = isinstance(given.gift, Forbid) and given.gift.deed is Deed.PLAY
        meant = _on_the_field(filter_) if played else filter_
        return in_place and self.fits(card, meant, Scope.of(given.source))

    # -- matching ---------------------------------------------------------------------------------

    def that_fit(self, filter_: Filter, scope: Scope) -> tuple[int, ...]:
        """Units of the field areas and cards of the other areas that fit, in a fixed order."""
        fitting = [ref for ref in self.candidates(filter_, scope) if self.fits(ref, filter_, scope)]
        for extreme, best in ((filter_.lowest, min), (filter_.highest, max)):
            if extreme is None:
                continue
            # A card without such a number has neither the lowest nor the highest of them (2-9-2).
            values = {r: v for r in fitting if (v := self.property_of(r, extreme)) is not None}
            limit = best(values.values(), default=None)
            fitting = [r for r in values if values[r] == limit]
        return tuple(fitting)

    def is_among_that_fit(self, ref: int, filter_: Filter, scope: Scope) -> bool:
        """True if a card fits, with the lowest or highest number of all if that is asked."""
        if filter_.lowest is None and filter_.highest is None:
            return self.fits(ref, filter_, scope)
        return ref in self.that_fit(filter_, scope)

    def units_that_fit(self, filter_: Filter, scope: Scope) -> tuple[UnitId, ...]:
        return tuple(UnitId(r) for r in self.that_fit(filter_, scope) if r in self.state.units)

    def meant(self, target: Target, scope: Scope) -> tuple[int, ...]:
        """Units and cards that a target means; of a choice, all that can be chosen. Players are left out."""
        match target:
            case Choose() | All():
                return self.that_fit(target.of, scope)
            case Named():
                return self.named(target.name, scope)
            case Top():
                return self.top_cards(target, scope)
            case Together():
                refs = (ref for part in target.targets for ref in self.meant(part, scope))
                return tuple(dict.fromkeys(refs))
            case Player():
                return ()
            case _:
                assert_never(target)

    def top_cards(self, of: Top, scope: Scope) -> tuple[int, ...]:
        """The uppermost cards of a pile, the top first; or the lowest, the bottom first."""
        count = max(0, self.number(of.count, scope))
        piles = [
            getattr(self.state.areas[seat], of.of.value.replace("-", "_"))
            for seat in Seat
            if is_whose(of.whose, seat, scope.seat)
        ]
        if of.face_up is not None:
            cards = self.state.cards
            piles = [tuple(c for c in p if cards[c].face_up is of.face_up) for p in piles]
        return tuple(c for pile in piles for c in (pile[::-1] if of.bottom else pile)[:count])

    def candidates(self, filter_: Filter, scope: Scope) -> Iterator[int]:
        """Units and cards of the areas of a filter, whether they fit or not."""
        state = self.state
        if filter_.among:
            yield from self.named(filter_.among, scope)
            return
        for area in filter_.areas:
            if area in FIELD:
                yield from (u.id for u in state.units.values() if u.area is area)
            elif area is Area.UNDER:
                yield from (c for u in self.hosts(filter_, scope) for c in self.sources(u))
            elif area is Area.LINK:
                yield from (c for u in self.hosts(filter_, scope) for c in self.link_cards(u))
            elif area is Area.NOWHERE:
                yield from scope.names.get("revealed", ())
            else:
                for seat in Seat:
                    yield from getattr(state.areas[seat], area.value.replace("-", "_"))

    def hosts(self, filter_: Filter, scope: Scope) -> tuple[UnitId, ...]:
        """Units whose digivolution or link cards a filter looks for: "its digivolution cards" are those of the unit of
        the effect."""
        if filter_.under is not None:
            return self.units_that_fit(filter_.under, scope)
        return (scope.unit,) if scope.unit in self.state.units else ()

    def fits(self, ref: int, filter_: Filter, scope: Scope) -> bool:
        """True if a unit or card fits a filter (areas and extremes apart)."""
        unit = self.state.units.get(ref)
        card = self.state.cards.get(unit.top if unit else ref)
        if card is None:
            return False
        owner = unit.seat if unit else card.owner
        if not is_whose(filter_.whose, owner, scope.seat):
            return False
        if filter_.other and ref in (scope.unit, scope.card):
            return False
        if filter_.suspended is not None and (unit is None or unit.suspended is not filter_.suspended):
            return False
        if filter_.linked is not None and (unit is None or bool(unit.links) is not filter_.linked):
            return False
        if filter_.token is not None and card.token is not filter_.token:
            return False
        if filter_.in_digixros and not self._is_in_digixros(ref, scope):
            return False
        if filter_.has_digixros and self.state.face(card.id).digixros is None:
            return False
        if filter_.face_up is not None and card.face_up is not filter_.face_up:
            return False
        if card.area is Area.UNDER and not card.face_up and filter_.asks_for_information():
            return False  # 4-5-9
        return (
            self._fits_kind(ref, filter_)
            and self._fits_words(ref, filter_)
            and self._fits_numbers(ref, filter_, scope)
            and (not filter_.either or any(self.fits(ref, alternative, scope) for alternative in filter_.either))
            and (not filter_.neither or self._is_neither(ref, filter_.neither, scope))
            and (filter_.over is None or self._has_under(unit, filter_, filter_.over, scope))
            and (filter_.linked_with is None or self._has_linked(unit, filter_.linked_with, scope))
            and (filter_.timing is None or self._has_timing(ref, filter_.timing))
            and (
                filter_.same_as is None
                or filter_.same is None
                or self._is_like(ref, filter_.same, filter_.same_as, scope)
            )
            and (filter_.other_than is None or ref not in self.that_fit(filter_.other_than, scope))
        )

    def _is_neither(self, ref: int, filters: Iterable[Filter], scope: Scope) -> bool:
        return not any(
            self.fits(ref, excluded, scope) or not self._can_be_asked(excluded, scope) for excluded in filters
        )

    def _can_be_asked(self, filter_: Filter, scope: Scope) -> bool:
        """True if all that a filter compares with is there. No level is higher than a missing one."""
        return all(range_ is None or self.are_ends_known(range_, scope) for range_, _ in _number_ranges(filter_))

    def _has_timing(self, ref: int, timing: Timing) -> bool:
        """True if a card has an effect of a timing: printed, inherited or gained (15-16-1)."""
        if ref in self.state.units:
            return any(timing in self.timings(held) for held in self.held(UnitId(ref)))
        return any(timing in effect.timings for effect in self.state.face(ref).effects)

    def _is_like(self, ref: int, by: Mark, other: Filter, scope: Scope) -> bool:
        own = set(self.marks(by, ref))
        others = self.that_fit(other, scope)
        if not others and by == "level" and other.among:
            # The level of a card that was chosen, or triggered the effect, and is now gone.
            return self.number(PropertyOf(Property.LEVEL, other.among), scope) in own
        return any(own.intersection(self.marks(by, r)) for r in others)

    def _has_under(self, unit: Unit | None, filter_: Filter, under: Filter, scope: Scope) -> bool:
        if unit is None:
            return False
        stacked = (unit.id, *unit.stack[1:]) if filter_.over_top else unit.stack[1:]
        fitting = [ref for ref in stacked if self.fits(ref, under, scope)]
        return self._count_together(under, fitting) >= filter_.over_count

    def _has_linked(self, unit: Unit | None, linked: Filter, scope: Scope) -> bool:
        """True if one of the cards linked to it fits (4-7-1)."""
        return unit is not None and any(self.fits(card, linked, scope) for card in unit.links)

    def highest(self, filter_: Filter, property_: Property, scope: Scope) -> int | None:
        values = (self.property_of(ref, property_) for ref in self.that_fit(filter_, scope))
        return max((value for value in values if value is not None), default=None)

    def total(self, filter_: Filter, property_: Property, scope: Scope) -> int:
        return sum(self.property_of(ref, property_) or 0 for ref in self.that_fit(filter_, scope))

    def _is_in_digixros(self, ref: int, scope: Scope) -> bool:
        """True if the DigiXros requirements of the effect's card name a card (7-2-1)."""
        requirements = self.state.face(scope.card).digixros
        return requirements is not None and any(self.fits(ref, material.of, scope) for material in requirements.cards)

    def _fits_kind(self, ref: int, filter_: Filter) -> bool:
        state = self.state
        on_field = ref in state.units
        if filter_.categories:
            own = self._effective_categories(UnitId(ref)) if on_field else state.face(ref).categories
            if not own.intersection(filter_.categories):
                return False
        if filter_.colors or filter_.not_colors:
            colors = self.colors(UnitId(ref)) if on_field else state.face(ref).all_colors
            if filter_.colors and not colors.intersection(filter_.colors):
                return False
            if colors.intersection(filter_.not_colors):
                return False  # 2-4-3-2
        if not filter_.keyword:
            return True
        if not on_field:
            return has_printed(state.face(ref), filter_.keyword)
        return self._has_effect(UnitId(ref), filter_.keyword)

    def _effective_categories(self, unit: UnitId) -> frozenset[Category]:
        """Categories by which texts mean a card of the field: in an edition, "an Option card" there means only one that
        an effect has put there."""
        own = self.categories(unit)
        if Category.OPTION not in own or self.state.units[unit].placed:
            return own
        placed_only = self.state.plays(EditionFact.OPTION_PLACED_BY_EFFECT)
        return own - {Category.OPTION} if placed_only else own

    def _has_effect(self, unit: UnitId, keyword: str) -> bool:
        """True if a unit has a keyword effect, by itself or as an effect with a timing."""
        return self.has_keyword(unit, keyword) or any(is_keyword(held.effect, keyword) for held in self.held(unit))

    def _fits_words(self, ref: int, filter_: Filter) -> bool:
        if not (
            filter_.has_name
            or filter_.name_has
            or filter_.has_trait
            or filter_.trait_has
            or filter_.text_has
            or filter_.inherited
        ):
            return True
        on_field = ref in self.state.units
        face = self.face_of(UnitId(ref)) if on_field else self.state.face(ref)
        if filter_.inherited and not face.inherited:
            return False  # 2-3-4-2
        if filter_.has_name or filter_.name_has:
            names = self.names(UnitId(ref)) if on_field else face.names_as(filter_.categories)
            names = _counting((*names, *self._names_revealed(ref)), filter_)
            if filter_.has_name and not _is_any(names, filter_.has_name, "name"):
                return False
            if filter_.name_has:
                parts = self.name_parts(UnitId(ref)) if on_field else face.name_parts
                candidates = (*names, *_counting(parts, filter_))
                if not any(face.has_in_name(n, part) for n in candidates for part in filter_.name_has):
                    return False
        if filter_.has_trait or filter_.trait_has:
            traits = self.traits(UnitId(ref)) if on_field else face.all_traits
            traits = _counting(traits, filter_)
            if filter_.has_trait and not _is_any(traits, filter_.has_trait, "trait"):
                return False
            if filter_.trait_has and not any(has_word(t, part, "trait") for t in traits for part in filter_.trait_has):
                return False
        return not filter_.text_has or any(face.mentions(word) for word in filter_.text_has)

    def _fits_numbers(self, ref: int, filter_: Filter, scope: Scope) -> bool:
        if not filter_.asks_for_numbers():
            return True
        for range_, property_ in _number_ranges(filter_):
            if range_ is not None and not self.in_range(self.property_of(ref, property_), range_, scope):
                levels = self._levels_revealed(ref) if property_ is Property.LEVEL else ()
                if not any(self.in_range(level, range_, scope) for level in levels):
                    return False
        return all(self.property_of(ref, missing) is None for missing in filter_.without)

    def _revealed_as(self, ref: int) -> Sequence[AlsoIs]:
        """Information that a card also has because it is revealed from the deck."""
        card = self.state.cards.get(CardId(ref))
        is_revealed = card is not None and card.shown_from is Area.DECK
        return self.state.face(ref).when_revealed if is_revealed else ()

    def _names_revealed(self, ref: int) -> tuple[str, ...]:
        return tuple(name for gift in self._revealed_as(ref) for name in gift.names)

    def _levels_revealed(self, ref: int) -> set[int]:
        return {gift.level for gift in self._revealed_as(ref) if gift.level is not None}


def _on_the_field(filter_: Filter) -> Filter:
    """Filter by which a card that isn't played yet is meant as what it would be on the field: there a Digi-Egg card is
    a Digimon (4-2-2), so it can't be played either by what can't play Digimon (official answer 4861)."""
    categories = filter_.categories
    if Category.DIGIMON in categories:
        categories = (*categories, Category.DIGI_EGG)
    return replace(
        filter_,
        categories=categories,
        either=tuple(map(_on_the_field, filter_.either)),
        neither=tuple(map(_on_the_field, filter_.neither)),
    )


def _is_any(words: tuple[str, ...], wanted: tuple[str, ...], of: Spelled) -> bool:
    """True if one of the names or traits is among those asked for (2-3-1-2, 2-3-2-3)."""
    if any(word in wanted for word in words):
        return True
    ways = {usual(word, of) for word in wanted}
    return any(usual(word, of) in ways for word in words)


def _counting(words: tuple[str, ...], filter_: Filter) -> tuple[str, ...]:
    """Names or traits that count for a filter."""
    if not filter_.not_counting:
        return words
    return tuple(w for w in words if not any(word in w for word in filter_.not_counting))


def _number_ranges(filter_: Filter) -> tuple[tuple[Range | None, Property], ...]:
    return (
        (filter_.level, Property.LEVEL),
        (filter_.dp, Property.DP),
        (filter_.original_dp, Property.ORIGINAL_DP),
        (filter_.play_cost, Property.PLAY_COST),
        (filter_.use_cost, Property.USE_COST),
        (filter_.color_count, Property.COLORS),
        (filter_.sources, Property.SOURCES),
        (filter_.digixrosed, Property.DIGIXROSED),
        (filter_.assembled, Property.ASSEMBLED),
    )


def _known(filter_: Filter, scope: Scope, by: str = "") -> int | None:
    """Number of such cards when they or the unit of the effect left (15-8-3-9-4); None if they have not."""
    if not scope.names or not counted_with(filter_, scope):
        return None
    known = scope.names.get(counted_name(filter_, by))
    return None if known is None else known[0]


def _lies_hidden(state: State, ref: int) -> bool:
    """True if a card lies face down under another, and so has no information."""
    card = state.cards.get(CardId(ref))
    return card is not None and card.area is Area.UNDER and not card.face_up
