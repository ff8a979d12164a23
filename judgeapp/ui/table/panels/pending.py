"""Pending effects in ordered batches, with reasons; and causes of an event or pending effect, as a chain of events from
a player's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from judgeapp.table.board.snapshot import WaitingSnapshot
from judgeapp.table.tree.tree import Node
from judgeapp.ui.localization import translate
from judgeapp.ui.table.intents import AskCauses, GoTo, LookAt, See, TableIntent
from judgeapp.ui.table.lines.cited_line import Line
from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table_state import ExplainedEvent
from judgeapp.ui.widgets.box import box
from judgeapp.ui.widgets.forms.buttons import tool_button
from judgeapp.ui.widgets.plain_text import PlainLabel
from judgeapp.ui.widgets.style import fonts


class CauseChain(QWidget):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(autoFillBackground=True)
        self._send = send
        self.setBackgroundRole(self.backgroundRole().Base)
        self.title = PlainLabel(self.tr("What led to this"), bold=True)
        self.away = tool_button("×", self.tr("Close (Esc)"), flat=True)
        self.lines = ChainLines(self.tr("What led to this"))
        row = box(QHBoxLayout(), (self.title, 1), self.away, margin=(0.5, 0.3, 0.3, 0))
        box(QVBoxLayout(self), row, (self.lines, 1), margin=0, spacing=0)
        self.setFocusProxy(self.lines)
        self.lines.glanced.connect(self._look)
        self.lines.opened.connect(self._open)
        self.away.clicked.connect(lambda: send(AskCauses(None)))
        self.hide()

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    def draw(self, lines: Sequence[Line]) -> None:
        """Show the causes of the event asked about; nothing without one."""
        self.lines.show_lines(lines, len(lines) - 1)
        self.setVisible(bool(lines))

    def _look(self, thing: Any) -> None:
        if isinstance(thing, ExplainedEvent):
            self._send(LookAt(thing))
        elif isinstance(thing, WaitingSnapshot):
            self._send(LookAt(None))

    def _open(self, thing: Any) -> None:
        if isinstance(thing, Node) and thing.above is not None:
            # To the position of the choice that began it.
            self._send(GoTo(thing.above))
        else:
            self._look(thing)

    def fit(self) -> None:
        self.lines.setMinimumHeight(fonts.em() * 3)


class ChainLines(LineList):
    """Lines from the first cause to the event asked about, the last one, filled."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        em = QFontMetricsF(QApplication.font()).height()
        shades = self.layouts.shades()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(shades.link), max(1.0, em * 0.1)))
        rows = self.model_of_lines.rowCount()
        radius = em * 0.24
        at = [
            QPointF(em * 0.75, self.visualRect(self.model_of_lines.index(row, 0)).top() + em * 0.68)
            for row in range(rows)
        ]
        for row, link in enumerate(at):
            is_last = row == rows - 1
            painter.setBrush(QColor(shades.link if is_last else shades.base))
            painter.drawEllipse(link, radius, radius)
            if not is_last:
                tip = at[row + 1] - QPointF(0, radius + em * 0.08)
                painter.drawLine(link + QPointF(0, radius), tip)
                painter.setBrush(QColor(shades.link))
                side, high = em * 0.16, em * 0.26
                painter.drawPolygon(QPolygonF((tip, tip - QPointF(side, high), tip - QPointF(-side, high))))
        painter.end()


_MAX_HEIGHT = 8  # in heights of the font; more can be scrolled to


class PendingList(LineList):
    def __init__(self, send: Callable[[TableIntent], None]) -> None:
        super().__init__(translate("PendingList", "Pending effects, in order"))
        for gone_to in (self.glanced, self.opened):
            gone_to.connect(lambda thing: send(See(thing)))
        self._belongs = True
        self.hide()

    def belong(self, *, belongs: bool) -> None:
        """Set whether the board is seen, whose effects are pending."""
        self._belongs = belongs
        self.setVisible(belongs and bool(self.shown))

    def draw(self, lines: Sequence[Line]) -> None:
        """Show the pending effects; nothing when there are none."""
        self.show_lines(lines)
        self.setVisible(self._belongs and bool(lines))
        self._measure()

    def fit(self) -> None:
        super().fit()
        self._measure()

    def _measure(self) -> None:
        self.setFixedHeight(round(fonts.em() * min(_MAX_HEIGHT, 0.6 + 1.6 * len(self.shown))))
