"""Exploring each position once has the same result as plain recursion over all choices."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import judgeapp.engine
from judgeapp.engine.game import Game, begin
from judgeapp.exploring.board import SeenBoard, board_of
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from tests.exploring.folding import TURN, boards, compare_folding, difference, positions
from tests.nightly import mostly_nightly

ENGINE = Path(judgeapp.engine.__path__[0])
POSITIONS = 200
KINDS = (HorizonKind.SETTLED, HorizonKind.ATTACK_OVER, HorizonKind.TURN_ENDS)
# Maximum number of lines of play from a position; more take plain recursion too long.
MAX_WAYS = 60


def by_recursion(game: Game, horizon: Horizon) -> Counter[SeenBoard] | None:
    """Boards at the ends of all lines of play, with the number of lines; None if there are too many."""
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
                if boards.total() > MAX_WAYS:
                    return False
                continue
            if not follow(after, depth + 1):
                return False
        return True

    return boards if follow(game, 0) else None


@pytest.mark.parametrize("seed", mostly_nightly(range(POSITIONS // 20)))
def test_plain_recursion_finds_the_same_boards_by_as_many_lines(seed: int) -> None:
    compared = 0
    for number in range(20):
        game = positions(1_000 * seed + number)
        horizon = Horizon((HorizonKind.SETTLED, HorizonKind.ATTACK_OVER, HorizonKind.TURN_ENDS)[number % 3])
        wanted = by_recursion(game, horizon)
        if wanted is None:  # too many: try fewer decisions
            horizon = Horizon(HorizonKind.DECISIONS, 2)
            wanted = by_recursion(game, horizon)
        if wanted is None:
            continue
        compared += 1
        explored = explore(game, ExploringRequest(horizon))
        outcomes = collect_outcomes(explored)
        assert {o.board: o.line_count for o in outcomes.outcomes} == dict(wanted)
        # Each listed line of play leads to its outcome.
        for outcome in outcomes.outcomes:
            at = game
            for key in outcome.choices:
                at = at.after(key, horizon.stops)
            assert board_of(at.state) == outcome.board
    assert compared > 10


def test_folding_changes_only_the_number_of_positions() -> None:
    """A sample; `python -m tests.exploring.folding` compares any number of positions."""
    results = list(compare_folding(range(3), most=100))
    assert not [result for result in results if result.differs]
    assert len(results) >= 6
    assert sum(result.fewer for result in results) >= 3


@pytest.mark.parametrize("seed", [1, 6, 10])
def test_positions_whose_uses_matter_are_not_folded(seed: int) -> None:
    """15-14-1-1: used-up effects matter if another use is possible in the turn."""
    every, folded = (explore(boards(seed), ExploringRequest(TURN, folded=folded)) for folded in (False, True))
    assert not difference(collect_outcomes(folded), collect_outcomes(every))
    assert len(folded.nodes) < len(every.nodes)


def test_only_one_function_reads_uses_of_effects() -> None:
    """The function records the question. Explaining untriggered effects and counting uses need no record."""
    asking = {path.stem for path in ENGINE.rglob("*.py") if "state.used.get" in path.read_text(encoding="utf-8")}
    assert asking == {"near_misses", "activation"}


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


def test_either_of_two_like_cards_leads_to_the_same_boards() -> None:
    """Either of them may attack, so the boards must be the same afterwards, when only its used-up effect differs."""
    read = read_scenario(TWINS, "twins.yaml")
    game = begin(build(read.scenario, read.faces)[0])
    horizon = Horizon(HorizonKind.DECISIONS, 2)
    boards = [
        {o.board for o in collect_outcomes(explore(game, ExploringRequest(horizon, folded=folded))).outcomes}
        for folded in (True, False)
    ]
    assert boards[0] == boards[1]
    assert len(boards[0]) == 4
