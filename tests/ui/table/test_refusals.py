"""Refusals on the board, next to the card."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import options, pick, press
from tests.ui.table.test_keys_and_clicks import click, draw, middle


def refused(table: Table) -> str:
    """Text next to a card on the board; empty if the choice is legal."""
    lens = table.view.lens
    return lens.toPlainText() if lens.isVisible() else ""


def test_a_card_without_options_says_why(table: Table) -> None:
    click(table, "Guard")
    assert "Attack Guard with First" in refused(table)
    assert "1 of the opponent's suspended Digimon can be attacked 11-2-7-1" in refused(table)


def test_a_card_with_options_says_nothing(table: Table) -> None:
    click(table, "First")
    assert refused(table) == ""
    assert "Attack the player with First" in options(table)
    # It can't attack, but it can digivolve.
    click(table, "Sprout")
    assert refused(table) == ""


def test_an_unattackable_target_says_why(table: Table) -> None:
    """Only a suspended Digimon can be attacked."""
    draw(table, "First", middle(table, "Guard"))
    assert "Attack Guard with First" in refused(table)
    assert table.session.tree.current == 0
    draw(table, "First", middle(table, "Theirs"))
    assert table.session.tree.current == 1
    assert refused(table) == ""


def test_it_closes_with_the_next_click_escape_or_the_board(table: Table) -> None:
    ways: tuple[Callable[[], None], ...] = (
        lambda: click(table, "First"),
        lambda: QTest.keyClick(table.view, Qt.Key.Key_Escape),
        lambda: pick(table, "Pass the turn"),
    )
    for go_on in ways:
        click(table, "Guard")
        assert refused(table) != ""
        go_on()
        assert refused(table) == ""


def test_it_works_by_keys_too(table: Table) -> None:
    table.view.setFocus()
    table.view.point_at("Guard")
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert "suspended" in refused(table)
    assert "suspended" in table.view.accessibleDescription()


def test_it_leads_to_its_clauses(table: Table) -> None:
    click(table, "Guard")
    clause = "11-2-7-1"
    assert clause in refused(table)
    lens = table.view.lens
    lens.anchorClicked.emit(QUrl(Address(Kind.PASSAGE, f"rules:{clause}@4.2").url))
    assert table.cited_card.title.text() == clause


def test_an_earlier_board_refuses_nothing(table: Table) -> None:
    pick(table, "Attack the player with First")
    press(table, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    click(table, "Guard")
    assert refused(table) == ""
