"""Finding the cards and effects of the game that a step names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from judgeapp.engine.derive import Held, view
from judgeapp.engine.events import Event
from judgeapp.engine.game import Game
from judgeapp.engine.identity import NO_CARD, NO_UNIT, CardId, Seat, UnitId
from judgeapp.engine.lang import Area, EffectKind, KeywordName
from judgeapp.engine.legality.fusing import AppFusing
from judgeapp.engine.legality.requirements import requirements_of
from judgeapp.engine.moment import about_effect
from judgeapp.engine.state.cards import AppFusionRequirement, BurstRequirement, DnaRequirement, Requirement
from judgeapp.engine.state.state import State
from judgeapp.messages.message import Message, area_message, message
from judgeapp.messages.punctuation import comma_message
from judgeapp.scenario.playing.naming import is_called

_Requirement: TypeAlias = Requirement | DnaRequirement | BurstRequirement | AppFusionRequirement


def _requirements(state: State, verb: str, card: CardId, unit: UnitId) -> Sequence[_Requirement]:
    """Requirements of a card for a step's action with it."""
    face = state.face(card)
    match verb:
        case "digivolve":
            return requirements_of(view(state), card, unit)
        case "dna":
            return face.dna
        case "burst":
            return face.burst
        case "app-fusion":
            return face.app_fusion
    return face.links


