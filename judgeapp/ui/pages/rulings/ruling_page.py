"""A ruling as HTML: question and answer, its subjects and grounds, its next statuses, and its history; and the page of
a file of others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from judgeapp.cards.finding.cards import Cards
from judgeapp.editions.in_force import edition_at
from judgeapp.language.folding import guessed_language
from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list, join_sentences, labelled, with_note
from judgeapp.rulings.notebook.revision import NotedRuling, ProposalState, Revision, short
from judgeapp.rulings.notebook.ruling import Ruling, Status, changed_fields, possible_statuses
from judgeapp.rulings.notebook.wording import (
    AUTHORITIES,
    BECOMES,
    FIELD_WORDS,
    FIELDS,
    SHARED_KINDS,
    SHARED_STATES,
    STATUSES,
    display_name,
    format_time,
    headed,
)
from judgeapp.rulings.precedent_finding import Precedents
from judgeapp.table.report.html_parts import lines_of_record, text_html, with_zones
from judgeapp.table.report.ruling import plain, ruling_html
from judgeapp.table.rulings.sharing import DELETED, SharedItem, SharedKind, SharedState
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import link, strong, styled
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.rulings.linked_text import LinkedText
from judgeapp.ui.pages.shown_text import ShownText, headed_clause
from judgeapp.ui.widgets.lists.rows import Row, Run

_tr = partial(translate, "rulings")
# Letters of a text that is shown beside another.
_MAX_LETTERS = 600
_MAX_REVISIONS = 200
_MAX_ROWS = 500


class RulingView(NamedTuple):
    library: Library
    cards: Cards
    precedents: Precedents
    shown: ShownText
    known: Mapping[str, NotedRuling]  # rulings of the notebook, by id
    history: Sequence[Revision]  # revisions of the shown ruling, the newest first; empty until they are read
    stamps: Mapping[str, str]  # logins of the team's server through which its revisions came, by revision
    has_cards: bool = True  # False until the library is read

    def linked(self, day: str) -> LinkedText:
        """Linker of one page's texts, written on a day; today's name clauses by the leading edition."""
        corpus = self.library.corpus
        edition = edition_at(corpus.manifest, day) if day or corpus.leading is None else corpus.leading.named
        return LinkedText(self.library, self.cards.numbers, self.cards.names, edition)


def ruling_command(verb: str, *about: str) -> Address:
    return Address(Kind.RULE, " ".join((verb, *about)))


def ruling_page(noted: NotedRuling, view: RulingView, style: PageStyle) -> str:
    if noted.is_hidden:
        body = [parts.title(escape(_title_of(noted)), style), *_proposal(noted, style)]
    elif noted.content is None:
        body = [
            parts.title(escape(_tr("A deleted ruling")), style),
            parts.hint(_tr("You can restore it from its history."), style, apart=False),
            parts.links([_way(ruling_command("for-good", noted.id), _tr("Delete it for good …"))], style),
        ]
    else:
        linked = view.linked(noted.content.date or noted.at[:10])
        body = [*_head(noted.content, linked, style), *_proposal(noted, style), *_links_between(noted, view, style)]
        # A conflict has no single answer.
        body += _conflict(noted, linked, style) if noted.in_conflict else _answer(noted.content, linked, style)
        body += _commands(noted, noted.content, style)
        body += _about(noted.content, view, style)
    body += _history(noted, view.history, view.stamps, style)
    return style.page("".join(body))


def draft_page(ruling: Ruling, replaces: tuple[str, Status] | None, view: RulingView, style: PageStyle) -> str:
    """A ruling being written; `replaces` is another one with its new status."""
    linked, is_begun = view.linked(ruling.date), bool((ruling.question + ruling.answer).strip())
    body = _head(ruling, linked, style) if is_begun else []
    if replaces is not None:
        other, status = replaces
        what = {"overturned": _tr("Will overturn"), "superseded": _tr("Will supersede")}[status]
        body.append(_linked(what, [other], view, style))
    body += _answer(ruling, linked, style) if is_begun else []
    body += _about(ruling, view, style)
    return style.page("".join(body))


def ruling_row(noted: NotedRuling) -> tuple[Row, Address]:
    content = noted.content
    if content is None:
        deleted = _tr("Deleted")
        if noted.is_hidden:
            by = _tr("Deleted by {judge}: {title}")
            deleted = by.format(judge=noted.proposal.by if noted.proposal else "", title=_title_of(noted))
        return Row(title=(Run(deleted, muted=True),), foot=format_time(noted.at)), _page(noted.id)
    marks = [display_name(STATUSES, content.status)]
    if noted.in_conflict:
        marks.insert(0, _tr("In conflict"))
    if noted.proposal is not None and noted.proposal.state is ProposalState.ASKED:
        marks.insert(0, _tr("Deleted by {judge}?").format(judge=noted.proposal.by))
    foot = " · ".join(
        filter(
            None,
            (
                *marks,
                content.judge,
                content.event,
                _named("round", content.round),
                _named("table", content.table),
                format_time(noted.at),
            ),
        )
    )
    answer = " ".join(plain(content.answer).split())
    row = Row(
        title=(Run(" ".join(content.question.split())),),
        body=(Run(answer[:_MAX_LETTERS]),) if answer else (),
        foot=foot,
    )
    return row, _page(noted.id)


def _page(ruling: str) -> Address:
    return Address(Kind.RULING, ruling)


def _head(ruling: Ruling, linked: LinkedText, style: PageStyle) -> list[str]:
    question = ruling.question.strip()
    title = linked.page(text_html(question), _language(ruling)) if question else escape(_tr("No question yet"))
    standing = (
        display_name(STATUSES, ruling.status),
        display_name(AUTHORITIES, ruling.authority),
        ruling.event,
        _named("round", ruling.round),
        _named("table", ruling.table),
        " – ".join(ruling.players),
        ruling.judge,
        ruling.date,
    )
    return [parts.title(title, style), parts.caption(escape(" · ".join(filter(None, standing))), style)]


def _named(field: str, value: str) -> str:
    return f"{display_name(FIELDS, field)} {value}" if value else ""


def _links_between(noted: NotedRuling, view: RulingView, style: PageStyle) -> list[str]:
    body = []
    content = noted.content
    if content is not None and content.replaced_by:
        body.append(_linked(display_name(STATUSES, content.status), [content.replaced_by], view, style))
    for status in ("overturned", "superseded"):
        replaced = [
            other.id
            for other in view.known.values()
            if other.content and other.content.replaced_by == noted.id and other.content.status == status
        ]
        if replaced:
            what = {"overturned": _tr("Has overturned"), "superseded": _tr("Has superseded")}[status]
            body.append(_linked(what, replaced, view, style))
    return body


def _linked(what: str, rulings: Iterable[str], view: RulingView, style: PageStyle) -> str:
    ways = []
    for ruling in rulings:
        other = view.known.get(ruling)
        if other is None:
            ways.append(escape(_tr("{id}, which isn't in this notebook").format(id=short(ruling))))
        else:
            title = other.content.question if other.content else _tr("Deleted")
            ways.append(link(_page(ruling), escape(" ".join(title.split()))))
    return parts.text(f"{escape(what)} → {comma_list(ways)}", style, apart=True)


def _conflict(noted: NotedRuling, linked: LinkedText, style: PageStyle) -> list[str]:
    body = [
        parts.label(_tr("Changed in two ways"), style),
        parts.hint(
            _tr("Keep one of them, or change the ruling, to settle it. All of them stay in the history."),
            style,
            apart=False,
        ),
    ]
    for head in noted.heads:
        inner = parts.text(strong(escape(_describe_author(head))), style)
        if head.content is None:
            inner += parts.text(escape(_tr("Deleted")), style)
        else:
            changed = changed_fields(noted.content, head.content)
            shown = changed if head is not noted.heads[0] else ()
            inner += parts.prose(linked.page(ruling_html(head.content.answer), _language(head.content)), style)
            inner += "".join(_field_line(field, head.content, style) for field in shown if field != "answer")
        keep = ruling_command("back", noted.id, head.id)
        inner += parts.links([_way(keep, _tr("Keep this"))], style)
        body.append(parts.note(inner, style))
    return body


def _answer(ruling: Ruling, linked: LinkedText, style: PageStyle) -> list[str]:
    if not ruling.answer.strip():
        return [parts.hint(_tr("No answer yet."), style)]
    return [parts.prose(linked.page(ruling_html(ruling.answer), _language(ruling)), style)]


def _language(ruling: Ruling) -> str:
    return guessed_language((ruling.question, ruling.answer))


def _commands(noted: NotedRuling, ruling: Ruling, style: PageStyle) -> list[str]:
    becomes = [
        _way(ruling_command(status, noted.id), display_name(BECOMES, status)) for status in possible_statuses(ruling)
    ]
    others = [
        _way(ruling_command("edit", noted.id), _tr("Change")),
        *([_way(ruling_command("play", noted.id), _tr("Play it"))] if ruling.rests_on else ()),
        _way(ruling_command("export", noted.id), _tr("Export for another judge …")),
        _way(ruling_command("print", noted.id), _tr("Print …")),
        _way(ruling_command("report", noted.id), _tr("Save as …")),
        _way(ruling_command("delete", noted.id), _tr("Delete …")),
    ]
    if ruling.status is not Status.DRAFT:
        return [parts.links((*becomes, *others), style)]
    draft = parts.links((strong(escape(_tr("A draft, not given yet."))), *becomes), style)
    return [parts.note(draft, style), parts.links(others, style)]


def _about(ruling: Ruling, view: RulingView, style: PageStyle) -> list[str]:
    body: list[str] = []
    if ruling.clauses:
        body.append(parts.label(display_name(FIELDS, "clauses"), style))
        body += [parts.item(_clause(number, view.library, view.shown), style) for number in ruling.clauses]
    if ruling.cards:
        body.append(parts.label(display_name(FIELDS, "cards"), style))
        body += [parts.item(_card(number, view), style) for number in ruling.cards]
    if ruling.answers:
        body.append(parts.label(display_name(FIELDS, "answers"), style))
        answers = (_official(number, view.precedents) for number in ruling.answers)
        body.append(parts.text(comma_list(answers), style))
    if ruling.tags:
        body.append(parts.label(display_name(FIELDS, "tags"), style))
        body.append(parts.text(escape(comma_list(ruling.tags)), style))
    for field, text in (("account_a", ruling.account_a), ("account_b", ruling.account_b), ("record", ruling.record)):
        if text:
            heading, body_text = headed(field, text, display_name(FIELDS, field))
            body.append(parts.label(heading, style))
            rows = (
                parts.text(strong(escape(line)) if is_zone else escape(line), style, depth=depth)
                for line, depth, is_zone in with_zones(lines_of_record(body_text))
            )
            body.append(parts.note("".join(rows), style))
    return body


def _clause(number: str, library: Library, shown: ShownText) -> str:
    # The number, as a link if the clause exists; for another edition, to that edition's page.
    passage = library.corpus.clause(number) or library.corpus.passages.get(f"rules:{number}")
    if passage is None:
        unknown = _tr("these rules have no such clause")
        return f"{escape(number)} {styled(escape(f'({unknown})'), 'small')}"
    return headed_clause(library, passage, number, shown)


def _official(number: str, precedents: Precedents) -> str:
    if precedents.get(number) is None:
        return escape(number)
    return link(Address(Kind.ANSWER, number), escape(number), kind="number")


def _card(number: str, view: RulingView) -> str:
    card = view.cards.get(number)
    if card is None and not view.has_cards:
        return escape(number)
    if card is None:
        unknown = _tr("not in your library")
        return f"{escape(number)} {styled(escape(f'({unknown})'), 'small')}"
    return f"{link(Address(Kind.CARD, number), escape(number), kind='number')} {escape(card.name())}"


def _history(noted: NotedRuling, history: Sequence[Revision], stamps: Mapping[str, str], style: PageStyle) -> list[str]:
    if not history:
        return []
    body = [parts.label(_tr("History"), style)]
    known = {revision.id: revision.content for revision in history}
    for revision in history[:_MAX_REVISIONS]:
        before = next((known[parent] for parent in revision.parents if parent in known), None)
        what = _tr("written")
        changed: tuple[str, ...] = ()
        if revision.content is None:
            what = _tr("deleted")
        elif revision.parents:
            changed = changed_fields(before, revision.content)
            names = comma_list(display_name(FIELDS, field) for field in changed)
            what = names or _tr("merged")
        author = _describe_author(revision, stamps.get(revision.id, ""))
        inner = parts.text(labelled(strong(escape(author)), escape(what)), style)
        if revision.content is not None:
            content = revision.content
            inner += "".join(_field_line(field, content, style) for field in changed)
        if revision.id not in noted.head_ids:
            inner += parts.links([_way(ruling_command("back", noted.id, revision.id), _tr("Restore"))], style)
        body.append(parts.note(inner, style))
    if len(history) > _MAX_REVISIONS:
        body.append(parts.hint(_tr("And {count} more.").format(count=len(history) - _MAX_REVISIONS), style))
    return body


def _describe_author(revision: Revision, login: str = "") -> str:
    words = [format_time(revision.at), revision.by or _tr("no name")]
    if login and login.casefold() != revision.by.casefold():
        words.append(_tr("logged in as {login}").format(login=login))
    return comma_list(words)


def _title_of(noted: NotedRuling) -> str:
    content = next((head.content for head in noted.heads if head.content is not None), None)
    return _tr("A deleted ruling") if content is None else " ".join(content.question.split())


def _proposal(noted: NotedRuling, style: PageStyle) -> list[str]:
    """Note that another judge has deleted it permanently, with the ways to keep it and to agree."""
    proposal = noted.proposal
    if proposal is None:
        return []
    text = _tr("{judge} deleted it for good at {time}.").format(
        judge=proposal.by or _tr("Another judge"), time=format_time(proposal.at)
    )
    if proposal.state is ProposalState.KEPT:
        kept = _tr("Kept. If everyone who wrote in it deletes it, your changes to it stay on this computer.")
        return [parts.hint(join_sentences((text, kept)), style, apart=False)]
    keep = _way(ruling_command("keep", noted.id), _tr("Keep it"))
    agree = _way(ruling_command("for-good", noted.id), _tr("Delete it here too …"))
    return [parts.note(parts.text(escape(text), style) + parts.links([keep, agree], style), style)]


def _field_line(field: str, ruling: Ruling, style: PageStyle) -> str:
    value: str | tuple[str, ...] = getattr(ruling, field)
    text = value if isinstance(value, str) else comma_list(value)
    text = display_name(FIELD_WORDS.get(field, {}), text)
    if field == "replaced_by":
        text = short(text)
    if len(text) > _MAX_LETTERS:
        text = text[:_MAX_LETTERS].rstrip() + " …"
    empty = _tr("nothing")
    name = styled(escape(display_name(FIELDS, field)), "small")
    return parts.text(labelled(name, text_html(text) if text else escape(empty)), style)


def _way(address: Address, words: str) -> str:
    return link(address, escape(words))


# -- a file of others -------------------------------------------------------------------------------


def shared_page(file: str, items: Sequence[SharedItem], taken: set[str], style: PageStyle) -> str:
    """Page of a shared file. `taken` are the keys of the items that were taken by now."""
    body = [parts.title(escape(_tr("Shared by others: {file}").format(file=file)), style)]
    left = [item for item in items if item_key(item) not in taken]
    if not items:
        body.append(parts.hint(_tr("It is empty."), style))
    if any(item.state in (SharedState.NEW, SharedState.NEWER) for item in left):
        body.append(parts.links([_way(ruling_command("take", "new"), _tr("Import all that is new"))], style))
    if done := [item for item in items if item_key(item) in taken]:
        body.append(parts.label(_tr("Imported"), style))
        body += [parts.item(_item(item, is_here=True), style) for item in done]
    for state in SHARED_STATES:
        matching = [item for item in left if item.state == state]
        if not matching:
            continue
        body.append(parts.label(with_note(display_name(SHARED_STATES, state), str(len(matching))), style))
        for item in matching[:_MAX_ROWS]:
            body.append(_shared_item(item, style))
        if len(matching) > _MAX_ROWS:
            body.append(parts.hint(_tr("And {count} more.").format(count=len(matching) - _MAX_ROWS), style))
    return style.page("".join(body))


def item_key(item: SharedItem) -> str:
    return f"{item.kind} {item.key}"


def _shared_item(item: SharedItem, style: PageStyle) -> str:
    if not item.state.can_be_taken:
        why = f" {styled(escape(item.wrong), 'small')}" if item.wrong else ""
        return parts.item(_item(item) + why, style)
    inner = parts.text(_item(item), style)
    take = _tr("Import")
    if item.state is SharedState.CONFLICT:
        for whose, text in ((_tr("Yours"), _in_words(item.own)), (_tr("Theirs"), _in_words(item.theirs))):
            shown = text[:_MAX_LETTERS] + (" …" if len(text) > _MAX_LETTERS else "")
            inner += parts.text(f"{styled(escape(whose), 'small')}<br>{text_html(shown)}", style, apart=True)
        take = {
            SharedKind.RULING: _tr("Import it too: both are kept and shown"),
            SharedKind.PHRASE: _tr("Replace yours with theirs"),
        }.get(item.kind, _tr("Import it under another name"))
    inner += parts.links([_way(ruling_command("take", item_key(item)), take)], style)
    return parts.note(inner, style)


def _in_words(fields: Sequence[tuple[str, str]]) -> str:
    """A text, field by field if it has any."""
    if not fields:
        return _tr("deleted")
    return "\n".join(
        labelled(display_name(FIELDS, field), display_name(FIELD_WORDS.get(field, {}), value)) if field else value
        for field, value in fields
    )


def _item(item: SharedItem, *, is_here: bool = False) -> str:
    kind = styled(escape(display_name(SHARED_KINDS, item.kind)), "small")
    title = escape(_tr("deleted") if item.title == DELETED else item.title)
    return f"{kind} {link(_page(item.key), title) if is_here and item.kind is SharedKind.RULING else title}"
