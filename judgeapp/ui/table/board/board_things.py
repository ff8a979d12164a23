"""The things on a board: cards on the field, piles, players, areas, the memory gauge, the attack;
where each of them lies, and which of them stand out."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from judgeapp.table.shown import Board
from judgeapp.ui.table.board.board_layout import (
    MEMORY,
    PILES,
    PLAYER,
    BoardLayout,
    laid_out,
    name_of,
    pile_of,
)
from judgeapp.ui.table.board.measures import Measures
from judgeapp.ui.table.board.middle_items import (
    AreaItem,
    AttackItem,
    GaugeItem,
    ShownItem,
    TurnItem,
)
from judgeapp.ui.table.board.pile_item import PileItem, PlayerItem
from judgeapp.ui.table.board.shades import Shades
from judgeapp.ui.table.board.thing import Setting, Thing
from judgeapp.ui.table.board.unit_item import UnitItem

_FIELD = ("battle", "breeding")


class Attacks(NamedTuple):
    """Where the attack that goes on begins and ends."""

    start: QRectF
    end: QRectF


class BoardThings(QGraphicsScene):
    """Holds an item for each; things have names as the BoardView has them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setting = Setting(Measures(), Shades.of(QApplication.palette()))
        self.laid = BoardLayout()
        self._laid_for: tuple[object, ...] = ()
        self._units: dict[int, UnitItem] = {}
        self._piles: dict[str, PileItem] = {}
        self._players: dict[str, PlayerItem] = {}
        self._areas: dict[str, AreaItem] = {}
        self._gauge = GaugeItem(self.setting)
        self._turn = TurnItem(self.setting)
        self._shown = ShownItem(self.setting)
        self._attack = AttackItem(self.setting)
        for item in (self._gauge, self._turn, self._shown, self._attack):
            self.addItem(item)

    # -- what is shown ----------------------------------------------------------------------------

    def show_board(self, board: Board, seat: str) -> None:
        """Show a board from a seat. Only what is different is drawn anew."""
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

    def work_out(self) -> None:
        """Find out what is drawn of all that is seen. Raises what painting it would."""
        for item in self.items():
            if isinstance(item, Thing) and item.isVisible():
                item.work_out()

    def fit(self) -> None:
        """Take new measures from the font and new colours from the palette."""
        self.setting.measures = Measures()
        self.setting.shades = Shades.of(QApplication.palette())
        self.setBackgroundBrush(self.setting.shades.table)
        for item in self.items():
            if isinstance(item, Thing):
                item.forget()
        self._laid_for = ()

    def _take_units(self, board: Board) -> None:
        there = {unit.id: unit for unit in board.units()}
        for gone in self._units.keys() - there.keys():
            self.removeItem(self._units.pop(gone))
        for ref, unit in there.items():
            if ref in self._units:
                self._units[ref].show_unit(unit)
            else:
                self._units[ref] = UnitItem(unit, self.setting)
                self.addItem(self._units[ref])

    def _pile(self, seat: str, pile: str) -> PileItem:
        name = name_of(seat, pile)
        if name not in self._piles:
            self._piles[name] = PileItem(seat, pile, self.setting)
            self.addItem(self._piles[name])
        return self._piles[name]

    def _player(self, seat: str) -> PlayerItem:
        item = self._players[seat] = PlayerItem(seat, self.setting)
        self.addItem(item)
        return item

    def _area(self, seat: str, area: str) -> AreaItem:
        item = self._areas[name_of(seat, area)] = AreaItem(seat, area, self.setting)
        self.addItem(item)
        return item

    # -- where it lies ----------------------------------------------------------------------------

    def arrange(self, board: Board, seat: str, size: QSize, bar: int) -> bool:
        """Lay everything where it belongs in a room; `bar` is what a scroll bar would take of its
        width. Whether anything of that has changed."""
        counts = tuple(
            (name, tuple((unit.id, unit.categories) for unit in (*side.battle, *side.breeding)),
             len(side.battle))
            for name, side in board.seats.items()
        )  # fmt: skip
        now = (seat, counts, bool(board.shown), size, self.setting.measures.key)
        if now == self._laid_for:
            return False
        self._laid_for = now
        unit, room = self.setting.measures.unit, QSizeF(size)
        laid = laid_out(board, seat, room, unit)
        if laid.size.height() > room.height():
            laid = laid_out(board, seat, room - QSizeF(bar, 0), unit)
        self.laid = laid
        for ref, rect in laid.units.items():
            self._units[ref].place(rect)
        for name, rect in laid.piles.items():
            whose, _, pile = name.partition(".")
            item = self._players[whose] if pile == PLAYER else self._piles[name]
            item.place(rect)
        for name, rect in laid.areas.items():
            self._areas[name].place(rect)
        self._gauge.place(laid.gauge)
        self._turn.place(laid.told)
        self._shown.place(laid.shown)
        return True

    def draw_attack(self, board: Board) -> Attacks | None:
        """Draw the attack that goes on; where, if it is another one than before."""
        attack, start, end = board.attack, None, None
        if attack is not None and not attack.ended and attack.attacker:
            things = self.things()
            start = things.get(attack.attacker)
            target = attack.target
            if attack.at_player:
                target = name_of("B" if attack.seat == "A" else "A", PLAYER)
            end = things.get(target)
        is_new = self._attack.show_line(start, end)
        return Attacks(start, end) if is_new and start is not None and end is not None else None

    def things(self) -> dict[str, QRectF]:
        """All that can be pointed at, with its place: a pile before its cards."""
        found = {item.name: item.outline.translated(item.pos()) for item in self._units.values()}
        for name, rect in self.laid.areas.items():
            if name in self._areas and self._areas[name].is_empty:
                found[name] = rect
        found |= self.laid.piles
        found[MEMORY] = self.laid.gauge
        for pile in (*self._piles.values(), *([self._shown] if self._shown.isVisible() else [])):
            corner = pile.pos()
            found |= {name: rect.translated(corner) for name, rect in pile.names().items()}
        return found

    def name_of_item(self, item: object, point: QPointF) -> str:
        """The name of an item, or of the card of a pile at a point; empty of what has none."""
        if isinstance(item, PileItem):
            at = item.slip_at(item.mapFromScene(point))
            return f"{item.name}:{at}" if at >= 0 else item.name
        return item.name if isinstance(item, Thing) and item is not self._turn else ""

    # -- what stands out --------------------------------------------------------------------------

    def stand_out(self, spoken_of: Collection[str | int], target: str, focus: str) -> None:
        """Let things stand out by name or id: what is spoken of, what a card is dragged onto, and
        what the keys act on."""
        cards = frozenset(ref for ref in spoken_of if isinstance(ref, int))
        marked = {*spoken_of, target.partition(":")[0]} if target else frozenset(spoken_of)
        for item in self._units.values():
            unit = item.unit
            speaks = item.name in marked or bool(
                cards.intersection((unit.id, *(card.id for card in (*unit.stack, *unit.links))))
            )
            item.stand_out(marked=speaks, focused=item.name == focus)
        for pile in (*self._piles.values(), self._shown):
            place = focus.removeprefix(f"{pile.name}:")
            named = {card.id for at, card in enumerate(pile.cards)
                     if f"{pile.name}:{at}" in spoken_of}  # fmt: skip
            pile.stand_out(marked=pile.name in marked, focused=pile.name == focus)
            pile.mark_cards(cards | named, int(place) if place != focus else -1)
        for thing in (*self._players.values(), *self._areas.values(), self._gauge):
            thing.stand_out(marked=thing.name in marked, focused=thing.name == focus)
