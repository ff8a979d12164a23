"""What the rules say of two accounts, in one word."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from judgeapp.table.dispute.account import Account
from judgeapp.table.dispute.parting import Dispute


class Outcome(StrEnum):
    UNDECIDED = "undecided"  # a step can't be read or found
    SAME = "same"  # both come to the same
    SAME_WRONG = "same-wrong"  # both say the same, and it is not legal
    NEITHER = "neither"  # neither is legal
    BOTH = "both"  # both are legal: which of them happened is no question of the rules
    NOTHING_YET = "nothing-yet"  # `who` has said nothing yet, the other one nothing wrong
    NO_MORE = "no-more"  # `who` says no more, and the same so far
    LEGAL = "legal"  # what `who` says is legal, what `other` says is not
    SO = "so"  # what `who` says is so, what `other` says of a number is not
    WRONG = "wrong"  # what `other` says is not legal, and `who` has said nothing


class DisputeStanding(NamedTuple):
    outcome: Outcome
    who: str = ""
    other: str = ""


def standing(found: Dispute) -> DisputeStanding:
    """How two accounts stand to the rules."""
    one, other = found.accounts
    if any(not wrong.clauses for each in found.accounts for wrong in each.refused):
        return DisputeStanding(Outcome.UNDECIDED)
    if one.wrong is not None and other.wrong is not None:
        return DisputeStanding(Outcome.NEITHER if found.parting is not None else Outcome.SAME_WRONG)
    if one.wrong is None and other.wrong is None:
        return _of_legal(found)
    right, wrong = (one, other) if one.wrong is None else (other, one)
    if not right.said:
        return DisputeStanding(Outcome.WRONG, right.who, wrong.who)
    is_of_numbers = all(step.stated is not None for step in wrong.refused)
    return DisputeStanding(Outcome.SO if is_of_numbers else Outcome.LEGAL, right.who, wrong.who)


def _of_legal(found: Dispute) -> DisputeStanding:
    if found.parting is None:
        return DisputeStanding(Outcome.SAME)
    if found.contradicts:
        return DisputeStanding(Outcome.BOTH)
    ended = _ended(found)
    return DisputeStanding(Outcome.NO_MORE if ended.said else Outcome.NOTHING_YET, ended.who)


def _ended(found: Dispute) -> Account:
    """The account that has only ended before the other."""
    assert found.parting is not None
    sides = zip(found.accounts, found.parting.steps, strict=True)
    return next(one for one, place in sides if place >= len(one.said))
