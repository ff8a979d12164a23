"""What both players say that happened, for a report: each step in words, where it was not legal and
why, and where the accounts part."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from judgeapp.messages.errors import InputError
from judgeapp.scenario.writing import write_step
from judgeapp.table.deciding.answered import effect_answered
from judgeapp.table.dispute.account import Account, Taken, Wrong, account
from judgeapp.table.dispute.outcome import standing
from judgeapp.table.dispute.parting import Dispute, dispute
from judgeapp.table.dispute.written_steps import read_steps
from judgeapp.table.report.telling import Telling
from judgeapp.table.tree.tree import ROOT, Tree

_MOST_OPTIONS = 5


class AccountLine(Struct, frozen=True):
    """legal -- None for what is no step
    parts -- the accounts part here
    number -- of the step; empty for what is none
    """

    text: str
    clauses: tuple[str, ...] = ()
    legal: bool | None = None
    parts: bool = False
    number: str = ""


class AccountTold(Struct, frozen=True):
    who: str
    lines: tuple[AccountLine, ...]


def entered(tree: Tree, language: str) -> Dispute | None:
    """The two accounts that were written beside a table; None where there are not two, or one
    can't be read."""
    written = tree.notes.accounts[:2]
    if len(written) < 2 or not all(steps.strip() for _, steps in written):
        return None
    try:
        one, other = (
            account(tree.nodes[ROOT].game, tree.beginning.names, read_steps(steps, who), who, language)
            for who, steps in written
        )
    except InputError:
        return None
    return dispute(one, other)


def told_accounts(found: Dispute, telling: Telling) -> tuple[AccountTold, ...]:
    """Both accounts in words."""
    at = found.parting.steps if found.parting is not None else (-1, -1)
    return tuple(
        AccountTold(one.who, tuple(_lines(one, parts, telling))) for one, parts in zip(found.accounts, at, strict=True)
    )


def told_outcome(found: Dispute, telling: Telling) -> str:
    """What the rules say of both, in a sentence."""
    outcome, who, other = standing(found)
    return telling.words[f"outcome-{outcome}"].format(who=who, other=other)


def told_parting(found: Dispute, telling: Telling) -> str:
    """Where the accounts part, in a sentence; empty where they don't."""
    if found.parting is None:
        return ""
    said = []
    for column, (one, place) in enumerate(zip(found.accounts, found.parting.steps, strict=True)):
        there = found.at_parting(column)
        if there is None:
            said.append(telling.words["said-no-more"].format(who=one.who))
        else:
            told = _told(there, telling)
            said.append(telling.words["said"].format(who=one.who, number=str(place + 1), step=told))
    return telling.words["parted"].format(one=said[0], other=said[1])


def _told(one: Taken | Wrong, telling: Telling) -> str:
    """What a step says that happened, or was so."""
    if one.stated is not None:
        return telling.stated(one.stated.said)
    if isinstance(one, Wrong):
        told = effect_answered(one.step) if one.meant is None else one.meant.told
        return write_step(one.step) if told is None else telling.option(told)
    chosen = zip(one.asked, one.choices, strict=True)
    return "; ".join(telling.chosen(asked, key) for asked, key in chosen) or write_step(one.step)


def _lines(account: Account, parts: int, telling: Telling) -> Iterator[AccountLine]:
    for place, one in enumerate(account.said):
        told, number = _told(one, telling), str(place + 1)
        if isinstance(one, Taken):
            yield AccountLine(told, (), True, place == parts, number)
            continue
        why = telling.words[_what_is_wrong(one)]
        told = f"{told} – {why}: {telling.why(one.why.told)}"
        yield AccountLine(told, one.clauses, False, place == parts, number)
        if one.instead is not None:
            yield AccountLine(_instead(one, telling))
        if one.stated is None and place < len(account.said) - 1:
            yield AccountLine(telling.words["as-if-not-done"])


def _what_is_wrong(one: Wrong) -> str:
    if one.stated is not None:
        return "not-so"
    return "not-legal" if one.clauses else "not-read"


def _instead(one: Wrong, telling: Telling) -> str:
    """What was legal instead."""
    assert one.instead is not None
    options = [telling.option(choice.told) for choice in one.instead.choices()]
    listed = "; ".join(options[:_MOST_OPTIONS])
    if len(options) > _MOST_OPTIONS:
        more = str(len(options) - _MOST_OPTIONS)
        listed = telling.words["and-more"].format(options=listed, number=more)
    return telling.words["instead"].format(options=listed)
