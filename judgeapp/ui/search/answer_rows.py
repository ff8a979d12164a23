"""What the field is answered with: clauses and passages, cards, and what was answered before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from judgeapp.cards.card import PrintedCard
from judgeapp.cards.facts import guessed_language
from judgeapp.cards.filtering import CardFilterKey, CardKeeping, keeping_cards
from judgeapp.cards.finding import CardAnswer, CardHit, Cards, CardWhy
from judgeapp.cards.written import is_card_text
from judgeapp.errors import InputError
from judgeapp.library import Library
from judgeapp.rulebook.rendering import LANGUAGE as RENDERED
from judgeapp.rulebook.rendering import SOURCE
from judgeapp.rulings.filtering import FilterKey, Known, keeping
from judgeapp.rulings.precedent_finding import PrecedentHit, Precedents
from judgeapp.search.answer import Answer, NoticeKind, WhyKind
from judgeapp.search.filters import FilteredQuestion, TypedFilter, filtered
from judgeapp.search.finder import LONGEST_QUESTION
from judgeapp.table.scene import Scene, find
from judgeapp.ui.address import ANSWER, CARD, PASSAGE, RULING, SCENE, TEXT, Address
from judgeapp.ui.pages.rulings.answer_page import precedent_row
from judgeapp.ui.pages.scene_page import scene_row
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import card_facts_told, card_why_told, notice_told
from judgeapp.ui.search.facets import Facet, OtherKind, facets
from judgeapp.ui.search.filter_rows import FILTERS, filter_rows, is_begun
from judgeapp.ui.search.hit_row import hit_row
from judgeapp.ui.widgets.lists.marked_runs import marked_runs
from judgeapp.ui.widgets.lists.rows import Row, Run

translate = QCoreApplication.translate
_MOST_CLAUSES = 50
_MOST_CARDS = 20
_MOST_SCENES = 5
_MOST_ANSWERS, _MOST_FILTERED = 12, 100
_ROOM_FOR_FILTERS = 60  # letters
# Where answers come first, so many of them stand above the rules, and the rest at the end.
_FIRST_ANSWERS = 5
_WORDS_OF_A_QUESTION = 7
# Where the rules come first, so many of them stand above the cards, and the rest below.
_FIRST_CLAUSES = 8
# A question whose first hit is there for one of these is one that the rules answer.
_SURE = (WhyKind.NUMBER, WhyKind.FORMER_NUMBER, WhyKind.DEFINES)

_Rows = list[tuple[Row, Address]]


@dataclass(frozen=True)
class AnswerRows:
    """`found` is what to mark in passages, `found_in_cards` in cards; `facets` is what the results
    can be narrowed by."""

    question: str
    rows: _Rows
    notice: str
    found: tuple[str, ...]
    found_in_cards: tuple[str, ...]
    facets: tuple[Facet, ...] = ()


@dataclass(frozen=True)
class Shelves:
    """What is asked: rules, cards, ready scenes, and what was answered before."""

    library: Library
    cards: Cards
    scenes: Sequence[Scene]
    precedents: Precedents


def answered(shelves: Shelves, question: str, shown: ShownText) -> AnswerRows:
    """The rules first, or the cards where the question is the number or name of one, or a part of
    it, and nothing that the rules define, or official answers where it is a question in words; then
    ready scenes. A card text is offered to be read. With filters, only what passes them."""
    text, question = question, question[:LONGEST_QUESTION]
    if is_begun(question):
        return AnswerRows(question, _grouped((_filters_named(), filter_rows(question))), "", (), ())
    asked = filtered(question, FILTERS)
    if asked.filters:
        return _filtered(shelves, asked, question, shown)
    # What is as long as that has no room for filters.
    narrows = len(text) <= LONGEST_QUESTION - _ROOM_FOR_FILTERS and not is_card_text(text)
    # A clause that is shown rendered is found rendered, whatever language is asked in.
    first = SOURCE if shown.text == "source" else RENDERED
    language = shown.language
    answer = shelves.library.answer(text, first=first, limit=_MOST_CLAUSES)
    found = shelves.cards.find(question, language=language, limit=_MOST_CARDS)
    clauses: _Rows = [
        (hit_row(shelves.library, hit, answer.found, shown), Address(PASSAGE, hit.passage.id))
        for hit in answer.hits
    ]
    notices = [notice_told(notice) for notice in answer.notices]
    of_cards = _card_rows(found, language)
    named = [hit.card.number for hit in found.hits] if found.is_named else []
    precedents = shelves.precedents.find(
        question, language=language, limit=_MOST_ANSWERS, cards=named
    )
    answers = _answers(shelves, precedents, answer.found)
    numbered = bool(found.hits) and found.hits[0].why is CardWhy.NUMBER
    if answers and (shelves.precedents.get(question.strip()) or _is_asked(question)):
        # What was asked before in other words stands above what has some of the words.
        rows = _grouped(
            *_by_kind(answers[:_FIRST_ANSWERS]),
            (_rules_named(), clauses),
            (_cards_named(), of_cards),
            (translate("answer_rows", "More answers"), answers[_FIRST_ANSWERS:]),
        )
        # Nobody asks of a whole sentence where each of its words is.
        notices, answers = [], []
    elif numbered or found.by_facts or (
        (found.is_named or found.has_part) and not _is_sure(answer)
    ):  # fmt: skip
        # What the rules have only for another question is no answer beside the card itself.
        rows = _grouped(
            (_cards_named(), of_cards),
            *_by_kind(answers),
            (_rules_named(), [] if notices else clauses),
        )
        notices, answers = [], []
    elif found.corrected and clauses:
        rows = clauses
    else:
        rows = clauses
        if of_cards or (answers and clauses):
            rows = _grouped(
                (_rules_named(), clauses[:_FIRST_CLAUSES]),
                (_cards_named(), of_cards),
                *_by_kind(answers),
                (translate("answer_rows", "More rules"), clauses[_FIRST_CLAUSES:]),
            )
            answers = []
        if found.hits and not clauses:
            notices = _corrected(found)
    scenes = find(shelves.scenes, question)
    if of_scenes := [scene_row(scene) for scene in scenes[:_MOST_SCENES]]:
        if not rows or rows[0][0].group:
            rows = rows + _grouped((_scenes_named(), of_scenes))
        else:
            rows = _grouped(
                (_rules_named(), rows[:_FIRST_CLAUSES]),
                (_scenes_named(), of_scenes),
                (translate("answer_rows", "More rules"), rows[_FIRST_CLAUSES:]),
            )
    if answers and not clauses:
        rows = rows + _grouped(*_by_kind(answers))
    cut = _cut(
        (PASSAGE, len(answer.hits), _MOST_CLAUSES),
        (CARD, len(found.hits), _MOST_CARDS),
        (SCENE, len(scenes), _MOST_SCENES + 1),
        (ANSWER, len(precedents), _MOST_ANSWERS),
    )
    kinds = [address.kind for _, address in rows]
    narrowing = facets(kinds, [hit.precedent for hit in precedents], cut) if narrows else ()
    if is_card_text(text):
        own = _grouped((translate("answer_rows", "Card text"), [_text_row(text)]))
        named_group = bool(rows) and bool(rows[0][0].group)
        rows = own + (rows if named_group or not rows else _grouped((_rules_named(), rows)))
        # Of a text nobody asks where all its words are.
        notices = []
    if of_filters := filter_rows(question):
        named_group = bool(rows) and bool(rows[0][0].group)
        rows = rows if named_group or not rows else _grouped((_rules_named(), rows))
        rows = rows + _grouped((_filters_named(), of_filters))
    if unread := _unread_told(found):
        notices = [*notices, unread]
    return AnswerRows(question, rows, "\n".join(notices), answer.found, found.found, narrowing)


def _filtered(
    shelves: Shelves, asked: FilteredQuestion, question: str, shown: ShownText
) -> AnswerRows:
    """What passes the filters, by the rest of the question, or the newest answers and the first
    cards. Filters of cards keep cards, the others keep answers; but "is:" may say what else is
    looked for."""
    kinds = [one for one in asked.filters if _other_kind(one) is not None]
    of_cards = [one for one in asked.filters if one.key in tuple(CardFilterKey)]
    of_answers = [one for one in asked.filters if one not in of_cards and one not in kinds]
    if kinds:
        return _of_kind(shelves, asked, question, shown)

    def called(name: str) -> list[str]:
        return [card.number for card in shelves.cards.called(name)]

    try:
        keeping_of_cards = keeping_cards(of_cards)
        keeps = keeping(of_answers, Known(called, shelves.precedents.about))
    except InputError as wrong:
        return _refused(wrong, asked, question)
    words, language = asked.words, shown.language
    found = shelves.library.answer(words).found if words.strip() else ()
    cards: _Rows = []
    answers: _Rows = []
    found_in_cards: tuple[str, ...] = ()
    notice = ""
    precedents: tuple[PrecedentHit, ...] = ()
    if of_cards:
        hits = shelves.cards.find(
            words, language=language, limit=_MOST_FILTERED, keeping=keeping_of_cards
        )
        notice = _unread_told(hits)
        cards = _card_rows(hits, language)
        found_in_cards = hits.found
    if of_answers:
        named = shelves.cards.find(words, limit=_MOST_CARDS) if words.strip() else None
        precedents = shelves.precedents.find(
            words,
            language=language,
            limit=_MOST_FILTERED,
            keeps=keeps,
            cards=[hit.card.number for hit in named.hits] if named and named.is_named else (),
        )
        answers = _answers(shelves, precedents, found)
    rows = _grouped((_cards_named(), cards), *_by_kind(answers))
    narrowing = facets(
        [address.kind for _, address in rows],
        [hit.precedent for hit in precedents],
        _cut((CARD, len(cards), _MOST_FILTERED), (ANSWER, len(answers), _MOST_FILTERED)),
        asked.filters,
    )
    return AnswerRows(question, rows, notice, found, found_in_cards, narrowing)


def _of_kind(
    shelves: Shelves, asked: FilteredQuestion, question: str, shown: ShownText
) -> AnswerRows:
    """Rules, cards or scenes alone. Rules and cards may be kept by their language, cards by what is
    printed on them; nothing passes what says nothing of it."""
    (kind, *others) = dict.fromkeys(filter(None, map(_other_kind, asked.filters)))
    rest = [one for one in asked.filters if _other_kind(one) is None]
    tags = {one.value.lower() for one in rest if one.key == FilterKey.LANG}
    of_cards = [one for one in rest if one.key in tuple(CardFilterKey)]
    unsaid = [one for one in rest if one.key != FilterKey.LANG and one not in of_cards]
    words, language = asked.words, shown.language
    rows: _Rows = []
    found: tuple[str, ...] = ()
    found_in_cards: tuple[str, ...] = ()
    notice = ""
    try:
        keeping_of_cards = keeping_cards(of_cards)
        if others or unsaid or len(tags) > 1:
            pass
        elif kind is OtherKind.RULE and not of_cards:
            first = SOURCE if shown.text == "source" else RENDERED
            answer = shelves.library.answer(
                words, language=next(iter(tags), ""), first=first, limit=_MOST_FILTERED
            )
            found = answer.found
            notice = "\n".join(map(notice_told, answer.notices))
            rows = [
                (hit_row(shelves.library, hit, found, shown), Address(PASSAGE, hit.passage.id))
                for hit in answer.hits
            ]
        elif kind is OtherKind.CARD:
            printed, understood = keeping_of_cards

            def in_language(card: PrintedCard) -> bool:
                return printed(card) and tags <= {tag.lower() for tag, _ in card.names()}

            hits = shelves.cards.find(
                words,
                language=language,
                limit=_MOST_FILTERED,
                keeping=CardKeeping(in_language, understood),
            )
            notice, found_in_cards = _unread_told(hits), hits.found
            rows = _card_rows(hits, language)
        elif kind is OtherKind.SCENE and not of_cards and not tags:
            rows = [scene_row(scene) for scene in find(shelves.scenes, words)[:_MOST_FILTERED]]
    except InputError as wrong:
        return _refused(wrong, asked, question)
    kinds = [address.kind for _, address in rows]
    cut = _cut(*((one, len(rows), _MOST_FILTERED) for one in set(kinds)))
    return AnswerRows(
        question, rows, notice, found, found_in_cards, facets(kinds, (), cut, asked.filters)
    )


def _refused(wrong: InputError, asked: FilteredQuestion, question: str) -> AnswerRows:
    """A filter that says nothing can still be taken back."""
    told = translate("answer_rows", "{wrong}. {mend}.").format(wrong=wrong.what, mend=wrong.mend)
    return AnswerRows(question, [], told, (), (), facets((), (), frozenset(), asked.filters))


def _other_kind(one: TypedFilter) -> OtherKind | None:
    is_kind = one.key == FilterKey.IS and one.value.lower() in tuple(OtherKind)
    return OtherKind(one.value.lower()) if is_kind else None


def _cut(*found: tuple[str, int, int]) -> frozenset[str]:
    """The kinds of which as many were found as are looked for; what was ruled goes with what was
    answered."""
    cut = {kind for kind, count, most in found if count >= most}
    return frozenset(cut | ({RULING} if ANSWER in cut else set()))


def _answers(shelves: Shelves, hits: Sequence[PrecedentHit], found: Sequence[str]) -> _Rows:
    return [precedent_row(hit, partial(shelves.library.marks, found=found)) for hit in hits]


def _card_rows(found: CardAnswer, language: str) -> _Rows:
    return [(card_row(hit, language), Address(CARD, hit.card.number)) for hit in found.hits]


def _by_kind(rows: _Rows) -> tuple[tuple[str, _Rows], ...]:
    """What judges have ruled, and official answers."""
    return (
        (translate("answer_rows", "Rulings"), [row for row in rows if row[1].kind == RULING]),
        (
            translate("answer_rows", "Official answers"),
            [row for row in rows if row[1].kind != RULING],
        ),
    )


def _is_asked(question: str) -> bool:
    """Whether it is a question in words, and not what rules are looked up by."""
    return question.rstrip().endswith(("?", "？")) or len(question.split()) >= _WORDS_OF_A_QUESTION


def _text_row(text: str) -> tuple[Row, Address]:
    # Half a letter, which a broken input method may leave, has no address.
    text = text.encode(errors="replace").decode()
    read = translate("answer_rows", "Read this text")
    body = (Run(" ".join(text.split()), guessed_language((text,))),)
    return Row(title=(Run(read),), body=body), Address(TEXT, text)


def card_row(hit: CardHit, language: str) -> Row:
    """Number, name in the preferred language and another one, text, facts, and why."""
    card = hit.card
    named = dict(card.names())
    own = language if language in named else card.records[0].language
    others = [(tag, name) for tag, name in named.items() if name != named[own]]
    also = tuple(Run(f"  {name}", tag, muted=True) for tag, name in others[:1])
    facts = card_facts_told(card.completed(hit.language))
    return Row(
        number=card.number,
        title=(Run(named[own], own), *also),
        body=marked_runs(hit.snippet, hit.language, hit.marks),
        foot=" · ".join((*facts, card_why_told(hit.why))),
    )


def _is_sure(answer: Answer) -> bool:
    corrected = any(n.kind is NoticeKind.CORRECTED for n in answer.notices)
    return bool(answer.hits) and answer.hits[0].why[0].kind in _SURE and not corrected


def _grouped(*groups: tuple[str, _Rows]) -> _Rows:
    """One group after the other, each with its name above."""
    return [
        (replace(row, group="" if at else name), address)
        for name, rows in groups
        for at, (row, address) in enumerate(rows)
    ]


def _cards_named() -> str:
    return translate("answer_rows", "Cards")


def _rules_named() -> str:
    return translate("answer_rows", "Rules")


def _filters_named() -> str:
    return translate("answer_rows", "Filters")


def _scenes_named() -> str:
    return translate("answer_rows", "Scenes to play")


def _corrected(found: CardAnswer) -> list[str]:
    if not found.corrected:
        return []
    told = translate("answer_rows", "No card has “{question}”; these are those for “{name}”.")
    return [told.format(question=found.question.strip(), name=found.corrected)]


def _unread_told(found: CardAnswer) -> str:
    if not found.unread:
        return ""
    return translate(
        "answer_rows",
        "Of %n more card(s) it is not known whether they are understood. A card is read when it is "
        "opened; “judgeapp cards find understood:no --read” reads all of them.",
        None,
        found.unread,
    )
