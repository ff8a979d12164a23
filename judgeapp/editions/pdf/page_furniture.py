"""Page furniture by position: rows that recur at one height, above or below all others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from judgeapp.editions.parsing.furniture import RUNNING, page_number, without_figures
from judgeapp.editions.parsing.glued import PAGE_NUMBER
from judgeapp.editions.pdf.columns import PrintedRow

_MAX_HEIGHT_DIFFERENCE = 3.0  # points
_MIN_PAGES = 3  # pages, on which one line makes a place for others
_MAX_ROWS = 3  # of a running head, or a foot
_EDGE_SHARE = 0.2  # of the height of a page: where furniture stands
_MIN_GAP = 1.5  # sizes: between furniture and text, where the lines themselves don't recur


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
    """Uppermost rows."""
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
    """The outermost rows of pages that are furniture, and all beside them at the same height."""
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
