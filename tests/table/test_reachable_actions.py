"""Reachability of illegal claimed actions, each with a similar legal one. Expected answers were derived from the
clauses first."""

from __future__ import annotations

import pytest

from judgeapp.engine.game import begin
from judgeapp.exploring.explore import explore
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.dispute.account import judge_account, read_steps
from judgeapp.table.dispute.reachability import Reach, Reachability, judge_reachability, request_reachability

SCENE = """
title: What was done
cards:
  Ram: {level: 4, dp: 5000, play_cost: 4, colors: [red], effects: "[When Attacking] Suspend 1 of your opponent's Digimon."}
  Pup: {level: 4, dp: 3000, play_cost: 3, colors: [blue]}
  Big: {level: 5, dp: 9000, play_cost: 7, colors: [red], requirements: [{cost: 3, level: 4, colors: [red]}]}
  Dash: {level: 3, dp: 2000, play_cost: 2, colors: [red], effects: "<Rush>"}
  Slow: {level: 3, dp: 2000, play_cost: 2, colors: [red]}
  Wall: {level: 4, dp: 3000, play_cost: 3, colors: [red], effects: "<Blocker>"}
  Cub: {level: 3, dp: 3000, play_cost: 3, colors: [blue]}
  Egg: {level: 2, category: digi-egg}
  Plain: {level: 3, dp: 1000, play_cost: 3, colors: [red]}
position:
  memory: 3
  A: {battle: [Ram, Pup], hand: [Big, Dash, Slow], security: [Plain], deck: [Plain, Plain, Plain]}
  B: {battle: THEIRS, security: SECURITY, deck: [Plain, Plain]}
steps: []
"""  # noqa: E501
ATTACK = "- attack: {with: Ram, at: player}\n"
SUSPENDED = "[{card: Wall, suspended: true}]"


def asked(shared: str, continued: str, theirs: str = "[Wall, Cub]", security: str = "2") -> Reachability:
    """Answer for B, who continues the shared steps with `theirs`."""
    scene = SCENE.replace("THEIRS", theirs).replace("SECURITY", security)
    read = read_scenario(scene, "dispute.yaml")
    state, names = build(read.scenario, read.faces)
    both = [
        judge_account(begin(state), names, read_steps(text, who), who)
        for who, text in (("A", shared), ("B", shared + continued))
    ]
    of = request_reachability(both, names)
    outcomes = collect_outcomes(explore(of.start, of.asked)) if of.asked.claims else None
    return judge_reachability(of, outcomes)[1]


def block(name: str) -> str:
    return f'- answer: "block:{name}"\n'


# The shared account, B's board and B's claim of an illegal action with its clause; then a board and an account that
# make a similar action legal.
PAIRS = [
    pytest.param(
        ATTACK,
        SUSPENDED,
        block("Wall"),
        "12-1-4@4.2",
        "[Wall, Cub]",
        ATTACK + "- answer: Cub\n" + block("Wall"),
        id="a suspended Digimon blocks",
    ),
    pytest.param(
        ATTACK + "- answer: Wall\n",
        "[Wall, Cub]",
        block("Cub"),
        "16-5-1@4.2",
        "[Wall, Cub]",
        ATTACK + "- answer: Cub\n" + block("Wall"),
        id="one without <Blocker> blocks",
    ),
    pytest.param(
        "",
        "[Wall]",
        "- digivolve: {from: Pup, into: Big}\n",
        "8-1-3-1@4.2",
        "[Wall]",
        "- digivolve: {from: Ram, into: Big}\n",
        id="onto another colour",
    ),
    pytest.param(
        "",
        "[Wall]",
        "- attack: {with: Pup, at: Wall}\n",
        "11-2-7-1@4.2",
        SUSPENDED,
        "- attack: {with: Pup, at: Wall}\n",
        id="an unsuspended Digimon is attacked",
    ),
    pytest.param(
        "- play: Slow\n",
        "[Wall]",
        "- attack: {with: Slow, at: player}\n",
        "7-1-2-1@4.2",
        "[Wall]",
        "- play: Dash\n- attack: {with: Dash, at: player}\n",
        id="a Digimon attacks that came this turn",
    ),
]


@pytest.mark.parametrize(("shared", "theirs", "steps", "clause", "others", "legal"), PAIRS)
def test_a_forbidden_action_is_named_with_its_clause(
    shared: str, theirs: str, steps: str, clause: str, others: str, legal: str
) -> None:
    answer = asked(shared, steps, theirs)
    assert answer.reached is Reach.NEVER
    assert answer.refused_step is not None
    assert clause in answer.refused_step.clauses
    assert asked("", legal, others).reached is Reach.AS_TOLD


def test_unknown_security_after_block_timing_leaves_nothing_open() -> None:
    """The security card is unknown, but blocking is over by then (11-1-3)."""
    assert asked(ATTACK, block("Wall"), SUSPENDED).reached is Reach.NEVER


def test_an_action_that_another_choice_would_have_allowed() -> None:
    """A chose to suspend Wall; with Cub suspended instead, Wall could have blocked."""
    answer = asked(ATTACK, "- answer: Wall\n" + block("Wall"))
    assert answer.reached is Reach.OTHERWISE
    assert [key.partition("#")[0] for key in answer.choices] == ["Cub", "block:Wall"]


def test_an_early_action_is_possible_after_pending_decisions() -> None:
    """B must decide on Wall's block (11-2-4) before Pup attacks: then the attack is legal."""
    answer = asked(ATTACK + "- answer: Cub\n", "- attack: {with: Pup, at: player}\n")
    assert answer.reached is Reach.OTHERWISE
    assert answer.choices[-1].startswith("attack:Pup")


def test_a_choice_that_no_effect_gives_is_impossible_on_every_line() -> None:
    """The effect suspends an opponent's card."""
    answer = asked(ATTACK, "- answer: Pup\n")
    assert answer.reached is Reach.NEVER
    assert asked(ATTACK, "- answer: Cub\n").reached is Reach.AS_TOLD


def test_another_action_before_it_is_explored_to_the_end_of_the_turn() -> None:
    """Slow can't attack in the turn it was played (7-1-2-1), whatever happens first. An unknown security card leaves
    that open."""
    steps = "- attack: {with: Pup, at: player}\n- attack: {with: Slow, at: player}\n"
    assert asked("- play: Slow\n", steps, "[Wall]", "[Plain]").reached is Reach.NEVER
    assert asked("- play: Slow\n", steps, "[Wall]").reached is Reach.OPEN


def test_an_additional_action_is_reported_as_such() -> None:
    """Dash has <Rush> and can attack once; then it is suspended (11-2-1)."""
    dash, attack = "- play: Dash\n", "- attack: {with: Dash, at: player}\n"
    assert asked(dash, attack, "[Wall]", "[Plain, Plain]").reached is Reach.AS_TOLD
    answer = asked(dash + attack + '- answer: "no-block"\n', attack, "[Wall]", "[Plain, Plain]")
    assert answer.reached is Reach.NEVER
    assert answer.refused_step is not None


def test_a_missing_card_gives_no_action() -> None:
    answer = asked("", "- attack: {with: Nobody, at: player}\n")
    assert answer.reached is Reach.UNREAD
