"""Finds how much each sign tells of whether a question is meant: every way in which one is asked is
asked without itself, and so is everything that is known to be apart; and terms, which are no
questions. Prints the weights for
judgeapp/questions/matching.py, and what comes of them at several thresholds.

    python -m tests.questions.weighing
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from judgeapp.glossary.glossary import Glossary
from judgeapp.glossary.opening import open_concordance
from judgeapp.questions.matching import QuestionMatcher
from judgeapp.questions.meaning import Meanings, load_asking, meaning_tables
from judgeapp.questions.question import load_questions
from judgeapp.questions.ways import KnownWays, way_tables, ways_of

_ROUNDS, _STEP, _DECAY = 60, 0.08, 1e-4
_PARTS = 5
_LOOKED_UP = 1_500


class Tried(NamedTuple):
    """Question that was tried: the words, the signs of the likest question, and whether that is the one that is
    meant."""

    asked: str
    found: str
    signs: tuple[float, ...]
    right: bool


def tried() -> Iterator[Tried]:
    questions = load_questions()
    glossary = open_concordance(None).glossary
    meanings = Meanings(meaning_tables(glossary, load_asking()))
    ways = KnownWays(way_tables(ways_of(questions, meanings), len(questions)))
    matcher = QuestionMatcher({q.id: q for q in questions}, ways, meanings)
    words = [w for q in questions for by_language in (q.ask, q.apart) for some in by_language.values() for w in some]
    for asked in _terms(glossary):
        meaning = meanings.of(asked)
        near, apart = matcher.near(meaning)
        if near:
            signs = matcher.signs(meaning, near, 0, apart)
            yield Tried(asked, questions[near[0].of].id, signs, False)
    for number, asked in enumerate(words):
        way = ways[number]
        near, apart = matcher.near(way.meaning, number)
        if near and not (way.apart and near[0].of != way.of):
            signs = matcher.signs(way.meaning, near, 0, apart, number)
            right = near[0].of == way.of and not way.apart
            yield Tried(asked, questions[near[0].of].id, signs, right)


def _terms(glossary: Glossary) -> Iterator[str]:
    """Two or three terms, as somebody types who looks something up and asks nothing."""
    dice = random.Random(3)
    concepts = sorted(glossary.concepts.values(), key=lambda concept: concept.id)
    for _ in range(_LOOKED_UP):
        language = dice.choice(("en", "en", "ja", "de", "zh-Hans", "zh-Hant"))
        some = dice.sample(concepts, dice.choice((2, 2, 3)))
        yield " ".join(concept.name(language) for concept in some)


def fitted(some: Sequence[Tried]) -> tuple[float, ...]:
    """Logistic regression by stochastic descent: the bias, then the weights."""
    felt = [0.0] * (len(some[0].signs) + 1)
    order = list(some)
    dice = random.Random(1)
    for turn in range(_ROUNDS):
        dice.shuffle(order)
        step = _STEP / (1 + turn / 8)
        for one in order:
            signs = (1.0, *one.signs)
            wrong = sure(felt, one.signs) - one.right
            for at, sign in enumerate(signs):
                felt[at] -= step * (wrong * sign + _DECAY * felt[at])
    return tuple(felt)


def sure(felt: Sequence[float], signs: Sequence[float]) -> float:
    total = felt[0] + sum(f * s for f, s in zip(felt[1:], signs, strict=True))
    return 1 / (1 + exp(-total)) if total > -500 else 0.0


def main() -> None:
    some = list(tried())
    random.Random(2).shuffle(some)
    outcomes: list[tuple[float, Tried]] = []
    for part in range(_PARTS):
        felt = fitted([outcome for at, outcome in enumerate(some) if at % _PARTS != part])
        outcomes += [(sure(felt, outcome.signs), outcome) for outcome in some[part::_PARTS]]
    print(f"{len(some):,} tried, {sum(outcome.right for outcome in some):,} likest rightly")
    for threshold in (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97):
        answered = [outcome for certainty, outcome in outcomes if certainty >= threshold]
        wrong = sum(not outcome.right for outcome in answered)
        right = (len(answered) - wrong) / sum(outcome.right for outcome in some)
        print(f"from {threshold}: {right:.1%} of the right ones, {wrong / len(some):.2%} wrong")
    for certainty, outcome in sorted(outcomes, reverse=True)[:400]:
        if not outcome.right:
            print(f"  {certainty:.3f} {outcome.asked!r} as {outcome.found}")
    felt = fitted(some)
    print(f"_BIAS = {felt[0]:.3f}")
    print(f"_FELT = ({', '.join(f'{f:.3f}' for f in felt[1:])})")


if __name__ == "__main__":
    main()
