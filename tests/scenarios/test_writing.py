"""Written scenario files read back the same."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from judgeapp.engine.game import begin
from judgeapp.engine.state.state import replace
from judgeapp.scenario.file import Scenario, read_scenario
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import steps_of, write_scenario
from tests.nightly import sampled
from tests.scenarios.files import CASES, Case, name, played, read


@pytest.mark.parametrize("case", sampled(CASES[::4], 6), ids=name)
def test_it_reads_back_the_same(case: Case) -> None:
    scenario, cards, _ = read(case)
    text = write_scenario(scenario)
    again, faces, _ = read_scenario(text, "written")
    assert again.steps == scenario.steps
    assert again.proves == scenario.proves
    assert build(again, faces)[0] == build(scenario, cards)[0]
    assert write_scenario(again) == text


@pytest.mark.parametrize("case", sampled(CASES[::7], 4), ids=name)
def test_choices_are_written_as_equivalent_steps(case: Case) -> None:
    scenario, faces, _ = read(case)
    state, names = build(scenario, faces)
    steps = steps_of(begin(state), names, played(case).choices)
    written = write_scenario(replace(scenario, steps=steps, proves=()))
    again = play(*read_scenario(written, "written"))
    assert again.choices == played(case).choices
    assert again.state == played(case).state


def test_steps_are_written_in_names() -> None:
    text = """\
title: A block
cards:
  Striker: {level: 4, dp: 4000}
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
position: {A: {battle: [{card: Striker, as: First}, Striker]}, B: {battle: [Guard]}}
steps:
- attack: {with: First, at: player}
- answer: "block:Guard"
- correct: {memory: {A: 2}}
- pass: true
"""
    scenario, faces, lines = read_scenario(text, "a block")
    state, names = build(scenario, faces)
    steps = steps_of(begin(state), names, play(scenario, faces, lines).choices)
    assert steps[:2] == ({"attack": {"with": "First", "at": "player"}}, {"answer": "block:Guard"})
    assert steps[2] == {"correct": {"memory": {"A": 2}}}
    assert {"pass": True} in steps


def test_a_shuffles_result_is_written_in_names_where_these_are_unique() -> None:
    text = """\
title: A shuffle
cards:
  Stir: {level: 3, dp: 1000, play_cost: 1, effects: [{timings: [on-play], actions: [{do: shuffle, of: deck}]}]}
  One: {level: 3, dp: 1000}
  Two: {level: 3, dp: 1000}
position: {memory: 5, A: {hand: [Stir], deck: %s}, B: {}}
steps:
- play: Stir
- %s
"""
    for deck, shuffled in (
        ("[One, Two, One]", {"shuffle": ["One 2", "Two"]}),  # the last card stays in place
        ("3", None),  # unknown cards are indistinguishable
    ):
        wanted = f"shuffle: {shuffled['shuffle']}" if shuffled else "shuffle: [blank, blank, blank]"
        scenario, faces, lines = read_scenario(text % (deck, wanted), "a shuffle")
        state, names = build(scenario, faces)
        played = play(scenario, faces, lines)
        assert played.failure is None
        begun = begin(state).choose(played.choices[0])
        assert begun.decision is not None
        lying = begun.decision.options[0].facts["cards"]
        assert isinstance(lying, tuple)
        turned = " ".join(map(str, lying[::-1]))
        (step,) = steps_of(begun, names, [turned])
        assert step == (shuffled if shuffled else {"choice": turned})


@pytest.mark.parametrize(
    "file", ["the-board-is-corrected", "an-effect-is-resolved-by-hand", "a-first-half-waits-for-the-judge"]
)
def test_the_judges_actions_are_written_as_steps(file: str) -> None:
    case = Case(Path(__file__).parent / "judge" / f"{file}.yaml")
    scenario, faces, _ = read(case)
    state, names = build(scenario, faces)
    verbs = [verb for step in steps_of(begin(state), names, played(case).choices) for verb in step]
    assert "choice" not in verbs
    assert {"correct", "by_hand"}.intersection(verbs)


def test_a_text_is_written_as_printed() -> None:
    text = "[On Play] Gain 1 memory.\n[Main] Look at your opponent's hand."
    written = write_scenario(Scenario("It isn't", (), cards={"Cub": {"effects": text}}))
    assert written.startswith('title: "It isn\'t"\n')
    assert "    effects: |-\n      [On Play] Gain 1 memory.\n      [Main] Look at your opponent's hand.\n" in written
    assert yaml.safe_load(written)["cards"]["Cub"]["effects"] == text
