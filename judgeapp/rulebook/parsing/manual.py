"""Manuals: sources without markup, taken apart with the help of a layout file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.parsing.furigana import Furigana, find_furigana, missing_readings
from judgeapp.rulebook.parsing.layout import Heading, Layout, load_layout, note_misprints
from judgeapp.rulebook.parsing.parsed import ParsedSource
from judgeapp.rulebook.parsing.typeset import Copy, TypesetLine, blocks, lines_of, plain, set_aside, spans
from judgeapp.rulebook.passage import Passage, PassageKind, Residue, Span

_UNEXPLAINED = ""


def parse(source: Rulebook, text: str) -> ParsedSource:
    """Take a manual apart. Raises nothing: where text and layout disagree, residue without a reason is left, and the
    check reports it."""
    return take_apart(source, text, load_layout(source))


def take_apart(source: Rulebook, text: str, layout: Layout) -> ParsedSource:
    lines = lines_of(text)
    stretches = [_stretch(lines, r.first, r.last, r.reason) for r in layout.residue if r.first]
    outside = [line for line in lines if not any(_inside(line, s) for s in stretches)]
    headed, astray = _headed(outside, layout.headings)
    body = [*astray, *(line for h in headed for line in h.lines)]
    whole_lines = [_whole_lines(body, line, r.reason) for r in layout.residue for line in r.lines]
    marks = [_marks(text, mark, r.reason) for r in layout.residue for mark in r.marks]
    furigana = find_furigana(text, layout.adrift, layout.glued)
    copy = set_aside(
        text,
        (
            *(residue for matches in (*stretches, *whole_lines) for residue in matches),
            *(Residue(line.start, line.end, _UNEXPLAINED) for line in astray),
            *(residue for matches in marks for residue in matches),
            *(residue for f in furigana for residue in _furigana_marks(f)),
            *_heading_marks(headed, layout.heading_marks),
        ),
        furigana,
    )
    parts, empty = _filled(copy, _parts(source, headed))
    passages, unseen = note_misprints([_passage(source, copy, layout, part) for part in parts], layout.misprints)
    unmatched = (
        *(matches for matches in (*stretches, *whole_lines, *marks) if not matches),
        *missing_readings(text, layout.adrift, layout.glued),
        *unseen,
    )
    return ParsedSource(
        passages=passages,
        spans={part.id: spans(copy, part.ranges) for part in parts},
        residue=(
            *copy.residue,
            *(Residue(span.start, span.end, _UNEXPLAINED) for span in empty),
            # What the layout tells and the text does not have has no place in the text.
            *(Residue(len(text), len(text), _UNEXPLAINED) for _ in unmatched),
        ),
    )


def _stretch(lines: Sequence[TypesetLine], first: str, last: str, reason: str) -> tuple[Residue, ...]:
    opening = next((line for line in lines if line.text == first), None)
    if opening is None:
        return ()
    closing = next((line for line in lines[opening.index :] if line.text == last), None)
    return () if closing is None else (Residue(opening.start, closing.end, reason),)


def _inside(line: TypesetLine, stretch: Iterable[Residue]) -> bool:
    return any(r.start <= line.start and line.end <= r.end for r in stretch)


def _whole_lines(lines: Iterable[TypesetLine], text: str, reason: str) -> tuple[Residue, ...]:
    return tuple(Residue(line.start, line.end, reason) for line in lines if line.text == text)


def _marks(text: str, mark: str, reason: str) -> tuple[Residue, ...]:
    matches = re.finditer(mark, text, re.MULTILINE)
    return tuple(Residue(match.start(), match.end(), reason) for match in matches)


def _furigana_marks(furigana: Furigana) -> Iterator[Residue]:
    for start, end in ((furigana.start, furigana.kana_start), (furigana.kana_end, furigana.end)):
        if start < end:
            yield Residue(start, end, "furigana mark ^{ }")


def _heading_marks(headed: Iterable[_Headed], marks: str) -> Iterator[Residue]:
    for h in headed:
        if h.line and h.line.text[0] in marks:
            yield Residue(h.line.start, h.line.start + 1, "mark before a heading")


@dataclass(frozen=True)
class _Headed:
    """A heading with its line, and the lines from there to the next heading."""

    heading: Heading
    line: TypesetLine | None  # None if a passage is resumed and no heading is printed
    lines: tuple[TypesetLine, ...]


def _headed(lines: Sequence[TypesetLine], headings: Iterable[Heading]) -> tuple[list[_Headed], list[TypesetLine]]:
    """Each heading at the first line behind the one before it that reads like it.

    Second, the lines that can't be given to a heading: those before the first one, and those around a heading that is
    missing or out of order."""
    places: list[tuple[int, Heading]] = []
    unsure: set[int] = set()
    at = 0
    for heading in headings:
        opening = next((i for i in range(at, len(lines)) if _opens(heading, lines[i])), None)
        if opening is None:
            unsure.add(len(places) - 1)
        else:
            places.append((opening, heading))
            at = opening + 1
    astray = list(lines[: places[0][0]] if places else lines)
    ends = [*(place for place, _ in places), len(lines)][1:]
    headed: list[_Headed] = []
    for i, ((place, heading), end) in enumerate(zip(places, ends, strict=True)):
        line = None if heading.resumes else lines[place]
        below = lines[place if line is None else place + 1 : end]
        if i in unsure:
            astray += below
            below = ()
        headed.append(_Headed(heading, line, tuple(below)))
    return headed, astray


def _opens(heading: Heading, line: TypesetLine) -> bool:
    if heading.resumes:
        return line.text.startswith(heading.resumes)
    return line.text == heading.text


@dataclass(frozen=True)
class _Part:
    """Part that becomes a passage, and its place."""

    id: str
    path: tuple[str, ...]
    kind: PassageKind
    number: str
    start: int  # of its number, or of its heading if it has none
    heading: tuple[int, int]  # start and end
    lines: tuple[TypesetLine, ...]

    @property
    def below(self) -> list[tuple[int, int]]:
        return [(line.start, line.end) for line in self.lines]

    @property
    def ranges(self) -> list[tuple[int, int]]:
        return [(self.start, self.heading[1]), *self.below]


def _parts(source: Rulebook, headed: Iterable[_Headed]) -> list[_Part]:
    parts: dict[str, _Part] = {}
    opened: dict[int, str] = {}  # the last id on each level
    running: dict[str, int] = {}  # the last number below an id
    for h in headed:
        level = h.heading.level
        if h.line is None:
            if resumed := parts.get(opened.get(level, "")):
                parts[resumed.id] = replace(resumed, lines=(*resumed.lines, *h.lines))
            continue
        opened = {n: i for n, i in opened.items() if n < level}
        path = tuple(opened.values())
        above = f"{path[-1]}." if path else f"{source.key}:"
        running[above] = running.get(above, 0) + 1
        opened[level] = f"{above}{h.heading.name or running[above]}"
        line = h.line
        part = _Part(
            id=opened[level],
            path=path,
            kind=PassageKind.SECTION,
            number="",
            start=line.start,
            heading=(line.start, line.end),
            lines=h.lines,
        )
        own, entries = _entries(part, h.heading.entries)
        parts |= {p.id: p for p in (own, *entries)}
    return list(parts.values())


def _entries(part: _Part, pattern: str) -> tuple[_Part, list[_Part]]:
    """A list's heading with the text before the first entry, and its entries."""
    if not pattern:
        return part, []
    own: list[TypesetLine] = []
    entries: list[_Part] = []
    for line in part.lines:
        if match := re.match(pattern, line.text):
            name_end = line.start + match.end("name")
            rest = replace(line, start=name_end, text=line.text[match.end("name") :], indent=0)
            entry = _Part(
                id=f"{part.id}.{match['number']}",
                path=(*part.path, part.id),
                kind=PassageKind.ENTRY,
                number=match["number"],
                start=line.start,
                heading=(line.start + match.start("name"), name_end),
                lines=(rest,),
            )
            entries.append(entry)
        elif entries:
            entries[-1] = replace(entries[-1], lines=(*entries[-1].lines, replace(line, indent=0)))
        else:
            own.append(line)
    return replace(part, lines=tuple(own)), entries


def _filled(copy: Copy, parts: Sequence[_Part]) -> tuple[list[_Part], list[Span]]:
    """The parts with text in them or below them, and the headings of the others."""
    texts = {part.id for part in parts if spans(copy, part.below)}
    above = {i for part in parts if part.id in texts for i in part.path}
    filled = [
        part if part.id in texts else replace(part, kind=PassageKind.HEADING)
        for part in parts
        if part.id in texts or part.id in above
    ]
    empty = [p for p in parts if p.id not in texts and p.id not in above]
    return filled, [span for part in empty for span in spans(copy, part.ranges)]


def _passage(source: Rulebook, copy: Copy, layout: Layout, part: _Part) -> Passage:
    # The entries of a list have no line breaks inside a sentence.
    wrapped = layout.wrapped and part.kind is not PassageKind.ENTRY
    return Passage(
        id=part.id,
        source=source.key,
        language=source.language,
        kind=part.kind,
        number=part.number,
        heading=plain(copy, *part.heading),
        path=part.path,
        blocks=blocks(copy, part.lines, wrapped),
    )
