"""The examples that the Comprehensive Rules print, and the scenarios that play them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from judgeapp.ledger.ledger import LedgerTrouble
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import BlockKind


class Example(Struct, frozen=True):
    """The example of a clause. `scenarios`: those that pass and play it as it is printed."""

    clause: str
    scenarios: tuple[str, ...] = ()


def examples(corpus: Corpus, played: Mapping[str, Iterable[str]]) -> tuple[Example, ...]:
    """Every example in the order of the rules. `played`: names of passing scenarios by clause."""
    return tuple(
        Example(passage.number, tuple(sorted(played.get(passage.number, ()))))
        for chapter in corpus.roots(RULES)
        for passage in corpus.tree(chapter)
        if any(block.kind is BlockKind.EXAMPLE for block in passage.blocks)
    )


def without_example(corpus: Corpus, named: Iterable[str]) -> tuple[LedgerTrouble, ...]:
    """Clauses that scenarios say they play the example of, and that have none."""
    having = {example.clause for example in examples(corpus, {})}
    return tuple(
        LedgerTrouble(clause, "a scenario says that it plays its example, and it has none")
        for clause in named
        if clause not in having
    )
