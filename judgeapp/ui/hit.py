"""A hit of the search, and a bookmark, as a row of a list."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import Passage
from judgeapp.search.answer import Hit, Mark
from judgeapp.ui.rows import Row, Run
from judgeapp.ui.wording import language_told, source_told, why_told


def hit_row(library: Library, hit: Hit, found: Sequence[str]) -> Row:
    """Number, heading, snippet with its marks, source, and why it matched."""
    passage = hit.passage
    heading, own = _heading(library, passage)
    snippet, marks = hit.snippet, hit.marks
    if own and snippet.startswith(own):
        # The heading stands above already.
        cut = len(own) + (len(snippet) > len(own))
        marks = tuple(Mark(m.start - cut, m.end - cut) for m in marks if m.start >= cut)
        snippet = snippet[cut:]
    body = marked_runs(snippet, passage.language, marks) or _beginning(library, passage)
    source = library.corpus.source(passage)
    why = list(dict.fromkeys(why_told(w) for w in hit.why))
    # A clause number says by itself that it is of the Comprehensive Rules.
    told = "" if source.key == RULES else source_told(source)
    language = "" if source.key == RULES else language_told(passage.language)
    return Row(
        number=passage.number,
        title=marked_runs(heading, passage.language, library.marks(heading, found))
        if own
        else (Run(heading, passage.language),),
        aside=told,
        body=body,
        foot=" · ".join(part for part in (*why, language) if part),
    )


def bookmark_row(library: Library, passage: Passage | None, name: str, note: str) -> Row:
    """A bookmark; of a passage that is no more only its name is left."""
    if passage is None:
        return Row(title=(Run(name),), body=(Run(note),) if note else ())
    heading, _ = _heading(library, passage)
    text = passage.blocks[0].text if passage.blocks else ""
    return Row(
        number=passage.number,
        title=(Run(heading, passage.language),),
        aside=source_told(library.corpus.source(passage)),
        body=(Run(text[:120], passage.language),) if text else _beginning(library, passage),
        foot=note.replace("\n", " "),
    )


def marked_runs(text: str, language: str, marks: Sequence[Mark]) -> tuple[Run, ...]:
    """A text cut where marks begin and end."""
    runs: list[Run] = []
    at = 0
    for mark in marks:
        runs.append(Run(text[at : mark.start], language))
        runs.append(Run(text[mark.start : mark.end], language, mark=True))
        at = mark.end
    runs.append(Run(text[at:], language))
    return tuple(run for run in runs if run.text)


def _heading(library: Library, passage: Passage) -> tuple[str, str]:
    """The heading that a passage stands under, and its own."""
    if passage.heading:
        return passage.heading, passage.heading
    above = (p.heading for p in reversed(library.corpus.ancestors(passage)) if p.heading)
    return next(above, ""), ""


def _beginning(library: Library, passage: Passage) -> tuple[Run, ...]:
    """How what stands below a heading begins."""
    for below in library.corpus.children(passage):
        if text := below.heading or (below.blocks[0].text if below.blocks else ""):
            return (Run(f"{below.number} "), Run(text[:120], below.language))
    return ()
