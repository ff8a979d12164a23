"""An appeal from start to end, by keyboard: a position is set up, the dispute is played in every way, compared, saved
and reported. Board and texts are checked at each step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from judgeapp.table.tree.tree import ROOT
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import CONTROL, SHIFT, board_text, options, pick, press
from tests.ui.waiting import wait

KEY = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier

STRIKER = "Striker\nLv.5 red 8000\n[When Attacking] <Draw 1>.\n[When Attacking] Gain 1 memory."
GUARD = "Guard: Lv.4 blue 6000 <Blocker>"
ANSWER = "Answer\nLv.4 blue 3000\n[Counter] <Draw 1>."
TRAP = "Trap\noption red cost 1\n[Security] <Draw 2>."


def enter(table: Table, text: str) -> None:
    """Type into the card field and press Enter."""
    field = table.setup.field
    for number, line in enumerate(text.split("\n")):
        if number:
            QTest.keyClick(field, KEY.Key_Return, SHIFT)
        QTest.keyClicks(field, line)
    QTest.keyClick(field, KEY.Key_Return)


def aim(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, ALT)


def build(table: Table) -> None:
    """Set up the disputed position, by keyboard."""
    press(table, KEY.Key_N, CONTROL | ALT)
    enter(table, STRIKER)
    aim(KEY.Key_B)
    enter(table, GUARD)
    enter(table, ANSWER)
    enter(table, "memory A 3")
    enter(table, "security B 0")
    aim(KEY.Key_4)
    enter(table, TRAP)
    press(table, KEY.Key_Return, CONTROL | ALT)


def side(table: Table, seat: str) -> dict[str, int]:
    shown = table.view.board
    assert shown is not None
    here = shown.seats[seat]
    return {
        "hand": len(here.hand),
        "security": len(here.security),
        "trash": len(here.trash),
        "battle": len(here.battle),
    }


def events(table: Table) -> list[str]:
    return [line.text.split(" (because")[0] for line in table.timeline.shown if line.number]


def test_an_appeal(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(data)
    build(table)
    assert not table.room.sets_up
    assert side(table, "A") == {"hand": 0, "security": 5, "trash": 0, "battle": 1}
    assert side(table, "B") == {"hand": 0, "security": 1, "trash": 0, "battle": 2}
    assert "Guard, Lv.4, 6000 DP, blue, <Blocker>" in board_text(table)

    # The attack triggers two effects, and A chooses the order.
    pick(table, "Attack the player with Striker")
    draw, memory = options(table)
    assert "<Draw 1>" in draw
    assert "memory" in memory
    assert "A chooses the next one" in table.pending.shown[0].text
    assert "15-4-3-4@4.2" in table.pending.shown[0].clauses
    pick(table, draw)
    # The second effect follows by itself, then B may counter.
    texts = events(table)
    assert texts.index("A draws 1") < texts.index("A's memory: 3 to 4")
    assert side(table, "A")["hand"] == 1
    assert "Memory: 4 for A" in board_text(table)
    assert "B: Counter?" in table.decision.head.text()
    assert options(table) == ["Activate an effect of Answer: [Counter] <Draw 1>.", "No counter"]
    pick(table, "Activate an effect of Answer: [Counter] <Draw 1>.")
    assert side(table, "B")["hand"] == 1
    assert options(table) == ["Block with Guard", "No block"]
    press(table, KEY.Key_F5)
    refused = next(line for line in table.decision.options.shown if line.text == "Block with Answer")
    assert {"12-1-1@4.2", "16-5-1@4.2"} <= set(refused.clauses)
    press(table, KEY.Key_F5)

    # First account: Guard blocks and is deleted.
    pick(table, "Block with Guard")
    assert side(table, "B") == {"hand": 1, "security": 1, "trash": 1, "battle": 1}
    assert "Guard is deleted" in events(table)
    press(table, KEY.Key_F2)
    QTest.keyClicks(table.branches.name, "blocked")

    # Second account: no block, a security check, and the card's effect.
    press(table, KEY.Key_Z, CONTROL)
    assert side(table, "B") == {"hand": 1, "security": 1, "trash": 0, "battle": 2}
    pick(table, "No block")
    assert any("checks Trap" in event for event in events(table))
    assert side(table, "B") == {"hand": 3, "security": 0, "trash": 1, "battle": 2}
    press(table, KEY.Key_F2)
    QTest.keyClicks(table.branches.name, "not blocked")

    # The two triggers in the other order.
    table.session.go(1)
    pick(table, memory)
    texts = events(table)
    assert texts.index("A's memory: 3 to 4") < texts.index("A draws 1")
    assert len(table.session.tree.ends) == 3
    assert [t for t in table.branches.lines.texts if t.startswith(("blocked", "not blocked"))] == [
        "blocked: B: Block with Guard",
        "not blocked: B: No block",
    ]

    # Compare the two accounts.
    ends = {table.session.tree.nodes[end].name: end for end in table.session.tree.ends}
    table.session.go(ends["blocked"])
    rows = table.branches.lines.model_of_lines.things()
    table.branches.lines.choose(rows.index(ends["not blocked"]))
    press(table, KEY.Key_M, CONTROL)
    assert table.pages.comparison.part.lines.texts[1:3] == [
        "First board: B: Block with Guard",
        "Second board: B: No block",
    ]
    texts = table.pages.comparison.part.lines.texts
    assert "Cards in B's security stack: 1 on the first board, 0 on the second board" in texts
    assert "Guard is in B's battle area only on the second board" in texts
    press(table, KEY.Key_Escape)

    # Save, start a new table, and open the saved one.
    file = tmp_path / "appeal.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    press(table, KEY.Key_S, CONTROL)
    told_before = board_text(table)
    tree = table.session.tree
    table.window().close()
    again = open_table(data)
    assert again.session.tree == tree
    assert board_text(again) == told_before
    again.session.go(ROOT)
    press(again, KEY.Key_O, CONTROL)
    while not again.is_idle:
        wait(1)
    assert again.session.tree == tree
    assert board_text(again) == told_before

    # Hand it over.
    press(again, KEY.Key_R, CONTROL)
    again.pages.report.part.ruling.setPlainText("The block was legal.")
    again.pages.report.part.export(tmp_path / "appeal.md")
    report = (tmp_path / "appeal.md").read_text("utf-8")
    assert "The block was legal." in report
    assert "B: Block with Guard" in report
    assert "Guard is deleted (" in report
    assert "- **12-1-1** " in report
    assert (tmp_path / "appeal-pictures" / "position.png").exists()


def test_a_position_in_setup_returns_too(open_table: Callable[[Path], Table], data: Path) -> None:
    table = open_table(data)
    press(table, KEY.Key_N, CONTROL | ALT)
    enter(table, GUARD)
    table.window().close()
    again = open_table(data)
    assert again.room.sets_up
    assert again.view.names.count("Guard") == 1
    press(again, KEY.Key_Return, CONTROL | ALT)
    again.window().close()
    third = open_table(data)
    assert not third.room.sets_up
    assert "Guard, Lv.4" in board_text(third)
    press(third, KEY.Key_P, CONTROL | ALT)
    assert third.room.sets_up, "and what was set up can be gone on with"


def test_a_damaged_position_is_set_aside_and_reported(open_table: Callable[[Path], Table], data: Path) -> None:
    (data / "position.yaml").write_text("title: [", encoding="utf-8")
    table = open_table(data)
    assert not table.room.sets_up
    assert any("an't restore the position" in t for t in table.window().notices.texts)  # type: ignore[attr-defined]
    assert not (data / "position.yaml").exists()
