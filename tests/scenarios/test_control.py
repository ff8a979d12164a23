"""Controls of scenarios, in the same file."""

from __future__ import annotations

import pytest

from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario, read_scenarios
from judgeapp.scenario.playing.play import play

SCENE = """\
title: A blocker takes an attack over
proves: [12-1-1]
cards:
  Striker: {level: 4, dp: 4000}
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
position: {memory: 3, A: {battle: [Striker]}, B: {battle: [Guard]}}
steps:
  - attack: {with: Striker, at: player}
  - answer: "block:Guard"
  - expect: {trash: {A: [Striker]}, security: {B: 5}}
"""
CONTROL = """\
control:
  title: Who can't block takes none over
  cards:
    Guard: {level: 4, dp: 6000}
    Other: {level: 3, dp: 1000}
  steps:
    - attack: {with: Striker, at: player}
    - expect: {security: {B: 4}}
"""


def test_a_control_states_only_differences() -> None:
    first, control = read_scenarios(SCENE + CONTROL, "duel.yaml")
    assert control.scenario.title == "Who can't block takes none over"
    assert control.scenario.position == first.scenario.position
    assert control.scenario.proves == ()
    assert list(control.faces) == ["Striker", "Guard", "Other"]
    assert first.faces["Guard"].effects
    assert not control.faces["Guard"].effects
    assert play(*first).failure is None
    assert play(*control).failure is None


def test_a_scenario_needs_no_control() -> None:
    assert read_scenarios(SCENE, "duel.yaml") == (read_scenario(SCENE, "duel.yaml"),)


def test_a_failure_of_the_control_names_its_own_line() -> None:
    _, control = read_scenarios(SCENE + CONTROL.replace("B: 4", "B: 5"), "duel.yaml")
    failure = play(*control).failure
    assert failure is not None
    assert failure.line == SCENE.count("\n") + CONTROL.count("\n")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("control: otherwise\n", "duel.yaml:11: control: a control must be a mapping"),
        ("control: {title: Other}\n", "duel.yaml:11: control: a control needs its own steps"),
        ("control:\n  title: Other\n  seps: []\n  steps: []\n", "duel.yaml:.*seps"),
        ("control:\n  title: Other\n  cards:\n    Guard: {levl: 4}\n  steps: []\n", "duel.yaml:14: cards.Guard.*levl"),
    ],
)
def test_a_fault_in_a_control_is_named_with_its_line(wrong: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        read_scenario(SCENE + wrong, "duel.yaml")
