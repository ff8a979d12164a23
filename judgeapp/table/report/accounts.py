"""Both players' accounts in a report: each step in words, where it was not legal and why, and where the accounts
part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import capitalized, labelled, semicolon_list
from judgeapp.rulings.players import account_names
from judgeapp.scenario.writing import write_step
from judgeapp.table.deciding.options import describe_answered_effect
from judgeapp.table.dispute.account import Account, LegalStep, RefusedStep, judge_account, read_steps, security_checks
from judgeapp.table.dispute.dispute import Dispute, DisputeOutcome, assess, dispute, shared_choices
from judgeapp.table.report.wording import ReportWording
from judgeapp.table.tree.tree import ROOT, Tree

_MAX_OPTIONS = 5


class AccountLine(Struct, frozen=True):
    """Line of an account in a report.

    legal -- None if it is not a step
    parts -- the accounts part here
    number -- of the step; empty if it is not one
    """

    text: str
    clauses: tuple[str, ...] = ()
    legal: bool | None = None
    parts: bool = False
    number: str = ""


class ReportAccount(Struct, frozen=True):
    who: str
    lines: tuple[AccountLine, ...]


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


def disputed_node(tree: Tree, number: int, disputed: Dispute) -> int:
    """Last node on the way to `number` that is in both accounts, or is a step by which they part; `number` if they
    don't part."""
    if disputed.parting is None:
        return number
    choices: list[tuple[str, ...]] = [*((key,) for key in shared_choices(disputed)), disputed.parting.choices]
    at = ROOT
    for node, keys in zip(tree.path(number)[1:], choices, strict=False):
        if node.choice not in keys:
            break
        at = node.number
    return at


def describe_accounts(disputed: Dispute, wording: ReportWording) -> tuple[ReportAccount, ...]:
    at = disputed.parting.steps if disputed.parting is not None else (-1, -1)
    return tuple(
        ReportAccount(account.who, tuple(_lines(account, parts, wording)))
        for account, parts in zip(disputed.accounts, at, strict=True)
    )


def describe_outcome(disputed: Dispute, wording: ReportWording, followed: int = -1) -> str:
    """The rules' verdict on both accounts, in a sentence. `followed`: the account that the ruling follows, of two legal
    ones; -1 for none."""
    outcome, who, other = assess(disputed)
    if outcome is DisputeOutcome.BOTH and followed >= 0 and (there := disputed.at_parting(followed)) is not None:
        step = _step_text(there, wording, says_whose=False)
        return wording.words["followed"].format(who=disputed.accounts[followed].who, step=step)
    return wording.words[f"outcome-{outcome}"].format(who=who, other=other)


def describe_parting(disputed: Dispute, wording: ReportWording) -> str:
    """Parting of the accounts in a sentence; empty if they don't part."""
    if disputed.parting is None:
        return ""
    sides = []
    for column, (account, place) in enumerate(zip(disputed.accounts, disputed.parting.steps, strict=True)):
        there = disputed.at_parting(column)
        if there is None:
            sides.append(wording.words["said-no-more"].format(who=account.who))
        else:
            step = _step_text(there, wording, unless_by=account.who)
            sides.append(wording.words["said"].format(who=account.who, number=str(place + 1), step=step))
    return wording.words["parted"].format(one=sides[0], other=sides[1])


def describe_question(disputed: Dispute, wording: ReportWording) -> str:
    """The question between the accounts, as a judge would put it; empty if they don't part."""
    if disputed.parting is None:
        return ""
    sides = [
        wording.words["according-to"].format(who=account.who, step=_step_text(there, wording, says_whose=False))
        for column, account in enumerate(disputed.accounts)
        if (there := disputed.at_parting(column)) is not None
    ]
    return wording.words["which-is-right" if len(sides) > 1 else "is-it-right"].format(
        said=capitalized(semicolon_list(sides))
    )


def _step_text(
    step: LegalStep | RefusedStep, wording: ReportWording, *, says_whose: bool = True, unless_by: str = ""
) -> str:
    """A step in words, with the player who chose, unless that is the one just named."""
    if step.stated is not None:
        return wording.stated(step.stated.explanation)
    if isinstance(step, RefusedStep):
        explanation = describe_answered_effect(step.step) if step.meant is None else step.meant.explanation
        return write_step(step.step) if explanation is None else wording.option(explanation)
    answers = [
        wording.option(choice.explanation)
        if asked is not None and choice is not None and (not says_whose or wording.seat(asked.seat) == unless_by)
        else wording.chosen(asked, key)
        for asked, key in zip(step.asked, step.choices, strict=True)
        for choice in (asked.choice_of(key) if asked is not None else None,)
    ]
    return semicolon_list(answers) or write_step(step.step)


def _lines(account: Account, parts: int, wording: ReportWording) -> Iterator[AccountLine]:
    for index, step in enumerate(account.judged_steps):
        text, number = _step_text(step, wording), str(index + 1)
        if isinstance(step, LegalStep):
            yield AccountLine(text, step.clauses, True, index == parts, number)
            for event, explanation in security_checks(step):
                yield AccountLine(wording.event(explanation), event.clauses)
            continue
        why = wording.words[_what_is_wrong(step)]
        text = f"{text} – {labelled(why, wording.why(step.why.explanation))}"
        yield AccountLine(text, step.clauses, False, index == parts, number)
        if step.instead is not None:
            yield AccountLine(_instead(step, wording))
        if step.stated is None and index < len(account.judged_steps) - 1:
            yield AccountLine(wording.words["as-if-not-done"])


def _what_is_wrong(step: RefusedStep) -> str:
    if not step.is_decided:
        return "not-read"
    return "not-legal" if step.stated is None else "not-so"


def _instead(step: RefusedStep, wording: ReportWording) -> str:
    """Legal alternatives, in words."""
    assert step.instead is not None
    options = [wording.option(choice.explanation) for choice in step.instead.choices()]
    listed = semicolon_list(options[:_MAX_OPTIONS])
    if len(options) > _MAX_OPTIONS:
        more = str(len(options) - _MAX_OPTIONS)
        listed = wording.words["and-more"].format(options=listed, number=more)
    return wording.words["instead"].format(options=listed)
