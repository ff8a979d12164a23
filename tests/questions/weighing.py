"""Fit the weight of each sign that a question is meant. The training data are wordings, matched without themselves or
without their whole question (as if it were unknown), questions of real players, known non-matches, and terms, which
aren't questions. Prints the weights for judgeapp/questions/matching.py, and their results at several thresholds.

Of the questions in tests/search, all but `asked_at_tables_held_out` are fitted on. Which signs there are,
what makes another question of one, and from where on an answer is given, was chosen with each half of `asked_blind` in
turn fitted on and the other looked at. The weights printed at the end are fitted on all of it: what the nightly test
measures with it is no measure of what is new. Only `asked_at_tables_held_out` is.

    python -m tests.questions.weighing
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from math import exp
from typing import NamedTuple

from judgeapp.glossary.glossary import Glossary
from judgeapp.glossary.opening import open_concordance
from judgeapp.questions.matching import QuestionMatcher, Signs
from judgeapp.questions.meaning import Meaning, Meanings, load_asking, meaning_tables
from judgeapp.questions.question import load_questions
from judgeapp.questions.ways import KnownWays, way_tables, ways_of
from judgeapp.search.gold import read_gold
from tests.search.asked import ASKED, AT_TABLES, BLIND, NEIGHBORS

_ROUNDS, _DECAY = 10, 1e-4
_PARTS = 2
_LOOKED_UP = 400
_EVERY = 14  # every 14th wording is tried without itself, and the next one without its question
_EVERY_APART = 4  # every 4th known non-match is tried
_UNWRITTEN = 0.6  # weight of wordings tried without their question, whose neighbor often has the same answer
_HEARD = 10.0  # weight of questions from real players, the purpose of the search
_SMALL = 1e-4  # probability too small to matter


class Tried(NamedTuple):
    """A tried question: its words, the candidate questions with their signs, and the correct ones."""

    asked: str
    near: tuple[str, ...]
    signs: tuple[tuple[float, ...], ...]
    right: frozenset[int]
    weight: float = 1.0


class _Trying:
    def __init__(self) -> None:
        questions = load_questions()
        self.glossary = open_concordance(None).glossary
        self.ids = [question.id for question in questions]
        self._meanings = Meanings(meaning_tables(self.glossary, load_asking()))
        self._ways = KnownWays(way_tables(ways_of(questions, self._meanings), len(questions)))
        self._matcher = QuestionMatcher({q.id: q for q in questions}, self._ways, self._meanings)
        self.words = [w for q in questions for ways in (q.ask, q.apart) for some in ways.values() for w in some]

    def tried(self) -> Iterator[Tried]:
        for asked in _terms(self.glossary):
            yield from self._try(asked, self._meanings.of(asked), ())
        for file in (ASKED, AT_TABLES, BLIND, NEIGHBORS):
            for query in read_gold(file):
                if query.answers is not None:
                    yield from self._try(query.text, self._meanings.of(query.text), query.answers, _HEARD)
        for number, asked in enumerate(self.words):
            way = self._ways[number]
            mine = self.ids[way.of]
            if way.apart and number % _EVERY_APART == 0:
                yield from (t for t in self._try(asked, way.meaning, (), without=number) if t.near[0] == mine)
            elif not way.apart and number % _EVERY == 0:
                yield from self._try(asked, way.meaning, (mine,), without=number)
            elif not way.apart and number % _EVERY == 1:
                yield from self._try(asked, way.meaning, (), _UNWRITTEN, hidden=way.of)

    def _try(
        self,
        asked: str,
        meaning: Meaning,
        right: Collection[str],
        weight: float = 1.0,
        *,
        without: int = -1,
        hidden: int = -1,
    ) -> Iterator[Tried]:
        near, _ = self._matcher.near(meaning, without, hidden)
        if near:
            ids = tuple(self.ids[candidate.of] for candidate in near)
            signs = tuple(self._matcher.signs(meaning, near, at, without, hidden) for at in range(len(near)))
            yield Tried(asked, ids, signs, frozenset(index for index, name in enumerate(ids) if name in right), weight)


def _terms(glossary: Glossary) -> Iterator[str]:
    """Two or three terms, as typed by someone who looks something up."""
    dice = random.Random(3)
    concepts = sorted(glossary.concepts.values(), key=lambda concept: concept.id)
    for _ in range(_LOOKED_UP):
        language = dice.choice(("en", "en", "ja", "de", "zh-Hans", "zh-Hant"))
        some = dice.sample(concepts, dice.choice((2, 2, 3)))
        yield " ".join(concept.name(language) for concept in some)


def fitted(some: Sequence[Tried]) -> tuple[float, ...]:
    """Multinomial logistic regression with a "none" option, by Newton's method: the bias, then the weights."""
    size = len(some[0].signs[0]) + 1
    felt = [0.0] * size
    for _ in range(_ROUNDS):
        slope = [-_DECAY * len(some) * f for f in felt]
        bend = [[_DECAY * len(some) * (at == other) for other in range(size)] for at in range(size)]
        for entry in some:
            likely = likelihoods(felt, entry.signs)
            meant = sum(likely[at] for at in entry.right)
            mean = [0.0] * size
            for index, signs in enumerate(entry.signs):
                wanted = likely[index] / meant if index in entry.right else 0.0
                row = (1.0, *signs)
                wrong = entry.weight * (wanted - likely[index])
                for at, sign in enumerate(row):
                    slope[at] += wrong * sign
                if likely[index] > _SMALL:
                    _bend(bend, row, entry.weight * likely[index])
                    mean = [m + likely[index] * sign for m, sign in zip(mean, row, strict=True)]
            _bend(bend, mean, -entry.weight)
        for index in range(size):
            for other in range(index):
                bend[other][index] = bend[index][other]
        felt = [f + step for f, step in zip(felt, _solved(bend, slope), strict=True)]
    return tuple(felt)


