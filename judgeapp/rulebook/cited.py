"""Clauses of editions whose text is not at hand: what they come to, in our words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from judgeapp.rulebook.manifest import Manifest, corpus_file
from judgeapp.rulebook.passage import Block, BlockKind, Passage, PassageKind


class CitedClause(Struct, frozen=True, forbid_unknown_fields=True):
    """One clause: the number that it has in its edition, its heading there, what it says."""

    number: str
    heading: str
    says: str


def cited_clauses(manifest: Manifest) -> Iterator[Passage]:
    """Each as a passage whose number tells its edition: 16-44@4.2."""
    for edition in manifest.cited:
        clauses = msgspec.yaml.decode(corpus_file(edition.file), type=list[CitedClause])
        for clause in clauses:
            number = f"{clause.number}@{edition.edition}"
            yield Passage(
                id=f"rules:{number}",
                source=edition.key,
                language="en",
                kind=PassageKind.CLAUSE,
                number=number,
                heading=clause.heading,
                path=(),
                blocks=(Block(BlockKind.TEXT, clause.says),),
            )
