"""Measuring the search on queries whose right answers are known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from judgeapp.errors import InputError
from judgeapp.incoming import incoming_text
from judgeapp.search.answer import Answer

_DEPTH = 50  # how far down the expected clause is looked for
MOST_BYTES = 1 << 20  # of a file of queries


class GoldQuery(Struct, frozen=True):
    """One of `clauses`, or a clause below it, must be among the first `within` hits."""

    text: str
    clauses: tuple[str, ...]
    within: int


class GoldOutcome(Struct, frozen=True):
    """`rank` is the place of the first expected hit, from 1; 0 if it is not there."""

    query: GoldQuery
    rank: int
    hit: bool


class Measure(Struct, frozen=True):
    outcomes: tuple[GoldOutcome, ...]
    hits: int
    share: float
    mean_reciprocal_rank: float


class Answers(Protocol):
    def __call__(self, question: str, *, limit: int) -> Answer: ...


def read_gold(file: Path) -> tuple[GoldQuery, ...]:
    """Read tab separated query, clause numbers, rank; a first line may name the columns.

    Raises InputError that names file and line.
    """
    lines = incoming_text(file, MOST_BYTES).splitlines()
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if numbered and not any(char.isdigit() for char in numbered[0][1]):
        numbered = numbered[1:]
    queries = tuple(_query(line, f"{file}:{number}") for number, line in numbered)
    if not queries:
        raise InputError("there is no query in it", where=str(file))
    return queries


def _query(line: str, where: str) -> GoldQuery:
    columns = line.split("\t")
    if len(columns) != 3 or not columns[2].strip().isdigit() or int(columns[2]) < 1:
        raise InputError(
            "a line needs a query, clause numbers and a rank, with tabs between",
            where=where,
            mend="For example: blocker<TAB>16-4,12-1<TAB>2",
        )
    clauses = tuple(c.strip() for c in columns[1].split(",") if c.strip())
    return GoldQuery(columns[0].strip(), clauses, int(columns[2]))


def measure(answers: Answers, queries: Iterable[GoldQuery]) -> Measure:
    outcomes = tuple(_outcome(answers, query) for query in queries)
    hits = sum(o.hit for o in outcomes)
    reciprocal = sum(1 / o.rank for o in outcomes if o.rank)
    return Measure(outcomes, hits, hits / len(outcomes), reciprocal / len(outcomes))


def _outcome(answers: Answers, query: GoldQuery) -> GoldOutcome:
    found = [hit.passage.number for hit in answers(query.text, limit=_DEPTH).hits]
    rank = next((i for i, number in enumerate(found, 1) if _expected(number, query.clauses)), 0)
    return GoldOutcome(query, rank, 0 < rank <= query.within)


def _expected(number: str, clauses: Sequence[str]) -> bool:
    return any(number == clause or number.startswith(f"{clause}-") for clause in clauses)
