"""Drawing of an item, prepared once and painted often: texts and filled shapes."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from judgeapp.ui.signs import BOLD, draw
from judgeapp.ui.table.board.measures import Letters


class Sketch:
    """Shapes, images and signs in drawing order, then texts."""

    def __init__(self) -> None:
        self._shapes: list[Callable[[QPainter], None]] = []
        self._letters: list[Callable[[QPainter], None]] = []
        self.texts: list[str] = []  # in the order in which they were added
        self.edge: QRectF | None = None  # edge of the drawing, if it isn't the whole room
        self.slips: dict[int, QRectF] = {}  # rectangles of the cards in a pile, by position
        self._picture: QPixmap | None = None

    def shape(
        self,
        rect: QRectF,
        fill: QColor | QBrush | Qt.GlobalColor,
        line: QColor | None = None,
        *,
        radius: float = 0.0,
        wide: float = 1.0,
        dashed: bool = False,
    ) -> None:
        pen = QPen(Qt.PenStyle.NoPen)
        if line is not None:
            pen = QPen(line, wide)
            if dashed:
                pen.setDashPattern([3.0, 2.0])
            inner = wide / 2
            rect = rect.adjusted(inner, inner, -inner, -inner)

        def paint(painter: QPainter) -> None:
            painter.setPen(pen)
            painter.setBrush(fill)
            painter.drawRoundedRect(rect, radius, radius)

        self._shapes.append(paint)

    def image(self, rect: QRectF, image: QPixmap, part: QRectF, *, radius: float = 0.0) -> None:
        """A part of an image, in its pixels, drawn into a rectangle."""

        def paint(painter: QPainter) -> None:
            edge = QPainterPath()
            edge.addRoundedRect(rect, radius, radius)
            painter.save()
            painter.setClipPath(edge)
            painter.drawPixmap(rect, image, part)
            painter.restore()

        self._shapes.append(paint)

    def sign(self, path: QPainterPath, middle: QPointF, side: float, colour: QColor) -> None:
        into = QRectF(0, 0, side, side)
        into.moveCenter(middle)
        self._shapes.append(lambda painter: draw(painter, path, into, colour, wide=BOLD))

    def text(
        self,
        x: float,
        top: float,
        high: float,
        text: str,
        letters: Letters,
        colour: QColor,
        width: float,
        *,
        right: bool = False,
        centred: bool = False,
    ) -> float:
        """A line of text in the middle of `high`; cut to `width`. Returns its width."""
        font, metrics = letters.of(text)
        shown = letters.cut(text, width)
        wide = metrics.horizontalAdvance(shown)
        if right:
            x += width - wide
        elif centred:
            x += (width - wide) / 2
        # Fonts differ in their white space above and below; capitals don't.
        base = top + (high + metrics.capHeight()) / 2

        def paint(painter: QPainter) -> None:
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QPointF(x, base), shown)

        self.texts.append(shown)
        self._letters.append(paint)
        return wide

    def centred(self, rect: QRectF, text: str, letters: Letters, colour: QColor) -> None:
        """A line of text in the middle of a rectangle; cut to its width."""
        self.text(rect.left(), rect.top(), rect.height(), text, letters, colour, rect.width(), centred=True)

    def upright(self, rect: QRectF, text: str, letters: Letters, colour: QColor) -> None:
        """A line of text in the middle of a rectangle that has room for it, read from top to bottom."""
        font, metrics = letters.of(text)
        # Letters with a tail would lie over the edge, if the others were in the middle.
        ink = metrics.tightBoundingRect(text)
        start = rect.center() + QPointF(ink.center().y(), -metrics.horizontalAdvance(text) / 2)

        def paint(painter: QPainter) -> None:
            painter.save()
            painter.setFont(font)
            painter.setPen(colour)
            painter.translate(start)
            painter.rotate(90)
            painter.drawText(QPointF(), text)
            painter.restore()

        self.texts.append(text)
        self._letters.append(paint)

    def picture(self, size: QSizeF, ratio: float) -> QPixmap:
        """Painted image in pixels; `ratio`: of those to the units of `size`."""
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            pixels = size * ratio
            self._picture = QPixmap(ceil(pixels.width()), ceil(pixels.height()))
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for paint in (*self._shapes, *self._letters):
                paint(painter)
            painter.end()
        return self._picture
