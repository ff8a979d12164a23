"""The menus of the window, made from the actions, and which of these can be done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from judgeapp.ui.actions import ACTIONS, key_names, plain
from judgeapp.ui.faults import fault_context
from judgeapp.ui.localization import with_note
from judgeapp.ui.window.deferred_calls import DeferredCalls


def fill_menus(window: QMainWindow, waiting: DeferredCalls) -> dict[str, QAction]:
    """Put every action into its menu, with its shortcut, calling its slot.

    Those that read the rules are disabled until the window enables them; those of a place that is not there yet wait
    for it. Gives them by id.
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
        action.setToolTip(with_note(plain(spec.title), key_names(spec)))
        if spec.short:
            action.setIconText(spec.short_title)
        action.setCheckable(spec.checkable or bool(spec.group))
        if spec.group:
            groups.setdefault(spec.group, QActionGroup(window)).addAction(action)
        action.setEnabled(not (spec.reads or spec.table))
        slot = attrgetter(spec.slot)(window)
        takes = (spec.argument,) if spec.argument or spec.group else ()
        deed = partial(_do, plain(spec.title), partial(slot, *takes))
        if spec.is_of_place:
            deed = partial(waiting.do, deed)
        action.triggered.connect(partial(_triggered, deed))
        menu.addAction(action)
        made[spec.id] = action
    return made


def _triggered(deed: Callable[[], object], _: bool = False) -> None:
    deed()


def _do(title: str, slot: Callable[[], object]) -> None:
    with fault_context(title):
        slot()


def enable(
    made: dict[str, QAction],
    *,
    at_table: bool,
    clause: bool,
    quoted: bool,
    card: bool,
    ruling: bool,
    back: bool,
    forward: bool,
) -> None:
    """Enable what can be done once the rules are open.

    at_table -- the table is seen, and not the reader
    clause, quoted, card, ruling -- what the reader shows
    back, forward -- whether the reader has been anywhere else
    """
    has_clause, has_card = clause and not at_table, card and not at_table
    has_ruling = ruling and not at_table
    for spec in ACTIONS:
        if spec.reads or spec.table:
            usable = (has_clause or not spec.clause) and (has_card or not spec.card)
            usable = usable and (has_ruling or not spec.ruling)
            usable = usable and ((quoted and not at_table) or not spec.quoted)
            made[spec.id].setEnabled(usable and (at_table or not spec.table))
        elif spec.group == "text":
            # At the table no clause is read, and its keys aim what is set up.
            made[spec.id].setEnabled(not at_table)
    made["back"].setEnabled(at_table or back)
    made["forward"].setEnabled(at_table or forward)
