"""Measurement of the search on queries whose right answers are known."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.passage import Passage
from judgeapp.search.answer import Answer

_DEPTH = 50  # hits among which the expected clause is looked for
MAX_BYTES = 1 << 20  # of a query file
MAX_QUERIES = 2_000
_MAX_LENGTH = 2_000  # letters of a query
_RANK = re.compile("[1-9][0-9]{0,3}")


class GoldQuery(Struct, frozen=True):
    """One of `clauses`, or a clause below it, must be among the first `within` hits. `answers` are the questions with
    proven answers that answer it; None if nobody has looked."""

    text: str
    clauses: tuple[str, ...]
    within: int
    answers: tuple[str, ...] | None = None


class GoldOutcome(Struct, frozen=True):
    """Answer to a query: `rank` is the place of the first expected hit, from 1, or 0 if it is not there; `proven` the
    question that it was answered with, empty for none; `perhaps` those that were offered."""

    query: GoldQuery
    rank: int
    hit: bool
    proven: str = ""
    perhaps: tuple[str, ...] = ()

    @property
    def is_answered_rightly(self) -> bool:
        return self.proven in (self.query.answers or ())

    @property
    def is_offered_rightly(self) -> bool:
        return not set(self.perhaps).isdisjoint(self.query.answers or ())

    @property
    def is_answered_wrongly(self) -> bool:
        return bool(self.proven) and self.query.answers is not None and not self.is_answered_rightly


class Measure(Struct, frozen=True):
    """Figures of all queries: `asked` have known answers; `right` and `wrong` count those answered so, `offered` those
    not answered, but with the right answer offered."""

    outcomes: tuple[GoldOutcome, ...]
    hits: int
    share: float
    mean_reciprocal_rank: float
    asked: int = 0
    right: int = 0
    wrong: int = 0
    offered: int = 0


Numbers = Callable[[Passage], tuple[str, ...]]


class Answers(Protocol):
    def __call__(self, question: str, *, limit: int) -> Answer: ...


def read_gold(file: Path) -> tuple[GoldQuery, ...]:
    """Read tab separated query, clause numbers, rank and, if it is known, the questions that answer it ("-" for none);
    a first line may name the columns.

    Raises InputError that names file and line."""
    lines = read_untrusted_text(file, MAX_BYTES).splitlines()
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if numbered and not any(char.isdigit() for char in numbered[0][1]):
        numbered = numbered[1:]
    queries = tuple(_query(line, f"{file}:{number}") for number, line in numbered)
    if not queries:
        raise InputError("it has no query", where=str(file))
    if len(queries) > MAX_QUERIES:
        raise InputError("there are more than {most:,} queries", where=str(file), mend="Split it", most=MAX_QUERIES)
    return queries


def refuse_unknown_answers(queries: Iterable[GoldQuery], known: Iterable[str], file: Path) -> None:
    """Raises InputError if an answer is not a question with a proven answer: it could never be right."""
    ids = frozenset(known)
    for query in queries:
        for name in query.answers or ():
            if name not in ids:
                raise InputError("no question {id!r} to answer {text!r}", where=str(file), id=name, text=query.text)


def _query(line: str, where: str) -> GoldQuery:
    columns = [column.strip() for column in line.split("\t")]
    if len(columns) not in (3, 4) or not _RANK.fullmatch(columns[2]) or len(columns[0]) > _MAX_LENGTH:
        raise InputError(
            "a line needs a query, clause numbers and a rank, with tabs between",
            where=where,
            mend="For example: blocker<TAB>16-4,12-1<TAB>2",
        )
    clauses = tuple(_listed(columns[1]))
    answers = None if len(columns) == 3 else tuple(_listed(columns[3]))
    return GoldQuery(columns[0], clauses, int(columns[2]), answers)


def _listed(column: str) -> Iterator[str]:
    return (part.strip() for part in column.split(",") if part.strip() not in ("", "-"))


def measure(answers: Answers, queries: Iterable[GoldQuery], numbers: Numbers) -> Measure:
    """`numbers` returns a passage's numbers in the built-in edition, which name the expected clauses."""
    outcomes = tuple(_outcome(answers, query, numbers) for query in queries)
    hits = sum(o.hit for o in outcomes)
    reciprocal = sum(1 / o.rank for o in outcomes if o.rank)
    return Measure(
        outcomes,
        hits,
        hits / len(outcomes),
        reciprocal / len(outcomes),
        sum(o.query.answers is not None for o in outcomes),
        sum(o.is_answered_rightly for o in outcomes),
        sum(o.is_answered_wrongly for o in outcomes),
        sum(o.is_offered_rightly for o in outcomes),
    )


def _outcome(answers: Answers, query: GoldQuery, numbers: Numbers) -> GoldOutcome:
    answer = answers(query.text, limit=_DEPTH)
    named = [numbers(hit.passage) for hit in answer.hits]
    rank = next((i for i, some in enumerate(named, 1) if any(_expected(n, query.clauses) for n in some)), 0)
    proven = answer.proven.id if answer.proven else ""
    perhaps = tuple(question.id for question in answer.perhaps)
    return GoldOutcome(query, rank, 0 < rank <= query.within, proven, perhaps)


def _expected(number: str, clauses: Sequence[str]) -> bool:
    return any(number == clause or number.startswith(f"{clause}-") for clause in clauses)
