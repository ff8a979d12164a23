"""The question before an irreversible action."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from judgeapp.ui.widgets.forms.dialogs import confirm
from judgeapp.ui.window.window import Window


def answered(window: Window, question: str, answer: Callable[[QMessageBox], object]) -> bool:
    def answer_it() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        answer(box)

    QTimer.singleShot(0, answer_it)
    return confirm(window, "Rulings", question, "Delete for good")


def press(key: Qt.Key) -> Callable[[QMessageBox], object]:
    return lambda box: QTest.keyClick(box, key)


def test_no_single_key_does_anything_irreversible(window: Window) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
        assert not answered(window, "Delete it?", press(key)), key


def test_the_button_does_it_and_is_reachable_by_keys(window: Window, qtbot: QtBot) -> None:
    def by_keys(box: QMessageBox) -> None:
        box.activateWindow()
        qtbot.waitUntil(lambda: box.focusWidget() is not None)
        while not (isinstance(has := box.focusWidget(), QPushButton) and "good" in has.text()):
            QTest.keyClick(box.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(has, Qt.Key.Key_Space)

    assert answered(window, "Delete it?", by_keys)


def test_another_persons_title_stays_plain_text(window: Window) -> None:
    seen: list[Qt.TextFormat] = []

    def look(box: QMessageBox) -> None:
        seen.extend(item.textFormat() for item in box.findChildren(QLabel) if "<b>" in item.text())
        box.reject()

    assert not answered(window, "Delete this ruling?\n\n<b>May it block?</b>", look)
    assert seen == [Qt.TextFormat.PlainText]
