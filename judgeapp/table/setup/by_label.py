"""Edits of a position by the label that the board uses: a card on the field its label, a pile "A.hand", a card of a
pile "A.hand:0", the gauge "memory"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Category
from judgeapp.engine.state.state import replace
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.placing import key_of_card, lying_of
from judgeapp.table.setup import circumstances as sayings
from judgeapp.table.setup import position as at
from judgeapp.table.setup.words import PILES, word

MEMORY, PLAYER = "memory", ".player"

# Puts a card under or on another one, or links it: (position, the other card, its name).
Join = Callable[[Scenario, str, str], Scenario]


class Edit(Struct, frozen=True):
    """One change of a labelled thing: its code, the change, and its parameters: an area or an effect, and a number."""

    code: str
    do: Callable[[Scenario], Scenario]
    of: str = ""
    number: int = 0


def edits(scenario: Scenario, name: str) -> Iterator[Edit]:
    """Open changes of a labelled thing: keys and menus of the board are made of them."""
    if (unit := at.units(scenario).get(name)) is not None:
        _, area, placed = unit
        turned = "unsuspend" if placed.suspended else "suspend"
        yield Edit(turned, lambda s: at.turn_card(s, name, suspended=not placed.suspended))
        yield Edit("not-new" if placed.new else "new", lambda s: at.came_now(s, name, new=not placed.new))
        if placed.under:
            yield Edit("top-off", lambda s: at.uncover(s, name))
        if placed.links:
            yield Edit("unlink", lambda s: at.unlink(s, name, len(placed.links) - 1))
        for effect, most in sayings.per_turn_effects(scenario, name).items():
            for times in range(most + 1):
                if times != placed.used.get(effect, 0):
                    yield Edit("used", partial(sayings.use_up, name=name, effect=effect, times=times), effect, times)
        yield from _sendings(name, area)
    elif (lying := _lying(name)) is not None:
        seat, area, place = lying
        if area == "security":
            card = lying_of(at.lying_in(scenario, seat, area)[place])
            turned = "face-down" if card.face_up else "face-up"
            yield Edit(turned, lambda s: sayings.turn_over(s, seat, place))
        yield from _sendings(name, area)
    elif name == MEMORY or name.partition(".")[2] in at.PILES:
        of_memory = "-memory" if name == MEMORY else ""
        yield Edit(f"more{of_memory}", partial(more, name=name, step=1))
        yield Edit(f"less{of_memory}", partial(more, name=name, step=-1))
    elif name.endswith(PLAYER) and name[:1] != at.position(scenario).turn:
        yield Edit("turn", partial(at.turn, seat=Seat(name[:1])), name[:1])


def _sendings(name: str, area: str) -> Iterator[Edit]:
    """Ways out of its area for a card."""
    for other in (*at.FIELD, *at.PILES):
        if other != area:
            yield Edit("send", partial(send, name=name, area=other), other)
    yield Edit("away", partial(take_away, name=name))


def send(scenario: Scenario, name: str, area: str, seat: Seat | None = None) -> Scenario:
    """A card goes elsewhere, if it is one: to the areas of a player, its own without any."""
    if (unit := at.units(scenario).get(name)) is not None:
        return at.send(scenario, name, seat or unit[0], area)
    if (lying := _lying(name)) is None:
        return scenario
    card = at.pile_of(scenario, lying[0], lying[1])[lying[2]]
    return at.add(at.take_away(scenario, *lying), seat or lying[0], area, card)


def card_of(scenario: Scenario, name: str) -> str:
    """Card of a label; empty if it is of no card."""
    if (unit := at.units(scenario).get(name)) is not None:
        return unit[2].card
    lying = _lying(name)
    return "" if lying is None else at.pile_of(scenario, lying[0], lying[1])[lying[2]]


def exchange(scenario: Scenario, name: str, card: str) -> Scenario:
    """Another card in the place of one, in its state, and with what lies under it."""
    if (lying := _lying(name)) is not None:
        seat, area, place = lying
        cards = [*at.lying_in(scenario, seat, area)]
        cards[place] = replace(lying_of(cards[place]), card=card)
        return at.with_pile(scenario, seat, area, tuple(cards))
    _, _, placed = at.on_field(scenario, name)
    if card != placed.card:
        scenario = at.put_back(scenario, name, replace(placed, card=card, as_=name))
        if name == placed.card:
            scenario = at.call(scenario, name, at.free_label(scenario, card) or card)
    if scenario.cards.get(card, {}).get("category") == Category.OPTION.value:
        # 17-1-3-3: otherwise neither it nor its copies could stay.
        for label, (_, _, unit) in at.units(scenario).items():
            if unit.card == card:
                scenario = at.put_back(scenario, label, replace(unit, by_effect=True))
    return scenario


def take_away(scenario: Scenario, name: str) -> Scenario:
    """A card of the field or of a pile goes."""
    lying = _lying(name)
    return at.take_off(scenario, name) if lying is None else at.take_away(scenario, *lying)


def more(scenario: Scenario, name: str, step: int) -> Scenario:
    """Cards more or less in a pile, memory more or less."""
    if name == MEMORY:
        now = at.position(scenario)
        return at.memory(scenario, Seat(now.turn), at.on_gauge(now.memory + step))
    seat, _, pile = name.partition(".")
    number = len(at.pile_of(scenario, Seat(seat), pile)) + step
    return at.count(scenario, Seat(seat), pile, number) if number >= 0 else scenario


def join(scenario: Scenario, name: str, onto: str, how: Join) -> Scenario:
    """Join a thing to a card on the field, each card of a stack by itself, the top one first."""
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


def count_typed(scenario: Scenario, name: str, digit: str, language: str) -> str:
    """Text to type in a language for the number of a pile, or of the memory; empty for anything else."""
    seat, _, pile = name.partition(":")[0].partition(".")
    if name == MEMORY:
        seat, pile = at.position(scenario).turn, "memory"
    return f"{seat} {word(pile, language)} {digit}" if pile in (*PILES, "memory") else ""


def _lying(name: str) -> tuple[Seat, str, int] | None:
    """Owner, pile and index of a card; None if it is not a card of a pile."""
    pile, colon, place = name.partition(":")
    seat, _, kind = pile.partition(".")
    return (Seat(seat), kind, int(place)) if colon and kind in at.PILES else None
