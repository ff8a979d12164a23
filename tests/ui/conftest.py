"""The real window on the offscreen platform, over a real index that is built once."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import index_folder
from judgeapp.library import open_library
from judgeapp.ui.address import PASSAGE, Address
from judgeapp.ui.application import application
from judgeapp.ui.window.window import Window

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Here a warning of Qt fails the test, but for one that the offscreen platform always has."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore("propagateSizeHints", extend=True))


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    return application()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with an index. Never written to: tests copy it."""
    folder = tmp_path_factory.mktemp("built")
    open_library(index_folder(folder))
    return folder


@pytest.fixture
def data(built: Path, tmp_path: Path) -> Path:
    """A data folder of the test's own, with an index and nothing else."""
    folder = tmp_path / "data"
    shutil.copytree(built, folder)
    return folder


@pytest.fixture(autouse=True)
def own_font(qapp: QApplication) -> Iterator[None]:
    """A window that enlarged its text leaves nothing of it to the next one."""
    font = qapp.font()
    yield
    qapp.setFont(font)


@pytest.fixture
def start(qtbot: QtBot) -> Iterator[Callable[[Path], Window]]:
    """Open the window on a data folder and wait until the rules are there."""
    windows: list[Window] = []

    def start_window(folder: Path) -> Window:
        window = Window(folder)
        windows.append(window)
        with qtbot.waitSignal(window.opened, timeout=60_000):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.omnibox.hasFocus)
        return window

    yield start_window
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def window(start: Callable[[Path], Window], data: Path) -> Window:
    return start(data)


@pytest.fixture
def shows(qtbot: QtBot) -> Callable[[Window, str], None]:
    """Wait until the reader shows a passage."""

    def wait(window: Window, passage: str) -> None:
        def check() -> None:
            assert window.navigation is not None
            assert window.navigation.address == Address(PASSAGE, passage)

        qtbot.waitUntil(check, timeout=20_000)

    return wait
