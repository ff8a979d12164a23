"""Every card, pile, event, clause, passage and hit has a menu of its actions."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.ui.table.lines.line_list import LineList
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.context_menu import Offer
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import pick


def named(offers: list[Offer | QAction]) -> list[str]:
    return [offer.text() if isinstance(offer, QAction) else offer.text for offer in offers]


def menu(ground: QWidget, at: QPoint) -> QMenu:
    """Context menu at a position."""
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, ground.mapToGlobal(at))
    QApplication.sendEvent(ground, event)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def take(shown: QMenu, text: str) -> None:
    action = next(action for action in shown.actions() if action.text() == text)
    action.trigger()
    shown.close()


def row_of(lines: LineList, text: str) -> int:
    return next(row for row, line in enumerate(lines.shown) if text in line.text)


def test_a_card_offers_its_options_and_its_details(table: Table) -> None:
    view = table.view
    shown = menu(view.viewport(), view.where("First").center())
    texts = [action.text() for action in shown.actions()]
    assert "Attack the player with First" in texts
    assert texts[-1] == "Details"
    assert "Change it by hand" in texts
    take(shown, "Attack Theirs with First")
    assert "Attack Theirs with First" in table.session.texts.choice_text(table.session.now, table.session.tree.current)


def test_a_card_without_options_offers_its_details(table: Table) -> None:
    assert named(table.view.offered("Sprout"))[-1] == "Details"
    assert not any("Attack" in name for name in named(table.view.offered("Sprout")))
    assert named(table.view.offered("B.trash")) == ["Details"]


def test_a_card_in_setup_offers_its_edits(table: Table) -> None:
    table.setup_controller.begin_here()
    view = table.view
    shown = menu(view.viewport(), view.where("Guard").center())
    take(shown, "Suspend\tAlt+U")
    unit = next(u for u in table.setup.board.units() if u.label == "Guard")
    assert unit.suspended


def test_a_menu_in_setup_shows_letters_only_where_they_act(table: Table) -> None:
    table.setup_controller.begin_here()
    view, at_guard = table.view, table.view.where("Guard").center()

    def ways(shown: QMenu) -> list[str]:
        within = next(action.menu() for action in shown.actions() if action.text() == "Move it to")
        assert isinstance(within, QMenu)
        texts = [action.text() for action in (*within.actions(), *shown.actions())]
        shown.close()
        return texts

    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=at_guard)
    by_mouse = ways(menu(view.viewport(), at_guard))
    assert {"Trash", "Remove it\tDel", "Suspend\tAlt+U"} <= {*by_mouse}
    QTest.keyClick(view, Qt.Key.Key_T)
    assert any(unit.label == "Guard" for unit in table.setup.board.units()), "the letter begins a name"
    assert table.setup.field.text == "t"
    table.setup.field.clear()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Up)
    view.point_at("Guard")
    assert "Trash\tT" in ways(menu(view.viewport(), at_guard))
    QTest.keyClick(view, Qt.Key.Key_T)
    assert all(unit.label != "Guard" for unit in table.setup.board.units())


def test_an_event_offers_the_board_after_it_and_its_clauses(table: Table) -> None:
    pick(table, "Attack the player with First")
    lines = table.timeline
    row = next(row for row, line in enumerate(lines.shown) if line.number == "1")
    offered = named(lines.offered(row))
    assert "Show the board right after it" in offered
    assert f"Read {lines.shown[row].written[0]}" in offered
    assert offered[-1] == "Copy the line"
    lines.scrollTo(lines.model_of_lines.index(row, 0))
    rect = lines.visualRect(lines.model_of_lines.index(row, 0))
    shown = menu(lines.viewport(), rect.topLeft() + QPoint(40, 4))
    take(shown, f"Read {lines.shown[row].written[0]}")
    assert table.cited_card.title.text() == lines.shown[row].written[0]
    read = next(o for o in lines.offered(row) if named([o]) == ["Copy the line"])
    assert isinstance(read, Offer)
    read.do()
    assert lines.shown[row].text in QApplication.clipboard().text()


def test_why_not_can_be_asked_from_an_events_menu(table: Table) -> None:
    pick(table, "Attack the player with First")
    lines = table.timeline
    row = next(row for row, line in enumerate(lines.shown) if line.number == "1")
    why = next(o for o in lines.offered(row) if "nothing else" in named([o])[0])
    assert isinstance(why, Offer)
    why.do()
    assert "Not possible then" in table.decision.options.texts


def test_a_branch_offers_to_go_there_and_to_compare(table: Table) -> None:
    pick(table, "Pass the turn")
    lines = table.branches.lines
    assert named(lines.offered(row_of(lines, "The beginning")))[:2] == ["Go there", "Compare with the current board"]
    here = named(lines.offered(row_of(lines, "Pass the turn")))
    assert "Compare with the current board" not in here


def test_a_hit_and_the_page_offer_a_clauses_actions(qtbot: QtBot, window: Window) -> None:
    window.omnibox.setText("16-4")
    qtbot.waitUntil(lambda: window.is_idle)
    listing = window.columns.results.listing
    rect = listing.visualRect(listing.model().index(0, 0))
    shown = menu(listing.viewport(), rect.center())
    texts = [action.text().replace("&", "") for action in shown.actions()]
    assert texts[0] == "Open"
    assert "Copy with citation" in texts
    assert "Bookmark" in texts
    shown.close()
    sheet = window.columns.reader.sheet
    texts = [a.text().replace("&", "") for a in menu(sheet.viewport(), QPoint(30, 30)).actions()]
    assert "Copy with citation" in texts
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
