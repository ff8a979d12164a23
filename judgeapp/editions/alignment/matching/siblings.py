"""The clauses below one heading in both editions, in order: which is which, which are two in one or
one in two, which are gone or new; and how sure each of it is, of all ways it could have been."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, inf, log
from typing import NamedTuple

from msgspec import Struct

# Numbers of old and of new clauses that may form one match.
_STEPS = ((1, 1), (1, 0), (0, 1), (2, 1), (1, 2))

_MAX_CROSSED_PAIRS = 6  # pairs that may be out of order at a time

# Evidence for matching old and new clauses, as a logarithm; also for leaving one side unmatched.
Worth = Callable[[tuple[int, ...], tuple[int, ...]], float]


class Step(Struct, frozen=True):
    """Old clauses that became new ones, by their places; one side may be empty. `sure` is from 0 to 1."""

    old: tuple[int, ...]
    new: tuple[int, ...]
    sure: float


class AlignedWay(NamedTuple):
    steps: list[Step]
    worth: float


def best_way(old: Sequence[int], new: Sequence[int], worth: Worth, astray: float) -> AlignedWay:
    """The best in order, or with clauses out of order: each of these is a pair taken out first,
    `astray` being how rare that is."""
    way = in_order(old, new, worth)
    out: list[Step] = []
    while True:
        together = {(s.old, s.new) for s in way.steps}
        likely = sorted(
            (-worth_alone, i, j)
            for i in old
            for j in new
            if ((i,), (j,)) not in together and (worth_alone := worth((i,), (j,)) + astray) > 0
        )
        better: tuple[float, AlignedWay, int, int] | None = None
        for against, i, j in likely[:_MAX_CROSSED_PAIRS]:
            other = in_order([k for k in old if k != i], [k for k in new if k != j], worth)
            gain = other.worth - against - way.worth
            if gain > 0 and (better is None or gain > better[0]):
                better = gain, other, i, j
        if better is None:
            return AlignedWay([*way.steps, *out], way.worth)
        gain, way, i, j = better
        out.append(Step((i,), (j,), 1 / (1 + exp(-gain))))
        old, new = [k for k in old if k != i], [k for k in new if k != j]


def in_order(old: Sequence[int], new: Sequence[int], worth: Worth) -> AlignedWay:
    """The way of most worth, and how much of the worth of all ways goes through each step."""
    worths = {
        (i, j, step): worth(tuple(old[i : i + step[0]]), tuple(new[j : j + step[1]]))
        for i in range(len(old) + 1)
        for j in range(len(new) + 1)
        for step in _STEPS
        if i + step[0] <= len(old) and j + step[1] <= len(new)
    }
    until, most, best = _forward(len(old), len(new), worths)
    after = _backward(len(old), len(new), worths)
    total = until[len(old)][len(new)]
    steps: list[Step] = []
    i, j = len(old), len(new)
    while i or j:
        step = best[i][j]
        i, j = i - step[0], j - step[1]
        through = until[i][j] + worths[i, j, step] + after[i + step[0]][j + step[1]]
        steps.append(Step(tuple(old[i : i + step[0]]), tuple(new[j : j + step[1]]), min(1.0, exp(through - total))))
    return AlignedWay(steps[::-1], most)


_Worths = dict[tuple[int, int, tuple[int, int]], float]


def _forward(n: int, m: int, worths: _Worths) -> tuple[list[list[float]], float, list[list[tuple[int, int]]]]:
    """By place reached the worth of all ways there; the worth of the best to the end; by place the
    last step of the best."""
    until = [[-inf] * (m + 1) for _ in range(n + 1)]
    most = [[-inf] * (m + 1) for _ in range(n + 1)]
    best = [[(0, 0)] * (m + 1) for _ in range(n + 1)]
    until[0][0] = most[0][0] = 0.0
    for i in range(n + 1):
        for j in range(m + 1):
            for step in _STEPS:
                a, b = i - step[0], j - step[1]
                if a < 0 or b < 0:
                    continue
                worth = worths[a, b, step]
                until[i][j] = _sum(until[i][j], until[a][b] + worth)
                if most[a][b] + worth > most[i][j]:
                    most[i][j], best[i][j] = most[a][b] + worth, step
    return until, most[n][m], best


def _backward(n: int, m: int, worths: _Worths) -> list[list[float]]:
    after = [[-inf] * (m + 1) for _ in range(n + 1)]
    after[n][m] = 0.0
    for i in range(n, -1, -1):
        for j in range(m, -1, -1):
            for step in _STEPS:
                if (i, j, step) in worths:
                    ahead = after[i + step[0]][j + step[1]]
                    after[i][j] = _sum(after[i][j], ahead + worths[i, j, step])
    return after


def _sum(a: float, b: float) -> float:
    """Logarithm of the sum of two, by their logarithms."""
    if a < b:
        a, b = b, a
    return a if b == -inf else a + log(1 + exp(b - a))
