"""State of effects in a position: lasting effects in order of beginning, pending processing, and uses this turn."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import Struct

from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Area, DoneThisTurn, Effect
from judgeapp.engine.state.state import Grant, Occurrence, Reserved, State, replace
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import comma_message
from judgeapp.scenario.placing import GONE, TOP, EffectOf, Lasting, LeftForLater, Position

LASTING = "lasting "  # prefix of a lasting effect's number
_IN_WORDS = re.compile(r"<([^<>]+)>")


class PlacedThings(Struct):
    """Names of cards in a position: those of the field, and others."""

    units: dict[str, UnitId] = {}
    cards: dict[str, CardId] = {}
    used: list[tuple[int, dict[str, int]]] = []  # how often effects were used this turn, by the card that has them

    def name_unit(self, name: str, unit: UnitId) -> None:
        """Raises InputError if something else is named so."""
        self._free(name)
        self.units[name] = unit

    def name_card(self, name: str, card: CardId) -> None:
        """Give a name to a card that is not on the field."""
        self._free(name)
        self.cards[name] = card

    def _free(self, name: str) -> None:
        if name in self.units or name in self.cards:
            raise InputError(
                "two cards have the name {name!r}", mend="Give one of them another name with `as`", name=name
            )


def with_effects(state: State, position: Position, things: PlacedThings) -> State:
    """The state with the position's effects. Raises InputError for a name that means nothing."""
    known = _Known(state, things)
    for number, lasting in enumerate(position.lasting, 1):
        known.let_last(lasting, number)
    for left in position.later:
        known.leave(left)
    known.use_up(position)
    return known.state


class _Known:
    """Referents of names, and the state so far."""

    def __init__(self, state: State, things: PlacedThings) -> None:
        self.state = state
        self._things = things
        self._lasting: dict[str, int] = {}

    # -- processing -------------------------------------------------------------------------------

    def let_last(self, lasting: Lasting, number: int) -> None:
        clock = self.state.clock + (0 if lasting.together else 1)
        self.state = replace(self.state, clock=clock)
        if lasting.active:
            source = self._source(EffectOf(of=lasting.active, effect=lasting.effect))
            self.state = replace(self.state, since={**self.state.since, source.key: clock})
            return
        unit = self._unit(lasting.to) if lasting.to else NO_UNIT
        by = self._by(lasting.by, unit, lasting.player)
        body = self.state.units.get(unit)
        breeding = lasting.breeding
        if breeding is None:
            breeding = body is not None and body.area is Area.BREEDING
        grant = Grant(
            self._new_id(),
            by,
            lasting.gifts,
            lasting.until,
            clock,
            unit,
            lasting.all,
            Seat(lasting.player) if lasting.player else None,
            breeding,
            (lasting.name or self.state.source_label(by)) if lasting.player else "",
        )
        self._lasting[f"{LASTING}{number}"] = grant.id
        self.state = replace(self.state, grants=(*self.state.grants, grant))

    def leave(self, left: LeftForLater) -> None:
        by = self._by(left.by, NO_UNIT, "")
        new = self._new_id()
        facts = {name: tuple(map(self._ref, of)) for name, of in left.about.items()}
        occurrence = Occurrence(
            new,
            by.card,
            replace(by, index=f"pending.{new}"),
            Effect(actions=left.do),
            0,
            facts,
            name=left.name or self.state.source_label(by),
        )
        reserved = Reserved(left.at, self.state.turn, occurrence)
        self.state = replace(self.state, reserved=(*self.state.reserved, reserved))

    def use_up(self, position: Position) -> None:
        used: dict[str, int] = {}
        for ref, some in self._things.used:
            for words, count in some.items():
                body = self.state.units.get(UnitId(ref))
                card = body.top if body is not None else CardId(ref)
                unit = body.id if body is not None else NO_UNIT
                used[EffectSource(card, unit, Seat.A, self._with_ids(words)).key] = count
        self.state = replace(self.state, used=used)
        for seat, side in ((Seat.A, position.A), (Seat.B, position.B)):
            deeds: tuple[tuple[DoneThisTurn, int], ...] = (("attack", side.attacks), ("digivolve", side.digivolutions))
            for deed, times in deeds:
                self.state = self.state.with_done(seat, deed, times) if times else self.state

    # -- referents of names -----------------------------------------------------------------------

    def _by(self, by: str | EffectOf, unit: UnitId, player: str) -> EffectSource:
        """The effect or player that a value names; by default the card itself, or the player given something."""
        if isinstance(by, EffectOf):
            return self._source(by)
        body = self.state.units.get(unit)
        seat = by or (body.seat.value if body is not None else player or Seat.A.value)
        return EffectSource(body.top if body is not None else CardId(self._new_id()), unit, Seat(seat), "granted")

    def _source(self, of: EffectOf) -> EffectSource:
        unit, seat = NO_UNIT, Seat.A
        if of.of in self._things.units:
            unit = self._things.units[of.of]
            card, seat = self.state.units[unit].top, self.state.units[unit].seat
        else:
            card = CardId(self._ref(of.of or GONE))
            if (held := self.state.cards.get(card)) is not None:
                unit, seat = held.unit, held.owner
        if of.within:
            unit = UnitId(self._ref(of.within))
        if unit in self.state.units:
            seat = self.state.units[unit].seat
        return EffectSource(card, unit, Seat(of.seat) if of.seat else seat, self._with_ids(of.effect), of.kinds)

    def _unit(self, name: str) -> UnitId:
        if name not in self._things.units:
            raise _nothing(name, self._things.units)
        return self._things.units[name]

    def _ref(self, name: str) -> int:
        if name == GONE:
            return self._new_id()
        if name.startswith(TOP):
            return self.state.units[self._unit(name.removeprefix(TOP))].top
        known = {**self._things.units, **self._things.cards, **self._lasting}
        if name not in known:
            raise _nothing(name, known)
        return known[name]

    def _with_ids(self, words: str) -> str:
        """The place of an effect with ids for the names in it."""
        return _IN_WORDS.sub(lambda match: str(self._ref(match[1])), words)

    def _new_id(self) -> int:
        new = self.state.next_id
        self.state = replace(self.state, next_id=new + 1)
        return new


def _nothing(name: str, there: Mapping[str, int]) -> InputError:
    known = comma_message(there) or message("nothing")
    return InputError("nothing in the position is named {name!r}; available: {known}", name=name, known=known)
