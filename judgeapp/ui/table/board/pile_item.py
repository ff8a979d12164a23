"""Piles on a board: hand, security, trash, the decks. And the players."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap

from judgeapp.table.board.snapshot import CardSnapshot, SeatSnapshot
from judgeapp.ui.localization import translate
from judgeapp.ui.table.board.board_layout import PLAYER, name_in, name_of
from judgeapp.ui.table.board.cards.card_back import TALL, draw_back, draw_pile, upright_within
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
        super().__init__(name_of(seat, pile), setting)
        self.pile = pile
        self.cards: tuple[CardSnapshot, ...] = ()
        self._marked_cards: frozenset[int] = frozenset()
        self._focused_slip = -1

    def show_cards(self, cards: tuple[CardSnapshot, ...]) -> None:
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
        """The place of the known card at a point of the item; -1 if there is none."""
        return next(
            (
                place
                for place, rect in self.sketch.slips.items()
                if rect.contains(point) and not self.cards[place].blank
            ),
            -1,
        )

    def names(self) -> dict[str, QRectF]:
        """The known cards that can be pointed at, by name, each with its slip."""
        return {
            name_in(self.name, place): rect for place, rect in self.sketch.slips.items() if not self.cards[place].blank
        }

    # -- drawing ----------------------------------------------------------------------------------

    @property
    def look(self) -> Hashable:
        pictures = self.setting.pictures
        keys = tuple(pictures.key(card.number) for card in self.cards) if pictures.folder else ()
        return self.cards, self._marked_cards, self._focused_slip, keys

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u = measures.unit
        sketch.shape(room, shades.area, radius=u * 0.4)
        if self.pile in ("deck", "digi_egg_deck"):
            self._draw_deck(sketch)
            return
        pad, count = u * _PAD, str(len(self.cards))
        if room.height() < _MIN_TITLED * u:
            # The name stands beside the cards.
            x = self._draw_title_beside(sketch, count)
            self._draw_slips(sketch, QRectF(x, pad * 0.6, room.width() - x - pad, room.height() - pad * 1.2))
            return
        inner = self._draw_title(sketch, count)
        if room.height() < _MIN_TALL * u or room.width() > room.height() * 2:
            self._draw_slips(sketch, inner)
        elif self.pile == "security":
            self._draw_lying(sketch, inner)
        else:
            self._draw_list(sketch, inner)

    def _draw_title(self, sketch: Sketch, count: str) -> QRectF:
        """Draw name and number of cards above them; return the room that is left below."""
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u, pad = measures.unit, measures.unit * _PAD
        width = room.width() - 2 * pad
        room_of_name = width - measures.width(count, measures.strong) - u * 0.3
        label = pile_text(self.pile)
        font = measures.fitting(label, room_of_name)
        sketch.text(pad, u * 0.15, measures.line, label, font, shades.muted, room_of_name)
        sketch.text(pad, u * 0.15, measures.line, count, measures.strong, shades.ink, width, right=True)
        top = u * 0.25 + measures.line
        return QRectF(pad, top, width, room.height() - top - pad * 0.9)

    def _draw_title_beside(self, sketch: Sketch, count: str) -> float:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u = measures.unit
        x = u * _PAD
        label, wide = pile_text(self.pile), room.width() * 0.5
        font = measures.fitting(label, wide)
        sketch.text(x, 0, room.height(), label, font, shades.muted, wide)
        x += min(measures.width(label, font), wide) + u * 0.4
        x += sketch.text(x, 0, room.height(), count, measures.strong, shades.ink, u * 3)
        return x + u * 0.5

    def _draw_deck(self, sketch: Sketch) -> None:
        """A pile face down; of its cards those that are known."""
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u, pad = measures.unit, measures.unit * _PAD
        is_egg = self.pile == "digi_egg_deck"
        count = str(len(self.cards))
        known_cards = [(place, card) for place, card in enumerate(self.cards) if not card.blank]
        if room.height() < _MIN_TITLED * u * 1.25 and room.width() > room.height() * 1.2:
            high = room.height() - 2 * pad * 0.8
            back = QRectF(pad * 0.7, pad * 0.8, high / TALL, high)
            draw_pile(sketch, back, len(self.cards), is_egg=is_egg)
            x = back.right() + u * 0.3
            wide = measures.width(count, measures.strong)
            right = room.width() - pad
            sketch.text(x, 0, room.height(), count, measures.strong, shades.ink, right - x, right=True)
            right -= wide + u * 0.3
            if known_cards:
                self._draw_slips(sketch, QRectF(x, pad, right - x, room.height() - 2 * pad), known_cards)
            else:
                label = pile_text(self.pile)
                font = measures.fitting(label, right - x)
                sketch.text(x, 0, room.height(), label, font, shades.muted, right - x)
            return
        inner = self._draw_title(sketch, count)
        if known_cards:
            high = min(len(known_cards) * self._slip_high, inner.height() * 0.7)
            self._draw_list(sketch, QRectF(inner.left(), inner.top(), inner.width(), high), known_cards)
            inner.setTop(inner.top() + high + u * 0.2)
        if inner.height() > u:
            draw_pile(sketch, upright_within(inner), len(self.cards), is_egg=is_egg)

    @property
    def _slip_high(self) -> float:
        return self.setting.measures.small_line + 0.35 * self.setting.measures.unit

    def _draw_list(self, sketch: Sketch, inner: QRectF, cards: list[tuple[int, CardSnapshot]] | None = None) -> None:
        """Draw the cards as a list, the top one first, with a picture if there is one and room. Cards that only count
        are one line."""
        measures, shades, u = self.setting.measures, self.setting.shades, self.setting.measures.unit
        cards = list(enumerate(self.cards)) if cards is None else cards
        known_cards = [(place, card) for place, card in cards if not card.blank]
        blank = len(cards) - len(known_cards)
        y, high = inner.top(), self._slip_high
        top = known_cards[0] if known_cards else None
        picture = self.setting.pictures.of(top[1].number) if top is not None else None
        shown_high = min(inner.width() * TALL, inner.height() - min(2, len(known_cards) - 1) * high)
        if top is not None and picture is not None and shown_high >= 4 * u:
            rect = upright_within(QRectF(inner.left(), y, inner.width(), shown_high))
            rect.moveTop(y)
            self._draw_picture(sketch, rect, top[0], top[1], picture)
            y, known_cards = rect.bottom() + u * 0.25, known_cards[1:]
        # Width of a slip's name on its background.
        width = inner.width() - _SLIP_EDGES * u
        heights = {
            place: high if measures.width(card.name, measures.small) <= width else high + measures.small_line + u * 0.15
            for place, card in known_cards
        }
        free = inner.bottom() - y + 1 - (high if blank else 0.0)
        if sum(heights.values()) > free:
            heights = dict.fromkeys(heights, high)
        room = int((inner.bottom() - y + 1) / high)
        is_all = sum(heights.values()) <= free
        shown = known_cards if is_all else known_cards[: max(0, room - 1)]
        for place, card in shown:
            rect = QRectF(inner.left(), y, inner.width(), heights[place] - u * 0.15)
            sketch.slips[place] = rect
            self._draw_slip(sketch, rect, place, card)
            y += heights[place]
        rest = len(known_cards) - len(shown)
        label = ""
        if rest:
            label = translate("board", "and %n more", "", rest + blank)
        elif blank:
            label = translate("board", "%n unnamed", "", blank)
        if label and y + high <= inner.bottom() + 2:
            # They lie face up, but nobody has named them.
            font = measures.fitting(label, inner.width())
            sketch.text(inner.left(), y, high, label, font, shades.muted, inner.width())

    def _draw_lying(self, sketch: Sketch, inner: QRectF) -> None:
        """Draw them turned, one below another, as in security; top one first."""
        u = self.setting.measures.unit
        count = len(self.cards)
        if not count:
            return
        wide = min(inner.width(), inner.height() * 0.9)
        high = wide / TALL
        step = min(high * 0.42, (inner.height() - high) / max(1, count - 1)) if count > 1 else 0.0
        is_known = any(not card.blank for card in self.cards)
        if is_known or step < u * 0.4:
            high = min(high, 2.2 * u)
            step = (inner.height() - high) / max(1, count - 1)
            if is_known and step < u * 0.45:
                self._draw_list(sketch, inner)
                return
            step = max(u * 0.45, min(self._slip_high, step))
        x = inner.left() + (inner.width() - wide) / 2
        x, wide = (inner.left(), inner.width()) if is_known else (x, wide)
        # The top card covers the others.
        for place in reversed(range(count)):
            card = self.cards[place]
            top = inner.top() + place * step
            if top + high > inner.bottom() + 2:
                continue
            rect = QRectF(x, top, wide, high)
            if card.blank:
                draw_back(sketch, rect)
            else:
                slip = QRectF(x, top, wide, min(high, max(step, self._slip_high)))
                self._draw_slip(sketch, slip, place, card)
            sketch.slips[place] = QRectF(x, top, wide, min(high, step) if place < count - 1 and step else high)

    def _draw_slips(self, sketch: Sketch, inner: QRectF, cards: list[tuple[int, CardSnapshot]] | None = None) -> None:
        """Side by side, the top one first."""
        u = self.setting.measures.unit
        cards = list(enumerate(self.cards)) if cards is None else cards
        narrow = min(_MAX_UNKNOWN, max(_UNKNOWN_SLIP, inner.height() / TALL / u + 0.1))
        widths = _widths([not card.blank for _, card in cards], inner.width() / u, narrow)
        x, rest = inner.left(), len(cards) - len(widths)
        if rest and not cards[0][1].blank:
            # A few slips with names say more than many without.
            named = max(0, int((inner.width() / u - _REST) / _GOOD_SLIP))
            widths, rest = [_GOOD_SLIP] * named, len(cards) - named
        for (place, card), wide in zip(cards, widths, strict=False):
            rect = QRectF(x, inner.top(), wide * u - 2, inner.height())
            sketch.slips[place] = rect
            self._draw_slip(sketch, rect, place, card)
            x += wide * u
        if rest:
            measures, label = self.setting.measures, translate("board", "and %n more", "", rest)
            room = inner.right() - x
            font = measures.fitting(label, room)
            # The count stands beside the pile's name: a scrap of the label adds nothing.
            if measures.width(label, font) <= room:
                sketch.text(x, inner.top(), inner.height(), label, font, self.setting.shades.muted, room)

    def _draw_slip(self, sketch: Sketch, rect: QRectF, place: int, card: CardSnapshot) -> None:
        measures, shades = self.setting.measures, self.setting.shades
        u = measures.unit
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
            sketch.slips[place] = whole
            return
        frame = frame_colours(card.colors, rect)
        radius = u * 0.25
        marked, focused = card.id in self._marked_cards, place == self._focused_slip
        sketch.shape(rect, frame.fill, shades.line, radius=radius)
        self._draw_rim(sketch, rect, place, card)
        if rect.width() < _NAMED_SLIP * u:
            sketch.centred(rect, card.name[:1], measures.tiny_strong, frame.ink)
            return
        inner = rect.adjusted(u * 0.4, 1.5, -1.5, -1.5)
        ground = shades.mark_ground if marked or focused else shades.card
        sketch.shape(inner, ground, radius=radius * 0.6)
        x = inner.left() + u * 0.25
        width = inner.right() - x - u * 0.1
        facts = self._facts(card, width)
        most = max(1, int((rect.height() - u * 0.2) / measures.small_line))
        with_facts = bool(facts) and (
            rect.height() >= measures.small_line + measures.tiny_line
            and (most < 2 or measures.width(card.name, measures.small) <= width)
        )
        if with_facts:
            most = max(1, int((rect.height() - u * 0.2 - measures.tiny_line) / measures.small_line))
        # Small letters are better than a cut or broken name.
        longest = card.name if most == 1 else max(card.name.split(), key=len)
        font = measures.fitting(longest, width)
        lines = measures.lines(card.name, font, width, min(3, most), parts_words=False)
        high = len(lines) * measures.small_line + (measures.tiny_line if with_facts else 0.0)
        y = rect.top() + (rect.height() - high) / 2
        for line in lines:
            sketch.text(x, y, measures.small_line, line, font, shades.ink, width)
            y += measures.small_line
        if with_facts:
            sketch.text(x, y, measures.tiny_line, facts, measures.tiny, shades.muted, width)

    def _facts(self, card: CardSnapshot, width: float) -> str:
        """Level, cost and DP of a card in the hand, as far as there is room."""
        text = ""
        for fact in _facts(card):
            more = f"{text} · {fact}" if text else fact
            if self.setting.measures.width(more, self.setting.measures.tiny) > width:
                break
            text = more
        return text

    def _draw_picture(self, sketch: Sketch, rect: QRectF, place: int, card: CardSnapshot, picture: QPixmap) -> None:
        whole = QRectF(0, 0, picture.width(), picture.height())
        sketch.image(rect, picture, whole, radius=rect.width() * 0.06)
        sketch.slips[place] = rect
        self._draw_rim(sketch, rect, place, card)

    def _draw_rim(self, sketch: Sketch, rect: QRectF, place: int, card: CardSnapshot) -> None:
        shades, radius = self.setting.shades, self.setting.measures.unit * 0.25
        if card.id in self._marked_cards or place == self._focused_slip:
            colour = shades.focus if place == self._focused_slip else shades.mark
            sketch.shape(rect, QColor(0, 0, 0, 0), colour, radius=radius, wide=2.4)


def _facts(card: CardSnapshot) -> Iterator[str]:
    if card.level is not None:
        yield translate("board", "Lv.{level}").format(level=card.level)
    if card.cost is not None:
        yield translate("board", "cost {cost}").format(cost=card.cost)
    if card.dp is not None:
        yield translate("board", "{dp} DP").format(dp=card.dp)


def _widths(known: list[bool], width: float, unknown: float) -> list[float]:
    """Widths of the slips in units: unknown ones are narrow, known ones share the rest, as many as fit."""
    if not known:
        return []
    named = known.count(True)
    # Backs overlap before names are cut.
    left = max(width - named * _GOOD_SLIP, width * 0.3) if named else width
    narrow = min(unknown, max(_MIN_SLIP, left / max(1, known.count(False))))
    rest = width - narrow * known.count(False)
    share = rest / named if named else 0.0
    broad = min(_MAX_SLIP, max(narrow, share))
    widths = [broad if is_known else narrow for is_known in known]
    room = width + 0.01
    for place, is_known in enumerate(widths):
        room -= is_known
        if room < 0:
            return widths[:place]
    return widths


class PlayerItem(Thing):
    """A player's seat, turn marker, and gifts of effects."""

    def __init__(self, seat: str, setting: Setting) -> None:
        super().__init__(name_of(seat, PLAYER), setting)
        self._seat = seat
        self.shown: tuple[bool, bool, int] = False, False, 0

    def show_side(self, side: SeatSnapshot, *, has_turn: bool, winner: bool) -> None:
        self.show_look((has_turn, winner, len(side.gained)))

    def draw(self, sketch: Sketch) -> None:
        measures, shades, room = self.setting.measures, self.setting.shades, self.room
        u = measures.unit
        has_turn, winner, gained = self.shown
        sketch.shape(room, shades.area, radius=u * 0.3)
        if has_turn:
            sketch.shape(QRectF(0, u * 0.3, u * 0.28, room.height() - u * 0.6), shades.focus, radius=u * 0.14)
        x, width = u * (_PAD + 0.2), room.width() - u * (_PAD + 0.3)
        label = ""
        if winner:
            label = translate("board", "wins")
        elif has_turn:
            label = translate("board", "turn")
        if gained:
            effects = translate("board", "%n effect(s)", "", gained)
            label = f"{label} · {effects}" if label else effects
        high = measures.line + (measures.small_line if label else 0.0)
        if label and high > room.height():
            # Side by side, if there is no room one below the other.
            x += sketch.text(x, 0, room.height(), self._seat, measures.strong, shades.ink, width)
            sketch.text(x + u * 0.4, 0, room.height(), label, measures.small, shades.muted, room.width() - x - u * 0.5)
            return
        top = (room.height() - high) / 2
        sketch.text(x, top, measures.line, self._seat, measures.strong, shades.ink, width)
        if label:
            sketch.text(x, top + measures.line, measures.line, label, measures.small, shades.muted, width)
