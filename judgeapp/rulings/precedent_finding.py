"""Finding answers and rulings: by number, card, clause, or any words, a whole question among them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from enum import StrEnum
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from judgeapp.cards.finding.asked_names import AskedName
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.names import bare
from judgeapp.rulings.precedent import Precedent, PrecedentKind
from judgeapp.rulings.precedent_index import PrecedentIndex, Read, Scored, alike, open_precedent_index
from judgeapp.rulings.precedent_terms import (
    AskedCard,
    AskedTerms,
    is_in_cjk,
    is_pair,
    prepare_table_talk,
    terms_of_cards,
    terms_of_question,
    with_lower_names,
)
from judgeapp.search.answer import Mark
from judgeapp.search.marking import FoldedLine, Needles, snippet
from judgeapp.search.question import ClauseNumber, units_of

MAX_QUESTION_LENGTH = 2_000  # letters
_MIN_SHARE = 0.18  # share of a question's weight that a hit must have
_NEAR_SHARE = 0.5  # share from which a hit is near
_MAX_COMPLETIONS = 3  # words that an unfinished word may stand for
_MAX_REQUIRED_WORDS = 3  # a question of at most this many words needs all of them
_MAX_RANKED = 100
_MAX_COMPARED = 20  # hits that are compared for duplicates
_NOTHING = Read.of("", "", "")
_IN_BRACKETS = re.compile(r"\[[^\]]*\]|【[^】]*】|「[^」]*」")  # names and timings
_SENTENCE_END = re.compile(r"[.!?。！？\n]")
_VERDICT = re.compile(r"(?:yes|no|ja|nein)\b|はい|いいえ|是|否|不")


class PrecedentWhy(StrEnum):
    """Reason for which an answer or a ruling is found."""

    NUMBER = "number"  # its number was asked for
    CARD = "card"  # it is about the card asked for
    WORDS = "words"  # it has words of the question
    FILTERED = "filtered"  # it passes the filters, and there were no words


class PrecedentHit(Struct, frozen=True, dict=True):
    """Answer or ruling that was found. Few hits are read, so the snippet is found when one is."""

    precedent: Precedent
    why: PrecedentWhy
    preferred: str  # language
    needles: Needles
    like: tuple[Precedent, ...] = ()  # others with nearly the same text, not listed beside it
    is_near: bool = True  # whether it was asked for, by number or card, or has most of the question

    @property
    def language(self) -> str:
        """Language of the snippet."""
        return self._marked[0]

    @property
    def snippet(self) -> str:
        """A part of question and answer around the matches."""
        return self._marked[1]

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Matches, as positions in `snippet`."""
        return self._marked[2]

    @cached_property
    def _marked(self) -> tuple[str, str, tuple[Mark, ...]]:
        """Of the text in the preferred language, or of another if only that matches."""
        own = self.precedent.text(self.preferred)
        texts = (own, *(t for t in self.precedent.texts if t is not own))
        marked = [(text.language, *snippet(FoldedLine.of(text.whole), self.needles)) for text in texts]
        return next((some for some in marked if some[2]), marked[0])


class _Group(NamedTuple):
    """An answer with those like it; `share` is its share of the question."""

    first: Precedent
    like: tuple[Precedent, ...]
    share: float


