"""Corrections and resolutions by the judge can be undone like choices."""

from __future__ import annotations

import pytest

from judgeapp.engine.game import Game, RefusedError, begin, replay
from judgeapp.engine.identity import Seat
from judgeapp.engine.judge import (
    ByHandDeed,
    Correction,
    CorrectMemory,
    Put,
    Stack,
    TurnUnit,
    by_hand_key,
    correction_key,
)
from judgeapp.engine.lang import Area, Draw
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build

BOARD = """
title: a board
cards:
  Rookie: {level: 3, dp: 3000, play_cost: 3}
position:
  memory: 3
  A: {battle: [Rookie], hand: [Rookie]}
  B: {battle: [{card: Rookie, as: Theirs}]}
steps: []
"""


@pytest.fixture
def game() -> Game:
    scenario, faces, _ = read_scenario(BOARD, "board.yaml")
    state, _ = build(scenario, faces)
    return begin(state)


def first_unit(game: Game) -> int:
    return min(game.state.units)


def correct(game: Game, *corrections: Correction) -> Game:
    for correction in corrections:
        game = game.choose(correction_key(correction))
    return game


def test_a_correction_is_undone_redone_and_replayed(game: Game) -> None:
    corrected = correct(game, Put(first_unit(game), Area.TRASH), CorrectMemory(Seat.A, 7))
    assert corrected.state.memory_of(Seat.A) == 7
    assert corrected.undo().undo() == game
    assert corrected.undo().redo() == corrected
    assert replay(game.state, corrected.choices) == corrected


def test_a_correction_is_marked_as_the_judges(game: Game) -> None:
    (event,) = correct(game, TurnUnit(first_unit(game), suspended=True)).events
    assert event.clauses == ("judge",)


def test_a_card_put_on_the_field_stays_there(game: Game) -> None:
    card = game.state.areas["A"].hand[0]
    put = correct(game, Put(card, Area.BATTLE))
    assert len(put.state.units) == len(game.state.units) + 1
    assert put.decision == begin(put.state).decision


def test_the_breeding_area_refuses_a_second_card(game: Game) -> None:
    areas = game.state.areas["A"]
    first, second = areas.hand[0], areas.deck[0]
    bred = correct(game, Put(first, Area.BREEDING))
    with pytest.raises(RefusedError, match="3-4-5-2"):
        correct(bred, Put(second, Area.BREEDING))
    # The limit is for each player, and a freed area can be filled again.
    assert correct(bred, Put(second, Area.BREEDING, Seat.B)).state.units
    unit = next(u.id for u in bred.state.units.values() if u.area is Area.BREEDING)
    assert correct(bred, Put(unit, Area.TRASH), Put(second, Area.BREEDING)).state.units


@pytest.mark.parametrize(
    "impossible",
    [
        TurnUnit(999, suspended=True),
        Put(999, Area.TRASH),
        Stack(999, 1),
        CorrectMemory("C", 3),  # type: ignore[arg-type]
    ],
)
def test_a_missing_card_can_not_be_corrected(game: Game, impossible: TurnUnit | Put | Stack) -> None:
    with pytest.raises(RefusedError):
        correct(game, impossible)


def test_a_unit_is_put_with_everything_under_it(game: Game) -> None:
    unit, hand = first_unit(game), game.state.areas["A"].hand
    stacked = correct(game, Stack(hand[0], unit))
    trashed = correct(stacked, Put(unit, Area.TRASH))
    assert len(trashed.state.areas["A"].trash) == 2
    top = stacked.state.units[unit].top
    with pytest.raises(RefusedError, match="move that instead"):
        correct(stacked, Put(top, Area.TRASH))


def test_a_card_on_the_field_is_not_put_under_another(game: Game) -> None:
    unit, other = sorted(game.state.units)[:2]
    with pytest.raises(RefusedError, match="move that instead"):
        correct(game, Stack(game.state.units[unit].top, other))
    with pytest.raises(RefusedError, match="n't a single card"):
        correct(game, Stack(unit, other))
    piled = correct(game, Put(unit, Area.TRASH))
    stacked = correct(piled, Stack(piled.state.areas["A"].trash[0], other))
    assert len(stacked.state.units[other].stack) == 2


def test_no_action_by_hand_without_an_effect_to_resolve_by_hand(game: Game) -> None:
    with pytest.raises(RefusedError):
        game.choose(by_hand_key(ByHandDeed((Draw(),))))


def test_an_invalid_correction_is_refused(game: Game) -> None:
    for key in ("correct:", "correct:{}", 'correct:{"correct":"put"}', "correct:[1]"):
        with pytest.raises(RefusedError):
            game.choose(key)
