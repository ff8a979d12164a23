"""A card on the field: its face, and the cards that belong to it below."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from judgeapp.table.board.snapshot import UnitSnapshot
from judgeapp.ui.table.board.cards.card_face import CardFace
from judgeapp.ui.table.board.cards.card_fan import CardFan
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Setting, Thing

# Proportions of a card: for an unsuspended one width to height, the best first, and the height by width alone; for a
# suspended one height to width.
_WAYS = (0.86, 0.98, 1.12, 1.28)
_BROAD_WAYS = (*_WAYS, 1.5, 1.8, 2.2, 3.0)
_TURNED_WAYS = (1.35, 1.6, 2.0)
# In units: size of a card with room only for its name and numbers.
_TIGHT = QSizeF(6.4, 6.2)
_SLIM = 1.36
_TURNED = 0.62
_BROAD = 0.85
_MIN_WIDE = 8.0
_AS_HIGH = 0.65


class UnitItem(Thing):
    """Drawing of a UnitSnapshot. A suspended card is turned: broad, its head at the right."""

    def __init__(self, unit: UnitSnapshot, setting: Setting) -> None:
        super().__init__(unit.label, setting)
        self.unit = unit
        self._resolved: tuple[int, str] = (0, "")

    def show_unit(self, unit: UnitSnapshot, resolved: tuple[int, str]) -> None:
        """resolved -- the id of a card of it and which part of that is being resolved, if any"""
        if (unit, resolved) != (self.unit, self._resolved):
            self.unit, self.name, self._resolved = unit, unit.label, resolved
            self.redraw()

    @property
    def outline(self) -> QRectF:
        return self.sketch.edge or self.room

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.outline)
        return path

    @property
    def look(self) -> Hashable:
        return self.unit, self._resolved, self.setting.pictures.key(self.unit.stack[0].number)

    def draw(self, sketch: Sketch) -> None:
        room = self.room
        wide, face, fan = self._laid_out()
        # Everything of both if there is room; otherwise inherited texts before the whole face.
        strips = fan.fitting(room.height() - face.wanted)
        if not fan.is_whole(strips):
            strips = fan.fitting(max(room.height() - face.least, fan.least))
        below = fan.height(strips)
        high = self._face_height(face, wide, room.height() - below)
        whole = QRectF(0, 0, wide, min(room.height(), high + below))
        whole.moveCenter(room.center())
        sketch.edge = whole
        rect = whole.adjusted(0, 0, 0, -below)
        fan.draw(sketch, rect, strips)
        face.draw(sketch, rect)

    def _laid_out(self) -> tuple[float, CardFace, CardFan]:
        """Width of a card, and its parts: slim if unsuspended, but broader if its texts need it."""
        most, high, unit = self.room.width(), self.room.height(), self.setting.measures.unit
        ways: tuple[float, ...] = _TURNED_WAYS if self.unit.suspended else _WAYS
        if not self.unit.suspended and (len(self.unit.stack) > 1 or "digimon" not in self.unit.categories):
            ways = _BROAD_WAYS
        is_tight = high < _TIGHT.height() * unit or most < _TIGHT.width() * unit
        for way in ways:
            wide = min(max(high * way, _MIN_WIDE * unit), most)
            face, fan = self._parts(wide, is_tight=is_tight)
            if wide == most or face.wanted + fan.wanted <= high:
                break
        if self.unit.fresh and not is_tight and face.least + fan.least > high:
            # "Came this turn" must always have room.
            face, fan = self._parts(wide, is_tight=True)
        return wide, face, fan

    def _parts(self, wide: float, *, is_tight: bool) -> tuple[CardFace, CardFan]:
        return (
            CardFace(self.unit, self.setting, wide, self._resolved, is_tight=is_tight),
            CardFan(self.unit, self.setting, wide, self._resolved, is_tight=is_tight),
        )

    def _face_height(self, face: CardFace, wide: float, free: float) -> float:
        if self.unit.suspended:
            # Its texts may make it somewhat higher, but it stays broad.
            least = max(wide * _TURNED, face.least)
            return min(free, max(least, min(face.wanted, wide * _BROAD)))
        high = min(free, max(wide * _SLIM, face.wanted))
        # If it is nearly as high as its neighbours, it gets their height.
        return free if high > _AS_HIGH * free else high
