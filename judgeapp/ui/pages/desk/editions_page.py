"""Editions of the rules, as HTML: present and in force, changes between two, doubts, and references to what changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from judgeapp.citations.overview import EditionPair
from judgeapp.messages.punctuation import comma_list, labelled
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import link, strong, styled, text_link, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk.compared_page import line_note

if TYPE_CHECKING:
    from judgeapp.citations.overview import ComparedEditions, EditionsOverview
    from judgeapp.citations.reference import Reference
    from judgeapp.editions.alignment.alignment import AlignedClauses
    from judgeapp.rulebook.manifest import Rulebook

_tr = partial(translate, "editions_page")
# Kinds of pages that show what cites a clause.
_PAGE_OF = {
    "bookmark": Kind.PASSAGE,
    "ruling": Kind.RULING,
    "answer": Kind.ANSWER,
    "reading": Kind.READING,
    "question": Kind.QUESTION,
    "scene": Kind.SCENE,
    "concept": Kind.CONCEPT,
}
_MAX_LINES = 400  # lines on a page


def editions_page(seen: EditionsOverview, style: PageStyle) -> str:
    """Page of the editions: in force since when, which ones are here, and what to review."""
    body = [
        parts.title(escape(_tr("Editions of the rules")), style),
        parts.table(_dates(seen), style),
        parts.links(_ways_to_date(seen), style),
    ]
    if seen.may_be_newer:
        newer = _tr(
            "There may be a newer edition: the publisher revises the rules every few weeks. Import it as a "
            "file (Ctrl+Alt+L)."
        )
        body.append(parts.our_note(parts.text(escape(newer), style), style))
    text = _tr("These are the dates printed in the editions.")
    if seen.own:
        text = _tr("You changed the dates in this table yourself.")
    body.append(parts.hint(text, style))
    for pair in seen.all_compared:
        body += _pair_lines(pair, style)
    if seen.pairs:
        body += _review_offer(seen, style)
    return style.page("".join(body))


def _dates(seen: EditionsOverview) -> Iterable[Sequence[str]]:
    here = {source.edition: source for source in seen.here}
    for row in seen.table:
        source = here.pop(row.edition, None)
        current = row.edition == seen.current
        notes = [_tr("in force today")] * current
        if source is None:
            notes.append(_tr("its text isn't available"))
        named = _named(row.edition, source)
        since = _tr("since {date}").format(date=row.since)
        ways = ((f"change {row.edition}", _tr("Change …")), (f"take-out {row.edition}", _tr("Remove")))
        done = (link(Address(Kind.DATE_EDITION, key), unbroken(text)) for key, text in ways)
        lines = [unbroken(since), *(styled(escape(note), "muted") for note in notes), "&nbsp;· ".join(done)]
        yield strong(named) if current else named, "<br>".join(lines)
    for edition, source in here.items():
        text = _tr("no date given")
        way = text_link(_tr("Set the date …"), Kind.DATE_EDITION, f"change {edition}")
        yield _named(edition, source), f"{styled(escape(text), 'muted')}<br>{way}"


def _named(edition: str, source: Rulebook | None) -> str:
    """An edition, which leads to its text where that is here."""
    named = escape(edition)
    return named if source is None else link(Address(Kind.SOURCE, source.key), named)


def _ways_to_date(seen: EditionsOverview) -> Iterable[str]:
    yield text_link(_tr("Add an edition …"), Kind.DATE_EDITION, "add")
    if seen.own:
        yield text_link(_tr("Use the dates printed in the editions"), Kind.DATE_EDITION, "as-printed")


def _pair_lines(pair: ComparedEditions, style: PageStyle) -> Iterable[str]:
    yield parts.heading(escape(_tr("From {old} to {new}").format(old=pair.old.edition, new=pair.new.edition)), style)
    ways = [text_link(_tr("What's new"), Kind.COMPARED, pair.key)]
    if isinstance(pair, EditionPair) and pair.asked:
        settle = _tr("Settle doubtful matches: {number}").format(number=len(pair.asked))
        ways.append(text_link(settle, Kind.DOUBTFUL, f"{pair.key} 0"))
    yield parts.links(ways, style)


def _review_offer(seen: EditionsOverview, style: PageStyle) -> Iterable[str]:
    yield parts.heading(escape(_tr("Citations of changed clauses")), style)
    own = [followed for followed in seen.review.to_review if followed.reference.is_own]
    if own:
        text = _tr("Your entries to check: {number}").format(number=len(own))
        yield parts.links([text_link(text, Kind.REVIEWED, "own")], style)
    else:
        fine = _tr("Every clause that your data cites means the same in {edition}.").format(
            edition=seen.review.target.edition
        )
        yield parts.text(escape(fine), style)
    brought = len(seen.review.to_review) - len(own)
    if brought:
        text = _tr("Parts of the program that rely on them: {number}").format(number=brought)
        yield parts.links([text_link(text, Kind.REVIEWED, "brought")], style)


def describe_elsewhere(line: AlignedClauses, numbers: Sequence[str], edition: str) -> str:
    """Number of a clause in another edition: "4-7 in 4.2"."""
    there = comma_list(numbers)
    if not numbers:
        text = _tr("not in {edition}").format(edition=edition)
    elif line.fate == "edited":
        text = _tr("{there} in {edition}, with a different meaning")
    else:
        text = _tr("{there} in {edition}")
    text = text.format(there=there, edition=edition)
    if line.is_doubtful:
        text = _tr("{what} (doubtful)").format(what=text)
    return text


def fate_name(fate: str) -> str:
    return {
        "same": _tr("same"),
        "moved": _tr("only renumbered"),
        "edited": _tr("has a different meaning"),
        "merged": _tr("several became one"),
        "split": _tr("one became several"),
        "new": _tr("new"),
        "gone": _tr("gone"),
    }[fate]


def doubtful_page(pair: EditionPair, at: int, style: PageStyle) -> str:
    """One doubtful line with both texts, and the ways to settle it."""
    doubtful = pair.asked
    title = _tr("Doubtful between {old} and {new}").format(old=pair.old.edition, new=pair.new.edition)
    body = [parts.title(escape(title), style)]
    if not doubtful:
        body.append(parts.text(escape(_tr("No doubtful matches.")), style))
        body.append(parts.links([link(Address(Kind.EDITIONS), escape(_tr("To the editions")))], style))
        return style.page("".join(body))
    at %= len(doubtful)
    line = doubtful[at]
    place = _tr("{at} of {all}").format(at=at + 1, all=len(doubtful))
    why = comma_list(doubt_name(doubt.value) for doubt in line.doubts)
    body.append(parts.caption(escape(f"{place} · {why}"), style))
    body.append(line_note(line, pair, style))
    key = f"{pair.key} {at}"
    ways = [text_link(_agreeing(line), Kind.SETTLE_CLAUSES, f"{key} agree")]
    if line.old and line.new:
        if len(line.old) == len(line.new) == 1:
            other, answer = (
                ("same", _tr("The same clause, with the same meaning"))
                if line.fate == "edited"
                else ("edited", _tr("The same clause, but with a different meaning"))
            )
            ways.append(text_link(answer, Kind.SETTLE_CLAUSES, f"{key} {other}"))
        ways.append(text_link(_tr("Not the same: one is gone, the other new"), Kind.SETTLE_CLAUSES, f"{key} apart"))
    body += [parts.item(way, style) for way in ways]
    further = [
        text_link(_tr("Previous"), Kind.DOUBTFUL, f"{pair.key} {(at - 1) % len(doubtful)}"),
        text_link(_tr("Skip"), Kind.DOUBTFUL, f"{pair.key} {(at + 1) % len(doubtful)}"),
    ]
    body.append(parts.links(further, style))
    keys = _tr(
        "Ctrl+Shift+Y accepts, Ctrl+Shift+X splits. To match other clauses, use a file: “judgeapp corpus "
        "compare {old} {new} --doubts FILE”."
    ).format(old=pair.old.edition, new=pair.new.edition)
    body.append(parts.hint(keys, style))
    return style.page("".join(body))


def _agreeing(line: AlignedClauses) -> str:
    if not line.old:
        return _tr("Correct: it is new")
    if not line.new:
        return _tr("Correct: it is gone")
    return _tr("Correct: {what}").format(what=fate_name(line.fate.value))


def doubt_name(doubt: str) -> str:
    return {
        "text": _tr("the texts have little in common"),
        "part": _tr("much of one is missing from the other"),
        "rival": _tr("another clause is just as similar"),
        "order": _tr("it could be swapped with a neighboring clause"),
        "elsewhere": _tr("it has moved to another section"),
        "parts": _tr("several clauses that may belong together"),
        "like": _tr("an unmatched clause is similar"),
        "history": _tr("the update history says otherwise"),
    }[doubt]


def reviewed_page(seen: EditionsOverview, which: str, style: PageStyle) -> str:
    """Page of the citations of clauses that changed, with both texts."""
    target = seen.review.target
    entries = [citation for citation in seen.review.to_review if citation.reference.is_own is (which == "own")]
    title = _tr("Citations of clauses that changed in {edition}").format(edition=target.edition)
    body = [parts.title(escape(title), style)]
    for citation in entries[:_MAX_LINES]:
        reference = citation.reference
        text = escape(labelled(kind_name(reference.kind.value), reference.told))
        body.append(parts.heading(reference_link(reference, text), style))
        pair = next((p for p in seen.pairs if p.old.edition == reference.edition), None)
        where = _tr("{number} of {edition}: {standing}").format(
            number=reference.number, edition=reference.edition, standing=standing_name(citation.standing.value)
        )
        body.append(parts.caption(escape(where), style))
        line = pair.alignment.of_old.get(reference.number) if pair is not None else None
        if pair is not None and line is not None:
            body.append(line_note(line, pair, style))
    if len(entries) > _MAX_LINES:
        body.append(parts.hint(_tr("more: {number}").format(number=len(entries) - _MAX_LINES), style))
    if not entries:
        body.append(parts.text(escape(_tr("Nothing to check.")), style))
    return style.page("".join(body))


def reference_link(reference: Reference, inner: str) -> str:
    """Link to a clause's reference; `inner` alone if it has no page."""
    page = _PAGE_OF.get(reference.kind.value)
    return link(Address(page, reference.id), inner) if page else inner


def kind_name(kind: str) -> str:
    return {
        "bookmark": _tr("Bookmark"),
        "ruling": _tr("Ruling"),
        "written": _tr("The ruling that is being written"),
        "answer": _tr("Official answer"),
        "table": _tr("The table"),
        "reading": _tr("Our reading"),
        "question": _tr("Question"),
        "scene": _tr("Scene"),
        "difference": _tr("Difference between sources"),
        "concept": _tr("Concept"),
    }[kind]


def standing_name(standing: str) -> str:
    return {
        "followed": _tr("it has the same meaning"),
        "edited": _tr("it has a different meaning"),
        "merged": _tr("it was merged with others"),
        "split": _tr("it was split"),
        "gone": _tr("it is gone"),
        "doubtful": _tr("it is unclear which clause it is"),
        "rewritten": _tr("its text was imported again and differs"),
        "unknown": _tr("its edition isn't available"),
    }[standing]
