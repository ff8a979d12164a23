"""A position can express every state: written and read back, it is the same."""

from __future__ import annotations

import random

import pytest
from msgspec import Struct, structs

from judgeapp.engine.game import begin
from judgeapp.engine.state import state as states
from judgeapp.engine.state.sameness import fingerprint
from judgeapp.engine.state.state import Phase, State, replace
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.setup import position as at
from judgeapp.table.setup.from_state import scenario_from_state
from tests.bench.random_games.policies import random_choice
from tests.engine.random_duel import beginning

# The words of a position for each field of a state, or the reason why it needs none.
SAID = {
    "State": {
        "faces": "cards",
        "cards": "where they lie",
        "units": "battle, breeding",
        "areas": "the piles",
        "memory": "memory",
        "turn_seat": "turn",
        "turn": "turn_number",
        "phase": "phase",
        "grants": "lasting",
        "reserved": "later",
        "used": "used of a card",
        "since": "lasting",
        "edition": "edition of the scenario",
        "first": "not: it is asked for only while the game is set up",
        "attack": "not: a position lies between what is processed",
        "batches": "not: a position lies between what is processed",
        "fresh": "not: a position lies between what is processed",
        "frames": "phase; not: what is processed, for a position lies before or after it",
        "unsettled": "not: it follows from the rest",
        "trail": "not: it tells what was passed since the last action, to recognise loops",
        "barred": "not: it bars what led back into a loop that was recognised",
        "next_id": "not: it counts ids, which tell nothing",
        "clock": "not: it counts events; their order is that of `lasting`",
        "result": "not: a position of a duel that has ended is none",
    },
    "Card": {
        "id": "as",
        "face": "card",
        "owner": "owner",
        "area": "where it lies",
        "unit": "where it lies",
        "face_up": "face_up",
        "token": "token",
        "shown_from": "not: it is revealed while something is processed",
        "used_for": "not: it is used while something is processed",
        "called": "as, of what is spoken of; not: else a position names the copies of a card anew",
    },
    "Unit": {
        "id": "as",
        "seat": "where it lies",
        "area": "where it lies",
        "stack": "card, under",
        "links": "links",
        "suspended": "suspended",
        "arrived": "new",
        "placed": "by_effect",
        "digixrosed": "digixrosed",
        "assembled": "assembled",
    },
    "Areas": {
        "deck": "deck",
        "digi_egg_deck": "digi_egg_deck",
        "hand": "hand",
        "trash": "trash",
        "security": "security",
    },
    "Grant": {
        "id": "lasting 1, lasting 2 ...",
        "by": "by",
        "gifts": "gifts",
        "until": "until",
        "since": "the order of lasting, together",
        "unit": "to",
        "over": "all",
        "seat": "player",
        "breeding": "breeding",
        "name": "by, name",
    },
    "Reserved": {
        "timing": "at",
        "occurrence": "do, by, about",
        "turn": "not: the end of this turn is that of the position's; else it does not count",
    },
    "Occurrence": {
        "host": "by",
        "source": "by",
        "effect": "do",
        "facts": "about",
        "name": "by, name",
        "id": "not: it tells nothing",
        "cause": "not: the events before a position are not known",
        "timing": "not: pending processing triggers by no effect timing",
        "rules": "not: pending processing triggers by no effect timing",
    },
}
# Records of ongoing processing; a position is always before or after it.
PROCESSED = {"Attack", "Batch", "Passed", "Result"}


def test_each_field_of_a_state_is_expressible_or_has_its_reason() -> None:
    records = {
        name: kind
        for name, kind in vars(states).items()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == states.__name__
    }
    assert records.keys() == SAID.keys() | PROCESSED
    for name, how in SAID.items():
        assert how.keys() == {field.name for field in structs.fields(records[name])}


def bare(state: State) -> str:
    """A state without traces of its history, and with the field in a fixed order."""
    units = sorted(state.units.values(), key=lambda u: (u.seat, u.area, u.id))
    arrived = {u.id: replace(u, arrived=int(u.arrived == state.turn)) for u in units}
    grants = tuple(sorted(state.grants, key=lambda grant: grant.since))
    # Uses by a card that has left don't count (15-14-1-4).
    refs = {key: key.partition("/")[0] for key in state.used}
    there = {*map(str, state.cards), *(f"unit{unit}" for unit in state.units)}
    used = {key: count for key, count in state.used.items() if refs[key] in there}
    later = tuple(replace(reserved, turn=state.turn) for reserved in state.reserved)
    frames = state.frames[:1]
    frames = tuple(replace(frame, values={}, cause=0) for frame in frames)
    return fingerprint(
        replace(
            state, units=arrived, grants=grants, used=used, frames=frames, trail=(), barred=(), reserved=later, since={}
        )
    )


@pytest.mark.parametrize("seed", range(3))
def test_any_state_is_written_as_a_position_and_read_back(seed: int) -> None:
    dice = random.Random(seed)
    game = begin(beginning())
    compared = 0
    for _ in range(250):
        decision = game.decision
        if decision is None:
            break
        is_between = decision.kind in ("main", "breeding")
        is_in_turn = game.state.phase in (Phase.MAIN, Phase.BREEDING)
        if is_between and is_in_turn and not dice.randrange(8):
            read, left = scenario_from_state(game.state)
            assert left == ()
            text = write_scenario(read)
            again = begin(at.state_of(read_scenario(text, "read off")[0]))
            assert bare(again.state) == bare(game.state), text
            assert again.decision is not None
            assert sorted(bared(o.key) for o in again.decision.options) == sorted(
                bared(o.key) for o in decision.options
            )
            compared += 1
        game = game.choose(random_choice(game, dice))
    assert compared > 2


def test_an_effect_that_gave_a_player_something_keeps_its_name() -> None:
    given = begin(at.state_of(read_scenario(GIVEN, "given")[0])).state
    read, _ = scenario_from_state(given)
    again = at.state_of(read_scenario(write_scenario(read), "read off")[0])
    assert [grant.name for grant in again.grants] == ["Door", "Gate"]
    assert bare(again) == bare(given)


GIVEN = """
title: What a card gave that is gone, and what one gave that is there
cards: {Gate: {category: tamer}}
position:
  A: {battle: [Gate]}
  lasting:
    - {player: A, gifts: [{gives: cannot, deed: play}], by: {seat: A, of: gone}, name: Door}
    - {player: A, gifts: [{gives: cannot, deed: digivolve}], by: {seat: A, of: Gate}}
steps: []
"""


def bared(key: str) -> str:
    """An option's key without ids."""
    return "".join(part.lstrip("0123456789") for part in key.split("#"))
