"""What lies in piles: hand, security, trash, the decks. And the player whose they are."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from judgeapp.table.shown import CardShown, SeatShown
from judgeapp.ui.table.board.board_layout import PLAYER, name_in, name_of
from judgeapp.ui.table.board.shades import card_colours
from judgeapp.ui.table.board.sketch import Sketch, hatched
from judgeapp.ui.table.board.thing import Setting, Thing

translate = QCoreApplication.translate

_PAD = 0.4
_LEAST_SLIP = 0.55
_MOST_SLIP = 9.0
_UNKNOWN_SLIP = 0.95
# From this width on a slip has room for a name.
_NAMED_SLIP = 2.6


def pile_told(pile: str) -> str:
    return {
        "hand": translate("board", "Hand"),
        "security": translate("board", "Security"),
        "trash": translate("board", "Trash"),
        "deck": translate("board", "Deck"),
        "digi_egg_deck": translate("board", "Digi-Eggs"),
        "battle": translate("board", "Battle area"),
        "breeding": translate("board", "Breeding area"),
        PLAYER: translate("board", "Player"),
    }[pile]


class PileItem(Thing):
    """A pile: how many cards, and a slip for each as far as there is room, the top one first.
    A slip of a card that is known has its colours and, with room, its name."""

    def __init__(self, seat: str, pile: str, setting: Setting) -> None:
        super().__init__(name_of(seat, pile), setting)
        self.pile = pile
        self.cards: tuple[CardShown, ...] = ()
        self._marked_cards: frozenset[int] = frozenset()
        self._focused_slip = -1

    def show_cards(self, cards: tuple[CardShown, ...]) -> None:
        if cards != self.cards:
            self.cards = cards
            self.redraw()

    def mark_cards(self, cards: frozenset[int], focused: int) -> None:
        """cards -- ids of those that stand out; focused -- the place of the one that the keys
        act on, or -1"""
        here = cards & {card.id for card in self.cards}
        if (here, focused) != (self._marked_cards, self._focused_slip):
            self._marked_cards, self._focused_slip = here, focused
            self.redraw()

    def slip_at(self, point: QPointF) -> int:
        """The place of the known card at a point of the item; -1 where there is none."""
        return next((place for place, rect in self.sketch.slips.items()
                     if rect.contains(point) and not self.cards[place].blank), -1)  # fmt: skip

    def names(self) -> dict[str, QRectF]:
        """The known cards that can be pointed at, by name, each with its slip."""
        return {name_in(self.name, place): rect for place, rect in self.sketch.slips.items()
                if not self.cards[place].blank}  # fmt: skip

    # -- what is drawn ----------------------------------------------------------------------------

    @property
    def look(self) -> Hashable:
        return self.cards, self._marked_cards, self._focused_slip

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u = measures.unit
        sketch.shape(room, shades.area, radius=u * 0.3)
        x, width = u * _PAD, room.width() - 2 * u * _PAD
        count = str(len(self.cards))
        wide = measures.width(count, measures.strong)
        sketch.text(x, u * 0.15, measures.line, pile_told(self.pile), measures.small, shades.muted,
                    width - wide - u * 0.3)  # fmt: skip
        sketch.text(
            x, u * 0.15, measures.line, count, measures.strong, shades.ink, width, right=True
        )
        top = u * 0.2 + measures.line
        shown = self._shown()
        widths = _widths([not card.blank for _, card in shown], width / u)
        for (place, card), wide in zip(shown, widths, strict=False):
            rect = QRectF(x, top, wide * u - 1.5, room.height() - top - u * 0.35)
            sketch.slips[place] = rect
            self._draw_slip(sketch, rect, place, card)
            x += wide * u

    def _shown(self) -> list[tuple[int, CardShown]]:
        """The cards that get a slip: of a deck only those that are known."""
        every = list(enumerate(self.cards))
        if self.pile in ("deck", "digi_egg_deck"):
            return [(place, card) for place, card in every if not card.blank]
        return every

    def _draw_slip(self, sketch: Sketch, rect: QRectF, place: int, card: CardShown) -> None:
        measures, shades = self.setting.measures, self.setting.shades
        u = measures.unit
        marked, focused = card.id in self._marked_cards, place == self._focused_slip
        sketch.shape(rect, shades.mark_ground if marked else shades.card,
                     shades.focus if focused else shades.mark if marked else shades.line,
                     radius=u * 0.2, wide=2.0 if marked or focused else 1.0)  # fmt: skip
        if card.blank:
            sketch.shape(rect.adjusted(1, 1, -1, -1), hatched(shades.back))
            return
        inner = rect.adjusted(1, 1, -1, -1)
        named = rect.width() >= _NAMED_SLIP * u
        colours = card_colours(card.colors[:2])
        wide = u * 0.9 * len(colours) if named else inner.width()
        band = QRectF(inner.left(), inner.top(), wide, inner.height())
        sketch.band(band, colours, shades.line, level=True)
        if named:
            x = band.right() + u * 0.2
            sketch.text(x, rect.top(), rect.height(), card.name, measures.small, shades.ink,
                        rect.right() - x - u * 0.15)  # fmt: skip


def _widths(known: list[bool], width: float) -> list[float]:
    """How wide each slip is, in units: unknown ones narrow, known ones share the rest. As many
    as there is room for."""
    if not known:
        return []
    narrow = min(_UNKNOWN_SLIP, max(_LEAST_SLIP, width / len(known)))
    rest = width - narrow * known.count(False)
    share = rest / known.count(True) if any(known) else 0.0
    broad = min(_MOST_SLIP, max(narrow, share))
    widths = [broad if one else narrow for one in known]
    room = width + 0.01
    for place, one in enumerate(widths):
        room -= one
        if room < 0:
            return widths[:place]
    return widths


class PlayerItem(Thing):
    """A player: his seat, whether it is his turn, and what effects give him."""

    def __init__(self, seat: str, setting: Setting) -> None:
        super().__init__(name_of(seat, PLAYER), setting)
        self._seat = seat
        self._shown: tuple[object, ...] = ()

    def show_side(self, side: SeatShown, *, has_turn: bool, winner: bool) -> None:
        shown = (has_turn, winner, len(side.gained))
        if shown != self._shown:
            self._shown = shown
            self.redraw()

    @property
    def look(self) -> Hashable:
        return self._shown

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u = measures.unit
        has_turn, winner, gained = self._shown or (False, False, 0)
        sketch.shape(room, shades.area, radius=u * 0.3)
        if has_turn:
            sketch.shape(QRectF(0, u * 0.3, u * 0.28, room.height() - u * 0.6), shades.focus,
                         radius=u * 0.14)  # fmt: skip
        x, width = u * (_PAD + 0.2), room.width() - u * (_PAD * 2 + 0.2)
        told = ""
        if winner:
            told = translate("board", "wins")
        elif has_turn:
            told = translate("board", "turn")
        if gained:
            effects = translate("board", "%n effect(s)", "", int(str(gained)))
            told = f"{told} · {effects}" if told else effects
        top = u * 0.15 if told else (room.height() - measures.line) / 2
        sketch.text(x, top, measures.line, self._seat, measures.strong, shades.ink, width)
        if told:
            sketch.text(x, top + measures.line, measures.line, told, measures.small, shades.muted,
                        width)  # fmt: skip
