"""A report as one HTML file with everything inside. Whatever a text says, nothing in it is run, fetched or linked."""

from __future__ import annotations

import html
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp.clauses.citing import citation, citation_run
from judgeapp.messages.punctuation import comma_list, fact_list, labelled, semicolon_list, with_note
from judgeapp.table.report.accounts import ReportAccount
from judgeapp.table.report.clause_texts import ClauseText, foreign_signs, language_sign
from judgeapp.table.report.page import account_lines, heading_facts, page_lines
from judgeapp.table.report.phone_code import phone_code, png_of
from judgeapp.table.report.printed_cards import CardOfReport
from judgeapp.table.report.report_style import SCREEN, html_page, position_html, table_html
from judgeapp.table.report.ruling import ruling_html
from judgeapp.table.report.table_report import PositionLine, ReportLine, TableReport
from judgeapp.table.report.wording import report_words

# Width of the code in CSS pixels: about 3 cm.
_CODE_PX = 112
_SAFE = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


class PrintSize(Struct, frozen=True):
    """The size of the letters on paper in points, and how high a picture is at most, in mm."""

    points: float
    picture: float

    @property
    def style(self) -> str:
        return (
            f"@media print {{ html {{ font-size: {self.points:.1f}pt; }}"
            f" .board {{ max-height: {self.picture:.0f}mm; }} }}\n"
        )


def data_url(picture: bytes) -> str:
    """A picture (PNG) as an address that holds it."""
    return "data:image/png;base64," + b64encode(picture).decode()


def as_html(
    report: TableReport,
    words: Mapping[str, str] | None = None,
    *,
    style: str = SCREEN,
    place: Callable[[bytes], str] = data_url,
    printed: PrintSize | None = None,
    picture_last: bool = False,
) -> str:
    """`place`: address of a picture; without it inside the file. `printed`: as a browser prints it. `picture_last`: the
    position stands below what happened."""
    words = words or report_words()
    body = "\n".join(_ReportPage(report, words, place).parts(picture_last=picture_last))
    title = html.escape(report.question.strip() or words["untitled"])
    language = html.escape((report.languages[0] if report.languages else "") or "en")
    style += printed.style if printed else ""
    return html_page(title, body, language=language, style=style, safe=_SAFE)


