"""The clauses of an edition as places in print and in the tree of their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from judgeapp.rulebook.passage import Passage, PassageKind

# Above the chapters.
ROOT = -1


class Places:
    """Places of clauses in print: the parent of each, and its children."""

    def __init__(self, clauses: Sequence[Passage]) -> None:
        self.clauses = tuple(clauses)
        self.of = {clause.number: i for i, clause in enumerate(clauses)}
        self.above = [self._above(clause.number) for clause in clauses]
        self.below: dict[int, list[int]] = {}
        for i, above in enumerate(self.above):
            self.below.setdefault(above, []).append(i)

    def __len__(self) -> int:
        return len(self.clauses)

    def number(self, place: int) -> str:
        return self.clauses[place].number

    def is_heading(self, place: int) -> bool:
        return self.clauses[place].kind is PassageKind.HEADING

    def _above(self, number: str) -> int:
        """The nearest that there is: an edition may lack a number in between."""
        while number := number.rpartition("-")[0]:
            if (place := self.of.get(number)) is not None:
                return place
        return ROOT
