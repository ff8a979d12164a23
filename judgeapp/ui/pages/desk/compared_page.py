"""News between two editions of the rules, as HTML: first changes in play and additions, in our words; texts of clauses
are unfolded on demand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from judgeapp.clauses.citing import edition_of
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.editions.news import NewsItem, NewsKind, in_words
from judgeapp.messages.punctuation import labelled, semicolon_list, with_note
from judgeapp.rulebook.corpus import RULES
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import current_language, format_number, labelled_count, translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, styled, text_link
from judgeapp.ui.markup.page_style import PageStyle

if TYPE_CHECKING:
    from judgeapp.citations.overview import ComparedEditions, EditionPair, EditionsOverview
    from judgeapp.citations.reference import FollowedReference
    from judgeapp.editions.alignment.alignment import AlignedClauses
    from judgeapp.editions.taught import PlayedFact
    from judgeapp.rulebook.passage import Passage
    from judgeapp.table.scene import Scene

_tr = partial(translate, "compared_page")
_MAX_LINES = 400  # lines in a part
_MAX_OWN = 12  # citations of the judge's own that are named


class _Folded(str):
    """Link that unfolds a part of the page."""


def compared_page(
    seen: EditionsOverview, pair: ComparedEditions, unfolded: str, scenes: Iterable[Scene], style: PageStyle
) -> str:
    """Page of the news. `unfolded` is the part whose texts are shown, empty for none; `scenes` are those at hand."""
    from judgeapp.citations.overview import EditionPair

    body = [parts.title(escape(_tr("What's new in {new}").format(new=pair.new.edition)), style)]
    news = pair.changes.news
    if isinstance(pair, EditionPair):
        body += _of_the_judge(seen, pair, scenes, style)
    played = [item for item in news if item.kind is NewsKind.PLAYED]
    if played:
        body.append(parts.heading(escape(_tr("Plays differently")), style))
        body += [_new(item, pair, unfolded, style) for item in played]
    if isinstance(pair, EditionPair) and not pair.changes.is_known:
        body += _texts(pair, unfolded, style)
        body += _played_facts(seen, pair, unfolded, style)
    added = [item for item in news if item.kind is NewsKind.ADDED]
    if added:
        body.append(parts.heading(escape(_tr("Added")), style))
        body += [_new(item, pair, unfolded, style) for item in added]
    if news and unfolded != "words":
        body.append(_folded(pair, "words", _tr("All in full, with the clauses of both")))
    body += _same([item for item in news if item.kind is NewsKind.SAME], pair, unfolded, style)
    if isinstance(pair, EditionPair):
        if pair.changes.is_known:
            body += _texts(pair, unfolded, style)
        body += _renumbered(pair, unfolded, style)
        body += _unsure(pair, unfolded, style)
    else:
        absent = _tr("The text of {edition} isn't available. Import it as a file (Ctrl+Alt+L) to read its clauses.")
        body.append(parts.hint(absent.format(edition=pair.new.edition), style))
    return style.page(_with_folded(body, style))


def _new(item: NewsItem, pair: ComparedEditions, unfolded: str, style: PageStyle) -> str:
    if unfolded == "words":
        return _full(item, pair, style)
    scene = _scene(item, compared=item.kind is NewsKind.PLAYED)
    return parts.item(f"{_words(item.brief)} {_clauses(item.clauses[:1])} {scene}", style)


def _full(item: NewsItem, pair: ComparedEditions, style: PageStyle) -> str:
    """Both editions: the newer one, and below it the older one where that said something."""
    now = f"{_words(item.now)} {_clauses(item.clauses)} {_scene(item, compared=item.kind is NewsKind.PLAYED)}"
    if not item.before:
        return parts.item(now, style)
    before = f"{escape(labelled(pair.old.edition, in_words(item.before)))} {_clauses(item.clauses_before)}"
    return parts.item(f"{now}<br>{styled(before, 'small')}", style)


def _same(items: Sequence[NewsItem], pair: ComparedEditions, unfolded: str, style: PageStyle) -> Iterator[str]:
    if not items:
        return
    text = labelled_count(_tr("Worded differently, played as before"), len(items))
    if unfolded != "same":
        yield _folded(pair, "same", text)
        return
    yield parts.heading(escape(text), style)
    yield from (_full(item, pair, style) for item in items)


def _words(text: str) -> str:
    return in_language(in_words(text), current_language())


def _clauses(clauses: Iterable[str]) -> str:
    """Numbers of clauses, each a link, of the edition beside which they stand."""
    return styled(" · ".join(map(_clause, clauses)), "small")


def _clause(clause: str) -> str:
    return text_link(clause.partition("@")[0], Kind.PASSAGE, f"{RULES}:{clause}")


def _scene(item: NewsItem, *, compared: bool) -> str:
    if not item.scene:
        return ""
    if compared:
        return link(Address(Kind.PLAY_BOTH, item.scene), escape(_tr("Play under both")).replace(" ", "&nbsp;"))
    return link(Address(Kind.PLAY, item.scene), escape(_tr("Play it")).replace(" ", "&nbsp;"))


def _of_the_judge(
    seen: EditionsOverview, pair: EditionPair, scenes: Iterable[Scene], style: PageStyle
) -> Iterator[str]:
    """Lines about the judge's data: those resting on changed clauses, and the questions that decide something."""
    own = [
        followed
        for followed in seen.review.to_review
        if followed.reference.is_own and followed.reference.edition == pair.old.edition
    ]
    ways = [_reference(followed) for followed in own[:_MAX_OWN]]
    if own:
        ways.append(text_link(_tr("All, with their clauses"), Kind.REVIEWED, "own"))
    own_scenes = [scene for scene in scenes if scene.own and _rests_on_changed(scene, pair)]
    ways += (text_link(scene.title, Kind.SCENE, scene.key) for scene in own_scenes[:_MAX_OWN])
    if ways:
        head = _tr("Your entries that rely on changed clauses: {number}")
        number = format_number(len(own) + len(own_scenes))
        yield parts.text(escape(head.format(number=number)), style, apart=True)
        yield parts.links(ways, style)
    if pair.asked:
        text = _tr("Match clauses that something relies on: {number}").format(number=format_number(len(pair.asked)))
        yield parts.links([text_link(text, Kind.DOUBTFUL, f"{pair.key} 0")], style)


