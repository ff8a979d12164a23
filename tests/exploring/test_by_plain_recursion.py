"""Exploring each position once finds the same as plain recursion over all choices."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from judgeapp.engine.game import Game, begin, new_duel
from judgeapp.engine.identity import Seat
from judgeapp.exploring.board import SeenBoard, board_of
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import collect_outcomes, count_lines_to
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from tests.bench.engine import deck, faces
from tests.bench.random_games.policies import Policy, random_choice
from tests.nightly import mostly_nightly

POSITIONS = 200
KINDS = (HorizonKind.SETTLED, HorizonKind.ATTACK_OVER, HorizonKind.TURN_ENDS)
# Positions from which more ways lead are too many for plain recursion.
MOST_WAYS = 60


def positions(seed: int) -> Game:
    """A position of a random game, at a decision of a player."""
    dice = random.Random(seed)
    cards = deck(faces(with_effects=True))
    game = begin(new_duel(faces(with_effects=True), {Seat.A: cards, Seat.B: cards}))
    policy = dice.choice(list(Policy))
    for _ in range(dice.randrange(20, 90)):
        if game.decision is None:
            return positions(seed + 10_000)
        game = game.choose(random_choice(game, dice, policy))
    while game.decision is not None and game.decision.kind == "shuffle":
        game = game.choose(random_choice(game, dice))
    return game if game.decision is not None else positions(seed + 10_000)


def by_recursion(game: Game, horizon: Horizon) -> Counter[SeenBoard] | None:
    """The boards at the ends of all ways, each as often as ways lead there; None if there are too many."""
    boards: Counter[SeenBoard] = Counter()
    root = game.state

    def follow(at: Game, depth: int) -> bool:
        assert at.decision is not None
        for option in at.decision.options:
            after = at.after(option.key, horizon.stops)
            while not horizon.is_reached(root, after, depth + 1):
                assert after.decision is not None
                if len(after.decision.options) > 1:
                    break
                after = after.after(after.decision.options[0].key, horizon.stops)
            else:
                boards[board_of(after.state)] += 1
                if boards.total() > MOST_WAYS:
                    return False
                continue
            if not follow(after, depth + 1):
                return False
        return True

    return boards if follow(game, 0) else None


@pytest.mark.parametrize("seed", mostly_nightly(range(POSITIONS // 20)))
def test_the_same_boards_by_as_many_ways(seed: int) -> None:
    compared = 0
    for number in range(20):
        game = positions(1_000 * seed + number)
        horizon = Horizon((HorizonKind.SETTLED, HorizonKind.ATTACK_OVER, HorizonKind.TURN_ENDS)[number % 3])
        wanted = by_recursion(game, horizon)
        if wanted is None:  # the same with fewer decisions
            horizon = Horizon(HorizonKind.DECISIONS, 2)
            wanted = by_recursion(game, horizon)
        if wanted is None:
            continue
        compared += 1
        explored = explore(game, ExploringRequest(horizon))
        outcomes = collect_outcomes(explored)
        assert {o.board: o.line_count for o in outcomes.outcomes} == dict(wanted)
        # Each way that is told comes to what it is said to come to.
        for outcome in outcomes.outcomes:
            at = game
            for key in outcome.choices:
                at = at.after(key, horizon.stops)
            assert board_of(at.state) == outcome.board
    assert compared > 10


@pytest.mark.parametrize(
    ("positions_compared", "most", "folded_min", "less_min"), mostly_nightly([(5, 100, 4, 2), (30, 600, 11, 6)])
)
def test_folding_changes_nothing_but_the_number_of_positions(
    positions_compared: int, most: int, folded_min: int, less_min: int
) -> None:
    folded = less = 0
    for seed in range(positions_compared):
        game = positions(seed)
        horizon = Horizon(HorizonKind.DECISIONS, 3)
        explored = explore(game, ExploringRequest(horizon), most=most)
        every = explore(game, ExploringRequest(horizon, folded=False), most=most)
        if explored.stopped or every.stopped:
            continue
        folded += 1
        less += len(explored.nodes) < len(every.nodes)
        assert {o.board for o in collect_outcomes(explored).outcomes} == {
            o.board for o in collect_outcomes(every).outcomes
        }
        assert sum(w or 0 for w in count_lines_to(every)) >= len(every.nodes)
    assert folded >= folded_min
    assert less >= less_min


TWINS = """
title: Two alike, of which one attacks and stands up again
cards:
  Twin:
    level: 4
    dp: 4000
    effects: "[When Attacking] [Once Per Turn] You may gain 1 memory. Then, unsuspend this Digimon."
  Ad: {level: 3, dp: 1000}
position:
  memory: 3
  A: {battle: [{card: Twin, as: One}, {card: Twin, as: Other}]}
  B: {security: [Ad, Ad, Ad, Ad]}
steps: []
"""


def test_of_two_alike_either_comes_to_the_same_boards() -> None:
    """While one attacks it is the same which; so it must be afterwards, when only its effect that is used up tells."""
    read = read_scenario(TWINS, "twins.yaml")
    game = begin(build(read.scenario, read.faces)[0])
    horizon = Horizon(HorizonKind.DECISIONS, 2)
    boards = [
        {o.board for o in collect_outcomes(explore(game, ExploringRequest(horizon, folded=folded))).outcomes}
        for folded in (True, False)
    ]
    assert boards[0] == boards[1]
    assert len(boards[0]) == 4
