"""Edits of a position by the label that the board uses: a card on the field its label, a pile "A.hand", a card of a
pile "A.hand:0", the gauge "memory"."""

from __future__ import annotations

from collections.abc import Callable

from judgeapp.engine.identity import Seat
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.placing import key_of_card
from judgeapp.table.setup import circumstances as sayings
from judgeapp.table.setup import position as at

MEMORY = "memory"
# What a pile is called where its count is typed.
_WORDS = {pile: pile for pile in at.PILES} | {"digi_egg_deck": "eggs"}

# Puts a card under another one, on it, or links it: (position, what it is put to, its name).
Join = Callable[[Scenario, str, str], Scenario]


def send(scenario: Scenario, name: str, area: str, seat: Seat | None = None) -> Scenario:
    """A card goes elsewhere, if it is one: to the areas of a player, its own without any."""
    if (unit := at.units(scenario).get(name)) is not None:
        return at.send(scenario, name, seat or unit[0], area)
    if (lying := _lying(name)) is None:
        return scenario
    card = at.pile_of(scenario, lying[0], lying[1])[lying[2]]
    return at.add(at.take_away(scenario, *lying), seat or lying[0], area, card)


def take_away(scenario: Scenario, name: str) -> Scenario:
    """A card goes; of a pile one card, of the memory one."""
    if name in at.units(scenario):
        return at.take_off(scenario, name)
    if (lying := _lying(name)) is not None:
        return at.take_away(scenario, *lying)
    return more(scenario, name, -1)


def more(scenario: Scenario, name: str, step: int) -> Scenario:
    """Cards more or less in a pile, memory more or less; of a stack its top card less."""
    if name == MEMORY:
        now = at.position(scenario)
        return at.memory(scenario, Seat(now.turn), at.on_gauge(now.memory + step))
    if name in at.units(scenario):
        return at.uncover(scenario, name) if step < 0 else scenario
    seat, _, pile = name.partition(":")[0].partition(".")
    if pile not in at.PILES:
        return scenario
    number = len(at.pile_of(scenario, Seat(seat), pile)) + step
    return at.count(scenario, Seat(seat), pile, number) if number >= 0 else scenario


def turn_over(scenario: Scenario, name: str) -> Scenario:
    """A security card comes to lie face up, or face down again."""
    lying = _lying(name)
    if lying is None or lying[1] != "security":
        return scenario
    return sayings.turn_over(scenario, lying[0], lying[2])


def join(scenario: Scenario, name: str, onto: str, how: Join) -> Scenario:
    """A thing is joined to a card on the field, each card of a stack by itself, the top one first."""
    if (unit := at.units(scenario).get(name)) is not None:
        placed = unit[2]
        under = (*reversed(placed.under), *reversed(placed.under_face_down))
        cards = (placed.card, *map(key_of_card, (*under, *placed.links)))
        scenario = at.take_off(scenario, name)
    elif (lying := _lying(name)) is not None:
        cards = (at.pile_of(scenario, lying[0], lying[1])[lying[2]],)
        scenario = at.take_away(scenario, *lying)
    else:
        return scenario
    for card in cards:
        scenario = how(scenario, onto, card)
    return scenario


def is_card(scenario: Scenario, name: str) -> bool:
    """True for a card on the field, or one of a pile."""
    return name in at.units(scenario) or _lying(name) is not None


def count_typed(scenario: Scenario, name: str, digit: str) -> str:
    """Text to type for the number of a pile, or of the memory; empty for what has none."""
    seat, _, pile = name.partition(":")[0].partition(".")
    if name == MEMORY:
        return f"{at.position(scenario).turn} memory {digit}"
    return f"{seat} {_WORDS[pile]} {digit}" if pile in _WORDS else ""


def _lying(name: str) -> tuple[Seat, str, int] | None:
    """Owner, pile and index of a card; None of what is no card of a pile."""
    pile, colon, place = name.partition(":")
    seat, _, kind = pile.partition(".")
    return (Seat(seat), kind, int(place)) if colon and kind in at.PILES else None
