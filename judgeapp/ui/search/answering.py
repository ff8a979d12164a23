"""Answers to the question in the field: clauses and passages, cards, scenes, earlier answers, and typed filters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from judgeapp.cards.card_text import is_card_text
from judgeapp.cards.finding.cards import CardAnswer
from judgeapp.cards.finding.filtering import CardFilterKey
from judgeapp.combined_search import CombinedAnswer, Most, Part, find_all, is_asked
from judgeapp.language.folding import guessed_language, has_cjk
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.our_words.rendering import LANGUAGE as RENDERED
from judgeapp.rulebook.our_words.rendering import SOURCE
from judgeapp.rulings.filtering import AUTHORITY_VALUES, STATUS_VALUES, FilterKey, OtherKind
from judgeapp.rulings.precedent import PrecedentKind
from judgeapp.rulings.precedent_finding import PrecedentHit
from judgeapp.search.answer import Answer, NoticeKind
from judgeapp.search.filters import RulesFilterKey, TypedFilter, completions, filtered, toggled
from judgeapp.search.finder import MAX_QUESTION_LENGTH
from judgeapp.table.scene import find
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, translate
from judgeapp.ui.pages.desk.filter_words import KIND_VALUES, AnyFilterKey, describe_filter, describe_value
from judgeapp.ui.pages.rules.question_page import question_row
from judgeapp.ui.pages.scene_page import scene_row
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import describe_notice, describe_notices, language_name
from judgeapp.ui.search.answer_rows import (
    AnswerRows,
    Rows,
    SearchData,
    answer_rows,
    card_rows,
    cut,
    describe_unread,
    filters_named,
    first_to_read,
    grouped,
    rules_rows,
    titled_once,
)
from judgeapp.ui.search.facets import Facet, facets, folded_away, kind_name
from judgeapp.ui.search.filtered_answering import answered_by_filters
from judgeapp.ui.widgets.lists.rows import Row, Run

_tr = partial(translate, "answer_rows")
_for_later = partial(QT_TRANSLATE_NOOP, "answer_rows")
_VALUES: dict[AnyFilterKey, tuple[str, ...]] = {
    FilterKey.IS: (*KIND_VALUES, *STATUS_VALUES, *AUTHORITY_VALUES),
    CardFilterKey.UNDERSTOOD: ("yes", "no"),
}
FILTERS: tuple[AnyFilterKey, ...] = (*FilterKey, *RulesFilterKey, *CardFilterKey)


def filter_rows(question: str) -> list[tuple[Row, Address]]:
    """Filters that start with a question's last word; or if that is one, its meaning, with its possible values."""
    before, _, last = question.rpartition(" ")
    before = f"{before} " if before else ""
    for key, values in _VALUES.items():
        if last.lower() == f"{key}:":
            return [_row(before, f"{last}{value}", describe_value(key, value)) for value in values]
    if is_begun(question):
        return [_row(before, last, describe_filter(k)) for k in FILTERS if last.lower() == f"{k}:"]
    begun = completions(question, FILTERS)
    return [_row(before, f"{key}:", describe_filter(key)) for key in FILTERS if f"{key}:" in begun]


def is_begun(question: str) -> bool:
    """Return true if the last word of a question is a filter without its value."""
    return question.rpartition(" ")[2].lower() in {f"{key}:" for key in FILTERS}


def _row(before: str, written: str, description: str) -> tuple[Row, Address]:
    row = Row(title=(Run(written),), body=(Run(description),) if description else ())
    return row, Address(Kind.ASK, f"{before}{written}")


# Kind of each part, and the row for those that are not shown.
_KINDS: Mapping[Part, tuple[OtherKind | PrecedentKind, str]] = {
    Part.CARDS: (OtherKind.CARD, _for_later("More cards")),
    Part.RULINGS: (PrecedentKind.RULING, _for_later("More rulings")),
    Part.ANSWERS: (PrecedentKind.OFFICIAL, _for_later("More answers")),
    Part.RULES: (OtherKind.RULE, _for_later("More rules")),
}
_MAX_CLAUSES = 50
_MAX_SCENES = 5
_MAXIMUM = Most(cards=6, precedents=8)
_ROOM_FOR_FILTERS = 60  # letters kept free for filters
_MAX_SEEN_AT_FIRST = 3  # rows of each other part that are shown at first
_MAX_FIRST_CLAUSES = 5  # clauses above the other results


