"""Choice of the text in which a passage is shown, and of its name in the judge's language; and both behind a number."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape

from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup.inline import in_language, link
from judgeapp.ui.widgets.lists.rows import Run

_MAX_NAMES = 3
_KEYWORD_BRACKETS = "<>≪≫《》"


@dataclass(frozen=True)
class ShownText:
    language: str  # language of the names beside headings
    text: str = "source"  # text of a clause with a rendering: "rendering", "source" or "both"
    reads: tuple[str, ...] = ()  # languages of the passages that searches find; empty for all

    def of(self, library: Library, passage: Passage) -> Passage:
        """The passage with the text that it is shown with, of two the first."""
        if self.text == "source":
            return passage
        return library.corpus.rendering(passage) or passage

    def headed(self, library: Library, passage: Passage) -> Passage:
        """The clause that heads a passage in the leading edition, maybe itself; the passage if there is none."""
        corpus = library.corpus
        for above in (passage, *reversed(corpus.headed_by(passage))):
            for worded in (corpus.change_of(above), self.of(library, above)):
                if worded is not None and worded.heading:
                    return worded
        return self.of(library, passage)

    def beside(self, library: Library, passage: Passage) -> Passage | None:
        """The passage with the second text, where two are shown."""
        return passage if self.text == "both" and library.corpus.rendering(passage) else None


def also_named(library: Library, passage: Passage, language: str) -> Run:
    """The names of the concepts that a clause with a heading defines; empty if the heading says it already."""
    nothing = Run("")
    numbers = library.corpus.base_numbers(passage)
    if not numbers or not passage.heading or passage.language == language:
        return nothing
    concepts = [c for number in numbers for c in library.glossary.defined_by(number)]
    heading = _letters(passage.heading)
    own = [(c, [_letters(n) for n in c.names.get(passage.language, ())]) for c in concepts]
    chosen = (
        [c for c, names in own if heading in names][:1]
        or [c for c, names in own if any(n and n in heading for n in names)]
        or [c for c in concepts if c.clauses[0] in numbers][:1]
        or list(concepts[:1])
    )
    names = dict.fromkeys(c.name(language).strip(_KEYWORD_BRACKETS) for c in chosen[:_MAX_NAMES])
    text = " · ".join(name for name in names if _letters(name) not in heading)
    known = all(language in c.names for c in chosen)
    return Run(text, language if known else "en", muted=True) if text else nothing


def headed_clause(library: Library, clause: Passage, number: str, shown: ShownText) -> str:
    heading = shown.headed(library, clause)
    also = also_named(library, heading, shown.language)
    return (
        f"{link(Address(Kind.PASSAGE, clause.id), escape(library.corpus.shown_number(number)), kind='number')}"
        f" &nbsp;{in_language(heading.heading, heading.language)}"
        f" {in_language(also.text, also.language, kind='small')}"
    )


@lru_cache(maxsize=2048)
def _letters(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())