class _ReportPage:
    """Puts a report together, part by part; each is HTML."""

    def __init__(self, report: TableReport, words: Mapping[str, str], place: Callable[[bytes], str]) -> None:
        self._report, self._words, self._place = report, words, place

    def parts(self, *, picture_last: bool) -> Iterator[str]:
        report = self._report
        yield from self._heading()
        yield self._decided()
        if report.accounts:
            yield self._head("accounts")
            cells = "".join(f'<td width="50%">{self._account(account)}</td>' for account in report.accounts)
            yield table_html("two", f"<tr>{cells}</tr>")
            yield f'<p class="parting">{_line(report.outcome)}</p>'
            if report.parting:
                yield f"<p>{_line(report.parting)}</p>"
        position = self._head("position") + (
            self._picture(report.picture, self._words["position"]) if report.picture else _position(report.position)
        )
        yield from (self._happened(), position) if picture_last else (position, self._happened())
        if report.by_hand:
            yield self._head("by-hand")
            yield self._by_hand(report.by_hand)
        sources = labelled(self._words["sources"], semicolon_list(report.sources))
        yield f'<p class="sources">{_line(sources)}</p>'
        yield from self._whole()

    # -- the page ---------------------------------------------------------------------------------

    def _word(self, key: str) -> str:
        return html.escape(self._words[key])

    def _head(self, key: str) -> str:
        return f"<h2>{self._word(key)}</h2>"

    def _heading(self) -> Iterator[str]:
        facts = heading_facts(self._report.heading, self._words)
        if facts:
            spans = " &nbsp; ".join(f'<span class="what">{_line(name)}</span> {_line(text)}' for name, text in facts)
            yield f'<p class="heading">{spans}</p>'
        yield f"<h1>{_line(self._report.question) or self._word('untitled')}</h1>"
        if self._report.comment:
            yield f'<p class="comment">{_text(self._report.comment)}</p>'

    def _decided(self) -> str:
        """The ruling and its clauses, and beside them the code that has both."""
        report = self._report
        ruling = (
            ruling_html(report.ruling) if report.ruling.strip() else (f'<p class="none">{self._word("no-ruling")}</p>')
        )
        cell = f'<td class="said"><p class="label">{self._word("ruling")}</p>\n{ruling}</td>'
        content = table_html("ruling", f"<tr>{cell}</tr>")
        if report.clauses:
            content += self._head("clauses") + self._clauses(report.clauses)
        if not (report.code and report.ruling.strip()):
            return content
        made = phone_code(report, self._words)
        picture = html.escape(self._place(png_of(made)))
        code = f'<img src="{picture}" width="{_CODE_PX}" height="{_CODE_PX}" alt="{self._word("code")}">'
        if made.left_out:
            left_out = html.escape(self._words["left-out"].format(what=comma_list(made.left_out)))
            code += f'<p class="note">{left_out}</p>'
        beside = f'<td>{content}</td><td class="code" width="{_CODE_PX}">{code}</td>'
        return table_html("decided", f"<tr>{beside}</tr>")

    def _clauses(self, clauses: Sequence[ClauseText]) -> str:
        rows = []
        for clause in clauses:
            paragraphs = []
            for index, words in enumerate(clause.words):
                signs = filter(None, (words.place, language_sign(words, self._report.languages)))
                where = "".join(f' <span class="where">{_line(sign)}</span>' for sign in signs)
                kind = f"{'first' if not index else 'other'} {html.escape(words.language)}"
                paragraphs.append(
                    f'<p class="{kind}" lang="{html.escape(words.language)}">{_line(words.text)}{where}</p>'
                )
            cell = "".join(paragraphs) or f'<p class="first">{self._word("none")}</p>'
            rows.append(f'<tr><td class="number">{_line(citation(clause.number))}</td><td>{cell}</td></tr>')
        foreign = foreign_signs(clauses, self._report.languages)
        notes = (html.escape(self._words["untranslated"].format(sign=sign)) for sign in foreign)
        return table_html("clauses", "".join(rows)) + "".join(f'<p class="note">{note}</p>' for note in notes)

    def _account(self, account: ReportAccount) -> str:
        parts = [f"<h3>{_line(account.who)}</h3>"]
        shown = account_lines(account)
        if left_out := len(account.lines) - len(shown):
            parts.append(self._not_printed(left_out))
        for line in shown:
            sign = "" if line.legal is None else "✓ " if line.legal else "× "
            if line.parts:
                parts.append(f'<p class="part">≠ {self._word("part")}</p>')
            kind = "wrong" if line.legal is False else "event" if line.legal else "beside"
            number = f"{_line(line.number)}. " if line.number else ""
            text = _with(line.text, line.clauses)
            parts.append(f'<p class="{kind}">{number}{sign}{text}</p>')
        return "".join(parts)

    def _picture(self, picture: bytes, description: str) -> str:
        address = html.escape(self._place(picture))
        return f'<p class="picture"><img class="board" src="{address}" alt="{_line(description)}"></p>'

    def _happened(self) -> str:
        """Events, and beside them the cards."""
        lines, left_out = page_lines(self._report)
        events, cards = [], []
        if lines:
            events.append(self._head("steps"))
        if left_out:
            number = self._words["earlier"].format(number=left_out)
            events.append(f'<p class="note">{html.escape(number)}</p>')
        for line in lines:
            if line.is_choice:
                events.append(f'<p class="choice">{_line(line.text)}</p>')
                if line.comment:
                    events.append(f'<p class="comment">{_text(line.comment)}</p>')
            else:
                events.append(f'<p class="event">{_with(line.text, line.clauses)}</p>')
        if self._report.cards:
            cards.append(self._head("cards"))
            cards += map(self._card, self._report.cards)
        columns = [part for part in ("".join(events), "".join(cards)) if part]
        widths = ("58%", "42%") if len(columns) == 2 else ("100%",)
        cells = "".join(f'<td width="{width}">{part}</td>' for width, part in zip(widths, columns, strict=False))
        return table_html("two", f"<tr>{cells}</tr>") if cells else ""

    def _by_hand(self, remarks: Sequence[tuple[str, str]]) -> str:
        return _items(_line(labelled(label, text)) for label, text in remarks)

    def _card(self, card: CardOfReport) -> str:
        parts = []
        for index, text in enumerate(card.texts):
            about = fact_list((card.number, card.facts)) if not index else ""
            lines = "<br>".join(_line(line) for line in text.lines if line)
            language = html.escape(text.language)
            lang = f' lang="{language}"' if language else ""
            below = f"<br>{lines}" if lines else ""
            parts.append(
                f'<p class="card {language}"{lang}><b>{_line(text.name)}</b>'
                f' <span class="what">{_line(about)}</span>{below}</p>'
            )
        return "".join(parts)

    # -- the whole record -------------------------------------------------------------------------

    def _whole(self) -> Iterator[str]:
        report, whole = self._report, self._report.whole
        if whole is None:
            return
        yield f'<h1 class="whole">{self._word("whole")}</h1>'
        if report.picture:
            yield self._head("beginning")
            yield _position(report.position)
        yield self._head("every-step")
        yield _events(report.opening)
        if report.skipped:
            yield self._not_printed(report.skipped)
        for index, step in enumerate(report.steps, start=report.skipped + 1):
            choice = with_note(step.choice, self._words["by-judge"] if step.by_judge else "")
            yield f"<h3>{index}. {_line(choice)}</h3>"
            if step.comment:
                yield f'<p class="comment">{_text(step.comment)}</p>'
            yield _events(step.lines)
            if step.picture:
                yield self._picture(step.picture, step.choice)
        yield self._head("end")
        yield _position(whole.end)
        yield self._head("every-clause")
        yield self._clauses(whole.clauses)
        if whole.more:
            yield self._not_printed(whole.more)

    def _not_printed(self, number: int) -> str:
        return f'<p class="note">{html.escape(self._words["too-many"].format(number=number))}</p>'


def _events(lines: Sequence[ReportLine]) -> str:
    return "".join(f'<p class="event">{_with(line.text, line.clauses)}</p>' for line in lines)


def _with(text: str, clauses: tuple[str, ...]) -> str:
    if not clauses:
        return _line(text)
    numbers = comma_list(f"<span>{_line(number)}</span>" for number in citation_run(clauses))
    return f'{_line(text)} <span class="clause">{numbers}</span>'


def _items(items: Iterator[str]) -> str:
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def _position(lines: Sequence[PositionLine]) -> str:
    return position_html([(line.text, line.depth) for line in lines])


def _line(text: str) -> str:
    return html.escape(" ".join(text.split()))


def _text(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")
