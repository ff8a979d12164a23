"""Unread texts in the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from judgeapp.ui.table.board.unit_item import UnitItem
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import board_text, open_file, options, pick, written

UNREAD = """\
title: Two texts that nobody understands, and one that is asked for
cards:
  Watcher: {level: 6, dp: 11000, effects: "[All Turns] While the moon is full, this Digimon hums."}
  Striker: {level: 6, dp: 9000}
  Lucky:
    {level: 4, dp: 5000, effects: "[All Turns] When a Digimon is deleted by sheer luck, hum."}
  Weak: {level: 3, dp: 1000}
  Handy: {level: 3, dp: 1000, play_cost: 3, effects: "[Hand] While it rains, hum."}
position:
  memory: 3
  A: {battle: [Watcher, Striker, Lucky], hand: [Handy]}
  B: {battle: [{card: Weak, suspended: true}]}
steps: []
"""


def test_a_decision_lists_unread_texts(table: Table, tmp_path: Path) -> None:
    open_file(table, written(tmp_path, UNREAD))
    assert "Your ruling" in shown(table, "Watcher")
    listed = table.decision.options.texts
    assert "3 texts here are not understood: rule on them yourself" in table.decision.head.text()
    assert "Watcher: While the moon is full, this Digimon hums." in listed
    assert "Handy: While it rains, hum." in listed
    assert "not understood" in "\n".join(table.timeline.texts).lower()
    assert "while the moon is full" in board_text(table).lower()


def shown(table: Table, name: str) -> list[str]:
    """Texts on a card of the board."""
    items = table.view.scene().items()
    return next(i.sketch.texts for i in items if isinstance(i, UnitItem) and i.name == name)


def test_a_card_says_that_it_needs_a_ruling(qtbot: QtBot, table: Table, tmp_path: Path) -> None:
    """Even if the card is small; the text is in its details and its accessible description."""
    crowd = ", ".join(f"{{card: Watcher, as: W{number}, suspended: true}}" for number in range(16))
    open_file(table, written(tmp_path, UNREAD.replace("[Watcher,", f"[{crowd}, Watcher,")))
    table.window().resize(1024, 700)
    # A sign if there is little room, otherwise the words, perhaps on two lines.
    qtbot.waitUntil(lambda: bool({"?", "ruling", "Your ruling"} & set(shown(table, "W3"))))
    assert "Your…" not in shown(table, "W3")
    assert "while the moon is full" in table.view.describe("W3").casefold()
    table.view.show_details("W3")
    text = table.view.lens.toPlainText()
    assert "Your ruling: the program doesn't understand “While the moon is full" in text


def test_nothing_is_listed_if_all_is_understood(table: Table) -> None:
    assert "not understood" not in table.decision.head.text()
    assert "not understood" not in board_text(table).lower()


def test_a_key_meant_for_an_option_resolves_nothing(table: Table, tmp_path: Path) -> None:
    open_file(table, written(tmp_path, UNREAD))
    pick(table, "Attack Weak with Striker")
    assert options(table) == ["The effect doesn't trigger", "The effect is resolved"]
    lines = table.decision.options
    first = lines.model_of_lines.line(lines.currentIndex().row())
    assert first.text == "Resolve the effect by hand"
    QTest.keyClick(lines, Qt.Key.Key_Return)
    assert table.room.right.currentWidget() is table.pages.by_hand.part
    assert "sheer luck" in table.pages.by_hand.part.effect.text()


STOPPING = """\
title: A text that may stop an effect
cards:
  Hush:
    level: 6
    dp: 12000
    effects: "[All Turns] While the moon is full, none of your opponent's Digimon can activate [On Play] effects."
  Cub: {level: 3, dp: 2000, play_cost: 3, effects: "[On Play] Gain 1 memory."}
position:
  memory: 7
  A: {hand: [Cub]}
  B: {battle: [Hush]}
steps: []
"""


def test_a_text_that_may_stop_an_effect_is_asked_about_in_its_own_words(table: Table, tmp_path: Path) -> None:
    open_file(table, written(tmp_path, STOPPING))
    pick(table, "Play Cub")
    assert "Does it stop the effect?" in table.decision.head.text()
    assert "While the moon is full" in table.decision.head.text()
    assert options(table) == [f"It {does} Cub: [On Play] Gain 1 memory." for does in ("doesn't stop", "stops")]
    pick(table, "It stops Cub: [On Play] Gain 1 memory.")
    assert "main phase" in table.decision.head.text()
    assert "Memory: 4 for A" in board_text(table)
