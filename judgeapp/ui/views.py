"""The views of the window, in the order of the rail: this table alone defines them.

The rail, the menu, the shortcuts and their list are made from it; `window.columns` fills each view but the table, which
has the window for itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainterPath

from judgeapp.ui import signs
from judgeapp.ui.localization import QT_TRANSLATE_NOOP

_for_later = partial(QT_TRANSLATE_NOOP, "views")
_CONTEXT = "views"


@dataclass(frozen=True)
class ViewSpec:
    """View as rail and menu name it."""

    key: str  # its name in the settings
    name: str  # label on the rail, in English
    menu: str  # label in the menu, in English, with its access key
    sign: Callable[[], QPainterPath]  # returns its sign

    @property
    def title(self) -> str:
        return QCoreApplication.translate(_CONTEXT, self.name)

    @property
    def shortcut(self) -> str:
        return f"Ctrl+{VIEWS.index(self) + 1}"


SEARCH = ViewSpec("search", _for_later("Search"), QT_TRANSLATE_NOOP("actions", "&Search"), signs.lens)
SOURCES = ViewSpec("sources", _for_later("Sources"), QT_TRANSLATE_NOOP("actions", "S&ources"), signs.book)
GLOSSARY = ViewSpec("glossary", _for_later("Glossary"), QT_TRANSLATE_NOOP("actions", "&Glossary"), signs.entries)
CARDS = ViewSpec("card", _for_later("Cards"), QT_TRANSLATE_NOOP("actions", "&Cards"), signs.card)
TABLE = ViewSpec("table", _for_later("Table"), QT_TRANSLATE_NOOP("actions", "&Table"), signs.table)
RULINGS = ViewSpec("rulings", _for_later("Rulings"), QT_TRANSLATE_NOOP("actions", "Ru&lings"), signs.page)

VIEWS = (SEARCH, SOURCES, GLOSSARY, CARDS, TABLE, RULINGS)


def find_view(key: str) -> ViewSpec:
    """The view of a key; the search if settings of another release name an unknown one."""
    return next((view for view in VIEWS if view.key == key), SEARCH)
