"""Notices at the table don't move the board, don't pile up, and close when outdated."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.notice_bar import NoticeBar
from tests.ui.table.accounts import answered
from tests.ui.table.conftest import CONTROL, open_file, pick, press, window_of, written
from tests.ui.table.test_branches import THREE
from tests.ui.waiting import wait


def notices(table: Table) -> NoticeBar:
    return window_of(table).notices


def fail(table: Table, text: str = "no position") -> None:
    """Paste text that isn't a position."""
    QGuiApplication.clipboard().setText(text)
    table.setup_controller.paste()
    QApplication.processEvents()


def board_at(table: Table) -> tuple[QPoint, object]:
    QApplication.processEvents()
    return table.view.mapTo(table.window(), QPoint()), table.view.size()


def test_the_board_keeps_its_place_and_size(table: Table) -> None:
    table.room.show_left()
    QApplication.processEvents()
    before = board_at(table)
    fail(table)
    assert notices(table).isVisible()
    assert board_at(table) == before
    notices(table).show_notice("Something else was mended.")
    assert board_at(table) == before


def test_an_impossible_action_is_reported_once_until_the_next_action(table: Table) -> None:
    fail(table)
    fail(table, "no position either")
    assert len(notices(table).texts) == 1
    pick(table, "Pass the turn")
    assert notices(table).texts == ()


def test_it_closes_by_escape_and_by_its_button(table: Table) -> None:
    fail(table)
    press(table, Qt.Key.Key_Escape)
    assert notices(table).texts == ()
    fail(table)
    (away,) = [b for b in notices(table).findChildren(QToolButton) if b.isVisible()]
    assert away.accessibleName()
    QTest.mouseClick(away, Qt.MouseButton.LeftButton)
    assert notices(table).texts == ()


def test_a_table_set_aside_is_offered_until_the_next_action(table: Table, tmp_path: Path) -> None:
    pick(table, "Pass the turn")
    open_file(table, written(tmp_path, THREE))
    assert len(notices(table).texts) == 1
    press(table, Qt.Key.Key_Z, CONTROL)
    assert table.session.tree.can_undo
    assert notices(table).texts == (), "it is back"
    open_file(table, written(tmp_path, THREE))
    assert len(notices(table).texts) == 1
    pick(table, "Pass the turn")
    assert notices(table).texts == ()


def test_a_table_set_aside_is_offered_at_the_table_until_anything_is_noted(table: Table, tmp_path: Path) -> None:
    pick(table, "Pass the turn")
    open_file(table, written(tmp_path, THREE))
    press(table, Qt.Key.Key_1, CONTROL)
    assert not notices(table).isVisible()
    press(table, Qt.Key.Key_5, CONTROL)
    assert notices(table).isVisible()
    table.pages_controller.argue()
    page = table.pages.dispute.part
    page.show_accounts((("Ann", "- pass: true"),))
    answered(page)
    assert notices(table).texts == ()


@pytest.mark.parametrize(("width", "left"), [(1280, True), (1280, False), (900, False)])
def test_no_hand_and_no_name_is_covered(table: Table, tmp_path: Path, width: int, left: bool) -> None:
    window = window_of(table)
    window.resize(width, 720)
    table.room.show_left(left)
    pick(table, "Pass the turn")
    open_file(table, written(tmp_path, THREE))
    QApplication.processEvents()
    covered = QRect(notices(table).mapTo(window, QPoint()), notices(table).size())
    assert notices(table).isVisible()
    assert not covered.intersects(QRect(table.view.mapTo(window, QPoint()), table.view.size()))
    for name in ("A.hand", "B.hand", "A.player", "B.player"):
        assert table.view.rect().contains(table.view.where(name))
    assert window.rect().contains(covered)
    assert covered.width() > 100


