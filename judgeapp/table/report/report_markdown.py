"""A report as Markdown in which no HTML stands, whoever shows it as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from judgeapp.clauses.citing import citation, cited_list
from judgeapp.desk.citation import escape
from judgeapp.messages.punctuation import fact_list, labelled, semicolon_list, with_note
from judgeapp.table.report.accounts import ReportAccount
from judgeapp.table.report.clause_texts import ClauseText, language_sign
from judgeapp.table.report.printed_cards import CardOfReport
from judgeapp.table.report.ruling import safe_markdown
from judgeapp.table.report.table_report import (
    PositionLine,
    ReportLine,
    TableReport,
    account_lines,
    heading_facts,
    page_lines,
)
from judgeapp.table.report.wording import word


def as_markdown(report: TableReport, folder: str = "") -> str:
    """`folder`: where its pictures lie as `pictures_of` names them, relative to the file."""
    return "\n\n".join(_parts(report, folder)) + "\n"


def pictures_of(report: TableReport) -> dict[str, bytes]:
    pictures = {"position.png": report.picture} if report.picture else {}
    if report.whole is not None:
        places = enumerate(report.steps, start=report.skipped + 1)
        pictures |= {f"{at}.png": step.picture for at, step in places if step.picture}
    return pictures


def _parts(report: TableReport, folder: str) -> Iterator[str]:
    if facts := heading_facts(report.heading):
        yield " · ".join(escape(labelled(name, text)) for name, text in facts)
    yield f"# {_line(report.question) or escape(word('untitled'))}"
    if report.comment:
        yield _paragraph(report.comment)
    if report.ruling.strip():
        yield f"## {escape(word('ruling'))}"
        yield safe_markdown(report.ruling)
    if report.clauses:
        yield f"## {escape(word('clauses'))}"
        yield clauses_markdown(report.clauses)
    if report.accounts:
        yield f"## {escape(word('accounts'))}"
        for account in report.accounts:
            yield f"### {_line(account.who)}"
            yield _account(account)
        yield from (escape(text) for text in (report.outcome, report.parting) if text)
    yield f"## {escape(word('position'))}"
    if report.picture:
        yield f"![{escape(word('position'))}](<{folder}/position.png>)"
    yield _listed(report.position)
    yield from _steps(report)
    if report.cards:
        yield f"## {escape(word('cards'))}"
        for card in report.cards:
            yield from _card(card, report.languages)
    if report.by_hand:
        yield f"## {escape(word('by-hand'))}"
        yield "\n".join(f"- {_line(labelled(label, text))}" for label, text in report.by_hand)
    yield escape(labelled(word("sources"), semicolon_list(report.sources)))
    yield from _whole(report, folder)


def _steps(report: TableReport) -> Iterator[str]:
    lines, left_out = page_lines(report)
    if lines:
        yield f"## {escape(word('steps'))}"
    if left_out:
        yield escape(word("earlier", number=left_out))
    for is_choice, group in groupby(lines, key=lambda line: line.is_choice):
        if not is_choice:
            yield "\n".join(f"- {_with_clauses(line.text, line.clauses)}" for line in group)
            continue
        for line in group:
            yield f"**{_line(line.text)}**"
            if line.comment:
                yield _paragraph(line.comment)


def _whole(report: TableReport, folder: str) -> Iterator[str]:
    whole = report.whole
    if whole is None:
        return
    yield "---"
    yield f"# {escape(word('whole'))}"
    yield f"## {escape(word('every-step'))}"
    if report.opening:
        yield _events(report.opening)
    if report.skipped:
        yield escape(word("too-many", number=report.skipped))
    for index, step in enumerate(report.steps, start=report.skipped + 1):
        choice = with_note(step.choice, word("by-judge") if step.by_judge else "")
        yield f"### {index}. {_line(choice)}"
        if step.comment:
            yield _paragraph(step.comment)
        if step.lines:
            yield _events(step.lines)
        if step.picture:
            yield f"![{_line(step.choice)}](<{folder}/{index}.png>)"
    yield f"## {escape(word('end'))}"
    yield _listed(whole.end)
    yield f"## {escape(word('every-clause'))}"
    yield clauses_markdown(whole.clauses)
    if whole.more:
        yield escape(word("too-many", number=whole.more))


def clauses_markdown(clauses: Sequence[ClauseText]) -> str:
    rows = []
    for clause in clauses:
        texts = [_line(with_note(text.text, text.place)) for text in clause.words]
        joined = "  \n  ".join(texts or [escape(word("none"))])
        rows.append(f"- **{escape(citation(clause.number))}** {joined}")
    return "\n".join(rows)


def _account(account: ReportAccount) -> str:
    rows = []
    shown = account_lines(account)
    if left_out := len(account.lines) - len(shown):
        rows.append(f"- {escape(word('too-many', number=left_out))}")
    for line in shown:
        parts = f" ≠ *{escape(word('part'))}*" if line.parts else ""
        number = f"{line.number}\\. " if line.number else ""
        rows.append(f"- {number}{line.sign}{_with_clauses(line.text, line.clauses)}{parts}")
    return "\n".join(rows)


def _card(card: CardOfReport, languages: Sequence[str]) -> Iterator[str]:
    """Printed texts of a card, whole and in the lines in which they are printed."""
    for index, text in enumerate(card.texts):
        named = f"**{_line(text.name)}**"
        if not index:
            named = with_note(
                named, escape(fact_list((card.number, card.facts, language_sign(text.language, languages))))
            )
        yield "  \n".join((named, *map(_line, text.lines)))


def _events(lines: Sequence[ReportLine]) -> str:
    return "\n".join(f"- {_with_clauses(line.text, line.clauses)}" for line in lines)


def _with_clauses(text: str, clauses: tuple[str, ...]) -> str:
    return _line(with_note(text, cited_list(clauses)))


def _line(text: str) -> str:
    return escape(" ".join(text.split()))


def _paragraph(text: str) -> str:
    return escape(text).replace("\n", "  \n")


def _listed(lines: Sequence[PositionLine]) -> str:
    return "\n".join(f"{'    ' * line.depth}- {_line(line.text)}" for line in lines)
