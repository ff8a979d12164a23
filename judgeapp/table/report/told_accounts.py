"""What both players say that happened, for a report: each step in words, where it was not legal and
why, and where the accounts part."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from judgeapp.errors import InputError
from judgeapp.scenario.writing import write_step
from judgeapp.table.dispute import Account, Dispute, account, dispute, read_steps
from judgeapp.table.report.telling import Telling
from judgeapp.table.tree import ROOT, Tree

_MOST_OPTIONS = 5


class AccountLine(Struct, frozen=True):
    """legal -- None for what was not looked at, or is no step
    parts -- the accounts part here
    """

    text: str
    clauses: tuple[str, ...] = ()
    legal: bool | None = None
    parts: bool = False


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
            account(tree.nodes[ROOT].game, tree.beginning.names, read_steps(steps, who), who,
                    language)
            for who, steps in written
        )  # fmt: skip
    except InputError:
        return None
    return dispute(one, other)


def refusing(found: Dispute | None) -> tuple[str, ...]:
    """The clauses by which the first steps were not legal."""
    wrong = (one.wrong for one in found.accounts) if found is not None else ()
    return tuple(clause for one in wrong if one is not None for clause in one.clauses)


def told_accounts(found: Dispute, telling: Telling) -> tuple[AccountTold, ...]:
    """Both accounts in words."""
    at = found.parting.steps if found.parting is not None else (-1, -1)
    return tuple(
        AccountTold(one.who, tuple(_lines(one, parts, telling)))
        for one, parts in zip(found.accounts, at, strict=True)
    )


def _lines(one: Account, parts: int, telling: Telling) -> Iterator[AccountLine]:
    for place, taken in enumerate(one.taken):
        chosen = zip(taken.asked, taken.choices, strict=True)
        told = "; ".join(telling.chosen(asked, key) for asked, key in chosen)
        yield AccountLine(told or write_step(taken.step), (), True, place == parts)
    wrong = one.wrong
    if wrong is None:
        return
    meant = write_step(wrong.step) if wrong.meant is None else telling.option(wrong.meant.told)
    why = telling.words["not-legal" if wrong.clauses else "not-read"]
    reason = telling.refused(wrong.clauses) if wrong.clauses else wrong.what
    told = f"{meant} – {why}: {reason}" if reason else f"{meant} – {why}"
    yield AccountLine(told, wrong.clauses, False, wrong.at == parts)
    if wrong.instead is not None:
        options = [telling.option(choice.told) for choice in wrong.instead.choices()]
        listed = "; ".join(options[:_MOST_OPTIONS])
        if len(options) > _MOST_OPTIONS:
            more = str(len(options) - _MOST_OPTIONS)
            listed = telling.words["and-more"].format(options=listed, number=more)
        yield AccountLine(telling.words["instead"].format(options=listed))
