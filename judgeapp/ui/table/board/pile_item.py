"""Piles on a board: hand, security, trash, the decks. And the players."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import accumulate

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap

from judgeapp.table.board.snapshot import Board, CardSnapshot
from judgeapp.ui.localization import translate
from judgeapp.ui.table.board.board_layout import PLAYER, pile_of
from judgeapp.ui.table.board.card_back import TALL, draw_back, draw_pile, upright_within
from judgeapp.ui.table.board.card_face import level_text
from judgeapp.ui.table.board.measures import fitting
from judgeapp.ui.table.board.shades import frame_colours
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Setting, Thing

_PAD = 0.4
_MIN_SLIP = 0.55
_MAX_SLIP = 11.0
_REST = 7.0  # room for the number of further cards
_GOOD_SLIP = 5.0
_UNKNOWN_SLIP = 0.95
_MAX_UNKNOWN = 3.0
# In a lower pile the name stands beside the cards; from the second height on the cards lie one below the other.
_MIN_TITLED = 3.0
_MIN_TALL = 4.0
_SLIP_EDGES = 1.0  # part of a slip's width that isn't for the name
_NAMED_SLIP = 2.6  # least width of a slip with a name


def pile_text(pile: str) -> str:
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
        super().__init__(f"{seat}.{pile}", setting)
        self._seat, self.pile = seat, pile
        self.cards: tuple[CardSnapshot, ...] = ()
        self._marked_cards: frozenset[int] = frozenset()
        self._focused_slip = -1

    def show_board(self, board: Board, seat: str) -> None:
        self._show_cards(pile_of(board.seats[self._seat], self.pile))

    def _show_cards(self, cards: tuple[CardSnapshot, ...]) -> None:
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

    def names(self) -> dict[str, QRectF]:
        """The known cards that can be pointed at, by name, each with its slip."""
        slips = self.sketch.slips.items() if self.cards else ()
        return {f"{self.name}:{place}": rect for place, rect in slips if not self.cards[place].blank}

    # -- drawing ----------------------------------------------------------------------------------

    @property
    def look(self) -> Hashable:
        pictures = self.setting.pictures
        keys = tuple(pictures.key(card.number) for card in self.cards) if pictures.folder else ()
        return self.cards, self._marked_cards, self._focused_slip, keys

    def draw(self, sketch: Sketch) -> None:
        room, u = self.room, self.setting.measures.unit
        sketch.shape(room, self.setting.shades.area, radius=u * 0.4)
        cards = list(enumerate(self.cards))
        if self.pile in ("deck", "digi_egg_deck"):
            self._draw_deck(sketch, [(place, card) for place, card in cards if not card.blank])
        elif room.height() < _MIN_TITLED * u:
            # The name stands beside the cards.
            x, pad = self._draw_title_beside(sketch), u * _PAD
            self._draw_slips(sketch, QRectF(x, pad * 0.6, room.width() - x - pad, room.height() - pad * 1.2), cards)
        else:
            inner = self._draw_title(sketch)
            if room.height() < _MIN_TALL * u or room.width() > room.height() * 2:
                self._draw_slips(sketch, inner, cards)
            elif self.pile == "security":
                self._draw_lying(sketch, inner, cards)
            else:
                self._draw_list(sketch, inner, cards)

    def _draw_label(self, sketch: Sketch, rect: QRectF, label: str) -> float:
        """Draw a text that steps back in the largest letters that have room. Returns its width."""
        measures = self.setting.measures
        letters = fitting(label, rect.width(), measures.small, measures.tiny)
        muted = self.setting.shades.muted
        return sketch.text(rect.x(), rect.y(), rect.height(), label, letters, muted, rect.width())

    def _draw_title(self, sketch: Sketch) -> QRectF:
        """Draw name and number of cards above them; return the room that is left below."""
        strong, ink = self.setting.measures.strong, self.setting.shades.ink
        room, u, count = self.room, self.setting.measures.unit, str(len(self.cards))
        pad, top = u * _PAD, u * 0.25 + strong.line
        line = QRectF(pad, u * 0.15, room.width() - 2 * pad, strong.line)
        self._draw_label(sketch, line.adjusted(0, 0, -strong.width(count) - u * 0.3, 0), pile_text(self.pile))
        sketch.text(line.x(), line.y(), line.height(), count, strong, ink, line.width(), right=True)
        return QRectF(pad, top, line.width(), room.height() - top - pad * 0.9)

    def _draw_title_beside(self, sketch: Sketch) -> float:
        """Draw name and number of cards at the left; return where the room for the cards begins."""
        room, strong, u = self.room, self.setting.measures.strong, self.setting.measures.unit
        line = QRectF(u * _PAD, 0, room.width() * 0.5, room.height())
        x = line.x() + self._draw_label(sketch, line, pile_text(self.pile)) + u * 0.4
        ink, count = self.setting.shades.ink, str(len(self.cards))
        return x + sketch.text(x, 0, room.height(), count, strong, ink, u * 3) + u * 0.5

    def _draw_deck(self, sketch: Sketch, known_cards: list[tuple[int, CardSnapshot]]) -> None:
        """A pile face down; of its cards those that are known."""
        measures, room, u = self.setting.measures, self.room, self.setting.measures.unit
        pad, is_egg, count = u * _PAD, self.pile == "digi_egg_deck", len(self.cards)
        if room.height() < _MIN_TITLED * u * 1.25 and room.width() > room.height() * 1.2:
            high = room.height() - 2 * pad * 0.8
            back = QRectF(pad * 0.7, pad * 0.8, high / TALL, high)
            draw_pile(sketch, back, count, is_egg=is_egg)
            beside = QRectF(back.right() + u * 0.3, 0, room.width() - pad - back.right() - u * 0.3, room.height())
            ink = self.setting.shades.ink
            sketch.text(beside.x(), 0, room.height(), str(count), measures.strong, ink, beside.width(), right=True)
            beside.setRight(beside.right() - measures.strong.width(str(count)) - u * 0.3)
            if known_cards:
                self._draw_slips(sketch, beside.adjusted(0, pad, 0, -pad), known_cards)
            elif measures.tiny.width(pile_text(self.pile)) <= beside.width():
                # The back of its cards says it where the name has no room.
                self._draw_label(sketch, beside, pile_text(self.pile))
            return
        inner = self._draw_title(sketch)
        if known_cards:
            high = min(len(known_cards) * self._slip_high, inner.height() * 0.7)
            self._draw_list(sketch, QRectF(inner.left(), inner.top(), inner.width(), high), known_cards)
            inner.setTop(inner.top() + high + u * 0.2)
        if inner.height() > u:
            draw_pile(sketch, upright_within(inner), count, is_egg=is_egg)

    @property
    def _slip_high(self) -> float:
        return self.setting.measures.small.line + 0.35 * self.setting.measures.unit

    def _draw_list(self, sketch: Sketch, inner: QRectF, cards: list[tuple[int, CardSnapshot]]) -> None:
        """Draw the cards as a list, the top first, with pictures if there is room. Counted cards are one line."""
        measures, u = self.setting.measures, self.setting.measures.unit
        known_cards = [(place, card) for place, card in cards if not card.blank]
        blank = len(cards) - len(known_cards)
        y, high = inner.top(), self._slip_high
        picture = self.setting.pictures.of(known_cards[0][1].number) if known_cards else None
        shown_high = min(inner.width() * TALL, inner.height() - min(2, len(known_cards) - 1) * high)
        if picture is not None and shown_high >= 4 * u:
            rect = upright_within(QRectF(inner.left(), y, inner.width(), shown_high))
            rect.moveTop(y)
            self._draw_picture(sketch, rect, *known_cards.pop(0), picture)
            y = rect.bottom() + u * 0.25
        # Width of a slip's name on its background.
        width = inner.width() - _SLIP_EDGES * u
        heights = {
            place: high if measures.small.width(card.name) <= width else high + measures.small.line + u * 0.15
            for place, card in known_cards
        }
        free = inner.bottom() - y + 1 - (high if blank else 0.0)
        if sum(heights.values()) > free:
            heights = dict.fromkeys(heights, high)
        shown = known_cards
        if sum(heights.values()) > free:
            lines = int((inner.bottom() - y + 1) / high)
            # A name says more than the number of cards, which is in the title.
            shown = known_cards[: max(min(lines, 1), lines - 1)]
        for place, card in shown:
            rect = QRectF(inner.left(), y, inner.width(), heights[place] - u * 0.15)
            sketch.slips[place] = rect
            self._draw_slip(sketch, rect, place, card)
            y += heights[place]
        label = ""
        if (rest := len(known_cards) - len(shown)) and shown:
            label = translate("board", "and %n more", "", rest + blank)
        elif blank:
            # They lie face up, but nobody has named them.
            label = translate("board", "%n unnamed", "", blank)
        if label and y + high <= inner.bottom() + 2:
            self._draw_label(sketch, QRectF(inner.left(), y, inner.width(), high), label)

    def _draw_lying(self, sketch: Sketch, inner: QRectF, cards: list[tuple[int, CardSnapshot]]) -> None:
        """Draw them turned, one below another, as in security; top one first."""
        u, gaps = self.setting.measures.unit, max(1, len(cards) - 1)
        wide = min(inner.width(), inner.height() * 0.9)
        x, high = inner.left() + (inner.width() - wide) / 2, wide / TALL
        step = min(high * 0.42, (inner.height() - high) / gaps) if len(cards) > 1 else 0.0
        is_known = any(not card.blank for _, card in cards)
        if is_known or step < u * 0.4:
            high = min(high, 2.2 * u)
            step = (inner.height() - high) / gaps
            if is_known and step < u * 0.45:
                self._draw_list(sketch, inner, cards)
                return
            step = max(u * 0.45, min(self._slip_high, step))
        if is_known:
            x, wide = inner.left(), inner.width()
        # The top card covers the others.
        for place, card in reversed(cards):
            rect = QRectF(x, inner.top() + place * step, wide, high)
            if rect.bottom() > inner.bottom() + 2:
                continue
            if card.blank:
                draw_back(sketch, rect)
            else:
                rect.setHeight(min(high, max(step, self._slip_high)))
                self._draw_slip(sketch, rect, place, card)
            seen = min(high, step) if place < len(cards) - 1 else high
            sketch.slips[place] = QRectF(x, rect.top(), wide, seen)

    def _draw_slips(self, sketch: Sketch, inner: QRectF, cards: list[tuple[int, CardSnapshot]]) -> None:
        """Side by side, the top one first."""
        u = self.setting.measures.unit
        narrow = min(_MAX_UNKNOWN, max(_UNKNOWN_SLIP, inner.height() / TALL / u + 0.1))
        widths = _widths([not card.blank for _, card in cards], inner.width() / u, narrow)
        if len(widths) < len(cards) and not cards[0][1].blank:
            # A few slips with names say more than many without.
            widths = [_GOOD_SLIP] * max(0, int((inner.width() / u - _REST) / _GOOD_SLIP))
        x = inner.left()
        for (place, card), wide in zip(cards, widths, strict=False):
            rect = QRectF(x, inner.top(), wide * u - 2, inner.height())
            sketch.slips[place] = rect
            self._draw_slip(sketch, rect, place, card)
            x += wide * u
        if (rest := len(cards) - len(widths)) and widths:
            label = translate("board", "and %n more", "", rest)
            # The count stands beside the pile's name: a scrap of the label adds nothing.
            if self.setting.measures.tiny.width(label) <= inner.right() - x:
                self._draw_label(sketch, QRectF(x, inner.top(), inner.right() - x, inner.height()), label)

    def _draw_slip(self, sketch: Sketch, rect: QRectF, place: int, card: CardSnapshot) -> None:
        measures, shades, u = self.setting.measures, self.setting.shades, self.setting.measures.unit
        if card.blank:
            if self.pile in ("trash", "shown"):
                # It lies face up, but nobody has named it.
                sketch.shape(rect, shades.card, shades.line, radius=u * 0.2)
                sketch.centred(rect, "?", measures.small, shades.muted)
                return
            high = min(rect.height(), rect.width() * TALL)
            draw_back(sketch, QRectF(rect.left(), rect.top(), rect.width(), high))
            return
        picture = self.setting.pictures.of(card.number)
        if picture is not None and rect.height() >= 3.2 * u and rect.width() >= 2 * u:
            whole = upright_within(rect)
            whole.moveLeft(rect.left())
            self._draw_picture(sketch, whole, place, card, picture)
            return
        self._draw_named(sketch, rect, place, card)

    def _draw_named(self, sketch: Sketch, rect: QRectF, place: int, card: CardSnapshot) -> None:
        """A card by its name and, if there is room, its facts."""
        measures, shades, u = self.setting.measures, self.setting.shades, self.setting.measures.unit
        small, tiny = measures.small, measures.tiny
        frame = frame_colours(card.colors, rect)
        radius = u * 0.25
        sketch.shape(rect, frame.fill, shades.line, radius=radius)
        self._draw_rim(sketch, rect, place, card)
        if rect.width() < _NAMED_SLIP * u:
            sketch.centred(rect, card.name[:1], measures.tiny_strong, frame.ink)
            return
        inner = rect.adjusted(u * 0.4, 1.5, -1.5, -1.5)
        stands_out = card.id in self._marked_cards or place == self._focused_slip
        sketch.shape(inner, shades.mark_ground if stands_out else shades.card, radius=radius * 0.6)
        x = inner.left() + u * 0.25
        width = inner.right() - x - u * 0.1
        facts = tiny.joined(_facts(card), width)
        free = rect.height() - u * 0.2
        most = max(1, int(free / small.line))
        if rect.height() < small.line + tiny.line or (most > 1 and small.width(card.name) > width):
            facts = ""
        if facts:
            most = max(1, int((free - tiny.line) / small.line))
        # Small letters are better than a cut or broken name.
        letters = fitting(card.name if most == 1 else max(card.name.split(), key=len), width, small, tiny)
        lines = letters.lines(card.name, width, min(3, most), parts_words=False)
        y = rect.center().y() - (len(lines) * small.line + (tiny.line if facts else 0.0)) / 2
        for line in lines:
            sketch.text(x, y, small.line, line, letters, shades.ink, width)
            y += small.line
        if facts:
            sketch.text(x, y, tiny.line, facts, tiny, shades.muted, width)

    def _draw_picture(self, sketch: Sketch, rect: QRectF, place: int, card: CardSnapshot, picture: QPixmap) -> None:
        sketch.image(rect, picture, QRectF(picture.rect()), radius=rect.width() * 0.06)
        sketch.slips[place] = rect
        self._draw_rim(sketch, rect, place, card)

    def _draw_rim(self, sketch: Sketch, rect: QRectF, place: int, card: CardSnapshot) -> None:
        shades, is_focused = self.setting.shades, place == self._focused_slip
        if card.id in self._marked_cards or is_focused:
            colour, radius = shades.focus if is_focused else shades.mark, self.setting.measures.unit * 0.25
            sketch.shape(rect, Qt.GlobalColor.transparent, colour, radius=radius, wide=2.4)


def _facts(card: CardSnapshot) -> Iterator[str]:
    """Level, cost and DP of a card in the hand."""
    if level := level_text(card.level):
        yield level
    if card.cost is not None:
        yield translate("board", "cost {cost}").format(cost=card.cost)
    if card.dp is not None:
        yield translate("board", "{dp} DP").format(dp=card.dp)


def _widths(known: list[bool], width: float, unknown: float) -> list[float]:
    """Widths of the slips in units: unknown ones are narrow, known ones share the rest, as many as fit."""
    named, backs = known.count(True), known.count(False)
    # Backs overlap before names are cut.
    left = max(width - named * _GOOD_SLIP, width * 0.3) if named else width
    narrow = min(unknown, max(_MIN_SLIP, left / max(1, backs)))
    share = (width - narrow * backs) / named if named else 0.0
    broad = min(_MAX_SLIP, max(narrow, share))
    widths = [broad if is_known else narrow for is_known in known]
    return [wide for wide, end in zip(widths, accumulate(widths), strict=True) if end <= width + 0.01]


class PlayerItem(Thing):
    """A player's seat, turn marker, and gifts of effects."""

    def __init__(self, seat: str, setting: Setting) -> None:
        super().__init__(f"{seat}.{PLAYER}", setting)
        self._seat = seat
        self.shown: tuple[bool, bool, int] = False, False, 0

    def show_board(self, board: Board, seat: str) -> None:
        gained = len(board.seats[self._seat].gained)
        self.show_look((board.turn_seat == self._seat, board.winner == self._seat, gained))

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u = measures.unit
        has_turn, wins, gained = self.shown
        sketch.shape(room, shades.area, radius=u * 0.3)
        if has_turn:
            sketch.shape(QRectF(0, u * 0.3, u * 0.28, room.height() - u * 0.6), shades.focus, radius=u * 0.14)
        x, width = u * (_PAD + 0.2), room.width() - u * (_PAD + 0.3)
        state = translate("board", "wins") if wins else translate("board", "turn") if has_turn else ""
        effects = translate("board", "%n effect(s)", "", gained) if gained else ""
        label = " · ".join(filter(None, (state, effects)))
        high = measures.strong.line + (measures.small.line if label else 0.0)
        if label and high > room.height():
            # Side by side, if there is no room one below the other.
            x += sketch.text(x, 0, room.height(), self._seat, measures.strong, shades.ink, width)
            sketch.text(x + u * 0.4, 0, room.height(), label, measures.small, shades.muted, room.width() - x - u * 0.5)
            return
        top, line = (room.height() - high) / 2, measures.strong.line
        sketch.text(x, top, line, self._seat, measures.strong, shades.ink, width)
        if label:
            sketch.text(x, top + line, line, label, measures.small, shades.muted, width)
