"""Cards in the language of the player: one key turns the table to what the library has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from judgeapp.ui.table.table import Table
from judgeapp.ui.window.window import Window
from tests.table.test_printing import LAMP, LAMP_JA, LAMP_ZH, WICK, library
from tests.ui.table.conftest import CONTROL, board_text, open_file, options, pick, press, written

SCENE = """\
title: Lamps
cards:
  Lampmon:
    {number: TS2-001, level: 3, dp: 2000, play_cost: 3,
     effects: "[On Play] <Draw 1>.\\n[When Attacking] Gain 1 memory."}
  Wickmon: {number: TS2-002, level: 3, dp: 2000, play_cost: 3}
position:
  memory: 5
  A: {battle: [Lampmon], hand: [Lampmon], deck: 4}
  B: {battle: [Wickmon], security: 3}
steps: []
"""


@pytest.fixture
def lamps(open_table: Callable[[Path], Table], data: Path, tmp_path: Path) -> Table:
    table = open_table(data)
    window = table.window()
    assert isinstance(window, Window)
    while not window.is_idle:
        QTest.qWait(1)
    table.take_cards(library(LAMP, LAMP_JA, LAMP_ZH, WICK))
    open_file(table, written(tmp_path, SCENE))
    return table


def turn(table: Table) -> None:
    press(table, Qt.Key.Key_F7, CONTROL)
    while not table.is_idle:
        QTest.qWait(1)


def said(table: Table) -> str:
    window = table.window()
    assert isinstance(window, Window)
    return window.statusBar().currentMessage()


def test_one_key_turns_board_decision_and_record(lamps: Table) -> None:
    turn(lamps)
    assert "ランプモン" in board_text(lamps)
    assert "Lampmon" not in board_text(lamps)
    assert "Play ランプモン 2" in options(lamps)
    pick(lamps, "Play ランプモン 2")
    assert "ランプモン 2 is played" in lamps.timeline.lines.texts
    assert any("≪1ドロー≫" in line for line in lamps.timeline.lines.texts)
    assert any("ランプモン" in line for line in lamps.branches.lines.texts)


def test_what_is_lacking_is_said_and_stays(lamps: Table) -> None:
    turn(lamps)
    assert "Japanese" in said(lamps)
    assert "Wickmon" in said(lamps)
    assert "Wickmon" in board_text(lamps)


def test_it_turns_through_all_languages_and_back(lamps: Table) -> None:
    before = board_text(lamps)
    seen = []
    for _ in range(4):
        turn(lamps)
        seen.append(board_text(lamps))
    assert "灯兽" in seen[1]
    assert "Lampenmon" in seen[2]
    assert seen[3] == before


def test_what_is_saved_is_what_lies_there(lamps: Table, tmp_path: Path) -> None:
    turn(lamps)
    pick(lamps, "Play ランプモン 2")
    file = tmp_path / "saved.yaml"
    lamps.saver.save_to(file)
    written_down = file.read_text(encoding="utf-8")
    assert "ランプモン" not in written_down
    assert "Lampmon" in yaml.safe_load(written_down)["cards"]


def test_an_event_that_is_looked_at_stays_so(lamps: Table) -> None:
    pick(lamps, "Play Lampmon 2")
    press(lamps, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    looked = lamps.session.looks_at
    assert looked is not None
    turn(lamps)
    now = lamps.session.looks_at
    assert now is not None
    assert now.event.number == looked.event.number
    assert "ランプモン" in now.told.text or "ランプモン" in board_text(lamps)


def test_it_survives_a_restart_and_another_table(
    lamps: Table, start: Callable[[Path], Window], data: Path, tmp_path: Path
) -> None:
    turn(lamps)
    open_file(lamps, written(tmp_path, SCENE.replace("Lamps", "Other lamps")))
    assert "ランプモン" in board_text(lamps)
    lamps.window().close()
    window = start(data)
    assert window.settings.cards == "ja"


def test_the_report_is_in_it(lamps: Table) -> None:
    turn(lamps)
    pick(lamps, "Play ランプモン 2")
    lamps.report()
    told = lamps.report_page.report
    assert any("ランプモン" in line.text for line in told.position)
    assert any("ランプモン" in line.text for step in told.steps for line in step.lines)
    assert told.cards[0].texts[0].name == "ランプモン"


def test_cards_that_the_library_has_not_say_so(table: Table) -> None:
    turn(table)
    assert "no other language" in said(table)
