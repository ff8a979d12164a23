"""Items between the players: the memory gauge, the turn, revealed cards, an attack; and the grounds of the areas."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from judgeapp.table.board.snapshot import Board, ResolvingSnapshot
from judgeapp.ui.localization import translate
from judgeapp.ui.table.board.board_layout import MEMORY, SHOWN
from judgeapp.ui.table.board.measures import fitting
from judgeapp.ui.table.board.pile_item import PileItem, pile_text
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Setting, Thing

MAX_MEMORY = 10
_MIN_NUMBER = 1.05
_GROUND_DEPTH, _ATTACK_DEPTH = -2, -1  # below all other things, the deepest first


def phase_text(phase: str) -> str:
    texts = {
        "setup": translate("board", "setup"),
        "unsuspend": translate("board", "unsuspend phase"),
        "draw": translate("board", "draw phase"),
        "breeding": translate("board", "breeding phase"),
        "main": translate("board", "main phase"),
        "end": translate("board", "end of the turn"),
    }
    return texts.get(phase, phase)


class GaugeItem(Thing):
    """The memory gauge (4-1): the side of the player above at the left."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(MEMORY, setting)
        self.shown: tuple[tuple[str, str], int] = ("B", "A"), 0

    def show_board(self, board: Board, seat: str) -> None:
        other = next(name for name in board.seats if name != seat)
        self.show_look(((other, seat), board.seats[seat].memory))

    @property
    def _scale(self) -> tuple[float, float]:
        """Left edge of the numbers, and the width of each."""
        end = self.setting.measures.unit * 1.6
        return end, (self.room.width() - 2 * end) / (2 * MAX_MEMORY + 1)

    def memory_at(self, there: QPointF) -> int | None:
        """Memory of the near player at a point in the scene; None outside the numbers."""
        end, step_width = self._scale
        number = floor((self.mapFromScene(there).x() - end) / step_width) - MAX_MEMORY
        return number if abs(number) <= MAX_MEMORY else None

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u, (seats, memory) = measures.unit, self.shown
        end, step_width = self._scale
        at = max(-MAX_MEMORY, min(MAX_MEMORY, memory))
        ground = room.adjusted(0, u * 0.3, 0, -u * 0.3)
        sketch.shape(ground, shades.card, shades.line, radius=u * 0.3)
        for seat, x in zip(seats, (0.0, room.width() - end), strict=True):
            sketch.centred(QRectF(x, ground.top(), end, ground.height()), seat, measures.strong, shades.ink)
        # Narrow enough to leave the numbers beside it visible.
        size = min(max(step_width, measures.strong.width(str(abs(at))) + u * 0.5), room.height())
        dot = QRectF(0, 0, size, room.height())
        dot.moveCenter(QPointF(end + (at + MAX_MEMORY + 0.5) * step_width, room.center().y()))
        for number in range(-MAX_MEMORY, MAX_MEMORY + 1):
            rect = QRectF(end + (number + MAX_MEMORY) * step_width, ground.top(), step_width, ground.height())
            if abs(number) > 1:
                edge = rect.left() if number > 0 else rect.right()
                high = ground.height() - u * 0.7
                sketch.shape(QRectF(edge, ground.top() + u * 0.35, 1, high), shades.line)
            half = (size + measures.small.width(str(abs(number)))) / 2
            is_free = abs(rect.center().x() - dot.center().x()) > half
            if is_free and (step_width >= _MIN_NUMBER * u or number % 5 == 0):
                sketch.centred(rect.adjusted(-u, 0, u, 0), str(abs(number)), measures.small, shades.muted)
        sketch.shape(dot, shades.focus, radius=size * 0.3)
        sketch.centred(dot, str(abs(memory)), measures.strong, shades.on_focus)