def _words_of(requirement: _Requirement, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Words of a requirement as a step may say them, those of several that are wanted."""
    of = getattr(requirement, "of", None) or ()
    filters = of if isinstance(of, tuple) else (of,)
    several = {
        "color": [color.value for color in getattr(requirement, "colors", ())],
        "name": [name for part in filters for name in (*part.has_name, *part.name_has)],
        "trait": [trait for part in filters for trait in (*part.has_trait, *part.trait_has)],
    }
    single = {name: getattr(requirement, name, None) for name in ("cost", "level", "as_level")}
    return single | {name: wanted.get(name) for name, words in several.items() if wanted.get(name) in words}


class FailedError(Exception):
    """A step that can't be taken: the reason, and the clauses if the rules give it."""

    def __init__(self, wrong: str | Message, /, clauses: tuple[str, ...] = (), **words: object) -> None:
        self.wrong = wrong if isinstance(wrong, Message) else Message(wrong, words)
        self.clauses = clauses
        super().__init__(self.wrong.text)

    def __str__(self) -> str:
        return str(self.wrong)


class ThingFinder(NamedTuple):
    """Finds things in the current game; `names`: those of units in the steps. Raises FailedError if there is none."""

    game: Game
    names: Mapping[str, UnitId]

    def unit(self, name: str) -> UnitId:
        """A card on the field."""
        units = [unit.id for unit in self.game.state.units.values()]
        if (ref := self._one(units, name)) is not None:
            return UnitId(ref)
        number = sum(self.is_called(unit, name) for unit in units)
        raise self._missing(name, message("on the field"), units, number)

    def in_hand(self, name: str, seat: Seat) -> CardId:
        """A card of a hand; of several of that name the first."""
        return self._first(name, self.game.state.areas[seat].hand, message("in {seat}'s hand", seat=seat))

    def to_link(self, what: Any, seat: Seat) -> CardId:
        """A card of the hand, or the top card of one on the field; {card, of, in} elsewhere."""
        if not isinstance(what, str):
            return self.card_somewhere(what)
        state = self.game.state
        if any(self.is_called(card, what) for card in state.areas[seat].hand):
            return self.in_hand(what, seat)
        return state.units[self.unit(what)].top

    def ref(self, what: Any) -> int:
        """A card on the field by its name, any card by the name of its copy, or {card: Spy, of: B, in: hand}; a top
        card on the field stands for its unit."""
        state = self.game.state
        if not isinstance(what, str):
            card = self.card_somewhere(what)
            return next((unit.id for unit in state.units.values() if unit.top == card), card)
        units = [unit.id for unit in state.units.values()]
        if (unit := self._one(units, what)) is not None:
            return unit
        copies = [card.id for card in state.cards.values() if state.label(card.id) == what]
        return copies[0] if len(copies) == 1 else self.unit(what)

    def card_somewhere(self, what: Mapping[str, Any]) -> CardId:
        """{card: Spy, of: B, in: hand}: the first such card there."""
        area, seat = Area(what["in"]), Seat(what["of"])
        cards = [c.id for c in self.game.state.cards.values() if c.area is area and c.owner is seat]
        where = message("in {seat}'s {area}", area=area_message(area.value), seat=seat)
        return self._first(what["card"], cards, where)

    def is_called(self, ref: int, name: str) -> bool:
        return is_called(self.game.state, ref, name, self.names)

    def is_on_top(self, ref: int, name: str) -> bool:
        """True if a card on the field may be called so as the card that it is now: by what only the position calls it,
        or by the card on top, and not by one under it."""
        faces = self.game.state.faces
        printed = {*faces, *(face.name for face in faces.values())}
        return is_called(self.game.state, ref, name, {} if name in printed else self.names)

    def check_name(self, name: str) -> None:
        """Raises FailedError for a name that means no card of the game, in any area."""
        state = self.game.state
        shared = {name for face in state.faces.items() for name in (face[0], face[1].name)}
        if name not in shared | {c.called for c in state.cards.values()} | self.names.keys():
            raise FailedError("there is no card {name!r}; available: {known}", name=name, known=comma_message(shared))

    def check_names_in(self, key: str) -> None:
        """Check the names in the key of an option: "block:Wall", "Pup/effects.0"."""
        for part in re.split(r"[>&+]", key.rpartition(":")[2]):
            name = part.partition("/")[0].partition(" @")[0]
            if not name.islower() and not name.isdecimal():  # otherwise it is a word of the rules
                self.check_name(name)

    def was_called(self, event: Event, ref: int, name: str) -> bool:
        """True if a card of an event may be called so: as it was called then, or by a name that no other copy has."""
        called = event.names.get(ref, "")
        if name == called or self.names.get(name) == ref:
            return True
        cards = self.game.state.cards.values()
        if name in self.names or any(card.called == name for card in cards):
            return False
        faces = {card.face for card in cards if card.called == called}
        return any(name in (face, self.game.state.faces[face].name) for face in faces)

    def _own(self, refs: Iterable[int], name: str) -> list[int]:
        """Cards that are called so, among some: if one has this name alone, that one."""
        refs, state = tuple(refs), self.game.state
        for own in ([r for r in refs if state.label(r) == name], [r for r in refs if r == self.names.get(name)]):
            if own:
                return own
        return [r for r in refs if self.is_called(r, name)]

    def _one(self, refs: Iterable[int], name: str) -> int | None:
        matches = self._own(refs, name)
        return matches[0] if len(matches) == 1 else None

    def _first(self, name: str, cards: Sequence[CardId], where: Message) -> CardId:
        matches = self._own(cards, name)
        if not matches:
            raise self._missing(name, where, cards, 0)
        return CardId(matches[0])

    def _missing(self, name: str, where: Message, refs: Iterable[int], number: int) -> FailedError:
        """Failure of a name: its kind, its place, and what could be written instead."""
        there = comma_message(map(self.game.state.label, refs)) or message("nothing")
        return FailedError(
            "{number} cards named {name!r} are {place}; available: {there}"
            if number
            else "{name!r} isn't {place}; available: {there}",
            number=number,
            name=name,
            place=where,
            there=there,
        )

    def app_fusing(self, what: Mapping[str, Any], seat: Seat) -> tuple[CardId, AppFusing]:
        """{from: Unit, link: Card, into: Card}: a link card that the unit does not have is 0."""
        state, unit = self.game.state, self.unit(what["from"])
        named = (c for c in state.units[unit].links if self.is_called(c, what["link"]))
        card = self.in_hand(what["into"], seat)
        return card, AppFusing(unit, next(named, NO_CARD), self.requirement("app-fusion", what, card))

    def requirement(self, verb: str, what: Mapping[str, Any], card: CardId, unit: UnitId = NO_UNIT) -> int:
        """Index of the requirement of a card that a step names: by its number from 1, or by its content, {cost: 3,
        color: red}; the first by default."""
        wanted = what.get("requirement", 1)
        if isinstance(wanted, int):
            return wanted - 1
        requirements = _requirements(self.game.state, verb, card, unit)
        fitting = [index for index, of in enumerate(requirements) if wanted.items() <= _words_of(of, wanted).items()]
        if len(fitting) == 1:
            return fitting[0]
        costs = comma_message(f"{number} (cost {of.cost})" for number, of in enumerate(requirements, 1))
        raise FailedError(
            "{number} of its requirements are {wanted!r}; available: {there}",
            number=len(fitting),
            wanted=dict(wanted),
            there=costs or message("nothing"),
        )

    def activation(self, what: Any) -> Held:
        name, wanted = (what, "") if isinstance(what, str) else (what["of"], what["effect"])
        held = self.effects_of(name)
        if wanted:  # "effects.1", or a keyword effect by its name
            held = tuple(h for h in held if wanted in (h.source.index, h.effect.keyword))
        from_main = [h for h in held if h.effect.is_declared] or held
        if not from_main:
            raise FailedError("{name!r} has no such effect", name=name)
        # If none is open, <Delay> is meant: the other [Main] effects of a placed Option are for its use (9-1-1).
        delayed = next((h for h in from_main if h.effect.keyword == KeywordName.DELAY), from_main[0])
        return next(filter(self._is_open, from_main), delayed)

    def _is_open(self, held: Held) -> bool:
        """True if the effect can be activated now."""
        decision, about = self.game.decision, about_effect(held.source).items()
        options = decision.options if decision is not None else ()
        return any(o.key.startswith("activate:") and about <= o.facts.items() for o in options)

    def triggering(self, name: str) -> Held:
        """The first effect of a card that triggers; or that would if its giver affected the card."""
        withheld = view(self.game.state).withheld().items()
        also = (held for unit, some in withheld if self.is_called(unit, name) for held in some)
        for held in (*self.effects_of(name), *also):
            if held.effect.kind is EffectKind.TRIGGER:
                return held
        raise FailedError("{name!r} has no effect that triggers", name=name)

    def effects_of(self, name: str) -> tuple[Held, ...]:
        """The effects of a card on the field, or of one elsewhere whose effects say {Hand},
        {Trash} or {Security}."""
        state = self.game.state
        areas = (Area.HAND, Area.TRASH, Area.SECURITY)
        held = [h for area in areas for h in view(state).off_field(area)]
        copies = [h for h in held if state.label(h.source.card) == name]
        if copies or self._own(map(int, state.units), name):
            return tuple(copies) or view(state).held(self.unit(name))
        held = [h for h in held if self.is_called(h.source.card, name)]
        return tuple(held) or view(state).held(self.unit(name))

    def placeable(self, name: str, seat: Seat) -> Iterator[dict[str, str] | str]:
        """A card that somebody thought of for a DigiXros or an Assembly, as a step names it."""
        areas = self.game.state.areas[seat]
        if self._own(map(int, self.game.state.units), name):
            yield name
        for area in (Area.HAND, Area.TRASH):
            if any(self.is_called(card, name) for card in getattr(areas, area.value)):
                yield {"card": name, "of": seat.value, "in": area.value}
