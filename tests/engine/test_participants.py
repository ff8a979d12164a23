"""Every participant of an event is seen as it was before or is after it, according to the engine's table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from judgeapp.engine.events import EventKind
from judgeapp.engine.lang import Happening
from judgeapp.engine.lang.triggers import ASKED_OF
from judgeapp.engine.triggering.trigger_conditions import INTO, INTO_CARD, OBJECTS, SUBJECTS, Sight
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import Played, play

BOARDS: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("participants.yaml").read_text(encoding="utf-8"))
# Events without cards for a trigger condition: only players take part, or only immediate effects refer to them.
NO_CARDS = {"drew", "memory", "target-switched", "digivolved-into"}


def _sights() -> Iterator[tuple[str, str, Sight]]:
    yield from ((name, "subject", sight) for name, sight in SUBJECTS.items() if name not in NO_CARDS)
    yield from ((name, "object", sight) for name, sight in OBJECTS.items())
    yield from (("digivolved", role, sight) for role, sight in (("into", INTO), ("into-card", INTO_CARD)))


SIGHTS = {(name, role): sight for name, role, sight in _sights()}


def _played(board: dict[str, Any], name: str) -> Played:
    """The board, played with an effect that waits for the event on the named card."""
    role = board.get("role", "subject")
    when = {"event": board["event"], role.removesuffix("-card"): {"has_name": [name]}}
    if areas := board.get("areas"):
        when[role]["areas"] = areas
    if role == "into-card":
        when["origin"] = ["hand"]
    watcher = {"category": "tamer", "effects": [{"when": [when], "actions": [{"do": "memory", "amount": 1}]}]}
    own = board.get("A", {})
    position: dict[str, Any] = {
        "memory": 3,
        "A": {**own, "battle": ["Watcher", *own.get("battle", [])]},
        "B": board.get("B", {}),
    }
    if "phase" in board:
        position["phase"] = board["phase"]
    text = {
        "title": board["event"],
        "cards": {"Watcher": watcher, **board["cards"]},
        "position": position,
        "steps": board["steps"],
    }
    return play(*read_scenario(yaml.safe_dump(text, sort_keys=False), board["event"]))


def _triggers(board: dict[str, Any], name: str) -> bool:
    result = _played(board, name)
    assert not result.failure or "must decide" in result.failure.what, result.failure
    return any(e.kind is EventKind.TRIGGERED and e.effect and e.effect.card == "Watcher" for e in result.events)


def test_each_kind_of_event_has_a_sight_and_a_board() -> None:
    assert SUBJECTS.keys() == set(get_args(Happening))
    assert OBJECTS.keys() == ASKED_OF["object"]
    assert {(board["event"], board.get("role", "subject")) for board in BOARDS} == SIGHTS.keys()


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board['event']}-{board.get('role', 'subject')}")
def test_a_participant_is_seen_before_or_after(board: dict[str, Any]) -> None:
    sight = SIGHTS[board["event"], board.get("role", "subject")]
    expected = board.get("only") or {"before": "Early", "after": "Late"}[sight.at]
    assert {name for name in ("Early", "Late") if _triggers(board, name)} == {expected}


@pytest.mark.parametrize(("role", "missed", "why"), [("subject", "Late", "was"), ("into", "Early", "is")])
def test_a_missed_digivolution_trigger_gives_its_clause(role: str, missed: str, why: str) -> None:
    (board,) = (b for b in BOARDS if (b["event"], b.get("role", "subject")) == ("digivolved", role))
    (refusal,) = (e for e in _played(board, missed).events if e.kind is EventKind.NOT_TRIGGERED)
    assert (refusal.facts["why"], refusal.clauses) == (why, ("15-8-3-4@4.2",))
    seen = {"Early", "Late"} - {missed}
    assert not any(e.kind is EventKind.NOT_TRIGGERED for e in _played(board, seen.pop()).events)


def test_each_sight_has_grounds() -> None:
    # Another test checks that the clauses exist, as for all code.
    grounds = [sight.grounds for *_, sight in _sights()]
    assert all(grounds)
    assert all(re.fullmatch(r"Q\d+|\d+(-\d+)+", ground) for several in grounds for ground in several)
