"""Animation of a step: cards fly from old to new positions."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

MOVE_MS = 200
MAX_MOVED = 24  # if more cards move, it is another table rather than a step


class Glide(NamedTuple):
    item: QGraphicsItem  # glides from `start` to `end`, the positions of its upper left corner
    start: QPointF
    end: QPointF


class Flight(QGraphicsItem):
    """A card in the air: a picture of it that goes from one place to another."""

    def __init__(self, picture: QPixmap, start: QRectF, end: QRectF, lands: QGraphicsItem | None) -> None:
        super().__init__()
        self._picture, self._start, self._end = picture, start, end
        self.lands = lands  # the thing that appears on landing
        self._rect = start
        self.setZValue(3)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def go(self, share: float) -> None:
        self.prepareGeometryChange()
        a, b = self._start, self._end
        self._rect = QRectF(a.topLeft() + (b.topLeft() - a.topLeft()) * share, a.size() + (b.size() - a.size()) * share)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._rect, self._picture, QRectF(self._picture.rect()))


class Motion(QObject):
    """Moves things of a scene together; earlier movements finish first."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._moves: tuple[Glide, ...] = ()
        self._flights: tuple[Flight, ...] = ()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setDuration(MOVE_MS)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._go)
        self._run.finished.connect(self._end)

    def begin(self, moves: tuple[Glide, ...], flights: tuple[Flight, ...]) -> None:
        self.finish()
        if not moves and not flights:
            return
        self._moves, self._flights = moves, flights
        for flight in flights:
            self._scene.addItem(flight)
            if flight.lands is not None:
                flight.lands.setOpacity(0.0)
        self._go(0.0)
        self._run.start()

    def finish(self) -> None:
        """Put everything in place, at once."""
        self._run.stop()
        self._end()

    def _go(self, share: float) -> None:
        for item, start, end in self._moves:
            item.setPos(start + (end - start) * share)
        for flight in self._flights:
            flight.go(share)

    def _end(self) -> None:
        moves, flights = self._moves, self._flights
        self._moves, self._flights = (), ()
        for item, _, end in moves:
            item.setPos(end)
        for flight in flights:
            if flight.lands is not None:
                flight.lands.setOpacity(1.0)
            self._scene.removeItem(flight)
