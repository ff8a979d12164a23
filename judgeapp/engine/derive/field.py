"""The field of a state, and the gifts of effects to its units."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from judgeapp.engine import lang
from judgeapp.engine.derive.derivation import Derivation
from judgeapp.engine.derive.given import Given, Held
from judgeapp.engine.derive.lazy import lazy_property
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import is_in_breeding_too
from judgeapp.engine.lang import Area, Effect, Gift, Timing
from judgeapp.engine.state.cards import NO_INFORMATION, Face
from judgeapp.engine.state.state import State, Unit

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
        """Persistent effects that are active (15-8-2-2): in their area and turn, while their condition holds
        (15-8-2-6)."""
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
