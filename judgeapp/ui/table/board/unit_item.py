"""A card on the field: its face, and below it the cards that belong to it: digivolution cards fanned out, and link
cards behind, each with the effect that it gives."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from judgeapp.table.board.snapshot import CardSnapshot, UnitSnapshot
from judgeapp.ui.localization import translate
from judgeapp.ui.table.board.card_back import draw_back
from judgeapp.ui.table.board.card_face import ONLY_KEYWORDS, CardFace, is_foreign, level_text, marked_text
from judgeapp.ui.table.board.measures import MORE, Letters
from judgeapp.ui.table.board.shades import frame_colours
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Setting, Thing

_BAND = 0.45
_PAD = 0.35
_LINK_SHIFT = 0.7
_AIR = 0.3
_MIN_SAID = 24  # letters; a Chinese or Japanese character counts as two
# Ways to set the strips, the best first: lines of what a card gives, whether its name is shown, and whether in the
# smallest letters.
_STRIP_WAYS = (
    (4, True, False),
    (3, True, False),
    (2, True, False),
    (3, False, False),
    (2, False, False),
    (2, False, True),
    (1, False, False),
)


class _Strip(NamedTuple):
    """A card of the fan. lines: its name, if `named`, and what has room of the text that it gives. card: None for cards
    without room, which are counted."""

    letters: Letters
    lines: tuple[str, ...]
    named: bool = True
    card: CardSnapshot | None = None
    text: str = ""
    part: str = ""
    is_link: bool = False

    @property
    def is_cut(self) -> bool:
        return bool(self.text) and (len(self.lines) == self.named or self.lines[-1].endswith(MORE))

    @property
    def gives(self) -> bool:
        """True if it shows more than the keyword effects on the face."""
        return len(self.lines) > self.named and not ONLY_KEYWORDS.fullmatch(self.lines[-1])


class CardFan:
    """`resolved`: (id of a card, its part) that is being resolved; `is_tight`: no large letters."""

    def __init__(
        self, unit: UnitSnapshot, setting: Setting, width: float, resolved: tuple[int, str], *, is_tight: bool
    ) -> None:
        self._measures, self._shades, self._u = setting.measures, setting.shades, setting.measures.unit
        self._width, self._resolved = width, resolved
        self._letters = self._measures.tiny if is_tight else self._measures.small
        self._air = _AIR * self._u * (0.4 if is_tight else 1.0)
        self._cards = [*((card, False) for card in unit.stack[1:]), *((card, True) for card in unit.links)]

    @property
    def least(self) -> float:
        """The height of a single strip; 0 if nothing belongs to the card."""
        return self._letters.line + self._air if self._cards else 0.0

    @cached_property
    def wanted(self) -> float:
        """Height in which all text is readable."""
        return self.height(self._strips(*_STRIP_WAYS[0]))

    def fitting(self, room: float) -> list[_Strip]:
        """Strips that have room, one at least. No text is left out before those that say nothing."""
        best: list[_Strip] = []
        for way in _STRIP_WAYS:
            strips = self._strips(*way)
            if self.height(strips) > room:
                continue
            # All texts go before the names.
            if not any(strip.is_cut for strip in strips):
                return strips
            best = best or strips
        if best:
            return best
        every = sorted(self._strips(*_STRIP_WAYS[-1]), key=lambda strip: not strip.gives)
        says = [strip for strip in every if strip.gives]
        mute = len(every) - len(says)
        if mute and says and self.height([*says, self._more(mute)]) <= room:
            return [*says, self._more(mute)]
        # As many as have room; the last one says how many more there are.
        count = max(1, int(room / self.least)) if every else 0
        if count >= len(every):
            return every
        return [*every[: count - 1], self._more(len(every) - count + 1, is_alone=count == 1)]

    def is_whole(self, strips: list[_Strip]) -> bool:
        """True if nothing of any text is left out."""
        return len(strips) == len(self._cards) and not any(strip.is_cut for strip in strips)

    def height(self, strips: list[_Strip]) -> float:
        return sum(self._high(strip) for strip in strips)

    def draw(self, sketch: Sketch, face: QRectF, strips: list[_Strip]) -> None:
        """Draw it below a face, in stack order."""
        top, drawn = face.bottom(), []
        for strip in strips:
            drawn.append((strip, QRectF(face.left(), top, face.width(), self._high(strip))))
            top += self._high(strip)
        # The lowest first, because the others lie on it.
        for strip, rect in reversed(drawn):
            self._draw_ground(sketch, strip, rect)
        for strip, rect in drawn:
            self._draw_words(sketch, strip, rect)

    # -- strips -----------------------------------------------------------------------------------

    def _strips(self, most: int, named: bool, is_tiny: bool) -> list[_Strip]:
        letters = self._measures.tiny if is_tiny else self._letters
        strips = []
        for card, is_link in self._cards:
            # A face-down card gives nothing (4-5-9).
            effects = card.effects if card.face_up else ()
            given = [effect for effect in effects if (effect.is_of_link if is_link else effect.is_inherited)]
            language = next((effect.language for effect in given if is_foreign(effect)), "")
            text = marked_text(" ".join(effect.text for effect in given), language)
            lines = letters.lines(text, self._text_width(is_link=is_link), most)
            if lines and lines[-1].endswith(MORE) and _length(" ".join(lines)) < _MIN_SAID:
                # So little of the text says less than the card's name.
                lines = ()
            with_name, part = named or not lines, given[0].part if given else ""
            lines = (card.name, *lines) if with_name else lines
            strips.append(_Strip(letters, lines, with_name, card, text, part, is_link))
        return strips

    def _more(self, count: int, *, is_alone: bool = False) -> _Strip:
        text = (
            translate("board", "%n card(s) under it", "", count)
            if is_alone
            else translate("board", "%n more under it", "", count)
        )
        if self._letters.width(text) > self._text_width(is_link=False):
            text = translate("board", "%n under", "", count)
        return _Strip(self._letters, (text,))

    def _text_width(self, *, is_link: bool) -> float:
        shift = _LINK_SHIFT if is_link else 0.0
        return self._width - (_BAND + 2 * _PAD + shift) * self._u

    def _high(self, strip: _Strip) -> float:
        return len(strip.lines) * strip.letters.line + self._air

    # -- drawing ----------------------------------------------------------------------------------

    def _draw_ground(self, sketch: Sketch, strip: _Strip, rect: QRectF) -> None:
        u, shades, radius = self._u, self._shades, self._u * 0.35
        left = _LINK_SHIFT * u if strip.is_link else 0.0
        whole = rect.adjusted(left, -u * 0.6, 0, 0)
        card = strip.card
        if card is None or not card.face_up:
            sketch.shape(whole, shades.card, shades.line, radius=radius)
        else:
            sketch.shape(whole, frame_colours(card.colors, whole).fill, shades.line, radius=radius)
            sketch.shape(whole.adjusted(_BAND * u, 0, -1.5, -1.5), shades.card, radius=radius * 0.6)
        if card is not None and strip.part and self._resolved == (card.id, strip.part):
            sketch.shape(rect.adjusted(left + _BAND * u, 1, -2, -2), shades.lit_ground)

    def _draw_words(self, sketch: Sketch, strip: _Strip, rect: QRectF) -> None:
        u, shades, letters, high = self._u, self._shades, strip.letters, strip.letters.line
        x = rect.left() + (_BAND + _PAD + (_LINK_SHIFT if strip.is_link else 0.0)) * u
        y, width = rect.top() + self._air * 0.4, self._text_width(is_link=strip.is_link)
        lines = strip.lines
        if strip.named:
            self._draw_name(sketch, strip, lines[0], QRectF(x, y, width, high))
            y, lines = y + high, lines[1:]
        for text in lines:
            sketch.text(x, y, high, text, letters, shades.ink, width)
            y += high

    def _draw_name(self, sketch: Sketch, strip: _Strip, name: str, line: QRectF) -> None:
        """Draw the name of a card with a remark, or how many there are of those without room."""
        u, shades, high, tiny = self._u, self._shades, line.height(), self._measures.tiny
        ink, card = shades.ink, strip.card
        if card is not None and (remark := _remark(card, is_link=strip.is_link)):
            wide = tiny.width(remark) + 0.4 * u
            if wide + strip.letters.width(name) <= line.width():
                sketch.text(line.x(), line.y(), high, remark, tiny, shades.muted, line.width(), right=True)
                line.setWidth(line.width() - wide)
        if card is not None and not card.face_up:
            back = QRectF(line.x(), line.y() + 1, high * 0.72, high - 2)
            draw_back(sketch, back)
            line.setLeft(back.right() + 0.3 * u)
        if card is None or not card.face_up or len(strip.lines) > 1:
            ink = shades.muted
        sketch.text(line.x(), line.y(), high, name, strip.letters, ink, line.width())


def _remark(card: CardSnapshot, *, is_link: bool) -> str:
    if not card.face_up:
        return ""
    if is_link:
        return translate("board", "link")
    return level_text(card.level)


def _length(text: str) -> int:
    return sum(1 if letter.isascii() else 2 for letter in text)


# Proportions of a card: for an unsuspended one width to height, the best first, and the height by width alone; for a
# suspended one height to width.
_WAYS = (0.86, 0.98, 1.12, 1.28)
_BROAD_WAYS = (*_WAYS, 1.5, 1.8, 2.2, 3.0)
_TURNED_WAYS = (1.35, 1.6, 2.0)
# In units: size of a card with room only for its name and numbers.
_TIGHT = QSizeF(6.4, 6.2)
_SLIM = 1.36
_TURNED = 0.62
_BROAD = 0.85
_MIN_WIDE = 8.0
_AS_HIGH = 0.65


class UnitItem(Thing):
    """Drawing of a UnitSnapshot. A suspended card is turned: broad, its head at the right."""

    def __init__(self, unit: UnitSnapshot, setting: Setting) -> None:
        super().__init__(unit.label, setting)
        self.unit = unit
        self._resolved: tuple[int, str] = (0, "")

    def show_unit(self, unit: UnitSnapshot, resolved: tuple[int, str]) -> None:
        """resolved -- the id of a card of it and which part of that is being resolved, if any"""
        if (unit, resolved) != (self.unit, self._resolved):
            self.unit, self.name, self._resolved = unit, unit.label, resolved
            self.redraw()

    @property
    def outline(self) -> QRectF:
        return self.sketch.edge or self.room

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.outline)
        return path

    @property
    def look(self) -> Hashable:
        return self.unit, self._resolved, self.setting.pictures.key(self.unit.stack[0].number)

    def draw(self, sketch: Sketch) -> None:
        room = self.room
        wide, face, fan = self._laid_out()
        # Everything of both if there is room; otherwise inherited texts before the whole face.
        strips = fan.fitting(room.height() - face.wanted)
        if not fan.is_whole(strips):
            strips = fan.fitting(max(room.height() - face.least, fan.least))
        below = fan.height(strips)
        high = self._face_height(face, wide, room.height() - below)
        whole = QRectF(0, 0, wide, min(room.height(), high + below))
        whole.moveCenter(room.center())
        sketch.edge = whole
        rect = whole.adjusted(0, 0, 0, -below)
        fan.draw(sketch, rect, strips)
        face.draw(sketch, rect)

    def _laid_out(self) -> tuple[float, CardFace, CardFan]:
        """Width of a card, and its parts: slim if unsuspended, but broader if its texts need it."""
        most, high, unit = self.room.width(), self.room.height(), self.setting.measures.unit
        ways: tuple[float, ...] = _TURNED_WAYS if self.unit.suspended else _WAYS
        if not self.unit.suspended and (len(self.unit.stack) > 1 or "digimon" not in self.unit.categories):
            ways = _BROAD_WAYS
        is_tight = high < _TIGHT.height() * unit or most < _TIGHT.width() * unit
        for way in ways:
            wide = min(max(high * way, _MIN_WIDE * unit), most)
            face, fan = self._parts(wide, is_tight=is_tight)
            if wide == most or face.wanted + fan.wanted <= high:
                break
        if self.unit.fresh and not is_tight and face.least + fan.least > high:
            # "Came this turn" must always have room.
            face, fan = self._parts(wide, is_tight=True)
        return wide, face, fan

    def _parts(self, wide: float, *, is_tight: bool) -> tuple[CardFace, CardFan]:
        return (
            CardFace(self.unit, self.setting, wide, self._resolved, is_tight=is_tight),
            CardFan(self.unit, self.setting, wide, self._resolved, is_tight=is_tight),
        )

    def _face_height(self, face: CardFace, wide: float, free: float) -> float:
        if self.unit.suspended:
            # Its texts may make it somewhat higher, but it stays broad.
            least = max(wide * _TURNED, face.least)
            return min(free, max(least, min(face.wanted, wide * _BROAD)))
        high = min(free, max(wide * _SLIM, face.wanted))
        # If it is nearly as high as its neighbours, it gets their height.
        return free if high > _AS_HIGH * free else high
