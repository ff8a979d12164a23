"""Questions are answered while typing, with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.search import live_search
from judgeapp.ui.search.answer_rows import AnswerRows, SearchData
from judgeapp.ui.search.answering import answered
from judgeapp.ui.widgets.lists.row_painting import OUTDATED
from judgeapp.ui.window.window import Window
from tests.ui.driving import commit, type_text

Shows = Callable[[Window, str], None]


def compose(window: Window, preedit: str) -> None:
    """Compose text with an input method without committing it."""
    QApplication.sendEvent(window.omnibox, QInputMethodEvent(preedit, []))


def test_typing_in_any_language_shows_the_clause(qtbot: QtBot, window: Window, shows: Shows) -> None:
    for question, clause in (
        ("blocker", "rules:16-4"),
        # One word for the keyword and for the action that it allows.
        ("格擋", "rules:12-1"),
        ("ブロッカー", "rules:16-4"),
        ("Brutbereich", "rules:3-4-5"),
        ("阻挡者", "rules:16-4"),
        ("7-2", "rules:7-2"),
        ("16-5", "rules:16-4"),
    ):
        window.omnibox.clear()
        type_text(qtbot, window, question)
        shows(window, clause)
        assert window.omnibox.text() == question
        assert window.omnibox.hasFocus()


def test_text_being_composed_is_not_searched(qtbot: QtBot, window: Window, shows: Shows) -> None:
    asked: list[str] = []
    window.omnibox.asked.connect(asked.append)
    for preedit in ("b", "ぶ", "ぶろ", "ブロッカー"):
        compose(window, preedit)
    assert asked == []
    assert window.omnibox.text() == ""
    commit(window, "ブロッカー")
    assert asked == ["ブロッカー"]
    shows(window, "rules:16-4")


def test_arrow_keys_walk_the_results_and_the_reader_follows(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "16-5")
    shows(window, "rules:16-4")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Down)
    shows(window, "rules:16-4-1")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Down)
    shows(window, "rules:16-4-2")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Up)
    shows(window, "rules:16-4-1")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_PageDown)
    shows(window, "rules:16-5")  # the clause that had this number in 3.6 comes last
    assert window.omnibox.hasFocus()


def test_enter_goes_to_the_reader_and_escape_comes_back(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "16-5")
    shows(window, "rules:16-4")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Return)
    qtbot.waitUntil(window.columns.reader.sheet.hasFocus)
    qtbot.keyClick(window.columns.reader.sheet, Qt.Key.Key_Escape)
    qtbot.waitUntil(window.omnibox.hasFocus)
    assert window.omnibox.text() == "16-5"
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Escape)
    assert window.omnibox.text() == ""
    shows(window, "rules:16-4")


def test_control_k_reaches_the_field_from_anywhere_and_selects_it(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "16-5")
    shows(window, "rules:16-4")
    control = Qt.KeyboardModifier.ControlModifier
    for key in (Qt.Key.Key_2, Qt.Key.Key_3):
        qtbot.keyClick(window, key, control)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is not window.omnibox
        qtbot.keyClick(focus, Qt.Key.Key_K, control)
        assert window.omnibox.hasFocus()
        assert window.omnibox.selectedText() == "16-5"


def test_control_k_in_the_field_deletes_nothing(qtbot: QtBot, window: Window) -> None:
    type_text(qtbot, window, "16-5")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Home)
    qtbot.keyClick(window.omnibox, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert window.omnibox.text() == "16-5"


def test_an_empty_result_suggests_what_to_try(qtbot: QtBot, window: Window) -> None:
    type_text(qtbot, window, "xqzvwk")
    empty = window.columns.results.empty
    qtbot.waitUntil(empty.isVisible)
    assert "xqzvwk" in empty.text()
    assert "Ctrl+3" in empty.text()


def test_the_reader_shows_no_clause_without_results(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "16-5")
    shows(window, "rules:16-4")
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Return)
    window.omnibox.setText("xqzvwk")
    qtbot.waitUntil(window.columns.results.empty.isVisible)
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.FRONT)
    assert not window.columns.reader.copy.isVisible()
    assert not window.actions_by_id["copy-text"].isEnabled()
    window.navigator.go_back()
    shows(window, "rules:16-4")


def test_search_pressed_without_a_question_leads_to_the_start(qtbot: QtBot, window: Window, shows: Shows) -> None:
    search = next(button for button in window.rail.findChildren(QToolButton) if button.text() == "Search")
    type_text(qtbot, window, "16-5")
    shows(window, "rules:16-4")
    qtbot.mouseClick(search, Qt.MouseButton.LeftButton)
    shows(window, "rules:16-4")
    qtbot.mouseClick(window.omnibox.clear_sign, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(search, Qt.MouseButton.LeftButton)
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.FRONT)
    assert window.omnibox.hasFocus()
    assert "Settle a dispute" in window.columns.reader.sheet.toPlainText()


def test_going_elsewhere_clears_the_selected_result(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "16-5")
    shows(window, "rules:16-4")
    listing = window.columns.results.listing
    assert listing.chosen == Address(Kind.PASSAGE, "rules:16-4")
    window.columns.contents.opened.emit(Address(Kind.PASSAGE, "rules:3-1"))
    assert listing.chosen is None
    assert not listing.selectedIndexes()
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Down)
    shows(window, "rules:16-4")


def test_a_result_shows_its_place(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "16-6-6")
    shows(window, "rules:16-6-6")
    model = window.columns.results.model
    row = model.row(model.index(0))
    assert row.tip_text.startswith("Comprehensive Rules 3.6 › 16 Keyword Effects › 16-7 <Piercing>")
    assert not row.foot
    window.omnibox.setText("いくせいエリア")
    qtbot.waitUntil(lambda: window.is_idle)
    rows = [model.row(model.index(i)) for i in range(model.rowCount())]
    manual = next(row for row in rows if row.tip_text.startswith("Official Rule Manual 4.0 › "))
    assert manual.foot == "Official Rule Manual 4.0 · Japanese"


def test_headings_in_other_languages_have_names_beside_them(qtbot: QtBot, window: Window, shows: Shows) -> None:
    window.languages.use_text("source")
    type_text(qtbot, window, "16-11")
    shows(window, "rules:16-10")
    model = window.columns.results.model
    tree = window.columns.contents

    def everywhere() -> list[str]:
        qtbot.waitUntil(lambda: window.is_idle)
        return [
            model.row(model.index(0)).text,
            window.columns.reader.sheet.toPlainText(),
            window.columns.reader.path.whole,
            tree.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole),
        ]

    for text in everywhere():
        assert "≪重启≫" in text
        assert "Reboot" in text
    window.languages.prefer("ja")
    for text in everywhere():
        assert "再起動" in text
        assert "Reboot" not in text
    window.languages.prefer("zh-Hans")
    for text in everywhere():
        assert "Reboot" not in text
        assert "再起動" not in text


def test_a_number_that_never_was_says_so(qtbot: QtBot, window: Window) -> None:
    type_text(qtbot, window, "16-99")
    notice = window.columns.results.notice
    qtbot.waitUntil(notice.isVisible)
    assert "16-99" in notice.text()


def test_a_question_typed_before_the_rules_open_is_answered_later(qtbot: QtBot, data: Path, shows: Shows) -> None:
    window = Window(data)
    qtbot.addWidget(window)
    window.show()
    assert window.navigation is None
    type_text(qtbot, window, "16-5")
    assert window.columns.results.busy.text()
    shows(window, "rules:16-4")
    assert not window.columns.results.busy.isVisible()
    window.close()


def test_fast_typing_ends_with_the_answer_to_the_last_word(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "16-5")
    window.omnibox.setText("blo")
    window.omnibox.setText("3-4-7")
    shows(window, "rules:3-4-5")
    things = window.columns.results.model.things()
    assert all(place.key.startswith("rules:3-4-5") for place in things)


def test_outdated_hits_are_grey_and_enter_opens_none(
    qtbot: QtBot, window: Window, shows: Shows, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_text(qtbot, window, "12-1")
    shows(window, "rules:12-1")
    results, opened = window.columns.results, list[object]()
    results.listing.opened.connect(opened.append)
    answers = Event()

    def late(data: SearchData, question: str, shown: ShownText) -> AnswerRows:
        answers.wait(10)
        return answered(data, question, shown)

    monkeypatch.setattr(live_search, "answered", late)
    window.omnibox.setText("14-1")
    black = results.listing.grab().toImage()
    qtbot.waitUntil(lambda: bool(results.listing.property(OUTDATED)))
    assert results.listing.grab().toImage() != black, "also where the list has the keyboard"
    listing = results.listing
    listing.setFocus()
    qtbot.mouseClick(
        listing.viewport(), Qt.MouseButton.LeftButton, pos=listing.visualRect(listing.model().index(1, 0)).center()
    )
    qtbot.keyClick(listing, Qt.Key.Key_Return)
    assert listing.hasFocus()
    window.omnibox.setFocus()
    qtbot.keyClick(window.omnibox, Qt.Key.Key_Return)
    assert opened == []
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.PASSAGE, "rules:12-1")
    answers.set()
    qtbot.waitUntil(lambda: bool(opened))
    assert not results.listing.property(OUTDATED)
    shows(window, "rules:14-1")


def test_a_screen_reader_hears_a_results_number_text_and_reason(qtbot: QtBot, window: Window, shows: Shows) -> None:
    type_text(qtbot, window, "blocker")
    shows(window, "rules:16-4")
    model = window.columns.results.model
    text = model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith("16-5 <Blocker>")
    why = model.data(model.index(0), Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "defines blocker" in why
