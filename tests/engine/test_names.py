"""Each action binds the names that it declares: each such action is done, and its named cards are counted."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
import yaml
from msgspec.structs import fields

from judgeapp.engine.lang import Action
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play

HAND = "{target: choose, of: {whose: yours, areas: [hand], has_name: [Ant]}}"
UNDER = "{target: choose, of: {areas: [under]}}"
HOST = "{target: named, name: this}"
# Actions that name cards. Actions on revealed or looked-at cards are nested, while the cards are visible.
NAMING = [
    "{do: take-top-cards, to: security, target: {target: named}}",
    f"{{do: suspend, target: {HOST}}}",
    f"{{do: trash, target: {HAND}}}",
    "{do: trash-top, of: deck}",
    f"{{do: trash-sources, target: {HOST}}}",
    f"{{do: to-hand, target: {UNDER}}}",
    f"{{do: to-deck, target: {HAND}}}",
    f"{{do: to-security, target: {HAND}}}",
    f"{{do: place-under, target: {HAND}, under: {HOST}}}",
    f"{{do: play, target: {HAND}}}",
    "{do: play-token, tokens: [{name: Doll, dp: 1000}]}",
    "{do: digivolve, how: dna, target: {target: choose, count: 2, of: {whose: yours, "
    "categories: [digimon]}}, into: {target: choose, of: {whose: yours, areas: [hand], "
    "has_name: [Both]}}, free: true}",
    "{do: reveal, count: 1, name: seen, then: [THEN]}",
    "{do: reveal, count: 1, rest: trash, name: revealed}",
    "{do: look, count: 1, name: seen, then: [THEN]}",
    "{do: look, count: 1, rest: trash, name: looked}",
]
COUNTED = "{do: memory, amount: {number: count, of: {among: NAME}}}"
SCENE = """title: An action names cards
cards:
  Ant: {level: 3, dp: 1000, play_cost: 1}
  Left: {level: 4, dp: 1000}
  Right: {level: 4, dp: 1000}
  Both: {level: 5, dp: 5000, dna: [{cost: 0, of: [{has_name: [Left]}, {has_name: [Right]}]}]}
  Doer: {level: 4, dp: 4000, effects: [{timings: [main], actions: [ACTIONS]}]}
position:
  memory: 0
  A: {battle: [{card: Doer, under: [Ant]}, Left, Right], hand: [Ant, Both], deck: [Ant, Ant]}
steps:
  - activate: Doer
  - expect: {memory: {A: 1}}
"""
# Covered elsewhere: keyword effects, actions of the judge, and the end of revealing.
ELSEWHERE = {"Save", "MindLink", "BlastDnaDigivolve", "ByHand", "PutBack"}


def parse(text: str) -> Any:
    return msgspec.convert(yaml.safe_load(text.replace("THEN", "")), type=Action)


# Cards only count as revealed or looked at inside the nested action.
CASES = [
    (text, name)
    for text in NAMING
    for name in sorted(parse(text).binds)
    if "THEN" in text or name not in ("revealed", "looked")
]


@pytest.mark.parametrize(("text", "name"), CASES)
def test_an_action_names_the_cards_that_it_declares_to_name(text: str, name: str) -> None:
    counted = COUNTED.replace("NAME", name)
    actions = text.replace("THEN", counted) if "THEN" in text else f"{text}, {counted}"
    scenario, faces, lines = read_scenario(SCENE.replace("ACTIONS", actions), "names.yaml")
    assert play(scenario, faces, lines).failure is None


def empty(kind: Any) -> Any:
    """An empty action of a kind."""
    return kind(**{field.name: None for field in fields(kind) if field.required})


def test_every_action_that_names_cards_is_carried_out() -> None:
    done = {type(parse(text)) for text in NAMING}
    silent = [k for k in get_args(Action) if k not in done and k.__name__ not in ELSEWHERE]
    assert [kind.__name__ for kind in silent if empty(kind).binds] == []
