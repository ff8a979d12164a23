"""First sight of each view: only what belongs there, and nothing left from another view."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import autosave_file
from judgeapp.engine.identity import Seat
from judgeapp.entries.importing import ImportReport
from judgeapp.table.setup import position as at
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk.desk_pages import front_page
from judgeapp.ui.pages.wording import describe_cards_report
from judgeapp.ui.plain_intents import PlainIntent
from judgeapp.ui.rulings.ruling_list import RulingForm
from judgeapp.ui.views import CARDS, GLOSSARY, RULINGS, SEARCH, SOURCES, TABLE, VIEWS
from judgeapp.ui.widgets.lists.rows import joined
from judgeapp.ui.window.layout.central_widget import stops
from judgeapp.ui.window.window import Window
from tests.ui.driving import ask, type_text
from tests.ui.first_sight import controls_of

Start = Callable[[Path], Window]
BLOCKER = Address(Kind.PASSAGE, "rules:16-4")


@pytest.fixture
def asked(qtbot: QtBot, window: Window) -> Window:
    """A window with an open search result."""
    type_text(qtbot, window, "16-5")
    qtbot.waitUntil(lambda: window.is_idle)
    assert window.navigation is not None
    assert window.navigation.address == BLOCKER
    return window


def test_each_view_shows_its_own_page(qtbot: QtBot, asked: Window) -> None:
    assert len(VIEWS) <= 6
    navigation, columns = asked.navigation, asked.columns
    assert navigation is not None
    columns.open_side(True)
    kinds = {SOURCES: Kind.PASSAGE, GLOSSARY: Kind.CONCEPT, CARDS: Kind.LIBRARY, RULINGS: Kind.WRITTEN}
    for place, kind in kinds.items():
        asked.navigator.show_view(place.key)
        assert navigation.address.kind == kind, place.key
        assert columns.side.isVisible() or kind in (Kind.LIBRARY, Kind.WRITTEN), place.key
    asked.navigator._left.clear()
    asked.navigator.show_view(SEARCH.key)
    assert navigation.address == BLOCKER, "the first result"
    asked.navigator.show_view(SOURCES.key)
    assert navigation.address == BLOCKER, "what was read there last"
    columns.results.listing.choose_none()
    asked.navigator.show_view(SEARCH.key)
    assert columns.results.listing.chosen == navigation.address == BLOCKER
    # Both share a column with other forms and have no address of their own.
    asked.actions_by_id["teach"].trigger()
    qtbot.waitUntil(lambda: navigation.address == Address(Kind.TAUGHT))
    assert columns.teach_form.isVisible()
    columns.show_tab(columns.form)
    assert navigation.address == Address(Kind.LIBRARY)
    asked.actions_by_id["bookmarks"].trigger()
    assert columns.bookmarks.isVisible()


def test_a_late_answer_waits_for_the_search_view(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    navigation = window.navigation
    assert navigation is not None
    for goes_at_once in (True, False):
        type_text(qtbot, window, "16-5")
        if not goes_at_once:
            # The results are shown, and the first page is about to open.
            navigation.answered.connect(lambda: window.navigator.show_view(GLOSSARY.key))
            qtbot.waitUntil(lambda: window.settings.rail == GLOSSARY.key)
        window.navigator.show_view(GLOSSARY.key)
        began = navigation.address
        qtbot.waitUntil(lambda: window.is_idle)
        assert navigation.address == began, "of the glossary"
        assert began.kind == Kind.CONCEPT
        window.navigator.show_view(SEARCH.key)
        assert navigation.address == window.columns.results.listing.chosen == BLOCKER
        window.omnibox.clear()
        qtbot.waitUntil(lambda: window.is_idle)


def test_the_guide_belongs_to_no_view(asked: Window) -> None:
    navigation = asked.navigation
    assert navigation is not None
    asked.navigator.show_view(CARDS.key)
    read = navigation.address
    for place in (GLOSSARY, CARDS):
        asked.navigator.ask_help()
        assert navigation.address.kind == Kind.GUIDE
        asked.navigator.show_view(place.key)
    assert navigation.address == read


def test_no_results_stay_beside_a_page_that_no_search_finds(qtbot: QtBot, asked: Window) -> None:
    navigation, results = asked.navigation, asked.columns.results
    assert navigation is not None
    results.listing.setFocus()
    for go in (asked.navigator.ask_help, asked.navigator.show_help, asked.navigator.show_editions):
        go()
        assert not results.isVisible(), navigation.address
        assert asked.columns.reader.isAncestorOf(asked.focusWidget()), "not among hidden results"
        asked.navigator.go_back()
    assert navigation.address == BLOCKER
    assert results.isVisible()
    asked.navigator.ask_help()
    type_text(qtbot, asked, "6-5")
    qtbot.waitUntil(lambda: asked.is_idle)
    asked.navigator.ask_help()
    asked.navigator.go_back()
    assert results.isVisible(), "of another question"
    asked.navigator.ask_help()
    asked.navigator.ask_help()
    asked.navigator.escape()
    assert navigation.address.kind == Kind.GUIDE, "back from the shortcuts"
    asked.navigator.escape()
    assert results.isVisible()
    asked.navigator.show_front()
    qtbot.waitUntil(lambda: asked.is_idle)
    assert navigation.address == Address(Kind.FRONT)
    assert not results.isVisible(), "it starts over"
    asked.navigator.go_back()
    qtbot.waitUntil(lambda: asked.is_idle)
    assert results.isVisible(), "with its question"
    for place, own in ((SOURCES, asked.columns.sources), (GLOSSARY, asked.columns.concepts)):
        asked.navigator.show_view(place.key)
        asked.navigator.ask_help()
        assert own.isVisible(), "it is the place's own"


def test_the_window_starts_with_three_actions(qtbot: QtBot, asked: Window) -> None:
    navigation, columns = asked.navigation, asked.columns
    assert navigation is not None
    asked.omnibox.clear()
    assert navigation.address == Address(Kind.FRONT), "what was only passed goes with the results"
    assert not columns.results.isVisible(), "nothing is asked, so there are no results"
    assert not columns.side.isVisible(), "there is nothing in other languages"
    shown = columns.reader.sheet.toHtml()
    for action in ("omnibox", "set-up-anew", "dispute"):
        assert Address(Kind.DO, action).url in shown
    text = columns.reader.sheet.toPlainText()
    assert text.count("Not imported yet: the text of rules 4.2, real cards, official answers.") == 1
    type_text(qtbot, asked, "16-5")
    qtbot.waitUntil(lambda: asked.is_idle)
    columns.results.listing.open_chosen()
    asked.omnibox.clear()
    assert navigation.address == BLOCKER, "what was opened stays"
    asked.navigator.show_front()
    assert "16-5" in columns.reader.sheet.toPlainText(), "what was asked last"


def test_a_dispute_or_report_on_an_empty_table_starts_with_its_position(qtbot: QtBot, asked: Window) -> None:
    assert asked.navigation is not None
    asked.navigation.open(Address(Kind.DO, "dispute"))
    qtbot.waitUntil(lambda: asked.table is not None and asked.table.scenes.hint.isVisible())
    table = asked.table
    assert table is not None
    scenes, keys = table.scenes, Qt.KeyboardModifier
    assert scenes.hint.text().endswith("Then: Settle a dispute (Ctrl+Shift+D).")
    QTest.keyClick(asked, Qt.Key.Key_R, keys.ControlModifier)
    assert scenes.hint.text().endswith("Then: Hand over a report … (Ctrl+R).")
    assert scenes.new.hasFocus()
    QTest.keyClick(scenes.new, Qt.Key.Key_Return)
    assert table.room.sets_up
    QTest.keyClicks(table.setup.field, "Rex red 5000")
    QTest.keyClick(table.setup.field, Qt.Key.Key_Return)
    table.setup.use()
    QTest.keyClick(asked, Qt.Key.Key_D, keys.ControlModifier | keys.ShiftModifier)
    assert table.room.argues
    table.dispatch(PlainIntent.SCENES)
    assert scenes.isVisible()
    assert not scenes.hint.isVisible()
    QTest.keyClick(asked, Qt.Key.Key_R, keys.ControlModifier)
    assert table.pages.report.part.isVisible()


def test_missing_data_is_not_mentioned() -> None:
    page = front_page((), (), PageStyle.of_application())
    assert "Recent" not in page
    assert "Not imported yet" not in page
    assert Address(Kind.DO, "table").url not in page


def test_possibly_outdated_rules_link_to_the_editions_unless_something_needs_import() -> None:
    style, doubted = PageStyle.of_application(), ("There may be a newer edition.",)
    linked = f'<a href="{Address(Kind.EDITIONS).url}">Rules 4.2 · There may be a newer edition.</a>'
    assert linked in front_page((), (), style, edition="Rules 4.2", doubted=doubted)
    for recent in ((), ("16-5",)):
        lacking = front_page(recent, ("real cards",), style, edition="Rules 4.2", doubted=doubted)
        assert "Rules 4.2 · There may be a newer edition. Not imported yet: real cards." in lacking
        assert Address(Kind.EDITIONS).url not in lacking, "the same on the first page and on later ones"
        assert Address(Kind.LIBRARY).url in lacking


def test_the_front_page_mentions_a_played_table_at_once(window: Window, data: Path) -> None:
    assert window.navigation is not None
    autosave_file(data).write_text("kept")
    window.navigator.show_front()
    assert "The table as you left it" in window.columns.reader.sheet.toPlainText()


def test_the_front_page_stands_beside_no_list_of_another_view(window: Window) -> None:
    assert window.navigation is not None
    for key in (RULINGS.key, GLOSSARY.key, TABLE.key):
        window.navigator.show_view(key)
        window.navigator.show_front()
        assert window.navigation.address == Address(Kind.FRONT)
        assert window.navigator.at_search
        assert not window.columns.rulings.isVisible()


def test_ctrl_f_finds_in_the_page_and_letters_go_to_the_field(qtbot: QtBot, asked: Window) -> None:
    page = asked.columns.reader.sheet
    page.setFocus()
    asked.actions_by_id["find"].trigger()
    bar = page.find_bar
    assert bar is not None
    assert bar.hasFocus()
    qtbot.keyClicks(bar, "BLOCK")
    assert bar.place.startswith("1 / ")
    assert len(page.extraSelections()) > 2
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert bar.place.startswith("2 / ")
    assert page.textCursor().selectedText().casefold() == "block"
    qtbot.keyClicks(bar, "xyz")
    assert bar.place == "0"
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert page.hasFocus()
    assert not bar.isVisible()
    assert not page.extraSelections()
    asked.navigator.find_on_page()
    bar.setText("block")
    for _ in range(6):
        qtbot.keyClick(bar, Qt.Key.Key_Return)
    before = (bar.place, page.verticalScrollBar().value())
    assert asked.navigation is not None
    asked.navigation.show_again()
    assert (bar.place, page.verticalScrollBar().value()) == before, "the same page, the same match"
    asked.navigator.show_front()
    assert not bar.isVisible(), "another page, another search"
    assert not bar.hasFocus(), "what is typed is not for a field that is hidden"
    asked.navigator.go_back()
    for letter, asks in (("d", page), ("e", asked.columns.results.listing)):
        asks.setFocus()
        qtbot.keyClicks(asks, letter)
        assert asked.omnibox.hasFocus()
        assert asked.omnibox.text() == letter


def test_filters_are_behind_one_button_in_the_field(qtbot: QtBot, window: Window) -> None:
    filters, field = window.columns.results.filters, window.omnibox
    assert not filters.isVisible()
    type_text(qtbot, window, "blocker")
    qtbot.waitUntil(lambda: window.is_idle)
    assert filters.parent() is field
    assert filters.geometry().right() < field.clear_sign.x()
    assert field.textMargins().right() >= field.clear_sign.geometry().right() - filters.x(), "no text lies below it"
    reached = stops([window._central])
    assert reached.index(field) + 1 == reached.index(filters)
    window.navigator.show_view(GLOSSARY.key)
    assert not filters.isVisible(), "there are no results here"


def test_a_window_larger_than_its_screen_is_fitted(window: Window) -> None:
    screen = window.screen().availableGeometry()
    window.setGeometry(QRect(screen.right() - 50, 10, screen.width() * 2, screen.height() * 2))
    window.fit_screen()
    assert screen.contains(window.geometry())
    small = QRect(40, 80, 500, 400)
    window.setGeometry(small)
    window.fit_screen()
    assert window.geometry() == small, "what has room stays where it was left"


def test_another_language_changes_the_view_at_once(qtbot: QtBot, asked: Window) -> None:
    rows = asked.columns.results.model
    asked.languages.prefer("ja")
    qtbot.waitUntil(lambda: asked.is_idle)
    assert "ブロッカー" in rows.row(rows.index(0)).text
    asked.navigator.show_view(GLOSSARY.key)
    asked.languages.prefer("de")
    terms = asked.columns.concepts.model
    assert "Blocker" in " ".join(terms.row(terms.index(at)).text for at in range(terms.rowCount()))


def test_the_last_page_is_reopened(start: Start, data: Path) -> None:
    window = start(data)
    window.navigator.show_view(CARDS.key)
    window.resize(700, 600)
    window.close()
    again = start(data)
    assert again.settings.rail == CARDS.key
    assert (again.width(), again.height()) == (700, 600)


def test_the_menus_are_behind_a_button_and_each_opens_by_its_letter(qtbot: QtBot, window: Window) -> None:
    bar = window.menuBar()
    assert not bar.isVisible()
    menus = [menu for action in bar.actions() if isinstance(menu := action.menu(), QMenu)]
    qtbot.mouseClick(window._central.menus, Qt.MouseButton.LeftButton)
    folded = window._central.menus.findChild(QMenu)
    assert folded is not None
    assert folded.isVisible()
    assert folded.actions() == bar.actions()
    folded.hide()
    for menu in menus:
        qtbot.keyClick(window, Qt.Key(ord(menu.title().partition("&")[2][0].upper())), Qt.KeyboardModifier.AltModifier)
        assert menu.isVisible(), menu.title()
        menu.hide()


def test_the_start_page_has_at_most_twelve_controls(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    window.navigator.show_front()
    shown = [*controls_of(window)]
    assert len(shown) <= 12, shown
    text = window.columns.reader.sheet.toPlainText()
    assert "Rules 4.2, text of 3.6 · " in text, "what the status bar says elsewhere"
    window.navigator.show_view(SOURCES.key)
    assert "Rules 4.2, text of 3.6" in controls_of(window)


def test_a_search_shows_at_most_26_controls(qtbot: QtBot, window: Window) -> None:
    """It used to have 41. Those removed are in the clause's menu."""
    window.find_scenes()
    type_text(qtbot, window, "blocker")
    qtbot.waitUntil(lambda: window.is_idle and "See it played" in window.columns.reader.sheet.toPlainText())
    shown = [*controls_of(window)]
    assert len(shown) <= 26, shown
    menu = [action.text() for action in window.columns.reader.sheet.offers()]
    assert {"&Copy with citation", "&Bookmark"} <= set(menu), menu


