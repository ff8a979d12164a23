"""Layout of a board: rectangles for a given size. Nothing is drawn here.

It lies as on a playmat: the memory gauge in the middle; for the player below, the security stack, the breeding area and
the Digi-Egg deck at the left, the deck and the trash at the right, the Digimon in front, Tamers and Options behind
them, the hand at the edge. The other player sits opposite: his side is the same, turned around."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from judgeapp.table.board.snapshot import Board, CardSnapshot, SeatSnapshot, UnitSnapshot

PILES = ("hand", "security", "trash", "deck", "digi_egg_deck")
FIELD = ("battle", "breeding")
PLAYER = "player"
MEMORY = "memory"
SHOWN = "shown"

# Sizes of a card on the field in units of the font: the least legible, the largest, a comfortable one, and that on a
# board that scrolls anyway.
_MINIMUM = QSizeF(5.2, 4.7)
_MAXIMUM = QSizeF(18.0, 22.0)
_GOOD = QSizeF(8.0, 9.0)
_SCROLLED = QSizeF(6.5, 9.5)
_GAP = 0.4
# How much wider each attached card makes a card, up to how many, and a width that is always enough.
_WEIGHT, _HEAVIEST = 0.3, 4
_ENOUGH = 6.6
_KEPT = 1.35  # how much better another arrangement must be to replace the present one
_BESIDE = 0.75  # worth of Tamers and Options beside the Digimon, relative to a row of their own
# Height of Tamers and Options relative to Digimon, also when a Digimon has at least so many attached cards, and limits.
_BEHIND = 0.65
_BEHIND_DEEP, _DEEP = 0.48, 3
_MIN_BEHIND = 3.7
_MAX_BEHIND = 11.0
_GAUGE_HEIGHT = 2.1
_STAGE_HEIGHT = 2.2
_MAX_GAUGE = 56.0
_TOLD_WIDTH = 13.0
# A mat: its least width, and the widths of the piles at its sides.
_MAT = 38.0
_LEFT_SHARE, _RIGHT_SHARE = 0.135, 0.115
_MIN_LEFT, _MAX_LEFT = 5.7, 9.5
_MIN_RIGHT, _MAX_RIGHT = 5.7, 8.0
_HAND_HEIGHT, _MAX_HAND = 2.3, 5.0
_EGGS_HEIGHT = 2.3
_MIN_SECURITY = 4.0
_PLAYER_WIDTH = 4.2
# Without room for a mat the piles are arranged in rows.
_DECK_WIDTH, _EGGS_WIDTH = 6.4, 7.8
_PILE_HEIGHT = 2.3
_MIN_PILE = 8.0
_BREEDING = 0.6  # share of a card's width while the breeding area is empty


class Grid(NamedTuple):
    """Columns of a player's field: of Digimon, and of other cards."""

    front: int
    behind: int


@dataclass
class BoardLayout:
    """units: by id, each with the room that it has. Piles and areas: by name, "A.hand", "A.battle". gauge, told: the
    memory gauge, and the turn beside it. stage: shown cards and the effect being resolved. grids: of each player."""

    size: QSizeF = field(default_factory=QSizeF)
    units: dict[int, QRectF] = field(default_factory=dict)
    piles: dict[str, QRectF] = field(default_factory=dict)
    areas: dict[str, QRectF] = field(default_factory=dict)
    gauge: QRectF = field(default_factory=QRectF)
    turn_row: QRectF = field(default_factory=QRectF)
    stage: QRectF = field(default_factory=QRectF)
    grids: dict[str, Grid] = field(default_factory=dict)


def pile_of(side: SeatSnapshot, pile: str) -> tuple[CardSnapshot, ...]:
    cards: tuple[CardSnapshot, ...] = getattr(side, pile)
    return cards


def laid_out(
    board: Board, seat: str, room: QSizeF, unit: float, before: Mapping[str, Grid] | None = None
) -> BoardLayout:
    """Layout of a board from a seat, shown below. It is as wide as the room, and as high or, if that is too low to
    read, higher. `before`: the grids in which the same cards lay before: they stay while there is room, so that nothing
    jumps when the room becomes a little larger or smaller."""
    layout = BoardLayout()
    other = next(name for name in board.seats if name != seat)
    kind = _Mat if room.width() >= _MAT * unit else _Rows
    gap = _GAP * unit
    left, width = gap, room.width() - 2 * gap
    sides: dict[str, _Side] = {
        name: kind(board.seats[name], width, unit, (before or {}).get(name), is_far=name == other)
        for name in (other, seat)
    }
    middle = (_GAUGE_HEIGHT + _STAGE_HEIGHT) * unit + 2 * gap
    free = (room.height() - middle - 3 * gap) / 2
    heights = {name: max(free, side.fit(free)) for name, side in sides.items()}
    y = gap
    sides[other].lay(layout, QRectF(left, y, width, heights[other]))
    y += heights[other] + gap
    y = _lay_middle(layout, left, y, width, unit)
    sides[seat].lay(layout, QRectF(left, y, width, heights[seat]))
    y += heights[seat] + gap
    layout.size = QSizeF(room.width(), max(room.height(), y))
    layout.grids = {name: side.field.grid for name, side in sides.items()}
    return layout


