"""What became of a clause, seen from its number: "4-5 of 3.6 is 4-7 in 4.2"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from judgeapp.editions.alignment.alignment import Alignment, Fate


class Whereabouts(Struct, frozen=True):
    """A clause `number` of `edition` is `numbers` in `other`; nowhere if it is gone or new there.
    fate is seen from the older of both."""

    number: str
    edition: str
    other: str
    numbers: tuple[str, ...]
    fate: Fate
    doubtful: bool


def whereabouts(number: str, linings: Iterable[tuple[str, str, Alignment]]) -> Iterator[Whereabouts]:
    """Of a number in every edition that has it. `linings` are (number of the old edition, number of
    the new one, both lined up)."""
    for old, new, lining in linings:
        if (line := lining.of_old.get(number)) is not None:
            yield Whereabouts(number, old, new, line.new, line.fate, line.is_doubtful)
        if (line := lining.of_new.get(number)) is not None:
            yield Whereabouts(number, new, old, line.old, line.fate, line.is_doubtful)
