"""Notes beneath a clause, as HTML: our readings, with the page of one and all its evidence, and the list of all; and
the differences between the sources. A reading is this program's own; nothing of it looks like a rule text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape

from judgeapp.library import Library
from judgeapp.messages.punctuation import labelled
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.our_words.differences import SourceDifference
from judgeapp.rulebook.our_words.readings import OurReading, Translations, translation_in
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, runs, strong, styled, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rules.leading_text import clause_link
from judgeapp.ui.pages.wording import source_title

_tr = partial(translate, "our_readings")


def readings_title() -> str:
    return _tr("Our readings")


def reading_note(library: Library, reading: OurReading, language: str, matched: Sequence[str], style: PageStyle) -> str:
    """Note below a clause: question, answer and reason, and a link to the evidence. Matches are marked."""

    def linked(texts: Translations) -> str:
        return _linked(library, texts, language, matched)

    because = labelled(strong(escape(_tr("Because"))), linked(reading.because))
    more = link(Address(Kind.READING, reading.id), escape(_tr("Grounds, and the other reading")))
    return parts.our_note(
        parts.label(_label(), style, apart=False)
        + parts.text(strong(linked(reading.question)), style)
        + parts.text(linked(reading.answer), style, apart=True)
        + parts.text(styled(because, "small"), style, apart=True)
        + parts.caption(more, style, apart=True),
        style,
    )


def reading_line(reading: OurReading, language: str, style: PageStyle) -> str:
    """Link below a clause that is not the page's main one: the question."""
    return _line(link(Address(Kind.READING, reading.id), _in(reading.question, language)), style)


def reading_elsewhere(library: Library, number: str, style: PageStyle) -> str:
    """Beneath a clause whose reading is beneath clause `number` of the same page."""
    return _line(escape(_tr("see {number}")).format(number=clause_link(library, number)), style)


def reading_page(library: Library, reading: OurReading, language: str, style: PageStyle) -> str:
    corpus = library.corpus
    clauses = [c for number in reading.clauses if (c := corpus.clause(number))]
    compared = [corpus.passages[i] for i in reading.passages]
    rules = source_title(corpus.manifest.source(RULES))

    def linked(texts: Translations) -> str:
        return _linked(library, texts, language)

    body = [
        parts.title(_in(reading.question, language), style),
        parts.text(linked(reading.answer), style, apart=True),
        _part(_tr("Because"), linked(reading.because), style),
        _part(_tr("The other reading"), linked(reading.otherwise), style),
        parts.label(_tr("The text"), style),
        *(
            parts.item(
                f"{link(Address(Kind.PASSAGE, c.id), escape(c.number), kind='number')}&nbsp; "
                f"{in_language(c.text, c.language)}",
                style,
            )
            for c in clauses
        ),
        _part(_tr("What the {source} say").format(source=rules), linked(reading.rules), style),
        _part(_tr("What the Japanese manual says"), linked(reading.manual), style),
    ]
    if compared:
        named = " · ".join(
            link(Address(Kind.PASSAGE, p.id), in_language(f"{p.number} {p.heading}".strip(), p.language))
            for p in compared
        )
        body.append(parts.caption(named, style, apart=True))
    if reading.rulings:
        body.append(parts.label(_tr("Official answers, in our wording"), style))
        body += [parts.item(f"{strong(escape(r.id))}&nbsp; {linked(r.point)}", style) for r in reading.rulings]
    body.append(parts.label(_tr("Played by the scenarios"), style))
    body += [parts.caption(escape(name), style) for name in reading.scenarios]
    body.append(parts.hint(_standing(), style))
    return style.page("".join(body))


def readings_page(library: Library, language: str, style: PageStyle) -> str:
    rows = []
    for reading in sorted(library.corpus.readings.values(), key=lambda r: _order(r.clauses[0])):
        first = reading.clauses[0]
        text, tag = translation_in(reading.question, language)
        question = link(Address(Kind.READING, reading.id), in_language(text, tag))
        clause = library.corpus.clause(first)
        address = Address(Kind.PASSAGE, clause.id if clause is not None else f"{RULES}:{first}")
        rows.append(parts.Numbered(library.corpus.shown_number(first), address, question, tag))
    return style.page(
        parts.title(escape(readings_title()), style)
        + parts.hint(_standing(), style, apart=False)
        + parts.numbered(rows, style, apart=True)
    )


def readings_offer(library: Library, style: PageStyle) -> str:
    """The lines of the front page that lead to all of them; nothing if there are none."""
    if not library.corpus.readings:
        return ""
    text = _tr("What the program decided where the text leaves something open")
    head = link(Address(Kind.READING), escape(readings_title()), kind="number")
    return parts.heading(head, style) + parts.caption(escape(text), style)


def _standing() -> str:
    return _tr(
        "A reading is this program's decision, not the publisher's text. The rules engine plays by it; an "
        "official answer or the head judge overrides it."
    )


def _label() -> str:
    return _tr("Our reading")


def _line(inner: str, style: PageStyle) -> str:
    marked = styled(escape(_label()), "label")
    return parts.our_note(parts.text(f"{marked}&nbsp; {styled(inner, 'small')}", style), style)


def _linked(library: Library, reading: Translations, language: str, matched: Sequence[str] = ()) -> str:
    """A text with matches marked and the clauses that it names as links."""
    text, tag = translation_in(reading, language)
    text, links = library.corpus.with_shown_numbers(text)
    return runs(text, tag, library.marks(text, matched), links)


def _part(label: str, inner: str, style: PageStyle) -> str:
    return parts.label(label, style) + parts.text(inner, style)


def _in(reading: Translations, language: str) -> str:
    return in_language(*translation_in(reading, language))


def _order(number: str) -> tuple[int, ...]:
    plain, _, _ = number.partition("@")
    return tuple(int(part) for part in plain.split("-"))


def difference_note(
    library: Library, difference: SourceDifference, language: str, style: PageStyle, *, at: str = ""
) -> str:
    """Note with each wording, the one that counts, and links to the others. `at` is the id of the passage above it."""
    text, tag = translation_in(difference.says, language)
    says = in_language(library.corpus.with_shown_numbers(text)[0], tag)
    ways = [
        *(_way(library, c.id) for number in difference.clauses if (c := library.corpus.clause(number))),
        *(_way(library, passage) for passage in difference.passages),
    ]
    others = " · ".join(way for passage, way in ways if passage != at)
    return _difference(
        parts.label(difference.label, style, apart=False)
        + parts.text(styled(says, "small"), style)
        + parts.caption(others, style),
        style,
    )


def difference_line(passage: str, difference: SourceDifference, style: PageStyle) -> str:
    """Link to the difference, below a clause that is not the page's main one."""
    return _difference(parts.caption(text_link(difference.label, Kind.PASSAGE, passage), style), style)


def _way(library: Library, passage_id: str) -> tuple[str, str]:
    """The id of a passage and a link that names it: its number, or source and heading."""
    passage = library.corpus.passage(passage_id)
    if library.corpus.is_of_rules(passage):
        named = escape(passage.number)
    else:
        source = escape(source_title(library.corpus.source(passage)))
        heading = passage.heading or passage.text[:24] + "…"
        named = labelled(source, in_language(heading, passage.language))
    return passage_id, link(Address(Kind.PASSAGE, passage_id), named)


def _difference(inner: str, style: PageStyle) -> str:
    return parts.note(inner, style, bar=style.colours.bar)
