"""Every page of the window at 1024x700 with text at 200 %: nothing is out of reach, and every button has room for its
text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPlainTextEdit, QScrollArea, QToolButton
from pytestqt.qtbot import QtBot

from judgeapp.engine.identity import Seat
from judgeapp.table.setup.position import add
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.table import Table
from judgeapp.ui.views import GLOSSARY, RULINGS, SEARCH, SOURCES
from judgeapp.ui.widgets.forms.fields import ChoiceBox, ScrolledForm
from judgeapp.ui.widgets.page_stack import RoomyArea
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.window.window import Window
from tests.table.conftest import DUEL
from tests.ui.driving import ask, go, settle
from tests.ui.lettering import SIGNS
from tests.ui.table.conftest import open_file, written

Start = Callable[[Path], Window]
SCREEN = 1024, 700


@pytest.fixture
def window(start: Start, with_cards: Path, qapp: QApplication) -> Window:
    # Larger than the platform's default font, as on many desktops.
    qapp.setFont(QFont(SIGNS, 10))
    window = start(with_cards)
    window.resize(*SCREEN)
    window.appearance.use_font()
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    return window


def cut(window: Window) -> Iterator[str]:
    """Texts of buttons that are too small for them."""
    for button in window.findChildren(QAbstractButton):
        words = button.text()
        if isinstance(button, QToolButton):
            style = button.toolButtonStyle()
            words = "" if style is Qt.ToolButtonStyle.ToolButtonIconOnly else words
        seen = button.visibleRegion().boundingRect().width()
        if words and button.isVisible() and 0 < seen < button.minimumSizeHint().width():
            yield words


def check(window: Window, place: str, *, scrolls: bool = False) -> None:
    for _ in range(3):
        QApplication.processEvents()
    assert (window.width(), window.height()) == SCREEN, place
    assert [*cut(window)] == [], place
    (area,) = window.findChildren(RoomyArea)
    assert scrolls or not area.verticalScrollBar().isVisible(), place
    assert not area.horizontalScrollBar().isVisible(), place
    for sheet in (window.columns.reader.sheet, window.columns.side.sheet):
        assert not (sheet.isVisible() and sheet.horizontalScrollBar().isVisible()), place


def lines_of(document: QTextDocument) -> Iterator[str]:
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        for at in range(layout.lineCount()):
            line = layout.lineAt(at)
            yield block.text()[line.textStart() : line.textStart() + line.textLength()]
        block = block.next()


def test_notices_cover_little_of_the_window(window: Window) -> None:
    for number in range(4):
        window.notices.show_notice(f"{number}: " + "What was kept is damaged, and what could be read was read. " * 3)
    check(window, "notices")
    labels = [label for label in window.notices.findChildren(QLabel) if label.isVisible()]
    assert len(labels) > 1
    assert window.notices.height() <= window.height() * 0.42
    for label in labels:
        bar = label.parentWidget()
        assert bar is not None
        (close,) = (sign for sign in bar.findChildren(QToolButton) if sign.text() == "×")
        assert close.y() < label.geometry().bottom(), "beside the text"
        assert close.x() > label.geometry().right()


def test_every_view_for_reading_and_writing(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    check(window, "front page")
    sizes = window.columns.reader.sheet.document().defaultFont().pointSizeF()
    assert sizes == QApplication.font().pointSizeF(), "the page grows with the rest"
    ask(qtbot, window, "blocker")
    check(window, "results")
    assert window.columns.results.width() > window.columns.width() * 0.32, "a title can be read"
    go(qtbot, window, Address(Kind.CARD, "TS1-011"))
    check(window, "card")
    window.card_controller.correct_card()
    check(window, "card form")
    window.columns.form.put("level", "abc")
    window.save()
    check(window, "card form with a fault")
    text = window.columns.form.errors["level"]
    assert text.visibleRegion().boundingRect().height() == text.height(), "the fault is seen"
    tabs = window.columns.cards.part.tabBar()
    assert tabs.accessibleName()
    assert tabs.tabRect(2).right() <= tabs.width(), "all of them are seen"
    effect = window.columns.form.fields["effect"]
    assert isinstance(effect, QPlainTextEdit)
    effect.setPlainText("[Main] Draw 1 card. " * 20)
    check(window, "card form with a long text")
    assert effect.verticalScrollBar().maximum() == 0, "only the form is scrolled"
    effect.setFocus()
    effect.moveCursor(QTextCursor.MoveOperation.End)
    assert effect.viewport().visibleRegion().contains(effect.cursorRect().center()), "the line that is written is seen"
    wide = [tabs.tabRect(at).width() - tabs.fontMetrics().horizontalAdvance(tabs.tabText(at)) for at in range(3)]
    assert min(wide) >= 0, "each name is whole"
    assert tabs.rect().contains(tabs.tabRect(tabs.currentIndex()).center()), "the chosen one is seen"
    window.teaching_controller.teach_shown()
    check(window, "teach")
    go(qtbot, window, Address(Kind.PASSAGE, "rules:16-6-4"))
    for kind in (Kind.EDITIONS, Kind.LIBRARY):
        go(qtbot, window, Address(kind, ""))
        check(window, kind)
        lines = [*lines_of(window.columns.reader.sheet.document())]
        assert not [line for line in lines if re.search(r"-$|^[\s\xa0]", line)], "no date is broken, none begins late"
    for place in (SOURCES, GLOSSARY, RULINGS):
        window.navigator.show_view(place.key)
        settle(qtbot, window)
        check(window, place.key)
    window.ruling_controller.writing.write_of_seen()
    check(window, "ruling form")
    window.navigator.show_view(SEARCH.key)
    for show in (window.navigator.show_help, window.navigator.show_guide, window.copies.list_copies):
        show()
        settle(qtbot, window)
        check(window, show.__name__)
    window.commands.ask("table")
    palette = window.commands.geometry()
    assert window.rect().contains(palette), "the palette lies within the window"
    window.commands.dismiss()
    window.team_controller.ask()
    dialog = window.team_controller.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.width() <= SCREEN[0]
    assert dialog.height() <= SCREEN[1]
    dialog.certificate.setFocus()
    QApplication.processEvents()
    assert dialog.certificate.visibleRegion().boundingRect().height() == dialog.certificate.height()
    for button in dialog.buttons.values():
        assert button.visibleRegion().boundingRect() == button.rect(), button.text()
    dialog.reject()


def test_every_page_of_the_table(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    settle(qtbot, window)
    window.navigator.show_view("table")
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    table = window.table
    assert isinstance(table, Table)
    table.seating.show_scenes()
    check(window, "scenes")
    open_file(table, written(tmp_path, DUEL))
    settle(qtbot, window)
    check(window, "board")
    buttons = [button for button in (*table.bar.first, table.bar.more) if button.isVisible()]
    gaps = [after.x() - before.geometry().right() for before, after in pairwise(buttons)]
    assert len(gaps) > 1
    assert max(gaps) < fonts.em(), "the buttons of the bar stand together"
    for show in (
        table.decision.why.toggle,
        table.toggle_by_hand,
        table.pages_controller.argue,
        table.pages_controller.report,
    ):
        show()
        settle(qtbot, window)
        check(window, show.__name__, scrolls=show == table.pages_controller.argue)
    page = table.pages.dispute.part
    table.pages_controller.argue()
    settle(qtbot, window)
    page.show_accounts((("Ann", "- pass: true\n"), ("Ben", "")))
    settle(qtbot, window)
    check(window, "accounts", scrolls=True)
    for part in (page.verdict.viewport(), page.rule):
        assert part.visibleRegion().boundingRect() == part.rect(), "the verdict, and what is done with it, come first"
    (view,) = (side.view for side in page.sides if side.view.isVisible())
    assert view.transform().m11() > 0.5, "a board can be read"
    assert page.next.head.height() >= page.next.head.heightForWidth(page.next.head.width())
    window.resize(SCREEN[0], 1300)
    QApplication.processEvents()
    assert page.foot.y() > page.sides[0].view.mapTo(page, QPoint()).y(), "where there is room, at the foot"
    window.resize(*SCREEN)
    table.show_board()
    table.show_decision()
    window.navigator.show_help()
    settle(qtbot, window)
    check(window, "help beside the board", scrolls=True)
    table.cited_card.dismiss()
    table.setup_controller.restart()
    check(window, "set-up", scrolls=True)


def test_the_clear_button_is_as_large_as_the_text(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    for line, sign in (
        (window.omnibox, window.omnibox.clear_sign),
        (window.columns.concepts.filter, window.columns.concepts.clear_sign),
    ):
        window.navigator.show_view(SEARCH.key if line is window.omnibox else GLOSSARY.key)
        assert not sign.isVisible()
        QTest.keyClicks(line, "block")
        assert sign.isVisible()
        assert line.rect().contains(sign.geometry())
        assert sign.height() >= fonts.em()
        assert line.textMargins().right() >= sign.width(), "no text lies below it"
        QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
        assert line.text() == ""
        assert not sign.isVisible()
        settle(qtbot, window)


def boxes_by_hand(qtbot: QtBot, window: Window, tmp_path: Path) -> list[ChoiceBox]:
    """The visible choices of a table's changes by hand."""
    window.navigator.show_view("table")
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    table = window.table
    assert isinstance(table, Table)
    open_file(table, written(tmp_path, DUEL))
    table.toggle_by_hand()
    settle(qtbot, window)
    return [box for box in table.pages.by_hand.part.findChildren(ChoiceBox) if box.isVisible()]


