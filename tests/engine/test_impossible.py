"""What can't be done (1-3-2): every action of the effect language once on a board on which it can
be done and once on one on which it can't. Then the clause is told, nothing is done in part, and
nothing is offered that asks for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Action
from judgeapp.engine.state.state import State
from tests.engine.doing import Case, done_on, looks

SAID = yaml.safe_load(Path(__file__).with_name("impossible.yaml").read_text(encoding="utf-8"))
NAMED = [(f"{action}-{place}", case) for action, cases in SAID["cases"].items() for place, case in enumerate(cases)]
CASES = [pytest.param(case, id=name) for name, case in NAMED]
ASKED = [pytest.param(case, id=name) for name, case in NAMED if case.get("offered", True)]
# No attack is declared in an attack (11-2-4), and none by a Tamer; an effect whose <Digi-Burst>
# can't be done is not activated (16-13-2).
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
    missing = ACTIONS - SAID["cases"].keys() - SAID["always"].keys()
    assert not missing, (
        f"add a case of {', '.join(sorted(missing))} to tests/engine/impossible.yaml, or say why it can always be done"
    )
    assert SAID["cases"].keys() | SAID["always"].keys() <= ACTIONS


def boards(said: dict[str, Any]) -> tuple[Case, Case, set[str]]:
    """The board on which it can be done, the one on which it can't, and by which clauses."""
    said = {key: value for key, value in said.items() if key != "offered"}
    but, told = said.pop("but"), said.pop("told")
    return (msgspec.convert(said, type=Case), msgspec.convert(said | but, type=Case), set(told))


def all_looks(state: State) -> Any:
    """What lies where, by its name, and which way up."""
    piles = [
        (area, [(state.cards[c].face, state.cards[c].face_up) for c in getattr(state.areas[seat], area)])
        for seat in Seat
        for area in ("deck", "digi_egg_deck", "hand", "trash", "security")
    ]
    units = [looks(state, unit.id) for unit in state.units.values()]
    return state.memory, piles, units, [g.gifts for g in state.grants]


@pytest.mark.parametrize("said", CASES)
def test_what_is_impossible_is_told_and_not_done(said: dict[str, Any]) -> None:
    possible, impossible, clauses = boards(said)
    could, could_not = done_on(possible), done_on(impossible)
    if said["but"]:
        assert not [e for e in could.events if e.what in NOT_DONE and clauses and clauses <= set(e.clauses)]
    told = [set(e.clauses) for e in could_not.events if e.what in NOT_DONE]
    assert not clauses or any(clauses <= some for some in told), told


@pytest.mark.parametrize("said", ASKED)
def test_what_is_impossible_is_not_done_in_part(said: dict[str, Any]) -> None:
    possible, impossible, _ = boards(said)
    could, could_not = done_on(possible), done_on(impossible)
    assert all_looks(could.after) != all_looks(could.before) or said["actions"][0]["do"] in ("select", "look", "reveal")
    assert all_looks(could_not.after) == all_looks(could_not.before)


@pytest.mark.parametrize("said", ASKED)
def test_what_asks_for_it_is_not_offered(said: dict[str, Any]) -> None:
    """15-8-4-4-1: a [Main] effect that begins with "by ..." is activated only if that can be."""
    possible, impossible, _ = boards(said)

    def asking(case: Case) -> Case:
        by = {"do": "by", "doing": case.does["actions"], "then": [{"do": "draw"}]}
        return msgspec.structs.replace(case, actions=[by])

    assert done_on(asking(possible)).events
    assert not done_on(asking(impossible)).events


@pytest.mark.parametrize("said", ATTACKING)
def test_asked_for_all_the_same_nothing_comes_of_it(said: dict[str, Any]) -> None:
    """15-7-3, 15-7-4: where it can be chosen in any case, nothing behind it is done either."""
    possible, impossible, _ = boards(said)

    def asking(case: Case) -> tuple[Event, ...]:
        by = {"do": "by", "doing": case.does["actions"], "then": [{"do": "draw", "count": 3}]}
        effect = {"timings": ["when-attacking"], "actions": [by]}
        start = ("attack:Doer*>player",)
        return done_on(msgspec.structs.replace(case, effect=effect, start=start)).events

    assert any(event.facts.get("count") == 3 for event in asking(possible))
    assert not [event for event in asking(impossible) if event.facts.get("count") == 3]
    told = [event for event in asking(impossible) if event.what is EventKind.IMPOSSIBLE]
    assert any("15-7-3" in event.clauses for event in told)
