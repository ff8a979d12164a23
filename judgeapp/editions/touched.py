"""Clauses that an edition unknown to the engine changed, beside the nearest known one. What rests on them may come out
otherwise."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, former_number, order, renumbered
from judgeapp.editions.alignment.alignment import Alignment
from judgeapp.rulebook.manifest import Rulebook


class Touched(Struct, frozen=True):
    """`numbers` are those of `known`, the edition that is played; `edition` changed them."""

    known: str
    edition: str
    numbers: frozenset[str]

    def of(self, clauses: Iterable[str]) -> tuple[str, ...]:
        """Those of `clauses` that it changed, in whichever playable edition they are numbered."""
        return tuple(clause for clause in clauses if self._known_as(clause) in self.numbers)

    def _known_as(self, clause: str) -> str:
        """The number of a clause in the edition that is played; empty where it has none there."""
        number, _, edition = clause.partition("@")
        if (edition or EDITIONS[0]) == self.known:
            return number
        if self.known == EDITIONS[0]:
            return former_number(number, edition)
        # Of the built-in one, and of none between.
        return renumbered(number, self.known).partition("@")[0] if not edition else ""


def touched_by(
    alignments: Iterable[tuple[Rulebook, Rulebook, Alignment]], known: Iterable[str] = EDITIONS
) -> Touched | None:
    """By the newest edition; None where the engine knows it. `linings` lead to it."""
    played = set(known)
    nearest = [
        (old, new, alignment)
        for old, new, alignment in alignments
        if old.edition in played and new.edition not in played and order(old.edition) < order(new.edition)
    ]
    if not nearest:
        return None
    old, new, alignment = max(nearest, key=lambda pair: order(pair[0].edition))
    numbers = frozenset(
        number for line in alignment.lines if not line.says_the_same or line.is_doubtful for number in line.old
    )
    return Touched(old.edition, new.edition, numbers)
