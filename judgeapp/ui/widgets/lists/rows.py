"""A row of a list: a number, a title, a text with marks, a remark. And how it is painted."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from judgeapp.ui.address import PATH
from judgeapp.ui.widgets.plain_text import tip
from judgeapp.ui.widgets.style.fonts import font_for
from judgeapp.ui.widgets.style.theme import Colours, colours

_Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
# Letters of the longest number.
_NUMBER = 10
_MOST_LINES = 2
# Letters of a line that are looked at: no list is as wide as that, and a layout takes time.
_LONGEST = 400
_MOST_KEPT = 4096  # heights


@dataclass(frozen=True)
class Run:
    """A piece of text in one language.

    mark  -- it is what matched
    muted -- it steps back, and is not bold in a title
    """

    text: str
    language: str = ""
    mark: bool = False
    muted: bool = False


@dataclass(frozen=True)
class Row:
    """`number` leads and may be empty; `aside` stands at the right of the first line; `path`
    in one line below the text, where the middle may give way. `group` stands above the first
    row of several that belong together. `tip` is told where one points at the row."""

    number: str = ""
    title: tuple[Run, ...] = ()
    aside: str = ""
    body: tuple[Run, ...] = ()
    path: tuple[Run, ...] = ()
    foot: str = ""
    group: str = ""
    tip: str = ""

    @property
    def remark(self) -> tuple[Run, ...]:
        return (Run(self.foot),) if self.foot else ()

    @property
    def text(self) -> str:
        """The row in one line, for copying and for screen readers."""
        head = " ".join(part for part in (self.number, _joined(self.title)) if part)
        parts = (self.group, head, _joined(self.body), self.aside, _joined(self.path), self.foot)
        return ". ".join(part for part in parts if part)


class RowModel(QAbstractListModel):
    """A list of rows, each standing for something of its owner's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Row, Any]] = []

    def show(self, rows: Sequence[tuple[Row, Any]]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def replace(self, at: int, row: Row) -> None:
        """Show one row anew; it stands for the same as before."""
        self._rows[at] = (row, self._rows[at][1])
        self.dataChanged.emit(self.index(at), self.index(at))

    def row(self, index: _Index) -> Row:
        return self._rows[index.row()][0]

    def thing(self, index: _Index) -> Any:
        return self._rows[index.row()][1]

    def things(self) -> list[Any]:
        return [thing for _, thing in self._rows]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role == ROW:
            return self._rows[index.row()][0]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._rows[index.row()][0].text
        if role == Qt.ItemDataRole.ToolTipRole and self._rows[index.row()][0].tip:
            return tip(self._rows[index.row()][0].tip)
        return None


class RowDelegate(QStyledItemDelegate):
    """Paints rows; all measures come from the font, so any text size fits."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._measured: _Sheet | None = None

    def _sheet(self, width: int) -> _Sheet:
        """Kept as long as the font and the width are the same."""
        font = QApplication.font()
        if self._measured is None or not self._measured.is_for(font, width):
            self._measured = _Sheet(font, width)
        return self._measured

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row: Row = index.data(ROW)
        width = self._view.viewport().width()
        return QSize(width, self._sheet(width).height(row))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: Row = index.data(ROW)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        shades = colours(QApplication.palette())
        painter.save()
        painter.setClipRect(option.rect)
        if chosen:
            painter.fillRect(option.rect, QColor(shades.ground))
        sheet = self._sheet(option.rect.width())
        if chosen:
            bar = QRect(option.rect.topLeft(), QSize(sheet.bar, option.rect.height()))
            painter.fillRect(bar, QColor(shades.bar))
        sheet.paint(painter, option.rect, row, shades)
        painter.setPen(QColor(shades.line))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.restore()


class _Sheet:
    """The measures of a row of a width."""

    def __init__(self, font: QFont, width: int) -> None:
        self._for = font.key(), width
        # How high texts are, whatever is marked in them: with each key many rows come again.
        self._heights: dict[Hashable, float] = {}
        self._fonts: dict[tuple[str, int], QFont] = {}
        self.font = font
        self.strong = QFont(font)
        self.strong.setBold(True)
        self.hero = QFont(self.strong)
        self.hero.setPointSizeF(font.pointSizeF() * 1.1)
        self.small = QFont(font)
        self.small.setPointSizeF(font.pointSizeF() * 0.88)
        self.em = QFontMetricsF(font).height()
        self.bar = max(3, round(self.em * 0.2))
        self.left = self.em * 0.75
        self.width = max(1.0, width - 2 * self.left)

    def _font(self, language: str, font: QFont) -> QFont:
        """One of the fonts of this sheet, with the letters of a language before others."""
        key = language, id(font)
        if key not in self._fonts:
            self._fonts[key] = font_for(language, font)
        return self._fonts[key]

    def height(self, row: Row) -> int:
        height = self.em * 0.9 + self._head_height() + self._title_height(row)
        for text, font in ((row.body, self.font), (row.remark, self.small)):
            if text:
                height += self._text_height(text, font) + self.em * 0.15
        if row.path:
            height += self._path_height(row)
        return int(height + self._group_height(row) + 1)

    def _text_height(self, runs: Sequence[Run], font: QFont) -> float:
        """Of as many lines as are shown."""
        languages = tuple(dict.fromkeys(run.language for run in runs))
        written = _joined(runs), languages, font is self.small
        height = self._heights.get(written)
        if height is None:
            any_colour = QColor()
            cut = _cut(runs, _LONGEST)
            laid = self._lay(cut, font, any_colour, any_colour, any_colour, self.width, any_colour)
            shown = range(min(laid.lineCount(), _MOST_LINES))
            height = self._keep(written, sum(laid.lineAt(line).height() for line in shown))
        return height

    def _keep(self, what: Hashable, height: float) -> float:
        if len(self._heights) >= _MOST_KEPT:
            self._heights.clear()
        self._heights[what] = height
        return height

    def is_for(self, font: QFont, width: int) -> bool:
        return self._for == (font.key(), width)

    def paint(self, painter: QPainter, rect: QRect, row: Row, shades: Colours) -> None:
        text, muted = QColor(shades.text), QColor(shades.muted)
        x, y = rect.left() + self.left, rect.top() + self.em * 0.42
        right = x + self.width
        if row.group:
            group = QFont(self.small)
            group.setBold(True)
            painter.setFont(group)
            painter.setPen(muted)
            painter.drawText(QPointF(x, y + QFontMetricsF(group).ascent()), row.group)
            y += self._group_height(row)
        base = y + QFontMetricsF(self.hero).ascent()
        if row.number:
            painter.setFont(self.hero)
            painter.setPen(text)
            painter.drawText(QPointF(x, base), row.number)
        if row.aside and self._has_aside(row):
            wide = QFontMetricsF(self.small).horizontalAdvance(row.aside)
            painter.setFont(self.small)
            painter.setPen(muted)
            painter.drawText(QPointF(right - wide, base), row.aside)
        if self._is_beside(row):
            self._title(painter, row, QPointF(x, base), shades)
            y += self._head_height()
        else:
            # Below its number, if it has one.
            y += self._head_height() if row.number else 0.0
            self._wrapped_title(row, shades).draw(painter, QPointF(x, y))
            y += self._head_height() + self._title_height(row)
            y -= self._head_height() if row.number else 0.0
        # Below a title the text steps back; what matched in it does not.
        body = muted if row.title else text
        y = self._paragraph(painter, row.body, QPointF(x, y), self.font, body, shades)
        if row.path:
            self._path(painter, row, QPointF(x, y), muted)
            y += self._path_height(row)
        self._paragraph(painter, row.remark, QPointF(x, y), self.small, muted, shades)

    def _paragraph(
        self,
        painter: QPainter,
        runs: Sequence[Run],
        at: QPointF,
        font: QFont,
        colour: QColor,
        shades: Colours,
    ) -> float:
        """Paint a text if there is any; gives where what is below it begins."""
        if not runs:
            return at.y()
        at += QPointF(0, self.em * 0.15)
        laid = self._lines(runs, font, colour, QColor(shades.mark), QColor(shades.text))
        laid.draw(painter, at)
        return at.y() + laid.boundingRect().height()

    def _group_height(self, row: Row) -> float:
        return QFontMetricsF(self.small).height() * 1.25 if row.group else 0.0

    def _head_height(self) -> float:
        # Chinese and Japanese fonts are taller than the interface's own.
        return max(QFontMetricsF(self.hero).height(), self.em * 1.3)

    def _before(self, row: Row) -> float:
        """How far the title stands from the left, beside its number."""
        if not row.number:
            return 0.0
        return QFontMetricsF(self.hero).horizontalAdvance(row.number) + self.em * 0.6

    def _has_aside(self, row: Row) -> bool:
        """The title comes first: in a narrow list its source stands only in the remark."""
        wide = QFontMetricsF(self.small).horizontalAdvance(row.aside)
        return self.width - self._before(row) > wide * 2

    def _title_room(self, row: Row) -> float:
        """The width of a line of the title beside what stands at its right."""
        if not row.aside or not self._has_aside(row):
            return self.width
        return self.width - QFontMetricsF(self.small).horizontalAdvance(row.aside) - self.em * 0.6

    def _is_beside(self, row: Row) -> bool:
        """Whether the title has room in one line, beside its number. What steps back in it may
        give way."""
        runs = [run for run in _cut(row.title, _LONGEST) if not run.muted]
        wide = sum(QFontMetricsF(self._title_font(r)).horizontalAdvance(r.text) for r in runs)
        return not runs or self._before(row) + wide <= self._title_room(row)

    def _title_height(self, row: Row) -> float:
        """How much higher a title is than one line beside its number."""
        kinds = tuple(dict.fromkeys((run.language, run.muted) for run in row.title))
        key = row.number, _joined(row.title), row.aside, kinds
        height = self._heights.get(key)
        if height is None:
            high = 0.0
            if not self._is_beside(row):
                high = self._wrapped_title(row, None).boundingRect().height()
                high = high if row.number else max(0.0, high - self._head_height())
            height = self._keep(key, high)
        return height

    def _wrapped_title(self, row: Row, shades: Colours | None) -> QTextLayout:
        """A title that has no room in one line."""
        ink, mark = (shades.text, shades.mark) if shades else ("", "")
        width = self.width if row.number else self._title_room(row)
        return self._lines(
            row.title, self.strong, QColor(ink), QColor(mark), QColor(ink), width=width,
            muted=QColor(shades.muted if shades else ""),
        )  # fmt: skip

    def _title_font(self, run: Run) -> QFont:
        return self._font(run.language, self.font if run.muted else self.strong)

    def _title(self, painter: QPainter, row: Row, at: QPointF, shades: Colours) -> None:
        room = self._title_room(row) - self._before(row)
        at += QPointF(self._before(row), 0)
        for run in _cut(row.title, _LONGEST):
            font = self._title_font(run)
            metrics = QFontMetricsF(font)
            shown = metrics.elidedText(run.text, Qt.TextElideMode.ElideRight, room)
            if run.muted and shown.strip() == "…":
                return
            wide = metrics.horizontalAdvance(shown)
            if run.mark:
                top = at - QPointF(0, metrics.ascent() * 0.95)
                size = QSizeF(wide, metrics.height() * 0.95)
                painter.fillRect(QRectF(top, size), QColor(shades.mark))
            painter.setPen(QColor(shades.muted if run.muted else shades.text))
            painter.setFont(font)
            painter.drawText(at, shown)
            at, room = QPointF(at.x() + wide, at.y()), room - wide
            if room < self.em:
                return

    def _path(self, painter: QPainter, row: Row, at: QPointF, colour: QColor) -> None:
        metrics = QFontMetricsF(self._path_font(row))
        shown = path_shown(_joined(_cut(row.path, _LONGEST)), metrics, self.width)
        painter.setFont(self._path_font(row))
        painter.setPen(colour)
        painter.drawText(at + QPointF(0, self.em * 0.15 + metrics.ascent()), shown)

    def _path_height(self, row: Row) -> float:
        return self.em * 0.15 + QFontMetricsF(self._path_font(row)).height()

    def _path_font(self, row: Row) -> QFont:
        # A path has one language but for the name of its source.
        return self._font(row.path[-1].language, self.small)

    def _lines(
        self,
        runs: Sequence[Run],
        font: QFont,
        colour: QColor,
        mark: QColor,
        marked: QColor,
        *,
        width: float = 0.0,
        muted: QColor | None = None,
    ) -> QTextLayout:
        """A text in at most two lines; what does not fit is elided.

        colour, mark, marked -- of the text, behind what matched, and of what matched
        width -- of a line, where it is not the whole one
        muted -- of what steps back in a title
        """

        def lay(some: Sequence[Run]) -> QTextLayout:
            return self._lay(some, font, colour, mark, marked, width or self.width, muted)

        runs = _cut(runs, _LONGEST)
        layout = lay(runs)
        if layout.lineCount() <= _MOST_LINES:
            return layout
        last = layout.lineAt(_MOST_LINES - 1)
        length = last.textStart() + last.textLength()
        while length > 1:
            length -= 2
            layout = lay(_cut(runs, length))
            if layout.lineCount() <= _MOST_LINES:
                break
        return layout

    def _lay(
        self,
        runs: Sequence[Run],
        font: QFont,
        colour: QColor,
        mark: QColor,
        marked: QColor,
        width: float,
        muted: QColor | None,
    ) -> QTextLayout:
        # No line begins with the dot between two parts.
        layout = QTextLayout(_joined(runs).replace("\n", " ").replace(" · ", "\u00a0· "), font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        formats: list[QTextLayout.FormatRange] = []
        at = 0
        for run in runs:
            looks = QTextCharFormat()
            if muted is not None and run.muted:
                looks.setFont(self._title_font(run))
                looks.setForeground(muted)
            else:
                looks.setFont(self._font(run.language, font))
                looks.setForeground(marked if run.mark else colour)
            if run.mark:
                looks.setBackground(mark)
            piece = QTextLayout.FormatRange()
            piece.start, piece.length, piece.format = at, len(run.text), looks
            formats.append(piece)
            at += len(run.text)
        layout.setFormats(formats)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout


def path_shown(path: str, metrics: QFontMetricsF, width: float) -> str:
    """A path as far as it has room: those of its steps give way first that are next to the source,
    then how the last one ends, and what stands before it where not even its number has room."""
    dots = Qt.TextElideMode.ElideRight
    first, *steps = path.split(PATH)
    text = path
    while len(steps) > 1 and metrics.horizontalAdvance(text) > width:
        del steps[0]
        text = PATH.join((first, "…", *steps))
    if not steps or metrics.horizontalAdvance(text) <= width:
        return metrics.elidedText(text, dots, width)
    last = steps[-1]
    number = last.partition(" ")[0][:_NUMBER]
    if metrics.horizontalAdvance(text.removesuffix(last) + number + "…") > width:
        text = PATH.join(("…", last))
    return metrics.elidedText(text, dots, width)


def _joined(runs: Sequence[Run]) -> str:
    return "".join(run.text for run in runs)


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
