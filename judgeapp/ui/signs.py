"""Signs, each a path in a square of 24, drawn in the colour of the text: for views, buttons, and kinds of list lines.
Many systems' fonts lack them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap, QTransform

_SIDE = 24
_THIN, BOLD = 1.6, 2.6


def draw(painter: QPainter, sign: QPainterPath, into: QRectF, colour: QColor, *, wide: float = _THIN) -> None:
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
    """`size` in layout pixels, `ratio` screen pixels to one of them."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw(painter, sign, QRectF(0, 0, size, size), palette.color(QPalette.ColorRole.WindowText))
    painter.end()
    return QIcon(pixmap)


def _path(commands: str) -> QPainterPath:
    """Path of commands that are parted by commas: M x y moves, L x y and C x1 y1 x2 y2 x y draw a line and a curve to a
    point, A x y w h start sweep an arc in degrees, E x y w h an ellipse, R x y w h radius a rectangle, and Z closes."""
    path = QPainterPath()
    draw: dict[str, Callable[..., object]] = {
        "M": path.moveTo,
        "L": path.lineTo,
        "C": path.cubicTo,
        "A": path.arcTo,
        "E": path.addEllipse,
        "R": lambda x, y, w, h, radius: path.addRoundedRect(x, y, w, h, radius, radius),
        "Z": path.closeSubpath,
    }
    for command in commands.split(","):
        name, *numbers = command.split()
        draw[name](*map(float, numbers))
    return path


def _mirrored(commands: str) -> QPainterPath:
    return QTransform(-1, 0, 0, 1, _SIDE, 0).map(_path(commands))


lens = partial(_path, "E 4.5 4.5 12 12, M 15 15, L 20 20")
book = partial(
    _path,
    "M 12 7, C 9.5 4.8 6 4.8 3.5 5.5, L 3.5 18, C 6 17.3 9.5 17.3 12 19.5, "
    "C 14.5 17.3 18 17.3 20.5 18, L 20.5 5.5, C 18 4.8 14.5 4.8 12 7, L 12 19.5",
)
entries = partial(_path, ", ".join(f"E 4 {y - 0.8} 1.6 1.6, M 9.5 {y}, L 20 {y}" for y in (6.5, 12, 17.5)))
menus = partial(_path, "M 4 6.5, L 20 6.5, M 4 12, L 20 12, M 4 17.5, L 20 17.5")
card = partial(_path, "R 5.5 3.5 13 17 1.6, M 8.5 12.5, L 15.5 12.5, M 8.5 16, L 13 16")
# A written page with a tick.
page = partial(
    _path, "R 5 3.5 14 17 1.6, M 8.5 8, L 15.5 8, M 8.5 11.5, L 15.5 11.5, M 8.5 15.8, L 10.8 17.8, L 15.5 14.2"
)
# The two sides of a board, with the memory gauge between them.
_CARDS = ", ".join(f"R {x} {y} 4 5 0.8" for y in (4.5, 14.5) for x in (4, 10, 16))
table = partial(_path, f"{_CARDS}, M 3.5 12, L 20.5 12")

_TURN_BACK = "M 8.5 5, L 4.5 9, L 8.5 13, M 4.5 9, L 14 9, A 9 9 10 10 90 -180, L 9 19"
undo, redo = partial(_path, _TURN_BACK), partial(_mirrored, _TURN_BACK)
_STEP = "M 8.5 5.5, L 17 12, L 8.5 18.5, Z"
step_on, step_back = partial(_path, _STEP), partial(_mirrored, _STEP)
# The Backspace key.
take_back = partial(
    _path, "M 9 5.5, L 21 5.5, L 21 18.5, L 9 18.5, L 3 12, Z, M 11.2 9.2, L 16.8 14.8, M 11.2 14.8, L 16.8 9.2"
)
funnel = partial(_path, "M 4 5.5, L 20 5.5, L 14 12.5, L 14 19, L 10 17, L 10 12.5, Z")
nothing = partial(_path, "E 5 5 14 14, M 6 19, L 18 5")
# A suspended card, turned to its right: straight lines are readable in ten pixels, a bow isn't.
turned = partial(_path, "M 4 21, L 4 9, L 20 9, M 13.5 2.5, L 20 9, L 13.5 15.5")

done = partial(_path, "M 4.5 13, L 9.5 18, L 19.5 6")
refused = partial(_path, "M 6 6, L 18 18, M 6 18, L 18 6")
opened = partial(_path, "M 5.5 8.5, L 18.5 8.5, L 12 17, Z")
branch = partial(_path, "M 5 4.5, L 5 14.5, L 19 14.5, M 14 9.5, L 19 14.5, L 14 19.5")
pencil = partial(_path, "M 4 20, L 5 15, L 16 4, L 20 8, L 9 19, Z")

# Signs as they are read out and copied.
DONE: Final = "✓"
NOT: Final = "×"
UNDECIDED: Final = "?"
CHOICE: Final = "▸"
OPENED: Final = "▾"
BRANCH: Final = "↳"
JUDGED: Final = "✎"
DRAWN: Final[Mapping[str, Callable[[], QPainterPath]]] = {
    DONE: done,
    NOT: refused,
    CHOICE: step_on,
    OPENED: opened,
    BRANCH: branch,
    JUDGED: pencil,
}
