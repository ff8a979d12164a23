"""The dialog in which a file is saved: its folder, and the ending of what was typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from judgeapp.ui.widgets.forms.dialogs import documents_folder, file_to_save


@pytest.mark.parametrize(
    ("typed", "kind", "written"),
    [
        ("appeal", "PDF (*.pdf)", "appeal.pdf"),
        ("appeal", "Markdown (*.md)", "appeal.md"),
        # The proposed ending is not the judge's, but a typed one is.
        ("ruling.pdf", "Page (*.html)", "ruling.html"),
        ("ruling.pdf", "PDF (*.pdf)", "ruling.pdf"),
        ("appeal.md", "PDF (*.pdf)", "appeal.md"),
        ("Rules 3.6", "PDF (*.pdf)", "Rules 3.6.pdf"),
    ],
)
def test_a_file_is_of_the_chosen_kind(
    typed: str, kind: str, written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    parent, proposed = QWidget(), list[Path]()
    qtbot.addWidget(parent)

    def choose(_: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        proposed.append(Path(name))
        return str(tmp_path / typed), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    kinds = "PDF (*.pdf);;Page (*.html);;Markdown (*.md)"
    assert file_to_save(parent, "Save rulings", "ruling.pdf", kinds) == tmp_path / written
    # Not in the folder that the program happened to be started from.
    assert proposed == [documents_folder() / "ruling.pdf"]
