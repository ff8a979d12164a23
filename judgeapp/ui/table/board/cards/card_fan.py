"""Cards that belong to a card on the field: digivolution cards fanned out below, and link cards behind, each with the
effect that it gives."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QRectF

from judgeapp.table.board.snapshot import CardSnapshot, UnitSnapshot
from judgeapp.ui.localization import translate
from judgeapp.ui.table.board.cards.card_back import draw_back
from judgeapp.ui.table.board.cards.card_face import ONLY_KEYWORDS, inherited_of, linked_of
from judgeapp.ui.table.board.measures import MORE
from judgeapp.ui.table.board.shades import frame_colours
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Setting

_BAND = 0.45
_PAD = 0.35
_LINK_SHIFT = 0.7
_AIR = 0.3
_MIN_SAID = 24  # letters; a Chinese or Japanese character counts as two
# Ways to set the strips, the best first: lines of what a card gives, whether its name is shown, and whether in the
# smallest letters.
_WAYS = (
    (4, True, False),
    (3, True, False),
    (2, True, False),
    (3, False, False),
    (2, False, False),
    (2, False, True),
    (1, False, False),
)


class _Strip(NamedTuple):
    """A card of the fan. lines: its name, if `named`, and its text. card: None for cards without room, which are
    counted."""

    card: CardSnapshot | None
    lines: tuple[str, ...]
    named: bool
    is_link: bool = False
    part: str = ""
    is_tiny: bool = False


class CardFan:
    """lit -- (id of a card, its part) that is being resolved; is_tight: no large letters"""

    def __init__(
        self,
        unit: UnitSnapshot,
        setting: Setting,
        width: float,
        lit: tuple[int, str] = (0, ""),
        *,
        is_tight: bool = False,
    ) -> None:
        self._is_tight = is_tight
        self._unit, self._setting, self._lit = unit, setting, lit
        self._u = setting.measures.unit
        self._width = width
        self._cards = [
            *((card, inherited_of(card) if card.face_up else "", False) for card in unit.stack[1:]),
            *((card, linked_of(card), True) for card in unit.links),
        ]

    @property
    def least(self) -> float:
        """The height of a single strip; 0 if nothing belongs to the card."""
        return self._single if self._cards else 0.0

    @cached_property
    def wanted(self) -> float:
        """Height in which all text is readable."""
        return self.height(self._strips(*_WAYS[0])) if self._cards else 0.0

    def fitting(self, room: float) -> list[_Strip]:
        """Strips that have room, one at least. No text is left out before those that say nothing."""
        if not self._cards:
            return []
        best: list[_Strip] = []
        for way in _WAYS:
            strips = self._strips(*way)
            if self.height(strips) > room:
                continue
            # All texts go before the names.
            if not any(map(self._is_cut, strips)):
                return strips
            best = best or strips
        if best:
            return best
        single = self._strips(*_WAYS[-1])
        says = [strip for strip in single if self._gives(strip)]
        mute = len(self._cards) - len(says)
        if mute and says and self.height([*says, self._more(mute)]) <= room:
            return [*says, self._more(mute)]
        # As many as have room; the last one says how many more there are.
        every = [*says, *(strip for strip in single if not self._gives(strip))]
        count = max(1, int(room / self._single))
        if count >= len(every):
            return every
        if count == 1:
            return [self._more(len(every), is_alone=True)]
        return [*every[: count - 1], self._more(len(every) - count + 1)]

    def is_whole(self, strips: list[_Strip]) -> bool:
        """True if nothing of any text is left out."""
        return len(strips) == len(self._cards) and not any(map(self._is_cut, strips))

    def height(self, strips: list[_Strip]) -> float:
        return sum(self._high(strip) for strip in strips)

    def draw(self, sketch: Sketch, face: QRectF, strips: list[_Strip]) -> None:
        """Draw it below a face, in stack order."""
        top, drawn = face.bottom(), []
        for strip in strips:
            high = self._high(strip)
            drawn.append((strip, QRectF(face.left(), top, face.width(), high)))
            top += high
        # The lowest first, because the others lie on it.
        for strip, rect in reversed(drawn):
            self._draw_ground(sketch, strip, rect)
        for strip, rect in drawn:
            self._draw_words(sketch, strip, rect)

    # -- strips -----------------------------------------------------------------------------------

    def _strips(self, most: int, named: bool, is_tiny: bool) -> list[_Strip]:
        measures = self._setting.measures
        is_tiny = is_tiny or self._is_tight
        font = measures.tiny if is_tiny else measures.small
        strips = []
        for card, text, is_link in self._cards:
            width = self._text_width(is_link=is_link)
            given = tuple(measures.lines(text, font, width, most))
            if given and given[-1].endswith(MORE) and _length(" ".join(given)) < _MIN_SAID:
                # So little of the text says less than the card's name.
                given = ()
            part = next((e.part for e in card.effects if (e.is_of_link if is_link else e.is_inherited)), "")
            with_name = named or not given
            lines = ((card.name,) if with_name else ()) + given
            strips.append(_Strip(card, lines, with_name, is_link, part, is_tiny))
        return strips

    def _is_cut(self, strip: _Strip) -> bool:
        card = strip.card
        gives = card is not None and card.face_up and (linked_of(card) if strip.is_link else inherited_of(card))
        return bool(gives) and (len(strip.lines) == strip.named or strip.lines[-1].endswith(MORE))

    def _gives(self, strip: _Strip) -> bool:
        """True if it shows more than the keyword effects on the face."""
        says = not strip.named or len(strip.lines) > 1
        return says and not ONLY_KEYWORDS.fullmatch(strip.lines[-1])

    def _more(self, count: int, *, is_alone: bool = False) -> _Strip:
        text = (
            translate("board", "%n card(s) under it", "", count)
            if is_alone
            else translate("board", "%n more under it", "", count)
        )
        measures = self._setting.measures
        font = measures.tiny if self._is_tight else measures.small
        if measures.width(text, font) > self._text_width(is_link=False):
            text = translate("board", "%n under", "", count)
        return _Strip(None, (text,), named=True, is_tiny=self._is_tight)

    def _text_width(self, *, is_link: bool) -> float:
        shift = _LINK_SHIFT if is_link else 0.0
        return self._width - (_BAND + 2 * _PAD + shift) * self._u

    def _high(self, strip: _Strip) -> float:
        return len(strip.lines) * self._line(strip) + self._air

    def _line(self, strip: _Strip) -> float:
        measures = self._setting.measures
        return measures.tiny_line if strip.is_tiny else measures.small_line

    @property
    def _single(self) -> float:
        """The height of a strip of one line."""
        measures = self._setting.measures
        return (measures.tiny_line if self._is_tight else measures.small_line) + self._air

    @property
    def _air(self) -> float:
        return _AIR * self._u * (0.4 if self._is_tight else 1.0)

    # -- drawing ----------------------------------------------------------------------------------

    def _draw_ground(self, sketch: Sketch, strip: _Strip, rect: QRectF) -> None:
        u, shades, radius = self._u, self._setting.shades, self._u * 0.35
        left = _LINK_SHIFT * u if strip.is_link else 0.0
        whole = rect.adjusted(left, -u * 0.6, 0, 0)
        card = strip.card
        if card is None or not card.face_up:
            sketch.shape(whole, shades.card, shades.line, radius=radius)
        else:
            frame = frame_colours(card.colors, whole)
            sketch.shape(whole, frame.fill, shades.line, radius=radius)
            sketch.shape(whole.adjusted(_BAND * u, 0, -1.5, -1.5), shades.card, radius=radius * 0.6)
        lit = card is not None and self._lit == (card.id, strip.part) and bool(strip.part)
        if lit:
            sketch.shape(rect.adjusted(left + _BAND * u, 1, -2, -2), shades.lit_ground)

    def _draw_words(self, sketch: Sketch, strip: _Strip, rect: QRectF) -> None:
        u, measures, shades = self._u, self._setting.measures, self._setting.shades
        left = rect.left() + (_LINK_SHIFT * u if strip.is_link else 0.0)
        x, width = left + (_BAND + _PAD) * u, self._text_width(is_link=strip.is_link)
        y = rect.top() + self._air * 0.4
        card, high = strip.card, self._line(strip)
        font = measures.tiny if strip.is_tiny else measures.small
        for place, text in enumerate(strip.lines):
            is_name = strip.named and not place
            room = width
            if is_name and card is not None:
                remark = self._remark(strip)
                wide = measures.width(remark, measures.tiny) if remark else 0.0
                if remark and wide + measures.width(text, font) + 0.4 * u <= width:
                    sketch.text(x, y, high, remark, measures.tiny, shades.muted, width, right=True)
                    room = width - wide - 0.4 * u
                if not card.face_up:
                    back = QRectF(x, y + 1, high * 0.72, high - 2)
                    draw_back(sketch, back)
                    shift = back.width() + 0.3 * u
                    sketch.text(x + shift, y, high, text, font, shades.muted, room - shift)
                    y += high
                    continue
            ink = shades.muted if is_name and len(strip.lines) > 1 else shades.ink
            if strip.card is None:
                ink = shades.muted
            sketch.text(x, y, high, text, font, ink, room)
            y += high

    def _remark(self, strip: _Strip) -> str:
        card = strip.card
        if card is None or not card.face_up:
            return ""
        if strip.is_link:
            return translate("board", "link")
        if card.level is not None:
            return translate("board", "Lv.{level}").format(level=card.level)
        return ""


def _length(text: str) -> int:
    return sum(1 if letter.isascii() else 2 for letter in text)
