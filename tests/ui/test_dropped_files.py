"""Files dropped onto the window go to the place that opens them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from judgeapp.rulings.notebook.sharing import Shared, write_shared
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.playing.replay import record, write_replay
from judgeapp.table.tree.file import read
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.window.window import Window
from tests.cards.made import entry
from tests.rulings.made import revision
from tests.table.conftest import DUEL
from tests.ui.dropping import drop, of_files

COPY = Qt.DropAction.CopyAction
PHRASES = """\
format: judgeapp-phrases-1
phrases:
- {language: en, wording: "Banish {2} foes", same: "Delete {2} of your opponent's Digimon", by: Ken}
"""
# Widgets on which files can be dropped.
PARTS: dict[str, Callable[[Window], QWidget]] = {
    "the field": lambda window: window.omnibox,
    "the reader": lambda window: window.columns.reader,
    "the rail": lambda window: window.rail,
}


def test_a_scenario_is_opened_at_the_table(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "a duel.yaml"
    file.write_text(DUEL, encoding="utf-8")
    assert drop(of_files([file]), window.columns.reader) is COPY
    settled(qtbot, window)
    assert window.settings.rail == "table"
    assert window.table is not None
    assert window.table.title.text() == "A turn with something of everything"
    assert file.exists()


def test_a_table_is_opened_over_the_table(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    window.navigator.show_view("table")
    settled(qtbot, window)
    assert window.table is not None
    scenario = tmp_path / "duel.yml"
    scenario.write_text(DUEL, encoding="utf-8")
    drop(of_files([scenario]), window.table.board)
    settled(qtbot, window)
    window.table.session.choose("pass")
    window.table.saver.save_to(tmp_path / "table.JSON")
    window.table.setup_controller.go_on()
    drop(of_files([tmp_path / "table.JSON"]), window.table.setup)
    settled(qtbot, window)
    assert window.table.session.tree.here.choice == "pass"


def test_a_replay_is_opened_at_its_beginning(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    played = play(*read_scenario(DUEL.replace("steps: []", "steps: [pass: true]"), "a duel"))
    assert played.failure is None
    file = tmp_path / "played.json"
    file.write_bytes(write_replay(record(played.beginning, played.choices)))
    drop(of_files([file]), window.rail)
    settled(qtbot, window)
    assert window.table is not None
    tree = window.table.session.tree
    assert window.table.title.text() == "played"
    assert tree.current == 0
    for _ in played.choices:
        window.table.seating.redo()
    assert window.table.session.now.board_state == played.state
    # The same through the menu.
    assert read(file) == tree
    spoiled = json.loads(file.read_bytes())
    spoiled["digests"][-1] = "0"
    file.write_text(json.dumps(spoiled))
    drop(of_files([file]), window.rail)
    settled(qtbot, window)
    assert "a different state" in window.notices.texts[-1]


@pytest.mark.parametrize(("part", "name"), [*zip(PARTS, ("cards.jsonl", "cards.json", "cards.jsonl"), strict=True)])
def test_cards_are_imported(qtbot: QtBot, window: Window, tmp_path: Path, part: str, name: str) -> None:
    file = tmp_path / name
    cards = [entry("TS1-001"), entry("TS1-002")]
    array = json.dumps(cards)
    file.write_text(array if name == "cards.json" else "\n".join(map(json.dumps, cards)))
    assert drop(of_files([file]), PARTS[part](window)) is COPY
    settled(qtbot, window)
    assert any("imported 2 cards" in text for text in window.notices.texts)
    assert window.omnibox.text() == ""


def test_a_shared_file_is_shown(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "rulings.yaml"
    file.write_text(write_shared(Shared((revision(1),))), encoding="utf-8")
    drop(of_files([file]), window.rail)
    settled(qtbot, window)
    assert window.navigation is not None
    assert window.navigation.address == Address(Kind.SHARED)
    assert window.settings.rail == "rulings"
    assert "May the Guard block" in window.columns.reader.sheet.toPlainText()


def test_phrases_are_compared(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "phrases.yaml"
    file.write_text(PHRASES, encoding="utf-8")
    drop(of_files([file]), window.omnibox)
    settled(qtbot, window)
    assert window.navigator.at_teaching
    assert "Banish" in window.columns.reader.sheet.toPlainText()


def test_an_unknown_file_is_reported(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    (tmp_path / "letter.odt").write_bytes(b"x")
    drop(of_files([tmp_path / "letter.odt", tmp_path, tmp_path / "gone.yaml"]), window.rail)
    settled(qtbot, window)
    letter, folder, gone = window.notices.texts
    assert "expected a table, scenario, cards, answers, phrases or a rulebook" in letter
    assert "letter.odt" in letter
    assert "This is a folder" in folder
    assert "can't be read" in gone


def test_only_one_of_two_tables_is_opened(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    for name in ("one.yaml", "other.yaml"):
        (tmp_path / name).write_text(DUEL, encoding="utf-8")
    drop(of_files([tmp_path / "one.yaml", tmp_path / "other.yaml"]), window.rail)
    settled(qtbot, window)
    assert window.notices.texts == ("Only one table can be open: opened one.yaml.",)


def test_a_file_dropped_before_the_rules_open_waits(
    qtbot: QtBot, start: Callable[[Path], Window], data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps(entry("TS1-001")))
    shown = Window.showEvent

    def show(window: Window, event: object) -> None:
        shown(window, event)  # type: ignore[arg-type]
        drop(of_files([file]), window.omnibox)

    monkeypatch.setattr(Window, "showEvent", show)
    window = start(data)
    settled(qtbot, window)
    assert any("imported 1 card" in text for text in window.notices.texts)


def test_an_impossible_position_is_reported_with_its_file(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "two guards.yaml"
    file.write_text(DUEL.replace("battle: [Guard", "battle: [Stranger"), encoding="utf-8")
    drop(of_files([file]), window.columns.reader)
    qtbot.waitUntil(lambda: bool(window.notices.texts))
    (text,) = window.notices.texts
    assert "Stranger" in text
    assert "two guards.yaml" in text


def test_text_goes_into_the_field(window: Window) -> None:
    data = QMimeData()
    data.setText("blocker")
    assert drop(data, window.omnibox) is not None
    assert window.omnibox.text() == "blocker"
    # A web address is plain text: nothing is downloaded.
    window.omnibox.clear()
    data = QMimeData()
    data.setUrls([QUrl("https://example.com/cards.json")])
    data.setText("https://example.com/cards.json")
    drop(data, window.omnibox)
    assert window.omnibox.text() == "https://example.com/cards.json"
    assert drop(data, window.columns.reader) is None


def settled(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.is_idle and (window.table is None or window.table.is_open))
