"""A concept of the glossary as a page: its definition, its five names, clauses, passages, differences, and scenes that
play it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from html import escape

from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.concept import Concept, group_name, load_definitions
from judgeapp.library import Library
from judgeapp.rulebook.our_words.readings import translation_in
from judgeapp.rulebook.passage import Passage
from judgeapp.table.scene import Scene, of_concept
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, runs, styled, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rules.clause_notes import difference_note
from judgeapp.ui.pages.rules.leading_text import stand_in_note
from judgeapp.ui.pages.rules.numbered_clauses import clauses_label, numbered_clauses
from judgeapp.ui.pages.scene_page import played_line
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import language_name, source_title

_tr = partial(translate, "concept_page")
_OURS = "°"  # after a name that no source has
# Limits of the parts shown below a defining clause, and of the passages of each source.
_MAX_PARTS_BELOW = 6
_MAX_OF_EACH_SOURCE = 2


def concept_page(
    library: Library, concept: Concept, shown: ShownText, style: PageStyle, scenes: Sequence[Scene] = ()
) -> str:
    """Everything known of a concept, in the preferred language if there is a choice."""
    language = shown.language
    title = in_language(concept.title(language), language if language in concept.names else "en")
    body = [
        parts.title(title, style),
        parts.caption(escape(group_name(concept.group)), style),
        *_definition(library, concept, language, style),
        played_line(concept.name("en"), of_concept(scenes, concept), style),
        parts.label(_tr("Names"), style),
        _names_table(library, concept, style),
    ]
    clauses = [c for number in concept.clauses if (c := library.corpus.clause(number))]
    if clauses:
        body.append(parts.label(clauses_label(_tr("Defined by"), library, clauses, shown), style))
        corpus = library.corpus
        own = [clause for c in clauses for clause in (c, *corpus.children(c)[:_MAX_PARTS_BELOW])]
        body.append(parts.numbered([*numbered_clauses(library, own, shown)], style))
        body.append(stand_in_note(library, clauses, style))
    if differences := library.corpus.differences_of_concept(concept.clauses):
        body.append(parts.label(_tr("Where the sources differ"), style))
        body += [difference_note(library, d, language, style) for d in differences]
    if passages := [*_nearest_passages(library, concept)]:
        body.append(parts.label(_tr("In the other sources"), style))
        body += [parts.item(_passage(library, passage), style) for passage in passages]
    body += [parts.item(styled(escape(line), "small"), style) for line in _outside(library, concept)]
    body.append(parts.label(_tr("In other languages"), style))
    body += _other_definitions(concept, language, style)
    ask = _tr("Find every passage that names it")
    body.append(parts.links([text_link(ask, Kind.ASK, concept.name("en"))], style))
    return style.page("".join(body))


def _definition(library: Library, concept: Concept, language: str, style: PageStyle) -> Iterator[str]:
    definition = load_definitions(concept.group).get(concept.id)
    if definition is None:
        return
    text, tag = translation_in(definition, language)
    terms = [t for t in library.terms(text, tag) if t.concept != concept.id]
    yield parts.text(runs(text, tag, terms=terms), style, apart=True)
    yield parts.caption(escape(_tr("In our own wording, based on Comprehensive Rules 3.6.")), style)


def _other_definitions(concept: Concept, language: str, style: PageStyle) -> Iterator[str]:
    definition = load_definitions(concept.group).get(concept.id, {})
    for tag in LANGUAGES:
        if tag != language and tag in definition:
            yield parts.caption(escape(language_name(tag)), style, apart=True)
            yield parts.text(in_language(definition[tag], tag), style)


def _names_table(library: Library, concept: Concept, style: PageStyle) -> str:
    rows = []
    for language in LANGUAGES:
        names = [
            in_language(n, language) + ("" if library.attested(n, language) else _OURS)
            for n in concept.names.get(language, ())
        ]
        if not names:
            # A language without a word of its own uses the English one.
            names = [in_language(concept.name("en"), "en")]
        if language == "ja":
            names += [in_language(r, "ja", kind="small") for r in concept.readings if r not in names]
        also = [in_language(n, language, kind="small") for n in concept.aliases.get(language, ())]
        rows.append((styled(escape(language_name(language)), "small"), " · ".join((*names, *also))))
    table = parts.table(rows, style)
    if _OURS not in table:
        return table
    ours = _tr("Names with this mark are ours: no source has them.")
    return table + parts.caption(f"{_OURS} {escape(ours)}", style)


def _nearest_passages(library: Library, concept: Concept) -> Iterator[Passage]:
    """The nearest passages of each manual and glossary."""
    times: dict[str, int] = {}
    for passage in library.headed_by(concept):
        times[passage.source] = times.get(passage.source, 0) + 1
        if times[passage.source] <= _MAX_OF_EACH_SOURCE:
            yield passage


def _passage(library: Library, passage: Passage) -> str:
    source = library.corpus.source(passage)
    named = in_language(f"{passage.number} {passage.heading}".strip(), passage.language)
    text = f"{source_title(source)}, {language_name(source.language)}"
    return f"{link(Address(Kind.PASSAGE, passage.id), named)} {styled(escape(text), 'small')}"


def _outside(library: Library, concept: Concept) -> Iterator[str]:
    """Lines about clauses of a concept that the engine doesn't enforce."""
    # Imported here: it loads the engine's keyword effects, which no clause needs.
    from judgeapp.ledger.ledger import in_engine, statement

    for number, why in in_engine(library.corpus, concept, statement()).outside.items():
        yield _tr("Not in the engine: {number}, {why}").format(number=number, why=why)
