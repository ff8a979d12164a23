"""Clauses named by the table exist in the Comprehensive Rules."""

from __future__ import annotations

from pathlib import Path

import judgeapp.table
from judgeapp.rulebook.corpus import Corpus
from tests.engine.accepted_texts import clauses_in


def test_every_mentioned_clause_exists(corpus: Corpus) -> None:
    for file in Path(judgeapp.table.__file__).parent.rglob("*.py"):
        for clause in clauses_in(file.read_text(encoding="utf-8")):
            assert corpus.clause(clause) is not None, f"{file.name}: {clause}"
