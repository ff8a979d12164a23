"""Lines of play with chance and unknown cards, and restrictions to one player's choices."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.engine.game import begin
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.table import build

CARDS = """
title: Ways
cards:
  Hero: {{level: 4, dp: 5000, play_cost: 4, effects: "{hero}"}}
  Wall: {{level: 3, dp: 3000, play_cost: 3, effects: "<Blocker>"}}
  Cub: {{level: 3, dp: 3000, play_cost: 3}}
  Plain: {{level: 3, dp: 1000, play_cost: 3}}
position:
  A: {{battle: [Hero], security: [Plain], deck: {deck}}}
  B: {{battle: [Wall, Cub], security: {security}, deck: [Plain, Plain]}}
  memory: 2
steps:
  - attack: {{with: Hero, at: player}}
  - expect: {{outcomes: {expected}}}
"""
TWO = "[When Attacking] Gain 1 memory.\\n[When Attacking] Delete 1 of your opponent's Digimon with 3000 DP or less."


def failure(
    expected: str, hero: str = TWO, deck: str = "[Plain, Plain]", security: str = "[Plain]", steps: str = ""
) -> str:
    text = CARDS.format(expected=expected, hero=hero, deck=deck, security=security) + steps
    read = read_scenario(text, "navigator.yaml")
    failed = play(read.scenario, read.faces, read.lines).failure
    # A decision left open after the last step doesn't matter here.
    return "" if failed is None or "must decide" in failed.what else failed.what


def test_claims_are_always_never_or_sometimes_true() -> None:
    assert not failure(
        "{until: attack-over, always: [{memory: {A: 3}}], never: [{deleted: Hero}],"
        " sometimes: [{deleted: Wall}, {survives: Cub}]}"
    )
    wrong = failure("{until: attack-over, never: [{deleted: Wall}]}")
    assert wrong == "{'deleted': 'Wall'}: sometimes instead of never"


def test_nothing_is_certain_beside_an_unread_text() -> None:
    hero = f"{TWO}\\n[All Turns] While the moon is full, none of your opponent's Digimon can dance."
    assert "the outcome isn't certain: not understood: Hero: While the moon is full" in failure(
        "{until: attack-over, always: [{memory: {A: 3}}]}", hero=hero
    )


def test_the_number_of_resulting_boards() -> None:
    assert not failure("{until: settled, count: 2}")
    assert failure("{until: settled, count: 3}") == "outcomes: 2 instead of 3"


@pytest.mark.parametrize(("answer", "lives"), [("Wall", "Cub"), ("Cub", "Wall")])
def test_untried_choices_follow_the_next_steps(answer: str, lives: str) -> None:
    steps = f"  - answer: Hero/effects.0\n  - answer: {answer}\n"
    assert not failure(f"{{until: settled, of: order, count: 1, always: [{{survives: {lives}}}]}}", steps=steps)


def test_choices_beyond_the_steps_are_tried() -> None:
    assert not failure("{until: settled, of: order, count: 2}")


def test_only_one_players_choices_are_tried() -> None:
    steps = "  - answer: Hero/effects.0\n  - answer: Cub\n  - answer: no-block\n"
    blocked = "{until: attack-over, of: B, sometimes: [{deleted: Wall}], always: [{deleted: Cub}]}"
    assert not failure(blocked, steps=steps)
    chosen = "{until: attack-over, of: A, sometimes: [{deleted: Wall}, {deleted: Cub}]}"
    assert not failure(chosen, steps=steps)


def test_an_unknown_card_leaves_it_open() -> None:
    claim = "{until: attack-over, never: [{deleted: Hero}]}"
    assert not failure(claim)
    assert "by chance: unknown" in failure(claim, security="1")


def test_a_hidden_unknown_card_leaves_nothing_open() -> None:
    assert not failure("{until: settled, never: [{deleted: Hero}]}", security="1")


def test_draws_after_a_shuffle_are_chance() -> None:
    shuffles = "[When Attacking] Shuffle your deck. Then, <Draw 1>."
    assert "by chance: A.deck" in failure("{until: settled, count: 1}", shuffles)
    assert not failure("{until: settled, count: 1}", "[When Attacking] Shuffle your deck.")


def test_the_judge_decides_about_an_unread_text() -> None:
    dances = "[When Attacking] Gain 1 memory.\\n[When Attacking] Do a little dance."
    wrong = failure("{until: settled, count: 1}", dances)
    assert "you decide: Do a little dance." in wrong


def test_every_kind_of_claim_is_checked(tmp_path: Path) -> None:
    from judgeapp.messages.errors import InputError

    with pytest.raises(InputError, match="claim one thing at a time"):
        failure("{until: settled, always: [{deleted: Wall, survives: Cub}]}")
    with pytest.raises(InputError, match="soon"):
        failure("{until: soon}")
    assert "'Nobody'" in failure("{until: settled, always: [{deleted: Nobody}]}")


def test_an_unstoppable_loop_is_a_draw_on_every_line_into_it() -> None:
    """18-3-2: a draw on every line into the loop; other lines go on."""
    file = Path(__file__).parents[1] / "scenarios/18-other/a-loop-that-nobody-can-stop.yaml"
    read = read_scenario(file.read_text(encoding="utf-8"), file.name)
    game = begin(build(read.scenario, read.faces)[0])
    outcomes = collect_outcomes(explore(game, ExploringRequest(Horizon(HorizonKind.SETTLED))))
    assert {outcome.board.winner for outcome in outcomes.outcomes} == {"draw", ""}
    (goes_on,) = [outcome for outcome in outcomes.outcomes if not outcome.board.winner]
    assert goes_on.choices == ("pass",)


def test_the_judge_decides_about_endless_growth() -> None:
    text = """
title: Each Digimon that is played brings a token
cards:
  Forge:
    category: tamer
    effects: >-
      [All Turns] When one of your Digimon is played, play 1 [Imp] Token
      (Digimon/Purple/3000 DP/<Blocker>).
  Spark: {level: 3, dp: 1000, play_cost: 1}
position:
  A: {battle: [Forge], hand: [Spark]}
steps: []
"""
    read = read_scenario(text, "grows.yaml")
    game = begin(build(read.scenario, read.faces)[0])
    outcomes = collect_outcomes(explore(game, ExploringRequest(Horizon(HorizonKind.TURN_ENDS))))
    assert [outcome.choices for outcome in outcomes.outcomes] == [(), ("pass",)]
    assert ["goes on forever" in outcome.by_hand for outcome in outcomes.outcomes] == [True, False]
    assert [outcome.is_certain for outcome in outcomes.outcomes] == [False, True]
