"""The places of the window, in the order of the rail: this table is all that says which there are.

The rail, the menu, the shortcuts and their list are made from it; what stands in a place is
put there by `window.columns`, but for the table, which has the window for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainterPath

from judgeapp.ui import signs
from judgeapp.ui.source_text import QT_TRANSLATE_NOOP

_CONTEXT = "places"


@dataclass(frozen=True)
class Place:
    """key  -- what it is called in the settings
    name -- on the rail, in English
    menu -- in the menu, in English, with its access key
    sign -- gives its sign
    """

    key: str
    name: str
    menu: str
    sign: Callable[[], QPainterPath]

    @property
    def title(self) -> str:
        """Its name in the language of the window."""
        return QCoreApplication.translate(_CONTEXT, self.name)

    @property
    def shortcut(self) -> str:
        return f"Ctrl+{PLACES.index(self) + 1}"


SEARCH = Place("search", QT_TRANSLATE_NOOP("places", "Search"), QT_TRANSLATE_NOOP("actions", "&Search"), signs.lens)
SOURCES = Place("sources", QT_TRANSLATE_NOOP("places", "Sources"), QT_TRANSLATE_NOOP("actions", "S&ources"), signs.book)
GLOSSARY = Place(
    "glossary", QT_TRANSLATE_NOOP("places", "Glossary"), QT_TRANSLATE_NOOP("actions", "&Glossary"), signs.entries
)
BOOKMARKS = Place(
    "bookmarks", QT_TRANSLATE_NOOP("places", "Bookmarks"), QT_TRANSLATE_NOOP("actions", "&Bookmarks"), signs.ribbon
)
WRITE = Place(
    "card", QT_TRANSLATE_NOOP("places", "Write"), QT_TRANSLATE_NOOP("actions", "&Write a card or text"), signs.card
)
TABLE = Place("table", QT_TRANSLATE_NOOP("places", "Table"), QT_TRANSLATE_NOOP("actions", "&Table"), signs.table)
TEACH = Place(
    "teach", QT_TRANSLATE_NOOP("places", "Teach"), QT_TRANSLATE_NOOP("actions", "Teac&h wordings"), signs.same
)

RULINGS = Place("rulings", QT_TRANSLATE_NOOP("places", "Rulings"), QT_TRANSLATE_NOOP("actions", "Ru&lings"), signs.page)

PLACES = (SEARCH, SOURCES, GLOSSARY, BOOKMARKS, WRITE, TABLE, TEACH, RULINGS)


def place_called(key: str) -> Place:
    """The place of a key; the search where the settings of another release name one that there
    is not."""
    return next((place for place in PLACES if place.key == key), SEARCH)
