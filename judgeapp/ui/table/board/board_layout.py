"""Where everything of a board lies: rectangles for a room of some size. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF

from judgeapp.table.shown import Board, CardShown, SeatShown, UnitShown

PILES = ("hand", "security", "trash", "deck", "digi_egg_deck")
PLAYER = "player"
MEMORY = "memory"
SHOWN = "shown"

# In units of the font: what a card on the field needs to be read, more than it needs, and what
# is good; how high it is where the board is scrolled anyway.
_LEAST = QSizeF(5.2, 5.4)
_MOST = QSizeF(18.0, 17.0)
_GOOD = QSizeF(8.0, 8.0)
_SCROLLED = QSizeF(5.2, 7.5)
_EMPTY_BREEDING = 0.6  # of the width of a card
_GAP = 0.45
_PLAYER_WIDTH = 4.4
_DECK_WIDTH, _EGGS_WIDTH = 4.8, 6.6
_PILE_HEIGHT = 3.25
_GAUGE_HEIGHT = 2.1
_SHOWN_HEIGHT = 2.2
_LEAST_PILE = 6.5
# Of the gauge: what one number needs, and what stands beside it.
_NUMBER = 1.5
_TOLD_WIDTH = 13.0


@dataclass
class BoardLayout:
    """units: by id, each with the room that it has. Piles and areas: by name, "A.hand",
    "A.battle". gauge, told: the memory gauge, and the turn beside it. shown: cards in no area."""

    size: QSizeF = field(default_factory=QSizeF)
    units: dict[int, QRectF] = field(default_factory=dict)
    piles: dict[str, QRectF] = field(default_factory=dict)
    areas: dict[str, QRectF] = field(default_factory=dict)
    gauge: QRectF = field(default_factory=QRectF)
    told: QRectF = field(default_factory=QRectF)
    shown: QRectF = field(default_factory=QRectF)


def name_of(seat: str, area: str) -> str:
    """What a pile, an area or a player is called in a board: "A.hand", "B.player"."""
    return f"{seat}.{area}"


def name_in(pile: str, place: int) -> str:
    """What a card of a pile is called: "A.hand:0" is the first one."""
    return f"{pile}:{place}"


def pile_of(side: SeatShown, pile: str) -> tuple[CardShown, ...]:
    cards: tuple[CardShown, ...] = getattr(side, pile)
    return cards


def laid_out(board: Board, seat: str, room: QSizeF, unit: float) -> BoardLayout:
    """A board seen from a seat, which lies below. It is as wide as the room, and as high as the
    room or, where that is too low to be read in, higher."""
    found = BoardLayout()
    gap = _GAP * unit
    left, width = gap, room.width() - 2 * gap
    other = next(name for name in board.seats if name != seat)
    strips = {name: _strip_rows(width, unit) for name in (other, seat)}
    strip = (_PILE_HEIGHT * unit + gap) * strips[seat]
    in_rows = width < (21 * _NUMBER + _TOLD_WIDTH) * unit
    middle = _GAUGE_HEIGHT * unit * (2 if in_rows else 1) + gap
    if board.shown:
        middle += _SHOWN_HEIGHT * unit + gap
    free = (room.height() - 2 * strip - middle - 3 * gap) / 2
    fields = {name: _Field(board.seats[name], width, free, unit) for name in (other, seat)}
    heights = {name: max(free, one.height) for name, one in fields.items()}
    y = gap
    _lay_strip(found, other, left, y, width, strips[other], unit)
    y += strip
    fields[other].lay(found, left, y, heights[other], near_below=True)
    y += heights[other] + gap
    y = _lay_middle(found, board, left, y, width, unit, in_rows=in_rows)
    fields[seat].lay(found, left, y, heights[seat], near_below=False)
    y += heights[seat] + gap
    _lay_strip(found, seat, left, y, width, strips[seat], unit)
    found.size = QSizeF(room.width(), max(room.height(), y + strip))
    return found


# -- the piles of a player ------------------------------------------------------------------------


def _strip_rows(width: float, unit: float) -> int:
    fixed = _PLAYER_WIDTH + _DECK_WIDTH + _EGGS_WIDTH + 5 * _GAP
    return 1 if width >= (fixed + 3 * _LEAST_PILE) * unit else 2


def _lay_strip(
    found: BoardLayout, seat: str, left: float, top: float, width: float, rows: int, unit: float
) -> None:
    gap, height = _GAP * unit, _PILE_HEIGHT * unit
    fixed = {PLAYER: _PLAYER_WIDTH, "deck": _DECK_WIDTH, "digi_egg_deck": _EGGS_WIDTH}
    shares = {"hand": 0.38, "security": 0.33, "trash": 0.29}
    every = (PLAYER, *PILES)
    for row in (every,) if rows == 1 else (every[:3], every[3:]):
        taken = sum(fixed.get(name, 0.0) for name in row) * unit + gap * (len(row) - 1)
        whole = sum(shares.get(name, 0.0) for name in row)
        x = left
        for name in row:
            wide = fixed[name] * unit if name in fixed else (width - taken) * shares[name] / whole
            found.piles[name_of(seat, name)] = QRectF(x, top, wide, height)
            x += wide + gap
        top += height + gap


# -- between the players --------------------------------------------------------------------------


def _lay_middle(
    found: BoardLayout, board: Board, left: float, top: float, width: float, unit: float, *,
    in_rows: bool,
) -> float:  # fmt: skip
    gap, height = _GAP * unit, _GAUGE_HEIGHT * unit
    if in_rows:
        found.told = QRectF(left, top, width, height)
        top += height
        found.gauge = QRectF(left, top, width, height)
    else:
        wide = min(width - _TOLD_WIDTH * unit, 21 * _NUMBER * 1.25 * unit)
        found.told = QRectF(left, top, width - wide, height)
        found.gauge = QRectF(left + width - wide, top, wide, height)
    top += height + gap
    if board.shown:
        found.shown = QRectF(left, top, width, _SHOWN_HEIGHT * unit)
        top += _SHOWN_HEIGHT * unit + gap
    return top


# -- the field of a player ------------------------------------------------------------------------


class _Field:
    """A player's battle area and, at its left, the breeding area."""

    def __init__(self, side: SeatShown, width: float, free: float, unit: float) -> None:
        self._side, self._unit = side, unit
        self._gap = _GAP * unit
        self._width = width
        self._breeding_share = 1.0 if side.breeding else _EMPTY_BREEDING
        count = max(1, len(side.battle))
        best = 0.0
        for rows in range(1, count + 1):
            columns = ceil(count / rows)
            wide = self._wide(columns)
            high = min((free - self._gap) / rows - self._gap, _MOST.height() * unit)
            if wide < _LEAST.width() * unit and columns > 1:
                continue
            good = min(wide / _GOOD.width(), high / _GOOD.height())
            if high >= _LEAST.height() * unit and good > best:
                best, self.columns, self.cell = good, columns, QSizeF(wide, high)
        if not best:
            self._is_scrolled = True
            while self.columns < count and self._wide(self.columns + 1) >= _SCROLLED.width() * unit:
                self.columns += 1
            self.cell = QSizeF(self._wide(self.columns), _SCROLLED.height() * unit)
        rows = ceil(count / self.columns)
        # More than one card in the breeding area can't be, but can be shown (3-4-5-2).
        bred = max(1, len(side.breeding)) * (_LEAST.height() * unit + self._gap) + self._gap
        self.height = max(rows * (self.cell.height() + self._gap) + self._gap, bred)

    columns = 1
    _is_scrolled = False
    cell = QSizeF()

    def _wide(self, columns: int) -> float:
        """How wide a card is, with so many columns and the breeding area beside them."""
        wide = (self._width - self._gap * 4) / (columns + self._breeding_share) - self._gap
        return min(wide, _MOST.width() * self._unit)

    def lay(
        self, found: BoardLayout, left: float, top: float, height: float, *, near_below: bool
    ) -> None:
        """near_below -- the player sits above: what is near the opponent lies below."""
        side, gap, cell = self._side, self._gap, self.cell
        wide = cell.width() * self._breeding_share + 2 * gap
        breeding = QRectF(left, top, wide, height)
        battle_left = breeding.right() + gap
        battle = QRectF(battle_left, top, left + self._width - battle_left, height)
        found.areas[name_of(side.seat, "breeding")] = breeding
        found.areas[name_of(side.seat, "battle")] = battle
        self._fill(found, breeding, in_order(side.breeding), 1, near_below=near_below)
        self._fill(found, battle, in_order(side.battle), self.columns, near_below=near_below)

    def _fill(
        self, found: BoardLayout, area: QRectF, units: Sequence[UnitShown], columns: int, *,
        near_below: bool,
    ) -> None:  # fmt: skip
        gap, rows = self._gap, max(1, ceil(len(units) / columns))
        high = min(self.cell.height(), (area.height() - gap) / rows - gap)
        cell = QSizeF(self.cell.width(), high)
        # What room is left over is between the rows and at the edges alike.
        air = max(gap, (area.height() - rows * cell.height()) / (rows + 1))
        top = area.top() + air
        if self._is_scrolled:
            # Near the opponent, for what lies far from the middle is not seen at once.
            air = gap
            needed = rows * (cell.height() + gap)
            top = area.bottom() - needed if near_below else area.top() + gap
        for place, body in enumerate(units):
            row, column = divmod(place, columns)
            if near_below:
                row = rows - 1 - row
            corner = QPointF(
                area.left() + gap + column * (cell.width() + gap),
                top + row * (cell.height() + air),
            )
            found.units[body.id] = QRectF(corner, cell)


def in_order(units: Iterable[UnitShown]) -> tuple[UnitShown, ...]:
    """Digimon in front, each as they came."""
    return tuple(sorted(units, key=lambda unit: "digimon" not in unit.categories))
