"""Limits of a table, whatever way it comes in: no players that there are not, and no more than a table can hold. A file
beyond them is refused before anything is made of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.edition import is_playable
from judgeapp.engine.identity import NO_UNIT
from judgeapp.engine.lang import Area, Fault
from judgeapp.engine.state.atoms import MEMORY_END
from judgeapp.engine.state.state import State
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import comma_message
from judgeapp.scenario.placing import BELOW, FIELD, PILES, Copies, EffectOf, Lying, Placed, Position, Side, number_of

MAX_BYTES = 200_000  # of a scenario file
MAX_STEPS = 2_000
MAX_CARDS = 2_000  # on a table
# Limit for the field, where every card is checked against what each of the others gives.
MAX_UNITS = 60
MAX_FIELD_CARDS = 300
MAX_EFFECTS = 400
MAX_DESCRIBED = 1_000  # cards under `cards`
# Errors of the engine on a state that no game reaches.
UNPLAYABLE = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)
_ON_THE_FIELD = message("on the field")
_CARDS_ON_THE_FIELD = message("cards on the field")
_MAX_NUMBER = 10_000_000
_MAX_OF_ALL = 1_000  # anything else that is counted or listed
_SEATS = ("A", "B")
_PHASES = ("main", "breeding", "start")


def faults_of_size(
    steps: int, cards: Mapping[str, Any], decks: Mapping[str, tuple[str | Copies, ...]]
) -> Iterator[Fault]:
    """Places where a scenario, apart from its position, exceeds the size of a table."""
    if steps > MAX_STEPS:
        yield _too_many(".steps", steps, MAX_STEPS)
    if len(cards) > MAX_DESCRIBED:
        yield _too_many(".cards", len(cards), MAX_DESCRIBED)
    for seat, deck in decks.items():
        if seat not in _SEATS:
            yield _no_player(".decks", seat)
        for index, card in enumerate(deck):
            if isinstance(card, Copies):
                yield from _count_faults(f".decks.{seat}[{index}].count", card.count)
    if (number := sum(map(number_of, decks.values()))) > MAX_CARDS:
        yield _too_many(".decks", number, MAX_CARDS)


def faults_of_numbers(content: Any, path: str = "") -> Iterator[Fault]:
    """Places where plain content of a file has a number that nothing in the game has."""
    if isinstance(content, dict):
        for name, value in content.items():
            below = f"{path}.{name}"
            if name == "per" and isinstance(value, int) and value < 1:
                yield Fault(below, message("'per' must be at least 1"), message("Leave it out"))
            yield from faults_of_numbers(value, below)
    elif isinstance(content, list):
        for index, value in enumerate(content):
            yield from faults_of_numbers(value, f"{path}[{index}]")
    elif isinstance(content, int | float) and not abs(content) <= _MAX_NUMBER:
        yield Fault(path, message("the number is too high"), message("At most {most:,} are allowed", most=_MAX_NUMBER))


def faults_of_position(position: Position) -> Iterator[Fault]:
    if position.turn not in _SEATS:
        yield _no_player(".turn", position.turn)
    if position.phase not in _PHASES:
        what = message("a position can't begin in the phase {phase!r}", phase=position.phase[:40])
        yield Fault(".phase", what, message("Use one of: {known}", known=comma_message(_PHASES)))
    yield from _counted(".turn_number", position.turn_number)
    yield from _counted(".memory", abs(position.memory))
    total = 0
    for seat, side in (("A", position.A), ("B", position.B)):
        yield from _side_faults(f".{seat}", side)
        total += _cards_of(side)
    if total > MAX_CARDS:
        yield _too_many("", total, MAX_CARDS)
    placed = [placed_card for s in (position.A, position.B) for placed_card in (*s.battle, *s.breeding)]
    for number, things, most in (
        (len(placed), _ON_THE_FIELD, MAX_UNITS),
        (sum(map(_cards_of_unit, placed)), _CARDS_ON_THE_FIELD, MAX_FIELD_CARDS),
    ):
        if number > most:
            yield Fault(
                "",
                message("too many {things}: {number:,}", number=number, things=things),
                message("At most {most} are allowed", most=most),
            )
    for name, number in (("lasting", len(position.lasting)), ("later", len(position.later))):
        yield from _counted(f".{name}", number)
    for number, lasting in enumerate(position.lasting):
        yield from _effect_faults(f".lasting[{number}].by", lasting.by)
        yield from _player(f".lasting[{number}].player", lasting.player)
    for number, left in enumerate(position.later):
        yield from _effect_faults(f".later[{number}].by", left.by)


def faults_of_memory(position: Position) -> Iterator[Fault]:
    """Memory of a file that the gauge does not have; a position that is set up may have it until it is mended."""
    if abs(position.memory) > MEMORY_END:
        what = message("the memory gauge has {most} squares on each side ({clause})", most=MEMORY_END, clause="1-4-2-2")
        yield Fault(".position.memory", what, message("At most {most} are allowed", most=MEMORY_END))


def faults_of_edition(edition: str) -> Iterator[Fault]:
    if not is_playable(edition):
        what = message("the rules of edition {edition!r} can't be played", edition=edition[:20])
        yield Fault(".edition", what, message("Use one of: {known}", known=comma_message(EDITIONS)))


def overloaded(state: State) -> Iterator[Message]:
    """Excesses of a state that can't be computed while somebody waits."""
    units = state.units.values()
    effects = 0
    for unit in units:
        parts = ((unit.stack[:1], "effects"), (unit.stack[1:], "inherited"))
        for cards, part in (*parts, (unit.links, "link_effects")):
            faces = (state.faces.get(state.cards[c].face) for c in cards if c in state.cards)
            effects += sum(len(getattr(face, part)) for face in faces if face is not None)
    for number, things, most in (
        (len(units), _ON_THE_FIELD, MAX_UNITS),
        (sum(len(u.stack) + len(u.links) for u in units), _CARDS_ON_THE_FIELD, MAX_FIELD_CARDS),
        (effects, message("effects of the cards on the field"), MAX_EFFECTS),
    ):
        if number > most:
            yield message("too many {things}: {number:,}; the limit is {most}", number=number, things=things, most=most)


