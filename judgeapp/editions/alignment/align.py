"""Two editions of the rules, clause by clause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, AlignmentDoubt, Fate
from judgeapp.editions.alignment.comparing.dictionary import TranslatedLikeness
from judgeapp.editions.alignment.comparing.likeness import ClauseLikeness, SignLikeness
from judgeapp.editions.alignment.comparing.signs import phrases_of, signs_of, words_of
from judgeapp.editions.alignment.doubts import Doubts
from judgeapp.editions.alignment.hints import NO_HINTS, Hints
from judgeapp.editions.alignment.matching.parts import with_parts
from judgeapp.editions.alignment.matching.places import Places
from judgeapp.editions.alignment.matching.rough import RoughAlignment
from judgeapp.editions.alignment.matching.siblings import Step
from judgeapp.editions.alignment.matching.whole import WholeAlignment
from judgeapp.editions.alignment.wording import ClauseWording
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.passage import Passage

_TEACHES = 0.55  # worth from which a pair teaches a dictionary


def align(
    old_clauses: Sequence[Passage], new_clauses: Sequence[Passage], glossary: Glossary, hints: Hints = NO_HINTS
) -> Alignment:
    """All numbered passages of two editions, each in one language, in the order of print. Where
    both are in one language their words are compared, else what translations keep.

    `hints` is what the update history of the new edition says.
    """
    old, new = Places(old_clauses), Places(new_clauses)
    steps, doubts = _aligned(old, new, glossary, hints)
    wording = ClauseWording(old, new, steps, glossary)
    lines = []
    for step in _in_print(steps):
        numbers = tuple(map(old.number, step.old)), tuple(map(new.number, step.new))
        fate = _fate(step, *numbers, wording, hints)
        found = doubts.of(step)
        if hints.contradict(fate, *numbers):
            found = (*found, AlignmentDoubt.HISTORY)
        reworded = fate in (Fate.SAME, Fate.MOVED) and wording.is_reworded(step.old[0], step.new[0])
        lines.append(AlignedClauses(fate, *numbers, round(step.sure, 3), found, reworded=reworded))
    return Alignment(old_clauses[0].source, new_clauses[0].source, tuple(lines), wording.other_hand, wording.rewordings)


def _aligned(old: Places, new: Places, glossary: Glossary, hints: Hints) -> tuple[list[Step], Doubts]:
    """Every clause of both sides in one step, and what can be doubted."""
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
        teaching = {i: j for i, j in pairs.items() if rough.worth[i, j] >= _TEACHES}
        of_old, of_new = ([words_of(c) for c in side.clauses] for side in (old, new))
        likeness = TranslatedLikeness(signs, of_old, of_new, teaching)
    candidates = {*nearest, *rough.worth}
    whole = WholeAlignment(old, new, likeness, pairs, nearest, hints)
    steps = with_parts(whole.align(), old, new, likeness, candidates)
    steps += whole.without_partner(steps)
    return steps, Doubts(old, new, likeness, whole.beside, steps, candidates)


def _in_print(steps: Iterable[Step]) -> list[Step]:
    """In the order of the new edition; what is gone behind what stood before it."""
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
    # Of another hand only the history tells what its words mean.
    told = wording.other_hand and hints.changed(old, new)
    if told or not wording.is_same(step.old[0], step.new[0]):
        return Fate.EDITED
    return Fate.SAME if old == new else Fate.MOVED
