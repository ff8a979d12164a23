"""What all things on a board have in common: a name, a place, and how they stand out."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from judgeapp.ui.table.measures import Measures
from judgeapp.ui.table.shades import Shades
from judgeapp.ui.table.sketch import Sketch

# How far what stands out reaches beyond the thing, in pixels.
_RIM = 4.0


class Setting:
    """In which sizes and colours a board is set; one for all its things."""

    def __init__(self, measures: Measures, shades: Shades) -> None:
        self.measures = measures
        self.shades = shades


class Thing(QGraphicsItem):
    """Something on the board that can be pointed at. `name` tells it from all others."""

    def __init__(self, name: str, setting: Setting) -> None:
        super().__init__()
        self.name = name
        self.setting = setting
        self._size = QSizeF()
        self._sketch: Sketch | None = None
        self._marked = False
        self._focused = False
        # What has not changed is not painted anew.
        self._painted: QPixmap | None = None

    # -- where and how ----------------------------------------------------------------------------

    def place(self, rect: QRectF) -> None:
        # Between pixels letters would be blurred.
        self.setPos(rect.topLeft().toPoint())
        if rect.size() != self._size:
            self.prepareGeometryChange()
            self._size = rect.size()
            self.redraw()

    def redraw(self) -> None:
        """Something of it changed: work out anew what it draws, when it is drawn next."""
        self._sketch = self._painted = None
        self.update()

    def stand_out(self, *, marked: bool, focused: bool) -> None:
        if (marked, focused) != (self._marked, self._focused):
            self._marked, self._focused = marked, focused
            self.update()

    @property
    def room(self) -> QRectF:
        return QRectF(0, 0, self._size.width(), self._size.height())

    @property
    def outline(self) -> QRectF:
        """The edge of what is drawn."""
        return self.room

    @property
    def sketch(self) -> Sketch:
        if self._sketch is None:
            self._sketch = Sketch(self.setting.measures)
            self.draw(self._sketch)
        return self._sketch

    def draw(self, sketch: Sketch) -> None:
        """Work out what is drawn."""
        raise NotImplementedError

    def _picture(self, ratio: float) -> QPixmap:
        if self._painted is None or self._painted.devicePixelRatio() != ratio:
            size = self._size * ratio
            self._painted = QPixmap(ceil(size.width()), ceil(size.height()))
            self._painted.setDevicePixelRatio(ratio)
            self._painted.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._painted)
            self.sketch.paint(painter)
            painter.end()
        return self._painted

    # -- for Qt -----------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self.room.adjusted(-_RIM, -_RIM, _RIM, _RIM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._size.isEmpty():
            return
        painter.drawPixmap(QPointF(), self._picture(painter.device().devicePixelRatio()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        shades, radius = self.setting.shades, self.setting.measures.unit * 0.3
        if self._marked:
            painter.setPen(QPen(shades.mark, 3.0))
            painter.drawRoundedRect(self.outline.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
        if self._focused:
            painter.setPen(QPen(shades.focus, 2.0))
            painter.drawRoundedRect(self.outline.adjusted(-3, -3, 3, 3), radius + 2, radius + 2)
