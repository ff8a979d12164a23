"""The field of a state, and the information of the cards on it (15-12-1, 15-12-2-2), prohibitions and permissions:
printed, together with the gifts of effects."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from judgeapp.engine import lang
from judgeapp.engine.derive.derivation import Derivation
from judgeapp.engine.derive.given import Given, Held, is_whose
from judgeapp.engine.derive.lazy import lazy_property
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import is_in_breeding_too
from judgeapp.engine.lang import Area, Category, Color, Deed, Effect, Gift, KeywordName, Timing
from judgeapp.engine.state.cards import NO_INFORMATION, Face
from judgeapp.engine.state.state import Grant, State, Unit, replace

G = TypeVar("G", bound=Gift)


class Field:
    """The field of one state. `derive` finds the gifts of effects in it when first asked."""

    def __init__(self, state: State, derive: Callable[[State], Derivation]) -> None:
        self.state = state
        self._derive = derive

    @lazy_property
    def _derived(self) -> Derivation:
        return self._derive(self.state)

    # -- units ------------------------------------------------------------------------------------

    def units_in(self, area: Area, seat: Seat | None = None) -> tuple[Unit, ...]:
        return tuple(u for u in self.state.units.values() if u.area is area and (seat is None or u.seat is seat))

    def face_of(self, unit: UnitId) -> Face:
        """Face of its top card: an empty one if it lies face down (4-5-9), until a rule check trashes it (17-1-3-5)."""
        top = self.state.cards[self.state.units[unit].top]
        return self.state.faces[top.face] if top.face_up else NO_INFORMATION

    def sources(self, unit: UnitId) -> tuple[CardId, ...]:
        """The digivolution cards of a Digimon, the top first (4-6-1)."""
        return self.state.units[unit].stack[1:]

    def link_cards(self, unit: UnitId) -> tuple[CardId, ...]:
        """The link cards of a Digimon, the first linked first (4-7-1)."""
        return self.state.units[unit].links

    # -- effects ----------------------------------------------------------------------------------

    def held(self, unit: UnitId) -> tuple[Held, ...]:
        """The effects of a unit: those of its top card, the inherited effects of its digivolution cards (4-2-4), the
        link effects of its link cards (4-2-6), and those it gained (15-13)."""
        return self._derived.held.get(unit, ())

    def withheld(self) -> Mapping[UnitId, tuple[Held, ...]]:
        """Effects that units are not regarded as having, since their giver doesn't affect them (15-15-6-4)."""
        return self._derived.withheld

    def triggers(self, unit: UnitId) -> tuple[Held, ...]:
        """The trigger-type effects (15-8-3) among those that a unit has."""
        return self._derived.triggers.get(unit, ())

    def off_field(self, area: Area) -> tuple[Held, ...]:
        """The effects that cards have in the hand, trash or security stack: those that say
        {Hand} (15-14-2-1), {Trash} (15-14-3-1), {Security} and lie face up (15-14-5-1)."""
        held = self._derived.printed.off_field
        return tuple(h for h in held if h.effect.area is area) if held else ()

    def timings(self, held: Held) -> frozenset[Timing]:
        """The effect timings of an effect, with those that it was given."""
        own = frozenset(held.effect.timings)
        if not own:
            return own
        given = self._given(held.source.unit, lang.AlsoTiming)
        return own.union(gift.also for gift in given if gift.of in own) if given else own

    @property
    def active(self) -> tuple[Held, ...]:
        """Active persistent effects (15-8-2-2): in their area and turn, while their condition holds (15-8-2-6)."""
        return self._derived.active

    @property
    def active_by_key(self) -> dict[str, Held]:
        """Active persistent effects by the key of their source."""
        return self._derived.active_by_key

    @property
    def unsettled(self) -> frozenset[str]:
        """The effects that stop themselves or each other without end: their own gifts change whether they are active,
        or for whom (15-8-2-6-1, 15-8-2-6-2). They count as not active as far as they come and go."""
        return frozenset(key for key, _ in self._derived.unsettled)

    def is_in_place(self, unit: UnitId, source: EffectSource, effect: Effect) -> bool:
        """True if an effect on the field is where and when it can trigger or be active."""
        body = self.state.units[unit]
        # 3-4-5-4: effects of a card in the breeding area do nothing unless they say {Breeding}.
        if body.area is not (effect.area or Area.BATTLE) and not (
            body.area is Area.BREEDING and is_in_breeding_too(effect)
        ):
            return False
        return self.state.in_turn(source.seat, effect.during)

    # -- gifts ------------------------------------------------------------------------------------

    def gifts(self, unit: UnitId) -> tuple[Given, ...]:
        """Gifts of persistent and granted effects to a unit now, the oldest first."""
        return self._derived.gifts.get(unit, ())

    def gifts_of(self, unit: UnitId, kind: type) -> Sequence[Given]:
        """Gifts of one kind to a unit, the oldest first."""
        of_kind = self._derived.by_kind.get(kind)
        return of_kind.get(unit, ()) if of_kind else ()

    def player_gifts(self, seat: Seat) -> tuple[Given, ...]:
        """Gifts of effects to a player himself (15-10-1)."""
        return self._derived.to_players[seat]

    def given_beside(self, source: EffectSource) -> Iterator[Gift]:
        """Gifts of other persistent effects to those to whom an effect gives something."""
        for given in self._derived.gifts.values():
            if any(g.source == source for g in given):
                yield from (g.gift for g in given if g.source != source)

    def _given(self, unit: UnitId, kind: type[G]) -> Sequence[G]:
        """The gifts of a kind that a unit has, the oldest first."""
        gifts = self.gifts_of(unit, kind)
        return [g.gift for g in gifts if isinstance(g.gift, kind)] if gifts else ()

    def _informing(self, unit: UnitId) -> Sequence[lang.AlsoIs | lang.Becomes]:
        """Gifts that add to or change the information of a unit (15-12-1, 15-12-2-2), in order."""
        return self._derived.informing.get(unit, ())