def unsound(state: State) -> Iterator[Message]:
    """Contradictions of a state, about which nothing could be asked."""
    edition = state.edition if isinstance(state.edition, str) else state.rules
    for fault in faults_of_edition(edition):
        yield message("{what}. {mend}", what=fault.what, mend=fault.mend)
        return
    if len(state.cards) > MAX_CARDS:
        yield message("{number} is too many", number=_shown(len(state.cards)))
    yield from overloaded(state)
    if set(state.areas) != {"A", "B"}:
        yield message("its players aren't A and B")
        return
    places: list[tuple[int, Area, int]] = []
    for areas in state.areas.values():
        for area in (Area.DECK, Area.DIGI_EGG_DECK, Area.HAND, Area.TRASH, Area.SECURITY):
            pile: tuple[int, ...] = getattr(areas, area.value.replace("-", "_"))
            places += ((card, area, NO_UNIT) for card in pile)
    for number, unit in state.units.items():
        if unit.id != number or not unit.stack or unit.area not in (Area.BATTLE, Area.BREEDING):
            yield message("there is no unit {number}", number=number)
            continue
        places.append((unit.top, unit.area, number))
        places += ((card, Area.UNDER, number) for card in unit.stack[1:])
        places += ((card, Area.LINK, number) for card in unit.links)
    elsewhere = {c for c, held in state.cards.items() if held.area in (Area.NOWHERE, Area.REMOVED)}
    if sorted([*(card for card, _, _ in places), *elsewhere]) != sorted(state.cards):
        yield message("a card is in two places or in none")
        return
    for number, held in state.cards.items():
        if held.id != number or held.face not in state.faces:
            yield message("card {number} has no face", number=number)
    for card, area, unit_id in places:
        held = state.cards[card]
        if held.area is not area or held.unit != unit_id:
            yield message("card {card} isn't where it claims to be", card=card)
    if state.next_id <= max((*state.cards, *state.units, 0)):
        yield message("its next id is already used")