def test_nothing_stands_beside_an_empty_list_of_rulings(qtbot: QtBot, asked: Window) -> None:
    asked.navigator.show_view(RULINGS.key)
    assert asked.columns.reader.sheet.toPlainText() == ""
    assert asked.columns.rulings.list.empty.isVisible()
    asked.ruling_controller.writing.write_of_seen()
    assert asked.navigation is not None
    assert asked.navigation.address.kind == Kind.WRITTEN
    assert asked.columns.reader.sheet.toPlainText() == "", "nor beside a ruling that isn't begun"
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "Block?")
    qtbot.waitUntil(lambda: "No answer yet" in asked.columns.reader.sheet.toPlainText())


def test_clauses_of_one_section_repeat_no_title(qtbot: QtBot, window: Window) -> None:
    ask(qtbot, window, "blocker")
    model = window.columns.results.model
    rows = {row.number: joined(row.title) for row in (model.row(model.index(at)) for at in range(model.rowCount()))}
    assert rows["16-5"] == "<Blocker>"
    assert rows["16-5-1"] == rows["16-5-3"] == ""
    assert rows["12-1"] == "Blocking", "another section is named"


def test_scenes_are_asked_for_where_clauses_lead_to_them(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle)
    window.find_scenes()
    assert window.navigation is not None
    pages = window.navigation.pages
    qtbot.waitUntil(lambda: bool(pages.scenes))
    places = ask(qtbot, window, "blocker")
    assert places[-1] == Address(Kind.ASK, "blocker is:scene")
    assert not any(place.kind == Kind.SCENE for place in places)
    assert {place.kind for place in ask(qtbot, window, "blocker is:scene")} == {Kind.SCENE}


