"""How far the ways are followed."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.state import State

_OWN_ACTIONS = ("main", "breeding")


class Until(StrEnum):
    """Where a way ends; the end of the duel is one always.

    SETTLED     -- nothing waits any more: what was triggered has been activated
    ATTACK_OVER -- no attack is going on and nothing waits
    TURN_ENDS   -- another turn has begun, up to the first decision in it
    DECISIONS   -- so many decisions have been made
    """

    SETTLED = "settled"
    ATTACK_OVER = "attack-over"
    TURN_ENDS = "turn-ends"
    DECISIONS = "decisions"


class Horizon(Struct, frozen=True):
    """`decisions`: how many, where that is how far it goes."""

    until: Until = Until.SETTLED
    decisions: int = 0

    def is_reached(self, root: State, game: Game, depth: int) -> bool:
        """Whether a way ends at a decision after `depth` others."""
        state, decision = game.state, game.decision
        if decision is None:
            return True
        if self.until is Until.DECISIONS:
            return depth >= self.decisions
        if self.until is Until.TURN_ENDS:
            return state.turn != root.turn
        if state.batches or state.fresh or any(f.procedure == "resolve" for f in state.frames):
            return False
        if self.until is Until.ATTACK_OVER:
            return state.clash is None and decision.kind in _OWN_ACTIONS
        return decision.kind in (*_OWN_ACTIONS, "counter", "block")
