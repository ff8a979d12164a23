"""Two whole editions, group by group from the chapters down; then those out of their group."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp

from judgeapp.editions.alignment.comparing.likeness import ClauseLikeness, Evidence
from judgeapp.editions.alignment.hints import Hints
from judgeapp.editions.alignment.matching.siblings import Step, best_way
from judgeapp.rulebook.passage import Passage, PassageKind

# The place above all chapters.
ROOT = -1


class Places:
    """Places of clauses in print: the parent of each, and its children."""

    def __init__(self, clauses: Sequence[Passage]) -> None:
        self.clauses = tuple(clauses)
        self._is_heading = [clause.kind is PassageKind.HEADING for clause in clauses]
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
        return self._is_heading[place]

    def _above(self, number: str) -> int:
        """The nearest that there is: an edition may lack a number in between."""
        while number := number.rpartition("-")[0]:
            if (place := self.of.get(number)) is not None:
                return place
        return ROOT


Pair = tuple[int, int]


def best_chain(pairs: Iterable[tuple[int, int, float]]) -> list[Pair]:
    """Row of (place in old, place in new, worth) that rises in both and is worth most."""
    ordered = sorted(pairs, key=lambda p: (p[0], -p[1]))
    if not ordered:
        return []
    size = max(j for _, j, _ in ordered) + 2
    # By place in the new edition (a Fenwick tree): the best row that ends before it, and that row's last pair.
    best: list[tuple[float, int]] = [(0.0, -1)] * (size + 1)
    before: list[int] = []
    end, most = -1, 0.0
    for index, (_, j, worth) in enumerate(ordered):
        reached, come_from = 0.0, -1
        place = j
        while place > 0:
            if best[place][0] > reached:
                reached, come_from = best[place]
            place -= place & -place
        before.append(come_from)
        reached += worth
        if reached > most:
            most, end = reached, index
        place = j + 1
        while place <= size:
            if best[place][0] < reached:
                best[place] = (reached, index)
            place += place & -place
    chain = []
    while end >= 0:
        chain.append((ordered[end][0], ordered[end][1]))
        end = before[end]
    return chain[::-1]


def chains(pairs: Iterable[tuple[int, int, float]]) -> list[list[Pair]]:
    """The best row, then the best of the rest, until nothing is left: a section that moved is its own row."""
    left = list(pairs)
    result: list[list[Pair]] = []
    while left:
        chain = best_chain(left)
        if not chain:
            break
        result.append(chain)
        olds, news = {i for i, _ in chain}, {j for _, j in chain}
        left = [p for p in left if p[0] not in olds and p[1] not in news]
    return result


# Logarithms of how rare each fate is, relative to a clause that stays one.
_GONE, _NEW, _MERGED, _SPLIT = -3.0, -2.5, -4.0, -4.0
# A clause rarely moves to another group, and the evidence must show which of all clauses it became.
_ELSEWHERE = -3.0
_ASTRAY = -2.5  # out of order within its group
_OTHER_KIND = -2.0  # a heading and a clause are rarely the same
_INHERITED_CONFIDENCE = 0.99
_NUMBER_BONUS = 0.7  # for keeping its number
# Evidence for and against: subclauses that the first alignment matches, and that it doesn't.
_BELOW, _BELOW_APART, _MAX_BELOW = 1.5, 1.0, 6.0
# Evidence from which a pair of the first alignment may cross groups.
_SURE_ELSEWHERE = 2.0
_BETTER_ELSEWHERE = 2.0


class WholeAlignment:
    """Alignment across the groups of two editions. `rough` are the pairs of a first alignment."""

    def __init__(
        self,
        old: Places,
        new: Places,
        likeness: ClauseLikeness,
        rough: Mapping[int, int],
        candidates: Iterable[tuple[int, int]],
        hints: Hints,
    ) -> None:
        self._old, self._new = old, new
        self._likeness = likeness
        self._rough = rough
        self._back = {j: i for i, j in rough.items()}
        self._candidates = list(candidates)
        self._hints = hints
        self.beside = Evidence((likeness.of((i,), (j,)) for i, j in rough.items()), self._likenesses_beside())
        self._anywhere = Evidence(
            (likeness.of((i,), (j,)) for i, j in rough.items()),
            (likeness.of((i,), (j,)) for i, j in self._candidates if rough.get(i) != j),
        )
        self._steps: list[Step] = []
        self._loose: dict[tuple[str, int], float] = {}
        self._pairs: dict[int, int] = {}
        self._paired: set[int] = set()

    def align(self) -> list[Step]:
        self._group(ROOT, ROOT)
        for headed in (True, False):
            for i, j, sure in self._strays(headed):
                if i in self._pairs or j in self._paired:
                    continue
                self._take(Step((i,), (j,), sure))
        return self._steps

    def without_partner(self, steps: Sequence[Step]) -> Iterator[Step]:
        """Clauses without a match; one outside any group has confidence one half."""
        olds = {i for s in steps for i in s.old}
        news = {j for s in steps for j in s.new}
        for i in range(len(self._old)):
            if i not in olds:
                yield Step((i,), (), self._loose.get(("old", i), 0.5))
        for j in range(len(self._new)):
            if j not in news:
                over = self._new.above[j]
                # A new clause brings its subclauses with it.
                sure = _INHERITED_CONFIDENCE if over != ROOT and over not in news else 0.5
                yield Step((), (j,), self._loose.get(("new", j), sure))

    def _likenesses_beside(self) -> Iterator[float]:
        """Likenesses of pairs that are not the same but are in the same group."""
        for i, j in self._rough.items():
            for other in self._new.below[self._new.above[j]]:
                if other != j:
                    yield self._likeness.of((i,), (other,))

    def _group(self, above: int, over: int) -> None:
        """Align a pair's subclauses."""
        olds = [i for i in self._old.below.get(above, ()) if i not in self._pairs]
        news = [j for j in self._new.below.get(over, ()) if j not in self._paired]
        away = {i: self._rough[i] for i in olds if self._is_elsewhere(i, news)}
        back = {
            j
            for j in news
            if (i := self._back.get(j)) is not None
            and i not in olds
            and self._is_elsewhere(i, self._new.below.get(self._partner_above(i), ()))
        }
        olds = [i for i in olds if i not in away]
        news = [j for j in news if j not in back]
        for step in best_way(olds, news, self._worth, _ASTRAY).steps:
            if step.old and step.new:
                self._take(step)
            else:
                side, place = ("old", step.old[0]) if step.old else ("new", step.new[0])
                self._loose[side, place] = step.sure

    def _partner_above(self, i: int) -> int:
        above = self._old.above[i]
        return ROOT if above == ROOT else self._rough.get(above, -2)

    def _take(self, step: Step) -> None:
        self._steps.append(step)
        for i in step.old:
            self._pairs[i] = step.new[0]
        self._paired.update(step.new)
        if len(step.old) == len(step.new) == 1:
            self._group(step.old[0], step.new[0])

    def _is_elsewhere(self, i: int, group: Iterable[int]) -> bool:
        """True if the first alignment surely has a clause's partner outside of a group."""
        j = self._rough.get(i)
        if j is None or j in group:
            return False
        best = max((self._single(i, k) for k in group), default=_GONE)
        there = self._anywhere.of(self._likeness.of((i,), (j,))) + self._below(i, j)
        return there > _SURE_ELSEWHERE and self._single(i, j) > best + _BETTER_ELSEWHERE

    def _worth(self, old: tuple[int, ...], new: tuple[int, ...]) -> float:
        if not new:
            return _GONE + self._hints.gone(self._old.number(old[0]))
        if not old:
            return _NEW + self._hints.came(self._new.number(new[0]))
        if len(old) == len(new) == 1:
            return self._single(old[0], new[0])
        if any(self._old.below.get(i) for i in old) or any(self._new.below.get(j) for j in new):
            return -99.0
        evidence = self.beside.of(self._likeness.of(old, new))
        if len(old) == 2:
            part = min(self._likeness.held(i, new[0]) for i in old)
            return evidence + self.beside.of(part) + _MERGED
        part = min(self._likeness.holds(old[0], j) for j in new)
        return evidence + self.beside.of(part) + _SPLIT

    def _single(self, i: int, j: int) -> float:
        evidence = self.beside.of(self._likeness.of((i,), (j,)))
        if self._old.is_heading(i) != self._new.is_heading(j):
            evidence += _OTHER_KIND
        if self._old.number(i) == self._new.number(j):
            evidence += _NUMBER_BONUS
        return evidence + self._below(i, j) - self._hinted(i, j)

    def _hinted(self, i: int, j: int) -> float:
        """Weight of the update history against a pair."""
        return max(0.0, self._hints.came(self._new.number(j))) + self._hints.gone(self._old.number(i))

    def _below(self, i: int, j: int) -> float:
        mine, theirs = self._old.below.get(i, ()), self._new.below.get(j, ())
        partners = [self._rough[k] for k in mine if k in self._rough]
        together = sum(k in theirs for k in partners)
        apart = len(partners) - together
        return max(-_MAX_BELOW, min(_MAX_BELOW, _BELOW * together - _BELOW_APART * apart))

    def _strays(self, headed: bool) -> list[tuple[int, int, float]]:
        """Pairs across groups, of clauses without a partner in their own."""
        pairs = []
        for i, j in {*self._candidates, *self._rough.items()}:
            if i in self._pairs or j in self._paired:
                continue
            has_below = bool(self._old.below.get(i)) and bool(self._new.below.get(j))
            if has_below != headed:
                continue
            evidence = self._anywhere.of(self._likeness.of((i,), (j,))) + self._below(i, j)
            evidence += _ELSEWHERE - self._hinted(i, j)
            evidence += 2.0 * (self._rough.get(i) == j)
            if evidence > 0:
                pairs.append((i, j, evidence))
        strays = [(i, j) for chain in chains(pairs) for i, j in chain]
        worth = {(i, j): evidence for i, j, evidence in pairs}
        return [(i, j, 1 / (1 + exp(-worth[i, j]))) for i, j in strays]