class TurnItem(Thing):
    def __init__(self, setting: Setting) -> None:
        super().__init__("turn", setting)
        self.shown: tuple[str, str] = "", ""

    def show_board(self, board: Board, seat: str) -> None:
        turn = translate("board", "Turn {turn} ({seat})").format(turn=board.turn, seat=board.turn_seat)
        second = translate("board", "the game is over") if board.is_over else phase_text(board.phase)
        if board.edition:
            by = translate("board", "rules {edition}, not in force").format(edition=board.edition)
            # The first part stays if there is little room.
            second = f"{by} · {second}"
        self.show_look((turn, second))

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        small, tiny, u = measures.small, measures.tiny, measures.unit
        first, second = self.shown
        x = u * 0.2
        if measures.strong.width(first) + small.width(second) + u > room.width():
            # One below the other, if there is no room side by side.
            y, width = (room.height() - small.line - tiny.line) / 2, room.width() - x
            sketch.text(x, y, small.line, first, measures.small_strong, shades.ink, width)
            sketch.text(x, y + small.line, tiny.line, second, tiny, shades.muted, width)
            return
        x += sketch.text(x, 0, room.height(), first, measures.strong, shades.ink, room.width()) + u * 0.6
        sketch.text(x, 0, room.height(), second, small, shades.muted, max(0.0, room.width() - x))


class RevealedItem(PileItem):
    """Cards that are in no area: revealed, checked or being used."""

    def __init__(self, setting: Setting) -> None:
        super().__init__("", SHOWN, setting)
        self.name = SHOWN

    def show_board(self, board: Board, seat: str) -> None:
        self._show_cards(board.shown)
        self.setVisible(bool(board.shown))

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u = measures.unit
        sketch.shape(room, shades.mark_ground, shades.line, radius=u * 0.3)
        x, label = u * 0.5, translate("board", "In no area:")
        if measures.small.width(label) < room.width() * 0.4:
            x += sketch.text(x, 0, room.height(), label, measures.small, shades.muted, room.width()) + u * 0.6
        wide = min(u * 10, (room.width() - x - u * 0.3) / max(1, len(self.cards)))
        for place, card in enumerate(self.cards):
            rect = QRectF(x, u * 0.25, wide - 2, room.height() - u * 0.5)
            sketch.slips[place] = rect
            self._draw_slip(sketch, rect, place, card)
            x += wide


class ResolvingItem(Thing):
    """The effect being resolved, with its current action."""

    def __init__(self, setting: Setting) -> None:
        super().__init__("resolving", setting)
        self.shown: ResolvingSnapshot | None = None

    def show_board(self, board: Board, seat: str) -> None:
        self.show_look(board.resolving)
        self.setVisible(board.resolving is not None)

    def draw(self, sketch: Sketch) -> None:
        if (resolving := self.shown) is None:
            return
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u, strong = measures.unit, measures.small_strong
        sketch.shape(room, shades.lit_ground, shades.lit, radius=u * 0.3)
        x, width = u * 0.5, room.width() - u
        card = f"{resolving.card}:" if resolving.card else ""
        text = resolving.sentence or resolving.text
        # In two lines if one has no room: the current part is read first.
        named = strong.cut(card, width * 0.35)
        wide = strong.width(named) + u * 0.4 if named else 0.0
        letters = fitting(text, width - wide, measures.small, measures.tiny)
        lines = letters.lines(text, width - wide, 2)
        y = (room.height() - len(lines) * letters.line) / 2
        sketch.text(x, y, letters.line, named, strong, shades.ink, width * 0.35)
        for line in lines:
            sketch.text(x + wide, y, letters.line, line, letters, shades.ink, width - wide)
            y += letters.line


