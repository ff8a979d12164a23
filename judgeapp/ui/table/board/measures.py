"""Sizes on a board, all relative to the interface's font."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from judgeapp.language.folding import guessed_language
from judgeapp.ui.widgets.style.fonts import font_for
from judgeapp.ui.widgets.style.line_ends import may_end

# Line height in heights of the letters.
LEADING = 1.28
_SMALL = 0.88
_TINY = 0.76
# Sign for the rest of a text.
MORE = "…"
_MAX_KEPT = 4096


class Measures:
    """The fonts of a board and the unit of its lengths, the height of a letter in pixels. `plain`, `strong`: for main
    texts; small, small_strong: for the rest; tiny, tiny_strong: for texts only looked up."""

    def __init__(self) -> None:
        font = QApplication.font()
        self.key = font.key()
        self.plain = QFont(font)
        # Without any font, only the boxes in place of letters have a size.
        size = QFontInfo(font).pixelSize()
        self.unit = float(size) if size > 0 else QFontMetricsF(font).ascent()
        self.strong = _bold(font)
        self.small = QFont(font)
        self.small.setPointSizeF(font.pointSizeF() * _SMALL)
        self.small_strong = _bold(self.small)
        self.tiny = QFont(font)
        self.tiny.setPointSizeF(font.pointSizeF() * _TINY)
        self.tiny_strong = _bold(self.tiny)
        self.line = self.unit * LEADING
        self.small_line = self.unit * _SMALL * LEADING
        self.tiny_line = self.unit * _TINY * LEADING
        self._metrics: dict[str, QFontMetricsF] = {}
        self._cut: dict[tuple[str, str, float, bool], str] = {}
        self._names: dict[tuple[str, float, int, bool], tuple[list[str], QFont, float]] = {}
        self._lines: dict[tuple[str, str, float, int, bool], list[str]] = {}
        # By the identity of the font, which is kept alive with it: keys are asked for very often.
        self._keys: dict[int, tuple[QFont, str]] = {}
        self._of_language: dict[tuple[str, str], QFont] = {}

    def _key(self, font: QFont) -> str:
        kept = self._keys.get(id(font))
        if kept is None or kept[0] is not font:
            kept = self._keys[id(font)] = font, font.key()
        return kept[1]

    def font(self, font: QFont, text: str) -> QFont:
        """`font` with the families of the language that a text seems to be in."""
        if text.isascii():
            return font
        key = self._key(font), _language(text)
        if key not in self._of_language:
            self._of_language[key] = font_for(key[1], font)
        return self._of_language[key]

    def metrics(self, font: QFont) -> QFontMetricsF:
        key = self._key(font)
        if key not in self._metrics:
            self._metrics[key] = QFontMetricsF(font)
        return self._metrics[key]

    def width(self, text: str, font: QFont) -> float:
        return self.metrics(self.font(font, text)).horizontalAdvance(text)

    def cut(self, text: str, font: QFont, width: float, *, middle: bool = False) -> str:
        """The beginning of a text that has room in a line, whole words of it; `middle`: its end stays."""
        key = self._key(font), text, width, middle
        if key not in self._cut:
            if len(self._cut) >= _MAX_KEPT:
                self._cut.clear()
            metrics = self.metrics(self.font(font, text))
            self._cut[key] = (
                metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, width)
                if middle
                else _cut_at_word(text, metrics, width)
            )
        return self._cut[key]

    def ended(self, line: str, font: QFont, width: float) -> str:
        """A line with an ellipsis for the rest that doesn't fit."""
        return line if line.endswith(MORE) else self.cut(f"{line} {MORE}", font, width)

    def name(self, text: str, width: float, most: int, *, is_tight: bool = False) -> tuple[list[str], QFont, float]:
        """A name in at most so many lines, in the largest letters in which all of it fits and no word is split; with
        the font and the line height. Its end tells it from others: whatever fits in no letters is left out before it.
        is_tight: no large letters."""
        key = text, width, most, is_tight
        if key not in self._names:
            if len(self._names) >= _MAX_KEPT:
                self._names.clear()
            self._names[key] = self._named(text, width, most, is_tight=is_tight)
        return self._names[key]

    def _named(self, text: str, width: float, most: int, *, is_tight: bool) -> tuple[list[str], QFont, float]:
        sizes = ((self.strong, self.line), (self.small_strong, self.small_line), (self.tiny_strong, self.tiny_line))
        sizes = (sizes[1], sizes[2], sizes[2]) if is_tight else sizes
        ways = [(count, *size) for count in range(1, most + 1) for size in sizes[:2]]
        ways += [(count, *sizes[2]) for count in range(1, most + 1)]
        for is_whole in (True, False):
            for count, font, high in ways:
                lines = self.lines(text, font, width, count, parts_words=False)
                fits = all(self.width(line, font) <= width for line in lines)
                if not fits or any(line.endswith(MORE) for line in lines):
                    continue
                if not is_whole or not text.isascii() or " ".join(lines) == text:
                    return lines, font, high
        font, high = sizes[-1]
        lines = self.lines(text, font, width, most, parts_words=False)
        rest = text
        for line in lines[:-1]:
            rest = rest.removeprefix(line.removesuffix(MORE))
            rest = (rest.partition(" ")[2] if line.endswith(MORE) else rest).lstrip()
        return [*lines[:-1], self.cut(rest, font, width, middle=True)], font, high

    def fitting(self, text: str, width: float) -> QFont:
        """Small font in which a text fits, otherwise the smallest one."""
        return self.small if self.width(text, self.small) <= width else self.tiny

    def lines(self, text: str, font: QFont, width: float, most: int, *, parts_words: bool = True) -> list[str]:
        """A text in at most `most` lines, broken between words if possible. A word that is too wide is split or cut
        off."""
        key = self._key(font), text, width, most, parts_words
        if key not in self._lines:
            if len(self._lines) >= _MAX_KEPT:
                self._lines.clear()
            self._lines[key] = self._broken(text, font, width, most, parts_words=parts_words)
        return list(self._lines[key])

    def _broken(self, text: str, font: QFont, width: float, most: int, *, parts_words: bool) -> list[str]:
        metrics = self.metrics(self.font(font, text))
        done: list[str] = []
        rest = text
        while rest and len(done) < most - 1:
            fits = _fitting(rest, metrics, width)
            if fits == len(rest):
                break
            if not parts_words and _parts_word(rest, fits):
                word, _, rest = rest.partition(" ")
                done.append(self.cut(word, font, width))
                continue
            done.append(rest[:fits].rstrip())
            rest = rest[fits:].lstrip()
        return [*done, self.cut(rest, font, width)] if rest else done


