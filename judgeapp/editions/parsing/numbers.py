"""Starts of clauses: of all that looks like a clause number, the row that counts on best."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

_DASH = "\\-\u2010-\u2015\u2212\uff0d"
_DOT = ".\uff0e。、"
_PARTS = rf"\d{{1,3}}(?:\s?[{_DASH}]\s?\d{{1,3}})*"
# "16-4-1. ", "１６－４－１．", "16-4-1 ", "第1章 ", "Chapter 1: "
_OPENS = re.compile(
    rf"\s*(?:chapter|section|kapitel|第)?\s*(?P<number>{_PARTS})\s?(?P<dot>[{_DOT}:：章])?"
    rf"(?P<gap>\s*)(?P<body>(?s:.*))",
    re.IGNORECASE,
)
# A clause that begins after another one on the same line.
_INSIDE = re.compile(rf"(?<=[.。)）!?！？”\"」])\s*(?P<number>\d{{1,3}}(?:[{_DASH}]\d{{1,3}})+)[{_DOT}](?=\s?\D)")
_SENTENCE_END = tuple('.。!?！？)）:：”"」』>≫》】]')
_WORD = re.compile(r"[^\W\d_]")
# How far back a number may look for its predecessor, and how many candidates are compared.
_LOOKBACK = 80
MAX_CANDIDATES = 40_000

_IN_ROW_WORTH = 1.0  # a number in sequence
_DOTTED_WORTH = 0.6  # it has a full stop like the others
_AFTER_END_WORTH = 0.3  # the line before it ended a sentence
_INSIDE_LINE = -0.8  # it stands in the middle of a line
_GAP = -1.6  # a few numbers are missing before it
_OUT_OF_LINE = -2.5  # it continues the sequence with a number that isn't the next
_MAX_PREDECESSORS = 3
_JUDGED_WORTH = 1e6  # the judge decided it


class Number(NamedTuple):
    """A clause number and its position: line `line`, from `start` to `end`, including the full stop."""

    line: int
    start: int
    end: int
    parts: tuple[int, ...]
    dotted: bool
    worth: float

    @property
    def text(self) -> str:
        return number_text(self.parts)


class NumberRow(NamedTuple):
    """The numbers that open clauses, in order; and those that look like it and don't count on."""

    opening: tuple[Number, ...]
    odd: tuple[Number, ...]


def number_text(parts: Iterable[int]) -> str:
    return "-".join(map(str, parts))


def follows(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """True if a number directly follows another: the first below it, or the next beside it or beside one above it."""
    if after == (*before, 1):
        return True
    depth = len(after)
    return depth <= len(before) and after == (*before[: depth - 1], before[depth - 1] + 1)


def _is_near(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    depth = len(after)
    beside = before[: depth - 1] == after[:-1] and len(before) >= depth
    return beside and after[-1] - before[depth - 1] <= _MAX_PREDECESSORS


def parts_of(number: str) -> tuple[int, ...]:
    """Parts of a printed number; full-width figures count too."""
    return tuple(int(part) for part in re.findall(r"\d+", number))


def row_of(lines: Sequence[tuple[int, str]], asked: Mapping[int, str], joined: frozenset[int]) -> NumberRow:
    """`lines` are (place among all lines, text) of possible clauses. `asked` are places that open one by the judge's
    answer, each with its number or nothing; `joined` those that don't."""
    candidates = _candidates(lines, asked, joined)
    dotted = sum(n.dotted for n in candidates if len(n.parts) > 1)
    all_dotted = dotted * 2 > sum(len(n.parts) > 1 for n in candidates)
    if all_dotted:
        candidates = [n if n.dotted else n._replace(worth=n.worth - _DOTTED_WORTH) for n in candidates]
    opening = _best(candidates)
    chosen = set(opening)
    odd = [n for n in candidates if n not in chosen and (n.dotted or not all_dotted)]
    return NumberRow(tuple(opening), tuple(n for n in odd if len(n.parts) > 1))


def _candidates(lines: Sequence[tuple[int, str]], asked: Mapping[int, str], joined: frozenset[int]) -> list[Number]:
    candidates: list[Number] = []
    ended = True
    for place, text in lines:
        if place in joined:
            continue
        if (answer := asked.get(place)) is not None and (number := _asked(place, text, answer)):
            candidates.append(number)
        elif (match := _OPENS.match(text)) and _may_open(match):
            worth = _IN_ROW_WORTH + _AFTER_END_WORTH * ended + _DOTTED_WORTH * bool(match["dot"])
            end = match.end("dot") if match["dot"] else match.end("number")
            parts = parts_of(match["number"])
            candidates.append(Number(place, 0, end, parts, bool(match["dot"]), worth))
        for inside in _INSIDE.finditer(text):
            parts = parts_of(inside["number"])
            worth = _IN_ROW_WORTH + _DOTTED_WORTH + _INSIDE_LINE
            at = inside.start("number")
            candidates.append(Number(place, at, inside.end(), parts, True, worth))
        ended = text.rstrip().endswith(_SENTENCE_END) or len(text) < 40
        if len(candidates) > MAX_CANDIDATES:
            break
    return candidates


def _may_open(match: re.Match[str]) -> bool:
    """A chapter needs a full stop and a title; other numbers a gap after them."""
    body = match["body"]
    if len(parts_of(match["number"])) == 1:
        return bool(match["dot"]) and bool(_WORD.search(body)) and not body[:1].isdigit()
    return bool(match["dot"]) or bool(match["gap"]) or not body


def _asked(place: int, text: str, answer: str) -> Number | None:
    match = _OPENS.match(text)
    if answer:
        shown = match is not None and parts_of(match["number"]) == parts_of(answer)
        end = match.end("dot") if match and match["dot"] else match.end("number") if match else 0
        return Number(place, 0, end if shown else 0, parts_of(answer), True, _JUDGED_WORTH)
    if match is None:
        return None
    end = match.end("dot") if match["dot"] else match.end("number")
    return Number(place, 0, end, parts_of(match["number"]), True, _JUDGED_WORTH)


def _best(candidates: Sequence[Number]) -> list[Number]:
    """The row of most worth. Table of contents and body are two rows, the body's being longer; lines between them
    belong to neither."""
    worth: list[float] = []
    before: list[int] = []
    for i, number in enumerate(candidates):
        best, come_from = (0.0, -1) if number.parts == (1,) or not i else (_OUT_OF_LINE * 2, -1)
        for j in range(max(0, i - _LOOKBACK), i):
            earlier = candidates[j].parts
            if follows(earlier, number.parts):
                value = worth[j]
            elif earlier < number.parts:
                value = worth[j] + (_GAP if _is_near(earlier, number.parts) else _OUT_OF_LINE)
            else:
                continue
            if value >= best:
                best, come_from = value, j
        worth.append(best + number.worth)
        before.append(come_from)
    if not worth:
        return []
    at = max(range(len(worth)), key=worth.__getitem__)
    row: list[Number] = []
    while at >= 0:
        row.append(candidates[at])
        at = before[at]
    return row[::-1]