def _lay_middle(layout: BoardLayout, left: float, top: float, width: float, unit: float) -> float:
    """Lay the gauge, and below it the turn and shown cards. Nothing moves if there are any."""
    gap, wide = _GAP * unit, min(width, _MAX_GAUGE * unit)
    layout.gauge = QRectF(left + (width - wide) / 2, top, wide, _GAUGE_HEIGHT * unit)
    row = QRectF(left, layout.gauge.bottom() + gap * 0.5, min(_TOLD_WIDTH * unit, width * 0.4), _STAGE_HEIGHT * unit)
    layout.turn_row = row
    layout.stage = QRectF(row.right() + gap, row.top(), width - row.width() - gap, row.height())
    return row.bottom() + gap


# -- the field of a player ------------------------------------------------------------------------


class _Field:
    """A player's battle area: Digimon in front, Tamers and Options behind."""

    def __init__(self, side: SeatSnapshot, unit: float, before: Grid | None) -> None:
        self._unit, self._gap = unit, _GAP * unit
        self._minimum, self._maximum = _MINIMUM * unit, _MAXIMUM * unit
        self.front = [body for body in side.battle if "digimon" in body.categories]
        rest = [body for body in side.battle if "digimon" not in body.categories]
        # Tamers, then Options, each in the order of arrival.
        self.behind = sorted(rest, key=lambda unit: "tamer" not in unit.categories)
        if not self.front:
            self.front, self.behind = self.behind, []
        self._before = before
        self._behind = _BEHIND if max(map(_depth, self.front), default=0) < _DEEP else _BEHIND_DEEP
        self.grid = Grid(1, 1)
        self._high = self._low = 0.0

    def fit(self, width: float, free: float) -> float:
        """Find the best way to lay the cards in a room; how high that is."""
        gap, unit = self._gap, self._unit
        front, behind = max(1, len(self.front)), len(self.behind)
        best = self._choose(width, free, front, behind, 1.0)
        # In a low field a row of their own would halve the height of the Digimon.
        if behind and (beside := self._choose(width, free, front + behind, 0, _BESIDE, best)) > best:
            self.front, self.behind = [*self.front, *self.behind], []
            best, front, behind = beside, front + behind, 0
        if not best:
            least = _SCROLLED.width() * unit
            columns = max(1, int((width - gap) / (least + gap)))
            self.grid = Grid(min(columns, front), min(columns, max(1, behind)))
            self._high = _SCROLLED.height() * unit
            self._low = self._high * _BEHIND
        rows, back_rows = ceil(front / self.grid.front), ceil(behind / self.grid.behind)
        return rows * (self._high + gap) + back_rows * (self._low + gap) + gap

    def _choose(self, width: float, free: float, front: int, behind: int, worth: float, best: float = 0.0) -> float:
        """Choose the best grid for cards in a room, if it is better than `best`; how good that is."""
        gap, unit = self._gap, self._unit
        for rows in range(1, front + 1):
            columns = ceil(front / rows)
            for back_rows in range(1, behind + 1) if behind else (0,):
                back = ceil(behind / back_rows) if behind else 1
                wide = min(self._share(width, columns), self._maximum.width())
                narrow = self._share(width, back) if behind else wide
                if min(wide, narrow) < self._minimum.width() and (columns > 1 or back > 1):
                    continue
                room = free - gap * (rows + back_rows + 1)
                even = min(room / (rows + self._behind * back_rows), self._maximum.height())
                low = _between(_MIN_BEHIND * unit, even * self._behind, _MAX_BEHIND * unit)
                high = min((room - low * back_rows) / rows, self._maximum.height())
                if high < self._minimum.height():
                    continue
                good = worth * min(wide / (_GOOD.width() * unit), high / (_GOOD.height() * unit), 1.0 + high / 1e6)
                if self._before == Grid(columns, back) and wide >= _ENOUGH * unit:
                    # Keep the present arrangement while names have room, unless another one is much better.
                    good *= _KEPT
                if good > best:
                    best = good
                    self.grid, self._high, self._low = Grid(columns, back), high, low
        return best

    def _share(self, width: float, columns: int) -> float:
        """Width of a card in a row with this many columns."""
        return (width - self._gap) / columns - self._gap

    def _widths(self, units: Sequence[UnitSnapshot], width: float) -> list[float]:
        """Widths of the cards of a row: one with more to be read below it gets more, where each of them has enough."""
        most = self._maximum.width()
        even = min(self._share(width, len(units)), most)
        weights = [1 + _WEIGHT * min(_HEAVIEST, _depth(unit)) for unit in units]
        free = width - self._gap * (len(units) + 1)
        widths = [min(free * weight / sum(weights), most) for weight in weights]
        return [even] * len(units) if min(widths) < min(even, _ENOUGH * self._unit) else widths

    def lay(self, layout: BoardLayout, area: QRectF, *, is_far: bool) -> None:
        gap = self._gap
        rows = [
            (units[at : at + columns], high)
            for units, columns, high in (
                (self.front, self.grid.front, self._high),
                (self.behind, self.grid.behind, self._low),
            )
            for at in range(0, len(units), columns)
        ]
        # Spare room is distributed evenly between the rows and the edges.
        air = max(gap, (area.height() - sum(high for _, high in rows)) / (len(rows) + 1))
        y = area.top() + air
        for units, high in reversed(rows) if is_far else rows:
            widths = self._widths(units, area.width())
            x = area.left() + (area.width() - sum(widths) - gap * (len(units) - 1)) / 2
            # The opposite player counts from the player's own left.
            placed = list(zip(units, widths, strict=True))
            for body, wide in reversed(placed) if is_far else placed:
                layout.units[body.id] = QRectF(x, y, wide, high)
                x += wide + gap
            y += high + air


