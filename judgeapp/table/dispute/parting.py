"""Where two accounts from one position part, and both as branches of a tree."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from msgspec import Struct

from judgeapp.scenario.file import Step
from judgeapp.table.dispute.account import Account, Taken, Wrong
from judgeapp.table.tree.tree import Tree


class Parting(Struct, frozen=True):
    """Where two accounts part: the place of the step in each, from 0 (the number of its steps where
    an account has ended), and the choices there; empty at an end, and of a step that was not
    legal."""

    steps: tuple[int, int]
    choices: tuple[str, str]


class Dispute(Struct, frozen=True):
    """parting -- None when both accounts come to the same choices, and the same steps are refused
    in both"""

    accounts: tuple[Account, Account]
    parting: Parting | None

    @property
    def contradicts(self) -> bool:
        """Whether the accounts say two things of one moment: neither has only ended before."""
        parting = self.parting
        return parting is not None and all(
            at < len(one.said) for at, one in zip(parting.steps, self.accounts, strict=True)
        )

    def at_parting(self, column: int) -> Taken | Wrong | None:
        """What an account says where they part; None where it has ended."""
        said = self.accounts[column].said
        place = self.parting.steps[column] if self.parting is not None else len(said)
        return said[place] if place < len(said) else None


class _Move(Struct, frozen=True):
    """A choice that a step comes to, or a step that is refused."""

    at: int
    key: str
    refused: Step | None = None

    def is_as(self, other: _Move) -> bool:
        return (self.key, self.refused) == (other.key, other.refused)


def dispute(one: Account, other: Account) -> Dispute:
    """Two accounts from the same position, and where they part."""
    for mine, its in zip_longest(_moves(one), _moves(other)):
        if mine is None or its is None or not mine.is_as(its):
            steps = mine.at if mine else len(one.said), its.at if its else len(other.said)
            choices = mine.key if mine else "", its.key if its else ""
            return Dispute((one, other), Parting(steps, choices))
    return Dispute((one, other), None)


def _moves(account: Account) -> Iterator[_Move]:
    """What happened by an account. What is only said to be so, and is so, is nothing that did."""
    for place, one in enumerate(account.said):
        if isinstance(one, Wrong):
            yield _Move(place, "", one.step)
        else:
            yield from (_Move(place, key) for key in one.choices)


def enter(tree: Tree, account: Account) -> Tree:
    """The tree with an account as a branch from where the tree is, under the name of who gave
    it. Raises RefusedError when it was given of another position."""
    start = tree.current
    noted: dict[int, list[str]] = {}
    for one in account.said:
        if isinstance(one, Wrong):
            noted.setdefault(tree.current, []).append(one.what)
            continue
        for key in one.choices:
            tree = tree.choose(key)
    if account.who and tree.current != start:
        first = next(n for n in tree.path(tree.current) if n.above == start)
        name = ", ".join(dict.fromkeys(filter(None, (*first.name.split(", "), account.who))))
        tree = tree.called(first.number, name)
    for number, what in noted.items():
        tree = tree.commented(number, "\n".join(what))
    return tree
