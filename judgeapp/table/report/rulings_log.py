"""Rulings of a notebook as they are handed over: one, or the log of an event; as one HTML file and
as Markdown, in which nothing is run, fetched or linked, whatever a text says."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp.clauses.citing import by_leading, citation
from judgeapp.desk.citation import escape
from judgeapp.desk.languages import LANGUAGES
from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list, labelled, semicolon_list, with_note
from judgeapp.rulings.notebook.revision import NotedRuling, short
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.rulings.notebook.wording import headed
from judgeapp.table.report.clause_texts import (
    ClauseText,
    ClauseWords,
    clause_texts,
    foreign_signs,
    language_sign,
    quoted_sources,
)
from judgeapp.table.report.report_style import SCREEN, html_page, position_html, table_html
from judgeapp.table.report.ruling import ruling_html, safe_markdown
from judgeapp.table.sentences import sentences

LOG_WORDS = sentences("rulings")
_SAFE = "default-src 'none'; style-src 'unsafe-inline'"
_TEXTS = ("account_a", "account_b", "record")


class LoggedRuling(Struct, frozen=True):
    """Ruling in a log, with its clauses.

    sources -- sources of the words of its clauses
    replaced_by -- the question of the ruling that overturned or superseded it, or its short id;
    empty if none did
    """

    ruling: Ruling
    clauses: tuple[ClauseText, ...]
    sources: tuple[str, ...] = ()
    replaced_by: str = ""
    in_conflict: bool = False


class RulingsLog(Struct, frozen=True):
    """Rulings to be printed together.

    title -- the subject of the log; the question of a single ruling
    language -- BCP 47 tag that its reader reads first
    """

    title: str
    rulings: tuple[LoggedRuling, ...]
    language: str = "en"


def rulings_log(
    noted: Sequence[NotedRuling],
    by_id: Mapping[str, NotedRuling],
    library: Library,
    languages: Sequence[str],
    words: Mapping[str, str] = LOG_WORDS,
    language_name: Callable[[str], str] = LANGUAGES.__getitem__,
) -> RulingsLog:
    """The log of rulings in this order; those that are deleted are left out. known -- all of the notebook, by id"""
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
                tuple(quoted_sources(library, clauses, words, language_name)),
                _title(by_id.get(by)) or short(by) if by else "",
                ruling.in_conflict,
            )
        )
    events = {ruling.ruling.event for ruling in logged}
    title = events.pop() if len(events) == 1 else ""
    if len(logged) == 1:
        title = _line(logged[0].ruling.question)
    return RulingsLog(title, tuple(logged), (languages[0] if languages else "") or "en")


def log_as_html(log: RulingsLog, words: Mapping[str, str] = LOG_WORDS, *, style: str = SCREEN) -> str:
    """One HTML file for screen or paper."""
    title = html.escape(log.title or words["rulings"])
    body = [] if len(log.rulings) == 1 else [f"<h1>{title}</h1>"]
    for logged in log.rulings:
        body += _page(logged, words, log.language)
    return html_page(title, "\n".join(body), language=html.escape(log.language), style=style, safe=_SAFE)


def log_as_markdown(log: RulingsLog, words: Mapping[str, str] = LOG_WORDS) -> str:
    parts = [] if len(log.rulings) == 1 else [f"# {escape(log.title or words['rulings'])}"]
    for logged in log.rulings:
        parts += _markdown(logged, words)
    return "\n\n".join(parts) + "\n"


def _facts(ruling: Ruling, words: Mapping[str, str]) -> Iterator[str]:
    yield words[ruling.status]
    yield words[ruling.authority]
    yield ruling.event
    for field, text in (("round", ruling.round), ("table", ruling.table)):
        yield f"{words[field]} {text}" if text else ""
    yield " – ".join(ruling.players)
    yield ruling.judge
    yield ruling.date


def _notes(logged: LoggedRuling, words: Mapping[str, str]) -> Iterator[str]:
    if logged.replaced_by:
        yield words["replaced"].format(status=words[logged.ruling.status], title=logged.replaced_by)
    if logged.in_conflict:
        yield words["conflict"]


def _page(logged: LoggedRuling, words: Mapping[str, str], language: str) -> Iterator[str]:
    ruling = logged.ruling
    facts = " · ".join(filter(None, _facts(ruling, words)))
    yield f'<p class="heading">{html.escape(facts)}</p>'
    yield f"<h1>{_text(ruling.question)}</h1>"
    for note in _notes(logged, words):
        yield f'<p class="comment">{html.escape(note)}</p>'
    none = f'<p class="none">{html.escape(words["no-answer"])}</p>'
    answer = ruling_html(ruling.answer) if ruling.answer else none
    label = f'<p class="label">{html.escape(words["answer"])}</p>'
    yield table_html("ruling", f'<tr><td class="said">{label}\n{answer}</td></tr>')
    if logged.clauses:
        yield f"<h2>{html.escape(words['clauses'])}</h2>"
        yield table_html("clauses", "".join(_clause(clause, words, language) for clause in logged.clauses))
        for sign in foreign_signs(logged.clauses, (language,)):
            yield f'<p class="note">{html.escape(words["untranslated"].format(sign=sign))}</p>'
        yield f'<p class="sources">{html.escape(_sources(logged, words))}</p>'
    for field, listed in (("cards", ruling.cards), ("answers", ruling.answers)):
        if listed:
            yield f"<h2>{html.escape(words[field])}</h2><p>{html.escape(comma_list(listed))}</p>"
    for field in _TEXTS:
        if text := getattr(ruling, field):
            heading, body_text = headed(field, text, words[field])
            lines = [(line.strip(), _depth(line)) for line in body_text.splitlines() if line.strip()]
            yield f"<h2>{html.escape(heading)}</h2>{position_html(lines)}"


def _clause(clause: ClauseText, words: Mapping[str, str], language: str) -> str:
    paragraphs = "".join(
        f'<p class="{"other" if index else "first"} {html.escape(quote.language)}"'
        f' lang="{html.escape(quote.language)}">{html.escape(_line(quote.text))}{_place(quote, language)}</p>'
        for index, quote in enumerate(clause.words)
    )
    paragraphs = paragraphs or html.escape(words["no-clause"])
    number = html.escape(citation(clause.number))
    return f'<tr><td class="number">{number}</td><td>{paragraphs}</td></tr>'


def _place(quote: ClauseWords, language: str) -> str:
    signs = filter(None, (quote.place, language_sign(quote, (language,))))
    return "".join(f' <span class="where">{html.escape(_line(sign))}</span>' for sign in signs)


def _sources(logged: LoggedRuling, words: Mapping[str, str]) -> str:
    return labelled(words["sources"], semicolon_list(logged.sources))


def _markdown(logged: LoggedRuling, words: Mapping[str, str]) -> Iterator[str]:
    ruling = logged.ruling
    yield f"## {escape(_line(ruling.question))}"
    yield escape(" · ".join(filter(None, _facts(ruling, words))))
    for note in _notes(logged, words):
        yield f"*{escape(note)}*"
    yield safe_markdown(ruling.answer) if ruling.answer else escape(words["no-answer"])
    if logged.clauses:
        yield f"### {escape(words['clauses'])}"
        yield "\n".join(
            f"- **{escape(citation(clause.number))}** "
            + ("  \n  ".join(map(_quoted, clause.words)) or escape(words["no-clause"]))
            for clause in logged.clauses
        )
        yield escape(_sources(logged, words))
    for field, listed in (("cards", ruling.cards), ("answers", ruling.answers)):
        if listed:
            yield f"### {escape(words[field])}"
            yield escape(comma_list(listed))
    for field in _TEXTS:
        if text := getattr(ruling, field):
            heading, body_text = headed(field, text, words[field])
            yield f"### {escape(heading)}"
            yield escape(body_text).replace("\n", "  \n")


def _quoted(quote: ClauseWords) -> str:
    return escape(_line(with_note(quote.text, quote.place)))


def _title(noted: NotedRuling | None) -> str:
    content = noted.content if noted is not None else None
    return _line(content.question) if content is not None else ""


def _depth(line: str) -> int:
    """Depth of a line of a record, set in by two spaces a step."""
    return (len(line) - len(line.lstrip(" "))) // 2


def _line(text: str) -> str:
    return " ".join(text.split())


def _text(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")
