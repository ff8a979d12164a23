"""The menus of the window, made from the actions."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from judgeapp.ui.actions import ACTIONS


def fill_menus(window: QMainWindow) -> dict[str, QAction]:
    """Put every action into its menu, with its shortcut, calling its slot of the window.

    Those that read the rules are disabled until the window enables them. Gives them by id.
    """
    made: dict[str, QAction] = {}
    menus: dict[str, QMenu] = {}
    groups: dict[str, QActionGroup] = {}
    for spec in ACTIONS:
        if spec.menu not in menus:
            menus[spec.menu] = window.menuBar().addMenu(spec.menu_title)
        menu = menus[spec.menu]
        if spec.separate:
            menu.addSeparator()
        action = QAction(spec.title, window)
        action.setShortcuts(spec.sequences)
        action.setCheckable(spec.checkable or bool(spec.group))
        if spec.group:
            groups.setdefault(spec.group, QActionGroup(window)).addAction(action)
        action.setEnabled(not (spec.reads or spec.table))
        slot = getattr(window, spec.slot)
        takes = (spec.argument,) if spec.argument or spec.group else ()
        action.triggered.connect(lambda _=False, slot=slot, takes=takes: slot(*takes))
        menu.addAction(action)
        made[spec.id] = action
    return made