def _rests_on_changed(scene: Scene, pair: EditionPair) -> bool:
    numbers = (clause.partition("@")[0] for clause in scene.clauses if edition_of(clause) == pair.old.edition)
    lines = (pair.alignment.of_old.get(number) for number in numbers)
    return any(line is not None and (not line.says_the_same or line.is_doubtful) for line in lines)


def _played_facts(seen: EditionsOverview, pair: EditionPair, unfolded: str, style: PageStyle) -> Iterator[str]:
    """Facts that are played, with ways to say whether they still are: those of changed clauses, others on demand."""
    from judgeapp.editions.taught import played_facts

    facts = played_facts(pair.old.edition, pair.new.edition, pair.alignment)
    taught = {fact.fact: fact.plays for fact in seen.taught if fact.edition == pair.new.edition}
    first = [fact for fact in facts if fact.changed or fact.difference.fact in taught]
    rest = [fact for fact in facts if fact not in first]
    if first:
        text = _tr("Played as before until you say otherwise")
        yield parts.heading(escape(text), style)
    for fact in first:
        yield from _played_fact(fact, pair, taught.get(fact.difference.fact), style)
    if rest and unfolded == "facts":
        yield parts.heading(escape(_tr("Played as before, by clauses with the same meaning")), style)
        for fact in rest:
            yield from _played_fact(fact, pair, None, style)
    elif rest:
        text = labelled_count(_tr("Played as before, by clauses with the same meaning"), len(rest))
        yield _folded(pair, "facts", text)


def _played_fact(fact: PlayedFact, pair: EditionPair, plays: bool | None, style: PageStyle) -> Iterator[str]:
    """A fact, its changed clauses, and links to say whether it is still played; `plays` is the answer."""
    yield parts.item(f"{_words(fact.difference.now)} {_clauses(fact.difference.clauses)}", style)
    yield from _line_notes(fact.changed, pair, style)
    ways = {"on": _tr("It still holds"), "off": _tr("It no longer holds")}
    if plays is not None:
        ways = {"forget": _tr("Undo your answer")}
        state = _tr("You said that it no longer holds: played under {edition}.")
        if plays:
            state = _tr("You said that it still holds.")
        yield parts.caption(escape(state.format(edition=EDITIONS[0])), style)
    key = f"{pair.new.edition} {fact.difference.fact.value}"
    yield parts.links([text_link(text, Kind.TEACH_FACT, f"{key} {how}") for how, text in ways.items()], style)


