"""Reduce a scenario to the few steps, cards and effects that still show a fault."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.engine.identity import Seat
from judgeapp.engine.state.cards import Face
from judgeapp.scenario.file import Scenario, Step
from judgeapp.scenario.placing import Lying, Placed, Position, Side, key_of_card, lying_of, placed_of, without_card
from judgeapp.scenario.table import BLANKS
from judgeapp.table.setup.position import FIELD, PILES
from judgeapp.table.words import PARTS

_BELOW = ("under", "under_face_down", "links")
_BESIDE = (
    "rules",
    "as_material",
    "requirements",
    "dna",
    "burst",
    "app_fusion",
    "digixros",
    "assembly",
    "links",
    "overflow",
)
_OF_A_PLACED = ("used", "granted", "suspended", "new", "by_effect", "digixrosed", "assembled")
_MAX_TRIES = 2_500
_AS_IT_IS = {"answer": "as-it-is"}

T = TypeVar("T")


class Case(Struct, frozen=True):
    """A scenario, with its faces by key instead of in its own `cards`."""

    scenario: Scenario
    faces: Mapping[str, Face]

    @property
    def position(self) -> Position:
        return self.scenario.position or Position()

    def at(self, position: Position) -> Case:
        return replace(self, scenario=replace(self.scenario, position=position))


# Returns the case, perhaps without its impossible steps, if it still shows the fault; otherwise None.
Shows = Callable[[Case], Case | None]


def reduced(case: Case, shows: Shows) -> Case:
    """Smallest part of a scenario that still shows the fault, as far as the number of tries allows."""
    tries = iter(range(_MAX_TRIES))

    def still(smaller: Case) -> Case | None:
        return shows(smaller) if next(tries, None) is not None else None

    before = None
    while case != before:
        before = case
        for cut in (_fewer_steps, _fewer_things, _fewer_effects, _plainer, _fewer_faces):
            case = cut(case, still)
    return case


def _fewest(case: Case, things: Sequence[T], only: Callable[[Case, Sequence[T]], Case], shows: Shows) -> Case:
    """A case with as few of `things` as still show the fault, dropping long runs first. `only` makes the case with some
    of them."""
    length = len(things)
    while length:
        place = 0
        while place < len(things):
            rest = (*things[:place], *things[place + length :])
            if (smaller := shows(only(case, rest))) is not None:
                case, things = smaller, rest
            else:
                place += length
        length //= 2
    return case


def _fewer_steps(case: Case, shows: Shows) -> Case:
    def only(case: Case, steps: Sequence[Step]) -> Case:
        return replace(case, scenario=replace(case.scenario, steps=tuple(steps)))

    return _fewest(case, case.scenario.steps, only, shows)


# -- the position ---------------------------------------------------------------------------------


class _Spot(NamedTuple):
    """Place of something in a position: a card, what lies below one, what lasts."""

    seat: str
    part: str
    place: int
    below: str = ""
    place_below: int = -1


def _fewer_things(case: Case, shows: Shows) -> Case:
    whole = case.position
    every = tuple(_spots(whole))

    def only(case: Case, spots: Sequence[_Spot]) -> Case:
        return case.at(_without(whole, {*every} - {*spots}))

    return _fewest(case, every, only, shows)


def _spots(position: Position) -> Iterator[_Spot]:
    for part in ("lasting", "later"):
        yield from (_Spot("", part, place) for place in range(len(getattr(position, part))))
    for seat in Seat:
        side: Side = getattr(position, seat.value)
        for part in (*PILES, *FIELD):
            for index, entry in enumerate(_listed(getattr(side, part))):
                yield _Spot(seat.value, part, index)
                for below in _BELOW if isinstance(entry, Placed) else ():
                    for number in range(len(getattr(entry, below))):
                        yield _Spot(seat.value, part, index, below, number)


def _listed(pile: Any) -> tuple[Any, ...]:
    """Cards of a pile; none if the pile is only a number."""
    return pile if isinstance(pile, tuple) else ()


def _without(position: Position, gone: Collection[_Spot]) -> Position:
    names = dict.fromkeys(name for spot in gone if (name := _name_at(position, spot)))
    for part in ("lasting", "later"):
        kept = tuple(entry for index, entry in enumerate(getattr(position, part)) if _Spot("", part, index) not in gone)
        position = replace(position, **{part: kept})
    for seat in Seat:
        side: Side = getattr(position, seat.value)
        for part in (*PILES, *FIELD):
            if isinstance(getattr(side, part), tuple):
                kept = tuple(_kept(seat.value, part, getattr(side, part), gone))
                side = replace(side, **{part: kept})
        position = replace(position, **{seat.value: side})
    for name in names:
        position = without_card(position, name)
    return position


def _kept(seat: str, part: str, cards: tuple[Any, ...], gone: Collection[_Spot]) -> Iterator[str | Lying | Placed]:
    for index, entry in enumerate(cards):
        if _Spot(seat, part, index) in gone:
            continue
        if not isinstance(entry, Placed):
            yield entry
            continue
        rest = {
            below: tuple(
                card
                for number, card in enumerate(getattr(entry, below))
                if _Spot(seat, part, index, below, number) not in gone
            )
            for below in _BELOW
        }
        yield replace(entry, **rest)


def _name_at(position: Position, spot: _Spot) -> str:
    if not spot.seat:
        return ""
    lying = getattr(getattr(position, spot.seat), spot.part)[spot.place]
    if spot.below:
        lying = getattr(lying, spot.below)[spot.place_below]
    elif spot.part in FIELD:
        placed = placed_of(lying)
        return placed.as_ or placed.card
    return lying_of(lying).as_


def _plainer(case: Case, shows: Shows) -> Case:
    """A simpler position, without shuffles that change nothing."""
    for index, step in enumerate(case.scenario.steps):
        steps = case.scenario.steps
        # Dropping one shuffle may have removed later steps.
        if "shuffle" in step and steps[index : index + 1] == (step,):
            changed = (*steps[:index], _AS_IT_IS, *steps[index + 1 :])
            other = replace(case, scenario=replace(case.scenario, steps=changed))
            case = shows(other) or case
    for change in _simpler(case.position):
        other = case.at(change(case.position))
        case = (shows(other) or case) if other != case else case
    return case


def _simpler(position: Position) -> Iterator[Callable[[Position], Position]]:
    """Changes that each simplify one thing in a position and keep the places of all others."""
    yield lambda position: replace(position, memory=0)
    for seat in Seat:
        side: Side = getattr(position, seat.value)
        for part in PILES:
            for index, entry in enumerate(_listed(getattr(side, part))):
                if isinstance(entry, Lying):
                    yield _changing(seat, part, index, key_of_card)
        for part in FIELD:
            for index, entry in enumerate(getattr(side, part)):
                if not isinstance(entry, Placed):
                    continue
                for field in _OF_A_PLACED:
                    yield _changing(seat, part, index, partial(_usual, field=field))
                for below in _BELOW:
                    for number in range(len(getattr(entry, below))):
                        plain = partial(_plain_below, below=below, number=number)
                        yield _changing(seat, part, index, plain)


def _changing(seat: Seat, part: str, place: int, change: Callable[..., Any]) -> Callable[[Position], Position]:
    def changed(position: Position) -> Position:
        side = getattr(position, seat.value)
        cards = list(getattr(side, part))
        cards[place] = change(cards[place])
        return replace(position, **{seat.value: replace(side, **{part: tuple(cards)})})

    return changed


def _usual(placed: Placed, field: str) -> Placed:
    """The card without one field."""
    return replace(placed, **{field: getattr(Placed(placed.card), field)})


def _plain_below(placed: Placed, below: str, number: int) -> Placed:
    cards = list(getattr(placed, below))
    cards[number] = key_of_card(cards[number])
    return replace(placed, **{below: tuple(cards)})


# -- what is printed on the cards -----------------------------------------------------------------


def _fewer_effects(case: Case, shows: Shows) -> Case:
    for key in case.faces:
        for change in _less_printed(case.faces[key]):
            face = change(case.faces[key])
            if face != case.faces[key]:
                case = shows(replace(case, faces={**case.faces, key: face})) or case
    return case


def _less_printed(face: Face) -> Iterator[Callable[[Face], Face]]:
    """Faces without printed-only text, then without all effects, then without single parts and effects, the last
    first."""
    yield partial(replace, text="", icons=())
    yield _without_text
    for part in (*PARTS, *_BESIDE):
        yield partial(_without_part, part=part)
    for part in PARTS:
        for place in range(len(getattr(face, part)) - 1, -1, -1):
            yield partial(_without_effect, part=part, place=place)


def _without_text(face: Face) -> Face:
    return replace(face, text="", icons=(), words={}, taught={}, **dict.fromkeys((*PARTS, "rules", "as_material"), ()))


def _without_part(face: Face, part: str) -> Face:
    usual = getattr(Face(face.name), part)
    return replace(face, words=_but_of(face.words, part), **{part: usual})


def _without_effect(face: Face, part: str, place: int) -> Face:
    effects = getattr(face, part)
    words = dict(_but_of(face.words, part))
    rest = [number for number in range(len(effects)) if number != place]
    for new, old in enumerate(rest):
        if (word := face.words.get(f"{part}.{old}")) is not None:
            words[f"{part}.{new}"] = word
    return replace(face, words=words, **{part: tuple(effects[number] for number in rest)})


def _but_of(words: Mapping[str, str], part: str) -> dict[str, str]:
    return {place: word for place, word in words.items() if place.partition(".")[0] != part}


def _fewer_faces(case: Case, shows: Shows) -> Case:
    used = {*_keys(case.position), *(key for deck in case.scenario.decks.values() for key in deck)}
    unused = tuple(key for key in case.faces if key not in used)

    def only(case: Case, keys: Iterable[str]) -> Case:
        kept = {*keys, *used}
        return replace(case, faces={k: face for k, face in case.faces.items() if k in kept})

    return _fewest(case, unused, only, shows)


def _keys(position: Position) -> Iterator[str]:
    """Keys of all cards in a position."""
    for seat in Seat:
        side: Side = getattr(position, seat.value)
        for part in PILES:
            yield from (key_of_card(card) for card in _listed(getattr(side, part)))
        for placed in map(placed_of, (*side.battle, *side.breeding)):
            yield placed.card
            for below in _BELOW:
                yield from (key_of_card(card) for card in getattr(placed, below))
    yield from BLANKS
