"""Each requested phrase file is written off the interface thread."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from judgeapp.ui.cards.lesson_work import LessonWork


def test_each_of_several_files_in_a_row_is_written(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QObject()
    work = LessonWork(tmp_path, parent)
    files = [tmp_path / f"phrases{number}.yaml" for number in range(3)]
    for file in files:
        work.export(file)
    work.compare([tmp_path / "of others.yaml"])
    qtbot.waitUntil(lambda: work.is_idle)
    work.close()
    assert [file.exists() for file in files] == [True] * 3
