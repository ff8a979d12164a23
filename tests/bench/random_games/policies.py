"""Policies of random players."""

from __future__ import annotations

import random
from collections.abc import Sequence
from enum import StrEnum

from judgeapp.engine.game import Game
from judgeapp.engine.moment import Option
from tests.bench.table import random_choice as any_choice

_DECLINING = ("no", "nothing", "pass", "enough", "no-block", "no-counter", "keep")
_DIGIVOLVING = ("hatch", "move", "digivolve", "dna", "burst", "app-fusion")
_OFTEN = 0.85  # probability that a player takes a preferred option


class Policy(StrEnum):
    """Preference of a player."""

    ANYTHING = "anything"
    DIGIVOLVE = "digivolve"
    PLAY = "play"
    ACTIVATE = "activate"
    ATTACK = "attack"


_PREFERRED = {
    Policy.ANYTHING: (),
    Policy.DIGIVOLVE: _DIGIVOLVING,
    Policy.PLAY: ("play", "use", "link", "digixros", "assembly"),
    Policy.ACTIVATE: ("activate", "use"),
    Policy.ATTACK: ("attack", "block", "move"),
}


def random_choice(game: Game, dice: random.Random, policy: Policy = Policy.ANYTHING) -> str:
    """Key of an open option; a shuffle may be any order."""
    decision = game.decision
    assert decision is not None
    if policy is Policy.ANYTHING or decision.kind == "shuffle" or dice.random() >= _OFTEN:
        return any_choice(game, dice)
    options: Sequence[Option] = decision.options
    preferred = [option for option in options if option.key.partition(":")[0] in _PREFERRED[policy]]
    # Without a preferred option, avoid declining.
    return dice.choice(preferred or [o for o in options if o.key not in _DECLINING] or options).key
