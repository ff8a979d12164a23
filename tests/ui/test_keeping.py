"""Session data survives restarts, and damage is repaired."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from judgeapp.desk import settings
from judgeapp.desk.folder import (
    CACHE_VARIABLE,
    bookmarks_file,
    cache_folder,
    fault_log_file,
    index_folder,
    settings_file,
)
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.files import generations
from judgeapp.messages.errors import InputError
from judgeapp.table.scenes import ready_scenes
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import apply_scheme
from judgeapp.ui.window.window import Window
from tests.ui.lettering import SIGNS

Start = Callable[[Path], Window]
Shows = Callable[[Window, str], None]
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def go(window: Window, passage: str) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, passage))


def test_a_bookmark_and_its_note_are_found_after_a_restart(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    go(window, "rules:16-4-2")
    qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    window.actions_by_id["bookmarks"].trigger()
    qtbot.keyClicks(window.columns.bookmarks.note, "asked in round 3")
    window.close()

    window = start(data)
    marked = window.columns.bookmarks
    window.actions_by_id["bookmarks"].trigger()
    assert marked.model.things() == [Address(Kind.PASSAGE, "rules:16-4-2")]
    assert "asked in round 3" in marked.model.row(marked.model.index(0)).text
    assert marked.note.toPlainText() == "asked in round 3"
    assert window.columns.reader.standing.whole.startswith("Bookmarked · ")
    qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    assert marked.model.rowCount() == 0
    assert marked.empty.isVisible()


def test_the_text_of_an_empty_list_scrolls_by_keys_at_large_text(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    window.resize(1024, 360)
    for _ in range(10):
        window.appearance.larger_text()
    window.navigator.show_bookmarks()
    empty = window.columns.bookmarks.empty
    bar = empty.verticalScrollBar()
    qtbot.waitUntil(lambda: empty.isVisible() and bar.maximum() > 0)
    empty.setFocus()
    qtbot.keyClick(empty, Qt.Key.Key_End)
    for _ in range(bar.maximum()):
        qtbot.keyClick(empty, Qt.Key.Key_Down)
    assert bar.value() == bar.maximum()
    assert empty.accessibleName() == empty.text()


def test_a_bookmark_survives_a_crash(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    go(window, "rules:16-4-2")
    window.toggle_bookmark()
    # A second window sees it while the first is open.
    other = start(data)
    assert other.columns.bookmarks.model.things() == [Address(Kind.PASSAGE, "rules:16-4-2")]


def test_the_window_remembers_its_geometry(qtbot: QtBot, start: Start, data: Path, shows: Shows) -> None:
    window = start(data)
    qtbot.keyClicks(window.omnibox, "16-5")
    shows(window, "rules:16-4")
    window.navigator.show_view("glossary")
    go(window, "rules:12-1")
    window.appearance.use_scheme("dark")
    window.appearance.larger_text()
    window.toggle_parallels()
    size = window.settings.text_size
    window.close()

    window = start(data)
    shows(window, "rules:12-1")
    assert window.omnibox.text() == "16-5"
    assert window.omnibox.selectedText() == "16-5"
    assert window.settings.scheme == "dark"
    assert window.settings.text_size == size
    assert not window.columns.side.isVisible()
    assert window.columns.current_list is window.columns.concepts


def test_schemes_are_switched_with_a_key(qtbot: QtBot, window: Window) -> None:
    seen = {}
    for _ in settings.SCHEMES:
        qtbot.keyClick(window, Qt.Key.Key_L, CONTROL | SHIFT)
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


@pytest.fixture(params=["", SIGNS])
def interface_font(request: pytest.FixtureRequest, qapp: QApplication) -> None:
    """The platform's font, and a larger one as on many desktops."""
    if request.param:
        qapp.setFont(QFont(request.param, 10))


LONG_NOTICE = "The settings are damaged, so the defaults are used. (" + "/a/long/path" * 12 + ")"


