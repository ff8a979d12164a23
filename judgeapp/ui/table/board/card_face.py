"""The face of a card on the field: a frame in its colours, its name, its numbers, keyword effects and working texts,
and its picture if there is one."""

from __future__ import annotations

import re
from collections import Counter
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPixmap

from judgeapp.cards.wording import category_name, color_name
from judgeapp.engine.lang import Category, Color
from judgeapp.messages.punctuation import comma_list, labelled
from judgeapp.table.board.snapshot import EffectSnapshot, UnitSnapshot
from judgeapp.ui.localization import translate
from judgeapp.ui.signs import turned
from judgeapp.ui.table.board.card_back import draw_back
from judgeapp.ui.table.board.measures import Letters, fitting
from judgeapp.ui.table.board.shades import FrameColours, card_colours, frame_colours
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
_BADGE_PAD, _BADGE_GAP = 0.3, 0.25
_MIN_PLATE = 1.7
_NAME_LINES = 2
# Share of a face's height that its picture keeps even if texts need room.
_PICTURED = 0.2
ONLY_KEYWORDS = re.compile(rf"({KEYWORD.pattern}\s*)+")
_BRACKETS = "<>≪≫＜＞《》"
# Where a printed card has its picture: left, top, width and height as shares.
_ART = QRectF(0.05, 0.09, 0.9, 0.46)


class _Words(NamedTuple):
    """Text on a face; `part`: its effect's number on the card; `unmarked`: without the sign of its language."""

    text: str
    colour: QColor
    part: str = ""
    unmarked: str = ""


