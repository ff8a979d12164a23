"""Result of taking an edition apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from judgeapp.editions.doubts import Doubt
from judgeapp.editions.edition import EditionFacts, PrintedLine
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import Residue, Span


class Head(NamedTuple):
    """Printed number of a clause and its place, which is empty if the judge stated the number."""

    span: Span
    number: str


class TakenApart(NamedTuple):
    """Rulebook parsed to passages, with its doubts."""

    parsed: ParsedSource
    heads: dict[str, Head]  # of clauses, by their ids
    doubts: tuple[Doubt, ...] = ()
    wrong: str = ""  # why it is not this kind of rulebook; empty if it is
    referring: Mapping[str, str] = MappingProxyType({})  # numbers printed with references, by their quoted titles

    @classmethod
    def nothing(cls, lines: Sequence[PrintedLine], starts: Sequence[int], why: str) -> TakenApart:
        residue = (
            Residue(start, start + len(line.text), line.aside) for start, line in zip(starts, lines, strict=True)
        )
        return cls(ParsedSource((), {}, tuple(residue)), {}, wrong=why)


def passage_id(facts: EditionFacts, number: str) -> str:
    return f"{facts.key}:{number}"
