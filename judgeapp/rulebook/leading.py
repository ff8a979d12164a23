"""Edition in force as a corpus leads with it: whose text is shown, and what the clauses are called there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, in_edition, renumbered, row_of


class Leading(Struct, frozen=True):
    """Edition that a judge reads by."""

    number: str  # of the edition in force: "4.2"
    # The edition whose numbers are shown for clauses: itself, or the newest before it whose numbers are known.
    named: str
    source: str  # key of the source whose text is shown
    # Of each built-in clause, those it has in `named`; none if it is gone there.
    numbers: Mapping[str, tuple[str, ...]] = {}
    inferred: frozenset[str] = frozenset()  # the clauses whose numbers nothing names: they follow from how others moved


def leading_by_table(number: str, named: str, source: str, clauses: Iterable[str]) -> Leading:
    """Edition whose text is not here: the text of `source` with the numbers of `named`, from a table. `clauses` are the
    numbers in `source`."""
    if named == EDITIONS[0]:
        return Leading(number, named, source, {clause: (clause,) for clause in clauses})
    numbers = {clause: numbers_by_table(clause, named) for clause in clauses}
    rows = ((clause, row_of(clause, named)) for clause in numbers)
    return Leading(number, named, source, numbers, frozenset(c for c, row in rows if row is not None and row.inferred))


def numbers_by_table(clause: str, edition: str) -> tuple[str, ...]:
    """Numbers of a built-in clause in an edition with a table, its main one first."""
    first = renumbered(clause, edition)
    also = in_edition((clause,), edition)
    return tuple(number.partition("@")[0] for number in dict.fromkeys((first, *also)) if number)
