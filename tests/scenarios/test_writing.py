"""Scenario files are written so that they are the same when they are read again."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.engine.game import begin
from judgeapp.engine.state import replace
from judgeapp.scenario.file import Scenario, read_scenario
from judgeapp.scenario.play import play
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import steps_of, write_scenario

FILES = sorted(Path(__file__).parent.rglob("*.yaml"))


def read(file: Path) -> Scenario:
    return read_scenario(file.read_text(encoding="utf-8"), str(file))[0]


@pytest.mark.parametrize("file", FILES[::4], ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_it_is_the_same_when_it_is_read_again(file: Path) -> None:
    scenario = read(file)
    text = write_scenario(scenario)
    again, faces, _ = read_scenario(text, "written")
    assert again.steps == scenario.steps
    assert again.proves == scenario.proves
    assert build(again, faces)[0] == build(*read_scenario(file.read_text("utf-8"), "x")[:2])[0]
    assert write_scenario(again) == text


@pytest.mark.parametrize("file", FILES[::7], ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_choices_are_written_as_steps_that_come_to_the_same(file: Path) -> None:
    scenario, faces, lines = read_scenario(file.read_text(encoding="utf-8"), str(file))
    played = play(scenario, faces, lines)
    state, names = build(scenario, faces)
    steps = steps_of(begin(state), names, played.choices)
    written = write_scenario(replace(scenario, steps=steps, proves=()))
    again = play(*read_scenario(written, "written"))
    assert again.choices == played.choices
    assert again.state == played.state


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
    assert list(steps[2]) == ["choice"]
    assert {"pass": True} in steps