def _depth(unit: UnitSnapshot) -> int:
    """Number of cards attached to a card."""
    return len(unit.stack) - 1 + len(unit.links)


def _lay_breeding(layout: BoardLayout, units: Sequence[UnitSnapshot], area: QRectF, gap: float) -> None:
    # Two cards in the breeding area are impossible, but can be shown (3-4-5-2).
    high = (area.height() - gap) / max(1, len(units)) - gap
    for place, body in enumerate(units):
        top = area.top() + gap + place * (high + gap)
        layout.units[body.id] = QRectF(area.left() + gap, top, area.width() - 2 * gap, high)


# -- the side of a player -------------------------------------------------------------------------


class _Side:
    """A player's side in a width."""

    def __init__(self, side: SeatSnapshot, width: float, unit: float, before: Grid | None, *, is_far: bool) -> None:
        self._side, self._width, self._unit, self._is_far = side, width, unit, is_far
        self._gap = _GAP * unit
        # The least height of the cards in the breeding area.
        self._bred = max(1, len(side.breeding)) * (_MINIMUM.height() * unit + self._gap) + self._gap
        self.field = _Field(side, unit, before)

    def fit(self, free: float) -> float:
        """Height that it needs."""
        raise NotImplementedError

    def lay(self, layout: BoardLayout, whole: QRectF) -> None:
        raise NotImplementedError


class _Mat(_Side):
    """With piles next to the battle area."""

    def fit(self, free: float) -> float:
        unit, gap = self._unit, self._gap
        self._left = _between(_MIN_LEFT * unit, self._width * _LEFT_SHARE, _MAX_LEFT * unit)
        self._right = _between(_MIN_RIGHT * unit, self._width * _RIGHT_SHARE, _MAX_RIGHT * unit)
        self._middle = self._width - self._left - self._right - 2 * gap
        # The hand gets room that nothing else needs.
        self._hand = _between(_HAND_HEIGHT * unit, free * 0.15, _MAX_HAND * unit)
        needed = self.field.fit(self._middle, free - self._hand - gap)
        return max(needed + self._hand + gap, self._bred + (_MIN_SECURITY + _EGGS_HEIGHT) * unit + 2 * gap)

    def lay(self, layout: BoardLayout, whole: QRectF) -> None:
        unit, gap, high, left, middle = self._unit, self._gap, whole.height(), self._left, self._middle

        def put(rects: dict[str, QRectF], area: str, place: QRectF) -> QRectF:
            """Put an area where its player sees it."""
            near, far = whole.topLeft() + place.topLeft(), whole.bottomRight() - place.bottomRight()
            rect = rects[f"{self._side.seat}.{area}"] = QRectF(far if self._is_far else near, place.size())
            return rect

        battle = put(layout.areas, "battle", QRectF(left + gap, 0, middle, high - self._hand - gap))
        self.field.lay(layout, battle, is_far=self._is_far)
        # On the left: security, the breeding area, the Digi-Egg deck.
        eggs = _EGGS_HEIGHT * unit
        rest = high - eggs - 2 * gap
        breeding = max(self._bred, rest * (0.55 if self._side.breeding else 0.42))
        security = rest - breeding
        put(layout.piles, "security", QRectF(0, 0, left, security))
        area = put(layout.areas, "breeding", QRectF(0, security + gap, left, breeding))
        _lay_breeding(layout, self._side.breeding, area, gap * 0.6)
        put(layout.piles, "digi_egg_deck", QRectF(0, security + breeding + 2 * gap, left, eggs))
        # On the right: the deck, and the trash below it.
        x = left + middle + 2 * gap
        deck = _between(3.4 * unit, high * 0.36, self._right * 1.5)
        put(layout.piles, "deck", QRectF(x, 0, self._right, deck))
        put(layout.piles, "trash", QRectF(x, deck + gap, self._right, high - deck - gap))
        # At the edge: the player and the hand.
        x, player, top = left + gap, _PLAYER_WIDTH * unit, high - self._hand
        put(layout.piles, PLAYER, QRectF(x, top, player, self._hand))
        put(layout.piles, "hand", QRectF(x + player + gap, top, middle - player - gap, self._hand))


