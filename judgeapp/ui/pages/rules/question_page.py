"""A question with its proven answer: in the reader, among the results, and beneath the clauses that decide it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from itertools import chain, islice
from typing import TYPE_CHECKING

from judgeapp.clauses.citing import by_leading, cited_list
from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list
from judgeapp.questions.question import ProvenQuestion
from judgeapp.rulebook.corpus import number_in_rules
from judgeapp.rulebook.our_words.readings import translation_in
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, strong
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rules.leading_text import stand_in_note
from judgeapp.ui.pages.rules.numbered_clauses import clauses_label
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.widgets.lists.rows import Row, Run

if TYPE_CHECKING:
    from judgeapp.editions.taught import Touched

_tr = partial(translate, "question_page")
_ANNOUNCING = (":", "：")  # a clause that ends so announces the steps below it
_MAX_BENEATH = 6  # questions below a clause


def question_asked(question: ProvenQuestion, language: str) -> tuple[str, str]:
    """Text and language of a question: the judge's, or English."""
    return translation_in(question.asked_first, language)


def question_page(
    library: Library, question: ProvenQuestion, shown: ShownText, style: PageStyle, touched: Touched | None = None
) -> str:
    """The question, its answer, a link to play it, and the clauses that decide it. `touched` are changes of an edition
    that the engine does not know."""
    asked, asked_in = question_asked(question, shown.language)
    answer, answered_in = translation_in(question.answer, shown.language)
    play = escape(_tr("See it played"))
    decisive = [clause for number in question.clauses if (clause := library.corpus.clause(number)) is not None]
    body = [
        parts.title(in_language(asked, asked_in), style),
        parts.our_note(parts.text(strong(in_language(answer, answered_in)), style), style),
        parts.links([link(Address(Kind.PLAY, question.scene), play)], style),
        parts.hint(
            _tr(
                "Our answer to the general question, proved by this scene. A card's text may "
                "change it: card text overrides the rules (1-3-1)."
            ),
            style,
        ),
        *_touched_note(question, touched, style),
        parts.label(clauses_label(_tr("The clauses that decide it"), library, decisive, shown), style),
    ]
    for clause in _with_steps(library, sorted(decisive, key=library.corpus.is_gone)):
        text = shown.of(library, clause)
        sentence = in_language(text.text or text.heading, text.language)
        own = number_in_rules(clause)
        number = library.corpus.shown_number(own) if own else clause.number
        there = link(Address(Kind.PASSAGE, clause.id), escape(number), kind="number")
        body.append(parts.item(f"{there} &nbsp;{sentence}", style))
    body.append(stand_in_note(library, decisive, style))
    body += (parts.text(strong(escape(sentence)), style) for sentence in _gone(library, question))
    return style.page("".join(body))


def _with_steps(library: Library, clauses: Iterable[Passage]) -> Iterable[Passage]:
    """Clauses, and below one that announces steps these."""
    children = library.corpus.children
    steps = ((clause, *(children(clause) if clause.text.endswith(_ANNOUNCING) else ())) for clause in clauses)
    return dict.fromkeys(chain.from_iterable(steps))


def _gone(library: Library, question: ProvenQuestion) -> Iterator[str]:
    """Sentence on clauses that the leading edition has no more."""
    corpus = library.corpus
    gone = [n for n in question.clauses if (c := corpus.clause(n)) is not None and corpus.is_gone(c)]
    if corpus.leading is not None and gone:
        text = _tr("No longer in {edition}: {clauses}. Check what decides it today.")
        yield text.format(edition=corpus.leading.named, clauses=comma_list(corpus.shown_numbers(gone)))


def _touched_note(question: ProvenQuestion, touched: Touched | None, style: PageStyle) -> Iterator[str]:
    if touched is None or not (changed := touched.of(question.clauses)):
        return
    text = _tr("Changed in {edition}, check: {clauses}. This was played under an earlier edition.").format(
        edition=touched.edition, clauses=comma_list(changed)
    )
    yield parts.note(parts.text(strong(escape(text)), style), style, bar=style.colours.bar)


def question_beside(question: ProvenQuestion, language: str, style: PageStyle) -> str:
    """The question and its answer in the other languages, for a player; empty if there is none."""
    read_in = question_asked(question, language)[1]
    body = [
        parts.label(language_name(tag), style)
        + parts.text(strong(in_language(ways[0], tag)), style)
        + parts.text(in_language(question.answer[tag], tag), style)
        for tag, ways in question.ask.items()
        if tag != read_in
    ]
    return "".join(body)


def question_row(question: ProvenQuestion, language: str, *, in_a_line: bool = False) -> tuple[Row, Address]:
    """The question among the results, with its answer; below another one in a line."""
    asked, asked_in = question_asked(question, language)
    answer, answered_in = translation_in(question.answer, language)
    if in_a_line:
        title = (Run(asked, asked_in), Run(f"  {answer}", answered_in, muted=True))
        return Row(title=title, tip=f"{asked}\n{answer}"), Address(Kind.QUESTION, question.id)
    row = Row(
        title=(Run(asked, asked_in),), body=(Run(answer, answered_in),), foot=cited_list(by_leading(question.clauses))
    )
    return row, Address(Kind.QUESTION, question.id)


def questions_beneath(questions: Iterable[ProvenQuestion], language: str, style: PageStyle) -> str:
    """The questions that a clause decides, beneath it; nothing if there are none."""
    some = tuple(islice(questions, _MAX_BENEATH))
    if not some:
        return ""
    lines = [parts.label(_tr("Questions that it decides"), style)]
    for question in some:
        asked, tag = question_asked(question, language)
        lines.append(parts.item(link(Address(Kind.QUESTION, question.id), in_language(asked, tag)), style))
    return "".join(lines)
