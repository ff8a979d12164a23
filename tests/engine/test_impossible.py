"""Impossible actions (1-3-2): every action once on a board where it is possible and once where it isn't. The latter
cites its clause, does nothing by halves, and offers nothing that requires the action."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from judgeapp.clauses.citing import by_leading
from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Action
from judgeapp.engine.state.state import State
from tests.engine.board import Case, appearance, play_out

CONTENT = yaml.load(Path(__file__).with_name("impossible.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
NAMED = [(f"{action}-{index}", case) for action, cases in CONTENT["cases"].items() for index, case in enumerate(cases)]
CASES = [pytest.param(case, id=name) for name, case in NAMED]
ASKED = [pytest.param(case, id=name) for name, case in NAMED if case.get("offered", True)]
# No attack can be declared during an attack (11-2-4) or by a Tamer, and an effect whose <Digi-Burst> is impossible
# isn't activated (16-13-2).
ATTACKING = [
    pytest.param(case, id=name)
    for name, case in NAMED
    if case.get("offered", True) and not name.startswith(("attack", "mind-link", "digi-burst"))
]
ACTIONS: set[str] = {kind.__struct_config__.tag for kind in get_args(Action)}
NOT_DONE = (
    EventKind.IMPOSSIBLE,
    EventKind.PREVENTED,
    EventKind.UNAFFECTED,
    EventKind.NOT_ACTIVATED,
    EventKind.PUT_BACK,
)


def test_every_action_has_a_case() -> None:
    missing = ACTIONS - CONTENT["cases"].keys() - CONTENT["always"].keys()
    assert not missing, (
        f"add a case of {', '.join(sorted(missing))} to tests/engine/impossible.yaml, or say why it can always be done"
    )
    assert CONTENT["cases"].keys() | CONTENT["always"].keys() <= ACTIONS


def boards(case: dict[str, Any]) -> tuple[Case, Case, set[str]]:
    """The board where it is possible, the one where it isn't, and the latter's clauses."""
    case = {key: value for key, value in case.items() if key != "offered"}
    but, clauses = case.pop("but"), case.pop("told")
    return (msgspec.convert(case, type=Case), msgspec.convert(case | but, type=Case), set(by_leading(clauses)))


def all_looks(state: State) -> Any:
    """Cards of all areas by name and orientation, units, memory and grants."""
    piles = [
        (area, [(state.cards[c].face, state.cards[c].face_up) for c in getattr(state.areas[seat], area)])
        for seat in Seat
        for area in ("deck", "digi_egg_deck", "hand", "trash", "security")
    ]
    units = [appearance(state, unit.id) for unit in state.units.values()]
    return state.memory, piles, units, [g.gifts for g in state.grants]


@pytest.mark.parametrize("content", CASES)
def test_an_impossible_action_is_reported_and_not_done(content: dict[str, Any]) -> None:
    possible, impossible, clauses = boards(content)
    could, could_not = play_out(possible), play_out(impossible)
    if content["but"]:
        assert not [e for e in could.events if e.kind in NOT_DONE and clauses and clauses <= set(e.clauses)]
    cited = [set(e.clauses) for e in could_not.events if e.kind in NOT_DONE]
    assert not clauses or any(clauses <= some for some in cited), cited


@pytest.mark.parametrize("content", ASKED)
def test_an_impossible_action_is_not_done_in_part(content: dict[str, Any]) -> None:
    possible, impossible, _ = boards(content)
    could, could_not = play_out(possible), play_out(impossible)
    assert all_looks(could.after) != all_looks(could.before) or content["actions"][0]["do"] in (
        "select",
        "look",
        "reveal",
    )
    assert all_looks(could_not.after) == all_looks(could_not.before)


@pytest.mark.parametrize("content", ASKED)
def test_a_condition_that_needs_it_is_not_offered(content: dict[str, Any]) -> None:
    """15-8-4-4-1: a [Main] effect with "by ..." is only activated if that is possible."""
    possible, impossible, _ = boards(content)

    def asking(case: Case) -> Case:
        by = {"do": "by", "doing": case.does["actions"], "then": [{"do": "draw"}]}
        return msgspec.structs.replace(case, actions=[by])

    assert play_out(asking(possible)).events
    assert not play_out(asking(impossible)).events


@pytest.mark.parametrize("content", ATTACKING)
def test_carried_out_anyway_it_does_nothing(content: dict[str, Any]) -> None:
    """15-7-3, 15-7-4: if it can be chosen anyway, nothing after it is done."""
    possible, impossible, _ = boards(content)

    def asking(case: Case) -> tuple[Event, ...]:
        by = {"do": "by", "doing": case.does["actions"], "then": [{"do": "draw", "count": 3}]}
        effect = {"timings": ["when-attacking"], "actions": [by]}
        start = ("attack:Doer*>player",)
        return play_out(msgspec.structs.replace(case, effect=effect, start=start)).events

    assert any(event.facts.get("count") == 3 for event in asking(possible))
    assert not [event for event in asking(impossible) if event.facts.get("count") == 3]
    impossible_events = [event for event in asking(impossible) if event.kind is EventKind.IMPOSSIBLE]
    assert any("15-7-3@4.2" in event.clauses for event in impossible_events)
