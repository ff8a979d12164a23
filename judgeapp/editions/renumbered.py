"""Clauses that were only renumbered, summarised: a section that moves includes its subclauses, and sections that move
by the same step are one row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, Fate


class Renumbered(NamedTuple):
    """Clauses `old` to `last` are `new` to `new_last` now; one clause where both are the same."""

    old: str
    last: str
    new: str
    new_last: str

    @property
    def text(self) -> str:
        if self.old == self.last:
            return f"{self.old} → {self.new}"
        return f"{self.old} … {self.last} → {self.new} … {self.new_last}"


def renumbered(alignment: Alignment) -> tuple[Renumbered, ...]:
    rows: list[Renumbered] = []
    for line in alignment.lines:
        if not _goes_by_itself(line, alignment):
            continue
        (old,), (new,) = line.old, line.new
        before = rows[-1] if rows else None
        if before and _next(before.last) == old and _next(before.new_last) == new:
            rows[-1] = Renumbered(before.old, old, before.new, new)
        else:
            rows.append(Renumbered(old, old, new, new))
    return tuple(rows)


def _goes_by_itself(line: AlignedClauses, alignment: Alignment) -> bool:
    """True if its number does not follow from that of its parent."""
    if len(line.old) != 1 or len(line.new) != 1 or line.old == line.new:
        return False
    (old,), (new,) = line.old, line.new
    above, _, own = old.rpartition("-")
    over, _, its = new.rpartition("-")
    upper = alignment.of_old.get(above)
    return own != its or upper is None or over not in upper.new


def _next(number: str) -> str:
    above, dash, own = number.rpartition("-")
    return f"{above}{dash}{int(own) + 1}"


class Whereabouts(Struct, frozen=True):
    """A clause `number` of `edition` is `numbers` in `other`; nowhere if it is gone or new there.
    fate is seen from the older of both."""

    number: str
    edition: str
    other: str
    numbers: tuple[str, ...]
    fate: Fate
    doubtful: bool


def whereabouts(number: str, alignments: Iterable[tuple[str, str, Alignment]]) -> Iterator[Whereabouts]:
    """Whereabouts of a number in every edition that has it. `alignments` are (number of the old edition, number of
    the new one, both lined up)."""
    for old, new, alignment in alignments:
        if (line := alignment.of_old.get(number)) is not None:
            yield Whereabouts(number, old, new, line.new, line.fate, line.is_doubtful)
        if (line := alignment.of_new.get(number)) is not None:
            yield Whereabouts(number, new, old, line.old, line.fate, line.is_doubtful)
