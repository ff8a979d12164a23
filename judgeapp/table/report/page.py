"""What stands on the one page of a report: so much of each text that there is room for all, and the
rest in the whole record."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from judgeapp.table.report.heading import ReportHeading
from judgeapp.table.report.printed_cards import CardOfReport
from judgeapp.table.report.table_report import ReportLine, TableReport
from judgeapp.table.report.told_accounts import AccountLine, AccountTold

MOST_LINES = 24
MOST_ON_PAGE = 6  # cards
MOST_BY_HAND = 8
MOST_OF_ACCOUNT = 12
# Of letters as wide as those of Latin; a Chinese one takes the room of two.
CLAUSE_ROOM = 420
CARD_ROOM = 260
LINE_ROOM = 150
_MOST_NUMBERS = 3


class PageLine(NamedTuple):
    """A line of what happened. is_choice -- what was chosen, and not what came of it; nearness --
    to what is argued about, 0 the nearest"""

    text: str
    clauses: str = ""
    is_choice: bool = False
    comment: str = ""
    nearness: int = 0


def facts_of(heading: ReportHeading, words: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """What is said above the report, each with what it is."""
    named = zip(
        ("event", "round", "table", "player_a", "player_b", "judge", "date"), heading.texts,
        strict=True,
    )  # fmt: skip
    return tuple((words[name], " ".join(said.split())) for name, said in named if said.strip())


def page_lines(report: TableReport, most: int = MOST_LINES) -> tuple[tuple[PageLine, ...], int]:
    """What of the way matters; and how many lines of that are left out, where it is too much:
    those that are farthest from what is argued about, and of these the first."""
    found: list[PageLine] = [*_of_events(report.begun)]
    for step in report.steps:
        choice = PageLine(shortened(step.choice, LINE_ROOM), "", True, step.comment)
        found += (choice, *(line for line in _of_events(step.lines) if line.text != choice.text))
    nearest = sorted(range(len(found)), key=lambda at: (found[at].nearness, -at))[:most]
    return tuple(found[at] for at in sorted(nearest)), len(found) - len(nearest)


def account_lines(account: AccountTold) -> tuple[AccountLine, ...]:
    """As much of an account as has room: around its first step that was not legal, or where the
    accounts part; its beginning where there is neither."""
    lines = account.lines
    at = next((n for n, line in enumerate(lines) if line.parts or line.legal is False), 0)
    first = max(0, min(at - MOST_OF_ACCOUNT // 2, len(lines) - MOST_OF_ACCOUNT))
    return lines[first : first + MOST_OF_ACCOUNT]


def _of_events(lines: Sequence[ReportLine]) -> Iterator[PageLine]:
    for line in lines:
        if line.nearness is not None:
            text = shortened(line.text, LINE_ROOM)
            yield PageLine(text, numbers(line.clauses), nearness=line.nearness)


def page_cards(report: TableReport) -> tuple[CardOfReport, ...]:
    return report.cards[:MOST_ON_PAGE]


def numbers(clauses: tuple[str, ...]) -> str:
    """The clauses of a line, the first of them where they are many."""
    shown = ", ".join(clauses[:_MOST_NUMBERS])
    return f"{shown}, …" if len(clauses) > _MOST_NUMBERS else shown


def shortened(text: str, room: int) -> str:
    """A text on one line, cut where it has no room."""
    line = " ".join(text.split())
    taken = 0
    for at, letter in enumerate(line):
        taken += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        if taken > room:
            return line[:at].rstrip() + " …"
    return line
