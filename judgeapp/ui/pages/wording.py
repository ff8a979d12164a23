"""The sentences for the library's codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from judgeapp.cards.finding.cards import CardWhy
from judgeapp.desk.languages import LANGUAGES
from judgeapp.entries.shape import shape_text
from judgeapp.messages.punctuation import comma_list, join_sentences, with_full_stop, with_note
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Note, NoteKind
from judgeapp.search.answer import Answer, Notice, NoticeKind, Why, WhyKind, shown_notices
from judgeapp.search.indexing import BuildReason, IndexProgress
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, translate

if TYPE_CHECKING:
    from judgeapp.entries.importing import ImportReport

_tr = partial(translate, "wording")
_for_later = partial(QT_TRANSLATE_NOOP, "wording")
_WHYS = {
    WhyKind.NUMBER: _for_later("the number you typed"),
    WhyKind.BELOW_NUMBER: _for_later("below {term}"),
    WhyKind.FORMER_NUMBER: _for_later("was {term} in {editions}"),
    WhyKind.NEAREST: _for_later("nearest to {term}, which doesn't exist"),
    WhyKind.HISTORY: _for_later("the update history names {term}"),
    WhyKind.DEFINES: _for_later("defines {name}"),
    WhyKind.BELOW_DEFINITION: _for_later("part of the definition of {name}"),
    WhyKind.HEADED: _for_later("its heading names {name}"),
    WhyKind.NAMES: _for_later("names {name}"),
    WhyKind.WORDS: _for_later("has the word {name}"),
    WhyKind.READING: _for_later("its reading: {name}"),
    WhyKind.SECTION: _for_later("in the section on {name}"),
    WhyKind.OUR_READING: _for_later("our reading of it has {name}"),
    WhyKind.DECIDES: _for_later("decides: {term}"),
    WhyKind.GONE: _for_later("{term} no longer has this clause"),
    WhyKind.CITED: _for_later("{term}, our wording"),
}
_NOTICES = {
    NoticeKind.CORRECTED: _for_later("“{term}” is unknown; these are the results for “{instead}”."),
    NoticeKind.DROPPED: _for_later("Left out: {term}."),
    NoticeKind.FORMER_NUMBER: _for_later("{term} is a number from {editions}; today it is {instead}."),
    NoticeKind.WAS_NUMBER: _for_later("{term} was {was} in {editions}."),
    NoticeKind.OTHER_NUMBER: _for_later("{term} was {was} in {editions}; what was {term} there is {instead} today."),
    NoticeKind.GONE_NUMBER: _for_later("{term} of {editions} is no longer a rule."),
    NoticeKind.LOST_NUMBER: _for_later(
        "{term} is a number from {editions}; what became of it is unknown. The update history may say."
    ),
    NoticeKind.OUTSIDE: _for_later(
        "No game rule covers “{term}”. The tournament rules do: import them to search them too."
    ),
    NoticeKind.OF_ANY_CARD: _for_later(
        "This is the general answer; “{term}” wasn't read. A card's text overrides the rules (1-3-1)."
    ),
    NoticeKind.CUT: _for_later("The question is too long; “{term}” was left out."),
    NoticeKind.NO_SUCH_NUMBER: _for_later("There is no clause {term}; the nearest above it is {instead}."),
}
_CARD_WHYS = {
    CardWhy.NUMBER: _for_later("the number you typed"),
    CardWhy.NUMBER_BEGINS: _for_later("its number begins with this"),
    CardWhy.NAME: _for_later("its name"),
    CardWhy.NAME_BEGINS: _for_later("its name begins with this"),
    CardWhy.KEYWORD: _for_later("has the keyword"),
    CardWhy.NAME_HAS: _for_later("in its name"),
    CardWhy.TRAIT: _for_later("among its facts"),
    CardWhy.TEXT: _for_later("in its text"),
    CardWhy.FACTS: _for_later("its facts"),
}


def describe_why(why: Why) -> str:
    name = why.found or why.term
    if why.found and why.found.casefold() != why.term.casefold():
        name = with_note(why.found, why.term)
    return _tr(_WHYS[why.kind]).format(term=why.term, name=name, editions=_editions(why.found))


def describe_notice(notice: Notice) -> str:
    text = _NOTICES[notice.kind]
    if notice.kind is NoticeKind.NO_SUCH_NUMBER and not notice.instead:
        text = _for_later("There is no clause {term}.")
    editions = _editions(notice.editions)
    return _tr(text).format(term=notice.term, instead=notice.instead, editions=editions, was=notice.was)


def describe_notices(answer: Answer, beside: Sequence[str] = ()) -> list[str]:
    """Sentences about changes that were made to the question. `beside`: texts of results that are no clauses."""
    return [describe_notice(notice) for notice in shown_notices(answer, beside)]


def _editions(editions: str) -> str:
    return version_label(editions) if editions else _tr("an older edition")


def describe_note(note: Note) -> str:
    match note.kind:
        case NoteKind.RENUMBERED:
            text = _tr("Printed as {printed}, which is the number of another clause.")
        case NoteKind.MISPRINT:
            text = _tr("This copy has {printed}; read {correct}.")
        case NoteKind.STALE if note.correct:
            text = _tr("It refers to {printed}; {correct} is meant.")
        case NoteKind.STALE:
            text = _tr("It refers to {printed}, and what is meant isn't available.")
    return text.format(printed=note.printed, correct=note.correct)


def language_name(language: str) -> str:
    return _tr(LANGUAGES[language]) if language in LANGUAGES else language


def label_in(label: str, languages: Iterable[str], reader: str) -> str:
    """Label of texts, with their languages if these aren't the reader's."""
    return with_note(label, comma_list(map(language_name, sorted({*languages} - {reader or "en"}))))


def source_title(source: Rulebook) -> str:
    """Title and edition: "Comprehensive Rules 3.6"."""
    return f"{translate('sources', source.english_title)} {source.edition}".strip()


def source_standing(
    source: Rulebook, *, edition: bool = True, status: bool = True, of: tuple[str, str] | None = None
) -> Sequence[str]:
    """Edition, date and status, in parts; without parts already shown. `of`: a part's own edition and date."""
    official = _tr("official") if source.official else _tr("not official")
    # The status often says so itself ("unofficial translation").
    stands = translate("sources", source.status)
    if source.imported:
        text = _tr("imported from {file}; not checked to be the official text")
        if source.imported.unread:
            text = _tr("imported from {file}; it can't be read ({why})")
        stands = text.format(file=source.file, why=source.imported.unread)
    if "official" not in source.status:
        text = _tr("{official}: {status}")
        stands = text.format(official=official, status=stands)
    number, date = of or (source.edition, source.date)
    version = version_label(number) if edition else ""
    return [part for part in (version, date, stands if status else "") if part]


