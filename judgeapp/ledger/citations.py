"""The clause numbers that code, scenarios, ledger and our readings name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

# 7-1-3-2, not a part of a longer word or number such as a date; of another edition 16-44@4.2.
_CLAUSE = re.compile(r"(?<![\w.-])\d{1,2}(?:-\d{1,2}){1,5}(?:@\d+\.\d+)?(?![\w@-])")


def clauses_in(text: str) -> Iterator[str]:
    """Every clause number that a text names."""
    return (text[start:end] for start, end in clause_places(text))


def clause_places(text: str) -> Iterator[tuple[int, int]]:
    """Where a text names a clause number, as `text[start:end]`."""
    return (match.span() for match in _CLAUSE.finditer(text))


def named_clauses(checkout: Path) -> dict[str, str]:
    """Every clause named in the engine's code, in scenarios, in the ledger and in our readings
    of a checkout, with a file that names it."""
    found: dict[str, str] = {}
    for folder, pattern in (
        ("judgeapp/engine", "*.py"),
        ("judgeapp/engine", "*.yaml"),
        ("tests/scenarios", "*.yaml"),
        ("rules_corpus/scenes", "*.yaml"),
        ("rules_corpus/questions", "*.yaml"),
        ("rules_corpus/ledger", "*.yaml"),
        ("rules_corpus", "readings.yaml"),
    ):
        for file in sorted((checkout / folder).rglob(pattern)):
            if file.name == "texts.yaml":
                continue
            for clause in clauses_in(file.read_text(encoding="utf-8")):
                found.setdefault(clause, str(file.relative_to(checkout)))
    return found
