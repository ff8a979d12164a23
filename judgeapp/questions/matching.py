"""Which of the questions with proven answers is meant by what somebody types.

An answer to another question would be worse than none. So a question counts as meant only where
what is typed and a way in which it is asked share nearly all that tells something, nothing that
tells much is left over on either side, and no other question, nor one that is known to be apart, is
near.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest
from math import exp
from typing import NamedTuple

from judgeapp.questions.deeds import are_turned_round
from judgeapp.questions.meaning import Meaning, Meanings
from judgeapp.questions.owners import are_of_another
from judgeapp.questions.question import ProvenQuestion
from judgeapp.questions.ways import Ways, is_known

_NEGATION = 0.85  # how like a sentence is to its contrary
_TURNED_ROUND = 0.7  # and to one in which the other one does it
_BY_WAY, _BY_ALL = 0.6, 0.4  # likeness to one way of asking, and to all of them together
_MOST = 5  # candidates that are looked at with care,
_COMPARED = 160  # of so many ways that share what is rare
_COMMON = 0.12  # the share of ways from which on a token is not looked for
_SAME = 0.999  # how like a question is to a way in which it is asked in other order
_CORE = 0.8  # the share of its ways from which on a token belongs to a question
_RICH = 12.0  # what tells as much tells enough

# How sure it is that the likest question is the one that is meant: see tests/questions/weighing.py,
# by which these were found.
_BIAS = 0.957
_FELT: tuple[float, ...] = (
    -0.573, 11.132, -0.134, 1.870, -0.908, -0.025, 0.200, -0.204,
    -4.465, -0.076, 0.060, -0.672, -0.633, -0.214, -0.704, 0.625, 0.453,
)  # fmt: skip
MEANT = 0.8  # from here on it is answered
PERHAPS = 0.15  # from here on it is offered


class Likeness(NamedTuple):
    """A question, and how sure it is that it is meant, of 0 to 1."""

    question: ProvenQuestion
    sure: float


class NearQuestion(NamedTuple):
    """A question with its likest way of asking."""

    like: float
    of: int
    way: int
    alike: float  # to that way alone


class QuestionMatcher:
    """Knows all questions by every way in which they are asked."""

    def __init__(self, questions: Sequence[ProvenQuestion], ways: Ways, meanings: Meanings) -> None:
        self._questions = questions
        self.by_id = {question.id: question for question in questions}
        self._ways = ways
        self._meanings = meanings

    def likest(self, typed: str) -> tuple[Likeness, ...]:
        """The questions that may be meant, the likest first."""
        meaning = self._meanings.of(typed)
        near, apart = self.near(meaning)
        sure = [self._sure(self.signs(meaning, near, at, apart)) for at in range(len(near))]
        same = [at for at, one in enumerate(near) if one.alike >= _SAME]
        if len(same) == 1:
            sure[same[0]] = 1.0
        elif same:  # it is asked so of several, and may be any of them
            sure = [one / 2 for one in sure]
        found = [
            Likeness(self._questions[one.of], s if self._agree(meaning, one, apart) else s / 2)
            for one, s in zip(near, sure, strict=True)
        ]
        return tuple(sorted(found, key=lambda one: -one.sure))

    def _agree(self, meaning: Meaning, one: NearQuestion, apart: Mapping[int, float]) -> bool:
        """Whether nothing makes another question of it, however like it is: another keyword effect,
        area or timing, the other player, a negation more or less, or what is known to be apart."""
        way = self._ways[one.way].meaning
        usual, times = self._ways.usual(one.of), self._ways.times(one.of)
        if (meaning.negations - way.negations) % 2 or apart.get(one.of, 0.0) >= one.alike:
            return False
        if one.alike >= _SAME:
            return True
        deciding = self._meanings.deciding
        return not (
            any(token in deciding and not usual[token] for token in meaning.tokens)
            or any(
                token in deciding and token not in meaning.tokens and n >= _CORE * times
                for token, n in usual.items()
            )
            or are_of_another(meaning.tokens, usual)
            or are_turned_round(meaning.tokens, way.tokens)
        )

    def near(
        self, meaning: Meaning, without: int = -1
    ) -> tuple[list[NearQuestion], dict[int, float]]:
        """The nearest questions, and by their places how near that is which is known to be apart
        from them. `without` is a way that does not count, for measuring."""
        tokens = meaning.tokens
        typed = self._ways.weight(tokens)
        best: dict[int, tuple[float, int]] = {}
        apart: dict[int, float] = {}
        for number in self._sharing(tokens):
            way = self._ways[number]
            both = tokens & way.meaning.tokens
            if not any(map(is_known, both)):
                continue
            shared = self._ways.weight(both)
            alike = 2 * shared / (typed + self._ways.weight_of(number))
            if way.meaning.negated != meaning.negated:
                alike *= _NEGATION
            if are_turned_round(tokens, way.meaning.tokens):
                alike *= _TURNED_ROUND
            if number == without:
                continue
            if way.apart:
                apart[way.of] = max(apart.get(way.of, 0.0), alike)
            elif alike > best.get(way.of, (0.0, 0))[0]:
                best[way.of] = (alike, number)
        found: list[NearQuestion] = []
        for of, (alike, number) in best.items():
            like = _BY_WAY * alike + _BY_ALL * self._covered(meaning, of, without)
            found.append(NearQuestion(like, of, number, alike))
        found.sort(key=lambda one: (-one.like, one.of))
        return found[:_MOST], apart

    def _sharing(self, tokens: Iterable[str]) -> Iterable[int]:
        """The ways that share most of what tells most."""
        shared: dict[int, float] = defaultdict(float)
        for token in sorted(tokens, key=self._ways.tells, reverse=True):
            having = self._ways.having(token)
            # What many have tells little.
            if shared and len(having) > _COMMON * len(self._ways):
                break
            tells = self._ways.tells(token)
            for number in having:
                shared[number] += tells
        return nlargest(_COMPARED, shared, key=shared.__getitem__)

    def signs(
        self,
        meaning: Meaning,
        near: Sequence[NearQuestion],
        at: int,
        apart: Mapping[int, float],
        without: int = -1,
    ) -> tuple[float, ...]:
        """What speaks for and against the candidate at a place."""
        one = near[at]
        tokens, way = meaning.tokens, self._ways[one.way].meaning
        usual = self._ways.usual(one.of)
        times = self._ways.times(one.of)
        if without >= 0 and self._ways[without].of == one.of and not self._ways[without].apart:
            usual = usual - Counter(self._ways[without].meaning.tokens)
            times -= 1
        left = [t for t in tokens if not usual[t]]
        missing = {t: (n / times) ** 2 * self._ways.tells(t) for t, n in usual.items()}
        lacking = [t for t in missing if t not in tokens]
        other = max((o.like for i, o in enumerate(near) if i != at), default=0.0)
        return (
            one.alike,
            one.like - other,
            one.alike - apart.get(one.of, 0.0),
            self._ways.weight(t for t in tokens if usual[t]) / (self._ways.weight(tokens) or 1.0),
            self._ways.weight(t for t in way.tokens if t in tokens)
            / (self._ways.weight(way.tokens) or 1.0),
            max((self._ways.tells(t) for t in left if is_known(t)), default=0.0),
            max((self._ways.tells(t) for t in left if not is_known(t)), default=0.0),
            max((missing[t] for t in lacking), default=0.0),
            sum(missing[t] for t in lacking) / (sum(missing.values()) or 1.0),
            max((self._ways.tells(t) for t in way.tokens - tokens if is_known(t)), default=0.0),
            float(meaning.negated != way.negated),
            *(float((t in tokens) != (t in way.tokens)) for t in _DECIDING),
            float(are_turned_round(tokens, way.tokens)),
            min(self._ways.weight(tokens), _RICH) / _RICH,
        )

    def _sure(self, signs: Sequence[float]) -> float:
        return 1 / (1 + exp(-_BIAS - sum(f * s for f, s in zip(_FELT, signs, strict=True))))

    def _covered(self, meaning: Meaning, of: int, without: int) -> float:
        """How much of what is typed the ways of asking a question have together."""
        usual = self._ways.usual(of)
        mine = self._ways[without] if without >= 0 else None
        own = mine.meaning.tokens if mine and mine.of == of and not mine.apart else frozenset[str]()
        had = self._ways.weight(t for t in meaning.tokens if usual[t] > (t in own))
        return had / (self._ways.weight(meaning.tokens) or 1.0)


# What makes another question of one wherever it stands on one side alone.
_DECIDING = ("~without", "@word-opponent", "~plus", "~minus")
