"""Page furniture of lines whose place on the page is unknown: page numbers, and what recurs at heads and feet."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from judgeapp.editions.edition import PrintedLine
from judgeapp.editions.parsing.glued import PAGE_NUMBER, cut_glued

RUNNING = "running head or foot"
_PAGE = re.compile(
    r"[-–—·•|\s]*(?:page|p\.|seite|s\.|第)?\s*(?P<page>\d{1,4})\s*"
    r"(?:(?:/|of|von|ページ|頁|页)\s*\d{0,4})?[-–—·•|\s]*",
    re.IGNORECASE,
)
_EDGE_LINES = 2  # lines of a page that may be its head or foot
_MIN_PAGES = 3  # pages that share a running head
_MIN_SHARE_OF_PAGES = 0.5  # share of the pages; on fewer it is a guess


def page_number(text: str) -> int | None:
    match = _PAGE.fullmatch(text)
    return int(match["page"]) if match else None


def without_figures(text: str) -> str:
    """A running head without figures."""
    return re.sub(r"\d+", "#", " ".join(text.split()))


def with_furniture(lines: Sequence[PrintedLine]) -> tuple[PrintedLine, ...]:
    """The lines, with furniture put aside. A number glued to the last word of a page becomes its own line."""
    lines = cut_glued(lines)
    pages = _pages(lines)
    aside = dict(_numbers_of_pages(lines, pages)) if len(pages) > 1 else _counted(lines)
    aside |= {i: (why, unsure) for i, why, unsure in _running(lines, pages, aside)}
    return tuple(
        replace(line, aside=aside[i][0], unsure=aside[i][1]) if i in aside else line for i, line in enumerate(lines)
    )


def _pages(lines: Sequence[PrintedLine]) -> dict[int, list[int]]:
    pages: dict[int, list[int]] = defaultdict(list)
    for i, line in enumerate(lines):
        pages[line.page].append(i)
    return dict(pages)


def _edges(places: Sequence[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys((*places[:_EDGE_LINES], *places[-_EDGE_LINES:])))


def _numbers_of_pages(
    lines: Sequence[PrintedLine], pages: Mapping[int, Sequence[int]]
) -> Iterator[tuple[int, tuple[str, bool]]]:
    """Lines at the edges of pages that count with them."""
    candidates = [
        (i, number - page)
        for page, places in pages.items()
        for i in _edges(places)
        if (number := page_number(lines[i].text)) is not None
    ]
    ahead = Counter(by for _, by in candidates)
    for i, by in candidates:
        if ahead[by] > 1:
            yield i, (PAGE_NUMBER, False)


def _counted(lines: Sequence[PrintedLine]) -> dict[int, tuple[str, bool]]:
    """Lines that count 1, 2, 3 in a text without pages."""
    numbered = [(i, page) for i, line in enumerate(lines) if (page := page_number(line.text)) is not None]
    runs: list[list[tuple[int, int]]] = []
    for i, page in numbered:
        if runs and page == runs[-1][-1][1] + 1:
            runs[-1].append((i, page))
        else:
            runs.append([(i, page)])
    return {i: (PAGE_NUMBER, False) for run in runs if len(run) >= _MIN_PAGES for i, _ in run}


def _running(
    lines: Sequence[PrintedLine], pages: Mapping[int, Sequence[int]], aside: Mapping[int, tuple[str, bool]]
) -> Iterator[tuple[int, str, bool]]:
    if len(pages) > 1:
        rest = {page: [i for i in places if i not in aside] for page, places in pages.items()}
        edges = [(i, without_figures(lines[i].text)) for p in rest.values() for i in _edges(p)]
        often = Counter(text for _, text in edges)
        for i, text in edges:
            if often[text] >= _MIN_PAGES and not text.startswith("#"):
                yield i, RUNNING, often[text] < _MIN_SHARE_OF_PAGES * len(pages)
        return
    # Lines beside the page number.
    beside = {i + by for i in aside for by in (-1, 1)} - set(aside)
    near = [(i, without_figures(lines[i].text)) for i in beside if 0 <= i < len(lines)]
    often = Counter(text for _, text in near)
    for i, text in near:
        if often[text] >= _MIN_PAGES and not text.startswith("#"):
            yield i, RUNNING, True
