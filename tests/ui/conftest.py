"""The real window on the offscreen platform, with a real index that is built once."""

from __future__ import annotations

import gc
import os
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QSpacerItem, QWidgetItem
from pytestqt.qtbot import QtBot

import judgeapp.library
from judgeapp.cards.facts import read_entry
from judgeapp.desk.folder import CACHE_VARIABLE, cards_file, index_folder
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.storage import schema
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.exploring import explore
from judgeapp.library import Library, open_library
from judgeapp.questions.opening import QuestionProgress
from judgeapp.search.indexing import IndexProgress
from judgeapp.table.scene import Scene
from judgeapp.table.scenes import ready_scenes
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.application import application
from judgeapp.ui.table import table_files
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.lists import row_painting
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import apply_scheme
from judgeapp.ui.window.window import Window
from tests.cards.made import EGG, JAPANESE, entry
from tests.exploring.lending import lending
from tests.table.conftest import DUEL
from tests.ui.driving import NOT_UNDERSTOOD, UNDERSTOOD
from tests.ui.lettering import LETTERS, SIGNS, letters, signs
from tests.ui.table.conftest import open_file, written
from tests.workers import left_alone, linked

HERE = Path(__file__).parent
# Long enough for the slowest machine; a wait that fails takes this long.
PATIENCE_MS = 120_000
NEVER_MS = 2**31 - 1
# JUDGEAPP_FONTS=installed uses the machine's fonts.
FONTS = "JUDGEAPP_FONTS"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Qt warnings fail the tests of this folder, except those about the offscreen platform's limits and the machine's
    locale."""
    known = ("^This plugin does not support", "^Detected locale")
    here = f"{HERE}{os.sep}"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore(*known, extend=True))


@pytest.fixture(scope="session")
def qapp(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QApplication]:
    """The application with its own test fonts, isolated from the machine's."""
    made = QApplication.instance()
    if isinstance(made, QApplication):  # created by this fixture for another folder's tests
        yield made
        return
    if FONTS in os.environ:
        yield application()
        return
    nothing = tmp_path_factory.mktemp("fonts") / "nothing.conf"
    nothing.write_text("<fontconfig/>", encoding="utf-8")
    os.environ["FONTCONFIG_FILE"] = str(nothing)
    app = application()
    for font in (letters(LETTERS), letters(LETTERS, bold=True), signs(SIGNS)):
        assert QFontDatabase.addApplicationFontFromData(font) >= 0
    app.setFont(QFont(LETTERS, 9))
    with pytest.MonkeyPatch.context() as patch:
        for language in fonts._FAMILIES:
            patch.setitem(fonts._FAMILIES, language, (SIGNS,))
        yield app


class PatientBot(QtBot):
    """Waits patiently on slow machines."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitExposed(self, widget: Any, *, timeout: int = PATIENCE_MS) -> Any:
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture
def data(built: Path, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty data folder, and a cache folder with an index. All windows share one library while its index is the
    built one, as nothing in it changes."""
    cache = linked(built, tmp_path / "cache")
    monkeypatch.setenv(CACHE_VARIABLE, str(cache))
    own = index_folder(cache)
    before = _seals(own)

    def opened(
        index: Path,
        progress: Callable[[IndexProgress | QuestionProgress], None],
        editions: Any = (),
        leading: Callable[[], LeadingEdition | None] = lambda: None,
    ) -> Library:
        is_built = index == own and _seals(own) == before and not editions
        return _led(library, built, leading()) if is_built else open_library(index, progress, editions, leading)

    monkeypatch.setattr(judgeapp.library, "open_library", opened)
    folder = tmp_path / "data"
    folder.mkdir()
    with left_alone(built):
        yield folder


_opened: dict[LeadingEdition, Library] = {}


@pytest.fixture
def with_cards(data: Path) -> Path:
    """A data folder with an index and some cards."""
    library, _ = open_cards(cards_file(data))
    for item in (entry(), EGG, JAPANESE, entry("TS1-011", effect=f"{UNDERSTOOD} {NOT_UNDERSTOOD}")):
        library.put(read_entry(item).record, "own.jsonl")
    library.close()
    return data


def _led(library: Library, built: Path, leading: LeadingEdition | None) -> Library:
    """The library led by an edition, opened once."""
    if leading is None:
        return library
    if leading not in _opened:
        _opened[leading] = open_library(index_folder(built), leading=lambda: leading)
    return _opened[leading]


