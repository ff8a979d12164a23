"""A clause in the few lines that a judge at the table needs: its text, in his words and as in the source, our readings,
and other sources on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.glossary.concept import Concept
from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import PATH
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rules.differences import difference_note
from judgeapp.ui.pages.rules.leading_text import stand_in_note
from judgeapp.ui.pages.rules.numbered_clauses import numbered_clauses
from judgeapp.ui.pages.rules.other_languages import parallels
from judgeapp.ui.pages.rules.our_readings import reading_note
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import language_name

translate = QCoreApplication.translate
# Limits of the parts below a clause; the rest is in the reader.
_MAX_PARTS_BELOW = 8

Parallels = tuple[tuple[Concept, ...], tuple[Passage, ...]]


def cited_page(
    library: Library, clause: Passage, shown: ShownText, style: PageStyle, beside: Parallels | None = None
) -> str:
    """`beside`: the concepts of the clause and what other sources say of them, once it is known."""
    own = [clause, *library.corpus.children(clause)[:_MAX_PARTS_BELOW]]
    above = [shown.of(library, p).heading for p in library.corpus.headed_by(clause)]
    body = [
        parts.caption(escape(PATH.join(filter(None, above))), style),
        parts.numbered([*numbered_clauses(library, own, shown)], style),
    ]
    source = ShownText(shown.language)
    if any(shown.of(library, passage) is not passage for passage in own):
        text = translate("cited_page", "Source text, in {language}")
        named = text.format(language=language_name(clause.language))
        body += [parts.label(named, style), parts.numbered([*numbered_clauses(library, own, source)], style)]
    body.append(stand_in_note(library, (clause,), style))
    body += _notes(library, own, shown.language, style)
    if beside is not None and beside[1]:
        body.append(parallels(library, *beside, shown.language, style))
    return style.page("".join(body))


def _notes(library: Library, own: Sequence[Passage], language: str, style: PageStyle) -> Iterator[str]:
    """Our readings of the clauses and the differences between sources, each once."""
    corpus = library.corpus
    readings = {reading.id: reading for passage in own for reading in corpus.readings_of(passage)}
    for reading in readings.values():
        yield reading_note(library, reading, language, (), style)
    differences = {d.id: d for passage in own for d in corpus.differences_of(passage)}
    for difference in differences.values():
        yield difference_note(library, difference, language, style)
