"""Layout of lines in a list: each laid out in a width, its size kept as long as the font stays."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextLine, QTextOption
from PySide6.QtWidgets import QApplication

from judgeapp.language.folding import guessed_language
from judgeapp.ui.signs import DRAWN
from judgeapp.ui.table.lines.cited_line import DOTS, KEYWORD, CitedLine, LineKind
from judgeapp.ui.widgets.style.fonts import font_for
from judgeapp.ui.widgets.style.line_ends import copied, held, in_places, may_end
from judgeapp.ui.widgets.style.theme import Colours, colours

_MAX_LENGTH = 2000  # letters; a pasted text may have any length
_MAX_DEPTH = 6
_DRAWN = 0.72  # side of a sign, in heights of the font
_MAX_SIZES = 4096
_MAX_LAID = 256  # more than a screen shows; each takes five kilobytes
_LATIN = re.compile(r"[!-~À-ɏ]+")
_BOLD = frozenset((LineKind.HEAD, LineKind.STRONG, LineKind.HERE))


class LaidLine(NamedTuple):
    """A line laid out in a width: positions of its parts from its upper left corner."""

    size: QSize
    texts: tuple[tuple[QTextLayout, QPointF], ...]
    links: tuple[QRectF, ...]  # boxes of the clauses; `clauses`: the position of each
    clauses: tuple[QPointF, ...]
    number: QPointF
    sign: QPointF
    drawn: QRectF  # square of a drawn sign
    small: QFont
    bold: QFont
    aside: QPointF  # left edge of the text at the right end


class _Type:
    """The interface's font as lines are set in it, so much larger, with its measures."""

    def __init__(self, size: float) -> None:
        self.plain = QApplication.font()
        self.plain.setPointSizeF(self.plain.pointSizeF() * size)
        self.small, self.bold = QFont(self.plain), QFont(self.plain)
        self.small.setPointSizeF(self.plain.pointSizeF() * 0.88)
        self.bold.setBold(True)
        metrics = QFontMetricsF(self.plain)
        self.em, self.ascent = metrics.height(), metrics.ascent()
        self.of_small, self.of_bold = QFontMetricsF(self.small), QFontMetricsF(self.bold)


class LineLayouts:
    """Cached layouts of lines, and their colours."""

    def __init__(self, size: float = 1.0) -> None:
        self._size = size
        self._sizes: dict[Hashable, QSize] = {}
        # The latest used last; of the others only the sizes are kept.
        self._kept: dict[Hashable, LaidLine] = {}
        self._type: _Type | None = None
        self._shades: Colours | None = None
        self._palette = 0

    def of(self, line: CitedLine, width: int) -> LaidLine:
        look = width, line
        laid = self._kept.pop(look, None)
        if laid is None:
            if self._type is None:
                self._type = _Type(self._size)
            laid = _lay(line, width, self._type)
            if len(self._sizes) >= _MAX_SIZES:
                self._sizes.clear()
            if len(self._kept) >= _MAX_LAID:
                del self._kept[next(iter(self._kept))]
            self._sizes[look] = laid.size
        self._kept[look] = laid
        return laid

    def size_of(self, line: CitedLine, width: int) -> QSize:
        return self._sizes.get((width, line)) or self.of(line, width).size

    def shades(self) -> Colours:
        palette = QApplication.palette()
        if self._shades is None or self._palette != palette.cacheKey():
            self._palette, self._shades = palette.cacheKey(), colours(palette)
        return self._shades

    def forget(self) -> None:
        """The font is another one."""
        self._type = None
        self._sizes.clear()
        self._kept.clear()


def keyword_at(laid: LaidLine, inside: QPointF) -> str:
    """The keyword effect whose name is at a place of a line; empty for none."""
    for layout, at in laid.texts:
        where = inside - at
        for number in range(layout.lineCount()):
            text_line = layout.lineAt(number)
            if not text_line.naturalTextRect().contains(where):
                continue
            place = text_line.xToCursor(where.x(), QTextLine.CursorPosition.CursorOnCharacter)
            for match in KEYWORD.finditer(in_places(layout.text())):
                if match.start() <= place < match.end():
                    return copied(match[0])
    return ""


