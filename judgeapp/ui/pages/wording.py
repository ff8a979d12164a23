"""The sentences for the library's codes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from judgeapp.cards.finding.cards import CardWhy
from judgeapp.desk.languages import LANGUAGES
from judgeapp.entries.shape import shape_text
from judgeapp.messages.punctuation import comma_list, join_sentences, with_note
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Note, NoteKind
from judgeapp.search.answer import Answer, Notice, NoticeKind, Why, WhyKind
from judgeapp.search.indexing import BuildReason, IndexProgress
from judgeapp.ui.localization import translate

if TYPE_CHECKING:
    from judgeapp.entries.importing import ImportReport


def describe_why(why: Why) -> str:
    """Sentence that says why a passage is among the results."""
    name = why.found or why.term
    if why.found and why.found.casefold() != why.term.casefold():
        name = with_note(why.found, why.term)
    match why.kind:
        case WhyKind.NUMBER:
            text = translate("wording", "the number you typed")
        case WhyKind.BELOW_NUMBER:
            text = translate("wording", "below {term}")
        case WhyKind.FORMER_NUMBER:
            text = translate("wording", "was {term} in {editions}")
        case WhyKind.NEAREST:
            text = translate("wording", "nearest to {term}, which doesn't exist")
        case WhyKind.HISTORY:
            text = translate("wording", "the update history names {term}")
        case WhyKind.DEFINES:
            text = translate("wording", "defines {name}")
        case WhyKind.BELOW_DEFINITION:
            text = translate("wording", "part of the definition of {name}")
        case WhyKind.HEADED:
            text = translate("wording", "its heading names {name}")
        case WhyKind.NAMES:
            text = translate("wording", "names {name}")
        case WhyKind.WORDS:
            text = translate("wording", "has the word {name}")
        case WhyKind.READING:
            text = translate("wording", "its reading: {name}")
        case WhyKind.SECTION:
            text = translate("wording", "in the section on {name}")
        case WhyKind.OUR_READING:
            text = translate("wording", "our reading of it has {name}")
        case WhyKind.DECIDES:
            text = translate("wording", "decides: {term}")
        case WhyKind.GONE:
            text = translate("wording", "{term} no longer has this clause")
        case WhyKind.CITED:
            text = translate("wording", "{term}, our wording")
    editions = _editions(why.found)
    return text.format(term=why.term, name=name, editions=editions)


def describe_notice(notice: Notice) -> str:
    """Sentence about a change that was made to the question."""
    match notice.kind:
        case NoticeKind.CORRECTED:
            text = translate("wording", "“{term}” is unknown; these are the results for “{instead}”.")
        case NoticeKind.DROPPED:
            text = translate("wording", "Left out: {term}.")
        case NoticeKind.FORMER_NUMBER:
            text = translate("wording", "{term} is a number of {editions}; it is {instead} today.")
        case NoticeKind.WAS_NUMBER:
            text = translate("wording", "{term} was {was} in {editions}.")
        case NoticeKind.OTHER_NUMBER:
            text = translate("wording", "{term} was {was} in {editions}; what was {term} there is {instead} today.")
        case NoticeKind.GONE_NUMBER:
            text = translate("wording", "{term} of {editions} is no longer a rule.")
        case NoticeKind.LOST_NUMBER:
            text = translate(
                "wording",
                "{term} is a number from {editions}; what became of it is unknown. The update history may say.",
            )
        case NoticeKind.OUTSIDE:
            text = translate(
                "wording", "No game rule covers “{term}”. The tournament rules do: import them to search them too."
            )
        case NoticeKind.OF_ANY_CARD:
            text = translate(
                "wording",
                "This is the general answer; “{term}” wasn't read. A card's text overrides the rules (1-3-1).",
            )
        case NoticeKind.CUT:
            text = translate("wording", "The question is too long; “{term}” was left out.")
        case NoticeKind.NO_SUCH_NUMBER if notice.instead:
            text = translate("wording", "There is no clause {term}; the nearest above it is {instead}.")
        case NoticeKind.NO_SUCH_NUMBER:
            text = translate("wording", "There is no clause {term}.")
    editions = _editions(notice.editions)
    return text.format(term=notice.term, instead=notice.instead, editions=editions, was=notice.was)


def describe_notices(answer: Answer) -> list[str]:
    """Sentences about changes that were made to the question; one names all words that were left out and that no hit
    has."""
    understood = {text.casefold() for hit in answer.hits for why in hit.why for text in (why.term, why.found)}
    dropped = [n.term for n in answer.notices if n.kind is NoticeKind.DROPPED and n.term.casefold() not in understood]
    sentences = [describe_notice(notice) for notice in answer.notices if notice.kind is not NoticeKind.DROPPED]
    return [*sentences, describe_notice(Notice(NoticeKind.DROPPED, comma_list(dropped)))] if dropped else sentences


def _editions(editions: str) -> str:
    return version_label(editions) if editions else translate("wording", "an older edition")


def describe_note(note: Note) -> str:
    """A remark of the editors of this copy."""
    match note.kind:
        case NoteKind.RENUMBERED:
            text = translate("wording", "Printed as {printed}, which is the number of another clause.")
        case NoteKind.MISPRINT:
            text = translate("wording", "In this copy: {printed}, read {correct}.")
        case NoteKind.STALE if note.correct:
            text = translate("wording", "It refers to {printed}; what it names is {correct}.")
        case NoteKind.STALE:
            text = translate("wording", "It refers to {printed}, and what is meant isn't available.")
    return text.format(printed=note.printed, correct=note.correct)


def language_name(language: str) -> str:
    return translate("wording", LANGUAGES[language]) if language in LANGUAGES else language


def source_title(source: Rulebook) -> str:
    """Title and edition: "Comprehensive Rules 3.6"."""
    return f"{translate('sources', source.english_title)} {source.edition}".strip()


def source_standing(
    source: Rulebook, *, edition: bool = True, status: bool = True, of: tuple[str, str] | None = None
) -> Sequence[str]:
    """Edition, date and status, in parts; without parts already shown. `of`: edition and date of a part of the source
    that has its own."""
    official = translate("wording", "official") if source.official else translate("wording", "not official")
    # The status often says so itself ("unofficial translation").
    stands = translate("sources", source.status)
    if source.imported:
        text = translate("wording", "imported from {file}; not checked to be the official text")
        if source.imported.unread:
            text = translate("wording", "imported from {file}; it can't be read ({why})")
        stands = text.format(file=source.file, why=source.imported.unread)
    if "official" not in source.status:
        text = translate("wording", "{official}: {status}")
        stands = text.format(official=official, status=stands)
    number, date = of or (source.edition, source.date)
    version = version_label(number) if edition else ""
    return [part for part in (version, date, stands if status else "") if part]


def version_label(edition: str) -> str:
    return translate("wording", "Ver. {edition}").format(edition=edition)


def describe_progress(progress: IndexProgress) -> str:
    """Sentence that says why the index is built."""
    return {
        BuildReason.NEW: translate("wording", "The rules are being indexed for the first time."),
        BuildReason.OUTDATED: translate("wording", "The rules have changed and are being indexed again."),
        BuildReason.DAMAGED: translate("wording", "The index was damaged and is being rebuilt."),
    }[progress.reason]


def describe_damage(progress: IndexProgress) -> str:
    """Notice after a damaged index was mended; empty for a usual build."""
    if progress.reason is not BuildReason.DAMAGED:
        return ""
    return translate("wording", "The index was damaged. It was rebuilt, and nothing is lost.")


def describe_card_why(why: CardWhy) -> str:
    """Sentence that says why a card is among the results."""
    match why:
        case CardWhy.NUMBER:
            return translate("wording", "the number you typed")
        case CardWhy.NUMBER_BEGINS:
            return translate("wording", "its number begins with this")
        case CardWhy.NAME:
            return translate("wording", "its name")
        case CardWhy.NAME_BEGINS:
            return translate("wording", "its name begins with this")
        case CardWhy.KEYWORD:
            return translate("wording", "has the keyword")
        case CardWhy.NAME_HAS:
            return translate("wording", "in its name")
        case CardWhy.TRAIT:
            return translate("wording", "among its facts")
        case CardWhy.TEXT:
            return translate("wording", "in its text")
        case CardWhy.FACTS:
            return translate("wording", "its facts")


def describe_answers_report(report: ImportReport) -> str:
    """Result of importing a file of official answers, in a line."""
    text = translate(
        "wording",
        "{file}: imported %n answer(s) ({new} new, {updated} updated, {unchanged} unchanged), bad entries: {bad}.",
        "",
        report.taken,
    )
    return _fill_report(text, report)


def describe_cards_report(report: ImportReport) -> str:
    """Result of importing a file of cards, in a line."""
    text = translate(
        "wording",
        "{file}: imported %n card(s) ({new} new, {updated} updated, {unchanged} unchanged), bad entries: {bad}.",
        "",
        report.taken,
    )
    return _fill_report(text, report)


def describe_list_report(report: ImportReport) -> str:
    text = translate(
        "wording",
        "{file}: imported %n line(s) ({new} new, {updated} updated, {unchanged} unchanged), bad entries: {bad}.",
        "",
        report.taken,
    )
    return _fill_report(text, report)


def describe_shape(report: ImportReport) -> str:
    """Recognized form of a file, and the fields that such files lack."""
    text = translate("wording", "Recognized as: {shape}.").format(shape=shape_text(report.shape))
    if report.lacks:
        lacks = translate("wording", "Such files never have: {lacks}.").format(lacks=shape_text(report.lacks))
        text = join_sentences((text, lacks))
    return text


def _fill_report(template: str, report: ImportReport) -> str:
    return template.format(
        file=Path(report.file).name, new=report.new, updated=report.updated, unchanged=report.unchanged, bad=report.bad
    )
