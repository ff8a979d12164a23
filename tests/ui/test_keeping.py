"""What outlives the window, and how damage is met."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.desk import settings
from judgeapp.desk.folder import bookmarks_file, index_folder, settings_file
from judgeapp.ui import fonts
from judgeapp.ui.place import PASSAGE, Place
from judgeapp.ui.window import Window

Start = Callable[[Path], Window]
Shows = Callable[[Window, str], None]
CONTROL = Qt.KeyboardModifier.ControlModifier


def go(window: Window, passage: str) -> None:
    assert window.reading is not None
    window.reading.open(Place(PASSAGE, passage))


def test_a_bookmark_and_its_note_are_found_after_a_restart(
    qtbot: QtBot, start: Start, data: Path
) -> None:
    window = start(data)
    go(window, "rules:16-4-2")
    qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    qtbot.keyClick(window, Qt.Key.Key_4, CONTROL)
    qtbot.keyClicks(window.columns.marked.note, "asked in round 3")
    window.close()

    window = start(data)
    marked = window.columns.marked
    assert marked.model.things() == [Place(PASSAGE, "rules:16-4-2")]
    assert "asked in round 3" in marked.model.row(marked.model.index(0)).text
    assert marked.note.toPlainText() == "asked in round 3"
    assert window.columns.reader.bookmark.isChecked()
    qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    assert marked.model.rowCount() == 0
    assert marked.empty.isVisible()


def test_a_bookmark_survives_a_crash(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    go(window, "rules:16-4-2")
    window.toggle_bookmark()
    # Another window sees it without the first one having been closed.
    other = start(data)
    assert other.columns.marked.model.things() == [Place(PASSAGE, "rules:16-4-2")]


def test_the_window_remembers_its_place(
    qtbot: QtBot, start: Start, data: Path, shows: Shows
) -> None:
    window = start(data)
    qtbot.keyClicks(window.omnibox, "16-4")
    shows(window, "rules:16-4")
    go(window, "rules:12-1")
    window.use_scheme("dark")
    window.larger_text()
    window.toggle_parallels()
    window.show_rail("glossary")
    size = window.settings.text_size
    window.close()

    window = start(data)
    shows(window, "rules:12-1")
    assert window.omnibox.text() == "16-4"
    assert window.omnibox.selectedText() == "16-4"
    assert window.settings.scheme == "dark"
    assert window.settings.text_size == size
    assert not window.columns.beside.isVisible()
    assert window.columns.list is window.columns.terms


def test_schemes_are_switched_with_a_key(qtbot: QtBot, window: Window) -> None:
    seen = {}
    for _ in settings.SCHEMES:
        qtbot.keyClick(window, Qt.Key.Key_L, CONTROL)
        palette = QApplication.palette()
        seen[window.settings.scheme] = palette.color(QPalette.ColorRole.Base).lightnessF()
    assert set(seen) == set(settings.SCHEMES)
    assert seen["dark"] < 0.3 < 0.7 < seen["light"]


def test_text_grows_and_shrinks_with_the_keys(qtbot: QtBot, window: Window) -> None:
    go(window, "rules:16-4")
    before = window.columns.reader.sheet.document().defaultFont().pointSizeF()
    for _ in range(5):
        qtbot.keyClick(window, Qt.Key.Key_Plus, CONTROL)
    assert window.settings.text_size >= 175
    assert window.columns.reader.sheet.document().defaultFont().pointSizeF() > before * 1.7
    qtbot.keyClick(window, Qt.Key.Key_0, CONTROL)
    assert window.columns.reader.sheet.document().defaultFont().pointSizeF() == before


def test_the_window_fits_a_small_screen_with_text_twice_as_large(window: Window) -> None:
    go(window, "rules:16-4")
    while window.settings.text_size < 200:
        window.larger_text()
    assert window.minimumSizeHint().width() <= 1280
    assert window.minimumSizeHint().height() <= 720


def test_a_damaged_settings_file_is_set_aside_and_told(start: Start, data: Path) -> None:
    settings_file(data).write_text("{ not json")
    window = start(data)
    assert window.settings == settings.Settings(
        columns=window.settings.columns, geometry=window.settings.geometry
    )
    assert any("settings are damaged" in text for text in window.notices.texts)
    assert (data / "settings.damaged.json").read_text() == "{ not json"


def test_a_damaged_index_is_built_again_and_told(
    qtbot: QtBot, start: Start, data: Path, shows: Shows
) -> None:
    for file in index_folder(data).rglob("*"):
        if file.is_file():
            file.write_bytes(b"\x00damaged")
    window = start(data)
    assert any("index was damaged" in text for text in window.notices.texts)
    qtbot.keyClicks(window.omnibox, "16-4")
    shows(window, "rules:16-4")


def test_damaged_bookmarks_are_set_aside_and_told(start: Start, data: Path) -> None:
    bookmarks_file(data).write_bytes(b"no database at all" * 100)
    window = start(data)
    assert any("bookmarks are damaged" in text for text in window.notices.texts)
    go(window, "rules:16-4")
    window.toggle_bookmark()
    assert window.columns.marked.model.rowCount() == 1


def test_a_notice_can_be_put_away(window: Window) -> None:
    window.notices.tell("a notice")
    assert window.notices.isVisible()
    window.notices.put_away("a notice")
    assert not window.notices.isVisible()


def test_missing_fonts_are_told_with_the_package(
    start: Start, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "missing", lambda: ("ja", "zh-Hant"))
    window = start(data)
    (text,) = window.notices.texts
    assert "fonts-noto-cjk" in text
    assert "Japanese, Traditional Chinese" in text


def test_the_window_closes_while_the_index_is_being_built(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(tmp_path)
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(window._progressed, timeout=60_000):
        pass
    window.close()
    assert window._pool.activeThreadCount() == 0
