"""Likeness of the clauses of two editions, by the signs that are compared, and the evidence that it gives.

Two editions in two languages teach which words stand for which: words that occur together in clauses that are surely
the same. A pair of clauses is never judged by its own lesson."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from heapq import nsmallest
from itertools import pairwise
from math import log, sqrt
from typing import Protocol

from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.language.words import bigrams, english_stem, words
from judgeapp.rulebook.passage import Passage

# A clause number in a text. It is ignored; the title quoted with it is compared.
REFERENCE = re.compile(r"(?<![\d-])\d+(?:-\d+)+(?![\d-])")
_NUMBER = re.compile(r"\d+")
_LATIN = re.compile(r"[A-Z][A-Za-z]*[A-Z][A-Za-z]*")


def without_references(passage: Passage, sign: str = " ") -> str:
    """Its text with a sign in place of each number of a clause."""
    texts = [passage.heading] * bool(passage.heading)
    for block in passage.blocks:
        text, at = "", 0
        for link in sorted(block.links, key=lambda link: link.start):
            text += block.text[at : link.start] + sign
            at = max(at, link.end)
        texts.append(text + block.text[at:])
    return REFERENCE.sub(sign, "\n".join(texts))


def words_of(passage: Passage) -> Counter[str]:
    """Stems of words, of Chinese and Japanese pairs of letters."""
    counts: Counter[str] = Counter()
    for word in words(fold(without_references(passage))):
        counts.update(bigrams(word.text) if word.cjk else (english_stem(word.text),))
    return counts


def phrases_of(passage: Passage) -> Counter[str]:
    """The words, and pairs of neighbours."""
    counts = words_of(passage)
    latin = [w for w in words(fold(without_references(passage))) if not w.cjk]
    counts.update(f"{english_stem(a.text)} {english_stem(b.text)}" for a, b in pairwise(latin))
    return counts


def signs_of(passage: Passage, glossary: Glossary) -> Counter[str]:
    """Signs that a translation keeps."""
    text = without_references(passage)
    counts = Counter(f"number {int(n)}" for n in _NUMBER.findall(text))
    counts.update(f"concept {i}" for f in glossary.found_in(text, passage.language) for i in f.ids)
    counts.update(f"latin {w.upper()}" for w in _LATIN.findall(text))
    return counts


Vector = Mapping[str, float]

# A word in a larger share of all clauses doesn't help to find one.
_MAX_WORD_SHARE = 0.3
_MAX_NEAREST = 14
# A sign missing in one language counts little: it may be written in words there.
_ONE_SIDED_WEIGHT = 0.3


class ClauseLikeness(Protocol):
    """Likeness of clauses, given as places in both editions, several if they are read as one."""

    def of(self, old: tuple[int, ...], new: tuple[int, ...]) -> float:
        """Likeness from 0 to 1."""

    def held(self, old: int, new: int) -> float:
        """Share of an old clause's content that is in a new one."""

    def holds(self, old: int, new: int) -> float:
        """Share of a new clause's content that is in an old one."""


class SignLikeness:
    """Likeness by signs that both sides have (words of one language, or what translations keep), the rarer the more."""

    def __init__(self, old: Sequence[Counter[str]], new: Sequence[Counter[str]], *, translated: bool) -> None:
        self._old, self._new = old, new
        self._weights = _shared_weights(old, new) if translated else weights((*old, *new))
        self._old_vectors = _Vectors(old, self._weights)
        self._new_vectors = _Vectors(new, self._weights)
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}

    def of(self, old: tuple[int, ...], new: tuple[int, ...]) -> float:
        if (known := self._known.get((old, new))) is None:
            vector, other = self._old_vectors[old], self._new_vectors[new]
            # Two texts without any word ("≪≫") don't differ.
            known = _cosine(vector, other) if vector or other else 1.0
            self._known[old, new] = known
        return known

    def held(self, old: int, new: int) -> float:
        return _within(self._old[old], self._new[new], self._weights)

    def holds(self, old: int, new: int) -> float:
        return _within(self._new[new], self._old[old], self._weights)

    def nearest(self, most: int = _MAX_NEAREST) -> set[tuple[int, int]]:
        """The most similar pairs for each clause of both sides."""
        having: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for j in range(len(self._new)):
            for sign, value in self._new_vectors[j,].items():
                having[sign].append((j, value))
        common = max(40, int(len(self._new) * _MAX_WORD_SHARE))
        pairs: set[tuple[int, int]] = set()
        for_new: list[list[tuple[float, int]]] = [[] for _ in self._new]
        for i in range(len(self._old)):
            scores = [0.0] * len(self._new)
            for sign, value in self._old_vectors[i,].items():
                if len(places := having.get(sign, ())) <= common:
                    for j, other in places:
                        scores[j] += value * other
            alike = [(-score, j) for j, score in enumerate(scores) if score]
            pairs.update((i, j) for _, j in nsmallest(most, alike))
            for score, j in alike:
                for_new[j].append((score, i))
        for j, some in enumerate(for_new):
            pairs.update((i, j) for _, i in nsmallest(most, some))
        return pairs


