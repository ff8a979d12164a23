"""A ruling drafted from a table, with its position, record, clauses and accounts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from judgeapp.clauses.citing import cited_list
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import labelled, with_note
from judgeapp.rulings.notebook.ruling import BOUNDS, Authority, Ruling, is_date, tidied
from judgeapp.rulings.players import player_name
from judgeapp.table.report.accounts import ReportAccount
from judgeapp.table.report.table_report import TableReport
from judgeapp.table.tree.file import as_scenario
from judgeapp.table.tree.tree import Tree

_LEFT_OUT = "…"


def draft_ruling(report: TableReport, tree: Tree) -> Ruling:
    """Draft of a ruling from the report of the line to the current node; with the line itself, if that can be replayed
    from a scenario. For two accounts it asks about their difference, unless something else is asked, and answers as the
    rules do, if they decide."""
    heading = report.heading
    accounts = [_account(account) if account.lines else "" for account in report.accounts] or [
        f"{player_name(who)}\n{steps}" if steps.strip() else "" for who, steps in tree.notes.accounts
    ]
    first, other, *_ = (*accounts, "", "")
    if report.is_swapped and not report.accounts:
        first, other = other, first
    question, answer = report.question or report.asked, report.ruling
    if report.is_verdict and not answer.strip():
        answer = "\n".join(_verdict(report))
    return tidied(
        Ruling(
            question=_short("question", question),
            answer=_short("answer", answer),
            cards=tuple(card.number for card in report.cards if _is_number(card.number)),
            clauses=tuple(clause.number for clause in report.clauses),
            authority=Authority.FLOOR_JUDGE,
            event=heading.event,
            round=heading.round,
            table=heading.table,
            players=(heading.player_a, heading.player_b),
            judge=heading.judge,
            date=heading.date if is_date(heading.date) else date.today().isoformat(),
            rests_on=_rests_on(tree, report.node),
            record=_short("record", "\n".join(_record(report))),
            account_a=_short("account_a", first),
            account_b=_short("account_b", other),
        )
    )


def _verdict(report: TableReport) -> Iterator[str]:
    """The rules' verdict on both accounts, with the first step of each that is not legal and why, and what of it the
    judge decided or can't be relied on."""
    yield report.outcome
    for account in report.accounts:
        if (wrong := account.wrong) is not None:
            yield f"- {labelled(account.who, _with(wrong.text, wrong.clauses))}"
    for label, text in report.by_hand:
        yield f"- {labelled(label, text)}"


def _rests_on(tree: Tree, node: int) -> str:
    try:
        text = as_scenario(tree, node)
    except InputError:  # the table didn't begin with a scenario
        return ""
    return text if len(text) <= BOUNDS["rests_on"].letters else ""


def _record(report: TableReport) -> Iterator[str]:
    """Lines of a record: the parting of two accounts, the position, and the play from it."""
    if report.parting:
        yield report.parting
        yield ""
    for line in report.position:
        yield "  " * line.depth + line.text
    yield ""
    for line_ in report.opening:
        yield f"  {_with(line_.text, line_.clauses)}"
    if report.skipped:
        yield _LEFT_OUT
    for number, step in enumerate(report.steps, start=report.skipped + 1):
        yield f"{number}. {step.choice}"
        for line_ in step.lines:
            if line_.nearness is not None and line_.text != step.choice:
                yield f"  {_with(line_.text, line_.clauses)}"
        if step.comment:
            yield f"  – {step.comment}"


def _account(account: ReportAccount) -> str:
    lines = (f"{line.sign}{_with(line.text, line.clauses)}" for line in account.lines)
    return "\n".join((account.who, *lines))


def _with(text: str, clauses: tuple[str, ...]) -> str:
    return with_note(text, cited_list(clauses))


def _short(field: str, text: str) -> str:
    """A text with as many of its lines as there is room for, and a sign that there are more."""
    most = BOUNDS[field].letters
    if len(text) <= most:
        return text
    return f"{text[: most - 2].rpartition(chr(10))[0] or text[: most - 2]}\n{_LEFT_OUT}"


def _is_number(text: str) -> bool:
    return bool(text) and not any(letter.isspace() for letter in text)
