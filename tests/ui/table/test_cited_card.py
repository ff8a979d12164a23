"""A cited clause is read next to the board."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import CONTROL, press, window_of


def read(table: Table) -> str:
    return table.cited_card.sheet.toPlainText()


def test_a_clause_is_read_in_both_texts_and_other_languages_beside_the_board(qtbot: QtBot, table: Table) -> None:
    table.cited_card.cite("11-2-5")
    assert table.board.isVisible()
    assert table.decision.isVisible()
    assert table.cited_card.title.text() == "11-2-5"
    assert "11-2-5" in read(table)
    qtbot.waitUntil(lambda: table.is_idle)
    navigation = window_of(table).navigation
    assert navigation is not None
    library = navigation.pages.library
    clause = library.corpus.clause("11-2-5")
    assert clause is not None
    assert clause.blocks[0].text[:10] in read(table)
    rendering = library.corpus.rendering(clause)
    assert rendering is not None
    assert rendering.blocks[0].text[:10] in read(table)


def test_escape_closes_it_and_returns_the_focus(table: Table) -> None:
    window = table.window()
    table.cited_card.cite("11-2-5")
    assert window.focusWidget() is table.cited_card.sheet
    press(table, Qt.Key.Key_Escape)
    assert not table.cited_card.isVisible()
    assert window.focusWidget() is table.decision.options


def test_enter_opens_it_in_the_reader(table: Table) -> None:
    window = window_of(table)
    assert window.navigation is not None
    table.cited_card.cite("11-2-5")
    QTest.keyClick(table.cited_card.sheet, Qt.Key.Key_Return)
    assert window.navigation.address == Address(Kind.PASSAGE, "rules:11-2-5")
    assert not table.isVisible()
    press(table, Qt.Key.Key_5, CONTROL)
    assert table.cited_card.isVisible()


def test_its_links_lead_forward_and_back_within_it(table: Table) -> None:
    card = table.cited_card
    table.cited_card.cite("11-2-5")
    assert not card.back.isVisible()
    card.sheet.anchorClicked.emit(QUrl(Address(Kind.CONCEPT, "blocker").url))
    assert card.title.text() == "<Blocker>"
    assert card.back.isVisible()
    QTest.keyClick(card.sheet, Qt.Key.Key_Backspace)
    assert card.title.text() == "11-2-5"
    assert not card.back.isVisible()


def test_digits_choose_options_while_it_is_read(table: Table) -> None:
    table.cited_card.cite("11-2-5")
    lines = table.decision.options.shown
    number = next(line.number for line in lines if line.text == "Pass the turn")
    QTest.keyClicks(table.cited_card.sheet, number)
    assert table.session.tree.here.choice == "pass"


def test_it_appears_where_the_right_side_is_free(table: Table) -> None:
    table.room.toggle_right()
    assert not table.room.right.isVisible()
    table.cited_card.cite("11-2-5")
    assert table.cited_card.isVisible()
    table.escape()
    assert not table.cited_card.isVisible()
    table.pages_controller.argue()
    table.cited_card.cite("11-2-5")
    assert table.cited_card.isVisible()
    assert table.pages.dispute.part.isVisible()
    table.escape()
    assert table.pages.dispute.part.isVisible()


def test_it_follows_the_judges_language_and_text(table: Table) -> None:
    window = window_of(table)
    assert window.navigation is not None
    library = window.navigation.pages.library
    clause = library.corpus.clause("11-2-5")
    assert clause is not None
    assert clause is not None
    rendering = library.corpus.rendering(clause)
    assert rendering is not None
    table.cited_card.cite("11-2-5")
    window.languages.toggle_text()
    assert rendering.blocks[0].text[:20] not in read(table)
    window.languages.toggle_text()
    assert rendering.blocks[0].text[:20] in read(table)


def test_a_missing_clause_opens_nothing(table: Table) -> None:
    table.cited_card.cite("99-9")
    table.cited_card.cite("<Xyzzy>")
    assert not table.cited_card.isVisible()
    assert table.isVisible()
