"""Clauses that were taken into another one, or came out of one, though not side by side: what has
no partner, and stands in a clause that has one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgeapp.editions.lining.likeness import ClauseLikeness
from judgeapp.editions.lining.places import Places
from judgeapp.editions.lining.siblings import Step

# How much of the smaller must stand in the other.
_HELD = 0.85
_GUESSED = 0.5  # how sure that is


def with_parts(
    steps: Iterable[Step],
    old: Places,
    new: Places,
    likeness: ClauseLikeness,
    candidates: Iterable[tuple[int, int]],
) -> list[Step]:
    """The steps, with what has no partner joined to the step that holds most of it."""
    found = list(steps)
    by_old = {i: s for s in found for i in s.old}
    by_new = {j: s for s in found for j in s.new}
    joined: dict[int, tuple[list[int], list[int]]] = {}
    for i, j in _held(old, new, likeness, candidates, by_old.keys(), by_new.keys()):
        step = by_new[j]
        joined.setdefault(id(step), ([], []))[0].append(i)
    for i, j in _holding(old, new, likeness, candidates, by_old.keys(), by_new.keys()):
        step = by_old[i]
        joined.setdefault(id(step), ([], []))[1].append(j)
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


def _held(
    old: Places, new: Places, likeness: ClauseLikeness, candidates: Iterable[tuple[int, int]],
    paired_old: Iterable[int], paired_new: Iterable[int],
) -> Iterator[tuple[int, int]]:  # fmt: skip
    paired_old, paired_new = set(paired_old), set(paired_new)
    best: dict[int, tuple[float, int]] = {}
    for i, j in candidates:
        if i in paired_old or j not in paired_new or old.is_heading(i) or new.below.get(j):
            continue
        best[i] = max(best.get(i, (0.0, 0)), (likeness.held(i, j), j))
    yield from ((i, j) for i, (held, j) in best.items() if held >= _HELD)


def _holding(
    old: Places, new: Places, likeness: ClauseLikeness, candidates: Iterable[tuple[int, int]],
    paired_old: Iterable[int], paired_new: Iterable[int],
) -> Iterator[tuple[int, int]]:  # fmt: skip
    paired_old, paired_new = set(paired_old), set(paired_new)
    best: dict[int, tuple[float, int]] = {}
    for i, j in candidates:
        if j in paired_new or i not in paired_old or new.is_heading(j) or old.below.get(i):
            continue
        best[j] = max(best.get(j, (0.0, 0)), (likeness.holds(i, j), i))
    yield from ((i, j) for j, (holds, i) in best.items() if holds >= _HELD)
