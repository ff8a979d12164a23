"""Two editions of the rules, clause by clause, and the doubtful pairs, by what speaks against them: those that the
program settles by itself, and those that the judge is to look at."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, AlignmentDoubt, Fate
from judgeapp.editions.alignment.comparing.likeness import (
    REFERENCE,
    ClauseLikeness,
    Evidence,
    SignLikeness,
    TranslatedLikeness,
    phrases_of,
    signs_of,
    words_of,
)
from judgeapp.editions.alignment.hints import NO_HINTS, Hints
from judgeapp.editions.alignment.matching.siblings import Step
from judgeapp.editions.alignment.matching.whole import ROOT, Places, WholeAlignment, chains
from judgeapp.editions.alignment.wording import ClauseWording
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.rulebook.passage import Passage

_MIN_AGREEMENT = 0.95  # share of the sure clauses that must agree before a table counts as one of these editions
_FIGURE = re.compile(r"\d+")


def proved(
    alignment: Alignment, old: Sequence[Passage], new: Sequence[Passage], table: Mapping[str, str] | None = None
) -> Alignment:
    """The alignment, without decided doubts. `old`, `new`: all numbered passages of both; `table`: a number's successor
    in the newer edition, empty if none; it counts if it is of these texts."""
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


_MIN_TAUGHT_WORTH = 0.55  # worth from which a pair is entered in the dictionary
# Share of the shorter text that the longer one must contain,
_MIN_CONTAINED_SHARE = 0.85
_GUESS_CONFIDENCE = 0.5  # and the confidence in such a pair
_ROUNDS = 4
_MIN_WORTH = 0.4  # worth from which a pair is accepted
_TEXT, _ABOVE, _BESIDE, _BELOW, _NUMBER = 0.5, 0.2, 0.2, 0.05, 0.05
_OTHER_KIND_FACTOR = 0.5  # a heading and a clause are rarely the same
# Distance up to which a neighbour's partner still counts as near, and its worth.
_NEAR, _NEAR_WORTH = 3, 0.7


def align(
    old_clauses: Sequence[Passage], new_clauses: Sequence[Passage], glossary: Glossary, hints: Hints = NO_HINTS
) -> Alignment:
    """Alignment of all numbered passages of two editions, each in one language and in the order of print. In the same
    language their words are compared, otherwise the parts that translations keep. `hints` come from the update history
    of the new edition."""
    old, new = Places(old_clauses), Places(new_clauses)
    steps, doubts = _aligned(old, new, glossary, hints)
    wording = ClauseWording(old, new, steps, glossary)
    lines = []
    for step in _in_print(steps):
        numbers = tuple(map(old.number, step.old)), tuple(map(new.number, step.new))
        fate = _fate(step, *numbers, wording, hints)
        clause_doubts = doubts.of(step)
        if hints.contradict(fate, *numbers):
            clause_doubts = (*clause_doubts, AlignmentDoubt.HISTORY)
        reworded = fate in (Fate.SAME, Fate.MOVED) and wording.is_reworded(step.old[0], step.new[0])
        lines.append(AlignedClauses(fate, *numbers, round(step.sure, 3), clause_doubts, reworded=reworded))
    return Alignment(old_clauses[0].source, new_clauses[0].source, tuple(lines), wording.other_hand, wording.rewordings)


def _aligned(old: Places, new: Places, glossary: Glossary, hints: Hints) -> tuple[list[Step], Doubts]:
    """Every clause of both sides in one step, and the doubts."""
    translated = old.clauses[0].language != new.clauses[0].language
    signs = SignLikeness(
        [signs_of(c, glossary) if translated else phrases_of(c) for c in old.clauses],
        [signs_of(c, glossary) if translated else phrases_of(c) for c in new.clauses],
        translated=translated,
    )
    nearest = signs.nearest()
    rough = RoughAlignment(old, new, signs, nearest)
    pairs = rough.pairs()
    likeness: ClauseLikeness = signs
    if translated:
        teaching = {i: j for i, j in pairs.items() if rough.worth[i, j] >= _MIN_TAUGHT_WORTH}
        of_old, of_new = ([words_of(c) for c in side.clauses] for side in (old, new))
        likeness = TranslatedLikeness(signs, of_old, of_new, teaching)
    candidates = {*nearest, *rough.worth}
    whole = WholeAlignment(old, new, likeness, pairs, nearest, hints)
    steps = with_parts(whole.align(), old, new, likeness, candidates)
    steps += whole.without_partner(steps)
    return steps, Doubts(old, new, likeness, whole.beside, steps, candidates)


def _in_print(steps: Iterable[Step]) -> list[Step]:
    """Lines in the order of the new edition; deleted ones after their predecessors."""
    behind = {i: s.new[0] for s in steps for i in s.old if s.new}
    places: list[tuple[float, int, Step]] = []
    for step in steps:
        if step.new:
            places.append((step.new[0], -1, step))
        else:
            before = next((behind[i] for i in range(step.old[0], -1, -1) if i in behind), -1)
            places.append((before + 0.5, step.old[0], step))
    return [step for *_, step in sorted(places, key=lambda entry: entry[:2])]


def _fate(step: Step, old: tuple[str, ...], new: tuple[str, ...], wording: ClauseWording, hints: Hints) -> Fate:
    if not old:
        return Fate.NEW
    if not new:
        return Fate.GONE
    if len(new) > 1:
        return Fate.SPLIT
    if len(old) > 1:
        return Fate.MERGED
    # If somebody else wrote the new text, only the history tells what changed.
    history_says_so = wording.other_hand and hints.changed(old, new)
    if history_says_so or not wording.is_same(step.old[0], step.new[0]):
        return Fate.EDITED
    return Fate.SAME if old == new else Fate.MOVED


def with_parts(
    steps: Iterable[Step], old: Places, new: Places, likeness: ClauseLikeness, candidates: Iterable[tuple[int, int]]
) -> list[Step]:
    """The steps, with partnerless clauses joined to the step that holds most of them."""
    result = list(steps)
    by_old = {i: s for s in result for i in s.old}
    by_new = {j: s for s in result for j in s.new}
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
            min(s.sure, _GUESS_CONFIDENCE),
        )
        if id(s) in joined
        else s
        for s in result
    ]


def _most_of(pairs: Iterable[tuple[int, int]], share: Callable[[int, int], float]) -> Iterator[tuple[int, int]]:
    """Whole that has most of each part, if that is enough, out of (part, whole)."""
    best: dict[int, tuple[float, int]] = {}
    for part, whole in pairs:
        best[part] = max(best.get(part, (0.0, 0)), (share(part, whole), whole))
    yield from ((part, whole) for part, (most, whole) in best.items() if most >= _MIN_CONTAINED_SHARE)


class RoughAlignment:
    """Aligns by `likeness`, starting from `pairs` that may be the same."""

    def __init__(self, old: Places, new: Places, likeness: ClauseLikeness, pairs: set[tuple[int, int]]) -> None:
        self._old, self._new = old, new
        self._likeness = likeness
        self._pairs = set(pairs)
        self._texts: dict[tuple[int, int], float] = {}
        self.worth: dict[tuple[int, int], float] = {}

    def pairs(self) -> dict[int, int]:
        """New place by old place."""
        pairs: dict[int, int] = {}
        for round_ in range(_ROUNDS):
            self._pairs.update(self._suggested(pairs))
            self.worth = {
                (i, j): self._first_worth(i, j) if round_ == 0 else self._worth(i, j, pairs) for i, j in self._pairs
            }
            believed = ((i, j, w) for (i, j), w in self.worth.items() if w >= _MIN_WORTH)
            pairs = {i: j for chain in chains(believed) for i, j in chain}
        return pairs

    def _suggested(self, pairs: Mapping[int, int]) -> Iterator[tuple[int, int]]:
        """Pairs next to known ones, which may match too."""
        for i, j in pairs.items():
            for step in (1, -1):
                if 0 <= i + step < len(self._old) and 0 <= j + step < len(self._new):
                    yield i + step, j + step
            above = self._old.above[i], self._new.above[j]
            if ROOT not in above:
                yield above

    def _text(self, i: int, j: int) -> float:
        if (known := self._texts.get((i, j))) is None:
            alike = self._old.is_heading(i) == self._new.is_heading(j)
            known = self._texts[i, j] = self._likeness.of((i,), (j,)) * (1 if alike else _OTHER_KIND_FACTOR)
        return known

    def _first_worth(self, i: int, j: int) -> float:
        """Worth by the texts alone, including those above and beside."""
        text = self._text(i, j)
        above = self._old.above[i], self._new.above[j]
        over = float(above == (ROOT, ROOT)) if ROOT in above else self._text(*above)
        beside = sum(
            self._text(i + step, j + step) / 2
            for step in (1, -1)
            if 0 <= i + step < len(self._old) and 0 <= j + step < len(self._new)
        )
        return self._sum(i, j, text, over, beside, text)

    def _worth(self, i: int, j: int, pairs: Mapping[int, int]) -> float:
        text = self._text(i, j)
        above = self._old.above[i], self._new.above[j]
        over = float(above == (ROOT, ROOT) if ROOT in above else pairs.get(above[0]) == above[1])
        mine, theirs = self._old.below.get(i, ()), self._new.below.get(j, ())
        under = 0.0
        if mine and theirs:
            under = sum(pairs.get(k) in theirs for k in mine) / max(len(mine), len(theirs))
        elif not mine and not theirs:
            under = text
        return self._sum(i, j, text, over, self._beside(i, j, pairs), under)

    def _beside(self, i: int, j: int, pairs: Mapping[int, int]) -> float:
        """Worth of the nearest neighbours having their partners near `j`."""
        worth = 0.0
        for step in (1, -1):
            for far in (1, 2):
                if (partner := pairs.get(i + step * far)) is not None:
                    away = (partner - j) * step
                    worth += 0.5 * (1 if away == far else _NEAR_WORTH if 0 < away <= _NEAR else 0)
                    break
        return worth

    def _sum(self, i: int, j: int, text: float, over: float, beside: float, under: float) -> float:
        same = float(self._old.number(i) == self._new.number(j))
        return _TEXT * text + _ABOVE * over + _BESIDE * beside + _BELOW * under + _NUMBER * same


_MIN_SURE_ORDER = 0.98  # confidence in the order of a group
_MIN_SURE_PARTS = 0.97
_MAX_PART_DEFICIT = 0.05  # how much less like the whole a part may be than all parts together
_MIN_EVIDENCE = 0.5  # least evidence of a likeness, as a logarithm
_UNLIKE_SHARE = 0.03  # share of pairs that are reviewed for having little in common
_MAX_RIVAL_DEFICIT = 0.15  # a rival is at most this much less like
_TIED_CONFIDENCE = 0.999  # confidence in a pair whose only objection is an equally good rival
_MAX_UNMATCHED_SHARE = 0.6  # share of an unmatched clause that another clause may contain


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
            i = step.old[0]
            near = (((i, j), self._likeness.held(i, j), j in self._by_new) for j in self._news.get(i, ()))
            doubts = self._alone(step, near)
            # A whole section rarely disappears.
            if self._old.below.get(i):
                doubts.append(AlignmentDoubt.PARTS)
        elif not step.old:
            j = step.new[0]
            near = (((i, j), self._likeness.holds(i, j), i in self._by_old) for i in self._olds.get(j, ()))
            doubts = self._alone(step, near)
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
        """True if an unmatched clause is as like one of a pair as the other, or next to it and contains much of it."""
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

    def _alone(self, step: Step, near: Iterable[tuple[tuple[int, int], float, bool]]) -> list[AlignmentDoubt]:
        """Doubts about a clause without a partner; `near` are the pairs that it could be one of, how much of it the
        other has, and whether the other has a partner."""
        doubts = [AlignmentDoubt.ORDER] if step.sure < _MIN_SURE_ORDER else []
        for (i, j), share, is_paired in near:
            free = not is_paired and self._evidence.of(self._likeness.of((i,), (j,))) > 0
            if share >= _MAX_UNMATCHED_SHARE or free:
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
