"""Walking by the arrow keys: which thing lies in a direction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF


def nearest(things: Mapping[str, QRectF], start: str, way: QPointF) -> str:
    """The nearest thing in a direction, what lies straight ahead before what lies aside; empty
    for none. `start` is one of the things."""
    here, best, least = things[start], "", float("inf")
    for name, rect in things.items():
        if name != start and (far := _distance(here, rect, way)) < least:
            best, least = name, far
    return best


def around(rects: Iterable[QRectF]) -> QRectF:
    """The smallest rectangle that has all of these in it."""
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def _distance(here: QRectF, there: QRectF, way: QPointF) -> float:
    """How far a thing is in a direction; endless where it lies elsewhere."""
    if way.x():
        ahead = there.left() - here.right() if way.x() > 0 else here.left() - there.right()
        aside = _gap(here.top(), here.bottom(), there.top(), there.bottom())
        middle = abs(there.center().y() - here.center().y())
        inside = (there.center().x() - here.center().x()) * way.x() > 0 and here.contains(there)
    else:
        ahead = there.top() - here.bottom() if way.y() > 0 else here.top() - there.bottom()
        aside = _gap(here.left(), here.right(), there.left(), there.right())
        middle = abs(there.center().x() - here.center().x())
        inside = False
    if way.x() and here.contains(there):
        # From a pile to the first card in it.
        return abs(there.left() - here.left()) * 0.01 if way.x() > 0 else float("inf")
    if ahead < -4 and not inside:
        return float("inf")
    return max(0.0, ahead) + aside * 4 + middle * 0.3


def _gap(a: float, b: float, c: float, d: float) -> float:
    """Between two ranges; 0 where they overlap."""
    return max(0.0, c - b, a - d)
