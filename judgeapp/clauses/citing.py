"""Clauses as written for a reader, and as running text mentions them: those of the leading edition by their number
alone, others with their edition before it, as in 16-5 and 3.6:16-4. The callers say which edition that is; nothing here
looks at a clock."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from judgeapp.clauses.renumbering import EDITIONS, NEWEST, former_number, in_edition, played_for, renumbered
from judgeapp.messages.message import Message
from judgeapp.messages.punctuation import comma_list, comma_message

# Like the language of messages, it is one for the whole program.
_leading = _duels = _named = NEWEST


def set_leading(edition: str, duels: str = "", named: str = "") -> None:
    """Make this the leading edition. `duels`: name of the edition that duels use meanwhile; `named`: the edition whose
    clauses are written by their number alone. Each where it is not the newest that is known and not newer."""
    global _leading, _duels, _named
    _leading, _duels, _named = edition, duels or played_for(edition), named or played_for(edition)


def leading() -> str:
    return _leading


def leading_played() -> str:
    """Name of the edition that duels use while this one leads."""
    return _duels


def edition_of(clause: str) -> str:
    """Edition of a clause: "4.2" for 16-5@4.2, the built-in one for a number alone."""
    return clause.partition("@")[2] or EDITIONS[0]


def is_within(clause: str, number: str) -> bool:
    """True for a clause of that number and those below it, of the same edition."""
    below, above = (name.partition("@")[0] for name in (clause, number))
    return edition_of(clause) == edition_of(number) and f"{below}-".startswith(f"{above}-")


def citation(clause: str) -> str:
    """A clause as cited by itself; anything but a number stays as it is."""
    (cited,) = citation_run((clause,))
    return cited


def citation_run(clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Clauses cited in a row: each names its edition only if it differs from the one before, as in 9-1-5, 3.6:16-43,
    16-44. The first is of the leading edition unless it says otherwise; while the numbers of that one are unknown, of
    the newest edition before it."""
    return _run(clauses, _named)


def cited_list(clauses: Iterable[str]) -> str:
    """Clauses in a row, with commas between them."""
    return comma_list(citation_run(tuple(clauses)))


def cited_message(clauses: Iterable[str]) -> Message:
    """Citation of clauses, with the commas of the language shown."""
    return comma_message(citation_run(tuple(clauses)))


def by_leading(clauses: Iterable[str]) -> tuple[str, ...]:
    """Clauses of the built-in edition, as in data, by their numbers in the leading one, or in the newest playable that
    is not newer; unchanged if that is the built-in one, or they are gone."""
    edition, some = played_for(_leading), tuple(clauses)
    if edition == EDITIONS[0]:
        return some
    return tuple(dict.fromkeys(name for clause in some for name in in_edition((clause,), edition) or (clause,)))


def written(clauses: Iterable[str]) -> tuple[str, ...]:
    """Clauses as in data, each as a reader writes it: 16-5, or with its edition if that is not the leading one."""
    edition = played_for(_leading)
    names = (renumbered(clause, edition) or clause if edition != EDITIONS[0] else clause for clause in clauses)
    return tuple(dict.fromkeys(map(citation, names)))


def names_of(clause: str) -> tuple[str, ...]:
    """Names that data may have for a clause that a reader writes: 16-4 and 16-5@4.2 for "16-5"."""
    before, _, rest = clause.strip().rpartition(":")
    number, _, behind = rest.partition("@")
    edition = before or behind or played_for(_leading)
    if edition == EDITIONS[0]:
        return (number,)
    former = former_number(number, edition) if edition in EDITIONS else ""
    return tuple(filter(None, (former, f"{number}@{edition}")))


@cache
def _run(clauses: tuple[str, ...], leading: str) -> tuple[str, ...]:
    cited, before = [], leading
    for clause in clauses:
        number = clause.partition("@")[0]
        is_number = number[:1].isdigit()
        edition = edition_of(clause) if is_number else before
        cited.append(f"{edition}:{number}" if edition != before else number)
        before = edition
    return tuple(cited)


_NAMED = re.compile(
    r"(?<![\w.@-])(?:(?P<before>\d{1,3}\.\d{1,3}):)?(?P<number>\d{1,2}(?:-\d{1,2})+)"
    r"(?:@(?P<behind>\d{1,3}\.\d{1,3}))?(?![\w@-])"
)


class ClauseMention(NamedTuple):
    """Position in the text, and the clause: 16-4, or with its edition 16-44@4.2."""

    start: int
    end: int
    clause: str


def mentioned_clauses(text: str) -> Iterator[ClauseMention]:
    """Numbers in a text that may be clauses; whether they exist is not checked."""
    for match in _NAMED.finditer(text):
        number, edition = match["number"], match["behind"] or match["before"]
        clause = f"{number}@{edition}" if edition else number
        yield ClauseMention(match.start(), match.end(), clause)


def by_edition(clause: str, edition: str) -> str:
    """A clause with its edition; `edition` is used if it names none."""
    return clause if "@" in clause else f"{clause}@{edition}"
