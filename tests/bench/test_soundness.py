"""What random games are held to: a game in which something is wrong is found out."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.bench.soundness import faults_of_choice, faults_of_copy, faults_of_game
from judgeapp.engine.game import Game, begin
from judgeapp.engine.lang import Area
from judgeapp.engine.state import State, replace
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build

TEXT = """
title: A board
cards:
  Lamp: {level: 4, dp: 4000, play_cost: 4}
  Bell: {level: 3, dp: 2000, play_cost: 3, effects: [{timings: [on-play], actions: [{do: may, actions: [%s]}]}]}
position:
  memory: 3
  A: {hand: [Lamp, Bell], battle: [Lamp], deck: 9, security: 5}
  B: {security: 5, deck: 9}
steps: []
"""  # noqa: E501
CARDS = 31


def game(does: str = "{do: draw}") -> Game:
    scenario, faces, _ = read_scenario(TEXT % does, "board.yaml")
    state, _ = build(scenario, faces)
    return begin(state)


def faults(state: State) -> list[str]:
    whole = game()
    return [*faults_of_game(Game(state, whole.decision), CARDS)]


def in_hand(state: State) -> int:
    return state.areas["A"].hand[0]


def test_nothing_is_wrong_with_a_board_that_is_whole() -> None:
    assert faults(game().state) == []
    assert [*faults_of_copy(game())] == []


def lost(state: State) -> State:
    card = in_hand(state)
    areas = replace(state.areas["A"], hand=state.areas["A"].hand[1:])
    moved = replace(state.cards[card], area=Area.NOWHERE)
    return replace(state, cards={**state.cards, card: moved}, areas={**state.areas, "A": areas})


def twice(state: State) -> State:
    card = state.areas["A"].hand[0]
    areas = replace(state.areas["A"], trash=(card,))
    return replace(state, areas={**state.areas, "A": areas})


def gone(state: State) -> State:
    card = in_hand(state)
    areas = replace(state.areas["A"], hand=state.areas["A"].hand[1:])
    kept = {ref: held for ref, held in state.cards.items() if ref != card}
    return replace(state, cards=kept, areas={**state.areas, "A": areas})


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lost, "place"),
        (twice, "place"),
        (gone, "cards"),
        (lambda state: replace(state, memory=11), "memory"),
    ],
)
def test_what_is_wrong_is_found(change: Any, kind: str) -> None:
    assert kind in {fault.partition(":")[0] for fault in faults(change(game().state))}


def after_yes(does: str) -> list[str]:
    asked = game(does)
    assert asked.decision is not None
    (play,) = (o.key for o in asked.decision.options if o.key.startswith("play:Bell"))
    asked = asked.choose(play)
    answered = asked.choose("yes")
    quiet = [e for e in answered.events if e.what.value != "impossible"]
    return [*faults_of_choice(asked, Game(answered.state, None, tuple(quiet), "yes"))]


def test_an_effect_of_which_nothing_comes_must_say_why() -> None:
    """What it tells of itself is taken away here."""
    (fault,) = after_yes("{do: unsuspend, target: {target: named}}")
    assert fault.startswith("silent: ")
    assert after_yes("{do: draw}") == []
