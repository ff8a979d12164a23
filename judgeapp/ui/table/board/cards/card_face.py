"""The face of a card on the field: a frame in its colours, its name, its numbers, keyword effects and working texts,
and its picture if there is one."""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPixmap

from judgeapp.cards.wording import color_name
from judgeapp.engine.lang import Color
from judgeapp.messages.punctuation import comma_list
from judgeapp.table.board.snapshot import CardSnapshot, Gained, UnitSnapshot
from judgeapp.ui.localization import translate
from judgeapp.ui.signs import turned
from judgeapp.ui.table.board.cards.card_back import draw_back
from judgeapp.ui.table.board.shades import CardColour, FrameColours, card_colours, frame_colours
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Setting
from judgeapp.ui.table.lines.cited_line import KEYWORD

# In units of the font.
_PAD = 0.4
_EDGE = 0.2
_TURNED_BAND = 1.3
_TIGHT_BAND = 0.85
_COST = 1.5
# The least width with room for the cost beside the name.
_MIN_COSTED = 6.4
_BADGE_PAD = 0.3
_MIN_PLATE = 1.7
_NAME_LINES = 2
# Share of a face's height that its picture keeps even if texts need room.
_PICTURED = 0.2
ONLY_KEYWORDS = re.compile(rf"({KEYWORD.pattern}\s*)+")
_BRACKETS = "<>≪≫＜＞《》"
# Where a printed card has its picture: left, top, width and height as shares.
_ART = QRectF(0.05, 0.09, 0.9, 0.46)


class _Words(NamedTuple):
    """Text on a face; `part`: its effect's number on the card."""

    text: str
    colour: QColor
    part: str = ""


