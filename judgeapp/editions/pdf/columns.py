"""Letters of a page as they are on it, upright (x from the left, y from the top), and their runs in reading order: in
one column or two, with rows across both."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from statistics import median
from typing import NamedTuple


class Letter(NamedTuple):
    """Letter at its place on a page. `spaced`: white space precedes it, as far as the file says."""

    text: str
    x0: float
    x1: float
    y: float
    size: float
    bold: bool
    spaced: bool


class PageLetters(NamedTuple):
    """Letters of a page; `slanted` are those at an angle to the others, such as a stamp."""

    width: float
    height: float
    letters: tuple[Letter, ...]
    slanted: str


_INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff"


def as_written(code: int) -> str:
    """A letter as people write it: ligatures and radicals of fonts become plain letters. Empty if invisible; a mark if
    the file does not name it."""
    if code in (0, 0xFFFD, 0xFFFE, 0xFFFF) or 0xD800 <= code <= 0xDFFF or code > 0x10FFFF:
        return "\ufffd"
    letter = chr(code)
    if code == 2:  # the library's code for a hyphen that breaks a word
        return "-"
    if letter in _INVISIBLE or unicodedata.category(letter) in ("Cc", "Cs"):
        return ""
    # Only the font itself knows its private letters.
    if unicodedata.category(letter) in ("Co", "Cn"):
        return "\ufffd"
    is_ligature = 0xFB00 <= code <= 0xFB06
    is_radical = 0x2E80 <= code <= 0x2FDF
    return unicodedata.normalize("NFKC", letter) if is_ligature or is_radical else letter


# A possible break in a word, visible only where it breaks.
SOFT_HYPHEN = "\u00ad"
_MAX_LETTER_GAP = 1.2  # in font sizes; letters farther apart belong to two runs
_MAX_ROW_SHIFT = 0.45  # in font sizes; distance between base lines of one row
_MIDDLE = (0.3, 0.7)  # share of the width where two columns can part
_MAX_CROSSING_SHARE = 0.25  # share of the rows that may stand across both columns
_MIN_COLUMN_ROWS = 6  # rows of a column


class LetterRun(NamedTuple):
    """Letters in a row without a wide gap."""

    letters: tuple[Letter, ...]
    x0: float
    x1: float
    y: float
    size: float


class PrintedRow(NamedTuple):
    """A row of a column. `text` has blanks where words part."""

    text: str
    y: float
    size: float
    bold: bool


def runs_of(letters: Sequence[Letter]) -> tuple[LetterRun, ...]:
    """Letters in the order of the file, as runs. Letters printed twice in one place, to look bold, are there once."""
    runs: list[list[Letter]] = []
    for letter in letters:
        last = runs[-1][-1] if runs else None
        if last is not None and _is_twin(last, letter):
            continue
        if last is not None and _continues(last, letter):
            runs[-1].append(letter)
        else:
            runs.append([letter])
    return tuple(_run(run) for run in runs)


def _is_twin(last: Letter, letter: Letter) -> bool:
    near = abs(last.x0 - letter.x0) < 0.12 * letter.size and abs(last.y - letter.y) < 1
    return near and last.text == letter.text


def _continues(last: Letter, letter: Letter) -> bool:
    size = max(last.size, letter.size)
    return abs(last.y - letter.y) < _MAX_ROW_SHIFT * size and -0.5 * size < letter.x0 - last.x1 < _MAX_LETTER_GAP * size


def _run(letters: Sequence[Letter]) -> LetterRun:
    size = median(letter.size for letter in letters)
    x0, x1 = min(each.x0 for each in letters), max(each.x1 for each in letters)
    return LetterRun(tuple(letters), x0, x1, median(each.y for each in letters), size)


def gutter_of(runs: Sequence[LetterRun], width: float) -> float | None:
    """Gutter between the two columns of a page; None for one column."""
    rows = rows_of(runs)
    if len(rows) < 2 * _MIN_COLUMN_ROWS:
        return None
    steps = range(int(width * _MIDDLE[0]), int(width * _MIDDLE[1]), 2)
    crossing = {x: sum(run.x0 < x < run.x1 for run in runs) for x in steps}
    if not crossing:
        return None
    least = min(crossing.values())
    # The middle of the widest strip that the fewest rows cross.
    strips = _strips([x for x in steps if crossing[x] == least])
    first, last = max(strips, key=lambda strip: (strip[1] - strip[0], -abs(sum(strip) - width)))
    x = (first + last) / 2
    left = sum(run.x1 <= x for run in runs)
    right = sum(run.x0 >= x for run in runs)
    if least > _MAX_CROSSING_SHARE * len(rows) or min(left, right) < _MIN_COLUMN_ROWS:
        return None
    return x


def _strips(places: Sequence[int]) -> list[tuple[int, int]]:
    strips: list[tuple[int, int]] = []
    for x in places:
        if strips and x - strips[-1][1] <= 2:
            strips[-1] = (strips[-1][0], x)
        else:
            strips.append((x, x))
    return strips


def read_in_order(runs: Sequence[LetterRun], gutter: float | None, body: float) -> Iterator[PrintedRow]:
    """The rows of a page as they are read. `body` is the size of most letters."""
    if gutter is None:
        yield from rows_of(runs)
        return
    across = [run for run in runs if run.x0 < gutter < run.x1]
    left = rows_of([run for run in runs if run.x1 <= gutter])
    right = rows_of([run for run in runs if run.x0 >= gutter])
    breaks = [*rows_of(across), *_alone(left, right, body)]
    rest = [row for row in left if row not in breaks]
    above = float("-inf")
    for row in [*sorted(breaks, key=lambda row: row.y), None]:
        until = row.y if row is not None else float("inf")
        for column in (rest, right):
            yield from (beside for beside in column if above <= beside.y < until)
        if row is not None:
            yield row
            above = until


def _alone(left: Sequence[PrintedRow], right: Sequence[PrintedRow], body: float) -> Iterator[PrintedRow]:
    """Headings of the left column with nothing beside them and text below on both sides: they stand above both."""
    for row in left:
        beside = any(abs(other.y - row.y) < 1.6 * row.size for other in right)
        is_between = any(other.y > row.y for other in right) and any(other.y < row.y for other in right)
        if row.size > 1.12 * body and not beside and is_between:
            yield row


def rows_of(runs: Sequence[LetterRun]) -> list[PrintedRow]:
    """Runs of one column, row by row from the top."""
    rows: list[list[LetterRun]] = []
    for run in sorted(runs, key=lambda run: (run.y, run.x0)):
        near = _MAX_ROW_SHIFT * min(run.size, rows[-1][0].size) if rows else 0
        if rows and run.y - rows[-1][0].y < near:
            rows[-1].append(run)
        else:
            rows.append([run])
    return [_row(sorted(row, key=lambda run: run.x0)) for row in rows]


def _row(runs: Sequence[LetterRun]) -> PrintedRow:
    letters = [letter for run in runs for letter in run.letters]
    parts: list[str] = []
    last: Letter | None = None
    for letter in letters:
        if letter.text == SOFT_HYPHEN and letter is not letters[-1]:
            continue
        gap = letter.x0 - last.x1 if last is not None else 0.0
        if last is not None and (letter.spaced or gap > 0.3 * letter.size):
            parts.append(" ")
        parts.append(letter.text)
        last = letter
    return PrintedRow(
        "".join(parts),
        runs[0].y,
        median(letter.size for letter in letters),
        sum(letter.bold for letter in letters) * 2 > len(letters),
    )
