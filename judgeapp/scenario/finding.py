"""Finding what a step names: cards and effects of the game, by what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from judgeapp.engine.derive import Held, view
from judgeapp.engine.game import Game
from judgeapp.engine.identity import NO_CARD, CardId, Seat, UnitId
from judgeapp.engine.lang import Area, EffectKind
from judgeapp.engine.legality import AppFusing


class FailedError(Exception):
    """A step that can't be taken: why, and by which clauses where the rules say it."""

    def __init__(self, what: str, clauses: tuple[str, ...] = ()) -> None:
        self.clauses = clauses
        super().__init__(what)


class ThingFinder(NamedTuple):
    """Finds in a game as it stands; `names` are those that units have in the steps. Raises
    FailedError for what there is not."""

    game: Game
    names: Mapping[str, UnitId]

    def unit(self, name: str) -> UnitId:
        state = self.game.state
        if name in self.names and self.names[name] in state.units:
            return self.names[name]
        found = [u.id for u in state.units.values() if state.face(u.top).name == name]
        if len(found) != 1:
            raise FailedError(
                f"there are {len(found)} cards called {name!r} on the field; there are: "
                + ", ".join(state.face(u.top).name for u in state.units.values())
            )
        return found[0]

    def in_hand(self, name: str, seat: Seat) -> CardId:
        state = self.game.state
        found = [c for c in state.areas[seat].hand if state.face(c).name == name]
        if not found:
            held = ", ".join(state.face(c).name for c in state.areas[seat].hand)
            raise FailedError(f"{name!r} is not in the hand of {seat}; there are: {held}")
        return found[0]

    def to_link(self, what: Any, seat: Seat) -> CardId:
        """A card of the hand, or the top card of one on the field; {card, of, in} elsewhere."""
        if not isinstance(what, str):
            return self.card_somewhere(what)
        state = self.game.state
        if any(state.face(c).name == what for c in state.areas[seat].hand):
            return self.in_hand(what, seat)
        return state.units[self.unit(what)].top

    def ref(self, what: Any) -> int:
        """A card on the field by its name, or {card: Spy, of: B, in: hand}."""
        return self.unit(what) if isinstance(what, str) else self.card_somewhere(what)

    def card_somewhere(self, what: Mapping[str, Any]) -> CardId:
        """{card: Spy, of: B, in: hand}: the first such card there."""
        state, area = self.game.state, Area(what["in"])
        for card in state.cards.values():
            named = state.face(card.id).name == what["card"]
            if named and card.area is area and card.owner.value == what["of"]:
                return card.id
        raise FailedError(f"{what['card']!r} is not in the {area.value} of {what['of']}")

    def app_fusing(self, what: Mapping[str, Any], seat: Seat) -> tuple[CardId, AppFusing]:
        """{from: Unit, link: Card, into: Card}: a link card that the unit does not have is 0."""
        state, unit = self.game.state, self.unit(what["from"])
        named = (c for c in state.units[unit].links if state.face(c).name == what["link"])
        way = AppFusing(unit, next(named, NO_CARD), what.get("requirement", 1) - 1)
        return self.in_hand(what["into"], seat), way

    def activation(self, what: Any) -> Held:
        name, wanted = (what, "") if isinstance(what, str) else (what["of"], what["effect"])
        held = self.effects_of(name)
        if wanted:  # "effects.1", or a keyword effect by its name
            held = tuple(h for h in held if wanted in (h.source.index, h.effect.keyword))
        from_main = [h for h in held if h.effect.is_declared] or held
        if not from_main:
            raise FailedError(f"{name!r} has no such effect")
        return from_main[0]

    def triggering(self, name: str) -> Held:
        """The first effect of a card that triggers."""
        for held in self.effects_of(name):
            if held.effect.kind is EffectKind.TRIGGER:
                return held
        raise FailedError(f"{name!r} has no effect that triggers")

    def effects_of(self, name: str) -> tuple[Held, ...]:
        """The effects of a card on the field, or of one elsewhere whose effects say {Hand},
        {Trash} or {Security}."""
        state = self.game.state
        faces = [state.face(u.top).name for u in state.units.values()]
        if name in self.names or name in faces:
            return view(state).held(self.unit(name))
        areas = (Area.HAND, Area.TRASH, Area.SECURITY)
        held = [h for area in areas for h in view(state).off_field(area)]
        held = [h for h in held if state.face(h.source.card).name == name]
        return tuple(held) or view(state).held(self.unit(name))

    def placeable(self, name: str, seat: Seat) -> Iterator[dict[str, str] | str]:
        """A card that somebody thought of for a DigiXros or an Assembly, as a step names it."""
        state, areas = self.game.state, self.game.state.areas[seat]
        if name in self.names:
            yield name
        for area in (Area.HAND, Area.TRASH):
            if any(state.face(card).name == name for card in getattr(areas, area.value)):
                yield {"card": name, "of": seat.value, "in": area.value}
