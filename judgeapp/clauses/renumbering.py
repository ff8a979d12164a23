"""Numbers of clauses across editions of the Comprehensive Rules, by the tables of rules_corpus/editions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

# Playable editions, the oldest first; the first is built in. A duel that names none uses the newest.
EDITIONS = ("3.6", "4.2")
NEWEST = EDITIONS[-1]


@cache
def order(edition: str) -> tuple[int, ...]:
    """Sorts editions: 2.10 comes after 2.9."""
    return tuple(int(part) for part in edition.split("."))


@cache
def played_for(edition: str) -> str:
    """The playable edition for another: itself, or the newest that is not newer; the oldest for one before all."""
    not_newer = (known for known in EDITIONS if order(known) <= order(edition))
    return max(not_newer, key=order, default=EDITIONS[0])


class MovedRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Change of a number, and of those below it, in a later edition."""

    old: str
    because: str  # the evidence
    new: str = ""
    within: bool = False  # it was merged into the new clause; its number below that is unknown
    also: tuple[str, ...] = ()  # other clauses that state the same rule
    gone: bool = False  # it no longer has a number
    inferred: bool = False  # nothing says so for this number: it follows from how its neighbours moved


class MovedClauses(Struct, frozen=True, forbid_unknown_fields=True):
    """A table: the edition, the one before which is built in, and what moved from that to it."""

    edition: str
    before: str
    rows: tuple[MovedRow, ...]


_known_tables: dict[str, MovedClauses] = {}


@cache
def moved_clauses(edition: str) -> MovedClauses:
    """The table of an edition. Raises FileNotFoundError if there is none."""
    if known := _known_tables.get(edition):
        return known
    file = files("rules_corpus").joinpath("editions", f"{edition}.yaml")
    return msgspec.yaml.decode(file.read_bytes(), type=MovedClauses)


def know_moved_clauses(tables: Iterable[MovedClauses]) -> None:
    """These were read from the files before: they need not be again."""
    _known_tables.update((table.edition, table) for table in tables)


def row_of(number: str, edition: str) -> MovedRow | None:
    """Row for a number of the edition before, or for the closest clause above it; None if it did not move."""
    rows, parts = _rows(edition), number.split("-")
    heads = ("-".join(parts[:end]) for end in range(len(parts), 0, -1))
    return next((rows[head] for head in heads if head in rows), None)


@cache
def renumbered(number: str, edition: str) -> str:
    """Number in a later edition: "4-15-1@4.2"; empty if it is gone there. A number that names its edition, and a text
    that is not a number, are returned unchanged."""
    if "@" in number or not number[:1].isdigit():
        return number
    row = row_of(number, edition)
    if row is None:
        return f"{number}@{edition}"
    if row.gone:
        return ""
    below = "" if row.within else number.removeprefix(row.old)
    return f"{row.new}{below}@{edition}"


@cache
def former_number(number: str, edition: str) -> str:
    """Number in the previous edition, whether or not that has the clause; empty if it is new and moved others."""
    moved = (row for row in _rows(edition).values() if f"{number}-".startswith(f"{row.new}-"))
    before = (row.old + number.removeprefix(row.new) for row in moved)
    there = f"{number}@{edition}"
    return next((old for old in (number, *before) if renumbered(old, edition) == there), "")


@cache
def in_edition(clauses: tuple[str, ...], edition: str) -> tuple[str, ...]:
    """Numbers of clauses in an edition, each once, without those that are gone."""
    if edition == EDITIONS[0]:
        return clauses
    names = (name for number in clauses for name in (renumbered(number, edition), *_also(number, edition)))
    return tuple(dict.fromkeys(filter(None, names)))


def _also(number: str, edition: str) -> tuple[str, ...]:
    row = _rows(edition).get(number)
    return tuple(f"{name}@{edition}" for name in row.also) if row is not None else ()


@cache
def all_numbers(number: str) -> tuple[str, ...]:
    """Numbers of a clause of the first edition in every edition."""
    return (number, *filter(None, (renumbered(number, edition) for edition in EDITIONS[1:])))


@cache
def _rows(edition: str) -> Mapping[str, MovedRow]:
    return {row.old: row for row in moved_clauses(edition).rows}
