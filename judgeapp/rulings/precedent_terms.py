"""The terms under which answers and rulings are looked up.

A question that describes a situation shares few words with the answer to it, and more of what is
beside each other: so neighbours count too, and the small words that decide ("then", "instead").
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.language.words import STOP_WORDS, bigrams, english_stem, german_stem, words
from judgeapp.rulings.precedent import Precedent
from judgeapp.search.analysis import concept_term

# Words that mean nothing to a clause and much to an effect.
_DECIDING = frozenset(
    "then by if instead would may other as without not no when after before both all".split()  # noqa: SIM905
)
_STOPPED = STOP_WORDS - _DECIDING
_QUESTION_MARKS = "?？"
_SENTENCE = re.compile(r"[^.!?。！？\n]+[.!?。！？\n]*")
_ASKED_WEIGHT = 1.5  # of what stands in a sentence that asks
_PAIR_WEIGHT = 0.5
_OTHERWISE_WEIGHT = 0.35
# What judges say where answers say another word: near enough to be found by, and no more.
_SAID_OTHERWISE = (
    ("activate", "trigger", "resolve", "process"),
    ("undone", "cancel", "lost", "lose"),
    ("legal", "allowed", "can", "perform", "possible"),
    ("place", "put", "add"),
    ("discard", "trash"),
    ("kill", "delete", "destroy", "remove"),
    ("bounce", "return"),
    ("negate", "prevent", "protect"),
)
# Answers are told by one of the players.
_PLAYERS = (
    (re.compile(r"\bp(?:layer )?[2b]\b"), "opponent"),
    (re.compile(r"\bp(?:layer )?[1a]\b"), "i"),
)
_CARD_NUMBER = re.compile(r"\b[a-z]{1,4}\d{0,3}-\d{1,4}\b")


class PrecedentTerms(NamedTuple):
    """With repeats. `about` are cards and clauses; `said` are words and concepts; `pairs` are words
    beside each other."""

    about: tuple[str, ...]
    said: tuple[str, ...]
    pairs: tuple[str, ...]


def card_term(number: str) -> str:
    return f"#{fold(number).replace(' ', '_')}"


def clause_term(number: str) -> str:
    return f"§{number}"


def terms_of(precedent: Precedent, glossary: Glossary) -> PrecedentTerms:
    """Those of an answer or a ruling. It is about the clauses that define what it names."""
    said: list[str] = []
    concepts: dict[str, None] = {}
    pairs: list[str] = []
    for text in precedent.texts:
        for part in (text.question, text.answer):
            sequence = tuple(_words(part, text.language))
            said += sequence
            pairs += _pairs(sequence)
        found = glossary.found_in(text.whole, text.language)
        said += (concept_term(i) for f in found for i in f.ids)
        concepts |= dict.fromkeys(i for f in found for i in f.ids)
    defining = (number for i in concepts for number in glossary.concepts[i].clauses)
    clauses = dict.fromkeys((*precedent.clauses, *defining))
    about = (*map(card_term, precedent.cards), *map(clause_term, clauses))
    for word in (*precedent.tags, *precedent.words):
        said += _words(word, "")
    return PrecedentTerms(about, tuple(said), tuple(pairs))


def terms_of_question(
    question: str, glossary: Glossary, languages: Collection[str]
) -> dict[str, float]:
    """What is looked up for a question, and how much it counts. What a sentence asks counts more
    than what it tells of the situation.

    languages -- those that answers and rulings are in
    """
    weights: dict[str, float] = {}

    def add(terms: Iterable[str], weight: float) -> None:
        for term in terms:
            weights[term] = max(weight, weights.get(term, 0.0))

    for sentence in _SENTENCE.findall(question):
        weight = _ASKED_WEIGHT if any(m in sentence for m in _QUESTION_MARKS) else 1.0
        folded = fold(sentence)
        for player, told in _PLAYERS:
            folded = player.sub(told, folded)
        sequence = tuple(_words(folded, "en"))
        add(sequence, weight)
        add(_pairs(sequence), weight * _PAIR_WEIGHT)
        found = glossary.names.find_all(folded)
        add((concept_term(i) for f in found for i in f.ids), weight)
        add((o for t in sequence for o in _otherwise().get(t, ())), weight * _OTHERWISE_WEIGHT)
        if "de" in languages:
            add(_words(folded, "de"), weight)
        add((card_term(number) for number in _CARD_NUMBER.findall(folded)), weight)
    return weights


def is_pair(term: str) -> bool:
    return "+" in term


@cache
def _otherwise() -> Mapping[str, tuple[str, ...]]:
    stems = [tuple(map(english_stem, group)) for group in _SAID_OTHERWISE]
    return {one: tuple(s for s in group if s != one) for group in stems for one in group}


def _words(text: str, language: str) -> Iterator[str]:
    """The stems of Latin words; of a run of Chinese or Japanese the neighbours."""
    stem = german_stem if language == "de" else english_stem
    for word in words(fold(text)):
        if word.cjk:
            yield from bigrams(word.text)
        elif word.text not in _STOPPED and (len(word.text) > 1 or word.text.isdigit()):
            yield stem(word.text)


def _pairs(sequence: Sequence[str]) -> Iterator[str]:
    return (f"{one}+{next_one}" for one, next_one in pairwise(sequence))