def _side_faults(path: str, side: Side) -> Iterator[Fault]:
    for name in PILES:
        pile: int | tuple[str | Lying, ...] = getattr(side, name)
        if isinstance(pile, int):
            yield from _counted(f"{path}.{name}", pile, MAX_CARDS)
        else:
            yield from _card_faults(f"{path}.{name}", pile)
    yield from _counted(f"{path}.attacks", side.attacks)
    yield from _counted(f"{path}.digivolutions", side.digivolutions)
    for name in FIELD:
        field: tuple[str | Placed, ...] = getattr(side, name)
        for number, card in enumerate(field):
            if isinstance(card, Placed):
                yield from _placed_faults(f"{path}.{name}[{number}]", card)


def _placed_faults(path: str, placed: Placed) -> Iterator[Fault]:
    yield from _player(f"{path}.owner", placed.owner)
    yield from _used_faults(path, placed.used)
    yield from _counted(f"{path}.digixrosed", placed.digixrosed)
    yield from _counted(f"{path}.assembled", placed.assembled)
    for number, gift in enumerate(placed.granted):
        yield from _player(f"{path}.granted[{number}].by", gift.by)
    for name in BELOW:
        yield from _card_faults(f"{path}.{name}", getattr(placed, name))


def _card_faults(path: str, cards: Iterable[str | Lying]) -> Iterator[Fault]:
    for number, card in enumerate(cards):
        if isinstance(card, Lying):
            yield from _player(f"{path}[{number}].owner", card.owner)
            yield from _used_faults(f"{path}[{number}]", card.used)
            yield from _count_faults(f"{path}[{number}].count", card.count, card.as_)


def _count_faults(path: str, count: int, name: str = "") -> Iterator[Fault]:
    if not 1 <= count <= MAX_CARDS:
        what = message("a card can have from 1 to {most:,} copies", most=MAX_CARDS)
        yield Fault(path, what, message("Leave out the count for a single one"))
    elif count > 1 and name:
        what = message("several cards can't share the name {name!r}", name=name[:40])
        yield Fault(path, what, message("List the one with this name separately"))


def _used_faults(path: str, used: Mapping[str, int]) -> Iterator[Fault]:
    for times in used.values():
        yield from _counted(f"{path}.used", times)


def _effect_faults(path: str, by: str | EffectOf) -> Iterator[Fault]:
    if isinstance(by, EffectOf):
        yield from _player(f"{path}.seat", by.seat)
    else:
        yield from _player(path, by)


def _cards_of(side: Side) -> int:
    """Number of cards at a player's side."""
    number = 0
    for name in PILES:
        pile: int | tuple[str | Lying, ...] = getattr(side, name)
        number += pile if isinstance(pile, int) else number_of(pile)
    return number + sum(map(_cards_of_unit, (*side.battle, *side.breeding)))


def _cards_of_unit(placed: str | Placed) -> int:
    if isinstance(placed, str):
        return 1
    return 1 + sum(number_of(getattr(placed, name)) for name in BELOW)


def _player(path: str, seat: str) -> Iterator[Fault]:
    if seat and seat not in _SEATS:
        yield _no_player(path, seat)


def _no_player(path: str, seat: str) -> Fault:
    return Fault(path, message("there is no player {seat!r}", seat=seat[:40]), message("The players are A and B"))


def _counted(path: str, number: int, most: int = _MAX_OF_ALL) -> Iterator[Fault]:
    if number < 0:
        yield Fault(
            path, message("{number} is below 0", number=_shown(number)), message("Leave it out if there is none")
        )
    elif number > most:
        yield _too_many(path, number, most)


def _too_many(path: str, number: int, most: int) -> Fault:
    return Fault(
        path, message("{number} is too many", number=_shown(number)), message("At most {most:,} are allowed", most=most)
    )


def _shown(number: int) -> Message | str:
    """A number that may have any number of figures."""
    return f"{number:,}" if abs(number) < 10**12 else message("a number of more than 12 digits")
