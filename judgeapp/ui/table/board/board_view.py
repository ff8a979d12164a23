"""The board: both players' cards as they lie, their current values, and highlights."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial, reduce

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QContextMenuEvent,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView

from judgeapp.messages.punctuation import semicolon_list
from judgeapp.table.board.snapshot import Board
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.table.board.board_layout import MEMORY, nearest
from judgeapp.ui.table.board.board_things import BoardThings
from judgeapp.ui.table.board.details_page import Clauses, Lens, Spot, describe_place, page_of, refusal_page, thing_of
from judgeapp.ui.table.board.drag import Dragged, DragSource, packed, unpacked
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.widgets.context_menu import Offer, Offers, show_offers
from judgeapp.ui.widgets.pictures import card_pictures
from judgeapp.ui.widgets.style.scaling import scale_scroll_bars
from judgeapp.ui.widgets.work.lifetime import connect_until_closed, timer

_HOVER_MS = 350
_SMALLEST, _SMALLER = 0.35, 0.93  # the smallest scale at which the whole board is shown, and the steps to it
_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class BoardView(QGraphicsView):
    """View of a Board from a seat, shown below.

    Things have names: a card on the field its label, a pile or an area "A.hand", "B.battle", a card of a pile
    "A.hand:0", the rest "A.player", "memory", "shown:0"."""

    activated = Signal(str)  # Enter or a double click on a thing
    pointed = Signal(str)  # a thing was reached by keys or by a click
    clicked = Signal(str)  # a thing was clicked
    memory_clicked = Signal(int)  # a number on the memory gauge was clicked, from the lower player's view
    # The mouse was dragged from one thing to another; only while the board isn't `editable`.
    dragged = Signal(str, str)
    followed = Signal(object)  # the Address of a clause that was chosen in the details
    # (a Dragged, the name of the target, the modifier keys); only while the board is `editable`.
    dropped = Signal(object, str, object)

    def __init__(self) -> None:
        super().__init__()
        scale_scroll_bars(self)
        self.setAccessibleName(self.tr("Board"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.board: Board | None = None
        self.seat = "A"
        self.moves = False  # whether a step animates the cards that it moves
        self.fits = False  # whether the whole board is shown, smaller if needed, instead of scrolling
        # Clauses that explain a card on the field, if the view's owner knows them.
        self.clauses: Callable[[int], Clauses] = lambda _: {}
        # Menu entries for a thing, if the view's owner has any.
        self.offers: Callable[[str], Offers] = lambda _: ()
        self._things = BoardThings(self)
        self.setScene(self._things)
        self._marked: frozenset[str | int] = frozenset()
        self._focus = ""
        self.is_led_by_keys = True  # whether keys, not a click, led to what is pointed at
        self.lens = Lens(self)
        self.lens.followed.connect(self.followed)
        connect_until_closed(card_pictures().pictures_changed, self, self._tell_again)
        self._hover = timer(self, _HOVER_MS, self._tell_hovered)
        self._hovered = ""
        self._pinned = False
        # Whether the lens explains why something can't be done.
        self._refuses = False
        self._pressed: tuple[str, QPoint] | None = None
        self._pressed_on: Board | None = None
        self._target = ""  # the thing under a dragged card

    # -- drawing ----------------------------------------------------------------------------------

    def show_board(self, board: Board, seat: str) -> None:
        """Show a board from a seat. Only changes are redrawn. Raises any error of painting, so that the caller can go
        back to a board that can be painted."""
        things, was_board, was_seat = self._things, self.board, self.seat
        things.motion.finish()
        moves = self.moves and was_board is not None and was_seat == seat and self.isVisible()
        cards, corners = (things.lying(), things.corners()) if moves else ({}, {})
        self.board, self.seat = board, seat
        things.show_board(board, seat)
        self._arrange()
        things.work_out()
        if moves and board is not was_board:
            things.move(cards, corners)
        if self._focus not in things.things():
            self._focus = ""
        self._stand_out()
        if self._refuses:
            self._put_lens_away()
        elif self.lens.isVisible():
            self._tell(self.lens.of)

    def mark(self, names: Collection[str | int]) -> None:
        """Let things stand out that a decision or an event speaks of: by name, or the id of a card or unit."""
        self._marked = frozenset(names)
        self._stand_out()
        self._see_marked()

    def point_at(self, name: str) -> None:
        """Focus a thing and scroll to it, if it exists."""
        if name in self._things.things() and name != self._focus:
            self._focus = name
            self._stand_out()
            self.ensureVisible(self._things.things()[name], 8, 8)
            self._say(self.describe(name))
            self.pointed.emit(name)

    @property
    def pointed_at(self) -> str:
        """Name of the thing that keys act on; empty before any."""
        return self._focus

    def ref_of(self, name: str) -> int:
        """Id of a card on the field or in a pile; 0 for other things."""
        thing = thing_of(self.board, name) if self.board is not None else None
        if isinstance(thing, Spot):
            return thing.cards[thing.place].id if thing.place >= 0 else 0
        return thing.id if thing is not None else 0

    def describe(self, name: str) -> str:
        """A thing in words, for a screen reader."""
        return describe_place(self.board, name) if self.board is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._things.things())

    def where(self, name: str) -> QRect:
        """Rectangle of a thing in the view; empty if it doesn't exist."""
        rect = self._things.things().get(name)
        return self.mapFromScene(rect).boundingRect() if rect is not None else QRect()

    def fit(self) -> None:
        self._things.motion.finish()
        self._things.fit()
        self._arrange()
        self._stand_out()

    def _arrange(self) -> None:
        """Lay out everything, if anything has changed."""
        if self.board is None:
            return
        bar = self.verticalScrollBar().sizeHint().width()
        if self._lay_out(bar):
            was_scrolled = self.sceneRect().height() > self.height()
            self.setSceneRect(QRectF(QPointF(), self._things.laid.size))
            if self._is_scrolled and not was_scrolled:
                self.centerOn(self._things.laid.gauge.center())
        attack = self._things.draw_attack(self.board)
        if attack is not None and self._is_scrolled:
            self.ensureVisible(attack[0].united(attack[1]), 8, 8)
            self.ensureVisible(attack[0], 8, 8)

    def _lay_out(self, bar: int) -> bool:
        """Lay out everything in the available room, or in a larger one that holds it all."""
        assert self.board is not None
        scale, changed = 1.0, self._things.arrange(self.board, self.seat, self.size(), bar)
        while self.fits and self._is_scrolled_at(scale) and scale > _SMALLEST:
            scale *= _SMALLER
            room = QSize(int(self.width() / scale), int(self.height() / scale))
            changed = self._things.arrange(self.board, self.seat, room, 0)
        self.setTransform(QTransform.fromScale(scale, scale))
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scale < 1)
        return changed

    def _is_scrolled_at(self, scale: float) -> bool:
        return self._things.laid.size.height() * scale > self.height()

    # -- highlights -------------------------------------------------------------------------------

    def _stand_out(self) -> None:
        focus = self._focus if self.hasFocus() or self.lens.hasFocus() else ""
        self._things.stand_out(self._marked, self._target, focus)

    def _see_marked(self) -> None:
        """Scroll highlighted things into view."""
        if not self._marked or not self._is_scrolled:
            return
        rects = [
            rect
            for name, rect in self._things.things().items()
            if name in self._marked or self.ref_of(name) in self._marked
        ]
        if rects:
            self.ensureVisible(reduce(QRectF.united, rects), 8, 8)

    @property
    def _is_scrolled(self) -> bool:
        return not self.fits and self._is_scrolled_at(1.0)

    def _say(self, text: str) -> None:
        self.setAccessibleDescription(text)
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # -- details ----------------------------------------------------------------------------------

    def show_refusal(self, name: str, refusals: Sequence[CitedLine]) -> None:
        """Say at a thing why it can't be done with it, until Escape or a click, or until another board is shown."""
        if self.board is None or name not in self._things.things() or not refusals:
            return
        self._pinned, self._refuses = True, True
        self._show_lens(name, refusal_page(refusals, PageStyle.of_application()))
        self._say(semicolon_list(line.spoken for line in refusals))

    def show_details(self, name: str) -> None:
        """Show the details of a thing, until Escape or another one is pointed at."""
        self._pinned = True
        self._tell(name)

    def _tell(self, name: str) -> None:
        board = self.board
        style = PageStyle.of_application()
        is_there = board is not None and name in self._things.things()
        if html := page_of(board, name, self.clauses, style) if board is not None and is_there else "":
            self._show_lens(name, html)
        else:
            self._put_lens_away()

    def _show_lens(self, name: str, html: str) -> None:
        bar = self.verticalScrollBar()
        room = self.rect().adjusted(4, 4, -4 - (bar.width() if bar.isVisible() else 0), -4)
        self.lens.tell(name, html, self.where(name), room)

    def _tell_again(self) -> None:
        """A picture came."""
        if self.lens.isVisible() and not self._refuses:
            self._tell(self.lens.of)

    def _put_lens_away(self) -> None:
        self._pinned = self._refuses = False
        self._hover.stop()
        self.lens.dismiss()

    def _tell_hovered(self) -> None:
        if self._hovered and not self._pinned:
            self._tell(self._hovered)

    # -- keys and mouse ---------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        # Escape closes the details before it moves the focus to the search field.
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
            and self.lens.isVisible()
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not plain:
            super().keyPressEvent(event)
        elif key in _ARROWS:
            self.is_led_by_keys = True
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

    def _walk(self, direction: QPointF) -> None:
        """Go to the nearest thing in a direction; one straight ahead before one aside."""
        things = self._things.things()
        if self._focus not in things:
            self._go(self._first())
        elif best := nearest(things, self._focus, direction):
            self._go(best)

    def _go(self, name: str) -> None:
        pinned = self._pinned
        self._put_lens_away()
        self.point_at(name)
        if pinned:
            self.show_details(name)

    def _first(self) -> str:
        """First thing for the keys: an own card on the field."""
        if self.board is None:
            return ""
        own = self.board.seats[self.seat]
        first = min(own.battle, key=lambda unit: "digimon" not in unit.categories, default=None)
        return first.label if first is not None else f"{self.seat}.hand"

    def name_at(self, point: QPoint) -> str:
        """The thing at a point of the view; empty if there is none. The ground of an area is one too."""
        there = self.mapToScene(point)
        names = (self._things.name_of_item(item, there) for item in self.items(point))
        return next(filter(None, names), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        if self._pressed is not None and self.editable and self.ref_of(self._pressed[0]):
            name, start = self._pressed
            if (at - start).manhattanLength() >= QApplication.startDragDistance():
                self._pressed = None
                self._drag(name)
            return
        name = self.name_at(at)
        if name != self._hovered:
            self._hovered = name
            if not self._pinned:
                self.lens.dismiss()
                self._hover.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._things.motion.finish()
        at = event.position().toPoint()
        name = self.name_at(at)
        self._put_lens_away()
        self.is_led_by_keys = False
        if name in self._things.things():
            self.point_at(name)
        is_left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = (name, at) if is_left and name else None
        self._pressed_on = self.board
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        event.accept()
        if pressed is None:
            return
        at = event.position().toPoint()
        name = self.name_at(at)
        if name == pressed[0]:
            self.clicked.emit(name)
            memory = self._things.gauge.memory_at(self.mapToScene(at)) if name == MEMORY else None
            if memory is not None:
                self.memory_clicked.emit(memory)
        elif name and not self.editable:
            self.dragged.emit(pressed[0], name)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        name = self.name_at(event.position().toPoint())
        # The second click wasn't meant for the result of the first.
        if name and self._pressed_on is self.board:
            self.activated.emit(name)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        name = self._focus if by_key else self.name_at(event.pos())
        if name not in self._things.things():
            return
        self.point_at(name)
        at = self.where(name).center() if by_key else event.pos()
        show_offers(self.offered(name), self.viewport().mapToGlobal(at), self)

    def offered(self, name: str) -> list[Offer | QAction]:
        """Menu of a thing: offers of the view's owner, and its details."""
        details = Offer(self.tr("Details"), partial(self.show_details, name))
        return [*self.offers(name), details]

    # -- dragging ---------------------------------------------------------------------------------

    @property
    def editable(self) -> bool:
        """True if cards can be dragged on it and dropped onto it."""
        return self.acceptDrops()

    def let_edit(self, *, editable: bool) -> None:
        self.setAcceptDrops(editable)
        self._let_compose()

    def _let_compose(self) -> None:
        """Enable input methods, whose text is passed to the field: Qt disables them without a text item."""
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, self.editable)
        if self.hasFocus():
            QGuiApplication.inputMethod().update(Qt.InputMethodQuery.ImEnabled)

    def _drag(self, name: str) -> None:
        drag = QDrag(self)
        drag.setMimeData(packed(Dragged(DragSource.THING, name)))
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
            self.lens.dismiss()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._let_compose()
        # A click points at what it is on.
        if not self._focus and self.board is not None and event.reason() is not Qt.FocusReason.MouseFocusReason:
            self.point_at(self._first())
        self._stand_out()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._stand_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._things.motion.finish()
        self._put_lens_away()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.fit()
