"""Horizon: how far lines of play are followed."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.state.state import State

# Procedures that continue if nothing waits, and those around them: an attack belongs to the settling of its
# declaration's triggers (11-1-5).
_GOING_ON = frozenset(("turn", "attack"))
_AROUND = _GOING_ON | {"settle"}


class HorizonKind(StrEnum):
    """End of a line of play; the end of the duel always is one."""

    SETTLED = "settled"  # nothing is pending: all triggers have been activated
    BLOCK_OVER = "block-over"  # the block timing of the current attack is over
    ATTACK_OVER = "attack-over"  # no attack is going on and nothing is pending
    TURN_ENDS = "turn-ends"  # another turn has begun, up to the first decision in it
    DECISIONS = "decisions"  # this many decisions have been made


# Timings of an attack after block timing (11-1-3).
_BEHIND_BLOCK = ("confirm", "end")


class Horizon(Struct, frozen=True):
    """End of all lines of play."""

    until: HorizonKind = HorizonKind.SETTLED
    decisions: int = 0  # how many, if they limit it

    def stops(self, state: State) -> bool:
        """True if a line ends in a state, also where nobody has anything to decide: all lines end at the same
        moment, so that their boards can be compared."""
        if self.until is HorizonKind.BLOCK_OVER:
            return state.attack is None or state.attack.stage in _BEHIND_BLOCK
        if self.until not in (HorizonKind.SETTLED, HorizonKind.ATTACK_OVER) or state.batches or state.fresh:
            return False
        running = [frame.procedure for frame in state.frames]
        if self.until is HorizonKind.ATTACK_OVER:
            return state.attack is None and running == ["turn"]
        return bool(running) and running[-1] in _GOING_ON and _AROUND.issuperset(running)

    def is_reached(self, root: State, game: Game, depth: int) -> bool:
        """True if a line ends at a decision after `depth` others."""
        if game.decision is None or self.stops(game.state):
            return True
        if self.until is HorizonKind.DECISIONS:
            return depth >= self.decisions
        return self.until is HorizonKind.TURN_ENDS and game.state.turn != root.turn