def _reference(followed: FollowedReference) -> str:
    from judgeapp.ui.pages.desk.editions_page import kind_name, reference_link

    reference = followed.reference
    text = labelled(kind_name(reference.kind.value), reference.told)
    return f"{reference_link(reference, escape(text))} {styled(escape(reference.number), 'small')}"


def _texts(pair: EditionPair, unfolded: str, style: PageStyle) -> Iterator[str]:
    """Clauses that differ, by our knowledge of them: all texts of an edition if only these are known."""
    changes = pair.changes
    headed = (
        ("named", changes.named, _tr("Other clauses with a different meaning")),
        ("added", changes.added, _tr("New clauses")),
        ("parted", changes.parted, _tr("Merged, split or gone")),
        ("worded", changes.worded, _tr("Worded differently, with no sign of a change")),
    )
    for part, lines, title in headed:
        if not lines:
            continue
        if part == unfolded or (not changes.is_known and part != "worded"):
            yield parts.heading(escape(with_note(title, format_number(len(lines)))), style)
            yield from _line_notes(lines, pair, style)
        else:
            yield _folded(pair, part, labelled_count(title, len(lines)))


def _folded(pair: ComparedEditions, part: str, text: str) -> _Folded:
    return _Folded(text_link(text, Kind.COMPARED, f"{pair.key} {part}"))


def _with_folded(body: Iterable[str], style: PageStyle) -> str:
    """Parts of a page, and below them in a row the links that unfold others."""
    shown = [*body]
    folded = [part for part in shown if isinstance(part, _Folded)]
    return "".join(part for part in shown if not isinstance(part, _Folded)) + (
        parts.links(folded, style) if folded else ""
    )


def _line_notes(lines: Sequence[AlignedClauses], pair: EditionPair, style: PageStyle) -> Iterator[str]:
    yield from (line_note(line, pair, style) for line in lines[:_MAX_LINES])
    if len(lines) > _MAX_LINES:
        yield parts.hint(_tr("more: {number}").format(number=format_number(len(lines) - _MAX_LINES)), style)


def _renumbered(pair: EditionPair, unfolded: str, style: PageStyle) -> Iterator[str]:
    moved = pair.alignment.counts()["moved"]
    if not moved:
        return
    text = labelled_count(_tr("Only renumbered"), moved)
    if unfolded != "renumbered":
        yield _folded(pair, "renumbered", text)
        return
    yield parts.heading(escape(text), style)
    yield parts.text(escape(semicolon_list(row.text for row in pair.changes.renumbered)), style)


def _unsure(pair: EditionPair, unfolded: str, style: PageStyle) -> Iterator[str]:
    rest = [line for line in pair.alignment.doubtful if line not in pair.asked]
    if not rest:
        return
    text = labelled_count(_tr("Matched as most likely; nothing relies on it"), len(rest))
    if unfolded == "doubtful":
        yield parts.heading(escape(text), style)
        yield from _line_notes(rest, pair, style)
    else:
        yield _folded(pair, "doubtful", text)


def line_note(line: AlignedClauses, pair: EditionPair, style: PageStyle) -> str:
    """Both texts under their numbers; what changed is marked where both are in one language."""
    from judgeapp.editions.alignment.marked import MarkedTexts, links_in, marked

    old = [pair.of_old[n] for n in line.old]
    new = [pair.of_new[n] for n in line.new]
    spans = MarkedTexts((), ())
    if len(old) == len(new) == 1 and old[0].language == new[0].language:
        spans = marked(old[0].text, new[0].text, links_in(old[0]), links_in(new[0]))
    rows = []
    for edition, clauses, marks, came in (
        (pair.old.edition, old, spans.old, False),
        (pair.new.edition, new, spans.new, True),
    ):
        for clause in clauses:
            named = link(Address(Kind.PASSAGE, clause.id), escape(clause.number), kind="number")
            head = f"{named} {styled(escape(edition), 'small')}<br>"
            rows.append(parts.text(head + _marked_text(clause, marks, came=came), style))
    return parts.note("".join(rows), style)


def _marked_text(clause: Passage, marks: Sequence[tuple[int, int]], *, came: bool) -> str:
    """Text with deletions struck through and insertions marked."""
    text, at, inner = clause.text, 0, ""
    for start, end in marks:
        inner += in_language(text[at:start], clause.language)
        part = in_language(text[start:end], clause.language)
        inner += styled(part, "mark") if came else f"<s>{part}</s>"
        at = end
    return inner + in_language(text[at:], clause.language)
