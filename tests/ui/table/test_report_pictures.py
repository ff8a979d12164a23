"""The board in a report has the judge's own card pictures, however late they arrive."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.pictures import CardPictures
from tests.ui.table.conftest import open_file, report_on, written
from tests.ui.test_card_pictures import drawn, pictures

__all__ = ["pictures"]

SCENE = """\
title: A card with a picture
cards: {Wickmon: {number: ZZ1-003, level: 3, dp: 2000}}
position: {A: {battle: [Wickmon]}}
steps: []
"""


def test_a_picture_that_loads_later_is_in_the_report(
    table: Table, qtbot: QtBot, tmp_path: Path, pictures: CardPictures
) -> None:
    open_file(table, written(tmp_path, SCENE))
    table.pages_controller.report()
    table.pages.report.part.settle()
    without = report_on(table.pages.report.part).picture
    folder = tmp_path / "pictures"
    folder.mkdir()
    drawn(folder / "ZZ1-003.png")
    pictures.use_folder(str(folder))
    qtbot.waitUntil(lambda: report_on(table.pages.report.part).picture != without, timeout=30_000)
