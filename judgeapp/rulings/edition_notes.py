"""Answers that were given before the clauses that they are about were changed."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.history import HistoryEntry


class ChangedSince(Struct, frozen=True):
    """A clause that an edition changed after an answer was given."""

    clause: str
    edition: str
    date: str


def changed_since(corpus: Corpus, clauses: Iterable[str], date: str) -> tuple[ChangedSince, ...]:
    """Of clauses, by today's numbers, those that were changed after a date, with the newest change of each."""
    if not date:
        return ()
    changed: list[ChangedSince] = []
    for clause in dict.fromkeys(clauses):
        newest = _newest(corpus.history.changes_of(clause))
        if newest is not None and newest.date > date:
            changed.append(ChangedSince(clause, newest.edition, newest.date))
    return tuple(changed)


def _newest(entries: Iterable[HistoryEntry]) -> HistoryEntry | None:
    return max(entries, key=lambda entry: entry.date, default=None)
