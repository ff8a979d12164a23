"""A list of lines, each with the clauses behind it as links: what is open, what happened, what
waits, what differs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgeapp.cards.facts import guessed_language
from judgeapp.ui.fonts import font_for
from judgeapp.ui.theme import Colours, colours

_Index = QModelIndex | QPersistentModelIndex
_LONGEST = 2000  # letters; a text that a judge pasted may be of any length
_DEEPEST = 6
_MOST_KEPT = 4096
# A keyword effect as texts name it.
_KEYWORD = re.compile(r"<[^<>\n]{2,40}>")


class Kind(Enum):
    """PLAIN -- can be chosen; STRONG -- likewise, and stands out; MUTED -- likewise, and steps
    back; NOT -- not allowed; HERE -- where one is; HEAD -- a heading, which can't be chosen"""

    PLAIN = "plain"
    STRONG = "strong"
    MUTED = "muted"
    NOT = "not"
    HERE = "here"
    HEAD = "head"


@dataclass(frozen=True)
class Line:
    """depth   -- how far it is set in
    number  -- stands at its left: of an event, of a step
    clauses -- links at its end
    sign    -- a letter before the text that says in one sign what the kind says in colour
    remark  -- below it, smaller
    """

    text: str
    depth: int = 0
    number: str = ""
    clauses: tuple[str, ...] = ()
    kind: Kind = Kind.PLAIN
    sign: str = ""
    remark: str = ""

    @property
    def leads(self) -> tuple[str, ...]:
        """What it leads to: its clauses, then the keyword effects that it names."""
        named = _KEYWORD.findall(f"{self.text} {self.remark}")
        return (*self.clauses, *dict.fromkeys(named))

    @property
    def spoken(self) -> str:
        """The line for screen readers and for copying."""
        head = " ".join(part for part in (self.number, self.sign, self.text) if part)
        cited = f"({', '.join(self.clauses)})" if self.clauses else ""
        return ". ".join(part for part in (head, self.remark, cited) if part)


class LineModel(QAbstractListModel):
    """Lines, each standing for something of its owner's; a heading for nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[Line, Any]] = []

    def show(self, lines: Sequence[tuple[Line, Any]]) -> None:
        """Show these. What stays at the beginning is not laid out anew."""
        same = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old[0] is not new[0] and old[0] != new[0]:
                break
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        self._lines = list(lines[:same])
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines = list(lines)
            self.endInsertRows()

    def line(self, row: int) -> Line:
        return self._lines[row][0]

    def thing(self, row: int) -> Any:
        return self._lines[row][1]

    def numbered(self) -> Sequence[tuple[Line, Any]]:
        """Every line with what it stands for."""
        return self._lines

    def lines(self) -> list[Line]:
        return [line for line, _ in self._lines]

    def things(self) -> list[Any]:
        return [thing for _, thing in self._lines]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if index.isValid() and self._lines[index.row()][0].kind is Kind.HEAD:
            # The keys pass it.
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._lines[index.row()][0].spoken
        return None


class Lines(QListView):
    """glanced -- what the chosen line stands for, whenever another one is chosen
    opened  -- the same, on Enter and on a click
    cited   -- a clause was clicked, or a keyword effect where a text names it ("<Blocker>");
               by key Right and Left go from one to the next, Enter opens it
    """

    glanced = Signal(object)
    opened = Signal(object)
    cited = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model_of_lines = LineModel(self)
        self.setModel(self.model_of_lines)
        self.layouts = _Layouts()
        self.setItemDelegate(_Painter(self))
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        # What of the chosen line a key would open, of its `leads`; -1 for none.
        self.at_clause = -1
        # Rows that have to do with the chosen one.
        self.linked: frozenset[int] = frozenset()
        self._silent = False

    def show_lines(self, lines: Sequence[tuple[Line, Any]], chosen: int = -1) -> None:
        """Show other lines, with one of them chosen or none; nothing is told."""
        self._silent = True
        self.at_clause, self.linked = -1, frozenset()
        self.model_of_lines.show(lines)
        if self.currentIndex().row() != chosen:
            self.setCurrentIndex(self.model_of_lines.index(chosen))
        self._silent = False

    def link_rows(self, rows: frozenset[int]) -> None:
        """Set off the rows that have to do with the chosen one."""
        self.linked = rows
        self.viewport().update()

    @property
    def shown(self) -> list[Line]:
        return self.model_of_lines.lines()

    @property
    def texts(self) -> list[str]:
        return [line.text for line in self.shown]

    @property
    def chosen(self) -> Any:
        """What the chosen line stands for; None without one."""
        index = self.currentIndex()
        return self.model_of_lines.thing(index.row()) if index.isValid() else None

    def choose(self, row: int) -> None:
        """Choose a line and see it, without telling."""
        self._silent = True
        self.setCurrentIndex(self.model_of_lines.index(row))
        self._silent = False

    def choose_first(self) -> None:
        """Choose the first line that can be, without telling."""
        first = first_of(self.model_of_lines.numbered())
        if first >= 0:
            self.choose(first)
            self.scrollToTop()

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        self.at_clause = -1
        super().currentChanged(current, previous)
        if current.isValid() and not self._silent:
            self.glanced.emit(self.model_of_lines.thing(current.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        leads = self.model_of_lines.line(index.row()).leads if index.isValid() else ()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            if 0 <= self.at_clause < len(leads):
                self.cited.emit(leads[self.at_clause])
            else:
                self.opened.emit(self.model_of_lines.thing(index.row()))
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Left) and leads:
            step = 1 if event.key() == Qt.Key.Key_Right else -1
            self.at_clause = max(-1, min(len(leads) - 1, self.at_clause + step))
            self.viewport().update()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid():
            return
        if lead := self.lead_at(at):
            self.cited.emit(lead)
        elif self.model_of_lines.line(index.row()).kind is not Kind.HEAD:
            self.opened.emit(self.model_of_lines.thing(index.row()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        over = bool(self.lead_at(event.position().toPoint()))
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def lead_at(self, point: QPoint) -> str:
        """The clause whose link is there, or the keyword effect whose name; empty for none."""
        index = self.indexAt(point)
        if not index.isValid():
            return ""
        line, rect = self.model_of_lines.line(index.row()), self.visualRect(index)
        laid = self.layouts.of(line, rect.width())
        inside = QPointF(point - rect.topLeft())
        return next((c for c, box in zip(line.clauses, laid.links, strict=True)
                     if box.contains(inside)), "") or _keyword_at(laid, inside)  # fmt: skip

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The height of a line depends on its width.
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def fit(self) -> None:
        """Take new measures from the font."""
        self.layouts.forget()
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay all out anew; what is chosen stays in view."""
        self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def minimumSizeHint(self) -> QSize:
        """Two lines: the window must fit a small screen in large letters."""
        em = QFontMetrics(QApplication.font()).height()
        return QSize(em * 4, em * 3)


