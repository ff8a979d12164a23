"""Building a position: each edit takes a scenario and returns another one."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.keywords import text_language
from judgeapp.cards.reading.grammar.phrases import TaughtPhrase
from judgeapp.cards.record import CardRecord
from judgeapp.clauses.citing import leading_played
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Category
from judgeapp.engine.state.cards import BLANK, BLANK_EGG
from judgeapp.engine.state.state import State, replace
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.message import area_message
from judgeapp.messages.punctuation import comma_message
from judgeapp.scenario.file import Scenario, faces_of
from judgeapp.scenario.filling import facts_of
from judgeapp.scenario.placing import (
    Lying,
    Placed,
    Position,
    Side,
    called_otherwise,
    key_of_card,
    lying_of,
    placed_of,
    without_card,
)
from judgeapp.scenario.table import BLANKS, build, is_blank
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.setup.facts import (
    IsName,
    check_stack,
    is_facts,
    name_from_facts,
    no_name,
    parse_facts,
    split_name,
    typed_fields,
)
from judgeapp.table.tree.tree import Beginning

FIELD = ("battle", "breeding")
PILES = ("hand", "deck", "digi_egg_deck", "security", "trash")
PHASES = ("main", "breeding", "start")
MAX_MEMORY = 10  # 1-4-2-2
_OF_THE_UNIT = ("gained", "keyword")  # prefixes of effects that stay whatever card is on top


def new(title: str = "") -> Scenario:
    """An empty table in the main phase of A, for a duel by the edition that leads."""
    empty = Side(deck=0, security=0)
    return Scenario(title, (), edition=leading_played(), position=Position(A=empty, B=empty))


def position(scenario: Scenario) -> Position:
    return scenario.position or Position()


def side(scenario: Scenario, seat: Seat) -> Side:
    result: Side = getattr(position(scenario), seat.value)
    return result


def units(scenario: Scenario) -> dict[str, tuple[Seat, str, Placed]]:
    """The cards on the field by name: owner, area, and data."""
    return {
        placed.as_ or placed.card: (seat, area, placed)
        for seat in Seat
        for area in FIELD
        for placed in map(placed_of, getattr(side(scenario, seat), area))
    }


# -- cards ----------------------------------------------------------------------------------------


def card(scenario: Scenario, text: str, language: str = "en", is_name: IsName = no_name) -> tuple[Scenario, str]:
    """The scenario with a card, and the card's name in it: without a name from its facts, in a language.

    `text` is the name of a known card, in any case of letters; or plain facts ("Lv.4 red 5000", "tamer yellow cost 3",
    "Lv.5 blocker 7000 DP"), with printed text behind them if there is any; or a name before them ("Greymon Lv.4 red
    5000"), with a colon if a word of it is a fact, or in a line of its own. Raises InputError that names the word not
    understood."""
    if known := _known(scenario, text):
        return scenario, known
    name, facts = split_name(text, is_name, language)
    if not name and not is_facts(text):
        check_stack(text, in_name=True)
        raise NotFoundError(
            "there is no card {text!r} here", mend='Describe it: "{text} Lv.4 red 5000"', text=text.strip()[:60]
        )
    fields = parse_facts(facts)
    # A card without a named color has none, though a file without colors means red.
    fields.setdefault("colors", [])
    called = name or name_from_facts(fields, language)
    if not called:
        raise InputError("the card has no name", where=text)
    if not name:
        called = _free_name(scenario, called, fields)
    if called in scenario.cards and scenario.cards[called] == fields:
        return scenario, called
    return described_as(scenario, called, fields), called


def redescribed(
    scenario: Scenario, name: str, text: str, language: str = "en", is_name: IsName = no_name
) -> tuple[Scenario, str]:
    """The scenario with a card described anew, and its name then; facts that a text can't state stay."""
    changed, called = card(scenario, text, language, is_name)
    if called != name and called in scenario.cards:
        return changed, called
    old, fields = scenario.cards[name], changed.cards[called]
    kept = {field: value for field, value in old.items() if field not in typed_fields(old)}
    return described_as(changed, called, {**kept, **fields}), called


def copies(scenario: Scenario, name: str) -> int:
    return [*_cards_in_play(scenario)].count(name)


def described_as(scenario: Scenario, name: str, fields: dict[str, Any]) -> Scenario:
    """The scenario with a card of these fields, as in a scenario file. Raises InputError when they describe no card."""
    changed = replace(scenario, cards={**scenario.cards, name: fields})
    faces_of(changed, name)
    return changed


def _free_name(scenario: Scenario, called: str, fields: dict[str, Any]) -> str:
    """Name for a card without one when another card has the same facts."""
    names = (called, *(f"{called} ({n})" for n in range(2, len(scenario.cards) + 3)))
    return next(name for name in names if scenario.cards.get(name, fields) == fields)


def _known(scenario: Scenario, text: str) -> str:
    typed = text.strip().casefold()
    return next((n for n in (*scenario.cards, *BLANKS) if n.casefold() == typed), "")


def with_card(record: CardRecord) -> Scenario:
    """A new position to try a card in: in the hand of A, an egg on his Digi-Egg deck, with all memory that there is."""
    name = record.name or record.number
    scenario = described_as(new(name), name, facts_of(record))
    scenario = memory(scenario, Seat.A, MAX_MEMORY)
    for seat in Seat:
        scenario = count(count(scenario, seat, "deck", 20), seat, "security", 5)
    is_egg = record.category is Category.DIGI_EGG
    return add(scenario, Seat.A, "digi_egg_deck" if is_egg else "hand", name)


def with_taught(scenario: Scenario, taught: tuple[TaughtPhrase, ...]) -> Scenario:
    """The position with what of all that was taught the texts of its cards are read by."""
    if not taught:
        return scenario
    known = {lesson.key for lesson in scenario.taught}
    used = dict.fromkeys(
        lesson
        for fields in scenario.cards.values()
        for text in fields.values()
        if isinstance(text, str)
        for lesson in read_text(text, text_language((text,)), taught).taught
        if lesson.key not in known
    )
    return replace(scenario, taught=(*scenario.taught, *used)) if used else scenario


# -- positions ------------------------------------------------------------------------------------


def add(
    scenario: Scenario, seat: Seat, area: str, text: str, *, suspended: bool = False, new: bool = False
) -> Scenario:
    """A card comes to an area: to the end of the field and of the hand, on top of a pile. In the security
    stack a known card takes the place of an unknown one.

    `text` as `card` has it; `suspended` and `new` only on the field. Raises InputError when the card is none, or the
    area."""
    scenario, name = card(scenario, text)
    if area in FIELD:
        placed = Placed(name, as_=free_label(scenario, name), suspended=suspended, new=new)
        if scenario.cards.get(name, {}).get("category") == Category.OPTION.value:
            placed = replace(placed, by_effect=True)  # 17-1-3-3: otherwise it could not stay
        return with_pile(scenario, seat, area, (*getattr(side(scenario, seat), area), placed))
    if area == "hand":
        return with_pile(scenario, seat, area, (*lying_in(scenario, seat, area), name))
    return _on_top(scenario, seat, area, (name,))


def _on_top(scenario: Scenario, seat: Seat, area: str, cards: tuple[str, ...]) -> Scenario:
    """Cards come on top of a pile, the first one uppermost."""
    lying = [*lying_in(scenario, seat, area)]
    for card in cards if area == "security" else ():
        unknown = next(filter(is_blank, lying), None)
        if unknown is not None and not is_blank(card):
            lying.remove(unknown)
    return with_pile(scenario, seat, area, (*cards, *lying))


def take_off(scenario: Scenario, name: str) -> Scenario:
    """Remove a card of the field, with all cards under it or linked to it."""
    seat, area, _ = on_field(scenario, name)
    kept = tuple(p for p in map(placed_of, getattr(side(scenario, seat), area)) if (p.as_ or p.card) != name)
    scenario = replace(scenario, position=without_card(position(scenario), name))
    return with_pile(scenario, seat, area, kept)


def take_away(scenario: Scenario, seat: Seat, area: str, place: int) -> Scenario:
    """A card of a pile goes: the one at a place, from 0."""
    pile = _at_place(scenario, seat, area, place)
    return with_pile(scenario, seat, area, pile[:place] + pile[place + 1 :])


def _at_place(scenario: Scenario, seat: Seat, area: str, place: int) -> tuple[str | Lying, ...]:
    """A pile that has a card at a place."""
    pile = lying_in(scenario, seat, area)
    if not 0 <= place < len(pile):
        raise NotFoundError(
            "there is no card {place} in {value}'s {area}", place=place + 1, area=area_message(area), value=seat.value
        )
    return pile


def send(scenario: Scenario, name: str, seat: Seat, area: str) -> Scenario:
    """Move a card of the field elsewhere: on the field with cards under and linked to it, on a pile one by one."""
    _, _, placed = on_field(scenario, name)
    before = position(scenario)
    scenario = take_off(scenario, name)
    if area in FIELD:
        scenario = _at(scenario, lasting=before.lasting, later=before.later)
        return with_pile(scenario, seat, area, (*getattr(side(scenario, seat), area), placed))
    below = (*placed.under_face_down, *placed.under)
    cards = (placed.card, *map(key_of_card, (*reversed(below), *placed.links)))
    return _on_top(scenario, seat, area, cards)


def stack(scenario: Scenario, name: str, text: str, *, face_down: bool = False) -> Scenario:
    """A card comes under one of the field, at the bottom (4-5)."""
    scenario, key = card(scenario, text)
    _, _, placed = on_field(scenario, name)
    if face_down:
        changed = replace(placed, under_face_down=(key, *placed.under_face_down))
    else:
        changed = replace(placed, under=(key, *placed.under))
    return put_back(scenario, name, changed)


def cover(scenario: Scenario, name: str, text: str) -> Scenario:
    """Lay a card on one of the field, as when it digivolves; it keeps its name."""
    scenario, key = card(scenario, text)
    _, _, placed = on_field(scenario, name)
    own = {of: times for of, times in placed.used.items() if not of.startswith(_OF_THE_UNIT)}
    covered = Lying(placed.card, used=own) if own else placed.card
    kept = {of: times for of, times in placed.used.items() if of not in own}
    under = (*placed.under, covered)
    return put_back(scenario, name, replace(placed, card=key, under=under, used=kept, as_=name))


def uncover(scenario: Scenario, name: str) -> Scenario:
    """The top card of a stack goes."""
    _, _, placed = on_field(scenario, name)
    if not placed.under:
        raise InputError("nothing is face up under {name!r}", mend="Remove it from the field", name=name)
    below = lying_of(placed.under[-1])
    kept = {of: n for of, n in placed.used.items() if of.startswith(_OF_THE_UNIT)}
    top = replace(placed, card=below.card, under=placed.under[:-1], used=below.used | kept, as_=name)
    return put_back(scenario, name, top)


def link(scenario: Scenario, name: str, text: str) -> Scenario:
    """A card is linked to one of the field, below its other link cards (4-7-3)."""
    scenario, key = card(scenario, text)
    _, _, placed = on_field(scenario, name)
    return put_back(scenario, name, replace(placed, links=(*placed.links, key)))


def unlink(scenario: Scenario, name: str, place: int) -> Scenario:
    """A link card goes: the one at a place, from 0."""
    _, _, placed = on_field(scenario, name)
    if not 0 <= place < len(placed.links):
        raise NotFoundError("{name!r} has no link card {place}", name=name, place=place + 1)
    links = placed.links[:place] + placed.links[place + 1 :]
    return put_back(scenario, name, replace(placed, links=links))


def turn_card(scenario: Scenario, name: str, *, suspended: bool) -> Scenario:
    _, _, placed = on_field(scenario, name)
    return put_back(scenario, name, replace(placed, suspended=suspended))


def came_now(scenario: Scenario, name: str, *, new: bool) -> Scenario:
    """Set whether a card of the field came this turn (7-1-2-1)."""
    _, _, placed = on_field(scenario, name)
    return put_back(scenario, name, replace(placed, new=new))


def call(scenario: Scenario, name: str, to: str) -> Scenario:
    """Rename a card of the field. Raises InputError if another has the name."""
    if to != name and to in units(scenario):
        raise InputError("another card is called {to!r}", mend="Choose another name", to=to)
    _, _, placed = on_field(scenario, name)
    scenario = replace(scenario, position=called_otherwise(position(scenario), name, to))
    return put_back(scenario, name, replace(placed, as_="" if to == placed.card else to))


def count(scenario: Scenario, seat: Seat, area: str, number: int) -> Scenario:
    """A pile has so many cards: known ones stay, others are only counted. Raises InputError when more are known."""
    lying_cards = [lying for lying in lying_in(scenario, seat, area) if not is_blank(lying)]
    if number < len(lying_cards):
        raise InputError(
            "{number} cards in {value}'s {area} are known, more than {most}",
            mend="Remove some of them first",
            number=len(lying_cards),
            area=area_message(area),
            value=seat.value,
            most=number,
        )
    blank = BLANK_EGG if area == "digi_egg_deck" else BLANK
    return with_pile(scenario, seat, area, (*lying_cards, *(blank,) * (number - len(lying_cards))))


# -- memory, turn, phase --------------------------------------------------------------------------


def memory(scenario: Scenario, seat: Seat, number: int) -> Scenario:
    """The memory as a player sees it (4-1); negative is the opponent's side."""
    turn = Seat(position(scenario).turn)
    return _at(scenario, memory=number if seat is turn else -number)


def on_gauge(number: int) -> int:
    """A memory that is entered. Raises InputError for more than the gauge has."""
    if abs(number) > MAX_MEMORY:
        raise InputError("memory can't be {number}: the gauge ends at {most} (1-4-2-2)", number=number, most=MAX_MEMORY)
    return number


def turn(scenario: Scenario, seat: Seat, number: int | None = None) -> Scenario:
    """Set the turn player, and the number of the turn; the memory marker stays in place."""
    now = position(scenario)
    gauge = now.memory if now.turn == seat.value else -now.memory
    numbered = {"turn_number": number} if number is not None else {}
    return _at(scenario, turn=seat.value, memory=gauge, **numbered)


def phase(scenario: Scenario, name: str) -> Scenario:
    """ "main", or "start" for the beginning of the turn."""
    if name not in PHASES:
        raise InputError("a position can't begin in the phase {name!r}", mend="Use main or start", name=name)
    return _at(scenario, phase=name)


# -- to and from files and tables -----------------------------------------------------------------


def beginning(scenario: Scenario) -> Beginning:
    """A table that starts from a position, whatever its faults. Raises InputError when it names an undescribed card."""
    state, names = build(scenario, faces_of(scenario))
    return Beginning(state, names, scenario.title, write_scenario(replace(scenario, steps=())))


def state_of(scenario: Scenario) -> State:
    """The state that a position is before the rules run on it."""
    return build(scenario, faces_of(scenario))[0]


# -- inside ---------------------------------------------------------------------------------------


def pile_of(scenario: Scenario, seat: Seat, area: str) -> tuple[str, ...]:
    """The cards of a pile by name, those that are only counted as blanks."""
    return tuple(map(key_of_card, lying_in(scenario, seat, area)))


def cards_in_play(scenario: Scenario) -> frozenset[str]:
    """Names of the cards that are somewhere in the position."""
    return frozenset(_cards_in_play(scenario))


def _cards_in_play(scenario: Scenario) -> tuple[str, ...]:
    units_ = [placed for _, _, placed in units(scenario).values()]
    parts = (card for unit in units_ for card in (*unit.under, *unit.under_face_down, *unit.links))
    piles = (card for seat in Seat for pile in PILES for card in lying_in(scenario, seat, pile))
    return (*(unit.card for unit in units_), *map(key_of_card, (*parts, *piles)))


def lying_in(scenario: Scenario, seat: Seat, area: str) -> tuple[str | Lying, ...]:
    """Cards of a pile with their other data."""
    if area not in PILES:
        raise InputError(
            "there is no area {area!r}", mend="Use one of: {known}", area=area, known=comma_message((*FIELD, *PILES))
        )
    cards: int | tuple[str | Lying, ...] = getattr(side(scenario, seat), area)
    blank = BLANK_EGG if area == "digi_egg_deck" else BLANK
    return (blank,) * cards if isinstance(cards, int) else cards


def on_field(scenario: Scenario, name: str) -> tuple[Seat, str, Placed]:
    """A card of the field: owner, area, and data. Raises NotFoundError."""
    unit = units(scenario).get(name)
    if unit is None:
        there = ", ".join(units(scenario)) or "nothing"
        raise NotFoundError("no card on the field is named {name!r}; available: {there}", name=name, there=there)
    return unit


def free_label(scenario: Scenario, name: str) -> str:
    """Name for a new card on the field; empty when its own name is unique."""
    taken = units(scenario)
    if name not in taken:
        return ""
    return next(f"{name} {n}" for n in range(2, len(taken) + 3) if f"{name} {n}" not in taken)


def put_back(scenario: Scenario, name: str, to: Placed) -> Scenario:
    """The position with other data of a card of the field."""
    seat, area, placed = on_field(scenario, name)
    if to.as_ == to.card:
        to = replace(to, as_="")
    cards = tuple(to if p is placed or p == placed else p for p in map(placed_of, getattr(side(scenario, seat), area)))
    return with_pile(scenario, seat, area, cards)


def with_pile(scenario: Scenario, seat: Seat, area: str, cards: tuple[Any, ...]) -> Scenario:
    if area in FIELD:
        kept: Any = tuple(p.card if isinstance(p, Placed) and p == Placed(p.card) else p for p in cards)
    else:
        kept = tuple(c.card if isinstance(c, Lying) and c == Lying(c.card) else c for c in cards)
        kept = len(kept) if all(map(is_blank, kept)) else kept
    changed = msgspec.structs.replace(side(scenario, seat), **{area: kept})
    return _at(scenario, **{seat.value: changed})


def _at(scenario: Scenario, **fields: Any) -> Scenario:
    return replace(scenario, position=msgspec.structs.replace(position(scenario), **fields))


# Without cards to draw and to check, a game would soon be over (1-2-3).
_LIES = {"deck": 30, "security": 5, "digi_egg_deck": 3}


class PositionDraft(Struct, frozen=True):
    """Position being set up, with its history."""

    now: Scenario
    # past, future: the positions before this one and those that were taken back, the nearest last
    past: tuple[Scenario, ...] = ()
    future: tuple[Scenario, ...] = ()

    def then(self, scenario: Scenario) -> PositionDraft:
        """Draft with another position; itself when it is the same."""
        if scenario == self.now:
            return self
        return PositionDraft(scenario, (*self.past, self.now))

    def undo(self) -> PositionDraft:
        """The position before; itself at the beginning."""
        if not self.past:
            return self
        return PositionDraft(self.past[-1], self.past[:-1], (*self.future, self.now))

    def redo(self) -> PositionDraft:
        """The position undone last; itself if there is none."""
        if not self.future:
            return self
        return PositionDraft(self.future[-1], (*self.past, self.now), self.future[:-1])


def begin() -> PositionDraft:
    """Draft of an empty table: decks and security stacks lie there, and nobody knows their cards."""
    scenario = new()
    for seat in Seat:
        for pile, number in _LIES.items():
            scenario = count(scenario, seat, pile, number)
    return PositionDraft(scenario)