def test_choices_by_hand_are_readable_in_full(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    settle(qtbot, window)
    boxes = boxes_by_hand(qtbot, window, tmp_path)
    assert boxes
    assert any(box.height() > 1.7 * box.fontMetrics().lineSpacing() for box in boxes)
    for box in boxes:
        for place in range(min(3, box.count())):
            box.setCurrentIndex(place)
            for _ in range(3):
                QApplication.processEvents()
            room = box.text_room
            wraps = int(Qt.TextFlag.TextWordWrap)
            text = box.fontMetrics().boundingRect(room, wraps, box.currentText())
            assert text.height() <= room.height(), box.currentText()
            assert text.width() <= room.width(), box.currentText()
        box.setCurrentIndex(0)  # the choice decides which other boxes are visible


@pytest.mark.parametrize("language", ["en", "de"])
def test_forms_are_no_wider_than_their_column_and_choices_as_high_as_their_text(
    qtbot: QtBot, start: Start, with_cards: Path, request: pytest.FixtureRequest, tmp_path: Path, language: str
) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language(language)
    window = start(with_cards)
    window.resize(*SCREEN)
    while window.settings.text_size < 200:
        window.appearance.larger_text()
    settle(qtbot, window)
    for show in (window.card_controller.writing.add, window.navigator.show_teaching):
        show()
        settle(qtbot, window)
        areas = [area for area in window.findChildren(ScrolledForm) if area.isVisible()]
        assert areas
        for area in areas:
            form = area.widget()
            assert form is not None
            assert form.width() <= area.viewport().width()
    boxes = boxes_by_hand(qtbot, window, tmp_path)
    qtbot.waitUntil(lambda: all(box.height() >= box.sizeHint().height() for box in boxes))


def test_several_cards_are_visible_during_setup(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    window.navigator.show_view("table")
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    table = window.table
    assert table is not None
    table.setup_controller.restart()
    setup = table.setup
    for name in ("Rex", "Rexmon"):
        setup.do(partial(add, seat=Seat.A, area="breeding", text=f"{name}: Lv.4 red 5000"))
    QApplication.processEvents()
    assert setup.wrong.isVisible()
    setup.field.put("rex")
    for _ in range(3):
        QApplication.processEvents()
    rows = [setup.choices.visualRect(setup.choices.rows.index(row)) for row in range(2)]
    seen = setup.choices.viewport().visibleRegion().boundingRect()
    assert all(seen.contains(row.center()) for row in rows), (seen, rows)
    assert not setup.wrong.isVisible()
    setup.field.put("")
    QApplication.processEvents()
    assert setup.wrong.isVisible()


def test_contents_without_room_scroll_and_the_focus_stays_visible(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    (area,) = window.findChildren(RoomyArea)
    assert isinstance(area, QScrollArea)
    window.navigator.show_view("table")
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    table = window.table
    assert table is not None
    table.setup_controller.restart()
    window.resize(SCREEN[0], 360)
    QApplication.processEvents()
    assert window.height() == 360
    assert area.verticalScrollBar().isVisible()
    for part in (table.setup.play, table.bar.more, table.setup.field):
        part.setFocus()
        QApplication.processEvents()
        at = part.mapTo(area.viewport(), part.rect().center())
        assert area.viewport().rect().contains(at), part


def test_outcomes_have_room_and_show_their_current_line(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    """The keyboard goes from the form to the outcomes, and down the list."""
    settle(qtbot, window)
    (area,) = window.findChildren(RoomyArea)
    window.navigator.show_view("table")
    qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
    table = window.table
    assert table is not None
    open_file(table, written(tmp_path, DUEL))
    table.pages_controller.explore()
    page = table.pages.explore.part
    QTest.keyClick(page.form.explore, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.is_idle)
    settle(qtbot, window)
    assert page.lines.hasFocus()
    for _ in range(4):
        line = page.lines.visualRect(page.lines.currentIndex())
        # A line may be higher than the list: its first words are seen then.
        first = QPoint(line.center().x(), min(line.center().y(), line.top() + page.lines.fontMetrics().height()))
        at = page.lines.viewport().mapTo(area.viewport(), first)
        assert area.viewport().rect().contains(at)
        QTest.keyClick(page.lines, Qt.Key.Key_Down)
    assert page.lines.height() > area.viewport().height() / 2
