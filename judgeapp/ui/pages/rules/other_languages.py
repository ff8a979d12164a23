"""The other languages: other sources on the same concepts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.concept import Concept
from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import block_inline, in_language, link, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.wording import language_name, source_standing, source_title

_MAX_OF_EACH_SOURCE = 3
_MAX_PARTS_BELOW = 8


def parallels(
    library: Library,
    concepts: Sequence[Concept],
    passages: Sequence[Passage],
    first: str,
    style: PageStyle,
    terms: Sequence[Concept] = (),
) -> str:
    """Names of the concepts, those of the terms of the text in language `first`, then the passages by source; those in
    language `first` lead."""
    body = [_concept(concept, style) for concept in concepts[:2]]
    body.append(_terms([t for t in terms if t not in concepts[:2]], first, style))
    by_source: dict[str, list[Passage]] = {}
    for passage in passages:
        by_source.setdefault(passage.source, []).append(passage)
    sources = sorted(
        (library.corpus.manifest.source(key) for key in by_source), key=lambda s: (s.language != first, s.rank)
    )
    for source in sources:
        standing = " · ".join(source_standing(source, edition=False))
        body.append(parts.heading(escape(language_name(source.language)), style))
        body.append(parts.caption(f"{escape(source_title(source))} · {escape(standing)}", style))
        shown = _apart(by_source[source.key])[:_MAX_OF_EACH_SOURCE]
        body += [_passage(library, p, style) for p in shown]
    return "".join(body)


def _apart(passages: Sequence[Passage]) -> list[Passage]:
    """Without those that are above or below a better one, and would repeat it."""
    kept: list[Passage] = []
    for passage in passages:
        if not any(passage.id in k.path or k.id in passage.path for k in kept):
            kept.append(passage)
    return kept


def _concept(concept: Concept, style: PageStyle) -> str:
    names: dict[str, str] = {}
    for tag in LANGUAGES:
        if concept.names.get(tag):
            bare = "".join(c for c in concept.name(tag).casefold() if c.isalnum())
            names.setdefault(bare, in_language(concept.name(tag), tag))
    return parts.item(link(Address(Kind.CONCEPT, concept.id), " · ".join(names.values()), kind="number"), style)


def _terms(terms: Sequence[Concept], language: str, style: PageStyle) -> str:
    named = [
        f"{link(Address(Kind.CONCEPT, t.id), in_language(t.name(language), language))} "
        f"{in_language(t.name('en'), 'en', kind='small')}"
        for t in terms
        if language in t.names and t.name(language) != t.name("en")
    ]
    if not named:
        return ""
    label = parts.label(translate("other_languages", "Terms of the text"), style)
    return label + parts.text(" · ".join(named), style)


def _passage(library: Library, passage: Passage, style: PageStyle) -> str:
    below = [p for p in library.corpus.tree(passage) if p is not passage]
    body = []
    for shown in (passage, *below[:_MAX_PARTS_BELOW]):
        named = " ".join(part for part in (escape(shown.number), in_language(shown.heading, shown.language)) if part)
        if named:
            body.append(parts.text(link(Address(Kind.PASSAGE, shown.id), named, kind="number"), style))
        for block in shown.blocks:
            inner = block_inline(block, shown.language, (), lambda reference: Address(Kind.PASSAGE, reference.target))
            body.append(parts.text(inner, style))
    if len(below) > _MAX_PARTS_BELOW:
        body.append(parts.text(text_link(translate("other_languages", "Read on"), Kind.PASSAGE, passage.id), style))
    return parts.note("".join(body), style)
