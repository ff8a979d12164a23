"""A game that goes on forever without repeating a board is refused in one sentence, and nothing is lost."""

from __future__ import annotations

import pytest

from judgeapp.engine.game import EndlessError, begin
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.table import build
from tests.nightly import mostly_nightly

GROWING = """
title: Each Digimon that is played brings a token
cards:
  Forge:
    category: tamer
    effects: >-
      [All Turns] When one of your Digimon is played, play 1 [Imp] Token
      (Digimon/Purple/3000 DP/<Blocker>).
  Spark: {level: 3, dp: 1000, play_cost: 1}
position:
  memory: 3
  A: {battle: [Forge], hand: [Spark]}
steps:
  - play: Spark
"""
RISING = """
title: Each turn of a loop gives more DP
cards:
  Echo:
    category: tamer
    effects: >-
      [All Turns] When one of your Digimon is suspended, unsuspend 1 of your Digimon. Then, 1 of
      your Digimon gets +1000 DP for the turn.
  Voice:
    category: tamer
    effects: "[All Turns] When one of your Digimon is unsuspended, suspend 1 of your Digimon."
  Spark: {level: 3, dp: 1000}
position:
  memory: 3
  A: {battle: [Echo, Voice, Spark]}
  B: {security: 3}
steps:
  - attack: {with: Spark, at: player}
"""
BEGINNING = """
title: It goes on forever from the start of the turn
cards:
  Forge:
    category: tamer
    effects: >-
      [Start of Your Turn] Play 1 [Imp] Token (Digimon/Purple/3000 DP/<Blocker>).
  Smith:
    category: tamer
    effects: >-
      [All Turns] When one of your Digimon is played, play 1 [Imp] Token
      (Digimon/Purple/3000 DP/<Blocker>).
position:
  phase: start
  A: {battle: [Forge, Smith]}
steps: []
"""


@pytest.mark.parametrize("text", mostly_nightly([GROWING, RISING]))
def test_a_choice_that_never_ends_is_refused_and_the_game_stays(text: str) -> None:
    scenario, faces, lines = read_scenario(text, "endless")
    failure = play(scenario, faces, lines).failure
    assert failure is not None
    assert "goes on forever" in failure.what
    game = begin(build(scenario, faces)[0])
    assert game.decision is not None
    first = next(o.key for o in game.decision.options if o.key.startswith(("play:", "attack:")))
    before = game.digest()
    with pytest.raises(EndlessError):
        game.choose(first)
    assert game.digest() == before


def test_a_position_that_never_reaches_a_decision_is_refused() -> None:
    scenario, faces, lines = read_scenario(BEGINNING, "endless")
    with pytest.raises(InputError, match="goes on forever"):
        play(scenario, faces, lines)
