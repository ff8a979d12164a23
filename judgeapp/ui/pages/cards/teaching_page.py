"""Page of teaching: the gap with the text around it, the nearest wordings, the lesson's effect on the cards, all
lessons, and those of phrase files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from judgeapp.cards.reading.grammar.lesson import Lesson
from judgeapp.messages.punctuation import capitalized, comma_list, fact_list
from judgeapp.ui.address import Address, Kind, of_record
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, strong, styled
from judgeapp.ui.markup.page_style import PageStyle

if TYPE_CHECKING:
    from judgeapp.cards.teaching.gap import GapPiece
    from judgeapp.cards.teaching.lesson_view import LessonView, OfferedLessons
    from judgeapp.cards.teaching.refusal import RefusedLessonError
    from judgeapp.cards.teaching.school import CardReached

_tr = partial(translate, "teaching")

# Number of cards listed, and the address that imports everything new.
_MAX_CARDS = 30
ALL_NEW = of_record(Kind.TAKE, "*", "*")


def teaching_page(
    view: LessonView | None,
    lessons: Sequence[Lesson],
    refused: Sequence[tuple[Lesson, RefusedLessonError]],
    offered: OfferedLessons | None,
    style: PageStyle,
) -> str:
    """Page of taught wordings. `view`: the lesson being written; `refused`: invalid ones of `lessons`, and why."""
    body = [parts.title(escape(_tr("Teach wordings")), style)]
    if offered is not None:
        body += _offered(offered, style)
    if view is not None and view.lesson.wording:
        body += _being_taught(view, style)
    else:
        text = _tr(
            "Enter what cards say, and the same in words that are understood. From then on it is read that "
            "way everywhere, and marked as taught."
        )
        body.append(parts.hint(text, style, apart=False))
    body += _taught(lessons, refused, style)
    return style.page("".join(body))


def _being_taught(view: LessonView, style: PageStyle) -> list[str]:
    language = view.lesson.language
    body = [parts.label(_tr("How the text around it was read"), style, apart=False)]
    body.append(parts.text(_pieces(view.around, language), style))
    if view.known:
        text = _tr("How its meaning was read")
        body += [parts.label(text, style), parts.text(_pieces(view.known, language), style)]
    if view.refused is not None:
        body.append(parts.text(strong(escape(describe_refused_lesson(view.refused))), style, apart=True))
    if view.means:
        body.append(parts.label(_tr("Printed in today’s words"), style))
        body.append(parts.text(in_language(view.means, language), style))
        body += _cards(view.cards, language, style)
    elif view.near:
        body.append(parts.label(_tr("Nearest in the phrase book"), style))
        for example in view.near:
            body.append(parts.item(link(Address(Kind.SAME, example), in_language(example, language)), style))
        text = _tr("Choose one to change it in the form.")
        body.append(parts.caption(escape(text), style))
    return body


def _pieces(pieces: Iterable[GapPiece], language: str) -> str:
    """A text in which what could not be read is distinguished."""
    return "".join(
        in_language(piece.text, language)
        if piece.read or not piece.text.strip(" ,.、。")
        else styled(in_language(piece.text, language), "unread")
        for piece in pieces
    )


def describe_cards_reached(cards: Sequence[CardReached]) -> str:
    """Sentence that says how many cards are read with the lesson."""
    return _tr("%n effect(s) are read with it.", "", len(cards))


def _cards(cards: Sequence[CardReached], language: str, style: PageStyle) -> list[str]:
    body = [parts.label(describe_cards_reached(cards), style)]
    for card in cards[:_MAX_CARDS]:
        body.append(parts.text(_named(card, language), style, apart=True))
        inner = parts.text(in_language(card.text, language), style)
        says = card.says or _tr("Understood in part")
        inner += parts.text(in_language(f"→ {says}", language), style)
        body.append(parts.note(inner, style))
    if len(cards) > _MAX_CARDS:
        body.append(parts.hint(_tr("And {count} more.").format(count=len(cards) - _MAX_CARDS), style, apart=False))
    return body


def _named(card: CardReached, language: str) -> str:
    """A card of the library with its link; one not in the library says so."""
    if not card.number:
        unsaved = styled(escape(_tr("not saved")), "muted")
        return f"{in_language(card.name, language)} {unsaved}".strip()
    named = link(Address(Kind.CARD, card.number), escape(card.number), kind="number")
    return f"{named} {in_language(card.name, language)}"


def describe_refused_lesson(error: RefusedLessonError) -> str:
    """Sentence that says why a lesson is refused, and how to fix it."""
    return capitalized(_tr("{what}. {mend}.").format(what=error.what, mend=error.mend))


def _taught(
    lessons: Sequence[Lesson], refused: Iterable[tuple[Lesson, RefusedLessonError]], style: PageStyle
) -> list[str]:
    whys = {lesson.key: error for lesson, error in refused}
    body = [parts.label(_tr("What you have taught"), style)]
    if not lessons:
        body.append(parts.hint(_tr("Nothing yet."), style, apart=False))
    for lesson in lessons:
        inner = parts.text(describe_lesson(lesson), style)
        who = " · ".join(filter(None, (*lesson.clauses, lesson.by, lesson.date, lesson.note)))
        ways = [
            link(of_record(Kind.TEACH, lesson.wording, lesson.language), escape(_tr("Change"))),
            link(of_record(Kind.FORGET, lesson.wording, lesson.language), escape(_tr("Forget"))),
        ]
        behind = f" {' &nbsp;·&nbsp; '.join(ways)}"
        inner += parts.caption(escape(who) + behind if who else behind, style)
        if lesson.key in whys:
            why = _tr("No longer read: {why}").format(why=describe_refused_lesson(whys[lesson.key]))
            inner += parts.text(strong(escape(why)), style)
        body.append(parts.note(inner, style))
    return body


def describe_lesson(lesson: Lesson) -> str:
    """A wording and its equivalent, as HTML."""
    wording, same = (in_language(text, lesson.language) for text in (lesson.wording, lesson.same))
    return f"{strong(wording)} = {same}"


def _offered(offered: OfferedLessons, style: PageStyle) -> list[str]:
    files = comma_list(offered.files)
    body = [parts.heading(escape(_tr("Compared with yours: {files}").format(files=files)), style, apart=False)]
    if offered.new:
        body.append(parts.label(_tr("New"), style))
        body += [parts.note(parts.text(_by(lesson), style), style) for lesson in offered.new]
        body.append(parts.links([link(ALL_NEW, escape(_tr("Import what is new")))], style))
    if offered.different:
        body.append(parts.label(_tr("Taught differently"), style))
        for own, other in offered.different:
            theirs = _tr("Replace yours with theirs")
            address = of_record(Kind.TAKE, other.wording, other.language)
            inner = parts.text(_by(own), style) + parts.text(_by(other), style)
            body.append(parts.note(inner + parts.links([link(address, escape(theirs))], style), style))
    if offered.refused:
        body.append(parts.label(_tr("Refused"), style))
        for lesson, error in offered.refused:
            why = parts.text(strong(escape(describe_refused_lesson(error))), style)
            body.append(parts.note(parts.text(_by(lesson), style) + why, style))
    if offered.same:
        body.append(parts.label(_tr("The same as yours"), style))
        body += [parts.item(_by(lesson), style) for lesson in offered.same]
    if not (offered.new or offered.different or offered.refused or offered.same):
        body.append(parts.hint(_tr("It is empty."), style, apart=False))
    return body


def _by(lesson: Lesson) -> str:
    who = fact_list((*lesson.clauses, lesson.by, lesson.date))
    return describe_lesson(lesson) + (f" {styled(escape(f'({who})'), 'small')}" if who else "")
