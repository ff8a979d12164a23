"""Colours of a board. The seven card colours appear on cards only, next to their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPalette

from judgeapp.ui.widgets.style.theme import colours, mix

# For each colour of cards: its fill, its text colour, and a darker shade for use beside another colour, so that text is
# legible on both.
_CARD_COLOURS = {
    "red": ("#bf3f3a", "#ffffff", "#b23a35"),
    "blue": ("#2f6fb8", "#ffffff", "#2b67ab"),
    "yellow": ("#e9bf3c", "#2a2412", "#94700f"),
    "green": ("#35804b", "#ffffff", "#317546"),
    "black": ("#3c3e43", "#ffffff", "#3c3e43"),
    "purple": ("#7a4db0", "#ffffff", "#7046a3"),
    "white": ("#d5d1c6", "#2a2c30", "#6f7276"),
    # For a card of unknown colour.
    "": ("#8b8f96", "#ffffff", "#6f7276"),
}
# Colours of a card's back, drawn by us: background, frame and sign; and those of a Digi-Egg.
BACK = (QColor("#2f4058"), QColor("#8fa3bf"), QColor("#48607f"))
EGG_BACK = (QColor("#e4e0d6"), QColor("#9b937f"), QColor("#c9c0aa"))


class CardColour(NamedTuple):
    ground: QColor
    ink: QColor
    deep: QColor  # background beside another colour, on which white is legible


class FrameColours(NamedTuple):
    """Fill of a card's frame, and the ink on it."""

    fill: QBrush
    ink: QColor


@dataclass(frozen=True)
class Shades:
    """Mixed palette colours, so they follow the scheme. `ink`, `muted`: text, and text that steps back."""

    table: QColor  # background of everything
    area: QColor  # background of an area
    card: QColor  # a card; turned: a suspended one
    turned: QColor
    ink: QColor
    muted: QColor
    line: QColor  # edges
    focus: QColor  # around the focused thing; on_focus: text on it
    on_focus: QColor
    mark: QColor  # around the subjects of a decision or an event; mark_ground: their background
    mark_ground: QColor
    lit: QColor  # around the resolving effect; lit_ground: the background of its words
    lit_ground: QColor
    badge: QColor  # background of a keyword effect
    plate: QColor  # the part of a card where a picture would be

    @staticmethod
    def of(palette: QPalette) -> Shades:
        role = QPalette.ColorRole
        base, text = palette.color(role.Base), palette.color(role.Text)
        window = palette.color(role.Window)
        is_light = base.lightnessF() > 0.5
        shown = colours(palette)
        accent = palette.color(role.Accent)
        return Shades(
            table=window,
            area=mix(window, text, 0.045 if is_light else 0.03),
            card=base if is_light else mix(base, text, 0.09),
            turned=mix(base, text, 0.075 if is_light else 0.03),
            ink=text,
            muted=QColor(shown.muted),
            line=mix(base, text, 0.28),
            focus=QColor(shown.bar),
            on_focus=palette.color(role.HighlightedText),
            mark=accent,
            mark_ground=mix(base, accent, 0.16),
            lit=QColor("#d98500") if is_light else QColor("#ffb340"),
            lit_ground=mix(base, QColor("#ffb340"), 0.34 if is_light else 0.26),
            badge=mix(base, text, 0.11) if is_light else mix(base, text, 0.2),
            plate=mix(base, text, 0.035) if is_light else mix(base, text, 0.05),
        )


def card_colours(names: tuple[str, ...]) -> list[CardColour]:
    """Drawn colours of a card, in the order of the rules."""
    return [CardColour(*map(QColor, _CARD_COLOURS[name])) for name in names]


def frame_colours(names: tuple[str, ...], frame: QRectF) -> FrameColours:
    """Colours of the frame of a card: several lie side by side."""
    colours = card_colours(names or ("",))
    if len(colours) == 1:
        return FrameColours(QBrush(colours[0].ground), colours[0].ink)
    fill = QLinearGradient(frame.topLeft(), QPointF(frame.right(), frame.top() + frame.width() / 6))
    share = 1 / len(colours)
    for place, colour in enumerate(colours):
        fill.setColorAt(place * share + 0.004, colour.deep)
        fill.setColorAt((place + 1) * share - 0.004, colour.deep)
    return FrameColours(QBrush(fill), QColor("#ffffff"))
