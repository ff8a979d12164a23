"""Clauses of editions whose text is not available, in our words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, renumbered, row_of
from judgeapp.files.packaged import packaged
from judgeapp.rulebook.manifest import CitedEdition, Manifest
from judgeapp.rulebook.passage import Block, BlockKind, Passage, PassageKind

# Appended if the number itself doesn't say so.
_INFERRED = "the number is inferred"


class CitedClause(Struct, frozen=True, forbid_unknown_fields=True):
    """One clause: its number and heading in its edition, and its content."""

    number: str
    heading: str
    says: str
    inferred: bool = False  # the number follows from its place, and nothing names it


def cited_clauses(manifest: Manifest) -> Iterator[Passage]:
    """Each clause as a passage whose number names its edition: 16-44@4.2."""
    for edition in manifest.cited:
        for clause in packaged("rules_corpus", edition.file, list[CitedClause]):
            number = f"{clause.number}@{edition.edition}"
            says = f"{clause.says} ({_INFERRED})" if clause.inferred else clause.says
            yield _passage(edition, number, clause.heading, (Block(BlockKind.TEXT, says),))


def moved_passages(manifest: Manifest, clauses: Iterable[Passage]) -> dict[str, Passage]:
    """Clauses that an edition that is only cited calls otherwise, or that have the same number there, by that number:
    4-15-1@4.2. Each says which clauses of the edition available it was, and what these come to. `clauses`: those, in
    words of ours."""
    own = tuple(clauses)
    return {
        number: _moved(edition, number, before)
        for edition in manifest.cited
        if edition.edition in EDITIONS
        for number, before in _group_by_new_number(own, edition.edition).items()
    }


def _group_by_new_number(own: Iterable[Passage], edition: str) -> dict[str, list[Passage]]:
    clauses: dict[str, list[Passage]] = {}
    for clause in own:
        if number := renumbered(clause.number, edition):
            clauses.setdefault(number, []).append(clause)
    return clauses


def _moved(edition: CitedEdition, number: str, before: list[Passage]) -> Passage:
    rows = [row_of(clause.number, edition.edition) for clause in before]
    sure = "" if all(row is None or not row.inferred for row in rows) else f" ({_INFERRED})"
    names = ", ".join(clause.number for clause in before)
    heading = next((clause.heading for clause in before if clause.heading), "")
    origin = Block(BlockKind.TEXT, f"In edition {EDITIONS[0]}: {names}{sure}.")
    texts = (block for clause in before for block in clause.blocks)
    blocks = (origin, *(Block(block.kind, block.text) for block in texts))
    return _passage(edition, number, heading, blocks)


def _passage(edition: CitedEdition, number: str, heading: str, blocks: tuple[Block, ...]) -> Passage:
    return Passage(
        id=f"rules:{number}",
        source=edition.key,
        language="en",
        kind=PassageKind.CLAUSE,
        number=number,
        heading=heading,
        blocks=blocks,
    )
