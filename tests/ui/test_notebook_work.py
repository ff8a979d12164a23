"""Each requested file of rulings is written off the interface thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.ui.rulings.notebook_work import NotebookWork
from tests.rulings.made import EVERYTHING


@pytest.fixture
def ruling(tmp_path: Path) -> str:
    """Id of a ruling saved in the test's folder."""
    notebook, _ = open_notebook(notebook_file(tmp_path))
    with closing(notebook):
        return notebook.add(EVERYTHING, "Ken").ruling


@pytest.fixture
def work(qapp: object, tmp_path: Path) -> Iterator[NotebookWork]:
    parent = QObject()
    made = NotebookWork(tmp_path, parent)
    yield made
    made.close()


def test_each_of_several_files_in_a_row_is_written(
    qtbot: QtBot, work: NotebookWork, ruling: str, tmp_path: Path
) -> None:
    files = [tmp_path / f"rulings{number}.txt" for number in range(3)]
    for file in files:
        work.export([ruling], file)
    work.look(tmp_path / "of others.txt")
    qtbot.waitUntil(lambda: work.is_idle)
    assert [file.exists() for file in files] == [True] * 3


def test_a_file_is_written_even_if_the_window_closes_right_after(
    work: NotebookWork, ruling: str, tmp_path: Path
) -> None:
    work.export([ruling], tmp_path / "rulings.txt")
    work.close()
    assert EVERYTHING.judge in (tmp_path / "rulings.txt").read_text(encoding="utf-8")
