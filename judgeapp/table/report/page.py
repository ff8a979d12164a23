"""The one page of a report; on paper as much of each text as has room, and behind the page in full what it cuts."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from judgeapp.clauses.citing import citation_run
from judgeapp.table.report.accounts import AccountLine, ReportAccount
from judgeapp.table.report.clause_texts import ClauseText
from judgeapp.table.report.printed_cards import CardOfReport
from judgeapp.table.report.table_report import ReportLine, TableReport
from judgeapp.table.tree.heading import ReportHeading

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


def heading_facts(heading: ReportHeading, words: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Facts above the report, each with its label."""
    named = zip(("event", "round", "table", "player_a", "player_b", "judge", "date"), heading.texts, strict=True)
    return tuple((words[name], " ".join(text.split())) for name, text in named if text.strip())


def page_lines(report: TableReport, most: int = MOST_LINES, room: int = 0) -> tuple[tuple[PageLine, ...], int]:
    """Lines that matter; and how many of them are left out, where they are too many: those that are farthest from what
    is argued about, and of these the first. `room`: letters of a line; 0 for whole ones."""
    lines: list[PageLine] = [*_of_events(report.opening, room)]
    for step in report.steps:
        choice = PageLine(shortened(step.choice, room), "", True, step.comment)
        events = _of_events(step.lines, room)
        lines += (choice, *(line for line in events if line.text != choice.text))
    nearest = sorted(range(len(lines)), key=lambda at: (lines[at].nearness, -at))[:most]
    return tuple(lines[at] for at in sorted(nearest)), len(lines) - len(nearest)


def account_lines(account: ReportAccount) -> tuple[AccountLine, ...]:
    """Lines of an account that have room: around its first step that was not legal, or where the accounts part; its
    beginning where there is neither."""
    lines = account.lines
    at = next((n for n, line in enumerate(lines) if line.parts or line.legal is False), 0)
    first = max(0, min(at - MOST_OF_ACCOUNT // 2, len(lines) - MOST_OF_ACCOUNT))
    return lines[first : first + MOST_OF_ACCOUNT]


def _of_events(lines: Sequence[ReportLine], room: int) -> Iterator[PageLine]:
    for line in lines:
        if line.nearness is not None:
            clauses = numbers(line.clauses) if room else ", ".join(citation_run(line.clauses))
            yield PageLine(shortened(line.text, room), clauses, nearness=line.nearness)


def cut_cards(report: TableReport) -> tuple[CardOfReport, ...]:
    """The cards that have no room on a page, or not all of their texts."""
    return tuple(
        card
        for place, card in enumerate(report.cards)
        if place >= MOST_ON_PAGE or any(_is_cut(" ".join(t.lines), CARD_ROOM) for t in card.texts)
    )


def cut_clauses(report: TableReport) -> tuple[ClauseText, ...]:
    """The clauses that decided whose texts have not all room on a page."""
    return tuple(clause for clause in report.clauses if any(_is_cut(quote.text, CLAUSE_ROOM) for quote in clause.words))


def _is_cut(text: str, room: int) -> bool:
    return shortened(text, room) != shortened(text, 0)


def numbers(clauses: tuple[str, ...]) -> str:
    """The clauses of a line, the first of them where they are many."""
    shown = ", ".join(citation_run(clauses)[:_MOST_NUMBERS])
    return f"{shown}, …" if len(clauses) > _MOST_NUMBERS else shown


def shortened(text: str, room: int) -> str:
    """A text on one line, cut where it has no room; whole with a room of 0."""
    line = " ".join(text.split())
    if not room:
        return line
    taken = 0
    for at, letter in enumerate(line):
        taken += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        if taken > room:
            return line[:at].rstrip() + " …"
    return line