def answered(data: SearchData, question: str, shown: ShownText) -> AnswerRows:
    """Everything that answers a question, in the order of the one search; then ready scenes. A card text is offered to
    be read. With filters, only what passes them."""
    text, question = question, question[:MAX_QUESTION_LENGTH]
    if is_begun(question):
        return AnswerRows(question, grouped((filters_named(), filter_rows(question))), "", (), (), first=0)
    asked = filtered(question, FILTERS)
    if asked.filters:
        return answered_by_filters(data, asked, question, shown)
    # A longer question leaves no room for filters.
    narrows = len(text) <= MAX_QUESTION_LENGTH - _ROOM_FOR_FILTERS and not is_card_text(text)
    # A clause that is shown as rendered is also found as rendered, whatever the question's language.
    first = SOURCE if shown.text == "source" else RENDERED
    language = shown.language
    answer_rules = partial(data.library.answer, first=first, limit=_MAX_CLAUSES, reads=shown.reads)
    result = find_all(
        text, data.library, lambda: data.cards, lambda: data.precedents, answer_rules, language=language, most=_MAXIMUM
    )
    answer, matches = result.answer, result.cards
    precedents = (*result.rulings, *result.answers)
    if unknown := _not_imported(data, result):
        precedents = tuple(hit for hit in precedents if any(question.strip() in t.whole for t in hit.precedent.texts))
    # Beside the card itself, rules that don't match as a whole are no answer.
    clauses = [] if result.of_card and describe_notices(answer) else rules_rows(data, answer, shown)
    of_precedents = answer_rows(data, precedents, answer.found, {hit.card.number for hit in matches.hits})
    parts = {
        Part.CARDS: [] if matches.corrected and clauses else card_rows(matches, language),
        Part.RULINGS: [row for row in of_precedents if row[1].kind == Kind.RULING],
        Part.ANSWERS: [row for row in of_precedents if row[1].kind != Kind.RULING],
        Part.RULES: clauses,
    }
    scenes = find(data.scenes, question)
    of_scenes = [scene_row(scene) for scene in scenes[:_MAX_SCENES]]
    rows = _in_order(parts, result.order, question if narrows else "", is_followed=bool(of_scenes) or _is_below(answer))
    if len(scenes) > 1 and clauses and narrows:
        # The clauses lead to them too.
        rows.append(_asking(kind_name(OtherKind.SCENE), OtherKind.SCENE, question))
    else:
        rows += grouped((kind_name(OtherKind.SCENE), of_scenes))
    everything = [row for part in result.order for row in parts[part]] + of_scenes
    narrowing = _facets(data, everything, result, precedents, len(scenes)) if narrows else ()
    if is_card_text(text):
        rows = grouped((_tr("Card text"), [_text_row(text)])) + _headed(rows)
    else:
        rows = _with_questions(rows, answer, language)
    if of_filters := filter_rows(question):
        rows = _headed(rows) + grouped((filters_named(), of_filters))
    outside = [describe_notice(notice) for notice in answer.notices if notice.kind is NoticeKind.OUTSIDE]
    # For a pasted text, nobody asks where each word is.
    others = [] if is_card_text(text) else _notices(result, has_clauses=bool(clauses), has_precedents=bool(precedents))
    notices = dict.fromkeys((*outside, *filter(None, (unknown,)), *others))
    unread = [describe_unread(matches.unread)] if matches.unread else []
    offered = {Address(Kind.QUESTION, question.id) for question in answer.perhaps}
    return AnswerRows(
        question,
        titled_once(rows),
        "\n".join((*notices, *unread)),
        answer.found,
        matches.found,
        narrowing,
        matches.unread,
        first=first_to_read(rows, [hit.precedent for hit in precedents], offered),
    )


def _notices(result: CombinedAnswer, *, has_clauses: bool, has_precedents: bool) -> list[str]:
    """Notices on how the question was read."""
    beside = [text.whole for hit in (*result.rulings, *result.answers) for text in hit.precedent.texts]
    notices = describe_notices(result.answer, beside)
    if result.of_card and notices:
        return []
    if result.by_name or (has_precedents and result.is_answered):
        # Missing words aren't mentioned for a whole sentence, nor for the name of a card.
        return [describe_notice(n) for n in result.answer.notices if n.kind is not NoticeKind.DROPPED]
    return _corrected(result.cards) if result.cards.hits and not has_clauses else notices


