"""The board: both players' cards as they lie, what they are now, and what is spoken of."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QStyle,
    QWidget,
)

from judgeapp.table.shown import Board, CardShown
from judgeapp.ui.table.board_told import told_of
from judgeapp.ui.table.details import Clauses, card_page, pile_page, player_page, unit_page
from judgeapp.ui.table.dragging import Dragged, From, packed, unpacked
from judgeapp.ui.table.items import Setting, Thing
from judgeapp.ui.table.layout import (
    MEMORY,
    PILES,
    PLAYER,
    SHOWN,
    Layout,
    in_order,
    laid_out,
    name_of,
    pile_of,
)
from judgeapp.ui.table.lens import Lens
from judgeapp.ui.table.measures import Measures
from judgeapp.ui.table.middle_items import AreaItem, AttackItem, GaugeItem, ShownItem, TurnItem
from judgeapp.ui.table.pile_item import PileItem, PlayerItem, pile_told
from judgeapp.ui.table.shades import Shades
from judgeapp.ui.table.unit_item import UnitItem
from judgeapp.ui.theme import colours

_HOVER_MS = 350
_FIELD = ("battle", "breeding")
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class BoardView(QGraphicsView):
    """Shows a Board from a seat, which lies below.

    Things have names: a card on the field its label, a pile or an area "A.hand", "B.battle",
    a card of a pile "A.hand:0", the rest "A.player", "memory", "shown:0".

    activated -- Enter or a double click on a thing
    pointed   -- the keys, or a click, went to a thing
    followed  -- a clause was chosen in the details; the Place of it
    dropped   -- (a Dragged, the name of what it was dropped on, the keys that were held); only
                 while the board is `editable`
    """

    activated = Signal(str)
    pointed = Signal(str)
    followed = Signal(object)
    dropped = Signal(object, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Board"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.board: Board | None = None
        self.seat = "A"
        # By which clauses a card on the field is what it is, where the owner of the view knows.
        self.clauses: Callable[[int], Clauses] = lambda _: {}
        self._setting = Setting(Measures(), Shades.of(QApplication.palette()))
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self._laid = Layout()
        self._laid_for: tuple[object, ...] = ()
        self._units: dict[int, UnitItem] = {}
        self._piles: dict[str, PileItem] = {}
        self._players: dict[str, PlayerItem] = {}
        self._areas: dict[str, AreaItem] = {}
        self._gauge = GaugeItem(self._setting)
        self._turn = TurnItem(self._setting)
        self._shown = ShownItem(self._setting)
        self._attack = AttackItem(self._setting)
        for item in (self._gauge, self._turn, self._shown, self._attack):
            self._scene.addItem(item)
        self._marked: frozenset[str | int] = frozenset()
        self._focus = ""
        self.lens = Lens(self)
        self.lens.followed.connect(self.followed)
        self._hover = QTimer(self, singleShot=True, interval=_HOVER_MS)
        self._hover.timeout.connect(self._tell_hovered)
        self._hovered = ""
        self._pinned = False
        self._pressed: tuple[str, QPoint] | None = None
        # What lies under a card that is dragged.
        self._target = ""

    # -- what is shown ----------------------------------------------------------------------------

    def show_board(self, board: Board, seat: str) -> None:
        """Show a board from a seat. Only what is different is drawn anew."""
        self.board, self.seat = board, seat
        self._take_units(board)
        for name, side in board.seats.items():
            for pile in PILES:
                self._pile(name, pile).show_cards(pile_of(side, pile))
            player = self._players.get(name) or self._player(name)
            player.show_side(side, has_turn=board.turn_seat == name, winner=board.winner == name)
            for area in _FIELD:
                item = self._areas.get(name_of(name, area)) or self._area(name, area)
                item.show_empty(is_empty=not getattr(side, area))
        self._gauge.show_memory(board, seat)
        self._turn.show_turn(board)
        self._shown.show_cards(board.shown)
        self._shown.setVisible(bool(board.shown))
        self._arrange()
        self._keep_focus()
        self._stand_out()
        if self.lens.isVisible():
            self._tell(self.lens.of)

    def flip(self) -> None:
        """From the other player's seat."""
        if self.board is not None:
            other = next(name for name in self.board.seats if name != self.seat)
            self.show_board(self.board, other)

    def mark(self, names: Collection[str | int]) -> None:
        """Let things stand out that a decision or an event speaks of: by name, or by the id of
        a card or of a card on the field."""
        self._marked = frozenset(names)
        self._stand_out()
        self._see_marked()

    def point_at(self, name: str) -> None:
        """Let the keys act on a thing, and bring it into view; nothing when it is not there."""
        if name in self._things() and name != self._focus:
            self._focus = name
            self._stand_out()
            self._see(name)
            self._announce()
            self.pointed.emit(name)

    @property
    def pointed_at(self) -> str:
        """The name of what the keys act on; empty before any."""
        return self._focus

    def grab_picture(self) -> QImage:
        """The whole board as it is drawn, without what the keys act on."""
        self._arrange()
        focus, self._focus = self._focus, ""
        self._stand_out()
        ratio = self.devicePixelRatioF()
        size = self._scene.sceneRect().size()
        image = QImage(round(size.width() * ratio), round(size.height() * ratio),
                       QImage.Format.Format_ARGB32_Premultiplied)  # fmt: skip
        image.setDevicePixelRatio(ratio)
        image.fill(self._setting.shades.table)
        painter = QPainter(image)
        self._scene.render(painter, QRectF(QPointF(), size), self._scene.sceneRect())
        painter.end()
        self._focus = focus
        self._stand_out()
        return image

    def ref_of(self, name: str) -> int:
        """The id of a card on the field or in a pile; 0 of what is none."""
        if self.board is None:
            return 0
        for unit in self.board.units():
            if unit.label == name:
                return unit.id
        pile, _, place = name.partition(":")
        seat, _, kind = pile.partition(".")
        if not place:
            return 0
        cards = self.board.shown if pile == SHOWN else pile_of(self.board.seats[seat], kind)
        return cards[int(place)].id

    def told(self, name: str) -> str:
        """A thing in words, for a screen reader."""
        return told_of(self.board, name) if self.board is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        """All that can be pointed at."""
        return tuple(self._things())

    def where(self, name: str) -> QRect:
        """The place of a thing in the view; empty when it is not there."""
        rect = self._things().get(name)
        return self.mapFromScene(rect).boundingRect() if rect is not None else QRect()

    def fit(self) -> None:
        """Take new measures from the font and new colours from the palette."""
        self._setting.measures = Measures()
        self._setting.shades = Shades.of(QApplication.palette())
        self._scene.setBackgroundBrush(self._setting.shades.table)
        for item in self._scene.items():
            if isinstance(item, Thing):
                item.forget()
        self._laid_for = ()
        self._arrange()
        self._stand_out()

    # -- the things on it -------------------------------------------------------------------------

    def _take_units(self, board: Board) -> None:
        there = {unit.id: unit for unit in board.units()}
        for gone in self._units.keys() - there.keys():
            self._scene.removeItem(self._units.pop(gone))
        for ref, unit in there.items():
            if ref in self._units:
                self._units[ref].show_unit(unit)
            else:
                self._units[ref] = UnitItem(unit, self._setting)
                self._scene.addItem(self._units[ref])

    def _pile(self, seat: str, pile: str) -> PileItem:
        name = name_of(seat, pile)
        if name not in self._piles:
            self._piles[name] = PileItem(seat, pile, self._setting)
            self._scene.addItem(self._piles[name])
        return self._piles[name]

    def _player(self, seat: str) -> PlayerItem:
        item = self._players[seat] = PlayerItem(seat, self._setting)
        self._scene.addItem(item)
        return item

    def _area(self, seat: str, area: str) -> AreaItem:
        item = self._areas[name_of(seat, area)] = AreaItem(seat, area, self._setting)
        self._scene.addItem(item)
        return item

    def _arrange(self) -> None:
        """Lay everything where it belongs, if anything of that has changed."""
        board = self.board
        if board is None:
            return
        counts = tuple(
            (name, tuple((unit.id, unit.categories) for unit in (*side.battle, *side.breeding)),
             len(side.battle))
            for name, side in board.seats.items()
        )  # fmt: skip
        now = (self.seat, counts, bool(board.shown), self.size(), self._setting.measures.key)
        if now != self._laid_for:
            self._laid_for = now
            self._lay(board)
        self._draw_attack(board)

    def _lay(self, board: Board) -> None:
        unit = self._setting.measures.unit
        room = QSizeF(self.size())
        laid = laid_out(board, self.seat, room, unit)
        if laid.size.height() > room.height():
            # It is scrolled: the bar takes some of the room.
            bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
            laid = laid_out(board, self.seat, room - QSizeF(bar, 0), unit)
        self._laid = laid
        for ref, rect in laid.units.items():
            self._units[ref].place(rect)
        for name, rect in laid.piles.items():
            seat, _, pile = name.partition(".")
            item = self._players[seat] if pile == PLAYER else self._piles[name]
            item.place(rect)
        for name, rect in laid.areas.items():
            self._areas[name].place(rect)
        self._gauge.place(laid.gauge)
        self._turn.place(laid.told)
        self._shown.place(laid.shown)
        was_scrolled = self.sceneRect().height() > self.height()
        self.setSceneRect(QRectF(QPointF(), laid.size))
        if self._is_scrolled and not was_scrolled:
            self.centerOn(laid.gauge.center())

    def _draw_attack(self, board: Board) -> None:
        attack, start, end = board.attack, None, None
        if attack is not None and not attack.ended and attack.attacker:
            things = self._things()
            start = things.get(attack.attacker)
            target = attack.target
            if attack.at_player:
                target = name_of("B" if attack.seat == "A" else "A", PLAYER)
            end = things.get(target)
        is_new = self._attack.show_line(start, end)
        if is_new and start is not None and end is not None and self._is_scrolled:
            self.ensureVisible(_around([start, end]), 8, 8)
            self.ensureVisible(start, 8, 8)

    def _things(self) -> dict[str, QRectF]:
        """All that can be pointed at, with its place: a pile before its cards."""
        found = {item.name: item.outline.translated(item.pos()) for item in self._units.values()}
        for name, rect in self._laid.areas.items():
            if name in self._areas and self._areas[name].is_empty:
                found[name] = rect
        found |= self._laid.piles
        found[MEMORY] = self._laid.gauge
        for pile in (*self._piles.values(), *([self._shown] if self._shown.isVisible() else [])):
            corner = pile.pos()
            found |= {name: rect.translated(corner) for name, rect in pile.names().items()}
        return found

    # -- what stands out --------------------------------------------------------------------------

    def _keep_focus(self) -> None:
        if self._focus and self._focus not in self._things():
            self._focus = ""

    def _stand_out(self) -> None:
        focus = self._focus if self.hasFocus() or self.lens.hasFocus() else ""
        cards = frozenset(ref for ref in self._marked if isinstance(ref, int))
        marked = self._marked | {self._target.partition(":")[0]} if self._target else self._marked
        for item in self._units.values():
            unit = item.unit
            speaks = item.name in marked or bool(
                cards.intersection((unit.id, *(card.id for card in (*unit.stack, *unit.links))))
            )
            item.stand_out(marked=speaks, focused=item.name == focus)
        for pile in (*self._piles.values(), self._shown):
            place = focus.removeprefix(f"{pile.name}:")
            pile.stand_out(marked=pile.name in marked, focused=pile.name == focus)
            pile.mark_cards(cards | self._named_cards(pile),
                            int(place) if place != focus else -1)  # fmt: skip
        for thing in (*self._players.values(), *self._areas.values(), self._gauge):
            thing.stand_out(marked=thing.name in marked, focused=thing.name == focus)

    def _named_cards(self, pile: PileItem) -> frozenset[int]:
        return frozenset(card.id for place, card in enumerate(pile.cards)
                         if f"{pile.name}:{place}" in self._marked)  # fmt: skip

    def _see(self, name: str) -> None:
        self.ensureVisible(self._things()[name], 8, 8)

    def _see_marked(self) -> None:
        """Bring what stands out into view, where the board is scrolled."""
        if not self._marked or not self._is_scrolled:
            return
        rects = [rect for name, rect in self._things().items()
                 if name in self._marked or self.ref_of(name) in self._marked]  # fmt: skip
        if rects:
            self.ensureVisible(_around(rects), 8, 8)

    @property
    def _is_scrolled(self) -> bool:
        return self._laid.size.height() > self.height()

    def _announce(self) -> None:
        told = self.told(self._focus)
        self.setAccessibleDescription(told)
        if told and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    # -- details ----------------------------------------------------------------------------------

    def show_details(self, name: str) -> None:
        """All that is known of a thing, until Escape or another one is pointed at."""
        self._pinned = True
        self._tell(name)

    def _tell(self, name: str) -> None:
        html = self._page(name)
        if not html:
            self._put_lens_away()
            return
        bar = self.verticalScrollBar()
        room = self.rect().adjusted(4, 4, -4 - (bar.width() if bar.isVisible() else 0), -4)
        self.lens.tell(name, html, self.where(name), room)

    def _page(self, name: str) -> str:
        """The page of a thing; empty where there is nothing to tell."""
        board = self.board
        if board is None or name not in self._things():
            return ""
        shades = colours(QApplication.palette())
        unit = next((unit for unit in board.units() if unit.label == name), None)
        if unit is not None:
            return unit_page(unit, self.clauses(unit.id), shades)
        pile, _, place = name.partition(":")
        seat, _, kind = pile.partition(".")
        if pile == SHOWN:
            return card_page(board.shown[int(place)], self.tr("in no area"), shades)
        if seat not in board.seats or kind in _FIELD:
            return ""
        side = board.seats[seat]
        if kind == PLAYER:
            return player_page(side, shades)
        cards: tuple[CardShown, ...] = pile_of(side, kind)
        if place:
            where = self.tr("{pile} of {seat}").format(pile=pile_told(kind), seat=seat)
            return card_page(cards[int(place)], where, shades)
        return pile_page(side, kind, cards, shades)

    def _put_lens_away(self) -> None:
        self._pinned = False
        self._hover.stop()
        self.lens.put_away()

    def _tell_hovered(self) -> None:
        if self._hovered and not self._pinned:
            self._tell(self._hovered)

    # -- keys and mouse ---------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Escape closes the details before it leads to the field of the window.
        if (event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
                and event.key() == Qt.Key.Key_Escape and self.lens.isVisible()):  # fmt: skip
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier,
                                      Qt.KeyboardModifier.KeypadModifier)  # fmt: skip
        if not plain:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self._walk(_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._focus:
            self.activated.emit(self._focus)
        elif key == Qt.Key.Key_Space and self._focus:
            self._toggle_details()
        elif key == Qt.Key.Key_Escape and self.lens.isVisible():
            self._put_lens_away()
        else:
            super().keyPressEvent(event)

    def _toggle_details(self) -> None:
        if self._pinned and self.lens.isVisible() and self.lens.of == self._focus:
            self._put_lens_away()
        else:
            self.show_details(self._focus)

    def _walk(self, way: QPointF) -> None:
        """To the nearest thing in a direction; what lies straight ahead before what lies aside."""
        things = self._things()
        if not things:
            return
        if self._focus not in things:
            self._go(self._first())
            return
        here = things[self._focus]
        best, nearest = "", float("inf")
        for name, rect in things.items():
            if name != self._focus and (far := _distance(here, rect, way)) < nearest:
                best, nearest = name, far
        if best:
            self._go(best)

    def _go(self, name: str) -> None:
        pinned = self._pinned
        self._put_lens_away()
        self.point_at(name)
        if pinned:
            self.show_details(name)

    def _first(self) -> str:
        """Where the keys begin: with the own cards on the field."""
        if self.board is None:
            return ""
        own = self.board.seats[self.seat]
        return next((unit.label for unit in in_order(own.battle)), name_of(self.seat, "hand"))

    def name_at(self, point: QPoint) -> str:
        """The thing at a point of the view; empty where there is none. The ground of an area is
        one too."""
        for item in self.items(point):
            if isinstance(item, PileItem):
                at = item.slip_at(item.mapFromScene(self.mapToScene(point)))
                return f"{item.name}:{at}" if at >= 0 else item.name
            if isinstance(item, Thing) and item is not self._turn:
                return item.name
        return ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        if self._pressed is not None and self.editable:
            name, start = self._pressed
            if (at - start).manhattanLength() >= QApplication.startDragDistance():
                self._pressed = None
                self._drag(name)
            return
        name = self.name_at(at)
        if name != self._hovered:
            self._hovered = name
            if not self._pinned:
                self.lens.put_away()
                self._hover.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        name = self.name_at(at)
        self._put_lens_away()
        if name in self._things():
            self.point_at(name)
        is_left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = (name, at) if is_left and self.ref_of(name) else None
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        name = self.name_at(event.position().toPoint())
        if name:
            self.activated.emit(name)

    # -- dragging ---------------------------------------------------------------------------------

    @property
    def editable(self) -> bool:
        """Whether cards can be dragged on it and dropped onto it."""
        return self.acceptDrops()

    def let_edit(self, *, editable: bool) -> None:
        self.setAcceptDrops(editable)

    def _drag(self, name: str) -> None:
        drag = QDrag(self)
        drag.setMimeData(packed(Dragged(From.THING, name)))
        place = self.where(name)
        drag.setPixmap(self.grab(place.translated(self.viewport().pos())))
        drag.setHotSpot(QPoint(place.width() // 2, place.height() // 2))
        drag.exec(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if unpacked(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        name = self.name_at(event.position().toPoint())
        if name != self._target:
            self._target = name
            self._stand_out()
        event.setAccepted(bool(name))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._target = ""
        self._stand_out()

    def dropEvent(self, event: QDropEvent) -> None:
        dragged, name = unpacked(event.mimeData()), self.name_at(event.position().toPoint())
        self._target = ""
        self._stand_out()
        if dragged is not None and name:
            event.acceptProposedAction()
            self.dropped.emit(dragged, name, event.modifiers())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = ""
        self._hover.stop()
        if not self._pinned and not self.lens.underMouse():
            self.lens.put_away()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._focus and self.board is not None:
            self.point_at(self._first())
        self._stand_out()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._stand_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._put_lens_away()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.fit()


def _around(rects: list[QRectF]) -> QRectF:
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
