"""A report as one HTML file with everything inside. Whatever a text says, nothing in it is run, fetched or linked."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape

from msgspec import Struct

from judgeapp.clauses.citing import citation_run
from judgeapp.messages.punctuation import comma_list, fact_list, labelled, semicolon_list, with_note
from judgeapp.table.report.accounts import ReportAccount
from judgeapp.table.report.clause_texts import language_sign
from judgeapp.table.report.html_parts import (
    SCREEN,
    clauses_html,
    decided_html,
    heading_html,
    html_page,
    line_html,
    paragraph_html,
    position_html,
    table_html,
    text_html,
)
from judgeapp.table.report.phone_code import phone_code, png_of
from judgeapp.table.report.printed_cards import CardOfReport
from judgeapp.table.report.table_report import ReportLine, TableReport, account_lines, heading_facts, page_lines
from judgeapp.table.report.wording import word

# Width of the code in CSS pixels: about 3 cm.
_CODE_PX = 112
_SAFE = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

PlacePicture = Callable[[bytes], str]


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
    *,
    style: str = SCREEN,
    place: PlacePicture = data_url,
    printed: PrintSize | None = None,
    picture_last: bool = False,
) -> str:
    """`place`: address of a picture; without it inside the file. `printed`: as a browser prints it. `picture_last`: the
    position stands below what happened."""
    body = "\n".join(_parts(report, place, picture_last=picture_last))
    title = report.question.strip() or word("untitled")
    style += printed.style if printed else ""
    return html_page(title, body, language=report.language, style=style, safe=_SAFE)


def _parts(report: TableReport, place: PlacePicture, *, picture_last: bool) -> Iterator[str]:
    if facts := heading_facts(report.heading):
        spans = (f'<span class="what">{line_html(name)}</span> {line_html(text)}' for name, text in facts)
        yield paragraph_html("heading", " &nbsp; ".join(spans))
    yield f"<h1>{line_html(report.question) or line_html(word('untitled'))}</h1>"
    if report.comment:
        yield paragraph_html("comment", text_html(report.comment))
    yield _decided(report, place)
    if report.accounts:
        yield heading_html(word("accounts"))
        yield table_html("two", f"<tr>{_cells('50%', map(_account, report.accounts))}</tr>")
        yield paragraph_html("parting", line_html(report.outcome))
        if report.parting:
            yield f"<p>{line_html(report.parting)}</p>"
    board = _picture(report.picture, word("position"), place) if report.picture else position_html(report.position)
    position, happened = heading_html(word("position")) + board, _happened(report)
    yield from (happened, position) if picture_last else (position, happened)
    if report.by_hand:
        items = "".join(f"<li>{line_html(labelled(label, text))}</li>" for label, text in report.by_hand)
        yield heading_html(word("by-hand"))
        yield f"<ul>{items}</ul>"
    yield paragraph_html("sources", line_html(labelled(word("sources"), semicolon_list(report.sources))))
    if report.whole is not None:
        yield from _whole(report, place)


def _decided(report: TableReport, place: PlacePicture) -> str:
    """The ruling and its clauses, and beside them the code that has both."""
    content = decided_html(report.ruling)
    if report.clauses:
        content += heading_html(word("clauses")) + clauses_html(report.clauses, report.languages)
    if not (report.code and report.ruling.strip()):
        return content
    code = phone_code(report)
    size = f'width="{_CODE_PX}" height="{_CODE_PX}"'
    beside = f'<img src="{escape(place(png_of(code)))}" {size} alt="{escape(word("code"))}">'
    if code.left_out:
        beside += _note("left-out", what=comma_list(code.left_out))
    return table_html("decided", f'<tr><td>{content}</td><td class="code" width="{_CODE_PX}">{beside}</td></tr>')


def _account(account: ReportAccount) -> str:
    parts = [f"<h3>{line_html(account.who)}</h3>"]
    shown = account_lines(account)
    if left_out := len(account.lines) - len(shown):
        parts.append(_note("too-many", number=left_out))
    for line in shown:
        if line.parts:
            parts.append(paragraph_html("part", f"≠ {escape(word('part'))}"))
        kind = "wrong" if line.legal is False else "event" if line.legal else "beside"
        number = f"{line_html(line.number)}. " if line.number else ""
        parts.append(paragraph_html(kind, f"{number}{line.sign}{_cited(line.text, line.clauses)}"))
    return "".join(parts)


def _picture(picture: bytes, description: str, place: PlacePicture) -> str:
    image = f'<img class="board" src="{escape(place(picture))}" alt="{line_html(description)}">'
    return paragraph_html("picture", image)


def _happened(report: TableReport) -> str:
    """Events, and beside them the cards."""
    lines, left_out = page_lines(report)
    events = [heading_html(word("steps"))] if lines else []
    if left_out:
        events.append(_note("earlier", number=left_out))
    for line in lines:
        if not line.is_choice:
            events.append(paragraph_html("event", _cited(line.text, line.clauses)))
            continue
        events.append(paragraph_html("choice", line_html(line.text)))
        if line.comment:
            events.append(paragraph_html("comment", text_html(line.comment)))
    cards = (
        [heading_html(word("cards")), *(_card(card, report.languages) for card in report.cards)] if report.cards else []
    )
    match ["".join(part) for part in (events, cards) if part]:
        case [first, other]:
            cells = _cells("58%", (first,)) + _cells("42%", (other,))
        case columns:
            cells = _cells("100%", columns)
    return table_html("two", f"<tr>{cells}</tr>") if cells else ""


def _card(card: CardOfReport, languages: Sequence[str]) -> str:
    parts = []
    for index, text in enumerate(card.texts):
        about = fact_list((card.number, card.facts, language_sign(text.language, languages))) if not index else ""
        lines = "".join(f"<br>{line_html(line)}" for line in text.lines if line)
        language = escape(text.language)
        lang = f' lang="{language}"' if language else ""
        parts.append(
            f'<p class="card {language}"{lang}><b>{line_html(text.name)}</b>'
            f' <span class="what">{line_html(about)}</span>{lines}</p>'
        )
    return "".join(parts)


def _whole(report: TableReport, place: PlacePicture) -> Iterator[str]:
    whole = report.whole
    assert whole is not None
    yield f'<h1 class="whole">{escape(word("whole"))}</h1>'
    if report.picture:
        yield heading_html(word("beginning"))
        yield position_html(report.position)
    yield heading_html(word("every-step"))
    yield _events(report.opening)
    if report.skipped:
        yield _note("too-many", number=report.skipped)
    for index, step in enumerate(report.steps, start=report.skipped + 1):
        choice = with_note(step.choice, word("by-judge") if step.by_judge else "")
        yield f"<h3>{index}. {line_html(choice)}</h3>"
        if step.comment:
            yield paragraph_html("comment", text_html(step.comment))
        yield _events(step.lines)
        if step.picture:
            yield _picture(step.picture, step.choice, place)
    yield heading_html(word("end"))
    yield position_html(whole.end)
    yield heading_html(word("every-clause"))
    yield clauses_html(whole.clauses, report.languages)
    if whole.more:
        yield _note("too-many", number=whole.more)


def _cells(width: str, cells: Iterable[str]) -> str:
    return "".join(f'<td width="{width}">{cell}</td>' for cell in cells)


def _note(key: str, **params: object) -> str:
    return paragraph_html("note", escape(word(key, **params)))


def _events(lines: Sequence[ReportLine]) -> str:
    return "".join(paragraph_html("event", _cited(line.text, line.clauses)) for line in lines)


def _cited(text: str, clauses: tuple[str, ...]) -> str:
    if not clauses:
        return line_html(text)
    numbers = comma_list(f"<span>{line_html(number)}</span>" for number in citation_run(clauses))
    return f'{line_html(text)} <span class="clause">{numbers}</span>'
