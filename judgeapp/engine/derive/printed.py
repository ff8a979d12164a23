"""Effects printed on cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgeapp.engine.dependencies import OFF_FIELD, read_by, speaks_off_field
from judgeapp.engine.derive.given import Held
from judgeapp.engine.derive.lazy import lazy_property
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, Category, Changeable, Effect, EffectKind, Gift
from judgeapp.engine.state.state import State, Unit


class Printed:
    """Effects printed on cards, wherever these are. `before` belongs to another state: a unit that is the same in both
    has the same effects.

    dormant -- of a Tamer: the effects it gains while it is also a Digimon (15-12-1-4)"""

    def __init__(self, state: State, before: Printed | None = None) -> None:
        self._state = state
        self.on_field: dict[UnitId, tuple[Held, ...]] = {}
        self.triggers: dict[UnitId, tuple[Held, ...]] = {}
        self.persistent: dict[UnitId, tuple[Held, ...]] = {}
        self.dormant: dict[UnitId, tuple[Held, ...]] = {}
        for unit in state.units.values():
            if before is not None and _is_same(before._state, state, unit):
                self.on_field[unit.id] = before.on_field[unit.id]
                self.triggers[unit.id] = before.triggers[unit.id]
                self.persistent[unit.id] = before.persistent[unit.id]
                if unit.id in before.dormant:
                    self.dormant[unit.id] = before.dormant[unit.id]
            else:
                held = self.on_field[unit.id] = tuple(_held_by(state, unit))
                self.triggers[unit.id] = effects_of_kind(EffectKind.TRIGGER, held)
                self.persistent[unit.id] = effects_of_kind(EffectKind.PERSISTENT, held)
                if _is_tamer(state, unit) and (gained := tuple(_gained_by(state, unit))):
                    self.dormant[unit.id] = gained
        self.off_field = tuple(_held_off_field(state))

    @lazy_property
    def read(self) -> frozenset[Changeable]:
        """Kinds of gifts that may change whether persistent effects among them are active, or for whom."""
        return frozenset(kind for effect in self._persistent() for kind in read_by(effect))

    @lazy_property
    def gifts(self) -> tuple[Gift, ...]:
        """Gifts of the persistent effects among them, whether these are active or not."""
        return tuple(gift for effect in self._persistent() for gift in effect.gifts)

    def _persistent(self) -> Iterator[Effect]:
        held = (*self.persistent.values(), *self.dormant.values(), self.off_field)
        return (effect for effects in held for _, effect in effects if effect.gifts)


def effects_of_kind(kind: EffectKind, held: Iterable[Held]) -> tuple[Held, ...]:
    """The effects of a kind (15-8-1) among some."""
    return tuple(h for h in held if h.effect.kind is kind)


def _is_same(old: State, new: State, unit: Unit) -> bool:
    """True if a unit of a new state is the same, with all its cards, as in an old one."""
    return (
        old.faces is new.faces
        and old.units.get(unit.id) is unit
        and (old.cards is new.cards or all(old.cards.get(c) is new.cards[c] for c in (*unit.stack, *unit.links)))
    )


def _held_by(state: State, unit: Unit) -> Iterator[Held]:
    if not state.cards[unit.top].face_up:
        return  # 4-5-9
    yield from _printed(state, unit, unit.top, "effects")
    if not _is_tamer(state, unit):
        yield from _gained_by(state, unit)


def _is_tamer(state: State, unit: Unit) -> bool:
    return state.face(unit.top).category is Category.TAMER


def _gained_by(state: State, unit: Unit) -> Iterator[Held]:
    """Effects that a Digimon gains: the inherited effects of its digivolution cards (4-2-4, 15-3-1), but not of those
    that lie face down (4-5-9), and the link effects of its link cards (4-2-6)."""
    for card in unit.stack[1:]:
        if state.cards[card].face_up:
            yield from _printed(state, unit, card, "inherited")
    for card in unit.links:
        yield from _printed(state, unit, card, "link_effects")


def _printed(state: State, unit: Unit, card: CardId, part: str) -> Iterator[Held]:
    for index, effect in enumerate(getattr(state.face(card), part)):
        yield Held(EffectSource(card, unit.id, unit.seat, f"{part}.{index}"), effect)


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
                        yield Held(EffectSource(card, NO_UNIT, seat, f"effects.{index}"), effect)
