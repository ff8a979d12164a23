"""The things on a board: cards on the field, piles, players, areas, the memory gauge, the attack; their positions, and
which of them stand out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QObject, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene

from judgeapp.engine.identity import Seat
from judgeapp.messages.errors import InputError
from judgeapp.table.board.snapshot import Board, CardSnapshot
from judgeapp.ui.table.board.board_layout import FIELD, MEMORY, PILES, PLAYER, BoardLayout, laid_out
from judgeapp.ui.table.board.card_back import draw_back
from judgeapp.ui.table.board.measures import Measures
from judgeapp.ui.table.board.middle_items import AreaItem, AttackItem, GaugeItem, ResolvingItem, RevealedItem, TurnItem
from judgeapp.ui.table.board.motion import MAX_MOVED, Flight, Glide, Motion
from judgeapp.ui.table.board.pile_item import PileItem, PlayerItem
from judgeapp.ui.table.board.shades import Shades, frame_colours
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Setting, Thing
from judgeapp.ui.table.board.unit_item import UnitItem
from judgeapp.ui.widgets.style.theme import palette_of
from judgeapp.ui.widgets.work.lifetime import connect_until_closed

_MIN_ROOM = QSizeF(16.0, 8.0)  # in units; in a smaller room the board is shown in part


class _Lying(NamedTuple):
    """Place of a card: on which thing, its rectangle, and a picture of it there, if one was drawn."""

    thing: str
    rect: QRectF
    picture: QPixmap | None
    card: CardSnapshot


class BoardThings(QGraphicsScene):
    """Holds an item for each; things have names as the BoardView has them."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent, itemIndexMethod=QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setting = Setting(Measures(), Shades.of(QApplication.palette()))
        self.laid = BoardLayout()
        self._laid_for: tuple[object, ...] = ()
        # What lay in each player's field.
        self._lay: dict[str, tuple[object, ...]] = {}
        self._units: dict[int, UnitItem] = {}
        players = [PlayerItem(seat.value, self.setting) for seat in Seat]
        piles = [PileItem(seat.value, pile, self.setting) for seat in Seat for pile in PILES]
        areas = [AreaItem(seat.value, area, self.setting) for seat in Seat for area in FIELD]
        self._piles = {pile.name: pile for pile in piles}
        self._areas = {area.name: area for area in areas}
        self._rims: dict[str, Thing] = self._piles | {player.name: player for player in players}
        self.gauge = GaugeItem(self.setting)
        self._turn = TurnItem(self.setting)
        self._shown = RevealedItem(self.setting)
        self._resolving = ResolvingItem(self.setting)
        self._lit = 0
        self._attack = AttackItem(self.setting)
        for item in (*self._fixed, self._attack):
            self.addItem(item)
        connect_until_closed(self.setting.pictures.pictures_changed, self, self._redraw)
        self.motion = Motion(self)

    @property
    def _fixed(self) -> tuple[Thing, ...]:
        """All things but the cards on the field."""
        middle = (self.gauge, self._turn, self._shown, self._resolving)
        return (*self._rims.values(), *self._areas.values(), *middle)

    @property
    def _all(self) -> tuple[Thing, ...]:
        return (*self._fixed, *self._units.values())

    # -- drawing ----------------------------------------------------------------------------------

    def show_board(self, board: Board, seat: str) -> None:
        """Show a board from a seat. Only changes are redrawn."""
        for item in self._fixed:
            item.show_board(board, seat)
        there = {unit.id: unit for unit in board.units()}
        for gone in self._units.keys() - there.keys():
            self.removeItem(self._units.pop(gone))
        lit = board.resolving
        self._lit = lit.ref if lit is not None else 0
        for ref, unit in there.items():
            if ref not in self._units:
                self._units[ref] = UnitItem(unit, self.setting)
                self.addItem(self._units[ref])
            self._units[ref].show_unit(unit, (lit.host, lit.part) if lit is not None and lit.ref == ref else (0, ""))

    def _redraw(self) -> None:
        """Redraw for new or other pictures; things with the same look stay."""
        for item in self._all:
            item.redraw()

    def work_out(self) -> None:
        """Compute the drawing of all visible things. Raises any error of painting."""
        for item in self._all:
            if item.isVisible():
                item.work_out()

    def fit(self) -> None:
        self.setting.measures = Measures()
        self.setting.shades = Shades.of(QApplication.palette())
        self.setBackgroundBrush(self.setting.shades.table)
        for item in self._all:
            item.forget()
        self._laid_for = ()

    # -- positions --------------------------------------------------------------------------------

    def arrange(self, board: Board, seat: str, size: QSize, bar: int) -> bool:
        """Lay out everything in a room; `bar`: the width that a scroll bar takes. Returns whether anything changed."""
        lying: dict[str, tuple[object, ...]] = {
            name: tuple((unit.id, unit.categories, unit.area) for unit in (*side.battle, *side.breeding))
            for name, side in board.seats.items()
        }
        stage = bool(board.shown), board.resolving is not None
        now = (seat, tuple(lying.items()), stage, size, self.setting.measures.key)
        if now == self._laid_for:
            return False
        self._laid_for = now
        unit = self.setting.measures.unit
        room = QSizeF(size).expandedTo(_MIN_ROOM * unit)
        grids = self.laid.grids.items()
        before = {name: grid for name, grid in grids if len(lying[name]) == len(self._lay.get(name, ()))}
        laid = laid_out(board, seat, room, unit, before)
        if laid.size.height() > room.height():
            laid = laid_out(board, seat, room - QSizeF(bar, 0), unit, before)
        self.laid, self._lay = laid, lying
        for ref, rect in laid.units.items():
            self._units[ref].place(rect)
        for name, rect in laid.piles.items():
            self._rims[name].place(rect)
        for name, rect in laid.areas.items():
            self._areas[name].place(rect)
        self.gauge.place(laid.gauge)
        self._turn.place(laid.turn_row)
        shown, resolving = QRectF(laid.stage), QRectF(laid.stage)
        if all(stage):
            shown.setWidth(laid.stage.width() * 0.42)
            resolving.setLeft(shown.right() + unit * 0.4)
        self._shown.place(shown)
        self._resolving.place(resolving)
        return True

    def draw_attack(self, board: Board) -> tuple[QRectF, QRectF] | None:
        """Draw the current attack. Returns the places of the attacker and of its target if it is a new attack."""
        attack, start, end, field = board.attack, None, None, None
        if attack is not None and not attack.ended and attack.attacker:
            things = self.things()
            start = things.get(attack.attacker)
            other = "B" if attack.seat == "A" else "A"
            end = things.get(f"{other}.{PLAYER}" if attack.at_player else attack.target)
            field = self.laid.areas.get(f"{other}.battle") if attack.at_player else None
        is_new = self._attack.show_line(start, end, field)
        return (start, end) if is_new and start is not None and end is not None else None

    def things(self) -> dict[str, QRectF]:
        """Things that can be pointed at, each with its place: a pile before its cards."""
        rects = {item.name: item.outline.translated(item.home) for item in self._units.values()}
        rects |= {name: rect for name, rect in self.laid.areas.items() if self._areas[name].is_empty}
        rects |= self.laid.piles
        rects[MEMORY] = self.laid.gauge
        for pile in (*self._piles.values(), *([self._shown] if self._shown.isVisible() else [])):
            rects |= {name: rect.translated(pile.pos()) for name, rect in pile.names().items()}
        return rects

    def name_of_item(self, item: object, point: QPointF) -> str:
        """Name of an item, or of the card of a pile at a point; empty if there is none."""
        if isinstance(item, PileItem):
            slips = item.names().items()
            return next((name for name, rect in slips if rect.contains(item.mapFromScene(point))), item.name)
        return item.name if isinstance(item, Thing) and item not in (self._turn, self._resolving) else ""

    # -- motion ----------------------------------------------------------------------------------

    def lying(self) -> dict[int, _Lying]:
        """Places of the cards that are seen, by id."""
        cards: dict[int, _Lying] = {}
        for pile in (*self._piles.values(), self._shown):
            slips, corner = pile.sketch.slips, pile.pos()
            # A card without a slip is in the middle of its pile.
            small = QRectF(QPointF(), pile.room.size() * 0.5)
            small.moveCenter(pile.room.center())
            for place, card in enumerate(pile.cards):
                cards[card.id] = _Lying(pile.name, slips.get(place, small).translated(corner), None, card)
        for unit in self._units.values():
            rect = unit.outline.translated(unit.home)
            picture = unit.sketch.picture(unit.room.size(), 1.0).copy(unit.outline.toAlignedRect())
            # Only the top card is seen to go: the others are under it.
            for card in (*unit.unit.stack, *unit.unit.links):
                cards[card.id] = _Lying(f"{unit.unit.id}", rect, picture, card)
        return cards

    def corners(self) -> dict[int, QPointF]:
        """Upper left corners of the cards on the field, by the id of the unit."""
        return {ref: item.home for ref, item in self._units.items()}

    def move(self, cards: dict[int, _Lying], corners: dict[int, QPointF]) -> None:
        """Animate earlier things to their new positions."""
        moves = tuple(
            Glide(item, corners[ref], item.home)
            for ref, item in self._units.items()
            if ref in corners and corners[ref] != item.home
        )
        flights: list[Flight] = []
        routes: set[tuple[str, str, int]] = set()
        after = self.lying()
        for was, ref in _same(cards, after):
            before, now = cards[was], after[ref]
            if before.thing == now.thing:
                continue
            # A stack moves as one.
            on_field = before.picture is not None
            route = (before.thing, now.thing, 0 if on_field else ref)
            if route in routes:
                continue
            routes.add(route)
            unit = self._units.get(int(now.thing)) if now.thing.isdecimal() else None
            picture = now.picture or before.picture or self._picture_of(now.card)
            comes = unit is not None and int(now.thing) not in corners
            lands = unit if comes and not any(flight.lands is unit for flight in flights) else None
            flights.append(Flight(picture, before.rect, now.rect, lands))
        if len(moves) + len(flights) <= MAX_MOVED:
            self.motion.begin(moves, tuple(flights))

    def _picture_of(self, card: CardSnapshot) -> QPixmap:
        """A card as it looks in the air."""
        u, shades = self.setting.measures.unit, self.setting.shades
        sketch, rect = Sketch(), QRectF(0, 0, u * 4, u * 5.6)
        if card.blank:
            draw_back(sketch, rect)
        else:
            frame = frame_colours(card.colors, rect)
            sketch.shape(rect, frame.fill, shades.line, radius=u * 0.4)
            sketch.shape(rect.adjusted(3, u * 1.4, -3, -3), shades.card, radius=u * 0.2)
        return sketch.picture(rect.size(), 1.0)

    # -- highlights -------------------------------------------------------------------------------

    def stand_out(self, spoken_of: Collection[str | int], target: str, focus: str) -> None:
        """Highlight things by name or id: the mentioned ones, the target of a drag, and the one with the focus."""
        cards = frozenset(ref for ref in spoken_of if isinstance(ref, int))
        marked = {*spoken_of, target.partition(":")[0]} if target else frozenset(spoken_of)
        for item in self._units.values():
            unit = item.unit
            speaks = item.name in marked or bool(
                cards.intersection((unit.id, *(card.id for card in (*unit.stack, *unit.links))))
            )
            item.stand_out(marked=speaks, focused=item.name == focus, is_lit=unit.id == self._lit)
        for pile in (*self._piles.values(), self._shown):
            place = focus.removeprefix(f"{pile.name}:")
            named = {card.id for at, card in enumerate(pile.cards) if f"{pile.name}:{at}" in spoken_of}
            pile.mark_cards(cards | named, int(place) if place != focus else -1)
        for thing in (*self._rims.values(), *self._areas.values(), self._shown, self.gauge):
            thing.stand_out(marked=thing.name in marked, focused=thing.name == focus)


