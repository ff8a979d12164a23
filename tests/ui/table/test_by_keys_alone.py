"""Tab reaches every part of the table, and each has an accessible name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from judgeapp.ui.table.table import Table
from tests.nightly import sampled
from tests.ui.table.accounts import WIDE, answered
from tests.ui.table.conftest import pick, press
from tests.ui.waiting import wait

_MAXIMUM = 200


def board(table: Table) -> None:
    pick(table, "Attack the player with First")


def causes(table: Table) -> None:
    board(table)
    table.toggle_causes()


def setup(table: Table) -> None:
    table.setup_controller.begin_here()


def choosing(table: Table) -> None:
    """More content than fits."""
    setup(table)
    table.setup.field.put("Sprout")


def by_hand(table: Table) -> None:
    table.toggle_by_hand()


def scenes(table: Table) -> None:
    table.seating.show_scenes()


def report(table: Table) -> None:
    table.pages_controller.report()


def comparison(table: Table) -> None:
    board(table)
    table.seating.undo()
    pick(table, "Pass the turn")
    table.pages_controller.compare()


def every_way(table: Table) -> None:
    """An explored question with an answer."""
    table.pages_controller.explore()
    form = table.pages.explore.part.form
    form.kind.setCurrentIndex(form.kind.findData("memory"))
    form.explore.click()
    while not table.is_idle:
        wait(1)
    form.either.click()


def two_accounts(table: Table) -> None:
    """Two accounts, one of them with an unreachable number."""
    pass_it = "- pass: true\n- expect: {memory: {A: 9}}\n"
    table.window().resize(*WIDE)
    table.pages_controller.argue()
    page = table.pages.dispute.part
    page.show_accounts((("Ann", pass_it), ("Ben", "- pass: true\n")))
    answered(page)
    page.reach.click()
    answered(page)
    assert page.hand.isEnabled()


def accessible_name(widget: QWidget) -> str:
    """Text that a screen reader speaks."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) if interface is not None else ""


def reached(table: Table) -> list[QWidget]:
    """Widgets in Tab order, once around."""
    widgets: list[QWidget] = []
    for _ in range(_MAXIMUM):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in widgets:
            return widgets
        widgets.append(focus)
        # Pages use Tab for their links, and text fields for tabs; F6 leaves them.
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is focus:
            press(table, Qt.Key.Key_F6)
    raise AssertionError("Tab never comes round")


@pytest.mark.parametrize(
    "show", sampled([board, causes, setup, choosing, by_hand, scenes, report, comparison, every_way, two_accounts], 3)
)
def test_tab_reaches_everything_and_everything_has_a_name(table: Table, show: Callable[[Table], None]) -> None:
    show(table)
    QApplication.processEvents()
    table.room.take_focus()
    focused = reached(table)
    wanted = [
        part
        for part in table.findChildren(QWidget)
        if part.isVisible()
        and part.isEnabled()
        and part.focusProxy() is None
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    missed = [f"{type(widget).__name__} {accessible_name(widget)!r}" for widget in wanted if widget not in focused]
    assert missed == []
    assert [type(widget).__name__ for widget in focused if not accessible_name(widget).strip()] == []


def test_every_button_of_the_table_has_a_key(table: Table) -> None:
    """The tooltip of each button on the bar names its shortcut."""
    table.bar.more.menu().aboutToShow.emit()
    for action in (*(button.defaultAction() for button in table.bar.first), *table.bar.more.menu().actions()):
        assert action.shortcut().toString(), action.text()
        assert action.toolTip()


def test_the_page_beside_the_board_is_reached_and_left_by_keys(table: Table) -> None:
    """Tab moves between the page's links."""
    table.cited_card.cite("11-2-5@4.2")
    sheet = table.cited_card.sheet
    assert sheet.hasFocus()
    press(table, Qt.Key.Key_F6)
    assert not sheet.hasFocus()
    for _ in range(_MAXIMUM):
        if not sheet.hasFocus():
            press(table, Qt.Key.Key_F6)
    assert sheet.hasFocus()
    press(table, Qt.Key.Key_Escape)
    assert not table.cited_card.isVisible()


def test_a_hidden_table_has_no_next_column(table: Table) -> None:
    table.room.hide()
    table.room.next_column()
    table.room.show()
    table.room.next_column()
    assert table.room.window().focusWidget() is not None