_OF_KIND = {
    Category.DIGIMON: "15-2-1-1",
    Category.DIGI_EGG: "15-2-1-1",
    Category.TAMER: "15-2-1-2",
    Category.OPTION: "15-2-1-3",
}


class Information(Field, ABC):
    """Information of the cards on the field, and their prohibitions. Numbers are as printed or as effects set them;
    additions by effects are not counted here."""

    def is_a(self, unit: UnitId, category: Category) -> bool:
        """True if a unit counts as a Digimon (4-2-1, 4-2-2), Tamer (4-3-1) or Option."""
        return category in self.categories(unit)

    def categories(self, unit: UnitId) -> frozenset[Category]:
        """Categories of a unit: that of its top card, and those that effects add."""
        return self._derived.categories[unit]

    def level(self, unit: UnitId) -> int | None:
        levels = self._derived.level
        if unit not in levels:
            levels[unit] = self._derive_level(unit)
        return levels[unit]

    def _derive_level(self, unit: UnitId) -> int | None:
        level = self.face_of(unit).level
        for gift in self._informing(unit):
            if gift.level is not None and (isinstance(gift, lang.AlsoIs) or level is not None):
                level = gift.level
        return level

    def original_dp(self, unit: UnitId) -> int | None:
        """The DP that the card has or was changed to (2-5-2); the last one wins (15-12-1-3)."""
        dp = self.face_of(unit).dp
        for gift in self._informing(unit):
            # 15-12-2-2: missing information is not changed.
            if gift.dp is not None and (isinstance(gift, lang.AlsoIs) or dp is not None):
                dp = gift.dp
        return dp

    def play_cost(self, unit: UnitId) -> int | None:
        """The play cost that a card has, or was given last (15-12-1-3)."""
        cost = self.face_of(unit).play_cost
        for gift in self._informing(unit):
            if isinstance(gift, lang.AlsoIs) and gift.play_cost is not None:
                cost = gift.play_cost
        return cost

    def colors(self, unit: UnitId) -> frozenset[Color]:
        """All colors of a card (2-4-3-1): those that it has, also by a (Rule), or was changed to last (15-12-2-3), and
        those that are added, which no change takes away, whichever came first."""
        printed, added = self.face_of(unit).all_colors, frozenset[Color]()
        for gift in self._informing(unit):
            if isinstance(gift, lang.AlsoIs):
                added = added.union(gift.colors)
            elif gift.colors is not None:
                printed = frozenset(gift.colors)
        return printed | added

    def names(self, unit: UnitId) -> tuple[str, ...]:
        """Names of a unit: those that it has, also by a (Rule), or that it was changed to last, first; then those that
        are added, which no change takes away (15-12-2-3)."""
        printed, added = self.face_of(unit).names, list[str]()
        for gift in self._informing(unit):
            if isinstance(gift, lang.AlsoIs):
                added += gift.names
            elif gift.name is not None:
                printed = (gift.name,)
        return (*printed, *added)

    def name_parts(self, unit: UnitId) -> tuple[str, ...]:
        """Words that its name counts as having in it besides (2-3-1-3)."""
        given = (g.name_parts for g in self._given(unit, lang.AlsoIs))
        is_changed = any(g.name is not None for g in self._given(unit, lang.Becomes))
        printed = () if is_changed else self.face_of(unit).name_parts
        return (*printed, *(part for parts in given for part in parts))

    def traits(self, unit: UnitId) -> tuple[str, ...]:
        traits = self.face_of(unit).all_traits
        for gift in self._given(unit, lang.AlsoIs):
            traits = (*traits, *gift.traits)
        return traits

    # -- keyword effects --------------------------------------------------------------------------

    def keywords(self, unit: UnitId) -> tuple[lang.Keyword, ...]:
        """Keyword effects that a unit has, each as often as it has it (16-3-3)."""
        return tuple(self._given(unit, lang.Keyword))

    def has_keyword(self, unit: UnitId, name: str) -> bool:
        return any(k.name == name for k in self.keywords(unit))

    def checks(self, unit: UnitId) -> int:
        """Number of security cards that a Digimon checks (4-2-9, 16-3-1, 16-3-4)."""
        return max(0, 1 + self._keyword_numbers(unit, KeywordName.SECURITY_A))

    def link_limit(self, unit: UnitId) -> int:
        """Number of link cards that a Digimon can have (4-7-5, 16-39-1)."""
        return 1 + self._keyword_numbers(unit, KeywordName.LINK)

    def _keyword_numbers(self, unit: UnitId, name: str) -> int:
        """The numbers of a keyword effect, each as often as the unit has it (16-3-3, 16-39-3)."""
        return sum(k.amount for k in self.keywords(unit) if k.name == name)

    # -- prohibitions and permissions (15-1-3) ---------------------------------------------------

    def forbidding(self, unit: UnitId, deed: Deed, by: EffectSource | None = None, card: int = 0) -> Given | None:
        """Gift that forbids a unit a deed, or forbids an effect to do it to the unit; a prohibition goes before a
        permission (15-1-3). `card`: with which card it is done."""
        given = self.gifts_of(unit, lang.Forbid)
        return self.forbidden_among(given, deed, by, card) if given else None

    def player_forbidden(self, seat: Seat, deed: Deed, by: EffectSource | None = None, card: int = 0) -> Given | None:
        """Gift that forbids a player a deed, or forbids an effect to do it for him."""
        return self.forbidden_among(self.player_gifts(seat), deed, by, card)

    def player_must(self, seat: Seat, deed: Deed) -> Given | None:
        """Gift that makes a player do something if he can."""
        return next((g for g in self.player_gifts(seat) if g.gift == lang.Must(deed)), None)

    @abstractmethod
    def is_one_of(self, given: Given, filter_: lang.Filter, card: int) -> bool:
        """True if a card is one of those that a prohibition or a permission names."""

    def forbidden_among(
        self, gifts: Sequence[Given], deed: Deed, by: EffectSource | None, card: int = 0
    ) -> Given | None:
        """The gift that forbids a deed, unless it excepts effects of the kind of `by`, is about
        the effects of another player, or about other cards."""
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
                and (g.gift.by is None or (by is not None and is_whose(g.gift.by, by.seat, g.source.seat)))
                and (g.gift.of is None or self.is_one_of(g, g.gift.of, card))
            ),
            None,
        )

    def silencing(self, unit: UnitId, timing: lang.Timing) -> Given | None:
        """Gift that forbids a unit to activate its effects of a timing."""
        return next(
            (g for g in self.gifts_of(unit, lang.Silence) if isinstance(g.gift, lang.Silence) and g.gift.of is timing),
            None,
        )

    def silencing_security(self, card: CardId) -> Given | None:
        """Gift that forbids the [Security] effects of a card of a player."""
        categories = self.state.face(card).categories
        return next(
            (
                g
                for g in self.player_gifts(self.state.cards[card].owner)
                if isinstance(g.gift, lang.SilenceSecurity)
                and (not g.gift.categories or not categories.isdisjoint(g.gift.categories))
            ),
            None,
        )

    def silencing_checked(self, unit: UnitId, card: CardId) -> Given | None:
        """Gift that forbids the [Security] effects of a card that a unit checks."""
        if silencing := self.silencing_security(card):
            return silencing
        categories = self.state.face(card).categories  # of a DUAL card both (4-6-1@4.2)
        return next(
            (
                g
                for g in self.gifts_of(unit, lang.SilenceChecked)
                if isinstance(g.gift, lang.SilenceChecked)
                and (not g.gift.categories or not categories.isdisjoint(g.gift.categories))
            ),
            None,
        )

    def permits(self, unit: UnitId, deed: Deed, card: int = 0) -> bool:
        """True if an effect allows a unit a deed that the rules don't. `card`: to which card."""
        given = self.gifts_of(unit, lang.Permit)
        return bool(given) and any(
            g.gift.deed is deed and (g.gift.of is None or self.is_one_of(g, g.gift.of, card))
            for g in given
            if isinstance(g.gift, lang.Permit)
        )

    # -- kinds of effects (15-2) -------- ---------------------------------------------------------

    def reaches(self, grant: Grant) -> bool:
        """True if the card is in a grant's area: not in the breeding area, unless the grant says so (3-4-5-3)."""
        unit = self.state.units.get(grant.unit)
        return unit is not None and (grant.breeding or unit.area is not Area.BREEDING)

    def is_unaffected(self, unit: UnitId, by: EffectSource) -> bool:
        """True if a unit is unaffected by an effect (15-15-6)."""
        seat = self.state.units[unit].seat
        for gift, keys in self._derived.spared.get(unit, {}).items():
            if keys == {by.key}:  # no effect keeps itself away
                continue
            if not is_whose(gift.by, by.seat, seat):
                continue
            if not gift.categories or self.categories_of_source(by).intersection(gift.categories):
                return True
        return False

    def categories_of_source(self, source: EffectSource) -> frozenset[Category]:
        """Kinds of card that an effect is of (15-2); inherited effects are the Digimon's (15-3-2), and those of a Tamer
        that is also a Digimon are of both (15-12-1-6). An activated effect keeps the kinds it had then, wherever its
        card is now."""
        if source.kinds:
            return frozenset(map(Category, source.kinds))
        if source.index.startswith("option_effects"):
            return frozenset((Category.OPTION,))  # 4-6-6-3@4.2
        if source.unit in self.state.units:
            return self.categories(source.unit)
        card = self.state.cards.get(source.card)
        return frozenset((self.state.faces[card.face].category,)) if card else frozenset()

    def with_kinds(self, source: EffectSource) -> EffectSource:
        """A source that keeps its effect's present kinds of card."""
        if source.kinds:
            return source
        kinds = sorted(kind.value for kind in self.categories_of_source(source))
        return replace(source, kinds=tuple(kinds))

    def rules_of_kind(self, source: EffectSource) -> tuple[str, ...]:
        kinds = dict.fromkeys(_OF_KIND[c] for c in sorted(self.categories_of_source(source)))
        inherited = ("15-3-2",) if source.index.startswith("inherited") else ()
        return (*kinds, *inherited, *self._rules_of_part(source))

    def _rules_of_part(self, source: EffectSource) -> tuple[str, ...]:
        """Clauses on the part of a DUAL card that gives an effect its kind."""
        card = self.state.cards.get(source.card)
        if card is None or not self.state.faces[card.face].is_dual:
            return ()
        part = source.index.partition(".")[0]
        return {"option_effects": ("4-6-6-3@4.2",), "effects": ("4-6-5-3@4.2",)}.get(part, ())
