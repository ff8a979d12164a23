"""The page of a report: its heading, what happened, and as much of accounts as matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from judgeapp.table.report.accounts import AccountLine, ReportAccount
from judgeapp.table.report.table_report import ReportLine, TableReport
from judgeapp.table.report.wording import word
from judgeapp.table.tree.tree import ReportHeading

# Lines of "What happened": more than any disputed game has.
MAX_LINES = 400
MAX_OF_ACCOUNT = 12


class PageLine(NamedTuple):
    """A line of the record."""

    text: str
    clauses: tuple[str, ...] = ()
    is_choice: bool = False  # a choice, not its result
    comment: str = ""
    nearness: int = 0  # to the dispute, 0 the nearest


def heading_facts(heading: ReportHeading) -> tuple[tuple[str, str], ...]:
    """Facts above the report, each with its label."""
    named = zip(("event", "round", "table", "player_a", "player_b", "judge", "date"), heading.texts, strict=True)
    return tuple((word(name), " ".join(text.split())) for name, text in named if text.strip())


def page_lines(report: TableReport) -> tuple[tuple[PageLine, ...], int]:
    """Lines that matter; and how many are left out, if they are too many: those farthest from the dispute, and of these
    the first."""
    lines: list[PageLine] = [*_of_events(report.opening)]
    for step in report.steps:
        choice = PageLine(_on_one_line(step.choice), (), True, step.comment)
        lines += (choice, *(line for line in _of_events(step.lines) if line.text != choice.text))
    nearest = sorted(range(len(lines)), key=lambda at: (lines[at].nearness, -at))[:MAX_LINES]
    return tuple(lines[at] for at in sorted(nearest)), len(lines) - len(nearest)


def account_lines(account: ReportAccount) -> tuple[AccountLine, ...]:
    """Lines of an account that have room: around its first illegal step, or the parting of the accounts; otherwise its
    beginning."""
    lines = account.lines
    at = next((n for n, line in enumerate(lines) if line.parts or line.legal is False), 0)
    first = max(0, min(at - MAX_OF_ACCOUNT // 2, len(lines) - MAX_OF_ACCOUNT))
    return lines[first : first + MAX_OF_ACCOUNT]


def _of_events(lines: Sequence[ReportLine]) -> Iterator[PageLine]:
    for line in lines:
        if line.nearness is not None:
            yield PageLine(_on_one_line(line.text), line.clauses, nearness=line.nearness)


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
