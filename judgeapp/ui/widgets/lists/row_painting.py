"""Measuring and painting of the rows of a list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPalette, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from judgeapp.ui.widgets.lists.rows import ROW, PendingRow, Row, Run, joined
from judgeapp.ui.widgets.style.fonts import font_for
from judgeapp.ui.widgets.style.line_ends import held_length, in_places
from judgeapp.ui.widgets.style.theme import colours

_Index = QModelIndex | QPersistentModelIndex
_K = TypeVar("_K")
_V = TypeVar("_V")
_MAX_LINES = 2
# Property of a list whose rows answer an earlier question, and the opacity of such rows.
OUTDATED = "outdated"
_OUTDATED_OPACITY = 0.4
_MAX_LENGTH = 400  # letters laid out of a line: no list is wider, and layout takes time
# The view asks for the same again and again.
_MAX_HEIGHTS = 4096
_MAX_KEPT = 512
# Letters that another font than that of Latin ones may show, whose lines may be higher.
_OTHER_LETTERS = re.compile(r"[^\x00-\u024f\u2010-\u2027]")


def seen_at_first(rows: Iterable[Row | PendingRow], room: float) -> int:
    """Number of the rows that there is room for if all texts are as short as they can be; `room` is in lines of text.
    These are made."""
    count = 0
    for row in rows:
        if room <= 0:
            break
        # The height of `_Sheet.height`.
        room -= 2.1 + bool(row.made.body) * 1.1 + bool(row.made.foot) * 0.9
        count += 1
    return count


class RowDelegate(QStyledItemDelegate):
    """Paints rows; all measures come from the font, so any text size fits."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._measured: _Sheet | None = None

    def _sheet(self, width: int) -> _Sheet:
        """Kept as long as the font, the width and the colours are the same."""
        font, palette = QApplication.font(), QApplication.palette()
        made_for = font.key(), palette.cacheKey(), width
        if self._measured is None or self._measured.made_for != made_for:
            self._measured = _Sheet(font, palette, width)
        return self._measured

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row: Row = index.data(ROW)
        width = self._view.viewport().width()
        return QSize(width, self._sheet(width).height(row))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: Row = index.data(ROW)
        rect = option.rect
        sheet = self._sheet(rect.width())
        painter.save()
        painter.setClipRect(rect)
        painter.setOpacity(_OUTDATED_OPACITY if self._view.property(OUTDATED) else 1.0)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, sheet.chosen_ground)
            bar = QRect(rect.topLeft(), QSize(sheet.bar, rect.height()))
            painter.fillRect(bar, sheet.chosen_bar)
        sheet.paint(painter, rect, row)
        painter.setPen(sheet.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()


class _Font:
    def __init__(self, font: QFont) -> None:
        self.font = font
        self.metrics = QFontMetricsF(font)
        self.height = self.metrics.height()
        self.ascent = self.metrics.ascent()

    @cached_property
    def line(self) -> float:
        """Height of a line of Latin letters as Qt lays it out."""
        layout = QTextLayout("x", self.font)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(self.wide("xx"))
        layout.endLayout()
        return line.height()

    def wide(self, text: str) -> float:
        return self.metrics.horizontalAdvance(text)


class _Sheet:
    """The measures and colours of a row of a width."""

    def __init__(self, font: QFont, palette: QPalette, width: int) -> None:
        self.made_for = font.key(), palette.cacheKey(), width
        # Rows with their heights, by id.
        self._heights: dict[int, tuple[Row, int]] = {}
        self._laid: dict[object, QTextLayout] = {}
        self._fonts: dict[tuple[str, int], _Font] = {}
        self._font = _Font(font)
        self._strong = _Font(_like(font, bold=True))
        self._hero = _Font(_like(font, 1.1, bold=True))
        self._small = _Font(_like(font, 0.88))
        self._group = _Font(_like(font, 0.88, bold=True))
        shades = colours(palette)
        self._ink, self._muted = QColor(shades.text), QColor(shades.muted)
        self._mark, self.line = QColor(shades.mark), QColor(shades.line)
        self.chosen_ground, self.chosen_bar = QColor(shades.ground), QColor(shades.bar)
        self._em = self._font.height
        self.bar = max(3, round(self._em * 0.2))
        self._left = self._em * 0.75
        self._width = max(1.0, width - 2 * self._left)
        # Chinese and Japanese fonts are taller than the interface's.
        self._head_height = max(self._hero.height, self._em * 1.3)

    def height(self, row: Row) -> int:
        if (known := self._heights.get(id(row))) is not None:
            return known[1]
        height = self._em * 0.9 + self._head_height + self._title_height(row) + self._group_height(row) + 1
        for text, font, colour in ((row.body, self._font, self._body(row)), (row.remark, self._small, self._muted)):
            if text:
                height += self._text_height(text, font, colour) + self._em * 0.15
        _keep(self._heights, id(row), (row, int(height)), _MAX_HEIGHTS)
        return int(height)

    def paint(self, painter: QPainter, rect: QRect, row: Row) -> None:
        x, y = rect.left() + self._left, rect.top() + self._em * 0.42
        if row.group:
            painter.setFont(self._group.font)
            painter.setPen(self._muted)
            painter.drawText(QPointF(x, y + self._group.ascent), row.group)
            y += self._group_height(row)
        base = y + self._hero.ascent
        if row.number:
            painter.setFont(self._hero.font)
            painter.setPen(self._ink)
            painter.drawText(QPointF(x, base), row.number)
        if self._is_beside(row):
            self._title(painter, row, QPointF(x, base))
            y += self._head_height
        else:
            # Below the number, if there is one.
            y += self._head_height if row.number else 0.0
            self._wrapped_title(row).draw(painter, QPointF(x, y))
            y += self._head_height + self._title_height(row)
            y -= self._head_height if row.number else 0.0
        y = self._paragraph(painter, row.body, QPointF(x, y), self._font, self._body(row))
        self._paragraph(painter, row.remark, QPointF(x, y), self._small, self._muted)

    def _body(self, row: Row) -> QColor:
        # Below a title the text steps back; what matched in it does not.
        return self._muted if row.title else self._ink

    # -- texts of at most two lines, remarks of one ---------------------------------------------------------

    def _paragraph(self, painter: QPainter, runs: Sequence[Run], at: QPointF, font: _Font, colour: QColor) -> float:
        """Paint a text if there is any; returns the top of the next part."""
        if not runs:
            return at.y()
        at += QPointF(0, self._em * 0.15)
        laid = self._lines(runs, font, colour)
        laid.draw(painter, at)
        return at.y() + laid.boundingRect().height()

    def _whole(self, runs: Sequence[Run], font: _Font, colour: QColor) -> QTextLayout:
        """A text with one line more than it may have, until it is elided."""
        key = runs, id(font), colour.rgb()
        laid = self._laid.get(key)
        if laid is None:
            laid = self._lay(_cut(runs, _MAX_LENGTH), font, colour)
            _keep(self._laid, key, laid, _MAX_KEPT)
        return laid

    def _lines(self, runs: Sequence[Run], font: _Font, colour: QColor) -> QTextLayout:
        """A text in as many lines as it may have; the rest is elided."""
        laid = self._whole(runs, font, colour)
        most = self._most_lines(laid, font)
        if laid.lineCount() <= most:
            return laid
        last = laid.lineAt(most - 1)
        length = last.textStart() + last.textLength()
        while length > 1:
            length -= 2
            laid = self._lay(_cut(runs, length), font, colour)
            if laid.lineCount() <= most:
                break
        self._laid[runs, id(font), colour.rgb()] = laid
        return laid

    def _text_height(self, runs: Sequence[Run], font: _Font, colour: QColor) -> float:
        """Height of a text in as many lines as it may have. Most lists have hundreds of texts of Latin letters, which
        are laid out once they are seen: their width tells the number of lines."""
        text = joined(runs).replace("\n", " ").rstrip()
        is_plain = font is not self._strong and len(text) <= _MAX_LENGTH
        if is_plain and not _OTHER_LETTERS.search(text) and len({run.language for run in runs}) == 1:
            letters = self._font_for(runs[0].language, font)
            over = letters.wide(text) - self._width
            if abs(over) > 1:
                return letters.line * (_MAX_LINES if over > 0 and font is not self._small else 1)
        laid = self._whole(runs, font, colour)
        lines = range(min(laid.lineCount(), self._most_lines(laid, font)))
        return sum(laid.lineAt(line).height() for line in lines)

    def _most_lines(self, laid: QTextLayout, font: _Font) -> int:
        around = in_places(laid.text())[laid.lineAt(0).textLength() - 1 :][:2]
        if font is self._strong and laid.lineCount() > 1 and around.isascii() and around.isalpha():
            # A name is cut rather than parted.
            return 1
        return 1 if font is self._small else _MAX_LINES

    def _lay(self, runs: Sequence[Run], font: _Font, colour: QColor) -> QTextLayout:
        """A text in as many lines as are shown, and one more if there is more."""
        # No line may begin with the dot between two parts, or be the dots for what is left out.
        text = joined(runs).replace("\n", " ").replace(" · ", "\u00a0· ").replace(" …", "\u00a0…")
        layout = QTextLayout(text, font.font)
        # Otherwise the glyphs are looked up again for painting.
        layout.setCacheEnabled(True)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        formats: list[QTextLayout.FormatRange] = []
        at = 0
        is_title = font is self._strong
        for run in runs:
            char_format = QTextCharFormat()
            if is_title and run.muted:
                char_format.setFont(self._title_font(run).font)
                char_format.setForeground(self._muted)
            else:
                char_format.setFont(self._font_for(run.language, font).font)
                char_format.setForeground(self._ink if run.mark else colour)
            if run.mark:
                char_format.setBackground(self._mark)
            piece = QTextLayout.FormatRange()
            length = len(in_places(run.text))
            piece.start, piece.length, piece.format = at, length, char_format
            formats.append(piece)
            at += length
        layout.setFormats(formats)
        places = in_places(text)
        layout.beginLayout()
        y = 0.0
        for _ in range(_MAX_LINES + 1):
            line = layout.createLine()
            if not line.isValid():
                break
            line.setLineWidth(self._width)
            if (letters := held_length(places, line.textStart(), line.textLength())) < line.textLength():
                line.setNumColumns(letters)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout

    def _font_for(self, language: str, font: _Font) -> _Font:
        """One of the fonts of this sheet, preferring the letters of a language."""
        key = language, id(font)
        if key not in self._fonts:
            self._fonts[key] = _Font(font_for(language, font.font))
        return self._fonts[key]

    # -- the parts of a row -----------------------------------------------------------------

    def _group_height(self, row: Row) -> float:
        return self._small.height * 1.25 if row.group else 0.0

    def _before(self, row: Row) -> float:
        """Distance of the title from the left, beside its number."""
        return self._hero.wide(row.number) + self._em * 0.6 if row.number else 0.0

    def _is_beside(self, row: Row) -> bool:
        """Return true if the title has room in one line beside its number; its muted parts may be cut."""
        runs = [run for run in _cut(row.title, _MAX_LENGTH) if not run.muted]
        wide = sum(self._title_font(run).wide(run.text) for run in runs)
        return not runs or self._before(row) + wide <= self._width

    def _title_height(self, row: Row) -> float:
        """Height of a title beyond one line beside its number."""
        if self._is_beside(row):
            return 0.0
        height = self._text_height(row.title, self._strong, self._ink)
        return height if row.number else max(0.0, height - self._head_height)

    def _wrapped_title(self, row: Row) -> QTextLayout:
        return self._lines(row.title, self._strong, self._ink)

    def _title_font(self, run: Run) -> _Font:
        return self._font_for(run.language, self._font if run.muted else self._strong)

    def _title(self, painter: QPainter, row: Row, at: QPointF) -> None:
        room = self._width - self._before(row)
        at += QPointF(self._before(row), 0)
        for run in _cut(row.title, _MAX_LENGTH):
            font = self._title_font(run)
            shown = font.metrics.elidedText(run.text, Qt.TextElideMode.ElideRight, room + 1)
            if run.muted and shown.strip() == "…":
                return
            wide = font.wide(shown)
            if run.mark:
                top = at - QPointF(0, font.ascent * 0.95)
                painter.fillRect(QRectF(top, QSizeF(wide, font.height * 0.95)), self._mark)
            painter.setPen(self._muted if run.muted else self._ink)
            painter.setFont(font.font)
            painter.drawText(at, shown)
            at, room = QPointF(at.x() + wide, at.y()), room - wide


def _like(font: QFont, size: float = 1.0, *, bold: bool = False) -> QFont:
    """A font of so many times the size."""
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * size)
    made.setBold(bold or font.bold())
    return made


def _cut(runs: Sequence[Run], length: int) -> list[Run]:
    """The first `length` letters, with an ellipsis if there are more."""
    kept: list[Run] = []
    for run in runs:
        if len(run.text) > length:
            shown = [*kept, replace(run, text=run.text[:length])] if length > 0 else kept
            return [*shown, Run("…", run.language)]
        kept.append(run)
        length -= len(run.text)
    return kept


def _keep(cache: dict[_K, _V], key: _K, value: _V, most: int) -> None:
    if len(cache) >= most:
        cache.clear()
    cache[key] = value
