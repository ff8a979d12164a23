"""The other languages: what the other sources say on the same concepts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from judgeapp.desk.languages import LANGUAGES
from judgeapp.glossary.concept import Concept
from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import CONCEPT, PASSAGE, Address
from judgeapp.ui.pages.markup import PageStyle, block_inline, in_language, link
from judgeapp.ui.pages.wording import language_told, source_told, standing_told

translate = QCoreApplication.translate
_OF_EACH_SOURCE = 3
_BELOW = 8


def parallels_html(
    library: Library,
    concepts: Sequence[Concept],
    passages: Sequence[Passage],
    first: str,
    look: PageStyle,
    terms: Sequence[Concept] = (),
) -> str:
    """Names of the concepts, those of the terms of the text in language `first`, then the
    passages by source; those in language `first` lead."""
    parts = [_concept(concept, look) for concept in concepts[:2]]
    parts.append(_terms([t for t in terms if t not in concepts[:2]], first, look))
    by_source: dict[str, list[Passage]] = {}
    for passage in passages:
        by_source.setdefault(passage.source, []).append(passage)
    sources = sorted(
        (library.corpus.manifest.source(key) for key in by_source),
        key=lambda s: (s.language != first, s.rank),
    )
    for source in sources:
        standing = " · ".join(standing_told(source, edition=False))
        parts.append(
            f'<p style="margin-top:{look.px(1.2)}px"><b>'
            f"{escape(language_told(source.language))}</b></p>"
            f'<p style="margin-bottom:{look.px(0.4)}px"><span class="small">'
            f"{escape(source_told(source))} · {escape(standing)}</span></p>"
        )
        shown = _apart(by_source[source.key])[:_OF_EACH_SOURCE]
        parts += [_passage(library, p, look) for p in shown]
    if not passages:
        none = translate("parallels", "No other source has a passage on the same concept.")
        parts.append(
            f'<p style="margin-top:{look.px(0.8)}px"><span class="muted">{none}</span></p>'
        )
    return look.page("".join(parts))


def _apart(passages: Sequence[Passage]) -> list[Passage]:
    """Without those that stand above or below a better one, and would repeat it."""
    kept: list[Passage] = []
    for passage in passages:
        if not any(passage.id in k.path or k.id in passage.path for k in kept):
            kept.append(passage)
    return kept


def nothing_beside(look: PageStyle) -> str:
    """When the reader shows no passage."""
    told = translate("parallels", "Open a clause to see here what the other sources say on it.")
    return look.page(f'<p><span class="muted">{escape(told)}</span></p>')


def _concept(concept: Concept, look: PageStyle) -> str:
    names: dict[str, str] = {}
    for tag in LANGUAGES:
        if concept.names.get(tag):
            bare = "".join(c for c in concept.name(tag).casefold() if c.isalnum())
            names.setdefault(bare, in_language(concept.name(tag), tag))
    named = link(Address(CONCEPT, concept.id), " · ".join(names.values()), kind="number")
    return f'<p style="margin-bottom:{look.px(0.3)}px">{named}</p>'


def _terms(terms: Sequence[Concept], language: str, look: PageStyle) -> str:
    """What the terms of the text are called in a language, each leading to its page."""
    named = [
        f"{link(Address(CONCEPT, t.id), in_language(t.name(language), language))} "
        f'<span class="small">{in_language(t.name("en"), "en")}</span>'
        for t in terms
        if language in t.names and t.name(language) != t.name("en")
    ]
    if not named:
        return ""
    label = escape(translate("parallels", "Terms of the text"))
    return (
        f'<p style="margin-top:{look.px(0.8)}px"><span class="label">{label}</span></p>'
        f'<p style="line-height:120%">{" · ".join(named)}</p>'
    )


def _passage(library: Library, passage: Passage, look: PageStyle) -> str:
    """The passage and the beginning of what stands below it."""
    below = [p for p in library.corpus.tree(passage) if p is not passage]
    parts = []
    for shown in (passage, *below[:_BELOW]):
        named = " ".join(
            part
            for part in (escape(shown.number), in_language(shown.heading, shown.language))
            if part
        )
        if named:
            head = link(Address(PASSAGE, shown.id), named, kind="number")
            parts.append(f"<p>{head}</p>")
        for block in shown.blocks:
            inner = block_inline(
                block, shown.language, (), lambda found: Address(PASSAGE, found.target)
            )
            parts.append(f'<p style="line-height:112%">{inner}</p>')
    if len(below) > _BELOW:
        more = link(Address(PASSAGE, passage.id), escape(translate("parallels", "Read on")))
        parts.append(f"<p>{more}</p>")
    return (
        '<table width="100%" cellspacing="0" cellpadding="0" border="0" '
        f'style="margin-bottom:{look.px(0.6)}px"><tr>'
        f'<td style="border-left:{max(2, look.px(0.12))}px solid {look.colours.line};'
        f'padding-left:{look.px(0.6)}px">{"".join(parts)}</td></tr></table>'
    )