def _facets(
    data: SearchData, rows: Rows, result: CombinedAnswer, precedents: Sequence[PrecedentHit], scenes: int
) -> tuple[Facet, ...]:
    """Facets to narrow the results by; `scenes`: number of scenes that match."""
    answer = result.answer
    more = cut(
        (Kind.PASSAGE, len(answer.hits), _MAX_CLAUSES),
        (Kind.CARD, len(result.cards.hits), _MAXIMUM.cards),
        (Kind.SCENE, scenes, _MAX_SCENES + 1),
        (Kind.ANSWER, max(len(result.rulings), len(result.answers)), _MAXIMUM.precedents),
    )
    narrowing = facets([address.kind for _, address in rows], [hit.precedent for hit in precedents], more)
    return (*narrowing, *folded_away(data.library.corpus, answer)) if answer.hits else narrowing


def _not_imported(data: SearchData, result: CombinedAnswer) -> str:
    """Sentence on a word that may be the name of a card in Japanese or Chinese, if no card has a name in these."""
    word, languages = result.answer.question.strip(), data.cards.languages
    if not has_cjk(word) or is_asked(word) or result.cards.hits or result.answer.hits or result.answer.perhaps:
        return ""
    if not languages or any(language.startswith(("ja", "zh")) for language in languages):
        return ""
    text = _tr("“{word}” wasn't found; cards are imported only in: {languages}.")
    return text.format(word=word, languages=comma_list([language_name(language) for language in languages]))


def _in_order(parts: Mapping[Part, Rows], order: Sequence[Part], question: str, *, is_followed: bool) -> Rows:
    """All parts, each below its name if there are several. Of each the first are shown, of rules that nothing follows
    all; and if the question can be narrowed, a row that asks for the others."""
    there = [part for part in order if parts[part]]
    rules = parts[Part.RULES]
    if there == [Part.RULES] and not is_followed:
        return rules
    is_last = not is_followed and there[-1:] == [Part.RULES]
    shown = {part: _folded(parts[part], part, question) for part in there} | ({Part.RULES: rules} if is_last else {})
    rest = [] if is_last or question else rules[_MAX_FIRST_CLAUSES:]
    return grouped(*((kind_name(_KINDS[part][0]), shown[part]) for part in there), (_tr("More rules"), rest))


def _folded(rows: Rows, part: Part, question: str) -> Rows:
    most = _MAX_FIRST_CLAUSES if part is Part.RULES else _MAX_SEEN_AT_FIRST
    if not question:
        return rows[:most] if part is Part.RULES else rows
    kind, more = _KINDS[part]
    return rows if len(rows) <= most + 1 else [*rows[:most], _asking(_tr(more), kind, question)]


def _asking(name: str, kind: OtherKind | PrecedentKind, question: str) -> tuple[Row, Address]:
    """A row that asks for the results of one kind."""
    asks = toggled(question, (TypedFilter(FilterKey.IS.value, str(kind)),))
    return Row(title=(Run(name, muted=True),)), Address(Kind.ASK, asks)


def _with_questions(rows: Rows, answer: Answer, language: str) -> Rows:
    """Put the proven answer above everything, and questions possibly meant above or, for a few words, below the rules
    on these."""
    if answer.proven is not None:
        name, asked = _tr("Answer"), (answer.proven, *answer.perhaps)
    elif answer.perhaps:
        name, asked = _tr("Perhaps you mean"), answer.perhaps
    else:
        return rows
    own = grouped((name, [question_row(q, language, in_a_line=index > 0) for index, q in enumerate(asked)]))
    return rows + own if rows and _is_below(answer) else own + _headed(rows)


def _is_below(answer: Answer) -> bool:
    """Return true if the questions possibly meant stand below the rules."""
    return bool(answer.perhaps) and answer.proven is None and not is_asked(answer.question)


def _headed(rows: Rows) -> Rows:
    """Rows below a name: rules alone have none."""
    return rows if not rows or rows[0][0].group else grouped((kind_name(OtherKind.RULE), rows))


def _text_row(text: str) -> tuple[Row, Address]:
    # Half a letter, which a broken input method may leave, can't be part of an address.
    text = text.encode(errors="replace").decode()
    read = _tr("Read this text")
    body = (Run(" ".join(text.split()), guessed_language((text,))),)
    return Row(title=(Run(read),), body=body), Address(Kind.TEXT, text)


def _corrected(answer: CardAnswer) -> list[str]:
    if not answer.corrected:
        return []
    text = _tr("No card matches “{question}”; showing “{name}”.")
    return [text.format(question=answer.question.strip(), name=answer.corrected)]
