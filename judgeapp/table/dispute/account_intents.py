"""Intents on the page of two accounts, by button, key, menu or click. `column`: of which account."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from judgeapp.exploring.explore import ExploringProgress
from judgeapp.exploring.outcomes import ExploredOutcomes
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Step
from judgeapp.table.dispute.account import Account
from judgeapp.table.printing import Printing
from judgeapp.table.tree.tree import Tree


class AccountIntent(Struct, frozen=True):
    """Base of the intents about two accounts."""


class Begin(AccountIntent, frozen=True):
    """Both begin at the node `start`; `chosen` are the choices played from there, `place` names the beginning."""

    tree: Tree
    start: int
    chosen: int
    place: str


class ShowAccounts(AccountIntent, frozen=True):
    """Names of both accounts with their steps as a file has them, as they were given at another table; and the one
    that the ruling on them follows."""

    accounts: tuple[tuple[str, str], ...]
    followed: int = -1


class Judge(AccountIntent, frozen=True):
    """The answers of the rules about both."""

    accounts: tuple[Account | InputError, ...]


class ShowFor(AccountIntent, frozen=True):
    """Seat from which both boards are seen, language of the reader, and how the cards are shown."""

    seat: str
    language: str
    printing: Printing | None


class Rename(AccountIntent, frozen=True):
    column: int
    who: str


class AddStep(AccountIntent, frozen=True):
    step: Step


class Take(AccountIntent, frozen=True):
    """Choose a line of the next steps."""

    thing: Any


class SeeNext(AccountIntent, frozen=True):
    """The cursor is on such a line, whose subject stands out."""

    thing: Any


class TakeBack(AccountIntent, frozen=True):
    """The last step is taken back; an account that can't be read, wholly."""

    column: int


class Undo(AccountIntent, frozen=True):
    forth: bool = False


class Follow(AccountIntent, frozen=True):
    """The ruling follows this account, of two that are both legal."""

    column: int


class GoOnWith(AccountIntent, frozen=True):
    column: int


class SeeStep(AccountIntent, frozen=True):
    """The board after a step; after the last one the account is gone on with."""

    column: int
    step: int


class Aim(AccountIntent, frozen=True):
    """A card, or the place of that name, was clicked or activated on the board of an account; or another card was drawn
    onto it."""

    column: int
    ref: int
    place: str
    by: Literal["click", "activate", "draw"] = "click"
    drawn: int = 0


class See(AccountIntent, frozen=True):
    """Show the subject of a line of the verdict on the boards."""

    thing: Any


class Explore(AccountIntent, frozen=True):
    """The question whether the accounts can come about."""


class Explored(AccountIntent, frozen=True):
    """Progress of that, or its result; None if it was refused."""

    result: ExploringProgress | ExploredOutcomes | None