class CardFace:
    """Lays the face of a card out in a width. `is_tight`: there is no room for more than its name and its numbers;
    `lit`: the part of the card that is being resolved; empty for none; `picture`: of the card; None without one."""

    def __init__(
        self,
        unit: UnitSnapshot,
        setting: Setting,
        width: float,
        lit: str = "",
        picture: QPixmap | None = None,
        *,
        is_tight: bool = False,
    ) -> None:
        self._unit, self._setting, self._width = unit, setting, width
        self._is_tight = is_tight
        self._lit, self._picture = lit, picture
        self._u = setting.measures.unit
        self._top_card = unit.stack[0]
        self._is_face_down = not self._top_card.face_up
        self._texts = self._working_texts()
        self._badges = self._badge_rows()

    # -- sizes ------------------------------------------------------------------------------------

    @cached_property
    def least(self) -> float:
        """The height that its name, its numbers and its keyword effects need."""
        if self._is_tight:
            row = self._badge_high + 0.1 * self._u if self._badges else 0.0
            return self._head + self._stats + row + 0.25 * self._u
        line = self._setting.measures.small_line if self._texts else 0.0
        return self._head + self._stats + self._badges_height + line + 0.35 * self._u

    @cached_property
    def wanted(self) -> float:
        """Height in which all text is readable."""
        measures = self._setting.measures
        lines = sum(len(measures.lines(text.text, measures.small, self._text_width, 40)) for text in self._texts)
        kept = self._head + self._stats + self._badges_height + 0.35 * self._u
        return kept + lines * measures.small_line

    @property
    def _is_turned(self) -> bool:
        return self._unit.suspended

    @cached_property
    def _edge(self) -> float:
        return max(2.0, _EDGE * self._u)

    @cached_property
    def _side(self) -> float:
        """Width of the band of a turned card."""
        band = _TIGHT_BAND if self._is_tight else _TURNED_BAND
        return band * self._u if self._is_turned else 0.0

    @cached_property
    def _text_width(self) -> float:
        return self._width - 2 * (self._edge + _PAD * self._u * 0.8) - self._side

    @cached_property
    def _cost_width(self) -> float:
        has_cost = self._top_card.cost is not None and not self._is_face_down
        if not has_cost or self._is_turned or self._width < _MIN_COSTED * self._u:
            return 0.0
        # The whole name goes before the cost.
        wide, measures = (_COST + 0.15) * self._u, self._setting.measures
        lines, font, _ = measures.name(self._unit.label, self._text_width - wide, _NAME_LINES)
        is_whole = " ".join(lines) == self._unit.label or not self._unit.label.isascii()
        return wide if is_whole and font != measures.tiny_strong else 0.0

    @cached_property
    def _name(self) -> tuple[list[str], QFont, float]:
        width = self._text_width - self._cost_width
        return self._setting.measures.name(self._unit.label, width, _NAME_LINES, is_tight=self._is_tight)

    @cached_property
    def _head(self) -> float:
        lines, _, high = self._name
        return len(lines) * high + (0.15 if self._is_tight else 0.3) * self._u

    @cached_property
    def _has_kind_in_head(self) -> bool:
        """True if the category fits after the name, because there is no DP."""
        if self._dp or self._is_face_down:
            return False
        measures = self._setting.measures
        lines, font, _ = self._name
        needed = measures.width(lines[0], font) + measures.width(self._level, measures.tiny)
        room = self._text_width - self._cost_width - 0.8 * self._u
        return len(lines) == 1 and needed <= room

    @cached_property
    def _stats(self) -> float:
        if self._is_face_down or self._has_kind_in_head:
            return 0.0
        measures = self._setting.measures
        if self._is_tight:
            return measures.small_line
        return (2 if self._is_split and self._level else 1) * measures.line

    # -- texts ------------------------------------------------------------------------------------

    @cached_property
    def _dp(self) -> str:
        """DP, with a sign if more or less than printed."""
        dp = self._unit.dp
        if dp.now is None:
            return ""
        sign = "" if dp.printed in (None, dp.now) else "▲" if dp.now > (dp.printed or 0) else "▼"
        return f"{sign}{dp.now}"

    @cached_property
    def _level(self) -> str:
        level = self._unit.level.now
        label = translate("board", "Lv.{level}").format(level=level) if level is not None else ""
        if self._is_tight and label:
            return label
        colors = "/".join(color_name(Color(color)) for color in self._unit.colors)
        return " ".join(filter(None, (label or kinds_text(self._unit), colors)))

    @cached_property
    def _is_split(self) -> bool:
        """True if level and DP don't fit side by side."""
        measures = self._setting.measures
        beside = measures.width(f"{self._level} ", measures.small)
        return bool(self._dp) and (beside + measures.width(self._dp, measures.small_strong) > self._text_width)

    def _working_texts(self) -> list[_Words]:
        """Texts that it was given, and those that are printed on it; keywords stand above. Those that do not work now
        come last."""
        if self._is_face_down:
            return []
        shades = self._setting.shades
        gains = [_Words(f"+ {gift.text}", shades.ink) for gift in _others(self._unit)]
        works: list[_Words] = []
        idle: list[_Words] = []
        for effect in self._top_card.effects:
            beside = effect.is_inherited or effect.is_of_link or effect.is_of_option
            if beside or effect.part.startswith("security"):
                continue
            if ONLY_KEYWORDS.fullmatch(effect.text):
                continue
            if effect.active is False:
                idle.append(_Words(effect.text, shades.muted, effect.part))
            else:
                works.append(_Words(effect.text, shades.ink, effect.part))
        return [*gains, *works, *idle]

    def _badge_rows(self) -> list[list[tuple[str, bool]]]:
        """Rows of keyword effects and remarks, each with True for a remark."""
        unit, measures = self._unit, self._setting.measures
        badges: list[tuple[str, bool]] = []
        if unit.unread and not (unit.fresh and self._is_tight):
            # Pointing at the card shows its details; the smallest has a sign for them.
            label = translate("board", "Your ruling")
            has_room = not self._is_tight or self._badge_width(label) <= self._text_width
            badges.append((label if has_room else "?", True))
        badges += ((badge_text(keyword, times), False) for keyword, times in Counter(unit.keywords).items())
        kinds = kinds_text(unit)
        if kinds and unit.level.now is not None:
            badges.append((kinds, True))
        if unit.fresh:
            # The first thing that decides what it may do (7-1-2-1).
            fresh = translate("board", "came this turn")
            beside = sum(self._badge_width(text) + 0.25 * self._u for text, _ in badges) if self._is_tight else 0.0
            if unit.unread and self._is_tight:
                fresh = f"? {translate('board', 'new')}"
            elif beside + self._badge_width(fresh) > self._text_width:
                fresh = translate("board", "new")
            badges.insert(1 if unit.unread and not self._is_tight else 0, (fresh, True))
        rows: list[list[tuple[str, bool]]] = []
        left = 0.0
        for text, is_remark in badges:
            wide = self._badge_width(text)
            if not rows or wide > left:
                rows.append([])
                left = self._text_width
            rows[-1].append((text, is_remark))
            left -= wide + 0.25 * self._u
        # A keyword effect that is wider than the card takes several lines.
        broken: list[list[tuple[str, bool]]] = []
        for row in rows:
            text, is_remark = row[0]
            room = self._text_width - 2 * _BADGE_PAD * self._u
            if len(row) > 1 or measures.width(text, self._badge_font) <= room or self._is_tight:
                broken.append(row)
            else:
                lines = measures.lines(text, self._badge_font, room, 3, parts_words=False)
                broken += ([(line, is_remark)] for line in lines)
        return broken

    def _badge_width(self, text: str) -> float:
        measures = self._setting.measures
        return measures.width(text, self._badge_font) + 2 * _BADGE_PAD * self._u

    @cached_property
    def _badge_font(self) -> QFont:
        """Rather in small letters than parted."""
        measures = self._setting.measures
        words = (word for keyword in self._unit.keywords for word in keyword.split())
        room = self._text_width - 2 * _BADGE_PAD * self._u
        longest = max((measures.width(word, measures.small) for word in words), default=0.0)
        return measures.tiny if self._is_tight or longest > room else measures.small

    @cached_property
    def _badge_high(self) -> float:
        measures = self._setting.measures
        return measures.tiny_line if self._is_tight else measures.small_line * 1.02

    @cached_property
    def _badges_height(self) -> float:
        return len(self._badges) * (self._badge_high + 0.15 * self._u)

    # -- drawing ----------------------------------------------------------------------------------

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        """Draw as much as has room; texts that have none end with a sign that there is more."""
        unit, shades, u = self._unit, self._setting.shades, self._u
        frame = frame_colours(unit.colors, rect)
        radius = u * 0.4
        sketch.shape(rect, frame.fill, shades.line, radius=radius, wide=1.0)
        edge = self._edge
        if self._is_turned:
            paper = rect.adjusted(edge, edge, -self._side, -edge)
            sketch.shape(paper, shades.turned, radius=radius * 0.6)
            self._draw_band(sketch, rect, frame)
        else:
            paper = rect.adjusted(edge, self._head, -edge, -edge)
            sketch.shape(paper, shades.card, radius=radius * 0.6)
        if unit.token:
            sketch.shape(
                rect.adjusted(1, 1, -1, -1), QColor(0, 0, 0, 0), shades.card, radius=radius * 0.8, wide=1.4, dashed=True
            )
        if self._is_face_down:
            draw_back(sketch, paper.adjusted(1, 1, -1, -1))
        x = rect.left() + edge + _PAD * u * 0.8
        y = rect.top() + 0.15 * u + (edge * 0.5 if self._is_turned else 0.0)
        self._draw_head(sketch, rect, x, y, frame)
        y = rect.top() + self._head
        bottom = rect.bottom() - edge - 0.1 * u
        if self._is_face_down:
            return
        room = QRectF(x, y, self._text_width, bottom - y)
        plate = self._plate(room)
        if plate > 0:
            band = QRectF(paper.left(), y, paper.width(), plate)
            self._draw_plate(sketch, band, frame)
            y += plate
        y = self._draw_stats(sketch, x, y)
        y = self._draw_badges(sketch, x, y, bottom)
        foot = self._setting.measures.tiny_line
        lines_end = self._draw_texts(sketch, x, y, bottom)
        if bottom - lines_end >= foot * 0.95:
            self._draw_foot(sketch, x, bottom - foot)

    def _plate(self, room: QRectF) -> float:
        """Height of the part where its picture is drawn; 0 for none."""
        free = room.height() - (self.wanted - self._head)
        foot = self._setting.measures.tiny_line
        if self._picture is not None:
            free = max(free - foot, room.height() * _PICTURED)
        else:
            free -= foot
        most = min(self._width * 0.62, room.height() * 0.6)
        needed = self.least - self._head
        free = min(free, most, room.height() - needed)
        return free if free >= _MIN_PLATE * self._u else 0.0

    def _draw_plate(self, sketch: Sketch, band: QRectF, frame: FrameColours) -> None:
        shades, u = self._setting.shades, self._u
        if self._picture is not None:
            part = art_of(self._picture, band.width() / band.height())
            sketch.image(band, self._picture, part, radius=u * 0.15)
            return
        # Our own drawing: rings in the card's colours.
        sketch.shape(band, shades.plate, radius=u * 0.2)
        size = min(band.height() * 0.8, band.width() * 0.5)
        colours = card_colours(self._unit.colors)[:3]
        step = size * 0.62
        left = band.center().x() - step * (len(colours) - 1) / 2
        for place, colour in enumerate(colours):
            self._draw_ring(sketch, QPointF(left + step * place, band.center().y()), size, colour)

    def _draw_ring(self, sketch: Sketch, centre: QPointF, size: float, colour: CardColour) -> None:
        for share, alpha in ((1.0, 34), (0.66, 52), (0.32, 80)):
            ring = QRectF(0, 0, size * share, size * share)
            ring.moveCenter(centre)
            tint = QColor(colour.ground)
            tint.setAlpha(alpha)
            sketch.shape(ring, tint, radius=size * share / 2)

    def _draw_band(self, sketch: Sketch, rect: QRectF, frame: FrameColours) -> None:
        """Draw the head of a turned card, at its right."""
        measures, u = self._setting.measures, self._u
        text = translate("board", "suspended")
        band = QRectF(rect.right() - self._side, rect.top(), self._side, rect.height())
        room = band.height() - 0.6 * u
        fonts = (measures.small_strong, measures.tiny_strong)
        font = next((candidate for candidate in fonts if measures.width(text, candidate) <= room), None)
        if font is None or self._is_tight:
            sketch.sign(turned(), band.center(), self._side, frame.ink)
            return
        if not text.isascii():
            # Japanese and Chinese are set upright, one character below another.
            high = measures.small_line
            top = band.center().y() - len(text) * high / 2
            for number, letter in enumerate(text):
                sketch.centred(QRectF(band.left(), top + number * high, band.width(), high), letter, font, frame.ink)
            return
        wide = measures.width(text, font)
        top = band.center().y() - wide / 2 - 0.2 * u
        sketch.upright(QRectF(band.left(), top, band.width(), wide + 2), text, font, frame.ink)

    def _draw_head(self, sketch: Sketch, rect: QRectF, x: float, y: float, frame: FrameColours) -> None:
        measures, shades, u = self._setting.measures, self._setting.shades, self._u
        if self._cost_width:
            size = _COST * u
            disc = QRectF(x - 0.15 * u, rect.top() + (self._head - size) / 2, size, size)
            sketch.shape(disc, shades.card, shades.line, radius=size / 2)
            sketch.centred(disc, str(self._top_card.cost), measures.small_strong, shades.ink)
        lines, font, high = self._name
        ink = shades.ink if self._is_turned else frame.ink
        if self._has_kind_in_head:
            sketch.text(x, y, high, self._level, measures.tiny, ink, self._text_width, right=True)
        for text in lines:
            sketch.text(x + self._cost_width, y, high, text, font, ink, self._text_width - self._cost_width)
            y += high

    def _draw_stats(self, sketch: Sketch, x: float, y: float) -> float:
        measures, shades, width = self._setting.measures, self._setting.shades, self._text_width
        if self._has_kind_in_head:
            return y + 0.1 * self._u
        level, dp = self._level, self._dp
        wide = 0.0
        line = measures.small_line if self._is_tight else measures.line
        if self._is_tight and self._is_split:
            # The number that decides battles comes first.
            level = ""
        if level:
            wide = sketch.text(x, y, line, level, measures.small, shades.muted, width)
            wide += measures.width(" ", measures.small)
        if self._is_split and level:
            y += line
            wide = 0.0
        if not dp:
            return y + line
        room = width - wide
        text = translate("board", "{dp} DP").format(dp=dp)
        if measures.width(text, measures.strong) > room:
            text = dp
        fonts = [measures.strong, measures.small_strong, measures.tiny_strong]
        fonts = fonts[self._is_tight :]
        font = next((candidate for candidate in fonts if measures.width(text, candidate) <= room), fonts[-1])
        drawn = sketch.text(x + wide, y, line, text, font, shades.ink, room, right=True)
        if self._unit.dp.is_changed and self._unit.dp.printed is not None:
            # The printed value in small figures, if there is room.
            printed = f"({self._unit.dp.printed})"
            gap = measures.width(" ", measures.small)
            if measures.width(printed, measures.tiny) <= room - drawn - gap:
                sketch.text(x + wide, y, line, printed, measures.tiny, shades.muted, room - drawn - gap, right=True)
        return y + line

    def _draw_badges(self, sketch: Sketch, x: float, y: float, bottom: float) -> float:
        shades, u = self._setting.shades, self._u
        high = self._badge_high
        for row in self._badges:
            if y + high > bottom + 1:
                break
            left = x
            for text, is_remark in row:
                wide = min(self._badge_width(text), self._text_width)
                pill = QRectF(left, y, wide, high)
                if is_remark:
                    sketch.shape(pill, QColor(0, 0, 0, 0), shades.line, radius=high * 0.4)
                else:
                    sketch.shape(pill, shades.badge, radius=high * 0.4)
                sketch.centred(pill, text, self._badge_font, shades.muted if is_remark else shades.ink)
                left += wide + 0.25 * u
            y += high + 0.15 * u
        return y

    def _draw_texts(self, sketch: Sketch, x: float, y: float, bottom: float) -> float:
        measures, shades, width = self._setting.measures, self._setting.shades, self._text_width
        high = measures.small_line
        room = max(0, int((bottom + 1 - y) / high))
        rows: list[tuple[str, _Words]] = []
        for printed in self._texts:
            left = room - len(rows)
            if left <= 0:
                if rows:
                    # The last line shows that there is more.
                    text, words = rows[-1]
                    rows[-1] = measures.ended(text, measures.small, width), words
                break
            rows += ((line, printed) for line in measures.lines(printed.text, measures.small, width, left))
        for text, words in rows:
            if self._lit and words.part == self._lit:
                ground = QRectF(x - 0.15 * self._u, y, width + 0.3 * self._u, high)
                sketch.shape(ground, shades.lit_ground)
                sketch.text(x, y, high, text, measures.small, shades.ink, width)
            else:
                sketch.text(x, y, high, text, measures.small, words.colour, width)
            y += high
        return y

    def _draw_foot(self, sketch: Sketch, x: float, y: float) -> None:
        """Draw its number, traits and digivolution circles, as far as there is room."""
        measures, shades, u = self._setting.measures, self._setting.shades, self._u
        high, right = measures.tiny_line, x + self._text_width
        for circle in reversed(self._top_card.circles[:3]):
            text = translate("board", "Lv.{level}→{cost}").format(level=circle.level, cost=circle.cost)
            wide = measures.width(text, measures.tiny) + 0.5 * u
            if right - wide < x + self._text_width * 0.35:
                break
            pill = QRectF(right - wide, y, wide, high - 1)
            fill = frame_colours(circle.colors, pill)
            sketch.shape(pill, fill.fill, radius=high * 0.4)
            sketch.centred(pill, text, measures.tiny, fill.ink)
            right -= wide + 0.2 * u
        text, room = "", right - x - 0.2 * u
        for fact in filter(None, (self._top_card.number, *self._unit.traits)):
            more = f"{text} · {fact}" if text else fact
            if measures.width(more, measures.tiny) > room:
                break
            text = more
        sketch.text(x, y, high, text, measures.tiny, shades.muted, room)