def _bend(bend: Sequence[list[float]], row: Sequence[float], by: float) -> None:
    """Add the row's outer product with itself, below the diagonal."""
    for index, sign in enumerate(row):
        if bent := by * sign:
            line = bend[index]
            for other in range(index + 1):
                line[other] += bent * row[other]


def _solved(lines: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solution of a linear system with a symmetric positive definite matrix."""
    rows = [[*line, value] for line, value in zip(lines, right, strict=True)]
    for index, row in enumerate(rows):
        for other in rows[index + 1 :]:
            factor = other[index] / row[index]
            for column in range(index, len(row)):
                other[column] -= factor * row[column]
    result = [0.0] * len(rows)
    for index in range(len(rows) - 1, -1, -1):
        rest = sum(rows[index][column] * result[column] for column in range(index + 1, len(rows)))
        result[index] = (rows[index][-1] - rest) / rows[index][index]
    return result


def likelihoods(felt: Sequence[float], signs: Sequence[Sequence[float]]) -> list[float]:
    """Probability that each candidate is meant; the remainder is "none"."""
    odds = [exp(min(50.0, felt[0] + sum(f * s for f, s in zip(felt[1:], some, strict=True)))) for some in signs]
    return [odd / (1 + sum(odds)) for odd in odds]


def main() -> None:
    some = list(_Trying().tried())
    random.Random(2).shuffle(some)
    outcomes: list[tuple[float, str, Tried]] = []
    rightly = 0
    for part in range(_PARTS):
        felt = fitted([outcome for index, outcome in enumerate(some) if index % _PARTS != part])
        for outcome in some[part::_PARTS]:
            likely = likelihoods(felt, outcome.signs)
            first = max(range(len(likely)), key=likely.__getitem__)
            outcomes.append((likely[first], "" if first in outcome.right else outcome.near[first], outcome))
            rightly += first in outcome.right
    print(f"{len(some):,} tried, {rightly:,} likest rightly")
    for threshold in (0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97):
        answered = [wrong for certainty, wrong, _ in outcomes if certainty >= threshold]
        wrongly = sum(map(bool, answered))
        right = (len(answered) - wrongly) / rightly
        print(f"from {threshold}: {right:.1%} of the right ones, {wrongly / len(some):.2%} wrong")
    for certainty, wrong, outcome in sorted(outcomes, reverse=True)[:400]:
        if wrong:
            print(f"  {certainty:.3f} {outcome.asked!r} as {wrong}")
    felt = fitted(some)
    print(f"_BIAS = {felt[0]:.3f}")
    print(f"_FELT = {Signs(*(round(weight, 3) for weight in felt[1:]))}")


if __name__ == "__main__":
    main()
