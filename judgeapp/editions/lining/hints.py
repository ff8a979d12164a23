"""What the update history of an edition says of its clauses. It is a hint: it names clauses by the
numbers of its own edition, so that only what the newest edition did is surely told by today's."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from judgeapp.editions.lining.lining import Fate
from judgeapp.rulebook.history import HistoryEntry, order
from judgeapp.rulebook.passage import ChangeKind

# What a word of the history counts for, as a logarithm.
_SAYS = 1.5
_CHANGED = (ChangeKind.UPDATED, ChangeKind.REVISED)


class Hints(Struct, frozen=True):
    """Numbers, by what the history says.

    added, updated                -- by the newest edition, in its numbers
    updated_before, deleted_before -- by the editions between, in numbers that may be the old ones
    """

    added: frozenset[str] = frozenset()
    updated: frozenset[str] = frozenset()
    updated_before: frozenset[str] = frozenset()
    deleted_before: frozenset[str] = frozenset()

    def came(self, number: str) -> float:
        """What speaks for a clause of the new edition being new."""
        if number in self.updated:
            return -_SAYS
        return _SAYS if _named(number, self.added) else 0.0

    def gone(self, number: str) -> float:
        """What speaks for a clause of the old edition being gone."""
        return _SAYS if number in self.deleted_before else 0.0

    def changed(self, old: Iterable[str], new: Iterable[str]) -> bool:
        """Whether clauses that are the same mean something else by now."""
        return any(_named(n, self.updated) for n in new) or any(
            _named(n, self.updated_before) for n in old
        )

    def contradict(self, fate: Fate, old: Iterable[str], new: Iterable[str]) -> bool:
        if fate is Fate.NEW:
            return any(n in self.updated for n in new)
        return any(n in self.added for n in new) and any(True for _ in old)


NO_HINTS = Hints()


def hints_of(entries: Iterable[HistoryEntry], since: str) -> Hints:
    """What the history says of the editions after `since`."""
    later = [e for e in entries if order(e.edition) > order(since)]
    if not later:
        return NO_HINTS
    newest = max((e.edition for e in later), key=order)

    def named(kinds: tuple[ChangeKind, ...], is_newest: bool) -> frozenset[str]:
        return frozenset(
            number
            for entry in later
            if entry.kind in kinds and (entry.edition == newest) is is_newest
            for number in entry.numbers
        )

    return Hints(
        added=named((ChangeKind.ADDED,), True),
        updated=named(_CHANGED, True),
        updated_before=named(_CHANGED, False),
        deleted_before=named((ChangeKind.DELETED,), False),
    )


def _named(number: str, numbers: frozenset[str]) -> bool:
    """Whether a number or one that it stands below is among numbers."""
    while number:
        if number in numbers:
            return True
        number = number.rpartition("-")[0]
    return False
