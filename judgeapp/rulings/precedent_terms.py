"""The terms under which answers and rulings are looked up.

A question that describes a situation shares few words with the answer to it, and more of its neighbouring ones: so
neighbours count too, and the small words that decide ("then", "instead")."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import log
from typing import NamedTuple

from msgspec import Struct

from judgeapp.cards.finding.asked_names import AskedName
from judgeapp.files.packaged import packaged
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold, has_cjk
from judgeapp.language.names import Names
from judgeapp.language.words import STOP_WORDS, bigrams, ends_as_question, english_stem, german_stem, words
from judgeapp.questions.meaning import CONCEPT, ENGLISH, GERMAN, is_in_german, load_asking
from judgeapp.rulings.precedent import Precedent
from judgeapp.search.analysis import concept_term

# Words that mean nothing to a clause and much to an effect.
_DECIDING = frozenset(
    "then by if instead would may other as without not no when after before both all".split()  # noqa: SIM905
)
_STOPPED = STOP_WORDS - _DECIDING
_SENTENCE = re.compile(r"[^.!?。！？\n]+[.!?。！？\n]*")
_ASKED_WEIGHT = 1.5  # weight of words in the sentence that asks
_PAIR_WEIGHT = 0.5
_OTHERWISE_WEIGHT = 0.35
# Answers speak from one player's point of view.
_PLAYERS = ((re.compile(r"\bp(?:layer )?[2b]\b"), "opponent"), (re.compile(r"\bp(?:layer )?[1a]\b"), "i"))
_TRANSLATED_WEIGHT = 0.5
_CJK_LANGUAGES = frozenset(("ja", "zh-Hans", "zh-Hant"))
_CJK_RUN = re.compile("[\u3005\u3007\u3041-\u309f\u30a1-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]+")
_NOT_WORDS = "@#§"  # concepts, cards and clauses
_CARD_WEIGHT = 2.0  # a card named among other words
_NAME_WEIGHT = 4.0  # a card named by its name
_CARDS_OF_A_NAME = 8.0  # the higher, the less the number of cards with that name matters
_CARD_NUMBER = re.compile(r"\b[a-z]{1,4}\d{0,3}-\d{1,4}\b")


class _AskedWords(Struct, frozen=True):
    """Contents of asked_words.yaml, which explains them."""

    alike: tuple[tuple[str, ...], ...]
    table_talk: dict[str, str]


@cache
def _asked_words() -> _AskedWords:
    return packaged(__package__, "asked_words.yaml", _AskedWords)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(rf"\b(?:{talk})\b"), answer) for talk, answer in _asked_words().table_talk.items())


class PrecedentTerms(NamedTuple):
    """Terms with repeats. `about`: cards and clauses; `words`: words and concepts; `pairs`: words beside each other."""

    about: tuple[str, ...]
    words: tuple[str, ...]
    pairs: tuple[str, ...]


class AskedTerms(NamedTuple):
    """Terms that a question is looked up by, with how much each counts."""

    own: dict[str, float]  # its words and the things it names: most must be there
    # English words and concepts for those in another language or of table talk, any of which may be there.
    beside: dict[str, float]


class AskedCard(NamedTuple):
    """A card that a question names: the terms of the numbers with this name, by weight, and the words of the name."""

    weights: dict[str, float]
    words: frozenset[str]


def card_term(number: str) -> str:
    return f"#{fold(number).replace(' ', '_')}"


def clause_term(number: str) -> str:
    return f"§{number}"


def terms_of(precedent: Precedent, glossary: Glossary) -> PrecedentTerms:
    """Terms of an answer or a ruling. Its subjects are the clauses that define its terms."""
    terms: list[str] = []
    concepts: dict[str, None] = {}
    pairs: list[str] = []
    for text in precedent.texts:
        for part in (text.question, text.answer):
            sequence = tuple(_words(part, text.language))
            terms += sequence
            pairs += _pairs(sequence)
        names = glossary.found_in(text.whole, text.language)
        terms += (concept_term(i) for f in names for i in f.ids)
        concepts |= dict.fromkeys(i for f in names for i in f.ids)
    defining = (number for i in concepts for number in glossary.concepts[i].clauses)
    clauses = dict.fromkeys((*precedent.clauses, *defining))
    about = (*map(card_term, precedent.cards), *map(clause_term, clauses))
    for word in (*precedent.tags, *precedent.words):
        terms += _words(word, "")
    return PrecedentTerms(about, tuple(terms), tuple(pairs))


def terms_of_question(question: str, glossary: Glossary, languages: Collection[str]) -> AskedTerms:
    """Terms that are looked up for a question, with their weights. Words of a sentence that asks count more than words
    that tell of the situation. `languages`: those that answers and rulings are in."""
    own: dict[str, float] = {}
    beside: dict[str, float] = {}
    is_german = is_in_german(question, words(fold(question)))
    for sentence in _SENTENCE.findall(question):
        weight = _ASKED_WEIGHT if ends_as_question(sentence) else 1.0
        folded = fold(sentence)
        for player, word in _PLAYERS:
            folded = player.sub(word, folded)
        cards = tuple(card_term(number) for number in _CARD_NUMBER.findall(folded))
        # The halves of a number are halves of many other numbers.
        folded = _CARD_NUMBER.sub(" ", folded)
        weighed = _terms_of_sentence(folded, weight, glossary, languages, is_german=is_german)
        for part in (_WeighedTerms(cards, max(weight, _CARD_WEIGHT)), *weighed):
            weights = beside if part.is_beside else own
            for term in part.terms:
                weights[term] = max(part.weight, weights.get(term, 0.0))
    return AskedTerms(own, {term: weight for term, weight in beside.items() if term not in own})


class _WeighedTerms(NamedTuple):
    terms: Iterable[str]
    weight: float
    is_beside: bool = False  # see AskedTerms


def _terms_of_sentence(
    folded: str, weight: float, glossary: Glossary, languages: Collection[str], *, is_german: bool
) -> Iterator[_WeighedTerms]:
    if is_german or has_cjk(folded):
        named = [concept_term(i) for f in glossary.names.find_all(folded) for i in f.ids]
        yield _WeighedTerms(named, weight)
        in_english = meant_in_english(folded, named, glossary, GERMAN if is_german else "")
        yield _WeighedTerms([t for t in in_english if t[0] == CONCEPT], weight * _OTHERWISE_WEIGHT)
        yield _WeighedTerms(in_english, weight * _TRANSLATED_WEIGHT, is_beside=True)
    if is_german:
        # German words and names taken from English.
        yield _WeighedTerms(_words(folded, "en"), weight * _PAIR_WEIGHT, is_beside=True)
    else:
        if _CJK_LANGUAGES.isdisjoint(languages):
            # Words that no answer has could never match.
            folded = _CJK_RUN.sub(" ", folded)
        yield _WeighedTerms(_words(folded, "en"), _OTHERWISE_WEIGHT)
        in_english = meant_in_english(folded, (), glossary, ENGLISH)
        yield _WeighedTerms(in_english, weight * _OTHERWISE_WEIGHT, is_beside=True)
        folded = _in_words_of_answers(folded)
        sequence = tuple(_words(folded, "en"))
        yield _WeighedTerms(sequence, weight)
        yield _WeighedTerms(_pairs(sequence), weight * _PAIR_WEIGHT)
        yield _WeighedTerms([concept_term(i) for f in glossary.names.find_all(folded) for i in f.ids], weight)
        yield _WeighedTerms([o for t in sequence for o in _otherwise().get(t, ())], weight * _OTHERWISE_WEIGHT)
    if "de" in languages:
        yield _WeighedTerms(_words(folded, "de"), weight)


def terms_of_cards(named: Iterable[AskedName]) -> tuple[AskedCard, ...]:
    """Terms of the cards that a question names. The more cards have a name, the less likely each is meant."""
    return tuple(
        AskedCard(
            dict.fromkeys(map(card_term, name.numbers), _NAME_WEIGHT / (1 + log(len(name.numbers)) / _CARDS_OF_A_NAME)),
            frozenset(_words(name.text, "en")),
        )
        for name in named
    )


def with_lower_names(weights: Mapping[str, float], of_names: Collection[str]) -> dict[str, float]:
    """Weights in which words of cards' names count little: answers about a card are known by its number, and call it
    "this card"; who writes its name writes about another."""
    return {
        term: weight * _OTHERWISE_WEIGHT if any(word in of_names for word in term.split("+")) else weight
        for term, weight in weights.items()
    }


def _in_words_of_answers(folded: str) -> str:
    """Table talk in the words of answers."""
    for pattern, word in _patterns():
        folded = pattern.sub(word, folded)
    return folded


def is_pair(term: str) -> bool:
    return "+" in term


def is_in_cjk(term: str) -> bool:
    """Return true for a term that only a text in Chinese or Japanese has."""
    return term[0] not in _NOT_WORDS and has_cjk(term)


def meant_in_english(folded: str, named: Iterable[str], glossary: Glossary, language: str) -> list[str]:
    """Terms for all that a question says: concepts of table talk, and the English words for these, for the concepts
    that it names and for everyday words. `language`: German, English, or any other for Japanese and Chinese."""
    tokens = [token for name in _table_talk(language).find_all(folded) for token in name.ids]
    concepts = [token for token in tokens if token[0] == CONCEPT]
    english = (glossary.concepts[term[1:]].name("en") for term in (*named, *concepts))
    everyday = (way for token in tokens if token[0] != CONCEPT for way in load_asking().words[token[1:]]["en"][:1])
    return list(dict.fromkeys((*concepts, *(word for way in (*english, *everyday) for word in _words(way, "en")))))


def prepare_table_talk(goes_on: Callable[[], bool]) -> None:
    """Make the dictionaries of table talk, while it may go on."""
    for language in (ENGLISH, GERMAN, ""):
        if goes_on():
            _table_talk(language)


@cache
def _table_talk(language: str) -> Names:
    """Table talk in German, in English, or in Chinese and Japanese."""
    latin = (ENGLISH, GERMAN)
    return Names.of(
        (way, token)
        for tag, way, token in load_asking().names()
        if tag == language or (tag not in latin and language not in latin)
    )


@cache
def _otherwise() -> Mapping[str, tuple[str, ...]]:
    stems = [tuple(map(english_stem, group)) for group in _asked_words().alike]
    return {stem: tuple(s for s in group if s != stem) for group in stems for stem in group}


def _words(text: str, language: str) -> Iterator[str]:
    """The stems of Latin words; of a run of Chinese or Japanese the neighbours."""
    stem = german_stem if language == "de" else english_stem
    for word in words(fold(text)):
        if word.cjk:
            yield from bigrams(word.text)
        elif word.text not in _STOPPED and (len(word.text) > 1 or word.text.isdigit()):
            yield stem(word.text)


def _pairs(sequence: Sequence[str]) -> Iterator[str]:
    return (f"{first}+{second}" for first, second in pairwise(sequence))
