"""Figures that a converter glued to the text: page numbers, which count up from page to page, and reference numbers,
after the bracket or quotation that they belong to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from statistics import median
from typing import NamedTuple

from msgspec.structs import replace

from judgeapp.editions.edition import PrintedLine
from judgeapp.rulebook.passage import Span

PAGE_NUMBER, REFERENCE = "page number", "number of a reference"
# Figures glued to a word, anywhere; and to the end of a sentence, at a line's end. After a capital they belong to a
# name: BT25.
_TO_WORD = re.compile(r"(?<=[a-zäöüß]{2})(?P<figure>\d{1,3})(?![\w\-‐–−]|[.,]\d)")
_TO_END = re.compile(r"(?<=[^\s\d\-‐–—−+#(（\[<≪《A-Za-z])(?P<figure>\d{1,3})\s*$")
# Figures glued to anything at the edge of a page, or after a blank there: no other text recurs page after page.
_AT_EDGE = re.compile(r"(?<=[^\d\s\-‐–—−+#])(?P<figure>\d{1,4})$")
_BEHIND_BLANK = re.compile(r"(?<=[^\d\s\-‐–—−+#])\s(?P<figure>\d{1,4})$")
_ALONE = re.compile(r"\s*(?P<figure>\d{1,3})\s*")
_MIN_PAGES = 3  # pages in sequence
_MAX_SKIPPED = 4  # pages without their number at this place
_MAX_LENGTH_RATIO = 4  # factor by which a page may be longer or shorter than usual
_MIN_PAGE_LETTERS = 250  # letters; shorter isn't a page
_QUOTED = r"[“\"「『„](?:\d{1,3}(?:-\d{1,3})*[.．]?\s*)?(?P<title>[^”\"」』“]{1,120})[”\"」』]"
_OF_REFERENCE = re.compile(rf"{_QUOTED}\s?[)）]?(?P<figure>\d{{1,3}}(?:-\d{{1,3}})+)(?![\w-])")
# Figures that belong to no text: at the end of a word or right after a quotation.
_FOREIGN = re.compile(r"(?<=[a-zäöüß]{2})\d{1,3}(?![\w\-])|(?<=[”」』»])\d+(?:-\d+)*(?![\w-])")


class GluedReference(NamedTuple):
    """Number of a reference: its position in its line, and its title."""

    span: Span
    title: str
    number: str


class _Figure(NamedTuple):
    """Figure that may be the number of a page; `at` is its offset in the whole text."""

    line: int
    start: int
    end: int
    number: int
    at: int
    way: str  # alone in its line; after a blank; glued, or glued at the edge of a page


def cut_glued(lines: Sequence[PrintedLine]) -> tuple[PrintedLine, ...]:
    """Numbers of pages that are glued to the text, as lines of their own that are put aside."""
    by_page = len({line.page for line in lines}) > 1
    candidates = list(_candidates(lines, by_page=by_page))
    cut: dict[int, list[_Figure]] = {}
    for figure in _by_pages(lines, candidates) if by_page else _by_row(candidates):
        cut.setdefault(figure.line, []).append(figure)
    return tuple(part for i, line in enumerate(lines) for part in _parts(line, sorted(cut.get(i, ()))))


def _parts(line: PrintedLine, figures: Iterable[_Figure]) -> Iterator[PrintedLine]:
    rest, at = line, 0
    for figure in figures:
        if head := line.text[at : figure.start].strip():
            yield replace(rest, text=head)
        yield PrintedLine(line.page, line.text[figure.start : figure.end], PAGE_NUMBER)
        rest, at = replace(line, level=0, opens=False), figure.end
    if text := line.text[at:].strip() if at else line.text:
        yield replace(rest, text=text)


def _candidates(lines: Sequence[PrintedLine], *, by_page: bool) -> Iterator[_Figure]:
    starts = accumulate((len(line.text) + 1 for line in lines), initial=0)
    ends: dict[int, int] = {line.page: i for i, line in enumerate(lines) if not line.aside}
    begins: dict[int, int] = {line.page: i for i, line in reversed([*enumerate(lines)]) if not line.aside}
    for i, (line, start) in enumerate(zip(lines, starts, strict=False)):
        if line.aside:
            continue
        is_edge = by_page and i in (ends[line.page], begins[line.page])
        ways = [("edge", _AT_EDGE), ("blank", _BEHIND_BLANK)] * is_edge + [("glued", _TO_WORD), ("glued", _TO_END)]
        seen: set[int] = set()
        matches = [("alone", match)] if (match := _ALONE.fullmatch(line.text)) else []
        matches += [(way, match) for way, pattern in ways for match in pattern.finditer(line.text)]
        for way, match in matches:
            if match.start("figure") not in seen:
                seen.add(match.start("figure"))
                yield _Figure(i, *match.span("figure"), int(match["figure"]), start + match.start("figure"), way)


def _by_pages(lines: Sequence[PrintedLine], candidates: Sequence[_Figure]) -> Iterator[_Figure]:
    """Numbers that count with the pages, one of each page."""
    figures = sorted((f for f in candidates if f.way != "alone"), key=lambda f: f.way != "edge")
    ahead = Counter((figure.way == "blank", figure.number - lines[figure.line].page) for figure in figures)
    has_own = {
        (lines[figure.line].page, figure.number - lines[figure.line].page)
        for figure in candidates
        if figure.way == "alone"
    }
    for figure in figures:
        page = lines[figure.line].page
        by = figure.number - page
        # A page has one number.
        if ahead[figure.way == "blank", by] >= _MIN_PAGES and (page, by) not in has_own:
            has_own.add((page, by))
            yield figure


def _by_row(candidates: Sequence[_Figure]) -> Iterator[_Figure]:
    """Longest row of numbers that count on, a page of letters apart, in a text without pages."""
    length: list[int] = []
    before: list[int] = []
    for i, figure in enumerate(candidates):
        best, come_from = 1, -1
        for j in range(i - 1, -1, -1):
            pages, letters = figure.number - candidates[j].number, figure.at - candidates[j].at
            if 0 < pages <= _MAX_SKIPPED and letters >= pages * _MIN_PAGE_LETTERS and length[j] >= best:
                best, come_from = length[j] + 1, j
        length.append(best)
        before.append(come_from)
    at = max(range(len(candidates)), key=length.__getitem__, default=-1)
    row: list[_Figure] = []
    while at >= 0:
        row.append(candidates[at])
        at = before[at]
    row.reverse()
    if len(row) >= _MIN_PAGES and _is_even(row):
        yield from (figure for figure in row if figure.way != "alone")


def _is_even(row: Sequence[_Figure]) -> bool:
    """True if all pages have about as many letters; numbers that count up by chance don't."""
    pages = [(after.at - before.at) / (after.number - before.number) for before, after in pairwise(row)]
    usual = median(pages)
    return all(usual / _MAX_LENGTH_RATIO <= page <= usual * _MAX_LENGTH_RATIO for page in pages)


def glued_references(text: str) -> Iterator[GluedReference]:
    """Numbers that a converter put after the references of a line."""
    for match in _OF_REFERENCE.finditer(text):
        yield GluedReference(Span(*match.span("figure")), match["title"].strip(), match["figure"])


def by_title(references: Iterable[GluedReference]) -> Mapping[str, str]:
    """Numbers by the titles that they belong to."""
    return {reference.title: reference.number for reference in references}


def has_foreign_figure(text: str) -> bool:
    """True if a figure is left that no rulebook has printed so."""
    return _FOREIGN.search(text) is not None
