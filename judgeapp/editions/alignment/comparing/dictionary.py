"""Two editions in two languages teach which words stand for which: words that occur together in clauses that are surely
the same. A pair of clauses is never judged by its own lesson."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from judgeapp.editions.alignment.comparing.likeness import SignLikeness, weights

_MAX_MEANINGS = 4  # of a word that are looked at
_MIN_STRENGTH = 0.2  # below it two words have nothing to do with each other
_CHANCE_COUNT = 0.7  # of the times that two words come together so many are taken for chance
_DICTIONARY_WEIGHT = 0.6  # its share in a likeness; the rest are the signs
_FULL_LIKENESS_FACTOR = 1.5  # no dictionary knows all words: what a translation reaches counts as all


class Learned:
    """Words of one side that stand for words of the other; `pairs` are who taught them."""

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
                # What both of them taught, together or each with another, is left out.
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
