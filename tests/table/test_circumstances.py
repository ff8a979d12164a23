"""Circumstances of a position besides the places of cards."""

from __future__ import annotations

import pytest

from judgeapp.engine.identity import Seat
from judgeapp.engine.lang import Until
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.scenario.file import Scenario, read_scenario
from judgeapp.scenario.placing import Lying
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.setup import by_label as things
from judgeapp.table.setup import position as at
from judgeapp.table.setup.circumstances import circumstances, drop, earlier, give, per_turn_effects, turn_over, use_up

A = Seat.A
SCENARIO = """
title: with sayings
cards:
  Rex: {level: 4, dp: 5000, effects: "[When Attacking] [Twice Per Turn] <Draw 1>."}
position:
  A: {battle: [Rex], security: [Rex, blank]}
  later: [{at: end-of-turn, by: {of: Rex}, do: [{do: draw}]}]
steps: []
"""


@pytest.fixture
def scenario() -> Scenario:
    return read_scenario(SCENARIO, "with sayings").scenario


def circumstance_texts(scenario: Scenario) -> list[str]:
    return [circumstance.explanation.text for circumstance in circumstances(scenario)]


def test_circumstances_are_listed_in_the_order_in_which_they_began(scenario: Scenario) -> None:
    changed = use_up(scenario, "Rex", "effects.0", 1)
    changed = turn_over(changed, Seat.A, 0)
    changed = give(changed, "Rex", "Blocker", Until.END_OF_TURN)
    changed = give(changed, "Rex", "+1000 DP", Until.END_OF_OPPONENTS_TURN)
    assert circumstance_texts(changed) == [
        "Rex: effects.0 used 1× this turn",
        "Rex is face up in A's security stack",
        "Rex: gains <Blocker>",
        "Rex: gets +1000 DP",
        "end-of-turn: <Draw 1>.",
    ]
    state = at.state_of(read_scenario(write_scenario(changed), "again").scenario)
    assert list(state.used.values()) == [1]
    assert [state.cards[card].face_up for card in state.areas[A].security] == [True, False]
    assert [grant.until for grant in state.grants] == [Until.END_OF_TURN, Until.END_OF_OPPONENTS_TURN]
    assert state.grants[0].since < state.grants[1].since
    assert [reserved.timing for reserved in state.reserved] == ["end-of-turn"]


def test_each_circumstance_can_be_removed(scenario: Scenario) -> None:
    changed = use_up(scenario, "Rex", "effects.0", 2)
    changed = turn_over(changed, Seat.A, 0)
    changed = give(changed, "Rex", "Blocker", Until.END_OF_TURN)
    while left := circumstances(changed):
        changed = drop(changed, left[0])
    assert changed == drop(scenario, circumstances(scenario)[0])


def test_a_lasting_effect_can_have_begun_earlier(scenario: Scenario) -> None:
    changed = give(scenario, "Rex", "Blocker", Until.END_OF_TURN)
    changed = give(changed, "Rex", "-1000 DP", Until.END_OF_TURN)
    first, second, later = circumstances(changed)
    assert circumstance_texts(earlier(changed, second))[:2] == ["Rex: gets -1000 DP", "Rex: gains <Blocker>"]
    assert earlier(changed, first) == changed
    assert earlier(changed, later) == changed


def test_circumstances_follow_a_cards_name_and_the_card(scenario: Scenario) -> None:
    changed = give(scenario, "Rex", "Blocker", Until.END_OF_TURN)
    called = at.call(changed, "Rex", "King")
    assert at.position(called).lasting[0].to == "King"
    moved = at.send(called, "King", Seat.B, "battle")
    assert at.position(moved).lasting == at.position(called).lasting
    gone = at.take_off(called, "King")
    assert at.position(gone).lasting == ()
    assert len(at.state_of(gone).reserved) == 1


def test_a_cards_uses_stay_with_it_under_another_card(scenario: Scenario) -> None:
    used = use_up(scenario, "Rex", "effects.0", 1)
    covered = at.cover(used, "Rex", "Big: Lv.5 red 7000")
    placed = at.units(covered)["Rex"][2]
    assert (placed.under, placed.used) == ((Lying("Rex", used={"effects.0": 1}),), {})
    assert at.units(at.uncover(covered, "Rex"))["Rex"][2] == at.units(used)["Rex"][2]


def test_only_limited_effects_can_be_used_up(scenario: Scenario) -> None:
    assert per_turn_effects(scenario, "Rex") == {"effects.0": 2}
    assert per_turn_effects(scenario, "nobody") == {}


def test_invalid_gifts_and_turns_are_refused(scenario: Scenario) -> None:
    with pytest.raises(InputError):
        give(scenario, "Rex", "hum", Until.END_OF_TURN)
    with pytest.raises(InputError):
        give(scenario, "Rex", " ", Until.END_OF_TURN)
    for number in ("+-5", "9" * 5000, "+10000000"):
        with pytest.raises(InputError):
            give(scenario, "Rex", number, Until.END_OF_TURN)
    with pytest.raises(NotFoundError):
        turn_over(scenario, Seat.A, 7)
    assert not any(edit.code.startswith("face") for edit in things.edits(scenario, "A.hand"))


def test_an_unknown_name_is_refused() -> None:
    for wrong in (
        "lasting: [{to: Rax}]",
        "lasting: [{active: Rax, effect: effects.0}]",
        "later: [{at: end-of-turn, by: {of: Rax}, do: [{do: draw}]}]",
    ):
        text = SCENARIO.replace("later: [{at: end-of-turn, by: {of: Rex}, do: [{do: draw}]}]", wrong)
        with pytest.raises(InputError, match="Rax"):
            at.state_of(read_scenario(text, "wrong").scenario)
