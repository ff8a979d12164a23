"""The Comprehensive Rules: a tree of numbered clauses, with examples, references and history."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from judgeapp.rulebook.history import History, parse_history
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.passage import (
    Block,
    BlockKind,
    Change,
    CrossReference,
    Note,
    NoteKind,
    Passage,
    PassageKind,
    Residue,
    Span,
)

_CLAUSE = re.compile(r"(?P<number>\d+(?:-\d+)*)\.\s?(?P<body>.*)")
_CONTENTS_LINE = re.compile(r".*(?:\.{3,}|\. ).*\d+$")
_EXAMPLE_OPENS = "（例："
_REFERENCE_OPENS = "详情请参照"
# A reference names the clause and quotes its title: 15-6“处理条件”·15-7“任意处理条件”
_REFERENCE_TARGET = re.compile(r"(?P<number>\d+(?:-\d+)*)“")
_HISTORY_HEADING = "更新履历"
_BODY_HEADING = "综合规则正文"


@dataclass(frozen=True)
class _Line:
    start: int
    text: str

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def parse(source: Rulebook, text: str) -> ParsedSource:
    """Take the Comprehensive Rules apart. Raises nothing: what does not fit becomes residue without a reason, and the
    check reports it."""
    lines = _lines(text)
    body_at = _body_start(lines)
    history_at = next((i for i in range(len(lines) - 1, -1, -1) if lines[i].text == _HISTORY_HEADING), len(lines))

    residue = [
        Residue(line.start, line.end, _front_matter_reason(line)) for line in lines[:body_at] if line.text.strip()
    ]
    printed: list[tuple[str, str, _Line]] = []
    for line in lines[body_at:history_at]:
        if match := _CLAUSE.fullmatch(line.text):
            printed.append((match["number"], match["body"], line))
        elif line.text.strip():
            residue.append(Residue(line.start, line.end, ""))

    numbered = _mend_repeated_numbers(printed)
    heading, *history_lines = lines[history_at:] or [_Line(len(text), "")]
    if heading.text:
        residue.append(Residue(heading.start, heading.end, "heading of the update history"))
    history = parse_history(source, [(line.start, line.text) for line in history_lines])
    passages = _clauses(source, numbered, history)
    spans = {p.id: (Span(c.line.start, c.line.end),) for p, c in zip(passages, numbered, strict=True)}
    return ParsedSource(
        passages=(*passages, *history.passages), spans=spans | history.spans, residue=tuple(residue), history=history
    )


def clause_id(source: Rulebook, number: str) -> str:
    return f"{source.key}:{number}"


@dataclass(frozen=True)
class _Printed:
    number: str
    body: str
    line: _Line
    notes: tuple[Note, ...]


def _mend_repeated_numbers(printed: Sequence[tuple[str, str, _Line]]) -> list[_Printed]:
    """A number printed twice in a row is the next one the second time (7-2-2-11, 7-2-2-12)."""
    result: list[_Printed] = []
    for number, body, line in printed:
        notes: tuple[Note, ...] = ()
        if result and result[-1].number == number:
            head, _, last = number.rpartition("-")
            mended = f"{head}-{int(last) + 1}"
            notes = (Note(NoteKind.RENUMBERED, printed=number, correct=mended),)
            number = mended
        result.append(_Printed(number, body, line, notes))
    return result


def _clauses(source: Rulebook, printed: Sequence[_Printed], history: History) -> list[Passage]:
    parents = {clause.number.rpartition("-")[0] for clause in printed}
    changes: dict[str, list[Change]] = {}
    for entry in history.entries:
        for number, today in zip(entry.numbers, entry.lands_on, strict=True):
            if today is not None:
                change = Change(entry.edition, entry.date, entry.kind, number)
                changes.setdefault(today, []).append(change)
    return [
        _clause(source, clause, clause.number in parents, tuple(changes.get(clause.number, ()))) for clause in printed
    ]


def _clause(source: Rulebook, clause: _Printed, has_children: bool, changes: tuple[Change, ...]) -> Passage:
    # A title is short and is not a sentence; a rule that has sub-clauses ends in 。 or ：
    is_heading = has_children and not re.search("[。：，]", clause.body)
    parts = clause.number.split("-")
    return Passage(
        id=clause_id(source, clause.number),
        source=source.key,
        language=source.language,
        kind=PassageKind.HEADING if is_heading else PassageKind.CLAUSE,
        number=clause.number,
        heading=clause.body.strip() if is_heading else "",
        path=tuple(clause_id(source, "-".join(parts[:i])) for i in range(1, len(parts))),
        blocks=() if is_heading else tuple(_blocks(clause.body)),
        notes=clause.notes,
        changes=changes,
    )


def _blocks(body: str) -> Iterable[Block]:
    """The rule and its examples, apart. An example runs to the bracket that closes it."""
    at = 0
    while (start := body.find(_EXAMPLE_OPENS, at)) >= 0:
        end = _closing_bracket(body, start)
        yield from _block(BlockKind.TEXT, body[at:start])
        yield from _block(BlockKind.EXAMPLE, body[start:end])
        at = end
    yield from _block(BlockKind.TEXT, body[at:])


def _block(kind: BlockKind, text: str) -> Iterable[Block]:
    text = text.strip()
    if text:
        yield Block(kind, text, links=tuple(_references(text)))


def _references(text: str) -> Iterable[CrossReference]:
    at = 0
    while (start := text.find(_REFERENCE_OPENS, at)) >= 0:
        end = _closing_bracket(text, start - 1)
        for match in _REFERENCE_TARGET.finditer(text, start, end):
            yield CrossReference(match.start("number"), match.end("number"), match["number"])
        at = end


def _closing_bracket(text: str, start: int) -> int:
    """The position after the bracket that closes the one at `start`; the end if none does."""
    depth = 0
    for i in range(start, len(text)):
        depth += {"（": 1, "）": -1}.get(text[i], 0)
        if depth == 0:
            return i + 1
    return len(text)


def _lines(text: str) -> list[_Line]:
    lines: list[_Line] = []
    start = 0
    for line in text.split("\n"):
        lines.append(_Line(start, line))
        start += len(line) + 1
    return lines


def _body_start(lines: Sequence[_Line]) -> int:
    """The index of the first line after the contents table."""
    contents = [i for i, line in enumerate(lines) if _CONTENTS_LINE.fullmatch(line.text) and "..." in line.text]
    return contents[-1] + 1 if contents else 0


def _front_matter_reason(line: _Line) -> str:
    if "..." in line.text or line.text == _BODY_HEADING:
        return "contents table"
    return "title page"
