"""Clauses that an edition unknown to the engine changed relative to the nearest known one, so that what depends on them
may play differently; and which facts of the newest known edition it still plays, as a judge taught."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.clauses.renumbering import EDITIONS, former_number, order, played_for, renumbered
from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment
from judgeapp.engine.edition import DIFFERENCES, EditionDifference, EditionFact, without
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.manifest import Rulebook


class Touched(Struct, frozen=True):
    """Clauses that an edition unknown to the engine changed. `numbers` are those of `known`, the edition
    played; `edition` changed them."""

    known: str
    edition: str
    numbers: frozenset[str]

    def of(self, clauses: Iterable[str]) -> tuple[str, ...]:
        """Clauses among `clauses` that it changed, in whichever playable edition they are numbered."""
        return tuple(clause for clause in clauses if self._known_as(clause) in self.numbers)

    def _known_as(self, clause: str) -> str:
        """The number of a clause in the edition that is played; empty if it has none there."""
        number, _, edition = clause.partition("@")
        if (edition or EDITIONS[0]) == self.known:
            return number
        if self.known == EDITIONS[0]:
            return former_number(number, edition)
        # Relative to the built-in edition, skipping those between.
        return renumbered(number, self.known).partition("@")[0] if not edition else ""


def touched_by(alignments: Iterable[tuple[Rulebook, Rulebook, Alignment]]) -> Touched | None:
    """Clauses touched by the newest edition; None if the engine knows it. `alignments` lead to it."""
    nearest = [
        (old, new, alignment)
        for old, new, alignment in alignments
        if old.edition in EDITIONS and new.edition not in EDITIONS and order(old.edition) < order(new.edition)
    ]
    if not nearest:
        return None
    old, new, alignment = max(nearest, key=lambda pair: order(pair[0].edition))
    numbers = frozenset(
        number for line in alignment.lines if not line.says_the_same or line.is_doubtful for number in line.old
    )
    return Touched(old.edition, new.edition, numbers)


class TaughtFact(Struct, frozen=True, forbid_unknown_fields=True):
    """A judge's answer whether an edition still plays a fact, and by which of its clauses, if known."""

    edition: str
    fact: EditionFact
    plays: bool
    clauses: tuple[str, ...] = ()


class PlayedFact(Struct, frozen=True):
    """A fact of the newest known edition, with its clauses in a newer one."""

    difference: EditionDifference
    numbers: tuple[str, ...]  # of its clauses there
    changed: tuple[AlignedClauses, ...]  # lines of those that do not say the same


def played_facts(old: str, new: str, alignment: Alignment) -> tuple[PlayedFact, ...]:
    """Facts that an edition may play otherwise, by the alignment of the one before with it, those with changed clauses
    first; none for a known one."""
    known = EDITIONS[-1]
    if new in EDITIONS or old not in (EDITIONS[0], known):
        return ()
    facts = (_played(difference, _numbers(difference, old), alignment) for difference in DIFFERENCES[known])
    return tuple(sorted(facts, key=lambda fact: not fact.changed))


def _played(difference: EditionDifference, numbers: Iterable[str], alignment: Alignment) -> PlayedFact:
    lines = tuple(dict.fromkeys(line for number in numbers if (line := alignment.of_old.get(number)) is not None))
    changed = tuple(line for line in lines if not line.says_the_same or line.is_doubtful)
    return PlayedFact(difference, tuple(dict.fromkeys(number for line in lines for number in line.new)), changed)


def with_taught(taught: Iterable[TaughtFact], fact: TaughtFact) -> tuple[TaughtFact, ...]:
    """Copy with this, replacing the lesson on the same. Raises InputError for a known edition."""
    if fact.edition in EDITIONS:
        raise InputError("the program already knows how {edition} is played", edition=fact.edition)
    return (*without_taught(taught, fact.edition, fact.fact), fact)


def without_taught(taught: Iterable[TaughtFact], edition: str, fact: EditionFact) -> tuple[TaughtFact, ...]:
    return tuple(known for known in taught if (known.edition, known.fact) != (edition, fact))


def duel_edition(edition: str, taught: Iterable[TaughtFact]) -> str:
    """Name of the edition that the engine plays for another: the newest known one that isn't newer, without the facts
    that the edition no longer plays."""
    dropped = [fact.fact for fact in taught if fact.edition == edition and not fact.plays]
    return without(played_for(edition), *dropped)


def still_touched(touched: Touched | None, taught: Iterable[TaughtFact]) -> Touched | None:
    """The changed clauses except those of taught facts."""
    if touched is None:
        return None
    of_facts = {fact.fact for fact in taught if fact.edition == touched.edition}
    differences = (difference for difference in DIFFERENCES[EDITIONS[-1]] if difference.fact in of_facts)
    numbers = {number for difference in differences for number in _numbers(difference, touched.known)}
    return replace(touched, numbers=touched.numbers - numbers)


def _numbers(difference: EditionDifference, edition: str) -> tuple[str, ...]:
    """Numbers of the clauses of a fact in the first edition or in the newest known one."""
    clauses = difference.clauses_before if edition == EDITIONS[0] else difference.clauses
    return tuple(clause.partition("@")[0] for clause in clauses)
