"""Actions of the effect language: the rule of each kind is in one of these modules, beside the function that does it.
Its record is in judgeapp.engine.lang."""

from __future__ import annotations

from typing import assert_never

from judgeapp.engine.lang import Action
from judgeapp.engine.legality.needs import register_needs
from judgeapp.engine.moment import Decision, Moment
from judgeapp.engine.procedures.actions import (
    activating,
    attacking,
    digivolving,
    field,
    giving,
    keywords,
    linking,
    memory,
    piles,
    playing,
    stacks,
    structure,
)

RULES = (
    activating.RULES
    | attacking.RULES
    | digivolving.RULES
    | field.RULES
    | giving.RULES
    | keywords.RULES
    | linking.RULES
    | memory.RULES
    | piles.RULES
    | playing.RULES
    | stacks.RULES
    | structure.RULES
)
register_needs({kind: rule.needs for kind, rule in RULES.of_kind.items()})


def perform(moment: Moment, action: Action) -> Decision | None:
    """Do an action, or the next part of it. When it is done, it is gone from the frame."""
    if RULES.cover(action):
        return RULES.of_kind[type(action)].does(moment, action)
    assert_never(action)  # an action without a rule does not pass the type check here
