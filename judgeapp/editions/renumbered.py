"""What was only renumbered, told shortly: a section that goes elsewhere takes along what is below
it, and sections that go by the same step are one row."""

from __future__ import annotations

from typing import NamedTuple

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment


class Renumbered(NamedTuple):
    """Clauses `old` to `last` are `new` to `new_last` now; one clause where both are the same."""

    old: str
    last: str
    new: str
    new_last: str

    @property
    def told(self) -> str:
        if self.old == self.last:
            return f"{self.old} → {self.new}"
        return f"{self.old} … {self.last} → {self.new} … {self.new_last}"


def renumbered(lining: Alignment) -> tuple[Renumbered, ...]:
    rows: list[Renumbered] = []
    for line in lining.lines:
        if not _goes_by_itself(line, lining):
            continue
        (old,), (new,) = line.old, line.new
        before = rows[-1] if rows else None
        if before and _next(before.last) == old and _next(before.new_last) == new:
            rows[-1] = Renumbered(before.old, old, before.new, new)
        else:
            rows.append(Renumbered(old, old, new, new))
    return tuple(rows)


def _goes_by_itself(line: AlignedClauses, lining: Alignment) -> bool:
    """Whether its number does not follow from where what stands above it went."""
    if len(line.old) != 1 or len(line.new) != 1 or line.old == line.new:
        return False
    (old,), (new,) = line.old, line.new
    above, _, own = old.rpartition("-")
    over, _, its = new.rpartition("-")
    upper = lining.of_old.get(above)
    return own != its or upper is None or over not in upper.new


def _next(number: str) -> str:
    above, dash, own = number.rpartition("-")
    return f"{above}{dash}{int(own) + 1}"
