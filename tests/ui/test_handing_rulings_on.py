"""Rulings exported from one notebook and taken into another, with a conflict."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.desk import settings
from judgeapp.desk.folder import settings_file, tables_folder
from judgeapp.desk.written.lessons import load_lessons, save_lessons
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.scenes import scenes_folder
from judgeapp.table.tree.file import write
from judgeapp.table.tree.tree import Beginning, plant
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.views import RULINGS
from judgeapp.ui.window.window import Window
from tests.cli.phrase_files import TAUGHT
from tests.rulings.made import EVERYTHING, identity, revision
from tests.table.conftest import DUEL
from tests.ui.driving import at, read, settle
from tests.ui.notebook import NEW, Start, add, content_of, filter_by, follow, notebook_of, noted, open_ruling


@pytest.fixture(autouse=True)
def judge(data: Path) -> None:
    settings.save(settings.Settings(judge="Ken"), settings_file(data))


def test_rulings_are_exported_and_imported_with_a_settled_conflict(
    qtbot: QtBot, start: Start, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(notebook_of(data)) as notebook:
        notebook.take((revision(1), revision(2, 1, content=replace(EVERYTHING, answer="Yes."))))
        notebook.add(NEW, "Ken")
    window = start(data)
    settle(qtbot, window)
    window.navigator.show_view(RULINGS.key)
    file = tmp_path / "rulings"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    window.actions_by_id["export-rulings"].trigger()
    hand_on(qtbot, window)
    window.close()

    second = tmp_path / "second"
    second.mkdir()
    with closing(notebook_of(second)) as notebook:
        other = replace(EVERYTHING, answer="No, and never.")
        notebook.take((revision(1), revision(3, 1, content=other, by="Hana")))
    window = start(second)
    settle(qtbot, window)
    shared = str(file.with_suffix(".yaml"))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (shared, ""))
    window.actions_by_id["take-rulings"].trigger()
    settle(qtbot, window)
    assert at(window) == Address(Kind.SHARED)
    shown = read(window)
    for text in ("New (1)", "Different from yours (1)", "No, and never.", "Yes."):
        assert text in shown
    for text in ("Answer: Yes.", "Authority: Head judge", "Status: Given"):
        assert text in shown, "both texts are told in the words of the window"
    assert len(noted(second)) == 1, "nothing is taken until it is said"
    follow(qtbot, window, "take", "new")
    assert len(noted(second)) == 2
    taken = next(item.id for item in noted(second) if item.id != identity(1000))
    page = window.columns.reader.sheet.toHtml()
    assert Address(Kind.RULING, taken).url in page, "an imported ruling is one click away"
    assert Address(Kind.RULING, identity(1000)).url not in page
    assert not any(item.in_conflict for item in noted(second))
    shown = follow(qtbot, window, "take", f"ruling {identity(1000)}")
    assert "Imported" in shown
    assert next(item for item in noted(second) if item.id == identity(1000)).in_conflict
    shown = open_ruling(qtbot, window, identity(1000))
    assert "Changed in two ways" in shown
    assert "No, and never." in shown
    assert "Yes." in shown
    assert any("In conflict" in row for row in _feet(window))
    follow(qtbot, window, "back", identity(1000), identity(3))
    assert content_of(second, identity(1000)).answer == "No, and never."
    assert not any(item.in_conflict for item in noted(second))


def hand_on(qtbot: QtBot, window: Window) -> None:
    """Accept the export form's proposal."""
    assert window.ruling_controller.files is not None
    dialog = window.ruling_controller.files.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    dialog.save.click()
    settle(qtbot, window)


def test_chosen_scenes_phrases_and_tables_are_exported(
    qtbot: QtBot, start: Start, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are imported with a preview of new things; two tables with the same name stay separate."""
    add(data, NEW)
    save_lessons((TAUGHT,), data)
    scenes_folder(data).mkdir()
    (scenes_folder(data) / "own.yaml").write_text(DUEL, encoding="utf-8")
    tables_folder(data).mkdir()
    scenario, faces, _ = read_scenario(DUEL, "a table")
    state, names = build(scenario, faces)
    for folder in (tables_folder(data), tmp_path):
        table = plant(Beginning(state, names, f"Table in {folder.name}", DUEL))
        write(table, folder / "semifinal.json")
    window = start(data)
    settle(qtbot, window)
    shared = tmp_path / "out.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(shared), ""))
    window.actions_by_id["export-rulings"].trigger()
    assert window.ruling_controller.files is not None
    dialog = window.ruling_controller.files.dialog
    assert dialog is not None
    assert dialog.save.isDefault()
    dialog.rulings.setChecked(False)
    assert not dialog.save.isEnabled()
    for box in (dialog.scenes, dialog.phrases):
        box.setChecked(True)
    QTest.keyClick(dialog.tables, Qt.Key.Key_Space)
    other = [str(tmp_path / "semifinal.json")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (other, ""))
    dialog.add_table.click()
    hand_on(qtbot, window)
    saved = f"Saved as out.yaml in {shared.parent}. It contains phrases: 1, scenes: 1, tables: 2."
    assert saved in window.notices.texts
    window.close()

    second = tmp_path / "second"
    second.mkdir()
    window = start(second)
    settle(qtbot, window)
    window.ruling_controller.files.preview([shared])
    settle(qtbot, window)
    assert "New (4)" in read(window)
    follow(qtbot, window, "take", "new")
    assert sorted(item.name for item in tables_folder(second).iterdir()) == ["semifinal-2.json", "semifinal.json"]
    assert [item.name for item in scenes_folder(second).iterdir()] == ["own.yaml"]
    assert load_lessons(second)[0] == (TAUGHT,)
    assert noted(second) == ()
    # The window now has the lesson and the scene.
    navigation = window.navigation
    assert navigation is not None
    qtbot.waitUntil(lambda: navigation.pages.lessons == (TAUGHT,))
    qtbot.waitUntil(lambda: any("own" in item.key for item in navigation.pages.scenes))


def _feet(window: Window) -> list[str]:
    model = window.columns.rulings.list.model
    return [model.row(model.index(at)).foot for at in range(model.rowCount())]


def test_without_listed_rulings_none_are_exported(
    qtbot: QtBot, start: Start, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(data, NEW)
    window = start(data)
    settle(qtbot, window)
    file = tmp_path / "out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    assert filter_by(qtbot, window, "Nonsense") == []
    for action in ("print-rulings", "save-rulings", "export-rulings"):
        window.actions_by_id[action].trigger()
        settle(qtbot, window)
    assert window.notices.texts == ("No rulings are listed.",)
    assert not [*tmp_path.glob("out*")]
    assert len(filter_by(qtbot, window, "")) == 1
    window.actions_by_id["export-rulings"].trigger()
    hand_on(qtbot, window)
    assert file.with_suffix(".yaml").exists()


def test_an_unknown_file_is_refused_in_a_line(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    settle(qtbot, window)
    file = tmp_path / "hostile.yaml"
    file.write_text("format: judgeapp-shared-1\nrulings: &a [*a]\n")
    window.ruling_controller.files.preview([file])
    settle(qtbot, window)
    assert any("anchors can't be used" in text for text in window.notices.texts)
    assert at(window).kind != Kind.SHARED


def test_a_missing_thing_is_reported(qtbot: QtBot, window: Window) -> None:
    settle(qtbot, window)
    assert window.navigation is not None
    window.navigation.open(Address(Kind.RULING, identity(9)))
    assert any("no longer in the notebook" in text for text in window.notices.texts)
    with pytest.raises(InputError):
        window.navigation.pages.leaf(Address(Kind.RULING, identity(9)), window.navigation._view())
