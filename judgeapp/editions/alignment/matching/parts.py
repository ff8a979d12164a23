"""Clauses that were taken into another one, or came out of one, though not side by side: what has
no partner, and stands in a clause that has one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judgeapp.editions.alignment.comparing.likeness import ClauseLikeness
from judgeapp.editions.alignment.matching.places import Places
from judgeapp.editions.alignment.matching.siblings import Step

# How much of the smaller must stand in the other.
_HELD = 0.85
_GUESSED = 0.5  # how sure that is


def with_parts(
    steps: Iterable[Step], old: Places, new: Places, likeness: ClauseLikeness, candidates: Iterable[tuple[int, int]]
) -> list[Step]:
    """The steps, with what has no partner joined to the step that holds most of it."""
    found = list(steps)
    by_old = {i: s for s in found for i in s.old}
    by_new = {j: s for s in found for j in s.new}
    joined: dict[int, tuple[list[int], list[int]]] = {}
    pairs = list(candidates)
    taken = [
        (i, j) for i, j in pairs if i not in by_old and j in by_new and not old.is_heading(i) and not new.below.get(j)
    ]
    for i, j in _most_of(taken, likeness.held):
        joined.setdefault(id(by_new[j]), ([], []))[0].append(i)
    came = [
        (j, i) for i, j in pairs if j not in by_new and i in by_old and not new.is_heading(j) and not old.below.get(i)
    ]
    for j, i in _most_of(came, lambda j, i: likeness.holds(i, j)):
        joined.setdefault(id(by_old[i]), ([], []))[1].append(j)
    return [
        Step(
            tuple(sorted((*s.old, *joined[id(s)][0]))),
            tuple(sorted((*s.new, *joined[id(s)][1]))),
            min(s.sure, _GUESSED),
        )
        if id(s) in joined
        else s
        for s in found
    ]


def _most_of(pairs: Iterable[tuple[int, int]], share: Callable[[int, int], float]) -> Iterator[tuple[int, int]]:
    """Of (part, whole) for each part the whole that has most of it, where that is enough."""
    best: dict[int, tuple[float, int]] = {}
    for part, whole in pairs:
        best[part] = max(best.get(part, (0.0, 0)), (share(part, whole), whole))
    yield from ((part, whole) for part, (most, whole) in best.items() if most >= _HELD)
