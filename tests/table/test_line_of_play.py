"""An explored line of play, played as a branch up to its end."""

from __future__ import annotations

from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.table.tree.tree import ROOT, LineOfPlay, Tree, play_line
from tests.table.conftest import planted

SCENE = """
title: An attack that costs the turn
cards:
  Hero: {level: 4, dp: 5000, effects: "[When Attacking] Lose AMOUNT memory."}
  Plain: {level: 3, dp: 1000}
position:
  memory: 2
  A: {battle: [Hero], security: [Plain], deck: [Plain, Plain]}
  B: {battle: [{card: Plain, as: Tired, suspended: true}], security: [Plain], deck: [Plain, Plain]}
steps: []
"""
ATTACK = Horizon(HorizonKind.ATTACK_OVER)


def way(tree: Tree) -> LineOfPlay:
    """The line of play that attacks the player."""
    decision = tree.game.decision
    assert decision is not None
    key = next(option.key for option in decision.options if option.key.endswith("player"))
    return LineOfPlay(ROOT, (key,), ATTACK)


def test_a_line_becomes_one_branch_shown_at_its_end() -> None:
    tree = planted(SCENE.replace("AMOUNT", "1"))
    once, moment = play_line(tree, way(tree))
    assert once.game.choices == way(tree).choices
    assert moment is None
    again, _ = play_line(once.go(ROOT), way(tree))
    assert again.nodes.keys() == once.nodes.keys()
    assert again.current == once.current


def test_its_end_is_before_the_turn_passes_by_itself() -> None:
    """At 4 less, memory is 2 for B after the attack: the turn ends (6-4-1), and Tired unsuspends in the next one
    (6-2)."""
    tree = planted(SCENE.replace("AMOUNT", "4"))
    end, moment = play_line(tree, way(tree))
    assert moment is not None
    there = end.moments(end.current)[moment].state
    (outcome,) = (
        reached
        for reached in collect_outcomes(explore(tree.game, ExploringRequest(ATTACK))).outcomes
        if reached.choices == way(tree).choices
    )
    assert (there.turn_seat, there.memory) == (outcome.board.turn_seat, outcome.board.memory)
    tired = tree.beginning.names["Tired"]
    assert there.units[tired].suspended
    assert not end.game.state.units[tired].suspended
    # Up to the next decision, no moment is given.
    assert play_line(tree, LineOfPlay(ROOT, way(tree).choices))[1] is None
