"""Notices: the newest is completely visible, and any number leaves room for the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.messages.errors import InputError
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets import notice_bar
from judgeapp.ui.widgets.forms.buttons import ButtonRow
from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.window.window import Window
from tests.ui.table.conftest import window_of

LONG = "{}, {}: " + "What was kept is damaged, and what could be read of it was read. " * 3


def seen(bar: NoticeBar) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize("steps", [0, 5])
def test_the_newest_notice_is_shown_in_full_and_earlier_ones_as_lines(window: Window, steps: int) -> None:
    for _ in range(steps):
        window.appearance.larger_text()
    notice = [LONG.format("one", number) for number in range(5)]
    height = window.height()
    for text in notice:
        window.notices.show_notice(text)
    first, second, newest = seen(window.notices)
    assert newest == notice[4]
    for short, whole in ((first, notice[2]), (second, notice[3])):
        assert short.endswith("…")
        assert whole.startswith(short[:20])
    line = window.fontMetrics().lineSpacing()
    for label in window.notices.findChildren(QLabel):
        if label.isVisible() and label.text().endswith("…"):
            assert label.height() < line * 2
            assert label.toolTip()
        elif label.isVisible():
            # Nothing is cut off.
            assert label.height() >= min(line * 4, label.heightForWidth(label.width()))
    assert window.height() == height
    # Dismissing some reveals the ones before.
    for text in reversed(notice[2:]):
        window.notices.dismiss(text)
    assert seen(window.notices)[-1] == notice[1]
    assert window.notices.texts == tuple(notice[:2])


def test_each_notice_can_be_read_in_full_without_closing_another(window: Window) -> None:
    notice = [LONG.format("one", number) for number in range(5)]
    for text in notice:
        window.notices.show_notice(text)
    read = []
    for _ in notice:
        QApplication.processEvents()
        (older,) = (b for b in window.notices.findChildren(QToolButton) if b.isVisible() and b.text() == "‹")
        bar = older.parentWidget()
        assert bar is not None
        (label,) = bar.findChildren(QLabel)
        read.append(label.text())
        older.setFocus()
        QTest.keyClick(older, Qt.Key.Key_Space)
    assert read == notice[::-1]
    assert window.notices.texts == tuple(notice), "round again"
    assert QApplication.focusWidget() in window.notices.findChildren(QToolButton)
    for text in notice[1:]:
        window.notices.dismiss(text)
    assert not any(b.isVisible() for b in window.notices.findChildren(QToolButton) if b.text() == "‹")


def test_a_button_leads_to_older_notices_only_if_one_is_cut(window: Window) -> None:
    def leads() -> bool:
        QApplication.processEvents()
        return any(b.isVisible() for b in window.notices.findChildren(QToolButton) if b.text() == "‹")

    for text in ("Put aside.", "Saved."):
        window.notices.show_notice(text)
    assert not leads()
    window.notices.show_notice(LONG.format("one", 1))
    assert not leads(), "the short ones are seen whole"
    window.notices.show_notice("Sent.")
    assert leads()


def test_notices_and_progress_move_nothing(window: Window) -> None:
    overlay = window.notices.parentWidget()
    assert overlay is not None

    def places() -> list[QRect]:
        for _ in range(3):
            QApplication.processEvents()
        others = (w for w in window.findChildren(QWidget) if w.isVisible() and not overlay.isAncestorOf(w))
        return [QRect(w.mapToGlobal(QPoint()), w.size()) for w in others if w is not overlay]

    before = places()
    window.notices.show_notice("Put aside.", offer="Restore")
    window.import_bar.show_step("Reading", 0.5)
    assert places() == before
    for shown in (window.import_bar, *window.notices.findChildren(QLabel)):
        assert shown.visibleRegion().boundingRect() == shown.rect(), "whole"
    window.notices.dismiss("Put aside.")
    window.import_bar.hide()
    assert places() == before
    assert overlay.height() == 0


def reached(row: ButtonRow) -> list[bool]:
    """True for each button of a row whose center receives its own clicks."""
    for _ in range(3):
        QApplication.processEvents()
    window = row.window()
    buttons = [b for b in row.findChildren(QAbstractButton) if b.isVisible()]
    assert buttons
    return [window.childAt(b.mapTo(window, b.rect().center())) is b for b in buttons]


def test_the_buttons_at_the_foot_of_a_view_stay_reachable(table: Table) -> None:
    window = window_of(table)
    for number in range(2):
        window.notices.show_notice(LONG.format("one", number))
    table.pages_controller.report()
    assert all(reached(table.pages.report.part.foot)), "report"
    table.pages_controller.argue()
    assert all(reached(table.pages.dispute.part.foot)), "dispute"
    window.actions_by_id["add-card"].trigger()
    assert all(reached(window.columns.form._foot)), "card form"
    assert all(label.visibleRegion().boundingRect() == label.rect() for label in window.notices.findChildren(QLabel))


@pytest.mark.parametrize("larger", [0, 5])
def test_beside_the_reader_no_field_and_no_button_is_covered(window: Window, larger: int) -> None:
    window.resize(1280, 720)
    for _ in range(larger):
        window.appearance.larger_text()
    notice = window.notices.show_notice("Your unsaved card was set aside.", offer="Restore")
    for show in (
        window.navigator.show_teaching,
        window.card_controller.writing.add,
        window.ruling_controller.writing.write_of_seen,
    ):
        show()
        for _ in range(3):
            QApplication.processEvents()
        bar = QRect(window.notices.mapTo(window, QPoint()), window.notices.size())
        column = window.columns.current_list
        assert column.isVisible()
        assert bar.left() >= column.mapTo(window, column.rect().topRight()).x()
        assert QRect(QPoint(), window.size()).contains(bar)
    window.notices.dismiss(notice)


def test_success_notices_close_with_the_next_action_and_faults_stay(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A success may come while the judge is typing: it hasn't been seen by then."""
    bar, field = window.notices, window.omnibox
    bar.show_success("unseen.jsonl: imported 3 cards.")
    QTest.keyClicks(field, "x")
    QApplication.processEvents()
    assert list(bar.texts) == ["unseen.jsonl: imported 3 cards."]
    bar.dismiss("unseen.jsonl: imported 3 cards.")
    monkeypatch.setattr(notice_bar, "_SEEN_AFTER_MS", 0)
    fault = bar.show_error(InputError("the disk is full"))
    offer = bar.show_notice("Put aside.", offer="Restore")
    ways: tuple[Callable[[], None], ...] = (
        lambda: QTest.keyClick(field, Qt.Key.Key_A),
        lambda: QTest.mouseClick(field, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier),
    )
    for number, goes_on in enumerate(ways):
        done = bar.show_success(f"{number}.jsonl: imported 3 cards.")
        qtbot.waitUntil(partial(getattr, bar._bars[done], "is_seen"))
        # Reading the notice or pressing a modifier isn't going on.
        QTest.keyClick(field, Qt.Key.Key_Shift)
        QTest.mouseClick(bar._bars[done], Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert bar.texts == (fault, offer, done)
        goes_on()
        qtbot.waitUntil(lambda: bar.texts == (fault, offer))


def test_a_notice_above_its_button_has_the_whole_width(qtbot: QtBot) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    bar.resize(300, 200)
    bar.show_notice(LONG, offer="Restore")
    QApplication.processEvents()
    (label,) = bar.findChildren(QLabel)
    assert label.width() > 200


@pytest.mark.parametrize(("language", "stop"), [("en", "."), ("de", "."), ("ja", "。")])
def test_an_error_ends_with_the_languages_full_stop(
    qapp: QApplication, qtbot: QtBot, request: pytest.FixtureRequest, language: str, stop: str
) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language(language)
    bar = NoticeBar()
    qtbot.addWidget(bar)
    text = bar.show_error(InputError("one", mend="two", where="three"))
    assert text.startswith(f"One{stop}")
    assert f"two{stop}" in text