class _Vectors(dict[tuple[int, ...], Vector]):
    """Vectors of clauses by their places, of several as one text; each made when it is first asked for."""

    def __init__(self, counts: Sequence[Counter[str]], weigh: Mapping[str, float]) -> None:
        self._counts, self._weights = counts, weigh

    def __missing__(self, places: tuple[int, ...]) -> Vector:
        whole = self._counts[places[0]] if len(places) == 1 else sum((self._counts[i] for i in places), Counter())
        joined = self[places] = vector(whole, self._weights)
        return joined


def weights(counts: Sequence[Counter[str]]) -> dict[str, float]:
    """Information that each sign carries."""
    times: Counter[str] = Counter()
    for count in counts:
        times.update(count.keys())
    return {sign: log(1 + len(counts) / n) for sign, n in times.items()}


def _shared_weights(old: Sequence[Counter[str]], new: Sequence[Counter[str]]) -> dict[str, float]:
    of_old, of_new = weights(old), weights(new)
    return {
        sign: min(of_old[sign], of_new[sign])
        if sign in of_old and sign in of_new
        else _ONE_SIDED_WEIGHT * (of_old.get(sign) or of_new[sign])
        for sign in of_old | of_new
    }


def vector(count: Counter[str], weigh: Mapping[str, float]) -> Vector:
    weighted = {sign: (1 + log(n)) * weigh[sign] for sign, n in count.items()}
    length = sqrt(sum(v * v for v in weighted.values())) or 1.0
    return {sign: v / length for sign, v in weighted.items()}


def _cosine(first: Vector, second: Vector) -> float:
    if len(second) < len(first):
        first, second = second, first
    return sum(v * second[s] for s, v in first.items() if s in second)


def _within(part: Counter[str], whole: Counter[str], weigh: Mapping[str, float]) -> float:
    total = sum(weigh[sign] for sign in part)
    return sum(weigh[sign] for sign in part if sign in whole) / total if total else 0.0


_BINS = 12
_MAX_EVIDENCE = 6.0  # upper bound of a likeness's evidence
_PSEUDOCOUNT = 0.5  # count added to each bin


class Evidence:
    """Evidence in a likeness, learned from the two editions themselves, whoever wrote them: from the likenesses of
    pairs that match and of pairs that don't."""

    def __init__(self, same: Iterable[float], other: Iterable[float]) -> None:
        of_same, of_other = _shares(same), _shares(other)
        self._evidence = [max(-_MAX_EVIDENCE, min(_MAX_EVIDENCE, t)) for t in _rising(of_same, of_other)]

    def of(self, likeness: float) -> float:
        """Above 0 it speaks for the same, below against it; the logarithm of how strongly."""
        at = max(0.0, min(_BINS - 1.0, likeness * _BINS - 0.5))
        low = min(int(at), _BINS - 2)
        part = at - low
        return self._evidence[low] * (1 - part) + self._evidence[low + 1] * part


def _shares(likenesses: Iterable[float]) -> list[float]:
    counts = [_PSEUDOCOUNT] * _BINS
    for likeness in likenesses:
        counts[min(_BINS - 1, int(likeness * _BINS))] += 1
    total = sum(counts)
    return [count / total for count in counts]


def _rising(of_same: list[float], of_other: list[float]) -> list[float]:
    """Evidence that never falls with likeness: where it would, neighbouring bins are merged."""
    groups: list[tuple[float, float, int]] = []
    for a, b in zip(of_same, of_other, strict=True):
        groups.append((a, b, 1))
        while len(groups) > 1 and log(groups[-1][0] / groups[-1][1]) < log(groups[-2][0] / groups[-2][1]):
            (a1, b1, n1), (a2, b2, n2) = groups.pop(), groups.pop()
            groups.append((a1 + a2, b1 + b2, n1 + n2))
    return [log(a / b) for a, b, n in groups for _ in range(n)]


