"""Pages of letters as the lines of a rulebook: in their order, with headings and page furniture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from judgeapp.editions.edition import PrintedLine
from judgeapp.editions.parsing.glued import cut_glued
from judgeapp.editions.pdf.columns import SOFT_HYPHEN, LetterRun, PrintedRow, gutter_of, read_in_order, rows_of, runs_of
from judgeapp.editions.pdf.letters import PageLetters
from judgeapp.editions.pdf.page_furniture import Aside, PrintedPage, furniture_of

_MIN_HEADING_SIZE = 1.12  # of the size of most letters: a heading
_MIN_PARAGRAPH_GAP = 1.5  # of the usual way from row to row: white space
SLANTED = "slanted letters"


class _Page(NamedTuple):
    number: int
    page: PageLetters
    runs: tuple[LetterRun, ...]
    rows: tuple[PrintedRow, ...]


class LostLettersError(Exception):
    """Letters of a page are in no line: its number. The program is at fault."""


def lines_of_pages(pages: Sequence[PageLetters]) -> tuple[PrintedLine, ...]:
    """All letters are in a line: some of them put aside. Raises LostLettersError if one is not."""
    runs = [runs_of(page.letters) for page in pages]
    body = _body_size(pages)
    gutters = _gutters(pages, runs)
    made = [
        _Page(number, page, some, tuple(read_in_order(some, gutter, body)))
        for number, (page, some, gutter) in enumerate(zip(pages, runs, gutters, strict=True), 1)
    ]
    for typeset in made:
        _nothing_lost(typeset)
    aside = furniture_of([PrintedPage(typeset.page.height, typeset.rows) for typeset in made], body)
    levels = _levels(made, body)
    lines: list[PrintedLine] = []
    for typeset in made:
        lines += _lines(typeset, aside, levels, body)
    return cut_glued(lines)


def _body_size(pages: Sequence[PageLetters]) -> float:
    sizes = Counter(round(letter.size * 2) / 2 for page in pages for letter in page.letters)
    return sizes.most_common(1)[0][0] if sizes else 10.0


def _gutters(pages: Sequence[PageLetters], runs: Sequence[Sequence[LetterRun]]) -> list[float | None]:
    """Gutter of each page. Where most pages have two columns, one with little text has them too."""
    gutters = [gutter_of(some, page.width) for page, some in zip(pages, runs, strict=True)]
    known = [x for x in gutters if x is not None]
    if not known or len(known) * 2 < len([some for some in runs if some]):
        return gutters
    usual = median(known)
    return [
        x if x is not None else usual if _may_part(some, usual) else None for x, some in zip(gutters, runs, strict=True)
    ]


def _may_part(runs: Sequence[LetterRun], x: float) -> bool:
    across = sum(run.x0 < x < run.x1 for run in runs)
    rows = rows_of(runs)
    return any(run.x0 >= x for run in runs) and across * 3 <= len(rows)


def _nothing_lost(page: _Page) -> None:
    before = Counter("".join(letter.text for run in page.runs for letter in run.letters))
    after = Counter("".join("".join(row.text.split()) for row in page.rows))
    before[SOFT_HYPHEN] = after[SOFT_HYPHEN] = 0
    if before != after:
        raise LostLettersError(page.number)


def _levels(pages: Sequence[_Page], body: float) -> dict[float, int]:
    """The level of headings by their size, the largest first."""
    sizes = {_rounded(row) for page in pages for row in page.rows if row.size > _MIN_HEADING_SIZE * body}
    return {size: level for level, size in enumerate(sorted(sizes, reverse=True), start=1)}


def _rounded(row: PrintedRow) -> float:
    return round(row.size)


def _lines(
    page: _Page, aside: dict[tuple[int, int], Aside], levels: dict[float, int], body: float
) -> list[PrintedLine]:
    usual = _usual_step(page.rows)
    lines: list[PrintedLine] = []
    before: PrintedRow | None = None
    for index, row in enumerate(page.rows):
        put = aside.get((page.number - 1, index))
        opens = before is None or row.y < before.y or row.y - before.y > _MIN_PARAGRAPH_GAP * usual
        level = levels[_rounded(row)] if row.size > _MIN_HEADING_SIZE * body else 0
        if not level and row.bold:
            level = len(levels) + 1
        why, unsure = put if put is not None else ("", False)
        lines.append(PrintedLine(page.number, row.text, why, unsure, level, opens))
        before = row if put is None else before
    if page.page.slanted:
        lines.append(PrintedLine(page.number, page.page.slanted, SLANTED, unsure=True))
    return lines


def _usual_step(rows: Sequence[PrintedRow]) -> float:
    steps = [after.y - before.y for before, after in pairwise(rows) if after.y > before.y]
    return median(steps) if steps else 12.0
