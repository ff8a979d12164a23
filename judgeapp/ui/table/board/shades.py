"""The colours of a board. The seven card colours stand only on cards, each with its letter."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QPalette

from judgeapp.ui.source_text import QT_TRANSLATE_NOOP
from judgeapp.ui.widgets.theme import colours, mix

# Of each colour of cards: how it is drawn, what is written on it, and its letter.
_CARD_COLOURS = {
    "red": ("#c8453f", "#ffffff", QT_TRANSLATE_NOOP("board", "R")),
    "blue": ("#2f74c0", "#ffffff", QT_TRANSLATE_NOOP("board", "U")),
    "yellow": ("#e9bf3c", "#2a2412", QT_TRANSLATE_NOOP("board", "Y")),
    "green": ("#3c8f55", "#ffffff", QT_TRANSLATE_NOOP("board", "G")),
    "black": ("#3c3e43", "#ffffff", QT_TRANSLATE_NOOP("board", "B")),
    "purple": ("#8152b8", "#ffffff", QT_TRANSLATE_NOOP("board", "P")),
    "white": ("#f1efea", "#2a2c30", QT_TRANSLATE_NOOP("board", "W")),
}


@dataclass(frozen=True)
class CardColour:
    ground: QColor
    ink: QColor
    letter: str


@dataclass(frozen=True)
class Shades:
    """Mixed from palette roles, so they follow the scheme.

    table   -- behind everything
    area    -- behind the cards of an area
    card    -- a card; turned: one that is suspended
    ink, muted -- text, and text that steps back
    line    -- edges
    focus   -- around what the keys act on
    mark    -- around what a decision or an event speaks of; mark_ground: behind it
    back    -- the hatching of a face-down card
    """

    table: QColor
    area: QColor
    card: QColor
    turned: QColor
    ink: QColor
    muted: QColor
    line: QColor
    focus: QColor
    mark: QColor
    mark_ground: QColor
    back: QColor

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
            mark=accent,
            mark_ground=mix(base, accent, 0.16),
            back=mix(base, text, 0.30),
        )


def card_colours(names: tuple[str, ...]) -> tuple[CardColour, ...]:
    """The colours of a card as they are drawn, those it has in the order of the rules."""
    return tuple(
        CardColour(QColor(ground), QColor(ink), QCoreApplication.translate("board", letter))
        for ground, ink, letter in (_CARD_COLOURS[name] for name in names)
    )