class Precedents:
    """All that was answered and ruled. Safe to use from several threads: nothing in it changes."""

    def __init__(
        self,
        precedents: Sequence[Precedent],
        glossary: Glossary,
        cache_folder: Path | None = None,
        progress: Callable[[int, int], None] = lambda done, total: None,
    ) -> None:
        """`cache_folder` is where indexes are cached: see open_precedent_index."""
        self._all = tuple(precedents)
        self._glossary = glossary
        self._index: PrecedentIndex = open_precedent_index(self._all, glossary, cache_folder, progress)
        self._languages = frozenset(t.language for p in self._all for t in p.texts)
        self._names_of: dict[str, tuple[str, ...]] = {}
        self._by_number = {fold(number): p for p in self._all for number in p.numbers}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Precedent]:
        return iter(self._all)

    def get(self, number: str) -> Precedent | None:
        """Precedent by any of its numbers."""
        return self._by_number.get(fold(number))

    @cached_property
    def _card_index(self) -> dict[str, list[Precedent]]:
        precedents: dict[str, list[Precedent]] = {}
        for precedent in self._all:
            for card in precedent.cards:
                precedents.setdefault(card, []).append(precedent)
        return precedents

    def of_cards(self, cards: Collection[str]) -> tuple[Precedent, ...]:
        """Precedents about cards: the more of these, the sooner; then the newest first."""
        among = {id(p): p for card in cards for p in self._card_index.get(card, ())}
        wanted = frozenset(cards)
        newest = sorted(among.values(), key=lambda p: p.date, reverse=True)
        return tuple(sorted(newest, key=lambda p: -len(wanted.intersection(p.cards))))

    def about(self, clause: ClauseNumber) -> frozenset[str]:
        """Keys of precedents that a clause is known to decide, or that name the term it defines; subclauses too."""
        return frozenset(self._all[at].key for at in self._index.about(clause.number, alone=clause.alone))

    def of_clause(self, number: str, text: str, limit: int) -> tuple[Precedent, ...]:
        """Precedents about a clause: those it is known to decide, then those that name the term it defines and have
        most of its text. `text`: of the clause, in any language."""
        known = [p for p in self._all if number in p.clauses]
        about = self._index.about(number, alone=True)
        scored = self._index.find(self._terms(text).own, _MAX_RANKED)
        like = [self._all[match.at] for match in scored if match.at in about]
        return tuple({p.key: p for p in (*known, *like)}.values())[:limit]

    def find(
        self,
        question: str,
        *,
        language: str = "",
        limit: int = 20,
        keeps: Callable[[Precedent], bool] | None = None,
        cards: Collection[str] = (),
        named: Sequence[AskedName] = (),
        each: int = 0,
    ) -> tuple[PrecedentHit, ...]:
        """Precedents that answer a question, the best first.

        language -- to show texts in, if available
        keeps -- predicate of those that may be found, None for all; without a question they are found newest first
        cards -- numbers of the cards that the whole question names
        named -- cards that it names among other words
        each -- how many of the rulings, and of the official answers, where more are found; 0 for no such limit"""
        if not self._all:
            return ()  # without the words that a question is read by
        asked = " ".join(question.split())[:MAX_QUESTION_LENGTH]
        if not asked:
            kept = sorted(filter(keeps, self._all), key=lambda p: p.date, reverse=True)
            return tuple(PrecedentHit(p, PrecedentWhy.FILTERED, language, Needles(())) for p in kept[:limit])
        hits: dict[str, PrecedentHit] = {}
        needles = self._needles(asked)

        def add(
            precedent: Precedent, why: PrecedentWhy, like: tuple[Precedent, ...] = (), *, is_near: bool = True
        ) -> None:
            if precedent.key in hits or (keeps is not None and not keeps(precedent)):
                return
            if each and sum(hit.precedent.kind is precedent.kind for hit in hits.values()) >= each:
                return
            hits[precedent.key] = PrecedentHit(precedent, why, language, needles, like, is_near)

        if (numbered := self.get(asked)) is not None:
            add(numbered, PrecedentWhy.NUMBER)
        for precedent in self.of_cards(cards):
            if len(hits) >= limit:
                break
            add(precedent, PrecedentWhy.CARD)
        numbers = frozenset(number for name in named for number in name.numbers)
        scored = self._score_by_words(asked, named, keeps)
        # Some may be among the hits already.
        for group in self._grouped(scored, limit + len(hits)):
            if len(hits) >= limit:
                break
            is_about = not numbers.isdisjoint(group.first.cards)
            why = PrecedentWhy.CARD if is_about else PrecedentWhy.WORDS
            add(group.first, why, group.like, is_near=is_about or group.share >= _NEAR_SHARE)
        return tuple(hits.values())[:limit]

    def read_ahead(self, goes_on: Callable[[], bool]) -> None:
        """Prepare what questions are read by, while it may go on."""
        if self._all:
            prepare_table_talk(goes_on)

    def close(self) -> None:
        self._index.close()

    def _score_by_words(
        self, question: str, named: Sequence[AskedName], keeps: Callable[[Precedent], bool] | None
    ) -> list[Scored]:
        """Hits with the share of all that is asked as the score."""
        asked = self._terms(question)
        cards = terms_of_cards(named)
        of_names = frozenset[str]().union(*(card.words for card in cards))
        weights = with_lower_names(self._completed(question, asked.own), of_names)
        numbers = {term: weight for card in cards for term, weight in card.weights.items()}
        places = None if keeps is None else lambda at: keeps(self._all[at])
        scored = self._index.find(asked.beside | weights, _MAX_RANKED, numbers, places)
        # A card adds results but isn't required: answers use its number, and which of that name is meant is unknown.
        demands = {
            in_cjk: {term: weight for term, weight in weights.items() if in_cjk or not is_in_cjk(term)}
            for in_cjk in (False, True)
        }
        mosts = {
            in_cjk: self._index.most({t: w for t, w in demanded.items() if t not in of_names})
            for in_cjk, demanded in demands.items()
        }

        def is_enough(match: Scored) -> bool:
            if match.score >= _MIN_SHARE * mosts[True] or not numbers.keys().isdisjoint(match.met):
                return True
            texts = self._all[match.at].texts
            return match.score >= _MIN_SHARE * mosts[False] and not any(has_cjk(text.question) for text in texts)

        words = frozenset(term for term in weights if not is_pair(term))
        if len(words) <= _MAX_REQUIRED_WORDS:
            # A few words are all required, as long as anything has them all.
            scored = [match for match in scored if _has_all(match, words, cards)] or scored
        # A text in another language is found without the question's words, but doesn't match better for that.
        whole = weights
        if has_cjk(question):
            whole = weights | terms_of_question(question, self._glossary, self._languages | {"ja"}).own
        all_asked = self._index.most({t: w for t, w in whole.items() if t not in of_names})
        return [Scored(m.at, m.score / all_asked if all_asked else 0.0, m.met, m.entry) for m in scored if is_enough(m)]

    def _terms(self, text: str) -> AskedTerms:
        return terms_of_question(text, self._glossary, self._languages)

    def _grouped(self, scored: Sequence[Scored], limit: int) -> list[_Group]:
        """Groups of nearly the same texts, or of the same ruling for several cards: the best stands apart, the rest
        behind it; at most so many stand apart."""
        firsts: list[Precedent] = []
        like: list[list[Precedent]] = []
        compared: list[Read] = []
        ruled: dict[tuple[str, str], int] = {}
        shares: list[float] = []
        for match in scored:
            precedent = self._all[match.at]
            # A judge's own ruling never ranks behind published answers.
            is_own = precedent.kind is PrecedentKind.RULING
            if not is_own:
                text = precedent.texts[0]
                ruling = _ruling_of(text.question, text.answer)
                near = alike(match.entry, compared)
                same = (i for i in near if _verdict_of(firsts[i].texts[0].answer) == _verdict_of(text.answer))
                first = ruled[ruling] if ruling in ruled else next(same, None)
                if first is not None:
                    like[first].append(precedent)
                    continue
                if len(firsts) >= limit:
                    continue
                ruled[ruling] = len(firsts)
            firsts.append(precedent)
            like.append([])
            shares.append(match.score)
            if len(compared) < _MAX_COMPARED:
                compared.append(_NOTHING if is_own else match.entry)
        return [_Group(*both) for both in zip(firsts, map(tuple, like), shares, strict=True)]

    def _completed(self, question: str, weights: dict[str, float]) -> dict[str, float]:
        """The last word may not be typed to its end."""
        last = fold(question).split()[-1:]
        if not last or not last[0].isalpha() or has_cjk(last[0]) or len(last[0]) < 3:
            return weights
        return weights | {t: weights.get(t, 1.0) for t in self._index.begins(last[0])[:_MAX_COMPLETIONS]}

    def _needles(self, question: str) -> Needles:
        units = units_of(question, self._glossary)
        names = (name for unit in units for i in unit.concepts for name in self._names(i))
        return Needles((*(bare(unit.folded) for unit in units if unit.is_distinctive), *names))

    def _names(self, concept: str) -> tuple[str, ...]:
        """Names of a concept, as they are looked for in texts."""
        names = self._names_of.get(concept)
        if names is None:
            called = self._glossary.concepts[concept].all_names()
            names = self._names_of[concept] = tuple(bare(fold(name)) for _, name in called)
        return names


def _has_all(match: Scored, words: frozenset[str], cards: Sequence[AskedCard]) -> bool:
    """True if it has every word, or the number of the card whose name the word belongs to."""
    about = (card.words for card in cards if not card.weights.keys().isdisjoint(match.met))
    return not words.difference(match.met, *about)


@lru_cache(maxsize=8192)
def _ruling_of(question: str, answer: str) -> tuple[str, str]:
    """The question without the names and timings that differ from card to card, and the verdict without its reason."""
    return " ".join(_IN_BRACKETS.sub("", question).split()), _SENTENCE_END.split(answer, 1)[0]


def _verdict_of(answer: str) -> str:
    """Its yes or no, in whatever language; empty if it says neither."""
    verdict = _VERDICT.match(answer.casefold())
    return verdict[0] if verdict else ""
