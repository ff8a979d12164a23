"""Context menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from judgeapp.messages.punctuation import brief

_MAX_LENGTH = 80  # letters of a menu entry: an effect may have any length


class Offer(NamedTuple):
    """Entry of a menu: its action, its name, its key, its submenu, and whether it is checked, if checkable."""

    text: str
    do: Callable[[], object]
    key: str = ""
    submenu: str = ""
    checked: bool | None = None


Offers = Iterable[Offer | QAction]


def show_offers(offers: Offers, at: QPoint, parent: QWidget) -> None:
    """Show a menu at a point of the screen; none if nothing is offered."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    menus: dict[str, QMenu] = {"": menu}
    for offer in offers:
        if isinstance(offer, QAction):
            menu.addAction(offer)
            continue
        if offer.submenu not in menus:
            menus[offer.submenu] = menu.addMenu(offer.submenu)
        key = f"\t{offer.key}" if offer.key else ""
        action = menus[offer.submenu].addAction(brief(offer.text, _MAX_LENGTH).replace("&", "&&") + key)
        action.setCheckable(offer.checked is not None)
        action.setChecked(bool(offer.checked))
        action.triggered.connect(lambda _=False, do=offer.do: do())
    if menu.isEmpty():
        menu.deleteLater()
        return
    menu.popup(at)