@pytest.mark.usefixtures("interface_font")
@pytest.mark.parametrize("size", [200, 250])
def test_large_text_fits_a_small_screen(qtbot: QtBot, start: Start, data: Path, size: int) -> None:
    window = start(data)
    window.resize(1280, 720)
    window.languages.use_text("source")
    go(window, "rules:15-14-4")
    window.notices.show_notice(LONG_NOTICE)
    while window.settings.text_size < size:
        window.appearance.larger_text()
    for _ in range(2):
        QApplication.processEvents()
        assert (window.width(), window.height()) == (1280, 720)
        hint = window.minimumSizeHint()
        assert hint.width() <= 1024
        assert hint.height() <= 700
        # Some of the page is visible below a two-line header.
        line = fonts.em()
        assert window.columns.reader.head.height() <= 4 * line
        assert window.columns.reader.sheet.viewport().height() >= 2 * line
        assert letters_of_a_line(window) >= (16 if size == 250 else 20)
        window.columns.reader.path.fit()
        assert window.columns.reader.path.sizeHint().width() <= window.columns.reader.path.width()
        # Then again without the notice.
        window.notices.dismiss(LONG_NOTICE)


def letters_of_a_line(window: Window) -> int:
    """Length of the longest Chinese line in the reader: at least this many characters fit."""
    sheet = window.columns.reader.sheet
    block = sheet.document().begin()
    longest = 0
    while block.isValid():
        if "的" in block.text():
            longest = max(longest, block.layout().lineAt(0).textLength())
        block = block.next()
    return longest


def read_in_sources(qtbot: QtBot, window: Window, passage: str) -> None:
    """Show other languages as well, next to the tree."""
    window.navigator.show_view("sources")
    go(window, passage)
    qtbot.waitUntil(lambda: window.is_idle)
    QApplication.processEvents()


@pytest.mark.usefixtures("interface_font")
def test_in_a_narrow_window_the_other_languages_are_hidden_first(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    window.resize(1400, 600)
    window.languages.use_text("source")
    read_in_sources(qtbot, window, "rules:15-14-4")
    columns = window.columns
    window.window_settings.change(parallels=True)
    columns.open_side(True)
    assert columns.side.isVisible()
    seen = []
    for width in range(1400, 600, -20):
        window.resize(width, 600)
        QApplication.processEvents()
        assert window.width() == width
        seen.append((columns.side.isVisible(), columns.sizes()[0]))
        if width >= 900:
            assert letters_of_a_line(window) >= 20
    left = seen[0][1]
    gone = [is_seen for is_seen, _ in seen].index(False)
    assert gone > 0
    assert not any(is_seen for is_seen, _ in seen[gone:])
    assert seen[gone][1] == left, "the list gives way only after them"
    assert seen[-1][1] < left
    assert not window.actions_by_id["parallels"].isChecked()
    assert window.settings.parallels, "they come back with the room"
    window.resize(1400, 600)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: columns.side.isVisible() and columns.sizes()[0] == left)


