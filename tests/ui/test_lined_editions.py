"""Editions of the rules in the window: the one in force, changes, and doubts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.citations.overview import EditionPair
from judgeapp.desk.folder import bookmarks_file, cache_folder
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.table.scenes import ready_scenes, table_of
from judgeapp.ui.address import Address as At
from judgeapp.ui.address import Kind
from judgeapp.ui.views import TABLE
from judgeapp.ui.window.window import Window
from tests.editions.shared import KEY, BroughtIn, the_edition

PAIR = f"rules {KEY}"
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
Start = Callable[..., Window]


@pytest.fixture
def both(qtbot: QtBot, start: Start, data: Path, brought_in: BroughtIn) -> Window:
    """A window with 3.6 and an imported edition; a bookmark is at a removed clause."""
    brought_in.put_into(data, cache_folder())
    marks, _ = open_bookmarks(bookmarks_file(data))
    marks.add(f"rules:{changed('gone')}", "of old")
    marks.close()
    window = start(data)
    qtbot.waitUntil(lambda: window.navigation is not None)
    qtbot.waitUntil(lambda: seen(window) is not None)
    return window


def seen(window: Window) -> object:
    assert window.navigation is not None
    return window.navigation.pages.editions


def changed(fate: str) -> str:
    return next(n for n, b in the_edition().became.items() if b.fate == fate)


def page(window: Window) -> str:
    return window.columns.reader.sheet.toPlainText()


def read(window: Window, kind: Kind, key: str = "") -> str:
    assert window.navigation is not None
    window.navigation.open(At(kind, key))
    return page(window)


def test_the_editions_and_their_changes_are_shown(qtbot: QtBot, both: Window) -> None:
    assert "the text of rules" not in read(both, Kind.FRONT)
    QTest.keyClick(both, Qt.Key.Key_J, CTRL_SHIFT)
    qtbot.waitUntil(lambda: "Editions of the rules" in page(both))
    navigation = both.navigation
    assert navigation is not None
    qtbot.waitUntil(lambda: navigation.address == At(Kind.EDITIONS))
    assert "From 3.6 to 4.3" in page(both)
    compared = read(both, Kind.COMPARED, PAIR)
    assert compared.index("Plays differently") < compared.index("Added") < compared.index("Only renumbered")
    assert "Bookmark: of old" in compared
    assert "16 → " not in compared
    assert "16 → " in read(both, Kind.COMPARED, f"{PAIR} renumbered")
    reviewed = read(both, Kind.REVIEWED, "own")
    assert "Bookmark: of old" in reviewed
    assert "it is gone" in reviewed


def test_an_editions_date_in_force_is_set_on_its_page_and_undone(qtbot: QtBot, both: Window, data: Path) -> None:
    """With the keyboard alone."""

    def table() -> dict[str, str]:
        assert both.navigation is not None
        editions = both.navigation.pages.editions
        assert editions is not None
        return {row.edition: row.since for row in editions.table}

    printed = table()
    QTest.keyClick(both, Qt.Key.Key_J, CTRL_SHIFT)
    qtbot.waitUntil(lambda: both.columns.reader.sheet.hasFocus())
    follow_by_keys(both, At(Kind.DATE_EDITION, "add"))
    dialog = both.editions.dialog
    assert dialog is not None
    QTest.keyClicks(dialog.edition, "4.4")
    QTest.keyClicks(dialog.since, "soon")
    QTest.keyClick(dialog.since, Qt.Key.Key_Return)
    assert "soon" in dialog.wrong.text()
    dialog.since.setText("2026-08-20")
    QTest.keyClick(dialog.since, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table() == printed | {"4.4": "2026-08-20"})
    assert "its text isn't available" in page(both)
    assert "4.4 is in force from 2026-08-20." in both.notices.texts

    follow_by_keys(both, At(Kind.DATE_EDITION, "take-out 4.3"))
    qtbot.waitUntil(lambda: "4.3" not in table())
    assert "no date given" in page(both)
    assert "4.3 is" not in " ".join(both.notices.texts)
    undo = next(b for b in both.notices.findChildren(QToolButton) if b.text() == "Undo")
    undo.click()
    qtbot.waitUntil(lambda: table() == printed | {"4.4": "2026-08-20"})

    follow_by_keys(both, At(Kind.DATE_EDITION, "change 4.3"))
    dialog = both.editions.dialog
    assert dialog is not None
    assert dialog.edition.isReadOnly()
    dialog.since.setText("2999-01-01")
    QTest.keyClick(dialog.since, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table()["4.3"] == "2999-01-01")
    assert "the text of rules 4.4" in read(both, Kind.FRONT)

    read(both, Kind.EDITIONS)
    follow_by_keys(both, At(Kind.DATE_EDITION, "as-printed"))
    qtbot.waitUntil(lambda: table() == printed)
    assert load_alignments(data)[0].in_force is None


def follow_by_keys(window: Window, address: At) -> None:
    """Tab to a link of the page and press Enter."""
    sheet = window.columns.reader.sheet
    sheet.setFocus()
    for _ in range(300):
        QTest.keyClick(sheet, Qt.Key.Key_Tab)
        if sheet.textCursor().charFormat().anchorHref() == address.url:
            QTest.keyClick(sheet, Qt.Key.Key_Return)
            return
    raise AssertionError(f"no key leads to {address}")


def test_a_clause_shows_its_counterpart_in_the_other_edition(both: Window) -> None:
    number = changed("moved")
    (there,) = the_edition().became[number].numbers
    read(both, Kind.PASSAGE, f"rules:{number}")
    assert f"{there} in 4.3" in both.columns.reader.standing.text()
    read(both, Kind.PASSAGE, f"{KEY}:{there}")
    assert f"{number} in 3.6" in both.columns.reader.standing.text()


def test_a_doubtful_line_in_use_is_settled_by_a_key(qtbot: QtBot, both: Window, data: Path) -> None:
    assert both.navigation is not None
    navigation = both.navigation

    def pair() -> EditionPair:
        assert navigation.pages.editions is not None
        return navigation.pages.editions.pairs[0]

    nothing_rests = [line for line in pair().alignment.doubtful if line.old and line not in pair().asked]
    before = len(pair().asked)
    for line in nothing_rests[:2]:
        navigation.bookmarks.toggle(f"rules:{line.old[0]}")
    QTest.keyClick(both, Qt.Key.Key_J, CTRL_SHIFT)
    qtbot.waitUntil(lambda: len(pair().asked) == before + 2)
    assert f"1 of {before + 2}" in read(both, Kind.DOUBTFUL, f"{PAIR} 0")
    QTest.keyClick(both, Qt.Key.Key_Y, CTRL_SHIFT)
    qtbot.waitUntil(lambda: len(pair().asked) == before + 1)
    assert f"1 of {before + 1}" in page(both)
    QTest.keyClick(both, Qt.Key.Key_X, CTRL_SHIFT)
    qtbot.waitUntil(lambda: len(pair().asked) == before)
    assert len(load_alignments(data)[0].settled) >= 2
    undo = next(b for b in both.notices.findChildren(QToolButton) if b.text() == "Undo")
    undo.click()
    qtbot.waitUntil(lambda: len(pair().asked) == before + 1)


def test_facts_that_a_newer_edition_still_plays_are_taught_on_its_page(qtbot: QtBot, both: Window, data: Path) -> None:
    def taught() -> list[tuple[str, bool]]:
        assert both.navigation is not None
        assert both.navigation.pages.editions is not None
        return [(fact.fact, fact.plays) for fact in both.navigation.pages.editions.taught]

    fact, text = "counter-declared", "[Counter] effects are declared"
    assert text not in read(both, Kind.COMPARED, PAIR)
    assert text in read(both, Kind.COMPARED, f"{PAIR} facts")
    follow_by_keys(both, At(Kind.TEACH_FACT, f"4.3 {fact} off"))
    qtbot.waitUntil(lambda: taught() == [(fact, False)])
    assert text in read(both, Kind.COMPARED, PAIR)
    assert "Played as before until you say otherwise" in page(both)
    assert "it no longer holds" in page(both)
    follow_by_keys(both, At(Kind.TEACH_FACT, f"4.3 {fact} forget"))
    qtbot.waitUntil(lambda: taught() == [])
    undo = next(b for b in both.notices.findChildren(QToolButton) if b.text() == "Undo")
    undo.click()
    qtbot.waitUntil(lambda: taught() == [(fact, False)])


def test_an_imported_edition_is_shown_with_its_news(
    qtbot: QtBot, start: Start, data: Path, brought_in: BroughtIn
) -> None:
    brought_in.put_into(data, cache_folder())
    window = start(data, news=KEY)
    qtbot.waitUntil(lambda: window.navigation is not None and window.navigation.address == At(Kind.COMPARED, PAIR))
    assert "What's new in 4.3" in page(window)
    assert "Of yours" not in page(window)
    scene = next(scene for scene in ready_scenes() if {*scene.clauses} & {changed("gone"), changed("edited")})
    assert window.navigation is not None
    window.navigation.pages.scenes = (replace(scene, key="own/mine", title="My dispute", own=True),)
    text = read(window, Kind.COMPARED, PAIR)
    assert "Your entries that rely on changed clauses: 1" in text
    assert "My dispute" in text


def test_an_answer_on_a_changed_clause_says_so(both: Window) -> None:
    assert both.navigation is not None
    gone = {n for n, b in the_edition().became.items() if b.fate in ("gone", "edited")}
    same = {n for n, b in the_edition().became.items() if b.fate == "same"}
    questions = both.navigation.pages.library.questions.values()
    resting = next(q for q in questions if {*q.clauses} & gone)
    assert "Changed in 4.3, check:" in read(both, Kind.QUESTION, resting.id)
    touched = both.navigation.pages.editions.touched  # type: ignore[union-attr]
    assert touched is not None
    steady = next(q for q in questions if {*q.clauses} <= same and not touched.of(q.clauses))
    assert "check:" not in read(both, Kind.QUESTION, steady.id)


def test_known_facts_of_an_edition_without_text_are_shown(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    qtbot.waitUntil(lambda: window.navigation is not None)
    qtbot.waitUntil(lambda: seen(window) is not None)
    assert "From 3.6 to 4.2" in read(window, Kind.EDITIONS)
    text = read(window, Kind.COMPARED, "rules rules-4.2")
    assert text.index("Plays differently") < text.index("Added") < text.index("The text of 4.2 isn't available")
    assert "[Counter]: triggers → is declared" in text
    assert "3.6: [Counter] effects trigger" in read(window, Kind.COMPARED, "rules rules-4.2 words")
    assert "A token card has" not in text
    assert "A token card has" in read(window, Kind.COMPARED, "rules rules-4.2 same")
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL_SHIFT)
    assert any("No doubtful match is shown" in text for text in window.notices.texts)


def test_events_on_a_changed_clause_say_so(qtbot: QtBot, both: Window) -> None:
    assert both.navigation is not None
    editions = both.navigation.pages.editions
    assert editions is not None
    assert editions.touched is not None
    both.navigator.show_view(TABLE.key)
    qtbot.waitUntil(lambda: both.table is not None)
    table = both.table
    assert table is not None
    scene = next(s for s in ready_scenes() if editions.touched.of(s.clauses))
    table.session.start(table_of(scene))
    remarks = [line.remark for line, _ in table.seen.timeline.lines]
    assert any(remark.startswith("changed in 4.3, check: ") for remark in remarks)
    table.set_touched(None)
    assert not any(line.remark for line, _ in table.seen.timeline.lines)
