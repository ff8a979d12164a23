"""The verb of a step determines its fields; others are refused with their line."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import fields

from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import _CHECKS
from judgeapp.scenario.shapes import Expected, fault_of_step

SCENARIO = """\
title: A step
cards:
  Cub: {{level: 3, dp: 2000}}
position: {{A: {{battle: [Cub]}}}}
steps:
- pass: {{}}
- {step}
"""

# (step, place of the fault, message)
WRONG = [
    ("expect: [memory]", "expect", "Expected a mapping, got a list"),
    ("expect: {memory: {C: 1}}", "expect.memory", "Invalid enum value 'C'"),
    ("expect: {dp: {Cub: many}}", "expect.dp[...]", "Expected `int | null`, got `str`"),
    ("expect: {hands: {A: 1}}", "expect", "Object contains unknown field `hands`"),
    ("expect: {events: [{what: [drew]}]}", "expect.events[0].what", "Expected `str`"),
    ("expect: {face_down: {A: {battle: 1}}}", "expect.face_down[...]", "Invalid enum value 'battle'"),
    ("by_hand: {do: [{do: destroy}]}", "by_hand.do[0].do", "'destroy'; allowed: delete, trash, suspend"),
    ("by_hand: {do: [{do: draw, card: 1}]}", "by_hand.do[0]", "unknown field `card`; allowed: do, count"),
    ("by_hand: {do: [{do: delete, target: {target: it}}]}", "by_hand.do[0].target.target", "; allowed: choose, all"),
    ("by_hand: {choose: [Cub], do: []}", "by_hand", "unknown field `choose`; allowed: do, chosen"),
    ("correct: {stack: Cub, on: Cub}", "correct", 'words such as yes, no and on must be in quotes: "yes"'),
    ("play: 7", "play", 'a number used as a name must be in quotes: "2"'),
    ("attack: Cub", "attack", "Expected a mapping, got `str`"),
    ("attack: {with: Cub}", "attack", "Object missing required field `at`"),
    ("digivolve: {from: Cub, into: Hound, requirement: 0}", "digivolve.requirement", ">= 1"),
    ("dna: {from: [Cub], into: Hound}", "dna.from", "length >= 2"),
    ("activate: {of: Cub}", "activate", "Object missing required field `effect`"),
    ("answer: yes", "answer", 'words such as yes, no and on must be in quotes: "yes"'),
    ("answer: {block: Wall}", "answer", "got a mapping"),
    ("shuffle: Cub", "shuffle", "Expected a list"),
    ("concede: C", "concede", "Invalid enum value 'C'"),
    ("correct: {put: Cub}", "correct", "Object missing required field `to`"),
    ("correct: {put: Cub, to: the moon}", "correct.to", "Invalid enum value 'the moon'"),
    ("correct: {memory: {A: 1, B: 2}}", "correct.memory", "length <= 1"),
    ("correct: {memory: {A: 11}}", "correct.memory[...]", "<= 10"),
    ("correct: {stack: Cub}", "correct", "either `on` one or `under` it"),
    ("correct: Cub", "correct", "'Cub' corrects nothing"),
    ("by_hand: {chosen: [Cub]}", "by_hand", "Object missing required field `do`"),
    ("rule: {of: Cub}", "rule", "a ruling on an effect says `activate` or what it will `do`"),
    ("rule: {activate: effects.0}", "rule", "missing required field `of`"),
    ("refused: {by: [1-1-1]}", "refused", "you can judge one action at a time, not 0"),
    ("refused: {attack: {with: Cub}, by: [1-1-1]}", "refused.attack", "missing required field"),
    ("refused: {move: Cub, by: 1-1-1}", "refused.by", "Expected a list"),
    ("allowed: {fly: Cub}", "allowed", "'fly' can't be judged"),
    ("allowed: {see: {who: A, card: Cub}}", "allowed.see", "missing required field"),
    ("allowed: {deck: {main: {Cub: 10000000}}}", "allowed.deck.main[...]", "<= 1000"),
    ("fly: Cub", "", "unknown step 'fly'"),
    ("{play: Cub, use: Cub}", "", "a step is one verb with its details"),
    ("Cub", "", "Expected a mapping, got `str`"),
]


@pytest.mark.parametrize(("step", "where", "what"), WRONG, ids=lambda value: str(value)[:40])
def test_a_step_of_another_shape_is_refused_by_line_and_field(step: str, where: str, what: str) -> None:
    with pytest.raises(InputError) as raised:
        read_scenario(SCENARIO.format(step=step), "a.yaml")
    refusal = str(raised.value)
    assert refusal.startswith("a.yaml:7: steps[1]" + (f".{where}: " if where else ": "))
    assert what in refusal


RIGHT: list[Any] = [
    {"answer": "no"},
    {"answer": ["block:Wall", 2]},
    {"attack": {"with": "Cub", "at": "player"}},
    {"digivolve": {"from": "Cub", "into": "Hound"}},
    {"correct": {"stack": {"card": "Hound", "of": "A", "in": "hand"}, "under": "Cub"}},
    {"correct": {"memory": {"B": 3}}},
    {"expect": {"level": {"Cub": None}, "hand": {"A": 3, "B": ["Cub"]}, "winner": "draw"}},
    {"refused": {"attack": {"with": "Cub", "at": "player"}, "by": ["11-1-1"]}},
    {"allowed": {"see": {"who": "A", "card": "Cub", "of": "B", "in": "trash"}}},
    {"pass": None},
]


@pytest.mark.parametrize("step", RIGHT, ids=str)
def test_a_well_formed_step_has_no_fault(step: Any) -> None:
    assert fault_of_step(step) is None


def test_every_expectation_has_a_shape() -> None:
    assert {field.encode_name for field in fields(Expected)} == _CHECKS.keys()
