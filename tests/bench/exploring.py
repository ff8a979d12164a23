"""Speed of exploring all lines of play from the middle of random games with effects, on one core."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from msgspec import Struct

from judgeapp.engine.game import Game, begin, new_duel
from judgeapp.engine.identity import Seat
from judgeapp.exploring.explore import explore
from judgeapp.exploring.following import ExploringRequest
from judgeapp.exploring.horizon import Horizon, HorizonKind
from tests.bench.engine import deck, faces
from tests.bench.random_games.policies import random_choice

_TURN = 6  # middle of a game
_MAX_CHOICES = 400  # a random game that hasn't reached _TURN by then is dropped


class ExploringFigures(Struct, frozen=True):
    """positions -- distinct positions found
    folded    -- share of reached positions that were already known, 0 to 1
    """

    what: str
    begun_from: int
    positions: int
    folded: float
    seconds: float
    positions_per_second: float


def bench_exploring(begun_from: int = 10, most: int = 600) -> ExploringFigures:
    """Explore to the end of the turn from `begun_from` positions, up to `most` positions each."""
    reached = led = 0
    taken = 0.0
    for game in middle_positions(begun_from):
        started = time.process_time()
        explored = explore(game, ExploringRequest(Horizon(HorizonKind.TURN_ENDS)), most=most)
        taken += time.process_time() - started
        reached += len(explored.nodes)
        led += sum(len(node.next) for node in explored.nodes) + 1
    return ExploringFigures(
        what="every way to the end of the turn",
        begun_from=begun_from,
        positions=reached,
        folded=round(1 - reached / led, 3),
        seconds=round(taken, 2),
        positions_per_second=round(reached / taken, 1),
    )


def middle_positions(number: int) -> Iterator[Game]:
    """Main phases in the middle of random games, always the same."""
    known = faces(with_effects=True)
    cards = deck(known)
    dice = random.Random(6)
    while number:
        game = begin(new_duel(known, {Seat.A: cards, Seat.B: cards}))
        for _ in range(_MAX_CHOICES):
            if game.decision is None:
                break
            if game.state.turn >= _TURN and game.decision.kind == "main":
                number -= 1
                yield game
                break
            game = game.choose(random_choice(game, dice))
