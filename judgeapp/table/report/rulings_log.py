"""Rulings of a notebook as they are handed over: one, or the log of an event; as one HTML file and
as Markdown, in which nothing is run, fetched or linked, whatever a text says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from html import escape as escape_html

from msgspec import Struct

from judgeapp.cards.card import PrintedCard
from judgeapp.clauses.citing import by_leading
from judgeapp.desk.citation import escape
from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list, labelled, semicolon_list
from judgeapp.rulings.notebook.revision import NotedRuling, short
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.rulings.notebook.wording import headed
from judgeapp.table.report.clause_texts import ClauseText, clause_texts, quoted_sources
from judgeapp.table.report.html_parts import (
    SCREEN,
    clauses_html,
    decided_html,
    heading_html,
    html_page,
    lines_of_record,
    paragraph_html,
    position_html,
    text_html,
)
from judgeapp.table.report.report_markdown import clauses_markdown
from judgeapp.table.report.ruling import safe_markdown
from judgeapp.table.report.wording import word
from judgeapp.table.sentences import render_sentence

# A fixed word of a log, or a sentence with its parameters.
log_word = partial(render_sentence, "rulings")
_SAFE = "default-src 'none'; style-src 'unsafe-inline'"


class LoggedRuling(Struct, frozen=True):
    ruling: Ruling
    clauses: tuple[ClauseText, ...]
    sources: tuple[str, ...] = ()  # of the words of its clauses
    cards: tuple[str, ...] = ()  # numbers of its cards, with the names of those in the library
    replaced_by: str = ""  # the question of the ruling that overturned or superseded it, or its short id
    in_conflict: bool = False


class RulingsLog(Struct, frozen=True):
    """Rulings to be printed together."""

    title: str  # the subject of the log; the question of a single ruling
    rulings: tuple[LoggedRuling, ...]
    language: str = "en"  # BCP 47 tag that its reader reads first


def rulings_log(
    noted: Sequence[NotedRuling],
    by_id: Mapping[str, NotedRuling],
    library: Library,
    printed: Callable[[str], PrintedCard | None],
    languages: Sequence[str],
) -> RulingsLog:
    """The log of rulings in this order, without deleted ones. by_id -- all of the notebook; printed -- the card of a
    number"""
    language = next(iter(languages), "") or "en"
    logged = []
    for ruling in noted:
        if ruling.content is None:
            continue
        by = ruling.content.replaced_by
        clauses = clause_texts(library, by_leading(ruling.content.clauses), languages)
        logged.append(
            LoggedRuling(
                ruling.content,
                clauses,
                tuple(quoted_sources(library, clauses)),
                tuple(_named(number, printed(number), language) for number in ruling.content.cards),
                _title(by_id.get(by)) or short(by) if by else "",
                ruling.in_conflict,
            )
        )
    events = {ruling.ruling.event for ruling in logged}
    title = events.pop() if len(events) == 1 else ""
    if len(logged) == 1:
        title = _line(logged[0].ruling.question)
    return RulingsLog(title, tuple(logged), language)


def log_as_html(log: RulingsLog, *, style: str = SCREEN) -> str:
    """One HTML file for screen or paper."""
    title = log.title or log_word("rulings")
    body = [] if len(log.rulings) == 1 else [f"<h1>{escape_html(title)}</h1>"]
    for logged in log.rulings:
        body += _page(logged, log.language)
    return html_page(title, "\n".join(body), language=log.language, style=style, safe=_SAFE)


def log_as_markdown(log: RulingsLog) -> str:
    parts = [] if len(log.rulings) == 1 else [f"# {escape(log.title or log_word('rulings'))}"]
    for logged in log.rulings:
        parts += _markdown(logged)
    return "\n\n".join(parts) + "\n"


def _facts(ruling: Ruling) -> str:
    facts = (
        log_word(ruling.status),
        log_word(ruling.authority),
        ruling.event,
        f"{word('round')} {ruling.round}" if ruling.round else "",
        f"{word('table')} {ruling.table}" if ruling.table else "",
        " – ".join(ruling.players),
        ruling.judge,
        ruling.date,
    )
    return " · ".join(filter(None, facts))


def _notes(logged: LoggedRuling) -> Iterator[str]:
    if logged.replaced_by:
        yield log_word("replaced", status=log_word(logged.ruling.status), title=logged.replaced_by)
    if logged.in_conflict:
        yield log_word("conflict")


def _lists(logged: LoggedRuling) -> Iterator[tuple[str, str]]:
    """Cards and answers of a ruling below their headings."""
    if logged.cards:
        yield word("cards"), comma_list(logged.cards)
    if logged.ruling.answers:
        yield log_word("answers"), comma_list(logged.ruling.answers)


def _texts(ruling: Ruling) -> Iterator[tuple[str, str]]:
    """Accounts and the record of a ruling below their headings."""
    for field in ("account_a", "account_b", "record"):
        if text := getattr(ruling, field):
            yield headed(field, text, log_word(field))


def _page(logged: LoggedRuling, language: str) -> Iterator[str]:
    ruling = logged.ruling
    yield paragraph_html("heading", escape_html(_facts(ruling)))
    yield f"<h1>{text_html(ruling.question)}</h1>"
    yield from (paragraph_html("comment", escape_html(note)) for note in _notes(logged))
    yield decided_html(ruling.answer)
    if logged.clauses:
        yield heading_html(word("clauses"))
        yield clauses_html(logged.clauses, (language,))
        yield paragraph_html("sources", escape_html(_sources(logged)))
    for heading, listed in _lists(logged):
        yield f"{heading_html(heading)}<p>{escape_html(listed)}</p>"
    for heading, text in _texts(ruling):
        yield heading_html(heading) + position_html(lines_of_record(text))


def _markdown(logged: LoggedRuling) -> Iterator[str]:
    ruling = logged.ruling
    yield f"## {escape(_line(ruling.question))}"
    yield escape(_facts(ruling))
    yield from (f"*{escape(note)}*" for note in _notes(logged))
    yield safe_markdown(ruling.answer) if ruling.answer else escape(word("no-ruling"))
    if logged.clauses:
        yield f"### {escape(word('clauses'))}"
        yield clauses_markdown(logged.clauses)
        yield escape(_sources(logged))
    for heading, listed in _lists(logged):
        yield f"### {escape(heading)}"
        yield escape(listed)
    for heading, text in _texts(ruling):
        yield f"### {escape(heading)}"
        yield escape(text).replace("\n", "  \n")


def _sources(logged: LoggedRuling) -> str:
    return labelled(word("sources"), semicolon_list(logged.sources))


def _named(number: str, card: PrintedCard | None, language: str) -> str:
    return number if card is None else f"{number} {card.name(language)}"


def _title(noted: NotedRuling | None) -> str:
    content = noted.content if noted is not None else None
    return _line(content.question) if content is not None else ""


def _line(text: str) -> str:
    return " ".join(text.split())
