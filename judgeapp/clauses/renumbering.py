"""What clauses of the built-in Comprehensive Rules are called in a later edition: the tables of
rules_corpus/editions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

# The editions by which can be played; the first is built in.
EDITIONS = ("3.6", "4.2")


class MovedRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a number, and of those below it.

    within   -- it went up in the new clause; by which number below that is not known
    also     -- what else the same rule is told at
    gone     -- it has no number any more
    inferred -- nothing says so by this number: it follows from how its neighbours moved
    because  -- what shows it
    """

    old: str
    because: str
    new: str = ""
    within: bool = False
    also: tuple[str, ...] = ()
    gone: bool = False
    inferred: bool = False


class MovedClauses(Struct, frozen=True, forbid_unknown_fields=True):
    """A table: the edition, the one before which is built in, and what moved from that to it."""

    edition: str
    before: str
    rows: tuple[MovedRow, ...]


@cache
def moved_clauses(edition: str) -> MovedClauses:
    """The table of an edition. Raises FileNotFoundError where there is none."""
    file = files("rules_corpus").joinpath("editions", f"{edition}.yaml")
    return msgspec.yaml.decode(file.read_bytes(), type=MovedClauses)


def row_of(number: str, edition: str) -> MovedRow | None:
    """The row that says what became of a number of the edition before; None where it stayed."""
    rows, parts = _rows(edition), number.split("-")
    heads = ("-".join(parts[:end]) for end in range(len(parts), 0, -1))
    return next((rows[head] for head in heads if head in rows), None)


@cache
def renumbered(number: str, edition: str) -> str:
    """What a number of the edition before is called: "4-15-1@4.2"; empty where it is gone. One that
    names its edition stays as it is, and so does what is no number of a clause."""
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
    """What a number of an edition was in the one before; empty where it is new and has put
    others behind it. What there is in that edition is not known here."""
    moved = (row for row in _rows(edition).values() if f"{number}-".startswith(f"{row.new}-"))
    before = (row.old + number.removeprefix(row.new) for row in moved)
    there = f"{number}@{edition}"
    return next((old for old in (number, *before) if renumbered(old, edition) == there), "")


@cache
def in_edition(clauses: tuple[str, ...], edition: str) -> tuple[str, ...]:
    """What clauses of the edition before are called, each once, without those that are gone."""
    found = (name for number in clauses for name in (renumbered(number, edition), *_also(number, edition)))
    return tuple(dict.fromkeys(filter(None, found)))


@cache
def citation_run(clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Clauses as they are written behind each other: one says its edition where that of the one
    before is another, as in 9-1-5, 4.2:16-44, 16-45. The first of a row is of the built-in one
    unless it says otherwise."""
    said, before = [], EDITIONS[0]
    for clause in clauses:
        number, _, named = clause.partition("@")
        edition = named or EDITIONS[0]
        is_number = number[:1].isdigit()
        said.append(f"{edition}:{number}" if is_number and edition != before else number)
        before = edition if is_number else before
    return tuple(said)


def _also(number: str, edition: str) -> tuple[str, ...]:
    row = _rows(edition).get(number)
    return tuple(f"{name}@{edition}" for name in row.also) if row is not None else ()


@cache
def all_numbers(number: str) -> tuple[str, ...]:
    """What a number of the first edition is called in each edition."""
    later = (renumbered(number, edition) for edition in EDITIONS[1:])
    return (number, *filter(None, later))


@cache
def _rows(edition: str) -> Mapping[str, MovedRow]:
    return {row.old: row for row in moved_clauses(edition).rows}
