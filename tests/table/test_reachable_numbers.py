"""Reachability of an account's numbers. Expected answers were derived from the clauses first."""

from __future__ import annotations

import pytest

from judgeapp.engine.game import begin
from judgeapp.exploring.explore import explore
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.dispute.account import judge_account, read_steps
from judgeapp.table.dispute.reachability import Reach, Reachability, judge_reachability, request_reachability
from tests.table.tables import ATTACK, SCENE


def answered(steps: str, security: str = "[Plain]", goes_on: bool = True) -> Reachability:
    read = read_scenario(SCENE.replace("SECURITY", security), "dispute.yaml")
    state, names = build(read.scenario, read.faces)
    account = judge_account(begin(state), names, read_steps(steps, "B"), "B")
    asked = request_reachability((account,), names)
    if not asked.is_needed:
        return judge_reachability(asked, None)[0]
    return judge_reachability(asked, collect_outcomes(explore(asked.start, asked.asked, report=lambda _: goes_on)))[0]


def test_a_number_reached_by_another_choice() -> None:
    """Wall's effect gives its player 2 memory (15-16-4), so A has 1 if Wall is chosen."""
    answer = answered(ATTACK + "- expect: {memory: {A: 1}}\n")
    assert answer.reached is Reach.OTHERWISE
    assert answer.choices


def test_a_number_that_can_not_be_reached() -> None:
    """Nothing gives A memory, and passing gives B 3 (6-5-2)."""
    answer = answered(ATTACK + "- expect: {memory: {A: 7}}\n")
    assert answer.reached is Reach.NEVER
    assert not answer.choices


def test_two_numbers_must_be_true_at_the_same_moment() -> None:
    """Each is true once: Cub's DP at the start, and memory 1 after Wall has fallen, with Cub still there; but nothing
    has 4000 DP."""
    both = "- expect: {memory: {A: 1}}\n- expect: {dp: {Wall: %d}}\n"
    alone = "- expect: {dp: {Wall: 3000}}\n"
    assert answered(ATTACK + alone).reached is Reach.AS_TOLD
    assert answered(ATTACK + both % 3000).reached is Reach.NEVER


def test_a_legal_account_is_such_a_line_itself() -> None:
    assert answered(ATTACK + "- expect: {memory: {A: 3}}\n").reached is Reach.AS_TOLD


@pytest.mark.parametrize(("security", "goes_on"), [("[Plain]", False), ("1", True)])
def test_lines_not_followed_to_the_end_leave_the_answer_open(security: str, goes_on: bool) -> None:
    """Exploring was stopped, or an unknown security card is checked."""
    answer = answered(ATTACK + "- expect: {memory: {A: 7}}\n", security, goes_on)
    assert answer.reached is Reach.OPEN