def first_of(lines: Sequence[tuple[Line, Any]]) -> int:
    """The row of the first line that can be chosen; -1 for none."""
    rows = (row for row, (line, _) in enumerate(lines) if line.kind is not Kind.HEAD)
    return next(rows, -1)


class _Painter(QStyledItemDelegate):
    def __init__(self, view: Lines) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = self._view.model_of_lines.line(index.row())
        width = self._view.viewport().width()
        return QSize(width, self._view.layouts.of(line, width).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line = self._view.model_of_lines.line(index.row())
        shades = self._view.layouts.shades()
        laid = self._view.layouts.of(line, option.rect.width())
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setClipRect(option.rect)
        linked = index.row() in self._view.linked
        self._ground(painter, option.rect, line, shades, chosen=chosen, linked=linked)
        origin = QPointF(option.rect.topLeft())
        at_clause = self._view.at_clause if chosen else -1
        painter.setPen(QColor(shades.muted if line.kind in _QUIET else shades.text))
        if line.number:
            painter.setFont(laid.small)
            painter.setPen(QColor(shades.muted))
            painter.drawText(origin + laid.number, line.number)
            painter.setPen(QColor(shades.muted if line.kind in _QUIET else shades.text))
        if line.sign:
            painter.setFont(laid.bold)
            painter.drawText(origin + laid.sign, line.sign)
        for layout, at in laid.texts:
            layout.draw(painter, origin + at)
            painter.setPen(QColor(shades.muted))
        painter.setFont(laid.small)
        for place, (clause, box) in enumerate(zip(line.clauses, laid.links, strict=True)):
            there = box.translated(origin)
            if place == at_clause:
                painter.fillRect(there, QColor(shades.bar))
            painter.setPen(QColor(shades.base if place == at_clause else shades.link))
            painter.drawText(there, Qt.AlignmentFlag.AlignCenter, clause)
        if self._view.hasFocus() and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(shades.bar))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
        painter.restore()

    def _ground(
        self, painter: QPainter, rect: QRect, line: Line, shades: Colours, *, chosen: bool,
        linked: bool,
    ) -> None:  # fmt: skip
        if chosen or linked:
            painter.fillRect(rect, QColor(shades.ground if chosen else shades.note))
        if chosen or line.kind is Kind.HERE:
            bar = QRect(
                rect.topLeft(),
                QSize(max(3, QFontMetrics(QApplication.font()).height() // 5), rect.height()),
            )
            painter.fillRect(bar, QColor(shades.bar))

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem,
        index: _Index,
    ) -> bool:  # fmt: skip
        if event.type() == QEvent.Type.ToolTip:
            return False
        return super().helpEvent(event, view, option, index)


def _keyword_at(laid: _Laid, inside: QPointF) -> str:
    """The keyword effect whose name is at a place of a line; empty for none."""
    for layout, at in laid.texts:
        where = inside - at
        for number in range(layout.lineCount()):
            one = layout.lineAt(number)
            if not one.naturalTextRect().contains(where):
                continue
            place = one.xToCursor(where.x(), QTextLine.CursorPosition.CursorOnCharacter)
            for found in _KEYWORD.finditer(layout.text()):
                if found.start() <= place < found.end():
                    return found[0]
    return ""


_QUIET = frozenset((Kind.MUTED, Kind.NOT))
_BOLD = frozenset((Kind.HEAD, Kind.STRONG, Kind.HERE))


class _Laid(NamedTuple):
    """A line laid out in a width: where its parts stand, from its upper left corner."""

    height: int
    texts: tuple[tuple[QTextLayout, QPointF], ...]
    links: tuple[QRectF, ...]
    number: QPointF
    sign: QPointF
    small: QFont
    bold: QFont


class _Layouts:
    """Lines as they were laid out already, and the colours in which they are painted."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Line, int], _Laid] = {}
        # The same by identity, which is quicker to look up; the line is kept with it, so that
        # the identity stays its own.
        self._same: dict[tuple[int, int], tuple[Line, _Laid]] = {}
        self._shades: Colours | None = None
        self._palette = 0

    def of(self, line: Line, width: int) -> _Laid:
        same = self._same.get((id(line), width))
        if same is not None:
            return same[1]
        if len(self._kept) >= _MOST_KEPT or len(self._same) >= _MOST_KEPT:
            self.forget()
        laid = self._kept.get((line, width))
        if laid is None:
            laid = self._kept[(line, width)] = _lay(line, width)
        self._same[(id(line), width)] = line, laid
        return laid

    def shades(self) -> Colours:
        """The colours of now."""
        palette = QApplication.palette()
        if self._shades is None or self._palette != palette.cacheKey():
            self._palette, self._shades = palette.cacheKey(), colours(palette)
        return self._shades

    def forget(self) -> None:
        """The font is another one."""
        self._kept.clear()
        self._same.clear()


def _lay(line: Line, width: int) -> _Laid:
    font = QApplication.font()
    small, bold = QFont(font), QFont(font)
    small.setPointSizeF(font.pointSizeF() * 0.88)
    bold.setBold(True)
    em = QFontMetricsF(font).height()
    above = em * (0.55 if line.kind is Kind.HEAD else 0.18)
    left = em * (0.6 + 0.8 * min(line.depth, _DEEPEST))
    metrics, base = QFontMetricsF(small), above + QFontMetricsF(font).ascent()
    number = QPointF(left, base)
    if line.number:
        left += max(metrics.horizontalAdvance("000"), metrics.horizontalAdvance(line.number))
        left += em * 0.5
    sign = QPointF(left, base)
    if line.sign:
        left += QFontMetricsF(bold).horizontalAdvance(line.sign) + em * 0.3
    room = max(em * 3, width - left - em * 0.4)
    first = bold if line.kind in _BOLD else font
    text, ends = _text(line.text, first, room)
    texts = [(text, QPointF(left, above))]
    y = above + text.boundingRect().height()
    if line.remark:
        remark, _ = _text(line.remark, small, room)
        texts.append((remark, QPointF(left, y)))
        y, ends = y + remark.boundingRect().height(), room
    links: list[QRectF] = []
    tall = QFontMetricsF(font).height()
    x, top = ends + em * 0.5, y - tall
    for clause in line.clauses:
        wide = metrics.horizontalAdvance(clause) + em * 0.2
        if x + wide > room:
            x, top = 0.0, y
            y += tall
        links.append(QRectF(left + x, top, wide, tall))
        x += wide + em * 0.3
    return _Laid(int(y + em * 0.2), tuple(texts), tuple(links), number, sign, small, bold)


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
    text = text[:_LONGEST]
    if not text.isascii():
        font = font_for(guessed_language((text,)), font)
    layout = QTextLayout(text.replace("\n", "\u2028"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    layout.setFormats([_named(match) for match in _KEYWORD.finditer(layout.text())])
    layout.beginLayout()
    y = ends = 0.0
    while (one := layout.createLine()).isValid():
        one.setLineWidth(room)
        one.setPosition(QPointF(0, y))
        y, ends = y + one.height(), one.naturalTextWidth()
    layout.endLayout()
    return layout, ends
