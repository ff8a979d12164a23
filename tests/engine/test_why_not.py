"""Refused attempts of every kind of action with their clauses, mostly next to a similar legal attempt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from judgeapp.clauses.citing import by_leading
from judgeapp.engine.derive import view
from judgeapp.engine.identity import CardId, Seat, UnitId
from judgeapp.engine.legality.attack import can_attack, can_block
from judgeapp.engine.legality.breeding import can_hatch, can_move
from judgeapp.engine.legality.utilizing.digivolve import can_digivolve
from judgeapp.engine.legality.utilizing.play import can_play
from judgeapp.engine.legality.utilizing.use import can_use
from judgeapp.engine.legality.verdict import Verdict
from judgeapp.engine.state.state import Attack, Phase, State, replace
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import Played, play

TABLES: list[dict[str, Any]] = yaml.load(
    Path(__file__).with_name("why_not.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
)
TRIES = [
    pytest.param(table, attempt, id=f"{table['name']}-{number}")
    for table in TABLES
    for number, attempt in enumerate(table["tries"], start=1)
]


def _played(table: dict[str, Any], *steps: dict[str, Any]) -> Played:
    text = yaml.safe_dump(
        {
            "title": table["name"],
            "cards": {**table["cards"], **table.get("extra", {})},
            "position": table["position"],
            "steps": list(steps),
        },
        sort_keys=False,
    )
    return play(*read_scenario(text, table["name"]))


def _as_step(action: dict[str, Any]) -> dict[str, Any]:
    """Step for an action; a block is an answer."""
    ((verb, what),) = action.items()
    return {"answer": f"block:{what}"} if verb == "block" else action


def test_attempts_of_every_kind_are_tested() -> None:
    kinds = [next(iter(attempt["refused"])) for table in TABLES for attempt in table["tries"]]
    assert len(kinds) >= 60
    wanted = {"play", "digivolve", "use", "link", "attack", "block", "activate", "hatch", "move"}
    assert wanted == set(kinds)


@pytest.mark.parametrize(("table", "attempt"), TRIES)
def test_it_is_refused_by_these_clauses(table: dict[str, Any], attempt: dict[str, Any]) -> None:
    first = attempt.get("first", [])
    judged = _played(table, *first, {"refused": {**attempt["refused"], "by": attempt["by"]}})
    failure = judged.failure.what if judged.failure else ""
    # A decision left open after the last step doesn't matter.
    assert not judged.failure or "must decide" in failure, failure
    assert set(by_leading(attempt["by"])) <= set(judged.cited)


@pytest.mark.parametrize(("table", "attempt"), TRIES)
def test_a_refused_attempt_is_not_open(table: dict[str, Any], attempt: dict[str, Any]) -> None:
    first = attempt.get("first", [])
    before = _played(table, *first)
    after = _played(table, *first, _as_step(attempt["refused"]))
    assert after.failure is not None
    assert after.choices == before.choices


@pytest.mark.parametrize(
    ("table", "attempt"),
    [p for p in TRIES if "allowed" in p.values[1]],  # type: ignore[operator]
)
def test_its_counterpart_is_allowed_and_open(table: dict[str, Any], attempt: dict[str, Any]) -> None:
    steps = [*attempt.get("first", []), *attempt.get("then", [])]
    ((verb, _),) = attempt["allowed"].items()
    if verb != "nothing":
        judged = _played(table, *steps, {"allowed": attempt["allowed"]})
        failure = judged.failure.what if judged.failure else ""
        assert not judged.failure or "must decide" in failure, failure
    before = _played(table, *steps)
    after = _played(table, *steps, _as_step(attempt["allowed"]))
    assert len(after.choices) > len(before.choices), after.failure


# -- what no step can name ------------------------------------------------------------------------

_TABLE = """
title: A table for tries that no step can name
cards:
  Sprout: {level: 3, dp: 2000, play_cost: 3}
  Champion: {level: 4, dp: 5000, requirements: [{cost: 2, colors: [red], level: 3}]}
  Ghost: {level: 4, dp: 5000, effects: [{gifts: [{gives: cannot, deed: be-blocked}]}]}
  Guard: {level: 4, dp: 6000, effects: [{gifts: [{gives: keyword, name: Blocker}]}]}
  Fireball: {category: option, use_cost: 1}
  Egg: {category: digi-egg, level: 2}
position:
  memory: 3
  A:
    battle: [Sprout, Ghost]
    hand: [Sprout]
    trash: [Sprout, Champion, Fireball]
    digi_egg_deck: [Egg]
  B: {battle: [Guard], hand: [Sprout, Champion, Fireball], breeding: [{card: Sprout, as: Chick}]}
steps: []
"""


@pytest.fixture
def table() -> State:
    return play(*read_scenario(_TABLE, "a table")).state


def _unit(state: State, name: str) -> UnitId:
    return next(u.id for u in state.units.values() if state.face(u.top).name == name)


def _card(state: State, cards: tuple[CardId, ...], name: str) -> CardId:
    return next(c for c in cards if state.face(c).name == name)


def _refused(verdict: Verdict, *clauses: str) -> None:
    assert not verdict.ok
    assert set(clauses) <= set(verdict.clauses)


def test_only_cards_of_the_own_hand(table: State) -> None:
    known, a, b = view(table), table.areas[Seat.A], table.areas[Seat.B]
    sprout = _unit(table, "Sprout")
    for cards in (a.trash, b.hand):
        _refused(can_play(known, Seat.A, _card(table, cards, "Sprout")), "6-5-1-1-1", "7-1-1")
        _refused(can_use(known, Seat.A, _card(table, cards, "Fireball")), "6-5-1-3-1")
        champion = _card(table, cards, "Champion")
        _refused(can_digivolve(known, Seat.A, champion, sprout), "6-5-1-2-1")
    assert can_play(known, Seat.A, a.hand[0]).ok
    _refused(can_play(known, Seat.A, CardId(9999)), "7-1-1")


def test_only_in_the_own_turn(table: State) -> None:
    known, b = view(table), table.areas[Seat.B]
    _refused(can_play(known, Seat.B, _card(table, b.hand, "Sprout")), "6-5-1")
    _refused(can_use(known, Seat.B, _card(table, b.hand, "Fireball")), "6-5-1")
    _refused(can_attack(known, Seat.B, _unit(table, "Guard")), "6-5-1")
    breeding = view(replace(table, phase=Phase.BREEDING))
    chick = next(u.id for u in table.units.values() if u.area == "breeding")
    _refused(can_move(breeding, Seat.B, chick), "6-4-1")
    _refused(can_hatch(breeding, Seat.B), "4-16-3")
    assert can_hatch(breeding, Seat.A).ok


def test_an_attacker_that_does_not_exist(table: State) -> None:
    _refused(can_attack(view(table), Seat.A, UnitId(9999)), "11-2-1")
    _refused(can_attack(view(table), Seat.A, _unit(table, "Ghost"), UnitId(9999)), "11-2-7-1")


def test_blocking_an_attacker_that_left_or_cannot_be_blocked(table: State) -> None:
    guard = _unit(table, "Guard")

    def during(attacker: UnitId) -> Verdict:
        attack = Attack(attacker, Seat.A, UnitId(0), at_player=True, stage="block")
        return can_block(view(replace(table, attack=attack)), guard)

    assert during(_unit(table, "Ghost")).clauses == ("15-1-3",)
    _refused(during(UnitId(9999)), "12-1-6")
    sprout = next(u.id for u in table.units.values() if u.seat is Seat.A)
    assert during(sprout).ok
