"""Imported editions for tests."""

from __future__ import annotations

from judgeapp.editions.doubts import ReadEdition
from judgeapp.editions.edition import EditionFacts, ImportedEdition, PrintedLine, Provenance, RulebookKind, SettledLine
from judgeapp.editions.importing import lines_of_text
from judgeapp.editions.parsing.furniture import with_furniture
from judgeapp.editions.taking_apart import read_edition
from judgeapp.rulebook.passage import Passage

COME = Provenance("rules.txt", "0" * 64, 1, 1, "2026-09-01T10:00:00+00:00", "0")
FACTS = EditionFacts("Comprehensive Rules", "4.2", "2026-08-18", "en", RulebookKind.CLAUSES)


def made_edition(title: str, edition: str = "4.2") -> ImportedEdition:
    """A small edition to save."""
    facts = EditionFacts(title, edition, "", "en", RulebookKind.CLAUSES)
    lines = lines_of_text("\n".join(f"1-{n}. Clause {n} of it." for n in range(1, 200)))
    return ImportedEdition(facts, COME, lines)


def of_lines(
    lines: tuple[PrintedLine, ...], facts: EditionFacts = FACTS, settled: tuple[SettledLine, ...] = ()
) -> ReadEdition:
    return read_edition(ImportedEdition(facts, COME, lines, settled))


def of_text(text: str, facts: EditionFacts = FACTS, settled: tuple[SettledLine, ...] = ()) -> ReadEdition:
    return of_lines(with_furniture(lines_of_text(text)), facts, settled)


def clauses(read: ReadEdition) -> dict[str, Passage]:
    return {p.number: p for p in read.passages if p.number}


def dense(text: str) -> str:
    """A text without white space, in which two prints may differ."""
    return "".join(text.split())