@lru_cache(maxsize=_MAX_KEPT)
def _language(text: str) -> str:
    return guessed_language((text,))


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _fitting(text: str, metrics: QFontMetricsF, width: float) -> int:
    """Number of letters of a text that fit, up to a possible line end."""
    if metrics.horizontalAdvance(text) <= width or not text:
        return len(text)
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if metrics.horizontalAdvance(text[:middle]) <= width:
            low = middle
        else:
            high = middle - 1
    # A line holds at least one letter, even if that doesn't fit.
    if low == len(text) or text[low] == " ":
        return low
    # Where the rules of writing let a line end: not before "。" or "】", not in a word.
    ends = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    ends.setPosition(low)
    if ends.isAtBoundary() and may_end(text, low):
        return low
    fits = ends.toPreviousBoundary()
    while fits > 0 and not may_end(text, fits):
        fits = ends.toPreviousBoundary()
    return fits if fits > 0 else _within_word(text, low)


def _parts_word(text: str, at: int) -> bool:
    """True if a word is parted there, other than before a capital."""
    if " " in (text[at - 1], text[at]) or (text[at].isupper() and text[at - 1].islower()):
        return False
    ends = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    ends.setPosition(at)
    return not ends.isAtBoundary()


def _within_word(text: str, most: int) -> int:
    """Index for splitting a word that is too wide for a line: before a capital, if possible."""
    inside = (at for at in range(most, 1, -1) if text[at].isupper() and text[at - 1].islower())
    return next(inside, most)


def _cut_at_word(text: str, metrics: QFontMetricsF, width: float) -> str:
    if metrics.horizontalAdvance(text) <= width:
        return text
    if width <= 0:
        return ""
    fits = _fitting(text, metrics, width - metrics.horizontalAdvance(MORE))
    kept = text[:fits].rstrip(f" ,;:-–·{MORE}")
    return f"{kept}{MORE}" if kept else MORE
