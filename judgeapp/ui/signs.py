"""The signs of the places: each a path in a square of 24, drawn in the colour of the text."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap


def icon(sign: QPainterPath, palette: QPalette, size: int, ratio: float) -> QIcon:
    """`size` in pixels of the layout, `ratio` those of the screen to one of them."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 24, size / 24)
    pen = QPen(palette.color(QPalette.ColorRole.WindowText), 1.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(sign)
    painter.end()
    return QIcon(pixmap)


def lens() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10.5, 10.5), 6, 6)
    path.moveTo(15, 15)
    path.lineTo(20, 20)
    return path


def book() -> QPainterPath:
    path = QPainterPath(QPointF(12, 7))
    path.cubicTo(9.5, 4.8, 6, 4.8, 3.5, 5.5)
    path.lineTo(3.5, 18)
    path.cubicTo(6, 17.3, 9.5, 17.3, 12, 19.5)
    path.cubicTo(14.5, 17.3, 18, 17.3, 20.5, 18)
    path.lineTo(20.5, 5.5)
    path.cubicTo(18, 4.8, 14.5, 4.8, 12, 7)
    path.lineTo(12, 19.5)
    return path


def entries() -> QPainterPath:
    path = QPainterPath()
    for y in (6.5, 12, 17.5):
        path.addEllipse(QRectF(4, y - 0.8, 1.6, 1.6))
        path.moveTo(9.5, y)
        path.lineTo(20, y)
    return path


def ribbon() -> QPainterPath:
    path = QPainterPath(QPointF(7, 4.5))
    path.lineTo(17, 4.5)
    path.lineTo(17, 19.5)
    path.lineTo(12, 15.5)
    path.lineTo(7, 19.5)
    path.closeSubpath()
    return path


def card() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(5.5, 3.5, 13, 17), 1.6, 1.6)
    for y, end in ((12.5, 15.5), (16, 13)):
        path.moveTo(8.5, y)
        path.lineTo(end, y)
    return path


def same() -> QPainterPath:
    """What is said, and that it is the same."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 4.5, 17, 12.5), 2.2, 2.2)
    path.moveTo(8, 17)
    path.lineTo(8, 20.5)
    path.lineTo(11.5, 17)
    for y in (9.2, 12.6):
        path.moveTo(8.5, y)
        path.lineTo(15.5, y)
    return path


def page() -> QPainterPath:
    """A page that was written, and ticked."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(5, 3.5, 14, 17), 1.6, 1.6)
    for y in (8, 11.5):
        path.moveTo(8.5, y)
        path.lineTo(15.5, y)
    path.moveTo(8.5, 15.8)
    path.lineTo(10.8, 17.8)
    path.lineTo(15.5, 14.2)
    return path


def table() -> QPainterPath:
    """Two sides of a board, and the memory gauge between them."""
    path = QPainterPath()
    for y in (4.5, 14.5):
        for x in (4, 10, 16):
            path.addRoundedRect(QRectF(x, y, 4, 5), 0.8, 0.8)
    path.moveTo(3.5, 12)
    path.lineTo(20.5, 12)
    return path
