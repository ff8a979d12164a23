"""The update history of an edition: a passage for each edition that it tells of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from judgeapp.editions.edition import EditionFacts
from judgeapp.editions.parsing.joining import Joined
from judgeapp.editions.parsing.taken_apart import passage_id
from judgeapp.rulebook.passage import Block, BlockKind, Passage, PassageKind, Residue, Span

_EDITION = re.compile(r"ver(?:sion|\.)?\s*(?P<edition>\d+(?:\.\d+)+)", re.IGNORECASE)
_DATE = re.compile(r"\d{4}\s*[/.年-]\s*\d{1,2}|\d{1,2}[/.]\s*\d{1,2}[/.]\s*\d{4}|[A-Z][a-z]+ \d+, \d{4}")


@dataclass(frozen=True)
class ToldHistory:
    found: tuple[tuple[Passage, Joined], ...] = ()
    residue: tuple[Residue, ...] = ()


def told_history(
    facts: EditionFacts, printed: Sequence[tuple[int, str]], starts: Sequence[int], since: int
) -> ToldHistory:
    """One passage for each edition that it tells of; each line is a paragraph."""
    lines = [(i, text) for i, text in printed if i >= since]
    if not lines:
        return ToldHistory()
    heading, rest = lines[0], lines[1:]
    residue = [Residue(starts[heading[0]], starts[heading[0]] + len(heading[1]), "heading of the update history")]
    if _EDITION.search(heading[1]):  # it has none
        rest, residue = lines, []
    groups: list[list[tuple[int, str]]] = []
    for i, text in rest:
        if (_EDITION.search(text) and (_DATE.search(text) or len(text) < 40)) or not groups:
            groups.append([])
        groups[-1].append((i, text))
    found: list[tuple[Passage, Joined]] = []
    ids: set[str] = set()
    for group in groups:
        match = _EDITION.search(group[0][1])
        name = passage_id(facts, f"history-{match['edition'] if match else 'before'}")
        while name in ids:
            name += "-again"
        ids.add(name)
        found.append(_told_of(facts, name, group, starts))
    return ToldHistory(tuple(found), tuple(residue))


def _told_of(
    facts: EditionFacts, name: str, group: Sequence[tuple[int, str]], starts: Sequence[int]
) -> tuple[Passage, Joined]:
    (_, heading), *rest = group
    told = "\n".join(text for _, text in rest)
    passage = Passage(
        id=name,
        source=facts.key,
        language=facts.language,
        kind=PassageKind.HISTORY,
        number="",
        heading=heading,
        path=(),
        blocks=(Block(BlockKind.TEXT, told),) if told else (),
    )
    spans = [Span(starts[i], starts[i] + len(text)) for i, text in group]
    return passage, Joined(told, spans)
