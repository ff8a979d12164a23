"""Pages of letters as the lines of a rulebook: in their order, with headings and page furniture, which
is rows that recur at one height, above or below all others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from judgeapp.editions.edition import PrintedLine
from judgeapp.editions.parsing.furniture import RUNNING, page_number, without_figures
from judgeapp.editions.parsing.glued import PAGE_NUMBER, cut_glued
from judgeapp.editions.pdf.columns import (
    SOFT_HYPHEN,
    LetterRun,
    PageLetters,
    PrintedRow,
    gutter_of,
    read_in_order,
    rows_of,
    runs_of,
)

_MIN_HEADING_SIZE = 1.12  # relative to the most frequent size: a heading
_MIN_PARAGRAPH_GAP = 1.5  # relative to the usual row distance: a paragraph gap
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
    gutters = [gutter_of(page_runs, page.width) for page, page_runs in zip(pages, runs, strict=True)]
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


_MAX_HEIGHT_DIFFERENCE = 3.0  # points
_MIN_PAGES = 3  # pages on which a line must recur to count as furniture
_MAX_ROWS = 3  # rows of a running head or foot
_EDGE_SHARE = 0.2  # share of the page's height in which furniture stands
_MIN_GAP = 1.5  # in font sizes; between text and furniture whose lines don't recur


class PrintedPage(NamedTuple):
    height: float
    rows: tuple[PrintedRow, ...]


Aside = tuple[str, bool]
_Place = tuple[int, int]  # page and row


def furniture_of(pages: Sequence[PrintedPage], body: float) -> dict[_Place, Aside]:
    """Reasons why rows are furniture, and whether that is a guess; by page and row, from 0 on."""
    aside: dict[_Place, Aside] = {}
    for outermost in (_uppermost, _lowermost):
        for _ in range(_MAX_ROWS):
            recurring = dict(_recurring(pages, aside, outermost, body))
            if not recurring:
                break
            aside |= recurring
    return aside


def _uppermost(sheet: PrintedPage, left: Sequence[int]) -> list[int]:
    order = sorted(left, key=lambda at: sheet.rows[at].y)
    return [at for at in order if sheet.rows[at].y < _EDGE_SHARE * sheet.height] and order


def _lowermost(sheet: PrintedPage, left: Sequence[int]) -> list[int]:
    order = sorted(left, key=lambda at: -sheet.rows[at].y)
    return [at for at in order if sheet.rows[at].y > (1 - _EDGE_SHARE) * sheet.height] and order


def _recurring(
    pages: Sequence[PrintedPage],
    aside: dict[_Place, Aside],
    outermost: Callable[[PrintedPage, Sequence[int]], list[int]],
    body: float,
) -> Iterator[tuple[_Place, Aside]]:
    """The outermost recurring rows of pages, and everything beside them at the same height."""
    edges: list[tuple[int, list[int]]] = []
    for page, sheet in enumerate(pages):
        left = [at for at in range(len(sheet.rows)) if (page, at) not in aside]
        if order := outermost(sheet, left):
            edges.append((page, order))
    by_height: dict[int, list[tuple[int, list[int]]]] = defaultdict(list)
    for page, order in edges:
        by_height[round(pages[page].rows[order[0]].y / _MAX_HEIGHT_DIFFERENCE)].append((page, order))
    for some in by_height.values():
        ahead = Counter(
            number - page
            for page, order in some
            if (number := page_number(pages[page].rows[order[0]].text)) is not None
        )
        texts = Counter(without_figures(pages[page].rows[order[0]].text) for page, order in some)
        often = {text for text, times in texts.items() if times >= _MIN_PAGES and text != "#"}
        is_place = bool(often) or any(times >= _MIN_PAGES for times in ahead.values())
        is_place = is_place or _stands_apart(pages, some, body)
        for page, order in some:
            row = pages[page].rows[order[0]]
            number = page_number(row.text)
            counts = number is not None and ahead[number - page] > 1
            text = without_figures(row.text)
            if not (counts or text in often or is_place):
                continue
            sure = counts or text in often or number is not None
            level = [at for at in order if abs(pages[page].rows[at].y - row.y) < _MAX_HEIGHT_DIFFERENCE]
            for at in level:
                is_number = page_number(pages[page].rows[at].text) is not None
                why = PAGE_NUMBER if is_number else RUNNING
                yield (page, at), (why, not (sure or is_number))


def _stands_apart(pages: Sequence[PrintedPage], some: Sequence[tuple[int, list[int]]], body: float) -> bool:
    """True if rows at one height are apart from the text on nearly all pages, and are set smaller or larger: so are
    heads that differ on each page."""
    if len(some) < max(_MIN_PAGES, len(pages) // 2):
        return False
    apart = 0
    for page, order in some:
        rows = pages[page].rows
        first = rows[order[0]]
        rest = [at for at in order if abs(rows[at].y - first.y) >= _MAX_HEIGHT_DIFFERENCE]
        is_far = not rest or abs(rows[rest[0]].y - first.y) > 1.2 * _MIN_GAP * body
        apart += is_far and abs(first.size - body) > 0.05 * body
    return apart >= 0.9 * len(some)