def _lay(line: CitedLine, width: int, type_: _Type) -> LaidLine:
    em, small, metrics = type_.em, type_.small, type_.of_small
    metrics_of_bold = type_.of_bold
    above = em * (0.55 if line.kind is LineKind.HEAD else 0.18)
    left = em * (0.6 + 0.8 * min(line.depth, _MAX_DEPTH))
    base = above + type_.ascent
    number = QPointF(left, base)
    if line.number:
        left += max(metrics.horizontalAdvance("000"), metrics.horizontalAdvance(line.number))
        left += em * 0.5
    sign = QPointF(left, base)
    drawn = QRectF()
    if line.sign in DRAWN:
        # Centred on the capitals beside it.
        side = em * _DRAWN
        top = base - (metrics_of_bold.capHeight() + side) / 2
        drawn = QRectF(left, top, side, side)
        left += side + em * 0.2
    elif line.sign:
        left += metrics_of_bold.horizontalAdvance(line.sign) + em * 0.3
    wide = metrics.horizontalAdvance(line.aside)
    aside = QPointF(width - em * 0.4 - wide, base)
    room, beside = width - left - em * 0.4, wide + em * 0.5 if line.aside else 0.0
    first = type_.bold if line.kind in _BOLD else type_.plain
    # Rather below the text than beside a word in two parts.
    is_below = bool(line.aside) and _longest_word(line.text, first) > room - beside
    room = max(em * 3, room if is_below else room - beside)
    text, ends = _text(line.text, first, room)
    texts = [(text, QPointF(left, above))]
    y = above + text.boundingRect().height()
    if is_below:
        aside = QPointF(left, y + metrics.ascent())
        y, ends = y + metrics.height(), room
    if line.remark:
        remark, _ = _text(line.remark, small, room)
        texts.append((remark, QPointF(left, y)))
        y, ends = y + remark.boundingRect().height(), room
    links: list[QRectF] = []
    clauses: list[QPointF] = []
    x, top, written = ends + em * 0.5, y - em, line.written
    for place, clause in enumerate(written):
        wide = metrics.horizontalAdvance(clause) + em * 0.2
        # Dots never begin a line.
        behind = metrics.horizontalAdvance(DOTS) if written[place + 1 :] == (DOTS,) else 0.0
        if clause != DOTS and x + wide + behind > room:
            x, top = 0.0, y
            y += em
        links.append(QRectF(left + x, top, wide, em))
        middle = top + (em - metrics.height()) / 2
        clauses.append(QPointF(left + x + em * 0.1, middle + metrics.ascent()))
        x += wide + em * 0.3
    size = QSize(width, int(y + em * 0.2))
    return LaidLine(size, tuple(texts), tuple(links), tuple(clauses), number, sign, drawn, small, type_.bold, aside)


def _longest_word(text: str, font: QFont) -> float:
    """Width of the longest word of Latin letters: a line of others may end anywhere."""
    metrics = QFontMetricsF(font)
    return max(map(metrics.horizontalAdvance, _LATIN.findall(text)), default=0.0)


def _named(match: re.Match[str]) -> QTextLayout.FormatRange:
    """A keyword effect in a text, underlined with dots as a term is in the reader."""
    named = QTextLayout.FormatRange()
    named.start, named.length = match.start(), match.end() - match.start()
    looks = QTextCharFormat()
    looks.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    named.format = looks
    return named


def _text(text: str, font: QFont, room: float) -> tuple[QTextLayout, float]:
    """A text in lines of a width, and how far its last line reaches."""
    text = text[:_MAX_LENGTH]
    if not text.isascii():
        font = font_for(guessed_language((text,)), font)
    layout = QTextLayout(held(text).replace("\n", "\u2028"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    places = in_places(layout.text())
    layout.setFormats([_named(match) for match in KEYWORD.finditer(places)])
    layout.beginLayout()
    y = ends = 0.0
    while (text_line := layout.createLine()).isValid():
        text_line.setLineWidth(room)
        if not may_end(places, text_line.textStart() + text_line.textLength()):
            # Only within a word that is longer than a line.
            text_line.setNumColumns(text_line.textLength() - 2, room)
        text_line.setPosition(QPointF(0, y))
        y, ends = y + text_line.height(), text_line.naturalTextWidth()
    layout.endLayout()
    return layout, ends
