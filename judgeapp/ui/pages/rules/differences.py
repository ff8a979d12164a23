"""Differences between the sources, as HTML: the note beneath a clause or passage, and its short form."""

from __future__ import annotations

from html import escape

from judgeapp.library import Library
from judgeapp.messages.punctuation import labelled
from judgeapp.rulebook.our_words.differences import SourceDifference
from judgeapp.rulebook.our_words.readings import translation_in
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, styled
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.wording import source_title


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
    return _note(
        parts.label(difference.label, style, apart=False)
        + parts.text(styled(says, "small"), style)
        + parts.caption(others, style),
        style,
    )


def difference_line(passage: str, difference: SourceDifference, style: PageStyle) -> str:
    """Link to the difference, below a clause that is not the page's main one."""
    text = link(Address(Kind.PASSAGE, passage), escape(difference.label))
    return _note(parts.caption(text, style), style)


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


def _note(inner: str, style: PageStyle) -> str:
    return parts.note(inner, style, bar=style.colours.bar)
