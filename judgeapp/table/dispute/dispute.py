"""Two accounts from one position: where they part, the rules' verdict, and both as branches of a tree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import takewhile, zip_longest
from typing import NamedTuple

from msgspec import Struct

from judgeapp.scenario.file import Step
from judgeapp.table.dispute.account import Account, LegalStep, RefusedStep
from judgeapp.table.tree.tree import Tree


class Parting(Struct, frozen=True):
    """Point where two accounts part: the index of the step in each (the number of its steps where an account has
    ended), and the choices there; empty at an end, and of a step that was not legal."""

    steps: tuple[int, int]
    choices: tuple[str, str]


class Dispute(Struct, frozen=True):
    """Two accounts and where they part: None when both come to the same choices, and the same steps are refused."""

    accounts: tuple[Account, Account]
    parting: Parting | None

    @property
    def contradicts(self) -> bool:
        """True if the accounts say two things of one moment: neither has only ended before."""
        parting = self.parting
        return parting is not None and all(
            at < len(account.judged_steps) for at, account in zip(parting.steps, self.accounts, strict=True)
        )

    def at_parting(self, column: int) -> LegalStep | RefusedStep | None:
        """Step of an account where they part; None if it has ended."""
        steps = self.accounts[column].judged_steps
        place = self.parting.steps[column] if self.parting is not None else len(steps)
        return steps[place] if place < len(steps) else None


class _Move(Struct, frozen=True):
    """A choice that a step comes to, or a step that is refused."""

    at: int
    key: str
    refused: Step | None = None

    def is_as(self, other: _Move) -> bool:
        return (self.key, self.refused) == (other.key, other.refused)


def dispute(account: Account, other: Account) -> Dispute:
    """Two accounts from the same position, and where they part."""
    for mine, its in zip_longest(_moves(account), _moves(other)):
        if mine is None or its is None or not mine.is_as(its):
            steps = mine.at if mine else len(account.judged_steps), its.at if its else len(other.judged_steps)
            choices = mine.key if mine else "", its.key if its else ""
            return Dispute((account, other), Parting(steps, choices))
    return Dispute((account, other), None)


def shared_choices(disputed: Dispute) -> tuple[str, ...]:
    """Choices that both accounts come to before they part."""
    both = zip(*map(_moves, disputed.accounts), strict=False)
    return tuple(mine.key for mine, _ in takewhile(lambda moves: moves[0].is_as(moves[1]), both) if not mine.refused)


def _moves(account: Account) -> Iterator[_Move]:
    """Moves of an account. A number that is stated, and is true, is none."""
    for index, step in enumerate(account.judged_steps):
        if isinstance(step, RefusedStep):
            yield _Move(index, "", step.step)
        else:
            yield from (_Move(index, key) for key in step.choices)


def add_branch(tree: Tree, account: Account, describe: Callable[[RefusedStep], str]) -> Tree:
    """The tree with an account as a branch from where the tree is, under the name of who gave it; the comment on a
    refused step is its `describe` text. Raises RefusedError if it was given from another position."""
    start = tree.current
    noted: dict[int, list[str]] = {}
    for step in account.judged_steps:
        if isinstance(step, RefusedStep):
            noted.setdefault(tree.current, []).append(describe(step))
            continue
        for key in step.choices:
            tree = tree.choose(key)
    if account.who and tree.current != start:
        first = next(n for n in tree.path(tree.current) if n.above == start)
        name = ", ".join(dict.fromkeys(filter(None, (*first.name.split(", "), account.who))))
        tree = tree.called(first.number, name)
    for number, what in noted.items():
        tree = tree.commented(number, "\n".join(what))
    return tree


class DisputeOutcome(StrEnum):
    UNDECIDED = "undecided"  # a step can't be read or found, or depends on a text that isn't understood
    TRUE = "true"  # what `who` states is true, and `other` has said nothing
    SAME = "same"  # both lead to the same board
    SAME_WRONG = "same-wrong"  # both say the same, and it isn't legal
    SAME_TRUE = "same-true"  # both only state something, and all of it is true
    SAME_UNTRUE = "same-untrue"  # both say the same, and what they state isn't true
    NEITHER_TRUE = "neither-true"  # what each states isn't true
    NEITHER = "neither"  # neither is legal
    BOTH = "both"  # both are legal: which one happened isn't a question of rules
    NOTHING_YET = "nothing-yet"  # `who` has said nothing yet, and the other nothing wrong
    NO_MORE = "no-more"  # `who` stops earlier; so far both say the same
    LEGAL = "legal"  # what `who` says is legal, what `other` says isn't
    SO = "so"  # what `who` states is true, what `other` states isn't
    WRONG = "wrong"  # what `other` says isn't legal, and `who` has said nothing
    UNTRUE = "untrue"  # what `other` states isn't true, and `who` states nothing

    @property
    def is_verdict(self) -> bool:
        """True if the rules decide; otherwise it says how far the accounts are, or that the rules don't."""
        return self.value not in ("undecided", "same", "both", "nothing-yet", "no-more")


class DisputeStanding(NamedTuple):
    outcome: DisputeOutcome
    who: str = ""
    other: str = ""


def assess(disputed: Dispute) -> DisputeStanding:
    """Standing of two accounts by the rules."""
    first, other = disputed.accounts
    refused = (*first.refused, *other.refused)
    if not refused:
        return _of_legal(disputed)
    if not all(step.is_decided for step in refused):
        return DisputeStanding(DisputeOutcome.UNDECIDED)
    is_stated = all(step.stated is not None for step in refused)
    if first.refused and other.refused:
        if disputed.parting is None:
            return DisputeStanding(DisputeOutcome.SAME_UNTRUE if is_stated else DisputeOutcome.SAME_WRONG)
        return DisputeStanding(DisputeOutcome.NEITHER_TRUE if is_stated else DisputeOutcome.NEITHER)
    right, wrong = (other, first) if first.refused else (first, other)
    if is_stated:
        is_so = any(step.stated is not None for step in right.judged_steps)
        outcome = DisputeOutcome.SO if is_so else DisputeOutcome.UNTRUE
    else:
        outcome = DisputeOutcome.LEGAL if right.judged_steps else DisputeOutcome.WRONG
    return DisputeStanding(outcome, right.who, wrong.who)


def _of_legal(disputed: Dispute) -> DisputeStanding:
    if disputed.parting is None:
        first, other = sorted(disputed.accounts, key=lambda account: not account.judged_steps)
        if first.judged_steps and not other.judged_steps:
            return DisputeStanding(DisputeOutcome.TRUE, first.who, other.who)
        is_stated = all(step.stated is not None for account in disputed.accounts for step in account.judged_steps)
        return DisputeStanding(DisputeOutcome.SAME_TRUE if first.judged_steps and is_stated else DisputeOutcome.SAME)
    sides = zip(disputed.accounts, disputed.parting.steps, strict=True)
    ended = next((account for account, place in sides if place >= len(account.judged_steps)), None)
    if ended is None:
        return DisputeStanding(DisputeOutcome.BOTH)
    return DisputeStanding(DisputeOutcome.NO_MORE if ended.judged_steps else DisputeOutcome.NOTHING_YET, ended.who)
