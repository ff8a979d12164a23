"""The pages of the update history: each is an edition of its own, and names clauses by the numbers of that edition."""

from __future__ import annotations

import re

from judgeapp.library import Library
from judgeapp.rulebook.passage import Block, CrossReference, Passage, PassageKind

_EDITION = re.compile(r"\((\d+)/(\d+)/(\d+)\)\s*Ver\.\s*([\d.]+)")
_NUMBER = re.compile(r"\d+(?:-\d+)*")


def edition_of(passage: Passage) -> tuple[str, str] | None:
    """Edition and ISO date that a page of the update history is on; None for other passages."""
    match = _EDITION.match(passage.heading) if passage.kind is PassageKind.HISTORY else None
    if match is None:
        return None
    year, month, day, edition = match.groups()
    return edition, f"{year}-{month:0>2}-{day:0>2}"


def links_today(library: Library, passage: Passage, block: Block) -> tuple[CrossReference, ...]:
    """The numbers in a page of the update history that lead to a clause of today."""
    of = edition_of(passage)
    entries = {e.printed: e for e in library.corpus.history.entries if (e.edition, e.date) == of}
    links: list[CrossReference] = []
    at = 0
    for line in block.text.split("\n"):
        if (entry := entries.get(line)) is not None:
            targets = dict(zip(entry.numbers, entry.lands_on, strict=True))
            if entry.lands_on and (into := _NUMBER.search(entry.into)):
                targets.setdefault(into[0], entry.lands_on[0])
            for match in _NUMBER.finditer(line):
                target = targets.get(match[0])
                if target is not None and library.corpus.clause(target) is not None:
                    links.append(CrossReference(at + match.start(), at + match.end(), target))
        at += len(line) + 1
    return tuple(links)
