"""The glossary: groups of terms, each with its definition after a tab."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.parsing.layout import load_layout, note_misprints
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.parsing.typeset import Copy, TypesetLine, blocks, lines_of, plain, set_aside, spans
from judgeapp.rulebook.passage import Passage, PassageKind, Residue

_GROUP_MARK = "■"
_PARAGRAPH_MARK = re.compile(r"</?p>")
# The copy has a blank for each line break in a definition of the table: after a full stop, and between the card's words
# and their meaning.
_PARAGRAPH_GAP = re.compile(r"(?<=。) +|(?<=[\u4e00-\u9fffx]) +(?=[\u4e00-\u9fff])|</?p>")


@dataclass(frozen=True)
class _Row:
    """A line of the table: the start and end of the term and of the definition."""

    id: str
    path: tuple[str, ...]
    term: tuple[int, int]
    definition: tuple[int, int]

    @property
    def is_group(self) -> bool:
        return not self.path


def parse(source: Rulebook, text: str) -> ParsedSource:
    """Take the glossary apart. Raises nothing: a line without a tab, a term without a definition or a group without
    terms becomes residue without a reason."""
    layout = load_layout(source)
    lines = lines_of(text)
    rows = tuple(_rows(source, lines, text))
    groups = {row.path[0] for row in rows if row.path}
    kept = [row for row in rows if row.path or row.id in groups]
    copy = set_aside(text, (*_residue(text, kept), *_unexplained(lines, kept)))
    passages, unseen = note_misprints([_passage(source, copy, row) for row in kept], layout.misprints)
    return ParsedSource(
        passages=passages,
        spans={row.id: spans(copy, (row.term, row.definition)) for row in kept},
        residue=(*copy.residue, *(Residue(len(text), len(text), "") for _ in unseen)),
    )


def _rows(source: Rulebook, lines: Iterable[TypesetLine], text: str) -> Iterator[_Row]:
    group = term = 0
    for line in lines:
        # The tab behind the name of a group is white space at the end of its line.
        name, tab, definition = text[line.start : line.end].partition("\t")
        split = line.start + len(name)
        if name.startswith(_GROUP_MARK):
            group, term = group + 1, 0
            yield _Row(f"{source.key}:{group}", (), (line.start, split), (split, line.end))
        elif tab and _PARAGRAPH_MARK.sub("", definition).strip() and group:
            term += 1
            above = f"{source.key}:{group}"
            yield _Row(f"{above}.{term}", (above,), (line.start, split), (split, line.end))


def _residue(text: str, rows: Iterable[_Row]) -> Iterator[Residue]:
    for row in rows:
        if row.is_group:
            yield Residue(row.term[0], row.term[0] + 1, "mark before a heading")
            if text[slice(*row.definition)].strip():
                yield Residue(row.definition[0] + 1, row.definition[1], "column heading")
        for mark in _PARAGRAPH_MARK.finditer(text, *row.definition):
            yield Residue(mark.start(), mark.end(), "paragraph mark <p>")


def _unexplained(lines: Iterable[TypesetLine], rows: Iterable[_Row]) -> Iterator[Residue]:
    known = {row.term[0] for row in rows}
    for line in lines:
        if line.start not in known:
            yield Residue(line.start, line.end, "")


def _passage(source: Rulebook, copy: Copy, row: _Row) -> Passage:
    paragraphs = [] if row.is_group else list(_paragraphs(copy.text, *row.definition))
    return Passage(
        id=row.id,
        source=source.key,
        language=source.language,
        kind=PassageKind.HEADING if row.is_group else PassageKind.ENTRY,
        heading=plain(copy, *row.term),
        path=row.path,
        blocks=blocks(copy, paragraphs, wrapped=False),
    )


def _paragraphs(text: str, start: int, end: int) -> Iterator[TypesetLine]:
    at = start
    for gap in (*_PARAGRAPH_GAP.finditer(text, start, end), None):
        stop = gap.start() if gap else end
        for line in lines_of(text[at:stop]):
            yield replace(line, start=at + line.start, end=at + line.end, indent=0)
        at = gap.end() if gap else end