@pytest.mark.parametrize("larger", [0, 5])
@pytest.mark.parametrize("sets_up", [False, True])
def test_without_the_history_a_notice_covers_neither_options_nor_places(
    table: Table, sets_up: bool, larger: int
) -> None:
    window = window_of(table)
    window.resize(1024, 700)
    for _ in range(larger):
        window.appearance.larger_text()
    table.room.show_left(False)
    if sets_up:
        press(table, Qt.Key.Key_P, CONTROL | Qt.KeyboardModifier.AltModifier)
    for text in notices(table).texts:
        notices(table).dismiss(text)
    before = board_at(table)
    notice = notices(table).show_notice("The previous table was put aside.", offer="Restore")
    for _ in range(3):
        QApplication.processEvents()
    assert notices(table).isVisible()
    covered = QRect(notices(table).mapTo(window, QPoint()), notices(table).size())
    for part in (table.view, table.setup if sets_up else table.decision):
        assert part.isVisible()
        seen = part.visibleRegion().boundingRect()
        assert not covered.intersects(QRect(part.mapTo(window, seen.topLeft()), seen.size()))
    notices(table).dismiss(notice)
    assert board_at(table) == before


@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_in_a_dispute_a_notice_covers_no_name_no_step_and_no_button(table: Table, size: tuple[int, int]) -> None:
    window = window_of(table)
    window.resize(*size)
    table.pages_controller.argue()
    page = table.pages.dispute.part
    page.show_accounts((("Ann", "- pass: true"), ("Ben", "- pass: true")))
    answered(page)
    place = page.geometry()
    notice = notices(table).show_notice("The previous table was put aside.", offer="Restore")
    for _ in range(3):
        QApplication.processEvents()
    covered = QRect(notices(table).mapTo(window, QPoint()), notices(table).size())
    sides = [part for side in page.sides for part in (side.head, side.view, side.steps) if part.isVisible()]
    assert len(sides) > len(page.sides)
    for part in (*sides, page.foot, page.next, page.verdict):
        assert not covered.intersects(QRect(part.mapTo(window, QPoint()), part.size())), part
    notices(table).dismiss(notice)
    for _ in range(3):
        QApplication.processEvents()
    assert page.geometry() == place


def test_a_notice_moves_to_the_history_once_that_is_shown(table: Table) -> None:
    window = window_of(table)
    table.room.show_left(False)
    notices(table).show_notice("The previous table was put aside.")
    QApplication.processEvents()
    wide = notices(table).width()
    table.room.show_left()
    for _ in range(3):
        QApplication.processEvents()
    assert notices(table).width() < wide
    assert window.notices.isVisible()
    layout = table.room.layout()
    assert layout is not None
    assert layout.contentsMargins().bottom() == 0, "nothing is kept free"


def test_notices_are_visible_in_every_view(table: Table) -> None:
    fail(table)
    window = window_of(table)
    press(table, Qt.Key.Key_1, CONTROL)
    assert not table.isVisible()
    assert window.notices.isVisible()
    press(table, Qt.Key.Key_5, CONTROL)
    assert window.notices.isVisible()
    table.pages_controller.report()
    assert window.notices.isVisible()


def test_its_buttons_move_below_without_room_beside(table: Table) -> None:
    asked: list[int] = []
    bar = notices(table)
    bar.show_notice("It was put aside. " * 5, offer="Restore", then=lambda: asked.append(1))
    QApplication.processEvents()
    button = next(b for b in bar.findChildren(QToolButton) if b.text() == "Restore")
    assert bar.rect().contains(button.mapTo(bar, button.rect().bottomRight()))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [1]


def test_an_opened_table_is_seen_and_needs_no_message(table: Table, tmp_path: Path) -> None:
    announced: list[str] = []
    table.announced.connect(announced.append)
    file = tmp_path / "three.yaml"
    file.write_text(THREE, "utf-8")
    table.seating.open_path(file)
    while not table.is_idle:
        wait(1)
    assert announced == ["Opening three.yaml …", ""]


def test_a_status_of_the_table_is_left_there(table: Table) -> None:
    window = window_of(table)
    table.announced.emit("Opened scene.yaml.")
    table.pages_controller.report()
    assert window.statusBar().currentMessage() == "Opened scene.yaml."
    press(table, Qt.Key.Key_1, CONTROL)
    assert not window.statusBar().currentMessage()
    # What is announced elsewhere goes along.
    window.pin()
    window.navigator.show_view("table")
    window.navigator.show_view("cards")
    assert window.statusBar().currentMessage() == "Open a term first, then pin it"