class AreaItem(Thing):
    """Background of an area, with its name while empty."""

    def __init__(self, seat: str, area: str, setting: Setting) -> None:
        super().__init__(f"{seat}.{area}", setting)
        self._seat, self._area = seat, area
        self.shown = True  # whether it is empty
        self.setZValue(_GROUND_DEPTH)

    def show_board(self, board: Board, seat: str) -> None:
        self.show_look(not getattr(board.seats[self._seat], self._area))

    @property
    def is_empty(self) -> bool:
        return bool(self.shown)

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        sketch.shape(room, shades.area, radius=measures.unit * 0.4)
        if self.is_empty:
            label, high = pile_text(self._area), measures.small.line
            letters = fitting(max(label.split(), key=len), room.width() - 4, measures.small, measures.tiny)
            lines = letters.lines(label, room.width() - 4, 3)
            top = (room.height() - len(lines) * high) / 2
            for place, line in enumerate(lines):
                sketch.centred(QRectF(0, top + place * high, room.width(), high), line, letters, shades.muted)


class AttackItem(QGraphicsItem):
    """An arrow from the attacker to its target. It passes below all things between, so it crosses no text or number."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self._setting = setting
        self._path = QPainterPath()
        self.setZValue(_ATTACK_DEPTH)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_line(self, start: QRectF | None, end: QRectF | None, field: QRectF | None = None) -> bool:
        """Show a line between two places, or none without them; past the cards of a field if it ends beside that.
        Returns True if it has changed."""
        path, unit = QPainterPath(), self._setting.measures.unit
        if start is not None and end is not None:
            x = _past(field, end, unit) if field is not None else None
            if field is None or x is None:
                path = _arrow(_edge(start, end.center()), _edge(end, start.center()), unit)
            else:
                path = _bent_arrow(start, end, field, x, unit)
        if path == self._path:
            return False
        self.prepareGeometryChange()
        self._path = path
        return True

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-4, -4, 4, 4)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shades = self._setting.shades
        painter.setBrush(shades.focus)
        painter.setPen(QPen(shades.card, 1.5))
        painter.drawPath(self._path)


def _edge(rect: QRectF, towards: QPointF) -> QPointF:
    """Point of a rectangle's edge on a line from its middle."""
    way = QLineF(rect.center(), towards)
    dx, dy = abs(way.dx()), abs(way.dy())
    share = min(rect.width() / 2 / dx if dx else 1.0, rect.height() / 2 / dy if dy else 1.0, 1.0)
    return way.pointAt(share)


def _past(field: QRectF, end: QRectF, unit: float) -> float | None:
    """X of a line past the cards of a field to a place above or below it; None without room there."""
    x = field.right() - unit * 0.1 if end.center().x() > field.center().x() else field.left() + unit * 0.1
    gap = max(field.top() - end.bottom(), end.top() - field.bottom())
    return x if gap <= unit and end.left() < x < end.right() else None


def _bent_arrow(start: QRectF, end: QRectF, field: QRectF, x: float, unit: float) -> QPainterPath:
    """Arrow between the fields, then past the cards of one."""
    is_up = end.bottom() <= field.top()
    middle = field.bottom() + unit * 0.35 if is_up else field.top() - unit * 0.35
    line = QPainterPath(QPointF(start.center().x(), start.top() if is_up else start.bottom()))
    line.lineTo(start.center().x(), middle)
    line.lineTo(x, middle)
    stroker = QPainterPathStroker()
    stroker.setWidth(unit * 0.32)
    stroker.setCapStyle(Qt.PenCapStyle.SquareCap)
    last = _arrow(QPointF(x, middle), QPointF(x, end.bottom() if is_up else end.top()), unit)
    return stroker.createStroke(line).united(last)


def _arrow(start: QPointF, end: QPointF, unit: float) -> QPainterPath:
    way = QLineF(start, end)
    neck, thin, broad = way.length() - unit * 1.1, unit * 0.16, unit * 0.55
    half = [(0.0, thin), (neck, thin), (neck, broad), (way.length(), 0.0)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in (*half, *((x, -y) for x, y in reversed(half[:-1])))]))
    path.closeSubpath()
    return QTransform().translate(start.x(), start.y()).rotate(-way.angle()).map(path)