def _same(before: Mapping[int, _Lying], after: Mapping[int, _Lying]) -> Iterator[tuple[int, int]]:
    """(id before, id after) of the same printed cards. A card that changes areas is a new card in the rules (4-12), so
    cards are matched by their print."""
    gone: dict[tuple[str, str], list[int]] = {}
    for ref, lying in before.items():
        if ref in after:
            yield ref, ref
        else:
            gone.setdefault((lying.card.owner, lying.card.printed), []).append(ref)
    for ref, lying in after.items():
        if ref not in before:
            owner, printed = lying.card.owner, lying.card.printed
            # An unnamed card may have become known.
            items = gone.get((owner, printed)) or gone.get((owner, ""))
            if items:
                yield items.pop(0), ref


# In heights of letters: the width at which names still have 7 points on paper, and the least height.
_WIDTH = 64
_MIN_HEIGHT = 30
# Dots per pixel of the layout, and the size of a letter that suits all of it.
_RATIO = 2.5
_LETTER = 13


def board_picture(board: Board, seat: str) -> bytes:
    """A PNG of a board from a seat. Raises InputError when none can be made."""
    things = BoardThings(None)
    things.setting.shades = Shades.of(palette_of(dark=False))
    unit = things.setting.measures.unit
    things.show_board(board, seat)
    things.arrange(board, seat, QSize(round(_WIDTH * unit), round(_MIN_HEIGHT * unit)), 0)
    things.draw_attack(board)
    size: QSizeF = things.laid.size
    ratio = _RATIO * min(1.0, _LETTER / unit)
    image = QImage(round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(things.setting.shades.table)
    painter = QPainter(image)
    things.render(painter, whole := QRectF(QPointF(), size), whole)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, b"PNG").write(image):
        raise InputError("can't make a picture of the board", mend="Report without pictures")
    return bytes(buffer.data().data())
