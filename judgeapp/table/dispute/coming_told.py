"""Whether an account can come about, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.table.dispute.coming_about import ComingAbout, Reached
from judgeapp.table.exploring.outcomes import WayStep

# What is said of an account, and of one by which something was done that was not legal.
COMING = {
    "as-told": "{who}: can come about by the rules, as it is told.",
    "otherwise": "{who}: can come about by the rules, but in another way. {claim}",
    "never": "{who}: can't come about in any legal way from what both accounts share. {claim}",
    "open": "{who}: not decided whether it can come about. {claim}",
    "unread": "{who}: tells of something that can't be read or found; nothing is asked.",
    "deed-otherwise": "{who}: not as it is told, but this may be done in another way: {step}",
    "deed-never": "{who}: no, this may not be done in any legal way from what both accounts share: {step}",
    "deed-open": "{who}: no, not as it is told; not decided whether it may be done in another way: {step}",
    "why": "As it is told, not legal: {why}",
    "before": "so before, where both accounts still say the same",
}


def coming_sentence(one: ComingAbout) -> str:
    """The sentence of COMING for an account."""
    is_of_deed = one.deed is not None and one.reached is not Reached.AS_TOLD
    return COMING[f"deed-{one.reached}" if is_of_deed else one.reached]


def way_shown(one: ComingAbout, way: Sequence[WayStep]) -> list[WayStep]:
    """The steps of a way that were a choice, and the deed to which it leads."""
    is_deed = one.deed is not None
    last = way[-1] if way else None
    return [step for step in way if not step.alone or (is_deed and step is last)]
