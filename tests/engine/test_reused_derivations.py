"""Gifts of effects are reused for states that agree where it matters, and derived again for all others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judgeapp.engine.derive import view
from judgeapp.engine.game import empty
from judgeapp.engine.identity import Seat, UnitId
from judgeapp.engine.lang import (
    AddDP,
    AlsoIs,
    Area,
    Count,
    Effect,
    Exists,
    Filter,
    MemoryIs,
    Property,
    PropertyOf,
    Range,
    Turn,
)
from judgeapp.engine.state import atoms
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import Phase, State, replace

ALWAYS = Effect(gifts=(AddDP(1000),))
IN_YOUR_TURN = Effect(during=Turn.YOURS, gifts=(AddDP(1000),))
WITH_MEMORY = Effect(condition=MemoryIs(Range(at_least=1)), gifts=(AddDP(1000),))
WITH_A_HAND = Effect(condition=Exists(Filter(areas=(Area.HAND,))), gifts=(AddDP(1000),))
FOR_EACH_IN_HAND = Effect(gifts=(AddDP(Count(Filter(areas=(Area.HAND,)), 1000)),))
WITH_ONE_SUSPENDED = Effect(condition=Exists(Filter(suspended=True)), gifts=(AddDP(1000),))

Change = Callable[[State], State]


def table(*effects: Effect) -> tuple[State, UnitId]:
    """A Digimon of seat A with effects, and a card in hand."""
    hero = Face("Hero", dp=3000, level=0, effects=effects)
    state, card = atoms.create_card(empty({"Hero": hero, "Blank": Face("Blank")}), "Hero", Seat.A)
    state, _ = atoms.new_unit(state, card, Area.BATTLE)
    state, blank = atoms.create_card(state, "Blank", Seat.A)
    state, _ = atoms.move_cards(state, (blank,), Area.HAND)
    (unit,) = state.units.values()
    return replace(state, phase=Phase.MAIN), unit.id


def gain_memory(state: State) -> State:
    return replace(state, memory=state.memory + 2)


def trash_the_hand(state: State) -> State:
    return atoms.move_cards(state, state.areas[Seat.A].hand, Area.TRASH)[0]


def suspend(state: State) -> State:
    return atoms.set_all_suspended(state, map(UnitId, state.units), suspended=True)[0]


def pass_the_turn(state: State) -> State:
    return replace(state, turn_seat=state.turn_seat.other, turn=state.turn + 1)


@pytest.mark.parametrize(
    ("effect", "change", "before", "after"),
    [
        (ALWAYS, gain_memory, 4000, 4000),
        (ALWAYS, trash_the_hand, 4000, 4000),
        (ALWAYS, suspend, 4000, 4000),
        (ALWAYS, pass_the_turn, 4000, 4000),
        (WITH_MEMORY, gain_memory, 3000, 4000),
        (WITH_A_HAND, trash_the_hand, 4000, 3000),
        (FOR_EACH_IN_HAND, trash_the_hand, 4000, 3000),
        (WITH_ONE_SUSPENDED, suspend, 3000, 4000),
        (IN_YOUR_TURN, pass_the_turn, 4000, 3000),
    ],
)
def test_a_change_of_dp_adds_up(effect: Effect, change: Change, before: int, after: int) -> None:
    state, unit = table(effect)
    changed = change(state)
    assert view(state).dp(unit) == before
    assert view(changed).dp(unit) == after
    # Back to the original value, in an equal state without cached results.
    assert view(replace(state, clock=state.clock + 1)).dp(unit) == before


def test_facts_derived_from_the_field_are_cached_until_it_changes() -> None:
    state, unit = table(WITH_MEMORY)
    dp = view(state).once(lambda known: known.dp(unit))
    asked: list[State] = []

    def find(known: object) -> int:
        asked.append(state)
        return len(asked)

    later = trash_the_hand(replace(state, phase=Phase.END))
    assert [view(s).once(find) for s in (state, later, gain_memory(state), later)] == [1, 1, 2, 1]
    assert dp == 3000


def test_a_condition_on_a_cards_number_sees_gifts_of_other_effects() -> None:
    """15-8-2-6: the condition is met as soon as another effect gives the number."""
    by_level = Effect(
        condition=Exists(Filter(), Range(at_most=PropertyOf(Property.LEVEL, "this"))), gifts=(AddDP(1000),)
    )
    for effects, dp in (((by_level,), 3000), ((by_level, Effect(gifts=(AlsoIs(level=5),))), 4000)):
        state, unit = table(*effects)
        assert view(state).dp(unit) == dp
