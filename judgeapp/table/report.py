"""A report to hand over: the position, what happened step by step with the clauses, pictures of
the board, the texts of the clauses in a language of choice, and the ruling. Markdown, and the same
as HTML from which nothing is run or fetched."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.desk.citation import as_markdown as quoted
from judgeapp.desk.citation import escape
from judgeapp.errors import NotFoundError
from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES
from judgeapp.scenario.lessons import taught_told
from judgeapp.scenario.playing.rulings import unread_told
from judgeapp.table.board import board
from judgeapp.table.options import question
from judgeapp.table.print_faults import corrected_effects
from judgeapp.table.text import BoardLine, lines
from judgeapp.table.tree import ROOT, Node, TimelineMoment, Tree

# The words of a report besides what it tells; a window hands over its translation of them.
WORDS = {
    "position": "Position",
    "steps": "What happened",
    "end": "The board after it",
    "ruling": "Ruling",
    "clauses": "Clauses",
    "by-judge": "by the judge",
    "choice": "Choice",
    "unread": "Not understood, ruled on by the judge",
    "misprints": "Read otherwise than it is printed",
    "taught": "Read as a judge has taught it",
    "none": "The Comprehensive Rules of this program have no such clause.",
    "untitled": "A ruling",
}


class StepTold(Struct, frozen=True):
    """A choice, what it brought about, and what the judge says of it. `picture`: where a picture
    of the board after it lies, relative to the report; empty without one."""

    choice: str
    by_judge: bool
    moments: tuple[TimelineMoment, ...]
    comment: str = ""
    picture: str = ""


class ClauseText(Struct, frozen=True):
    """A clause as Markdown quotations: the clause itself, and the passage of another source
    that says it in the language of choice."""

    number: str
    quotations: tuple[str, ...]


class TableReport(Struct, frozen=True):
    """ruling -- Markdown, as the judge wrote it
    unread -- the texts that are not understood, each with its card, wherever it mattered
    misprints -- what is printed wrongly on the cards whose effects decided, and what is read
    taught -- what of those effects is read as a judge has taught it
    """

    title: str
    position: tuple[BoardLine, ...]
    steps: tuple[StepTold, ...]
    end: tuple[BoardLine, ...]
    ruling: str
    clauses: tuple[ClauseText, ...]
    picture: str = ""
    comment: str = ""
    unread: tuple[str, ...] = ()
    misprints: tuple[str, ...] = ()
    taught: tuple[str, ...] = ()


def report(
    tree: Tree,
    number: int,
    *,
    ruling: str = "",
    title: str = "",
    clauses: Sequence[ClauseText] = (),
    pictures: Mapping[int, str] | None = None,
    choices: Mapping[int, str] | None = None,
    language: str = "en",
) -> TableReport:
    """What there is to tell of the way to a node, for a reader of a language. `pictures`: by node,
    where they lie. `choices`: by node, the choice that led to it in other words than ours."""
    root, *way = tree.path(number)
    names, shown = tree.beginning.names, pictures or {}
    start = tree.nodes[ROOT].game.state
    return TableReport(
        title=title or tree.beginning.title,
        position=lines(board(start, names, language)),
        steps=tuple(_step(tree, node, shown, choices or {}, language) for node in way),
        end=lines(board(tree.nodes[number].game.state, names, language)),
        ruling=ruling,
        clauses=tuple(clauses),
        picture=shown.get(ROOT, ""),
        comment=root.comment,
        unread=tuple(
            one.told
            for one in unread_told(e for node in tree.path(number) for e in node.game.events)
        ),
        misprints=tuple(one.told for one in corrected_effects(tree.path(number))),
        taught=tuple(
            one.told
            for one in taught_told(e for node in tree.path(number) for e in node.game.events)
        ),
    )


def _step(
    tree: Tree, node: Node, pictures: Mapping[int, str], choices: Mapping[int, str],
    language: str,
) -> StepTold:  # fmt: skip
    moments = tree.moments(node.number, language)
    choice = choices.get(node.number) or _choice(tree, node, language)
    return StepTold(
        choice, node.is_of_the_judge, moments, node.comment,
        pictures.get(node.number, ""),
    )  # fmt: skip


def _choice(tree: Tree, node: Node, language: str) -> str:
    """A choice in words: what was chosen, or what the judge did."""
    if node.above is None or node.is_of_the_judge:
        done = tree.moments(node.number, language)
        return done[0].told.text if done else node.choice
    asked = question(tree.nodes[node.above].game, tree.beginning.names, language)
    choices = asked.choices() if asked is not None else ()
    of = (choice for choice in choices if node.choice in (choice.key, *choice.also))
    told = next((choice.told.text for choice in of), node.choice)
    return f"{asked.seat}: {told}" if asked is not None and asked.seat else told


def cited(tree: Tree, number: int) -> tuple[str, ...]:
    """The clauses that were applied on the way to a node, in order, each once."""
    found = (c for node in tree.path(number) for e in node.game.events for c in e.clauses)
    return tuple(dict.fromkeys(clause for clause in found if clause[0].isdigit()))


def clause_texts(library: Library, clauses: Sequence[str], language: str) -> tuple[ClauseText, ...]:
    """The texts of clauses. The Comprehensive Rules come first, with our rendering where that is
    in `language` (a BCP 47 tag); where they are in another language, the nearest passage of
    another source in it follows."""
    return tuple(_texts(library, number, language) for number in clauses)


def _texts(library: Library, number: str, language: str) -> ClauseText:
    try:
        (clause,) = library.resolve(f"{number}.")
    except NotFoundError:
        return ClauseText(number, ())
    passages = [clause]
    if clause.language != language:
        others = library.parallels(clause)
        passages += [p for p in others if p.language == language and p.source != RULES][:1]
    corpus = library.corpus
    has_ours = corpus.in_language(clause, language) is not clause
    return ClauseText(
        number,
        tuple(quoted(corpus, passage, "both" if has_ours else "source") for passage in passages),
    )


# -- Markdown -------------------------------------------------------------------------------------


def as_markdown(report: TableReport, words: Mapping[str, str] = WORDS) -> str:
    """Markdown in which no HTML stands, whoever shows it as a page: what looks like HTML in the
    ruling is seen, and no picture of elsewhere is fetched."""
    ruling = report.ruling.replace("<", "&lt;").replace("![", "!\\[")
    return _markdown(replace(report, ruling=ruling), words)


def _markdown(report: TableReport, words: Mapping[str, str]) -> str:
    return "\n\n".join(_parts(report, words)) + "\n"


def _parts(report: TableReport, words: Mapping[str, str]) -> Iterator[str]:
    yield f"# {escape(report.title or words['untitled'])}"
    if report.comment:
        yield _paragraph(report.comment)
    if report.ruling.strip():
        yield f"## {words['ruling']}"
        yield report.ruling.strip()
    if report.unread:
        yield f"## {words['unread']}"
        yield "\n".join(f"- {escape(' '.join(told.split()))}" for told in report.unread)
    if report.misprints:
        yield f"## {words['misprints']}"
        yield "\n".join(f"- {escape(' '.join(told.split()))}" for told in report.misprints)
    if report.taught:
        yield f"## {words['taught']}"
        yield "\n".join(f"- {escape(' '.join(told.split()))}" for told in report.taught)
    yield f"## {words['position']}"
    yield _listed(report.position)
    if report.picture:
        yield _picture(words["position"], report.picture)
    if report.steps:
        yield f"## {words['steps']}"
        for place, step in enumerate(report.steps, start=1):
            yield from _told(place, step, words)
        yield f"## {words['end']}"
        yield _listed(report.end)
    if report.clauses:
        yield f"## {words['clauses']}"
        for clause in report.clauses:
            yield f"### {escape(clause.number)}"
            yield from clause.quotations or (words["none"],)


def _told(place: int, step: StepTold, words: Mapping[str, str]) -> Iterator[str]:
    by_judge = f" ({words['by-judge']})" if step.by_judge else ""
    yield f"### {place}. {words['choice']}{by_judge}: {escape(step.choice)}"
    if step.comment:
        yield _paragraph(step.comment)
    if step.moments:
        yield "\n".join(
            f"- {escape(m.told.text)} ({', '.join(map(escape, m.event.clauses))})"
            for m in step.moments
        )
    if step.picture:
        yield _picture(step.choice, step.picture)


def _paragraph(text: str) -> str:
    return escape(text).replace("\n", "  \n")


def _picture(said: str, place: str) -> str:
    return f"![{escape(said)}](<{place}>)"


def _listed(shown: Sequence[BoardLine]) -> str:
    return "\n".join(f"{'    ' * line.depth}- {escape(line.told.text)}" for line in shown)


# -- HTML -----------------------------------------------------------------------------------------

_TAGS = {"h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "em", "strong", "code", "pre", "blockquote",
         "br", "hr", "img"}  # fmt: skip


def as_html(report: TableReport, words: Mapping[str, str] = WORDS, *, language: str = "en") -> str:
    """The same as a page. Whatever a text says, nothing in it is run, fetched or linked; its
    pictures are those of the report."""
    # Only a page needs them, and a window should not wait for them.
    import nh3
    from markdown import Markdown

    places = {report.picture, *(step.picture for step in report.steps)} - {""}
    raw = Markdown(output_format="html").convert(_markdown(report, words))

    def kept(tag: str, attribute: str, value: str) -> str | None:
        return value if attribute != "src" or value in places else None

    body = nh3.clean(
        raw, tags=_TAGS, attributes={"img": {"src", "alt"}}, attribute_filter=kept,
        url_schemes=set(), link_rel=None,
    )  # fmt: skip
    title = html.escape(report.title or words["untitled"])
    return (
        f'<!DOCTYPE html>\n<html lang="{html.escape(language)}">\n<head>\n'
        f'<meta charset="utf-8">\n<title>{title}</title>\n</head>\n<body>\n{body}\n</body>\n'
        "</html>\n"
    )
