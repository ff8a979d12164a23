"""Sizes on a board, all relative to the interface's font."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from judgeapp.language.folding import guessed_language
from judgeapp.ui.widgets.style.fonts import font_for
from judgeapp.ui.widgets.style.line_ends import in_letters, may_end

# Line height in heights of the letters.
_LEADING = 1.28
SMALL = 0.88
_TINY = 0.76
_LEAST = 0.62
# Sign for the rest of a text.
MORE = "…"
# So wide is each of two boards side by side at least, in sizes of the font, which says how wide its letters are.
_READABLE = 33.0
_MAX_KEPT = 4096


def has_two_boards(width: int) -> bool:
    """True if two boards side by side can be read."""
    return width >= 2 * _READABLE * QFontInfo(QApplication.font()).pixelSize()


class Letters:
    """Letters of one size and weight. `line`: the height of a line of them."""

    def __init__(self, share: float, unit: float, *, bold: bool = False) -> None:
        self.line = unit * share * _LEADING
        font = QApplication.font()
        font.setPointSizeF(font.pointSizeF() * share)
        font.setBold(bold or font.bold())
        self._fonts = {"": (font, QFontMetricsF(font))}

    def of(self, text: str) -> tuple[QFont, QFontMetricsF]:
        """Font with the families of the language that a text seems to be in, and its metrics."""
        language = "" if text.isascii() else _language(text)
        if language not in self._fonts:
            font = font_for(language, self._fonts[""][0])
            self._fonts[language] = font, QFontMetricsF(font)
        return self._fonts[language]

    def width(self, text: str) -> float:
        return self.of(text)[1].horizontalAdvance(text)

    def cut(self, text: str, width: float) -> str:
        """The beginning of a text that has room in a line, whole words of it."""
        metrics = self.of(text)[1]
        if metrics.horizontalAdvance(text) <= width:
            return text
        if width <= 0:
            return ""
        fits = _fitting(text, metrics, width - metrics.horizontalAdvance(MORE))
        return text[:fits].rstrip(f" ,;:-–·{MORE}") + MORE

    def ended(self, line: str, width: float) -> str:
        """A line with an ellipsis for the rest that doesn't fit."""
        return line if line.endswith(MORE) else self.cut(f"{line} {MORE}", width)

    def joined(self, facts: Iterable[str], width: float) -> str:
        """Facts in a line, as many as have room."""
        text = ""
        for fact in facts:
            more = f"{text} · {fact}" if text else fact
            if self.width(more) > width:
                break
            text = more
        return text

    def lines(self, text: str, width: float, most: int, *, parts_words: bool = True) -> tuple[str, ...]:
        """A text in at most `most` lines, broken between words if possible. Too wide a word is split or cut off."""
        return _lines(self, text, width, most, parts_words)


class Measures:
    """The letters of a board and the unit of its lengths, the height of a letter in pixels. `strong`: for main texts;
    small, small_strong: for the rest; tiny, tiny_strong: for texts only looked up; least_strong: for a word that a sign
    would stand for."""

    def __init__(self) -> None:
        font = QApplication.font()
        self.key = font.key()
        # Without any font, only the boxes in place of letters have a size.
        size = QFontInfo(font).pixelSize()
        self.unit = float(size) if size > 0 else QFontMetricsF(font).ascent()
        self.strong = Letters(1.0, self.unit, bold=True)
        self.small, self.small_strong = (Letters(SMALL, self.unit, bold=bold) for bold in (False, True))
        self.tiny, self.tiny_strong = (Letters(_TINY, self.unit, bold=bold) for bold in (False, True))
        self.least_strong = Letters(_LEAST, self.unit, bold=True)

    def name(self, text: str, width: float, most: int, *, is_tight: bool = False) -> tuple[tuple[str, ...], Letters]:
        """A name in at most so many lines, in the largest letters in which all of it fits and no word is split. Its end
        tells it from others: whatever fits in no letters is left out before it. is_tight: no large letters."""
        sizes = [*([] if is_tight else [self.strong]), self.small_strong, self.tiny_strong]
        counts = range(1, most + 1)
        ways = [(count, letters) for count in counts for letters in sizes[:2]]
        ways += [(count, self.tiny_strong) for count in counts]
        for is_whole in (True, False):
            for count, letters in ways:
                lines = letters.lines(text, width, count, parts_words=False)
                if any(line.endswith(MORE) or letters.width(line) > width for line in lines):
                    continue
                if not (is_whole and text.isascii()) or " ".join(lines) == text:
                    return lines, letters
        lines = self.tiny_strong.lines(text, width, most, parts_words=False)
        rest = text
        for line in lines[:-1]:
            rest = rest.removeprefix(line.removesuffix(MORE))
            rest = (rest.partition(" ")[2] if line.endswith(MORE) else rest).lstrip()
        end = self.tiny_strong.of(rest)[1].elidedText(rest, Qt.TextElideMode.ElideMiddle, width)
        return (*lines[:-1], end), self.tiny_strong


def fitting(text: str, width: float, *sizes: Letters) -> Letters:
    """The first letters in which a text fits, otherwise the last ones."""
    return next((letters for letters in sizes if letters.width(text) <= width), sizes[-1])


@lru_cache(maxsize=_MAX_KEPT)
def _language(text: str) -> str:
    return guessed_language((text,))


@lru_cache(maxsize=_MAX_KEPT)
def _lines(letters: Letters, text: str, width: float, most: int, parts_words: bool) -> tuple[str, ...]:
    metrics = letters.of(text)[1]
    done: list[str] = []
    rest = text
    while rest and len(done) < most - 1:
        fits = _fitting(rest, metrics, width)
        if fits == len(rest):
            break
        if not parts_words and _parts_word(rest, fits):
            word, _, rest = rest.partition(" ")
            done.append(letters.cut(word, width))
            continue
        done.append(rest[:fits].rstrip())
        rest = rest[fits:].lstrip()
    return (*done, letters.cut(rest, width)) if rest else tuple(done)


def _fitting(text: str, metrics: QFontMetricsF, width: float) -> int:
    """Number of letters of a text that fit, up to a possible line end."""
    if metrics.horizontalAdvance(text) <= width or not text:
        return len(text)
    # A line holds at least one letter, even if that doesn't fit.
    low = max(1, bisect_right(range(1, len(text)), width, key=lambda fits: metrics.horizontalAdvance(text[:fits])))
    if low == len(text) or text[low] == " ":
        return low
    # Where the rules of writing let a line end: not before "。" or "】", not in a word.
    ends = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, in_letters(text))
    ends.setPosition(low)
    fits = low if ends.isAtBoundary() else ends.toPreviousBoundary()
    while fits > 0 and not may_end(text, fits):
        fits = ends.toPreviousBoundary()
    return fits if fits > 0 else _within_word(text, low)


def _parts_word(text: str, at: int) -> bool:
    """True if a word is parted there, other than before a capital."""
    if " " in (text[at - 1], text[at]) or (text[at].isupper() and text[at - 1].islower()):
        return False
    ends = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, in_letters(text))
    ends.setPosition(at)
    return not ends.isAtBoundary()


def _within_word(text: str, most: int) -> int:
    """Index for splitting a word that is too wide for a line: before a capital, if possible."""
    inside = (at for at in range(most, 1, -1) if text[at].isupper() and text[at - 1].islower())
    return next(inside, most)