def test_columns_grow_with_the_window_until_the_judge_sets_widths(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    columns = window.columns
    window.resize(1280, 720)
    columns.open_side(True)
    read_in_sources(qtbot, window, "rules:16-4")
    narrow = columns.sizes()
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert all(now > before for now, before in zip(columns.sizes(), narrow, strict=True))
    assert not columns.widths
    columns.setSizes([400, 1000, 400])
    columns.splitterMoved.emit(400, 1)
    chosen = columns.widths
    window.resize(2200, 1080)
    QApplication.processEvents()
    assert columns.widths == chosen
    assert columns.sizes()[0] == chosen[0]


def test_other_languages_can_be_opened_with_little_room(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    window.resize(700, 600)
    read_in_sources(qtbot, window, "rules:16-4")
    for shown in (True, False, True):
        qtbot.keyClick(window, Qt.Key.Key_F9)
        QApplication.processEvents()
        assert window.columns.side.isVisible() is shown
        assert window.actions_by_id["parallels"].isChecked() is shown
        assert window.width() == 700


@pytest.mark.parametrize(
    "text",
    [
        '{"columns": [300, 2147483647, 300]}',
        '{"columns": [99999999999999999999, 1, 1]}',
        '{"columns": [1, 2]}',
        '{"columns": [0, 0, 0]}',
        '{"columns": [20000, 20000, 20000]}',
        '{"geometry": "\\ud800"}',
        '{"geometry": "AdnQywADAAD/////////////////////////////////////////////"}',
        '{"geometry": "größe"}',
        '{"question": "\\ud800", "place": "rule:passage/\\udfff"}',
        '{"place": "rule:concept/no such concept"}',
        '{"place": "http://example.org/"}',
    ],
)
def test_odd_settings_neither_crash_nor_block_the_rules(start: Start, data: Path, text: str) -> None:
    settings_file(data).write_text(text, encoding="utf-8")
    window = start(data)
    assert window.navigation is not None
    assert window.columns.reader.width() > 100


def test_the_rules_open_even_if_the_layout_fails(qtbot: QtBot, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(data)
    qtbot.addWidget(window)

    def fail(widths: tuple[int, ...]) -> None:
        raise RuntimeError

    monkeypatch.setattr(window.columns, "share_out", fail)
    with qtbot.waitSignal(window.opened), pytest.raises(RuntimeError):
        window.show()
    window.close()


def test_a_long_note_does_not_freeze_the_window(start: Start, data: Path, measured: list[int]) -> None:
    bookmarks, _ = open_bookmarks(bookmarks_file(data))
    for passage in ("rules:16-4", "rules:12-1"):
        bookmarks.add(passage, "长注" * 500_000)
    bookmarks.add("x" * 1_000_000)
    bookmarks.close()
    window = start(data)
    window.navigator.show_bookmarks()
    window.grab()
    assert 100 < max(measured) < 1_000


def test_removing_a_bookmark_with_a_note_can_be_undone(qtbot: QtBot, start: Start, data: Path) -> None:
    window = start(data)
    go(window, "rules:16-4-2")
    qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    window.navigator.show_bookmarks()
    marked = window.columns.bookmarks
    qtbot.keyClicks(marked.note, "asked in round 3")
    assert "asked in round 3" in marked.model.row(marked.model.index(0)).foot, "at once"
    qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    assert marked.model.rowCount() == 0
    assert any("note" in text for text in window.notices.texts)
    undo = next(b for b in window.notices.findChildren(QToolButton) if b.text() == "Undo")
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert marked.note.toPlainText() == "asked in round 3"
    assert window.columns.reader.standing.whole.startswith("Bookmarked · ")
    assert not window.notices.texts


def test_removing_a_bookmark_without_a_note_is_silent(qtbot: QtBot, window: Window) -> None:
    go(window, "rules:16-4-2")
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_D, CONTROL)
    assert not window.notices.texts


def test_a_bookmark_whose_passage_is_gone_can_be_deleted(qtbot: QtBot, start: Start, data: Path) -> None:
    bookmarks, _ = open_bookmarks(bookmarks_file(data))
    bookmarks.add("rules:99-9", "an old one")
    bookmarks.close()
    window = start(data)
    window.navigator.show_bookmarks()
    listing = window.columns.bookmarks.listing
    listing.walk(1)
    qtbot.keyClick(listing, Qt.Key.Key_Delete)
    assert window.columns.bookmarks.model.rowCount() == 0


def test_glances_do_not_read_the_bookmarks(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    assert window.navigation is not None
    monkeypatch.setattr(window.navigation.bookmarks, "_bookmarks", None)
    window.navigation.glance(Address(Kind.PASSAGE, "rules:16-4"))
    assert not window.navigation.is_marked


def test_a_failed_save_is_forgotten_once_one_succeeds(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(chosen: settings.Settings, file: Path) -> None:
        raise InputError("Can't save the settings (No space left on device)")

    with monkeypatch.context() as patched:
        patched.setattr(settings, "save", full)
        window.window_settings.save()
        window.window_settings.save()
    assert len(window.notices.texts) == 1
    window.window_settings.save()
    assert not window.notices.texts


def test_a_damaged_settings_file_is_set_aside_and_reported(start: Start, data: Path) -> None:
    settings_file(data).write_text("{ not json", encoding="utf-8")
    window = start(data)
    assert window.settings == settings.Settings(columns=window.settings.columns, geometry=window.settings.geometry)
    assert any("settings are damaged" in text for text in window.notices.texts)
    assert (data / "settings.damaged.json").read_text(encoding="utf-8") == "{ not json"


@pytest.mark.usefixtures("nothing_prebuilt")
def test_a_damaged_index_is_rebuilt_and_reported(qtbot: QtBot, start: Start, data: Path, shows: Shows) -> None:
    for file in index_folder(cache_folder()).rglob("*"):
        if file.is_file():
            file.unlink()
            file.write_bytes(b"\x00damaged")
    window = start(data)
    assert any("index was damaged" in text for text in window.notices.texts)
    qtbot.keyClicks(window.omnibox, "16-5")
    shows(window, "rules:16-4")


def test_damaged_shipped_data_is_rebuilt_and_only_logged(
    qtbot: QtBot, start: Start, data: Path, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generations, "PREBUILT_FOLDER", shutil.copytree(built, tmp_path / "prebuilt"))
    (seal,) = (tmp_path / "prebuilt" / "scenes").rglob("seal")
    seal.write_bytes(b"damaged")
    shutil.rmtree(cache_folder() / "scenes")
    ready_scenes.cache_clear()
    window = start(data)
    window.find_scenes()
    log = fault_log_file(data)
    qtbot.waitUntil(lambda: log.exists() and seal.parent.name in log.read_text("utf-8"))
    assert not window.notices.texts


def test_damaged_bookmarks_are_set_aside_and_reported(start: Start, data: Path) -> None:
    bookmarks_file(data).write_bytes(b"no database at all" * 100)
    window = start(data)
    assert any("bookmarks are damaged" in text for text in window.notices.texts)
    go(window, "rules:16-4")
    window.toggle_bookmark()
    assert window.columns.bookmarks.model.rowCount() == 1


def test_a_notice_can_be_closed(window: Window) -> None:
    window.notices.show_notice("a notice")
    assert window.notices.isVisible()
    window.notices.dismiss("a notice")
    assert not window.notices.isVisible()


def test_missing_fonts_are_reported_with_their_package(qtbot: QtBot, data: Path) -> None:
    window = Window(data, lacking=lambda: ("ja", "zh-Hant"))
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.opened):
        window.show()
    (text,) = window.notices.texts
    assert "fonts-noto-cjk" in text
    assert "Japanese, Traditional Chinese" in text


@pytest.mark.usefixtures("nothing_prebuilt")
def test_the_window_closes_while_the_index_is_being_built(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    window = Window(tmp_path / "data")
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitSignal(window.rules_opening.progressed):
        pass
    window.close()
    assert window._pool.activeThreadCount() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit, QSpinBox, QComboBox, QCheckBox])
def test_fields_and_boxes_have_a_frame(qapp: QApplication, qtbot: QtBot, kind: type[QWidget], scheme: str) -> None:
    """Input fields are recognizable, also in dark mode."""
    apply_scheme(qapp, scheme)
    ground = QWidget()
    qtbot.addWidget(ground)
    field = kind(ground)
    field.setGeometry(10, 10, 120, 30)
    ground.resize(150, 60)
    ground.show()
    image = ground.grab().toImage()
    ratio = image.devicePixelRatio()
    row = round(25 * ratio)
    across = [image.pixelColor(x, row).lightnessF() for x in range(round(60 * ratio))]
    outside, inside = across[0], across[round(18 * ratio)]
    frame = max(across, key=lambda lightness: min(abs(lightness - outside), abs(lightness - inside)))
    assert min(abs(frame - outside), abs(frame - inside)) > 0.08