def test_a_ruling_begun_at_an_empty_table_says_nothing_of_a_board(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    assert window._ruling_of_table() is None
    assert window.table is not None
    window.table.setup.take(at.add(at.new("one card"), Seat.A, "battle", "Lv.4 red 5000"))
    window.table.setup.use()
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_idle)
    ruling = window._ruling_of_table()
    assert ruling is not None
    assert "Lv.4 red 5000 DP" in ruling.record + ruling.rests_on


def test_a_ruling_asks_for_little_until_details_are_wanted(qtbot: QtBot) -> None:
    form = RulingForm()
    qtbot.addWidget(form)
    empty = dict.fromkeys((*form.texts, *form.lines, "authority"), "")
    form.fill(empty | {"date": "2026-01-31", "event": "Spring Cup"})
    assert form.details.isHidden()
    form.unfold.click()
    assert not form.details.isHidden()
    form.fill(empty)
    assert form.details.isHidden()
    form.fill(empty | {"players": ("Ann", "Ben")})
    assert not form.details.isHidden(), "nothing that was filled in by hand is hidden"
    form.fill(empty | {"answer": "It happened as Ann says."})
    QTest.keyClicks(form.texts["answer"], " B may block.")
    assert form.texts["answer"].toPlainText() == "It happened as Ann says. B may block.", "one goes on writing"
    form.focus("date")
    assert not form.details.isHidden()