class CardFace:
    """Lays the face of a card out in a width. `resolved`: (id of a card, its part) that is being resolved; `is_tight`:
    there is no room for more than its name and its numbers."""

    def __init__(
        self, unit: UnitSnapshot, setting: Setting, width: float, resolved: tuple[int, str], *, is_tight: bool
    ) -> None:
        self._unit, self._width, self._is_tight = unit, width, is_tight
        self._measures, self._shades = setting.measures, setting.shades
        self._card = unit.stack[0]
        self._lit = resolved[1] if resolved[0] == self._card.id else ""
        self._picture = setting.pictures.of(self._card.number) if self._card.face_up else None
        self._u = self._measures.unit
        self._edge = max(2.0, _EDGE * self._u)
        # Width of the band of a turned card.
        self._side = (_TIGHT_BAND if is_tight else _TURNED_BAND) * self._u if unit.suspended else 0.0
        self._text_width = width - 2 * (self._edge + _PAD * self._u * 0.8) - self._side
        self._cost_width = self._room_of_cost()
        self._name, self._name_letters = self._measures.name(
            unit.label, self._text_width - self._cost_width, _NAME_LINES, is_tight=is_tight
        )
        self._head = len(self._name) * self._name_letters.line + (0.15 if is_tight else 0.3) * self._u
        self._dp, self._level = self._dp_text(), self._level_text()
        # Rather in small letters than parted.
        longest = max((self._measures.small.width(word) for text in unit.keywords for word in text.split()), default=0)
        has_room = not is_tight and longest <= self._text_width - 2 * _BADGE_PAD * self._u
        self._badge_letters = self._measures.small if has_room else self._measures.tiny
        self._badge_high = self._measures.tiny.line if is_tight else self._measures.small.line * 1.02
        self._badges = self._badge_rows()
        self._texts = self._working_texts()

    # -- sizes ------------------------------------------------------------------------------------

    @property
    def least(self) -> float:
        """The height that its name, its numbers and its keyword effects need."""
        if self._is_tight:
            row = self._badge_high + 0.1 * self._u if self._badges else 0.0
            return max(self._head + self._stats + row + 0.25 * self._u, self._least_band)
        return max(self._bare_height + (self._measures.small.line if self._texts else 0.0), self._least_band)

    @property
    def _least_band(self) -> float:
        """Height in which the word on the band of a turned card is readable; 0 without one."""
        return self._band_words()[-2][1] + 0.4 * self._u if self._unit.suspended else 0.0

    def _band_words(self) -> list[tuple[Letters, float]]:
        """Ways to write the word of a turned card, the best first, each with its height. Japanese and Chinese are set
        upright, one character below another."""
        text, measures = translate("board", "suspended"), self._measures
        sizes = [*([] if self._is_tight else [measures.small_strong]), measures.tiny_strong, measures.least_strong]
        return [(letters, letters.width(text) if text.isascii() else len(text) * letters.line) for letters in sizes]

    @cached_property
    def wanted(self) -> float:
        """Height in which all text is readable."""
        small = self._measures.small
        lines = sum(len(small.lines(words.text, self._text_width, 40)) for words in self._texts)
        return self._bare_height + lines * small.line

    @property
    def _bare_height(self) -> float:
        """Height without texts."""
        return self._head + self._stats + len(self._badges) * (self._badge_high + 0.15 * self._u) + 0.35 * self._u

    def _room_of_cost(self) -> float:
        has_cost = self._card.cost is not None and self._card.face_up
        if not has_cost or self._unit.suspended or self._width < _MIN_COSTED * self._u:
            return 0.0
        # The whole name goes before the cost.
        wide, label = (_COST + 0.15) * self._u, self._unit.label
        lines, letters = self._measures.name(label, self._text_width - wide, _NAME_LINES)
        is_whole = " ".join(lines) == label or not label.isascii()
        return wide if is_whole and letters is not self._measures.tiny_strong else 0.0

    @cached_property
    def _has_kind_in_head(self) -> bool:
        """True if the category fits after the name, because there is no DP."""
        if self._dp or not self._card.face_up:
            return False
        needed = self._name_letters.width(self._name[0]) + self._measures.tiny.width(self._level)
        return len(self._name) == 1 and needed <= self._text_width - self._cost_width - 0.8 * self._u

    @cached_property
    def _stats(self) -> float:
        if not self._card.face_up or self._has_kind_in_head:
            return 0.0
        if self._is_tight:
            return self._measures.small.line
        return (2 if self._is_split and self._level else 1) * self._measures.strong.line

    # -- texts ------------------------------------------------------------------------------------

    def _dp_text(self) -> str:
        """DP, with a sign if more or less than printed."""
        dp = self._unit.dp
        if dp.now is None:
            return ""
        sign = "" if dp.printed in (None, dp.now) else "▲" if dp.now > (dp.printed or 0) else "▼"
        return f"{sign}{dp.now}"

    def _level_text(self) -> str:
        label = level_text(self._unit.level.now)
        if self._is_tight and label:
            return label
        colors = "/".join(color_name(Color(color)) for color in self._unit.colors)
        return " ".join(filter(None, (label or kinds_text(self._unit), colors)))

    @cached_property
    def _is_split(self) -> bool:
        """True if level and DP don't fit side by side."""
        beside = self._measures.small.width(f"{self._level} ")
        return bool(self._dp) and (beside + self._measures.small_strong.width(self._dp) > self._text_width)

    def _working_texts(self) -> list[_Words]:
        """Texts that it was given, other than DP and keyword effects, and those that are printed on it; keywords stand
        above. Those that do not work now come last."""
        if not self._card.face_up:
            return []
        ink, muted = self._shades.ink, self._shades.muted
        printed = [
            _Words(effect.text, muted if effect.active is False else ink, effect.part)
            for effect in self._card.effects
            if not (effect.is_inherited or effect.is_of_link or effect.is_of_option)
            and not effect.part.startswith("security")
            and not ONLY_KEYWORDS.fullmatch(effect.text)
        ]
        printed.sort(key=lambda words: words.colour is muted)
        language = next((effect.language for effect in self._card.effects if is_foreign(effect)), "")
        if printed:
            printed[0] = printed[0]._replace(text=marked_text(printed[0].text, language), unmarked=printed[0].text)
        gained = (gift for gift in self._unit.gained if gift.kind not in ("dp", "keyword"))
        return [*(_Words(f"+ {marked_text(gift.text, gift.language)}", ink) for gift in gained), *printed]

    def _badge_texts(self) -> list[tuple[str, bool]]:
        """Keyword effects and remarks, each with True for a remark."""
        unit = self._unit
        badges = [(badge_text(keyword, times), False) for keyword, times in Counter(unit.keywords).items()]
        if unit.unread and not (unit.fresh and self._is_tight):
            # Pointing at the card shows its details; the smallest has a sign for them.
            label = translate("board", "Your ruling")
            has_room = not self._is_tight or self._badge_width(label) <= self._text_width
            badges.insert(0, (label if has_room else "?", True))
        kinds = kinds_text(unit)
        if kinds and unit.level.now is not None:
            badges.append((kinds, True))
        if unit.fresh:
            # The first thing that decides what it may do (7-1-2-1).
            fresh = translate("board", "came this turn")
            beside = sum(self._badge_width(text) + _BADGE_GAP * self._u for text, _ in badges) if self._is_tight else 0
            if unit.unread and self._is_tight:
                fresh = f"? {translate('board', 'new')}"
            elif beside + self._badge_width(fresh) > self._text_width:
                fresh = translate("board", "new")
            badges.insert(1 if unit.unread and not self._is_tight else 0, (fresh, True))
        return badges

    def _badge_rows(self) -> list[list[tuple[str, bool]]]:
        rows: list[list[tuple[str, bool]]] = []
        left = 0.0
        for text, is_remark in self._badge_texts():
            wide = self._badge_width(text)
            if wide > self._text_width and not self._is_tight:
                # A keyword effect that is wider than the card takes several lines.
                room = self._text_width - 2 * _BADGE_PAD * self._u
                lines = self._badge_letters.lines(text, room, 3, parts_words=False)
                rows += ([(line, is_remark)] for line in lines)
                left = 0.0
                continue
            if wide > left:
                rows.append([])
                left = self._text_width
            rows[-1].append((text, is_remark))
            left -= wide + _BADGE_GAP * self._u
        return rows

    def _badge_width(self, text: str) -> float:
        return self._badge_letters.width(text) + 2 * _BADGE_PAD * self._u

    # -- drawing ----------------------------------------------------------------------------------

    def draw(self, sketch: Sketch, rect: QRectF) -> None:
        """Draw as much as has room; texts that have none end with a sign that there is more."""
        unit, shades, u, edge = self._unit, self._shades, self._u, self._edge
        frame = frame_colours(unit.colors, rect)
        radius = u * 0.4
        sketch.shape(rect, frame.fill, shades.line, radius=radius, wide=1.0)
        if unit.suspended:
            paper = rect.adjusted(edge, edge, -self._side, -edge)
            sketch.shape(paper, shades.turned, radius=radius * 0.6)
            self._draw_band(sketch, rect, frame)
        else:
            paper = rect.adjusted(edge, self._head, -edge, -edge)
            sketch.shape(paper, shades.card, radius=radius * 0.6)
        if unit.token:
            inside, clear = rect.adjusted(1, 1, -1, -1), Qt.GlobalColor.transparent
            sketch.shape(inside, clear, shades.card, radius=radius * 0.8, wide=1.4, dashed=True)
        if not self._card.face_up:
            draw_back(sketch, paper.adjusted(1, 1, -1, -1))
        x = rect.left() + edge + _PAD * u * 0.8
        self._draw_head(sketch, rect, x, rect.top() + 0.15 * u + (edge * 0.5 if unit.suspended else 0.0), frame)
        if not self._card.face_up:
            return
        y, bottom = rect.top() + self._head, rect.bottom() - edge - 0.1 * u
        plate = self._plate(bottom - y)
        if plate > 0:
            self._draw_plate(sketch, QRectF(paper.left(), y, paper.width(), plate))
            y += plate
        y = self._draw_stats(sketch, x, y)
        y = self._draw_badges(sketch, x, y, bottom)
        y = self._draw_texts(sketch, x, y, bottom)
        foot = self._measures.tiny.line
        if bottom - y >= foot * 0.95:
            self._draw_foot(sketch, x, bottom - foot)

    def _plate(self, room: float) -> float:
        """Height of the part where its picture is drawn; 0 for none."""
        free = room - (self.wanted - self._head) - self._measures.tiny.line
        if self._picture is not None:
            free = max(free, room * _PICTURED)
        free = min(free, self._width * 0.62, room * 0.6, room - (self.least - self._head))
        return free if free >= _MIN_PLATE * self._u else 0.0

    def _draw_plate(self, sketch: Sketch, band: QRectF) -> None:
        u = self._u
        if self._picture is not None:
            sketch.image(band, self._picture, art_of(self._picture, band.width() / band.height()), radius=u * 0.15)
            return
        # Our own drawing: rings in the card's colours.
        sketch.shape(band, self._shades.plate, radius=u * 0.2)
        size = min(band.height() * 0.8, band.width() * 0.5)
        colours = card_colours(self._unit.colors)[:3]
        centre = band.center() - QPointF(size * 0.62 * (len(colours) - 1) / 2, 0)
        for colour in colours:
            for share, alpha in ((1.0, 34), (0.66, 52), (0.32, 80)):
                ring = QRectF(0, 0, size * share, size * share)
                ring.moveCenter(centre)
                tint = QColor(colour.ground)
                tint.setAlpha(alpha)
                sketch.shape(ring, tint, radius=size * share / 2)
            centre += QPointF(size * 0.62, 0)

    def _draw_band(self, sketch: Sketch, rect: QRectF, frame: FrameColours) -> None:
        """Draw the head of a turned card, at its right."""
        text = translate("board", "suspended")
        band = QRectF(rect.right() - self._side, rect.top(), self._side, rect.height())
        room = band.height() - 0.3 * self._u
        ways = self._band_words()
        letters, long = next((way for way in ways if way[1] <= room), ways[-1])
        if long > room:
            sketch.sign(turned(), band.center(), self._side, frame.ink)
        elif text.isascii():
            sketch.upright(band, text, letters, frame.ink)
        else:
            high, top = letters.line, band.center().y() - long / 2
            for place, letter in enumerate(text):
                square = QRectF(band.left(), top + place * high, band.width(), high)
                sketch.centred(square, letter, letters, frame.ink)

    def _draw_head(self, sketch: Sketch, rect: QRectF, x: float, y: float, frame: FrameColours) -> None:
        measures, shades, u = self._measures, self._shades, self._u
        if self._cost_width:
            size = _COST * u
            disc = QRectF(x - 0.15 * u, rect.top() + (self._head - size) / 2, size, size)
            sketch.shape(disc, shades.card, shades.line, radius=size / 2)
            sketch.centred(disc, str(self._card.cost), measures.small_strong, shades.ink)
        letters, ink = self._name_letters, shades.ink if self._unit.suspended else frame.ink
        if self._has_kind_in_head:
            sketch.text(x, y, letters.line, self._level, measures.tiny, ink, self._text_width, right=True)
        for text in self._name:
            room = self._text_width - self._cost_width
            sketch.text(x + self._cost_width, y, letters.line, text, letters, ink, room)
            y += letters.line

    def _draw_stats(self, sketch: Sketch, x: float, y: float) -> float:
        measures, shades, room = self._measures, self._shades, self._text_width
        if self._has_kind_in_head:
            return y + 0.1 * self._u
        line = measures.small.line if self._is_tight else measures.strong.line
        # The number that decides battles comes first.
        level = "" if self._is_tight and self._is_split else self._level
        space = measures.small.width(" ")
        if level:
            wide = sketch.text(x, y, line, level, measures.small, shades.muted, room) + space
            if self._is_split:
                y += line
            else:
                x, room = x + wide, room - wide
        if not self._dp:
            return y + line
        text = translate("board", "{dp} DP").format(dp=self._dp)
        if measures.strong.width(text) > room:
            text = self._dp
        sizes = [*([] if self._is_tight else [measures.strong]), measures.small_strong, measures.tiny_strong]
        drawn = sketch.text(x, y, line, text, fitting(text, room, *sizes), shades.ink, room, right=True)
        if self._unit.dp.is_changed and self._unit.dp.printed is not None:
            # The printed value in small figures, if there is room.
            printed, left = f"({self._unit.dp.printed})", room - drawn - space
            if measures.tiny.width(printed) <= left:
                sketch.text(x, y, line, printed, measures.tiny, shades.muted, left, right=True)
        return y + line

    def _draw_badges(self, sketch: Sketch, x: float, y: float, bottom: float) -> float:
        shades, u, high = self._shades, self._u, self._badge_high
        for row in self._badges_in(bottom + 1 - y):
            left = x
            for text, is_remark in row:
                pill = QRectF(left, y, min(self._badge_width(text), self._text_width), high)
                fill, line = (Qt.GlobalColor.transparent, shades.line) if is_remark else (shades.badge, None)
                sketch.shape(pill, fill, line, radius=high * 0.4)
                sketch.centred(pill, text, self._badge_letters, shades.muted if is_remark else shades.ink)
                left += pill.width() + _BADGE_GAP * u
            y += high + 0.15 * u
        return y

    def _badges_in(self, height: float) -> list[list[tuple[str, bool]]]:
        """Rows that have room. The last one shows that there are more: "Security A." isn't <Security A. +1>."""
        most = max(0, int((height + 0.15 * self._u) / (self._badge_high + 0.15 * self._u)))
        rows = self._badges[:most]
        if rows and most < len(self._badges) and not rows[-1][-1][1]:
            *others, (text, _) = rows[-1]
            room = self._text_width - 2 * _BADGE_PAD * self._u
            room -= sum(self._badge_width(other) + _BADGE_GAP * self._u for other, _ in others)
            rows[-1] = [*others, (self._badge_letters.ended(text, room), False)]
        return rows

    def _draw_texts(self, sketch: Sketch, x: float, y: float, bottom: float) -> float:
        small, width = self._measures.small, self._text_width
        room = max(0, int((bottom + 1 - y) / small.line))
        rows: list[tuple[str, _Words]] = []
        for printed in self._texts:
            left = room - len(rows)
            if left <= 0:
                if rows:
                    # The last line shows that there is more.
                    text, words = rows[-1]
                    rows[-1] = small.ended(text, width), words
                break
            lines = small.lines(printed.text, width, left)
            if printed.unmarked and len(lines[0]) <= len(printed.text) - len(printed.unmarked) + 1:
                # The sign of its language would fill a line.
                lines = small.lines(printed.unmarked, width, left)
            rows += ((line, printed) for line in lines)
        for text, words in rows:
            ink = words.colour
            if self._lit and words.part == self._lit:
                ground = QRectF(x - 0.15 * self._u, y, width + 0.3 * self._u, small.line)
                sketch.shape(ground, self._shades.lit_ground)
                ink = self._shades.ink
            sketch.text(x, y, small.line, text, small, ink, width)
            y += small.line
        return y

    def _draw_foot(self, sketch: Sketch, x: float, y: float) -> None:
        """Draw its number, traits and digivolution circles, as far as there is room."""
        tiny, u = self._measures.tiny, self._u
        right = x + self._text_width
        for circle in reversed(self._card.circles[:3]):
            text = translate("board", "Lv.{level}→{cost}").format(level=circle.level, cost=circle.cost)
            wide = tiny.width(text) + 0.5 * u
            if right - wide < x + self._text_width * 0.35:
                break
            pill = QRectF(right - wide, y, wide, tiny.line - 1)
            fill = frame_colours(circle.colors, pill)
            sketch.shape(pill, fill.fill, radius=tiny.line * 0.4)
            sketch.centred(pill, text, tiny, fill.ink)
            right -= wide + 0.2 * u
        room = right - x - 0.2 * u
        facts = tiny.joined(filter(None, (self._card.number, *self._unit.traits)), room)
        sketch.text(x, y, tiny.line, facts, tiny, self._shades.muted, room)


