"""From the lines of a copy back to paragraphs, with an account of every character."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from judgeapp.rulebook.parsing.furigana import Furigana
from judgeapp.rulebook.passage import Block, BlockKind, Residue, Span, SpokenAs

_SENTENCE_ENDS = tuple("。！？!?…)）』")
_PARAGRAPH_OPENS = re.compile(r"[●☆★・•※①-⑳]|- |\d{1,2}[.．](?!\d)|[A-Z]\.|例[:：]")
_EXAMPLE = re.compile(r"※?例[:：]")


@dataclass(frozen=True)
class TypesetLine:
    """A line without the white space around it."""

    start: int
    end: int
    text: str
    index: int = 0  # its place among all lines that are not blank
    indent: int = 0  # number of blanks before it
    blank: int = 0  # number of blank lines before it


@dataclass(frozen=True)
class Copy:
    """A source text, what of it is residue, and its readings by the place of their kana."""

    text: str
    residue: tuple[Residue, ...]
    aside: frozenset[int]
    furigana: Mapping[int, Furigana]


@dataclass(frozen=True)
class _Paragraph:
    """A paragraph; `close` if no blank line sets it off from the one before."""

    text: str
    readings: tuple[SpokenAs, ...] = ()
    close: bool = False


def lines_of(text: str) -> tuple[TypesetLine, ...]:
    """The lines that are not blank."""
    lines: list[TypesetLine] = []
    start = blank = 0
    for raw in text.split("\n"):
        if stripped := raw.strip():
            indent = len(raw) - len(raw.lstrip())
            first = start + indent
            lines.append(TypesetLine(first, first + len(stripped), stripped, len(lines), indent, blank))
            blank = 0
        else:
            blank += 1
        start += len(raw) + 1
    return tuple(lines)


def set_aside(text: str, residue: Iterable[Residue], furigana: Iterable[Furigana] = ()) -> Copy:
    """The copy with all residue known. Of residue that overlaps, what comes first stays whole."""
    kept: list[Residue] = []
    aside: set[int] = set()
    for part in residue:
        positions = range(part.start, part.end)
        if aside.isdisjoint(positions):
            aside.update(positions)
            kept.append(part)
    readings = {f.kana_start: f for f in furigana if f.kana_start not in aside}
    return Copy(text, tuple(kept), frozenset(aside), readings)


def spans(copy: Copy, ranges: Iterable[tuple[int, int]]) -> tuple[Span, ...]:
    """The parts of these ranges that are not residue, without white space at their ends."""
    result: list[Span] = []
    for start, end in ranges:
        for at in range(start, end):
            if at in copy.aside or copy.text[at].isspace():
                continue
            if result and not copy.text[result[-1].end : at].strip():
                result[-1] = Span(result[-1].start, at + 1)
            else:
                result.append(Span(at, at + 1))
    return tuple(result)


def plain(copy: Copy, start: int, end: int) -> str:
    """The text of a range without its residue."""
    return "".join(copy.text[i] for i in range(start, end) if i not in copy.aside).strip()


def blocks(copy: Copy, lines: Sequence[TypesetLine], wrapped: bool) -> tuple[Block, ...]:
    """The paragraphs of these lines; examples apart from the rest. `wrapped`: lines may end inside a sentence; if not,
    each is a paragraph and keeps the indentation that it has against its neighbours."""
    filled = [line for line in lines if plain(copy, line.start, line.end)]
    paragraphs = _unwrapped(copy, filled) if wrapped else _indented(copy, filled)
    runs: list[tuple[BlockKind, list[_Paragraph]]] = []
    for paragraph in paragraphs:
        kind = BlockKind.EXAMPLE if _EXAMPLE.match(paragraph.text) else BlockKind.TEXT
        # An example may go on in lines that follow it without a gap.
        goes_on = paragraph.close and kind is BlockKind.TEXT
        if runs and (goes_on or runs[-1][0] is kind):
            runs[-1][1].append(paragraph)
        else:
            runs.append((kind, [paragraph]))
    return tuple(_block(kind, run) for kind, run in runs)


def _block(kind: BlockKind, paragraphs: Sequence[_Paragraph]) -> Block:
    whole = paragraphs[0]
    for paragraph in paragraphs[1:]:
        whole = _joined(whole, paragraph, "\n")
    return Block(kind, whole.text, readings=whole.readings)


def _unwrapped(copy: Copy, lines: Sequence[TypesetLine]) -> list[_Paragraph]:
    paragraphs: list[_Paragraph] = []
    last: TypesetLine | None = None
    for line in lines:
        paragraph = _paragraph(copy, line)
        if last and _continues(paragraphs[-1].text, last, line):
            blank = " " if f"{paragraphs[-1].text[-1]}{paragraph.text[0]}".isascii() else ""
            paragraphs[-1] = _joined(paragraphs[-1], paragraph, blank)
        else:
            close = last is not None and _adjoins(last, line)
            paragraphs.append(replace(paragraph, close=close))
        last = line
    return paragraphs


def _continues(before: str, last: TypesetLine, line: TypesetLine) -> bool:
    """True if a line is the rest of the sentence before it.

    Where a picture was between two lines, the copy has more than one blank line."""
    near = line.index == last.index + 1 and line.blank < 2
    opens = _PARAGRAPH_OPENS.match(line.text)
    return near and not before.endswith(_SENTENCE_ENDS) and not opens


def _adjoins(last: TypesetLine, line: TypesetLine) -> bool:
    return line.index == last.index + 1 and line.blank == 0


def _indented(copy: Copy, lines: Sequence[TypesetLine]) -> Iterator[_Paragraph]:
    runs: list[list[TypesetLine]] = []
    for line in lines:
        if runs and _adjoins(runs[-1][-1], line):
            runs[-1].append(line)
        else:
            runs.append([line])
    for run in runs:
        margin = min(line.indent for line in run)
        for line in run:
            yield _joined(_Paragraph(" " * (line.indent - margin)), _paragraph(copy, line), "")


def _paragraph(copy: Copy, line: TypesetLine) -> _Paragraph:
    letters: list[str] = []
    readings: list[SpokenAs] = []
    at = line.start
    while at < line.end:
        if reading := copy.furigana.get(at):
            here = len(letters)
            readings.append(SpokenAs(here, here + len(reading.word), reading.kana))
            at = reading.kana_end
            continue
        # White space at the start would move the readings when it is stripped.
        if at not in copy.aside and (letters or not copy.text[at].isspace()):
            letters.append(copy.text[at])
        at += 1
    return _Paragraph("".join(letters).rstrip(), tuple(readings))


def _joined(first: _Paragraph, second: _Paragraph, between: str) -> _Paragraph:
    by = len(first.text) + len(between)
    moved = tuple(SpokenAs(r.start + by, r.end + by, r.kana) for r in second.readings)
    return replace(first, text=first.text + between + second.text, readings=first.readings + moved)
