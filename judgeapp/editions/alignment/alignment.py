"""The clauses of one edition aligned with those of another."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from functools import cached_property

import msgspec
from msgspec import Struct


class Fate(StrEnum):
    """Outcome of a clause in the newer edition. Edited, merged or split ones may have another number too."""

    SAME = "same"
    MOVED = "moved"  # the same text under another number
    EDITED = "edited"
    MERGED = "merged"  # merged with others
    SPLIT = "split"
    NEW = "new"
    GONE = "gone"


class AlignmentDoubt(StrEnum):
    """Reason why an alignment may be wrong."""

    TEXT = "text"  # the texts have little in common
    PART = "part"  # much of one isn't in the other
    RIVAL = "rival"  # another clause is equally like
    ORDER = "order"  # the order within the group is uncertain
    ELSEWHERE = "elsewhere"  # left its group
    PARTS = "parts"  # several clauses were joined or split
    LIKE = "like"  # resembles an unmatched clause
    HISTORY = "history"  # contradicts the update history


class AlignedClauses(Struct, frozen=True):
    """Matching clauses of the old and new edition, by their numbers; one side is empty for new and deleted clauses."""

    fate: Fate
    old: tuple[str, ...]
    new: tuple[str, ...]
    sure: float  # from 0 to 1
    doubts: tuple[AlignmentDoubt, ...] = ()  # to be settled by a judge, if there are any
    settled: bool = False  # a judge has said so
    reworded: bool = False  # only words have changed that have changed all through the edition

    @property
    def is_doubtful(self) -> bool:
        return bool(self.doubts) and not self.settled

    @property
    def says_the_same(self) -> bool:
        return self.fate in (Fate.SAME, Fate.MOVED)


class Alignment(Struct, frozen=True, dict=True):
    """Two editions, line by line in the order of the new one; deleted clauses in their old place."""

    # old, new: keys of the editions: "rules", "rules-4.2-en"
    old: str
    new: str
    lines: tuple[AlignedClauses, ...]
    # The texts are by different writers or in different languages: different words mean nothing.
    other_hand: bool = False
    rewordings: tuple[tuple[str, str, int], ...] = ()  # words replaced throughout the edition: old, new, how often

    @cached_property
    def of_old(self) -> dict[str, AlignedClauses]:
        """Lines by number of the old edition."""
        return {number: line for line in self.lines for number in line.old}

    @cached_property
    def of_new(self) -> dict[str, AlignedClauses]:
        """Lines by number of the new edition."""
        return {number: line for line in self.lines for number in line.new}

    @property
    def doubtful(self) -> tuple[AlignedClauses, ...]:
        return tuple(line for line in self.lines if line.is_doubtful)

    def counts(self) -> dict[str, int]:
        """Number of lines of each fate."""
        by_fate = Counter(line.fate for line in self.lines)
        return {fate.value: by_fate[fate] for fate in Fate}

    def with_lines(self, lines: tuple[AlignedClauses, ...]) -> Alignment:
        return msgspec.structs.replace(self, lines=lines)
