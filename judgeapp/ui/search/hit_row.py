"""A hit of the search, and a bookmark, as a row of a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.rulebook.passage import Passage
from judgeapp.search.answer import Hit, Mark, Why, WhyKind
from judgeapp.ui.address import PATH
from judgeapp.ui.pages.rules.question_page import question_asked
from judgeapp.ui.pages.shown_text import ShownText, also_named
from judgeapp.ui.pages.wording import describe_why, language_name, source_title
from judgeapp.ui.widgets.lists.marked_runs import marked_runs
from judgeapp.ui.widgets.lists.rows import Row, Run

translate = QCoreApplication.translate
# Letters of a note that its row shows.
LONGEST_NOTE = 400


def hit_row(library: Library, hit: Hit, found: Sequence[str], shown: ShownText) -> Row:
    """Number, heading with its name in the preferred language, snippet with its marks, where it stands, and why it
    matched."""
    passage = shown.of(library, hit.passage)
    headed = _headed(library, passage, shown)
    heading = headed.heading if headed is not None else ""
    own = passage.heading
    snippet, marks = hit.snippet, hit.marks
    if own and snippet.startswith(own):
        # The heading stands above already.
        cut = len(own) + (len(snippet) > len(own))
        marks = tuple(Mark(m.start - cut, m.end - cut) for m in marks if m.start >= cut)
        snippet = snippet[cut:]
    body = marked_runs(snippet, hit.language, marks) or _beginning(library, passage, shown)
    source = library.corpus.source(passage)
    why = _reasons(library, hit.why, shown.language)
    told = "" if source.key == RULES else language_name(passage.language)
    title = (
        marked_runs(heading, passage.language, library.marks(heading, found))
        if own
        else (Run(heading, passage.language),)
    )
    return Row(
        number=passage.number,
        title=(*title, *_also(library, headed, shown.language)),
        body=body,
        path=_path(library, passage, shown),
        foot=" · ".join(part for part in (*why, told) if part),
    )


def _reasons(library: Library, whys: Sequence[Why], language: str) -> list[str]:
    """Why it is there, in a line: the question that it decides says more than words it has."""
    decided = (library.questions[why.found] for why in whys if why.kind is WhyKind.DECIDES)
    if asked := [question_asked(question, language)[0] for question in decided]:
        cited = [describe_why(why) for why in whys if why.kind is WhyKind.CITED]
        return [translate("hit_row", "decides: {question}").format(question=asked[0]), *cited]
    return list(dict.fromkeys(map(describe_why, whys)))


def bookmark_row(library: Library, passage: Passage | None, name: str, note: str, shown: ShownText) -> Row:
    """A bookmark; of a passage that is no more only its name is left."""
    foot = note[:LONGEST_NOTE].replace("\n", " ")
    if passage is None:
        gone = translate("hit_row", "This passage is no more. Delete takes the bookmark away.")
        return Row(title=(Run(name[:LONGEST_NOTE]),), body=(Run(gone),), foot=foot)
    passage = shown.of(library, passage)
    headed = _headed(library, passage, shown)
    text = passage.blocks[0].text if passage.blocks else ""
    return Row(
        number=passage.number,
        title=(
            Run(headed.heading if headed is not None else "", passage.language),
            *_also(library, headed, shown.language),
        ),
        body=(Run(text[:120], passage.language),) if text else _beginning(library, passage, shown),
        path=_path(library, passage, shown),
        foot=foot,
    )


def _headed(library: Library, passage: Passage, shown: ShownText) -> Passage | None:
    """The passage whose heading this one stands under, which may be itself."""
    above = (passage, *reversed(library.corpus.ancestors(passage)))
    return next((shown.of(library, p) for p in above if p.heading), None)


def _also(library: Library, headed: Passage | None, language: str) -> tuple[Run, ...]:
    also = also_named(library, headed, language) if headed is not None else Run("")
    return (Run("  "), also) if also.text else ()


def _path(library: Library, passage: Passage, shown: ShownText) -> tuple[Run, ...]:
    """The source with its edition, and the headings above."""
    path = source_title(library.corpus.source(passage))
    for above in library.corpus.ancestors(passage):
        if named := f"{above.number} {shown.of(library, above).heading}".strip():
            path += PATH + named
    return (Run(path, passage.language),)


def _beginning(library: Library, passage: Passage, shown: ShownText) -> tuple[Run, ...]:
    """How what stands below a heading begins."""
    for child in library.corpus.children(passage):
        below = shown.of(library, child)
        if text := below.heading or (below.blocks[0].text if below.blocks else ""):
            return (Run(f"{below.number} "), Run(text[:120], below.language))
    return ()