class _Rows(_Side):
    """Without room for a mat: the piles in rows at the edge."""

    def fit(self, free: float) -> float:
        unit, gap = self._unit, self._gap
        fixed = _PLAYER_WIDTH + _DECK_WIDTH + _EGGS_WIDTH + 5 * _GAP
        self._rows = 1 if self._width >= (fixed + 3 * _MIN_PILE) * unit else 2
        self._strip = (_PILE_HEIGHT * unit + gap) * self._rows
        share = 1.0 if self._side.breeding else _BREEDING
        self._breeding = max(_MINIMUM.width() * unit, min(self._width * 0.2, 8 * unit)) * share + 2 * gap
        needed = self.field.fit(self._width - self._breeding - gap, free - self._strip)
        return max(needed, self._bred) + self._strip

    def lay(self, layout: BoardLayout, whole: QRectF) -> None:
        gap, seat, high = self._gap, self._side.seat, whole.height() - self._strip
        top = whole.top() + (self._strip if self._is_far else 0.0)
        breeding = QRectF(whole.left(), top, self._breeding, high)
        battle_left = breeding.right() + gap
        battle = QRectF(battle_left, top, whole.right() - battle_left, high)
        layout.areas |= {f"{seat}.breeding": breeding, f"{seat}.battle": battle}
        _lay_breeding(layout, self._side.breeding, breeding, gap)
        self.field.lay(layout, battle, is_far=self._is_far)
        strip = whole.top() if self._is_far else whole.bottom() - self._strip + gap
        self._lay_strip(layout, whole.left(), strip)

    def _lay_strip(self, layout: BoardLayout, left: float, top: float) -> None:
        gap, unit = self._gap, self._unit
        height = _PILE_HEIGHT * unit
        fixed = {PLAYER: _PLAYER_WIDTH, "deck": _DECK_WIDTH, "digi_egg_deck": _EGGS_WIDTH}
        shares = {"hand": 0.38, "security": 0.33, "trash": 0.29}
        names = ("digi_egg_deck", "security", "trash", "deck", PLAYER, "hand")
        rows = ((names[4:] + names[:4]),) if self._rows == 1 else (names[:3], (PLAYER, "hand", "deck"))
        for row in reversed(rows) if self._is_far else rows:
            taken = sum(fixed.get(name, 0.0) for name in row) * unit + gap * (len(row) - 1)
            whole = sum(shares.get(name, 0.0) for name in row)
            x = left
            for name in row:
                wide = fixed[name] * unit if name in fixed else ((self._width - taken) * shares[name] / whole)
                layout.piles[f"{self._side.seat}.{name}"] = QRectF(x, top, wide, height)
                x += wide + gap
            top += height + gap


def _between(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))


def nearest(things: Mapping[str, QRectF], start: str, direction: QPointF) -> str:
    """Nearest thing in a direction, straight ahead before sideways; empty if none. `start` is one of the things."""
    distances = {name: _distance(things[start], rect, direction) for name, rect in things.items() if name != start}
    best = min(distances, key=distances.__getitem__, default="")
    return best if best and distances[best] < inf else ""


def _distance(here: QRectF, there: QRectF, direction: QPointF) -> float:
    """Distance of a thing in a direction; infinite in any other direction."""
    if direction.x() and here.contains(there):
        # From a pile to its first card.
        return abs(there.left() - here.left()) * 0.01 if direction.x() > 0 else inf
    if direction.y():
        here, there = (QRectF(rect.y(), rect.x(), rect.height(), rect.width()) for rect in (here, there))
    is_forwards = direction.x() + direction.y() > 0
    ahead = there.left() - here.right() if is_forwards else here.left() - there.right()
    aside = max(0.0, there.top() - here.bottom(), here.top() - there.bottom())
    middle = abs(there.center().y() - here.center().y())
    return max(0.0, ahead) + aside * 4 + middle * 0.3 if ahead >= -4 else inf