def _seals(folder: Path) -> list[bytes]:
    """Checksums of all indexes in a folder."""
    return [file.read_bytes() for file in sorted(folder.glob("*/seal"))]


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip waiting for the disk, as these tests cut no power. The tests of damage do wait."""

    def prepare(connection: sqlite3.Connection) -> None:
        prepared(connection)
        connection.execute("PRAGMA synchronous = OFF")

    prepared = schema.prepare
    monkeypatch.setattr(schema, "prepare", prepare)
    monkeypatch.setattr(os, "fsync", lambda handle: None)


@pytest.fixture(autouse=True, scope="module")
def shared_workers() -> Iterator[None]:
    """Tests of a module explore with the same processes. Those of tests/exploring start their own."""
    with lending() as lent, pytest.MonkeyPatch.context() as patch:
        patch.setattr(explore, "started_workers", lent)
        yield


@pytest.fixture(autouse=True)
def own_looks(qapp: QApplication) -> Iterator[None]:
    """Reset fonts and colors that a window has changed."""
    font = qapp.font()
    yield
    qapp.setFont(font)
    apply_scheme(qapp, "system")


@pytest.fixture
def start(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Path], Window]]:
    """Open the window on a data folder and wait for the rules. Missing fonts aren't reported, built-in scenes are only
    imported on request, and editions are aligned at once, as a test would wait for it."""
    monkeypatch.setattr("judgeapp.ui.window.window._SCENES_AFTER_MS", NEVER_MS)
    monkeypatch.setattr("judgeapp.ui.window.edition_aligner._START_AFTER_MS", 0)
    # Free the last window while it is in a young generation; otherwise a full collection would find hundreds.
    gc.collect(1)
    windows: list[Window] = []

    def start_window(folder: Path, news: str = "") -> Window:
        window = Window(folder, lacking=lambda: (), news=news)
        windows.append(window)
        with qtbot.waitSignal(window.opened):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.omnibox.hasFocus)
        return window

    yield start_window
    freed = freed_items()
    for window in windows:
        window.close()
        window.deleteLater()
        # Delete now, so that later changes to the application don't reach a closed window.
        QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    assert not freed, "a layout was handed over filled, and something was taken out of it"


def freed_items() -> list[QLayoutItem]:
    """Freed layout items that PySide still holds: it would mistake new objects at their address for them."""
    # By their very types: a table has thousands of wrappers, and `isinstance` takes several times as long.
    wrappers = shiboken6.getAllValidWrappers()
    held = [entry for entry in wrappers if type(entry) is QWidgetItem or type(entry) is QSpacerItem]
    if not held:
        return []
    windows = QApplication.topLevelWidgets()
    # By index: asking a layout for its items would make PySide hold them.
    layouts = [layout for window in windows for layout in window.findChildren(QLayout)]
    return [item for item in held if all(layout.indexOf(item) < 0 for layout in layouts)]


@pytest.fixture
def window(start: Callable[[Path], Window], data: Path) -> Window:
    return start(data)


@pytest.fixture
def shows(qtbot: QtBot) -> Callable[[Window, str], None]:
    """Wait until the reader shows a passage."""

    def wait(window: Window, passage: str) -> None:
        def check() -> None:
            assert window.navigation is not None
            assert window.navigation.address == Address(Kind.PASSAGE, passage)

        qtbot.waitUntil(check)

    return wait


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Lengths of the texts that lists measure or lay out during the test: long ones are slow on any machine."""
    lengths: list[int] = []

    class Layout(QTextLayout):
        def __init__(self, text: str, font: QFont) -> None:
            lengths.append(len(text))
            super().__init__(text, font)

    class Metrics(QFontMetricsF):
        def elidedText(self, text: str, *how: Any) -> str:
            lengths.append(len(text))
            return super().elidedText(text, *how)

        def horizontalAdvance(self, text: str, *how: Any) -> float:
            lengths.append(len(text))
            return super().horizontalAdvance(text, *how)

    monkeypatch.setattr(row_painting, "QTextLayout", Layout)
    monkeypatch.setattr(row_painting, "QFontMetricsF", Metrics)
    return lengths


@pytest.fixture
def open_table(qtbot: QtBot, start: Callable[[Path], Window]) -> Callable[[Path], Table]:
    """Open the window on a data folder, and its table."""

    def opened(folder: Path) -> Table:
        window = start(folder)
        if window.settings.rail != "table":
            QTest.keyClick(window, Qt.Key.Key_5, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: window.table is not None and window.table.is_open)
        assert window.table is not None
        return window.table

    return opened


@cache
def some_scenes() -> tuple[Scene, ...]:
    """Ready scenes, without most answers' scenes."""
    scenes = ready_scenes()
    of_answers = [scene for scene in scenes if "/" in scene.key]
    return (*[scene for scene in scenes if "/" not in scene.key][::8], *of_answers[::80])


@pytest.fixture
def sit_at(
    open_table: Callable[[Path], Table], data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], Table]:
    """Open the window with a scenario on its table. Its list has only some of the built-in scenes, as laying out all of
    them would take half of the time."""

    def sat_down(scenario: str) -> Table:
        monkeypatch.setattr(table_files, "ready_scenes", some_scenes)
        table = open_table(data)
        open_file(table, written(tmp_path, scenario))
        return table

    return sat_down


@pytest.fixture
def table(sit_at: Callable[[str], Table]) -> Table:
    """A table with a varied position."""
    return sit_at(DUEL)
