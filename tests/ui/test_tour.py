"""The first chapter of the guide, followed step by step."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.ui.address import Address, Kind
from judgeapp.ui.pages.desk.chapters import FIVE_MINUTES, chapter
from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.ui.driving import ask_grouped
from tests.ui.table.accounts import WIDE, answered, number, steps
from tests.ui.table.conftest import CONTROL, SHIFT, window_of
from tests.ui.table.test_rulings import KEY, Judge

TEXT = chapter(FIVE_MINUTES, "en").text
QUESTION, CHINESE = re.findall(r"\(ask:([^)]+)\)", TEXT)
NUMBER, STRIKER, GUARD = re.findall("`([^`]+)`", TEXT)
BUTTON, PLAYED, OTHER, CLAIMED = re.findall(r"\*\*([^*]+)\*\*", TEXT)


def test_a_question_a_number_and_a_word_find_the_rule(qtbot: QtBot, window: Window) -> None:
    assert ask_grouped(qtbot, window, QUESTION)[0][1].kind == Kind.QUESTION
    blocker = Address(Kind.PASSAGE, "rules:16-4")  # 16-5 in the edition in force
    assert ask_grouped(qtbot, window, NUMBER)[0][1] == blocker
    assert blocker in [address for _, address in ask_grouped(qtbot, window, CHINESE)]


def test_a_block_is_played_disputed_and_kept(open_table: Callable[[Path], Table], data: Path, qtbot: QtBot) -> None:
    table = open_table(data)
    table.window().resize(*WIDE)
    judge = Judge(table)
    judge.new_position()
    judge.send(STRIKER)
    view = table.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.where("B.battle").center())
    # Typing on the board goes to the field.
    QTest.keyClicks(judge.focus, GUARD[0])
    judge.send(GUARD[1:])
    assert table.setup.play.text().replace("&", "") == BUTTON
    judge.play()
    judge.choose("Attack the player with Striker", "Block with Guard")
    assert "Striker is deleted" in judge.events

    judge.press(KEY.Key_D, CONTROL | SHIFT)
    page = table.pages.dispute.part
    answered(page)
    _say(judge, PLAYED)
    assert page.other.text().replace("&", "") == OTHER
    page.other.click()
    QApplication.processEvents()
    _say(judge, CLAIMED)
    _say(judge, "Attack Guard with Striker")
    assert steps(page, 0) == ["✓ A: Attack the player with Striker", "✓ B: Block with Guard"]
    assert steps(page, 1) == ["× A: Attack Guard with Striker"]
    assert "11-2-7-1" in str(page.verdict.shown)

    window = window_of(table)
    judge.press(KEY.Key_R, CONTROL | SHIFT)
    assert window.navigation is not None
    assert window.navigation.address.kind == Kind.WRITTEN
    ruling = window.columns.reader.sheet.toPlainText()
    assert "11-2-7-1" in ruling
    assert "Block with Guard" in ruling
    for typed in ("May Striker attack Guard?", "No."):
        QTest.keyClicks(judge.focus, typed)
        judge.press(KEY.Key_Tab)
    judge.press(KEY.Key_S, CONTROL)
    qtbot.waitUntil(lambda: window.is_idle)
    assert [address.kind for _, address in ask_grouped(qtbot, window, "Striker")][:1] == [Kind.RULING]


def _say(judge: Judge, text: str) -> None:
    page = judge.table.pages.dispute.part
    for figure in number(page, text):
        judge.press(KEY(ord(figure)))
    answered(page)
