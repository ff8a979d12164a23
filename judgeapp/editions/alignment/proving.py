"""Doubts of an alignment that the program settles by itself: by a table of numbers that is proven, by equal headings,
and by neighbours that leave no other clause."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, AlignmentDoubt
from judgeapp.editions.alignment.comparing.signs import REFERENCE
from judgeapp.editions.alignment.matching.whole import Places
from judgeapp.language.folding import fold
from judgeapp.rulebook.passage import Passage

_MIN_AGREEMENT = 0.95  # share of the sure clauses that must agree before a table counts as one of these editions
_FIGURE = re.compile(r"\d+")


def proved(
    alignment: Alignment, old: Sequence[Passage], new: Sequence[Passage], table: Mapping[str, str] | None = None
) -> Alignment:
    """The alignment, without decided doubts.

    old, new -- all numbered passages of both
    table -- a number's successor in the newer edition, empty if none; it counts if it is of these texts
    """
    proof = _Proof(alignment, Places(old), Places(new), table)
    lines = tuple(replace(line, doubts=()) if line.doubts and proof.decides(line) else line for line in alignment.lines)
    return alignment.with_lines(lines)


class _Proof:
    def __init__(self, alignment: Alignment, old: Places, new: Places, table: Mapping[str, str] | None) -> None:
        self._alignment, self._old, self._new = alignment, old, new
        pairs = [(*line.old, *line.new) for line in alignment.lines if len(line.old) == len(line.new) == 1]
        self._pairs: Mapping[str, str] = dict(pairs)
        self._table = table if table is not None and self._is_of_these(table) else None
        self._by_table = frozenset((table or {}).values())

    def _is_of_these(self, table: Mapping[str, str]) -> bool:
        sure = [line for line in self._alignment.lines if not line.doubts and len(line.old) == len(line.new) == 1]
        agreeing = sum(table.get(line.old[0]) == line.new[0] for line in sure)
        return bool(sure) and agreeing >= _MIN_AGREEMENT * len(sure)

    def decides(self, line: AlignedClauses) -> bool:
        """True if there is no other way to take a line."""
        if self._table is not None and self._is_by_table(line, self._table):
            return True
        if len(line.old) != 1 or len(line.new) != 1:
            return False
        i, j = self._old.of[line.old[0]], self._new.of[line.new[0]]
        if not self._is_beneath_its_own(i, j) or AlignmentDoubt.RIVAL in line.doubts:
            return False
        return self._has_same_heading(i, j) or self._is_between(i, j)

    def _is_by_table(self, line: AlignedClauses, table: Mapping[str, str]) -> bool:
        if not line.old:
            return line.new[0] not in self._by_table
        return all((table.get(old, ""),) == (line.new or ("",)) for old in line.old)

    def _is_beneath_its_own(self, i: int, j: int) -> bool:
        above, over = self._old.above[i], self._new.above[j]
        if above < 0 or over < 0:
            return above == over
        return self._pairs.get(self._old.number(above)) == self._new.number(over)

    def _has_same_heading(self, i: int, j: int) -> bool:
        old, new = self._old.clauses[i], self._new.clauses[j]
        return bool(old.heading) and old.language == new.language and fold(old.heading) == fold(new.heading)

    def _is_between(self, i: int, j: int) -> bool:
        """True if its group has as many clauses in both editions, each in its place, and it has the same figures."""
        mine, theirs = self._old.below[self._old.above[i]], self._new.below[self._new.above[j]]
        if len(mine) != len(theirs) or mine.index(i) != theirs.index(j):
            return False
        each = zip(mine, theirs, strict=True)
        in_place = all(self._pairs.get(self._old.number(a)) == self._new.number(b) for a, b in each)
        return in_place and _figures(self._old.clauses[i]) == _figures(self._new.clauses[j])


def _figures(passage: Passage) -> list[str]:
    return sorted(_FIGURE.findall(REFERENCE.sub(" ", passage.text)))
