"""Procedures follow the rulebook: each numbered step under its clause, in order, and with known values."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import judgeapp.engine
from judgeapp.engine.moment import Procedure
from judgeapp.engine.procedures import ALL
from judgeapp.rulebook.corpus import Corpus

ENGINE = Path(judgeapp.engine.__file__).parent
# Clauses with the numbered steps of each procedure.
NUMBERED = {
    "setup": "5-2-1",
    "play": "7-1-3",
    "digivolve": "8-1-3",
    "use": "9-1-9",
    "link": "10-1-3",
    "check": "13-1-7",
    "battle": "14-2",
}
# Names the losers of a battle with a Security Digimon; not a step.
NO_STEP = {"14-2-3"}


@pytest.mark.parametrize("procedure", ALL.values(), ids=lambda p: p.name)
def test_every_step_has_an_existing_clause(procedure: Procedure, corpus: Corpus) -> None:
    assert procedure.steps
    for step in procedure.steps:
        assert corpus.clause(step.clause), f"{procedure.name}: {step.clause}"


@pytest.mark.parametrize(("name", "section"), NUMBERED.items())
def test_the_numbered_steps_of_the_rulebook_are_present_in_order(name: str, section: str, corpus: Corpus) -> None:
    printed = [p.number for p in corpus.children(corpus.passage(f"rules:{section}")) if p.number not in NO_STEP]
    depth = section.count("-") + 2
    steps = ["-".join(s.clause.split("-")[:depth]) for s in ALL[name].steps if s.clause.startswith(f"{section}-")]
    assert list(dict.fromkeys(steps)) == printed


def test_every_value_that_a_step_reads_is_written_somewhere() -> None:
    """A misspelled name would silently read as 0, () or ""."""
    reads: dict[str, str] = {}
    written: set[str] = set()
    for file in sorted(ENGINE.rglob("*.py")):
        nodes = [*ast.walk(ast.parse(file.read_text()))]
        names = {id(name): name for node in nodes if (name := _read_name(node)) is not None}
        reads |= {str(name.value): f"{file.name}:{name.lineno}" for name in names.values()}
        written |= {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}
        texts = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in names)
        written |= {text.value for text in texts if isinstance(text.value, str)}
    assert len(reads) > 90
    assert {name: place for name, place in reads.items() if name not in written} == {}


def _read_name(node: ast.AST) -> ast.Constant | None:
    """Name of the frame value that is read: `frame.number("unit")`, `frame.values.get("unit")`."""
    name: ast.expr | None = None
    match node:
        case ast.Call(func=ast.Attribute(attr="number" | "numbers" | "word" | "words"), args=[name, *_]):
            pass
        case ast.Call(func=ast.Attribute(attr="get", value=ast.Attribute(attr="values")), args=[name, *_]):
            pass
        case ast.Subscript(value=ast.Attribute(attr="values"), slice=name):
            pass
    return name if isinstance(name, ast.Constant) and isinstance(name.value, str) else None