def art_of(picture: QPixmap, aspect: float) -> QRectF:
    """Part of a card's picture with this aspect ratio (width by height): of its artwork, if it shows the whole card."""
    wide, high = picture.width(), picture.height()
    art = QRectF(0, 0, wide, high)
    if high > wide:
        art = QRectF(wide * _ART.x(), high * _ART.y(), wide * _ART.width(), high * _ART.height())
    size = QSizeF(aspect, 1.0).scaled(art.size(), Qt.AspectRatioMode.KeepAspectRatio)
    spare = art.size() - size
    # Faces are in the upper part of a picture.
    return QRectF(art.topLeft() + QPointF(spare.width() * 0.5, spare.height() * 0.3), size)


def kinds_text(unit: UnitSnapshot) -> str:
    """Kind of a card, if not just a Digimon."""
    kinds = [category_name(Category(category)) for category in unit.categories if unit.categories != ("digimon",)]
    if unit.token:
        kinds.append(translate("board", "token"))
    return comma_list(kinds)


def is_foreign(effect: EffectSnapshot) -> bool:
    """True for a text in a language that isn't the reader's, other than names of keyword effects."""
    return bool(effect.language) and not ONLY_KEYWORDS.fullmatch(effect.text)


def marked_text(text: str, language: str) -> str:
    """Text with the sign of its language, if there is one to name."""
    return labelled(language.upper(), text) if language else text


def level_text(level: int | None) -> str:
    """Level in words; empty without one."""
    return translate("board", "Lv.{level}").format(level=level) if level is not None else ""


def badge_text(keyword: str, times: int) -> str:
    """A keyword effect without brackets; an additive one, like <Security A. +1>, with its count (16-3-3, 16-39-3)."""
    text = keyword.strip(_BRACKETS)
    return f"{text} ×{times}" if times > 1 and text[-1:].isdecimal() else text