def test_a_report_of_an_import_leaves_out_what_there_was_none_of() -> None:
    report = ImportReport("folder/cards.json", by_line=False, new=2)
    assert describe_cards_report(report) == "cards.json: imported 2 cards."
    report = ImportReport("folder/cards.json", by_line=False, new=2, unchanged=1, bad=3)
    assert describe_cards_report(report) == "cards.json: imported 3 cards (new: 2, unchanged: 1, bad entries: 3)."
    report = ImportReport("folder/cards.json", by_line=False, updated=1)
    assert describe_cards_report(report) == "cards.json: imported 1 card (updated: 1)."


def test_a_page_without_edition_and_status_has_its_button_beside_the_path(asked: Window) -> None:
    assert asked.navigation is not None
    reader = asked.columns.reader
    for address, is_beside in ((Address(Kind.QUESTION, "block-while-suspended"), True), (BLOCKER, False)):
        asked.navigation.open(address)
        QApplication.processEvents()
        assert reader.copy.isVisible()
        assert (reader.copy.y() < reader.path.geometry().bottom()) is is_beside


def test_the_rulings_offer_two_buttons_and_the_rest_in_a_menu(window: Window) -> None:
    window.navigator.show_view(RULINGS.key)
    listed = window.columns.rulings.list
    seen = [button.text().replace("&", "") for button in listed.findChildren(QPushButton) if button.isVisible()]
    assert seen == ["New", "Import …"]
    menu = listed.foot.more.menu()
    menu.aboutToShow.emit()
    assert [a.text() for a in menu.actions()] == ["Print the list …", "Save the list as …", "Export the list …"]


def test_the_list_of_scenes_offers_nothing_that_needs_a_board(qtbot: QtBot, window: Window) -> None:
    window.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    assert window.table is not None
    assert window.table.scenes.isVisible()
    assert not any(button.isVisible() for button in window.table.bar.first)
    assert window.table.bar.more.isVisible()
