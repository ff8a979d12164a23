"""A concept of the glossary as a page: what it is, its five names, clauses, passages, what differs,
what the engine has of it, and where it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.concept import Concept
from judgeapp.glossary.definitions import load_definitions
from judgeapp.ledger.concept import in_engine
from judgeapp.ledger.ledger import said
from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import Passage
from judgeapp.rulebook.readings import told_in
from judgeapp.table.scene import Scene, of_concept
from judgeapp.ui.address import ASK, PASSAGE, Address
from judgeapp.ui.pages.clause_name import ShownText
from judgeapp.ui.pages.differences import difference_note
from judgeapp.ui.pages.markup import PageStyle, block_inline, in_language, link, runs
from judgeapp.ui.pages.scene_page import played_line
from judgeapp.ui.pages.wording import group_told, language_told, source_told

translate = QCoreApplication.translate
# Behind a name that no source has.
_OURS = "°"
# What is shown below a clause that defines; and of the passages of each source.
_BELOW = 6
_OF_EACH_SOURCE = 2


def concept_page(
    library: Library,
    concept: Concept,
    shown: ShownText,
    look: PageStyle,
    scenes: Sequence[Scene] = (),
) -> str:
    """Everything that is known of a concept, in the preferred language where there is a choice."""
    language = shown.language
    title = in_language(concept.name(language), language if language in concept.names else "en")
    parts = [
        f'<p><span class="title">{title}</span></p>',
        f'<p><span class="small">{escape(group_told(concept.group))}</span></p>',
        *_definition(library, concept, language, look),
        played_line(concept.name("en"), of_concept(scenes, concept), look),
        _label(translate("concept", "Names"), look),
        _names_table(library, concept, look),
    ]
    clauses = [c for number in concept.clauses if (c := library.corpus.clause(number))]
    if clauses:
        parts.append(_label(translate("concept", "Defined by"), look))
        parts += [_clause(library, clause, shown, look) for clause in clauses]
    if differences := library.corpus.differences_of_concept(concept.clauses):
        parts.append(_label(translate("concept", "Where the sources differ"), look))
        parts += [difference_note(library, d, language, look) for d in differences]
    if passages := [*_of_each_source(library, concept)]:
        parts.append(_label(translate("concept", "In the other sources"), look))
        parts += [_passage(library, passage, look) for passage in passages]
    parts.append(_label(translate("concept", "In the engine"), look))
    parts.append(_engine(library, concept, look))
    parts.append(_label(translate("concept", "In other languages"), look))
    parts += _other_definitions(concept, language, look)
    ask = translate("concept", "Find every passage that names it")
    parts.append(
        f'<p style="margin-top:{look.px(1)}px">'
        f"{link(Address(ASK, concept.name('en')), escape(ask))}</p>"
    )
    return look.page("".join(parts))


def _definition(
    library: Library, concept: Concept, language: str, look: PageStyle
) -> Iterator[str]:
    definition = load_definitions().get(concept.id)
    if definition is None:
        return
    text, tag = told_in(definition, language)
    terms = [t for t in library.terms(text, tag) if t.concept != concept.id]
    yield (
        f'<p style="margin-top:{look.px(0.6)}px;line-height:115%">{runs(text, tag, terms=terms)}'
        f"</p>"
    )
    ours = escape(translate("concept", "In our words, after Comprehensive Rules 3.6."))
    yield f'<p><span class="small">{ours}</span></p>'


def _other_definitions(concept: Concept, language: str, look: PageStyle) -> Iterator[str]:
    definition = load_definitions().get(concept.id, {})
    for tag in LANGUAGES:
        if tag != language and tag in definition:
            yield (
                f'<p style="margin-bottom:{look.px(0.4)}px;line-height:112%">'
                f'<span class="small">{escape(language_told(tag))}</span><br>'
                f"{in_language(definition[tag], tag)}</p>"
            )


def _names_table(library: Library, concept: Concept, look: PageStyle) -> str:
    rows = []
    for language in LANGUAGES:
        names = [
            in_language(n, language) + ("" if library.attested(n, language) else _OURS)
            for n in concept.names.get(language, ())
        ]
        if not names:
            # A language without a word of its own keeps the English one.
            names = [in_language(concept.name("en"), "en")]
        if language == "ja":
            names += [
                in_language(r, "ja", kind="small") for r in concept.readings if r not in names
            ]
        also = [in_language(n, language, kind="small") for n in concept.aliases.get(language, ())]
        rows.append(
            f'<tr><td style="padding-right:{look.px(1)}px;padding-bottom:{look.px(0.25)}px">'
            f'<span class="small">{escape(language_told(language))}</span></td>'
            f"<td>{' · '.join((*names, *also))}</td></tr>"
        )
    table = f'<table cellspacing="0" cellpadding="0">{"".join(rows)}</table>'
    if _OURS not in table:
        return table
    ours = translate("concept", "Names with this mark stand in none of our sources; they are ours.")
    return f'{table}<p><span class="small">{_OURS} {escape(ours)}</span></p>'


def _clause(library: Library, clause: Passage, shown: ShownText, look: PageStyle) -> str:
    """A clause and its children, as far as a definition goes."""
    corpus = library.corpus
    passages = [shown.of(library, p) for p in (clause, *corpus.children(clause)[:_BELOW])]
    width = look.number_width(p.number for p in passages) + look.px(0.8)
    rows = []
    for passage in passages:
        heading = in_language(passage.heading, passage.language) if passage.heading else ""
        texts = [
            block_inline(
                block,
                passage.language,
                (),
                lambda found: Address(PASSAGE, f"{RULES}:{found.target}"),
                library.terms(block.text, passage.language),
            )
            for block in passage.blocks
        ]
        number = link(Address(PASSAGE, passage.id), escape(passage.number), kind="number")
        head = f"<b>{heading}</b>" if heading else ""
        rows.append(
            f'<tr><td width="{width}" style="padding-bottom:{look.px(0.5)}px;'
            f'padding-top:{look.drop(passage.language)}px;white-space:nowrap">'
            f'{number}</td><td width="100%"><p style="line-height:112%">'
            f"{head}{'<br>'.join(texts)}</p></td></tr>"
        )
    return (
        f'<table width="100%" cellspacing="0" cellpadding="0" '
        f'style="margin-top:{look.px(0.5)}px">{"".join(rows)}</table>'
    )


def _of_each_source(library: Library, concept: Concept) -> Iterator[Passage]:
    """The nearest passages of each manual and glossary."""
    times: dict[str, int] = {}
    for passage in library.headed_by(concept):
        times[passage.source] = times.get(passage.source, 0) + 1
        if times[passage.source] <= _OF_EACH_SOURCE:
            yield passage


def _passage(library: Library, passage: Passage, look: PageStyle) -> str:
    source = library.corpus.source(passage)
    named = in_language(f"{passage.number} {passage.heading}".strip(), passage.language)
    told = f"{source_told(source)}, {language_told(source.language)}"
    return (
        f'<p style="margin-bottom:{look.px(0.3)}px">{link(Address(PASSAGE, passage.id), named)}'
        f' <span class="small">{escape(told)}</span></p>'
    )


def _engine(library: Library, concept: Concept, look: PageStyle) -> str:
    """What the engine has of it; what it lacks is said."""
    has = in_engine(library.corpus, concept, said())
    lines = []
    if has.keyword:
        lines.append(translate("concept", "Keyword effect: {name}").format(name=has.keyword))
    if has.timing:
        lines.append(translate("concept", "Effect timing: {name}").format(name=has.timing))
    if has.action:
        lines.append(translate("concept", "Action: {name}").format(name=has.action))
    if has.applied:
        told = translate("concept", "Clauses that scenarios prove: {numbers}")
        lines.append(told.format(numbers=", ".join(has.applied)))
    if has.definitions:
        told = translate("concept", "Clauses that only say what a word means: {numbers}")
        lines.append(told.format(numbers=", ".join(has.definitions)))
    for number, why in has.outside.items():
        told = translate("concept", "Not in the engine: {number}, {why}")
        lines.append(told.format(number=number, why=why))
    if not lines:
        lines.append(translate("concept", "Nothing of it is a rule that an engine could apply."))
    return "".join(
        f'<p style="margin-bottom:{look.px(0.2)}px"><span class="small">{escape(line)}</span></p>'
        for line in lines
    )


def _label(text: str, look: PageStyle) -> str:
    return (
        f'<p style="margin-top:{look.px(1.2)}px;margin-bottom:{look.px(0.4)}px">'
        f'<span class="label">{escape(text)}</span></p>'
    )
