"""An official answer as HTML: question and answer, its subjects, its earlier texts; and answers as rows of a list, and
as a part of other pages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

from judgeapp.cards.finding.names_in_text import CardNames
from judgeapp.clauses.citing import citation
from judgeapp.editions.in_force import edition_at
from judgeapp.library import Library
from judgeapp.messages.punctuation import brief, comma_list, with_note
from judgeapp.rulebook.passage import Passage
from judgeapp.rulings.answer import FormerText, changed_since
from judgeapp.rulings.precedent import Precedent, PrecedentKind, PrecedentText
from judgeapp.rulings.precedent_finding import PrecedentHit, PrecedentWhy
from judgeapp.search.answer import Mark
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rulings.linked_text import LinkedText
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.widgets.lists.rows import Row, Run, marked_runs

_tr = partial(translate, "answer_page")
MAX_PROPOSED = 3
_MAX_LISTED = 5
_MAX_ROW_LENGTH = 240  # letters of a question or answer in a list
_WHYS = {
    PrecedentWhy.NUMBER: QT_TRANSLATE_NOOP("answer_page", "the number you typed"),
    PrecedentWhy.CARD: QT_TRANSLATE_NOOP("answer_page", "about this card"),
    PrecedentWhy.WORDS: QT_TRANSLATE_NOOP("answer_page", "close to your question"),
    PrecedentWhy.FILTERED: QT_TRANSLATE_NOOP("answer_page", "matches the filters"),
}


@dataclass(frozen=True)
class AnswerView:
    """Context of an answer's page: the rules, numbers and names of the library's cards, and how clauses are shown."""

    library: Library
    cards: Collection[str]
    names: CardNames
    shown: ShownText
    style: PageStyle
    found: tuple[str, ...] = ()


def answer_page(precedent: Precedent, former: Sequence[FormerText], view: AnswerView) -> str:
    style = view.style
    ordered = sorted(precedent.texts, key=lambda text: text.language != view.shown.language)
    body = [parts.title(escape(comma_list(precedent.numbers)), style)]
    standing = (_tr("Official answer"), precedent.date)
    body.append(parts.caption(escape(" · ".join(filter(None, standing))), style))
    edition = edition_at(view.library.corpus.manifest, precedent.date)
    for text in ordered:
        if len(ordered) > 1:
            body.append(parts.heading(escape(language_name(text.language)), style))
        body += _text(text, view, edition)
    body += _cards(precedent, view)
    body += _clauses(precedent, view)
    for old in former:
        body.append(parts.label(_tr("Until {date} it said").format(date=old.replaced[:10]), style))
        for former_text in (old.text.question, old.text.answer):
            body.append(parts.text(in_language(former_text, old.text.language, kind="muted"), style, apart=True))
    return style.page("".join(body))


def proposed(library: Library, precedent: Precedent) -> tuple[Passage, ...]:
    """The clauses that the words of an answer are most likely about, best first."""
    return library.about(precedent.text("en").whole, MAX_PROPOSED)


def deciding(library: Library, precedent: Precedent) -> tuple[str, ...]:
    """The clauses known to decide it, or the proposed ones."""
    numbers = (library.corpus.base_numbers(p) for p in proposed(library, precedent))
    return precedent.clauses or tuple(some[0] for some in numbers if some)


def precedent_row(hit: PrecedentHit, marks: Callable[[str], Sequence[Mark]], first: Collection[str] = ()) -> Row:
    """An answer among the results: number, beginning of the answer, and question. `marks` gives the matches in a text;
    cards of `first` are named before others."""
    precedent = hit.precedent
    text = precedent.text(hit.language)
    answer, asked = _short(text.answer.partition("\n")[0]), _short(text.question)
    foot = [
        *_standing(precedent),
        comma_list(sorted(precedent.cards, key=lambda card: card not in first)[:3]),
        precedent.date,
    ]
    if hit.like:
        foot.append(_tr("{count} more say nearly the same thing").format(count=len(hit.like)))
    return Row(
        number=precedent.name if precedent.kind is PrecedentKind.OFFICIAL else "",
        title=(Run(answer or _tr("Not answered yet"), text.language),),
        body=marked_runs(asked, marks(asked), text.language),
        foot=" · ".join(filter(None, foot)),
        tip=_tr(_WHYS[hit.why]),
    )


def answered_before(precedents: Sequence[Precedent], language: str, all_of_them: str, style: PageStyle) -> str:
    """Answers about what a page shows, for its end; nothing if none. `all_of_them`: a question that finds all."""
    if not precedents:
        return ""
    body = [parts.label(_tr("Answers and rulings about this"), style)]
    for precedent in precedents[:_MAX_LISTED]:
        text = precedent.text(language)
        number = link(page_of(precedent), escape(_called(precedent)), kind="number")
        body.append(parts.item(f"{number} &nbsp;{in_language(_short(text.question), text.language)}", style))
    body.append(parts.links([text_link(_tr("All of them"), Kind.ASK, all_of_them)], style))
    return "".join(body)


def page_of(precedent: Precedent) -> Address:
    kind = Kind.ANSWER if precedent.kind is PrecedentKind.OFFICIAL else Kind.RULING
    return Address(kind, precedent.key)


def _called(precedent: Precedent) -> str:
    if precedent.kind is PrecedentKind.OFFICIAL:
        return precedent.name
    return _tr("Ruling of {date}").format(date=precedent.date)


def _standing(precedent: Precedent) -> tuple[str, ...]:
    """Standing of a ruling: what became of it, and whose word it is."""
    if precedent.kind is PrecedentKind.OFFICIAL:
        return ()
    # Loaded with the first ruling.
    from judgeapp.rulings.notebook.wording import AUTHORITIES, STATUSES, display_name

    authority = precedent.authority.replace("-", " ")
    return display_name(STATUSES, precedent.status), display_name(AUTHORITIES, authority)


def _short(text: str) -> str:
    return brief(" ".join(text.split()), _MAX_ROW_LENGTH)


def _text(text: PrecedentText, view: AnswerView, edition: str) -> Iterator[str]:
    linked = LinkedText(view.library, view.cards, view.names, edition)
    for name, written in ((_tr("Question"), text.question), (_tr("Answer"), text.answer)):
        yield parts.label(name, view.style)
        yield parts.text(linked.line(written, text.language, view.found), view.style)


def _cards(precedent: Precedent, view: AnswerView) -> Iterator[str]:
    if not precedent.cards:
        return
    yield parts.label(_tr("Listed under"), view.style)
    yield parts.text(
        comma_list(
            text_link(card, Kind.CARD, card) if card in view.cards else escape(card) for card in precedent.cards
        ),
        view.style,
    )


def _clauses(precedent: Precedent, view: AnswerView) -> Iterator[str]:
    library, style = view.library, view.style
    numbers = deciding(library, precedent)
    if not numbers:
        return
    confirmed = bool(precedent.clauses)
    yield parts.label(
        _tr("Decided by (confirmed with edition {editions} of the rules)").format(
            editions=comma_list(precedent.editions)
        )
        if confirmed
        else _tr("Suggested clauses, not confirmed"),
        style,
    )
    changed = {change.clause: change for change in changed_since(library.corpus, numbers, precedent.date)}
    shown = [library.corpus.shown_number(number) for number in numbers]
    for number, name in zip(numbers, shown, strict=True):
        clause = library.corpus.clause(number)
        if clause is None:
            continue
        if shown.count(name) > 1 and (cited := citation(number)) != name:
            # Several clauses were merged into one.
            name = with_note(name, cited)
        inner = _named_clause(clause, name, view)
        if (change := changed.get(number)) is not None:
            after = _tr("changed in edition {edition} of {date}, after this answer: read both").format(
                edition=change.edition, date=change.date
            )
            inner += f"<br><b>{escape(after)}</b>"
        if not confirmed:
            only = _tr("only this one decides it")
            inner += f" &nbsp;{link(_decided(precedent, (number,)), escape(only))}"
        yield parts.item(inner, style)
    if confirmed:
        yield parts.links([link(_decided(precedent, ()), escape(_tr("Undo this")))], style)
    else:
        yield parts.links(
            [link(_decided(precedent, numbers), escape(_tr("Confirm these clauses (Ctrl+Shift+K)")))], style
        )


def _named_clause(clause: Passage, name: str, view: AnswerView) -> str:
    own = view.shown.of(view.library, clause)
    first = own.heading or (own.blocks[0].text if own.blocks else "")
    named = link(Address(Kind.PASSAGE, clause.id), escape(name), kind="number")
    return f"{named} &nbsp;{in_language(_short(first), own.language)}"


def _decided(precedent: Precedent, clauses: Sequence[str]) -> Address:
    return Address(Kind.DECIDE, " ".join((precedent.key, *clauses)))
