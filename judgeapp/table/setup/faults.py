"""Faults of a position by the rules, each with its clause. It can be used all the same: the judge knows what he saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.clauses.renumbering import EDITIONS, NEWEST, in_edition
from judgeapp.engine.decks import DECK_SIZE, MAX_DIGI_EGGS
from judgeapp.engine.derive import view
from judgeapp.engine.explanation.narration import Explanation, explain
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Category
from judgeapp.engine.procedures.rule_checks import LINK_CLAUSES, breaches
from judgeapp.engine.state.cards import BLANK_EGG, Face
from judgeapp.scenario.file import Scenario, faces_of
from judgeapp.scenario.placing import key_of_card, placed_of
from judgeapp.scenario.table import build
from judgeapp.table.sentences import sentences
from judgeapp.table.setup.position import FIELD, MAX_MEMORY, PILES, pile_of, position, side

ENGLISH = sentences("faults")


class PositionFault(Struct, frozen=True):
    """Fault of a position by the rules. `card`: its name on the field, if it is about one."""

    explanation: Explanation
    clauses: tuple[str, ...]
    card: str = ""
    is_gap: bool = False  # it breaks no rule: something is left out, so that a rule can't be checked


def faults(scenario: Scenario) -> tuple[PositionFault, ...]:
    """Faults of a position; none does not mean that it came about."""
    edition = scenario.edition or NEWEST
    if edition == EDITIONS[0]:
        return tuple(_faults(scenario))
    return tuple(replace(fault, clauses=in_edition(fault.clauses, edition)) for fault in _faults(scenario))


def _fault(code: str, *clauses: str, unit: str = "", **params: object) -> PositionFault:
    return PositionFault(explain(ENGLISH, code, **params), clauses, unit)


def _faults(scenario: Scenario) -> Iterator[PositionFault]:
    now = position(scenario)
    if abs(now.memory) > MAX_MEMORY:
        yield _fault("memory", "1-4-2-2", seat=now.turn, found=now.memory)
    elif now.memory < 0 and now.phase == "main":
        yield _fault("turn-over", "6-1-4-1", seat=now.turn)
    for seat in Seat:
        yield from _of_side(scenario, seat)
    yield from _of_field(scenario)


def _of_side(scenario: Scenario, seat: Seat) -> Iterator[PositionFault]:
    faces, here = faces_of(scenario), side(scenario, seat)
    named = {"seat": seat.value}
    if len(here.breeding) > 1:
        yield _fault("breeding", "3-4-5-2", found=len(here.breeding), **named)
    owned: list[str] = []
    for area in PILES:
        pile = pile_of(scenario, seat, area)
        owned += pile
        for name in dict.fromkeys(n for n in pile if n in faces):
            is_egg = faces[name].category is Category.DIGI_EGG
            if faces[name].token:
                yield _fault("token-in-pile", "4-18-5", card=name, area=area, **named)
            elif area == "digi_egg_deck" and not is_egg:
                yield _fault("no-egg", "2-2-3", card=name, **named)
            elif is_egg and area in ("hand", "deck", "security"):
                yield _fault("egg-in-pile", "3-1-3-9", card=name, area=area, **named)
    for area in FIELD:
        for placed in map(placed_of, getattr(here, area)):
            under = tuple(map(key_of_card, (*placed.under, *placed.under_face_down)))
            links = tuple(map(key_of_card, placed.links))
            tokens = [n for n in (placed.card, *under) if n in faces and faces[n].token]
            if tokens and under:
                yield _fault("token-under", "4-18-3", card=tokens[0], unit=placed.as_ or placed.card)
            linked = [n for n in links if n in faces and faces[n].token]
            if linked:
                yield _fault("token-linked", "4-18-4", card=linked[0], unit=placed.as_ or placed.card)
            tokens += linked
            owned += [n for n in (placed.card, *under, *links) if n not in tokens]
    eggs = [n for n in owned if n == BLANK_EGG or (n in faces and faces[n].category is Category.DIGI_EGG)]
    if len(owned) - len(eggs) > DECK_SIZE:
        yield _fault("too-many", "1-4-1-2-1", found=len(owned) - len(eggs), allowed=DECK_SIZE, **named)
    if len(eggs) > MAX_DIGI_EGGS:
        yield _fault("too-many-eggs", "1-4-1-3-1", found=len(eggs), allowed=MAX_DIGI_EGGS, **named)
    yield from _of_cards(Counter(n for n in owned if n in faces), faces, eggs, seat)


def _of_cards(
    owned: Mapping[str, int], faces: Mapping[str, Face], eggs: Collection[str], seat: Seat
) -> Iterator[PositionFault]:
    for name, number in owned.items():
        if Category.OPTION in faces[name].categories and not faces[name].all_colors:
            yield replace(_fault("no-color", "4-19-2", card=name), is_gap=True)
        allowed = faces[name].copies
        if allowed is not None and number > allowed and faces[name].number:
            clause = "1-4-1-3-2" if name in eggs else "1-4-1-2-2"
            yield _fault("copies", clause, card=name, found=number, allowed=allowed, seat=seat.value)


def _of_field(scenario: Scenario) -> Iterator[PositionFault]:
    """Cards that the next rule check removes (17-1-3)."""
    state, names = build(scenario, faces_of(scenario))
    called = {unit: name for name, unit in names.items()}
    for unit, clause in breaches(view(state)).items():
        name = called[unit]
        code = "links" if clause in LINK_CLAUSES else "can-not-stay"
        yield _fault(code, clause, card=name, unit=name)
