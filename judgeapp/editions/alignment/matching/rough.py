"""A first alignment of two whole editions: rows of pairs that keep the order of print, worth more
where what stands above and beside them goes together too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgeapp.editions.alignment.comparing.likeness import ClauseLikeness
from judgeapp.editions.alignment.matching.chain import chains
from judgeapp.editions.alignment.matching.places import ROOT, Places

_ROUNDS = 4
_LEAST = 0.4  # worth of a pair that is believed
_TEXT, _ABOVE, _BESIDE, _BELOW, _NUMBER = 0.5, 0.2, 0.2, 0.05, 0.05
_OTHER_KIND = 0.5  # a heading and a clause are rarely the same
# A neighbour's partner that is not the next one, but near.
_NEAR, _NEAR_WORTH = 3, 0.7


class RoughAlignment:
    """Aligns by `likeness`, starting from `pairs` that may be the same."""

    def __init__(self, old: Places, new: Places, likeness: ClauseLikeness, pairs: set[tuple[int, int]]) -> None:
        self._old, self._new = old, new
        self._likeness = likeness
        self._pairs = set(pairs)
        self.worth: dict[tuple[int, int], float] = {}

    def pairs(self) -> dict[int, int]:
        """By old place the new one."""
        found: dict[int, int] = {}
        for round_ in range(_ROUNDS):
            self._pairs.update(self._suggested(found))
            self.worth = {
                (i, j): self._first_worth(i, j) if round_ == 0 else self._worth(i, j, found) for i, j in self._pairs
            }
            believed = ((i, j, w) for (i, j), w in self.worth.items() if w >= _LEAST)
            found = {i: j for chain in chains(believed) for i, j in chain}
        return found

    def _suggested(self, found: Mapping[int, int]) -> Iterator[tuple[int, int]]:
        """What stands beside and above pairs may go together."""
        for i, j in found.items():
            for step in (1, -1):
                if 0 <= i + step < len(self._old) and 0 <= j + step < len(self._new):
                    yield i + step, j + step
            above = self._old.above[i], self._new.above[j]
            if ROOT not in above:
                yield above

    def _text(self, i: int, j: int) -> float:
        alike = self._old.is_heading(i) == self._new.is_heading(j)
        return self._likeness.of((i,), (j,)) * (1 if alike else _OTHER_KIND)

    def _first_worth(self, i: int, j: int) -> float:
        """By texts alone, those above and beside too."""
        text = self._text(i, j)
        above = self._old.above[i], self._new.above[j]
        over = float(above == (ROOT, ROOT)) if ROOT in above else self._text(*above)
        beside = sum(
            self._text(i + step, j + step) / 2
            for step in (1, -1)
            if 0 <= i + step < len(self._old) and 0 <= j + step < len(self._new)
        )
        return self._sum(i, j, text, over, beside, text)

    def _worth(self, i: int, j: int, found: Mapping[int, int]) -> float:
        text = self._text(i, j)
        above = self._old.above[i], self._new.above[j]
        over = float(above == (ROOT, ROOT) if ROOT in above else found.get(above[0]) == above[1])
        mine, theirs = self._old.below.get(i, ()), self._new.below.get(j, ())
        under = 0.0
        if mine and theirs:
            under = sum(found.get(k) in theirs for k in mine) / max(len(mine), len(theirs))
        elif not mine and not theirs:
            under = text
        return self._sum(i, j, text, over, self._beside(i, j, found), under)

    def _beside(self, i: int, j: int, found: Mapping[int, int]) -> float:
        """Whether the nearest neighbours with a partner have theirs near `j`."""
        worth = 0.0
        for step in (1, -1):
            for far in (1, 2):
                if (partner := found.get(i + step * far)) is not None:
                    away = (partner - j) * step
                    worth += 0.5 * (1 if away == far else _NEAR_WORTH if 0 < away <= _NEAR else 0)
                    break
        return worth

    def _sum(self, i: int, j: int, text: float, over: float, beside: float, under: float) -> float:
        same = float(self._old.number(i) == self._new.number(j))
        return _TEXT * text + _ABOVE * over + _BESIDE * beside + _BELOW * under + _NUMBER * same
