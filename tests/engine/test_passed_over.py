"""No part of an effect is ignored: a part that has no effect in its place is refused on loading, and a similar one that
has is accepted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
import yaml
from msgspec import Struct

from judgeapp.engine.keyword_rules import RULES, effects_of
from judgeapp.engine.lang import Action, Condition, Effect, Filter, Gift, Keyword, Number, Target
from judgeapp.engine.lang.faults import Fault, faults_of
from judgeapp.engine.lang.record import Record
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario

REFUSED: list[dict[str, Any]] = yaml.load(
    Path(__file__).with_name("passed_over.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
)


def faults(content: dict[str, Any]) -> list[Fault]:
    return list(faults_of(msgspec.convert(content, type=Effect)))


@pytest.mark.parametrize("case", REFUSED, ids=[case["says"] for case in REFUSED])
def test_a_part_that_would_be_ignored_is_refused_and_one_that_counts_is_not(case: dict[str, Any]) -> None:
    assert (case["says"], case["at"]) in [(str(f.what), f.path) for f in faults(case["wrong"])]
    assert faults(case["right"]) == []


def test_a_name_is_known_after_an_action_that_gives_it() -> None:
    """Names bound in one of several branches, or by the judge, are known afterwards."""
    for before in (
        "{do: may, actions: [{do: play, target: {target: named, name: this-card}}]}",
        "{do: if, condition: {if: turn}, then: [{do: play-token, face: x}]}",
        "{do: by-hand, text: Play something}",
    ):
        after = {"do": "suspend", "target": {"target": "named", "name": "played"}}
        assert faults({"timings": ["main"], "actions": [yaml.safe_load(before), after]}) == []


def test_no_part_of_a_keyword_effect_is_ignored() -> None:
    wrong = [
        (name, fault)
        for name in RULES
        for effect in effects_of(Keyword(name, 1, of=(Filter(), Filter())))
        for fault in faults_of(effect)
    ]
    assert wrong == []


def holding_filters(kind: type[Struct]) -> Iterator[str]:
    """Fields of a record that contain a filter."""

    def names(hint: Any) -> bool:
        if hint is Filter:
            return True
        inner = get_origin(hint) in (tuple, Union, UnionType)
        return inner and any(names(part) for part in get_args(hint) if part not in UNIONS)

    yield from (field for field, hint in get_type_hints(kind).items() if names(hint))


UNIONS = (Action, Condition, Gift, Number, Target)


def test_every_filter_declares_which_of_its_fields_count() -> None:
    kinds: list[type[Struct]] = []
    waiting = list(Struct.__subclasses__())
    while waiting:
        kind = waiting.pop()
        kinds.append(kind)
        waiting += kind.__subclasses__()
    of_language = [k for k in kinds if k.__module__.startswith("judgeapp.engine.lang.")]
    standing = {f"{kind.__name__}.{field}" for kind in of_language for field in holding_filters(kind)}
    declared = {
        f"{kind.__name__}.{field}" for kind in of_language if issubclass(kind, Record) for field in kind.ignored
    }
    assert standing - declared == set(), "`ignored` of these leaves out what of the filter does not count"
    assert standing == declared


SCENE = """title: A scene
cards:
  Reaper:
    category: tamer
    effects:
      - timings: [main]
        actions:
          - {do: draw}
          - {do: delete, target: WRONG}
steps: []
"""


def test_a_scenario_is_refused_with_its_line_and_a_remedy() -> None:
    text = SCENE.replace("WRONG", "{target: named, name: prey}")
    with pytest.raises(InputError) as refused:
        read_scenario(text, "scene.yaml")
    assert refused.value.where == "scene.yaml:9: cards.Reaper.effects[0].actions[1].target"
    assert refused.value.what == "nothing before it has the name 'prey'"
    assert "names known here: stack, this, this-card" in refused.value.mend
    read_scenario(text.replace("prey", "this"), "scene.yaml")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("when: [{event: plaid, this: true}]", "when: [{event: played, this: true}]"),
        ("timings: [on-deletoin]", "timings: [on-deletion]"),
    ],
)
def test_an_unknown_word_is_refused(wrong: str, right: str) -> None:
    text = SCENE.replace("WRONG", "{target: named}")
    with pytest.raises(InputError, match=r"scene.yaml:\d+: cards.Reaper.effects"):
        read_scenario(text.replace("timings: [main]", wrong), "scene.yaml")
    read_scenario(text.replace("timings: [main]", right), "scene.yaml")


def test_gifts_to_a_card_of_the_position_are_checked_too() -> None:
    text = SCENE.replace("WRONG", "{target: named}").replace(
        "steps: []", "position: {A: {battle: [{card: Reaper, granted: [{gifts: [GIFT]}]}]}}\nsteps: []"
    )
    read_scenario(text.replace("GIFT", "{gives: cannot, deed: suspend}"), "scene.yaml")
    with pytest.raises(InputError, match="ignore-colors"):
        read_scenario(text.replace("GIFT", "{gives: cannot, deed: ignore-colors}"), "scene.yaml")
