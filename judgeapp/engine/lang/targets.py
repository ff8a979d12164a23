"""What an action is about: cards that are chosen (15-11-1), all of a kind (15-11-2) or named
before; or a player (15-10-1)."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.filters import Filter, Number
from judgeapp.engine.lang.record import TargetRecord
from judgeapp.engine.lang.words import Area, Property, Whose


class Choose(TargetRecord, frozen=True, tag="choose"):
    """Chosen cards (15-10-2-1, 15-10-2-2). They are called `name` from then on.

    count     -- as many as possible up to it; `up_to` leaves it to the chooser, but never
                 nothing (1-3-6) unless the choice itself is optional
    total_dp  -- the DP of all chosen together is at most this; then `count` does not limit
    total_play_cost -- their play costs are together; what has none is worth nothing to choose
    by        -- who chooses
    unseen    -- without looking at them: what only the other player sees (3-5-3)
    """

    of: Filter
    count: Number = 1
    up_to: bool = False
    total_dp: Number | None = None
    total_play_cost: Number | None = None
    by: Whose = Whose.YOURS
    unseen: bool = False
    name: str = "it"

    @property
    def limit(self) -> tuple[Property, Number] | None:
        """What those chosen may have together at most, if that limits the choice."""
        if self.total_dp is not None:
            return Property.DP, self.total_dp
        if self.total_play_cost is not None:
            return Property.PLAY_COST, self.total_play_cost
        return None


class All(TargetRecord, frozen=True, tag="all"):
    """All cards that fit; none is chosen (15-10-2-4-1)."""

    of: Filter


class Named(TargetRecord, frozen=True, tag="named"):
    """Cards named before: "this" (the card of the effect), "it", "subject" (what the trigger
    was about), "played" (what the effect has played), or the name of a choice."""

    name: str = "this"


class Player(TargetRecord, frozen=True, tag="player"):
    """A player himself, not his cards (15-10-1); ANY is both."""

    whose: Whose = Whose.YOURS


class Top(TargetRecord, frozen=True, tag="top"):
    """The uppermost cards of a pile, or with `bottom` the lowest: "your top security card".

    face_up -- of those only that lie so: "your top face-down security card"
    """

    of: Area
    count: Number = 1
    whose: Whose = Whose.YOURS
    bottom: bool = False
    face_up: bool | None = None


class Together(TargetRecord, frozen=True, tag="together"):
    """Several targets of one action, which is done with all of them at the same time: "1 of X and
    1 of Y". No card is chosen for two of them (15-10-2-3); all together they are "it"."""

    targets: tuple[Target, ...]


Target: TypeAlias = Choose | All | Named | Player | Top | Together
