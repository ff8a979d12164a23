"""Lines that lead from one to the next, drawn as a chain: a link each, arrows between them."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from judgeapp.ui.table.lines.line_list import LineList

# How deep its lines are set in, so that the chain has room at their left.
CHAINED = 1


class ChainLines(LineList):
    """The first line is what everything came of; the last one, filled, what is asked about."""

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