def version_label(edition: str) -> str:
    return _tr("Ver. {edition}").format(edition=edition)


def describe_progress(progress: IndexProgress) -> str:
    return {
        BuildReason.NEW: _tr("The rules are being indexed for the first time."),
        BuildReason.OUTDATED: _tr("The rules have changed and are being indexed again."),
        BuildReason.DAMAGED: _tr("The index was damaged and is being rebuilt."),
    }[progress.reason]


def describe_damage(progress: IndexProgress) -> str:
    """Notice after a damaged index was mended; empty for a usual build."""
    if progress.reason is not BuildReason.DAMAGED:
        return ""
    return _tr("The index was damaged. It was rebuilt, and nothing is lost.")


def describe_card_why(why: CardWhy) -> str:
    return _tr(_CARD_WHYS[why])


def describe_answers_report(report: ImportReport) -> str:
    return _report_text(_tr("{file}: imported %n answer(s)", "", report.taken), report)


def describe_cards_report(report: ImportReport) -> str:
    return _report_text(_tr("{file}: imported %n card(s)", "", report.taken), report)


def describe_list_report(report: ImportReport) -> str:
    return _report_text(_tr("{file}: imported %n line(s)", "", report.taken), report)


def describe_shape(report: ImportReport) -> str:
    """Recognized form of a file, and the fields that such files lack."""
    text = _tr("Recognized as: {shape}.").format(shape=shape_text(report.shape))
    if report.lacks:
        lacks = _tr("Such files lack: {lacks}.").format(lacks=shape_text(report.lacks))
        text = join_sentences((text, lacks))
    return text


def _report_text(template: str, report: ImportReport) -> str:
    """An import in words, with counts if not all entries were good and new."""
    counts = {
        _tr("new: {count}"): report.new,
        _tr("updated: {count}"): report.updated,
        _tr("unchanged: {count}"): report.unchanged,
        _tr("bad entries: {count}"): report.bad,
    }
    parts = [text.format(count=count) for text, count in counts.items() if count]
    note = "" if report.new == sum(counts.values()) else comma_list(parts)
    return with_full_stop(with_note(template.format(file=Path(report.file).name), note))
