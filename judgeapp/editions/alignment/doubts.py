"""Doubtful pairs of an alignment, for the judge to look at, by what speaks against them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from judgeapp.editions.alignment.alignment import AlignmentDoubt
from judgeapp.editions.alignment.comparing.likeness import ClauseLikeness, Evidence
from judgeapp.editions.alignment.matching.places import ROOT, Places
from judgeapp.editions.alignment.matching.siblings import Step

_MIN_SURE_ORDER = 0.98  # of the order in a group
_MIN_SURE_PARTS = 0.97
_MAX_PART_DEFICIT = 0.05  # a part is so much less like the whole than all parts are
_MIN_EVIDENCE = 0.5  # what a likeness must tell at least, as a logarithm
_UNLIKE_SHARE = 0.03  # the share of pairs with so little of each other that they are looked at
_MAX_RIVAL_DEFICIT = 0.15  # another clause that is so little less like
_TIED_CONFIDENCE = 0.999  # nothing speaks against such a pair but another one that is as like
_MAX_UNMATCHED_SHARE = 0.6  # how much of what has no partner another clause may have of it


class Doubts:
    """Doubts about an alignment. `evidence` weighs a likeness of clauses of one group."""

    def __init__(
        self,
        old: Places,
        new: Places,
        likeness: ClauseLikeness,
        evidence: Evidence,
        steps: Sequence[Step],
        candidates: Iterable[tuple[int, int]],
    ) -> None:
        self._old, self._new = old, new
        self._likeness = likeness
        self._evidence = evidence
        self._translated = old.clauses[0].language != new.clauses[0].language
        self._by_old: Mapping[int, Step] = {i: s for s in steps for i in s.old if s.new}
        self._by_new: Mapping[int, Step] = {j: s for s in steps for j in s.new if s.old}
        self._news: dict[int, list[int]] = {}
        self._olds: dict[int, list[int]] = {}
        for i, j in candidates:
            self._news.setdefault(i, []).append(j)
            self._olds.setdefault(j, []).append(i)

    def of(self, step: Step) -> tuple[AlignmentDoubt, ...]:
        """Doubts about a pair, merged clauses, or a clause without a partner."""
        if not step.new:
            doubts = self._gone(step.old[0], step.sure)
        elif not step.old:
            doubts = self._came(step.new[0], step.sure)
        elif len(step.old) + len(step.new) > 2:
            doubts = [] if self._is_surely_parted(step) else [AlignmentDoubt.PARTS]
            if any(self._is_astray(i, j) for i in step.old for j in step.new):
                doubts.append(AlignmentDoubt.ELSEWHERE)
        else:
            doubts = self._pair(step.old[0], step.new[0], step.sure)
        return tuple(dict.fromkeys(doubts))

    def _is_surely_parted(self, step: Step) -> bool:
        """True for a sure merge or split: the words of each part are seen in one language only, and no part has as much
        of the whole as all of them."""
        if self._translated or step.sure < _MIN_SURE_PARTS:
            return False
        whole = self._likeness.of(step.old, step.new)
        parts = ((i, j) for i in step.old for j in step.new)
        return all(self._likeness.of((i,), (j,)) < whole - _MAX_PART_DEFICIT for i, j in parts)

    def _pair(self, i: int, j: int, sure: float) -> list[AlignmentDoubt]:
        doubts: list[AlignmentDoubt] = []
        like = self._likeness.of((i,), (j,))
        if like >= _TIED_CONFIDENCE and not self._is_astray(i, j):
            return [AlignmentDoubt.RIVAL] if self._has_rival(i, j, like) else []
        if sure < _MIN_SURE_ORDER:
            doubts.append(AlignmentDoubt.ORDER)
        if self._evidence.of(like) < _MIN_EVIDENCE and not self._goes_by_what_is_below(i, j):
            doubts.append(AlignmentDoubt.TEXT)
        least_held, least_holds = self._usual
        if self._likeness.held(i, j) < least_held or self._likeness.holds(i, j) < least_holds:
            doubts.append(AlignmentDoubt.PART)
        if self._is_astray(i, j):
            doubts.append(AlignmentDoubt.ELSEWHERE)
        if self._has_rival(i, j, like):
            doubts.append(AlignmentDoubt.RIVAL)
        return doubts

    def _goes_by_what_is_below(self, i: int, j: int) -> bool:
        """A heading is known by its clauses."""
        below = [self._by_old[k] for k in self._old.below.get(i, ()) if k in self._by_old]
        return sum(self._new.above[s.new[0]] == j for s in below) >= 2

    def _is_astray(self, i: int, j: int) -> bool:
        above, over = self._old.above[i], self._new.above[j]
        if ROOT in (above, over):
            return above != over
        step = self._by_old.get(above)
        return step is None or over not in step.new

    def _has_rival(self, i: int, j: int, like: float) -> bool:
        """True if an unmatched clause is as like one of a pair as the other is, or is beside it and has much of it."""
        for k in self._news.get(i, ()):
            if k not in self._by_new and self._rivals((i, k), like, abs(k - j) <= 2):
                return True
        return any(k not in self._by_old and self._rivals((k, j), like, abs(k - i) <= 2) for k in self._olds.get(j, ()))

    def _rivals(self, pair: tuple[int, int], like: float, is_beside: bool) -> bool:
        i, j = pair
        if self._likeness.of((i,), (j,)) >= min(_TIED_CONFIDENCE, like) - _MAX_RIVAL_DEFICIT * (
            like < _TIED_CONFIDENCE
        ):
            return True
        if like >= _TIED_CONFIDENCE or not is_beside:
            return False
        return max(self._likeness.held(i, j), self._likeness.holds(i, j)) >= _MAX_UNMATCHED_SHARE

    def _gone(self, i: int, sure: float) -> list[AlignmentDoubt]:
        doubts = [AlignmentDoubt.ORDER] if sure < _MIN_SURE_ORDER else []
        for j in self._news.get(i, ()):
            held = self._likeness.held(i, j)
            free = j not in self._by_new and self._evidence.of(self._likeness.of((i,), (j,))) > 0
            if held >= _MAX_UNMATCHED_SHARE or free:
                doubts.append(AlignmentDoubt.LIKE)
                break
        # A whole section is rarely gone.
        if self._old.below.get(i):
            doubts.append(AlignmentDoubt.PARTS)
        return doubts

    def _came(self, j: int, sure: float) -> list[AlignmentDoubt]:
        doubts = [AlignmentDoubt.ORDER] if sure < _MIN_SURE_ORDER else []
        for i in self._olds.get(j, ()):
            holds = self._likeness.holds(i, j)
            free = i not in self._by_old and self._evidence.of(self._likeness.of((i,), (j,))) > 0
            if holds >= _MAX_UNMATCHED_SHARE or free:
                doubts.append(AlignmentDoubt.LIKE)
                break
        return doubts

    @cached_property
    def _usual(self) -> tuple[float, float]:
        """Least share that usual pairs have of each other, both ways."""
        pairs = [(s.old[0], s.new[0]) for s in self._by_old.values() if len(s.old) == len(s.new) == 1]
        held = sorted(self._likeness.held(i, j) for i, j in pairs)
        holds = sorted(self._likeness.holds(i, j) for i, j in pairs)
        at = int(len(pairs) * _UNLIKE_SHARE)
        return (held[at], holds[at]) if pairs else (0.0, 0.0)
