"""What a clause is called in the language that the judge prefers."""

from __future__ import annotations

from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.rows import Run

_MOST = 3
_KEYWORD_BRACKETS = "<>≪≫《》"


def also_named(library: Library, passage: Passage, language: str) -> Run:
    """The names of the concepts that a clause with a heading defines; empty where the heading
    says it already."""
    nothing = Run("")
    if passage.source != RULES or not passage.heading or passage.language == language:
        return nothing
    concepts = library.glossary.defined_by(passage.number)
    heading = _letters(passage.heading)
    own = [(c, [_letters(n) for n in c.names.get(passage.language, ())]) for c in concepts]
    chosen = (
        [c for c, names in own if heading in names][:1]
        or [c for c, names in own if any(n and n in heading for n in names)]
        or [c for c in concepts if c.clauses[0] == passage.number][:1]
        or list(concepts[:1])
    )
    names = dict.fromkeys(c.name(language).strip(_KEYWORD_BRACKETS) for c in chosen[:_MOST])
    told = " · ".join(name for name in names if _letters(name) != heading)
    known = all(language in c.names for c in chosen)
    return Run(told, language if known else "en", muted=True) if told else nothing


def _letters(name: str) -> str:
    return "".join(c for c in name.casefold() if c.isalnum())