_MAX_MEANINGS = 4  # meanings of a word that are considered
_MIN_STRENGTH = 0.2  # below this strength two words are unrelated
_CHANCE_COUNT = 0.7  # co-occurrences put down to chance
_DICTIONARY_WEIGHT = 0.6  # weight of the dictionary in a likeness; signs have the rest
_FULL_LIKENESS_FACTOR = 1.5  # no dictionary is complete: what a translation usually reaches counts as full likeness


class Learned:
    """Words of one side that translate words of the other; `pairs` are those it was learned from."""

    def __init__(self, source: Sequence[Counter[str]], other: Sequence[Counter[str]], pairs: Mapping[int, int]) -> None:
        self._pairs = pairs
        self._back = {j: i for i, j in pairs.items()}
        self._one, self._other = source, other
        self._weights = weights(source)
        self._of_one: Counter[str] = Counter()
        self._of_other: Counter[str] = Counter()
        self._together: Counter[tuple[str, str]] = Counter()
        for i, j in pairs.items():
            self._of_one.update(source[i].keys())
            self._of_other.update(other[j].keys())
            self._together.update((a, b) for a in source[i] for b in other[j])
        meanings: dict[str, list[tuple[float, str]]] = defaultdict(list)
        for a, b in self._together:
            if (strength := self._strength(a, b, 0)) > _MIN_STRENGTH:
                meanings[a].append((-strength, b))
        self._meanings = {a: sorted(some)[: _MAX_MEANINGS * 2] for a, some in meanings.items()}

    def _strength(self, a: str, b: str, apart: int) -> float:
        """Frequency with which two words come together, without `apart` clauses."""
        together = self._together[a, b] - apart
        if together < 2:
            return 0.0
        return 2 * (together - _CHANCE_COUNT) / (self._of_one[a] + self._of_other[b] - 2 * apart)

    def within(self, places: tuple[int, ...], others: tuple[int, ...]) -> float:
        """Share of what clauses of one side say that is in clauses of the other."""
        total = reached = 0.0
        for i in places:
            for word in self._one[i]:
                total += self._weights[word]
                if word in self._meanings:
                    reached += self._weights[word] * self._reached(word, i, others)
        return min(1.0, _FULL_LIKENESS_FACTOR * reached / total) if total else 0.0

    def _reached(self, word: str, i: int, others: tuple[int, ...]) -> float:
        """Certainty that a word of a clause is in one of the others."""
        best = 0.0
        partner = self._pairs.get(i)
        for before, meaning in self._meanings.get(word, ()):
            if best >= -before:
                break
            for j in others:
                if meaning not in self._other[j]:
                    continue
                # Ignore the dictionary entries that come from this pair itself.
                taught = partner is not None and meaning in self._other[partner]
                back = self._back.get(j)
                by_other = back is not None and back != i and word in self._one[back]
                apart = taught + by_other
                best = max(best, min(1.0, self._strength(word, meaning, apart) if apart else -before))
        return best


class TranslatedLikeness:
    """Likeness by signs and by a learned dictionary, there and back."""

    def __init__(
        self, signs: SignLikeness, old: Sequence[Counter[str]], new: Sequence[Counter[str]], pairs: Mapping[int, int]
    ) -> None:
        self._signs = signs
        self._there = Learned(old, new, pairs)
        self._back = Learned(new, old, {j: i for i, j in pairs.items()})
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}

    def of(self, old: tuple[int, ...], new: tuple[int, ...]) -> float:
        if (known := self._known.get((old, new))) is None:
            by_dictionary = (self._there.within(old, new) + self._back.within(new, old)) / 2
            known = (1 - _DICTIONARY_WEIGHT) * self._signs.of(old, new) + _DICTIONARY_WEIGHT * by_dictionary
            self._known[old, new] = known
        return known

    def held(self, old: int, new: int) -> float:
        by_dictionary = self._there.within((old,), (new,))
        return (1 - _DICTIONARY_WEIGHT) * self._signs.held(old, new) + _DICTIONARY_WEIGHT * by_dictionary

    def holds(self, old: int, new: int) -> float:
        by_dictionary = self._back.within((new,), (old,))
        return (1 - _DICTIONARY_WEIGHT) * self._signs.holds(old, new) + _DICTIONARY_WEIGHT * by_dictionary
