"""Both players' accounts in a report: each step in words, where not legal and why, and where the accounts part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import capitalized, labelled, semicolon_list, with_reason
from judgeapp.rulings.players import account_names
from judgeapp.table.dispute.account import Account, LegalStep, RefusedStep, judge_account, read_steps, security_checks
from judgeapp.table.dispute.dispute import Dispute, DisputeOutcome, assess, dispute, shared_choices
from judgeapp.table.rendering.texts import event_text, instead_text, reason_text, step_text
from judgeapp.table.report.relevance import clauses_between, disputed_cards
from judgeapp.table.report.wording import word
from judgeapp.table.tree.tree import ROOT, Tree


class AccountLine(Struct, frozen=True):
    text: str
    clauses: tuple[str, ...] = ()
    legal: bool | None = None  # None if it is not a step
    parts: bool = False  # the accounts part here
    number: str = ""  # of the step; empty if it is not one

    @property
    def sign(self) -> str:
        return {True: "✓ ", False: "× ", None: ""}[self.legal]


class ReportAccount(Struct, frozen=True):
    who: str
    lines: tuple[AccountLine, ...]
    # Its first step that is not legal, without the name of its player; None if all are legal.
    wrong: AccountLine | None = None


class ReportDispute(NamedTuple):
    """The two accounts as a report describes them; empty if there are none."""

    accounts: tuple[ReportAccount, ...] = ()
    question: str = ""  # the question between them
    outcome: str = ""  # the rules' verdict on them
    parting: str = ""  # where they part, empty if they don't
    is_verdict: bool = False  # the rules decide between them, or the ruling follows one
    clauses: tuple[str, ...] = ()  # applied in them, those that decide first
    cards: tuple[str, ...] = ()  # named where they part first


def describe_dispute(disputed: Dispute | None, followed: int) -> ReportDispute:
    """`followed`: the account that the ruling follows, of two legal ones; -1 for none."""
    if disputed is None:
        return ReportDispute()
    outcome = assess(disputed).outcome
    return ReportDispute(
        _describe_accounts(disputed),
        _describe_question(disputed),
        _describe_outcome(disputed, followed),
        _describe_parting(disputed),
        outcome.is_verdict or (outcome is DisputeOutcome.BOTH and followed >= 0),
        clauses_between(disputed),
        disputed_cards(disputed),
    )


def noted_dispute(tree: Tree, language: str, heading: Sequence[str] = ()) -> Dispute | None:
    """The two accounts that were written beside a table, one of which may still be empty; None if both are, or one
    can't be read. `heading`: names of the players in the heading, by which an account without a name is called."""
    written = tree.notes.accounts[:2]
    if len(written) < 2 or not any(steps.strip() for _, steps in written):
        return None
    names = account_names([who for who, _ in written], heading)
    try:
        first, other = (
            judge_account(tree.nodes[ROOT].game, tree.beginning.names, read_steps(steps, who), who, language)
            for who, (_, steps) in zip(names, written, strict=True)
        )
    except InputError:
        return None
    return dispute(first, other)


def is_on_branch(tree: Tree, number: int, disputed: Dispute) -> bool:
    """True for a node to which all was played as one of the accounts says."""
    played = tuple(node.choice for node in tree.path(number)[1:])
    return any(account.choices[: len(played)] == played for account in disputed.accounts)


def disputed_node(tree: Tree, number: int, disputed: Dispute, followed: int) -> int:
    """Last node on the way to `number` that is in both accounts, or is a step by which they part; else `number`. Of two
    legal accounts, only the step of the one that the ruling follows, if it has been played."""
    if disputed.parting is None:
        return number
    parting = disputed.parting.choices if followed < 0 else (disputed.parting.choices[followed],)
    at = ROOT
    for node, keys in zip(
        tree.path(number)[1:], (*((key,) for key in shared_choices(disputed)), parting), strict=False
    ):
        if node.choice not in keys:
            followed_nodes = (there for there in tree.below[at] if tree.nodes[there].choice in keys)
            return next(followed_nodes, at) if followed >= 0 else at
        at = node.number
    return at


def _describe_accounts(disputed: Dispute) -> tuple[ReportAccount, ...]:
    at = disputed.parting.steps if disputed.parting is not None else (-1, -1)
    return tuple(
        ReportAccount(
            account.who,
            tuple(_lines(account, parts)),
            AccountLine(_refused_text(wrong, says_whose=False), wrong.clauses) if (wrong := account.wrong) else None,
        )
        for account, parts in zip(disputed.accounts, at, strict=True)
    )


def _describe_outcome(disputed: Dispute, followed: int) -> str:
    """The rules' verdict on both accounts, in a sentence."""
    outcome, who, other = assess(disputed)
    if outcome is DisputeOutcome.BOTH and followed >= 0 and (there := disputed.at_parting(followed)) is not None:
        step = step_text(there, says_whose=False)
        return word("followed", who=disputed.accounts[followed].who, step=step)
    return word(f"outcome-{outcome}", who=who, other=other)


def _describe_parting(disputed: Dispute) -> str:
    """Parting of the accounts in a sentence; empty if they don't part."""
    if disputed.parting is None:
        return ""
    first, second = (
        word("said", who=account.who, number=place + 1, step=step_text(there, account.who))
        if (there := disputed.at_parting(column)) is not None
        else word("said-no-more", who=account.who)
        for column, (account, place) in enumerate(zip(disputed.accounts, disputed.parting.steps, strict=True))
    )
    return word("parted", one=first, other=second)


def _describe_question(disputed: Dispute) -> str:
    """The question between the accounts, as a judge would put it; empty if they don't part."""
    if disputed.parting is None:
        return ""
    sides = [
        word("according-to", who=account.who, step=step_text(there, says_whose=False))
        for column, account in enumerate(disputed.accounts)
        if (there := disputed.at_parting(column)) is not None
    ]
    return word("which-is-right" if len(sides) > 1 else "is-it-right", said=capitalized(semicolon_list(sides)))


def _lines(account: Account, parts: int) -> Iterator[AccountLine]:
    for index, step in enumerate(account.judged_steps):
        number, is_parting = str(index + 1), index == parts
        if isinstance(step, LegalStep):
            yield AccountLine(step_text(step), step.clauses, True, is_parting, number)
            for event, explanation in security_checks(step):
                yield AccountLine(event_text(explanation), event.clauses)
            continue
        yield AccountLine(_refused_text(step), step.clauses, False, is_parting, number)
        if step.instead is not None:
            yield AccountLine(instead_text(step.instead))
        if step.stated is None and index < len(account.judged_steps) - 1:
            yield AccountLine(word("as-if-not-done"))


def _refused_text(step: RefusedStep, *, says_whose: bool = True) -> str:
    what_is_wrong = "not-read" if not step.is_decided else "not-legal" if step.stated is None else "not-so"
    why = labelled(word(what_is_wrong), reason_text(step.why.explanation))
    return with_reason(step_text(step, says_whose=says_whose), why)
