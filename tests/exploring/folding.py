"""Compare folded and unfolded exploring: both must find the same outcomes with as many lines of play, from positions of
random games and random boards with [Once Per Turn] effects.

    python -m tests.exploring.folding --count 100
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator

from msgspec import Struct

from judgeapp.engine.game import Game, begin, new_duel
from judgeapp.engine.identity import Seat
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import ExploredOutcomes, collect_outcomes
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from tests.bench.engine import deck, faces
from tests.bench.random_games.policies import Policy, random_choice

TURN = Horizon(HorizonKind.TURN_ENDS)
HORIZONS = (Horizon(HorizonKind.DECISIONS, 3), Horizon(HorizonKind.SETTLED), Horizon(HorizonKind.ATTACK_OVER))


# Effects with limits per turn, which may or may not allow another use.
ATTACKERS = (
    "[When Attacking] [Once Per Turn] You may gain 1 memory.",
    "[When Attacking] [Once Per Turn] You may unsuspend this Digimon.",
    "[When Attacking] [Once Per Turn] Unsuspend this Digimon. Then, you may lose 1 memory.",
    "[When Attacking] [Twice Per Turn] You may unsuspend this Digimon.",
    "[Main] [Once Per Turn] Gain 1 memory.",
    "[Main] [Once Per Turn] By suspending this Digimon, gain 1 memory.",
    "[Your Turn] [Once Per Turn] When one of your Digimon is suspended, you may gain 1 memory.",
    "[Your Turn] [Once Per Turn] When one of your other Digimon attacks, you may unsuspend this Digimon.",
    "<Rush>",
)
DEFENDERS = (
    "[Opponent's Turn] [Once Per Turn] When one of your opponent's Digimon attacks, you may suspend this Digimon.",
    "[Opponent's Turn] [Once Per Turn] When one of your opponent's Digimon attacks, you may gain 1 memory.",
    "[All Turns] [Once Per Turn] When this Digimon would be deleted, you may suspend it to prevent it.",
    "<Blocker>",
)
BOARD = """
title: A board with effects that are used up
cards:
  One: {{level: 4, dp: 4000, effects: "{one}"}}
  Other: {{level: 4, dp: {dp}, effects: "{other}"}}
  Hidden: {{level: 3, dp: 1000, play_cost: 3, effects: "[On Play] You may unsuspend 1 of your Digimon."}}
  Guard: {{level: 4, dp: 5000, effects: "{guard}"}}
  Ad: {{level: 3, dp: 1000}}
position:
  memory: {memory}
  A: {{battle: [One, Other], hand: {hand}, deck: 1}}
  B: {{battle: [Guard], security: [Ad, Ad], deck: 1}}
steps: []
"""


class Folding(Struct, frozen=True):
    """Result of folding from a position.

    fewer   -- it left positions out
    differs -- how the outcomes differ; empty when they are the same
    """

    seed: int
    horizon: Horizon
    fewer: bool
    differs: str


def positions(seed: int) -> Game:
    """A position of a random game at a player's decision."""
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


def boards(seed: int) -> Game:
    """A random board with effects that are limited per turn."""
    dice = random.Random(seed)
    text = BOARD.format(
        one=dice.choice(ATTACKERS),
        other=dice.choice(ATTACKERS),
        guard=dice.choice(DEFENDERS),
        dp=dice.choice((4000, 6000)),
        hand=dice.choice(("[]", "[Hidden]")),
        memory=dice.randrange(3),
    )
    read = read_scenario(text, "board.yaml")
    return begin(build(read.scenario, read.faces)[0])


def compare_folding(seeds: Iterable[int], most: int) -> Iterator[Folding]:
    """Results of folding from positions, up to each horizon. Positions whose unfolded exploring exceeds `most` are left
    out."""
    for seed in seeds:
        game, board = positions(seed), boards(seed)
        for root, horizon in (*((game, horizon) for horizon in HORIZONS), (board, TURN)):
            every = explore(root, ExploringRequest(horizon, folded=False), most=most)
            if every.stopped:
                continue
            folded = explore(root, ExploringRequest(horizon), most=most)
            differs = difference(collect_outcomes(folded), collect_outcomes(every))
            yield Folding(seed, horizon, len(folded.nodes) < len(every.nodes), differs)


def difference(folded: ExploredOutcomes, every: ExploredOutcomes) -> str:
    if folded.stopped:
        return f"folded exploring stops: {folded.stopped}"
    mine, wanted = (
        {(o.board, o.chance, o.unread, o.by_hand): o.line_count for o in outcomes.outcomes}
        for outcomes in (folded, every)
    )
    if mine.keys() != wanted.keys():
        return f"{len(mine)} outcomes, unfolded {len(wanted)}"
    others = sum(count != wanted[outcome] for outcome, count in mine.items())
    return f"{others} outcomes by another number of lines" if others else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0, help="seed of the first position (0)")
    parser.add_argument("--count", type=int, default=100, help="number of positions (100)")
    parser.add_argument("--most", type=int, default=300, help="positions that unfolded exploring may come to (300)")
    asked = parser.parse_args()
    compared: set[int] = set()
    different: set[int] = set()
    ways = fewer = 0
    for result in compare_folding(range(asked.first, asked.first + asked.count), asked.most):
        compared.add(result.seed)
        ways += 1
        fewer += result.fewer
        if result.differs:
            different.add(result.seed)
            print(f"seed {result.seed}, up to {result.horizon}: {result.differs}", flush=True)
    print(
        f"{len(compared)} of {asked.count} positions compared, up to {ways} horizons, {fewer} of them by fewer"
        f" positions; {len(different)} positions differ"
    )
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
