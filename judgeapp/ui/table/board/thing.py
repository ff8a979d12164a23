"""Base of all things on a board: a name, a place, and marks."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from judgeapp.table.board.snapshot import Board
from judgeapp.ui.table.board.measures import Measures
from judgeapp.ui.table.board.shades import Shades
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.widgets.pictures import card_pictures

# Pixels by which a highlight extends beyond the thing.
_RIM = 4.0
_MAX_KEPT = 6


class Setting:
    """Sizes, colours and pictures of a board; one for all its things."""

    def __init__(self, measures: Measures, shades: Shades) -> None:
        self.measures = measures
        self.shades = shades
        self.pictures = card_pictures()


class Thing(QGraphicsItem):
    """Thing on the board that can be pointed at, identified by its `name`."""

    def __init__(self, name: str, setting: Setting) -> None:
        super().__init__()
        self.name = name
        self.setting = setting
        self.shown: Hashable = None
        self._size = QSizeF()
        # Its final place; while it moves it is on its way there.
        self.home = QPointF()
        self._sketch: Sketch | None = None
        # Its recent looks, reused when going back.
        self._kept: dict[Hashable, Sketch] = {}
        self._marked = False
        self._focused = False
        self._is_lit = False

    # -- where and how ----------------------------------------------------------------------------

    def place(self, rect: QRectF) -> None:
        # Between pixels, letters would be blurred.
        self.home = QPointF(rect.topLeft().toPoint())
        self.setPos(self.home)
        if rect.size() != self._size:
            self.prepareGeometryChange()
            self._size = rect.size()
            self.redraw()

    def redraw(self) -> None:
        """Forget its drawing; the next painting computes it again."""
        self._sketch = None
        self.update()

    def forget(self) -> None:
        """Draw again after a change of fonts or colours."""
        self._kept.clear()
        self.redraw()

    def stand_out(self, *, marked: bool, focused: bool, is_lit: bool = False) -> None:
        """is_lit -- its effect is being resolved"""
        if (marked, focused, is_lit) != (self._marked, self._focused, self._is_lit):
            self._marked, self._focused, self._is_lit = marked, focused, is_lit
            self.update()

    @property
    def room(self) -> QRectF:
        return QRectF(0, 0, self._size.width(), self._size.height())

    @property
    def outline(self) -> QRectF:
        return self.room

    @property
    def sketch(self) -> Sketch:
        if self._sketch is None:
            look = self.look, self._size.width(), self._size.height()
            if look not in self._kept:
                if len(self._kept) == _MAX_KEPT:
                    del self._kept[next(iter(self._kept))]
                self._kept[look] = Sketch()
                self.draw(self._kept[look])
            self._sketch = self._kept[look]
        return self._sketch

    def work_out(self) -> None:
        """Compute its drawing before painting: an error while painting is reported nowhere."""
        if not self._size.isEmpty():
            self._sketch = self.sketch

    @property
    def look(self) -> Hashable:
        """Everything that it draws, room, fonts and colours apart: where that is the same it looks the same."""
        return self.shown

    def show_board(self, board: Board, seat: str) -> None:
        """Show its part of a board from a seat; a card on the field is shown by itself."""

    def show_look(self, shown: Hashable) -> None:
        if shown != self.shown:
            self.shown = shown
            self.redraw()

    def draw(self, sketch: Sketch) -> None:
        """Compute the drawing: it may depend only on `look` and the room."""
        raise NotImplementedError

    # -- for Qt -----------------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self.room.adjusted(-_RIM, -_RIM, _RIM, _RIM)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._size.isEmpty():
            return
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(QPointF(), self.sketch.picture(self._size, ratio))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        shades, radius = self.setting.shades, self.setting.measures.unit * 0.4
        if self._is_lit:
            glow = QColor(shades.lit)
            glow.setAlpha(90)
            painter.setPen(QPen(glow, 6.0))
            painter.drawRoundedRect(self.outline.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
            painter.setPen(QPen(shades.lit, 2.5))
            painter.drawRoundedRect(self.outline, radius, radius)
        elif self._marked:
            painter.setPen(QPen(shades.mark, 3.0))
            painter.drawRoundedRect(self.outline.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)
        if self._focused:
            painter.setPen(QPen(shades.focus, 2.0))
            painter.drawRoundedRect(self.outline.adjusted(-3, -3, 3, 3), radius + 2, radius + 2)
