"""Finds how much each sign tells of whether a question is meant: ways in which one is asked are asked without
themselves, and others without their whole question, as if nobody had written it; and so is everything that is known to
be apart; and terms, which are no questions. Prints the weights for judgeapp/questions/matching.py, and what comes of
them at several thresholds.

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

_ROUNDS, _DECAY = 12, 1e-4
_PARTS = 2
_LOOKED_UP = 800
_EVERY = 3  # of the ways one in so many is asked without itself, and the next without its question
_UNWRITTEN = 0.3  # the weight of what is asked without its question: often its neighbour has the same answer


class Tried(NamedTuple):
    """Question that was tried: the words, the likest question with its signs, and whether that is the one that is
    meant."""

    asked: str
    found: str
    signs: tuple[float, ...]
    right: bool
    weight: float = 1.0


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
            yield Tried(asked, questions[near[0].of].id, matcher.signs(meaning, near, 0, apart), False)
    for number, asked in enumerate(words):
        way = ways[number]
        if way.apart or number % _EVERY == 0:
            near, apart = matcher.near(way.meaning, number)
            if near and not (way.apart and near[0].of != way.of):
                signs = matcher.signs(way.meaning, near, 0, apart, number)
                yield Tried(asked, questions[near[0].of].id, signs, near[0].of == way.of and not way.apart)
        elif number % _EVERY == 1:
            near, apart = matcher.near(way.meaning, hidden=way.of)
            if near:
                signs = matcher.signs(way.meaning, near, 0, apart, hidden=way.of)
                yield Tried(asked, questions[near[0].of].id, signs, False, _UNWRITTEN)


def _terms(glossary: Glossary) -> Iterator[str]:
    """Two or three terms, as somebody types who looks something up and asks nothing."""
    dice = random.Random(3)
    concepts = sorted(glossary.concepts.values(), key=lambda concept: concept.id)
    for _ in range(_LOOKED_UP):
        language = dice.choice(("en", "en", "ja", "de", "zh-Hans", "zh-Hant"))
        some = dice.sample(concepts, dice.choice((2, 2, 3)))
        yield " ".join(concept.name(language) for concept in some)


def fitted(some: Sequence[Tried]) -> tuple[float, ...]:
    """Logistic regression by Newton's method: the bias, then the weights."""
    rows = [(1.0, *entry.signs) for entry in some]
    size = len(rows[0])
    felt = [0.0] * size
    for _ in range(_ROUNDS):
        slope = [-_DECAY * len(rows) * f for f in felt]
        bend = [[_DECAY * len(rows) * (at == other) for other in range(size)] for at in range(size)]
        for row, entry in zip(rows, some, strict=True):
            likely = sure(felt, entry.signs)
            wrong = entry.weight * (entry.right - likely)
            curved = entry.weight * likely * (1 - likely)
            for at, sign in enumerate(row):
                slope[at] += wrong * sign
                line, bent = bend[at], curved * sign
                for other in range(at + 1):
                    line[other] += bent * row[other]
        for at in range(size):
            for other in range(at):
                bend[other][at] = bend[at][other]
        felt = [f + step for f, step in zip(felt, _solved(bend, slope), strict=True)]
    return tuple(felt)


def _solved(lines: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solution of linear equations whose matrix is symmetric and positive definite."""
    rows = [[*line, value] for line, value in zip(lines, right, strict=True)]
    for at, row in enumerate(rows):
        for other in rows[at + 1 :]:
            factor = other[at] / row[at]
            for column in range(at, len(row)):
                other[column] -= factor * row[column]
    result = [0.0] * len(rows)
    for at in range(len(rows) - 1, -1, -1):
        rest = sum(rows[at][column] * result[column] for column in range(at + 1, len(rows)))
        result[at] = (rows[at][-1] - rest) / rows[at][at]
    return result


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
