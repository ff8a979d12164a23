"""Drawing of an item, prepared once and painted often: texts and filled shapes."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from judgeapp.ui.signs import BOLD, draw
from judgeapp.ui.table.board.measures import Measures


class _Text(NamedTuple):
    at: QPointF
    text: str
    font: QFont
    colour: QColor
    is_upright: bool = False


class _Shape(NamedTuple):
    rect: QRectF
    fill: QBrush
    pen: QPen
    radius: float


class _Sign(NamedTuple):
    path: QPainterPath
    into: QRectF
    colour: QColor


class _Image(NamedTuple):
    rect: QRectF
    image: QPixmap
    part: QRectF
    radius: float


class Sketch:
    """Shapes and images in drawing order, then signs and texts."""

    def __init__(self, measures: Measures) -> None:
        self._measures = measures
        self._shapes: list[_Shape | _Image] = []
        self._texts: list[_Text] = []
        self._signs: list[_Sign] = []
        self.edge: QRectF | None = None  # edge of the drawing, if it isn't the whole room
        self.slips: dict[int, QRectF] = {}  # rectangles of the cards in a pile, by position
        self._picture: QPixmap | None = None

    def shape(
        self,
        rect: QRectF,
        fill: QColor | QBrush,
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
        self._shapes.append(_Shape(rect, QBrush(fill), pen, radius))

    def image(self, rect: QRectF, image: QPixmap, part: QRectF, *, radius: float = 0.0) -> None:
        """A part of an image, in its pixels, drawn into a rectangle."""
        self._shapes.append(_Image(rect, image, part, radius))

    def text(
        self,
        x: float,
        top: float,
        high: float,
        text: str,
        font: QFont,
        colour: QColor,
        width: float,
        *,
        right: bool = False,
        centred: bool = False,
    ) -> float:
        """A line of text in the middle of `high`; cut to `width`. Returns its width."""
        font = self._measures.font(font, text)
        shown = self._measures.cut(text, font, width)
        metrics = self._measures.metrics(font)
        wide = metrics.horizontalAdvance(shown)
        if right:
            x += width - wide
        elif centred:
            x += (width - wide) / 2
        # Fonts differ in their white space above and below; capitals don't.
        base = top + (high + metrics.capHeight()) / 2
        self._texts.append(_Text(QPointF(x, base), shown, font, colour))
        return wide

    def centred(self, rect: QRectF, text: str, font: QFont, colour: QColor) -> None:
        """A line of text in the middle of a rectangle; cut to its width."""
        self.text(rect.left(), rect.top(), rect.height(), text, font, colour, rect.width(), centred=True)

    def sign(self, path: QPainterPath, middle: QPointF, side: float, colour: QColor) -> None:
        """A sign that is drawn, in a square of this side."""
        into = QRectF(0, 0, side, side)
        into.moveCenter(middle)
        self._signs.append(_Sign(path, into, colour))

    def upright(self, rect: QRectF, text: str, font: QFont, colour: QColor) -> None:
        """A line of text that is read from top to bottom."""
        font = self._measures.font(font, text)
        shown = self._measures.cut(text, font, rect.height())
        x = rect.center().x() - self._measures.metrics(font).capHeight() / 2
        at = QPointF(x, rect.top() + self._measures.unit * 0.2)
        self._texts.append(_Text(at, shown, font, colour, is_upright=True))

    def picture(self, size: QSizeF, ratio: float) -> QPixmap:
        """Painted image in pixels; `ratio`: of those to the units of `size`."""
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            pixels = size * ratio
            self._picture = QPixmap(ceil(pixels.width()), ceil(pixels.height()))
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            self._paint(painter)
            painter.end()
        return self._picture

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for shape in self._shapes:
            if isinstance(shape, _Image):
                _paint_image(painter, shape)
                continue
            rect, fill, pen, radius = shape
            painter.setPen(pen)
            painter.setBrush(fill)
            if radius:
                painter.drawRoundedRect(rect, radius, radius)
            else:
                painter.drawRect(rect)
        for path, into, colour in self._signs:
            draw(painter, path, into, colour, wide=BOLD)
        for at, text, font, colour, is_upright in self._texts:
            painter.setFont(font)
            painter.setPen(colour)
            if is_upright:
                painter.save()
                painter.translate(at)
                painter.rotate(90)
                painter.drawText(QPointF(), text)
                painter.restore()
            else:
                painter.drawText(at, text)

    @property
    def texts(self) -> list[str]:
        """Texts in the order in which they were added."""
        return [text.text for text in self._texts]


def _paint_image(painter: QPainter, shape: _Image) -> None:
    painter.save()
    if shape.radius:
        path = QPainterPath()
        path.addRoundedRect(shape.rect, shape.radius, shape.radius)
        painter.setClipPath(path)
    painter.drawPixmap(shape.rect, shape.image, shape.part)
    painter.restore()
