"""The back of a card, of our own drawing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from judgeapp.ui.table.board.shades import BACK, EGG_BACK
from judgeapp.ui.table.board.sketch import Sketch

TALL = 1.4  # height of a card relative to its width
_MIN_SIGN = 16.0  # pixels; below this width there is no room for a sign


def draw_back(sketch: Sketch, rect: QRectF, *, is_egg: bool = False) -> None:
    """A frame within a frame, and in the middle of it a lens; on a Digi-Egg an egg."""
    ground, frame, sign = EGG_BACK if is_egg else BACK
    short = min(rect.width(), rect.height())
    radius = max(1.5, short * 0.09)
    sketch.shape(rect, ground, frame, radius=radius, wide=1.0)
    inset = max(2.0, short * 0.1)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    if inner.width() > 2 and inner.height() > 2:
        sketch.shape(inner, ground, sign, radius=radius * 0.6, wide=max(1.0, short * 0.03))
    if short < _MIN_SIGN:
        return
    size = short * 0.44
    high = size * 1.25 if is_egg else size
    outer = QRectF(0, 0, size, high)
    outer.moveCenter(rect.center())
    sketch.shape(outer, sign, radius=size / 2)
    core = QRectF(0, 0, size * 0.56, high * 0.56)
    core.moveCenter(rect.center())
    sketch.shape(core, ground, frame, radius=size * 0.28, wide=max(1.0, short * 0.025))


def draw_pile(sketch: Sketch, rect: QRectF, count: int, *, is_egg: bool = False) -> None:
    """Draw a pile of face-down cards, higher for more cards; nothing if empty."""
    layers = min(4, (count + 9) // 10 + (count > 1)) if count else 0
    step = max(1.5, rect.width() * 0.035)
    body = rect.adjusted(0, 0, -step * max(0, layers - 1), -step * max(0, layers - 1))
    for layer in reversed(range(layers)):
        draw_back(sketch, body.translated(QPointF(layer, layer) * step), is_egg=is_egg)


def upright_within(room: QRectF) -> QRectF:
    """The largest card that has room, in the middle of it."""
    wide = min(room.width(), room.height() / TALL)
    rect = QRectF(0, 0, wide, wide * TALL)
    rect.moveCenter(room.center())
    return rect
