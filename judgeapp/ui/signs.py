"""Signs, each a path in a square of 24, drawn in the colour of the text: of the places, of buttons, and of what a line
of a list is. Fonts of many systems have none of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap, QTransform

_SIDE = 24
_THIN, BOLD = 1.6, 2.6


def draw(painter: QPainter, sign: QPainterPath, into: QRectF, colour: QColor, *, wide: float = _THIN) -> None:
    """Draw a sign into a square; `wide` in the measure of the sign."""
    pen = QPen(colour, wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(into.topLeft())
    painter.scale(into.width() / _SIDE, into.height() / _SIDE)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(sign)
    painter.restore()


def icon(sign: QPainterPath, palette: QPalette, size: int, ratio: float) -> QIcon:
    """`size` in pixels of the layout, `ratio` those of the screen to one of them."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw(painter, sign, QRectF(0, 0, size, size), palette.color(QPalette.ColorRole.WindowText))
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
    """Speech bubble with two equal lines."""
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


# -- of buttons -----------------------------------------------------------------------------------


def undo() -> QPainterPath:
    """An arrow that turns back."""
    path = QPainterPath(QPointF(8.5, 5))
    path.lineTo(4.5, 9)
    path.lineTo(8.5, 13)
    path.moveTo(4.5, 9)
    path.lineTo(14, 9)
    path.arcTo(QRectF(9, 9, 10, 10), 90, -180)
    path.lineTo(9, 19)
    return path


def redo() -> QPainterPath:
    return _mirrored(undo())


def step_on() -> QPainterPath:
    path = QPainterPath(QPointF(8.5, 5.5))
    path.lineTo(17, 12)
    path.lineTo(8.5, 18.5)
    path.closeSubpath()
    return path


def step_back() -> QPainterPath:
    return _mirrored(step_on())


def take_back() -> QPainterPath:
    """The key that takes the last letter back."""
    path = QPainterPath(QPointF(9, 5.5))
    path.lineTo(21, 5.5)
    path.lineTo(21, 18.5)
    path.lineTo(9, 18.5)
    path.lineTo(3, 12)
    path.closeSubpath()
    for dx, dy in ((-2.8, -2.8), (-2.8, 2.8)):
        path.moveTo(14 + dx, 12 + dy)
        path.lineTo(14 - dx, 12 - dy)
    return path


def nothing() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 7, 7)
    path.moveTo(6, 19)
    path.lineTo(18, 5)
    return path


def turned() -> QPainterPath:
    """A card that is suspended: turned to its right."""
    path = QPainterPath(QPointF(4, 17))
    path.arcTo(QRectF(4, 7.5, 16, 16), 170, -140)
    path.moveTo(19.4, 6)
    path.lineTo(19.4, 11.6)
    path.lineTo(13.8, 11.6)
    return path


# -- of what a line is ----------------------------------------------------------------------------

# As they are read out and copied.
DONE: Final = "✓"
NOT: Final = "×"
CHOICE: Final = "▸"
OPENED: Final = "▾"
BRANCH: Final = "↳"
JUDGED: Final = "✎"


def done() -> QPainterPath:
    path = QPainterPath(QPointF(4.5, 13))
    path.lineTo(9.5, 18)
    path.lineTo(19.5, 6)
    return path


def refused() -> QPainterPath:
    path = QPainterPath()
    for begin, end in ((6, 18), (18, 6)):
        path.moveTo(6, begin)
        path.lineTo(18, end)
    return path


def opened() -> QPainterPath:
    path = QPainterPath(QPointF(5.5, 8.5))
    path.lineTo(18.5, 8.5)
    path.lineTo(12, 17)
    path.closeSubpath()
    return path


def branch() -> QPainterPath:
    path = QPainterPath(QPointF(5, 4.5))
    path.lineTo(5, 14.5)
    path.lineTo(19, 14.5)
    path.moveTo(14, 9.5)
    path.lineTo(19, 14.5)
    path.lineTo(14, 19.5)
    return path


def pencil() -> QPainterPath:
    path = QPainterPath(QPointF(4, 20))
    path.lineTo(5, 15)
    path.lineTo(16, 4)
    path.lineTo(20, 8)
    path.lineTo(9, 19)
    path.closeSubpath()
    return path


DRAWN: Final[Mapping[str, Callable[[], QPainterPath]]] = {
    DONE: done,
    NOT: refused,
    CHOICE: step_on,
    OPENED: opened,
    BRANCH: branch,
    JUDGED: pencil,
}


def _mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform(-1, 0, 0, 1, _SIDE, 0).map(path)
