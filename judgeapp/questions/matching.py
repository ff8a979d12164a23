"""Matching of typed text to the proven question that it means.

An answer to another question would be worse than none. So a question counts as meant only if the typed text and a way
of asking it share nearly all significant tokens, neither side has very significant ones left over, and no other
question, nor one known to be apart, is near. Often nobody has written the question that is asked, and the nearest is
about the same keyword effect: so the wording must also differ from its family, the questions that share its rarest
term, and match this one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from heapq import nlargest
from math import exp, fsum, log
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.glossary.concept import ConceptGroup
from judgeapp.language.folding import has_cjk
from judgeapp.questions.meaning import CONCEPT, OUTSIDE, Meaning, Meanings, is_term
from judgeapp.questions.question import ProvenQuestion
from judgeapp.questions.roles import (
    DIRECTION,
    are_reversed,
    belong_to_other,
    go_the_other_way,
    is_done_to_another,
    is_not_so,
)
from judgeapp.questions.ways import Family, KnownWays, is_known, sort_of

_NEGATED_FACTOR = 0.85  # factor on the likeness if only one of the two is negated
_REVERSED_FACTOR = 0.7  # factor on the likeness if the roles are reversed
_WAY_WEIGHT, _ALL_WAYS_WEIGHT = 0.6, 0.4  # weights of the likeness to one way of asking, and to all ways together
_USE_WEIGHT, _MISSING_WEIGHT = 0.3, 0.3  # weights of relative use, and of missing tokens
_UNSEEN_COUNT = 0.3  # count given to a token that was never seen
_MAX_COMPARED_QUESTIONS = 16  # questions that are compared in detail,
_MAX_CANDIDATES = 4  # at most this many of which become candidates,
_MAX_COMPARED_WAYS = 160  # and this many ways of asking, chosen by their rare tokens
_MIN_SHARE_OF_BEST = 0.5  # share of the best way's common tokens that another way needs
_MAX_LOOKED_UP_SHARE = 0.12  # a token in a larger share of all ways isn't looked up
_ROUNDING = 0.999  # tolerance for sums of fractions
_SAME_LIKENESS = 0.999  # likeness from which two wordings differ only in order
_MIN_THINGS = 3  # names and words; fewer are a lookup, not a question
_CORE_SHARE = 0.9  # share of a question's ways from which on a token is essential to it
_USUAL_SHARE, _RARE_SHARE = 0.5, 0.1  # and the shares between which one token replaces another
_DEFAULT_RIVAL = 0.5  # likeness assumed for the runner-up if there is none
_MIN_WORDED, _WORDED_RANGE = 0.6, 0.15  # from this likeness of wording on, the few other words matter
_MAX_WEIGHT = 12.0  # total weight of tokens beyond which more adds nothing
# Naming a concept of one of these groups always asks another question.
_ALWAYS_DECIDING = {ConceptGroup.KEYWORD.value, ConceptGroup.AREA.value}
_ROLE_PREFIXES = (">", "<")  # first letters of role tokens
_FAMILY_SHARE = 0.5  # share of the ways from which on a token puts a question in a family
_EXPECTED_SHARE = 0.15  # and from which on its absence counts
_UNSEEN_IN_FAMILY, _MAX_SHARE = 0.3, 0.97  # count given to an unseen token, and upper bound of a share
_MAX_FAMILY_EVIDENCE = 8.0  # upper bound of what a family contributes

_OTHER_QUESTION_FACTOR = 0.5  # factor on the certainty where a token points to another question
_MIN_STORY_TOKENS = 8  # tokens; in a longer question of several clauses, some only tell what happened
_TELLS = re.compile(r"[,.;:!?、，。：；！？]\s*\S")
_FEW_TOKENS, _LIKENESS_OF_FEW = 3, 0.9  # with so few tokens, only a wording this like a way of asking will do
_MANY_UNASKED = 3  # words that no way of asking has; with so many, it is hardly ever the same question
_A_BIGRAM = 0.5  # words that a token of Chinese or Japanese counts for: a word of three letters is two of them
_MAX_SHORT_TOKENS = 5  # tokens; in a shorter question, a word that no way of asking has is its subject
MEANT = 0.77  # certainty from which on the question is answered,
_SURELY_MEANT = 0.985  # in the passive or with one more word, such as "must" or "keep", too,
_NEARLY_CERTAIN, _POSSIBLE = 0.97, 0.1  # certainties between which another question's terms count against it
_MEANT_WITH_STRANGE_WORD = 0.93  # and if one of a few words occurs in no way of asking it,
PERHAPS = 0.03  # certainty from which on the question is offered,
BESIDE = 0.005  # beside one that is answered,
_PERHAPS_IN_PARTS = 0.03  # as one of several questions asked at once,
_ABOUT_OUTSIDE = 0.5  # certainty from which on the question is about things that the rules seldom mention
_WITH_PENALTIES = ("@overflow", "@ace")  # concepts with penalties in the rules of the game themselves


class Likeness(NamedTuple):
    """A question, and how sure it is that it is meant, of 0 to 1."""

    question: ProvenQuestion
    sure: float


class NearQuestion(NamedTuple):
    """Candidate question with its likest way of asking."""

    like: float
    of: int
    way: int
    alike: float  # likeness to that way alone
    used: float  # relative frequency with which the question is asked with the typed tokens
    worded: float  # likeness of wording to one way of asking,
    worded_so: float  # and to the three likeliest


class Signs(NamedTuple):
    """Features for and against a candidate."""

    alike: float  # likeness of the typed text to a way of asking it
    margin: float  # its lead over the next candidate
    covered: float  # the share of the typed text that its ways have
    way_covered: float  # the share of its likest way that is typed
    strange: float  # number of typed words that change most questions and that it is never asked with
    rich: float  # how much the text tells
    used: float  # ratio to others of being asked with the typed tokens
    lacking: float  # the share of its ways that have the token most lacking
    worded: float  # how like the wording is to that of a way of asking it
    worded_margin: float  # by how much it is liker to its three likest ways than to those of the next candidate
    family_lacks: float  # ratio to its family of being asked with the lacking tokens
    family_most: float  # with the typed token that tells most for it
    family_least: float  # and with the one most lacking


# Contribution of each signal to the certainty that this question is meant; fitted by tests/questions/weighing.py.
_BIAS = -6.091
_SIGN_WEIGHTS = Signs(
    alike=2.086,
    margin=4.388,
    covered=3.498,
    way_covered=1.257,
    strange=-1.133,
    rich=2.264,
    used=-0.771,
    lacking=-0.818,
    worded=5.945,
    worded_margin=6.369,
    family_lacks=0.124,
    family_most=0.547,
    family_least=0.622,
)


class _Anywhere(NamedTuple):
    """A typed token, how much its kind tells, and how many ways have it."""

    token: str
    sort: float
    share: float


class QuestionMatcher:
    """Matcher of all questions by every way of asking them."""

    def __init__(self, questions: Mapping[str, ProvenQuestion], ways: KnownWays, meanings: Meanings) -> None:
        self._questions = questions
        self._ids = tuple(questions)
        self._ways = ways
        self._meanings = meanings
        self._known_missed: dict[int, Mapping[str, float]] = {}
        self._known_lacks: dict[tuple[int, str], Mapping[str, float]] = {}
        self._known_families: dict[str, Family] = {}

    def likest(self, typed: str) -> tuple[Likeness, ...]:
        """The questions that may be meant, the likest first."""
        return self._likest(typed, self._meanings.of(typed))

    def _likest(self, typed: str, meaning: Meaning) -> tuple[Likeness, ...]:
        near, apart = self.near(meaning)
        sure = [self._sure(self.signs(meaning, near, at)) for at in range(len(near))]
        same = [
            at
            for at, candidate in enumerate(near)
            if candidate.alike >= _SAME_LIKENESS and apart.get(candidate.of, 0.0) < candidate.alike
        ]
        if len(same) == 1:
            sure[same[0]] = 1.0
        elif sum(sure[at] >= MEANT for at in same) > 1:  # several questions are asked in these words
            sure = [candidate / 2 for candidate in sure]
        written_so = self._ways.written_so(self._meanings.letters(typed))
        literally = next(iter(written_so)) if len(written_so) == 1 else None
        is_told = len(_telling(meaning.tokens)) >= _MIN_STORY_TOKENS and _TELLS.search(typed) is not None
        unlessened = tuple(sure)
        for at, candidate in enumerate(near):
            if candidate.of == literally:
                sure[at] = 1.0
            elif self._is_another(
                meaning, candidate, apart, sure[at], is_told=is_told
            ) or self._says_what_only_another_has(meaning, near, at, unlessened):
                sure[at] *= _OTHER_QUESTION_FACTOR
        places = [candidate.of for candidate in near]
        if literally is not None and literally not in places:
            places, sure = [literally, *places], [1.0, *sure]
        likely = [
            Likeness(self._questions[self._ids[place]], likelihood)
            for place, likelihood in zip(places, _exclusive(sure), strict=True)
        ]
        return tuple(sorted(likely, key=lambda candidate: -candidate.sure))

    def asked(self, typed: str) -> AskedQuestion:
        """Interpretation of typed text: the question meant, or possible ones. Of two, both are offered."""
        meaning = self._meanings.of(typed)
        likest = self._likest(typed, meaning)
        is_sure = bool(likest) and likest[0].sure == 1.0
        if meaning.outside and not is_sure and not self._speaks_of_it(meaning, likest):
            return self._asked_outside(typed, meaning, likest)
        firsts = {} if is_sure else self._firsts_of_parts(typed)
        are_meant = sum(entry.sure >= MEANT for entry in firsts.values()) > 1
        is_meant = bool(likest) and likest[0].sure >= MEANT and likest[0].question.id in firsts
        if len(firsts) > 1 and is_meant and not are_meant:
            others = (entry for entry in firsts.values() if entry.question.id != likest[0].question.id)
            return asked_question((likest[0], *others))
        if len(firsts) > 1:
            rest = (entry for entry in likest if entry.question.id not in firsts)
            return asked_question((*firsts.values(), *rest), is_one=False)
        return asked_question(likest)

    def _asked_outside(self, typed: str, meaning: Meaning, likest: Sequence[Likeness]) -> AskedQuestion:
        """Interpretation of words for things that rules seldom mention: the question without these is offered too, if
        terms of the game are also asked about."""
        if not meaning.tokens.isdisjoint(_WITH_PENALTIES):
            return asked_question(
                [Likeness(entry.question, max(entry.sure, PERHAPS)) for entry in likest], is_one=False
            )
        tokens = frozenset(token for token in meaning.tokens if not token.startswith(OUTSIDE))
        likest = self._likest(typed, replace(meaning, tokens=tokens))
        terms = [token for token in tokens & self._meanings.strange if is_term(token)]
        if len(terms) > 1 and likest and likest[0].sure >= _ABOUT_OUTSIDE:
            is_of_it = likest[0].sure >= MEANT and self._is_of_a_term(typed, meaning.outside)
            return replace(asked_question(likest, is_one=False), outside="" if is_of_it else meaning.outside)
        return AskedQuestion(outside=meaning.outside)

    def _is_of_a_term(self, typed: str, outside: str) -> bool:
        """True if words only describe the term of the game after them: "best of three security checks"."""
        behind = typed.partition(outside)[2]
        tokens = self._meanings.of(" ".join(behind.split()[:2])).tokens
        return behind[:1].isspace() and any(map(is_term, tokens & self._meanings.strange))

    def _firsts_of_parts(self, typed: str) -> dict[str, Likeness]:
        """The likeliest question of each part of a text; a short part only adds to another."""
        parts = (self._likest(part, replace(self._meanings.of(part), asks=False)) for part in _questions_in(typed))
        return {likest[0].question.id: likest[0] for likest in parts if likest and likest[0].sure >= _PERHAPS_IN_PARTS}

    def _speaks_of_it(self, meaning: Meaning, likest: Sequence[Likeness]) -> bool:
        """True if the likest question is asked with the words for things that no rule mentions."""
        tokens = {token for token in meaning.tokens if token.startswith(OUTSIDE)}
        if not likest or likest[0].sure < _ABOUT_OUTSIDE:
            return False
        usual = self._ways.usual(self._ids.index(likest[0].question.id))
        return any(usual[token] for token in tokens)

    def _is_another(
        self, meaning: Meaning, candidate: NearQuestion, apart: Mapping[int, float], likely: float, *, is_told: bool
    ) -> bool:
        """True if something makes another question of it than the candidate, however like it is: a deciding word, a
        place or who does it is another, a word has its contrary in its place, or it is known to be apart. Who tells at
        length what happened says more than is asked about."""
        tokens = meaning.tokens
        usual, times = self._ways.usual(candidate.of), self._ways.times(candidate.of)
        telling = _telling(tokens)
        is_lookup = meaning.things < _MIN_THINGS and not (meaning.asks and candidate.alike >= _LIKENESS_OF_FEW)
        if is_lookup or apart.get(candidate.of, 0.0) >= candidate.alike:
            return True
        # Only for languages with spaces: elsewhere a word's borders are uncertain.
        strange_words = (t for t in telling if t.isalpha() and not usual[t] and not has_cjk(t))
        if len(telling) <= _MAX_SHORT_TOKENS and likely < _MEANT_WITH_STRANGE_WORD and any(strange_words):
            return True
        if candidate.alike < _LIKENESS_OF_FEW and len(telling) < _FEW_TOKENS:
            return True
        unasked = sum(_A_BIGRAM if has_cjk(token) else 1 for token in telling if not usual[token])
        if not is_told and unasked >= _MANY_UNASKED:
            return True
        if candidate.alike >= _SAME_LIKENESS:
            return False
        way = self._ways[candidate.way].meaning.tokens
        strange = [token for token in tokens & self._meanings.strange if not usual[token]]
        is_surely = likely >= _SURELY_MEANT
        return (
            (any(map(is_term, strange)) and not is_told)
            or (is_done_to_another(tokens, usual, is_surely=is_surely) and not is_told)
            or (
                not all(map(is_term, strange))
                and not (is_surely and len(strange) == 1 and strange[0].startswith(CONCEPT))
            )
            or self._names_another(tokens, usual, times)
            or self._asks_the_contrary(tokens, way, usual, times)
            or go_the_other_way(tokens, usual)
            or belong_to_other(tokens, usual)
            or is_not_so(tokens, usual, times)
        )

    def _says_what_only_another_has(
        self, meaning: Meaning, near: Sequence[NearQuestion], at: int, sure: Sequence[float]
    ) -> bool:
        """True if a typed token is in no way of asking the candidate at a place, and in most of a likelier one; or if
        it is a term that most of another possible one have, unless the candidate is nearly certain."""
        candidate = near[at]
        if candidate.alike >= _SAME_LIKENESS:
            return False
        usual = self._ways.usual(candidate.of)
        unsaid = [token for token in _telling(meaning.tokens) if not usual[token]]
        terms = [token for token in unsaid if is_term(token) or token in self._meanings.strange]
        for other, likely in zip(near, sure, strict=True):
            is_rival = sure[at] < _NEARLY_CERTAIN and likely >= _POSSIBLE
            tokens = unsaid if other.like > candidate.like else terms if is_rival and other is not candidate else []
            if any(self._ways.usual(other.of)[t] >= _USUAL_SHARE * self._ways.times(other.of) for t in tokens):
                return True
        return False

    def _names_another(self, typed: frozenset[str], usual: Counter[str], times: int) -> bool:
        """True if another keyword effect, area or the like is named in place of one; or none, though a question nearly
        always has the same."""
        groups = self._meanings.deciding
        lacking = {t: n for t, n in usual.items() if t in groups and t not in typed}
        if any(n >= _CORE_SHARE * times for n in lacking.values()):
            return True
        lacks = {groups[token] for token, n in lacking.items() if n >= _USUAL_SHARE * times}
        return any(
            usual[token] < _RARE_SHARE * times
            and groups[token] in (lacks if usual[token] else lacks | _ALWAYS_DECIDING)
            for token in typed
            if token in groups
        )

    def _asks_the_contrary(self, typed: frozenset[str], way: frozenset[str], usual: Counter[str], times: int) -> bool:
        """True if a word replaces its opposite in the likest way of asking; or stands beside it, though the question is
        mostly asked with the other and hardly ever with this one."""
        return any(
            not typed.isdisjoint(ones)
            and (
                (typed.isdisjoint(others) and way.isdisjoint(ones) and not way.isdisjoint(others))
                or (
                    sum(usual[token] for token in ones) < _RARE_SHARE * times
                    and sum(usual[token] for token in others) >= _USUAL_SHARE * times
                )
            )
            for ones, others in self._meanings.contrary
        )

    def near(
        self, meaning: Meaning, without: int = -1, hidden: int = -1
    ) -> tuple[list[NearQuestion], dict[int, float]]:
        """The nearest questions, and by their places how near that is which is known to be apart from them. `without`
        is a way, and `hidden` a question, that do not count, for measuring."""
        tokens = meaning.tokens
        # In a fixed order: sums of fractions depend on it, and the order of a set varies.
        tells = {token: self._ways.token_weight(token) for token in sorted(tokens)}
        typed_weight = sum(tells.values())
        best: dict[int, tuple[float, int]] = {}
        apart: dict[int, float] = {}
        for number in self._sharing(tokens, without):
            way = self._ways[number]
            if way.of == hidden:
                continue
            both = tokens & way.meaning.tokens
            if not any(map(is_known, both)):
                continue
            shared = fsum([tells[token] for token in both])
            alike = 2 * shared / (typed_weight + self._ways.weights[number])
            if way.meaning.negated != meaning.negated:
                alike *= _NEGATED_FACTOR
            if are_reversed(tokens, way.meaning.tokens):
                alike *= _REVERSED_FACTOR
            if way.apart:
                apart[way.of] = max(apart.get(way.of, 0.0), alike)
                continue
            if alike > best.get(way.of, (0.0, 0))[0]:
                best[way.of] = (alike, number)
        covered = {
            of: _WAY_WEIGHT * alike + _ALL_WAYS_WEIGHT * self._covered(tells, of, without)
            for of, (alike, _) in best.items()
        }
        anywheres = [
            _Anywhere(token, sort_of(token), (len(self._ways.having(token)) + _UNSEEN_COUNT) / (len(self._ways) + 1))
            for token in tells
        ]
        candidates: list[NearQuestion] = []
        for of in nlargest(_MAX_COMPARED_QUESTIONS, covered, key=covered.__getitem__):
            alike, number = best[of]
            used, lacking = self._used(meaning, anywheres, of, without)
            like = covered[of] + _USE_WEIGHT * used - _MISSING_WEIGHT * lacking
            candidates.append(NearQuestion(like, of, number, alike, used, 0.0, 0.0))
        candidates.sort(key=lambda candidate: (-candidate.like, candidate.of))
        return [self._with_wording(meaning, candidate, without) for candidate in candidates[:_MAX_CANDIDATES]], apart

    def _with_wording(self, meaning: Meaning, candidate: NearQuestion, without: int) -> NearQuestion:
        worded, worded_so = self._ways.worded_alike(meaning.wording, candidate.of, without)
        return candidate._replace(worded=worded, worded_so=worded_so)

    def _sharing(self, tokens: Collection[str], without: int) -> Iterable[int]:
        """The ways that share most of the weightiest tokens."""
        shared: dict[int, float] = {}
        weightiest = sorted(sorted(tokens), key=self._ways.token_weight, reverse=True)
        left = [self._ways.token_weight(token) for token in weightiest]
        most = 0.0
        for at, token in enumerate(weightiest):
            having = self._ways.having(token)
            # Common tokens carry little weight.
            if shared and len(having) > _MAX_LOOKED_UP_SHARE * len(self._ways):
                break
            tells, rest = left[at], sum(left[at:])
            if without < 0 and rest < _ROUNDING * _MIN_SHARE_OF_BEST * sum(left[:at]):
                most = max(shared.values(), default=0.0)  # no further way can share more than the tokens so far
            if rest < _ROUNDING * _MIN_SHARE_OF_BEST * most:
                # Ways without the weightier tokens can no longer catch up.
                for number in shared.keys() & having:
                    shared[number] += tells
            elif shared:
                for number in having:
                    shared[number] = shared.get(number, 0.0) + tells
            else:
                shared = dict.fromkeys(having, tells)
        shared.pop(without, None)
        enough = _MIN_SHARE_OF_BEST * max(shared.values(), default=0.0)
        typed = self._ways.weight(tokens)
        weights = self._ways.weights
        alike = {number: tells / (typed + weights[number]) for number, tells in shared.items() if tells >= enough}
        return nlargest(_MAX_COMPARED_WAYS, alike, key=alike.__getitem__)

    def signs(
        self, meaning: Meaning, near: Sequence[NearQuestion], at: int, without: int = -1, hidden: int = -1
    ) -> Signs:
        """Features for and against the candidate at a place."""
        candidate = near[at]
        tokens, way = meaning.tokens, self._ways[candidate.way].meaning
        usual, times = self._without(candidate.of, without)
        others = [other for i, other in enumerate(near) if i != at]
        lacking = [usual[t] for t in usual if t not in tokens and is_known(t)]
        margin = candidate.like - max((other.like for other in others), default=_DEFAULT_RIVAL)
        tells = self._ways.weight(tokens)
        return Signs(
            candidate.alike,
            margin,
            self._ways.weight(t for t in tokens if usual[t]) / (tells or 1.0),
            self._ways.weight(t for t in way.tokens if t in tokens) / (self._ways.weight(way.tokens) or 1.0),
            float(sum(not usual[t] for t in self._meanings.strange & tokens)),
            min(tells, _MAX_WEIGHT) / _MAX_WEIGHT,
            candidate.used,
            max(lacking, default=0) / (times or 1),
            min(candidate.worded, _MIN_WORDED),
            min(candidate.worded_so - max((other.worded_so for other in others), default=0.0), _WORDED_RANGE),
            *self._against_family(candidate.of, tokens, without, hidden),
        )

    def _against_family(
        self, of: int, tokens: Collection[str], without: int, hidden: int
    ) -> tuple[float, float, float]:
        """Ratios by which a question is asked so more often than the rest of its family: by lacking tokens, by the best
        one for it, and by the one most lacking."""
        usual, times = self._without(of, without)
        shared = [t for t in tokens if is_known(t) and usual[t] >= _FAMILY_SHARE * times]
        if not shared or not times:
            return (0.0, 0.0, 0.0)
        rarest = min(shared, key=lambda token: (len(self._ways.having(token)), token))
        family = self._family(rarest, without, hidden)
        size = family.size + 1
        typed = [0.0]
        for token in tokens:
            if token != rarest:
                here = (usual[token] + _UNSEEN_IN_FAMILY / 2) / (times + 0.5)
                typed.append(_sort(token) * log(here * size / (family.having.get(token, 0) + _UNSEEN_IN_FAMILY)))
        if without >= 0 or (missed := self._known_lacks.get((of, rarest))) is None:
            missed = dict(_lacks(usual, times, family))
            if without < 0 and hidden < 0:
                self._known_lacks[of, rarest] = missed
        lacking = [0.0, *(tells for token, tells in missed.items() if token not in tokens)]
        return (max(-_MAX_FAMILY_EVIDENCE, min(_MAX_FAMILY_EVIDENCE, fsum(lacking))), max(typed), min(lacking))

    def _family(self, token: str, without: int, hidden: int) -> Family:
        if without >= 0 or hidden >= 0:
            return self._ways.family(token, without, hidden)
        if (family := self._known_families.get(token)) is None:
            family = self._known_families[token] = self._ways.family(token, without, hidden)
        return family

    def _sure(self, signs: Sequence[float]) -> float:
        return 1 / (1 + exp(-_BIAS - sum(f * s for f, s in zip(_SIGN_WEIGHTS, signs, strict=True))))

    def _used(self, meaning: Meaning, anywheres: Sequence[_Anywhere], of: int, without: int) -> tuple[float, float]:
        """Ratio by which a question is asked more often than others with the typed tokens, for each; and the share of
        its usual tokens that lack."""
        usual, times = self._without(of, without)
        used = 0.0
        for token, sort, anywhere in anywheres:
            here = (usual.get(token, 0) + _UNSEEN_COUNT) / (times + 1)
            used += sort * log(here / anywhere)
        missed = self._missed(of, without)
        lacking = sum([tells for token, tells in missed.items() if token not in meaning.tokens])
        telling = sum(not token.startswith(DIRECTION) for token in meaning.tokens)
        return used / (telling or 1), lacking / (sum(missed.values()) or 1.0)

    def _missed(self, of: int, without: int) -> Mapping[str, float]:
        """Weight of each token that is missed in a question asked without it."""
        if (missed := self._known_missed.get(of) if without < 0 else None) is None:
            usual, times = self._without(of, without)
            missed = {t: (n / times) ** 2 * self._ways.token_weight(t) for t, n in usual.items()}
            if without < 0:
                self._known_missed[of] = missed
        return missed

    def _without(self, of: int, without: int) -> tuple[Counter[str], int]:
        """Tokens that a question is asked with, and how often it is asked, without one way."""
        usual, times = self._ways.usual(of), self._ways.times(of)
        if without >= 0 and (way := self._ways[without]).of == of and not way.apart:
            return usual - Counter(way.meaning.tokens), times - 1
        return usual, times

    def _covered(self, tells: Mapping[str, float], of: int, without: int) -> float:
        """Share of the typed text that all ways of asking a question have."""
        usual, _ = self._without(of, without)
        had = sum([weight for token, weight in tells.items() if token in usual])
        return had / (sum(tells.values()) or 1.0)


def _lacks(usual: Counter[str], times: int, family: Family) -> Iterator[tuple[str, float]]:
    """Weight of each lacking token against a question, for those it is often asked with."""
    for token, n in usual.items():
        if n >= _EXPECTED_SHARE * times:
            here, there = n / times, (family.having.get(token, 0) + _UNSEEN_IN_FAMILY) / (family.size + 1)
            yield token, _sort(token) * log((1 - min(here, _MAX_SHARE)) / (1 - min(there, _MAX_SHARE)))


def _exclusive(sure: Sequence[float]) -> Sequence[float]:
    """Likelihoods if at most one of them is meant."""
    if 1.0 in sure:
        return sure
    odds = [likely / (1 - likely) for likely in sure]
    return [odd / (1 + sum(odds)) for odd in odds]


def _telling(tokens: Iterable[str]) -> list[str]:
    """The tokens that are more than the order of others."""
    return [token for token in tokens if not token.startswith((*_ROLE_PREFIXES, DIRECTION))]


def _sort(token: str) -> float:
    return 1.0 if token.startswith(_ROLE_PREFIXES) else sort_of(token)


# The border between two questions in one text.
_NEXT_QUESTION = re.compile(
    r"[?？]+|(?<=[吗嗎])[,，、]|\b(?:and|und)\s+(?=(?:do|does|did|can|could|may|is|are|will|would|must|when|where|who|what|how"
    r"|which|kann|darf|muss|ist|sind|wer|wie|wann|wo|was|welche\w*)\b)",
    re.IGNORECASE,
)


def _questions_in(typed: str) -> list[str]:
    """The questions in a text with several; none if it is one question."""
    some = [part for part in _NEXT_QUESTION.split(typed) if part.strip()]
    return some if len(some) > 1 else []


_MAX_SHOWN = 3  # questions
_NEXT_CLAUSES = 0.5  # weight of a question's further clauses relative to its first


class Deciding(NamedTuple):
    """Likelihood that a clause decides the question, the proven question that says so, and if that is surely meant."""

    likely: float
    question: ProvenQuestion
    is_meant: bool = False


class AskedQuestion(Struct, frozen=True):
    """Proven questions that a question may mean."""

    proven: ProvenQuestion | None = None  # the question asked; None if unsure
    perhaps: tuple[ProvenQuestion, ...] = ()  # the next to it, or if none is sure those that may be meant
    deciding: dict[str, Deciding] = {}  # clauses, by their numbers
    outside: str = ""  # the words about something that no rule of the game mentions


def asked_question(likest: Sequence[Likeness], *, is_one: bool = True) -> AskedQuestion:
    """Interpretation by the likest proven questions, the likest first; or by those of several that were asked."""
    deciding: dict[str, Deciding] = {}
    is_meant = is_one and bool(likest) and likest[0].sure >= MEANT
    for at, (question, sure) in enumerate(likest):
        for place, clause in enumerate(question.clauses):
            likely = sure if place == 0 else sure * _NEXT_CLAUSES
            if clause not in deciding or likely > deciding[clause].likely:
                deciding[clause] = Deciding(likely, question, is_meant and at == 0)
    is_shown = bool(likest) and likest[0].sure >= PERHAPS
    near = tuple(entry.question for entry in likest[:_MAX_SHOWN] if is_shown and entry.sure >= BESIDE)
    return AskedQuestion(near[0], near[1:], deciding) if is_meant else AskedQuestion(None, near, deciding)
