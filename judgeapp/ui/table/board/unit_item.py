"""A card on the field: its face, what lies under it fanned out, and link cards at its side."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QFont, QPainterPath

from judgeapp.table.shown import CardShown, Gained, UnitShown
from judgeapp.ui.table.board.shades import card_colours
from judgeapp.ui.table.board.sketch import Sketch, hatched
from judgeapp.ui.table.board.thing import Setting, Thing
from judgeapp.ui.table.lines.cited_line import KEYWORD

translate = QCoreApplication.translate

_BAND = 0.95  # the card's colours at its left, in units
_PAD = 0.35
_TURNED = 0.62  # height of a suspended card to its width
_BROAD = 0.85  # at most, for what is written on it
_UPRIGHT = 0.86  # width of a card that is not suspended to its height, at most
_LINK_TAB = 1.35
_MOST_STATES = 4
# Of a card of the fan that has no room for text.
_EDGE = 0.4
# Narrower than this, bands and air give way to the text.
_NARROW = 6.6
_ONLY_KEYWORDS = re.compile(rf"({KEYWORD.pattern}\s*)+")
# What cards of the fan show: lines of the inherited effect, and whether the name; the best first.
_FANS = ((4, True), (2, True), (2, False), (1, False))


class UnitItem(Thing):
    """Draws a UnitShown. The face of a suspended card is turned: it lies broad."""

    def __init__(self, unit: UnitShown, setting: Setting) -> None:
        super().__init__(unit.label, setting)
        self.unit = unit

    def show_unit(self, unit: UnitShown) -> None:
        if unit != self.unit:
            self.unit, self.name = unit, unit.label
            self.redraw()

    @property
    def outline(self) -> QRectF:
        return self.sketch.edge or self.room

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.outline)
        return path

    # -- what is drawn ----------------------------------------------------------------------------

    @property
    def look(self) -> UnitShown:
        return self.unit

    def draw(self, sketch: Sketch) -> None:
        unit, measures = self.unit, self.setting.measures
        u = measures.unit
        tabs = len(unit.links) * _LINK_TAB * u if unit.links else 0.0
        tabs = min(tabs, self.room.width() * 0.3)
        room = self.room.adjusted(0, 0, -tabs, 0)
        card = self._card_rect(room)
        fan = self._fan(card.width(), card.height())
        sketch.edge = QRectF(card.left(), card.top(), card.width() + tabs, card.height())
        self._draw_links(sketch, card, tabs)
        face = QRectF(card)
        face.setHeight(card.height() - sum(map(self._high, fan)))
        self._draw_fan(sketch, face, fan)
        self._draw_face(sketch, face)

    def _card_rect(self, room: QRectF) -> QRectF:
        """The edge of the card with its fan: broad and low when it is suspended."""
        u = self.setting.measures.unit
        wide, high = room.width(), room.height()
        under = len(self.unit.stack) - 1
        if self.unit.suspended:
            fan = min(under, 3) * self._high([""])
            text = self._text_width(wide)
            face = self._face_height(text) + u * 0.3
            # What is printed on it may make it somewhat higher, but it stays broad.
            more = len(self._remarks(text)) - len(self._states(text))
            wanted = face + fan + more * self.setting.measures.small_line
            broad = max(wide * _TURNED, face + fan)
            high = min(high, max(broad, min(wanted, wide * _BROAD)))
            return QRectF(0, (room.height() - high) / 2, wide, high)
        wide = min(wide, max(high * _UPRIGHT, 8 * u))
        return QRectF((room.width() - wide) / 2, 0, wide, high)

    # -- cards below and at the side --------------------------------------------------------------

    def _fan(self, width: float, height: float) -> list[list[str]]:
        """What each card of the fan shows, line by line, the topmost card first: its name and
        inherited effect, as much of them as there is room for."""
        measures, below = self.setting.measures, self.unit.stack[1:]
        if not below:
            return []
        each = self._text_width(width)
        free = height - self._face_height(each)

        def lines(card: CardShown, most: int, *, named: bool) -> list[str]:
            effect = _inherited(card) if card.face_up else ""
            told = measures.lines(effect, measures.small, each, most)
            return [card.name, *told] if named or not told else told

        for most, named in _FANS:
            fan = [lines(card, most, named=named) for card in below]
            if sum(map(self._high, fan)) <= free:
                return fan
        if len(below) * self._high([]) > free - self._high([""]):
            # No more than an edge of each; the details tell what it is.
            return [[] for _ in below]
        # As many lines as there is room for; the last one says how many more lie below.
        shown = max(1, min(len(below), int(free / self._high([""]))))
        if shown < len(below):
            more = translate("board", "and %n more", "", len(below) - shown + 1)
            return [*fan[: shown - 1], [more]]
        return fan

    def _high(self, lines: list[str]) -> float:
        measures = self.setting.measures
        return (
            len(lines) * measures.small_line + measures.unit * 0.35
            if lines
            else measures.unit * _EDGE
        )

    def _draw_fan(self, sketch: Sketch, face: QRectF, fan: list[list[str]]) -> None:
        measures, shades = self.setting.measures, self.setting.shades
        u, top = measures.unit, face.bottom()
        each = self._text_width(face.width())
        for card, lines in zip(self.unit.stack[1:], fan, strict=False):
            strip = QRectF(face.left(), top, face.width(), self._high(lines))
            # The one above lies on it.
            sketch.shape(strip.adjusted(0, -u * 0.4, 0, 0), shades.card, shades.line,
                         radius=u * 0.3)  # fmt: skip
            if not card.face_up:
                sketch.shape(strip.adjusted(2, 0, -2, -2), hatched(shades.back))
            band = QRectF(strip.left() + 1, top, u * self._band, strip.height() - 1.5)
            sketch.band(band, card_colours(card.colors[:2]), shades.line)
            x = band.right() + u * self._pad
            y = top + 0.5
            for text in lines:
                ink = shades.muted if text == card.name else shades.ink
                sketch.text(x, y, measures.small_line, text, measures.small, ink,
                            each)  # fmt: skip
                y += measures.small_line
            top = strip.bottom()

    def _draw_links(self, sketch: Sketch, card: QRectF, tabs: float) -> None:
        """Each link card looks out at the right (4-7)."""
        if not self.unit.links:
            return
        u, shades = self.setting.measures.unit, self.setting.shades
        each = tabs / len(self.unit.links)
        for place in reversed(range(len(self.unit.links))):
            link = self.unit.links[place]
            tab = QRectF(card.right() - u * 0.5, card.top() + u * 0.6,
                         (place + 1) * each + u * 0.5, card.height() - u * 1.2)  # fmt: skip
            sketch.shape(tab, shades.card, shades.line, radius=u * 0.3)
            band = QRectF(tab.right() - each + 1, tab.top() + 1, each - 2, u * _BAND)
            sketch.band(band, card_colours(link.colors[:1]), shades.line)
            sketch.upright(
                QRectF(band.left(), band.bottom(), band.width(), tab.bottom() - band.bottom()),
                link.name, self.setting.measures.small, shades.ink,
            )  # fmt: skip

    # -- the face ---------------------------------------------------------------------------------

    def _draw_face(self, sketch: Sketch, face: QRectF) -> None:
        unit, measures, shades = self.unit, self.setting.measures, self.setting.shades
        u = measures.unit
        ground = shades.turned if unit.suspended else shades.card
        sketch.shape(face, ground, shades.line, radius=u * 0.3, dashed=unit.token,
                     wide=1.6 if unit.token else 1.0)  # fmt: skip
        if not unit.stack[0].face_up:
            sketch.shape(face.adjusted(2, 2, -2, -2), hatched(shades.back))
        band = QRectF(face.left() + 1, face.top() + 1, u * self._band, face.height() - 2)
        sketch.band(band, card_colours(unit.colors), shades.line)
        x, width = band.right() + u * self._pad, self._text_width(face.width())
        y, bottom = face.top() + u * 0.2, face.bottom() - u * 0.1
        level, dp, is_split = self._level(), self._dp(), self._is_split(width)
        lines, font = self._name(width)
        for text in lines:
            sketch.text(x, y, measures.line, text, font, shades.ink, width)
            y += measures.line
        if not is_split:
            sketch.text(x, y, measures.line, level, measures.small, shades.muted, width)
        told = translate("board", "{dp} DP").format(dp=dp)
        gone = measures.width(f"{level} ", measures.small) if level and not is_split else 0.0
        if measures.width(told, measures.strong) > width - gone:
            told = dp
        is_tight = measures.width(told, measures.strong) > width - gone
        font = measures.small_strong if is_tight else measures.strong
        if dp:
            sketch.text(x + gone, y, measures.line, told, font, shades.ink, width - gone,
                        right=gone > 0)  # fmt: skip
        y += measures.line if level or dp else 0.0
        remarks = self._remarks(width)
        room = max(0, int((bottom + 1 - y) / measures.small_line))
        for place, (text, colour) in enumerate(remarks[:room], 1):
            told = f"{text} …" if place == room < len(remarks) else text
            sketch.text(x, y, measures.small_line, told, measures.small, colour, width)
            y += measures.small_line

    @property
    def _is_narrow(self) -> bool:
        return self.room.width() < _NARROW * self.setting.measures.unit

    @property
    def _band(self) -> float:
        return _BAND * (0.8 if self._is_narrow else 1.0)

    @property
    def _pad(self) -> float:
        return _PAD * (0.5 if self._is_narrow else 1.0)

    def _text_width(self, width: float) -> float:
        return width - 1 - (self._band + self._pad * 2) * self.setting.measures.unit

    def _is_split(self, width: float) -> bool:
        """Whether level and DP have no room beside each other."""
        measures, dp = self.setting.measures, self._dp()
        beside = measures.width(f"{self._level()} ", measures.small)
        return bool(dp) and beside + measures.width(dp, measures.strong) > width

    def _name(self, width: float) -> tuple[list[str], QFont]:
        """What it is called, in two lines at most, and how it is set. Its end tells it from
        others."""
        measures, label = self.setting.measures, self.unit.label
        if (
            measures.width(label, measures.strong)
            > width
            >= measures.width(label, measures.small_strong)
        ):
            return [label], measures.small_strong
        lines = measures.lines(label, measures.strong, width, 2)
        rest = label.removeprefix(lines[0]).strip()
        if len(lines) == 2 and lines[1] != rest:
            lines[1] = measures.cut(rest, measures.strong, width, middle=True)
        return lines, measures.strong

    def _face_height(self, width: float) -> float:
        """What the face needs for its name and for how the card is now."""
        measures = self.setting.measures
        lines = len(self._name(width)[0]) + bool(self._level() or self._dp())
        states = min(_MOST_STATES, len(self._states(width)))
        return lines * measures.line + states * measures.small_line + measures.unit * 0.3

    def _level(self) -> str:
        level = self.unit.level.now
        told = translate("board", "Lv.{level}").format(level=level) if level is not None else ""
        return told if self._dp() else " ".join(filter(None, (told, kinds_told(self.unit))))

    def _dp(self) -> str:
        """Its DP, with a sign where it is more or less than printed."""
        dp = self.unit.dp
        if dp.now is None:
            return ""
        sign = "" if dp.printed in (None, dp.now) else "▲" if dp.now > (dp.printed or 0) else "▼"
        return f"{sign}{dp.now}"

    def _states(self, width: float) -> list[tuple[str, QColor]]:
        """The lines that say how it is now: suspended, keywords, what effects give it."""
        unit, measures, shades = self.unit, self.setting.measures, self.setting.shades
        found: list[tuple[str, QColor]] = []
        if unit.suspended:
            found.append((translate("board", "↷ suspended"), shades.muted))
        if unit.unread:
            told = translate("board", "? %n not understood", "", len(unit.unread))
            found += ((line, shades.ink) for line in measures.lines(told, measures.small, width, 2))
        told = "  ".join([*([self._level()] if self._is_split(width) else []), *unit.keywords])
        texts = (told, *(f"+ {gained.text}" for gained in _others(unit)))
        return [*found, *((line, shades.ink) for text in texts
                          for line in measures.lines(text, measures.small, width, 3))]  # fmt: skip

    def _remarks(self, width: float) -> list[tuple[str, QColor]]:
        """All lines below name and DP, the most important first."""
        unit, measures, shades = self.unit, self.setting.measures, self.setting.shades
        texts = [kinds_told(unit)] if self._dp() else []
        if unit.fresh:
            texts.append(translate("board", "came this turn"))
        # What is printed on it, where there is room; keywords stand above.
        if unit.stack[0].face_up:
            texts += [
                effect.text
                for effect in unit.stack[0].effects
                if not (effect.is_inherited or effect.is_of_link or effect.is_of_option)
                and not _ONLY_KEYWORDS.fullmatch(effect.text)
            ]
        lines = (line for text in texts for line in measures.lines(text, measures.small, width, 8))
        return [*self._states(width), *((line, shades.muted) for line in lines)]


def kinds_told(unit: UnitShown) -> str:
    """What a card is, where it is not just a Digimon."""
    words = {
        "digimon": translate("board", "Digimon"),
        "tamer": translate("board", "Tamer"),
        "option": translate("board", "Option"),
        "digi-egg": translate("board", "Digi-Egg"),
    }
    kinds = [] if unit.categories == ("digimon",) else [words[c] for c in unit.categories]
    if unit.token:
        kinds.append(translate("board", "token"))
    return ", ".join(kinds)


def _others(unit: UnitShown) -> list[Gained]:
    """What effects give beside DP and keywords, which stand on the face as they are now."""
    return [gained for gained in unit.gained if gained.kind not in ("dp", "keyword")]


def _inherited(card: CardShown) -> str:
    return " ".join(effect.text for effect in card.effects if effect.is_inherited)
