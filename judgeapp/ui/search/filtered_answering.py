"""Answers to a question with filters, and which of the filters exclude everything."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

from msgspec import structs

from judgeapp.cards.card import PrintedCard
from judgeapp.cards.finding.filtering import CardCriteria, CardFilterKey, card_criteria
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.corpus import edition_called
from judgeapp.rulebook.our_words.rendering import LANGUAGE as RENDERED
from judgeapp.rulebook.our_words.rendering import SOURCE
from judgeapp.rulings.filtering import FilterKey, FilterLookups, OtherKind, Predicate, predicate_of
from judgeapp.rulings.precedent import Precedent
from judgeapp.search.filters import (
    OTHER_LANGUAGES,
    Emptied,
    EmptiedWhy,
    FilteredQuestion,
    RulesFilterKey,
    TypedFilter,
    emptied,
)
from judgeapp.search.question import ClauseNumber
from judgeapp.table.scene import find
from judgeapp.ui.localization import translate
from judgeapp.ui.pages.scene_page import scene_row
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import describe_notices
from judgeapp.ui.search.answer_rows import (
    AnswerRows,
    Rows,
    SearchData,
    answer_rows,
    by_kind,
    card_rows,
    cut,
    describe_unread,
    first_to_read,
    grouped,
    rules_rows,
    titled_once,
)
from judgeapp.ui.search.facets import facets, kind_name

_tr = partial(translate, "answer_rows")
_MAX_HITS = 100
_MAX_NAMED = 20  # cards that the words may name
_ANSWERS = "answers"


@dataclass(frozen=True)
class _Passing:
    """Results that pass the filters. `unread` cards may pass as well."""

    rows: Rows
    notice: str = ""
    found: tuple[str, ...] = ()
    found_in_cards: tuple[str, ...] = ()
    precedents: tuple[Precedent, ...] = ()
    unread: int = 0


def answered_by_filters(data: SearchData, asked: FilteredQuestion, question: str, shown: ShownText) -> AnswerRows:
    """Results that pass all filters, by the rest of the question, or the newest answers and first cards. If there are
    none, the filters responsible are named."""
    try:
        passing = _passing(data, asked.words, asked.filters, shown)
        emptied_by = ""
        if not passing.rows and not passing.unread:
            emptied_by = _describe_emptied(
                emptied(asked, lambda words, some: _finds(data, words, some, shown)), asked.words
            )
    except InputError as error:
        # A filter without effect can still be removed.
        text = _tr("{wrong}. {mend}.").format(wrong=error.what, mend=error.mend)
        return AnswerRows(question, [], text, (), (), facets((), (), frozenset(), asked.filters))
    kinds = [address.kind for _, address in passing.rows]
    return AnswerRows(
        question,
        titled_once(passing.rows),
        passing.notice,
        passing.found,
        passing.found_in_cards,
        facets(
            kinds,
            passing.precedents,
            cut(*((kind, len(kinds), _MAX_HITS) for kind in dict.fromkeys(kinds))),
            asked.filters,
        ),
        passing.unread,
        emptied_by,
        first_to_read(passing.rows, passing.precedents),
    )


def _passing(data: SearchData, words: str, filters: Sequence[TypedFilter], shown: ShownText) -> _Passing:
    """Results that have the words and pass the filters. Each filter keeps one kind, except the language filter: no
    result has two kinds. Raises InputError for a filter without a meaning."""
    kinds = tuple(dict.fromkeys(filter(None, map(_kind_kept, filters)))) or (_ANSWERS,)
    of_cards = [typed for typed in filters if typed.key in tuple(CardFilterKey)]
    of_answers = [
        typed
        for typed in filters
        if typed not in of_cards and typed.key != RulesFilterKey.EDITION and _other_kind(typed) is None
    ]
    tags = {typed.value.lower() for typed in filters if typed.key == FilterKey.LANG}

    def called(name: str) -> list[str]:
        return [card.number for card in data.cards.called(name)]

    # Checked in any case, so that a filter without effect is reported.
    criteria = card_criteria(of_cards)

    def about(number: ClauseNumber) -> frozenset[str]:
        """Answers and rulings name clauses as the edition that is built in does; a number that is typed is one of the
        edition that leads."""
        corpus = data.library.corpus
        numbers = [base for clause in corpus.numbered(number.number) for base in corpus.base_numbers(clause)]
        named = (structs.replace(number, number=base) for base in numbers or (number.number,))
        return frozenset().union(*map(data.precedents.about, named))

    keeps = predicate_of(of_answers, FilterLookups(called, about, tuple(OtherKind)))
    match kinds:
        case (OtherKind.RULE,) if len(tags) < 2:
            edition = [typed.value for typed in filters if typed.key == RulesFilterKey.EDITION]
            return _rules(data, words, next(iter(tags), ""), edition, shown)
        case (OtherKind.CARD,):
            return _cards(data, words, criteria, tags, shown)
        case (OtherKind.SCENE,) if not tags:
            scenes = [scene_row(scene) for scene in find(data.scenes, words)[:_MAX_HITS]]
            return _Passing(grouped((kind_name(OtherKind.SCENE), scenes)))
        case (kind,) if kind == _ANSWERS:
            asked = {n for t in of_answers if t.key == FilterKey.CARD for n in (t.value.upper(), *called(t.value))}
            return _answers(data, words, keeps, asked, shown)
        case _:
            return _Passing([])


def _rules(data: SearchData, words: str, language: str, editions: Sequence[str], shown: ShownText) -> _Passing:
    """Hits of the rules. Raises InputError if the edition is not here."""
    first = SOURCE if shown.text == "source" else RENDERED
    corpus = data.library.corpus
    sources = {edition_called(corpus, edition).key for edition in editions}
    if len(sources) > 1:
        return _Passing([])
    source = next(iter(sources), "")
    if language == OTHER_LANGUAGES:
        answer = data.library.answer(words, source=source, first=first, limit=_MAX_HITS)
        hits = [hit for hit in answer.hits if not {p.language for p in corpus.texts(hit.passage)} & {*shown.reads}]
        answer = structs.replace(answer, hits=tuple(hit for hit in hits if not corpus.is_of_rules(hit.passage)))
    else:
        answer = data.library.answer(words, language=language, source=source, first=first, limit=_MAX_HITS)
    return _Passing(
        grouped((kind_name(OtherKind.RULE), rules_rows(data, answer, shown))),
        "\n".join(describe_notices(answer)),
        answer.found,
    )


def _cards(data: SearchData, words: str, criteria: CardCriteria, tags: set[str], shown: ShownText) -> _Passing:
    printed, understood = criteria

    def in_language(card: PrintedCard) -> bool:
        return printed(card) and tags <= {tag.lower() for tag, _ in card.names()}

    hits = data.cards.find(
        words, language=shown.language, limit=_MAX_HITS, criteria=CardCriteria(in_language, understood)
    )
    return _Passing(
        grouped((kind_name(OtherKind.CARD), card_rows(hits, shown.language))),
        describe_unread(hits.unread) if hits.unread else "",
        found_in_cards=hits.found,
        unread=hits.unread,
    )


def _answers(data: SearchData, words: str, keeps: Predicate, asked: Collection[str], shown: ShownText) -> _Passing:
    """`asked` are the numbers of the cards that are asked for."""
    matches = data.library.answer(words).found if words.strip() else ()
    named = data.cards.find(words, limit=_MAX_NAMED) if words.strip() else None
    hits = data.precedents.find(
        words,
        language=shown.language,
        limit=_MAX_HITS,
        keeps=keeps,
        cards=[hit.card.number for hit in named.hits] if named and named.is_named else (),
        named=tuple(data.cards.asked_names.found_in(words)),
    )
    return _Passing(
        grouped(*by_kind(answer_rows(data, hits, matches, asked))),
        found=matches,
        precedents=tuple(hit.precedent for hit in hits),
    )


def _kind_kept(typed: TypedFilter) -> str | None:
    """Kind that a filter keeps; None for a language, which is kept of each kind."""
    if typed.key in tuple(CardFilterKey):
        return OtherKind.CARD
    if typed.key == RulesFilterKey.EDITION:
        return OtherKind.RULE
    return _other_kind(typed) or (None if typed.key == FilterKey.LANG else _ANSWERS)


def _other_kind(typed: TypedFilter) -> OtherKind | None:
    is_kind = typed.key == FilterKey.IS and typed.value.lower() in tuple(OtherKind)
    return OtherKind(typed.value.lower()) if is_kind else None


# -- if nothing is left ---------------------------------------------------------------------------


def _finds(data: SearchData, words: str, filters: Sequence[TypedFilter], shown: ShownText) -> bool:
    """Return true if anything has the words and passes the filters, or may once it is read."""
    if not filters:
        asked = (
            data.library.answer(words, limit=1).hits,
            data.cards.find(words).hits,
            data.precedents.find(words, limit=1),
            find(data.scenes, words),
        )
        return any(asked)
    if not words.strip() and {_kind_kept(typed) for typed in filters} <= {OtherKind.RULE, None}:
        # There are rules, but none are listed before anything is asked.
        tags = {typed.value.lower() for typed in filters if typed.key == FilterKey.LANG}
        known = {OTHER_LANGUAGES} | {passage.language.lower() for passage in data.library.corpus.passages.values()}
        return len(tags) < 2 and tags <= known
    passing = _passing(data, words, filters, shown)
    return bool(passing.rows) or passing.unread > 0


def _describe_emptied(by: Emptied, words: str) -> str:
    named = comma_list(_tr("“{words}”").format(words=typed.written) for typed in by.filters)
    match by.why:
        case EmptiedWhy.ALONE:
            text = _tr("No matches for {filters}.")
        case EmptiedWhy.TOGETHER:
            text = _tr("Each filter has matches, but nothing matches all of them: {filters}.")
        case EmptiedWhy.WORDS:
            text = _tr("No matches for “{words}”, even without filters.")
        case EmptiedWhy.BESIDE_WORDS if not words.strip():
            text = _tr("Add words to {filters} to narrow the matches.")
        case EmptiedWhy.BESIDE_WORDS:
            text = _tr("No matches for “{words}” with {filters}.")
    return text.format(filters=named, words=words)
