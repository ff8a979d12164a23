"""Saving a table: after a power failure, and to files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.cards.reading import words
from judgeapp.table.setup.position import beginning, new
from judgeapp.table.tree.file import read
from judgeapp.table.tree.tree import plant
from judgeapp.ui.table.table import Table
from judgeapp.ui.table.table_files import Autosave
from tests.table.conftest import DUEL
from tests.ui.table.conftest import CONTROL, SHIFT, board_text, open_file, pick, press, window_of, written

# Plays two branches in the real window, reports it, and waits to be killed.
_PLAYS = """
import sys
from pathlib import Path
from judgeapp.ui.application import application
from judgeapp.table.dispute.disputed_accounts import AddStep, GoOnWith
from judgeapp.ui.window.window import Window
from tests.ui.waiting import wait

app = application()
window = Window(Path(sys.argv[1]))
window.show()
while not window.is_idle:
    wait(10)
window.navigator.show_view("table")
while not window.table.is_open:
    wait(10)
window.table.seating.open_path(Path(sys.argv[2]))
while not window.table.is_idle:
    wait(10)
keys = [o.key for o in window.table.session.tree.game.decision.options]
window.table.session.choose(next(k for k in keys if k.startswith("play:Riddle")))
window.table.seating.undo()
window.table.session.choose("pass")
window.table.pages.report.part.ruling.setPlainText("B is right.")
window.table.pages_controller.argue()
while not window.table.is_idle:
    wait(10)
window.table.pages.dispute.part.dispatch(GoOnWith(1))
window.table.pages.dispute.part.dispatch(AddStep({"pass": True}))
window.table.show_board()
window.table.branches.comment.setPlainText("so says B")
kept = Path(sys.argv[1]) / "table.json"
while not kept.exists() or b"so says B" not in kept.read_bytes():
    wait(10)
print("played", flush=True)
app.exec()
"""


@pytest.mark.lengthy
def test_the_table_returns_after_the_program_is_killed(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _PLAYS, str(data), str(written(tmp_path, DUEL))],
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == "played\n"
        playing.kill()
    table = open_table(data)
    tree = table.session.tree
    assert len(tree.ends) == 2
    assert tree.here.choice == "pass"
    assert tree.here.comment == "so says B"
    assert table.pages.report.part.ruling.toPlainText() == "B is right."
    assert table.pages.dispute.part.state.accounts == (("Player A", ""), ("Player B", "- pass: true"))
    assert table.room.stack.currentWidget() is table.board
    assert "A: Pass the turn" in table.branches.lines.texts


def test_nobody_waits_for_the_phrase_book(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_read, around = Event(), QObject()
    monkeypatch.setattr(words, "ready", lambda language: is_read.wait(10))
    kept = Autosave(tmp_path, lambda: plant(beginning(new())), new, around)
    with qtbot.waitSignal(kept.opened):
        kept.open()
        assert not kept.is_idle
    assert kept.is_idle
    is_read.set()
    kept.close()


def test_the_table_returns_after_a_restart(open_table: Callable[[Path], Table], data: Path, table: Table) -> None:
    pick(table, "Play Riddle")
    text = board_text(table)
    table.window().close()
    again = open_table(data)
    assert board_text(again) == text


def test_a_damaged_table_is_set_aside_and_reported(open_table: Callable[[Path], Table], data: Path) -> None:
    (data / "table.json").write_text("{}", encoding="utf-8")
    table = open_table(data)
    window = window_of(table)
    assert any("an't restore" in text for text in window.notices.texts)
    assert table.room.stack.currentWidget() is table.scenes


def _choose_file(monkeypatch: pytest.MonkeyPatch, file: Path, kind: str = "") -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), kind))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), kind))


def test_a_table_is_saved_and_reopened(
    qtbot: QtBot, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pick(table, "Play Riddle")
    press(table, Qt.Key.Key_Z, CONTROL)
    pick(table, "Pass the turn")
    board_before = board_text(table)
    _choose_file(monkeypatch, tmp_path / "saved.json")
    press(table, Qt.Key.Key_S, CONTROL)
    assert len(read(tmp_path / "saved.json").ends) == 2
    # Later changes are saved without asking.
    table.session.comment(table.session.tree.current, "after the save")
    press(table, Qt.Key.Key_S, CONTROL)
    assert read(tmp_path / "saved.json").here.comment == "after the save"
    press(table, Qt.Key.Key_Z, CONTROL)
    press(table, Qt.Key.Key_O, CONTROL)
    qtbot.waitUntil(lambda: table.is_idle)
    assert board_text(table) == board_before
    window = window_of(table)
    # The previous table isn't lost.
    assert any("was set aside" in text for text in window.notices.texts)


def test_the_line_to_a_node_is_saved_as_a_scenario(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pick(table, "Attack the player with First")
    _choose_file(monkeypatch, tmp_path / "way", "Scenario, up to here (*.yaml)")
    press(table, Qt.Key.Key_S, CONTROL | SHIFT)
    assert "- attack: {with: First, at: player}" in (tmp_path / "way.yaml").read_text("utf-8")
    open_file(table, tmp_path / "way.yaml")
    assert table.session.tree.can_redo
    assert not table.session.tree.can_undo


def test_leaving_out_a_scenarios_control_is_announced(table: Table, tmp_path: Path) -> None:
    announced: list[str] = []
    table.announced.connect(announced.append)
    file = tmp_path / "with-control.yaml"
    plain = "title: Tick\ncards: {Egg: {level: 3, dp: 1000}}\nsteps: [expect: {memory: {A: 0}}]\n"
    control = "control: {title: Tock, position: {memory: 1}, steps: [expect: {memory: {A: 1}}]}\n"
    file.write_text(plain, encoding="utf-8")
    open_file(table, file)
    assert not any("control is another" in text for text in announced)
    file.write_text(plain + control, encoding="utf-8")
    open_file(table, file)
    assert any("control is another position" in text for text in announced)


def test_a_file_without_a_table_is_reported_and_the_table_stays(table: Table, tmp_path: Path) -> None:
    before = table.session.tree
    (tmp_path / "bad.json").write_text("no table", encoding="utf-8")
    (tmp_path / "bad.yaml").write_text("title: 3\nsteps: 5", encoding="utf-8")
    window = window_of(table)
    for name in ("bad.json", "bad.yaml", "none.json", "none.yaml"):
        open_file(table, tmp_path / name)
        # Only the last notice remains.
        (notice,) = window.notices.texts
        assert name in notice
    assert table.session.tree is before
