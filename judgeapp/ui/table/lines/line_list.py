"""Lists of lines, each followed by its clauses as links; and options, chosen by typing their number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QFont,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from judgeapp.clauses.citing import citation
from judgeapp.ui.signs import BOLD, DRAWN, draw
from judgeapp.ui.table.lines.cited_line import CitedLine, CitedLineModel, Index, LineKind, first_of
from judgeapp.ui.table.lines.line_layout import LineLayouts, keyword_at
from judgeapp.ui.widgets.context_menu import Offer, Offers
from judgeapp.ui.widgets.lists.listing import ThingList
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import Colours

# Clauses of a line in its menu.
_MAX_LEADS = 8
_QUIET = frozenset((LineKind.MUTED, LineKind.NOT))


class LineList(ThingList):
    glanced = Signal(object)  # the thing of the current line, whenever that changes
    opened = Signal(object)  # the thing of a line, on Enter or a click
    # A clause was clicked, or a keyword effect named in a text ("<Blocker>"). Right and Left move between, Enter opens.
    cited = Signal(str)
    _is_shown = False  # whether its size is that in which it is seen: Qt lays a list out before it comes

    def __init__(self, name: str, *, size: float = 1.0) -> None:
        """`size`: of its letters, relative to the interface's."""
        super().__init__(name)
        self.layouts = LineLayouts(size)
        self.room = self.viewport().width()
        self.model_of_lines = CitedLineModel(lambda line: self.layouts.size_of(line, self.room), self)
        self.setModel(self.model_of_lines)
        self.setItemDelegate(_Painter(self))
        self.setMouseTracking(True)
        self.at_clause = -1  # index in `leads` of what Enter opens in the current line; -1 for none
        self.has_quiet_remarks = True  # whether remarks below lines are muted
        self.has_linked_names = True  # whether a click on a keyword effect opens it
        # Rows related to the current one.
        self.linked: frozenset[int] = frozenset()
        self._silent = False
        self._pressed = ""
        self._again = False  # whether the mouse was pressed a second time at once
        self.offers: Callable[[Any], Offers] = lambda _: ()  # menu entries for the thing of a line

    def show_lines(self, lines: Sequence[tuple[CitedLine, Any]], chosen: int = -1) -> None:
        """Show other lines with one or none selected, without a signal."""
        self._silent = True
        self.at_clause, self.linked = -1, frozenset()
        self.model_of_lines.show(lines)
        if self.currentIndex().row() != chosen:
            self.setCurrentIndex(self.model_of_lines.index(chosen, 0))
        self._silent = False
        if chosen < 0 and self.hasFocus():
            self.choose_first()

    def link_rows(self, rows: frozenset[int]) -> None:
        """Set off the rows that have to do with the chosen one."""
        self.linked = rows
        self.viewport().update()

    @property
    def shown(self) -> list[CitedLine]:
        return self.model_of_lines.lines()

    @property
    def texts(self) -> list[str]:
        return [line.text for line in self.shown]

    @property
    def chosen(self) -> Any:
        """The thing that the chosen line stands for; None without one."""
        index = self.currentIndex()
        return self.model_of_lines.thing(index.row()) if index.isValid() else None

    def choose(self, row: int) -> None:
        """Choose a line and see it, without telling."""
        self._silent = True
        self.setCurrentIndex(self.model_of_lines.index(row, 0))
        self._silent = False

    def choose_first(self) -> None:
        """Choose the first line that can be, without telling."""
        first = first_of(self.model_of_lines.numbered())
        if first >= 0:
            self.choose(first)
            self.scrollToTop()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The first key works: some line is chosen by then."""
        super().focusInEvent(event)
        by_mouse = event.reason() is Qt.FocusReason.MouseFocusReason
        if not by_mouse and not self.selectionModel().hasSelection():
            self.choose_first()

    def currentChanged(self, current: Index, previous: Index) -> None:
        self.at_clause = -1
        super().currentChanged(current, previous)
        if current.isValid() and not self._silent:
            self.glanced.emit(self.model_of_lines.thing(current.row()))

    def offered(self, row: int) -> list[Offer | QAction]:
        """Menu of a line: its owner's offers, its clauses to read, itself to copy."""
        line, thing = self.model_of_lines.line(row), self.model_of_lines.thing(row)
        offers = [*self.offers(thing)]
        template = self.tr("Read {clause}")
        offers += [
            Offer(template.format(clause=citation(lead)), partial(self.cited.emit, lead))
            for lead in line.leads[:_MAX_LEADS]
        ]
        copy = partial(QApplication.clipboard().setText, line.spoken)
        return [*offers, Offer(self.tr("Copy the line"), copy)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if figure_of(event):
            # Left to the decision, wherever the focus is.
            event.ignore()
            return
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

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """One click opens: the second one was not meant for its result."""
        super().mouseDoubleClickEvent(event)
        self._again = True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the link that is pressed: the line that is chosen by that may show more of them."""
        self._pressed = self.lead_at(event.position().toPoint())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        again, self._again = self._again, False
        if again or event.button() is not Qt.MouseButton.LeftButton:
            return
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid():
            return
        if lead := self._pressed:
            self.cited.emit(lead)
        elif self.model_of_lines.line(index.row()).kind is not LineKind.HEAD:
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
        laid = self.layouts.of(line, self.room)
        inside = QPointF(point - rect.topLeft())
        boxes = zip(line.linked, laid.links, strict=False)
        clause = next((c for c, box in boxes if box.contains(inside)), "")
        return clause or (keyword_at(laid, inside) if self.has_linked_names else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        before, self.room = self.room, event.size().width()
        super().resizeEvent(event)
        # The height of a line depends on the width that it was last laid out for: Qt reports only one size of a list
        # that was resized while hidden.
        if self.room != before:
            self._measure_again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._is_shown = True
        if not self.model_of_lines.is_measured:
            self.scheduleDelayedItemsLayout()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_shown = False

    def fit(self) -> None:
        self.layouts.forget()
        self._measure_again()

    def _measure_again(self) -> None:
        self.model_of_lines.is_measured = False
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        """Lay out the lines, which are measured in the last of several widths; the selected line stays in view."""
        measures = self._is_shown and not self.model_of_lines.is_measured
        if measures:
            bar = self.verticalScrollBar()
            if bar.isHidden() and self.model_of_lines.rowCount() * fonts.em() > self.height():
                # Beside the scroll bar that surely comes: they are not measured without it first.
                self.room -= bar.sizeHint().width()
            self.model_of_lines.measure()
        super().doItemsLayout()
        if measures and self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def sizeHintForRow(self, row: int) -> int:
        """Height of a line in the width that the list has now."""
        return self.layouts.size_of(self.model_of_lines.line(row), self.room).height()

    def minimumSizeHint(self) -> QSize:
        """Two lines: the window must fit a small screen in large letters."""
        return QSize(fonts.em() * 4, fonts.em() * 3)


class _Painter(QStyledItemDelegate):
    def __init__(self, view: LineList) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = self._view.model_of_lines.line(index.row())
        shades = self._view.layouts.shades()
        laid = self._view.layouts.of(line, self._view.room)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setClipRect(option.rect)
        linked = index.row() in self._view.linked
        self._ground(painter, option.rect, line, shades, chosen=chosen, linked=linked)
        origin = QPointF(option.rect.topLeft())
        at_clause = self._view.at_clause if chosen else -1

        def write(text: str, font: QFont, colour: str, at: QPointF) -> None:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(origin + at, text)

        text_colour = shades.muted if line.kind in _QUIET else shades.text
        write(line.number, laid.small, shades.muted, laid.number)
        write(line.aside, laid.small, shades.muted, laid.aside)
        if line.sign in DRAWN:
            draw(painter, DRAWN[line.sign](), laid.drawn.translated(origin), QColor(text_colour), wide=BOLD)
        else:
            write(line.sign, laid.bold, text_colour, laid.sign)
        painter.setPen(QColor(shades.text if line.aside else text_colour))
        for layout, at in laid.texts:
            layout.draw(painter, origin + at)
            if self._view.has_quiet_remarks:
                painter.setPen(QColor(shades.muted))
        for place, (clause, at) in enumerate(zip(line.written, laid.clauses, strict=True)):
            if place == at_clause:
                painter.fillRect(laid.links[place].translated(origin), QColor(shades.bar))
            write(clause, laid.small, shades.base if place == at_clause else shades.link, at)
        if self._view.hasFocus() and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(shades.bar))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
        painter.restore()

    def _ground(
        self, painter: QPainter, rect: QRect, line: CitedLine, shades: Colours, *, chosen: bool, linked: bool
    ) -> None:
        if chosen or linked:
            painter.fillRect(rect, QColor(shades.ground if chosen else shades.note))
        if chosen or line.kind is LineKind.HERE:
            bar = QRect(rect.topLeft(), QSize(max(3, fonts.em() // 5), rect.height()))
            painter.fillRect(bar, QColor(shades.bar))


def figure_of(event: QKeyEvent) -> str:
    """The figure that was typed; empty for any other key."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    typed = event.text()
    return typed if not held and typed.isascii() and typed.isdecimal() else ""


class OptionList(LineList):
    """Lines that have numbers can be taken by them, or by a click anywhere on their text."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.has_linked_names = False
        self._figures = ""

    def show_lines(self, lines: Sequence[tuple[CitedLine, Any]], chosen: int = -1) -> None:
        self._figures = ""
        super().show_lines(lines, chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not figure_of(event):
            self._figures = ""
        super().keyPressEvent(event)

    def take_figure(self, figure: str) -> None:
        """A figure of the number of an option was typed."""
        numbers = [line.number for line in self.shown]
        for typed in (self._figures + figure, figure):
            if typed in numbers:
                self._figures = typed
                self._go_to(numbers.index(typed), numbers)
                return

    def go_to(self, thing: Any) -> None:
        self.choose(self.model_of_lines.things().index(thing))

    def _go_to(self, row: int, numbers: Sequence[str]) -> None:
        """Take it, or only go there as long as a longer number can be meant."""
        self.setCurrentIndex(self.model_of_lines.index(row, 0))
        if sum(number.startswith(self._figures) for number in numbers) == 1:
            self.opened.emit(self.model_of_lines.thing(row))
