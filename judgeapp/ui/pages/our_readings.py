"""Our readings as HTML: the note beneath a clause, the page of one with all its evidence, and
the list of all. A reading is this program's own; nothing of it looks like a rule text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.ledger.citations import clause_places
from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import Link
from judgeapp.rulebook.readings import OurReading, Told, told_in
from judgeapp.ui.address import PASSAGE, READING, Address
from judgeapp.ui.pages.markup import PageStyle, in_language, link, runs
from judgeapp.ui.pages.wording import source_told

translate = QCoreApplication.translate


def readings_title() -> str:
    """What the readings are called together."""
    return translate("ourreadings", "Our readings")


def reading_note(
    library: Library, reading: OurReading, language: str, found: Sequence[str], look: PageStyle
) -> str:
    """Beneath a clause: question, answer and reason, and the way to the evidence. What was
    found is marked."""

    def said(told: Told) -> str:
        return _linked(library, told, language, found)

    because = escape(translate("ourreadings", "Because"))
    evidence = escape(translate("ourreadings", "What it rests on, and the other reading"))
    more = link(Address(READING, reading.id), evidence)
    return _set_off(
        f"<p>{_marked()}</p>"
        f'<p style="margin-top:{look.px(0.15)}px;line-height:112%"><b>{said(reading.question)}</b>'
        f'</p><p style="margin-top:{look.px(0.3)}px;line-height:112%">{said(reading.answer)}</p>'
        f'<p style="margin-top:{look.px(0.3)}px;line-height:112%"><span class="small">'
        f"<b>{because}:</b> {said(reading.because)}</span></p>"
        f'<p style="margin-top:{look.px(0.3)}px"><span class="small">{more}</span></p>',
        look,
    )


def reading_line(reading: OurReading, language: str, look: PageStyle) -> str:
    """Beneath a clause that is not what one looks at: the question, which leads to the rest."""
    question = link(Address(READING, reading.id), _in(reading.question, language))
    return _set_off(f'<p>{_marked()}&nbsp; <span class="small">{question}</span></p>', look)


def reading_elsewhere(number: str, look: PageStyle) -> str:
    """Beneath a clause whose reading stands beneath clause `number` of the same page."""
    there = link(Address(PASSAGE, f"{RULES}:{number}"), escape(number))
    see = escape(translate("ourreadings", "see {number}")).format(number=there)
    return _set_off(f'<p>{_marked()}&nbsp; <span class="small">{see}</span></p>', look)


def reading_page(library: Library, reading: OurReading, language: str, look: PageStyle) -> str:
    """A reading with everything that it rests on."""
    corpus = library.corpus
    clauses = [c for number in reading.clauses if (c := corpus.clause(number))]
    compared = [corpus.passages[i] for i in reading.passages]
    rules = source_told(corpus.manifest.source(RULES))

    def said(told: Told) -> str:
        return _linked(library, told, language)

    parts = [
        f'<p><span class="title">{_in(reading.question, language)}</span></p>',
        _text(said(reading.answer), look),
        _part(translate("ourreadings", "Because"), said(reading.because), look),
        _part(translate("ourreadings", "The other reading"), said(reading.otherwise), look),
        _label(translate("ourreadings", "The text"), look),
        *(
            f'<p style="margin-bottom:{look.px(0.3)}px;line-height:112%">'
            f"{link(Address(PASSAGE, c.id), escape(c.number), kind='number')}&nbsp; "
            f"{in_language(c.text, c.language)}</p>"
            for c in clauses
        ),
        _part(
            translate("ourreadings", "What the {source} say").format(source=rules),
            said(reading.rules),
            look,
        ),
        _part(
            translate("ourreadings", "What the Japanese manual says"), said(reading.manual), look
        ),
    ]
    if compared:
        named = " · ".join(
            link(Address(PASSAGE, p.id), in_language(f"{p.number} {p.heading}".strip(), p.language))
            for p in compared
        )
        parts.append(
            f'<p style="margin-top:{look.px(0.2)}px"><span class="small">{named}</span></p>'
        )
    if reading.rulings:
        parts.append(_label(translate("ourreadings", "Official answers, in our words"), look))
        parts += [
            f'<p style="margin-bottom:{look.px(0.3)}px;line-height:112%"><b>{escape(r.id)}</b>'
            f"&nbsp; {said(r.point)}</p>"
            for r in reading.rulings
        ]
    parts.append(_label(translate("ourreadings", "Played by the scenarios"), look))
    parts += [f'<p><span class="small">{escape(name)}</span></p>' for name in reading.scenarios]
    parts.append(_standing(look, above=1.4))
    return look.page("".join(parts))


def readings_page(library: Library, language: str, look: PageStyle) -> str:
    """Every reading: its clause and its question."""
    readings = sorted(library.corpus.readings.values(), key=lambda r: _order(r.clauses[0]))
    width = look.number_width(r.clauses[0] for r in readings) + look.px(0.8)
    below = f"padding-bottom:{look.px(0.5)}px"
    rows = []
    for reading in readings:
        first = reading.clauses[0]
        number = link(Address(PASSAGE, f"{RULES}:{first}"), escape(first), kind="number")
        question = link(Address(READING, reading.id), _in(reading.question, language))
        rows.append(
            f'<tr><td width="{width}" style="{below};white-space:nowrap">{number}</td>'
            f'<td style="{below}">{question}</td></tr>'
        )
    return look.page(
        f'<p><span class="title">{escape(readings_title())}</span></p>{_standing(look, above=0.3)}'
        f'<table cellspacing="0" cellpadding="0" style="margin-top:{look.px(0.8)}px">'
        f"{''.join(rows)}</table>"
    )


def readings_offer(library: Library, look: PageStyle) -> str:
    """The lines of the front page that lead to all of them; nothing if there are none."""
    if not library.corpus.readings:
        return ""
    told = translate("ourreadings", "What the program decided where the text leaves something open")
    head = link(Address(READING), escape(readings_title()), kind="number")
    return (
        f'<p style="margin-top:{look.px(0.8)}px"><span class="head">{head}</span></p>'
        f'<p><span class="small">{escape(told)}</span></p>'
    )


def _standing(look: PageStyle, *, above: float) -> str:
    told = translate(
        "ourreadings",
        "A reading is a decision of this program, not a text of the publisher. The rules engine "
        "plays by it; an official answer or the head judge goes before it.",
    )
    return (
        f'<p style="margin-top:{look.px(above)}px;line-height:112%">'
        f'<span class="muted">{escape(told)}</span></p>'
    )


def _marked() -> str:
    """What says of a note whose words it has."""
    return f'<span class="label">{escape(translate("ourreadings", "Our reading"))}</span>'


def _set_off(inner: str, look: PageStyle) -> str:
    """Told apart from the text of the clause: on a ground of its own, behind a broken line."""
    c = look.colours
    return (
        f'<table cellspacing="0" cellpadding="0" border="0" width="100%" '
        f'style="margin-top:{look.px(0.5)}px;margin-bottom:{look.px(0.2)}px">'
        f'<tr><td style="background-color:{c.note};border-left:{max(2, look.px(0.12))}px dashed '
        f"{c.muted};padding-left:{look.px(0.7)}px;padding-right:{look.px(0.7)}px;"
        f'padding-top:{look.px(0.35)}px;padding-bottom:{look.px(0.45)}px">{inner}</td></tr></table>'
    )


def _linked(library: Library, told: Told, language: str, found: Sequence[str] = ()) -> str:
    """A text with what was found marked and the clauses that it names as links."""
    text, tag = told_in(told, language)
    links = [
        Link(start, end, clause.id)
        for start, end in clause_places(text)
        if (clause := library.corpus.clause(text[start:end]))
    ]
    return runs(text, tag, library.marks(text, found), links)


def _part(label: str, inner: str, look: PageStyle) -> str:
    return _label(label, look) + _text(inner, look, above=0)


def _label(text: str, look: PageStyle) -> str:
    return (
        f'<p style="margin-top:{look.px(1)}px;margin-bottom:{look.px(0.25)}px">'
        f'<span class="label">{escape(text)}</span></p>'
    )


def _text(inner: str, look: PageStyle, *, above: float = 0.5) -> str:
    return f'<p style="margin-top:{look.px(above)}px;line-height:112%">{inner}</p>'


def _in(told: Told, language: str) -> str:
    return in_language(*told_in(told, language))


def _order(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("-"))
