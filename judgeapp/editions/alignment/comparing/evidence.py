"""Evidence of a likeness: how much more often clauses that are the same are so like each other than clauses that are
not. Learned from the two editions themselves, whoever wrote them."""

from __future__ import annotations

from collections.abc import Iterable
from math import log

_BINS = 12
_MOST = 6.0  # no likeness alone tells more
_UNSEEN = 0.5  # of each bin so many are taken to have been seen


class Evidence:
    """Learned of the likenesses of pairs that are the same and of pairs that are not."""

    def __init__(self, same: Iterable[float], other: Iterable[float]) -> None:
        of_same, of_other = _shares(same), _shares(other)
        self._told = [max(-_MOST, min(_MOST, t)) for t in _rising(of_same, of_other)]

    def of(self, likeness: float) -> float:
        """Above 0 it speaks for the same, below against it; the logarithm of how strongly."""
        at = max(0.0, min(_BINS - 1.0, likeness * _BINS - 0.5))
        low = min(int(at), _BINS - 2)
        part = at - low
        return self._told[low] * (1 - part) + self._told[low + 1] * part


def _shares(likenesses: Iterable[float]) -> list[float]:
    counts = [_UNSEEN] * _BINS
    for likeness in likenesses:
        counts[min(_BINS - 1, int(likeness * _BINS))] += 1
    total = sum(counts)
    return [count / total for count in counts]


def _rising(of_same: list[float], of_other: list[float]) -> list[float]:
    """More likeness never tells less: where it seems so, neighbours are taken together."""
    groups: list[tuple[float, float, int]] = []
    for a, b in zip(of_same, of_other, strict=True):
        groups.append((a, b, 1))
        while len(groups) > 1 and log(groups[-1][0] / groups[-1][1]) < log(groups[-2][0] / groups[-2][1]):
            (a1, b1, n1), (a2, b2, n2) = groups.pop(), groups.pop()
            groups.append((a1 + a2, b1 + b2, n1 + n2))
    return [log(a / b) for a, b, n in groups for _ in range(n)]