def art_of(picture: QPixmap, aspect: float) -> QRectF:
    """Part of a card's picture with this aspect ratio (width by height): of its artwork, if it shows the whole card."""
    wide, high = picture.width(), picture.height()
    art = QRectF(0, 0, wide, high)
    if high > wide:
        art = QRectF(wide * _ART.x(), high * _ART.y(), wide * _ART.width(), high * _ART.height())
    part = QRectF(art)
    if art.width() / art.height() > aspect:
        part.setWidth(art.height() * aspect)
        part.moveLeft(art.center().x() - part.width() / 2)
    else:
        part.setHeight(art.width() / aspect)
        # Faces are in the upper part of a picture.
        part.moveTop(art.top() + (art.height() - part.height()) * 0.3)
    return part


def kinds_text(unit: UnitSnapshot) -> str:
    """Kind of a card, if not just a Digimon."""
    words = {
        "digimon": translate("board", "Digimon"),
        "tamer": translate("board", "Tamer"),
        "option": translate("board", "Option"),
        "digi-egg": translate("board", "Digi-Egg"),
    }
    kinds = [] if unit.categories == ("digimon",) else [words[c] for c in unit.categories]
    if unit.token:
        kinds.append(translate("board", "token"))
    return comma_list(kinds)


def inherited_of(card: CardSnapshot) -> str:
    """Effects that a card gives the Digimon above it."""
    return " ".join(effect.text for effect in card.effects if effect.is_inherited)


def linked_of(card: CardSnapshot) -> str:
    """Effects that a card gives the Digimon that it is linked to."""
    return " ".join(effect.text for effect in card.effects if effect.is_of_link)


def _others(unit: UnitSnapshot) -> list[Gained]:
    """Gifts other than DP and keyword effects, which are shown with their current values."""
    return [gained for gained in unit.gained if gained.kind not in ("dp", "keyword")]


def badge_text(keyword: str, times: int) -> str:
    """A keyword effect without brackets; an additive one, like <Security A. +1>, with its count (16-3-3, 16-39-3)."""
    text = keyword.strip(_BRACKETS)
    return f"{text} ×{times}" if times > 1 and text[-1:].isdecimal() else text
