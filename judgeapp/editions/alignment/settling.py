"""Judge's answers on doubtful lines, put in the place of the computed alignment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, Fate
from judgeapp.messages.errors import InputError


class SettledClauses(Struct, frozen=True, forbid_unknown_fields=True):
    """Judge's decision that old clauses became new ones, by their numbers. One side may be empty: deleted, or new."""

    old: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    # For one clause to one, whether the meaning is the same; otherwise it follows from their numbers.
    fate: Fate | None = None
    texts: str = ""  # the fingerprint of their texts; empty for an unsaved answer


def settle(alignment: Alignment, answers: Iterable[SettledClauses], order: Sequence[str]) -> Alignment:
    """`order` are all numbers of the new edition as they are printed.

    Raises InputError for an answer that names a missing clause."""
    lines = list(alignment.lines)
    for answer in answers:
        check(answer, alignment)
        olds, news = set(answer.old), set(answer.new)
        touched = [line for line in lines if olds & {*line.old} or news & {*line.new}]
        at = lines.index(touched[0])
        left_old = [n for line in touched for n in line.old if n not in olds]
        left_new = [n for line in touched for n in line.new if n not in news]
        lines = [line for line in lines if line not in touched]
        lines[at:at] = [
            AlignedClauses(_fate(answer, alignment), answer.old, answer.new, 1.0, settled=True),
            *_loose(touched, left_old, left_new),
        ]
    place = {number: index for index, number in enumerate(order)}
    return alignment.with_lines(tuple(_in_order(lines, place)))


def check(answer: SettledClauses, alignment: Alignment) -> None:
    numbers = " and ".join((*answer.old, *answer.new))
    if not numbers:
        raise InputError("an answer names no clause", mend="Use its number in the old or the new edition")
    for number in answer.old:
        if number not in alignment.of_old:
            raise InputError("{old} has no clause {number!r}", old=alignment.old, number=number[:40])
    for number in answer.new:
        if number not in alignment.of_new:
            raise InputError("{new} has no clause {number!r}", new=alignment.new, number=number[:40])
    if len(answer.old) > 1 and len(answer.new) > 1:
        raise InputError(
            "can't match several clauses to several at once ({clauses})", mend="Settle them one by one", clauses=numbers
        )


def _fate(answer: SettledClauses, alignment: Alignment) -> Fate:
    if not answer.old:
        return Fate.NEW
    if not answer.new:
        return Fate.GONE
    if len(answer.new) > 1:
        return Fate.SPLIT
    if len(answer.old) > 1:
        return Fate.MERGED
    if answer.fate in (Fate.EDITED, Fate.SAME, Fate.MOVED):
        return answer.fate
    # The judge chose this pair; the fate stays if the pair was matched before.
    line = alignment.of_old[answer.old[0]]
    as_before = (line.old, line.new) == (answer.old, answer.new)
    return line.fate if as_before else Fate.EDITED


def _loose(touched: Sequence[AlignedClauses], old: Sequence[str], new: Sequence[str]) -> Iterable[AlignedClauses]:
    """Remains of the lines that an answer cuts into: two that remain of one line stay together."""
    for line in touched:
        mine = tuple(n for n in line.old if n in old)
        theirs = tuple(n for n in line.new if n in new)
        if not mine and not theirs:
            continue
        fate = Fate.NEW if not mine else Fate.GONE if not theirs else Fate.EDITED
        if len(mine) > 1:
            fate = Fate.MERGED
        elif len(theirs) > 1:
            fate = Fate.SPLIT
        if theirs or mine:
            yield from (
                [AlignedClauses(fate, mine, theirs, 0.5, line.doubts)]
                if mine and theirs
                else [AlignedClauses(fate, (n,), (), 0.5, line.doubts) for n in mine]
                + [AlignedClauses(fate, (), (n,), 0.5, line.doubts) for n in theirs]
            )


def _in_order(lines: Sequence[AlignedClauses], place: dict[str, int]) -> Iterable[AlignedClauses]:
    """Lines in the order of the new edition; deleted ones stay after their predecessors."""
    last = -1.0
    keyed: list[tuple[float, int, AlignedClauses]] = []
    for index, line in enumerate(lines):
        if line.new:
            last = float(place[line.new[0]])
        keyed.append((last if line.new else last + 0.5, index, line))
    return [line for *_, line in sorted(keyed, key=lambda entry: entry[:2])]
